# The living room: television, hand, curtain, reactions, phrases, the kit.

room-television = Television
room-wake = Touch once for sound and full screen
room-server-lost = Connection lost. We go on digging in a moment.
room-choosing = choosing a hat
room-free = free
room-what = { $game } · { $seats } seats
room-how = Point your phone here,
    .open = or open
    .type = and type
room-comes = comes down the ladder
room-here = { $here } of { $seats } are here.
room-host-starts = { $name } starts on their phone; free seats can go to bots.
room-host-starts-full = { $name } starts on their phone.
room-turn = { $name } is up
room-in-pile = in the pile
room-last = Last
room-watch = Watch
room-code = Table
room-no-gold = no gold
room-left = left over
room-over = A rematch starts on your phones.
room-ready = { $ready } of { $people } ready. Go on with your phones.
room-latest = In { $left } s at the latest.

# Sentences that everybody reads in their own language.
phrase-hello = Hello everyone!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-wait = One moment …
phrase-hurry = Your turn, slowcoach!
phrase-well-done = Well dug!
phrase-oh-no = Oh no!
phrase-not-me = It wasn’t me!
phrase-who-was-that = Who was that?
phrase-good-game = Good match!

# The hand.
room-as-hand = Play as a hand
room-full-page = Show the whole table
room-on-television = On a television
room-television-lost = The television is gone. You can go on here.
room-there = Television
room-places = Places
room-again = Touch again
room-by-gate = beside gate { $gate }
room-joins-cold = joins a cold path
room-by-last = beside the last move
room-left-third = on the left
room-middle-third = in the middle
room-right-third = on the right
room-both = { $one }, { $other }
room-upper-third = at the top
room-half-way = halfway down
room-lower-third = at the bottom
room-right-of = right of { $place }
room-left-of = left of { $place }
room-below = below { $place }
room-above = above { $place }
room-own-broken =
    Broken: { $tools }. You cannot dig until { $count ->
        [one] it is
       *[other] they are
    } mended.
room-own-front = Before you lies: { $cards }.
room-elsewhere = You play on another device
    .help = Your hand is there. If you go on here, the other device stops showing it.
room-play-here = Play here
room-say = Say something
room-notes = Players and notes
room-cover = Cover my cards
room-covered = Your cards are covered
room-uncover = Touch to see your cards
room-full-screen = Full screen

# The curtain.
room-give = Hand the device to { $name }
room-look-away = Everybody else looks away for a moment.
room-i-am = I am { $name }
room-hold = Hold until the gate is open
room-tap = Touch to open the gate
room-order = Who is next
room-hand-on = Done, hand on
room-beside = Next to me
room-beside-name = Name of the person beside you
room-shares = plays on { $name }’s device

# Talk and looks.
room-reactions = Reactions
room-phrases = Quick phrases
room-reaction-mug = Cheers
room-reaction-nugget = Gold
room-reaction-eye = I am watching
room-reaction-heart = I like that
room-reaction-bang = Ouch
room-reaction-lantern = Lights out
room-reaction-stones = Blocked
room-reaction-troll = Troll
room-kit = What { $name } looks like
room-kit-you = This is you
room-kit-help = Hat, beard and colour are yours, at every table.
room-kit-done = Done
room-seat-free = One more seat
room-send-code = Send somebody the code
room-invite-here = invite
room-opened-it = opened it
room-not-ready = choosing
room-beside-me = Somebody beside me plays, too
room-seat-beside = Seat them
room-seat-bot = Seat a bot
room-link = Link
room-send = Send
room-dress = Dress { $name }
room-dress-you = Dress your dwarf
room-dice = Surprise me
room-taken = worn by { $name }
room-hat = Hat
room-hat-0 = Helmet
room-hat-1 = Hood
room-hat-2 = Horns
room-hat-3 = Wide brim
room-hat-4 = Bobble hat
room-hat-5 = Headband
room-hat-6 = Candle hat
room-hat-7 = Feather cap
room-beard = Beard
room-beard-0 = Round beard
room-beard-1 = Pointed beard
room-beard-2 = Forked beard
room-beard-3 = Square beard
room-beard-4 = Braids
room-beard-5 = Goatee
room-beard-6 = Moustache
room-beard-7 = No beard
room-colour = Colour
room-colour-0 = Amber
room-colour-1 = Blue
room-colour-2 = Green
room-colour-3 = Red
room-colour-4 = Violet
room-colour-5 = Turquoise
room-colour-6 = Pink
room-colour-7 = Lime
room-colour-8 = Silver
room-colour-9 = Copper
room-colour-10 = Sky blue
room-colour-11 = Yellow
room-hair = Hair
room-hair-0 = White
room-hair-1 = Blond
room-hair-2 = Red
room-hair-3 = Brown
room-hair-4 = Dark
room-hair-5 = Grey
room-skin = Skin
room-skin-0 = Light
room-skin-1 = Medium
room-skin-2 = Dark

room-upper-gate = the upper gate
room-middle-gate = the middle gate
room-lower-gate = the lower gate
room-your-turn = Your turn, { $name }
room-hold-open = Hold to uncover
room-release = Release to cover
room-discard = Discard
page-bed = The mine is faintly heard
    .help = Far wind and dripping water, under everything else.
page-buzz = The phone vibrates
    .help = On your turn, when a tool of yours breaks, and for gold.
page-tap-curtain = Tap instead of holding
    .help = On a device that is handed round, a touch opens the gate.

## Watching a match again together.

room-lead = Lead the others
    .help = Everyone who watches this match now sees the step you look at.
room-leading = You lead: the others see this step.
room-lead-stop = Stop
room-led = { $name } leads.
    .alone = { $name } leads, you look around.
room-follow = Follow
room-follow-not = Look around
room-points = { $name } points here
room-next-all = Begin for everyone
