"""Two matches of the base game that one viewer cannot distinguish, whatever is played."""

from __future__ import annotations

import random

from saboteur import Dice, Match, Move
from saboteur.engine.core.hand import holds
from saboteur.engine.core.seat import KIND, NUGGETS, ROLE, SIZE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur.state import ASIDE, OFFER, PILE
from saboteur.testing.checks.secrets import Keyed
from saboteur.testing.secrecy import may_know, number_of


class Twins:
    """A match and another that one viewer cannot tell from it."""

    def __init__(self, match: Match, viewer: int | None, rng: random.Random) -> None:
        self.rng = rng
        self.viewer = viewer
        self.seat = number_of(viewer)
        self.seed = rng.getrandbits(30)
        self.rules = match.rules
        self.truth = match._position
        self.other = self.truth.sample(self.seat, Dice(rng.getrandbits(40)))

    def play(self, move: Move) -> tuple[Match, Match]:
        """Play the move in the real match, and in the other one what looks the same to the viewer."""
        ahead = Match(self.rules, Keyed(self.seed), self.truth.copy())
        events = ahead.play(move)
        kinds = {event.kind for event in events}
        own = self.truth.actor == self.viewer
        if "reveal" in kinds or (own and move.card == "map"):
            self.other.goals = self.truth.goals
        if "round-over" in kinds:
            self.share_roles()
        shown = any(event.kind == "offer" and event.seat == self.viewer for event in events)
        if "match-over" in kinds or shown:
            self.share_gold()
        if own and self.other.drawn < len(self.other.deck):
            self.bring("deck", self.other.drawn, self.truth.deck[self.truth.drawn])
        answer = move if own else self.answer(move, bound="match-over" in kinds or shown)
        other = Match(self.rules, Keyed(self.seed), self.other)
        other.play(answer)
        return ahead, other

    def answer(self, move: Move, *, bound: bool) -> Move:
        """The other actor's move instead: any that shows no more."""
        codec = self.rules.codec
        actor = self.other.actor
        assert actor is not None
        if move.verb == "orient" or (move.verb == "take" and bound):
            return move
        if move.verb in {"take", "discard"}:
            moves = [codec.move(code) for code in self.other.moves()]
            return self.rng.choice([other for other in moves if other.verb == move.verb])
        code = codec.code(move)
        if not holds(self.other, actor, code):
            card = (
                codec.kind_of_tile[codec.lay[move.card or ""]]
                if move.verb == "lay"
                else codec.card_number[move.card or ""]
            )
            slot = self.rng.randrange(self.other.of(actor, SIZE))
            self.bring("hands", actor * self.rules.game.hand_room + slot, card)
        return move

    def bring(self, field: str, index: int, card: int) -> None:
        """Move a card the viewer cannot see to where it is needed."""
        position = self.other
        position.deck = vector(list(position.deck))
        for name in ("deck", "hands", "discards"):
            items = getattr(position, name)
            for at, item in enumerate(items):
                gone = name == "deck" and at < position.drawn
                gone |= name == "discards" and at >= position.discard_count
                gone |= name == "hands" and at % self.rules.game.hand_room >= position.of(
                    at // self.rules.game.hand_room, SIZE
                )
                if item & KIND == card and not gone and not may_know(position, self.seat, name, at):
                    place = getattr(position, field)
                    items[at] = item & ~KIND | place[index] & KIND
                    place[index] = place[index] & ~KIND | card
                    return
        raise AssertionError(f"no card {card} is hidden")

    def share_roles(self) -> None:
        for seat in range(self.rules.players):
            self.other.keep(seat, ROLE, self.truth.of(seat, ROLE))
        self.other.extra[ASIDE] = self.truth.extra[ASIDE]

    def share_gold(self) -> None:
        self.other.history = self.truth.history
        for seat in range(self.rules.players):
            self.other.keep(seat, NUGGETS, self.truth.of(seat, NUGGETS))
        for value in (1, 2, 3):
            self.other.extra[PILE + value] = self.truth.extra[PILE + value]
            self.other.extra[OFFER + value] = self.truth.extra[OFFER + value]
