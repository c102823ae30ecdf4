## Saboteur: roles.

role-digger = gold-digger
    .a = a gold-digger
    .aim = Dig a way to the gold.
    .help = You win the round with all gold-diggers as soon as an unbroken way leads from the start to the treasure, no matter who lays the last card. Find out who helps and who only pretends to.

## Saboteur: gold.

prompt-take = Choose your share of the gold.
event-offer = { $you ->
        [yes] You may choose a gold card: { $values }.
       *[no] { $known ->
            [yes] { $who } may choose a gold card: { $values }.
           *[no] { $who } may choose one of { $count } gold cards.
        }
    }
event-take = { $you ->
        [yes] You take { $value } gold.
       *[no] { $known ->
            [yes] { $who } takes { $value } gold.
           *[no] { $who } takes a gold card.
        }
    }

## Saboteur: options.

option-gold_draw = gold cards laid out when the diggers win
    .diggers = one for each digger
    .players = one for each player, nine at most
option-connect = a new card
    .required = must be joined to the start
    .adjacent = only has to fit its neighbours
option-round_end = without treasure a round ends
    .hands_empty = when all hands are empty
    .all_passed = when the deck is empty and everyone in turn has passed
option-self_break = breaking one’s own tools
    .true = allowed
    .false = not allowed
option-broken_no_gold = diggers with a broken tool
    .true = get no gold
    .false = get gold like all others
