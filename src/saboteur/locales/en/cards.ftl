## Path cards. The attributes are the name inside a sentence, a name of at most 12 characters, and what it is for.

card-crossing = crossroads
    .a = a crossroads
    .short = crossroads
    .help = Leads everywhere: all four sides are joined inside.
card-bridge = bridge
    .a = a bridge
    .short = bridge
    .help = Two ways that cross without meeting. One of them has to be joined when you lay it.
card-double-curve = double curve
    .a = a double curve
    .short = two curves
    .help = Two curves that do not meet. One of them has to be joined when you lay it.
card-junction = junction
    .a = a junction
    .short = junction
    .help = Three sides, all joined inside.
card-straight = straight tunnel
    .a = a straight tunnel
    .short = straight
    .help = In on one side, out on the other.
card-curve = curve
    .a = a curve
    .short = curve
    .help = Turns the corner. Turn the card round and it takes the other corner.
card-dead-end = dead end
    .a = a dead end
    .short = dead end
    .help = Its openings do not meet inside, so nothing goes on behind it. It still has to fit, and is laid like any other card.
card-start = start
    .a = the start card
    .short = start
    .help = { $game ->
            [dark-cave] This is where everyone climbed down. It has a ladder, and all ladders are one step apart. It cannot be removed.
           *[other] This is where everyone climbed down. Every tunnel must lead back to this card. It cannot be removed.
        }

## Action cards.

card-broken-pick = broken pickaxe
    .a = a broken pickaxe
    .short = ✗ pickaxe
    .help = { $game ->
            [solo] As soon as you draw it, it breaks your pickaxe, and you draw another card. Until it is gone you cannot lay paths. A second one has no effect.
           *[other] Put it in front of someone else. While it lies there, they cannot lay paths. They can still do everything else.
        }
card-broken-lantern = broken lantern
    .a = a broken lantern
    .short = ✗ lantern
    .help = { $game ->
            [solo] As soon as you draw it, it breaks your lantern, and you draw another card. Until it is gone you cannot lay paths. A second one has no effect.
           *[other] Put it in front of someone else. While it lies there, they cannot lay paths. They can still do everything else.
        }
card-broken-cart = broken cart
    .a = a broken cart
    .short = ✗ cart
    .help = { $game ->
            [solo] As soon as you draw it, it breaks your cart, and you draw another card. Until it is gone you cannot lay paths. A second one has no effect.
           *[other] Put it in front of someone else. While it lies there, they cannot lay paths. They can still do everything else.
        }
card-repair-pick = pickaxe repair
    .a = a pickaxe repair
    .short = ✓ pickaxe
    .help = { $game ->
            [duel] Takes away a broken pickaxe in front of yourself, never in front of your opponent.
            [solo] Takes away a broken pickaxe in front of you.
           *[other] Takes a broken pickaxe away from anyone, you included. It can only be played on a broken one.
        }
card-repair-lantern = lantern repair
    .a = a lantern repair
    .short = ✓ lantern
    .help = { $game ->
            [duel] Takes away a broken lantern in front of yourself, never in front of your opponent.
            [solo] Takes away a broken lantern in front of you.
           *[other] Takes a broken lantern away from anyone, you included. It can only be played on a broken one.
        }
card-repair-cart = cart repair
    .a = a cart repair
    .short = ✓ cart
    .help = { $game ->
            [duel] Takes away a broken cart in front of yourself, never in front of your opponent.
            [solo] Takes away a broken cart in front of you.
           *[other] Takes a broken cart away from anyone, you included. It can only be played on a broken one.
        }
card-repair-pick-lantern = pickaxe or lantern repair
    .a = a pickaxe or lantern repair
    .short = ✓ pick/lant.
    .help = { $game ->
            [duel] Takes away one broken pickaxe or one broken lantern in front of yourself, never both and never in front of your opponent.
            [solo] Takes away one broken pickaxe or one broken lantern in front of you, never both.
           *[other] Takes away one broken pickaxe or one broken lantern, never both.
        }
card-repair-pick-cart = pickaxe or cart repair
    .a = a pickaxe or cart repair
    .short = ✓ pick/cart
    .help = { $game ->
            [duel] Takes away one broken pickaxe or one broken cart in front of yourself, never both and never in front of your opponent.
            [solo] Takes away one broken pickaxe or one broken cart in front of you, never both.
           *[other] Takes away one broken pickaxe or one broken cart, never both.
        }
card-repair-lantern-cart = lantern or cart repair
    .a = a lantern or cart repair
    .short = ✓ lant./cart
    .help = { $game ->
            [duel] Takes away one broken lantern or one broken cart in front of yourself, never both and never in front of your opponent.
            [solo] Takes away one broken lantern or one broken cart in front of you, never both.
           *[other] Takes away one broken lantern or one broken cart, never both.
        }
card-rockfall = rockfall
    .a = a rockfall
    .short = rockfall
    .help = { $game ->
            [duel] Removes one tunnel from the maze: a dead end that bars the way, or a way that someone needs. Start, goals and cards with gold or a troll stay.
            [solo] As soon as you draw it, it removes the tunnel laid last that shows neither gold nor troll, and you draw another card.
           *[other] Removes one tunnel from the maze: a dead end that bars the way, or a way that someone needs. Start and goals stay.
        }
card-map = treasure map
    .a = a treasure map
    .short = map
    .help = { $game ->
            [duel] Look under one hidden goal. Only you learn what is there.
            [solo] Look under one hidden goal.
           *[other] Look under one hidden goal. Only you learn what is there; what you tell the others is up to you.
        }

## A card nobody but its owner has seen.

card-unknown = a card

## A card without texts of its own, such as one of house rules.

card-other = { $name }
    .a = the card “{ $name }”
    .short = { $name }
    .help = A card of house rules: whoever made the deck knows what it does. Where it can be played is shown as for any other card.
cards-unknown = { $count } cards

## Openings of a path card.

shape-joined = Open to { $sides }; these are joined inside.
shape-parts = Open to { $sides }; joined inside: { $parts }.
shape-apart = Open to { $sides }, but nothing inside is joined.
side-N = the north
side-E = the east
side-S = the south
side-W = the west

## Tools.

tool-pick = pickaxe
    .short = pick
tool-lantern = lantern
    .short = lant
tool-cart = cart
    .short = cart

## Roles.

role-saboteur = saboteur
    .a = a saboteur
    .aim = Keep them from the gold.
    .help = You win the round with the other saboteurs if all cards are played and nobody has reached the treasure. Break tools, let tunnels collapse, lead them astray. If they see through you they will stop you.
role-unknown = unknown

## Goals.

goal-gold = the treasure
    .short = gold
goal-stone = only stone
    .short = stone
goal-unknown = hidden
    .help = One of the three hidden goals is the treasure, the other two are stone. A map shows you one of them.
goal-other = the goal at { $cell }
    .at = the goal at { $cell }
goal-upper = the upper goal
    .at = the upper goal
goal-middle = the middle goal
    .at = the middle goal
goal-lower = the lower goal
    .at = the lower goal
