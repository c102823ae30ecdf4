## A player's sheet: what everybody saw, what they claimed, and what I think of it.

sheet-open = About { $name }
sheet-round = This round
sheet-no-deeds = Has not played anything yet.
sheet-claims = Has claimed
sheet-tools = Tools
sheet-whole = { $tool }: intact
sheet-turns = { $turns ->
        [one] 1 action
       *[other] { $turns } actions
    }
sheet-you-know = You know: { $goal }
sheet-unproven = not proven
sheet-proved = proved true
sheet-refuted = proved false
sheet-others = Other players
sheet-own = This is what the others have seen of you.
sheet-suspicion = Your suspicion
sheet-marked = Your suspicion: { $mark }
sheet-mark-trusted = honest
sheet-mark-leaning = likely honest
sheet-mark-open = open
sheet-mark-doubt = suspicious
sheet-mark-saboteur = saboteur
sheet-note = Private note
sheet-note-empty = A note for yourself. Nobody else ever sees it.
sheet-did-lay = dug
sheet-did-map = looked
sheet-did-look = looked
sheet-did-rockfall = rockfall
sheet-did-discard = discarded
sheet-did-remove = discarded
sheet-did-repair = repaired
sheet-did-free = freed
sheet-did-trap = trapped
sheet-did-theft = theft
sheet-did-steal = stole
sheet-did-spare = took nothing
sheet-did-hands-off = hands off
sheet-did-swap-hats = new role
sheet-did-swap-hands = swapped hands
sheet-did-step = walked
sheet-did-leave = left the cave
sheet-did-vote = voted
sheet-did-propose-end = proposed to end
sheet-did-vein = took gold
sheet-did-lie = knocked down
sheet-did-stand = got up
sheet-did-equip = equipped
sheet-did-web = spider’s web
sheet-did-chop = hacked at a web
sheet-did-lose = lost a card
sheet-did-drop = lost gold
sheet-did-creature = lured it
sheet-did-prowl = led it
sheet-did-fend = fought it off
sheet-did-sit-out = sat out
sheet-did-key = key
sheet-did-bribe = bribed
sheet-did-mark = marker
sheet-did-collect = gold
sheet-did-take = took gold
sheet-did-look-aside = looked
sheet-did-no-effect = no effect
sheet-did-pay = paid

## The card counter.

count-title = Cards still out there
count-open = Cards still out there
count-out = out
count-mine = yours
count-seen = seen
count-unseen = { $cards ->
        [0] You have seen every card.
        [one] There is one card you have not seen: { $where }.
       *[other] You have not seen { $cards } cards: { $where }.
    }
count-pile = { $cards } in the deck
count-hands = { $cards } in hands
count-thrown = { $cards } discarded face down
count-aside = { $cards } out of play
count-kind-tunnel = Tunnels
count-kind-dead-end = Dead ends
count-kind-action = Actions
count-card = { $card }: { $out } out, { $mine } yours, { $seen } seen

## Who would win if it ended now?

winners-title = Who would win now?
winners-none = There is nothing to work out right now.
winners-ends = How the round ends
winners-reached = Treasure reached
winners-nobody = Nobody arrives
winners-goal = Which goal
winners-goal-at = { $cell } · { $cards ->
        [one] 1 card to go
       *[other] { $cards } cards to go
    }
winners-way = The way there: { $cells }. { $cards ->
        [one] One card is missing.
       *[other] At least { $cards } cards are missing.
    }
winners-free-both = No door bars this way: it counts for the team of the player who lays the last card.
winners-free-blue = A blue door ● lies on this way: the green team ▲ cannot pass, no matter who lays the last card.
winners-free-green = A green door ▲ lies on this way: the blue team ● cannot pass, no matter who lays the last card.
winners-free-none = Doors of both colours lie on this way: neither team can pass.
winners-not-reached = The treasure stays in the mountain: that is what saboteurs want.
winners-no-saboteurs = The treasure stays in the mountain, and there is no saboteur to cheer.
winners-connector = The last card is laid by
winners-depends = It depends
winners-if-other = somebody else
winners-if-present = if { $role } is among you
winners-if-absent = without a { $role }
winners-shares = Shares the treasure; the fewer win, the more for each
winners-less-boss = Wins with either team, 1 gold less
winners-less-profiteer = Shares in every win, 2 gold less
winners-crystals = { $crystals ->
        [0] No crystal lies open
        [one] 1 crystal lies open
       *[other] { $crystals } crystals lie open
    }
winners-loses = The treasure is not reached
winners-loses-reached = The way does not count for them
winners-trapped = { $name }: trapped, gets nothing
winners-maybe = perhaps nobody
winners-nothing = nothing
winners-gold = { $gold } gold
winners-unknown = Still unknown
winners-unknown-who = { $names }. Left among the role cards: { $roles }.
winners-known = Worked out from what you know, nothing else.
winners-clan = { $clan ->
        [yellow] the yellow clan
       *[blue] the blue clan
    }
winners-clan-nobody = nobody
winners-cave-wins = { $clan ->
        [yellow] The yellow clan would win.
       *[blue] The blue clan would win.
    }
winners-cave-nobody = Nobody would win: nobody has left the cave.
winners-cave-open = It depends on who works for whom.
winners-mine = You would be among the winners.
winners-mine-not = You would not be among the winners.
winners-mine-open = It is open whether you would be among them.
winners-treasure = { $rescued } × { $times } = { $treasure }
winners-multiplier = Gold brought out, times the dwarfs who work for the other clan.
winners-tied = If both are equal, the clan of the first dwarf outside wins.
winners-inside = Still in the cave, gold lost: { $names }.
winners-suppose = If { $name } is { $role }: { $count ->
        [one] { $clans } would win.
       *[other] open between { $clans }.
    }
