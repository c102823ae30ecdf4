"""Views of The Dark Cave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saboteur.cards.actions import CREATURES
from saboteur.cards.box import Value
from saboteur.cards.shape import SIDES
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.dark_cave.ending import clans_of
from saboteur.engine.dark_cave.fields import ROOM, Fields
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.observer import DarkCaveObserver
from saboteur.engine.dark_cave.sight import DarkCaveSight
from saboteur.engine.dark_cave.steps import FEND, PROWL, WALK
from saboteur.games.views import Own, Views
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.events.dark_cave import ENDINGS
from saboteur.notation.move import FIELDS as FIELD_NAMES
from saboteur.notation.move import write_field
from saboteur.view import Cave, Creature, Known, Outcome, Prompt, Result, Web

CLANS = ("yellow", "blue")
OUT = "out"
NO_WINNER = "nobody"


class DarkCaveViews(Views):
    """Adds clans, figures, gold, webs, creatures, and the groups on the backs of all cards."""

    sight = DarkCaveSight
    detailed = Views.detailed | {"walk", "prowl", "fend"}
    plain = False

    def __init__(self, codec: Codec, options: Mapping[str, Value], fields: Fields, groups: Groups) -> None:
        super().__init__(codec, options)
        self.fields = fields
        self.groups = groups
        self._maze: tuple[tuple[Any, ...], tuple[Any, ...]] = (), ()
        """The last maze as the engine tells it, and with its joined arms."""

    def maze(self, eyes: DarkCaveSight, told: tuple[Any, ...]) -> tuple[Any, ...]:
        """The face-up cards, kept because dwarfs walk through the same maze for many moves."""
        last, known = self._maze
        if told is not last:
            known = eyes.tell_traced(self._board_words[1])
            self._maze = told, known
        return known

    def own(self, eyes: DarkCaveSight, number: int) -> tuple[Any, ...]:
        """Clans, figures, gold, webs, creatures, and the groups on the backs of all cards."""
        codec = self.codec
        roles = tuple([codec.roles[role] if role >= 0 else HIDDEN for role in eyes.roles()])
        return Own(
            role=roles[number - 1] if number else None,
            roles=roles[: codec.players],
            gold=tuple(eyes.gold()),
            results=() if eyes.ended == 0 else self.results(eyes.whole()),
            cave=self._cave(eyes, roles[codec.players :]),
        ).parts()

    def results(self, position: Position) -> tuple[Result, ...]:
        """The result of a finished match; all clan cards are revealed then."""
        eyes = DarkCaveSight(position, UNKNOWN)
        if eyes.ended == 0:
            return ()
        codec = self.codec
        clans = clans_of(position)
        clan = clans.winner()
        roles = [codec.roles[role] for role in eyes.roles()]
        left = eyes.left()
        result = Result(
            round=1,
            winner=CLANS[clan] if clan >= 0 else NO_WINNER,
            winners=tuple(seat for seat in range(codec.players) if works_for(roles[seat]) == clan),
            reason=ENDINGS[eyes.ended],
            reached_by=left[0] if left else None,
            roles=tuple(roles[: codec.players]),
            aside=" ".join(roles[codec.players :]),
            gold=tuple(eyes.gold()),
            rescued=(clans.rescued(0), clans.rescued(1)),
            multipliers=(clans.workers(1), clans.workers(0)),
            treasures=(clans.treasure(0), clans.treasure(1)),
        )
        return (result,)

    def outcome(self, position: Position) -> Outcome:
        """The greater treasure wins; a draw goes to the clan of the first dwarf out."""
        (result,) = self.results(position)
        gold = tuple(int(amount) for amount in result.gold)
        if not result.winners:
            return Outcome((), gold, "nobody-left")
        tied = result.treasures[0] == result.treasures[1]
        return Outcome(result.winners, gold, "first-out" if tied else "greater-treasure")

    def observer(self, game: Game) -> DarkCaveObserver:
        """Writes observations of this game."""
        return DarkCaveObserver(game, self.window(), len(self.codec.roles), self.fields, self.groups)

    def fronts(self, eyes: DarkCaveSight, told: tuple[Any, ...]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002 - none
        """Boots and axes, then the webs and creatures a seat has in the cave."""
        cards = [eyes.equipment(seat) for seat in range(self.codec.players)]
        for numbers, width in ((eyes.webs(), 5), (eyes.creatures(), 6)):
            for at in range(0, len(numbers), width):
                cards[numbers[at + width - 2]].append(numbers[at + width - 1])
        return tuple([tuple([self.codec.cards[card] for card in sorted(front)]) for front in cards])

    def prompt(self, eyes: DarkCaveSight, asked: Prompt) -> Prompt:
        """The prompt; walks and creatures include their remaining steps."""
        kind, seat, first, second = eyes.prompt()
        if kind == WALK:
            return Prompt("walk", seat, steps=eyes.walk())
        if kind == PROWL:
            return Prompt("prowl", seat, creature=CREATURES[first], steps=second)
        if kind == FEND:
            return Prompt("fend", seat, creature=CREATURES[first])
        return super().prompt(eyes, asked)

    def field(self, place: int, tile: int, field: int) -> str:
        """A field as text."""
        return write_field(self.codec.cell(place), FIELD_NAMES[self.fields.name[tile * ROOM + field]])

    def _cave(self, eyes: DarkCaveSight, aside: tuple[str, ...]) -> Cave:
        codec = self.codec
        players = codec.players
        figures = iter(eyes.figures())
        clans = [CLANS[clan] for clan in eyes.clans()]
        hands = eyes.hand_groups(self.groups)
        shown = eyes.shown()
        return Cave(
            figures=tuple(
                [
                    OUT if tile < 0 else self.field(place, tile, field)
                    for place, tile, field in zip(figures, figures, figures, strict=True)
                ]
            ),
            lying=tuple(eyes.lying()),
            stunned=eyes.stunned,
            clans=tuple(clans[:players]),
            aside_clans=tuple(clans[players:]),
            aside=aside,
            shown=tuple([bool(shown >> seat & 1) for seat in range(players)]),
            left=tuple(eyes.left()),
            webs=self._webs(eyes.webs()),
            creatures=self._creatures(eyes.creatures()),
            veins=tuple([codec.cell(place) for place in eyes.veins()]),
            supply=eyes.supply,
            proposed=eyes.proposed,
            hand_groups=tuple([tuple(hands[at : at + 3]) for at in range(0, len(hands), 3)]),
            pile_groups=tuple(eyes.pile_groups(self.groups)),
            discard_groups=tuple([group + 1 for group in eyes.discard_groups(self.groups)]),
            known=tuple([self._known(numbers) for numbers in eyes.known()]),
            looked=_seats(eyes.looked()),
            axes=self._axes(eyes),
        )

    def _axes(self, eyes: DarkCaveSight) -> tuple[tuple[str, ...], ...]:
        axes = [tuple([self.codec.cards[card] for card in eyes.axes(seat)]) for seat in range(self.codec.players)]
        return tuple(axes) if any(axes) else ()

    def _webs(self, numbers: list[int]) -> tuple[Web, ...]:
        codec = self.codec
        each = iter(numbers)
        return tuple(
            [
                Web(codec.cell(place), SIDES[side], strength, owner, codec.cards[card])
                for place, side, strength, owner, card in zip(each, each, each, each, each, strict=True)
            ]
        )

    def _creatures(self, numbers: list[int]) -> tuple[Creature, ...]:
        each = iter(numbers)
        return tuple(
            [
                Creature(CREATURES[creature], self.field(place, tile, field), owner, self.codec.cards[card])
                for creature, place, tile, field, owner, card in zip(each, each, each, each, each, each, strict=True)
            ]
        )

    def _known(self, numbers: list[int]) -> Known:
        among, seat, count = numbers[:3]
        cards = tuple([self.codec.cards[card] for card in numbers[3 + count :]])
        return Known(cards, among, None if seat < 0 else seat, tuple(numbers[3 : 3 + count]))


def _seats(masks: list[int]) -> tuple[tuple[int, ...], ...]:
    """The seats in each mask; nothing if all are empty."""
    if not any(masks):
        return ()
    return tuple([tuple([seat for seat in range(len(masks)) if mask >> seat & 1]) for mask in masks])


def works_for(role: str) -> int:
    """The number of the clan a role carries gold for."""
    clan, _, loyalty = role.partition("-")
    return CLANS.index(clan) ^ (loyalty == "saboteur")
