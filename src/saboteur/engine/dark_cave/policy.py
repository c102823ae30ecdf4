"""The policy of The Dark Cave: build towards the exit, walk there, hinder those who work for the other clan."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import OCCUPIED, TILE
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import (
    AXE,
    BOOTS,
    GOBLIN,
    INFORMATION,
    LINDWORM,
    PATH,
    RAT,
    ROCKFALL,
    SWAP_HANDS,
    WEB,
)
from saboteur.engine.core.hand import sorted_hand
from saboteur.engine.core.moves import (
    AGREE,
    CHOP,
    DISCARD,
    FEND,
    LAY,
    PLAY,
    PROPOSE_END,
    STEP,
    TAKE,
    Moves,
    aim_of,
    card_of,
    discard,
    discard_two,
    first_card,
    other_cards,
    place_of,
    play,
    play_at,
    spot_of,
    spot_place_of,
    verb_of,
)
from saboteur.engine.core.moves import SPOT as SPOT_BITS
from saboteur.engine.core.place import EAST, SOUTH, STEPS
from saboteur.engine.core.policy import MILLI, Policy, thin
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import PEEKED
from saboteur.engine.core.step import TURN
from saboteur.engine.dark_cave import weights as w
from saboteur.engine.dark_cave.company import Company
from saboteur.engine.dark_cave.fields import ROOM, Fields
from saboteur.engine.dark_cave.information import SEATS
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.prospects import Prospects, friend
from saboteur.engine.dark_cave.state import AXES, FIGURE, OUT, SPOT, WEB_COUNT, creature_of
from saboteur.engine.dark_cave.state import BOOTS as WORN
from saboteur.engine.dark_cave.steps import PROWL, WALK
from saboteur.engine.dark_cave.trails import FAR, GOAL, UNBUILT, WEBBED, Trails
from saboteur.engine.dark_cave.webs import web_at
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

HORIZON: Final = 4
"""Turns of each player in a rollout."""
REACHES: Final = vec[i64]([3, 4, 5])


@final
class DarkCavePolicy(Policy):
    """Weighs moves by how much nearer they bring its own dwarf to the exit, and the others."""

    game: "Game"
    families: vec[i64]  # by card
    keeps: vec[i64]  # value of a card in hand, by card
    motion: Movement
    fields: Fields
    trails: Trails
    prospects: Prospects
    fresh: bool  # whether the distances are those of the position
    goals: i64  # the goals to which they were measured
    axed: bool  # whether for a dwarf with an axe
    turns: i64  # turns played in this rollout
    horizon: i64
    company: Company
    exact: bool  # whether all seats are watched

    def __init__(self, game: "Game", families: list[int], motion: Movement) -> None:
        super().__init__()
        self.game = game
        self.families = vec[i64](families)
        self.motion = motion
        self.fields = motion.fields
        self.trails = Trails(motion.fields, game.template)
        self.prospects = Prospects(game, motion.fields, self.trails)
        self.fresh = False
        self.goals = 0
        self.axed = False
        self.turns = 0
        self.horizon = HORIZON * game.players
        self.company = Company(self.trails)
        self.exact = True
        self.jitter = w.JITTER
        self.doubt = 0.25
        i: i64
        self.keeps = vec[i64]([0] * len(families))
        for i in range(len(families)):
            tile = game.tile_of[i] if i < len(game.tile_of) else 0
            self.keeps[i] = w.keep(game.tiles, self.families[i], tile)

    # The interface of policies.

    def own(self) -> Policy:
        """An independent policy with its own scratch data."""
        return DarkCavePolicy(self.game, [family for family in self.families], self.motion)

    def begin(self, position: "Position", belief: vec[i64]) -> None:
        """Forget the distances of other positions."""
        self.fresh = False
        self.turns = 0
        self.enough = False

    def searches(self, position: "Position") -> bool:
        """Turns, walks and votes are worth a search; an axe is used and gold taken anyway."""
        return position.agenda[position.depth - STEP_WIDTH] in (TURN, WALK, PROWL)

    def pick(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> i64:
        """The best of the considered moves, considering few other dwarfs."""
        self.exact = False
        found = super().pick(position, seat, dice, moves)
        self.exact = True
        return found

    def note(self, position: "Position", seat: i64, move: i64) -> None:
        """Notice what changes the ways, and how many turns have been played."""
        verb = verb_of(move)
        if verb == STEP:
            if position.board.tile_at(spot_place_of(move)) < 0:
                self.fresh = False
            return
        if verb in (LAY, PLAY, CHOP):
            self.fresh = False
        if position.agenda[position.depth - STEP_WIDTH] == TURN and verb in (LAY, PLAY, DISCARD):
            self.turns += 1
            self.enough = self.turns > self.horizon

    def worth(self, position: "Position", seat: i64) -> i64:
        """The chance to win the match, in thousandths, and a little for the gold."""
        self.fresh = False
        return self.prospects.worth(position, seat)

    def success(self, position: "Position", seat: i64) -> i64:
        """The chance to win the match: a rollout may stop before it is decided."""
        return max(0, min(MILLI, self.worth(position, seat)))

    # Inside: considered moves.

    def list_turn(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """Every path, few action cards, discarding the least valuable card."""
        cards = sorted_hand(position, seat)
        effects = position.game.effects
        size = len(cards)
        inside = position.extra[FIGURE + seat] != OUT
        surveyed = False
        least: i64 = -1
        second: i64 = -1
        i: i64
        for i in range(size):
            card = cards[i]
            family = self.families[card]
            if least < 0 or self.keeps[card] < self.keeps[cards[least]]:
                second = least
                least = i
            elif second < 0 or self.keeps[card] < self.keeps[cards[second]]:
                second = i
            if i > 0 and cards[i - 1] == card:
                continue
            first = moves.count
            if family in (PATH, INFORMATION):
                effects[card].uses(position, seat, card, moves)
            elif family == BOOTS:
                if inside and position.extra[WORN + seat] == 0:
                    moves.add(play(card, seat))
            elif family == AXE:
                if inside:
                    moves.add(play(card, seat))
            elif family in (RAT, LINDWORM, GOBLIN):
                effects[card].uses(position, seat, card, moves)
                thin(moves, first, w.LURES, dice)
            elif family in (WEB, ROCKFALL):
                if not surveyed:
                    self.survey(position, seat)
                    surveyed = True
                self._list_hindrance(position, card, family, moves)
            elif family != SWAP_HANDS:
                effects[card].uses(position, seat, card, moves)
        moves.add(discard(cards[least]))
        if second >= 0:
            moves.add(discard_two(cards[least], cards[second]))

    def _list_hindrance(self, position: "Position", card: i64, family: i64, moves: Moves) -> None:
        """Webs and rockfalls on the leading opponent's way."""
        i: i64
        for i in range(self.company.edge_count):
            place = self.company.edges[i] >> 2
            side = self.company.edges[i] & 3
            if family == WEB:
                if side not in (EAST, SOUTH):
                    place += STEPS[side]
                    side ^= 2
                move = play_at(card, place) | side << SPOT_BITS
            else:
                move = play_at(card, place + STEPS[side])
            if position.game.effects[card].why_not(position, position.turn, move) == 0:
                moves.add(move)

    # Inside: evaluating the position.

    def survey(self, position: "Position", seat: i64) -> None:
        """Evaluate the position before the move, as the seat knows it."""
        goals = self._goals(position, seat)
        axed = position.extra[AXES + seat] != 0
        kind = position.agenda[position.depth - STEP_WIDTH]
        if not self.fresh or goals != self.goals or axed != self.axed or position.extra[WEB_COUNT] > 0:
            self.trails.measure(position, goals, seat)
            self.goals = goals
            self.axed = axed
            self.fresh = True
        if kind in (TURN, PROWL):
            self.company.watch(position, seat, self.exact)

    def _goals(self, position: "Position", seat: i64) -> i64:
        """The face-down goals that may be the exit, as far as the seat knows."""
        board = position.board
        peeked = position.of(seat, PEEKED)
        goals: i64 = 0
        i: i64
        for i in range(len(board.goals)):
            leads_out = self.fields.exit[position.goals[i]] >= 0
            if not board.hidden(i):
                if leads_out:
                    return 0
            elif peeked >> i & 1 == 0:
                goals |= 1 << i
            elif leads_out:
                return 1 << i
        return goals

    # Inside: weighing moves.

    def weight(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move to the seat, from what it knows."""
        verb = verb_of(move)
        if verb == LAY:
            gain = self._lay(position, place_of(move), card_of(move))
            if gain > 0:
                return w.FORWARD + w.NEARER * gain // MILLI
            return w.ASIDE + max(w.BACK * gain // MILLI, -9 * w.BACK)
        if verb == STEP:
            if position.agenda[position.depth - STEP_WIDTH] == WALK:
                return self._step(position, seat, move)
            return self._prowl(position, move)
        if verb == PLAY:
            return self._play(position, seat, move)
        if verb == DISCARD:
            total = i64(w.RID)
            cards = aim_of(move)
            while cards != 0:
                total -= self.keeps[first_card(cards)]
                cards = other_cards(cards)
            return total
        if verb == CHOP:
            if position.agenda[position.depth - STEP_WIDTH] == WALK:
                return 1 + w.JITTER
            return w.UNUSED
        if verb in (FEND, TAKE):
            return MILLI
        if verb == AGREE:
            if self.prospects.leads(position, seat):
                return MILLI
            return -MILLI
        if verb == PROPOSE_END:
            return w.PROPOSED
        return 0

    def _lay(self, position: "Position", place: i64, tile: i64) -> i64:
        """The weighted steps by which the card brings dwarfs nearer, in thousandths."""
        board = position.board
        trails = self.trails
        fields = self.fields
        total: i64 = 0
        onward = vec[i64]([FAR, FAR, FAR, FAR])
        side: i64
        i: i64
        best: i64 = FAR
        openings = board.tiles.openings[tile]
        for side in range(4):
            if openings >> side & 1:
                onward[side] = trails.onward(board, place, tile, side)
                if fields.ladder[tile] >= 0:
                    onward[side] = min(onward[side], trails.ladder + 2)
                    best = min(best, trails.beyond(board, place + STEPS[side], side ^ 2) + 1)
        for i in range(self.company.count):
            here = trails.node(position.extra[FIGURE + self.company.seats[i]])
            before = trails.left[here]
            after = before
            if trails.via[here] == place:
                after += w.DETOUR
            if fields.ladder[tile] >= 0:
                after = min(after, self.company.rung[i] + 1 + best)
            for side in range(4):
                if onward[side] >= after:
                    continue
                there = place + STEPS[side]
                value = board.at(there)
                if value & OCCUPIED == 0 or board.tile_at(there) < 0:
                    continue
                field = fields.at_arm[(value & TILE) * 4 + (side ^ 2)]
                if field < 0 or web_at(position, place, side) >= 0:
                    continue
                walked = self.company.steps(i, trails.cells + ROOM * trails.slot[there & trails.mask] + field)
                after = min(after, walked + 1 + onward[side])
            total += self.company.shares[i] * (min(before, FAR) - min(after, FAR))
        return total

    def _step(self, position: "Position", seat: i64, move: i64) -> i64:
        """How much nearer a step brings the dwarf."""
        trails = self.trails
        here = trails.left[trails.node(position.extra[FIGURE + seat])]
        place = spot_place_of(move)
        if position.board.tile_at(place) < 0:
            if self.goals >> position.board.goal_at(place) & 1:
                return MILLI * (here - GOAL)
            return -w.NEARER
        node = trails.node(self.motion.target(position, move))
        tile = position.board.at(place) & TILE
        price: i64 = 0
        if self.fields.tunnel[tile] == (node - trails.cells) % ROOM:
            price = 2
        return MILLI * (here - trails.left[node] - price)

    def _prowl(self, position: "Position", move: i64) -> i64:
        """Towards opponents, around friends."""
        node = self.trails.node(self.motion.target(position, move))
        creature = position.agenda[position.depth - STEP_WIDTH + 2]
        here = self.trails.node(creature_of(position, creature, SPOT))
        best: i64 = 0
        i: i64
        for i in range(self.company.count):
            if self.company.shares[i] < 0:
                nearer = self.company.steps(i, here) - self.company.steps(i, node)
                best = max(best, nearer * -self.company.shares[i])
            elif self.company.steps(i, node) == 0:
                return -self.company.shares[i]
        return best

    def _play(self, position: "Position", seat: i64, move: i64) -> i64:
        family = self.families[card_of(move)]
        if family in (RAT, LINDWORM, GOBLIN):
            return self._lure(position, move, family)
        if family == INFORMATION:
            return self._look(position, seat, move)
        if family in (BOOTS, AXE):
            target = aim_of(move)
            if position.extra[FIGURE + target] == OUT:
                return 2 * w.UNUSED
            worth: i64 = w.WEAR
            if family == AXE:
                worth = w.ARM
            if target == seat:
                return worth
            return worth * friend(position, seat, target) // (3 * MILLI)
        if family == SWAP_HANDS:
            return w.LOST
        if family == WEB:
            return self._web(spot_place_of(move), spot_of(move))
        if family == ROCKFALL:
            return self._rockfall(place_of(move))
        return 0

    def _look(self, position: "Position", seat: i64, move: i64) -> i64:
        """Look for the exit while it is not known."""
        if aim_of(move) < SEATS:
            return w.LOOK_AT_CLAN
        goal = position.board.goal_at(place_of(move))
        if self.goals >> goal & 1 == 0 or self.goals & (self.goals - 1) == 0:
            return 2 * w.BACK
        if position.extra[FIGURE + seat] == OUT:
            return 2 * w.BACK
        if self._nearest(position, seat) == goal:
            return w.LOOK + w.LOOK_NEAREST
        return w.LOOK

    def _nearest(self, position: "Position", seat: i64) -> i64:
        """The possible exit that is nearest as the crow flies."""
        return self.prospects.nearest(position, position.extra[FIGURE + seat], self.goals)

    def _web(self, place: i64, side: i64) -> i64:
        """A web delays dwarfs who would have passed it soon."""
        i: i64
        for i in range(self.company.edge_count):
            edge = self.company.edges[i] >> 2
            way = self.company.edges[i] & 3
            if way not in (EAST, SOUTH):
                edge += STEPS[way]
                way ^= 2
            if edge == place and way == side:
                return w.NEARER * w.OTHERS // MILLI * max(WEBBED - i, 0)
        return w.UNUSED

    def _rockfall(self, place: i64) -> i64:
        """A rockfall makes an opponent build again."""
        i: i64
        for i in range(self.company.edge_count):
            if (self.company.edges[i] >> 2) + STEPS[self.company.edges[i] & 3] == place:
                return w.NEARER * w.OTHERS // MILLI * UNBUILT
        return w.UNUSED

    def _lure(self, position: "Position", move: i64, family: i64) -> i64:
        """Lead a creature that can reach an opponent."""
        spot = self.motion.spot_named(position, spot_place_of(move), spot_of(move))
        if spot == OUT:
            return w.UNUSED
        node = self.trails.node(spot)
        reach = REACHES[family - RAT]
        harm: i64 = w.GNAWED
        if family == LINDWORM:
            harm = w.KNOCKED_DOWN
        elif family == GOBLIN:
            harm = w.ROBBED if position.game.players > 2 else 0
        best: i64 = 0
        i: i64
        for i in range(self.company.count):
            steps = self.company.steps(i, node)
            if self.company.shares[i] < 0 and steps <= reach:
                best = max(best, -self.company.shares[i])
            elif self.company.shares[i] > 0 and steps == 0:
                return -w.NEARER
        if best == 0:
            return w.LOST
        return w.NEARER * harm * best // MILLI
