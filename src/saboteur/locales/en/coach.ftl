## Hints: ideas with a reason, from what the player can see.

hint-title = What I would do, judging only by what you can see yourself
hint-idea = { $rank }. { $move } – { $why }
hint-idea-change = { $rank }. { $move }: { $why }
hint-worth = wins in about { $percent } of 100 cases
hint-worth-alike = does about as well
hint-worth-gold = about { $gold } gold
hint-arrive = it opens { $place }{ $percent ->
        [none] {""}
       *[other] , where the gold lies with a chance of { $percent }%
    }
hint-nearer = { $after ->
        [one] then one card is enough
       *[other] then { $after } cards are enough
    } to reach { $place }, instead of { $before }
hint-further = it makes the way to { $place } longer: { $after } cards instead of { $before }
hint-block = it blocks every way to { $place }
hint-reopen = it opens a way to { $place } again: { $after ->
        [one] one card to go
       *[other] { $after } cards to go
    }
hint-keep = it leaves the way to { $place } as it is: { $after ->
        [one] one card to go
       *[other] { $after } cards to go
    }
hint-dig = it gives the maze a new way
hint-clear = it clears a card out of the maze
hint-help = I trust { $name } (only { $percent }% likely to play against you)
hint-help-doubt = it helps { $name } (though { $percent }% likely to play against you)
hint-hinder = I suspect { $name } ({ $percent }% likely to play against you)
hint-hinder-doubt = { $name } may play against you ({ $percent }%)
hint-rival = it holds up { $name }
hint-because = { $why }: { $deed }
hint-mend-self = you can dig again
hint-self = it helps you
hint-look = { $percent ->
        [none] then you know what lies there
       *[other] the gold lies there with a chance of { $percent }%, and then you will know
    }
hint-learn = then you know which side { $name } is on
hint-discard = that card is worth the least to you, and you draw a new one
hint-even = none of the moves worth a thought is clearly better here
hint-best = it works out well when the rest is played through
know-title = What you can conclude, only from what you have seen
know-goal = { $place }: gold

## What a move changes, in rounds played on after it. $share and $other: change-often, or an average.

change-often = { $percent ->
        [0] in no case
        [100] in every case
       *[other] in { $percent } of 100 cases
    }
change-mark = { $who ->
        [you] You get the gold at { $place } { $share } instead of { $other }.
       *[other] { $name } gets the gold at { $place } { $share } instead of { $other }.
    }
change-reach = { $place } is reached { $share } instead of { $other }.
change-bribe = You pay the troll at { $place } { $share } instead of { $other }.
change-leave = You get out of the cave { $share } instead of { $other }.
change-near = { $who ->
        [you] After the next turns you have { $share } steps left to the exit on average instead of { $other }.
       *[other] After the next turns { $name } has { $share } steps left to the exit on average instead of { $other }.
    }
change-hope = { $who ->
        [you] Your side is likely to carry { $share } gold out of the cave instead of { $other }.
       *[other] The other side is likely to carry { $share } gold out of the cave instead of { $other }.
    }
change-gold = { $who ->
        [you] At the end you have { $share } gold on average instead of { $other }.
       *[other] At the end { $name } has { $share } gold on average instead of { $other }.
    }
