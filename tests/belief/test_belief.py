"""Beliefs: exact where they are counted, faithful where they are explained, and from the seat's knowledge alone."""

import random
from itertools import permutations
from math import log

import pytest

from saboteur import GAMES, Belief, Event, Match, View
from saboteur.belief import Term, deed, sentence, summary
from saboteur.belief.dealing import fitting, marginals
from saboteur.belief.table import table_of
from saboteur.notation.move import write_cell
from saboteur.text import LANGUAGES

PLAYERS = {"saboteur": 5, "saboteur2": 6, "duel": 2, "solo": 1, "dark-cave": 6}
NAMES = [f"p{seat + 1}" for seat in range(12)]


def played(game: str, seed: int, moves: int, players: int | None = None) -> Match:
    """A match some way on, with table talk."""
    rng = random.Random(seed)
    match = Match.new(game, players or PLAYERS[game], seed)
    for _ in range(moves):
        if match.actor is None:
            break
        if rng.random() < 0.2:
            goal = rng.choice(match.view(None).goals).cell
            match.say(match.actor, rng.choice([f"gold {goal[0]},{goal[1]}", "accuse p1", "trust p1"]))
        match.play(rng.choice(match.moves()))
    return match


def told(belief: Belief) -> str:
    """Everything a belief says, digit by digit."""
    seats = range(len(belief.roles))
    return repr((belief.roles, belief.goals, [belief.ledger(seat) for seat in seats], public(belief)))


def public(belief: Belief) -> str:
    """Everything it says about the public's belief."""
    mind = belief.public
    return repr((mind.roles, mind.goals, [mind.ledger(seat) for seat in range(len(mind.roles))]))


@pytest.mark.parametrize("cards", [{"a": 3, "b": 2, "c": 1}, {"a": 4, "b": 2}, {"a": 2, "b": 2}])
def test_marginals_are_those_of_all_deals(cards: dict[str, int]) -> None:
    """Sums built card by card are the sums over all deals."""
    rng = random.Random(3)
    deck = [role for role, count in cards.items() for _ in range(count)]
    holders = [{role: rng.random() for role in cards if rng.random() < 0.9} or {"a": 1.0} for _ in range(4)]
    sums = [dict.fromkeys(cards, 0.0) for _ in holders]
    for deal in permutations(deck, len(holders)):
        weight = 1.0
        for holder, role in zip(holders, deal, strict=True):
            weight *= holder.get(role, 0.0)
        for found, role in zip(sums, deal, strict=True):
            found[role] += weight
    for found, expected in zip(marginals(cards, holders), sums, strict=True):
        whole = sum(expected.values())
        assert found == pytest.approx({role: weight / whole for role, weight in expected.items()})


def test_deals_that_do_not_fit_are_left_out() -> None:
    """One by one they give what card by card gives; None says that there is nothing to leave out, or nothing left."""
    cards = {"a": 2, "b": 2}
    holders = [{"a": 0.5, "b": 1.0}, {"a": 1.0, "b": 0.2}, {"a": 1.0, "b": 1.0}]
    assert fitting(cards, holders, bool) is None
    assert fitting(cards, holders, lambda deal: not deal) is None
    found = fitting(cards, holders, lambda deal: deal[0] == "a")
    assert found is not None
    for one, other in zip(found, marginals(cards, [{"a": 1.0}, *holders[1:]]), strict=True):
        assert one == pytest.approx(other)


@pytest.mark.parametrize("game", ["saboteur", "dark-cave"])
def test_a_belief_asked_at_every_event_ends_up_like_one_that_is_asked_once(game: str) -> None:
    """Nothing is counted twice or left out, whenever it is asked; others' odds are kept apart."""
    bold, mild = {"forward": -2.0, "discard": 1.0, "lie": 3.0}, {"forward": -0.2, "truth": -1.0}
    match = played(game, 4, 30)
    events, view = match.seen(1), match.view(1)
    often, once = Belief(view), Belief(view, events)
    for event in events:
        often.see([event])
        assert len(often.roles) == len(often.public.roles)
        often.suspicion_by(bold)
        often.suspicion_by(mild)
    often.look(view)
    assert told(often) == told(once)
    assert [often.suspicion_by(odds) for odds in (bold, mild)] == [once.suspicion_by(odds) for odds in (bold, mild)]


@pytest.mark.parametrize("game", GAMES)
def test_a_belief_knows_what_its_seat_knows_and_nothing_else(game: str) -> None:
    """In every world that fits the view the belief is the same; the public's is the same at every seat."""
    for seed in range(3):
        match = played(game, seed, 25 + 9 * seed)
        spectator = Belief(match.view(None), match.seen(None))
        for seat in range(match.rules.players):
            view, events = match.view(seat), match.seen(seat)
            belief = Belief(view, events)
            world = match.sample(seat, random.Random(seed))
            read = [Event.parse(str(event)) for event in events]
            assert told(Belief(View.parse(str(world.view(seat))), read)) == told(belief)
            assert public(belief) == public(spectator)
            for other, roles in enumerate(belief.roles):
                assert sum(roles.values()) == pytest.approx(1.0)
                if view.roles[other] != "?":
                    assert roles[view.roles[other]] == 1.0


@pytest.mark.parametrize(
    ("game", "players"),
    [("saboteur", 3), ("saboteur", 5), ("saboteur", 9), ("saboteur2", 3), ("saboteur2", 8), ("dark-cave", 6)],
)
def test_the_terms_of_a_ledger_add_up(game: str, players: int) -> None:
    """What is shown is the sum of its reasons, and every reason has words in every language."""
    match = played(game, 5, 60, players)
    belief = Belief(match.view(0), match.seen(0))
    for seat in range(1, match.rules.players):
        share = belief.suspicion[seat]
        if 0 < share < 1:
            assert sum(term.log_odds for term in belief.ledger(seat)) == pytest.approx(log(share / (1 - share)))
        for role in belief.roles[seat]:
            assert belief.ledger(seat, role)
        for lang in LANGUAGES:
            assert summary(belief, seat, lang, NAMES).startswith(f"p{seat + 1} {round(100 * share)}")
            for term in belief.ledger(seat):
                assert sentence(term, lang, NAMES, me=0) != sentence(term, "en" if lang == "de" else "de", NAMES, me=0)


def test_the_terms_of_a_goal_add_up() -> None:
    """What is believed about the gold has its reasons, too: without a claim that is named, the goal is worth less."""
    met = set()
    for seed in (3, 6, 8, 11):
        rng = random.Random(seed)
        match = Match.new("saboteur", 5, seed)
        for _ in range(40):
            move = rng.choice(match.moves())
            seat = match.actor
            match.play(move)
            if move.card == "map" and move.cell is not None and seat is not None:
                match.say(seat, f"gold {write_cell(move.cell)}")
        view, events = match.view(0), match.seen(0)
        belief = Belief(view, events)
        for cell, share in belief.gold.items():
            terms = belief.gold_ledger(cell)
            kinds = {term.kind for term in terms}
            met |= kinds
            if not 0 < share < 1:
                assert kinds == {"known"}
                continue
            assert terms[0].kind == "left"
            assert sum(term.log_odds for term in terms) == pytest.approx(log(share / (1 - share)))
            for term in terms:
                for lang in LANGUAGES:
                    assert deed(term, lang, NAMES) != deed(_term("no such deed"), lang, NAMES)
                if term.kind == "said-gold" and term.cell == cell and term.log_odds > 0.1:
                    without = Belief(view, [event for event in events if event.seq != term.seq])
                    assert without.gold[cell] < share
        assert belief.gold_ledger((1, 0)) == ()
    assert {"left", "said-gold", "pointed"} <= met


@pytest.mark.parametrize("game", GAMES)
def test_every_judged_deed_has_words(game: str) -> None:
    """A row of a table without a text would be explained as something else."""
    match = Match.new(game, PLAYERS[game], 1)
    belief = Belief(match.view(None))
    for lang in LANGUAGES:
        other = sentence(_term("no such deed"), lang, NAMES)
        for what in table_of(game).rows:
            assert sentence(_term(what), lang, NAMES) != other
    with pytest.raises(ValueError, match="There is no seat 12"):
        belief.ledger(12)


def _term(kind: str) -> Term:
    return Term(kind=kind, seat=0, log_odds=1.0, cell=(1, 2), target=1, tool="cart")


def test_deeds_move_the_belief_as_they_should() -> None:
    """Who digs ahead is trusted, who blocks the way or breaks a trusted player's tool is not."""
    match = Match.from_scenario(
        """
        format = 1
        game = "saboteur"
        players = 4
        rules = ["B-16"]
        turn = "p1"
        roles = { p1 = "digger", p2 = "digger", p3 = "saboteur", p4 = "digger" }
        hands = { p1 = ["EW", "EW"], p2 = ["EW", "EW"], p3 = ["E|W", "EW"], p4 = ["broken-cart", "EW"] }
        """
    )
    begun = Belief(match.view(0))
    before = begun.suspicion
    for move in ("EW 1,0", "EW 2,0", "E|W 3,0", "broken-cart p2"):
        match.play(move)
    begun.see(match.seen(0))
    after = begun.suspicion
    assert after[1] < before[1]
    assert after[2] > before[2]
    assert after[3] > before[3]
    assert [term.kind for term in begun.ledger(2)] == ["prior", "back", "others"]
    assert "3,0" in summary(begun, 2, "de", NAMES)


def test_what_deeds_say_depends_on_the_number_of_players() -> None:
    """Among many a broken tool says more, among three it says less, if saboteurs do not hide; so it is told."""
    for players in range(3, 11):
        match = Match.new("saboteur", players, 1)
        broke = Event(1000, "break", seat=0, target=1, card="broken-cart", tool="cart")
        belief = Belief(match.view(None), match.seen(None))
        belief.see([broke])
        told = next(term.log_odds for term in belief.ledger(0) if term.kind == "break")
        usual = Belief(match.view(None), [*match.seen(None), broke], table=table_of("saboteur"))
        then = next(term.log_odds for term in usual.ledger(0) if term.kind == "break")
        if players == 3:
            assert told < then
        elif players < 8:
            assert told == then
            assert told_by(belief) == told_by(usual)
        else:
            assert told > then


def told_by(belief: Belief) -> str:
    """Every seat's ledger, digit by digit."""
    return repr([belief.ledger(seat) for seat in range(len(belief.roles))])


def test_a_view_of_another_seat_is_refused() -> None:
    """A belief never mixes what two seats know."""
    match = Match.new("saboteur", 4, 1)
    belief = Belief(match.view(0))
    with pytest.raises(ValueError, match="another seat"):
        belief.look(match.view(1))
