## The server's own words in the terminal.

serve-ready = The server is running: { $url }
serve-lan = Others in your network: { $url }
serve-no-lan = Others need this machine’s address; --lan finds it and shows it.
serve-no-network = This machine has no address in a network at the moment: others cannot join yet.
serve-part = Running as { $role } of a cluster.
serve-stop = Stop it with Ctrl-C. At the next start every match goes on where it was.
serve-backup = The database was copied to { $file }.

## Why something is refused.

refused-no-name = Give a name first.
refused-no-seat = You have no seat at this table.
refused-no-such-seat = There is no such seat; this table has { $most }.
refused-seat-taken = Somebody sits there.
refused-one-seat = You can take one seat only.
refused-no-guest = Nobody sits there.
refused-not-host = Only the host can do that.
refused-step-alone = Step by step works only if nobody else plays: the others would have to wait.
refused-not-in-lobby = The match has begun.
refused-not-playing = There is no match right now in which to do that.
refused-between-rounds = The round is over; the next one begins in a moment.
refused-paused = The match is paused.
refused-not-between = No round has just ended.
refused-not-over = The match is not over yet.
refused-not-ready = Not everyone is ready: { $names }.
refused-seats-free = { $free ->
        [one] One seat is free. Seat somebody or a bot there first.
       *[other] { $free } seats are free. Seat people or bots there first.
    }
refused-no-such-bot = There is no such bot; there are { $bots }.
refused-resigned = You have resigned; a bot plays for you.
refused-id-reused = This id was used before for another message. Send it again with a new one.
refused-stale = Something happened in the meantime. Look again.
refused-unreadable-move = That is not a move.
refused-unreadable-claim = That is not something you can claim.
refused-empty-text = The message is empty.
refused-too-long = That is too long; { $most } characters are allowed.
refused-bad-name = A name has 1 to { $most } characters.
refused-bad-language = The languages are { $languages }.
refused-bad-options = That cannot be played: { $why }
refused-bad-clock = A clock needs at least 5 seconds. Leave it out to play without one.
refused-too-many-tables = Since yesterday you have opened { $most } tables that are not over. Finish one first.
refused-removed = The host has removed you from this table.
refused-silenced = You may no longer chat at this table.
refused-chat-closed = The chat of this table is closed to spectators.
refused-has-seat = Players cannot be removed. You can forbid them to chat.
refused-yourself = You cannot do that to yourself.
refused-no-such-person = There is no such person.
refused-no-such-table = There is no such table.
refused-damaged-table = This table’s log is damaged; whoever runs the server can restore it from a backup.
refused-no-such-code = There is no table with this code.
refused-bad-link = This personal link is wrong or no longer works.
refused-signed-out = You have signed out.
refused-no-record = This is not a recorded match. Choose a file that ends in .toml and was kept by the page, the terminal game or saboteur simulate.
refused-masked-record = This record holds only what one seat has seen, so it cannot be replayed. Download it again once the match is over.
refused-house-deck = This match was played with a deck of house rules, which a server does not load. Replay it where the deck is: saboteur replay FILE --deck DECK
refused-newer-record = This record was made by a newer version of the game. Whoever runs this server can update it.
refused-bad-record = This record cannot be replayed. { $why }
refused-no-spectators = Only the players may see this table.
refused-malformed = That could not be understood.
refused-message-too-long = That message is too long; { $most } characters are allowed.
refused-too-large = That request is too large.
refused-enough-said = You have changed and said a great deal at this table; that is all it can hold. You can still play.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-many-sockets = There are too many connections from your address. Close some first.
refused-say-hello = The connection must begin with hello.
refused-bad-origin = Only pages of this server may connect.
refused-bad-host = The server is not known under this name.
refused-no-csrf-token = The request lacks its token. Reload the page.
refused-no-such-lesson = There is no lesson of this name.
refused-no-such-place = The lesson has changed since then; start it again.
refused-no-such-address = There is nothing at this address.
refused-no-such-method = That cannot be done at this address.
refused-not-kept = That could not be saved. Try again in a moment.
refused-failed = Something went wrong on the server. Try again.
