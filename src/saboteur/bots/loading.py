"""Bots by name: `random`, `greedy`, or a file of one's own as `my_bot.py:Mine`."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotNotLoaded, own_traceback
from saboteur.bots.greedy import Greedy
from saboteur.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}
"""The bots that come with the games."""

METHODS = {"choose": ("view", "moves", "rng"), "see": ("events",), "say": ("view", "move", "rng")}
"""What is handed to each method of a bot."""

Maker = Callable[[], Bot]


def load(name: str) -> Maker:
    """What makes a new bot of this name; `BotNotLoaded` says what is wrong with the name or its file.

    >>> load("greedy")
    <class 'saboteur.bots.greedy.Greedy'>
    """
    if name in BOTS:
        return BOTS[name]
    file, _, class_name = name.rpartition(":")
    if name.endswith(".py"):
        file, class_name = name, ""
    if not file.endswith(".py"):
        raise BotNotLoaded(
            name,
            f"There is no bot {name!r}; choose {' or '.join(BOTS)}, or name a file and its class like my_bot.py:Mine.",
        )
    return _checked(name, _class(name, _module(name, Path(file)), class_name))


def names_in(text: str) -> list[str]:
    """The names in a list with commas between them."""
    return [name.strip() for name in text.split(",")]


def load_all(names: str) -> list[str]:
    """The names in a list with commas between them, each tried."""
    found = names_in(names)
    for name in found:
        load(name)
    return found


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
    # Files beside the bot can be imported by it, but never hide a module of someone else.
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


def _checked(name: str, made: type) -> Maker:
    method = getattr(made, "choose", None)
    if not callable(method) or getattr(method, "__isabstractmethod__", False):
        raise BotNotLoaded(
            name, f"The bot {name} cannot be used: {made.__name__} has no method choose(view, moves, rng).", "no-choose"
        )
    for method_name, parts in METHODS.items():
        _check_signature(name, made, method_name, parts)

    def make() -> Bot:
        try:
            bot: Bot = made()
        except (Exception, SystemExit) as error:
            sentence = f"The bot {name} does not start: {type(error).__name__}: {error}."
            raise BotNotLoaded(name, sentence, "does-not-start", own_traceback(error)) from error
        return bot

    return make


def _check_signature(name: str, made: type, method: str, parts: tuple[str, ...]) -> None:
    """Refuse a method that cannot be called with these arguments, before a match is under way."""
    found = inspect.getattr_static(made, method, None)
    own = () if isinstance(found, staticmethod | classmethod) else ("self",)
    try:
        signature = inspect.signature(getattr(made, method))
    except (AttributeError, TypeError, ValueError):
        # It has none, or is made of something that tells nothing about itself.
        return
    try:
        signature.bind(*own, *parts)
    except TypeError:
        expected = f"{method}({', '.join((*own, *parts))})"
        sentence = f"The bot {name} cannot be used: {method} takes {signature}, expected {expected}."
        raise BotNotLoaded(name, sentence, "wrong-signature") from None
