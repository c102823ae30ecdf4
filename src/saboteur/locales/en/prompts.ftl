## The questions put to a player.

prompt-turn = Your turn: choose a card ({ $cards }).
prompt-turn-broken = Your turn, but you cannot dig: { $tools } broken. Choose a card ({ $cards }).
prompt-take = Choose your share of the gold.
prompt-orient = How shall the goal at { $cell } lie?
prompt-place = { $card }: where? Type a letter.
prompt-target = { $card }: at whom? Type a letter.
prompt-nothing = { $card } cannot be used now. You can throw it away with x.
prompt-way = Which way up? Type a letter.
prompt-remove = Which card do you get rid of? Type a letter.
answer-remove = { $card }

## Choices.

move-tool = { $who }: { $tool }
gold-card = { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }

## Options of a match.

option-edition = edition
    .de = newer German rules
    .en = English rules
option-rounds = rounds
option-first = who begins
    .random = chance decides
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
