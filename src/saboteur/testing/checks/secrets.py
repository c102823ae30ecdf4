"""No seat learns a secret: not from views, events, refusals or skipped prompts."""

from __future__ import annotations

import random

from saboteur.engine.core.board import Board
from saboteur.engine.core.chance import Chance, Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import SEAT_WIDTH
from saboteur.match import Match
from saboteur.notation.event import HIDDEN, Event
from saboteur.notation.event_table import SECRET
from saboteur.notation.move import Move
from saboteur.notation.reason import InvalidMove
from saboteur.record import SECRET_VERBS
from saboteur.testing.dump import dump, fields
from saboteur.testing.error import demand
from saboteur.testing.requests import drawn
from saboteur.testing.scramble import scramble
from saboteur.testing.secrecy import BOARD, POSITION, VECTORS, number_of
from saboteur.testing.trial import Trial
from saboteur.view import View


class Keyed(Chance):
    """Chance with one generator per kind of draw, so that an extra draw does not shift the others."""

    def __init__(self, seed: int) -> None:
        self.sources = {what: random.Random(seed * 10 + what) for what in range(10)}  # noqa: S311 - repeatable

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Any of the cards."""
        return self.sources[what].sample(sorted(cards), count)


def declared_numbers(trial: Trial) -> None:
    """Every number of a position is declared; undeclared numbers stay zero."""
    for kind, known in ((Position, set(POSITION)), (Board, BOARD)):
        parts = set(fields(kind)) ^ known
        demand(not parts, f"nobody declares who may know {', '.join(sorted(parts))} of a {kind.__name__.lower()}")
    board = dump(trial.match._position)["board"]
    for seed in range(3):
        other = Match(trial.match.rules, Keyed(seed))
        demand(board == dump(other._position)["board"], "the board differs from deal to deal, so it holds a secret")
    for _ in trial.moves():
        position = trial.match._position
        used = {index % SEAT_WIDTH for index, item in enumerate(position.seats) if item} - set(trial.facts.seats)
        demand(not used, f"nobody declares who may know {sorted(used)} of a seat")
        used = {index for index, item in enumerate(position.extra) if item} - set(trial.facts.extra)
        demand(not used, f"nobody declares who may know {sorted(used)} of extra")
        trial.seen["positions"] += 1


def views(trial: Trial) -> None:
    """Hidden numbers do not change the view by a single byte, and the view parses back."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        if not trial.looks(0.12, draft=0.5):
            continue
        for viewer in trial.viewers:
            truth = match._position
            other = scramble(match.rules, truth, number_of(viewer), rng)
            told, shown = truth.view(viewer), other.view(viewer)
            parts = [part for part in View.__struct_fields__ if getattr(told, part) != getattr(shown, part)]
            who = "a spectator" if viewer is None else f"p{viewer + 1}"
            demand(str(told) == str(shown), f"the view of {who} shows a secret in {', '.join(parts)}")
            demand(View.parse(str(told)) == told, f"the view of {who} does not read back")
            for field in VECTORS:
                trial.seen[field] += list(getattr(truth, field)) != list(getattr(other, field))
            trial.seen["views"] += 1


def events(trial: Trial) -> None:
    """Events have no gap, print and parse, and tell their secret part to their audience alone."""
    match, rng = trial.match, trial.rng
    told = {viewer: match.seen(viewer) for viewer in trial.viewers}
    for move in trial.moves():
        if rng.random() < 0.05:
            match.say(rng.randrange(match.rules.players), f"trust p{rng.randint(1, match.rules.players)}")
        for heard in told.values():
            demand(len(heard) <= match.seq, "events were taken back")
        for viewer, heard in told.items():
            heard.extend(match.seen(viewer, since=len(heard)))
        returned = match.copy().play(move)
        numbers = [event.seq for event in returned]
        demand(numbers == list(range(match.seq, match.seq + len(returned))), "the events of a move leave a gap")
    for viewer, heard in told.items():
        heard.extend(match.seen(viewer, since=len(heard)))
        demand(heard == match.seen(viewer), "what was seen has changed")
        for mine, truth in zip(heard, match.events, strict=True):
            own = truth.kind not in SECRET or viewer in _audience(trial, truth)
            expected = truth if own else truth.masked()
            who = "a spectator" if viewer is None else f"p{viewer + 1}"
            demand(mine == expected, f"{who} hears {str(mine)!r} instead of {str(expected)!r}")
            trial.seen["secret, own" if own and truth.kind in SECRET else "public" if own else "masked"] += 1
    for number, event in enumerate(match.events):
        demand(event.seq == number, f"event {number} has the number {event.seq}")
        for way in (event, event.masked()):
            demand(Event.parse(str(way)) == way, f"{str(way)!r} does not read back")
        demand(HIDDEN not in str(event), f"{str(event)!r} hides something from everyone")
        # Nobody may be asked to choose among no gold: then there is nothing to hide.
        hides = HIDDEN in str(event.masked())
        demand((event.kind in SECRET) == hides, f"{str(event)!r} and what is hidden of it do not agree")
        trial.seen[event.kind] += 1


def _audience(trial: Trial, event: Event) -> set[int | None]:
    parts = trial.facts.audience.get(event.kind, ("seat",))
    return {getattr(event, part) for part in parts} - {None}


def twins(trial: Trial) -> None:
    """Two matches that a viewer cannot tell apart, in which the same seems to happen, stay so in every respect.

    The view after a move and the events of the move tell the same: no event tells more than the view, no view (and no
    question, asked or left out) more than the events. The first move of a new round makes some of it worthless.
    """
    match, rng = trial.match, trial.rng
    for move in trial.moves():
        if rng.random() > 0.25:
            continue
        viewer = rng.choice(trial.viewers)
        truth = match._position
        for _ in range(5):
            other = truth.sample(number_of(viewer), Dice(rng.getrandbits(40)))
            differ = dump(truth) != dump(other)
            answer = _answer(trial, other, move, viewer)
            if answer is None:
                continue
            seed = rng.getrandbits(30)
            one = Match(match.rules, Keyed(seed), truth.copy())
            two = Match(match.rules, Keyed(seed), other)
            one.play(move)
            two.play(answer)
            if _backs(trial, one) != _backs(trial, two):
                continue
            heard, other_heard = (list(map(str, twin.seen(viewer))) for twin in (one, two))
            same_view = str(one.view(viewer)) == str(two.view(viewer))
            who = "a spectator" if viewer is None else f"p{viewer + 1}"
            if heard != other_heard and one.actor is not None and one.view(None).round == truth.round:
                news = next((pair for pair in zip(heard, other_heard, strict=False) if pair[0] != pair[1]), heard)
                demand(not same_view, f"{who} hears a secret that no view tells: {' or '.join(news)} after {move}")
            elif heard == other_heard and one.actor is not None and not _asks_how_a_goal_lies(one):
                demand(same_view, f"the view of {who} after {move} shows a secret that no event tells")
            trial.seen["pairs"] += 1
            if heard == other_heard:
                trial.seen["alike"] += 1
                trial.seen["alike though different"] += differ
                trial.seen["alike though played differently"] += one.events != two.events
                trial.seen.update({event.kind for event in one.events})
                break


def _backs(trial: Trial, match: Match) -> list[str]:
    """The backs of all cards mentioned: everyone sees them, though no event names them."""
    return [trial.facts.back("deck", event.card) for event in match.events if event.card is not None]


def _asks_how_a_goal_lies(match: Match) -> bool:
    """Whether a goal is turned up and seen by all, but told only when it lies."""
    prompt = match.view(None).prompt
    return prompt is not None and prompt.kind == "orient"


def _answer(trial: Trial, other: Position, move: Move, viewer: int | None) -> Move | None:
    """What the other's actor does that looks the same to the viewer."""
    match, codec = trial.match, trial.match.rules.codec
    moves = [codec.move(code) for code in other.moves()]
    if match.actor == viewer or move.verb not in SECRET_VERBS:
        return move if move in moves else None

    def looks(answer: Move) -> tuple[object, ...]:
        return answer.verb, answer.card, [trial.facts.back("deck", card) for card in answer.cards]

    alike = [answer for answer in moves if looks(answer) == looks(move)]
    return trial.rng.choice(alike) if alike else None


def refusals(trial: Trial) -> None:
    """`why_not` answers alike in all positions the seat cannot tell apart."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        if rng.random() > 0.1:
            continue
        actor = match.actor
        other = Match(match.rules, Keyed(0), match.sample(actor, rng))
        for wish in drawn(match, rng, 120):
            try:
                reason = match.why_not(wish)
            except InvalidMove:
                continue
            demand(reason == other.why_not(wish), f"the refusal of {wish} tells the actor a secret")
            trial.seen[str(reason)] += 1
            for stranger in range(match.rules.players):
                if stranger != actor:
                    demand(match.why_not(wish, by=stranger) == "not-your-turn", f"p{stranger + 1} learns about {wish}")
