## Watching bots, and the curve of a replay.

show-title = What the bots think
show-curve = Chances
show-thoughts = Thoughts
show-curve-label = Chances of { $side } so far: { $now }, after { $moves } moments.
show-no-curve = There is no curve for this round.
show-suspects = { $who } suspects { $name }: { $percent }%
show-unsure = { $who } suspects nobody in particular.
show-no-doubts = { $who } is on turn. There is nobody to suspect here.
show-open = Watch bots play
    .help = They play among themselves, as long as somebody watches. You see who is going to win and what whoever is on turn thinks of the others.
show-level = How deep they dig
show-begin = Watch
