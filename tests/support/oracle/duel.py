"""A round of the Duel or its solo game, straight from chapters D and SO of the rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from .card import Segment, both_ways, read, split, tidy
from .maze import Maze, Rule
from .notation import Cell, cell_of, show

TOOLS = ("pick", "lantern", "cart")


@dataclass
class Duel:
    """A round in progress; `stage` is the open question: turn, bribe, orient, mark, pay or over."""

    maze: Maze
    goals: tuple[Cell, ...]
    truth: Mapping[Cell, str]
    colours: tuple[str, ...]
    hands: list[list[str]]
    turn: int
    pile: int
    markers: int
    ladder_joint: bool = False
    per_troll: bool = False
    replace_all: bool = True
    front: list[set[str]] = field(default_factory=list)
    marks: dict[Cell, int] = field(default_factory=dict)
    bribes: dict[Cell, int] = field(default_factory=dict)
    owned: list[list[int]] = field(default_factory=list)
    laid: list[Cell] = field(default_factory=list)
    stage: str = "turn"
    actor: int | None = 0
    draws: int = 0
    before_action: bool = False
    asked: Cell | None = None
    over: str | None = None

    def __post_init__(self) -> None:
        """Give every player a place, and the first the turn."""
        self.front = [set() for _ in self.colours]
        self.owned = [[] for _ in self.colours]
        self.actor = self.turn

    @property
    def rule(self) -> Rule:
        """The laying rule of the player on turn."""
        game = "duel" if len(self.colours) == 2 else "solo"
        return Rule(game, ladder_joint=self.ladder_joint, colour=self.colours[self.turn])

    @property
    def alone(self) -> bool:
        """Whether it is the solo game."""
        return len(self.colours) == 1

    # Legal moves

    def moves(self) -> set[str]:
        """Every legal move of the player asked."""
        me = self.colours[self.turn]
        if self.stage == "turn":
            return self.actions() | {f"bribe {show(cell)}" for cell in self.maze.bribable(me)}
        if self.stage == "bribe":
            return {"done"} | {f"bribe {show(cell)}" for cell in self.maze.bribable(me)}
        if self.stage == "orient":
            assert self.asked is not None
            return {f"orient {way}" for way in self.ways(self.asked)}
        assert self.actor is not None
        if self.stage == "mark":
            return {f"mark {show(cell)}" for cell in self.claims(self.actor)}
        if self.stage == "pay":
            return {pay(cards) for cards in self.payments(self.actor)}
        return set()

    def actions(self) -> set[str]:
        """The four actions (D-06)."""
        seat, hand = self.turn, self.hands[self.turn]
        found = {f"discard {card}" for card in hand}
        pairs = {tuple(sorted(pair)) for pair in combinations(hand, 2)}
        found |= {f"discard {one} {other}" for one, other in pairs}
        found |= {f"remove {broken} {one} {other}" for broken in self.front[seat] for one, other in pairs}
        for card in set(hand):
            found |= self.uses(card)
        return found

    def uses(self, card: str) -> set[str]:
        """The ways to play one card (D-11, D-23 to D-27)."""
        seat = self.turn
        kind, *tools = card.split("-") if card[0].islower() else ("", "")
        if kind == "broken":
            return {f"{card} p{other + 1}" for other in self.others() if card not in self.front[other]}
        if kind == "repair":
            broken = [tool for tool in tools if f"broken-{tool}" in self.front[seat]]
            return {f"{card} p{seat + 1}" + (f" {tool}" if len(tools) > 1 else "") for tool in broken}
        if kind == "key":
            return {f"key {show(cell)}" for cell in self.maze.locked(self.colours[seat])}
        if kind == "rockfall":
            return {f"rockfall {show(cell)}" for cell in self.maze.removable()}
        if kind == "map":
            return {f"map {show(cell)}" for cell in self.maze.hidden}
        if self.front[seat]:
            return set()
        return {f"{shown} {show(cell)}" for shown, cell in self.maze.lays(card, self.rule)}

    def others(self) -> list[int]:
        """Everyone but the player on turn."""
        return [seat for seat in range(len(self.colours)) if seat != self.turn]

    # What a move does

    def play(self, move: str, drawn: Iterable[str]) -> None:
        """Play a legal move; `drawn` are the cards chance then brings."""
        word, *rest = move.split(" ")
        if word == "bribe":
            self.before_action = self.stage == "turn"
            self.place_marker(self.bribes, cell_of(rest[0]), self.turn)
            if not self.over:
                self.maze = self.maze.paid(cell_of(rest[0]))
                self.settle()
        elif word == "done":
            self.stage = "end"
        elif word == "orient":
            assert self.asked is not None
            self.maze = self.maze.revealed(rest[0], self.asked)
            self.settle()
        elif word == "mark":
            assert self.actor is not None
            self.place_marker(self.marks, cell_of(rest[0]), self.actor)
            if not self.over:
                self.settle()
        elif word == "pay":
            assert self.actor is not None
            self.hand_over(self.actor, [int(value) for value in rest])
            self.settle_debts(self.actor + 1)
        else:
            self.before_action, self.draws = False, 1
            self.act(word, rest)
            self.settle()
        if self.stage == "end":
            self.end_turn(list(drawn))

    def act(self, word: str, rest: list[str]) -> None:
        """Use one or two cards of the hand."""
        hand = self.hands[self.turn]
        if word == "discard":
            self.draws = len(rest)
            for card in rest:
                hand.remove(card)
        elif word == "remove":
            self.front[self.turn].remove(rest[0])
            for card in rest[1:]:
                hand.remove(card)
        elif word[0].islower():
            hand.remove(word)
            self.act_with(word, rest)
        else:
            hand.remove(next(card for card in hand if card[0].isupper() and tidy(card) in both_ways(word)))
            self.maze = self.maze.laid(word, cell_of(rest[0]))
            self.laid.append(cell_of(rest[0]))

    def act_with(self, card: str, rest: list[str]) -> None:
        """Play an action card."""
        kind, *tools = card.split("-")
        if kind == "broken":
            self.front[int(rest[0][1:]) - 1].add(card)
        elif kind == "repair":
            self.front[self.turn].remove(f"broken-{(rest[1:] or tools)[0]}")
        elif kind == "key":
            self.maze = self.maze.keyed(self.colours[self.turn], cell_of(rest[0]))
        elif kind == "rockfall":
            self.maze = self.maze.without(cell_of(rest[0]))
            self.laid.remove(cell_of(rest[0]))

    # What follows

    def settle(self) -> None:
        """Goals first, then gold, then the end of the round (D-29)."""
        if not self.reveal() or not self.mark():
            return
        if not self.maze.hidden:
            self.finish("all-goals")
        elif self.before_action:
            self.ask("turn", self.turn)
        elif self.pile == 0 and not any(self.hands):
            self.finish("hands-empty")
        elif self.maze.bribable(self.colours[self.turn]):
            self.ask("bribe", self.turn)
        else:
            self.stage = "end"

    def reveal(self) -> bool:
        """Turn up goals until none is reached; False if one asks how to lie (D-16, D-17, G-11)."""
        while reached := set().union(*(self.maze.reached(colour) for colour in self.colours)):
            cell = next(goal for goal in self.goals if goal in reached)
            ways = self.ways(cell)
            if len(ways) > 1:
                self.ask("orient", self.turn, cell)
                return False
            self.maze = self.maze.revealed(ways.pop(), cell)
        return True

    def mark(self) -> bool:
        """Mark all gold, the active player's first; False if it asks, or ends the round (D-20, D-30)."""
        for seat in (self.turn, *self.others()):
            claims = self.claims(seat)
            if len(claims) > self.markers:
                self.ask("mark", seat)
                return False
            for cell in claims:
                self.place_marker(self.marks, cell, seat)
            if self.over:
                return False
        return True

    def ask(self, stage: str, seat: int, cell: Cell | None = None) -> None:
        """Put a question."""
        self.stage, self.actor, self.asked = stage, seat, cell

    def ways(self, cell: Cell) -> set[str]:
        """How a goal may lie (D-17)."""
        return self.maze.orientations(self.truth[cell], cell, self.rule)

    def claims(self, seat: int) -> set[Cell]:
        """Unmarked gold joined to the start of a player (D-19, R-D-16)."""
        connected = self.maze.connected(self.colours[seat], ignore_doors=False)
        found = set()
        for cell, code in self.maze.cards.items():
            if read(code).gold and cell not in self.marks and (cell, gold_segment(code)) in connected:
                found.add(cell)
        return found

    def place_marker(self, where: dict[Cell, int], cell: Cell, seat: int) -> None:
        """The last marker ends the round at once (D-29)."""
        where[cell] = seat
        self.markers -= 1
        if self.markers == 0:
            self.finish("all-markers")

    def end_turn(self, drawn: list[str]) -> None:
        """Draw, and let the next player with a card play."""
        for _ in range(self.draws):
            self.draw(drawn)
        assert not drawn
        for step in range(1, len(self.colours) + 1):
            seat = (self.turn + step) % len(self.colours)
            if self.hands[seat]:
                self.turn = seat
                self.ask("turn", seat)
                return
        self.finish("hands-empty")

    def draw(self, drawn: list[str]) -> None:
        """A card into the hand; alone, broken tools and rockslides strike (SO-04 to SO-06)."""
        again = True
        while again and self.pile > 0:
            card = drawn.pop(0)
            self.pile -= 1
            again = False
            if self.alone and card.startswith("broken-"):
                again = card not in self.front[0] or self.replace_all
                self.front[0].add(card)
            elif self.alone and card == "rockfall":
                again = self.replace_all
                loose = [cell for cell in self.laid if cell in self.maze.removable()]
                if loose:
                    self.maze = self.maze.without(loose[-1])
                    self.laid.remove(loose[-1])
            else:
                self.hands[self.turn].append(card)

    # The end of the round

    def finish(self, reason: str) -> None:
        """Everyone takes their gold, then the trolls are paid (D-31, D-33)."""
        self.over = reason
        for cell, seat in self.marks.items():
            self.owned[seat].append(worth(self.maze.cards[cell]))
        self.settle_debts(0)

    def settle_debts(self, first: int) -> None:
        """Pay where there is no choice, ask where there is."""
        for seat in range(first, len(self.colours)):
            ways = self.payments(seat)
            if len(ways) > 1:
                self.ask("pay", seat)
                return
            self.hand_over(seat, list(*ways))
        self.stage, self.actor = "over", None

    def payments(self, seat: int) -> set[tuple[int, ...]]:
        """Every set of cards with which a player may pay (R-D-12, R-D-13)."""
        debt = sum(by == seat for by in self.bribes.values())
        cards = sorted(self.owned[seat])
        if self.per_troll:
            return {tuple(cards[:debt])}
        if sum(cards) <= debt:
            return {tuple(cards)}
        enough = [
            chosen for count in range(len(cards) + 1) for chosen in combinations(cards, count) if sum(chosen) >= debt
        ]
        least = min(sum(chosen) for chosen in enough)
        return {tuple(sorted(chosen)) for chosen in enough if sum(chosen) == least}

    def hand_over(self, seat: int, cards: list[int]) -> None:
        """Cards paid are gone."""
        for value in cards:
            self.owned[seat].remove(value)


def gold_segment(code: str) -> Segment:
    """The segment on which the gold lies: that of its arm, or the first."""
    arm = next(arm for name, _, _, arm in split(code)[2] if name == "gold")
    card = read(code)
    return card.segments[0] if arm is None else card.owner[arm]


def worth(code: str) -> int:
    """How many nuggets a card shows."""
    return next(int(number) for name, number, _, _ in split(code)[2] if name == "gold")


def pay(cards: tuple[int, ...]) -> str:
    """A payment as a move, the highest first."""
    return " ".join(["pay", *(str(value) for value in sorted(cards, reverse=True))])
