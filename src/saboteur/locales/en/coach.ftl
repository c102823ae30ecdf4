## Hints: ideas with a reason, from what the player can see.

hint-title = What I would do, only from what you can see yourself
hint-idea = { $rank }. { $move } – { $why }
hint-worth = wins in about { $percent } of 100 cases
hint-worth-gold = about { $gold } gold
hint-arrive = it opens { $place }{ $percent ->
        [none] {""}
       *[other] , where the gold is with a chance of { $percent } %
    }
hint-nearer = { $after ->
        [one] then only one card is missing
       *[other] then only { $after } cards are missing
    } to { $place }, instead of { $before }
hint-further = it makes the way to { $place } longer: { $after } cards instead of { $before }
hint-block = it blocks the way to { $place }
hint-keep = it keeps the way to { $place } as it is, { $after } cards away
hint-dig = it gives the maze a new way
hint-clear = it clears a card away
hint-help = the suspicion of { $name } is only { $percent } %
hint-help-doubt = { $name } can dig again, though the suspicion is { $percent } %
hint-hinder = the suspicion of { $name } is { $percent } %
hint-mend-self = you can dig again
hint-self = it helps yourself
hint-look = the gold is there with a chance of { $percent } %, and then you know
hint-discard = the card is worth least to you, and you draw a new one
hint-best = it does best when the rest is played out
know-title = What you can believe, only from what you have seen
know-goal = { $place }: gold, { $percent } %
