"""Bots by name: `random`, `greedy`, or a file of one's own as `my_bot.py:Mine`."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotNotLoaded
from saboteur.bots.greedy import Greedy
from saboteur.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}
"""The bots that come with the games."""

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


def load_all(names: str) -> list[str]:
    """The names in a list with commas between them, each tried."""
    found = [name.strip() for name in names.split(",")]
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
        raise BotNotLoaded(
            name, f"The bot {name} cannot be loaded: {file.name} fails with {what}.", "not-python"
        ) from error
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

    def make() -> Bot:
        try:
            bot: Bot = made()
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}"
            raise BotNotLoaded(name, f"The bot {name} does not start: {what}.", "does-not-start") from error
        return bot

    return make
