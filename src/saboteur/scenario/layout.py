"""Lays out the position with which a scenario begins."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from saboteur.engine.core import layout as engine
from saboteur.engine.core.chance import Chance
from saboteur.engine.core.place import place_at
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import FACE_UP, FRONT, NUGGETS, ROLE
from saboteur.engine.saboteur import layout as base
from saboteur.engine.saboteur.reveal import first_reached
from saboteur.notation.move import Cell, write_cell, write_seat
from saboteur.scenario import maze
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.reader import Reader
from saboteur.scenario.sheet import OPEN, Sheet

REST = "rest"
"""As a discard: all cards that are named nowhere."""


class Layout:
    """The parts of a position, read from a scenario and checked. The base game needs no more."""

    keys: ClassVar[tuple[str, ...]] = ()
    """Scenario keys that only some games have."""
    piles: ClassVar[tuple[str, ...]] = ("gold",)
    """The piles besides the draw pile: gold, roles."""

    def __init__(self, sheet: Sheet, reader: Reader) -> None:
        self.reader = reader
        self.rules = reader.rules
        self.sheet = sheet
        self.round = self._round()
        self.hands = self._hands()
        with within("piles, draw"):
            self.draw = [reader.card(text) for text in sheet.piles.draw]
        with within("discards"):
            self.discards = [self._discard(text) for text in sheet.discards if text.split()[:1] != [REST]]
        self.front = self._front()
        self.goals, self.open = self._goals()
        with within("board"):
            self.board = list(reader.laid(sheet.board, sum(card.count for card in self.rules.deck.paths)))
        self._throw_rest()
        self._check_cards()
        with within("board"):
            maze.check(self.rules, self.board, self.draw + self._held())
        self.roles, self.aside = self._roles()
        self.gold = self._gold()
        self.turn = self._turn()

    def position(self, chance: Chance) -> Position:
        """The position itself."""
        position = engine.blank(self.rules.game, chance, self.round, self.turn, self.draw, self._printed())
        for seat in range(self.rules.players):
            position.keep(seat, FRONT, self.front.get(seat, 0))
            position.keep(seat, ROLE, self.roles[seat])
            position.keep(seat, NUGGETS, self.gold.get(seat, 0))
            for card in self.hands.get(seat, []):
                position.put_in(seat, card)
        for seat, card, flags in self.discards:
            position.throw(seat, card, flags)
        for tile, cell in self.board:
            position.board.lay(place_at(*cell), tile)
        for number in self.open:
            position.board.turn_up(number, self.goals[number])
        self.furnish(position)
        self._check_reached(position)
        return position

    def furnish(self, position: Position) -> None:
        """Set up what only this game has; other games override this."""
        base.set_gold_pile(position, self.sheet.piles.gold)
        base.set_aside(position, self.aside)

    @staticmethod
    def roles_aside(position: Position) -> list[int]:
        """The role cards set aside."""
        return [base.aside(position)]

    @staticmethod
    def role_pile(_position: Position) -> list[int]:
        """The role cards nobody has held, the top one first, in a game with such a pile."""
        return []

    @staticmethod
    def gold_pile(position: Position) -> list[int]:
        """The values of the gold cards in the pile, the highest first, in a game with such a pile."""
        return base.gold_pile(position)

    def _printed(self) -> list[int]:
        return [self.reader.as_printed(goal) for goal in self.goals]

    def _round(self) -> int:
        rounds = self.rules.game.rounds
        if not 1 <= self.sheet.round <= rounds:
            raise ScenarioError(f"The match has rounds 1 to {rounds}, not {self.sheet.round}.", "round")
        return self.sheet.round

    def _turn(self) -> int:
        with within("turn"):
            seat = 0 if self.sheet.turn is None else self.reader.seat(self.sheet.turn)
            if not self.hands.get(seat):
                name = write_seat(seat)
                raise ScenarioError(f"{name} holds no card and would be skipped; give {name} one under 'hands'.")
        return seat

    def _hands(self) -> dict[int, list[int]]:
        with within("hands"):
            return self.reader.by_seat(self.sheet.hands, self._hand)

    def _hand(self, texts: list[str]) -> list[int]:
        most = self.rules.deck.hand_size(self.rules.players)
        if len(texts) > most:
            raise ScenarioError(f"A hand holds at most {most} cards with {self.rules.players} players.")
        return [self.reader.card(text) for text in texts]

    def _discard(self, text: str) -> tuple[int, int, int]:
        """A discard as the engine keeps it: whose it was, the card, and whether everyone can see it."""
        words = text.split()
        flags = FACE_UP if words[2:] == [OPEN] else 0
        if len(words) != (3 if flags else 2):
            raise ScenarioError(
                f"{text[:40]!r} is no discard. Write the card and whose it was, like 'EW p1'; "
                "'map p2 open' lies face up."
            )
        return self.reader.seat(words[1]), self.reader.card(words[0]), flags

    def _front(self) -> dict[int, int]:
        with within("front"):
            return self.reader.by_seat(self.sheet.front, self._before)

    def _before(self, texts: list[str]) -> int:
        """The cards in front of a player as a mask."""
        names = [self.rules.codec.cards[card] for card in self.rules.game.broken_cards]
        mask = 0
        for text in texts:
            if text not in names:
                raise ScenarioError(f"{text[:40]!r} never lies in front of a player; {either(names)} may.")
            bit = 1 << names.index(text)
            if mask & bit:
                raise ScenarioError(f"{text} is named twice; of each kind one card may lie there.")
            mask |= bit
        return mask

    def _goals(self) -> tuple[list[int], list[int]]:
        """What lies on every goal's cell, and the numbers of those that lie open."""
        reader = self.reader
        said: dict[int, str] = {}
        with within("goals"):
            for cell, text in self.sheet.goals.items():
                number = reader.goal_number(cell)
                with within(cell):
                    said[number] = reader.goal(text)
            tiles = dict(zip(said, reader.goals(list(said.values())), strict=True))
            left = list(reader.goal_tiles)
            for number, tile in tiles.items():
                if reader.as_printed(tile) not in left:
                    raise ScenarioError(f"There are not so many goals {said[number]!r}.")
                left.remove(reader.as_printed(tile))
        goals = [tiles[number] if number in tiles else left.pop(0) for number in range(len(self._goal_cells()))]
        return goals, self._open(said)

    def _goal_cells(self) -> tuple[Cell, ...]:
        return self.rules.deck.layout(self.rules.players).goals

    def _open(self, said: dict[int, str]) -> list[int]:
        numbers: list[int] = []
        with within("open"):
            for cell in self.sheet.open:
                number = self.reader.goal_number(cell)
                if number not in said:
                    raise ScenarioError(f"Say under 'goals' what lies open on {cell}, for example 'stone SW'.")
                if said[number] == self.rules.codec.goal_names.get(self.rules.game.treasure):
                    raise ScenarioError(f"The treasure cannot lie open on {cell}: with it the round is over.")
                if number in numbers:
                    raise ScenarioError(f"{cell} is named twice.")
                numbers.append(number)
        return numbers

    def _roles(self) -> tuple[list[int], int]:
        """Everyone's role and the one set aside; missing ones in the order of the box."""
        reader, words = self.reader, self.rules.codec
        cards = list(self.rules.game.role_cards)
        with within("roles"):
            said = reader.by_seat(self.sheet.roles, reader.role)
        with within("aside"):
            aside = None if self.sheet.aside is None else reader.role(self.sheet.aside)
        left = list(cards)
        for role in [*said.values(), *([] if aside is None else [aside])]:
            if role not in left:
                counts = Counter(words.roles[card] for card in cards)
                used = " and ".join(f"{count} {name}" for name, count in counts.items())
                raise ScenarioError(f"{self.rules.players} players use {used} cards, one of them set aside.", "roles")
            left.remove(role)
        roles = [said[seat] if seat in said else left.pop(0) for seat in range(self.rules.players)]
        return roles, left[0] if aside is None else aside

    def _gold(self) -> dict[int, int]:
        with within("gold"):
            owned = self.reader.by_seat(self.sheet.gold, _amount)
        box = {card.value: card.count for card in self.rules.deck.gold}
        with within("piles, gold"):
            for value, count in Counter(self.sheet.piles.gold).items():
                if count > box.get(value, 0):
                    kinds = either([f"{number} cards worth {worth}" for worth, number in box.items()])
                    raise ScenarioError(f"There are {count} cards worth {value}, but the box has only {kinds}.")
        nuggets = sum(value * count for value, count in box.items())
        if sum(owned.values()) + sum(self.sheet.piles.gold) > nuggets:
            raise ScenarioError(f"There are only {nuggets} nuggets in all, pile and players together.", "gold")
        return owned

    def _held(self) -> list[int]:
        return [card for hand in self.hands.values() for card in hand]

    def _thrown(self) -> list[int]:
        return [card for _, card, _ in self.discards]

    def _worn_out(self) -> list[int]:
        """The cards in front of players."""
        broken = self.rules.game.broken_cards
        return [card for mask in self.front.values() for bit, card in enumerate(broken) if mask >> bit & 1]

    def _throw_rest(self) -> None:
        """Discard every card that is named nowhere, face down, but those that the game puts aside unseen."""
        told = [text for text in self.sheet.discards if text.split()[:1] == [REST]]
        if not told:
            return
        with within("discards"):
            words = told[0].split()
            if len(told) > 1 or len(words) != 2:
                raise ScenarioError(
                    f"Write '{REST} p1' once: all cards that are named nowhere, and who threw them away."
                )
            seat = self.reader.seat(words[1])
        left = Counter(self.rules.game.deck)
        left.subtract(self.rules.codec.kind_of_tile[tile] for tile, _ in self.board)
        left.subtract(self.draw + self._held() + self._thrown() + self._worn_out())
        more = [self.rules.codec.cards[card] for card, count in left.items() if count < 0]
        if more:
            raise ScenarioError(
                f"There are more {more[0]} than the deck has; then nobody can say what the rest is.", "discards"
            )
        unseen = sorted((+left).elements())[sum(self.rules.deck.aside) :]
        self.discards += [(seat, card, 0) for card in unseen]

    def _check_cards(self) -> None:
        """More copies of a card are fine, more cards in all are not."""
        box = self.rules.deck
        before = sum(len(texts) for texts in self.sheet.front.values())
        cards = self.draw + self._held() + self._thrown()
        paths = len(self.board) + sum(card < len(box.paths) for card in cards)
        for what, count, most in (
            ("path cards", paths, sum(card.count for card in box.paths)),
            ("cards", len(self.board) + len(cards) + before, len(self.rules.game.deck)),
        ):
            if count > most:
                raise ScenarioError(f"{count} {what} are in play, but {self.rules.name} has only {most}.")

    def _check_reached(self, position: Position) -> None:
        number = first_reached(position.board)
        if number >= 0:
            cell = write_cell(self._goal_cells()[number])
            raise ScenarioError(
                f"A path leads into the hidden goal {cell}, which would have been turned up: "
                "name it under 'open', or let the last card be played in a step.",
                "board",
            )


def _amount(nuggets: int) -> int:
    if nuggets < 0:
        raise ScenarioError("Nobody owns less than nothing.")
    return nuggets
