"""A record and each of its prefixes replay to the same match; a masked record holds what the seat has seen."""

from __future__ import annotations

import tomllib
from collections import Counter

from saboteur.match import Drawn, Match
from saboteur.notation.event import HIDDEN
from saboteur.record import RecordError, Spelling, line, spell
from saboteur.testing.dump import dump
from saboteur.testing.error import demand
from saboteur.testing.trial import Trial
from saboteur.testing.walk import viewers


def log_of(text: str) -> list[str]:
    """The lines of a record's log."""
    lines: list[str] = tomllib.loads(text)["log"]
    return lines


def records(trial: Trial) -> None:
    """Every moment's record is the beginning of every later one, and replays to the very same match."""
    match, rng = trial.match, trial.rng
    spelling = Spelling(match.rules)
    logs, written = [], 0
    for _ in trial.moves():
        if rng.random() < 0.05:
            match.say(rng.randrange(match.rules.players), "no-path")
        logs.append("".join(f'  "{line(entry, spelling)}",\n' for entry in match.story[written:]))
        written = len(match.story)
        if rng.random() < 0.06:
            same(match, Match.replay(match.record()))
            demand(log_text(match) == "".join(logs), "a record differs from what was written bit by bit")
            trial.seen["replayed in between"] += 1
    same(match, Match.replay(match.record()))
    demand(log_text(match).startswith("".join(logs)), "the record of a moment is not the beginning of the whole")
    trial.seen["prefixes"] += len(logs)


def log_text(match: Match) -> str:
    """The log of a match's record."""
    return match.record().partition("log = [\n")[2].removesuffix("]\n")


def same(match: Match, again: Match) -> None:
    """Two matches that nobody can tell apart."""
    demand(match.record() == again.record(), "a replayed match has another record")
    demand(dump(match._position) == dump(again._position), "a replayed match has another position")
    demand(match.events == again.events, "a replayed match has other events")
    demand(match.moves() == again.moves() and match.actor == again.actor, "a replayed match has other moves")
    demand(match.results == again.results and match.outcome == again.outcome, "a replayed match ends otherwise")
    for viewer in viewers(match):
        demand(str(match.view(viewer)) == str(again.view(viewer)), "a replayed match has other views")
        demand(match.seen(viewer) == again.seen(viewer), "a replayed match is told otherwise")
        demand(match.record(viewer) == again.record(viewer), "a replayed match has another masked record")


def masked_records(trial: Trial) -> None:
    """A masked record equals the full one or reads `?`, does not replay, and holds all cards the seat saw drawn."""
    for _ in trial.moves():
        if trial.rng.random() < 0.03:
            _check_masks(trial)
    _check_masks(trial)


def _check_masks(trial: Trial) -> None:
    match = trial.match
    whole = tomllib.loads(match.record())
    for viewer in trial.viewers:
        text = match.record(viewer)
        data = tomllib.loads(text)
        who = "spectator" if viewer is None else f"p{viewer + 1}"
        demand(data.pop("masked") == who, f"the record for {who} names another reader")
        demand(data | {"log": None} == whole | {"log": None}, f"the record for {who} has another head")
        for known, full in zip(data["log"], whole["log"], strict=True):
            _check_line(who, known, full)
        demand(_refused(text), f"the record for {who} can be replayed")
        demand(_refused(text.replace(f'masked = "{who}"\n', "")), f"the record for {who} can be replayed unnamed")
        decks = [word for entry in data["log"] if entry.startswith("deck ") for word in entry.split()[1:]]
        shown = sum(word != HIDDEN for word in decks)
        drawn = sum(event.kind == "draw" and event.card != HIDDEN for event in match.seen(viewer))
        demand(shown == drawn, f"the record for {who} shows {shown} cards of the deck, but {drawn} were seen")
        trial.seen["records"] += 1


def _check_line(who: str, known: str, full: str) -> None:
    head = full.split(maxsplit=1)[0]
    separator = ", " if head == "goals" else " "
    some, every = known.removeprefix(head).split(separator), full.removeprefix(head).split(separator)
    if head == "gold":
        # The gold is known as a heap, not in the order in which it was drawn.
        fits = len(some) == len(every) and not Counter(some) - Counter(every) - Counter(HIDDEN * len(every))
    else:
        pairs = zip(some, every, strict=True)
        fits = len(some) == len(every) and all(word.strip() in {HIDDEN, true.strip()} for word, true in pairs)
    demand(fits, f"the record for {who} says {known!r} where the whole one says {full!r}")


def _refused(text: str) -> bool:
    try:
        Match.replay(text)
    except RecordError as error:
        return "masked" in str(error)
    return False


def record_twins(trial: Trial) -> None:
    """Change what a viewer's record hides: if he has heard the same, record and view stay the same, byte for byte."""
    rng = trial.rng
    stop = rng.randrange(20, 200)
    for _ in trial.moves():
        if rng.random() < 0.03:
            _change_secrets(trial, 4)
        if trial.step > stop:
            break
    _change_secrets(trial, 12)


def _change_secrets(trial: Trial, tries: int) -> None:
    match, rng = trial.match, trial.rng
    for _ in range(tries):
        viewer = rng.choice(trial.viewers)
        changed = _swapped(trial, viewer)
        if changed is None:
            continue
        what, text = changed
        try:
            other = Match.replay(text)
        except RecordError:
            continue  # somebody plays what he now does not hold
        who = "a spectator" if viewer is None else f"p{viewer + 1}"
        if match.seen(viewer) != other.seen(viewer):
            continue  # seen after all: drawn unseen, then played, shown or handed over
        demand(match.record(viewer) == other.record(viewer), f"the record for {who} depends on hidden {what}")
        if match.actor is not None:
            demand(str(match.view(viewer)) == str(other.view(viewer)), f"the view of {who} depends on hidden {what}")
        if viewer is not None and viewer == match.actor:
            demand(match.moves() == other.moves(), f"the moves of {who} depend on hidden {what}")
        trial.seen[what] += 1


def _swapped(trial: Trial, viewer: int | None) -> tuple[str, str] | None:
    """The record with two things that the viewer's record hides in one line changed for each other."""
    match, rng, back = trial.match, trial.rng, trial.facts.back
    spelling = Spelling(match.rules)
    whole = match.record().splitlines()
    masked = log_of(match.record(viewer))
    first = whole.index("log = [") + 1
    lines = [at for at, entry in enumerate(match.story) if isinstance(entry, Drawn) and len(entry.numbers) > 1]
    at = rng.choice(lines)
    entry = match.story[at]
    assert isinstance(entry, Drawn)
    head = masked[at].split()[0]
    if head == "gold":
        return None
    shown = masked[at].removeprefix(head).strip().split(", " if head == "goals" else " ")
    names = spelling.names(entry.what, entry.numbers)
    secret = [place for place, word in enumerate(shown) if word == HIDDEN]
    if not secret:
        return None
    one = rng.choice(secret)
    looks = back(head, names[one])
    alike = [place for place in secret if back(head, names[place]) == looks and names[place] != names[one]]
    if not alike:
        return None
    two = rng.choice(alike)
    names[one], names[two] = names[two], names[one]
    whole[first + at] = f'  "{spell(entry.what, names)}",'
    return head, "\n".join(whole) + "\n"
