"""The value of a match of The Dark Cave: won, lost, or the chance to win."""

from math import exp
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.place import x_of, y_of
from saboteur.engine.core.policy import MILLI
from saboteur.engine.core.seat import NOBODY, NUGGETS, PEEKED, ROLE
from saboteur.engine.dark_cave.fields import Fields
from saboteur.engine.dark_cave.state import (
    FIGURE,
    LEFT,
    LEFT_COUNT,
    LOOKED,
    LYING,
    OUT,
    SHOWN,
    clan_of,
    place_of_spot,
    works_for,
)
from saboteur.engine.dark_cave.trails import FAR, Trails
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

NOBODY_WINS: Final = 300
"""The value of a match without a winner, in thousandths of a win."""
GOLD: Final = 5
"""The extra value of a nugget."""
IGNORANCE: Final = 4
"""Steps lost by not knowing where the exit is."""
STUNNED: Final = 3
TEMPO: Final = 2
"""Steps that the seat to move is ahead."""
SCALE: Final = 5.0
"""Steps of a lead that make the chance to win 73 %."""
SPREAD: Final = 4.0
"""The same for treasures."""
LEADS: Final = 200


@final
class Prospects:
    """Chances to win, from how far the dwarfs are from the exit."""

    game: "Game"
    fields: Fields
    trails: Trails
    chances: vec[i64]  # by lead in steps, two players
    rich: vec[i64]  # by lead in treasure, tenths
    escapes: vec[i64]  # chance to get out, by steps left

    def __init__(self, game: "Game", fields: Fields, trails: Trails) -> None:
        self.game = game
        self.fields = fields
        self.trails = trails
        self.chances = vec[i64]([0] * (2 * LEADS + 1))
        self.rich = vec[i64]([0] * (2 * LEADS + 1))
        self.escapes = vec[i64]([0] * (FAR + 64))
        i: i64
        for i in range(2 * LEADS + 1):
            self.chances[i] = int(MILLI / (1.0 + exp(float(LEADS - i) / SCALE)))
            self.rich[i] = int(MILLI / (1.0 + exp(float(LEADS - i) / 10.0 / SPREAD)))
        for i in range(FAR + 64):
            self.escapes[i] = int(900.0 * exp(float(-i) / 25.0))

    def worth(self, position: "Position", seat: i64) -> i64:
        """The chance that the seat's clan wins, in thousandths, and a little for gold."""
        mine = works_for(position.of(seat, ROLE))
        if position.depth == 0:
            lead = self._lead(position, mine, False)
            if lead == 0:
                if position.extra[LEFT_COUNT] == 0:
                    return NOBODY_WINS
                if works_for(position.of(position.extra[LEFT] - 1, ROLE)) != mine:
                    return 0
                return MILLI
            if lead < 0:
                return 0
            return MILLI + GOLD * position.of(seat, NUGGETS)
        self.trails.measure(position, self._exit(position), seat)
        if position.game.players == 2:
            ahead = self._steps(position, 1 - seat) - self._steps(position, seat)
            if position.turn != seat:
                ahead += TEMPO
            else:
                ahead -= TEMPO
            return self.chances[max(-LEADS, min(LEADS, ahead)) + LEADS]
        lead = self._lead(position, mine, True) // 100
        return self.rich[max(-LEADS, min(LEADS, lead)) + LEADS]

    def leads(self, position: "Position", seat: i64) -> bool:
        """Whether those who are out carried more for the seat's clan than for the other."""
        mine = works_for(position.of(seat, ROLE))
        lead: i64 = 0
        other: i64
        for other in range(position.game.players):
            if position.extra[FIGURE + other] == OUT:
                if works_for(position.of(other, ROLE)) == mine:
                    lead += position.of(other, NUGGETS)
                else:
                    lead -= position.of(other, NUGGETS)
        return lead > 0

    def nearest(self, position: "Position", spot: i64, goals: i64) -> i64:
        """The nearest of these goals as the crow flies."""
        place = place_of_spot(spot)
        best: i64 = 1 << 20
        found: i64 = NOBODY
        i: i64
        for i in range(len(position.board.goals)):
            if goals >> i & 1:
                goal = position.board.goals[i]
                across = x_of(goal) - x_of(place)
                down = y_of(goal) - y_of(place)
                away = max(across, -across) + max(down, -down)
                if away < best:
                    best = away
                    found = i
        return found

    def _exit(self, position: "Position") -> i64:
        """The goal that is the exit, as a mask; 0 once it lies face up."""
        i: i64
        for i in range(len(position.board.goals)):
            if position.board.hidden(i) and self.fields.exit[position.goals[i]] >= 0:
                return 1 << i
        return 0

    def _steps(self, position: "Position", seat: i64) -> i64:
        """A dwarf's distance from getting out."""
        spot = position.extra[FIGURE + seat]
        if spot == OUT:
            return 0
        steps = self.trails.left[self.trails.node(spot)]
        if position.extra[LYING + seat] != 0:
            steps += STUNNED
        hidden = self._exit(position)
        if hidden != 0 and position.of(seat, PEEKED) & hidden == 0:
            steps += IGNORANCE
        return steps

    def _lead(self, position: "Position", mine: i64, hoped: bool) -> i64:
        """A clan's lead in treasure over the other, with expected gold in thousandths."""
        players = position.game.players
        workers: i64 = 0
        gold: i64 = 0
        theirs: i64 = 0
        seat: i64
        for seat in range(players):
            chance: i64 = MILLI
            if position.extra[FIGURE + seat] != OUT:
                chance = 0
                if hoped:
                    chance = self.escapes[self._steps(position, seat)]
            carried = position.of(seat, NUGGETS) * chance
            if works_for(position.of(seat, ROLE)) == mine:
                workers += 1
                gold += carried
            else:
                theirs += carried
        return gold * (players - workers) - theirs * workers


def friend(position: "Position", seat: i64, other: i64) -> i64:
    """How likely another seat works for the same clan, as far as the seat knows: from -1000 (never) to 1000."""
    mine = works_for(position.of(seat, ROLE))
    known = position.extra[SHOWN] | position.of(seat, LOOKED) | 1 << seat
    role = position.of(other, ROLE)
    if known >> other & 1:
        if works_for(role) == mine:
            return MILLI
        return -MILLI
    game = position.game
    clan = clan_of(role)
    with_us: i64 = 0
    total: i64 = 0
    i: i64
    for i in range(len(game.role_cards)):
        if clan_of(game.role_cards[i]) == clan:
            total += 1
            if works_for(game.role_cards[i]) == mine:
                with_us += 1
    for i in range(game.players):
        role = position.of(i, ROLE)
        if known >> i & 1 and clan_of(role) == clan:
            total -= 1
            if works_for(role) == mine:
                with_us -= 1
    if total <= 0:
        return 0
    return MILLI * (2 * with_us - total) // total
