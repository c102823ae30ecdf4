"""Every lesson is played to its end through the real engine, in both languages."""

import pytest

from saboteur.lessons import LESSONS, LessonError, Place, Run, lesson, parse
from saboteur.lessons.check import problems
from saboteur.lessons.run import READ
from saboteur.lessons.wording import task
from saboteur.text import LANGUAGES, has

SMALL = """
format = 1
game = "saboteur"
players = 3
names = ["Brom", "Tilda"]
[[chapter]]
name = "tunnels"
scenario = { hands = { p1 = ["EW", "NS", "map"], p2 = ["EW"] } }
[[chapter.step]]
say = "lay"
do = ["EW 1,0"]
then = ["p2 says: gold 8,0", "p2: EW 2,0"]
wrong = [{ card = "NS", say = "lay-wrong" }]
[[chapter.step]]
say = "gates"
[[chapter.step]]
say = "claim"
claim = ["stone 8,0"]
"""


def test_the_five_games_have_a_lesson() -> None:
    """A new game may come without one."""
    assert {"saboteur", "saboteur2", "duel", "solo", "dark-cave"} <= set(LESSONS)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_no_problems(game: str) -> None:
    assert problems(lesson(game)) == []


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_leads_to_its_end_and_can_be_left_and_resumed_everywhere(game: str) -> None:
    run = Run(lesson(game))
    steps = 0
    while not run.finished:
        step, place = run.step, run.place
        assert all(has(task(step).text, lang) for lang in LANGUAGES)
        again = Run(lesson(game), place)
        assert again.match.view(0) == run.match.view(0)
        assert again.points == run.points
        wanted = run.wanted()[0]
        assert again.answer(wanted) is None
        run.skip()
        assert again.place == run.place
        steps += 1
    assert steps >= 7
    assert Run(lesson(game), run.place).finished
    assert len(lesson(game).rules) >= 10


@pytest.mark.parametrize("game", LESSONS)
def test_back_leads_to_the_beginning_through_every_step(game: str) -> None:
    run = Run(lesson(game))
    seen = []
    while not run.finished:
        seen.append(run.step.say)
        run.skip()
    while run.back():
        assert run.step.say == seen.pop()
    assert run.place == Place()


@pytest.mark.parametrize("game", LESSONS)
def test_every_other_legal_move_is_answered_with_words(game: str) -> None:
    run = Run(lesson(game))
    while not run.finished:
        match = run.match
        if match.actor == 0:
            wanted = set(run.wanted())
            for move in map(str, match.moves()):
                if move not in wanted:
                    wrong = run.answer(move)
                    assert wrong is not None
                    assert wrong.reason is None
        run.skip()


def test_a_wrong_move_gets_the_engine_s_reason_the_clashing_side_and_the_nudge() -> None:
    run = Run(parse(SMALL))
    wrong = run.answer("NS 1,0")
    assert wrong is not None
    assert (wrong.reason, wrong.nudge, wrong.sides) == ("does-not-fit", "lesson-saboteur-lay-wrong", "W")
    other = run.answer("map 8,0")
    assert other is not None
    assert (other.reason, other.nudge) == (None, None)
    assert run.place == Place()


def test_the_others_act_by_themselves_and_claims_are_answers() -> None:
    run = Run(parse(SMALL))
    assert run.answer("EW 1,0") is None
    assert [event.kind for event in run.match.seen(0, run.since)] == ["lay", "claim", "lay"]
    assert run.answer("EW 2,0") is not None, "nothing but reading is asked"
    assert run.answer(READ) is None
    lie = run.answer("say gold 8,0")
    assert lie is not None
    assert run.answer("say stone 8,0") is None
    assert run.finished


@pytest.mark.parametrize(
    ("place", "said"),
    [(Place(9), "chapters"), (Place(0, ("EW 2,0",)), "go on with"), (Place(0, ("nonsense",)), "neither a card")],
)
def test_a_place_that_does_not_exist_is_refused(place: Place, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        Run(parse(SMALL), place)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"EW 1,0"', '"EW nowhere"', "not a cell"),
        ("p2: EW 2,0", "p2 EW 2,0", "write what somebody does"),
        ('names = ["Brom", "Tilda"]', 'names = ["Brom"]', "names"),
        ("format = 1", "format = 7", "format"),
        ('card = "NS", say', "say", "for which"),
        ("hands =", "hnads =", "hnads"),
        ('do = ["EW 1,0"]', 'do = ["EW 1,0"]\nclaim = ["gold 8,0"]', "one of"),
        ('say = "gates"', 'say = "gates"\npoint = ["moon"]', "highlighted"),
    ],
)
def test_a_mistake_in_a_lesson_is_told_in_a_sentence(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        parse(SMALL.replace(old, new, 1))


def test_the_check_finds_moves_that_cannot_be_played_and_texts_that_are_missing() -> None:
    bad = SMALL.replace('"EW 1,0"', '"EW 1,0", "EW 3,0"').replace('say = "gates"', 'say = "nowhere"')
    found = "\n".join(problems(parse(bad)))
    assert "EW 3,0 cannot be played: not-adjacent" in found
    assert "lesson-saboteur-nowhere" in found


def test_whoever_leads_a_creature_is_not_told_to_walk() -> None:
    run = Run(lesson("dark-cave"))
    while run.step.say != "lesson-dark-cave-prowl":
        run.skip()
    prompt = run.match.view(0).prompt
    assert prompt is not None
    assert "lesson-do-lead" == task(run.step, prompt.kind).text
    assert all(has("lesson-do-lead", lang) for lang in LANGUAGES)


def test_whoever_may_play_anything_is_not_told_a_card() -> None:
    # It may have been paid with the step before.
    run = Run(lesson("solo"))
    while run.step.say != "lesson-solo-dig":
        run.skip()
    assert "lesson-do-any" == task(run.step).text
    assert all(has("lesson-do-any", lang) for lang in LANGUAGES)
