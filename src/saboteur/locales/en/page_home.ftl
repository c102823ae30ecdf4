### The page loads this file first: every text of the first page is in it, and nothing else.

## The page: beginning.

page-claim-1 = Everyone digs for gold.
page-claim-2 = Almost everyone.
page-greeting = { $hour ->
    [morning] Good morning
    [day] Hello
   *[evening] Good evening
}, { $name }.
page-subtitle = The Saboteur card games, with friends and bots
page-imprint = A free, independent project, not affiliated with the games’ publisher or author. Drawings and rule texts are our own.
page-you-play-as = You play as
page-choose-game = Choose a game
page-players = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
page-minutes = about { $minutes } minutes
page-bots-against = { $bots ->
        [0] You alone
        [one] You and one bot
       *[other] You and { $bots } bots
    }
page-fewer = fewer
page-more = more
page-play-now = Play now
page-open-table = Open a table
page-with-code = With a code
page-join = Join
page-continue = Continue playing
page-continue-table = Continue
page-public = Open tables
page-public-none = Nobody is waiting right now. Open a table and send the link to friends.
page-join-table = Join
page-finished = Finished matches
page-replay-table = Watch again
page-your-turn = your turn
page-seats = { $taken } of { $players }
page-game-saboteur = Saboteur
    .line = Dig to the treasure together, while some of you secretly make sure that nobody arrives.
page-game-saboteur2 = Saboteur 2
    .line = Two rival teams, doors, ladders, thieves and lone wolves: the big game for up to twelve.
page-game-duel = The Duel
    .line = Two dwarfs, one mountain: dig for gold, bribe trolls and shut each other out.
page-game-solo = The Duel alone
    .line = You against the mountain: how much gold can you bring out?
page-game-dark-cave = The Dark Cave
    .line = Explore the cave with your dwarf, carry gold out for your clan, and trust nobody’s clan card.
page-minutes-short = { $minutes } min
page-phase-lobby = not started yet
page-phase-playing = the others are playing
page-phase-between = between two rounds
page-phase-paused = paused
page-phase-over = over
page-and-more = and { $count } more
page-watch-table = Watch
page-show-all = Show all { $count }
page-show-fewer = Show fewer
page-finished-none = Your finished matches will appear here. You can watch them again from any seat.

## Everywhere.

page-nav = Page
page-back = Back
page-home = Home page
page-rules = Rules
page-settings = Settings
page-offline = You are offline. This is how things last stood.
page-outdated = There is a new version of Unter Tage.
    .load = Reload
page-unreachable = The server cannot be reached. Trying again.
page-failed = That did not work. Try again.
page-loading = One moment …

## Before the start.

page-free-seat = Free seat

## At the table.

page-your-turn-now = Your turn!

## The end.

page-won-nobody = Nobody won.
page-match-won = { $you ->
        [yes] { $count ->
            [one] You win!
           *[other] You win together with { $names }.
        }
       *[no] { $count ->
            [one] { $names } wins.
           *[other] { $names } win together.
        }
    }

## Watching again.

page-file = Open a recorded match
    .help = Any match can be saved as a file and watched again, even one that was not played here. Download it from its replay.

## Where the way ends.

page-again = Try again
page-nothing-here = Nothing but rock
    .help = There is no page at this address. Perhaps a letter got lost on the way.
page-part-gone = A part of the page is missing
    .help = Perhaps the server has just been updated, or the connection was lost for a moment. Reload the page: your match goes on.
page-bad-link = This link no longer works
    .help = A personal link expires as soon as a newer one is made. Make one in the settings of a device on which you are signed in.
page-no-server = The server cannot be reached. Is it running, and is your device online?

## Lessons on the first page.

lesson-offer = New here? **Three minutes**, and you are digging.
    .again = A lesson for { $game }: **three minutes**.
    .begun = You are **in the middle of the lesson** for { $game }.
    .show = Show me
    .on = Continue
    .close = Do not show this again
page-puzzles = Puzzles
    .today = Puzzle of the day
    .all = All puzzles
lesson-all = Lessons
lesson-done = Lesson done

## Bots.

list-and = and
level-random = Random
    .line = Lays whatever comes to hand.
level-apprentice = Apprentice
    .line = Knows the rules, digs away.
level-miner = Miner
    .line = Digs soundly, repairs tools.
level-foreman = Foreman
    .line = Remembers who did what.
level-master = Master
    .line = Counts, reads you, bluffs.
level-greedy = Greedy
    .line = The old hand: takes the best card at once.
character-brom = Brom
    .word = sociable
    .line = Talks a lot, about everybody.
character-grimma = Grimma
    .word = wary
    .line = Prefers to see for herself.
character-odo = Odo
    .word = silent
    .line = Never says a word. Never.
character-jorun = Jorun
    .word = daring
    .line = Would rather strike than wait.
character-wenzel = Wenzel
    .word = unforgiving
    .line = Forgets no broken lantern.
character-frieda = Frieda
    .word = kind
    .line = Repairs first, suspects later.
page-bots-title = Who do you want to play with?
    .seat = Who takes seat { $seat }?
    .fill = Who joins you?
page-bots-change = Bots: { $level }, { $who }
page-bots-mixed = all sorts
page-somebody-left = Somebody who left
page-day = Mine of the day
page-day-dig = Dig
page-day-on = Keep digging
page-day-result = Your result
page-day-lit = { $when }: played
page-day-unlit = { $when }: not played
page-circles = Circles: groups that stay together
page-something-new = Something new
