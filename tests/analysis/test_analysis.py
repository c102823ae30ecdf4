"""The story of a match is true, repeatable, and told only when it is over."""

import random
from itertools import accumulate, permutations
from typing import Any

import pytest
from click.testing import CliRunner

from saboteur import Match
from saboteur.analysis import Analysis, Point, RoundStory, Spoken, Suspicion, Unfinished, analyse
from saboteur.analysis.analyse import LONG, _share
from saboteur.analysis.analysis import Balance, Side
from saboteur.analysis.awards import ENOUGH, awards
from saboteur.analysis.believed import acted_on
from saboteur.analysis.claims import weigh
from saboteur.analysis.curve import joined
from saboteur.analysis.deed import Deed, deed_of
from saboteur.analysis.suspicion import since
from saboteur.analysis.tale import headline, tale
from saboteur.belief import Belief
from saboteur.bots.referee import Referee
from saboteur.cli import main
from saboteur.match import Played, Said
from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.simulate import Plan, play_match
from saboteur.text import LANGUAGES, has


def played(game: str, players: int, *, bot: str = "greedy", **options: int) -> Match:
    return play_match(Plan(game, players, bots=(bot,), matches=1, seed=1, options={**options}), 0)[0]


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("duel", 2), ("solo", 1)])
def test_a_story_is_repeatable_and_ends_as_the_match_did(game: str, players: int) -> None:
    match = played(game, players, rounds=1)
    story = analyse(match, effort=0.02)
    assert analyse(Match.replay(match.record()), effort=0.02) == story == Analysis.parse(str(story))
    (only,) = story.rounds
    assert only.winners == match.results[0].winners
    assert [point.seq for point in only.curve] == sorted(point.seq for point in only.curve)
    if players > 1:
        assert {seat for seat, chance in enumerate(only.curve[-1].chances) if chance} == {*only.winners}
        assert all(0 <= chance <= 1 for point in only.curve for chance in point.chances)
    else:
        assert match.outcome is not None
        assert only.curve[-1].chances == (match.outcome.gold[0],)
    for here, after in zip(only.curve, only.curve[1:], strict=False):
        assert here.seat is not None
        changed = after.chances[here.seat] - here.chances[here.seat]
        assert here.skill + here.luck == pytest.approx(changed, abs=0.01)


@pytest.mark.once
def test_suspicion_is_what_a_seat_could_believe() -> None:
    """At every move, from that seat's events alone; a traitor who is seen through is marked from that moment on."""
    match = played("saboteur", 5, rounds=1)
    (only,) = analyse(match, effort=0.01).rounds
    assert {(trace.by, trace.about) for trace in only.suspicions} == {*permutations(range(5), 2)}
    for trace in only.suspicions:
        belief = Belief(match.view(trace.by), [one for one in match.seen(trace.by) if one.seq < trace.at[-1]])
        assert len(trace.at) == len(trace.values)
        if trace.seen_through is not None:
            assert only.roles[trace.about] == "saboteur"
            later = [value for seq, value in zip(trace.at, trace.values, strict=True) if seq >= trace.seen_through]
            assert min(later) >= 0.5
        assert belief.roles[trace.about].keys() == {"digger", "saboteur"}
    traitors = [trace.values[-1] for trace in only.suspicions if only.roles[trace.about] == "saboteur"]
    others = [trace.values[-1] for trace in only.suspicions if only.roles[trace.about] != "saboteur"]
    assert sum(traitors) / len(traitors) > sum(others) / len(others)


@pytest.mark.slow
@pytest.mark.once
def test_the_curve_of_a_duel_tells_the_match_across_its_rounds() -> None:
    match = played("duel", 2, bot="random", rounds=2)
    assert match.outcome is not None
    first, last = analyse(match, effort=0.03).rounds
    # Whoever won a round has not won the match yet, nor is the way from one round to the next a turn.
    assert 0 < first.curve[-1].chances[0] < 1
    assert sum(first.curve[-1].chances) == pytest.approx(1, abs=0.01)
    winners = match.outcome.winners
    assert last.curve[-1].chances == tuple((seat in winners) / len(winners) for seat in range(2))


def test_the_last_round_of_a_duel_tells_who_won_the_match() -> None:
    """Whoever wins the last round may have lost the match, whose chances the curve shows."""
    chances = [0.7] * 9
    curve = tuple(Point(seq=at, at=at, chances=(left, 1 - left), seat=at % 2) for at, left in enumerate(chances))
    sides = (Side(name="alone", seats=(0,)), Side(name="alone", seats=(1,)))
    end = Point(seq=9, at=9, chances=(1.0, 0.0))
    last = RoundStory(round=3, roles=(), winners=(1,), sides=sides, curve=(*curve, end))
    told = [(one.kind, one.seats, one.percent) for one in tale(last, (0,))]
    assert told == [("won", (1,), None), ("won-match", (0,), None), ("always-ahead", (0,), 70)]
    assert [one.kind for one in tale(last, (0, 1))] == ["won", "won-match"]
    only = RoundStory(round=1, roles=(), winner="None", winners=(0,), sides=sides, curve=(*curve, end))
    assert [one.kind for one in tale(only, (0,))] == ["won-None", "always-ahead"], "the only round is the match"
    middle = RoundStory(round=2, roles=(), winners=(1,), sides=sides, curve=curve)
    assert [(one.kind, one.seats, one.percent) for one in tale(middle, ())][1:] == [("lead", (0,), 70)]
    even = RoundStory(round=2, roles=(), winners=(1,), sides=sides, curve=(Point(seq=9, at=9, chances=(0.52, 0.48)),))
    assert [one.kind for one in tale(even, ())] == ["won", "lead-open"]
    assert all(has(f"tale-{kind}", lang) for kind in ("won-match", "lead", "lead-open") for lang in LANGUAGES)


def test_where_nobody_wins_no_luck_is_told_and_the_last_move_turned_nothing() -> None:
    """The chances run out with the cards, whoever plays the last one."""
    points = [Point(seq=at, at=at, chances=(0.5 - at / 100, 0.4), seat=at % 2, move="discard NS") for at in range(9)]
    expected = [0.2 if point.seat == 0 else 0.4 for point in points]
    end = Point(seq=9, at=9, chances=(0.0, 0.0))
    curve = joined(points, expected, end, decided=False)
    assert [point.turning for point in curve] == [False] * 10
    assert curve[8].luck == 0.0
    sides = (Side(name="yellow", seats=(0,)), Side(name="blue", seats=(1,)))
    for winners in ((), (0,)):
        told = RoundStory(
            round=1,
            roles=("yellow-loyal", "blue-loyal"),
            winners=winners,
            sides=sides,
            balance=(Balance(skill=0.0, luck=0.6), Balance(skill=0.0, luck=-0.1)),
            curve=joined(points, expected, end, decided=bool(winners)),
        )
        kinds = {sentence.kind for sentence in tale(told)} | {award.name for award in awards([told], [], 2)}
        assert (kinds & {"lucky", "unlucky", "turned-it", "turn-up", "turn-down"} != set()) == bool(winners)


@pytest.mark.parametrize(("change", "kinds"), [(0.05, set()), (0.2, {"turn-up"})])
def test_a_few_points_are_no_great_turn(change: float, kinds: set[str]) -> None:
    points = [Point(seq=at, at=at, chances=(0.2, 0.3), seat=0, move="discard NS", turning=at == 4) for at in range(5)]
    points += [Point(seq=at, at=at, chances=(0.2 + change, 0.3), seat=0, move="discard NS") for at in range(5, 10)]
    sides = (Side(name="yellow", seats=(0,)), Side(name="blue", seats=(1,)))
    told = RoundStory(round=1, roles=("yellow-loyal", "blue-loyal"), winners=(), sides=sides, curve=tuple(points))
    assert {one.kind for one in tale(told) if one.kind.startswith("turn")} == kinds


def test_a_running_match_keeps_its_secrets() -> None:
    with pytest.raises(Unfinished, match="not over"):
        analyse(Match.new("saboteur", players=3, seed=1))


def test_what_the_role_cards_say_alone_is_not_seen_through() -> None:
    """Two of three others are saboteurs, as everybody knows from the start: that is nobody's good nose."""
    roles = ("yellow-loyal", "yellow-loyal", "yellow-saboteur", "yellow-saboteur")

    def told(*rows: tuple[float, ...]) -> tuple[set[str], set[str]]:
        at = tuple(range(len(rows[0])))
        traces = tuple(
            Suspicion(by=0, about=about, at=at, values=row, seen_through=since(at, row) if about > 1 else None)
            for about, row in enumerate(rows, 1)
        )
        one = RoundStory(round=1, roles=roles, winners=(0, 1), suspicions=traces)
        return {sentence.kind for sentence in tale(one)}, {award.name for award in awards([one], [], 4)}

    kinds, given = told((0.67, 0.67, 0.6), (0.67, 0.67, 0.67), (0.67, 0.7, 0.72))
    assert kinds & {"seen-through", "wronged"} == set()
    assert "sharp-eyed" not in given
    kinds, given = told((0.67, 0.8, 0.9), (0.67, 0.8, 0.9), (0.67, 0.7, 0.6))
    assert {"seen-through", "wronged", "fooled"} <= kinds
    assert "sharp-eyed" in given
    assert (since((4, 5, 6), (0.3, 0.5, 0.6)), since((4, 5), (1.0, 1.0))) == (5, 4)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("game", ["saboteur2", "dark-cave"])
def test_every_game_has_a_story(game: str) -> None:
    match = played(game, 3, bot="random")
    story = analyse(match, effort=0.03)
    assert [one.round for one in story.rounds] == [result.round for result in match.results]


def test_whoever_plays_alone_is_told_of_gold() -> None:
    match = played("solo", 1, bot="random")
    story = analyse(match, effort=0.02)
    told = [one.tale[0] for one in story.rounds]
    total = accumulate(int(result.gold[0]) for result in match.results)
    assert [(one.kind, one.count) for one in told] == [("alone", gold) for gold in total]
    kinds = {sentence.kind for one in story.rounds for sentence in one.tale}
    assert kinds <= {"alone", "turn-up-gold", "turn-down-gold"}
    assert {one.name for one in story.awards} <= {"thrifty"}


def test_a_drawn_card_that_turned_it_is_in_the_headline() -> None:
    here = Point(seq=1, at=1, chances=(0.2, 0.8), seat=0, move="done", luck=0.5, skill=-0.1, turning=True)
    curve = (*(Point(seq=0, at=0, chances=(0.2, 0.8), seat=0, move="done"),) * 8, here)
    told = RoundStory(
        round=1,
        roles=(),
        winners=(0,),
        sides=(Side(name="alone", seats=(0,)), Side(name="alone", seats=(1,))),
        curve=(*curve, Point(seq=2, at=2, chances=(0.6, 0.4))),
    )
    assert headline(told) == ("draw",)
    assert all(has("headline-draw", lang) for lang in LANGUAGES)


def test_a_wasted_chance_is_a_blunder() -> None:
    """The last card of the way to the gold, in the hand of a digger who throws it away."""
    text = """
format = 1
game = "saboteur"
players = 3
options = { rounds = 1 }
turn = "p1"
board = ["EW 1..6,0"]
goals = { "8,0" = "gold", "8,-2" = "stone NE", "8,2" = "stone NW" }
hands = { p1 = ["EW", "NS"], p2 = ["E|W"], p3 = ["E|W"] }
roles = { p1 = "digger", p2 = "saboteur", p3 = "digger" }
"""
    from saboteur.analysis.judge import judge  # noqa: PLC0415 - the part under test
    from saboteur.engine.core.appraisal import Appraisal  # noqa: PLC0415

    match = Match.from_scenario(text)
    assert match.rules.game.policy is not None
    appraisal = Appraisal(match.rules.game.policy, [0] * 3, 1)
    wasted = judge(match, Played(0, Move.parse("discard EW")), appraisal, random.Random(1), 12)
    assert wasted is not None
    assert (wasted.verdict, wasted.other) == ("blunder", "EW 7,0")
    found = judge(match, Played(0, Move.parse("EW 7,0")), appraisal, random.Random(1), 12)
    assert found is not None
    assert found.verdict == "good"


def test_nobody_is_praised_for_an_answer_that_comes_to_mind_first() -> None:
    """To bribe no troll is what everybody would do; to bribe one for nothing is still a mistake."""
    from saboteur.analysis.judge import judge  # noqa: PLC0415 - the part under test
    from saboteur.engine.core.appraisal import Appraisal  # noqa: PLC0415

    match = Match.new("solo", players=1, seed=5)
    assert match.rules.game.policy is not None
    miner, verdicts = Referee("miner", 0, random.Random(1)), set[str]()
    while match.actor is not None and not verdicts:
        move = miner.ask(match).move
        prompt = match.view(0).prompt
        if prompt is not None and prompt.kind == "bribe":
            for answer in match.moves():
                appraisal = Appraisal(match.rules.game.policy, [0], 1)
                found = judge(match, Played(0, answer), appraisal, random.Random(1), 12)
                if found is not None:
                    assert found.verdict != "good" or answer != move
                    verdicts.add(found.verdict)
        match.play(move)
    assert verdicts & {"slip", "blunder"}


def test_moves_are_judged_in_worlds_as_likely_as_the_mover_could_believe() -> None:
    from saboteur.analysis.judge import _worlds  # noqa: PLC0415 - the part under test

    match = Match.new("saboteur", players=5, seed=4)
    bots = [Referee("greedy", seat, random.Random(seat)) for seat in range(5)]
    for _ in range(18):
        assert match.actor is not None
        match.play(bots[match.actor].ask(match).move)
    seat = match.actor
    assert seat is not None
    belief = Belief(match.view(seat), match.seen(seat))
    worlds = _worlds(match, seat, belief, random.Random(1), 300)
    uniform = _worlds(match, seat, None, random.Random(1), 300)
    assert all(world.view(seat) == match.view(seat) for world in worlds[:9])
    off = [0.0, 0.0]
    for kind, drawn in enumerate((worlds, uniform)):
        for other in range(5):
            share = sum(world.view(other).role == "saboteur" for world in drawn) / len(drawn)  # type: ignore[attr-defined] # a view
            off[kind] = max(off[kind], abs(share - belief.suspicion[other]))
    assert off[0] < 0.08
    assert off[1] > 0.3


def test_claims_are_weighed_against_what_the_speaker_knew() -> None:
    match = next(match for match in map(_dealt, range(99)) if "map 8,0" in map(str, match.moves()))
    seat = match.actor
    assert seat is not None
    match.play("map 8,0")
    seen = match.view(seat).goals[[goal.cell for goal in match.view(seat).goals].index((8, 0))].card.split()[0]
    wrong = {"gold": "stone", "stone": "gold"}[seen]
    roles = [match.view(other).role for other in range(3)]
    bad, good = roles.index("saboteur"), roles.index("digger")

    def truth(seat: int, claim: str) -> str:
        return weigh(match, Said(seat, Claim.parse(claim))).truth

    assert truth(seat, f"{seen} 8,0") == "true"
    assert truth(seat, f"{wrong} 8,0") == "lie"
    assert truth((seat + 1) % 3, f"{wrong} 8,0") == "mistaken"
    assert truth(good, f"accuse p{bad + 1}") == "true"
    assert truth(bad, f"accuse p{good + 1}") == "mistaken"
    assert truth(bad, f"trust p{bad + 1}") == "lie"
    assert truth(good, "repair-me") == "lie"
    assert truth(good, "no-path") == "lie"


def test_whoever_holds_the_only_saboteur_card_knows_the_others() -> None:
    """To accuse a digger is then a lie, not a mistake."""
    match = _dealt(1)
    roles = [match.view(other).role for other in range(3)]
    bad, good = roles.index("saboteur"), roles.index("digger")
    said = Said(bad, Claim.parse(f"accuse p{good + 1}"))
    belief = Belief(match.view(bad), match.seen(bad))
    assert weigh(match, said, belief=belief).truth == "lie"
    said = Said(good, Claim.parse(f"accuse p{3 - good - bad + 1}"))
    assert weigh(match, said, belief=Belief(match.view(good), match.seen(good))).truth == "mistaken"


HERE, THERE = (8, 2), (8, -2)


@pytest.mark.parametrize(
    ("claim", "later", "believed"),
    [
        ("gold 8,2", {"nearer": {HERE: 1, THERE: 0}}, True),
        ("gold 8,2", {"nearer": {HERE: 0, THERE: 1}}, False),
        ("gold 8,2", {"nearer": {HERE: 1, THERE: 1}}, None),
        ("stone 8,2", {"nearer": {HERE: 0, THERE: 1}}, True),
        ("stone 8,2", {"nearer": {HERE: 2, THERE: 0}}, False),
        ("stone 8,2", {"nearer": {HERE: -1, THERE: -2}}, None),
        # Whoever has seen it, works against the others or is the speaker shows nothing.
        ("gold 8,2", {"nearer": {HERE: 1, THERE: 0}, "unseen": frozenset()}, None),
        ("gold 8,2", {"nearer": {HERE: 1, THERE: 0}, "loyal": False}, None),
        ("gold 8,2", {"nearer": {HERE: 1, THERE: 0}, "seat": 0}, None),
        ("gold 8,2", {"verb": "play", "card": "map", "cell": HERE}, False),
        ("accuse p3", {"verb": "play", "card": "broken-cart", "target": 2}, True),
        ("accuse p3", {"verb": "play", "card": "repair-cart", "target": 2}, False),
        ("accuse p3", {"verb": "play", "card": "broken-cart", "target": 1, "seat": 2}, None),
        ("trust p3", {"verb": "play", "card": "repair-cart", "target": 2}, True),
        ("repair-me", {"verb": "play", "card": "repair-cart", "target": 0}, True),
        # An excuse: it is believed by whoever goes on to help, not by whoever stops the speaker or looks at the role.
        ("no-path", {"nearer": {HERE: 1, THERE: 0}}, None),
        ("no-path", {"verb": "play", "card": "repair-cart", "target": 0}, True),
        ("no-path", {"verb": "play", "card": "broken-cart", "target": 0}, False),
        ("no-path", {"verb": "play", "card": "inspection", "target": 0}, False),
        ("no-path", {"verb": "play", "card": "broken-cart", "target": 0, "loyal": False}, None),
    ],
)  # fmt: skip
def test_deeds_show_whether_a_claim_was_believed(claim: str, later: dict[str, Any], believed: bool | None) -> None:
    spoken = Spoken(seq=0, at=0, turn=1, seat=0, claim=claim, truth="true", known=True)
    assert acted_on(spoken, [NOTHING._replace(**later)]) is believed
    assert acted_on(spoken, [NOTHING]) is None


NOTHING = Deed(1, "lay", "EW", (3, 0), None, loyal=True, unseen=frozenset({HERE, THERE}), nearer={})


def test_a_deed_knows_which_goal_it_brings_nearer() -> None:
    match = Match.from_scenario(
        """
format = 1
game = "saboteur"
players = 3
turn = "p1"
board = ["EW 1..6,0"]
goals = { "8,0" = "gold", "8,-2" = "stone NE", "8,2" = "stone NW" }
hands = { p1 = ["ES", "EW"], p2 = ["EW"], p3 = ["EW"] }
roles = { p1 = "digger", p2 = "saboteur", p3 = "digger" }
"""
    )
    down = deed_of(match, Played(0, Move.parse("SW 7,0")))
    assert down.loyal
    assert down.unseen == {(8, 0), (8, 2), (8, -2)}
    assert down.nearer[8, 2] > down.nearer[8, -2]
    straight = deed_of(match, Played(0, Move.parse("EW 7,0")))
    assert straight.nearer[8, 0] > max(straight.nearer[8, 2], straight.nearer[8, -2])
    assert deed_of(match, Played(0, Move.parse("discard EW"))).nearer == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_award_and_sentence_has_its_words(lang: str) -> None:
    for name in ENOUGH:
        assert has(f"saga-award-{name}", lang), name
        assert has(f"saga-award-{name}.why", lang), name
    for kind in ("seen-through", "fooled", "fooled-still", "wronged", "lied", "lied-believed", "lucky", "unlucky"):
        assert has(f"tale-{kind}", lang), kind


def test_a_long_match_takes_no_more_time() -> None:
    assert _share(60, 5) == 1.0
    assert all(moves * players * _share(moves, players) <= LONG for moves in (1, 99, 400) for players in (1, 5, 10))


def _dealt(seed: int) -> Match:
    match = Match.new("saboteur", players=3, seed=seed)
    return match if "saboteur" in [match.view(seat).role for seat in range(3)] else _dealt(seed + 1000)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "words", "number"),
    [
        pytest.param("en", "The match: won by", "Round", marks=pytest.mark.long),
        ("de", "Die Partie: gewonnen von", "Runde"),
    ],
)
def test_the_command_tells_it(lang: str, words: str, number: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("records")
    match = played("duel", 2, rounds=1)
    (folder / "duel.toml").write_text(match.record(), encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(folder / "duel.toml"), "--lang", lang, "--effort", "0.01"])
    assert result.exit_code == 0, result.output
    assert words in result.stdout
    assert number not in result.stdout, "A single round needs no number."
    result = CliRunner().invoke(main, ["analyse", str(folder / "duel.toml"), "--json", "--effort", "0.01"])
    assert Analysis.parse(result.stdout).game == "duel"


@pytest.mark.parametrize("arguments", [["none.toml"], ["none.toml", "--effort", "x"]])
def test_bad_input_is_answered_by_a_sentence(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["analyse", *arguments])
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_an_unfinished_record_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("records") / "running.toml"
    file.write_text(Match.new("duel", players=2, seed=1).record(), encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(file), "--lang", "en"])
    assert result.exit_code == 2
    assert "not over yet" in result.output
    result = CliRunner().invoke(main, ["analyse", str(file), "--effort", "-1"])
    assert result.exit_code == 2
