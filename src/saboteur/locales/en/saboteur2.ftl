## Saboteur 2: what happened.

event-trap = { $you ->
        [yes] You trap { $name }.
       *[no] { $target ->
            [you] { $who } traps you!
           *[other] { $who } traps { $name }.
        }
    }
event-free = { $you ->
        [yes] { $target ->
            [you] You free yourself.
           *[other] You free { $name }.
        }
       *[no] { $target ->
            [you] { $who } frees you.
            [self] { $who } breaks free.
           *[other] { $who } frees { $name }.
        }
    }
event-theft = { $you ->
        [yes] You plan a theft.
       *[no] { $who } plans a theft.
    }
event-hands-off = { $you ->
        [yes] { $target ->
            [you] You give up your own theft.
           *[other] You thwart { $name }’s theft.
        }
       *[no] { $target ->
            [you] { $who } thwarts your theft!
            [self] { $who } gives up their own theft.
           *[other] { $who } thwarts { $name }’s theft.
        }
    }
event-swap-hats = { $you ->
        [yes] { $target ->
            [you] You change your own role.
           *[other] You make { $name } change roles.
        }
       *[no] { $target ->
            [you] { $who } makes you change your role!
            [self] { $who } changes roles.
           *[other] { $who } makes { $name } change roles.
        }
    }
event-steal = { $you ->
        [yes] You steal 1 gold from { $name }.
       *[no] { $target ->
            [you] { $who } steals 1 gold from you!
           *[other] { $who } steals 1 gold from { $name }.
        }
    }
event-spare = { $you ->
        [yes] You steal nothing.
       *[no] { $who } steals nothing.
    }

## Saboteur 2: how a round ended.

result-doors-shut = The treasure was reached, but doors shut both teams out. { $you ->
        [yes] You made the connection.
       *[no] { $who } made the connection.
    }
round-won-others = The round goes only to { $names }.
round-won-blue-diggers = The blue gold-diggers win.
round-won-green-diggers = The green gold-diggers win.
verdict-connected = { $you ->
        [yes] You made the connection as { $role }.
       *[no] { $who } made the connection as { $role }.
    }
verdict-not-connected = Nobody made a connection to the treasure.
verdict-blue-free = This way has no green door to stop the blue team: { $cells }.
verdict-green-free = This way has no blue door to stop the green team: { $cells }.
verdict-blue-shut = Every way leads through a green door: the blue team is shut out.
verdict-green-shut = Every way leads through a blue door: the green team is shut out.
verdict-own-team = A gold-digger digs for their own team.
verdict-special = A gold-digger whose own team is shut out has dug for the other one.
verdict-share = { $count ->
        [one] There is one winner: { $names }. The share is { $share }.
       *[other] There are { $count } winners: { $names }. The share is { $share }.
    }
verdict-nobody = Nobody has a share in it.
verdict-less = { $you ->
        [yes] As { $role } you get { $less } less: { $gold }.
       *[no] { $who }, { $role }, gets { $less } less: { $gold }.
    }
verdict-left-out = { $you ->
        [yes] You would have won, but you are trapped: you get nothing and are not counted.
       *[no] { $who } would have won, but is trapped: they get nothing and are not counted.
    }
verdict-mined = { $crystals ->
        [one] 1 crystal lies in the maze;
       *[other] { $crystals } crystals lie in the maze;
    } { $you ->
        [yes] as geologist you get { $gold }.
       *[no] { $who }, a geologist, gets { $gold }.
    }
verdict-stole = { $you ->
        [yes] You stole 1 gold from { $name }.
       *[no] { $target ->
            [you] { $who } stole 1 gold from you.
           *[other] { $who } stole 1 gold from { $name }.
        }
    }

## Saboteur 2: questions and answers.

prompt-turn-trapped = Your turn, but you are trapped and cannot dig. Choose a card ({ $cards }).
prompt-steal = Your theft: who do you take 1 gold from?
answer-steal = { $name }
legend-team-door = door of a team, Green or Blue: the other team cannot pass when the gold is shared out
legend-ladders = ladder: joined to the start and to all other ladders
legend-crystal = crystal, 1 gold for the geologists
front-trapped = trapped
    .short = trapped
front-theft = theft
    .short = theft

## Saboteur 2: cards.

card-ladder = tunnel with a ladder
    .a = a tunnel with a ladder
    .short = ladder
    .help = Joined to the start and to all other ladders, wherever it lies. It needs no way back, only a neighbour; never beside a goal.
card-door-blue = tunnel with a blue door
    .a = a tunnel with a blue door
    .short = blue door
    .help = Anyone may build on behind it, but when the gold is shared out green gold-diggers cannot pass.
card-door-green = tunnel with a green door
    .a = a tunnel with a green door
    .short = green door
    .help = Anyone may build on behind it, but when the gold is shared out blue gold-diggers cannot pass.
card-crystal = tunnel with a crystal
    .a = a tunnel with a crystal
    .short = crystal
    .help = A tunnel like any other; the crystal is worth 1 gold to the geologists as long as it lies in the maze.
card-theft = theft
    .a = a theft
    .short = theft
    .help = Lies in front of you. When the round is over you may take 1 gold from someone, unless you are trapped.
card-hands-off = hands off
    .a = a “hands off” card
    .short = hands off
    .help = Takes a theft away from anyone.
card-swap-hats = hat swap
    .a = a hat swap
    .short = hat swap
    .help = Choose anyone, you included: they give up their role unseen and draw a new one.
card-inspection = inspection
    .a = an inspection
    .short = inspection
    .help = Look at someone’s role. Nobody else learns what you saw.
card-swap-hands = hand swap
    .a = a hand swap
    .short = hand swap
    .help = You and another player exchange all hand cards. The other player draws a card, you do not.
card-trapped = trapped
    .a = a trap
    .short = trapped
    .help = Put it in front of someone else. They cannot lay paths, and if they are still trapped at the end, they get no gold.
card-free = freed
    .a = a release
    .short = freed
    .help = Frees a trapped player, you included.

## Saboteur 2: roles.

role-blue-digger = blue gold-digger
    .a = a blue gold-digger
    .aim = Dig a way to the gold for the blue team.
    .help = You win with the blue team if one of you, or someone of neither team, makes the connection and a way is free of green doors. If a green gold-digger makes it, you win only if the green team is shut out and yours is not.
role-green-digger = green gold-digger
    .a = a green gold-digger
    .aim = Dig a way to the gold for the green team.
    .help = You win with the green team if one of you, or someone of neither team, makes the connection and a way is free of blue doors. If a blue gold-digger makes it, you win only if the blue team is shut out and yours is not.
role-boss = boss
    .a = the boss
    .aim = Dig a way to the gold, no matter for whom.
    .help = You win whenever the treasure is reached, but get 1 gold less than the others.
role-profiteer = profiteer
    .a = the profiteer
    .aim = Be there when someone wins.
    .help = You win with the diggers as well as with the saboteurs, but get 2 gold less than they do.
role-geologist = geologist
    .a = a geologist
    .aim = Fill the maze with crystals.
    .help = You do not care about the treasure: you get 1 gold for each crystal in the maze when the round is over. Two geologists share.

## Saboteur 2: options.

option-boss_solo = when doors shut both teams out
    .true = the boss wins
    .false = the boss does not win
option-profiteer_solo = the profiteer
    .true = can win alone
    .false = never wins alone
option-profiteer_always = the profiteer wins
    .true = always
    .false = only with others, by their own connection, or if there is no saboteur
option-trapped_geologist_paid = a trapped geologist
    .true = is paid for crystals
    .false = gets nothing
option-sit_out = a player without cards sits out
    .rest_of_round = for the rest of the round
    .while_empty = until they get one
