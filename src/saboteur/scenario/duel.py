"""Lays out positions of the Duel and its solo game."""

from __future__ import annotations

from collections import Counter

from saboteur.engine.core.board import NO_PLACE
from saboteur.engine.core.place import place_at
from saboteur.engine.core.position import Position
from saboteur.engine.duel import layout as engine
from saboteur.notation.move import Cell, read_cell, write_cell
from saboteur.scenario.error import ScenarioError, within
from saboteur.scenario.layout import Layout


class DuelLayout(Layout):
    """Adds markers, keys and gold cards."""

    keys = ("gold_cards", "markers", "marks", "keys")
    piles = ()

    @staticmethod
    def roles_aside(_position: Position) -> list[int]:
        """None."""
        return []

    def furnish(self, position: Position) -> None:
        """Put in what only these games have."""
        engine.furnish(position, self._markers(), self._put_aside())
        with within("gold_cards"):
            for seat, cards in self.reader.by_seat(self.sheet.gold_cards, _values).items():
                engine.own(position, seat, cards)
        with within("marks"):
            for cell, seat in self._by_cell(self.sheet.marks):
                if not engine.mark(position, seat, place_at(*cell)):
                    raise ScenarioError(f"On {write_cell(cell)} lies neither gold nor a troll without a marker.")
        with within("keys"):
            for cell, seat in self._by_cell(self.sheet.keys):
                if not engine.use_key(position, seat, place_at(*cell)):
                    raise ScenarioError(f"On {write_cell(cell)} is no door that keeps that player out.")
        place = engine.unmarked(position)
        if place != NO_PLACE:
            where = self.rules.codec.cell_text(place)
            raise ScenarioError(f"The gold on {where} is joined to a start, so it is marked: say by whom.", "marks")

    def _by_cell(self, table: dict[str, str]) -> list[tuple[Cell, int]]:
        return [(read_cell(cell), self.reader.seat(seat)) for cell, seat in table.items()]

    def _markers(self) -> int:
        """How many markers there are before those in the maze are placed."""
        most = self.rules.deck.pieces["marker"]
        placed = len(self.sheet.marks)
        left = most - placed if self.sheet.markers is None else self.sheet.markers
        if left < 1 or left + placed > most:
            raise ScenarioError(
                f"There are {most} markers, {placed} of them in the maze; at least one is left.", "markers"
            )
        return left + placed

    def _put_aside(self) -> list[int]:
        """Any cards that are not in play."""
        left = Counter(self.rules.game.deck) - Counter(self.draw + self._held() + self._thrown() + self._on_table())
        return sorted(left.elements())[: sum(self.rules.deck.aside)]

    def _on_table(self) -> list[int]:
        return [self.rules.codec.kind_of_tile[tile] for tile, _ in self.board]

    def _roles(self) -> tuple[list[int], int]:
        if self.sheet.roles or self.sheet.aside is not None:
            raise ScenarioError(f"{self.rules.name} has no roles; remove this.", "roles")
        return [0] * self.rules.players, 0

    def _gold(self) -> dict[int, int]:
        if self.sheet.gold or self.sheet.piles.gold:
            raise ScenarioError("Name the gold cards of each player under 'gold_cards', like { p1 = [2, 1] }.", "gold")
        return {}


def _values(cards: list[int]) -> list[int]:
    if any(value not in {1, 2, 3} for value in cards) or len(cards) > 19:
        raise ScenarioError("Gold cards are worth 1, 2 or 3.")
    return cards


LAYOUT = DuelLayout
