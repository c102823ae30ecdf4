## Lessons: what Ruprecht, the foreman, says. At most two sentences and 180 signs; **bold** is what matters most.

lesson-teacher = Ruprecht
    .what = the foreman
lesson-step = Step { $step } of { $steps }: { $chapter }
lesson-not-now = **That is allowed**, but not yet. First do what I asked.
lesson-look-again = Read once more what I asked for.
lesson-read-first = Read first, then go on.
lesson-clash = **It does not fit:** on the marked side tunnel meets rock.
lesson-finished = Well done! You know enough to play.

## What to do, in one line.

lesson-do-lay = Lay { $card } on { $place }
lesson-do-lay-any = Lay { $card }
lesson-do-try = Try it: { $card } on { $place }
lesson-do-try-step = Try to go to { $place }
lesson-do-play-place = Play { $card } on { $place }
lesson-do-play-player = Play { $card } on { $name }
lesson-do-play-self = Play { $card } on yourself
lesson-do-play = Play { $card }
lesson-do-discard = Discard a card
lesson-do-remove = Pay with two cards
lesson-do-step = Go to { $place }
lesson-do-lead = Lead the creature to { $place }
lesson-do-any = Play whatever you like
lesson-do-stop = Stay there
lesson-do-chop = Hack the web away
lesson-do-bribe = Bribe the troll
lesson-do-take = Choose your gold
lesson-do-steal = Choose who to steal from
lesson-do-vote = Agree or refuse
lesson-do-claim = Tell the others what you saw
lesson-do-read = Read, then go on

## In the terminal.

command-skip = skip
lesson-hint = number: card · back · skip · help · q: stop here, continue later
lesson-hint-choice = letter: choice · back · skip · help · q: stop here, continue later
lesson-hint-read = Enter: continue · back · q: stop here, continue later
lesson-hint-claim = type: say { $claim } · back · skip · q: stop here, continue later
lesson-left = Your place is kept: “saboteur learn { $game }” continues from here.
lesson-play = Now with the others: saboteur play { $game }
lesson-first-match = Your first match? Enter: start, with advice and without haste · q: later
lesson-listed-new = [ ] { $game }: { $title }
lesson-listed-begun = [~] { $game }: { $title }, begun
lesson-listed-done = [x] { $game }: { $title }, done

## On the page.

lesson-title = Lesson: { $game }
lesson-back = Back
lesson-skip = Skip this step
    .short = Skip
    .hold = Skip this step; hold: leave the lesson
lesson-go-on = Continue
lesson-leave = Leave the lesson
lesson-first = Play your first match
lesson-steps = Step { $step } of { $steps }
lesson-course = Chapters

## Saboteur

lesson-saboteur = Saboteur
lesson-saboteur-chapter-tunnels = Tunnels
lesson-saboteur-chapter-tools = Tools
lesson-saboteur-chapter-secrets = Rockfall, map, lies
lesson-saboteur-chapter-treasure = The treasure
lesson-saboteur-lay = **I’m Ruprecht, and I’ll show you the mountain.** Lay the straight tunnel at the end of the way.
lesson-saboteur-lay-wrong = That tunnel runs across. Take the one that goes straight on.
lesson-saboteur-lay-elsewhere = Not there: the goals lie at the other end of the way.
lesson-saboteur-gates = **The treasure lies under one of the three goals.** You all dig towards them: each turn, play one card, then draw one.
lesson-saboteur-fit = **Tunnel meets tunnel, rock meets rock.** See what happens if you lay the tunnel that runs across here.
lesson-saboteur-turn = **Tunnel met rock, so it was refused.** This junction fits both ways round: turn it so that it branches to the other side.
lesson-saboteur-turn-wrong = It fits like that too, but then it branches the wrong way. Turn the card first.
lesson-saboteur-dead-end = **Tilda laid a dead end:** its tunnels do not meet, so nothing goes on behind it. Go round it with the curve.
lesson-saboteur-roles = **You are a gold-digger, and only you see it.** Somebody may be a saboteur who wants nobody to arrive: who has been laying dead ends?
lesson-saboteur-broken = **Your lantern is broken.** Try to dig anyway.
lesson-saboteur-repair = **With a broken tool you cannot dig.** Repair your lantern with the card that shows it.
lesson-saboteur-repair-wrong = That card repairs a pickaxe or a cart. You need the one with the lantern.
lesson-saboteur-repair-other = Now Brom’s pickaxe is broken, and he digs for you. **This card repairs one of two tools:** repair his pickaxe.
lesson-saboteur-break = **You can break tools, too.** Break the troublemaker’s cart.
lesson-saboteur-break-wrong = Brom has been digging with you all along. Who broke the tools?
lesson-saboteur-rockfall = A dead end bars the way. **A rockfall removes one tunnel**, but never the start or a goal: clear the dead end.
lesson-saboteur-rockfall-wrong = You still need that tunnel. Take the dead end away.
lesson-saboteur-map = **A map lets you look under one goal**, you alone. Look under the bright one.
lesson-saboteur-map-wrong = Any goal would do. For this lesson, look under the bright one.
lesson-saboteur-claim = **Gold, and only you have seen it.** Tell the others that gold lies there.
lesson-saboteur-claim-wrong = You are a gold-digger: a lie would only help the saboteur.
lesson-saboteur-lie = **Tilda says there is stone, so one of you is lying.** Brom has to find out who: words are free, cards tell more.
lesson-saboteur-arrive = **One card is missing.** Lay it, and the goal opens.
lesson-saboteur-take = **The treasure!** There is a gold card for each gold-digger, and the one who arrived chooses first.
lesson-saboteur-shared = **Tilda was the saboteur and gets nothing.** Had the cards run out first, only she would have got gold.
lesson-saboteur-end = **A match has three rounds, with new roles each time.** The most gold at the end wins.

## Saboteur 2

lesson-saboteur2 = Saboteur 2
lesson-saboteur2-chapter-doors = Doors and ladders
lesson-saboteur2-chapter-people = Boss and traps
lesson-saboteur2-chapter-thieves = Thieves and hats
lesson-saboteur2-chapter-sharing = Sharing
lesson-saboteur2-door = **Now there are two teams, and you dig for blue.** Lay the tunnel with the blue door.
lesson-saboteur2-door-wrong = The plain tunnel would fit, but it has no door. Take the one with the blue door.
lesson-saboteur2-teams = **Doors never stop anyone from laying cards.** But a way that has to pass a blue door brings gold to blue, never to green.
lesson-saboteur2-ladder-goal = **A ladder may lie far from your way, but never beside a goal.** Try it beside the goal.
lesson-saboteur2-ladder = **Every ladder is joined to the start and all other ladders.** Lay it at the junction.
lesson-saboteur2-ladder-wrong = Still beside a goal. Lay it on the bright place.
lesson-saboteur2-bridge = **On a bridge, two ways cross without meeting.** Lay it at the end of the other way.
lesson-saboteur2-inspect = **There are many roles now.** Inspect Brom: only you will see his.
lesson-saboteur2-inspect-wrong = You may inspect anyone. Start with Brom.
lesson-saboteur2-boss = **Brom is the boss:** he wins with whichever team wins, but gets 1 gold less. No door stops him.
lesson-saboteur2-trapped = **Meanwhile Tilda has trapped you.** Try to dig.
lesson-saboteur2-free = **While you are trapped, you cannot dig and get no gold.** Free yourself with the card that does it.
lesson-saboteur2-pay = Now your pickaxe is broken, and nothing repairs it. **Discard two cards to get rid of one in front of you**: choose any two.
lesson-saboteur2-pay-wrong = With a broken pickaxe you cannot dig. Pay with two cards to get rid of it.
lesson-saboteur2-theft = **Lay the theft in front of you.** Everybody sees it; at the end of the round you may steal 1 gold from somebody.
lesson-saboteur2-trap = **You can trap others as well.** Anyone still trapped at the end gets nothing and steals nothing: trap Tilda.
lesson-saboteur2-trap-wrong = Not there: it was Tilda who harmed you, so trap her.
lesson-saboteur2-hats = **A hat swap gives somebody a new role.** That can be you: take a new one yourself.
lesson-saboteur2-hats-wrong = For once, swap your own hat and see what happens.
lesson-saboteur2-geologist = **Now you are a geologist:** you get 1 gold for every crystal in the maze, no matter who wins. Two lie here.
lesson-saboteur2-arrive = New round: you dig for blue, and a theft lies in front of you. **Lay the last card**: the way leads through the blue door.
lesson-saboteur2-arrive-wrong = That one closes the way. Take the straight tunnel.
lesson-saboteur2-steal = **The thieves come last.** Choose who to steal 1 gold from.
lesson-saboteur2-steal-wrong = You could pass. But you laid that theft for a reason.
lesson-saboteur2-shares = **You, the boss and the profiteer won:** 3 gold each, the boss 1 less, the profiteer 2 less. The geologist got 2 for the crystals.
lesson-saboteur2-profiteer = **The profiteer wins with everyone**, even with the saboteurs if nobody arrives. The fewer win, the more each of them gets.
lesson-saboteur2-end = **Had the only way led through a green door, green would have won.** After three rounds the most gold wins.
lesson-saboteur2-chapter-hands = Hands
lesson-saboteur2-hands-off = **Tilda wants to steal: her card lies open.** Play “hands off” on her, and the theft is gone.
lesson-saboteur2-swap-hands = You have nothing to dig with. **Swap your whole hand** with Brom, who has more cards.
lesson-saboteur2-swap-hands-wrong = That would be allowed, but Brom has the most cards.
lesson-saboteur2-swapped = **Now his cards are yours, and he draws a new one, not you.** Nobody may refuse.

## The Duel

lesson-duel = The Duel
lesson-duel-chapter-ways = Two ways
lesson-duel-chapter-gold = Gold and doors
lesson-duel-chapter-trolls = Trolls and ladders
lesson-duel-chapter-end = The end
lesson-duel-own = **Two dwarfs, two starts: yours is the green one.** Dig towards the goals from there.
lesson-duel-own-wrong = The goals lie the other way. Lay it on the bright place.
lesson-duel-other = **Every card must be joined to your own start.** Try to build on Brom’s way.
lesson-duel-join = No way leads there from your start yet. **Join the two starts** with the tunnel between them.
lesson-duel-both = **Now Brom’s tunnels are yours as well, and yours are his.** Lay the curve at the end of his way.
lesson-duel-both-wrong = That would fit, but I want to see you at the end of Brom’s way.
lesson-duel-map = **Six goals, and most hide gold.** The map shows you one of them: look under the bright one.
lesson-duel-map-wrong = Any goal would do. For this lesson, look under the bright one.
lesson-duel-reach = **If you have a way to a goal, you open it.** Lay the curve so that it leads into the goal.
lesson-duel-reach-wrong = Straight on you would pass between the goals. Take the curve.
lesson-duel-marker = **2 gold, and your marker lies on it.** It stays yours even if the way breaks, and is paid at the end of the round.
lesson-duel-door = **A blue door lets only Brom through.** Try to dig on behind it.
lesson-duel-key = As you see: for you the way ends there. **A key opens one door of the other colour.**
lesson-duel-behind = **Now the door is open for you.** Dig on behind it.
lesson-duel-troll = **A troll lets nobody pass on his side.** Try to dig on behind him.
lesson-duel-bribe = He wants gold. **Bribe him:** one of your markers now, 1 gold at the end of the round.
lesson-duel-past = **Now everybody may pass, Brom too.** You still have your card: dig on behind the troll.
lesson-duel-past-wrong = You paid the troll for a reason. Lay it behind him.
lesson-duel-ladder = **A green ladder is joined to your start from anywhere**, but may not lie beside goals or gold. Lay it wherever it fits.
lesson-duel-ladder-wrong = Not beside a goal. Choose another place.
lesson-duel-last = **One marker is left.** Lay the tunnel with the gold on your way: your marker goes onto it, and the round ends.
lesson-duel-count = **The round is over, and the troll has his gold.** It also ends when all goals are open or all cards are played; after three rounds the most gold wins.
lesson-duel-chapter-tools = Tools and rockfall
lesson-duel-mend = **Brom broke your pickaxe, so you cannot dig.** Repair it with the card that shows it.
lesson-duel-mend-wrong = With a broken pickaxe you cannot dig. Repair it first.
lesson-duel-strike = **Now it is your turn:** break Brom’s lantern, and he cannot dig until he repairs it.
lesson-duel-rockfall = That tunnel leads nowhere. **A rockfall removes a tunnel**, but none with gold or a troll: clear it.
lesson-duel-rockfall-wrong = You still need that tunnel. Take the dead end away.
lesson-duel-again = **The place is free.** Dig on there.
lesson-duel-again-wrong = Lay it where the dead end was.

## Solo

lesson-solo = The Duel alone
lesson-solo-chapter-mountain = Against the mountain
lesson-solo-chapter-payment = Paying
lesson-solo-chapter-gold = Gold
lesson-solo-alone = **You alone against the mountain.** Dig towards the goals, and watch what you draw.
lesson-solo-alone-wrong = The goals lie the other way. Dig on at the end of your way.
lesson-solo-struck = **You drew a broken pickaxe: it strikes you at once.** Repair it with the card in your hand.
lesson-solo-struck-wrong = With a broken pickaxe you cannot dig. Repair it first.
lesson-solo-fallen = **And a rockfall: it takes the last tunnel you laid.** Lay another one there.
lesson-solo-pay = Nothing repairs your cart. **Discard two cards and you are rid of it**: choose any two.
lesson-solo-pay-wrong = With a broken cart you cannot dig. Pay with two cards to get rid of it.
lesson-solo-dig = **That costs cards, and each round ten are put aside unseen.** Now play whatever you like.
lesson-solo-reach = **One of six markers is left, and one card is missing.** Open the goal.
lesson-solo-reach-wrong = The goal lies the other way.
lesson-solo-count = **The last marker ends the round; so does the last goal or the last card.** After three rounds 15 gold is decent, 20 good, 25 excellent.

## The Dark Cave

lesson-dark-cave = The Dark Cave
lesson-dark-cave-chapter-walking = Laying and walking
lesson-dark-cave-chapter-clans = Clans and gold
lesson-dark-cave-chapter-creatures = Creatures and webs
lesson-dark-cave-chapter-exit = The way out
lesson-dark-cave-chapter-vote = A vote
lesson-dark-cave-lay = **Here your dwarf does the walking.** First play a card: lay the tunnel beside the ladder.
lesson-dark-cave-lay-wrong = The other side would do, too. For this lesson take the bright place.
lesson-dark-cave-step = **Then you may walk up to three steps.** Step onto your new tunnel.
lesson-dark-cave-stop = **You need not use all your steps.** Stay there; then you draw a card and the others play.
lesson-dark-cave-stop-wrong = Back again? Stay there this time.
lesson-dark-cave-groups = **Deeper cards take longer:** this one has two fields. Lay it at the end of your way.
lesson-dark-cave-two-fields = Step onto its first field.
lesson-dark-cave-end-there = **One card, two steps.** Cards of group III even take three: go on or stay, as you like.
lesson-dark-cave-clan = **Everybody sees your clan, but not whether you are true to it.** Saboteurs work for the other clan.
lesson-dark-cave-information = **With this card you look at a clan card or under a goal.** Look at Tilda’s card.
lesson-dark-cave-information-wrong = That would be allowed. But I have doubts about Tilda.
lesson-dark-cave-traitor = **Tilda wears yellow and works for blue!** Now walk: there is gold on that card.
lesson-dark-cave-vein = **A gold vein.** Step onto its field.
lesson-dark-cave-vein-stop = **You get a vein’s gold only if you stop on it.** Stay there.
lesson-dark-cave-shown = **You have 1 gold more, but your clan card lies open now.** Think twice before you get greedy.
lesson-dark-cave-goblin = **Creatures come out of dark holes.** Lure the goblin out.
lesson-dark-cave-prowl = It goes up to five steps. **Lead it to Tilda**, she stands at the end of the way.
lesson-dark-cave-prowl-wrong = Brom stands there, and he is on your side. Lead it the other way.
lesson-dark-cave-attack = One more step. **The goblin takes 1 gold, a rat takes a card, and the lindworm knocks you down.**
lesson-dark-cave-attack-wrong = Tilda is the other way.
lesson-dark-cave-web = **Tilda lost 1 gold.** Now you walk, but she spun a web: try to walk through.
lesson-dark-cave-chop = **Nobody passes a web.** The axe in front of you helps against creatures, too: hack the web away.
lesson-dark-cave-free = **The way is clear.** Go through.
lesson-dark-cave-discard = **The way out is near, and Brom is out already.** First a card: discard one.
lesson-dark-cave-door = Stepping onto a goal opens it; this one is open already. **Step onto it.**
lesson-dark-cave-leave = **One more step and you are out**, with all your gold.
lesson-dark-cave-count = **All who work for yellow are out, so the match ends.** Rescued gold counts, times the dwarfs of the other side: 5 times 1; anyone still inside loses all.
lesson-dark-cave-vote = **Can nobody get out any more?** Then anyone may propose to end, as Brom just did: agree or refuse.
lesson-dark-cave-end = **It ends only if everybody agrees.** Anyone still inside then loses their gold.
lesson-dark-cave-chapter-ways = Boots, bridge, tunnel
lesson-dark-cave-chapter-tricks = Rockfall and swap
lesson-dark-cave-boots = **Boots carry you one step further in every turn.** Put them on.
lesson-dark-cave-boots-wrong = You may give them away. But you need them yourself today.
lesson-dark-cave-bridge = You have four steps now. **Crossing a wooden bridge costs a card**: cross it anyway.
lesson-dark-cave-bridge-wrong = Do not stay: the way leads over the bridge.
lesson-dark-cave-curve = **One card fell into the depths**; the path below a bridge costs nothing. Go on to the curve.
lesson-dark-cave-tunnel = Two curves that do not meet, **but a tunnel joins them. It costs 1 gold**, if you have any: crawl in.
lesson-dark-cave-fourth = And thanks to the boots a **fourth step**: out on the other side.
lesson-dark-cave-rockfall = **A rockfall removes a tunnel on which nobody stands.** Clear the bright one.
lesson-dark-cave-rockfall-stay = The way is gone, but ladders and goals never fall. Stay where you are.
lesson-dark-cave-swap = **With this card you swap your whole hand with somebody.** Take Brom’s.
lesson-dark-cave-swap-wrong = That would be allowed. But take Brom’s hand.
lesson-dark-cave-swapped = **His cards are yours now, and he draws instead of you.** Walk or stay, as you like.
