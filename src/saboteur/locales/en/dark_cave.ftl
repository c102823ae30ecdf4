## The Dark Cave: what happened.

event-sit-out = { $you ->
        [yes] You hold no card and sit this turn out.
       *[no] { $who } holds no card and sits this turn out.
    }
event-step = { $you ->
        [yes] You step to { $field }.
       *[no] { $who } steps to { $field }.
    }
event-creature = { $you ->
        [yes] You lure { $card } to { $field }.
       *[no] { $who } lures { $card } to { $field }.
    }
event-prowl = { $creature } creeps to { $field }.
event-vanish = { $creature } disappears into the dark.
event-fend = { $you ->
        [yes] You drive { $creature } away with your axe!
       *[no] { $who } drives { $creature } away with an axe!
    }
event-lose = { $you ->
        [yes] You lose { $card } for good.
       *[no] { $known ->
            [yes] { $who } loses { $card } for good.
           *[no] { $who } loses a hand card for good.
        }
    }
event-drop = { $you ->
        [yes] You lose 1 gold.
       *[no] { $who } loses 1 gold.
    }
event-lie = { $you ->
        [yes] Your dwarf is knocked down and will not move in your next turn.
       *[no] { $who }’s dwarf is knocked down and will not move next turn.
    }
event-stand = { $you ->
        [yes] Your dwarf gets up, but does not move in this turn.
       *[no] { $who }’s dwarf gets up, but does not move in this turn.
    }
event-vein = { $you ->
        [yes] You take the gold from the vein at { $cell }.
       *[no] { $who } takes the gold from the vein at { $cell }.
    }
event-look-aside = { $you ->
        [yes] You look at a clan card set aside: { $role }.
       *[no] { $known ->
            [yes] { $who } looks at a clan card set aside: { $role }.
           *[no] { $who } looks at a clan card set aside.
        }
    }
event-web = { $you ->
        [yes] You spin a web between { $cell } and { $beyond }.
       *[no] { $who } spins a web between { $cell } and { $beyond }.
    }
event-chop = { $you ->
        [yes] You hack at the web between { $cell } and { $beyond }.
       *[no] { $who } hacks at the web between { $cell } and { $beyond }.
    }
event-fray = The web between { $cell } and { $beyond } wears thin.
event-web-gone = The web between { $cell } and { $beyond } is gone.
event-equip = { $you ->
        [yes] { $target ->
            [you] You get { $card }.
           *[other] You give { $name } { $card }.
        }
       *[no] { $target ->
            [you] { $who } gives you { $card }.
            [self] { $who } gets { $card }.
           *[other] { $who } gives { $name } { $card }.
        }
    }
event-leave = { $you ->
        [yes] You are out of the cave!
       *[no] { $who } is out of the cave!
    }
event-propose-end = { $you ->
        [yes] You propose to end the match: nobody can reach the exit any more.
       *[no] { $who } proposes to end the match: nobody can reach the exit any more.
    }
event-vote = { $you ->
        [yes] { $vote ->
            [agree] You agree.
           *[refuse] You refuse; the match goes on.
        }
       *[no] { $vote ->
            [agree] { $who } agrees.
           *[refuse] { $who } refuses; the match goes on.
        }
    }
event-treasures = Treasure of the yellow clan: { $yellow }, of the blue clan: { $blue }.

## How it ended.

result-clan-out = Everyone who works for one of the clans is out of the cave.
result-cards-used-up = All cards are used up.
result-agreed = Everyone agreed that nobody can reach the exit any more.
outcome-greater-treasure = { $you ->
        [yes] Your side saved the greater treasure. You win!
       *[no] { $who }’s side saved the greater treasure and wins.
    }
outcome-first-out = { $you ->
        [yes] Both treasures are worth the same, but the first dwarf out worked for your side. You win!
       *[no] Both treasures are worth the same; the first dwarf out worked for { $who }’s side, and it wins.
    }
outcome-nobody-left = Nobody got out of the cave. Nobody wins.

## Questions.

prompt-walk = { $steps ->
        [0] Your dwarf stays here. Anything else?
        [one] Move your dwarf? 1 step left.
       *[other] Move your dwarf? { $steps } steps left.
    }
prompt-prowl = { $steps ->
        [one] { $creature }: where to? 1 step left.
       *[other] { $creature }: where to? { $steps } steps left.
    }
prompt-fend = { $creature } attacks! Use an axe?
prompt-vein = Take the gold from the vein and show your clan card?
prompt-vote = End the match now, because nobody can reach the exit any more?

## Answers.

answer-stop = stay here
answer-suffer = take the hit
answer-propose-end = propose to end the match
answer-agree = agree
answer-refuse = refuse
answer-pass = leave it
answer-fend = use the axe
answer-take = take it
answer-step = step to { $field }
answer-chop = hack at the web between { $cell } and { $beyond }

## Cards.

card-cave-hole = tunnel with a dark hole
    .a = a tunnel with a dark hole
    .short = dark hole
    .help = Creatures come out of dark holes. Otherwise it is a tunnel like any other.
card-cave-ladder = tunnel with a ladder
    .a = a tunnel with a ladder
    .short = ladder
    .help = All ladders are one step apart, wherever they are; the start card has one.
card-cave-bridge = bridge
    .a = a bridge
    .short = bridge
    .help = Two ways that do not meet. Crossing the wooden one costs you a random hand card; the one below is free.
card-cave-tunnel = two curves with a tunnel
    .a = two curves with a tunnel
    .short = tunnel
    .help = The tunnel joins the two curves. Entering it costs you 1 gold, if you have any.
card-cave-vein = tunnel with a gold vein
    .a = a tunnel with a gold vein
    .short = gold vein
    .help = A dwarf that stops on the vein takes its gold, and its player has to show their clan card.
card-cave-information = secret information
    .a = a secret information card
    .short = information
    .help = Look at a hidden goal or at someone’s clan card. Nobody else learns what you saw.
card-cave-rockfall = rockfall
    .a = a rockfall
    .short = rockfall
    .help = Removes a tunnel on which neither a dwarf nor a creature stands. Start and goals stay.
card-cave-swap-hands = hand swap
    .a = a hand swap
    .short = hand swap
    .help = You and another player exchange all hand cards. The other player draws the card at the end of your turn.
card-cave-web = spider’s web
    .a = a spider’s web
    .short = web
    .help = Bars a joint between two cards, or an open end, for two rounds. Neither dwarfs nor creatures get through.
card-cave-boots = boots
    .a = a pair of boots
    .short = boots
    .help = With them on, you may walk one step further every turn. Nobody wears two pairs.
card-cave-axe = battle axe
    .a = a battle axe
    .short = axe
    .help = Lies in front of a player. It weakens a web beside their dwarf, or drives an attacking creature away.
card-cave-rat = rat
    .a = a rat
    .short = rat
    .help = Comes out of a dark hole or goes on from where it is, up to 3 steps. Dwarfs it meets lose a random hand card.
card-cave-lindworm = lindworm
    .a = a lindworm
    .short = lindworm
    .help = Comes out of a dark hole or goes on from where it is, up to 4 steps. Dwarfs it meets do not move in their next turn.
card-cave-goblin = goblin
    .a = a goblin
    .short = goblin
    .help = Comes out of a dark hole or goes on from where it is, up to 5 steps. Dwarfs it meets lose 1 gold.

## Creatures, clans and goals.

creature-rat = The rat
    .a = the rat
creature-lindworm = The lindworm
    .a = the lindworm
creature-goblin = The goblin
    .a = the goblin
clan-yellow = yellow
clan-blue = blue
goal-exit = the exit
    .short = exit
goal-ladder = a ladder
    .short = ladder
goal-hole = a dark hole
    .short = hole
goal-vein = a gold vein
    .short = vein
role-yellow-loyal = loyal yellow dwarf
    .a = a loyal yellow dwarf
    .aim = Bring gold out for the yellow clan.
    .help = Your gold counts for the yellow clan if your dwarf gets out of the cave with it.
role-yellow-saboteur = yellow saboteur
    .a = a yellow saboteur
    .aim = Pretend to be yellow and bring gold out for the blue clan.
    .help = Your clan card is yellow, but your gold counts for the blue clan, and you win with it.
role-blue-loyal = loyal blue dwarf
    .a = a loyal blue dwarf
    .aim = Bring gold out for the blue clan.
    .help = Your gold counts for the blue clan if your dwarf gets out of the cave with it.
role-blue-saboteur = blue saboteur
    .a = a blue saboteur
    .aim = Pretend to be blue and bring gold out for the yellow clan.
    .help = Your clan card is blue, but your gold counts for the yellow clan, and you win with it.

## Options.

option-end = when all cards are used up
    .immediate = the match ends at once
    .after_move = the last dwarf still moves
option-vein = the gold of a vein
    .must = must be taken
    .may = may be left lying
option-axe_continues = a dwarf that drives a creature away with an axe
    .true = may move on
    .false = has to stop

## The text game.

cave-out = outside
cave-lying = knocked down
cave-treasure = { $clan }: { $rescued } gold × { $times } = { $treasure }
round-won-yellow = The yellow clan wins.
round-won-blue = The blue clan wins.
legend-dwarfs = whose dwarf stands there; an asterisk stands for several
legend-beasts = rat, lindworm, goblin
legend-web = spider’s web
legend-cave = dark hole, ladder, wooden bridge, tunnel
legend-vein = gold in a vein
