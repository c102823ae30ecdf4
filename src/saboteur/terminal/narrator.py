"""Turn cards, moves and events into sentences for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from saboteur.cards.actions import TOOLS, is_action, readable
from saboteur.cards.shape import GROUPS, Feature, NotationError, Shape, letters
from saboteur.notation.claim import Claim
from saboteur.notation.event import HIDDEN, Event
from saboteur.notation.move import Cell, Move, write_cell
from saboteur.terminal.glyphs import UNICODE, Glyphs
from saboteur.terminal.signs import cave_goal, nuggets
from saboteur.text import has, text
from saboteur.view import View

GOALS = ("upper", "middle", "lower")

SILENT = frozenset({"draw", "role", "show-role", "show-aside", "offer"})
"""Events without a sentence, except the viewer's own draws."""


class Narrator(msgspec.Struct, frozen=True):
    """Describes events to a seat (None: a spectator), in its language."""

    lang: str
    names: tuple[str, ...]
    seat: int | None = None
    goals: tuple[Cell, ...] = ()
    """The cells of the goals, top to bottom."""
    glyphs: Glyphs = UNICODE
    """The character set of the viewer's terminal."""
    game: str = ""
    """The game; some cards and reasons differ between games."""
    corner: Cell | None = None
    """The cell called A1, to name cells as the page does; else they are written as in moves."""

    def say(self, key: str, **values: str | int) -> str:
        """A text in the viewer's language."""
        return self.glyphs.plain(text(key, self.lang, **{"game": self.game, **values}))

    def name(self, seat: int | None) -> str:
        """A player's name."""
        return "" if seat is None else self.names[seat]

    # Cards and places.

    def card(self, code: str | None, form: str = "") -> str:
        """A card's name; ``form`` is an attribute of its text, like ``a`` or ``short``."""
        if code is None or code == HIDDEN:
            return self.say("card-unknown")
        key = f"{card_key(code)}.{form}" if form else card_key(code)
        if not has(key, self.lang) and is_action(code):
            return self.say(f"card-other.{form}" if form else "card-other", name=readable(code))
        return self.say(key)

    def explain(self, code: str) -> str:
        """What a card is for."""
        words = f"{self.capital(self.card(code))}. {self.card(code, 'help')}"
        try:
            return f"{words} {self.shape(Shape.parse(code))}"
        except NotationError:
            return words

    def shape(self, shape: Shape) -> str:
        """The open sides of a card, how they are connected, and what is on which arm."""
        joined = [mask for mask in shape.segment_masks if mask.bit_count() > 1]
        sides = self._sides(shape.openings)
        if not joined:
            words = [self.say("shape-apart", sides=sides)]
        elif joined == [shape.openings]:
            words = [self.say("shape-joined", sides=sides)]
        else:
            words = [self.say("shape-parts", sides=sides, parts="; ".join(map(self._sides, joined)))]
        told = [self._feature(shape, feature) for feature in shape.features if not shape.group]
        return " ".join([*words, *filter(None, told)])

    def _feature(self, shape: Shape, feature: Feature) -> str:
        kind, _, colour = feature.name.partition("-")
        if kind.startswith("gold"):
            way = self._sides(shape.segment_masks[shape.segment_of(feature)])
            return self.say("feature-gold", value=nuggets(shape), sides=way)
        if not feature.arm:
            return ""
        values = {"colour": self.say(f"colour-{colour}.door")} if colour else {}
        return self.say(f"feature-{kind}", side=self.say(f"side-{feature.arm}"), **values)

    def _sides(self, mask: int) -> str:
        return self.listed(self.say(f"side-{side}") for side in letters(mask))

    def cell(self, cell: Cell) -> str:
        """A cell's name."""
        if self.corner is None:
            return write_cell(cell)
        column, row = cell[0] - self.corner[0], cell[1] - self.corner[1]
        return f"{chr(ord('A') + column % 26)}{row + 1}"

    def field(self, field: str) -> str:
        """A field's name; the page shows which one of its cell it is."""
        if self.corner is None or "," not in field:
            return field
        x, y = field.partition(".")[0].split(",")
        return self.cell((int(x), int(y)))

    def place(self, cell: Cell | None, form: str = "") -> str:
        """A goal by its position, or any other cell."""
        if cell is None:
            return ""
        if cell not in self.goals:
            return self.cell(cell)
        if len(self.goals) != len(GOALS):
            return self.say(f"goal-other.{form}" if form else "goal-other", cell=self.cell(cell))
        key = f"goal-{GOALS[self.goals.index(cell)]}"
        return f"{self.say(f'{key}.{form}' if form else key)} ({self.cell(cell)})"

    def goal(self, what: str | None) -> str:
        """What lies under a goal."""
        if what is None or what == HIDDEN:
            return self.say("goal-unknown")
        kind = what.split()[0]
        if kind in {"gold", "stone"}:
            return self.say(f"goal-{kind}")
        shape = Shape.parse(kind)
        feature = cave_goal(shape)
        if feature is not None:
            return self.say(f"goal-{feature}")
        return self.say("goal-nuggets", value=nuggets(shape)) if nuggets(shape) else self.say("goal-empty")

    def role(self, role: str | None, form: str = "") -> str:
        """A role's name."""
        if role is None or role == HIDDEN:
            return self.say("role-unknown")
        return self.say(f"role-{role}.{form}" if form else f"role-{role}")

    def lying(self, card: str, form: str = "") -> str:
        """A card in front of a player: the broken tool, or its effect."""
        what, _, tool = card.partition("-")
        key = f"tool-{tool}" if what == "broken" else f"front-{card}"
        if not has(key, self.lang):
            return self.card(card)
        return self.say(f"{key}.{form}" if form else key)

    def who(self, seat: int) -> dict[str, str]:
        """The variables of a sentence about a player, who may be the viewer."""
        return {"you": "yes" if seat == self.seat else "no", "who": self.name(seat)}

    def people(self, seats: Iterable[int]) -> str:
        """A list of players, with "you" for the viewer."""
        return self.listed(self.say("you") if seat == self.seat else self.name(seat) for seat in seats)

    @staticmethod
    def capital(words: str) -> str:
        """Words with a capital first letter."""
        return words[:1].upper() + words[1:]

    def listed(self, parts: Iterable[str]) -> str:
        """Join words with commas and "and"."""
        words = list(parts)
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.say('list-and')} {words[-1]}"

    # Sentences.

    def question(self, view: View) -> str:
        """The question of a prompt other than the turn."""
        prompt = view.prompt
        if prompt is None:
            return ""
        values: dict[str, str | int] = {"steps": prompt.steps or 0, "cell": self.cell(prompt.cell or (0, 0))}
        if prompt.creature is not None:
            values["creature"] = self.say(f"creature-{prompt.creature}")
        if view.duel is not None:
            values["debt"] = sum(marker.troll and marker.seat == prompt.seat for marker in view.duel.marked)
        return self.say(f"prompt-{prompt.kind}", **values)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        mine = event.seat is not None and event.seat == self.seat
        values: dict[str, str | int] = {"you": "yes" if mine else "no", "who": self.name(event.seat)}
        if event.kind in {"role", "show-role", "show-aside"}:
            values |= {"role": self.role(event.role, "a"), "known": _known(event.role)}
        elif event.kind in {"map", "reveal"}:
            values |= {"place": self.place(event.cell), "goal": self.goal(event.goal), "known": _known(event.goal)}
        elif event.kind in {"break", "repair"}:
            tool = self.say(f"tool-{event.tool}")
            values |= {"tool": tool, **self._aimed(event.seat, event.target)}
        elif event.kind == "offer":
            cards = [self.say("gold-card", value=value) for value in event.values if isinstance(value, int)]
            values |= {"values": ", ".join(cards), "known": "yes" if cards else "no", "count": len(event.values)}
        elif event.kind in {"take", "paid"}:
            values |= {"value": event.value if isinstance(event.value, int) else 0, "known": _known(event.value)}
        elif event.kind == "claim":
            values["claim"] = self.claim(event.seat, event.claim or "")
        elif event.kind == "round":
            values["round"] = event.round or 0
        elif event.kind == "round-over":
            values |= {"winner": event.winner or "", "reached": "no" if event.seat is None else "yes"}
        elif event.kind != "match-over":
            values |= self._details(event)
        key = f"event-{event.kind}"
        # In the solo game some cards strike by themselves.
        alone = len(self.names) == 1 and has(f"{key}-alone", self.lang)
        return self._marked(event, self.say(f"{key}-alone" if alone else key, **values))

    def _marked(self, event: Event, words: str) -> str:
        """The sentence, marked if a bot did it in the person's name."""
        return f"{words} {self.say('by-bot')}" if event.by_bot else words

    def _details(self, event: Event) -> dict[str, str | int]:
        """The variables that only some events have."""
        values: dict[str, str | int] = {
            "card": self.card(event.card, "a"),
            "cell": self.cell(event.cell or (0, 0)),
            "known": _known(event.role if event.card is None else event.card),
            **self._parts(event),
        }
        if event.target is not None:
            values |= self._aimed(event.seat, event.target)
        if event.role is not None:
            values["role"] = self.role(event.role, "a")
        if event.creature is not None:
            values["creature"] = self.say(f"creature-{event.creature}{'.a' if event.kind == 'fend' else ''}")
        if event.kind == "collect":
            values["value"] = nuggets(Shape.parse(event.card or ""))
        elif event.kind == "pay":
            values["values"] = self.listed(self.say("gold-card", value=int(value)) for value in event.values)
        elif event.kind == "no-effect":
            values["card"] = self.capital(self.card(event.card))
        elif event.kind == "play":
            values["at"] = "cell" if event.cell is not None else "none" if event.target is None else "player"
        elif event.kind == "treasures":
            values |= dict(zip(("yellow", "blue"), event.values, strict=True))
        if event.cell is not None and event.side is not None:
            values["beyond"] = self.cell(_beyond(event.cell, event.side))
        values |= {name: str(getattr(event, name)) for name in ("vote", "reason") if getattr(event, name)}
        return values

    def _parts(self, event: Event) -> dict[str, str | int]:
        """Parts that any event may have, such as one of a game that the terminal does not know."""
        values: dict[str, str | int] = {}
        if isinstance(event.value, int):
            values["value"] = event.value
        if event.tool is not None:
            values["tool"] = self.say(f"tool-{event.tool}")
        if event.goal is not None:
            values["goal"] = self.goal(event.goal)
        if event.field:
            values["field"] = self.field(event.field)
        return values

    def news(self, events: Sequence[Event]) -> list[str]:
        """The events as sentences, without those in `SILENT` and the deal."""
        told = []
        thrown = 0
        for index, event in enumerate(events):
            if index < thrown:
                continue
            if event.kind == "discard":
                thrown = _run_of(events, index)
                told.append(self._discards(events[index:thrown]))
                continue
            dealing = event.kind == "draw" and _dealt(events, index, alone=len(self.names) == 1)
            if not dealing and (event.kind not in SILENT or (event.kind == "draw" and event.seat == self.seat)):
                told.append(self.event(event))
        return told

    def _discards(self, events: Sequence[Event]) -> str:
        """Cards discarded together, in one sentence."""
        if len(events) > 1 and HIDDEN in {event.card for event in events}:
            cards = self.say("cards-unknown", count=len(events))
        else:
            cards = self.listed(self.card(event.card, "a") for event in events)
        return self._marked(events[0], self.say("event-discard", card=cards, **self.who(events[0].seat or 0)))

    def claim(self, seat: int | None, words: str) -> str:
        """A claim in words."""
        claim = Claim.parse(words)
        values: dict[str, str | int] = {}
        if claim.cell is not None:
            values["place"] = self.place(claim.cell, "at")
        if claim.seat is not None:
            values |= self._aimed(seat, claim.seat)
        return self.say(f"claim-{claim.what}", **values)

    def move(self, move: Move) -> str:
        """A choice in words: gold, a player and a tool, or an answer."""
        if move.value is not None:
            return self.say("gold-card", value=move.value)
        if move.verb != "play" or move.side is not None or move.field is not None:
            return self._answer(move)
        who = self.say("you") if move.seat == self.seat else self.name(move.seat)
        if not {move.tool, *(move.card or "").split("-")[1:]} & {*TOOLS}:
            return who or self.card(move.card)
        tool = move.tool or (move.card or "").rpartition("-")[2]
        return self.say("move-tool", who=who, tool=self.say(f"tool-{tool}"))

    def _answer(self, move: Move) -> str:
        """An answer to a prompt in words."""
        cell = self.cell(move.cell or (0, 0))
        if move.verb == "play":
            return str(move).partition(" ")[2]
        values = {"field": str(move).partition(" ")[2], "cell": cell}
        if move.cell is not None and move.side is not None:
            values["beyond"] = self.cell(_beyond(move.cell, move.side))
        if move.seat is not None:
            values["name"] = self.name(move.seat)
        if move.verb == "remove":
            values["card"] = self.card(move.card, "a")
        elif move.verb == "pay":
            values["values"] = self.listed(self.say("gold-card", value=value) for value in move.values)
        return self.say(f"answer-{move.verb}", **values)

    def _aimed(self, by: int | None, at: int | None) -> dict[str, str | int]:
        target = "you" if at is not None and at == self.seat else "self" if at == by else "other"
        return {"target": target, "name": self.name(at)}


def _beyond(cell: Cell, side: str) -> Cell:
    """The cell on the other side of an edge."""
    x, y = cell
    return (x + 1, y) if side == "E" else (x, y + 1)


def card_key(code: str) -> str:
    """The text key of a card; path cards share one per kind of path."""
    group, dot, name = code.partition(".")
    try:
        shape = Shape.parse(code)
    except NotationError:
        return f"card-cave-{name}" if dot and group in GROUPS else f"card-{code}"
    if shape.group and shape.features:
        return f"card-cave-{shape.features[0].name}"
    if shape.features:
        return f"card-{_featured(shape)}"
    longest = shape.segment_masks[0]
    if [mask.bit_count() for mask in shape.segment_masks] == [2, 2]:
        return "card-bridge" if longest in {5, 10} else "card-double-curve"
    if longest.bit_count() == 1:
        return "card-dead-end"
    if longest.bit_count() == 2:
        return "card-straight" if longest in {5, 10} else "card-curve"
    return "card-junction" if longest.bit_count() == 3 else "card-crossing"


def _featured(shape: Shape) -> str:
    """The kind of a card with a feature; doors on arms and coloured ladders are the Duel's."""
    feature = shape.features[0]
    kind, _, colour = feature.name.partition("-")
    if kind == "ladder":
        start = shape.openings == 15
        return ("duel-start" if start else "duel-ladder") if colour else ("start" if start else "ladder")
    if kind == "door" and not feature.arm:
        return feature.name
    return f"duel-{kind.rstrip('123')}" if kind != "crystal" else kind


def _known(value: object) -> str:
    return "no" if value == HIDDEN else "yes"


def _run_of(events: Sequence[Event], index: int) -> int:
    """The end of a run of discards by one player."""
    first = events[index]
    end = index + 1
    while end < len(events) and (events[end].kind, events[end].seat) == (first.kind, first.seat):
        end += 1
    return end


def _dealt(events: Sequence[Event], index: int, *, alone: bool) -> bool:
    """Whether a draw belongs to the deal: only roles and draws since the round began.

    In the solo game cards may also strike during the deal.
    """
    dealing = {"draw", "role", "break", "no-effect"} if alone else {"draw", "role"}
    for event in reversed(events[:index]):
        if event.kind == "round":
            return True
        if event.kind not in dealing:
            return False
    return False
