"""Puzzles for the page. Stateless: the page remembers which are solved."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from saboteur.notation.move import Move
from saboteur.notation.reason import InvalidMove
from saboteur.puzzles import Puzzle, PuzzleError, Reply, Run, Told, of_the_day, puzzle, puzzles
from saboteur.server.net.problems import problems
from saboteur.server.refusal import Refusal
from saboteur.server.riddle import PuzzleInfo, PuzzleList, PuzzleState, PuzzleWish
from saboteur.server.table.answer import Choice

TODAY = "today"
"""Instead of an id: the puzzle of the day."""


@get("/api/puzzles", responses=problems())
async def get_puzzles() -> PuzzleList:
    """All puzzles, and that of the day."""
    return await asyncio.to_thread(_listed)


def _listed() -> PuzzleList:
    # Reading the files takes a while the first time.
    found = tuple(info_of(one) for one in puzzles())
    return PuzzleList(_today().id, found)


def _today() -> Puzzle:
    return of_the_day(datetime.now(UTC).date())


@post("/api/puzzles/{name:str}", status_code=200, responses=problems(403, 404, 413))
async def post_puzzle(name: FromPath[str], data: JSONBody[PuzzleWish]) -> PuzzleState:
    """Look at a puzzle, answer it, ask for a clue or the solution."""
    return await asyncio.to_thread(_asked, name, data)


def _asked(name: str, wish: PuzzleWish) -> PuzzleState:
    try:
        return state_of(Run(_today() if name == TODAY else puzzle(name)), wish)
    except PuzzleError:
        raise Refusal("no-such-puzzle", 404) from None
    except InvalidMove:
        raise Refusal("unreadable-move", 400) from None


def info_of(one: Puzzle) -> PuzzleInfo:
    """A puzzle in a list."""
    return PuzzleInfo(id=one.id, game=one.game, kind=one.kind, level=one.level)


def state_of(run: Run, wish: PuzzleWish) -> PuzzleState:
    """Everything the page shows of a puzzle."""
    one = run.puzzle
    verdict = run.answer(wish.answer) if wish.act == "answer" else None
    solved = wish.act == "solve" or (verdict is not None and verdict.right)
    since = run.match.seq
    match = run.after(verdict.answer if verdict is not None else None) if solved else run.match
    view = match.view(one.seat)
    asked = match.actor == one.seat and not solved and one.kind == "move"
    solution = run.solution() if solved else None
    return PuzzleState(
        info=info_of(one),
        failing=sum(share > 0.5 for share in one.fails.values()),
        bots=len(one.fails),
        names=tuple(one.names("")),
        view=view,
        moves=tuple(Choice(str(move), move) for move in match.moves()) if asked else (),
        events=tuple(match.seen(one.seat)),
        since=since,
        options=run.options,
        title=one.title,
        story=one.story,
        verdict=verdict,
        hint=run.hint() if wish.act == "hint" else None,
        hint_words=one.hint if wish.act == "hint" else {},
        solution=solution,
        solution_words=one.solution if solved else {},
        named=_named(one, solution, verdict),
    )


def _named(one: Puzzle, solution: Told | None, verdict: Reply | None) -> dict[str, Move]:
    """Every move that is mentioned, by its text."""
    if one.kind != "move":
        return {}
    spoken = [told for told in (solution, None if verdict is None else verdict.told) if told is not None]
    texts = [text for told in spoken for text in (told.answer, told.other) if text is not None]
    return {text: Move.parse(text) for text in sorted({*texts})}


HANDLERS = [get_puzzles, post_puzzle]
