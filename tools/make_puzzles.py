"""Look for puzzles in matches of bots, prove them by search or belief, and add them to `src/saboteur/puzzles/`.

    python tools/make_puzzles.py --game solo --kind move --count 40 --minutes 10
    python tools/make_puzzles.py --again [--game solo] [--kind move]

A "find the move" is kept if the best move (or two that are equally good) beats every other legal move by a clear
margin: all moves are tried in worlds that fit what the seat has seen, the best ones again in many more, and at last the
answer and the next best in worlds in which the seat goes on searching. "Who is the saboteur?" and "where is the gold?"
are kept if a careful reader of the log comes to a clear and true answer. How often weaker bots fail is the difficulty.

`--again` looks at all that are there with today's bots and beliefs: it measures anew how often weaker bots fail and how
likely a reader finds each answer, takes out what is not clear any more, and says how many are missing then.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from saboteur.analysis.claims import BAD
from saboteur.analysis.moments import moments
from saboteur.bots import Referee
from saboteur.cards.actions import is_action
from saboteur.games import GAMES
from saboteur.match import Drawn, Match, Played
from saboteur.notation.move import write_cell
from saboteur.puzzles.check import is_clear, problems
from saboteur.puzzles.level import BOTS, level
from saboteur.puzzles.puzzle import make
from saboteur.puzzles.readers import read_log, weaker
from saboteur.puzzles.sheet import FORMAT, KINDS, ChangeSheet, Kind, PuzzleSheet
from saboteur.puzzles.trial import Trial, Tried
from saboteur.record import Spelling, line, spell
from saboteur.scenario import Scenario, ScenarioError
from saboteur.scenario.file import sheet_of
from saboteur.simulate import Plan, Wished, play_match

HOME = Path(__file__).parents[1] / "src" / "saboteur" / "puzzles"
PLAYERS = {"saboteur": (3, 4, 5, 6), "saboteur2": (3, 4, 5), "duel": (2,), "solo": (1,), "dark-cave": (2, 3, 4, 5, 6)}
TABLES = (("miner",), ("miner", "apprentice"), ("greedy", "miner"), ("apprentice",))
"""The bots that play the matches."""
SCREEN, ALL, SOME = 12, 30, 150
"""Worlds in which moves are tried: the fewer moves, the more worlds."""
MANY = {"saboteur": 800, "saboteur2": 600, "duel": 300, "solo": 800, "dark-cave": 400}
"""Worlds in which the margin is measured."""
DEEP = {"saboteur": 160, "saboteur2": 120, "duel": 160, "solo": 80, "dark-cave": 60}
"""Worlds in which the answer is tried with further searches."""
ROLLOUTS = {"saboteur": 16, "saboteur2": 16, "duel": 16, "solo": 16, "dark-cave": 8}
"""Rollouts of such a search; fewer where walks make it long."""
CLEAR, CLEAR_GOLD = 0.15, 0.8
"""The least margin of an answer, in chances to win and in gold."""
LATE = {"saboteur": 22, "saboteur2": 22, "duel": 14, "solo": 14}
"""Clear moves are searched only with this few cards left to draw: openings are never clear, and slow."""
ALIKE = 0.25
"""Share of the least margin within which two moves count as equal."""
PLAIN = 0.999
"""A higher probability counts as known, not inferred."""
FEWEST = 11
"""Cards that a laid-out maze has at least."""
IDLE = ("discard", "remove", "stop", "done", "pass", "take", "mark")
"""Moves that are poor answers."""
GUESSED = 0.34
"""Highest probability of a right guess."""
TRIES = 5
"""How often each weaker bot tries."""
EASY = 0.4
"""The most that may be of level 1."""


def matches(game: str, seed: int) -> Iterator[Match]:
    """Matches of bots, one after the other."""
    number = 0
    while True:
        players = PLAYERS[game][number % len(PLAYERS[game])]
        bots = TABLES[number // len(PLAYERS[game]) % len(TABLES)]
        options: Wished = {} if game == "dark-cave" else {"rounds": 1}
        yield play_match(Plan(game=game, players=players, bots=bots, seed=seed, options=options), number)[0]
        number += 1


def layouts(seed: int) -> Iterator[dict[str, Any]]:
    """Late positions of the base game: mazes that bots dug, other hands, all goals but the treasure opened."""
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    for match in matches("saboteur", seed):
        mazes = []
        for again, entry in moments(match):
            view = again.view(None)
            if isinstance(entry, Played) and len(view.board) > FEWEST and not any(goal.open for goal in view.goals):
                mazes.append([f"{laid.card} {write_cell(laid.cell)}" for laid in view.board[1:]])
        if not mazes:
            continue
        board = rng.choice(mazes)
        deck = match.rules.deck
        cards = Counter({path.code: path.count for path in deck.paths})
        cards.update({action.code: action.count for action in deck.actions})
        pool = sorted((cards - Counter(_printed(match, line) for line in board)).elements())
        rng.shuffle(pool)
        # The seat to move has a card to lay.
        pool.sort(key=is_action)
        pool = [*pool[:3], *rng.sample(pool[3:], len(pool) - 3)]
        names = ["gold", "stone NE", "stone ES"]
        rng.shuffle(names)
        goals = dict(zip(("8,-2", "8,0", "8,2"), names, strict=True))
        mine = rng.choice(("digger", "digger", "saboteur"))
        yield {
            "players": 3,
            "options": {"rounds": 1},
            "seed": 1,
            "turn": "p1",
            "board": board,
            "goals": goals,
            "open": [cell for cell, name in goals.items() if name != "gold"],
            "roles": {"p1": mine, "p2": "digger", "p3": "saboteur" if mine == "digger" else "digger"},
            "hands": {"p1": pool[:4], "p2": pool[4:7], "p3": pool[7:10]},
            "aside": "digger",
            "piles": {"draw": pool[10:13]},
            "discards": [f"{card} p{2 + number % 2}" for number, card in enumerate(pool[13:])],
        }


def _printed(match: Match, line: str) -> str:
    codec = match.rules.codec
    return codec.cards[codec.kind_of_tile[codec.lay[line.rpartition(" ")[0]]]]


def look_laid(seed: int) -> Iterator[PuzzleSheet]:
    """Puzzles of laid-out positions."""
    for number, layout in enumerate(layouts(seed)):
        try:
            scenario = Scenario(sheet_of({"format": 1, "game": "saboteur", "name": "x"} | layout), "x")
            sheet = find_move(scenario.match(), seed * 7919 + number, layout)
        except ScenarioError:
            continue
        if sheet is not None:
            yield sheet
        if number % 50 == 0:
            print(f"laid out: {number}", file=sys.stderr, flush=True)


def find_move(match: Match, seed: int, layout: dict[str, Any] | None = None) -> PuzzleSheet | None:
    """The puzzle of this moment, if its best move is clear."""
    moves = [str(move) for move in match.moves()]
    if len(moves) < 3:
        return None
    trial = Trial(match, seed)
    if not trial.decides:
        return None
    clear = CLEAR_GOLD if match.rules.players == 1 else CLEAR
    first = trial.run(trial.favourites(8), SCREEN)
    if len(first.moves) < 3 or first.mean(first.ranked[0]) - first.mean(first.ranked[2]) < clear:
        return None
    again = trial.run(first.ranked, SCREEN * 3)
    if again.mean(again.ranked[0]) - again.mean(again.ranked[2]) < clear:
        return None
    values = trial.run(moves, ALL)
    some = trial.run(values.ranked[:10], SOME)
    best = [move for move in some.ranked[:2] if some.margin(some.ranked[0], move)[0] < ALIKE * clear]
    if any(move.startswith(IDLE) for move in best) or len(best) / len(moves) > GUESSED:
        return None
    # Measured in other worlds than those in which it was found: the best of many looks better than it is.
    measured = _measure(trial, match.rules.name, best, [move for move in some.ranked if move not in best])
    if measured is None:
        return None
    many, margin, deep = measured
    told = {move: _mean(move, best[0], many, some, values) for move in moves}
    return PuzzleSheet(
        id="x",
        kind="move",
        seat=f"p{trial.seat + 1}",
        answer=best,
        values=dict(sorted(told.items(), key=lambda item: -item[1])),
        margin=[round(number, 3) for number in margin],
        deeper=[round(number, 3) for number in deep],
        worlds=MANY[match.rules.name],
        changes=_changes(trial, match.rules.name, best, told),
        fails=_bots_fail(match, trial.seat, best, len(moves)),
        scenario=_scenario(match) if layout is None else layout,
        log=_log(match),
    )


def _measure(
    trial: Trial, game: str, best: list[str], rivals: list[str]
) -> tuple[Tried, tuple[float, float, float], tuple[float, ...]] | None:
    """The answers and their closest rivals in many worlds, and with searching on; None if none is clearly better."""
    clear = CLEAR_GOLD if game == "solo" else CLEAR
    many = trial.run([*best, *rivals[:3]], MANY[game])
    worst = min(best, key=many.mean)
    closest = max(rivals[:3], key=many.mean)
    margin = many.margin(worst, closest)
    if margin[0] < clear or margin[1] < clear / 2:
        return None
    deep = trial.deeper([worst, closest], DEEP[game], ROLLOUTS[game]).margin(worst, closest)
    return (many, margin, deep) if deep[0] >= clear / 2 and deep[1] > 0 else None


def _changes(trial: Trial, game: str, best: list[str], told: Mapping[str, float]) -> list[ChangeSheet]:
    """How rounds end otherwise after the answer than after the next best."""
    other = max((move for move in told if move not in best), key=told.__getitem__)
    return [
        ChangeSheet(
            kind=one.kind,
            seat=None if one.seat is None else f"p{one.seat + 1}",
            cell=None if one.cell is None else write_cell(one.cell),
            share=one.share,
            other=one.other,
        )
        for one in trial.changes(best[0], other, MANY[game])
    ]


def _mean(move: str, best: str, many: Tried, *fewer: Tried) -> float:
    """A move's value: the best one's minus the difference in the same worlds, so that luck does not distort it."""
    tried = next(one for one in (many, *fewer) if move in one.moves)
    return round(max(0.0, many.mean(best) - tried.margin(best, move)[0]), 3)


def _bots_fail(match: Match, seat: int, answers: list[str], moves: int) -> dict[str, float]:
    fails = {"random": round(1 - len(answers) / moves, 2)}
    for name in BOTS[1:]:
        spelt = "foreman:iterations=400" if name == "foreman" else name
        wrong = 0
        for number in range(TRIES):
            bot = Referee(spelt, seat, random.Random(number), 60.0)  # noqa: S311 - to be repeatable
            wrong += str(bot.ask(match).move) not in answers
        fails[name] = wrong / TRIES
    return fails


def read_clear(match: Match, seat: int, kind: Kind) -> PuzzleSheet | None:
    """The puzzle of this moment, if a careful reader comes to a clear and true answer."""
    view = match.view(seat)
    if kind == "gold" and any(goal.card != "?" for goal in view.goals if not goal.open):
        return None
    found = read_log(match, seat, kind)
    ranked = sorted(found, key=found.__getitem__, reverse=True)
    if len(ranked) < 2 or not is_clear(found, ranked[0]) or found[ranked[0]] > PLAIN:
        return None
    if ranked[0] not in _truth(match, kind):
        return None
    return PuzzleSheet(
        id="x",
        kind=kind,
        seat=f"p{seat + 1}",
        answer=[ranked[0]],
        values={answer: round(found[answer], 3) for answer in ranked},
        fails=_readers_fail(match, seat, kind, ranked),
        scenario=_scenario(match),
        log=_log(match),
    )


def _readers_fail(match: Match, seat: int, kind: Kind, ranked: list[str]) -> dict[str, float]:
    fails = {}
    for name, reader in weaker(match, seat, kind).items():
        wrong = 0
        for number in range(TRIES):
            reading = reader(random.Random(number))  # noqa: S311 - to be repeatable
            wrong += max(reading, key=reading.__getitem__) != ranked[0]
        fails[name] = wrong / TRIES
    fails["random"] = round(1 - 1 / len(ranked), 2)
    return fails | {"foreman": 0.0}


def _truth(match: Match, kind: Kind) -> list[str]:
    """The true answers, which no seat can see."""
    position = match._position  # noqa: SLF001 - a puzzle whose answer is likely but wrong would be unkind
    if kind == "gold":
        codec = match.rules.codec
        cells = [codec.cell(place) for place in position.board.goals]
        names = [codec.goal_names[tile] for tile in position.goals]
        return [f"{x},{y}" for (x, y), name in zip(cells, names, strict=False) if name.startswith("gold")]
    return [f"p{seat + 1}" for seat in range(match.rules.players) if match.view(seat).role in BAD]


def _scenario(match: Match) -> dict[str, object]:
    """The deal of the match, as a scenario says it."""
    rules, spelling = match.rules, Spelling(match.rules)
    drawn = [entry for entry in match.story if isinstance(entry, Drawn)]
    options = {name: value for name, value in rules.options.items() if name == "rounds"}
    lines = [spell(entry.what, spelling.names(entry.what, entry.numbers)) for entry in drawn]
    return {"players": rules.players, "deal": True, "seed": 1, "options": options, "chance": lines}


def _log(match: Match) -> list[str]:
    spelling = Spelling(match.rules)
    return [line(entry, spelling) for entry in match.story if not isinstance(entry, Drawn)]


def look(game: str, kind: Kind, seed: int) -> Iterator[PuzzleSheet]:
    """Puzzles as they are found, at most two from a match."""
    for number, match in enumerate(matches(game, seed)):
        rng = random.Random(number)  # noqa: S311 - to be repeatable
        found = 0
        quiet = 0
        for at, (again, entry) in enumerate(moments(match)):
            if found == (2 if kind == "move" else 1) or not isinstance(entry, Played) or again.actor is None:
                continue
            quiet -= 1
            if kind == "move" and game in LATE and again.view(None).draw_pile > LATE[game]:
                continue
            if quiet > 0:
                continue
            if kind == "move":
                sheet = find_move(again, seed * 1_000_003 + number * 1009 + at)
            else:
                seats = [s for s in range(again.rules.players) if again.view(s).role not in BAD]
                sheet = read_clear(again, rng.choice(seats), kind) if seats and len(again.seen(None)) > 8 else None
            if sheet is not None:
                found += 1
                quiet = 6
                yield sheet
        if number % 20 == 0:
            print(f"{game} {kind}: {number} matches", file=sys.stderr, flush=True)


def again(game: str, sheet: PuzzleSheet) -> PuzzleSheet | None:
    """The same puzzle with the current bots and beliefs; None if its answer is not clear any more."""
    puzzle = make(game, sheet)
    match = puzzle.match()
    if sheet.kind == "move":
        return None if problems(puzzle) else _moves_again(match, sheet)
    found = read_log(match, puzzle.seat, sheet.kind)
    answer = puzzle.answers[0]
    if not is_clear(found, answer) or answer not in _truth(match, sheet.kind):
        return None
    ranked = sorted(found, key=found.__getitem__, reverse=True)
    fails = _readers_fail(match, puzzle.seat, sheet.kind, ranked)
    values = {one: round(found[one], 3) for one in ranked}
    return msgspec.structs.replace(sheet, values=values, fails=fails)


def _moves_again(match: Match, sheet: PuzzleSheet) -> PuzzleSheet | None:
    """Other worlds than those of its making: the number of the puzzle is the seed."""
    trial = Trial(match, int(sheet.id.rpartition("-")[2]) * 7907 + 11)
    moves = [str(move) for move in match.moves()]
    rivals = sorted((move for move in moves if move not in sheet.answer), key=lambda move: -sheet.values[move])
    tried = trial.run(moves, ALL)
    # With few worlds some of many moves look too good: the best ones and known rivals are tried in more worlds.
    clear = CLEAR_GOLD if match.rules.players == 1 else CLEAR
    near = [move for move in moves if tried.margin(sheet.answer[0], move)[0] < clear]
    some = trial.run(list(dict.fromkeys([*sheet.answer, *rivals[:3], *tried.ranked[:10], *near])), SOME)
    rivals = [move for move in some.ranked if move not in sheet.answer]
    measured = _measure(trial, match.rules.name, list(sheet.answer), rivals)
    if measured is None:
        return None
    many, margin, deep = measured
    told = {move: _mean(move, sheet.answer[0], many, some, tried) for move in moves}
    return msgspec.structs.replace(
        sheet,
        values=dict(sorted(told.items(), key=lambda item: -item[1])),
        margin=[round(number, 3) for number in margin],
        deeper=[round(number, 3) for number in deep],
        worlds=MANY[match.rules.name],
        changes=_changes(trial, match.rules.name, list(sheet.answer), told),
        fails=_bots_fail(match, trial.seat, list(sheet.answer), len(moves)),
    )


def look_again(game: str | None, kind: str | None) -> None:
    """Remeasure the puzzles of these files, one file after the other."""
    for name in GAMES if game is None else (game,):
        for path in sorted((HOME / name).glob("*.toml")):
            if kind is not None and path.stem != kind:
                continue
            before = _read(path)
            after, moved = [], Counter[str]()
            for sheet in before:
                found = again(name, sheet)
                if found is None:
                    print(f"{sheet.id}: not clear any more", flush=True)
                    continue
                if sheet.kind == "move":
                    print(f"{sheet.id}: {sheet.margin} {found.margin}, on {found.deeper}, {found.fails}", flush=True)
                after.append(found)
                old, new = level(sheet.fails), level(found.fails)
                moved["harder" if new > old else "easier" if new < old else "as hard"] += 1
            write(path, name, after, _last(path))
            levels = Counter(level(sheet.fails) for sheet in after)
            told = ", ".join(f"{number} {word}" for word, number in sorted(moved.items()))
            print(f"{path.parent.name}/{path.name}: {told}; levels {dict(sorted(levels.items()))};", end=" ")
            print(f"{len(before) - len(after)} taken out: find others with --count {len(before)}", flush=True)


def _last(path: Path) -> int:
    """The last number used in a file, also by a removed puzzle: ids are never reused."""
    if not path.exists():
        return 0
    kept = re.search(r"^# The last number given: (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return max([int(sheet.id.rpartition("-")[2]) for sheet in _read(path)] + [int(kept[1]) if kept else 0])


def _read(path: Path) -> list[PuzzleSheet]:
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("puzzle", [])
    return msgspec.convert(found, list[PuzzleSheet])


def write(path: Path, game: str, sheets: list[PuzzleSheet], last: int) -> None:
    """Write a file of puzzles."""
    lines = [f"# The last number given: {last}", f"format = {FORMAT}", f"game = {_toml(game)}"]
    for sheet in sheets:
        lines += ["", "[[puzzle]]"]
        table = msgspec.to_builtins(sheet)
        scenario = table.pop("scenario")
        lines += [f"{key} = {_toml(value)}" for key, value in table.items()]
        lines += ["", "[puzzle.scenario]", *(f"{key} = {_toml(value)}" for key, value in scenario.items())]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{json.dumps(key)} = {_toml(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        if value and all(isinstance(one, str) for one in value) and sum(map(len, value)) > 90:
            return "[\n" + "".join(f"  {_toml(one)},\n" for one in value) + "]"
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Search puzzles of one game and kind until there are enough, or the time is up."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=GAMES)
    arguments.add_argument("--kind", choices=KINDS)
    arguments.add_argument("--again", action="store_true", help="measure those that are there anew")
    arguments.add_argument("--count", type=int, default=10, help="how many the file shall have")
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--seed", type=int, default=1, help="other matches: another seed")
    arguments.add_argument("--laid", action="store_true", help="lay positions of the base game out instead")
    asked = arguments.parse_args()
    if asked.again:
        look_again(asked.game, "laid" if asked.laid else asked.kind)
        return
    if asked.game is None or asked.kind is None:
        arguments.error("name a --game and a --kind, or ask --again")
    name = "laid" if asked.laid else asked.kind
    path = HOME / asked.game / f"{name}.toml"
    sheets = _read(path) if path.exists() else []
    last = _last(path)
    if len(sheets) >= asked.count:
        print(f"{path.parent.name}/{path.name} has {len(sheets)} already")
        return
    levels = Counter(level(sheet.fails) for sheet in sheets)
    end = time.monotonic() + 60 * asked.minutes
    for sheet in look_laid(asked.seed) if asked.laid else look(asked.game, asked.kind, asked.seed):
        hard = level(sheet.fails)
        if any((sheet.scenario, sheet.log) == (one.scenario, one.log) for one in sheets):
            continue
        if hard > 1 or levels[1] < EASY * asked.count:
            levels[hard] += 1
            last += 1
            named = msgspec.structs.replace(sheet, id=f"{asked.game}-{name}-{last:03}")
            make(asked.game, named).match()
            sheets.append(named)
            write(path, asked.game, sheets, last)
            print(f"{named.id} level {hard}: {named.answer} {named.margin} {named.fails}", flush=True)
        if len(sheets) >= asked.count or time.monotonic() > end:
            break


if __name__ == "__main__":
    main()
