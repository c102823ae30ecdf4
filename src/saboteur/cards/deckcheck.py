"""Checks a deck against itself and gives its layouts and tables by number of players."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from saboteur.cards.box import ActionCard, Card, Cell, DeckError, Layout, PathCard, Table, Value, demand
from saboteur.cards.deckfile import File, Rows
from saboteur.readonly import ReadOnly

RESERVED = ("edition", "deck", "rounds", "first", "players", "seed", "game")

Deal = tuple[PathCard | ActionCard, ...]

_CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", re.ASCII)


def settings(raw: File, file: str) -> None:
    """Refuse numbers of players, rounds or a first seat that cannot be."""
    low, high = raw.players
    demand(low <= high, file, "players: write the smaller number first")
    first = re.fullmatch(r"random|p([1-9][0-9]?)", raw.first, re.ASCII)
    seat = first is not None and int(first[1] or 1) <= low
    demand(seat, file, 'first: write "random" or a seat such as "p1" that exists')
    demand(raw.rounds.default <= raw.rounds.most, file, "rounds: default is greater than most; correct one")


def totals(raw: File, own: Rows, file: str) -> None:
    """Reject rows that do not add up to the rulebook's totals."""
    features, on_goals = _features(own.path), _features(own.goal)
    nuggets = sum(card.value * card.count for card in own.gold)
    nuggets += sum(value * (features + on_goals)[f"gold{value}"] for value in (1, 2, 3))
    sums = {kind: _sum(getattr(own, kind)) for kind in ("path", "start", "goal", "action", "gold", "role")}
    said = msgspec.structs.asdict(raw.totals)
    for kind, count in {**sums, "nuggets": nuggets}.items():
        _agree(kind, said[kind], count, file)
    for kind, counts in (("features", features), ("goal_features", on_goals), ("actions", _names(own.action))):
        if said[kind] is not None:
            for name in {**said[kind], **counts}:
                _agree(f"{kind} {name}", said[kind].get(name, 0), counts[name], file)
    for kind, by_group in (("path_groups", _by_group(own.path)), ("action_groups", _by_group(own.action))):
        if said[kind] is not None:
            _agree(kind, list(said[kind]), list(by_group), file)


def _agree(what: str, said: int | list[int], found: int | list[int], file: str) -> None:
    demand(
        said == found,
        f"{file}, totals, {what}",
        f"the rulebook is said to have {said}, but the rows add up to {found}; correct a row or the total",
    )


def rows(cards: Rows, file: str) -> None:
    """Refuse missing kinds of cards, equal rows and cards of which only some have a group."""
    for kind in ("path", "goal", "start", "action", "role"):
        seen: set[str] = set()
        for card in getattr(cards, kind):
            twice = f"{card.code} has two rows, as printed or turned; write one with the sum of both"
            demand(card.code not in seen, f"{file}, {kind}", twice)
            seen.add(card.code)
            if isinstance(card, PathCard):
                seen.add(str(card.shape.turned()))
    values = [card.value for card in cards.gold]
    demand(len(set(values)) == len(values), f"{file}, gold", "a value has two rows; write one with the sum of both")
    for kind in ("path", "start", "goal", "action"):
        demand(
            bool(getattr(cards, kind)), f"{file}, {kind}", "there are no such cards; add rows or include another game"
        )
    path_and_action: Deal = (*cards.path, *cards.action)
    mixed = len({card.group > 0 for card in path_and_action}) > 1
    demand(not mixed, file, "some path and action cards have a group I, II or III and some have none; give all one")


def options(raw: File, file: str) -> None:
    """Refuse options and editions that cannot be chosen from."""
    for name, values in raw.options.items():
        where = f"{file}, option {name}"
        demand(name not in RESERVED, where, "this name is taken; choose another")
        demand(len(values) > 1, where, "write at least two values, the default first")
        demand(
            len({type(value) for value in values}) == 1,
            where,
            "its values are of different kinds; write all as texts, numbers or true and false",
        )
        demand(len(set(values)) == len(values), where, "a value is written twice; remove one")
    demand(bool(raw.editions), file, "editions: write at least one, the default first")
    for edition, chosen in raw.editions.items():
        for name, value in chosen.items():
            allowed = raw.options.get(name, ())
            where = f"{file}, edition {edition}, {name}"
            good = any(value == other and type(value) is type(other) for other in allowed)
            values_known = ", ".join(_toml(other) for other in allowed) or "none, as there is no such option"
            demand(good, where, f"{_toml(value)} is not among the option's values: {values_known}")


def layouts(raw: File, cards: Rows, file: str) -> dict[int, Layout]:
    """The layout for each number of players."""
    found: dict[int, Layout] = {}
    for number, row in enumerate(cards.layout, 1):
        where = f"{file}, layout row {number}"
        starts, goals = _cells(row.starts, where), _cells(row.goals, where)
        demand(len({*starts, *goals}) == len(starts) + len(goals), where, "two cards lie on one cell; move one of them")
        for kind, cells, count in (("start", starts, _sum(cards.start)), ("goal", goals, _sum(cards.goal))):
            demand(0 < len(cells) <= count, where, f"{len(cells)} {kind} cells; write at least 1, at most {count}")
        low, high = row.players or raw.players
        for players in range(low, high + 1):
            demand(players not in found, where, f"{players} players have a layout already; correct the spans")
            found[players] = Layout(starts, goals)
    demand(set(found) == _span(raw), f"{file}, layout", f"write layouts for exactly {_players(raw)}")
    return dict(sorted(found.items()))


def tables(raw: File, cards: Rows, file: str) -> dict[int, Table]:
    """The table for each number of players."""
    found: dict[int, Table] = {}
    aside = groups(raw.aside)
    deal: Deal = (*cards.path, *cards.action)
    stock = _by_group(deal) if deal[0].group else (_sum(deal),)
    printed = {role.code: role.count for role in cards.role}
    for row in cards.table:
        where = f"{file}, table row for {row.players} players"
        demand(row.players not in found, where, "this number of players has two rows; remove one")
        hand = groups(row.hand)
        sizes = len(hand) == len(aside) == len(stock)
        demand(sizes, where, "hand and aside: write one number, or three if the cards have groups I, II and III")
        pile = tuple(s - a - h * row.players for s, a, h in zip(stock, aside, hand, strict=True))
        demand(min(pile) >= 0, where, "there are fewer cards than are dealt; correct hand or aside")
        said = pile if row.pile is None else groups(row.pile)
        wrong = f"pile is said to be {_list(said)}, but {_list(pile)} are left after dealing; correct one"
        demand(said == pile, where, wrong)
        for code, count in row.roles.items():
            there = printed.get(code, 0)
            demand(count <= there, where, f"roles: the box has {there} cards {code}, not {count}; correct one")
        used = sum((row.roles or printed).values())
        demand(used == 0 or used >= row.players, where, f"roles: {used} cards are too few; add some")
        found[row.players] = Table(row.players, hand, pile, ReadOnly(row.roles))
    demand(set(found) == _span(raw), f"{file}, table", f"write one row for each of {_players(raw)}")
    return dict(sorted(found.items()))


def groups(value: int | tuple[int, ...]) -> tuple[int, ...]:
    """One number for each group; a single one without groups."""
    return (value,) if isinstance(value, int) else value


def _features(cards: Sequence[PathCard]) -> Counter[str]:
    counts = Counter[str]()
    for card in cards:
        for feature in card.shape.features:
            counts[feature.name] += card.count
    return counts


def _names(cards: Sequence[ActionCard]) -> Counter[str]:
    counts = Counter[str]()
    for card in cards:
        counts[card.name] += card.count
    return counts


def _by_group(cards: Deal) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[card.group] += card.count
    return tuple(counts[1:])


def _sum(cards: Iterable[Card]) -> int:
    return sum(card.count for card in cards)


def _span(raw: File) -> set[int]:
    return set(range(raw.players[0], raw.players[1] + 1))


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


def _players(raw: File) -> str:
    return f"{raw.players[0]} to {raw.players[1]} players"


def _cells(texts: tuple[str, ...], where: str) -> tuple[Cell, ...]:
    cells = []
    for cell in texts:
        match = _CELL.fullmatch(cell)
        if match is None:
            raise DeckError(f"{where}: {cell!r} is not a cell; write x,y such as 8,-2.")
        cells.append((int(match[1]), int(match[2])))
    return tuple(cells)


def _toml(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
