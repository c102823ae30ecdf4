"""`moves`, `why_not` and `play` agree on every request, and somebody can act until the match is over."""

from __future__ import annotations

from saboteur.engine.core.chance import Dice
from saboteur.match import Match
from saboteur.notation.move import Move
from saboteur.notation.reason import OVER, REASONS, IllegalMove, InvalidMove
from saboteur.testing.aliases import Aliases, far_moves
from saboteur.testing.dump import state
from saboteur.testing.error import demand
from saboteur.testing.requests import drawn, requests
from saboteur.testing.trial import Trial


def listed_moves(trial: Trial) -> None:
    """Moves are sorted, different, never lacking, legal for the actor alone, and read back as they are written."""
    match = trial.match
    for move in trial.moves():
        moves = match.moves()
        texts = [str(listed) for listed in moves]
        demand(texts == sorted(set(texts)), "moves() is not sorted, or lists a move twice")
        codes = match._position.moves()
        demand(len(set(codes)) == len(codes) == len(moves), "a position lists a move twice")
        demand([Move.parse(text) for text in texts] == moves, "a listed move does not read back")
        actor = match.actor
        demand(actor is not None and actor == match.view(None).actor, "the view names another actor")
        demand(match.outcome is None, "there is an outcome before the end")
        for listed in moves:
            demand(match.why_not(listed) is None, f"{listed} is listed but refused")
            demand(match.why_not(str(listed), by=actor) is None, f"{listed} is listed but refused as text")
        for other in range(match.rules.players):
            if other != actor:
                demand(match.why_not(move, by=other) == "not-your-turn", f"p{other + 1} may play {move}")
    demand(match.outcome is not None and not match.moves(), "moves are left after the end")


def termination(trial: Trial) -> None:
    """A match ends, and after that every move is refused."""
    match = trial.match
    rounds = int(match.rules.options.get("rounds", 1))
    for _ in trial.moves():
        demand(bool(match.moves()), "nobody can act, but the match is not over")
        demand(trial.step < rounds * trial.facts.moves_per_round, "the match does not end")
    demand(match.actor is None and match.outcome is not None, "the match is over without an outcome")
    for wish in requests(match)[::50]:
        try:
            demand(match.why_not(wish) == OVER, f"{wish} is not refused after the end")
            trial.seen["refused after the end"] += 1
        except InvalidMove:
            continue


def refused_moves(trial: Trial) -> None:
    """A move is refused exactly if it is not listed, with a known reason; a refused one changes nothing."""
    match, rng = trial.match, trial.rng
    for move in trial.moves():
        if rng.random() > 0.1:
            continue
        legal = set(match.moves())
        before = state(match)
        wishes = requests(match) if rng.random() < 0.02 else drawn(match, rng, 200)
        for wish in wishes:
            _ask(trial, wish, legal)
        for wish in rng.sample(wishes, 30):
            _try(trial, wish)
        stranger = ((match.actor or 0) + 1) % match.rules.players
        if stranger != match.actor:
            _refuse(match, move, "not-your-turn", by=stranger)
        for seat in (match.rules.players, -1):
            try:
                match.play(move, by=seat)
            except ValueError as error:
                demand("There is no seat" in str(error), f"seat {seat} is refused with another sentence")
            else:
                demand(False, f"seat {seat} plays though it does not exist")
        demand(before == state(match), "a refused move has changed something")
        trial.seen["positions"] += 1


def _ask(trial: Trial, wish: Move, legal: set[Move]) -> None:
    match, codec = trial.match, trial.match.rules.codec
    try:
        reason = match.why_not(wish)
        listed = codec.move(codec.code(wish)) in legal
    except InvalidMove:
        demand(wish not in legal, f"{wish} is listed but cannot be read")
        trial.seen["unreadable"] += 1
        return
    demand((reason is None) == listed, f"{wish} is {'listed' if listed else 'not listed'} but why_not says {reason}")
    demand(reason is None or reason in REASONS, f"{wish} is refused for an unknown reason {reason}")
    if reason is None and wish not in legal:
        same = [str(move) for move in legal if codec.code(move) == codec.code(wish)]
        demand(len(same) == 1, f"{wish} stands for {len(same)} listed moves")
        trial.seen["other names"] += 1
    trial.seen[reason or "legal"] += 1


def _try(trial: Trial, wish: Move) -> None:
    """Play it if it is refused; it must be refused for the same reason."""
    try:
        reason = trial.match.why_not(wish)
    except InvalidMove:
        try:
            trial.match.play(wish)
        except InvalidMove:
            trial.seen["InvalidMove"] += 1
        else:
            demand(False, f"{wish!r} cannot be read but is played")
        return
    if reason is not None:
        _refuse(trial.match, wish, reason)
        trial.seen["IllegalMove"] += 1


def _refuse(match: Match, move: Move, reason: str, by: int | None = None) -> None:
    try:
        match.play(move, by=by)
    except IllegalMove as error:
        demand(error.reason == reason, f"{move} is refused by play for {error.reason}, by why_not for {reason}")
    else:
        demand(False, f"{move} is played though why_not says {reason}")


def far_cells(trial: Trial) -> None:
    """A far cell is never taken for a near one that shares its place in the folded grid."""
    match, rng = trial.match, trial.rng
    aliases = Aliases(match)
    for _ in trial.moves():
        if rng.random() > 0.15:
            continue
        before = state(match)
        for far, ordinary in far_moves(match, aliases, rng, 20):
            reason = match.why_not(ordinary)
            demand(reason is not None, f"{ordinary} is legal though it is aimed at nothing")
            demand(reason == match.why_not(far), f"{far} is not refused like {ordinary}")
            _refuse(match, far, str(reason))
            trial.seen[f"{far.verb}: {reason}"] += 1
        demand(before == state(match), "a refused move has changed something")


def sampled_moves(trial: Trial) -> None:
    """Playouts can draw every listed move, and nothing else."""
    match, rng = trial.match, trial.rng
    dice = Dice(trial.number)
    for _ in trial.moves():
        position = match._position
        legal = set(position.moves())
        demand(position.sample_move(dice) in legal, "a playout draws a move that is not listed")
        if rng.random() < 0.04:
            found = {position.sample_move(dice) for _ in range(len(legal) * 40)}
            demand(found <= legal, "a playout draws a move that is not listed")
            # A use of a card with many uses, in a hand of many cards, is drawn rarely.
            found |= {position.sample_move(dice) for _ in range(len(legal) * 200)} if found != legal else found
            missed = [match.rules.codec.text(code) for code in sorted(legal - found)]
            demand(not missed, f"a playout never draws {', '.join(missed)}")
            trial.seen["positions"] += 1
