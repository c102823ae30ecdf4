"""A round of Saboteur 2, straight from chapter S2 of the rules: legal moves and their effects."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations

from .card import both_ways, tidy
from .maze import Maze, Rule
from .notation import Cell, cell_of, seat_of, show

TREASURE = "NESW"
ACTIONS = (
    "broken", "repair", "rockfall", "map", "theft", "hands-off", "swap-hats", "inspection", "swap-hands", "trapped",
    "free",
)  # fmt: skip
SHARE = (0, 5, 4, 3, 2)


@dataclass
class Round:
    """A moment of a round, nothing hidden."""

    board: dict[Cell, str]
    hidden: set[Cell]
    goals: set[Cell]
    truth: dict[Cell, str]  # what lies under every goal: `gold` or `stone NE`
    hands: list[list[str]]
    front: list[list[str]]
    roles: list[str]
    role_pile: list[str]
    pile: list[str]
    turn: int
    options: Mapping[str, object]
    gold: list[int]
    out: set[int] = field(default_factory=set)
    thefts: list[int] = field(default_factory=list)  # seats in the order in which they laid them
    orient: tuple[Cell, set[str], Cell] | None = None
    connector: int | None = None
    over: bool = False
    thieves: list[int] = field(default_factory=list)  # who still may steal, the next one first
    last: int | None = None

    @property
    def actor(self) -> int | None:
        """The seat that decides; None when the round is over and all thefts are done."""
        if not self.over:
            return self.turn
        return self.thieves[0] if self.thieves else None

    @property
    def rule(self) -> Rule:
        return Rule("saboteur2", ladder_joint=bool(self.options["ladder_joint"]))

    @property
    def maze(self) -> Maze:
        return Maze(self.board, self.hidden, goals=self.goals)

    # Legal moves.

    def moves(self) -> set[str]:
        """Every legal move of the actor."""
        if self.over:
            thief = self.thieves[0]
            return {f"steal p{seat + 1}" for seat in self.victims(thief)} | {"pass"}
        if self.orient is not None:
            return {f"orient {way}" for way in self.orient[1]}
        hand = self.hands[self.turn]
        found: set[str] = set()
        for number in (1, 2, 3):
            found |= {f"discard {' '.join(sorted(cards))}" for cards in combinations(hand, number)}  # S2-07 d
        for lying in self.front[self.turn]:
            found |= {f"remove {lying} {' '.join(sorted(cards))}" for cards in combinations(hand, 2)}  # S2-09
        for card in set(hand):
            found |= self.uses(card)
        return found

    def uses(self, card: str) -> set[str]:
        """The ways to play one card."""
        lying = set(self.front[self.turn])
        if card == "rockfall":
            return {f"rockfall {show(cell)}" for cell in self.maze.removable()}
        if card == "map":
            return {f"map {show(cell)}" for cell in self.hidden}
        if card == "theft":
            return {"theft"} - lying
        if card.startswith(ACTIONS):
            return self.uses_on_players(card)
        if lying - {"theft"}:  # a broken tool or a trap
            return set()
        return {f"{shown} {show(cell)}" for shown, cell in self.maze.lays(card, self.rule)}

    def uses_on_players(self, card: str) -> set[str]:
        """The players a card may target."""
        seats = range(len(self.hands))
        others = [seat for seat in seats if seat != self.turn]
        if card == "hands-off":
            return {f"{card} p{seat + 1}" for seat in seats if "theft" in self.front[seat]}
        if card == "free":
            return {f"{card} p{seat + 1}" for seat in seats if "trapped" in self.front[seat]}
        if card == "trapped" or card.startswith("broken"):
            return {f"{card} p{seat + 1}" for seat in others if card not in self.front[seat]}
        if card == "swap-hats":
            return {f"{card} p{seat + 1}" for seat in seats} if self.role_pile else set()
        if card in {"inspection", "swap-hands"}:
            return {f"{card} p{seat + 1}" for seat in others}
        tools = card.split("-")[1:]
        return {
            f"{card} p{seat + 1}" + (f" {tool}" if len(tools) > 1 else "")
            for seat in seats
            for tool in tools
            if f"broken-{tool}" in self.front[seat]
        }

    # What a move does.

    def play(self, move: str) -> None:
        """Play a legal move."""
        word, *rest = move.split(" ")
        if self.over:
            self.rob(word, rest)
            return
        me = self.turn
        if word == "orient":
            assert self.orient is not None
            cell, _, laid = self.orient
            self.orient = None
            self.turn_up(cell, rest[0])
            self.reveal(laid)
            if self.orient is None:
                self.finish(1, me)
            return
        self.last = me
        if word in {"discard", "remove"}:
            paid = rest if word == "discard" else rest[1:]
            for card in paid:
                self.hands[me].remove(card)
            if word == "remove":
                self.front[me].remove(rest[0])
            self.finish(len(paid) if word == "discard" else 1, me)
            return
        self.hands[me].remove(self.hand_card(word))
        drawer = self.act(word, rest)
        if self.orient is None:
            self.finish(1, drawer)

    def hand_card(self, word: str) -> str:
        """The card in the hand that a move names as it then lies."""
        hand = self.hands[self.turn]
        if word in hand:
            return word
        return next(card for card in hand if not card.startswith(ACTIONS) and word in both_ways(card))

    def act(self, word: str, rest: list[str]) -> int:
        """Do what the card says; the seat that draws afterwards."""
        me = self.turn
        if not word.startswith(ACTIONS):
            cell = cell_of(rest[0])
            self.board[cell] = tidy(word)
            self.reveal(cell)
        elif word == "rockfall":
            del self.board[cell_of(rest[0])]
        elif word == "theft":
            self.front[me].append("theft")
            self.thefts = [seat for seat in self.thefts if seat != me] + [me]
        elif word != "map":
            target = seat_of(rest[0])
            if word == "swap-hands":  # S2-20
                self.hands[me], self.hands[target] = self.hands[target], self.hands[me]
                return target
            if word == "swap-hats":
                self.roles[target] = self.role_pile.pop(0)
            elif word in {"hands-off", "free"}:
                self.front[target].remove("theft" if word == "hands-off" else "trapped")
            elif word.startswith("repair"):
                self.front[target].remove(f"broken-{(rest[1:] or word.split('-')[1:])[0]}")
            elif word != "inspection":
                self.front[target].append(word)
        return me

    def reveal(self, laid: Cell) -> None:
        """Turn up reached goals, topmost first, until none is reached or one asks how to lie (G-11)."""
        while reached := self.maze.reached():
            cell = min(reached, key=lambda goal: (goal[1], goal[0]))
            goal = self.truth[cell]
            shape = TREASURE if goal == "gold" else goal.removeprefix("stone ")
            ways = self.maze.orientations(shape, cell, self.rule, laid)
            if len(ways) > 1:
                self.orient = (cell, ways, laid)
                return
            self.turn_up(cell, *ways)

    def turn_up(self, cell: Cell, code: str) -> None:
        """Lay a goal face up."""
        self.hidden.discard(cell)
        self.board[cell] = code
        if self.truth[cell] == "gold":
            self.connector = self.turn  # S2-24

    def finish(self, cards: int, drawer: int) -> None:
        """End the round, or draw and find who is next."""
        if self.connector is not None:
            self.reckon()
            return
        for _ in range(min(cards, len(self.pile))):
            self.hands[drawer].append(self.pile.pop(0))
        if self.options["sit_out"] == "rest_of_round":
            self.out |= {seat for seat, hand in enumerate(self.hands) if not hand}
        seats = len(self.hands)
        for step in range(1, seats + 1):
            seat = (self.turn + step) % seats
            if self.hands[seat] and seat not in self.out:
                self.turn = seat
                return
        self.reckon()

    # The end.

    def reckon(self) -> None:
        """Pay the winners and the geologists, then the thieves act (S2-25 to S2-33)."""
        self.over = True
        trapped = {seat for seat, lying in enumerate(self.front) if "trapped" in lying}
        winners = [seat for seat, role in enumerate(self.roles) if role in self.winning() and seat not in trapped]
        share = SHARE[len(winners)] if len(winners) < len(SHARE) else 1
        for seat in winners:
            self.gold[seat] += max(0, share - {"boss": 1, "profiteer": 2}.get(self.roles[seat], 0))
        miners = [
            seat
            for seat, role in enumerate(self.roles)
            if role == "geologist" and (self.options["trapped_geologist_paid"] or seat not in trapped)
        ]
        crystals = sum("crystal" in code for code in self.board.values())
        for seat in miners:
            self.gold[seat] += crystals // len(miners)
        usable = [seat for seat in self.thefts if "theft" in self.front[seat] and seat not in trapped]
        if usable:
            first = usable[-1]
            self.thieves = sorted(usable, key=lambda seat: (seat - first) % len(self.hands))
        self.skip()

    def winning(self) -> set[str]:
        """The roles that win."""
        options = self.options
        if self.connector is None:
            alone = options["profiteer_solo"] or options["profiteer_always"]
            return {"saboteur", "profiteer"} if "saboteur" in self.roles or alone else {"saboteur"}
        goal = next(cell for cell, what in self.truth.items() if what == "gold")
        free = {colour for colour in ("blue", "green") if self.maze.free(colour, goal)}
        if not free:
            found = {"boss"} if options["boss_solo"] else set()
            invited = self.roles[self.connector] == "profiteer" or (options["boss_solo"] and "boss" in self.roles)
            if options["profiteer_always"] or (options["profiteer_solo"] and invited):
                found.add("profiteer")
            return found
        own = self.roles[self.connector].removesuffix("-digger")
        return {f"{colour}-digger" for colour in ({own} if own in free else free)} | {"boss", "profiteer"}

    def victims(self, thief: int) -> list[int]:
        """Who else has gold."""
        return [seat for seat, gold in enumerate(self.gold) if gold > 0 and seat != thief]

    def rob(self, word: str, rest: list[str]) -> None:
        """Let the next thief take a nugget, or nothing."""
        thief = self.thieves.pop(0)
        if word == "steal":
            self.gold[seat_of(rest[0])] -= 1
            self.gold[thief] += 1
        self.skip()

    def skip(self) -> None:
        """Pass over thieves who find nothing."""
        while self.thieves and not self.victims(self.thieves[0]):
            self.thieves.pop(0)
