## The Duel and its solo game: what happened.

event-key = { $you ->
        [yes] You unlock the door at { $cell }.
       *[no] { $who } unlocks the door at { $cell }.
    }
event-bribe = { $you ->
        [yes] You bribe the troll at { $cell }. When the round ends you owe it a nugget.
       *[no] { $who } bribes the troll at { $cell }.
    }
event-mark = { $you ->
        [yes] The gold at { $cell } is yours.
       *[no] { $who } marks the gold at { $cell }.
    }
event-round-ends = { $reason ->
        [all-goals] All goals lie open: the round is over.
        [all-markers] The last marker is placed: the round is over.
       *[hands-empty] Nobody has a card left: the round is over.
    }
event-collect = { $you ->
        [yes] You take { $value ->
            [one] 1 nugget
           *[other] { $value } nuggets
        } from { $cell }.
       *[no] { $who } takes { $value ->
            [one] 1 nugget
           *[other] { $value } nuggets
        } from { $cell }.
    }
event-pay = { $you ->
        [yes] You pay the trolls: { $values }.
       *[no] { $who } pays the trolls: { $values }.
    }
event-no-effect = { $card }: no effect.
event-break-alone = Sabotage! Your { $tool } breaks.
event-rockfall-alone = A rockfall buries { $card } at { $cell }.

## The Duel: how a round and the match ended.

result-all-goals = All six goals lie open.
result-all-markers = The last marker was placed.
result-hands-empty = No card is left, neither in the deck nor in hand.
duel-won-green = The green dwarf gained more in this round.
duel-won-blue = The blue dwarf gained more in this round.
duel-won-draw = Both gained the same in this round.
round-gain = Gained
outcome-draw = { $who } have the same amount of gold: a draw.
outcome-poor = Well, the mountain will still be there tomorrow. (Up to 14 nuggets: poor.)
outcome-decent = Decent work. (15 to 19 nuggets.)
outcome-good = You have a nose for gold! (20 to 24 nuggets: good.)
outcome-excellent = Nobody knows these tunnels better than you! (25 nuggets and more: excellent.)

## The Duel: questions, answers, status.

prompt-bribe = Bribe a troll before your turn ends? It costs a nugget when the round is over.
prompt-mark = More gold than markers: which gold do you mark?
prompt-pay = The trolls want { $debt ->
        [one] 1 nugget
       *[other] { $debt } nuggets
    } from you. Which gold cards do you give them? No change is given.
answer-done = no, done
answer-bribe = bribe the troll at { $cell }
answer-mark = mark { $cell }
answer-pay = { $values }
status-markers = markers { $markers }
colour-green = green
    .door = green
colour-blue = blue
    .door = blue
role-green-dwarf = green dwarf
    .a = the green dwarf
    .aim = Reach gold before the blue dwarf does.
    .alone = Find as much gold as you can.
    .help = Dig from your green start. Gold joined to it by a way that you can pass is marked for you and yours when the round is over. You pass green doors, not blue ones unless you have put a key on them; trolls let you pass once somebody has bribed them.
role-blue-dwarf = blue dwarf
    .a = the blue dwarf
    .aim = Reach gold before the green dwarf does.
    .alone = Find as much gold as you can.
    .help = Dig from your blue start. Gold joined to it by a way that you can pass is marked for you and yours when the round is over. You pass blue doors, not green ones unless you have put a key on them; trolls let you pass once somebody has bribed them.
welcome-alone = You play { $game }, alone.
explain-rival = The { $colour } dwarf owns { $gold ->
        [one] 1 nugget
       *[other] { $gold } nuggets
    }; marked in this round: { $marked }; owed to trolls: { $debt }.
explain-far = Only the other dwarf gets here.
explain-own = A way leads from your start to here.
explain-none = No way leads from your start to here.
explain-key = { $you ->
        [yes] You have put a key on the door.
       *[no] { $who } has put a key on the door.
    }
explain-bribed = { $you ->
        [yes] You have bribed the troll.
       *[no] { $who } has bribed the troll.
    }
explain-marked = { $you ->
        [yes] The gold is marked for you.
       *[no] The gold is marked for { $who }.
    }
legend-own = tunnel joined to your start
legend-far = tunnel that only the other dwarf reaches
legend-nobody = tunnel joined to no start
legend-door = door on an arm: the letter is its colour, Green or Blue; a small letter has a key on it
legend-troll = troll: nobody passes; small when it is bribed, then everybody does
legend-ladder = ladder, with the letter of its colour: joined to the start of that colour
legend-nuggets = as many nuggets; a number on the gold is whose marker lies there
legend-later = behind a player’s gold: what is marked in this round, and what is owed to trolls
legend-peeked = hidden goal you have looked at: so many nuggets, or stone; nobody else sees this

## The Duel: cards.

card-duel-start = start
    .a = a start card
    .short = start
    .help = Here the dwarf of its colour climbed down. It cannot be removed.
card-duel-ladder = ladder
    .a = a ladder
    .short = ladder
    .help = { $game ->
            [solo] In your colour it is joined to your start, wherever it lies, and needs only a neighbour, but may not lie beside a goal or gold. In the other colour it is an ordinary curve.
           *[other] Joined to the start of its colour, wherever it lies. Your own needs no way back, only a neighbour. None may lie beside a goal or gold.
        }
card-duel-door = tunnel with a door
    .a = a tunnel with a door
    .short = door
    .help = Only the dwarf of its colour passes the door, and whoever has put a key on it. The other arms are free for both.
card-duel-troll = tunnel with a troll
    .a = a tunnel with a troll
    .short = troll
    .help = Nobody passes the troll until somebody bribes it, which costs a nugget when the round is over. No rockfall removes the card.
card-duel-gold = tunnel with gold
    .a = a tunnel with gold
    .short = gold
    .help = When a way leads from your start to the gold it is marked for you, and yours when the round is over. No rockfall removes the card.
card-key = key
    .a = a key
    .short = key
    .help = Opens a door of the other colour for you, anywhere in the maze, until the round ends.
feature-door = The { $colour } door is in { $side }.
feature-troll = The troll sits in { $side }.
feature-gold = { $value ->
        [one] 1 nugget lies
       *[other] { $value } nuggets lie
    } on the way to { $sides }.
goal-nuggets = { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
goal-empty = no gold

## The Duel: options.

option-left_goals = goals still hidden after a round
    .box = leave the match
    .reshuffle = come back in later rounds
option-troll_payment = trolls are paid
    .total = all at once
    .per_troll = with a card for each
option-starter = the next round begins
    .total_gold = whoever owns less
    .last_round = whoever gained less in the last round
option-replace_all = cards that strike without effect
    .true = are replaced
    .false = are lost
option-colour = your colour
    .green = green
    .blue = blue
