"""One decision of a person: draw the scene and read lines until there is a move or a claim."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from rich.text import Text

from saboteur.cards.actions import is_action
from saboteur.notation.claim import Claim
from saboteur.notation.move import Cell, Move, read_cell, read_seat
from saboteur.notation.reason import InvalidMove
from saboteur.terminal.choice import DISCARD, Choice, answers, aside_moves, choices_for, label
from saboteur.terminal.coach import Coach
from saboteur.terminal.command import UNDO, command_of, spelt, words_of
from saboteur.terminal.display import Display
from saboteur.terminal.explain import explain, help_lines
from saboteur.terminal.insight import Insight
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.saboteur2 import hindrance
from saboteur.terminal.scene import Scene
from saboteur.terminal.screen import compose, plain, plain_choice, wrapped

SPAN = "\N{EN DASH}"
Refusal = Callable[[Move], str | None]
"""Returns why a move is illegal now; `InvalidMove` if the game has no such move."""


class Pages(msgspec.Struct, frozen=True):
    """Long texts, generated on demand."""

    log: Callable[[], Sequence[Text]]
    rules: Callable[[], Sequence[Text]]
    insight: Insight | None = None
    """The card counter and the forecast; a lesson has neither."""
    coach: Coach | None = None
    """Hints and beliefs; None where several people share the terminal."""


class Turn:
    """Reads lines until they form a move or a claim."""

    def __init__(self, display: Display, scene: Scene, moves: Sequence[Move], why_not: Refusal, pages: Pages) -> None:
        self.display = display
        self.base = scene
        self.moves = moves
        self.why_not = why_not
        self.pages = pages
        self.say = scene.narrator.say
        self.lang = scene.narrator.lang
        self.hand = scene.view.hand
        prompt = scene.view.prompt
        self.kind = "turn" if prompt is None else prompt.kind
        self.usable = frozenset(card for card in self.hand if self.kind == "turn" and choices_for(card, moves))
        self.chosen: int | None = None
        self.way: Choice | None = None
        self.wrong = ""
        self.told = ""
        self._drawn: tuple[int | None, Choice | None] | None = None

    def decide(self) -> Move | Claim:
        """Ask until there is a move or a claim; `Leave` if the player quits."""
        while True:
            line = _printable(self.display.ask(self._draw))
            self.wrong = self.told = ""
            decision = self._read(line.strip())
            if decision is not None:
                return decision

    # Showing.

    def scene(self) -> Scene:
        """The scene with the current choices and messages."""
        message, hint = self._foot()
        return msgspec.structs.replace(
            self.base,
            choices=tuple(self._choices()),
            spot=self._spot(),
            chosen=self.chosen,
            usable=self.usable,
            message=self.wrong or self.told or message,
            wrong=bool(self.wrong),
            hint=hint,
        )

    def _draw(self, width: int, height: int) -> Sequence[Text]:
        scene = self.scene()
        if self.display.live:
            return compose(scene, self.display.look, width, height)
        before, self._drawn = self._drawn, (self.chosen, self.way)
        if before is None:
            return plain(scene, self.display.look, width)
        if before != self._drawn and (self.chosen is not None or self.way is not None):
            return plain_choice(scene, self.display.look, width)
        # The picture is above already; print only what is new.
        return wrapped([Text(line) for line in scene.message.splitlines()], width)

    def _spot(self) -> Cell | None:
        """The cell the question is about."""
        prompt = self.base.view.prompt
        if self.kind != "turn" and prompt is not None:
            return prompt.cell
        return None if self.way is None else self.way.cell

    def _choices(self) -> list[Choice]:
        if self.kind != "turn":
            return answers(self.moves)
        if self.way is not None:
            return answers(self.way.moves)
        if self.chosen is None:
            return answers(aside_moves(self.moves))
        return choices_for(self.hand[self.chosen], self.moves)

    def _foot(self) -> tuple[str, str]:
        if self.kind != "turn":
            return self.base.narrator.question(self.base.view), self.say("hint-choice")
        if self.way is not None:
            removing = self.way.moves[0].verb == "remove"
            return self.say("prompt-remove" if removing else "prompt-way"), self.say("hint-place")
        if self.chosen is not None:
            return self._chosen_question(self.hand[self.chosen]), self.say("hint-place")
        return self._turn_question(), self.say(self._turn_hint())

    def _turn_hint(self) -> str:
        """The hint for what this turn allows besides a number."""
        if any(move.verb == "remove" for move in self.moves):
            return "hint-turn-remove"
        several = any(move.verb == "discard" and len(move.cards) > 1 for move in self.moves)
        return "hint-turn-several" if several else "hint-turn"

    def _chosen_question(self, card: str) -> str:
        choices = self._choices()
        view = self.base.view
        hindered = hindrance(view)
        if not choices and not is_action(card) and hindered is not None and view.cave is None:
            return self.say(f"reason-{hindered}")
        key = "prompt-nothing" if not choices else "prompt-place" if choices[0].cell else "prompt-target"
        return self.say(key, card=self.base.narrator.capital(self.base.narrator.card(card)))

    def _turn_question(self) -> str:
        view = self.base.view
        hindered = hindrance(view)
        if hindered is None or view.cave is not None:
            return self.say("prompt-turn", cards=self._numbers())
        if hindered == "trapped":
            return self.say("prompt-turn-trapped", cards=self._numbers())
        teller = self.base.narrator
        broken = [card for card in view.front[view.seat or 0] if card.startswith("broken")]
        return self.say("prompt-turn-broken", tools=teller.listed(map(teller.lying, broken)), cards=self._numbers())

    def _numbers(self) -> str:
        return f"1{SPAN}{len(self.hand)}" if len(self.hand) > 1 else "1"

    # Reading.

    def _read(self, line: str) -> Move | Claim | None:
        words = words_of(line)
        if not words:
            self.chosen = self.way = None
            return None
        first, rest = words[0], words[1:]
        if first.startswith("?"):
            self._explain([*([first[1:]] if first[1:] else []), *rest])
            return None
        found = self._labelled(line)
        if found is not None:
            return self._take(found)
        command = command_of(first, self.lang)
        if command is not None and not self._is_notation(words):
            return self._obey(command, " ".join(rest))
        if first.lower() in UNDO:
            self.wrong = self.say("wrong-undo")
            return None
        if self.kind == "turn":
            return self._read_turn(first, rest, line)
        if self.kind == "take" and first.isdecimal() and not rest:
            return self._notation(f"take {first}", line)
        return self._notation(line, line)

    def _is_notation(self, words: list[str]) -> bool:
        """`discard NS` is a move in notation, `discard 3` a command."""
        return words[0].lower() in {"discard", "remove"} and len(words) > 1 and not words[1].isdecimal()

    def _read_turn(self, first: str, rest: list[str], line: str) -> Move | None:
        if first.lower() == DISCARD:
            return self._discard(rest)
        if first.isdecimal() and "," not in first:
            return self._choose(int(first), rest)
        if self.chosen is not None and not rest:
            aimed = self._aimed(self.chosen, first)
            if aimed is not None:
                return self._take(aimed)
            if self.wrong:
                return None
        return self._notation(line, line)

    def _labelled(self, line: str) -> Choice | None:
        return next((choice for choice in self._choices() if choice.label == line.lower()), None)

    def _take(self, choice: Choice) -> Move | None:
        if len(choice.moves) == 1:
            return choice.moves[0]
        self.way = choice
        return None

    def _choose(self, number: int, rest: list[str]) -> Move | None:
        if not 1 <= number <= len(self.hand):
            self.wrong = self.say("wrong-number", number=_shortened(str(number)), cards=self._numbers())
            return None
        self.way = None
        self.chosen = number - 1
        if not rest:
            return None
        aimed = self._aimed(self.chosen, " ".join(rest))
        if aimed is not None:
            return self._take(aimed)
        if not self.wrong:
            card = self.base.narrator.capital(self.base.narrator.card(self.hand[self.chosen]))
            self.wrong = self.say("wrong-target", card=card, target=_shortened(" ".join(rest)))
        return None

    def _aimed(self, chosen: int, target: str) -> Choice | None:
        """The choice for a cell, a player or a label; sets the error if the target is refused."""
        choices = choices_for(self.hand[chosen], self.moves)
        for choice in choices:
            if choice.label == target.lower():
                return choice
        aim, _, tool = target.lower().partition(" ")
        cell, seat = _read_aim(aim)
        if cell is None and seat is None:
            return None
        found = [
            move
            for choice in choices
            for move in choice.moves
            if (move.cell, move.seat) == (cell, seat) and tool in {"", move.tool or ""}
        ]
        if found:
            return Choice(label(0), tuple(found))
        self._refuse(f"{self.hand[chosen]} {target.lower()}")
        return None

    def _discard(self, which: list[str]) -> Move | None:
        """Discard one or more cards by number."""
        if not which and self.chosen is not None:
            which = [str(self.chosen + 1)]
        cards = self._cards(which)
        if cards is None:
            return None
        move = Move("discard", cards=cards)
        if move in self.moves:
            return move
        several = any(move.verb == "discard" and len(move.cards) > 1 for move in self.moves)
        self.wrong = self.say("wrong-discard-several" if several else "wrong-discard")
        return None

    def _remove(self, which: list[str]) -> Move | None:
        """Pay two cards, by number, to remove one in front of the player."""
        able = [move for move in self.moves if move.verb == "remove"]
        if not able:
            self.wrong = self.say("wrong-remove-none")
            return None
        cards = self._cards(which)
        if cards is None:
            return None
        found = tuple(move for move in able if move.cards == cards)
        if not found:
            self.wrong = self.say("wrong-remove")
            return None
        self.chosen = None
        return self._take(Choice(label(0), found))

    def _cards(self, which: list[str]) -> tuple[str, ...] | None:
        """The hand cards with these numbers; empty if one repeats, None with an error if one is wrong."""
        numbers = [int(word) if word.isdecimal() else 0 for word in which]
        for word, number in zip(which, numbers, strict=True):
            if word.isdecimal() and not 1 <= number <= len(self.hand):
                self.wrong = self.say("wrong-number", number=_shortened(word), cards=self._numbers())
                return None
        if 0 in numbers or len(set(numbers)) != len(numbers):
            return ()
        return tuple(sorted(self.hand[number - 1] for number in numbers))

    def _obey(self, command: str, rest: str) -> Move | Claim | None:
        if command == "quit":
            raise Leave
        if command == "say":
            return self._claim(rest)
        if command in {"count", "who"}:
            self._tell_insight(command)
        elif command in {"hint", "know"}:
            self._tell_coach(command)
        elif command in {"log", "rules"}:
            self._page(self.pages.log() if command == "log" else self.pages.rules())
        elif command in {"discard", "remove"}:
            return self._discard(rest.split()) if command == "discard" else self._remove(rest.split())
        elif command == "back":
            self.chosen = self.way = None
        elif command == "help":
            self._page(help_lines(self.scene(), self.display.look, self.display.width))
        return None

    def _tell_insight(self, command: str) -> None:
        """Show the card counter, or who would win now."""
        insight = self.pages.insight
        lines = [] if insight is None else insight.count() if command == "count" else insight.winners()
        if lines:
            self._page(lines)
        else:
            self.wrong = self.say("wrong-no-insight")

    def _tell_coach(self, command: str) -> None:
        """Show the best moves, or the seat's beliefs."""
        coach = self.pages.coach
        if coach is None:
            self.wrong = self.say("wrong-no-coach")
            return
        lines = coach.hint() if command == "hint" else coach.know()
        if lines:
            self._page(lines)
        else:
            self.wrong = self.say("wrong-no-hint" if command == "hint" else "wrong-no-insight")

    def _claim(self, words: str) -> Claim | None:
        """Parse a claim about an existing goal or player."""
        view = self.base.view
        try:
            claim = Claim.parse(words.lower())
        except InvalidMove:
            claim = None
        goals = {goal.cell for goal in view.goals}
        if claim is None or (claim.seat or 0) >= view.players or not {claim.cell} <= {None, *goals}:
            self.wrong = self.say("wrong-claim", input=_shortened(words))
            return None
        return claim

    def _page(self, lines: Sequence[Text]) -> None:
        self.display.pages(lines, self.say("hint-page"))

    def _explain(self, words: list[str]) -> None:
        topic = " ".join(words)
        if not topic and self.chosen is not None:
            topic = str(self.chosen + 1)
        if not topic:
            self._page(help_lines(self.scene(), self.display.look, self.display.width))
            return
        found = explain(topic, self.scene())
        if found is None:
            self.wrong = self.say("wrong-topic", input=_shortened(topic))
        else:
            self.told = found

    def _notation(self, words: str, line: str) -> Move | None:
        """Parse a move in notation, in any case; sets the error if it is refused."""
        tidy = " ".join(words_of(words)) if "," in words else words
        for spelling in dict.fromkeys((tidy, _upper(tidy), tidy.lower())):
            try:
                move = Move.parse(spelling)
                reason = self.why_not(move)
            except InvalidMove:
                continue
            if reason is None:
                return move
            if self.kind != "turn" and reason == "no-target":
                break
            self.wrong = self.say(f"reason-{reason}")
            return None
        self._misunderstood(line)
        return None

    def _refuse(self, words: str) -> None:
        """Set the error for a refused move."""
        try:
            reason = self.why_not(Move.parse(words))
        except InvalidMove:
            reason = None
        if reason is not None:
            self.wrong = self.say(f"reason-{reason}")

    def _misunderstood(self, line: str) -> None:
        shown = _shortened(line)
        labels = [choice.label for choice in self._choices()]
        if self.kind != "turn":
            self.wrong = self.say("wrong-answer", input=shown, labels=_span(labels))
        elif len(line.split()) > 1:
            self.wrong = self.say("wrong-move", input=shown)
        elif labels:
            self.wrong = self.say("wrong-label", input=shown, labels=_span(labels))
        else:
            self.wrong = self.say("wrong-input", input=shown, cards=len(self.hand))


def _shortened(line: str) -> str:
    return line if len(line) <= 30 else f"{line[:27]}..."


def _printable(line: str) -> str:
    """A line without control characters, which would act on the terminal, cut to a sensible length."""
    return "".join(character if character.isprintable() else " " for character in line[:200])


def _read_aim(word: str) -> tuple[Cell | None, int | None]:
    for read in (read_cell, read_seat):
        try:
            found = read(word)
        except InvalidMove:
            continue
        return (None, found) if isinstance(found, int) else (found, None)
    return None, None


def _upper(words: str) -> str:
    first, blank, rest = words.partition(" ")
    if first.lower() in {"discard", "orient"}:
        return f"{first.lower()}{blank}{' '.join(map(spelt, rest.split()))}"
    return spelt(first) + blank + rest


def _span(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{labels[0]}{SPAN}{labels[-1]}"
