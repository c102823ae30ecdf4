## The Duel and its solo game: what happened.

event-key = { $you ->
        [yes] You unlock the door at { $cell }.
       *[no] { $who } unlocks the door at { $cell }.
    }
event-bribe = { $you ->
        [yes] You bribe the troll at { $cell }. When the round ends, you owe him 1 gold.
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
        [yes] You take { $value } gold from { $cell }.
       *[no] { $who } takes { $value } gold from { $cell }.
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
duel-won = { $you ->
        [yes] You gained more in this round.
       *[no] { $who } gained more in this round.
    }
duel-won-draw = Both gained the same in this round.
round-gain = Gained
outcome-draw = { $who } have the same amount of gold: a draw.
outcome-poor = Well, the mountain will still be there tomorrow. (Up to 14 gold: poor.)
outcome-decent = Decent work. (15 to 19 gold.)
outcome-good = You have a nose for gold! (20 to 24 gold: good.)
outcome-excellent = Nobody knows these tunnels better than you! (25 gold and more: excellent.)

## The Duel: questions, answers, status.

prompt-bribe = Bribe a troll before your turn ends? It costs 1 gold when the round is over.
prompt-mark = More gold than markers: which gold do you mark?
prompt-pay = The trolls want { $debt } gold from you. Which gold cards do you give them? They give no change.
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
    .help = Dig from your green start. Gold joined to it by a way that is open to you is marked for you, and is yours when the round is over. You can pass green doors, and blue ones only if you have put a key on them; trolls let you pass once somebody has bribed them.
role-blue-dwarf = blue dwarf
    .a = the blue dwarf
    .aim = Reach gold before the green dwarf does.
    .alone = Find as much gold as you can.
    .help = Dig from your blue start. Gold joined to it by a way that is open to you is marked for you, and is yours when the round is over. You can pass blue doors, and green ones only if you have put a key on them; trolls let you pass once somebody has bribed them.
welcome-alone = You play { $game }.
explain-rival = The { $colour } dwarf has { $gold } gold; marked in this round: { $marked }; owed to trolls: { $debt }.
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
legend-troll = troll: nobody passes; small when bribed, then everybody does
legend-ladder = ladder, with the letter of its colour: joined to the start of that colour
legend-nuggets = that much gold; a number on it tells whose marker lies there
legend-later = behind a player’s gold: what is marked in this round, and what is owed to trolls
legend-peeked = hidden goal you have looked at: that much gold, or stone; nobody else sees this

## The Duel: cards.

card-duel-start = start
    .a = a start card
    .short = start
    .help = This is where the dwarf of its colour climbed down. It cannot be removed.
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
    .help = Only the dwarf of its colour can pass the door, or a player who has put a key on it. The other arms are open to both.
card-duel-troll = tunnel with a troll
    .a = a tunnel with a troll
    .short = troll
    .help = Nobody passes the troll until somebody bribes him, which costs 1 gold when the round is over. A rockfall cannot remove this card.
card-duel-gold = tunnel with gold
    .a = a tunnel with gold
    .short = gold
    .help = When a way leads from your start to the gold, it is marked for you, and it is yours when the round is over. A rockfall cannot remove this card.
card-key = key
    .a = a key
    .short = key
    .help = Opens a door of the other colour for you, anywhere in the maze, until the round ends.
feature-door = The { $colour } door is in { $side }.
feature-troll = The troll sits in { $side }.
feature-gold = { $value } gold lies on the way to { $sides }.
goal-nuggets = { $value } gold
goal-empty = no gold

## The Duel: options.

option-left_goals = goals still hidden after a round
    .box = leave the match
    .reshuffle = come back in later rounds
option-troll_payment = trolls are paid
    .total = all at once
    .per_troll = one card for each troll
option-starter = the next round is started by
    .total_gold = the player who owns less
    .last_round = the player who gained less in the last round
option-replace_all = cards that strike without effect
    .true = are replaced
    .false = are lost
option-colour = your colour
    .green = green
    .blue = blue
