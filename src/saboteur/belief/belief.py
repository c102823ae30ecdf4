"""What a seat believes about the others' roles and the goals, from all the events it has seen.

>>> import random
>>> from saboteur import Match
>>> match = Match.new("saboteur", players=5, seed=7)
>>> belief = Belief(match.view(0))
>>> rng = random.Random(1)
>>> for _ in range(20):
...     events = match.play(rng.choice(match.moves()))
>>> belief.see(match.seen(0))
>>> belief.look(match.view(0))
>>> belief.roles[0]["digger"], 0 < belief.roles[1]["saboteur"] < 1
(1.0, True)
>>> round(sum(gold["gold"] for gold in belief.goals.values()), 9)
1.0
"""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.belief.hands import Hands
from saboteur.belief.mind import Mind
from saboteur.belief.scene import NO_CHANGE, Scene
from saboteur.belief.table import Table, table_of
from saboteur.games import DeckFile
from saboteur.notation.event import HIDDEN, Event
from saboteur.view import View
from saboteur.worlds import rules_of

QUIET = frozenset({"draw", "offer", "take", "paid", "match-over", "round-over", "show-aside"})
"""Events that are no evidence about roles or goals."""


class Belief(Mind):
    """The belief of the seat of a view; a spectator's is the public's.

    It uses only what the seat may know: any of its views, and its events in order. `see` updates with events; `look`
    adopts the certain facts of a view, which matters if events were missed.
    """

    def __init__(
        self, view: View, events: Iterable[Event] = (), *, deck: DeckFile | None = None, table: Table | None = None
    ) -> None:
        """Start from the rules of a match; then see the events, if any, and look at the view.

        ``table`` is what deeds say about roles, by default as fitted to this number of players.
        """
        box = rules_of(view, deck).deck
        if table is None:
            table = table_of(view.game, view.players)
        cells = [goal.cell for goal in view.goals]
        scene = Scene(view, digs=bool(table.rows) and view.cave is None)
        super().__init__(view.seat, scene, table, box, cells)
        self.public: Mind = self if view.seat is None else Mind(None, scene, table, box, cells)
        """The belief of a spectator, about this seat too."""
        self._hands = Hands(scene, box)
        self.see(events)
        self.look(view)

    def see(self, events: Iterable[Event]) -> None:
        """Update with events as the seat may know them, each once and in order."""
        for event in events:
            if event.kind in QUIET:
                continue
            change = self._scene.take_in(event) if event.kind != "claim" else NO_CHANGE
            self._hands.take_in(event)
            if self.public is not self:
                # Players act on what was public before.
                self._take_in(event, change, self.public)
                self.public._take_in(event.masked(), change, self.public)  # noqa: SLF001 - its own class
            else:
                self._take_in(event, change, self)

    @property
    def hand_weights(self) -> dict[int, dict[str, float]]:
        """The likelihood of each card in the others' hands, at most 1: weights for `saboteur.Worlds`."""
        return self._hands.weights(self.seat)

    def look(self, view: View) -> None:
        """Adopt the certain facts of a view of the same seat and position."""
        if view.seat != self.seat or view.players != self._scene.players:
            raise ValueError("This is a view of another seat or another match.")
        roles = self._what_is_known()
        self._scene.look(view)
        opened = {goal.cell: goal.card for goal in view.goals if goal.open}
        self._uncover(opened)
        self.public._uncover(opened)  # noqa: SLF001 - its own class
        self._truth.update({goal.cell: goal.card for goal in view.goals if goal.card != HIDDEN})
        if view.expansion is None:
            self._known.update({seat: role for seat, role in enumerate(view.roles) if role != HIDDEN})
        else:
            cards = enumerate(view.expansion.role_cards)
            self._known.update({slot: card.role for slot, card in cards if card.role != HIDDEN})
        self._aside = [] if view.cave is None else [role for role in view.cave.aside if role != HIDDEN]
        if view.aside_role != HIDDEN:
            self._aside.append(view.aside_role)
        if roles != self._what_is_known():
            self._forget()
            self.public._forget()  # noqa: SLF001 - its own class

    def _what_is_known(self) -> tuple[object, ...]:
        """What about roles a look may change."""
        return self._known.copy(), self._aside, self._scene.clans, self._scene.holders.copy()
