"""Parses scenario files; every error names the key."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from saboteur.notation.reason import REASONS
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.sheet import FORMAT, INVALID, LAID_OUT, SEEN, Sheet, Step, Strict, inner

LIMIT = 200_000
"""Maximum number of characters in a file."""
BIGGEST = 1_000_000_000
DEEPEST = 16

_RULE = re.compile(r"(R-)?[A-Z][A-Z0-9]?-[0-9]{2}", re.ASCII)
_DOTTED = re.compile(r"""(?:\.\s*+["']?+[\w-]*+["']?+\s*+){20}""")
_ADVICE = (
    (r"Object missing required field (.*)", r"The key \1 is missing; add it."),
    (r"Integer value out of range", "Write a smaller whole number."),
    (r"Expected int, got", "Write a whole number."),
    (r"Expected bool, got", "Write true or false."),
    (r"Expected str(?: \| null)?, got", "Write a text in quotation marks."),
    (r"Expected array(?: \| null)?, got", "Write a list in [ ]."),
    (r"Expected object(?: \| null)?, got", "Write a table in { }."),
    (r"Expected str \| object \| null, got", "Write a table in { }, or a text in quotation marks."),
    (r"Expected str \| array \| null, got", "Write a text in quotation marks, or a list in [ ]."),
    (r"Expected int \| array \| null, got", "Write a list in [ ], or a whole number."),
    (r"Expected object \| array \| null, got", "Write a table in { }, or a list in [ ]."),
    (r"Expected (int \| str|str \| int), got", "Write a whole number, or a text in quotation marks."),
    (r"Expected .*bool.*, got", "Write a text in quotation marks, a whole number, true or false."),
)  # fmt: skip


def sheets(text: str) -> list[Sheet | ScenarioError]:
    """The scenarios of a file, one with its keys at the top or several under ``[[scenario]]``.

    One that cannot be read is the error that says why, so that it hides none of the others.
    """
    data = _load(text)
    if "scenario" not in data:
        return [sheet_of(data)]
    shared = {key: value for key, value in data.items() if key != "scenario"}
    own = data["scenario"]
    if not isinstance(own, list) or not own or not all(isinstance(table, dict) for table in own):
        raise ScenarioError("Several scenarios in one file each begin with a line [[scenario]].", "scenario")
    if "step" in shared:
        raise ScenarioError("A step belongs to a scenario: write [[scenario.step]] below its [[scenario]].", "step")
    if isinstance(shared.get("format"), int):
        _check_format(shared["format"])
    found: list[Sheet | ScenarioError] = []
    for number, table in enumerate(own, 1):
        try:
            with within(label(table.get("name"), number)):
                found.append(sheet_of(shared | table))
        except ScenarioError as error:
            found.append(error)
    return found


def label(name: object, number: int) -> str:
    """How messages name a scenario."""
    return f'scenario "{name[:80]}"' if isinstance(name, str) and name else f"scenario {number}"


def _load(text: str) -> dict[str, Any]:
    if len(text) > LIMIT:
        raise ScenarioError(f"This text is too long: a file of scenarios has at most {LIMIT} characters.")
    # Such keys are invalid here, and parsing them takes quadratic time.
    if _DOTTED.search(text):
        raise ScenarioError("There are too many names joined by points; no key is written like that.")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        hint = " A table in { } is complete: write all of it there, or line by line like expect.next = …"
        more = f"{hint}." if "immutable" in str(error) else ""
        raise ScenarioError(f"This is not valid TOML: {error}.{more}") from None
    _check_values(data, 0)
    return data


def _check_values(value: object, depth: int) -> None:
    """Reject values that no key accepts, at any depth."""
    if depth > DEEPEST:
        raise ScenarioError("Lists and tables stand too deep inside each other here; no key needs that.")
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(item, str):
                with within(key[:40]):
                    _check_values(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check_values(item, depth + 1)
    elif isinstance(value, int):
        if abs(value) > BIGGEST:
            raise ScenarioError(f"Whole numbers go up to {BIGGEST}.")
    elif not isinstance(value, str):
        raise ScenarioError("Write a text in quotation marks, a whole number, true or false; no fractions, no dates.")


def sheet_of(data: dict[str, Any]) -> Sheet:
    """One scenario from its table; `ScenarioError` says what is wrong with it."""
    if isinstance(data.get("format"), int):
        _check_format(data["format"])
    _check_keys(data, Sheet)
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).replace("`", "").partition(" - at ")
        key = _readable(path.removeprefix("$").removeprefix("."))
        raise ScenarioError(_advice(problem), *([key] if key else [])) from None
    _check_format(sheet.format)
    for rule in sheet.rules:
        if not _RULE.fullmatch(rule):
            raise ScenarioError(f"{rule!r} is no rule. Write for example 'B-16' or 'R-B-07'.", "rules")
    if sheet.deal:
        _check_deal(data)
    for number, step in enumerate(sheet.step, 1):
        with within(f"step {number}"):
            _check_step(step)
    return sheet


def _check_format(number: int) -> None:
    if number != FORMAT or isinstance(number, bool):
        raise ScenarioError(f"This version reads format {FORMAT} only; write format = {FORMAT}.", "format")


def _check_keys(table: object, kind: type[Strict]) -> None:
    """Reject unknown keys; the error lists the known ones."""
    if not isinstance(table, dict):
        return
    for key in table:
        if key not in kind.__struct_fields__:
            raise ScenarioError(f"There is no key {key[:40]!r} here; the keys are {either(kind.__struct_fields__)}.")
    for key, deeper in inner(kind).items():
        if key == "step" and isinstance(table.get(key), list):
            for number, item in enumerate(table[key], 1):
                with within(f"step {number}"):
                    _check_keys(item, deeper)
        elif key in table:
            with within(key):
                _check_keys(table[key], deeper)


def _check_deal(data: dict[str, Any]) -> None:
    said = [key for key in LAID_OUT if key in data]
    if said:
        raise ScenarioError(f"A scenario that begins with a deal cannot say {said[0]!r}; remove it, or deal.", "deal")


def _check_step(step: Step) -> None:
    if step.play is not None and step.why_not is not None:
        raise ScenarioError("A step has either 'play' or 'why_not'; make two steps of it.")
    if (step.why_not is None) != (step.reason is None):
        raise ScenarioError("'why_not' names a refused move and 'reason' why it is refused; write both or neither.")
    if step.reason is not None and step.reason not in (*REASONS, INVALID):
        raise ScenarioError(f"{step.reason[:40]!r} is not a reason; there are {either((*REASONS, INVALID))}.", "reason")
    if step.by is not None and step.play is None and step.why_not is None:
        raise ScenarioError("'by' says who plays; add 'play' or 'why_not', or remove it.")
    for viewer, fields in (step.expect.sees or {}).items():
        for field in fields:
            if field not in SEEN:
                sentence = f"A view has no field {field[:40]!r}; it has {either(SEEN)}."
                raise ScenarioError(sentence, "expect", "sees", viewer[:40])


def _readable(path: str) -> str:
    """A path into the data, counted from 1: 'step[0].expect.moves[2]' is 'step 1, expect, moves 3'."""
    counted = re.sub(r"\[([0-9]+)\]", lambda found: f" {int(found[1]) + 1}", path)
    return counted.replace("[...]", "").replace(".", ", ")


def _advice(problem: str) -> str:
    """How to correct a value of the wrong type, without technical terms."""
    for pattern, advice in _ADVICE:
        if match := re.match(pattern, problem):
            return match.expand(advice)
    return f"{problem}; correct it."
