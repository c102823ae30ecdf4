## The story of a finished match.

story-reckoning = Playing it through
story-unfinished = { $file } is a match that is not over yet: its story would tell its secrets. Finish it first.
story-round = Round { $round }: { $count ->
        [0] nobody won
       *[other] won by { $winners }
    }
story-no-curve = There is no curve: bots cannot play this game on by themselves yet.
story-curve = How likely { $name } was to win:
story-curve-gold = How much gold { $name } could expect:
story-turn = { $what }: { $before } → { $after }
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
story-balance = { $name }: skill { $skill }, luck { $luck }
story-awards = Awards

award-best-liar = { $name }, best liar: { $figure ->
        [one] one lie that was believed
       *[other] { $figure } lies that were believed
    }
award-good-soul = { $name }, good soul: helped others { $figure ->
        [one] once
       *[other] { $figure } times
    }
award-wrecker = { $name }, demolition expert: hit others { $figure ->
        [one] once
       *[other] { $figure } times
    }
award-unlucky = { $name }, out of luck: the cards took away { $figure } points of winning chance
award-lucky = { $name }, lucky devil: the cards gave { $figure } points of winning chance
award-turned-it = { $name }, turned it round: one move was worth { $figure } points
award-thrifty = { $name }, tidied up: threw cards away { $figure } times
award-unseen = { $name }, the mole: won, and { $figure }% of the others never noticed
award-trusting = { $name }, heart of gold: trusted the wrong one { $figure }% to the end
award-sharp-eyed = { $name }, sharp-eyed: was { $figure }% sure of a traitor on average
