"""Verifies puzzles by solving them again."""

from __future__ import annotations

from saboteur.puzzles.error import PuzzleError
from saboteur.puzzles.level import BOTS
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.readers import Reading, read_log
from saboteur.puzzles.run import Run
from saboteur.puzzles.trial import Trial
from saboteur.text import LANGUAGES

WORLDS = 60
RIVALS = 3
"""The next best moves that the answer is compared with."""
NEAR = 0.15
"""Tolerance for stored probabilities: beliefs improve over time."""
SURE, DOUBT = 0.85, 0.5
"""The least probability of the answer, and the most of any other, for puzzles about a log."""


def problems(puzzle: Puzzle, *, worlds: int = WORLDS, seed: int = 1) -> list[str]:
    """Everything wrong with a puzzle: an answer that is not legal, not clear or not the best any more."""
    try:
        run = Run(puzzle)
    except PuzzleError as error:
        return [str(error)]
    found = [*_words(puzzle), *_bots(puzzle)]
    if puzzle.kind == "move":
        return [*found, *_search(puzzle, run, worlds, seed)]
    return [*found, *_read(puzzle, run)]


def _words(puzzle: Puzzle) -> list[str]:
    own = {"title": puzzle.title, "story": puzzle.story, "hint": puzzle.hint, "solution": puzzle.solution}
    return [
        f"{puzzle.id}: {key} is missing in {lang}; write it in {', '.join(LANGUAGES)} or not at all."
        for key, words in own.items()
        for lang in LANGUAGES
        if words and not words.get(lang)
    ]


def _bots(puzzle: Puzzle) -> list[str]:
    unknown = [name for name in puzzle.fails if name not in BOTS]
    bad = [name for name, share in puzzle.fails.items() if not 0 <= share <= 1]
    return [f"{puzzle.id}: fails: {name} is none of {', '.join(BOTS)}, or not from 0 to 1." for name in unknown + bad]


def _search(puzzle: Puzzle, run: Run, worlds: int, seed: int) -> list[str]:
    match = run.match
    if match.actor != puzzle.seat:
        return [f"{puzzle.id}: p{puzzle.seat + 1} is not asked here."]
    refused = [answer for answer in puzzle.answers if match.why_not(answer, by=puzzle.seat) is not None]
    if refused:
        return [f"{puzzle.id}: {answer} is not legal." for answer in refused]
    legal = [str(move) for move in match.moves()]
    unknown = [move for move in puzzle.values if move not in legal]
    if unknown:
        return [f"{puzzle.id}: {move} has a value but is not legal." for move in unknown]
    others = sorted((move for move in legal if move not in puzzle.answers), key=lambda m: -puzzle.values.get(m, 0.0))
    try:
        tried = Trial(match, seed).run([*puzzle.answers, *others[:RIVALS]], worlds)
    except ValueError:
        sentence = (
            "A search must know where all cards are: at most as many of each as the deck has, the others under "
            "'hands', 'piles' and 'discards'. 'rest p1' under 'discards': everything else was thrown away."
        )
        return [f"{puzzle.id}: {sentence}"]
    worst = min(map(tried.mean, puzzle.answers))
    better = [move for move in others[:RIVALS] if tried.mean(move) >= worst]
    return [f"{puzzle.id}: {move} did as well ({tried.mean(move):.2f}, not {worst:.2f})." for move in better]


def _read(puzzle: Puzzle, run: Run) -> list[str]:
    read = read_log(run.match, puzzle.seat, puzzle.kind)
    found = [
        f"{puzzle.id}: {answer} was likely by {share:.2f}, but now is by {read.get(answer, 0.0):.2f}."
        for answer, share in puzzle.values.items()
        if abs(share - read.get(answer, 0.0)) > NEAR
    ]
    best = puzzle.answers[0]
    if not is_clear(read, best):
        found.append(f"{puzzle.id}: {best} is not clearly the likeliest ({read.get(best, 0.0):.2f}).")
    return found


def is_clear(read: Reading, answer: str) -> bool:
    """Whether a careful reader comes to this answer, and to no other."""
    return read.get(answer, 0.0) >= SURE and all(share <= DOUBT for other, share in read.items() if other != answer)
