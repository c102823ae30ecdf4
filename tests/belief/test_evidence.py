"""What the events of Saboteur 2 and The Dark Cave say: thefts, hats, inspections, hunts, webs, votes, walks."""

import msgspec
import pytest

from saboteur import Belief, Event, Match
from saboteur.notation.move import write_cell

SEQ = 1000


def begun(game: str, players: int) -> tuple[Match, Belief]:
    """A match at its beginning, and what the public believes."""
    match = Match.new(game, players, seed=5)
    return match, Belief(match.view(None), match.seen(None))


def doubt_after(players: int, *events: Event) -> list[float]:
    """How much the public of The Dark Cave doubts everyone's loyalty after these events."""
    _, belief = begun("dark-cave", players)
    belief.see(events)
    return belief.suspicion


def clans() -> tuple[list[int], list[int]]:
    """The seats of the clan of the first seat, and of the other."""
    match, _ = begun("dark-cave", 6)
    cave = match.view(None).cave
    assert cave is not None
    own = [seat for seat in range(6) if cave.clans[seat] == cave.clans[0]]
    return own, [seat for seat in range(6) if seat not in own]


def test_leading_a_creature_to_ones_own_clan_is_suspicious() -> None:
    """Whoever robs the own clan is doubted more than before, whoever robs the other less."""
    own, other = clans()
    first = doubt_after(6)[0]
    lure = Event(seq=SEQ, kind="creature", seat=0, card="I.goblin", field="0,0")
    for victim, worse in ((own[1], True), (other[0], False)):
        caught = Event(seq=SEQ + 1, kind="drop", seat=victim, value=1)
        assert (doubt_after(6, lure, caught)[0] > first) == worse
    # Cards lost by somebody who leaves are nobody's deed.
    left = [lure, Event(seq=SEQ + 1, kind="step", seat=own[1], field="0,1")]
    assert doubt_after(6, *left, Event(seq=SEQ + 2, kind="lose", seat=own[1], card="?"))[0] == pytest.approx(first)


@pytest.mark.parametrize("players", [3, 4])
def test_where_all_are_of_one_clan_deeds_to_the_unknown_say_nothing(players: int) -> None:
    """Half of the clan works against it: whoever is robbed may be either, until his clan card is shown."""
    lure = Event(seq=SEQ, kind="creature", seat=0, card="I.goblin", field="0,0")
    caught = Event(seq=SEQ + 1, kind="drop", seat=1, value=1)
    assert doubt_after(players, lure, caught) == doubt_after(players)
    clan = begun("dark-cave", players)[0].view(None).cave.clans[0]  # type: ignore[union-attr] # it is The Dark Cave
    found = []
    for role in (f"{clan}-loyal", f"{clan}-saboteur"):
        shown = Event(seq=SEQ, kind="show-role", seat=1, role=role)
        robbed = [msgspec.structs.replace(event, seq=event.seq + 1) for event in (lure, caught)]
        found.append(doubt_after(players, shown, *robbed)[0] > doubt_after(players, shown)[0])
    assert found == [True, False]


def test_a_match_that_goes_on_says_that_both_clans_have_somebody_inside() -> None:
    """Once all who work for a clan have left, the match is over: a disloyal dwarf that left was not the only one."""

    def doubts(players: int, loyalty: str) -> list[float]:
        match, _ = begun("dark-cave", players)
        cave = match.view(None).cave
        assert cave is not None
        shown = Event(SEQ + 1, "show-role", seat=0, role=f"{cave.clans[0]}-{loyalty}")
        return doubt_after(players, Event(SEQ, "leave", seat=0), shown)

    assert doubts(3, "saboteur") == pytest.approx([1.0, 0.5, 0.5])
    assert doubts(3, "loyal") == pytest.approx([0.0, 0.5, 0.5])
    assert doubts(4, "loyal") == pytest.approx([0.0, 2 / 3, 2 / 3, 2 / 3])


def test_a_web_is_meant_for_the_nearest_dwarf() -> None:
    """A web beside one's own clan speaks against one, a web beside the other clan for one; far away it says nothing."""
    own, other = clans()
    first = doubt_after(6)[0]
    everyone = [Event(seq=SEQ + seat, kind="step", seat=seat, field="0,1") for seat in range(6)]
    for victim, worse in ((own[1], True), (other[0], False)):
        gone = Event(seq=SEQ + 10, kind="step", seat=victim, field="3,3")
        web = Event(seq=SEQ + 11, kind="web", seat=0, card="I.web", cell=(3, 2), side="N")
        assert (doubt_after(6, *everyone, gone, web)[0] > first) == worse
        assert doubt_after(6, *everyone, gone, Event(seq=SEQ + 11, kind="web", seat=0, cell=(-3, -3)))[0] == first


def test_votes_are_judged_by_who_has_carried_out_more() -> None:
    """Who wants to end a match in which the own clan leads is loyal; who wants to end it behind is not."""
    own, other = clans()
    match, _ = begun("dark-cave", 6)
    cave = match.view(None).cave
    assert cave is not None
    for gone in (own[1], other[0]):
        shown = Event(seq=SEQ, kind="show-role", seat=gone, role=f"{cave.clans[gone]}-loyal")
        before = doubt_after(6, shown)[0]
        agreed = doubt_after(6, shown, Event(seq=SEQ + 1, kind="vote", seat=0, vote="agree"))[0]
        refused = doubt_after(6, shown, Event(seq=SEQ + 1, kind="vote", seat=0, vote="refuse"))[0]
        assert (agreed < before < refused) if gone in own else (refused < before < agreed)


def test_walks_of_those_who_have_looked_tell_where_the_exit_is() -> None:
    """Towards a goal at which one has looked: likely the exit. Away from it: hardly. Others' walks say nothing."""
    match, _ = begun("dark-cave", 6)
    goal = match.view(None).goals[0].cell
    look = Event(seq=SEQ, kind="map", seat=1, cell=goal, goal="?")

    def exits(*events: Event) -> dict[tuple[int, int], float]:
        _, belief = begun("dark-cave", 6)
        belief.see(events)
        return {cell: likely["exit"] for cell, likely in belief.goals.items()}

    def walk(seat: int, way: int) -> list[Event]:
        x, y = goal
        cells = [(way * (x > 0) - way * (x < 0), 0), (way * (x > 0) - way * (x < 0), way * (y > 0) - way * (y < 0))]
        return [
            Event(seq=SEQ + 1 + at, kind="step", seat=seat, field=write_cell(cell)) for at, cell in enumerate(cells)
        ]

    first = exits()
    nearer, further = exits(look, *walk(1, 1)), exits(look, *walk(1, -1))
    assert further[goal] < first[goal] < nearer[goal]
    assert sum(nearer.values()) == pytest.approx(sum(first.values()))
    assert exits(look, *walk(2, 1)) == first


def test_whoever_has_seen_a_role_card_tells_by_deeds() -> None:
    """Harm done to a player whose card one has inspected speaks against that player; without looking it does not."""

    def saboteur(*events: Event) -> float:
        _, belief = begun("saboteur2", 6)
        belief.see(events)
        return belief.roles[3]["saboteur"]

    look = Event(seq=SEQ, kind="look", seat=1, target=3, role="?")
    trap = Event(seq=SEQ + 1, kind="trap", seat=1, target=3)
    assert saboteur(look, trap) > saboteur(trap)
    assert saboteur(look, Event(seq=SEQ + 1, kind="free", seat=1, target=3)) < saboteur(look)


def test_a_swap_of_hats_tells_about_the_role_given_away() -> None:
    """What was done with the old role card says nothing about the new one."""
    _, belief = begun("saboteur2", 6)
    first = belief.roles[2]
    belief.see([Event(seq=SEQ, kind="theft", seat=2), Event(seq=SEQ + 1, kind="swap-hats", seat=2, target=2)])
    assert {deed.what for deed in belief.deeds(2)} == {"theft", "swap-own-hat"}
    assert belief.roles[2] != first
    belief.see([Event(seq=SEQ + 2, kind="role", seat=2, role="?")])
    assert belief.ledger(2, "saboteur")[0].kind == "prior"
    assert [term.kind for term in belief.ledger(2, "saboteur")[1:-1]] == []


def test_turns_say_which_cards_a_hand_lacks() -> None:
    """Who stays broken has fewer cards that would help; a turn in which that is mended says nothing more."""
    match, belief = begun("saboteur", 5)
    broken = Event(seq=SEQ, kind="break", seat=0, target=1, tool="pick")
    belief.see([broken])
    before = belief.hand_weights.get(1, {})
    assert "repair-pick" not in before
    weights = []
    for turn in range(3):
        belief.see([Event(seq=SEQ + 1 + turn, kind="discard", seat=1, card="?")])
        weights.append(belief.hand_weights[1]["repair-pick"])
        assert belief.hand_weights[1]["repair-pick-cart"] == weights[-1]
        assert belief.hand_weights[1].get("repair-cart", 1.0) == 1.0
    assert 1.0 > weights[0] > weights[1] > weights[2] > 0.1
    belief.see([Event(seq=SEQ + 9, kind="repair", seat=1, card="repair-pick", target=1, tool="pick")])
    assert belief.hand_weights[1]["repair-pick"] > weights[2]
    # Nobody guesses at the own hand.
    own = Belief(match.view(1), match.seen(1))
    own.see([broken, Event(seq=SEQ + 1, kind="discard", seat=1, card="?")])
    assert 1 not in own.hand_weights


def test_hands_that_are_swapped_take_what_is_known_along() -> None:
    """The cards are judged, not their owner."""
    _, belief = begun("saboteur2", 6)
    belief.see([Event(seq=SEQ, kind="discard", seat=4, card="?")])
    known = belief.hand_weights[4]
    belief.see([Event(seq=SEQ + 1, kind="swap-hands", seat=4, target=5)])
    assert known == belief.hand_weights[5]
    assert 4 not in belief.hand_weights
