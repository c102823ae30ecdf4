"""Track which functions of the engine and the games run."""

import gc
import sys
from types import CodeType, FrameType, FunctionType
from typing import Any

from mutation_change import SOURCES

FOLDERS = (str(SOURCES / "saboteur" / "engine"), str(SOURCES / "saboteur" / "games"))


def name_of(module: object, code: CodeType) -> str:
    """A function as `module:name`; nested functions belong to the outer one."""
    return f"{module}:{code.co_qualname.partition('.<locals>')[0]}"


class Early:
    """Tracks what runs while modules are loaded; slow."""

    def __init__(self) -> None:
        self._found = set[str]()

    def watch(self) -> None:
        """Start tracking."""
        sys.settrace(self._called)

    def _called(self, frame: FrameType, event: str, value: object) -> None:
        del event, value
        if frame.f_code.co_filename.startswith(FOLDERS):
            self._found.add(name_of(frame.f_globals.get("__name__"), frame.f_code))

    def found(self) -> list[str]:
        """Stop tracking; return what has run."""
        sys.settrace(None)
        return sorted(self._found)


class Footprints:
    """Tracks which loaded functions run. Only first calls are intercepted, so the cost is negligible."""

    def __init__(self) -> None:
        self._prints = [Footprint(function) for function in gc.get_objects() if is_ours(function)]

    def found(self) -> list[str]:
        """What has run since the last call."""
        found = [footprint for footprint in self._prints if footprint.has_run]
        for footprint in found:
            footprint.wait()
        return sorted({footprint.name for footprint in found})


class Footprint:
    """Replaces a function's code until it is called."""

    def __init__(self, function: FunctionType) -> None:
        self.name = name_of(function.__module__, function.__code__)
        self._function, self._code = function, function.__code__
        # Closures cannot be replaced; they count as always running.
        if not self._code.co_freevars:
            self.wait()

    @property
    def has_run(self) -> bool:
        """Whether the function has run."""
        return self._function.__code__ is self._code

    def wait(self) -> None:
        """Wait for the next call."""
        if not self._code.co_freevars:
            consts = tuple(self if const == "footprint" else const for const in STAND_IN.co_consts)
            self._function.__code__ = STAND_IN.replace(co_consts=consts)

    def __call__(self, *args: object, **names: object) -> object:
        """Restore the function and run it."""
        self._function.__code__ = self._code
        return self._function(*args, **names)


def _stand_in(*args: object, **names: object) -> object:
    footprint: Any = "footprint"
    return footprint(*args, **names)


STAND_IN = _stand_in.__code__


def is_ours(thing: object) -> bool:
    """Whether this function could be changed."""
    if not isinstance(thing, FunctionType):
        return False
    return thing.__code__.co_filename.startswith(FOLDERS) and "<locals>" not in thing.__code__.co_qualname
