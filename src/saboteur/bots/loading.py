"""Loads bots by name: `random`, `greedy`, or a file as `my_bot.py:Mine`, with parameters if they take some."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from saboteur.bots.apprentice import Apprentice
from saboteur.bots.bot import Bot
from saboteur.bots.character import CHARACTERS, SIGN, Character, ThinkingCharacter
from saboteur.bots.error import BotNotLoaded, own_traceback
from saboteur.bots.foreman import Foreman, Master
from saboteur.bots.greedy import Greedy
from saboteur.bots.learned.bot import Learned
from saboteur.bots.miner import Miner
from saboteur.bots.oracle import Oracle
from saboteur.bots.random_bot import RandomBot
from saboteur.bots.spec import BAD, BUDGET, budget_in, names_in, parse
from saboteur.cards.options import either

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "apprentice": Apprentice,
    "miner": Miner,
    "foreman": Foreman,
    "master": Master,
}
"""Built-in bots."""

BOUNDS: dict[str, type[Bot]] = {"oracle": Oracle}
"""Bots that see hidden information: for measurements, never against people."""

SPECIAL: dict[str, type[Bot]] = {"learned": Learned}
"""Bots of single games, or with extra dependencies: loaded by name, but not offered as levels or by servers."""

METHODS = {"choose": ("view", "moves", "rng"), "see": ("events",), "say": ("view", "move", "rng")}
"""Arguments of each bot method."""

WORLDS = "worlds"
"""The parameter with which `choose` requests sampled positions."""

Maker = Callable[[], Bot]


def load(name: str) -> Maker:
    """The factory of this bot; `BotNotLoaded` says what is wrong with the name or its file.

    >>> load("greedy")
    <class 'saboteur.bots.greedy.Greedy'>
    """
    if name in BOTS:
        return BOTS[name]
    base, sign, who = name.rpartition(SIGN)
    if sign and parse(base).name in BOTS:
        return _with_character(name, load(base), who)
    spec = parse(name)
    built_in = BOTS.get(spec.name) or BOUNDS.get(spec.name) or SPECIAL.get(spec.name)
    if built_in is not None:
        if issubclass(built_in, Foreman) and not built_in.affords(spec.parameters):
            raise _no_budget(name)
        return _checked(name, built_in, spec.parameters)
    file, _, class_name = spec.name.rpartition(":")
    if spec.name.endswith(".py"):
        file, class_name = spec.name, ""
    if not file.endswith(".py"):
        thinker = budget_in(name)[0]
        if issubclass(BOTS.get(thinker, Bot), Foreman):
            raise _no_budget(name)
        raise BotNotLoaded(
            name,
            f"There is no bot {name!r}; choose {either(tuple(BOTS))}, "
            "or name a file and its class like my_bot.py:Mine.",
        )
    return _checked(name, _class(name, _module(name, Path(file)), class_name), spec.parameters)


def _no_budget(name: str) -> BotNotLoaded:
    bot, budget = budget_in(name)
    sentence = f"{budget!r} is not a budget for the bot {bot}; write a time like 0.2s, or rollouts like iterations=200."
    return BotNotLoaded(name, sentence, BUDGET)


def _with_character(name: str, make: Maker, who: str) -> Maker:
    if who not in CHARACTERS:
        raise BotNotLoaded(name, f"There is no character {who!r}; choose {either(tuple(CHARACTERS))}.")

    def made() -> Bot:
        bot = make()
        return (ThinkingCharacter if takes_worlds(bot) else Character)(bot, CHARACTERS[who])

    return made


def load_all(names: str, *, bounds: bool = False) -> list[str]:
    """Split a comma-separated list of names and check that each loads; ``bounds`` allows those that see everything."""
    found = names_in(names)
    for name in found:
        if parse(name).name in BOUNDS and not bounds:
            sentence = f"The bot {name} sees everything; it plays only in `saboteur simulate` and `saboteur arena`."
            raise BotNotLoaded(name, sentence)
        load(name)
    return found


def takes_worlds(made: Any) -> bool:
    """Whether the bot's class (or the bot) has a `choose` with a parameter called ``worlds``."""
    try:
        return WORLDS in inspect.signature(made.choose).parameters
    except (AttributeError, TypeError, ValueError):
        return False


def _module(name: str, file: Path) -> ModuleType:
    file = file.resolve()
    module_name = f"saboteur_bot_{file.stem}_{abs(hash(file)):x}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    if not file.is_file():
        raise BotNotLoaded(name, f"The bot {name} cannot be loaded: there is no file {file}.", "no-file")
    spec = importlib.util.spec_from_file_location(module_name, file)
    if spec is None or spec.loader is None:
        raise BotNotLoaded(name, f"The bot {name} cannot be loaded: {file} is no Python file.", "not-python")
    module = importlib.util.module_from_spec(spec)
    # The bot can import files next to it, but they never shadow other modules.
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module_name]
        what = f"{type(error).__name__}: {error}"
        sentence = f"The bot {name} cannot be loaded: {file.name} fails with {what}."
        raise BotNotLoaded(name, sentence, "not-python", own_traceback(error)) from error
    return module


def _class(name: str, module: ModuleType, class_name: str) -> type:
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__]
    file = Path(str(module.__file__)).name
    if class_name:
        found = getattr(module, class_name, None)
        if isinstance(found, type):
            return found
        names = ", ".join(thing.__name__ for thing in own) or "no class at all"
        raise BotNotLoaded(
            name, f"The bot {name} cannot be loaded: {file} has no class {class_name}; it has {names}.", "no-class"
        )
    bots = [thing for thing in own if callable(getattr(thing, "choose", None))]
    if len(bots) == 1:
        return bots[0]
    what = "several classes" if bots else "no class"
    raise BotNotLoaded(
        name,
        f"The bot {name} cannot be loaded: {file} has {what} with a method choose; name one like {file}:Mine.",
        "no-class",
    )


def _checked(name: str, made: type, parameters: dict[str, object]) -> Maker:
    method = getattr(made, "choose", None)
    if not callable(method) or getattr(method, "__isabstractmethod__", False):
        raise BotNotLoaded(
            name, f"The bot {name} cannot be used: {made.__name__} has no method choose(view, moves, rng).", "no-choose"
        )
    for method_name, parts in METHODS.items():
        asked = (*parts, WORLDS) if method_name == "choose" and takes_worlds(made) else parts
        _check_signature(name, made, method_name, asked)
    if parameters:
        _check_parameters(name, made, parameters)

    def make() -> Bot:
        try:
            bot: Bot = made(**parameters)
        except BotNotLoaded:
            raise
        except (Exception, SystemExit) as error:
            sentence = f"The bot {name} does not start: {type(error).__name__}: {error}."
            raise BotNotLoaded(name, sentence, "does-not-start", own_traceback(error)) from error
        return bot

    return make


def _check_parameters(name: str, made: type, parameters: dict[str, object]) -> None:
    """Refuse parameters that the class does not have."""
    signature = inspect.signature(made)
    try:
        signature.bind(**parameters)
    except TypeError:
        known = [part.name for part in signature.parameters.values() if part.kind in _NAMED]
        has = f"its parameters are {', '.join(known)}" if known else "it has no parameters"
        wrong = ", ".join(part for part in parameters if part not in known) or ", ".join(parameters)
        sentence = f"The bot {name} cannot be made with {wrong}; {has}."
        raise BotNotLoaded(name, sentence, BAD) from None


_NAMED = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _check_signature(name: str, made: type, method: str, parts: tuple[str, ...]) -> None:
    """Refuse a method that cannot take these arguments, before a match starts."""
    found = inspect.getattr_static(made, method, None)
    own = () if isinstance(found, staticmethod | classmethod) else ("self",)
    try:
        signature = inspect.signature(getattr(made, method))
    except (AttributeError, TypeError, ValueError):
        # No signature to inspect.
        return
    try:
        signature.bind(*own, *parts)
    except TypeError:
        expected = f"{method}({', '.join((*own, *parts))})"
        sentence = f"The bot {name} cannot be used: {method} takes {signature}, expected {expected}."
        raise BotNotLoaded(name, sentence, "wrong-signature") from None
