"""The names of the engine's numbers, read from the constants themselves."""

from __future__ import annotations

from collections.abc import Collection
from types import ModuleType


def constants(module: ModuleType, leave_out: Collection[str] = ()) -> dict[str, int]:
    """The constants of a module by name: ``round-over`` for `ROUND_OVER`."""
    named = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return {name.lower().replace("_", "-"): value for name, value in named.items() if name not in leave_out}
