## The first screen.

page-minutes-short = { $minutes } min
page-continue-game = Go on: { $game }
page-phase-lobby = before the start
page-phase-playing = the others are playing
page-phase-between = between two rounds
page-phase-paused = paused
page-phase-over = over
page-and-more = and { $count } more
page-watch-table = Watch
page-show-all = Show all { $count }
page-show-fewer = Show fewer
page-finished-none = Your finished matches will stand here, to be watched again from every seat.

## Opening a table, and before the start.

page-who-plays = Who plays?
page-usual = (usual)
page-options-changed = { $count ->
        [0] as usual
        [one] one change
       *[other] { $count } changes
    }
page-opened-it = opened the table
page-as-usual = { $special ->
        [0] All rules as usual
       *[other] The other rules as usual
    }
page-sent-away = { $name } has freed your seat. You can watch, or sit down again while there is room.
page-all-here = Everyone is here and ready.
page-link-local = This address works on this machine only. For others in your home start it with: saboteur serve --lan

## Where the way ends.

page-again = Try again
page-nothing-here = Nothing but rock
    .help = There is no page at this address. Perhaps a letter got lost on the way.
page-bad-link = This link is spent
    .help = A personal link ends when a newer one is made. Make one in the settings of a device that knows you.
page-other-link = Somebody else’s link?
    .help = On this device you play as { $name }. This personal link makes you the person it belongs to: then { $name }’s seats and matches are no longer yours here, unless you keep { $name }’s own link (in the settings).
    .stay = Stay { $name }
    .go = Go on with the link
page-gone-table = No such table
    .help = It was cleared away, or the link is not complete. Ask whoever sent it for a new one.
page-no-code = No table has this code
    .help = { $code } leads nowhere. Codes have six letters; look at it once more, or ask for the link.
page-no-game = There is no such game
    .help = What can be played here: { $games }.
page-no-rules = There are no such rules
page-chapters = Contents
page-no-replay = Nothing to watch
page-no-server = The server cannot be reached. Is it running, and is your device in the network?
page-copy-by-hand = Your browser does not let the page copy. Mark the link and copy it yourself.

## Settings.

page-settings-you = You
page-settings-look = Look and feel
page-device-qr = QR code with your personal link
page-device-own = Your personal link
page-device-secret = Keep it to yourself: whoever has it plays as you.

## Watching again.

page-replay-hands = Hands
page-replay-eyes = { $name } sees
page-replay-link = Copy a link to this moment
page-replay-speed = Speed
    .slow = slow
    .usual = normal
    .fast = fast
page-file = Open a recorded match
    .help = Every match can be kept as a file and watched again, also one that was not played here: the replay has a button that downloads it, the terminal game keeps one, and saboteur simulate writes them with --records.
page-file-choose = Choose a file (.toml)
page-file-drop = or drop it here
page-file-private = The server replays it for you and keeps nothing of it.
page-file-large = This file is too large for a recorded match.
page-file-unread = This file cannot be read.
