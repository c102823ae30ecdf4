"""Every verb of a move: its word, the engine's number, and its arguments.

`Move` reads and writes a verb by its form, `Codec` translates it by its form: a new verb of a known form is one row.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from saboteur.engine.core import moves as number

Form = Literal[
    "nothing", "cell", "field", "edge", "seat", "creature", "shape", "cards", "card+cards", "gold-card", "gold-cards"
]  # fmt: skip


class Verb(NamedTuple):
    """A verb."""

    word: str
    number: int
    form: Form
    """The form of its arguments."""


VERBS = {
    verb.word: verb
    for verb in (
        Verb("discard", number.DISCARD, "cards"),
        Verb("take", number.TAKE, "gold-card"),
        Verb("orient", number.ORIENT, "shape"),
        Verb("step", number.STEP, "field"),
        Verb("stop", number.STOP, "nothing"),
        Verb("chop", number.CHOP, "edge"),
        Verb("fend", number.FEND, "creature"),
        Verb("suffer", number.SUFFER, "nothing"),
        Verb("propose-end", number.PROPOSE_END, "nothing"),
        Verb("agree", number.AGREE, "nothing"),
        Verb("refuse", number.REFUSE, "nothing"),
        Verb("pass", number.PASS, "nothing"),
        Verb("remove", number.REMOVE, "card+cards"),
        Verb("bribe", number.BRIBE, "cell"),
        Verb("done", number.DONE, "nothing"),
        Verb("mark", number.MARK, "cell"),
        Verb("pay", number.PAY, "gold-cards"),
        Verb("steal", number.STEAL, "seat"),
    )
}
"""The words a move can begin with besides a card, which is laid or played; no card can have such a name."""

BY_NUMBER = {verb.number: verb for verb in VERBS.values()}
NAMES_A_CARD: tuple[Form, ...] = ("shape", "creature", "card+cards")
"""Forms in which the first word after the verb is a move's `card`."""
