"""A fixed action space: every move of a game has one number, whatever the position.

>>> import saboteur
>>> space = saboteur.actions("saboteur", 5)
>>> match = saboteur.Match.new("saboteur", players=5, seed=7)
>>> move = match.moves()[0]
>>> space.move(space.index(move)) == move
True
>>> space.legal(match) == sorted(space.index(move) for move in match.moves())
True
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from saboteur.arrays.factored import Factored
from saboteur.arrays.subject import Key, position_of
from saboteur.cards.actions import Aim
from saboteur.cards.bounds import Bounds
from saboteur.engine.core import action_space as space
from saboteur.engine.core import moves as number
from saboteur.engine.core.position import Position
from saboteur.engine.core.sheet import fill
from saboteur.engine.core.window import Window
from saboteur.games import Ruleset, ruleset
from saboteur.notation.move import FIELD_NUMBERS, Move
from saboteur.notation.verb import VERBS, Form
from saboteur.registry import PACKAGES
from saboteur.whole import whole

if TYPE_CHECKING:
    from saboteur.cards.box import Value
    from saboteur.match import Match

DOMAIN_OF_AIM: dict[Aim, int] = {
    "nothing": space.ALONE,
    "player": space.SEAT,
    "player+tool": space.SEAT_TOOL,
    "cell": space.CELL,
    "cell-or-player": space.CELL_OR_SEAT,
    "edge": space.EDGE,
    "field": space.FIELD,
}
DOMAIN_OF_FORM: dict[Form, int] = {
    "nothing": space.ALONE,
    "cell": space.CELL,
    "field": space.FIELD,
    "edge": space.EDGE,
    "seat": space.SEAT,
    "creature": space.VALUE,
    "gold-card": space.VALUE,
    "gold-cards": space.PAYMENT,
}
ANSWERS = {
    "saboteur": ("take",),
    "saboteur2": ("steal", "pass"),
    "duel": ("bribe", "done", "mark", "pay"),
    "dark_cave": ("step", "stop", "chop", "fend", "suffer", "propose-end", "agree", "refuse", "pass"),
}
"""Verbs of each game beyond playing, discarding and turning goals, by package; a game without a line has them all."""
DISCARDS = {"saboteur": 1, "saboteur2": 3, "duel": 2, "dark_cave": 2}
"""Cards a seat may discard at once, by package; 3 for a game without a line."""
FIELDS = ("", "N", "E", "S", "W", "c", "t", "end", "NE", "NS", "NW", "ES", "EW", "SW")
"""Names of fields in the order of their numbers; used only in games whose moves name fields."""
FLAT_IS_FINE = 25_000
"""Up to this size the flat form is recommended."""


class Actions:
    """The action space of a game with a number of players.

    The flat form numbers a move by its card (or verb) and its aim; `factored` asks for these two one after the other.
    Cells outside `bounds` share the last number, `overflow`: it is legal while some legal move lies outside, and plays
    the one with the lowest engine number.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.bounds: Bounds = rules.deck.bounds
        self.space = _space(rules)
        self.size = int(self.space.size)
        self.overflow = int(self.space.overflow)
        self.factored = Factored(rules, self.space)

    @property
    def recommended(self) -> str:
        """The form to learn with: `flat` where it is small, else `factored`."""
        return "flat" if self.size <= FLAT_IS_FINE else "factored"

    def index(self, move: Move | str) -> int:
        """The number of a move; `InvalidMove` if the game has no such move."""
        code = self.rules.codec.code(Move.parse(move) if isinstance(move, str) else move)
        return self.space.index_of(code)

    def move(self, index: SupportsIndex, at: Match | Position | None = None) -> Move:
        """The move with this number. `overflow` needs to know where: at which match or position."""
        return self.rules.codec.move(self.code(index, at))

    def code(self, index: SupportsIndex, at: Match | Position | None = None) -> int:
        """The same move as positions count it."""
        wanted = whole(index)
        if wanted is None or not 0 <= wanted < self.size:
            raise ValueError(f"There is no action {index!r}; they are numbered 0 to {self.size - 1}.")
        if wanted != self.overflow:
            return self.space.move_at(wanted)
        if at is None:
            raise ValueError("The overflow action plays a move outside the bounds; say at which match or position.")
        code = self.space.outside(position_of(at, self.rules))
        if code < 0:
            raise ValueError("No legal move lies outside the bounds.")
        return code

    @overload
    def legal(self, at: Match | Position) -> list[int]: ...

    @overload
    def legal(self, at: Match | Position, out: Any) -> Any: ...

    def legal(self, at: Match | Position, out: Any = None) -> Any:
        """The numbers of the actor's legal moves, ascending; with a buffer of `size` numbers, a mask of 0 and 1 in it.

        The buffer holds bytes (NumPy's int8, uint8 or bool) or floats, and is returned.
        """
        position = position_of(at, self.rules)
        if out is None:
            return self.space.legal(position)
        fill(out, self.space.mask(position))
        return out

    def __reduce__(self) -> tuple[object, tuple[Ruleset]]:
        return actions_of, (self.rules,)

    def __repr__(self) -> str:
        return f"<Actions of {self.rules.name}, {self.rules.players} seats: {self.size}>"


def actions(game: str, players: SupportsIndex, edition: str | None = None, **options: Value | SupportsIndex) -> Actions:
    """The action space of a game with this many players; options that change no card change no number."""
    return _actions(Key(ruleset(game, players, edition, **options)))


@lru_cache(maxsize=64)
def _actions(key: Key) -> Actions:
    return Actions(key.rules)


def actions_of(rules: Ruleset) -> Actions:
    """The action space of a match's rules."""
    return _actions(Key(rules))


def _space(rules: Ruleset) -> space.ActionSpace:
    codec, game = rules.codec, rules.game
    package = PACKAGES.get(rules.name, rules.name)
    verbs = ANSWERS.get(package, tuple(word for word, verb in VERBS.items() if verb.form in DOMAIN_OF_FORM))
    fielded = "field" in codec.aims or "step" in verbs
    fields = [FIELD_NUMBERS[name] for name in FIELDS] if fielded else []
    most = DISCARDS.get(package, 3)
    numbered = space.ActionSpace(
        Window(*rules.deck.bounds), rules.players, len(codec.cards), len(codec.tiles), most, fields
    )
    for tile in sorted(codec.lay.values()):
        numbered.add(number.LAY, tile, space.CELL)
    for card, aim in enumerate(codec.aims):
        if aim is not None:
            numbered.add(number.PLAY, card, DOMAIN_OF_AIM[aim])
    for card in range(len(codec.cards)):
        numbered.add(number.DISCARD, card, space.OTHERS)
    if most > 1:
        for card in sorted(set(game.broken_cards)):
            numbered.add(number.REMOVE, card, space.PAIR)
    for tile in sorted(codec.goal.values()):
        numbered.add(number.ORIENT, tile, space.ALONE)
    for word in verbs:
        numbered.add(VERBS[word].number, 0, DOMAIN_OF_FORM[VERBS[word].form])
    return numbered
