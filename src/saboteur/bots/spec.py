"""How a bot is named: `greedy`, `my_bot.py:Mine`, with parameters `my_bot.py:Mine(depth=3)` or `name:0.2s`.

>>> parse("my_bot.py:Mine(depth=3)")
Spec(name='my_bot.py:Mine', parameters={'depth': 3})
>>> parse("thinker:iterations=200"), parse("thinker:50ms")
(Spec(name='thinker', parameters={'iterations': 200}), Spec(name='thinker', parameters={'seconds': 0.05}))
>>> names_in("my_bot.py:Mine(depth=3, width=2), greedy")
['my_bot.py:Mine(depth=3, width=2)', 'greedy']
"""

from __future__ import annotations

import ast
import re

import msgspec

from saboteur.bots.error import BotNotLoaded

LONGEST = 400
"""Characters of parameters; more can only be a mistake."""
BAD = "bad-parameters"
BUDGET = "bad-budget"

_TIME = re.compile(r"(\d+(?:\.\d+)?|\.\d+)(ms|s)")
_FORMS = (
    re.compile(r"(?P<name>.*?\.py(?::\w+)?)\((?P<inside>.*)\)", re.DOTALL),
    re.compile(r"(?P<name>[\w-]+)\((?P<inside>.*)\)", re.DOTALL),
    re.compile(r"(?P<name>[\w-]+):(?P<inside>.*(?:=.*|\dm?s))", re.DOTALL),
)
"""A file or a name with parameters in parentheses, or a name with parameters after a colon."""


class Spec(msgspec.Struct, frozen=True):
    """A bot and the parameters with which it is made."""

    name: str
    parameters: dict[str, object] = {}


def parse(text: str) -> Spec:
    """The bot that a text names; `BotNotLoaded` says what is wrong with its parameters.

    Parameters are literals: numbers, texts, True, False, None, and lists, tuples, sets and dictionaries of them. A time
    (`0.2s`, `50ms`) stands for `seconds=0.2`.
    """
    name = text.strip()
    for form in _FORMS:
        found = form.fullmatch(name)
        if found is not None:
            return Spec(found["name"], _parameters(name, found["inside"].strip()))
    return Spec(name)


def budget_in(text: str) -> tuple[str, str]:
    """A bot and the text of its budget, valid or not.

    >>> budget_in("master:abc@odo"), budget_in("master(seconds=-1)")
    (('master', 'abc'), ('master', 'seconds=-1'))
    """
    found = re.fullmatch(r"\s*([\w-]+)[:(](.*?)\)?(?:@\w*)?\s*", text, re.DOTALL)
    return ("", "") if found is None else (found[1], found[2].strip())


def names_in(text: str) -> list[str]:
    """Split a comma-separated list of names; commas in brackets and quotes belong to parameters."""
    names, depth, quote, last = [""], 0, "", ""
    for sign in text:
        if quote:
            quote = "" if sign == quote and last != "\\" else quote
        elif sign in "\"'" and depth:
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        last = sign
        if sign == "," and depth <= 0 and not quote:
            names.append("")
        else:
            names[-1] += sign
    return [name.strip() for name in names]


def _parameters(text: str, inside: str) -> dict[str, object]:
    time = _TIME.fullmatch(inside)
    if time is not None:
        return {"seconds": float(time[1]) / (1000 if time[2] == "ms" else 1)}
    if len(inside) > LONGEST:
        raise BotNotLoaded(text[:80], f"The parameters of a bot have {LONGEST} characters at most.", BAD)
    named = _literals(inside)
    if named is None:
        raise BotNotLoaded(
            text,
            f"The parameters of the bot {text} cannot be read; write names and plain values like depth=3, or a time "
            "like 0.2s.",
            BAD,
        )
    if len({name for name, _ in named}) < len(named):
        raise BotNotLoaded(text, f"A parameter of the bot {text} is given twice.", BAD)
    return dict(named)


def _literals(inside: str) -> list[tuple[str, object]] | None:
    """Names and values of keyword arguments; None if there is anything else."""
    try:
        call = ast.parse(f"f({inside})", mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
            return None
        named = [(part.arg, ast.literal_eval(part.value)) for part in call.keywords]
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return None
    return [(name, value) for name, value in named if name is not None] if all(name for name, _ in named) else None
