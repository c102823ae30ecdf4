## The story of a finished match.

story-reckoning = Playing it through
story-unfinished = { $file } is a match that is not over yet: its story would tell its secrets. Finish it first.
story-round = Round { $round }: { $count ->
        [0] nobody won
       *[other] won by { $winners }
    }
story-no-curve = There is no curve: bots cannot play this game on by themselves yet.
story-curve = How likely { $name } would win:
story-turn = { $what }: { $before } → { $after }
story-seen-through = { $first } saw through { $name } first; in the end the others suspected { $name } with { $percent } %
story-unseen = Nobody saw through { $name }: in the end suspected with { $percent } %
story-wronged = { $name } was wrongly suspected, in the end with { $percent } %
story-good = Good: { $what }. { $gain } better than { $other }
story-slip = Slip: { $what }. { $other } was { $gain } better
story-blunder = Blunder: { $what }. { $other } was { $gain } better
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
story-awards = Awards

award-best-liar = { $name }, best liar: { $figure ->
        [one] one lie that nobody answered
       *[other] { $figure } lies that nobody answered
    }
award-good-soul = { $name }, good soul: helped others { $figure } times
award-wrecker = { $name }, demolition expert: hit others { $figure } times
award-unlucky = { $name }, out of luck: the cards took { $figure } points of chance
award-lucky = { $name }, lucky devil: the cards gave { $figure } points of chance
award-turned-it = { $name }, turned it round: one move was worth { $figure } points
award-thrifty = { $name }, tidied up: threw { $figure } times something away
award-unseen = { $name }, the mole: won, and { $figure } % never saw through it
award-sharp-eyed = { $name }, sharp-eyed: suspected a traitor with { $figure } % on average
