"""The decks hold what the rulebooks say is in the boxes: the numbers stand here, not read from the decks."""

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from saboteur import GAMES
from saboteur.cards import deck, deckfile
from saboteur.cards.box import Card, PathCard
from saboteur.cards.deck import Deck, DeckError, load

pytestmark = pytest.mark.once


def total(cards: Iterable[Card]) -> int:
    return sum(card.count for card in cards)


def features(cards: Iterable[PathCard]) -> dict[str, int]:
    counts = Counter[str]()
    for card in cards:
        for feature in card.shape.features:
            counts[feature.name] += card.count
    return dict(counts)


def codes(cards: Iterable[PathCard]) -> dict[str, int]:
    return {card.code: card.count for card in cards}


def shapes(cards: Iterable[PathCard]) -> dict[str, int]:
    """How many cards show each shape, features and groups left out."""
    counts = Counter[str]()
    for card in cards:
        counts[card.code.partition(":")[0].rpartition(".")[2]] += card.count
    return dict(counts)


def groups(cards: Iterable[PathCard | deck.ActionCard]) -> list[int]:
    return [sum(card.count for card in cards if card.group == group) for group in (1, 2, 3)]


def actions(game: str) -> dict[str, int]:
    counts = Counter[str]()
    for card in load(game).actions:
        counts[card.name] += card.count
    return dict(counts)


def left_after_dealing(game: str, players: int) -> int:
    """The draw pile counted from the rows instead of the table."""
    box = load(game)
    return total(box.paths) + total(box.actions) - sum(box.aside) - players * box.hand_size(players)


# Saboteur: B-01 to B-06


def test_saboteur_has_40_tunnels_31_of_them_without_a_dead_end() -> None:
    connected = {"NESW": 5, "NEW": 5, "NES": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
    dead_ends = dict.fromkeys(("N|E|S|W", "N|E|W", "N|E|S", "N|S", "E|W", "N|E", "N|W", "N", "E"), 1)
    assert connected | dead_ends == codes(load("saboteur").paths)
    assert (sum(connected.values()), sum(dead_ends.values()), total(load("saboteur").paths)) == (31, 9, 40)


def test_saboteur_has_one_start_one_treasure_and_two_different_curves_of_stone() -> None:
    assert {"NESW:ladder": 1} == codes(load("saboteur").starts)
    goals = {card.code: card.kind for card in load("saboteur").goals}
    assert {"NESW": "gold", "NE": "stone", "NW": "stone"} == goals
    assert total(load("saboteur").goals) == 3


def test_saboteur_has_27_actions() -> None:
    assert total(load("saboteur").actions) == 27
    tools = ("pick", "lantern", "cart")
    expected = {f"broken-{tool}": 3 for tool in tools} | {f"repair-{tool}": 2 for tool in tools}
    doubles = {"repair-pick-lantern": 1, "repair-pick-cart": 1, "repair-lantern-cart": 1}
    assert expected | doubles | {"rockfall": 3, "map": 6} == actions("saboteur")


def test_saboteur_has_28_gold_cards_with_44_nuggets() -> None:
    gold = load("saboteur").gold
    assert {1: 16, 2: 8, 3: 4} == {card.value: card.count for card in gold}
    assert (28, 44) == (total(gold), sum(card.value * card.count for card in gold))


def test_saboteur_has_7_diggers_and_4_saboteurs() -> None:
    assert {"digger": 7, "saboteur": 4} == {card.code: card.count for card in load("saboteur").roles}


@pytest.mark.parametrize(
    ("players", "hand", "pile", "saboteurs", "diggers"),
    [
        (3, 6, 49, 1, 3),
        (4, 6, 43, 1, 4),
        (5, 6, 37, 2, 4),
        (6, 5, 37, 2, 5),
        (7, 5, 32, 3, 5),
        (8, 4, 35, 3, 6),
        (9, 4, 31, 3, 7),
        (10, 4, 27, 4, 7),
    ],
)
def test_saboteur_by_players(players: int, hand: int, pile: int, saboteurs: int, diggers: int) -> None:
    box = load("saboteur")
    assert (hand, (pile,), pile) == (box.hand_size(players), box.pile(players), left_after_dealing("saboteur", players))
    assert {"digger": diggers, "saboteur": saboteurs} == box.role_cards(players)
    assert players + 1 == saboteurs + diggers


def test_saboteur_lies_on_nine_by_five_cells() -> None:
    for players in range(3, 11):
        assert deck.Layout(((0, 0),), ((8, -2), (8, 0), (8, 2))) == load("saboteur").layout(players)


# Saboteur 2: S2-01 to S2-05


def test_saboteur2_has_30_tunnels_of_its_own_and_70_in_all() -> None:
    own = [card for card in load("saboteur2").paths if card not in load("saboteur").paths]
    assert (30, 70) == (total(own), total(load("saboteur2").paths))
    assert {"ladder": 4, "door-blue": 3, "door-green": 3, "crystal": 10} == features(own)
    plain = shapes(card for card in own if not card.shape.features)
    assert (2, 1, 1) == (plain["NS|EW"], plain["NW|ES"], plain["NE|SW"])
    mixed = dict.fromkeys(("NE|S", "NE|W", "NW|S", "NW|E", "NS|E|W", "EW|N|S"), 1)
    assert mixed | {"NS|EW": 2, "NW|ES": 1, "NE|SW": 1} == plain


def test_saboteur2_has_these_ladders_doors_and_crystals() -> None:
    crystals = dict.fromkeys(("NESW", "NES", "ESW|N", "NSW|E", "EW|S", "N", "E"), 1) | {"NEW": 3}
    expected = {f"{shape}:ladder": 1 for shape in ("N", "E", "NW", "NE")}
    expected |= {f"{shape}:door-blue": 1 for shape in ("NS", "EW", "NE")}
    expected |= {f"{shape}:door-green": 1 for shape in ("NS|E", "EW", "NW")}
    expected |= {f"{shape}:crystal": count for shape, count in crystals.items()}
    assert expected == {code: count for code, count in codes(load("saboteur2").paths).items() if ":" in code}


def test_saboteur2_has_20_actions_of_its_own_and_deals_from_117_cards() -> None:
    box = load("saboteur2")
    own = {"theft": 4, "hands-off": 3, "swap-hats": 2, "inspection": 2, "swap-hands": 2, "trapped": 3, "free": 4}
    assert actions("saboteur") | own == actions("saboteur2")
    assert (20, 117) == (sum(own.values()), total(box.paths) + total(box.actions))


def test_saboteur2_has_15_roles_and_no_gold_cards() -> None:
    roles = {"blue-digger": 4, "green-digger": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}
    assert load("saboteur2").gold == ()
    for players in range(2, 13):
        assert roles == load("saboteur2").role_cards(players)
    assert sum(roles.values()) == 15


@pytest.mark.parametrize("players", range(2, 13))
def test_saboteur2_deals_six_and_puts_ten_aside(players: int) -> None:
    box = load("saboteur2")
    assert (6, (10,)) == (box.hand_size(players), box.aside)
    assert ((107 - 6 * players,), 107 - 6 * players) == (box.pile(players), left_after_dealing("saboteur2", players))
    assert load("saboteur").layout(3) == box.layout(players)


def test_saboteur2_takes_start_and_goals_from_saboteur() -> None:
    assert (load("saboteur").starts, load("saboteur").goals) == (load("saboteur2").starts, load("saboteur2").goals)


# The Duel: D-01 to D-04, and solo: SO-01 to SO-03


def test_the_duel_has_36_path_cards_18_goals_and_18_actions() -> None:
    box = load("duel")
    assert (34, 2, 18, 18) == (total(box.paths), total(box.starts), total(box.goals), total(box.actions))
    assert {"NESW:ladder-blue": 1, "NESW:ladder-green": 1} == codes(box.starts)


def test_the_duels_tunnels_carry_these_features() -> None:
    expected = {"troll": 3, "door-blue": 3, "door-green": 3, "ladder-blue": 1, "ladder-green": 1, "gold1": 5}
    assert expected == features(load("duel").paths)
    by_shape = shapes(load("duel").paths)
    assert (2, 2) == (by_shape["NS|EW"], by_shape["NW|ES"] + by_shape["NE|SW"])
    plain = [card for card in load("duel").paths if not card.shape.features and "|" not in card.code]
    assert {"EW": 4, "NS": 3, "NW": 2, "NE": 2} == codes(plain)


def test_the_duel_has_30_gold_in_all_on_5_tunnels_and_14_goals() -> None:
    box = load("duel")
    assert {"door-blue": 4, "door-green": 4, "gold1": 6, "gold2": 5, "gold3": 3} == features(box.goals)
    assert 5 + 25 == sum(
        int(feature.name[4]) * card.count
        for card in (*box.paths, *box.goals)
        for feature in card.shape.features
        if feature.name.startswith("gold")
    )


def test_the_goals_behind_blue_and_green_doors_are_worth_the_same() -> None:
    worth = Counter[str]()
    for card in load("duel").goals:
        for door in ("door-blue", "door-green"):
            if card.shape.has(door):
                worth[door] += next(int(f.name[4]) for f in card.shape.features if f.name.startswith("gold"))
    assert {"door-blue": 7, "door-green": 7} == worth


def test_every_goal_of_the_duel_can_be_entered_from_any_side() -> None:
    for card in load("duel").goals:
        assert card.shape.openings | card.shape.turned().openings == 15


def test_the_duels_actions() -> None:
    tools = ("pick", "lantern", "cart")
    expected = {f"broken-{tool}": 2 for tool in tools} | {f"repair-{tool}": 1 for tool in tools}
    doubles = {"repair-pick-lantern": 1, "repair-pick-cart": 1, "repair-lantern-cart": 1}
    assert expected | doubles | {"key": 2, "rockfall": 2, "map": 2} == actions("duel")


def test_the_duels_layout_and_deal() -> None:
    box = load("duel")
    goals = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))
    assert deck.Layout(((0, -1), (0, 1)), goals) == box.layout(2)
    assert (6, (40,), 40) == (box.hand_size(2), box.pile(2), left_after_dealing("duel", 2))
    assert {"marker": 8, "key": 2} == box.pieces


def test_solo_uses_the_duels_cards_with_a_layout_of_its_own() -> None:
    box, duel = load("solo"), load("duel")
    assert (duel.paths, duel.actions, duel.starts, duel.goals) == (box.paths, box.actions, box.starts, box.goals)
    assert deck.Layout(((0, 0),), ((8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0))) == box.layout(1)
    assert (6, (10,), (36,)) == (box.hand_size(1), box.aside, box.pile(1))
    assert {"marker": 6, "key": 2} == box.pieces


# The Dark Cave: C-01 to C-08


def test_the_dark_cave_has_50_tunnels_and_32_actions_in_three_groups() -> None:
    box = load("dark-cave")
    assert ([19, 17, 14], 50) == (groups(box.paths), total(box.paths))
    assert ([10, 10, 12], 32) == (groups(box.actions), total(box.actions))


def test_the_dark_caves_special_tunnels() -> None:
    assert {"hole": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2} == features(load("dark-cave").paths)
    assert {"hole": 1, "ladder": 1, "vein": 1, "exit": 1} == features(load("dark-cave").goals)
    assert {"ladder": 1} == features(load("dark-cave").starts)
    assert total(card for card in load("dark-cave").paths if not card.shape.features) == 26


@pytest.mark.parametrize(
    ("feature", "by_group"),
    [("hole", [3, 3, 3]), ("ladder", [1, 2, 1]), ("bridge", [2, 1, 1]), ("tunnel", [2, 2, 1]), ("vein", [0, 1, 1])],
)
def test_the_dark_caves_features_by_group(feature: str, by_group: list[int]) -> None:
    assert by_group == groups([card for card in load("dark-cave").paths if card.shape.has(feature)])


def test_the_dark_caves_shapes() -> None:
    expected = {"NESW": 7, "NES": 7, "NEW": 8, "NS": 3, "EW": 3, "NE": 4, "NW": 4, "N": 3, "E": 2}
    assert expected | {"NS|EW": 4, "NE|SW": 3, "NW|ES": 2} == shapes(load("dark-cave").paths)


def test_the_dark_caves_actions() -> None:
    expected = {"information": 5, "rockfall": 3, "swap-hands": 2, "web": 3, "boots": 3, "axe": 3}
    assert expected | {"rat": 5, "lindworm": 4, "goblin": 4} == actions("dark-cave")


def test_start_and_goals_of_the_dark_cave_have_fields() -> None:
    assert [1] == [card.fields for card in load("dark-cave").starts]
    assert [3, 3, 3, 3] == [card.fields for card in load("dark-cave").goals]
    for game in ("saboteur", "saboteur2", "duel", "solo"):
        assert {0} == {card.fields for card in (*load(game).starts, *load(game).goals)}


@pytest.mark.parametrize(
    ("players", "hand", "pile", "clan_cards", "left_over"),
    [
        (2, (5, 0, 0), (14, 22, 21), 2, 0),
        (3, (5, 0, 0), (9, 22, 21), 4, 1),
        (4, (5, 0, 0), (4, 22, 21), 4, 0),
        (5, (4, 1, 0), (4, 17, 21), 8, 3),
        (6, (4, 1, 0), (0, 16, 21), 8, 2),
        (7, (3, 2, 0), (3, 8, 21), 8, 1),
        (8, (3, 2, 0), (0, 6, 21), 8, 0),
    ],
)
def test_the_dark_cave_by_players(
    players: int, hand: tuple[int, ...], pile: tuple[int, ...], clan_cards: int, left_over: int
) -> None:
    box = load("dark-cave")
    assert (hand, 5, pile) == (box.hand_groups(players), box.hand_size(players), box.pile(players))
    assert sum(pile) == left_after_dealing("dark-cave", players)
    roles = box.role_cards(players)
    assert (clan_cards, left_over) == (sum(roles.values()), clan_cards - players)
    corner = 4 if players <= 5 else 3
    goals = {(x, y) for x in (-corner, corner) for y in (-corner, corner)}
    assert (((0, 0),), goals, 4) == (box.layout(players).starts, set(box.layout(players).goals), len(goals))


def test_the_clan_cards() -> None:
    box = load("dark-cave")
    printed = {"yellow-loyal": 3, "yellow-saboteur": 2, "blue-loyal": 3, "blue-saboteur": 2}
    assert printed == {card.code: card.count for card in box.roles}
    assert {"yellow-loyal": 1, "blue-loyal": 1} == box.role_cards(2)
    for players in (3, 4):
        assert {"yellow-loyal": 2, "yellow-saboteur": 2} == box.role_cards(players)
    for players in range(5, 9):
        assert {
            "yellow-loyal": 3,
            "yellow-saboteur": 1,
            "blue-loyal": 3,
            "blue-saboteur": 1,
        } == box.role_cards(players)
    assert {"gold": 46, "purse": 3, "dwarf": 8, "creature": 3, "web": 3} == box.pieces


# All decks


def test_every_game_has_its_deck() -> None:
    assert sorted(GAMES) == list(deck.names())
    sizes = {"saboteur": (3, 10), "saboteur2": (2, 12), "duel": (2, 2), "solo": (1, 1), "dark-cave": (2, 8)}
    assert sizes == {game: load(game).players for game in sizes}


@pytest.mark.parametrize("game", GAMES)
def test_every_row_says_where_it_comes_from(game: str) -> None:
    rows = deck.listing(game)
    assert rows
    assert all(row.source for row in rows)
    assert {row.confidence for row in rows} <= {"sourced", "reconstructed"}


def test_guessed_rows_are_marked() -> None:
    guessed = {game: [row.code for row in deck.listing(game) if row.confidence == "reconstructed"] for game in GAMES}
    assert guessed["saboteur"] == []
    assert guessed["saboteur2"] == ["NE|SW", "NE|S", "NE|W", "NW|S", "NW|E", "NS|E|W", "EW|N|S"]
    assert guessed["duel"] == guessed["solo"] == ["NESW:troll@W"]
    assert len(guessed["dark-cave"]) == len(deck.listing("dark-cave")) - 4


def test_a_card_is_found_either_way_up() -> None:
    box = load("saboteur2")
    assert ("NE", "NE", "ESW|N:crystal") == (
        box.path("NE").code,
        box.path("SW").code,
        box.path("NEW|S:crystal").code,
    )
    assert load("dark-cave").action("II.rat").count == 1


def test_a_missing_card_or_number_of_players_gets_a_sentence() -> None:
    for ask, expected in (
        (lambda: load("saboteur").path("NS|EW"), "The game saboteur has no path card NS|EW"),
        (lambda: load("saboteur").action("theft"), "The game saboteur has no action card theft"),
        (lambda: load("saboteur").hand_size(2), "The game saboteur is for 3 to 10 players, not for 2."),
        (lambda: load("duel").layout(3), "The game duel is for 2 players, not for 3."),
        (lambda: load("solo").pile(2), "The game solo is for 1 player, not for 2."),
        (lambda: load("chess"), f"There is no deck 'chess'; known are {', '.join(sorted(GAMES))}."),
    ):
        with pytest.raises(DeckError) as caught:
            ask()
        assert str(caught.value).startswith(expected)
        assert str(caught.value).endswith(".")


def test_the_digest_changes_with_a_card_and_not_with_words_about_it() -> None:
    text = deckfile.text("saboteur")
    same: Deck = deck.read(text.replace("scans of all cards", "my own box"))
    other = text.replace('code = "NS",      count = 4', 'code = "NS",      count = 3')
    other = other.replace('code = "EW",      count = 3', 'code = "EW",      count = 4')
    assert load("saboteur").digest == same.digest
    assert load("saboteur").digest != deck.read(other).digest
    assert len({load(game).digest for game in GAMES}) == len(GAMES)


def test_loading_twice_gives_the_same_deck() -> None:
    assert load("duel") is load("duel")
    assert load("duel") == deck.read(deckfile.text("duel"))
    assert msgspec.json.encode(load("duel")) == msgspec.json.encode(deck.read(deckfile.text("duel")))


@pytest.mark.parametrize(
    ("game", "old", "new", "expected"),
    [
        (
            "saboteur",
            'code = "NEW",     count',
            'code = "WEN",     count',
            "path row 2 (WEN): write the code canonically as NEW",
        ),
        ("saboteur", 'code = "NEW",     count', 'code = "NEX",     count', "path row 2 (NEX): 'NEX' is no path card"),
        ("saboteur", 'code = "EW",      count', 'code = "NS",      count', "path: NS has two rows"),
        ("saboteur", 'code = "NW",      count', 'code = "SW",      count', "path: SW has two rows"),
        (
            "saboteur",
            '"NS",      count = 4',
            '"NS",      count = 0',
            "path row 4 (NS), count: write a whole number of at least 1.",
        ),
        ("saboteur", '"NS",      count = 4', '"NS",      count = 100', "count: write a whole number of at most 99."),
        ("saboteur", '"NS",      count = 4', '"NS",      count = 4e1', "count: write a whole number."),
        ("saboteur", 'source = "rulebook"', "source = 1", "source: write a text in quotation marks."),
        ("saboteur", "players = [3, 10]", "players = [3]", "players: write 2 values in [ ] instead of 1."),
        ("saboteur", "players = [3, 10]", "players = 3", "players: write a list in [ ]."),
        ("saboteur", "de = {}", "de = 1", "editions[...]: write a table such as"),
        ("saboteur", '= "sourced"', '= "sure"', "confidence: 'sure' is not known here; correct it."),
        ("saboteur", '"NS",      count = 4', '"NS",      count = "4"', "path row 4 (NS), count: write a whole number."),
        (
            "saboteur",
            '"NS",      count = 4',
            '"NS",      count = 5',
            "totals, path: the rulebook is said to have 40, but",
        ),
        (
            "saboteur",
            '"NS",      count = 4',
            '"NS",      cuont = 4',
            "path row 4 (NS): there is no key cuont; remove it",
        ),
        ("saboteur", '"NS",      count = 4,', '"NS",', "path row 4 (NS): the key count is missing; add it."),
        (
            "saboteur",
            '"NS",      count',
            '"NS:crystal", count',
            "totals, features crystal: the rulebook is said to have 0",
        ),
        ("saboteur", '"map",  ', '"mapp", ', "action row 11 (mapp): there is no such action; known are broken-pick"),
        (
            "saboteur",
            "value = 2, count = 8",
            "value = 1, count = 8",
            "totals, nuggets: the rulebook is said to have 44",
        ),
        ("saboteur", '"8,-2"', '"8,0"', "layout row 1: two cards lie on one cell"),
        ("saboteur", '"8,-2"', '"8;-2"', "layout row 1: '8;-2' is not a cell; write x,y such as 8,-2."),
        ("saboteur", '["0,0"]', "[]", "layout row 1: 0 start cells; write at least 1, at most 1"),
        ("saboteur", "hand = 6, pile = 49", "hand = 5, pile = 49", "table row for 3 players: pile is said to be 49"),
        ("saboteur", "players = 4, ", "players = 3, ", "table row for 3 players: this number of players has two rows"),
        ("saboteur", "players = [3, 10]", "players = [2, 10]", "table: write one row for each of 2 to 10 players"),
        ("saboteur", "players = [3, 10]", "players = [10, 3]", "players: write the smaller number first"),
        ("saboteur", "saboteur = 4 }", "saboteur = 5 }", "roles: the box has 4 cards saboteur, not 5"),
        ("saboteur", "digger = 7, saboteur = 4 }", "digger = 1 }", "roles: 1 cards are too few"),
        ("saboteur", 'first = "random"', 'first = "p4"', 'first: write "random" or a seat'),
        ("saboteur", "default = 3, most", "default = 4, most", "rounds: default is greater than most"),
        ("saboteur", '["diggers", "players"]', '["diggers"]', "option gold_draw: write at least two values"),
        ("saboteur", "connect = [", "rounds = [", "option rounds: this name is taken"),
        ("saboteur", "[false, true]", '[false, "true"]', "option self_break: its values are of different kinds"),
        (
            "saboteur",
            'gold_draw = "players",',
            'gold_draw = "all",',
            "edition en, gold_draw: all is not among the option's values: diggers, players.",
        ),
        (
            "saboteur",
            'gold_draw = "players",',
            'gold = "players",',
            "edition en, gold: players is not among the option's values: none, as",
        ),
        ("saboteur", "format = 1", "format = 2", "format: 2 is not known here"),
        ("saboteur", "format = 1", "format = ", "is not valid TOML"),
        ("saboteur", 'game = "saboteur"', 'game = "Saboteur"', "game: write small letters"),
        ("saboteur2", 'game = "saboteur"', 'game = "solo"', "include: solo includes a deck itself"),
        ("saboteur2", 'game = "saboteur"', 'game = "saboteur2"', "include: a deck cannot include itself"),
        ("saboteur2", 'game = "saboteur"', 'game = "poker"', "include: there is no deck poker; known are"),
        ("saboteur2", "aside = 10", "aside = 60", "table row for 10 players: there are fewer cards than are dealt"),
        ("saboteur2", '"goal", ', "", "goal: there are no such cards"),
        ("dark-cave", '"I.rat"', '"rat"', "totals, action_groups"),
        ("dark-cave", '"I.rat"', '"IV.rat"', "action row 6 (IV.rat): there is no such action"),
        ("dark-cave", "aside = [5, 5, 5]", "aside = 15", "hand and aside: write one number, or three"),
        ("dark-cave", "players = [6, 8]", "players = [5, 8]", "layout row 2: 5 players have a layout already"),
        ("dark-cave", "players = [6, 8]", "players = [7, 8]", "layout: write layouts for exactly 2 to 8 players"),
    ],
)
def test_a_wrong_deck_is_refused_with_a_sentence_that_names_the_place(
    game: str, old: str, new: str, expected: str
) -> None:
    text = deckfile.text(game)
    assert old in text
    with pytest.raises(DeckError) as caught:
        deck.read(text.replace(old, new, 1), f"decks/{game}.toml")
    assert expected in str(caught.value)
    assert str(caught.value).endswith(".")
