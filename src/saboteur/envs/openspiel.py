"""The games as OpenSpiel games: `pyspiel.load_game("python_saboteur", {"players": 5})` after importing this module.

Every card dealt is a chance node. States keep the events of each seat, so information states have perfect recall;
`resample_from_infostate` resamples the cards a seat cannot know.
"""

from __future__ import annotations

from array import array
from itertools import repeat
from operator import truediv
from typing import Any

import numpy as np
import pyspiel

from saboteur.arrays.actions import actions_of
from saboteur.arrays.information import WIDTH as EVENT_WIDTH
from saboteur.arrays.information import event_numbers, tensor_size
from saboteur.arrays.observation import observation_of
from saboteur.cards.deck import load
from saboteur.engine.core.action_space import ActionSpace
from saboteur.engine.core.chance import Asking, Dice
from saboteur.engine.core.events import WIDTH, EventLog
from saboteur.engine.core.position import Position
from saboteur.engine.core.vector import tally
from saboteur.envs.versions import NAMES, USUAL
from saboteur.games import Ruleset, ruleset
from saboteur.notation.event import Event
from saboteur.notation.event_codec import spell

MOST_CARDS = 256
"""Chance outcomes are cards, roles, goals' tiles, gold values or seats: all below this."""


CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NO_CHANCE = Dice(0)
"""Placeholder chance for stored positions: draws go through a state's own chance."""


class Inner:
    """A state's data, copied together."""

    def __init__(self, rules: Ruleset, space: ActionSpace) -> None:
        self.rules = rules
        self.space = space
        self.position: Position | None = None
        """The last position before a chance node."""
        self.base: Position | None = None
        """The position after the last chance node; immutable, so states may share it."""
        self.played: list[int] = []
        """The moves since then."""
        self.move: int | None = None
        """The move that is waiting for chance outcomes."""
        self.drawn: list[list[int]] = []
        self.partly: list[int] = []
        self.left: dict[int, int] = {}
        """How many of each card chance can still draw, in ascending order."""
        self.total = 0
        """Their sum."""
        self.count = 0
        """The number of draws before the game continues."""
        self.spare = 0
        """How many are left then."""
        self.told: list[int] = []
        """Events in the engine's numbers."""
        self.dealt_for: int | None = None
        """The seat whose unknown cards were resampled, if any."""

    def __deepcopy__(self, _known: object) -> Inner:
        other = Inner(self.rules, self.space)
        other.position = None if self.position is None else self.position.copy()
        other.base = self.base
        other.played = list(self.played)
        other.move = self.move
        other.drawn = list(self.drawn)
        other.partly = list(self.partly)
        other.left = dict(self.left)
        other.total = self.total
        other.count = self.count
        other.spare = self.spare
        other.told = list(self.told)
        other.dealt_for = self.dealt_for
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the rules, which are named only."""
        rules = self.rules
        return {**self.__dict__, "rules": (rules.name, rules.players), "space": None, "base": None, "played": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.rules = ruleset(*state["rules"])
        self.space = actions_of(self.rules).space
        if self.position is not None:
            self.begin(self.position)

    def begin(self, position: Position) -> None:
        """Go on from here."""
        self.position, self.base, self.played = position, position.copy(), []

    def back(self) -> None:
        """Undo a move that needs chance. Few moves do, so this costs less than a copy before each."""
        if self.base is None:
            self.position = None
            return
        position = self.base.copy()
        position.chance, position.log = NO_CHANCE, None
        for move in self.played:
            position.play(move)
        # One move often needs several chance outcomes.
        self.begin(position)

    def ask(self, cards: list[int], count: int) -> None:
        """Let chance draw some of these."""
        self.left = tally(cards)
        self.total = len(cards)
        self.count = count
        self.spare = len(cards) - count


class SaboteurState(pyspiel.State):
    """A state of a match; chance is the player who deals."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.inner = Inner(game.rules, game.space.space)
        self._go_on()

    @property
    def rules(self) -> Ruleset:
        """The rules of the match."""
        return self.inner.rules

    def current_player(self) -> int:
        """The seat to move, chance, or the end."""
        inner = self.inner
        if inner.count:
            return CHANCE
        assert inner.position is not None
        actor = inner.position.actor
        return TERMINAL if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        inner = self.inner
        return not inner.count and inner.position is not None and inner.position.depth == 0

    # Overridden in Python so that the next two calls avoid C++.

    def is_chance_node(self) -> bool:
        """Whether chance draws next."""
        return self.inner.count > 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions; none for a player who is not to move."""
        inner = self.inner
        if player is not None and player != self.current_player():
            return []
        if inner.count:
            return list(inner.left)
        assert inner.position is not None
        return inner.space.legal(inner.position)

    def _legal_actions(self, _player: int) -> list[int]:
        inner = self.inner
        assert inner.position is not None
        return inner.space.legal(inner.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next."""
        inner = self.inner
        left = inner.left
        return list(zip(left, map(truediv, left.values(), repeat(inner.total)), strict=False))

    def _apply_action(self, action: int) -> None:
        inner = self.inner
        if inner.count:
            left = inner.left
            number = left[action]
            if number > 1:
                left[action] = number - 1
            else:
                del left[action]
            inner.total -= 1
            inner.partly.append(action)
            if inner.total == inner.spare:
                inner.drawn.append(inner.partly)
                inner.partly, inner.left, inner.total, inner.spare, inner.count = [], {}, 0, 0, 0
                self._go_on()
            return
        if action == inner.space.overflow:
            inner.move = self.get_game().space.code(action, inner.position)
        else:
            inner.move = inner.space.move_at(action)
        self._go_on()

    def _go_on(self) -> None:
        """Play the pending move, or deal, as far as chance has decided."""
        inner = self.inner
        log = EventLog()
        asking = Asking(inner.drawn)
        position = inner.position
        move = inner.move
        if position is None:
            position = Position(inner.rules.game, asking)
        position.chance = asking
        position.log = log
        if move is None:
            position.start()
        else:
            position.play(move)
        if asking.count:
            inner.back()
            inner.ask(asking.cards, asking.count)
            return
        position.log = None
        position.chance = NO_CHANCE
        inner.move = None
        inner.told += log.numbers
        if inner.drawn or move is None:
            inner.drawn = []
            inner.begin(position)
        else:
            inner.played.append(move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return str(self.get_game().space.move(action, self.inner.position))

    def returns(self) -> list[float]:
        """Zero until the match is over; see `Position.rewards`."""
        if self.inner.position is None:
            return [0.0] * self.get_game().num_players()
        return self.inner.position.rewards()

    def events(self, player: int) -> list[Event]:
        """All events as a seat may know them."""
        told, codec = self.inner.told, self.rules.codec
        found = []
        for seq, at in enumerate(range(0, len(told), WIDTH)):
            numbers = told[at : at + WIDTH]
            event = spell(codec, seq, numbers)
            found.append(event if numbers[WIDTH - 1] >> player & 1 else event.masked())
        return found

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SaboteurState:
        """The same state with everything the player cannot know resampled; its history is that of the original."""
        other = self.clone()
        if other.inner.position is not None:
            number = probability_sampler() if callable(probability_sampler) else probability_sampler.random()
            dice = Dice(int(number * (1 << 50)))
            other.inner.begin(other.inner.position.sample(player_id, dice))
            other.inner.dealt_for = player_id
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        position = self.inner.position
        return "dealing" if position is None else f"{position.view(None)} {self.inner.partly}"


class SaboteurObserver:
    """What a player knows now, or with perfect recall everything it has ever seen."""

    def __init__(self, game: Any, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations have no parameters, but {params} were given.")
        self._recall = iig_obs_type.perfect_recall
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        rules = game.rules
        self._seen = observation_of(rules).size
        self.tensor = np.zeros(tensor_size(rules) if self._recall else self._seen, np.float32)
        self.dict = {"observation": self.tensor[: self._seen]}
        if self._recall:
            self.dict["events"] = self.tensor[self._seen :].reshape(-1, EVENT_WIDTH)

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Fill the tensor."""
        position = state.inner.position
        if position is None:
            self.tensor.fill(0)
        else:
            seen = position.observed(player if self._private else None)
            np.copyto(self.dict["observation"], np.frombuffer(seen, np.uint8))
        if self._recall:
            rows = self.dict["events"]
            rows.fill(0)
            for row, event in enumerate(state.events(player)[: len(rows)]):
                rows[row] = array("f", event_numbers(event, state.rules))

    def string_from(self, state: SaboteurState, player: int) -> str:
        """The view as text; with perfect recall every event."""
        if self._recall:
            lines = [f"p{player + 1}", *map(str, state.events(player))]
            inner = state.inner
            if inner.dealt_for not in {None, player} and inner.position is not None:
                # Other players hold resampled cards that events do not show: states with different moves must differ.
                lines.append(str(inner.position.view(player)))
            return "\n".join(lines)
        position = state.inner.position
        return "dealing" if position is None else str(position.view(player if self._private else None))


def _type(name: str) -> Any:
    least, most = load(name).players
    return pyspiel.GameType(
        short_name=f"python_{NAMES[name]}",
        long_name=f"Python {NAMES[name].replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if most == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL[name]},
    )


class SaboteurGame(pyspiel.Game):
    """One of the games for a number of players."""

    NAME = "saboteur"
    TYPE: Any = None

    def __init__(self, params: Any = None) -> None:
        settings = params or {}
        self.rules = ruleset(self.NAME, int(settings.get("players", USUAL[self.NAME])))
        self.space = actions_of(self.rules)
        alone = self.rules.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=MOST_CARDS,
            num_players=self.rules.players,
            min_utility=0.0 if alone else -1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.rules.deck.max_moves,
        )
        super().__init__(self.TYPE, info, settings)

    def new_initial_state(self) -> SaboteurState:
        """A match about to be dealt."""
        return SaboteurState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SaboteurObserver:
        """Tensors and strings of what players know."""
        return SaboteurObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _register(name: str) -> type[SaboteurGame]:
    kind = _type(name)
    made = type(f"{NAMES[name].title().replace('_', '')}Game", (SaboteurGame,), {"NAME": name, "TYPE": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {name: _register(name) for name in NAMES}
"""The registered classes by our names."""
