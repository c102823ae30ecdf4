## The page: one's own name, passkeys and data.

page-me = You and your data
page-me-help = You need no account. Two taps make you the same person on all your devices.
page-me-link = Name, devices and data
page-me-none = You have no name here yet.
page-me-first = Play a match or type a name: then there is something to keep.

page-passkeys = Passkeys
page-passkeys-help = A passkey signs you in with your device’s fingerprint, face or PIN. There is no password, and nothing on this server that could be stolen.
page-passkeys-off = There are no passkeys at this address. Use your personal link instead.
page-passkeys-old = This browser does not support passkeys. Your personal link works in every browser.
page-passkey-none = No passkey yet.
page-passkey-add = Add a passkey
page-passkey-label = Name of this device
page-passkey-made = made on { $date }
page-passkey-used = last used on { $date }
page-passkey-rename = Rename { $label }
page-passkey-remove = Remove { $label }
page-passkey-remove-sure = Remove this passkey?
page-passkey-remove-text = “{ $label }” will no longer sign you in. Delete it in the device’s own settings as well.
page-passkey-keep = Keep it
page-passkey-added = The passkey is ready. It signs you in on every device that has it.
page-passkey-there = This device already has a passkey for you.
page-passkey-stopped = Nothing has changed: the device did not agree.
page-sign-in = Sign in with a passkey
page-sign-in-sure = Sign in as somebody else?
page-sign-in-text = This device is signed in as { $name }. Without a link or a passkey you cannot come back to these seats.
page-signed-in = Welcome back, { $name }.
page-device-phone = Phone
page-device-computer = Computer

page-kept = What is kept, and for how long
page-kept-name = Your name, your language and what your dwarf looks like
page-kept-name-long = until you delete them
page-kept-session = The cookie of this device
page-kept-session-long = { $days } days after your last visit; it ends when you sign out
page-kept-passkey = Public keys of your passkeys
page-kept-passkey-long = until you remove them
page-kept-match = Matches: seats, moves, claims, chat
page-kept-match-long = until everyone who played has deleted them, or the operator of this server does
page-kept-unfinished = Unfinished matches
page-kept-unfinished-long = { $days ->
        [0] until somebody finishes them
       *[other] { $days } days after the last move
    }
page-kept-notes = Your private notes and marks
page-kept-notes-long = as long as the match; nobody else ever sees them
page-kept-history = History and statistics
page-kept-history-long = as long as the matches they are counted from
page-kept-mute = People you have muted
page-kept-mute-long = until you unmute them
page-kept-day = Tries at the mine of the day and the Duel of the week, and your vacations
page-kept-day-long = until you delete everything
page-kept-circle = Circles: membership, answers and score
page-kept-circle-long = until you leave and erase your score, or the circle is closed
page-kept-call = Devices and email address for calling you
page-kept-call-long = until you turn that off
page-kept-not = Not kept: your internet address, and what you do on other sites. There are no visitor counters and no advertising.

page-export = Take everything with you
page-export-help = One archive with your matches, statistics, notes and everything you wrote, as files that any program can read.
page-export-get = Download the archive
page-erase = Delete everything
page-erase-help = Your name, dwarf, passkeys, notes, history and everything you wrote are deleted at once and for good. In matches with others your seat stays without a name; a bot plays running ones to the end.
page-erase-type = Type your name to confirm: { $name }
page-erase-do = Delete everything of mine
page-erase-done = Everything is deleted. Farewell.
page-erase-soon = Deleted. A few tables are still being cleared; that happens by itself.

## The page: history and statistics.

page-record-of = { $name }’s track record
page-record-mine = My track record
page-record-numbers = Numbers
page-record-matches = Matches
page-record-which = Numbers or matches
page-record-count = { $people } rounds with people, { $bots } with bots
page-record-since = since { $date }
page-record-empty = Nothing here yet
page-record-empty-help = As soon as you finish a match, it is here.
page-record-year = Period
page-record-all = All evenings
page-record-in = The year { $year }
page-as-table = Show as a table

page-history-found = { $found ->
        [one] 1 match
       *[other] { $found } matches
    }
page-history-found-of = { $found } of { $all } matches
page-history-running = Still running
page-history-go-on = Continue
page-history-replay = Replay
page-history-won = won
page-history-lost = lost
page-history-gold = { $gold } gold
page-history-more = Older matches
page-history-none = No match fits.
page-history-clear = Clear the filters
page-history-filter = Filter
page-history-game = Game
page-history-role = My role
page-history-with = With
page-history-against = Against
page-history-result = Result
page-history-when = When
page-history-any = Any
page-history-people = People
page-history-bots = Bots
page-history-months = Last 3 months
page-history-always = Any time
page-history-length = { $minutes ->
        [0] under a minute
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-role-times = { $count ->
        [1] { $role }
        [2] { $role } twice
       *[other] { $role } { $count } times
    }

page-stats-rounds = Rounds I win
page-stats-with-people = with people
page-stats-with-bots = with bots
page-stats-usual = what most get
page-stats-hint = The bar holds the true value 19 times out of 20. Few rounds, wide bar: no reason for pride or shame yet.
page-stats-partners = With whom
page-stats-partners-help = when we dug on the same side, from 8 rounds on
page-stats-suspects = Suspected
page-stats-suspects-text = { $won } of { $count } were saboteurs: { $low }–{ $high }%.
page-stats-trusted = Trusted
page-stats-trusted-text = { $won } of { $count } deserved it: { $low }–{ $high }%.
page-stats-blind = A blind guess: { $blind }%.
page-stats-about-me = What others said about me
page-stats-accused = { $count ->
        [one] Suspected once, { $won ->
            [0] wrongly
           *[other] rightly
        }
       *[other] Suspected { $count } times, { $won ->
            [0] always wrongly
           *[other] { $won } of them rightly
        }
    }
page-stats-believed = { $count ->
        [one] Trusted once, { $won ->
            [0] wrongly
           *[other] rightly
        }
       *[other] Trusted { $count } times, { $won ->
            [0] always wrongly
           *[other] { $won } of them rightly
        }
    }
page-stats-unseen = Unseen as a saboteur
page-stats-unseen-text = { $game }: in { $never } of { $rounds } rounds nobody ever suspected me; on average { $mean }% of a round passed before somebody did.
page-stats-rightly = rightly
page-stats-wrongly = wrongly
page-stats-gold = Gold per match
page-stats-gold-text = { $game } { $company ->
        [people] with people
       *[other] with bots
    }, { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }. Median: { $median }
page-stats-gold-bar = { $gold } gold
page-stats-solo = Best alone
page-stats-solo-text = gold in { $moves } moves, { $date }
page-stats-solo-last = { $count ->
        [one] the last match alone
       *[other] the last { $count } matches alone
    }
page-stats-sizes = By number of players
page-stats-players = { $players } players
page-stats-row = { $name }: { $won } of { $count } won, { $low } to { $high }%
page-stats-few = { $name }: { $won } of { $count } won, too few for a share
page-stats-head-what = What
page-stats-head-won = won
page-stats-head-count = of
page-stats-head-share = 95% interval
page-stats-head-usual = usual
page-review = { $year } in review
page-review-matches = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
page-review-days = { $days ->
        [one] on one day
       *[other] on { $days } days
    }
page-review-hours = { $hours ->
        [one] 1 hour underground
       *[other] { $hours } hours underground
    }
page-review-busiest = Busiest day: { $date }, { $count } matches
page-review-longest = The longest match: { $game }, { $minutes } minutes
page-review-richest = The richest match: { $game }, { $gold } gold

## The first page for those who come back.

home-dig = Keep digging
home-with = with { $names }
home-last = last move { $when }
home-lesson = Lesson not taken yet: { $game }
    .go = Show me in three minutes
