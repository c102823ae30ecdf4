"""Write the fixtures of the page's tests: all cards of all games, and views with moves from matches and scenarios.

With `--check`, only report whether the files are up to date.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import msgspec

import saboteur
from saboteur.games import game
from saboteur.match import Match
from saboteur.notation.move import Move
from saboteur.scenario import case
from saboteur.view import View

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "fixtures"
SCENARIOS = ROOT / "tests" / "scenarios"
PLAYERS = {"dark-cave": 4}
"""Where it is not five, or as near to it as the game allows."""
OPTIONS: dict[str, dict[str, str]] = {"dark-cave": {"vein": "may"}}
"""Options that lead to more prompts."""
SEEDS = range(1, 40)
RARE = {"solo": (114, 389)}
"""Seeds of matches with rare prompts."""
PER_KIND = 2
"""Moments kept per prompt with the same kinds of moves."""


def players(name: str) -> int:
    """How many play in the fixtures of a game."""
    least, most = game(name).players
    return min(max(least, PLAYERS.get(name, 5)), most)


def cards(name: str) -> dict[str, list[str]]:
    """Every code of a game that may have to be drawn."""
    box = game(name)
    codes = {str(card.shape) for card in box.paths} | {str(card.shape.turned()) for card in box.paths}
    match = saboteur.Match.new(name, players=players(name), seed=1)
    words = match.rules.codec
    return {
        "cards": sorted({*codes, *(card.code for card in box.actions)}),
        "goals": sorted({*words.goal_names.values(), "?"}),
        "roles": sorted(words.roles),
        "board": sorted({laid.card for laid in match.view(None).board}),
    }


def shape(move: Move) -> str:
    """The shape of a move: its verb and the names of its parts."""
    parts = [part for part in ("cell", "seat", "tool", "field", "side", "values") if getattr(move, part)]
    return f"{move.verb} {len(move.cards)} {' '.join(parts)}"


def moments(name: str) -> list[dict[str, object]]:
    """Views and their moves, some for every kind of prompt in a game's matches and scenarios."""
    kept: dict[str, int] = {}
    found: list[dict[str, object]] = []
    for match in chain(played(name), staged(name)):
        if match.actor is None:
            continue
        moves = match.moves()
        view = match.view(match.actor)
        shapes = sorted({shape(move) for move in moves})
        question = view.prompt.kind if view.prompt else ""
        fresh = {f"{question} {one}" for one in shapes}
        if len(moves) < 400 and any(kept.get(one, 0) < PER_KIND for one in fresh):
            for one in fresh:
                kept[one] = kept.get(one, 0) + 1
            found.append(moment(f"{question}: {', '.join(shapes)}", view, moves))
    return found


def played(name: str) -> Iterator[Match]:
    """Random matches, at every prompt."""
    for seed in (*SEEDS, *RARE.get(name, ())):
        match = saboteur.Match.new(name, players=players(name), seed=seed, **OPTIONS.get(name, {}))
        chance = random.Random(seed)  # noqa: S311 - fixtures, no secrets
        while match.actor is not None:
            yield match
            match.play(choose(match.moves(), chance))


def staged(name: str) -> Iterator[Match]:
    """A game's scenarios after each move: they reach rare prompts."""
    for file in sorted((SCENARIOS / name).glob("*.toml")):
        for scenario in case.read(file.read_text(encoding="utf-8")):
            match = scenario.match()
            for step in scenario.sheet.step:
                if step.play is not None:
                    match.play(step.play)
                    yield match


def choose(moves: list[Move], chance: random.Random) -> Move:
    """A random move, biased towards the goals so that they are reached."""
    digs = [move for move in moves if move.verb == "lay" and move.cell]
    if digs and chance.random() < 0.8:
        far = max((move.cell or (0, 0))[0] for move in digs)
        return chance.choice([move for move in digs if (move.cell or (0, 0))[0] >= far - 1])
    return chance.choice(moves)


def moment(kind: str, view: View, moves: list[Move]) -> dict[str, object]:
    """A view and its moves as the server sends them."""
    return {
        "kind": kind,
        "view": msgspec.to_builtins(view),
        "moves": [{"text": str(move), "move": msgspec.to_builtins(move)} for move in moves],
    }


def written() -> dict[str, str]:
    """The fixtures by file name."""
    files: dict[str, object] = {"cards.json": {name: cards(name) for name in saboteur.GAMES}}
    for name in saboteur.GAMES:
        files[f"{name}.json"] = moments(name)
    return {name: json.dumps(content, indent=None, separators=(",", ":")) + "\n" for name, content in files.items()}


def main() -> int:
    """Write or check."""
    wanted = written()
    if "--check" in sys.argv:
        stale = [name for name, text in wanted.items() if not _same(FOLDER / name, text)]
        if stale:
            print(f"Stale: {', '.join(stale)}. Run 'python tools/page_fixtures.py'.")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def _same(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
