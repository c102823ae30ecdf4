## The page: beginning.

page-looking = Looking for the table …

## Everywhere.

page-rules-guide = Easy to read
page-rules-exact = The exact rules
page-rules-learn = Learn at the table
page-example = An example, drawn as it lies in the mine
page-close = Close
page-no-table = This table is closed to you

## Opening a table.

page-how-many = How many play?
    .help = Seats that stay free can be filled with bots before the start.
page-option-public = Anybody may join
    .help = The table is listed on the first page. Anyone who finds it there can sit down.
    .off = Only people with the link or the code find the table.
page-option-spectators = Others may watch
    .help = They see what everyone at the table sees, and no secrets.
    .off = Only the players can see the table.
page-clock = Thinking time
    .none = If you are gone for a minute or idle for three, a bot plays for you until you are back.
    .help = If you run out of time, a bot plays for you until you are back.
page-clock-none = no clock
page-clock-move-30 = 30 seconds for each decision
page-clock-move-60 = 1 minute for each decision
page-clock-move-120 = 2 minutes for each decision
page-clock-slow-86400 = 1 day for each decision, also while you are away
page-clock-slow-259200 = 3 days for each decision, also while you are away
page-pace = Pace of the bots
    .help = You can also change it during the match.
    .step = Each bot waits until you tap “Next”. Only while nobody else is playing.
page-pace-beginner = leisurely
page-pace-normal = normal
page-pace-fast = fast
page-pace-step = step by step
page-more-options = Rules and options
page-seat = seat { $seat }

## Before the start.

page-you = { $name } (you)
page-host = { $name }’s table
page-seats-title = Seats
page-bot = bot
page-away = not here
page-ready = ready
page-not-ready = still choosing a hat
page-sit = Sit here
page-which-bot = How { $name } plays
page-free-again = Free { $name }’s seat
page-stand = Get up
page-kick = Send { $name } away
page-kick-sure = Send { $name } away?
    .help = After that, they can no longer play, watch or chat at this table.
    .yes = Send away
    .no = Let them stay
page-order = Manage the chat
page-talk = Everybody may chat and react
    .closed = The chat is closed.
page-spectator-chat = Spectators may chat
    .help = You can change this later.
    .closed = The chat is closed to spectators.
page-silence = Stop { $name } from chatting
page-silenced = You may no longer chat here.
page-fill = { $free ->
        [one] Fill with a bot
       *[other] Fill with { $free } bots
    }
page-start = Start
page-i-am-ready = I am ready
page-not-ready-after-all = Not ready after all
page-waiting-seats = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
    .host = Invite somebody, or seat bots.
    .guest = The match begins when all are taken.
page-waiting-ready = Not ready yet: { $names }.
page-waiting-host = Everyone is ready. { $name } starts the match.
page-watching = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-invite = Invite others
page-code = The code
    .help = Type it in on the first page of { $site }.
page-qr = QR code with the link to this table
page-link = The link to this table
page-copy = Copy the link
page-copied = The link is copied.
page-share = Send the link
page-how-we-play = How we play
page-visible = Who can join
page-visible-all = Anybody
page-visible-link = Anyone with the link or the code
page-no-spectators = Nobody can watch.
bot-greedy = plays to win
bot-random = plays at random
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
page-all-here = Everyone is here and ready.
page-link-local = This link works on this machine only, not on other devices.

## At the table.

page-round = Round { $round } of { $rounds }
page-on-turn = playing now
page-players-title = Players
page-hand-size = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
page-gold-of = { $gold } gold
page-bot-for = not here; a bot stands in
page-bot-for-you = A bot is playing for you. Tap anywhere to take over again.
page-still-there = Still there? The others are waiting; a bot will soon play for you.
page-here = I’m here
page-resigned = has given up; a bot plays on
page-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
page-broken = broken: { $tool }
page-target = choose as target
page-my-role = My role
page-role-hidden = Covered
page-role-hide = Cover my role
page-role-show = Look at my role
page-reveal-with = Who is on your side?
page-reveal-alone = You play only for yourself.
page-reveal-company = { $most ->
        [0] None of the others.
        [one] { $least ->
            [0] Perhaps one more. You do not know each other.
           *[other] Exactly one of these { $others }. You do not know each other.
        }
       *[other] { $least ->
            [0] Up to { $most } of these { $others }. You do not know each other.
           *[other] { $known ->
                [exactly] Exactly { $least } of these { $others }. You do not know each other.
                [least] At least { $least } of these { $others }. You do not know each other.
               *[both] At least { $least }, at most { $most } of these { $others }. You do not know each other.
            }
        }
    }
page-reveal-spare = { $spare ->
        [0] All { $cards } roles are dealt.
        [one] { $players } of these { $cards } roles are dealt, one is left over.
       *[other] { $players } of these { $cards } roles are dealt, { $spare } are left over.
    }
page-reveal-go = Into the mine
page-hide = cover
page-show = show
page-only-you = only you know this
page-colour-blue = Blue
page-colour-green = Green
page-duel-aim = Bring more gold out of the mountain than your opponent.
page-solo-aim = Bring as much gold as you can out of the mountain.
page-markers = { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
page-deck = Deck
page-turn = Turn the card
page-discard = Discard
page-discarded = discarded
page-stage-choose = Your turn: choose a card
page-stage-wait = { $who } is thinking …
page-stage-resigned = You have given up; a bot plays for you
page-stage-step = Next: { $who }
page-step = Next
    .key = Next (key N)
page-advice = Ruprecht’s advice
    .help = A helpful sentence now and then, in your first match after a lesson.
page-advice-off = Show no more advice
    .done = Ruprecht is silent. The settings let him speak again.
page-stage-between = The round is over
page-stage-paused = The match is paused
page-event = { $who }: { $what }
page-refused = That is not possible: { $why }
page-stream = What happened
page-stream-empty = Nothing yet.
page-filter = Show
page-filter-all = All
page-filter-log = Log
page-filter-chat = Chat
page-say = Message to the table
page-chat = At the table
    .none = Nobody has said anything yet.
page-send = Send
page-claims = Say something with a tap
page-claims-me = About yourself
page-claims-goals = About the goals
page-claims-players = About the others
page-mute = Mute { $name }
page-muted = { $name } is muted for you.
page-unmute = Unmute { $name }
page-menu = Menu
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-leave = Leave the table
page-pause = Pause
page-pause-wished = Pause: waiting for the others
page-go-on = Continue
page-resign = Give up
page-resign-sure = Give up for good?
    .help = A bot plays on in your place. You can stay and watch.
page-resign-not = Keep playing
page-watch-only = You are watching.
page-away-title = While you were away
page-away-bot = (a bot, for you)
page-away-close = Got it

## The end.

page-ending = How it ended
page-gold = Gold!
page-lights-out = Lights out.
page-victory = Victory!
page-round-won = { $you ->
        [yes] { $count ->
            [one] You win the round.
           *[other] You share the round with { $names }.
        }
       *[no] { $count ->
            [one] { $names } wins the round.
           *[other] { $names } share the round.
        }
    }
page-gold-secret = gold hidden
page-gold-gained = { $gold } gold gained
page-how-gold = How the gold was shared out
page-no-gold = no gold
page-total = total
page-clan-treasure = treasure
page-next = Next round
page-next-waiting = Waiting for the others
page-look = Look at the board
page-to-ending = Back to the result
page-ready-count = { $ready } of { $people } ready
page-resumes = continues in { $seconds } s
page-rematch = Play again
page-rematch-join = To the next match

## The line to the server.

page-reconnecting = Reconnecting.
page-lost-offline = Your device has no network. Your seat stays yours.
page-lost-restart = The server is restarting. The match picks up where it left off.
page-lost-slow = Your connection was too slow to keep up.
page-lost-crowded = There are too many connections from your network.
page-lost-silent = The server did not answer.
page-lost-lost = The connection was lost. Your seat stays yours.
page-try-now = Try now ({ $seconds })

## Watching again.

page-replay = Replay
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-on = One step on
page-replay-last = To the end
page-replay-step = Step { $step } of { $steps }
page-replay-who = Seen by
page-replay-spectator = what spectators see
page-replay-all = all hands open
page-replay-begin = The cards are dealt.
page-record = Download the record
page-replay-hands = Hands
page-replay-eyes = { $name } sees
page-replay-link = Copy a link to this moment
page-replay-speed = Speed
    .slow = slow
    .usual = normal
    .fast = fast
page-file-choose = Choose a file (.toml)
page-file-drop = or drop it here
page-file-private = The server replays it for you and keeps no copy.
page-file-large = This file is too large for a recorded match.
page-file-unread = This file cannot be read.

## Settings.

page-language = Language
page-theme = Colours
page-theme-auto = Same as the system
page-theme-dark = Dark
page-theme-light = Light
page-theme-contrast = High contrast
page-motion = Motion
    .help = Cards fly and light spreads. If your system asks for less motion, that always takes precedence.
page-sound = Sound
    .help = Sounds never give a secret away.
page-volume = Volume
page-confirm = Confirm moves
    .help = A second tap lays the card. Without it the first tap does.
page-cover = Cover my role
    .help = It is shown only while you uncover it.
page-board = The board runs
page-board-auto = to suit the screen
page-board-across = across
page-board-down = downwards
page-notify = Tell me when it is my turn
    .help = Also while another window is in front.
page-notify-denied = Your browser does not allow it. Change that in its settings for this page.
page-name = Name
page-save = Save
page-saved = Saved.
page-device = Play on another device
    .help = This personal link signs the other device in as you. A new link replaces the old one.
page-device-link = Make a personal link
page-settings-you = You
page-settings-look = Look and feel
page-device-qr = QR code with your personal link
page-device-own = Your personal link
page-device-secret = Keep it to yourself: anyone who has it can play as you.
page-device-alone = Sign out all other devices
    .help = In case somebody else has your link or one of your devices. From then on, only this device and the new link work.
    .done = All other devices are signed out.
page-sign-out = Sign out
    .help = Your seats and matches stay yours. Only your personal link brings you back to them.
page-sign-out-here = On this device
    .sure = Sign out on this device?
page-sign-out-everywhere = On all devices
    .sure = Sign out on all devices?
page-sign-out-sure = Only your personal link brings you back to your seats. If you have none, make one first.
    .link = Only your personal link brings you back to your seats. Have you kept it?
page-sign-out-stay = Stay
page-signed-out = You have signed out
    .everywhere = You have signed out on all devices
    .help = Your seat stays yours. Your personal link brings you back to it.

## Where the way ends.

page-other-link = Somebody else’s link?
    .help = On this device you play as { $name }. This link makes you the person it belongs to. You can then return to { $name }’s seats and matches only with { $name }’s own link (in the settings).
    .stay = Stay { $name }
    .go = Use the link
page-gone-table = No such table
    .help = It has been cleared away, or the link is incomplete. Ask for a new one.
page-no-code = No table has this code
    .help = { $code } leads nowhere. Codes have six letters; check it again, or ask for the link.
page-no-game = There is no such game
    .help = You can play: { $games }.
page-no-rules = There are no such rules
page-chapters = Contents
page-no-replay = Nothing to watch
page-copy-by-hand = Your browser does not let the page copy. Select the link and copy it yourself.

## The command that opens the page.

open-page = The page opens in your browser. If it does not: { $url }
open-running = It is already running: { $url }
open-none = The page has not been built. In a checkout, python3 go.py builds it. To play in the terminal: saboteur play saboteur

## Lessons on the first page.

# Levels of bots, as depths of a shaft, and their characters.
page-bots-depth = How deep
page-bots-character = Which character
    .help = Equally strong, but of different minds. Character changes how they talk, trust and take revenge, never which side they are on.
page-bots-any = Any
    .help = Every seat gets a random character.
page-bots-take = Take { $who }
page-bots-seat = Seat { $who }
page-bots-back = Back
page-bots-chosen = { $who }, { $level }
page-bots-of = { $level }, { $depth } of 5
page-bots-think = How bots think
    .help = A bot knows no more than a person in its seat: its own cards and what everybody saw. How long it takes over a move says nothing about how hard the move was.
page-thinking = is thinking
