## Watching bots, and the curve of a replay.

show-title = What the bots think
show-curve = Chances
show-thoughts = Thoughts
show-curve-label = Chances of { $side } so far: { $now }, after { $moves } moments.
show-no-curve = There is no curve for this round.
show-suspects = { $who } suspects { $name }: { $percent }%
show-unsure = { $who } suspects nobody in particular.
show-no-doubts = It is { $who }’s turn.
show-hopes = { $who } sees a { $percent }% chance of winning
show-hopes-gold = { $who } expects { $gold } gold
show-open = Watch bots play
    .help = They play among themselves for as long as somebody watches. You see who is ahead and what the bot to move is thinking.
show-level = How deep they dig
show-begin = Watch
