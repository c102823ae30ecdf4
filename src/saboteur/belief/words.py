"""Beliefs as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saboteur.belief.mind import Mind
from saboteur.belief.term import KNOWN, LEFT, OTHERS, PRIOR, Term
from saboteur.notation.move import Cell, write_cell
from saboteur.text import has, text

LEAST = 0.05
"""Log odds below which a term is not mentioned."""


def deed(
    term: Term,
    lang: str,
    names: Sequence[str],
    *,
    me: int | None = None,
    cell: Callable[[Cell], str] = write_cell,
    times: int = 1,
) -> str:
    """An action in words, done once or this many times.

    ``names`` are the players', ``me`` is the reader's seat, and ``cell`` writes cells as the reader knows them.
    """
    many = f"belief-many-{term.kind}"
    if times > 1 and has(many, lang):
        return text(many, lang, times=text("belief-times", lang, count=times))
    key = f"belief-{term.kind}"
    target = term.target
    return text(
        key if has(key, lang) else "belief-other",
        lang,
        cell="" if term.cell is None else cell(term.cell),
        tool=text(f"tool-{term.tool}", lang) if term.tool and has(f"tool-{term.tool}", lang) else "",
        target="me" if target is not None and target == me else "none" if target is None else "other",
        name="" if target is None else names[target],
        who="" if term.seat is None else names[term.seat],
    )


def sentence(
    term: Term, lang: str, names: Sequence[str], *, me: int | None = None, cell: Callable[[Cell], str] = write_cell
) -> str:
    """A term in words: what was done, and how much it counts."""
    what = deed(term, lang, names, me=me, cell=cell)
    return text("belief-term", lang, what=what, odds=_signed(term.log_odds, lang))


def summary(
    mind: Mind,
    seat: int,
    lang: str,
    names: Sequence[str],
    *,
    role: str | None = None,
    most: int = 3,
    cell: Callable[[Cell], str] = write_cell,
) -> str:
    """A seat in one line: the probability that it is a traitor (or has a role), and the strongest evidence."""
    terms = mind.ledger(seat, role)
    share = mind.suspicion[seat] if role is None else mind.roles[seat].get(role, 0.0)
    if [term.kind for term in terms] == [KNOWN]:
        told = [text("belief-known", lang)]
    else:
        deeds = [term for term in terms if term.kind not in {PRIOR, OTHERS} and abs(term.log_odds) >= LEAST]
        first = sorted(deeds, key=lambda term: -abs(term.log_odds))[:most]
        told = [sentence(term, lang, names, me=mind.seat, cell=cell) for term in first]
    return _line(names[seat], share, told, lang)


def gold_summary(
    mind: Mind,
    goal: Cell,
    lang: str,
    names: Sequence[str],
    *,
    most: int = 3,
    cell: Callable[[Cell], str] = write_cell,
) -> str:
    """A goal in one line: the probability of gold there, and the strongest evidence."""
    terms = [term for term in mind.gold_ledger(goal) if term.kind != LEFT and abs(term.log_odds) >= LEAST]
    if [term.kind for term in terms] == [KNOWN]:
        told = [text("belief-known", lang)]
    else:
        first = sorted(terms, key=lambda term: -abs(term.log_odds))[:most]
        told = [sentence(term, lang, names, me=mind.seat, cell=cell) for term in first]
    return _line(text("know-goal", lang, place=cell(goal)), mind.gold[goal], told, lang)


def _line(name: str, share: float, told: Sequence[str], lang: str) -> str:
    percent = round(100 * share)
    if not told:
        return text("belief-line-bare", lang, name=name, percent=percent)
    return text("belief-line", lang, name=name, percent=percent, terms=", ".join(told))


def _signed(odds: float, lang: str) -> str:
    number = f"{odds:+.1f}".replace("-", "\N{MINUS SIGN}")
    return number.replace(".", ",") if lang == "de" else number
