"""Effects of a deck's action cards: the game's own and those of custom decks."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from inspect import getattr_static
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from saboteur.cards.box import ActionCard, DeckError
from saboteur.engine.core.effect import Effect
from saboteur.notation.verb import VERBS
from saboteur.plain_file import read_plain, why

if TYPE_CHECKING:
    from saboteur.cards.deck import Deck

METHODS = ("uses", "why_not", "play")

Parts = TypeVar("Parts")


class EffectError(DeckError):
    """A custom effect that failed; the message names the class and the error."""


def action_effects(deck: Deck, known: Mapping[str, Callable[[Parts], Effect]], parts: Parts) -> list[Effect]:
    """The effect of each action card of the deck, in order."""
    return [_effect(deck, card, known, parts) for card in deck.actions]


def _effect(deck: Deck, card: ActionCard, known: Mapping[str, Callable[[Parts], Effect]], parts: Parts) -> Effect:
    if card.name in VERBS:
        raise DeckError(f"A card of {deck.game} cannot be called {card.name}: moves begin with this word.")
    if ":" in card.effect:
        return HouseEffect(card.effect, _load(deck, card))
    name = card.effect or card.name
    if name not in known:
        raise DeckError(
            f"The game {deck.game} has no effect {name} for its card {card.code}; it has {', '.join(known)}."
        )
    return known[name](parts)


class HouseEffect(Effect):
    """Wraps a custom effect and names its class if it fails."""

    def __init__(self, name: str, effect: Effect) -> None:
        self._name = name
        self._effect = effect

    def uses(self, position: Any, seat: int, card: int, moves: Any) -> None:
        """Every legal way to play the card."""
        self._call("uses", position, seat, card, moves)

    def why_not(self, position: Any, seat: int, move: int) -> int:
        """The reason against this move, or FINE."""
        reason = self._call("why_not", position, seat, move)
        if type(reason) is not int:
            raise EffectError(f"{self._name}: why_not gave {reason!r}; it gives FINE or another reason's number.")
        return reason

    def play(self, position: Any, seat: int, move: int) -> None:
        """Apply the card."""
        self._call("play", position, seat, move)

    def _call(self, method: str, *arguments: Any) -> Any:
        try:
            return getattr(self._effect, method)(*arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise EffectError(f"The effect {self._name} failed in {method} with {what}.") from error


def _load(deck: Deck, card: ActionCard) -> Effect:
    file, _, name = card.effect.rpartition(":")
    path = Path(deck.home).parent / file
    where = f"{Path(deck.home).name}, {card.code}"
    found = getattr(_module(path, where), name, None)
    if not isinstance(found, type) or not issubclass(found, Effect):
        raise DeckError(f"{where}: {file} has no class {name} that is made from Effect (from saboteur.effects).")
    for method in METHODS:
        if getattr_static(found, method) is getattr_static(Effect, method):
            raise DeckError(f"{where}: the class {name} in {file} has no method {method}.")
    try:
        return found()
    except Exception as error:
        raise DeckError(f"{where}: {name}() in {file} fails with {type(error).__name__}: {error}.") from error


def _module(path: Path, where: str) -> ModuleType:
    """The module in the file, reloaded if the file has changed."""
    try:
        source = read_plain(path)
    except OSError as error:
        raise DeckError(f"{where}: the file {path} cannot be read: {why(error)}.") from None
    digest = hashlib.sha256(bytes(path.resolve()) + b"\0" + source).hexdigest()
    module_name = f"saboteur_effects_{digest[:24]}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise DeckError(f"{where}: {path.name} is no Python file; its name ends in .py.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module_name]
        raise DeckError(f"{where}: {path.name} fails with {type(error).__name__}: {error}.") from error
    return module
