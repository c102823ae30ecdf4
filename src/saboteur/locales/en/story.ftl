## The story of a finished match.

story-reckoning = Playing it through
story-unfinished = { $file } is a match that is not over yet: its story would tell its secrets. Finish it first.
story-round = { $rounds ->
        [1] The match
       *[other] Round { $round }
    }: { $count ->
        [0] nobody won
       *[other] won by { $winners }
    }
story-no-curve = There is no curve: bots cannot play this game on by themselves yet.
story-curve = The chances of { $name } to win:
story-curve-gold = How much gold { $name } could expect:
story-turn = { $what }: { $before } → { $after }
story-good = Good: { $what }. { $gain } better than “{ $other }”
story-slip = Slip: { $what }. “{ $other }” was { $gain } better
story-blunder = Blunder: { $what }. “{ $other }” was { $gain } better
story-true = True: { $name } said { $claim }{ $believed ->
        [yes] {" "}– and was believed
        [no] {" "}– and was not believed
       *[unknown] {""}
    }
story-lie = Lie: { $name } said { $claim }{ $believed ->
        [yes] {" "}– and was believed
        [no] {" "}– and was not believed
       *[unknown] {""}
    }
story-mistaken = Mistaken: { $name } said { $claim }{ $believed ->
        [yes] {" "}– and was believed
        [no] {" "}– and was not believed
       *[unknown] {""}
    }
story-balance = { $name }: skill { $skill }, luck { $luck }
story-awards = Awards
story-award = { $title } for { $name }: { $why }
