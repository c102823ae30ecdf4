"""`miner` digs by what it believes and hides as a saboteur; `apprentice` is worse, `random` much worse."""

import random
from collections import Counter

import msgspec
import pytest

from saboteur import Belief, Claim, Match, View
from saboteur.bots.apprentice import Apprentice
from saboteur.bots.bot import Bot
from saboteur.bots.miner import Miner
from saboteur.bots.saboteur import chatter
from saboteur.simulate import Plan, simulate


@pytest.mark.parametrize("bot", ["miner", "apprentice"])
@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("solo", 1)])
def test_it_plays_and_the_same_seed_the_same(bot: str, game: str, players: int) -> None:
    """Games without a miner of their own are played like `greedy` plays them."""
    plan = Plan(game=game, players=players, bots=(bot,), matches=1, seed=3)
    assert simulate(plan) == simulate(plan)


def won(diggers: str, saboteurs: str, matches: int) -> float:
    """The share of rounds that diggers win."""
    plan = Plan(game="saboteur", players=5, diggers=diggers, saboteurs=saboteurs, matches=matches, seed=17)
    found = simulate(plan).winners.get("diggers")
    return 0.0 if found is None else found.share


@pytest.mark.slow
@pytest.mark.compiled
def test_the_ladder_has_steps() -> None:
    """Against the same saboteurs a miner finds the gold far more often than an apprentice."""
    miner, apprentice = won("miner", "apprentice", 8), won("apprentice", "apprentice", 8)
    assert miner > apprentice + 0.2
    assert won("apprentice", "random", 8) > 0.2


@pytest.mark.parametrize("made", [Miner, Apprentice])
def test_it_knows_only_what_its_seat_knows(made: type[Bot]) -> None:
    """With the same luck it does the same in the match and in a world that its seat cannot tell from it."""
    rng = random.Random(5)
    match = Match.new("saboteur", players=5, seed=11)
    bots = [made() for _ in range(5)]
    seen = [0] * 5
    for number in range(24):
        seat = match.actor
        assert seat is not None
        view, moves = match.view(seat), match.moves()
        bots[seat].see(match.seen(seat, seen[seat]))
        seen[seat] = match.seq
        views = (view, View.parse(str(match.sample(seat, random.Random(number)).view(seat))))
        chosen = []
        for one in views:
            bot = made()
            bot.see(match.seen(seat))
            chosen.append(bot.choose(one, moves, random.Random(7)))
        assert chosen[0] == chosen[1]
        match.play(bots[seat].choose(view, moves, rng))


def test_a_digger_keeps_its_crossings() -> None:
    """Of cards that lead as far it lays the one with the fewest arms, whatever its luck."""
    match = Match.from_scenario(
        """
        format = 1
        game = "saboteur"
        players = 4
        rules = ["B-16"]
        turn = "p1"
        hands = { p1 = ["NESW", "NEW", "EW", "NS"] }
        roles = { p1 = "digger" }
        """
    )
    for seed in range(8):
        moves = [move for move in match.moves() if move.verb == "lay" and move.card != "NS"]
        chosen = Miner().choose(match.view(0), moves, random.Random(seed))
        assert str(chosen) == "EW 1,0"


def test_what_is_said_does_not_depend_on_the_role() -> None:
    """A saboteur speaks as often as a digger, and claims gold and stone as often; only the truth differs."""
    said: dict[str, Counter[str]] = {"digger": Counter(), "saboteur": Counter()}
    for seed in range(400):
        match = Match.from_scenario(
            f"""
            format = 1
            game = "saboteur"
            players = 3
            rules = ["B-16"]
            turn = "p1"
            goals = {{ "8,0" = "{("gold", "stone NE", "stone NW")[seed % 3]}" }}
            hands = {{ p1 = ["map", "EW"] }}
            roles = {{ p1 = "digger" }}
            """
        )
        match.play("map 8,0")
        view = match.view(0)
        for role, heard in said.items():
            as_one = msgspec.structs.replace(view, role=role)
            made = chatter.claims(as_one, [0.3, 0.3, 0.3], [], match.moves()[0], random.Random(seed))
            heard.update(claim.what for claim in made)
    assert sum(said["digger"].values()) == sum(said["saboteur"].values()) > 200
    assert abs(said["digger"]["gold"] - said["saboteur"]["gold"]) < 40


def test_a_claim_is_made_once() -> None:
    match = Match.new("saboteur", players=3, seed=1)
    seat = match.actor
    assert seat is not None
    said = [Claim("accuse", seat=1), Claim("repair-me")]
    assert chatter.claims(match.view(seat), [0.9] * 3, said, match.moves()[0], random.Random(1)) == []
    assert Belief(match.view(seat)).suspicion[seat] in {0.0, 1.0}
