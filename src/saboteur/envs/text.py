"""Matches for language models: what a seat knows as compact text, numbered moves, claims; any callable can play.

>>> from saboteur.envs.text import play
>>> scores = play("saboteur", {0: lambda prompt: "1"}, players=3, seed=1)
>>> len(scores.gold), scores.answers[0] > 10, scores.invalid[0]
(3, True, 0)
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from saboteur.bots.referee import Referee
from saboteur.envs.versions import USUAL
from saboteur.match import Match
from saboteur.notation.move import Move, write_cell
from saboteur.notation.reason import InvalidMove
from saboteur.tally import DRAW

Player = Callable[[str], str]
"""Gets a prompt, returns an answer: a line with the number of a move; a line `say: …` makes a claim."""
NEWS = 40
"""Most events in one prompt."""
_NUMBER = re.compile(r"^\s*(?:move\s*:?\s*)?(\d+)\b", re.IGNORECASE | re.MULTILINE)
_CLAIM = re.compile(r"^\s*say\s*:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)


class Scores(msgspec.Struct, frozen=True):
    """The result of a match for the prompted players."""

    rewards: tuple[float, ...]
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty for a drawn Duel, although the outcome names both."""
    answers: Mapping[int, int]
    """Prompts answered, by seat."""
    invalid: Mapping[int, int]
    """Answers that named no legal move; the first legal move was played instead."""
    claims: Mapping[int, int]
    record: str


class Answer(msgspec.Struct, frozen=True):
    """A parsed answer."""

    move: Move | None
    claim: str | None


def prompt(match: Match, seat: int, since: int = 0) -> str:
    """All a seat needs to decide: its role and hand, the maze, what has happened since, and the moves by number."""
    view = match.view(seat)
    lines = [f"{view.game}, round {view.round}, you are p{seat + 1} of {view.players}."]
    if view.role is not None:
        lines.append(f"Your role: {view.role}.")
    lines.append("Hand: " + (", ".join(view.hand) or "empty") + f". Draw pile: {view.draw_pile}.")
    lines.append("Maze: " + " ".join(f"{laid.card}@{write_cell(laid.cell)}" for laid in view.board))
    goals = [f"{write_cell(goal.cell)}={goal.card}{'' if goal.open else ' (face down)'}" for goal in view.goals]
    lines.append("Goals: " + ", ".join(goals))
    for other in range(view.players):
        gold = f", gold {view.gold[other]}" if view.gold else ""
        role = f", {view.roles[other]}" if view.roles and view.roles[other] != "?" else ""
        front = f", in front: {' '.join(view.front[other])}" if view.front[other] else ""
        lines.append(f"p{other + 1}: {view.hand_sizes[other]} cards{gold}{role}{front}")
    news = match.seen(seat, since)[-NEWS:]
    if news:
        lines += ["Since your last move:", *(f"  {str(event).partition(' ')[2]}" for event in news)]
    lines.append("Moves:")
    lines += [f"  {number}. {move}" for number, move in enumerate(match.moves(), 1)]
    lines.append("Answer with the number of a move. You may add a line like 'say: gold 8,2' or 'say: accuse p2'.")
    return "\n".join(lines)


def read(answer: str, moves: list[Move]) -> Answer:
    """The move and the claim in an answer; None for a missing one."""
    found = _NUMBER.search(answer)
    number = int(found[1]) if found else 0
    claim = _CLAIM.search(answer)
    return Answer(moves[number - 1] if 1 <= number <= len(moves) else None, claim[1] if claim else None)


def play(
    game: str,
    people: Mapping[int, Player],
    *,
    players: int | None = None,
    seed: int | None = None,
    bot: str = "greedy",
    **options: Any,
) -> Scores:
    """Play a match: callables at some seats, bots of the package at the others."""
    match = Match.new(game, USUAL[game] if players is None else players, seed=seed, **options)
    seats = range(match.rules.players)
    rng = random.Random(seed)  # noqa: S311 - repeatable
    bots = {seat: Referee(bot, seat, rng) for seat in seats if seat not in people}
    since = dict.fromkeys(people, 0)
    answers, invalid, claims = dict.fromkeys(people, 0), dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    while match.actor is not None:
        seat = match.actor
        if seat in bots:
            match.play(bots[seat].ask(match).move)
            continue
        moves = match.moves()
        answer = read(people[seat](prompt(match, seat, since[seat])), moves)
        answers[seat] += 1
        invalid[seat] += answer.move is None
        since[seat] = match.seq
        if answer.claim is not None:
            try:
                match.say(seat, answer.claim)
                claims[seat] += 1
            except InvalidMove:
                pass
        match.play(answer.move or moves[0])
    outcome = match.outcome
    assert outcome is not None
    rewards = tuple(match._position.rewards())  # noqa: SLF001 - the match is over
    winners = () if outcome.reason == DRAW else outcome.winners
    return Scores(rewards, outcome.gold, winners, answers, invalid, claims, match.record())


def score(
    game: str, person: Player, matches: int = 10, *, players: int | None = None, seed: int = 0, bot: str = "greedy"
) -> dict[str, float]:
    """Mean reward, share of matches won (no draws) and of invalid answers over matches in which it changes seats."""
    count = USUAL[game] if players is None else players
    total = won = asked = wrong = 0.0
    for number in range(matches):
        seat = number % count
        found = play(game, {seat: person}, players=count, seed=seed + number, bot=bot)
        total += found.rewards[seat]
        won += seat in found.winners
        asked += found.answers[seat]
        wrong += found.invalid[seat]
    return {"reward": total / matches, "won": won / matches, "invalid": wrong / max(1.0, asked)}
