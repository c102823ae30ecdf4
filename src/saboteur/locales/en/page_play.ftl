## Playing on the page: the one sentence that says what to do.

play-hint-turn = Your turn: choose a card
play-hint-stuck = Your turn: you cannot play anything, discard a card
play-hint-stuck-pay = Your turn: discard, or pay two cards to get free
play-hint-place = Choose one of the marked places
play-hint-target = Choose one of the marked places
play-hint-seat = Choose a player
play-hint-own-seat = Choose yourself
play-hint-option = Play it?
play-hint-useless = No use for it now. You can discard it
play-hint-again = Once more to dig here
play-hint-again-target = Once more to confirm
play-hint-which = Which one?
play-hint-sure = Confirm, or choose something else
play-hint-discard = { $count ->
        [0] Choose what to discard
        [one] Discard this card? { $more ->
            [yes] You may add others
           *[no] {""}
        }
       *[other] Discard these { $count } cards?
    }
play-hint-pay = { $count ->
        [2] Pay with these two cards?
       *[other] Choose two cards to pay with
    }
play-hint-take = Choose your share of the gold
play-hint-orient = Which way round should the goal lie?
play-hint-walk = { $steps ->
        [0] Your dwarf stays where it is. Anything else?
        [one] Move your dwarf: 1 more step
       *[other] Move your dwarf: { $steps } more steps
    }
play-hint-prowl = { $steps ->
        [one] Lead { $creature ->
            [rat] the rat
            [lindworm] the lindworm
           *[goblin] the goblin
        }: 1 step left
       *[other] Lead { $creature ->
            [rat] the rat
            [lindworm] the lindworm
           *[goblin] the goblin
        }: { $steps } steps left
    }
play-hint-fend = { $creature ->
        [rat] The rat attacks.
        [lindworm] The lindworm attacks.
       *[goblin] The goblin attacks.
    } Use an axe?
play-hint-vein = Take the gold and show your clan card?
play-hint-vote = End the match, because nobody can get out any more?
play-hint-propose-end = Propose to end the match? Everyone votes on it
play-hint-steal = Your theft: who do you take 1 gold from?
play-hint-bribe = Bribe a troll with a marker?
play-hint-mark = Put a marker on gold you can reach
play-hint-trolls = The trolls want their pay

## Why a card cannot be played.

play-why-not-your-turn = It is not your turn.
play-why-sent = Your move is on its way.
play-why-not-now = No move is possible at the moment.
play-why-question = Answer the question first.
play-why-broken = You cannot dig: one of your tools is broken.
play-why-trapped = You are trapped and cannot dig.
play-why-not-there = This card cannot be used there.
play-why-no-place = There is no place where this card fits.
play-why-no-target = There is nothing to use this card on now.
play-why-discard = You can discard the card.
play-why-seat-broken = { $lies ->
        [yes] This { $tool } is broken already.
       *[no] You cannot break your own { $tool }.
    }
play-why-seat-repair = { $game ->
        [duel] { $own ->
            [yes] Nothing of yours is broken that this card repairs.
           *[no] You can only repair your own tools.
        }
       *[other] Nothing is broken here that this card repairs.
    }
play-why-seat-trapped = { $lies ->
        [yes] This player is trapped already.
       *[no] You cannot trap yourself.
    }
play-why-seat-free = Nobody is trapped here.
play-why-seat-hands-off = No theft lies here.
play-why-seat-swap-hands = You cannot swap hands with yourself.
play-why-seat-inspection = You know your own role.
play-why-seat-information = { $own ->
        [yes] You know your own clan card.
       *[no] This clan card lies open already.
    }
play-why-seat-boots = Nobody wears two pairs of boots.

## What one can do, as a button says it.

play-do-discard = { $count ->
        [one] Discard
       *[other] Discard { $count } cards
    }
play-do-remove = Pay with these cards
play-whole-lay = lay { $card } at { $cell }
play-whole-discard = Discard: { $cards }
play-whole-remove = { $what }: { $cards }
play-do-pay-off = { $kind ->
        [broken] Repair the { $card } for two cards
        [trapped] Free yourself for two cards
       *[other] Get rid of the { $card } for two cards
    }
play-do-cancel = Back
play-do-turn = Turn
play-do-lay = Dig at { $cell }
play-do-broken = Break { $name }’s { $tool }
    .own = Break your own { $tool }
play-do-repair = Repair { $name }’s { $tool }
    .own = Repair your { $tool }
play-do-theft = Plan a theft
play-do-hands-off = Thwart { $name }’s theft
    .own = Give up your own theft
play-do-swap-hats = Make { $name } change roles
    .own = Change your own role
play-do-inspection = Look at { $name }’s role
play-do-swap-hands = Swap hands with { $name }
play-do-trapped = Trap { $name }
play-do-free = Free { $name }
    .own = Free yourself
play-do-boots = Give { $name } the boots
    .own = Put the boots on
play-do-axe = Give { $name } the axe
    .own = Take the axe
play-do-information = Look at { $name }’s clan card
play-do-information-cell = Look under { $cell }
play-do-map = Look under { $cell }
play-do-rockfall = Bring down { $cell }
play-do-key = Open the door at { $cell }
play-do-web = Spin a web between { $cell } and { $beyond }
play-do-rat = Lure the rat to { $cell }
play-do-lindworm = Lure the lindworm to { $cell }
play-do-goblin = Lure the goblin to { $cell }
play-do-play = Play { $card }
play-do-take = Take { $value } gold
play-do-take-vein = Take the gold
play-do-orient = This way round
play-do-steal = Steal from { $name }
play-do-pass = Take nothing
play-do-bribe = Bribe the troll at { $cell }
play-do-mark = Mark the gold at { $cell }
play-do-done = No bribe
play-do-pay = Pay { $values }
play-do-step = Step to { $cell }
play-do-stop = Stay here
play-do-chop = Hack at the web between { $cell } and { $beyond }
play-do-fend = Use the axe
play-do-suffer = Take the hit
play-do-propose-end = Propose to end
play-do-agree = Agree
play-do-refuse = Refuse

## The board for those who listen to it.

play-board = The mine
play-board-help = Numbers choose cards and answers, arrow keys move, Enter chooses, R turns the card, D discards it, I explains, Escape goes back.
play-hand = Your cards
play-options = Your choice
play-cell-empty = empty
play-cell-start = start
play-cell-lit = lit
play-cell-far = lit for the other side only
play-cell-cold = cut off
play-cell-hidden = hidden goal
play-cell-known = hidden goal, you know: { $goal }
play-cell-lay = you can dig here
play-cell-choose = can be chosen
play-cell-aimed = chosen, press again to confirm
play-cell-last = last move
play-cell-figure = dwarf of { $name }
play-cell-creature = { $creature ->
        [rat] rat
        [lindworm] lindworm
       *[goblin] goblin
    }
play-cell-web = web { $side }
play-cell-marker = marker of { $name }
play-cell-key = key of { $name }
play-joined = { $sides } joined
play-stubs = dead end { $sides }
play-side-N = top
play-side-E = right
play-side-S = bottom
play-side-W = left
play-shape-joined = Open: { $sides }; joined inside.
play-shape-apart = Open: { $sides }; nothing inside is joined.
play-hold = Tip: press and hold a card to see what it does.
play-feature-crystal = crystal
play-feature-door = { $kind ->
        [blue] blue door
       *[green] green door
    }
play-feature-ladder = { $kind ->
        [blue] blue ladder
        [green] green ladder
       *[none] ladder
    }
play-feature-gold = { $kind } gold
play-feature-troll = troll
play-feature-hole = dark hole
play-feature-vein = gold vein
play-feature-bridge = wooden bridge
play-feature-tunnel = tunnel
play-feature-exit = exit
play-card-selected = chosen
play-card-locked = cannot be played
play-zoom-in = Larger
play-zoom-out = Smaller
play-zoom-fit = Show everything
play-zoom-near = Come closer
play-explain = What is this card?
play-close = Close
