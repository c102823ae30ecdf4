"""Saboteurs of rollouts hide while a good name is worth something, so that a search knows what bluff is worth."""

import random

from saboteur import Belief, Match
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.saboteur.cover import DISTANT, NEAR, price

ROUNDS = 12
EARLY = 10
"""Turns of the table in which everything is hidden."""
OPEN = {"back", "cut"}


def test_a_good_name_is_worth_less_as_the_gold_and_the_end_come_near() -> None:
    """All of it at the beginning, nothing at the gold or with the last cards."""
    match = Match.new("saboteur", players=5, seed=3)
    first = match.position()
    worth = [price(first, turns) for turns in (NEAR, (NEAR + DISTANT) // 2, DISTANT, 3 * DISTANT)]
    assert 0 == worth[0] < worth[1] < worth[2] == worth[3]
    rng = random.Random(1)
    found = []
    while match.actor is not None and match.view(None).round == 1:
        found.append(price(match.position(), DISTANT))
        match.play(rng.choice(match.moves()))
    assert found == sorted(found, reverse=True)
    assert 0 == found[-1]


def test_saboteurs_of_rollouts_dig_along_at_first_and_block_the_way_later() -> None:
    """Judged by what everybody sees of rounds that the policy plays at all seats."""
    early: list[str] = []
    late: list[str] = []
    for seed in range(ROUNDS):
        match = Match.new("saboteur", players=5, seed=seed, rounds=1)
        public = Belief(match.view(None))
        saboteurs = {seat for seat in range(5) if match.view(seat).role == "saboteur"}
        assert match.rules.game.policy is not None
        policy, dice, moves = match.rules.game.policy.own(), Dice(seed), Moves()
        turns = []
        while (seat := match.actor) is not None:
            prompt = match.view(seat).prompt
            assert prompt is not None
            if prompt.kind == "take":
                break
            if prompt.kind == "turn":
                turns.append(match.seq)
            position = match.position()
            policy.study(position)
            policy.begin(position, policy.rumour.evidence)  # type: ignore[attr-defined]
            move = policy.pick(position, seat, dice, moves)
            match.play(match.rules.codec.move(move))
        public.see(match.seen(None))
        for seat in saboteurs:
            for deed in public.deeds(seat):
                (early if deed.seq < turns[EARLY] else late).append(deed.what)
    assert early.count("forward") > ROUNDS / 2
    # Now and then a card brings one goal nearer and another further away, and is judged more harshly than it was meant.
    assert len([what for what in early if what in OPEN]) <= ROUNDS / 4
    assert len([what for what in late if what in OPEN]) > ROUNDS / 2
