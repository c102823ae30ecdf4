"""Lays out positions of Saboteur 2."""

from __future__ import annotations

from collections import Counter

from saboteur.engine.core.position import Position
from saboteur.engine.saboteur2 import layout as engine
from saboteur.engine.saboteur2.state import THEFT
from saboteur.notation.move import write_seat
from saboteur.scenario.error import ScenarioError, within
from saboteur.scenario.layout import Layout

RICHEST = 999


class Saboteur2Layout(Layout):
    """Adds the pile of roles and the order of the thefts."""

    keys = ("thefts",)
    piles = ("roles",)

    @staticmethod
    def roles_aside(_position: Position) -> list[int]:
        """None."""
        return []

    @staticmethod
    def role_pile(position: Position) -> list[int]:
        """The role cards nobody has held, the top one first."""
        return engine.role_pile(position)

    def furnish(self, position: Position) -> None:
        """Put in what only this game has."""
        rest_of_round = self.rules.options["sit_out"] == "rest_of_round"
        engine.furnish(position, self.role_order, self._put_aside(), self._thieves(), rest_of_round)

    def _roles(self) -> tuple[list[int], int]:
        """Everyone's role, the unsaid ones in the order of the box; the pile is kept for later."""
        reader = self.reader
        if self.sheet.aside is not None:
            raise ScenarioError("No role is set aside; name the pile under piles.roles, the top card first.", "aside")
        left = list(self.rules.game.role_cards)
        with within("roles"):
            said = reader.by_seat(self.sheet.roles, reader.role)
        with within("piles, roles"):
            pile = [reader.role(text) for text in self.sheet.piles.roles]
        for role in [*said.values(), *pile]:
            if role not in left:
                name = self.rules.codec.roles[role]
                raise ScenarioError(f"The box has only {self._count(role)} {name} cards.", "roles")
            left.remove(role)
        players = self.rules.players
        if len(pile) > len(self.rules.game.role_cards) - players:
            raise ScenarioError(f"Of {len(self.rules.game.role_cards)} roles {players} are dealt.", "piles, roles")
        roles = [said[seat] if seat in said else left.pop(0) for seat in range(players)]
        self.role_order = [*roles, *pile, *left]
        return roles, 0

    def _count(self, role: int) -> int:
        return list(self.rules.game.role_cards).count(role)

    def _gold(self) -> dict[int, int]:
        if self.sheet.piles.gold:
            raise ScenarioError(f"{self.rules.name} has no pile of gold cards; remove this.", "piles, gold")
        with within("gold"):
            return self.reader.by_seat(self.sheet.gold, _amount)

    def _thieves(self) -> list[int]:
        """Who laid a theft, the earliest first."""
        lying = [seat for seat in range(self.rules.players) if self.front.get(seat, 0) & THEFT]
        with within("thefts"):
            said = [self.reader.seat(text) for text in self.sheet.thefts]
            if said and sorted(said) != lying:
                names = ", ".join(write_seat(seat) for seat in lying) or "nobody"
                raise ScenarioError(f"A theft lies in front of {names}: name each once, in the order they came.")
        return said or lying

    def _put_aside(self) -> list[int]:
        """Any cards that are not in play."""
        words, game = self.rules.codec, self.rules.game
        front = [card for mask in self.front.values() for bit, card in enumerate(game.broken_cards) if mask >> bit & 1]
        table = [words.kind_of_tile[tile] for tile, _ in self.board]
        left = Counter(game.deck) - Counter(self.draw + self._held() + self._thrown() + table + front)
        return sorted(left.elements())[: sum(self.rules.deck.aside)]


def _amount(gold: int) -> int:
    if not 0 <= gold <= RICHEST:
        raise ScenarioError(f"Gold is a number from 0 to {RICHEST}.")
    return gold


LAYOUT = Saboteur2Layout
