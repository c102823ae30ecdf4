"""Golden playthroughs: small matches written out move by move with everyone's view.

`python tools/golden.py` rewrites the files in tests/golden; a test says if one is out of date. Review the diff before
keeping it: it shows what a change means to the players.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from saboteur import GAMES, Event, Match, Move, game
from saboteur.testing.walk import choose

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
WIDTH = 118

Chooser = Callable[[Match, random.Random], Move]


def dig(match: Match, rng: random.Random) -> Move:
    """Head for the goals, repair tools, look at goals; now and then do anything."""
    moves = match.moves()
    if rng.random() < 0.2:
        return rng.choice(moves)
    ways = [move for move in moves if move.verb == "lay" and "|" not in (move.card or "") and len(move.card or "") > 1]
    if ways:
        return min(ways, key=lambda move: abs(8 - (move.cell or (0, 0))[0]) + abs((move.cell or (0, 0))[1]))
    useful = [move for move in moves if (move.card or "").startswith(("map", "repair"))]
    return rng.choice(useful or moves)


def idle(match: Match, rng: random.Random) -> Move:
    """Mostly discard."""
    moves = match.moves()
    discards = [move for move in moves if move.verb == "discard"]
    return rng.choice(discards if discards and rng.random() < 0.7 else moves)


class Playthrough(NamedTuple):
    """What to play, and how."""

    game: str
    players: int
    seed: int
    choose: Chooser
    options: dict[str, str | bool | int]


PLAYTHROUGHS: dict[str, Playthrough] = {
    "diggers-find-the-treasure": Playthrough("saboteur", 3, 20, dig, {"rounds": 1}),
    "gold-goes-round-twice": Playthrough("saboteur", 4, 8, dig, {"rounds": 1, "edition": "en"}),
    "saboteurs-are-paid": Playthrough(
        "saboteur", 3, 29, idle, {"rounds": 1, "round_end": "all_passed", "self_break": True}
    ),
    "saboteur2-hats-hands-and-thieves": Playthrough("saboteur2", 3, 18, choose, {"rounds": 1}),
    "duel-trolls-and-doors": Playthrough("duel", 2, 12, choose, {"rounds": 1}),
    "solo-alone-in-the-mine": Playthrough("solo", 1, 34, choose, {"rounds": 1}),
    "dark-cave-two-clans": Playthrough("dark-cave", 2, 19, choose, {}),
}
for _name in {*GAMES} - {known.game for known in PLAYTHROUGHS.values()}:
    PLAYTHROUGHS[_name] = Playthrough(_name, game(_name).players[0], 1, choose, {})
"""By the name of the file; every game has one."""


def playthrough(name: str) -> str:
    """The text of one playthrough."""
    game, players, seed, chooser, options = PLAYTHROUGHS[name]
    match = Match.new(game, players, seed, **options)  # type: ignore[arg-type]  # the edition is a text
    rng = random.Random(seed)  # noqa: S311 - repeatable
    told = ", ".join(f"{option} {value}" for option, value in options.items())
    settings = ", ".join(filter(None, [f"{players} players", f"seed {seed}", told]))
    lines = [f"# {name.replace('-', ' ')}: {settings}"]
    lines.append("# p1 … see what stands beside them, - is a spectator. Rewritten by `python tools/golden.py`.")
    viewers = [*range(players), None]
    views: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in viewers}
    known = 0
    step = 0
    while True:
        lines += _events(match, viewers, known)
        known = match.seq
        lines += _changes(match, viewers, views)
        if match.actor is None:
            break
        moves = match.moves()
        move = chooser(match, rng)
        step += 1
        lines += ["", f"== {step}. p{match.actor + 1} may", *_wrapped(" · ".join(map(str, moves)))]
        lines.append(f"   and plays {move}")
        match.play(move)
    return "\n".join([*lines, "", f"== outcome {match.outcome}", ""])


def _events(match: Match, viewers: list[int | None], since: int) -> list[str]:
    """Each event, and how it differs for some viewers."""
    lines = []
    seen: dict[int | None, list[Event]] = {viewer: match.seen(viewer, since) for viewer in viewers}
    for at, event in enumerate(match.events[since:]):
        masked = [viewer for viewer in viewers if seen[viewer][at] != event]
        text = f"   {event}"
        if masked:
            text += f"   | {seen[masked[0]][at]} to {_names(masked)}"
        lines.append(text)
    return lines


def _changes(match: Match, viewers: list[int | None], views: dict[int | None, dict[str, Any]]) -> list[str]:
    """What changed in each view, merged where it is the same."""
    news: dict[str, list[int | None]] = {}
    for viewer in viewers:
        view = msgspec.to_builtins(match.view(viewer))
        before = views[viewer]
        for part in sorted(view.keys() | before.keys()):
            if view.get(part) != before.get(part):
                news.setdefault(_news(part, before.get(part), view.get(part)), []).append(viewer)
        views[viewer] = view
    lines = []
    for text, who in news.items():
        first, *rest = _wrapped(text, 8)
        lines += [f"   {_names(who) if len(who) < len(viewers) else 'all':4} {first.strip()}", *rest]
    return lines


def _news(part: str, old: Any, new: Any) -> str:
    """The changed part of a view; for lists and the maze only additions."""
    if part == "board" and old:
        cells = {laid["cell"] for laid in new}
        gone = tuple(laid for laid in old if laid["cell"] not in cells)
        return f"{part} + {_plain(tuple(laid for laid in new if laid not in old))}" + f" - {_plain(gone)}" * bool(gone)
    if isinstance(old, tuple) and isinstance(new, tuple) and old and new[: len(old)] == old:
        return f"{part} + {_plain(new[len(old) :])}"
    return f"{part} = {_plain(new)}"


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        if value.keys() >= {"card", "cell"}:
            x, y = value["cell"]
            arms = f" ~{'/'.join(value['reached'])}" if "reached" in value else ""
            return f"{value['card']} {x},{y}{arms}{' open' if value.get('open') else ''}"
        return "{" + ", ".join(f"{key} {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(_plain, value)) + ")"
    return "none" if value is None else str(value)


def _names(viewers: list[int | None]) -> str:
    return ",".join("-" if viewer is None else f"p{viewer + 1}" for viewer in viewers)


def _wrapped(text: str, indent: int = 3) -> list[str]:
    """The text wrapped to a readable width."""
    lines = [" " * indent]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(" " * indent)
        lines[-1] += f"{word} "
    lines[-1] = lines[-1].rstrip()
    return lines


def main() -> None:
    """Rewrite all files."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        if path.stem not in PLAYTHROUGHS:
            path.unlink()
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(f"tests/golden/{name}.txt")


if __name__ == "__main__":
    main()
