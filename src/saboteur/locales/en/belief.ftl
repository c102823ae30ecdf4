## What bots and hints believe about players, and why. $odds are log odds: above 0 speaks for a saboteur.

percent = { $value }%
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
belief-line = { $name } { $percent }%: { $terms }
belief-line-bare = { $name } { $percent }%
belief-term = { $what } { $odds }
belief-prior = the role cards
belief-others = the others
belief-known = known for sure
belief-left = how many goals it may still lie under
belief-said-gold = { $who } said there is gold under { $cell }
belief-said-stone = { $who } said there is no gold under { $cell }
belief-pointed = { $who } looked under a goal and then dug at { $cell }
belief-other = something else
belief-times = { $count ->
        [2] twice
       *[other] { $count } times
    }
belief-forward = dug ahead at { $cell }
belief-aside = a card that leads nowhere at { $cell }
belief-back = blocked the way at { $cell }
belief-astray = dug at { $cell } although they knew better
belief-clear = cleared the way at { $cell }
belief-rockfall = a useless rockfall at { $cell }
belief-cut = cut off the way at { $cell }
belief-discard = discarded a card with no tool broken
belief-discard-broken = discarded a card
belief-map = looked under a goal
belief-door-blue = a blue door at { $cell }
belief-door-green = a green door at { $cell }
belief-crystal = a crystal at { $cell }
belief-break = { $target ->
        [me] broke your { $tool }
       *[other] broke { $name }’s { $tool }
    }
belief-repair = { $target ->
        [me] repaired your { $tool }
       *[other] repaired { $name }’s { $tool }
    }
belief-trap = { $target ->
        [me] trapped you
       *[other] trapped { $name }
    }
belief-free = { $target ->
        [me] freed you
       *[other] freed { $name }
    }
belief-equip-own = equipped a member of their own clan
belief-equip-other = equipped a member of the other clan
belief-accuse = { $target ->
        [me] accused you
       *[other] accused { $name }
    }
belief-accuse-own = accused a member of their own clan
belief-accuse-other = accused a member of the other clan
belief-vouch = { $target ->
        [me] trusts you
       *[other] trusts { $name }
    }
belief-vouch-own = trusts a member of their own clan
belief-vouch-other = trusts a member of the other clan
belief-lie = said something false about { $cell }
belief-truth = told the truth about { $cell }
belief-theft = put a theft card in front of themselves
belief-mend-self = paid with cards to get rid of a card in front of them
belief-swap-hands = swapped hands
belief-swap-hat = gave somebody a new role
belief-swap-own-hat = took a new role
belief-inspect = looked at somebody’s role
belief-hands-off = took a theft card away
belief-harmed-knowing = { $name } knows their role and harmed them
belief-helped-knowing = { $name } knows their role and helped them
belief-hunt-own = led a creature to a member of their own clan
belief-hunt-other = led a creature to a member of the other clan
belief-hinder-own = hindered a member of their own clan at { $cell }
belief-hinder-other = hindered a member of the other clan at { $cell }
belief-vote-own = voted for what suits their clan
belief-vote-other = voted for what suits the other clan

## The same, done several times.

belief-many-forward = dug ahead { $times }
belief-many-aside = laid a card that leads nowhere { $times }
belief-many-back = blocked the way { $times }
belief-many-astray = dug { $times } although they knew better
belief-many-clear = cleared the way { $times }
belief-many-rockfall = caused useless rockfalls { $times }
belief-many-cut = cut off the way { $times }
belief-many-discard = discarded cards { $times } with no tool broken
belief-many-discard-broken = discarded cards { $times }
belief-many-map = looked under a goal { $times }
belief-many-door-blue = laid a blue door { $times }
belief-many-door-green = laid a green door { $times }
belief-many-crystal = laid crystals { $times }
belief-many-break = broke tools { $times }
belief-many-repair = repaired tools { $times }
belief-many-trap = trapped others { $times }
belief-many-free = freed others { $times }
belief-many-equip-own = equipped their own clan { $times }
belief-many-equip-other = equipped the other clan { $times }
belief-many-accuse = accused others { $times }
belief-many-accuse-own = accused their own clan { $times }
belief-many-accuse-other = accused the other clan { $times }
belief-many-vouch = vouched for others { $times }
belief-many-vouch-own = vouched for their own clan { $times }
belief-many-vouch-other = vouched for the other clan { $times }
belief-many-lie = said something false about goals { $times }
belief-many-truth = told the truth about goals { $times }
belief-many-hunt-own = led creatures to their own clan { $times }
belief-many-hunt-other = led creatures to the other clan { $times }
belief-many-hinder-own = hindered their own clan { $times }
belief-many-hinder-other = hindered the other clan { $times }
belief-many-vote-own = voted for what suits their clan { $times }
belief-many-vote-other = voted for what suits the other clan { $times }
