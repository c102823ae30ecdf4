## The story of a match on the page.

saga-open = The story
saga-title = The story of the match
saga-to-table = To the table
saga-share = Share
    .title = Share the match
    .help = Anyone with the link can read the story and watch the match again. Its preview names no guests unless the table was public. The picture you save names everybody if you played.
saga-share-link = The link to the story
saga-share-file = Save as { $kind }
saga-round = Round { $round }
saga-rounds = Rounds
saga-end-light = Gold!
saga-end-dark = Lights out
saga-end-over = Over
saga-reckoning-now = The story is being worked out: the match is played on many times from every moment.
saga-waiting = The story has to wait: the server has its hands full with matches.
saga-side-diggers = the diggers
saga-side-saboteurs = the saboteurs
saga-side-blue = blue
saga-side-green = green
saga-side-yellow = yellow
saga-curve = Who would have won?
    .help = The light shows who was ahead. Tap a turn to see it.
saga-curve-gold = How much gold would it have been?
    .help = The higher the line, the more gold to come. Tap a turn to see it.
saga-gold = { $gold } gold
saga-eyes = Add how it looked to
saga-eyes-none = nobody
saga-eyes-of = { $name }
saga-turn = Turn { $turn }
saga-begin = The beginning
saga-turn-go = Turn { $turn }: { $deed }
saga-turn-label = Turn { $turn }, { $deed }: { $points }
saga-turn-side = { $side } { $points }
saga-curve-label = Chances of { $side }, turn by turn: { $first } at first, { $last } at the end. Turning points: { $turns }.
saga-slider = Walk through the round, turn by turn
saga-at = Turn { $turn }: { $value }
saga-watch-here = Watch from here
saga-table = As a table
saga-turn-column = Turn
saga-deed-column = What happened
saga-end-column = End
saga-suspected-column = Suspected: { $name }
saga-tale = In a few sentences
saga-proof-curve = the curve
saga-proof-suspicions = the suspicions
saga-proof-claims = the claims
saga-proof-judged = the moves
saga-proof-balance = the figures
saga-belief = What could be believed
    .help = Suspicion by the others over time, worked out from what each of them had seen. The card is the truth.
saga-believer = As it looked to
saga-believer-mean = all others on average
saga-axis-top = top: saboteur
saga-axis-low = bottom: trusted
saga-belief-seen = seen through from turn { $turn }, by { $name } first
saga-belief-unseen = nobody could notice
saga-belief-wronged = wrongly suspected
saga-belief-cleared = suspected for a while, cleared in the end
saga-belief-trusted = trusted by everyone
saga-belief-twilight = still under a cloud at the end
saga-belief-label = { $name }: suspicion { $first }% at first, { $last }% at the end. The truth: { $role }. { $caption }.
saga-own-mark = your mark: { $mark }
saga-claims = Who lied when
saga-truth-true = true.
saga-truth-lie = a lie.
saga-truth-mistaken = mistaken.
saga-believed = It was believed.
saga-doubted = It was not believed.
saga-best = Best move
saga-worst = Costliest move
saga-did-done = { $who } bribes no troll
saga-did-pass = { $who } leaves the gold where it is
saga-did-stop = { $who } goes no further
saga-did-suffer = { $who } keeps the axe and takes the hit
saga-said-good = { $deed }.
saga-said-slip = { $deed }. Better: { $other }.
saga-said-blunder = { $deed }. Much better: { $other }.
saga-way-round = Lay the card the other way round
saga-verdict-good = Good
saga-verdict-slip = Slip
saga-verdict-blunder = Blunder
saga-more-moves = { $count ->
        [one] One more remarkable move
       *[other] { $count } more remarkable moves
    }
saga-balance = Luck and skill
    .help = What each player’s moves changed, and what the cards did after them, in points of winning chance.
saga-balance-gold = What your moves changed, and what the cards did after them, in gold.
saga-player = Player
saga-skill = Skill
saga-luck = Luck
saga-awards = Awards
saga-award-best-liar = Silver tongue
    .why = { $figure ->
        [one] one lie that was believed
       *[other] { $figure } lies that were believed
    }
saga-award-good-soul = Nimble hands
    .why = helped others { $figure ->
        [one] once
       *[other] { $figure } times
    }
saga-award-wrecker = Demolition crew
    .why = struck others { $figure ->
        [one] once
       *[other] { $figure } times
    }
saga-award-unlucky = Bad luck
    .why = the cards took away { $figure } points of winning chance
saga-award-lucky = Lucky devil
    .why = the cards gave { $figure } points of winning chance
saga-award-turned-it = Turning point
    .why = one move was worth { $figure } points
saga-award-thrifty = Spring cleaning
    .why = discarded cards { $figure ->
        [one] once
       *[other] { $figure } times
    }
saga-award-unseen = Wolf in sheep’s clothing
    .why = won, and { $figure }% of the others never noticed
saga-award-sharp-eyed = Good nose
    .why = was { $figure }% sure of a saboteur on average
saga-award-trusting = Heart of gold
    .why = trusted a saboteur { $figure }% to the very end
saga-computed = Everything here is worked out from the record of the match: chances by playing on many times from every moment, suspicion from what each seat had seen. Moves are judged by what their player could know. People’s slips are shown only to the person who made them.

## Headlines: what turned a round most.

headline-one = { $first }
headline-two = { $first } and { $second }
headline-none-light = Straight to the gold
headline-none-dark = The lights go out
headline-none-over = A match like clockwork
headline-lie = a lie
headline-rockfall = a rockfall
headline-tunnel = a tunnel
headline-dead-end = a dead end
headline-broken = a broken tool
headline-repair = a helping hand
headline-map = a look at the map
headline-draw = a card from the deck
headline-discard = a discarded card
headline-theft = a theft
headline-hands-off = a foiled theft
headline-swap-hats = swapped hats
headline-swap-hands = swapped hands
headline-inspection = an inspection
headline-trapped = a trap
headline-free = a jailbreak
headline-key = a key
headline-web = a web
headline-boots = a pair of boots
headline-axe = an axe
headline-rat = a rat
headline-lindworm = a lindworm
headline-goblin = a goblin
headline-information = a secret
headline-step = a walk
headline-turn = a turn of fate

## Sentences of the tale.

# $rounds: how many the match had; of a single one nobody needs the number.
tale-won = { $count ->
        [0] Nobody won{ $rounds ->
            [1] {""}
           *[other] {" "}round { $round }
        }.
       *[other] { $rounds ->
            [1] The match
           *[other] Round { $round }
        } went to { $names }.
    }
tale-won-diggers = { $names } reached the gold{ $rounds ->
        [1] {""}
       *[other] {" "}in round { $round }
    }.
tale-won-saboteurs = { $count ->
        [0] The lights went out{ $rounds ->
            [1] {""}
           *[other] {" "}in round { $round }
        }, and nobody cheered.
       *[other] { $names } put the lights out{ $rounds ->
            [1] {""}
           *[other] {" "}in round { $round }
        }.
    }
tale-won-match = { $count ->
        [1] The match went to { $names }.
       *[other] The match ended in a draw.
    }
tale-lead = After that, { $names } had the better chances in the match: { $percent }%.
tale-lead-open = After that, the match was wide open.
tale-always-ahead = It was never in doubt: their chance never fell below { $percent }%.
tale-until-then = Until turn { $turn } it looked different: at the worst moment, their chance was { $percent }%.
tale-turn-up = The turning point: { $deed } (turn { $turn }). That was worth { $percent } points to { $side }.
tale-turn-down = The turning point: { $deed } (turn { $turn }). That cost { $side } { $percent } points.
tale-alone = { $rounds ->
        [1] In the end
       *[other] After round { $round }
    }, { $names } had { $count ->
        [0] no gold
       *[other] { $count } gold
    }.
tale-turn-up-gold = The turning point: { $deed } (turn { $turn }). That was worth { $gold } gold.
tale-turn-down-gold = The turning point: { $deed } (turn { $turn }). That cost { $gold } gold.
tale-seen-through = { $who } could see through { $names } first, in turn { $turn }. By the end the others were { $percent }% sure.
tale-fooled = Nobody could see through { $names }: { $percent }% suspicion at the end. { $who } was the most trusting.
tale-fooled-still = Fooled to the end by { $names }: { $fooled }.
tale-wronged = Wrongly suspected, { $percent }% at the end: { $names }.
tale-lied = { $names } lied { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
tale-lied-believed = { $names } lied { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    } and was believed.
tale-lucky = The cards were kind to { $names }: { $percent } points of winning chance gained.
tale-unlucky = The cards were cruel to { $names }: { $percent } points of winning chance lost.
