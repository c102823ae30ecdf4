## The questions put to a player.

prompt-turn = Your turn: choose a card ({ $cards }).
prompt-turn-broken = Your turn, but you cannot dig: { $tools } broken. Choose a card ({ $cards }).
prompt-orient = Which way round should the goal at { $cell } lie?
prompt-place = { $card }: where? Type a letter.
prompt-target = { $card }: on whom? Type a letter.
prompt-nothing = { $card } cannot be used now. You can discard it with x.
prompt-way = Which way up? Type a letter.
prompt-remove = Which card do you get rid of? Type a letter.
answer-remove = { $card }

## Choices.

move-tool = { $who }: { $tool }
gold-card = { $value } gold
