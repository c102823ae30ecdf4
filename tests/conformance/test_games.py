"""Every game keeps the promises of `saboteur.testing`, at every number of players and with every option."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from saboteur import GAMES, Match, game
from saboteur.cards.options import allowed
from saboteur.notation.event import HIDDEN
from saboteur.notation.event_table import FIELDS
from saboteur.testing import CHECKS, check_game
from saboteur.testing.checks.forms import same_in_both_forms
from saboteur.testing.walk import begin, viewers, walk
from volume import LONG

VOLUME = {"saboteur": (10, 5), "saboteur2": (8, 4), "duel": (8, 4), "solo": (8, 4), "dark-cave": (10, 4)}
"""Matches per check, compiled and interpreted; a new game gets the last numbers."""
TWICE = {
    "refused-moves", "material", "declared", "sampled-moves", "termination", "views", "twins", "samples",
    "sample-traces", "finished-rounds", "listed-moves", "playouts",
}  # fmt: skip
"""Checks with twice as many matches in a long run."""
PLAYOUTS = {"saboteur": 50}
"""Playouts per match compared between both forms."""

ALIKE = {
    "listed-moves", "sampled-moves", "termination", "declared", "views", "events", "twins", "samples", "sample-traces",
    "sample-playouts", "material", "playouts", "finished-rounds",
}  # fmt: skip
"""Checks of moves, views, events, samples and playouts alone: `test_both_forms_play_alike` compares these."""

MET: dict[str, tuple[str, ...]] = {
    "refused-moves": ("positions", "legal", "unreadable", "not-in-hand", "wrong-prompt", "no-target", "IllegalMove"),
    "far-cells": ("lay: not-adjacent", "play: no-target"),
    "sampled-moves": ("positions",),
    "termination": ("refused after the end",),
    "views": ("views", "deck", "goals", "hands", "discards", "extra"),
    "events": ("public", "masked", "secret, own", "round", "draw", "match-over"),
    "twins": ("alike though different", "alike though played differently"),
    "refusals": ("None", "not-in-hand", "wrong-prompt", "no-target", "occupied", "does-not-fit"),
    "samples": ("samples", "own turns", "others see something else", "after the end", "secrets dealt anew"),
    "sample-traces": ("unlike the truth",),
    "sample-playouts": ("playouts",),
    "prepared-samples": ("samples", "unlike the truth"),
    "worlds": ("worlds", "turn"),
    "records": ("replayed in between", "prefixes"),
    "masked-records": ("records",),
    "record-twins": ("deck",),
    "copies": ("copies", "copied positions"),
    "playouts": ("playouts", "lay", "draw", "discard"),
    "read-only": ("positions",),
}
"""What each check must have met in every game."""

LAYING = ("occupied", "not-adjacent", "does-not-fit", "not-connected")
MET_BY_GAME: dict[tuple[str, str], tuple[str, ...]] = {
    ("saboteur", "refused-moves"): ("tool-broken", "other names", "InvalidMove", *LAYING),
    ("saboteur", "refusals"): ("tool-broken",),
    ("saboteur", "samples"): ("during a draft",),
    ("saboteur", "worlds"): ("take",),
    ("saboteur2", "worlds"): ("steal",),
    ("duel", "worlds"): ("bribe",),
    ("dark-cave", "worlds"): ("walk", "prowl"),
    ("saboteur", "events"): ("offer", "take", "paid", "reveal"),
    ("saboteur", "views"): ("seats", "history"),
    ("saboteur", "playouts"): ("rockfall", "map", "break", "repair", "reveal", "take", "paid"),
    ("saboteur", "material"): ("take", "treasure-reached", "treasure-not-reached"),
    ("saboteur", "finished-rounds"): ("ends", "secret gold"),
    ("saboteur", "record-twins"): ("roles", "goals"),
    ("saboteur2", "refused-moves"): ("tool-broken", "trapped", *LAYING),
    ("saboteur2", "views"): ("seats",),
    ("saboteur2", "finished-rounds"): ("ends",),
    ("saboteur2", "record-twins"): ("roles", "goals"),
    ("duel", "finished-rounds"): ("ends",),
    ("duel", "record-twins"): ("goals",),
    ("solo", "finished-rounds"): ("ends",),
    ("dark-cave", "views"): ("seats",),
    ("dark-cave", "record-twins"): ("roles",),
}
"""What it must also have met in one of them."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "check", [pytest.param(check, marks=pytest.mark.alike) if check in ALIKE else check for check in CHECKS]
)
def test_game_keeps_its_promises(name: str, check: str, volume: Callable[..., int]) -> None:
    """`check_game` finds nothing, and the check has met what it is about."""
    compiled, interpreted = VOLUME.get(name, (14, 4))
    count = volume(compiled, interpreted=interpreted) * (2 if check in TWICE and LONG else 1)
    met = check_game(name, matches=count, checks=[check])[check]
    print(count, "matches:", dict(met))
    for what in (*MET.get(check, ("moves",)), *MET_BY_GAME.get((name, check), ())):
        assert met[what] > 0, what


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_both_forms_play_alike(name: str, part: int, volume: Callable[..., int]) -> None:
    """Every move, event, view and sample of matches and playouts is the same, by checksum."""
    count = volume({"saboteur": 50}.get(name, 14), interpreted=7)
    same_in_both_forms(name, part * count, count, playouts=PLAYOUTS.get(name, 10))


# The random matches themselves.

KINDS = {
    "saboteur": {
        "round", "role", "draw", "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "round-over",
        "show-role", "show-aside", "offer", "take", "paid", "match-over",
    },
    "saboteur2": {
        "round", "role", "draw", "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "round-over",
        "show-role", "show-aside", "paid", "match-over", "remove", "trap", "free", "theft", "hands-off", "swap-hats",
        "swap-hands", "give", "look", "steal", "spare",
    },
    "duel": {
        "round", "draw", "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "match-over", "remove",
        "key", "bribe", "mark", "round-ends", "collect", "pay",
    },
    "solo": {
        "round", "draw", "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "match-over", "remove",
        "key", "bribe", "mark", "round-ends", "collect", "pay", "no-effect",
    },
    "dark-cave": {
        "round", "role", "draw", "lay", "rockfall", "map", "discard", "reveal", "show-role", "show-aside", "match-over",
        "sit-out", "step", "creature", "prowl", "vanish", "fend", "lose", "drop", "lie", "stand", "vein", "look",
        "look-aside", "web", "chop", "fray", "web-gone", "equip", "swap-hands", "give", "leave", "propose-end", "vote",
        "treasures",
    },
}  # fmt: skip
"""The events of each game: random matches meet them all."""

STATES: dict[str, tuple[str, ...]] = {
    "saboteur": ("treasure-reached", "treasure-not-reached", "no-saboteurs", "offer", "gold seen", "goal known"),
    "saboteur2": ("treasure-reached", "treasure-not-reached", "hands remembered", "roles seen", "old roles"),
    "duel": ("hands-empty", "all-markers", "goal known", "orient", "bribed"),
    "solo": ("hands-empty", "all-markers", "goal known", "orient"),
    "dark-cave": ("cards-used-up", "clan-out", "hands remembered", "roles seen", "orient", "out"),
}


def states(match: Match, met: Counter[str]) -> None:
    """Count the interesting features of a moment."""
    for viewer in viewers(match):
        view = match.view(viewer)
        met["goal known"] += any(not goal.open and goal.card != HIDDEN for goal in view.goals)
        met["roles seen"] += len([role for role in view.roles or () if role != HIDDEN]) > 1
        met["offer"] += bool(view.offer)
        met["gold seen"] += bool(view.offers_seen)
        met["orient"] += view.prompt is not None and view.prompt.kind == "orient"
        if view.expansion is not None:
            met["hands remembered"] += bool(view.expansion.known)
            met["old roles"] += any(old.role != HIDDEN for old in view.expansion.old_roles)
        if view.cave is not None:
            met["hands remembered"] += bool(view.cave.known)
            met["roles seen"] += sum(view.cave.shown) > 0
            met["out"] += bool(view.cave.left)
        if view.duel is not None:
            met["bribed"] += any(marker.troll for marker in view.duel.marked)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_random_matches_get_everywhere(name: str, volume: Callable[..., int]) -> None:
    """Every kind of event, every way to end and every kind of knowledge occurs."""
    assert KINDS[name] < set(FIELDS)
    met: Counter[str] = Counter()
    for number in range(volume(120)):
        match, rng = begin(name, number), random.Random(number)
        for _ in walk(match, rng):
            if rng.random() < 0.1 or match.view(None).prompt.kind != "turn":  # type: ignore[union-attr]  # it runs
                states(match, met)
        met.update(event.kind for event in match.events)
        met.update(result.reason for result in match.results)
    print(dict(met))
    assert {kind for kind in met if kind in FIELDS} >= KINDS[name]
    assert not [state for state in STATES[name] if not met[state]]


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_random_matches_have_all_options(name: str) -> None:
    """All editions, numbers of players and option values, including the first player."""
    met: Counter[tuple[str, object]] = Counter()
    for number in range(200):
        rules = begin(name, number).rules
        met.update([*rules.options.items(), ("players", rules.players)])
    box = game(name)
    least, most = box.players
    assert all(met["players", players] for players in range(least, most + 1))
    assert all(met["edition", edition] for edition in box.editions)
    for option, values in allowed(box).items():
        for value in values if option != "first" else ("random", "p1"):
            assert met[option, value] > 0, (option, value)


@pytest.mark.parametrize("name", GAMES)
def test_other_seeds_give_other_matches(name: str) -> None:
    assert len({begin(name, number, players=game(name).players[0]).events for number in range(20)}) == 20
