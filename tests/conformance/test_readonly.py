"""Everything a match or a box hands out is read-only, since views, records and later matches share it."""

import copy
import pickle
from collections.abc import Callable, Iterator

import msgspec
import pytest

import saboteur
from saboteur import GAMES, Match, View, game
from saboteur.cards.shape import Shape
from saboteur.testing.immutable import changeable

CHANGES: tuple[Callable[[dict[object, object]], object], ...] = (
    lambda table: table.__setitem__("rounds", 99),
    lambda table: table.__delitem__(next(iter(table), "rounds")),
    lambda table: table.__ior__({"rounds": 99}),
    lambda table: table.update(rounds=99),
    lambda table: table.setdefault("secret", 1),
    lambda table: table.pop(next(iter(table), "rounds"), None),
    lambda table: table.popitem(),
    lambda table: table.clear(),
)


@pytest.mark.parametrize("name", GAMES)
def test_no_box_can_be_changed(name: str) -> None:
    assert not list(changeable(game(name), name))


@pytest.mark.parametrize("name", GAMES)
def test_lists_are_new_each_time(name: str) -> None:
    match = Match.new(name, game(name).players[0], seed=1)
    other = match.copy()
    match.moves().clear()
    match.seen(0).clear()
    match.play(match.moves()[0]).clear()
    other.play(other.moves()[0])
    assert (other.moves(), other.seen(0), other.events) == (match.moves(), match.seen(0), match.events)


def tables(name: str) -> Iterator[tuple[str, dict[object, object]]]:
    box = game(name)
    match = Match.new(name, box.players[0], seed=1)
    yield "view", match.view(0).options  # type: ignore[misc]
    yield "parsed view", View.parse(str(match.view(0))).options  # type: ignore[misc]
    yield "rules", match.rules.options  # type: ignore[misc]
    for part in ("options", "editions", "layouts", "tables", "pieces"):
        yield part, getattr(box, part)
    yield from box.editions.items()  # type: ignore[misc]
    for players, table in box.tables.items():
        yield f"roles {players}", table.roles  # type: ignore[misc]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_refuses_every_change(name: str) -> None:
    for what, table in tables(name):
        before = dict(table)
        for change in CHANGES:
            with pytest.raises(TypeError, match="copy"):
                change(table)
            assert before == table, what


@pytest.mark.parametrize("name", GAMES)
def test_roles_of_a_box_are_a_copy(name: str) -> None:
    box = game(name)
    before = box.role_cards(box.players[1])
    box.role_cards(box.players[1])["spy"] = 1
    assert before == box.role_cards(box.players[1])


@pytest.mark.parametrize("name", GAMES)
def test_views_and_boxes_are_copied_compared_and_written_as_ever(name: str) -> None:
    box = saboteur.game(name)
    view = Match.new(name, box.players[0], seed=1).view(0)
    for thing in (view, box):
        for again in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):  # noqa: S301 - ours
            assert thing == again
            assert repr(thing) == repr(again)
            assert not list(changeable(again, name))
    plain = dict(view.options)
    assert msgspec.json.encode(plain) == msgspec.json.encode(view.options)
    assert type(msgspec.to_builtins(view)["options"]) is dict
    assert repr(plain) == repr(view.options)
    assert View.parse(str(view)) == view


def test_a_shape_cannot_be_changed() -> None:
    assert not list(changeable(Shape.parse("NS|EW:bridge@N"), "shape"))
