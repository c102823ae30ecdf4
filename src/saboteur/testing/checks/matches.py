"""Nothing is lost, copies are independent, playouts are matches, and finished rounds stay in view."""

from __future__ import annotations

import random
import re
from collections import Counter

import msgspec

from saboteur.engine.core.chance import Dice, Scribe, Script
from saboteur.engine.core.events import WIDTH, EventLog
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS
from saboteur.match import Match, Played
from saboteur.notation.event import HIDDEN
from saboteur.notation.event_codec import spell
from saboteur.record import Spelling, line
from saboteur.testing.dump import dump, state
from saboteur.testing.error import demand
from saboteur.testing.immutable import changeable
from saboteur.testing.material import cards_of
from saboteur.testing.trial import Trial
from saboteur.testing.walk import walk
from saboteur.view import View


def material(trial: Trial) -> None:
    """Cards and nuggets are conserved at every step."""
    match, facts = trial.match, trial.facts
    deck = Counter(match.rules.game.deck)
    for move in trial.moves():
        demand(cards_of(match) == deck, f"cards are lost or added: {_names(match, deck)}")
        if facts.gold is not None:
            demand(facts.gold(match) == facts.gold_total, f"there are {facts.gold(match)} nuggets")
        trial.seen[move.verb] += 1
    if facts.gold is not None:
        demand(facts.gold(match) == facts.gold_total, f"there are {facts.gold(match)} nuggets")
    outcome = match.outcome
    owned = [match._position.of(seat, NUGGETS) for seat in range(match.rules.players)]
    demand(outcome is not None and list(outcome.gold) == owned, "the outcome names other gold than was won")
    trial.seen.update(result.reason for result in match.results)
    trial.seen[f"{match.rules.players} players"] += 1


def _names(match: Match, deck: Counter[int]) -> str:
    found = cards_of(match)
    names = match.rules.codec.cards
    lost = [f"-{names[card]}" for card in (deck - found).elements()]
    return " ".join(lost + [f"+{names[card]}" for card in (found - deck).elements()])


def copies(trial: Trial) -> None:
    """Copies of matches and positions go their own way, with the same luck ahead; the same seed is the same match."""
    match, rng = trial.match, trial.rng
    twin = trial.again()
    for move in trial.moves():
        if rng.random() < 0.03:
            before = state(match)
            first, second = match.copy(), match.copy()
            demand(state(first) == before, "a copy differs")
            future = [str(played) for played in walk(first, random.Random(1))]  # noqa: S311 - repeatable
            demand(state(match) == before == state(second), "playing a copy changes the match")
            again = [str(played) for played in walk(second, random.Random(1))]  # noqa: S311 - repeatable
            demand(future == again and state(first) == state(second), "two copies have other luck ahead")
            trial.seen["copies"] += 1
        if rng.random() < 0.1:
            position = match._position
            moment = dump(position)
            copy = position.copy()
            spare = copy.copy()
            demand(dump(copy) == moment, "a copied position differs")
            copy.playout(Dice(trial.number))
            demand(dump(position) == moment == dump(spare), "a playout of a copy changes the position")
            trial.seen["copied positions"] += 1
        twin.play(move)
    demand(state(match) == state(twin), "the same seed and moves give another match")
    other = trial.match.copy()
    demand(repr(other) == repr(match), "a copy prints otherwise")


def playouts(trial: Trial) -> None:
    """A playout is a match: the same moves through a match give the same events, gold and position."""
    _check_playout(trial, None)
    for _ in trial.moves():
        if trial.rng.random() < 0.15:
            _check_playout(trial, trial.match._position.copy())


def _check_playout(trial: Trial, moment: Position | None) -> None:
    rules, seed = trial.match.rules, trial.rng.getrandbits(40)
    dice, log = Dice(seed), EventLog()
    scribe = Scribe(dice)
    position = Position(rules.game, scribe) if moment is None else moment.copy()
    position.chance, position.log = scribe, log
    if moment is None:
        position.start()
    codes = []
    while position.actor is not None:
        codes.append(position.sample_move(dice))
        position.play(codes[-1])
    dice = Dice(seed)
    playout = Position(rules.game, dice) if moment is None else moment.copy()
    if moment is None:
        playout.start()
    demand(playout.playout(dice) == len(codes), "a playout is not as long as its moves")
    demand(dump(playout) == dump(position), "a playout ends otherwise than its moves")
    match = Match(rules, Script(scribe.outcomes), None if moment is None else moment.copy())
    for code in codes:
        match.play(rules.codec.move(code))
    demand(dump(match._position) == dump(position), "a match ends otherwise than the playout of its moves")
    starts = range(0, len(log.numbers), WIDTH)
    told = [spell(rules.codec, seq, log.numbers[at : at + WIDTH]) for seq, at in enumerate(starts)]
    demand(list(match.events) == told, "a match has other events than the playout of its moves")
    gold = tuple(playout.of(seat, NUGGETS) for seat in range(rules.players))
    demand(match.outcome is not None and match.outcome.gold == gold, "a playout brings other gold")
    trial.seen["playouts"] += 1
    trial.seen.update(event.kind for event in told)


def finished_rounds(trial: Trial) -> None:
    """A finished round stays in every view, as a spectator saw it, until the first move of the next round."""
    match = trial.match
    before: View | None = None
    for _ in trial.moves():
        before = _check_finished(trial, before)
        if before.finished is not None:
            _check_copies(trial)
    _check_finished(trial, before)
    demand(match.view(None).finished is None, "a match that is over shows a finished round besides its end")
    rounds = int(match.rules.options.get("rounds", 1))
    demand(len(match.results) == rounds, f"{len(match.results)} of {rounds} rounds have a result")


def _check_finished(trial: Trial, before: View | None) -> View:
    match = trial.match
    shown = [match.view(viewer) for viewer in trial.viewers]
    spectator = shown[0]
    dealt = before is not None and before.round < spectator.round
    for view in shown:
        demand((view.finished is not None) == dealt, "a finished round is missing, or shown too long")
        demand(view.finished == spectator.finished, "not everyone is shown the same finished round")
    end = spectator.finished
    if end is not None:
        demand(end.round == spectator.round - 1 == len(end.results), "another round is shown as finished")
        nothing = (end.finished, end.actor, end.prompt)
        demand(nothing == (None, None, None), "somebody is asked in a finished round")
        _same_end(end, _as_it_ended(match), secret=_keeps_gold_secret(match))
        trial.seen["ends"] += 1
        trial.seen["secret gold"] += HIDDEN in end.results[-1].gold
    return spectator


def _keeps_gold_secret(match: Match) -> bool:
    return HIDDEN in match.view(None).gold


def _as_it_ended(match: Match) -> View:
    """The end of the last finished round, from a match that was over then: its record up to that round's last move."""
    spelling = Spelling(match.rules)
    log = [f'  "{line(entry, spelling)}",' for entry in match.story]
    last = max(at for at, entry in enumerate(match.story) if isinstance(entry, Played))
    head = match.record().partition("log = [")[0]
    head, changed = re.subn(r"\brounds = \d+", f"rounds = {len(match.results)}", head)
    assert changed == 1
    return Match.replay("\n".join([f"{head}log = [", *log[: last + 1], "]"])).view(None)


def _same_end(shown: View, end: View, *, secret: bool) -> None:
    """The picture is the end of the round as a spectator sees it, but for gold that is secret until the match is."""
    told, true = msgspec.to_builtins(shown), msgspec.to_builtins(end)
    for part in ("options", "gold", "results"):
        told.pop(part)
        true.pop(part)
    parts = [part for part in true if true[part] != told.get(part)]
    parts += [part for part in told if part not in true]
    demand(true == told, f"a finished round is shown otherwise than it ended: {', '.join(parts)}")
    for mine, real in zip(shown.gold, end.gold, strict=True):
        demand(mine == (HIDDEN if secret else real), "a finished round shows other gold than there was")
    for short, result in zip(shown.results, end.results, strict=True):
        same = msgspec.structs.replace(result, gold=()) == msgspec.structs.replace(short, gold=())
        demand(same, "a finished round has another result")
        for share, amount in zip(short.gold, result.gold, strict=True):
            demand(share in ({amount, HIDDEN} if secret else {amount}), "a finished round names other shares of gold")


def _check_copies(trial: Trial) -> None:
    """Copies, samples and replays show the finished round; it goes with the next move."""
    match = trial.match
    again = Match.replay(match.record())
    for viewer in trial.viewers:
        view = str(match.view(viewer))
        world = match.sample(viewer, trial.rng)
        demand(view == str(world.view(viewer)), "a sample lacks the finished round")
        demand(view == str(match.copy().view(viewer)), "a copy lacks the finished round")
        demand(view == str(again.view(viewer)), "a replay lacks the finished round")
        world.play(world.sample_move(Dice(trial.number)))
        after = world.view(viewer)
        demand(isinstance(after, View) and after.finished is None, "a finished round stays after the next move")


def read_only(trial: Trial) -> None:
    """Everything a match returns is read-only, or a new list."""
    match, rng = trial.match, trial.rng
    proven: dict[int, object] = {}
    for _ in trial.moves():
        if rng.random() < 0.1:
            found = [match.view(viewer) for viewer in trial.viewers]
            found += [match.sample(None, rng).view(viewer) for viewer in trial.viewers]  # type: ignore[misc]
            handed = (*found, *match.moves(), *match.seen(0))
            _unchangeable(handed, proven)
            moves, heard = match.moves(), match.seen(0)
            match.moves().clear()
            match.seen(0).clear()
            demand(moves == match.moves() and heard == match.seen(0), "a list that was handed out is shared")
            trial.seen["positions"] += 1
    _unchangeable((match.results, match.outcome, match.events, match.rules.options, match.rules.deck), proven)


def _unchangeable(handed: tuple[object, ...], proven: dict[int, object]) -> None:
    loose = list(changeable(handed, "handed out", proven))
    demand(not loose, f"{', '.join(loose[:3])} can be changed")
