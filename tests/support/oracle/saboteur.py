"""The base game's legal moves and what each does in public, from chapter B of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NotRequired, TypedDict

from .card import both_ways, tidy
from .maze import Maze, Rule
from .notation import Cell, cell_of, seat_of, show

TREASURE = "NESW"
DEFAULTS: dict[str, object] = {
    "connect": "required",
    "round_end": "hands_empty",
    "self_break": False,
}


class Orient(TypedDict):
    """The question of how to orient a revealed stone."""

    cell: Cell
    ways: set[str]
    laid: Cell


class Position(TypedDict):
    """A moment of a round as plain data; `?` in a hand is an unknown card."""

    board: dict[Cell, str]  # start card on 0,0, tunnels, face-up goals
    hidden: set[Cell]  # face-down goals
    goals: set[Cell]  # all goals, face up or down
    hands: list[list[str]]  # per seat, cards as printed
    front: list[list[str]]  # per seat, broken tools
    turn: int
    pile: int  # cards left to draw
    options: NotRequired[dict[str, object]]
    passes: NotRequired[int]  # passes in a row made with the pile empty (B-27)
    orient: NotRequired[Orient]


@dataclass
class Outcome:
    """What a move brought about in public."""

    position: Position
    revealed: dict[Cell, str] = field(default_factory=dict)  # in the order of turning up
    drew: bool = False
    over: str | None = None  # "treasure", "hands-empty", "all-passed"

    @property
    def next(self) -> int | None:
        """Give the seat that decides now; None when the round is over."""
        return None if self.over else self.position["turn"]


def option(position: Position, name: str) -> object:
    """Give an option's value, the default if it is not set."""
    return position.get("options", {}).get(name, DEFAULTS[name])


def rule_of(position: Position) -> Rule:
    """Give the laying rule in force (B-14)."""
    return Rule("saboteur", connect=str(option(position, "connect")))


def maze_of(position: Position) -> Maze:
    """Give the maze; equal boards share one maze with its cached results."""
    cards = frozenset(position["board"].items())
    return _maze(cards, frozenset(position["hidden"]), frozenset(position["goals"]))


@lru_cache(maxsize=256)
def _maze(cards: frozenset[tuple[Cell, str]], hidden: frozenset[Cell], goals: frozenset[Cell]) -> Maze:
    return Maze(dict(cards), hidden, goals=goals)


# Legal moves


def moves(position: Position) -> set[str]:
    """Give every legal move of the seat whose turn it is, equal moves once (B-08)."""
    if "orient" in position:
        return {f"orient {way}" for way in position["orient"]["ways"]}
    hand = set(position["hands"][position["turn"]])
    found = {f"discard {card}" for card in hand}  # B-10
    for card in hand:
        found.update(uses(position, card))
    return found


def uses(position: Position, card: str) -> set[str]:
    """Give the ways to play one hand card other than throwing it away."""
    kind = card.partition("-")[0]
    if kind == "broken":
        return breaks(position, card)
    if kind == "repair":
        return repairs(position, card)
    if kind == "rockfall":  # B-21
        return {f"rockfall {show(cell)}" for cell in maze_of(position).removable()}
    if kind == "map":  # B-22, R-B-17
        return {f"map {show(cell)}" for cell in position["hidden"]}
    if position["front"][position["turn"]]:  # B-11
        return set()
    return {f"{shown} {show(cell)}" for shown, cell in maze_of(position).lays(card, rule_of(position))}


def breaks(position: Position, card: str) -> set[str]:
    """Give the seats whose tool may be broken (B-18)."""
    spared = set() if option(position, "self_break") else {position["turn"]}
    return {
        f"{card} p{seat + 1}"
        for seat, lying in enumerate(position["front"])
        if card not in lying and seat not in spared
    }


def repairs(position: Position, card: str) -> set[str]:
    """Give the seats, and for a double repair the tools, that may be mended (B-19, B-20)."""
    tools = card.split("-")[1:]
    return {
        f"{card} p{seat + 1}" + (f" {tool}" if len(tools) > 1 else "")
        for seat, lying in enumerate(position["front"])
        for tool in tools
        if f"broken-{tool}" in lying
    }


def hand_card(position: Position, move: str) -> str | None:
    """Give the hand card a move uses, as printed; None if it is not held."""
    word, _, rest = move.partition(" ")
    wanted = rest if word == "discard" else word
    hand = position["hands"][position["turn"]]
    if wanted in hand:
        return wanted
    if word == "discard" or is_action(wanted):
        return None
    turns = both_ways(wanted)
    return next((card for card in hand if not is_action(card) and tidy(card) in turns), None)


def is_action(card: str) -> bool:
    """Tell an action card from a path card."""
    return card == "?" or card.partition("-")[0] in ("broken", "repair", "rockfall", "map")


def why_not(position: Position, move: str, by: int | None = None) -> str | None:
    """Name the first thing that forbids a well-formed move, in the agreed order, or None."""
    me = position["turn"]
    if by is not None and by != me:
        return "not-your-turn"
    word, *rest = move.split(" ")
    if word != "orient" and hand_card(position, move) is None:
        return "not-in-hand"
    if (word == "orient") != ("orient" in position):
        return "wrong-prompt"
    if word in ("orient", "discard") or is_action(word):
        return None if move in moves(position) else "no-target"
    if position["front"][me]:
        return "tool-broken"
    return maze_of(position).why_not(word, cell_of(rest[0]), rule_of(position))


# What a move does


def after(position: Position, move: str, truth: Mapping[Cell, str], drawn: str | None = None) -> Outcome:
    """Play a legal move; `truth` says what is under the goals: `gold` or `stone NE`.

    A card drawn afterwards is `drawn`, or `?` if unknown.
    """
    if move not in moves(position):
        raise ValueError(f"{move!r} is not legal here: {why_not(position, move)}")
    outcome = Outcome(copy(position))
    now = outcome.position
    word, *rest = move.split(" ")
    if word == "orient":
        question = now.pop("orient")
        turn_up(outcome, question["cell"], rest[0])
        reveal(outcome, question["laid"], truth)
    else:
        card = hand_card(position, move)
        assert card is not None
        now["hands"][now["turn"]].remove(card)
        count_passes(now, word)
        apply(outcome, word, rest, truth)
    if "orient" not in now:
        finish(outcome, truth, drawn)
    return outcome


def copy(position: Position) -> Position:
    """Copy a position so that the copy may be changed."""
    fresh = position.copy()
    fresh["board"] = dict(position["board"])
    fresh["hidden"] = set(position["hidden"])
    fresh["hands"] = [list(hand) for hand in position["hands"]]
    fresh["front"] = [list(lying) for lying in position["front"]]
    fresh["passes"] = position.get("passes", 0)
    return fresh


def count_passes(now: Position, word: str) -> None:
    """A pass counts if the pile was already empty; any other move breaks the row (R-B-20)."""
    counts = word == "discard" and now["pile"] == 0
    now["passes"] = now["passes"] + 1 if counts else 0


def apply(outcome: Outcome, word: str, rest: list[str], truth: Mapping[Cell, str]) -> None:
    """Do what the played card says."""
    now = outcome.position
    kind, *tools = word.split("-")
    if kind == "broken":
        now["front"][seat_of(rest[0])].append(word)
    elif kind == "repair":
        now["front"][seat_of(rest[0])].remove(f"broken-{(rest[1:] or tools)[0]}")
    elif kind == "rockfall":
        del now["board"][cell_of(rest[0])]
    elif kind not in ("map", "discard"):
        cell = cell_of(rest[0])
        now["board"][cell] = word
        reveal(outcome, cell, truth)


def reveal(outcome: Outcome, laid: Cell, truth: Mapping[Cell, str]) -> None:
    """Turn up reached goals, topmost first, until none is reached or one asks how to lie."""
    now = outcome.position
    while reached := maze_of(now).reached():  # G-11, B-26, R-B-08
        cell = min(reached, key=lambda goal: (goal[1], goal[0]))
        ways = maze_of(now).orientations(shape_under(truth[cell]), cell, rule_of(now), laid)
        if len(ways) > 1:
            now["orient"] = {"cell": cell, "ways": ways, "laid": laid}
            return
        turn_up(outcome, cell, *ways)


def shape_under(goal: str) -> str:
    """Give the shape of a goal from what the truth says about it."""
    return TREASURE if goal == "gold" else goal.removeprefix("stone ")


def turn_up(outcome: Outcome, cell: Cell, code: str) -> None:
    """Lay a goal face up."""
    outcome.position["hidden"].discard(cell)
    outcome.position["board"][cell] = code
    outcome.revealed[cell] = code


def finish(outcome: Outcome, truth: Mapping[Cell, str], drawn: str | None) -> None:
    """End the round, or draw a card and find who is next."""
    now = outcome.position
    if any(truth[cell] == "gold" for cell in now["goals"] - now["hidden"]):
        outcome.over = "treasure"  # B-27 (a) before anything else; no draw (B-09)
        return
    players = len(now["hands"])
    ends_by_passes = option(now, "round_end") == "all_passed"
    # The row of passes is complete before anyone could draw: it needs an empty pile.
    if ends_by_passes and now["passes"] >= players:
        outcome.over = "all-passed"
        return
    if now["pile"] > 0:
        now["pile"] -= 1
        now["hands"][now["turn"]].append(drawn or "?")
        outcome.drew = True
    if not any(now["hands"]):
        outcome.over = "all-passed" if ends_by_passes else "hands-empty"
        return
    now["turn"] = (now["turn"] + 1) % players
    while not now["hands"][now["turn"]]:  # skipped (B-10)
        if now["pile"] == 0:
            now["passes"] += 1
        if ends_by_passes and now["passes"] >= players:
            outcome.over = "all-passed"
            return
        now["turn"] = (now["turn"] + 1) % players
