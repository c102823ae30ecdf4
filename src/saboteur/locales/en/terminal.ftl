## Words to type. The first is shown, all are understood.

command-help = help h
command-log = log
command-rules = rules
command-count = count cards
command-who = who
command-hint = hint
command-know = know
command-say = say
command-discard = discard throw
command-remove = remove
command-back = back
command-new = n new no
command-quit = quit q exit

## Status line.

status-round = { $game ->
        [dark-cave] The Dark Cave
       *[other] Round { $round }/{ $rounds }
    }
status-deck = deck { $cards }
status-gold = gold { $gold }
status-role = You are { $role }.
news-cut = … more: log

## Hints.

hint-turn = x3 discards card 3 · ? explains · help · log · q leaves and saves
hint-turn-several = x3 discards card 3, x3 5 two at once · ? explains · help · log · q leaves
hint-turn-remove = remove 3 5: two cards for one in front of you · x3 · x3 5 · ? · help · q
hint-place = x discards it · another number: another card · Enter: back
hint-choice = Type a letter · ? explains · q leaves and saves
hint-page = Enter: next · q: back
hint-enter = Enter: continue
hint-bot = { $who } is thinking …
hint-step = Enter: continue (next: { $who })

## What was wrong.

wrong-input = I do not understand “{ $input }”. Type a number from 1 to { $cards }, or help.
wrong-answer = I do not understand “{ $input }”. Type one of { $labels }, or help.
wrong-label = There is no choice “{ $input }”. You can type { $labels }, x, or another number.
wrong-number = You have no card { $number }. Your cards are numbered { $cards }.
wrong-move = “{ $input }” is not a move here. Write for example “EW 1,0”, “map 8,2”, “broken-pick p2” or “discard NS”.
wrong-target = { $card } cannot be used at { $target }.
wrong-discard = Say which card to discard, for example x3. In this game it is one card at a time.
wrong-discard-several = Say which cards to discard, for example x3, or x3 5 for two at once.
wrong-remove = Say which two of your cards you pay with, for example remove 3 5.
wrong-remove-none = There is nothing in front of you that you could pay off with two cards.
wrong-undo = What is played is played: you might have seen a new card.
wrong-claim = You cannot say “{ $input }”. You can say: gold 8,2 · stone 8,2 · trust p2 · accuse p2 · repair-me · no-path.
wrong-topic = There is nothing to explain about “{ $input }”. Try ? 1, ? map, ? 8,2 or ? p2.

## Help.

help-title = What you can type
help-card = choose a hand card; letters then show where it can go
help-place = lay the chosen card there (letters on the maze or beside it)
help-direct = both at once: card 3 on cell 1,0, or card 3 on player 2
help-discard = discard card 3 (a pass)
help-several = discard several cards at once (a pass)
help-remove = pay with two cards to get rid of a card in front of you
help-notation = the same in notation, as records write it
help-explain = explain card 3, any card, a place or a player
help-say = say something to the others: gold 8,2 · stone 8,2 · trust p2 · accuse p2 · repair-me · no-path
help-log = everything that happened in this round
rules-reference = Every rule with its number: saboteur rules { $game } --reference
help-rules = the rules
help-count = which cards you have seen, and how many can still come
help-hint = the best moves, and why, from what you can see yourself
help-know = who you may suspect, where the gold may be, and why
help-who = who would win if it ended now
wrong-no-coach = There are no hints where several people play on one screen.
wrong-no-hint = Nothing better comes to mind: there is not much to choose here.
wrong-no-insight = There is nothing to tell about that just now.
help-quit = leave; the match is saved, --resume continues it
help-legend = Signs
legend-lit = tunnel joined to the start
legend-cold = tunnel cut off from the start
legend-dead = dead end: the rubble in the middle bars the way
legend-gate = hidden goal
legend-secret = hidden goal you have looked at: gold or stone; nobody else sees this
legend-start = start
legend-turn = whose turn it is; then hand cards and broken tools
help-undo = A turn cannot be taken back.
help-players = Players
explain-cell-empty = { $cell } is empty.
explain-lit = A way leads from the start to here.
explain-cold = No way leads from the start to here.
explain-goal = { $place }: { $goal }.
explain-secret = { $place }: { $goal }. Only you know, because you looked.
explain-player = { $who }: { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }.
explain-player-broken = { $tools } broken, so no digging.
explain-bot = Played by the bot { $bot }.

## The games.

game-saboteur = Saboteur
    .line = Everyone digs for gold. Almost everyone.
game-saboteur2 = Saboteur 2
    .line = Two teams, one treasure, and some who belong to neither.
game-duel = Saboteur: The Duel
    .line = Two dwarfs, one mountain, and gold for only one of them.
game-solo = The Duel alone
    .line = One dwarf, one mountain, and three rounds to find its gold.
game-dark-cave = Saboteur: The Dark Cave
    .line = You have the gold, the water rises, and not everyone in your clan is on your side.

## Beginning and leaving.

welcome = You play { $game } with { $names }. You sit at { $seat }.
welcome-options = Rules: { $options }.
curtain-scrolled = This terminal cannot be wiped: do not scroll back.
curtain = { $who }, it is your turn. Everyone else, look away! Press Enter.
saved = The match is saved. Continue with: saboteur play { $game } --resume
cannot-save = This match cannot be saved: { $why }. If you leave, it is gone.
not-saved = The match could not be saved: { $why }.
resumed = Welcome back. The match goes on where you left it.
resume-none = There is no unfinished match of { $game }. Start one with: saboteur play { $game }
resume-damaged = The saved match { $file } cannot be read: { $why } It is kept as { $kept }.
resume-deck = The saved match { $file } needs its deck: { $why } Put the deck back and try again.
resume-ask = There is an unfinished match from { $when } ({ $players } players, round { $round }). Enter continues it, n starts a new one and keeps the old.
resume-none-at-all = There is no unfinished match. Start one with: saboteur play GAME
resume-several = There are { $count } unfinished matches.
resume-line = { $game } · { $players ->
        [one] 1 player
       *[other] { $players } players
    } · round { $round } · { $turn }
resume-turn = { $you ->
        [yes] your turn
       *[no] { $who }’s turn
    }
resume-over = over
resume-which = Which one? Enter continues number 1, q leaves.
resume-which-or-new = Which one? Enter continues number 1, n starts a new one and keeps these, q leaves.
resume-wrong = “{ $input }” is none of them.
resume-unknown = There is no unfinished match “{ $input }”. Name one of these by its number or its short name:
resume-newest = Continuing number 1, the newest. For another one: --resume and its number or short name.
bot-failed = The match stops here: { $why }
bot-bad-budget = “{ $budget }” is not a budget for the bot { $bot }; write a time like 0.2s, or rollouts like iterations=200.
record-kept = Watch the match again with: saboteur replay { $file }
seed-was = The seed was { $seed }.

## End of a round and of the match.

round-you-won = You are one of the winners.
round-you-lost = You are not one of the winners.
round-roles = The roles
round-aside = left over
final-gold = { $gold } gold

## Watching a match again.

replay-step = { $step } of { $steps }{ $game ->
        [dark-cave] {""}
       *[other] {" "}· round { $round }
    } · seen by { $seat }
replay-page = { " " }· page { $page } of { $pages }
replay-all = everyone
replay-spectator = a spectator
replay-hint = Enter on · p back · 40 step · r2 round · s1 seat · all · log · ? help · q
replay-wrong = I do not understand “{ $input }”. There are steps 0 to { $steps }, rounds 1 to { $rounds } and seats 1 to { $players }.
replay-help-next = the next step
replay-help-previous = the step before
replay-help-step = step 40
replay-help-round = the beginning of round 2
replay-help-ends = the beginning and the end of the match
replay-help-seat = see it through the eyes of player 1
replay-help-spectator = see it as a spectator
replay-help-all = see everyone’s cards and roles
replay-help-log = everything that has happened in this round so far
replay-help-explain = explain a card, a place or a player
replay-help-quit = leave
replay-wrong-topic = There is nothing to explain about “{ $input }”. Try ? map, ? 8,2 or ? p2.
replay-file = { $file } cannot be replayed: { $why }
file-none = there is no such file.
file-folder = it is a folder.
file-device = it is a device, not a file.
file-large = it is larger than { $most } MB.
file-no-text = it is not text.
command-next = n next
command-previous = p previous
command-first = first
command-last = last
command-all = all
command-spectator = spectator
rules-missing = The rules of this game have not been written down yet.

# `saboteur watch`
watch-suspects = { $who } suspects { $told }
watch-unsure = { $who } suspects nobody in particular
watch-page-usual = On the page, matches are dealt at random with the usual rules: leave out --seed, --edition and --option.
watch-hint = Ctrl-C: leave
watch-step = Enter: next move · q: leave
