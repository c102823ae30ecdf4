"""The codec of a game: between the engine's numbers and the codes of cards, moves and roles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.cards.actions import ACTIONS, CREATURES, TOOLS, ActionKind, Aim, action_name
from saboteur.cards.shape import SIDES
from saboteur.engine.core import moves as number
from saboteur.engine.core.place import ORIGIN, place_at, x_of, y_of
from saboteur.notation.event_codec import Speller, speller
from saboteur.notation.filling import Filling
from saboteur.notation.move import FIELD_NUMBERS, FIELDS, Cell, Move, write_cell
from saboteur.notation.reason import InvalidMove
from saboteur.notation.verb import BY_NUMBER, VERBS, Form

EXAMPLES: dict[Aim, str] = {
    "player": "a player like p2",
    "player+tool": "a player and a tool like p2 cart",
    "cell": "a cell like 3,0",
    "cell-or-player": "a cell like 3,0 or a player like p2",
    "edge": "an edge like 3,0 E",
    "field": "a field like 2,1.N",
    "nothing": "nothing",
}
MOST_SEATS = 16


class Codec:
    """Encodes and decodes the engine's numbers of one game."""

    def __init__(self, game: str, players: int, roles: tuple[str, ...]) -> None:
        self.game = game
        self.players = players
        self.roles = roles
        self.sides = tuple(f"{role}s" for role in roles)
        """The sides that can win a round, by the engine's number."""
        self.cards: list[str] = []
        """Every card of the draw pile by number, as printed."""
        self.names: list[str] = []
        """The same without The Dark Cave's group prefix."""
        self.aims: list[Aim | None] = []
        """The target of each of them; None for path cards."""
        self.tiles: list[str] = []
        """Every tile by number, as it lies."""
        self.lay: dict[str, int] = {}
        """The tile of a path card by the shape it shows."""
        self.goal: dict[str, int] = {}
        """The tile of a goal by the shape it shows."""
        self.goal_names: dict[int, str] = {}
        """What a goal's tile is called: 'gold', 'stone SW' or its shape."""
        self.kind_of_tile: list[int] = []
        """The card of each tile, -1 for starts and goals."""
        self.card_number: dict[str, int] = {}
        self.moves: Mapping[int, Move] = Filling(self._new_move)
        """The move behind a number."""
        self.texts: Mapping[int, str] = Filling(lambda code: str(self.moves[code]))
        """The text of the move behind a number."""
        self.cells: Mapping[int, Cell] = Filling(lambda place: (x_of(place), y_of(place)))
        """The cell of a place."""
        self.spellers: Mapping[int, Speller] = Filling(lambda number: speller(self, number))
        """Functions that make events, by the engine's number of the kind."""
        self._codes: dict[Move, int] = {}

    def add_card(self, code: str, kind: ActionKind | None = None) -> int:
        """Register a card of the draw pile; an action card with its kind."""
        self.cards.append(code)
        self.aims.append(None if kind is None else kind.aim)
        self.names.append(code.rpartition(".")[2])
        self.card_number[code] = len(self.cards) - 1
        return len(self.cards) - 1

    def cell(self, place: int) -> Cell:
        """The cell of a place."""
        return self.cells[place]

    def cell_text(self, place: int) -> str:
        """The cell of a place as text."""
        return f"{x_of(place)},{y_of(place)}"

    def move(self, code: int) -> Move:
        """The move behind a number."""
        return self.moves[code]

    def text(self, code: int) -> str:
        """The text of the move behind a number."""
        return self.texts[code]

    def code(self, move: Move) -> int:
        """The number of a move; `InvalidMove` if this game has no such move."""
        found = self._codes.get(move)
        if found is None:
            # The text is authoritative: a move built by hand may lack a part or have one too many.
            found = self._code(Move.parse(str(move)))
        return found

    def _new_move(self, code: int) -> Move:
        move = self._spell(code)
        self._codes[move] = code
        return move

    def _code(self, move: Move) -> int:
        if move.verb == "lay":
            return self._code_lay(move)
        if move.verb == "play":
            return self._code_play(move)
        verb = VERBS[move.verb]
        if verb.form == "nothing":
            return verb.number
        if verb.form == "shape":
            return verb.number | self._goal(move.card or "") << number.CARD
        if verb.form == "card+cards":
            broken = self._card(move.card or "")
            return verb.number | broken << number.CARD | self._several(move.cards) << number.AIM
        return verb.number | self._code_aim(move, verb.form) << number.AIM

    def _code_aim(self, move: Move, form: Form) -> int:
        """The arguments of a verb in the engine's encoding. The move was parsed, so it has the parts of its form."""
        if form == "cell":
            return self._aim(move.cell or (0, 0))
        if form in {"field", "edge"}:
            return self._spot(move)
        if form == "seat":
            return self._seat(move)
        if form == "creature":
            return CREATURES.index(move.card or "")
        if form == "cards":
            return self._several(move.cards)
        if form == "gold-card":
            return move.value or 0
        return sum(1 << 8 * (value - 1) for value in move.values)

    def _goal(self, code: str) -> int:
        tile = self.goal.get(code)
        if tile is None:
            raise InvalidMove(f"No goal of {self.game} can show {code!r}.")
        return tile

    def _code_lay(self, move: Move) -> int:
        tile = self.lay.get(move.card or "")
        if tile is None or move.cell is None:
            raise InvalidMove(f"{self.game} has no path card that shows {move.card!r}.")
        return number.LAY | tile << number.CARD | self._aim(move.cell) << number.AIM

    def _code_play(self, move: Move) -> int:
        card = self._card(move.card or "")
        wanted = self.aims[card]
        if wanted is None:
            raise InvalidMove(f"{move.card} is a path card; say where it shall lie, for example '{move.card} 1,0'.")
        code = number.PLAY | card << number.CARD
        if wanted in {"edge", "field"}:
            return code | self._spot(move, wanted) << number.AIM
        if wanted == "nothing":
            if move.cell is not None or move.seat is not None or move.tool is not None:
                raise InvalidMove(f"{move.card} is aimed at nobody; nothing follows it.")
            return code
        return code | self._target(move, wanted) << number.AIM

    def _target(self, move: Move, wanted: Aim) -> int:
        """A cell or a player, perhaps with a tool."""
        if move.cell is None and move.seat is None:
            raise InvalidMove(f"Say at what {move.card} is aimed, for example '{move.card} p2' or '{move.card} 3,0'.")
        odd = move.side is not None or move.field is not None
        if odd or (wanted != "cell-or-player" and (wanted == "cell") != (move.cell is not None)):
            raise InvalidMove(f"{move.card} is aimed at {EXAMPLES[wanted]}.")
        if move.cell is not None and move.tool is not None:
            raise InvalidMove(f"{move.card} mends no tool; leave out {move.tool!r}.")
        if move.cell is not None:
            return self._aim(move.cell)
        aim = self._seat(move)
        if move.tool is not None:
            aim |= (TOOLS.index(move.tool) + 1) << (number.DETAIL - number.AIM)
        return aim

    def _several(self, cards: tuple[str, ...]) -> int:
        """Up to three cards, the lowest number first."""
        aim = 0
        for card in sorted((self._card(code) for code in cards), reverse=True):
            aim = aim << 8 | card + 1
        return aim

    def _seat(self, move: Move) -> int:
        seat = move.seat or 0
        if seat >= self.players:
            raise InvalidMove(f"There is no p{seat + 1}; the players are p1 to p{self.players}.")
        return seat

    def _spot(self, move: Move, wanted: Aim | None = None) -> int:
        """A field or an edge."""
        if wanted == "field" and move.field is None and move.side is None:
            # The only field of a card has no name of its own.
            move = msgspec.structs.replace(move, field="")
        if wanted is not None and (move.cell is None or (wanted == "edge") != (move.side is not None)):
            raise InvalidMove(f"{move.card} is aimed at {EXAMPLES[wanted]}.")
        if move.cell is None or (move.field is None) == (move.side is None):
            raise InvalidMove(f"Say where, for example '{move.card or move.verb} 2,1'.")
        what = SIDES.index(move.side) if move.side is not None else FIELD_NUMBERS[move.field or ""]
        return self._aim(move.cell) | what << (number.SPOT - number.AIM)

    def _aim(self, cell: Cell) -> int:
        if max(abs(cell[0]), abs(cell[1])) > 100:
            raise InvalidMove(f"The cell {write_cell(cell)} is too far away; no maze reaches beyond 100.")
        return place_at(*cell) + ORIGIN

    def _card(self, code: str) -> int:
        found = self.card_number.get(code)
        if found is None:
            # A card named the other way up is still that card.
            tile = self.lay.get(code)
            if tile is None and action_name(code) not in {None, *ACTIONS}:
                raise InvalidMove(f"{code!r} is neither a card nor a command of {self.game}.")
            if tile is None:
                raise InvalidMove(f"{self.game} has no card {code!r}.")
            found = self.kind_of_tile[tile]
        return found

    def _spell(self, code: int) -> Move:
        verb = number.verb_of(code)
        card = number.card_of(code)
        if verb == number.LAY:
            return Move("lay", card=self.tiles[card], cell=self.cell(number.place_of(code)))
        if verb == number.PLAY:
            return self._spell_play(self.cards[card], self.aims[card], code)
        word, _, form = BY_NUMBER[verb]
        if form == "nothing":
            return Move(word)
        if form == "shape":
            return Move(word, card=self.tiles[card])
        if form == "card+cards":
            return Move(word, card=self.cards[card], cards=self._spell_several(code))
        return self._spell_aim(word, form, code)

    def _spell_aim(self, word: str, form: Form, code: int) -> Move:
        """A verb and what follows it."""
        aim = number.aim_of(code)
        if form == "cell":
            return Move(word, cell=self.cell(number.place_of(code)))
        if form in {"field", "edge"}:
            return self._spell_spot(Move(word), code, edge=form == "edge")
        if form == "seat":
            return Move(word, seat=aim)
        if form == "creature":
            return Move(word, card=CREATURES[aim])
        if form == "cards":
            return Move(word, cards=self._spell_several(code))
        if form == "gold-card":
            return Move(word, value=aim)
        counts = [(value, aim >> 8 * (value - 1) & 255) for value in (3, 2, 1)]
        return Move(word, values=tuple(value for value, count in counts for _ in range(count)))

    def _spell_several(self, code: int) -> tuple[str, ...]:
        cards = []
        aim = number.aim_of(code)
        while aim:
            cards.append(self.cards[(aim & 255) - 1])
            aim >>= 8
        return tuple(sorted(cards))

    def _spell_play(self, card: str, aim: Aim | None, code: int) -> Move:
        if aim in {"edge", "field"}:
            return self._spell_spot(Move("play", card=card), code, edge=aim == "edge")
        if aim == "cell" or (aim == "cell-or-player" and number.aim_of(code) >= MOST_SEATS):
            return Move("play", card=card, cell=self.cell(number.place_of(code)))
        if aim == "nothing":
            return Move("play", card=card)
        detail = code >> number.DETAIL
        tool = TOOLS[detail - 1] if detail else None
        return Move("play", card=card, seat=number.aim_of(code) & 255, tool=tool)

    def _spell_spot(self, move: Move, code: int, *, edge: bool) -> Move:
        cell = self.cell(number.spot_place_of(code))
        what = number.spot_of(code)
        if edge:
            return msgspec.structs.replace(move, cell=cell, side=SIDES[what])
        return msgspec.structs.replace(move, cell=cell, field=FIELDS[what])
