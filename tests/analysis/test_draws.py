"""What is still to be drawn is nobody's skill: the curve does not know the order of the pile."""

import pytest

from saboteur import Match
from saboteur.analysis.draws import Draws
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.position import Position


def reversed_pile(match: Match) -> Position:
    """The same position with each group of its pile in the opposite order."""
    position = match.position().copy()
    pile = position.deck[:]
    backs = Draws(match.rules, 0)._places(position)
    for places in backs.values():
        cards = [pile[place] for place in places]
        for place, card in zip(places, reversed(cards), strict=True):
            pile[place] = card
    position.deck = pile
    return position


@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("duel", 2), ("dark-cave", 3)])
def test_chances_do_not_know_the_order_of_the_pile(game: str, players: int) -> None:
    match = Match.new(game, players=players, seed=5)
    other = reversed_pile(match)
    assert list(other.deck) != list(match.position().deck)

    def told(position: Position) -> list[float]:
        policy = match.rules.game.policy
        assert policy is not None
        return Draws(match.rules, 3).chances(position, Appraisal(policy, [0] * players, 1), 40)

    assert told(match.position()) == told(other)


def test_orders_keep_every_card_and_every_back_in_its_place() -> None:
    match = Match.new("dark-cave", players=3, seed=5)
    before = match.position()
    real, cards = list(before.deck), match.rules.codec.cards
    orders = Draws(match.rules, 3).orders(before, 40)
    assert len(orders) == 10
    for world in orders:
        found = list(world.deck)
        assert found != real
        assert found[: world.drawn] == real[: before.drawn]
        assert sorted(found) == sorted(real)
        assert [cards[one].partition(".")[0] for one in found] == [cards[one].partition(".")[0] for one in real]
    assert list(match.position().deck) == real
