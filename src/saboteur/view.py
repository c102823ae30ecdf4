"""A moment of a match as one seat may know it, with all it has learnt so far that is still true."""

from __future__ import annotations

import msgspec

from saboteur.engine import gold as history
from saboteur.engine.game import Rim
from saboteur.engine.position import Position
from saboteur.engine.sight import UNKNOWN, Sight
from saboteur.event import HIDDEN
from saboteur.lexicon import Lexicon
from saboteur.move import TOOLS, Cell

PROMPTS = {0: "turn", 3: "orient", 5: "take"}
"""The questions by the engine's number of their step."""


class Laid(msgspec.Struct, frozen=True):
    """A card in the maze, as it lies."""

    card: str
    cell: Cell


class Goal(msgspec.Struct, frozen=True):
    """A goal: what it shows if open, what the seat has seen under it if not, else ``?``."""

    cell: Cell
    card: str
    open: bool


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question now put to a seat."""

    kind: str
    seat: int
    cell: Cell | None = None


class Discard(msgspec.Struct, frozen=True):
    """A card out of play and the seat it came from; ``?`` if thrown away unseen."""

    card: str
    seat: int


class Result(msgspec.Struct, frozen=True):
    """How a round ended: the winning side and seats, why, all roles, and the nuggets each seat gained (or ``?``)."""

    round: int
    winner: str
    winners: tuple[int, ...]
    reason: str
    reached_by: int | None
    roles: tuple[str, ...]
    aside: str
    gold: tuple[int | str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knows; seat None is a spectator. Prints as JSON and parses back."""

    game: str
    options: dict[str, str | bool | int]
    players: int
    seat: int | None
    round: int
    turn: int
    actor: int | None
    prompt: Prompt | None
    board: tuple[Laid, ...]
    goals: tuple[Goal, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    front: tuple[tuple[str, ...], ...]
    role: str | None
    roles: tuple[str, ...]
    aside_role: str
    draw_pile: int
    discards: tuple[Discard, ...]
    passes: int
    gold: tuple[int | str, ...]
    offer: tuple[int | str, ...]
    offers_seen: tuple[tuple[int, ...], ...]
    results: tuple[Result, ...]

    @classmethod
    def parse(cls, text: str) -> View:
        """Read a view as it prints; `ValueError` says what is wrong."""
        return msgspec.json.decode(text, type=cls)

    def __str__(self) -> str:
        return msgspec.json.encode(self, order="deterministic").decode()


class Window(Rim):
    """Builds the views of one game."""

    def __init__(self, lexicon: Lexicon, options: dict[str, str | bool | int]) -> None:
        self.lexicon = lexicon
        self.options = options
        self.fronts = tuple(
            tuple(f"broken-{tool}" for bit, tool in enumerate(TOOLS) if mask >> bit & 1) for mask in range(8)
        )
        self._laid: dict[tuple[int, int], Laid] = {}

    def view(self, position: Position, seat: int | None) -> View:
        """The position as the seat may know it."""
        eyes = Sight(position, UNKNOWN if seat is None else seat)
        words = self.lexicon
        roles = tuple([words.roles[role] if role >= 0 else HIDDEN for role in eyes.roles()])
        prompt = self._prompt(eyes)
        return View(
            game=words.game,
            options=self.options,
            players=words.players,
            seat=seat,
            round=eyes.round,
            turn=eyes.turn,
            actor=None if prompt is None else prompt.seat,
            prompt=prompt,
            board=self._board(eyes),
            goals=self._goals(eyes),
            hand=tuple([words.cards[card] for card in eyes.hand()]),
            hand_sizes=tuple(eyes.hand_sizes()),
            front=tuple([self.fronts[mask] for mask in eyes.fronts()]),
            role=None if seat is None else roles[seat],
            roles=roles[:-1],
            aside_role=roles[-1],
            draw_pile=eyes.pile,
            discards=self._discards(eyes),
            passes=eyes.passes,
            gold=tuple([amount if amount >= 0 else HIDDEN for amount in eyes.gold()]),
            offer=tuple([value if value >= 0 else HIDDEN for value in eyes.offer()]),
            offers_seen=tuple([tuple(seen) for seen in eyes.offers_seen()]),
            results=results(words, eyes.history()),
        )

    def _prompt(self, eyes: Sight) -> Prompt | None:
        numbers = eyes.prompt()
        if not numbers:
            return None
        kind = PROMPTS[numbers[0]]
        cell = self.lexicon.cell(eyes.goals()[3 * numbers[2]]) if kind == "orient" else None
        return Prompt(kind, numbers[1], cell)

    def _board(self, eyes: Sight) -> tuple[Laid, ...]:
        numbers = eyes.board()
        known = self._laid
        result = []
        for pair in zip(numbers[::2], numbers[1::2], strict=True):
            laid = known.get(pair)
            if laid is None:
                laid = known[pair] = Laid(self.lexicon.tiles[pair[0]], self.lexicon.cell(pair[1]))
            result.append(laid)
        return tuple(result)

    def _goals(self, eyes: Sight) -> tuple[Goal, ...]:
        numbers = iter(eyes.goals())
        return tuple([
            Goal(self.lexicon.cell(place), self.lexicon.goal_names[tile] if tile >= 0 else HIDDEN, bool(open_))
            for place, tile, open_ in zip(numbers, numbers, numbers, strict=True)
        ])

    def _discards(self, eyes: Sight) -> tuple[Discard, ...]:
        numbers = iter(eyes.discards())
        cards = self.lexicon.cards
        return tuple([
            Discard(cards[card] if card >= 0 else HIDDEN, seat) for card, seat in zip(numbers, numbers, strict=True)
        ])


def results(words: Lexicon, numbers: list[int]) -> tuple[Result, ...]:
    """The rounds that are over, from the history of a match (kind, seat, value in turn)."""
    found: list[Result] = []
    at = 0
    while at < len(numbers):
        end = at + 3
        while end < len(numbers) and numbers[end] != history.ROUND_WON:
            end += 3
        found.append(_result(words, len(found) + 1, numbers[at:end]))
        at = end
    return tuple(found)


def _result(words: Lexicon, round_: int, numbers: list[int]) -> Result:
    _, seat, side = numbers[:3]
    reached_by = None if seat == history.NO_SEAT else seat
    roles = [0] * (words.players + 1)
    gold: list[int | str] = [0] * words.players
    for at in range(3, len(numbers), 3):
        kind, seat, value = numbers[at : at + 3]
        if kind == history.HELD:
            roles[words.players if seat == history.NO_SEAT else seat] = value
        else:
            before = gold[seat]
            gold[seat] = HIDDEN if value < 0 or isinstance(before, str) else before + value
    names = [words.roles[role] for role in roles]
    winners = tuple(seat for seat in range(words.players) if roles[seat] == side)
    if reached_by is not None:
        reason = "treasure-reached"
    elif winners:
        reason = "treasure-not-reached"
    else:
        reason = "no-saboteurs"
    return Result(
        round_, f"{words.roles[side]}s", winners, reason, reached_by, tuple(names[:-1]), names[-1], tuple(gold)
    )
