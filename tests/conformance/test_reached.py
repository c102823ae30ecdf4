"""Views, for every seat, and `saboteur.maze` report the connections the oracle finds."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import dark_cave_matches
import duel_matches
import matches
import saboteur2_matches
from oracle.card import read
from oracle.maze import Maze as Oracle
from oracle.notation import Cell
from saboteur import GAMES, Match, View
from saboteur.maze import Maze

SIDES = "NESW"
DOORS_MATTER = ("duel", "solo")


def walk(game: str, number: int) -> Iterator[Match]:
    """A random match, stopping at every fifth move or so."""
    rng = random.Random(number)
    for match in _played(game, number, random.Random(number)):
        if rng.random() < 0.2:
            yield match


def _played(game: str, number: int, rng: random.Random) -> Iterator[Match]:
    if game in DOORS_MATTER:
        yield from duel_matches.walk(game, number)
    elif game == "dark-cave":
        match = dark_cave_matches.new(number)
        while match.actor is not None:
            yield match
            match.play(dark_cave_matches.choose(match.view(match.actor), match.moves(), rng))
    else:
        kind = matches if game == "saboteur" else saboteur2_matches
        match = kind.new(number)
        for _ in kind.walk(match, rng):
            yield match


def oracle_of(view: View) -> Oracle:
    """The maze of a view, as the oracle has it."""
    duel = view.duel
    cards = {laid.cell: laid.card for laid in view.board}
    if duel is None:
        return Oracle(cards, hidden(view), {view.board[0].cell: None})
    starts = {laid.cell: laid.card[12:] for laid in view.board if laid.card.startswith("NESW:ladder-")}
    keys = {colour: {key.cell for key in duel.keys if duel.colours[key.seat] == colour} for colour in duel.colours}
    return Oracle(cards, hidden(view), starts, keys=keys, bribed={mark.cell for mark in duel.marked if mark.troll})


def hidden(view: View) -> list[Cell]:
    return [goal.cell for goal in view.goals if not goal.open]


def mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def check(view: View, seen: Counter[str]) -> None:
    """Compare a view and the maze made from it with the oracle, arm by arm."""
    oracle, maze = oracle_of(view), Maze.of(view)
    colours: tuple[str | None, ...] = (None,) if view.duel is None else view.duel.colours
    ignore_doors = view.game not in DOORS_MATTER
    arms = [Counter[Cell]() for _ in colours]
    for network, colour in enumerate(colours):
        for cell, segment in oracle.connected(colour, ignore_doors):
            arms[network][cell] += mask("".join(segment))
        ends = {cell for cell in oracle.frontier if oracle.ways_in(cell, colour, ignore_doors)}
        assert ends == set(maze.ends(network))
        assert oracle.reached(colour if not ignore_doors else None) == set(maze.goals(network))
        assert {cell: found for cell, found in arms[network].items() if found} == maze.links(network)
    for laid in view.board:
        expected = [arms[network][laid.cell] for network in range(len(colours))]
        assert expected == [mask(sides) for sides in laid.reached or [""] * len(colours)], (laid, view.board)
        assert any(expected) == bool(laid.reached)
        whole = mask("".join(read(laid.card).owner))
        seen["nothing" if not any(expected) else "all" if whole in expected else "a part"] += 1


@pytest.mark.parametrize("game", GAMES)
def test_views_say_what_is_connected(game: str, volume: Callable[..., int]) -> None:
    """Everything reached and nothing else; the same for every seat."""
    seen: Counter[str] = Counter()
    for number in range(volume(16, interpreted=4)):
        for match in walk(game, number):
            view = match.view(None)
            check(view, seen)
            for seat in range(match.rules.players):
                assert view.board == match.view(seat).board
    print(dict(seen))
    assert all(seen[kind] for kind in ("all", "a part", "nothing"))


@pytest.mark.parametrize("game", GAMES)
def test_a_maze_foresees_what_a_card_connects(game: str, volume: Callable[..., int]) -> None:
    """Laying, turning up, removing, unlocking and bribing change a copy as playing changes the view."""
    seen: Counter[str] = Counter()
    for number in range(volume(12, interpreted=3)):
        rng = random.Random(number)
        for match in walk(game, number):
            if match.actor is None:
                continue
            before, maze = match.view(None), Maze.of(match.view(None))
            move = rng.choice(match.moves())
            after = match.copy()
            after.play(move)
            view = after.view(None)
            if view.round != before.round:
                continue
            change(maze, before, view, seen)
            for network in range(len(view.board[0].reached)):
                reached = {laid.cell: mask(laid.reached[network]) for laid in view.board if laid.reached}
                assert {cell: arms for cell, arms in reached.items() if arms} == maze.links(network), move
    print(dict(seen))
    assert seen["lay"]


def change(maze: Maze, before: View, after: View, seen: Counter[str]) -> None:
    """Apply to the maze what happened between two views."""
    old, new = ({laid.cell: laid.card for laid in view.board} for view in (before, after))
    for cell in old.keys() - new.keys():
        maze.remove(cell)
        seen["remove"] += 1
    for cell in new.keys() - old.keys():
        maze.lay(new[cell], cell)
        seen["lay"] += 1
    if before.duel is not None and after.duel is not None:
        for key in set(after.duel.keys) - set(before.duel.keys):
            maze.unlock(key.cell, key.seat)
            seen["unlock"] += 1
        for mark in set(after.duel.marked) - set(before.duel.marked):
            if mark.troll:
                maze.bribe(mark.cell)
                seen["bribe"] += 1
