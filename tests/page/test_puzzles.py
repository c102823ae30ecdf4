"""Puzzles in a real browser: answered by touching, explained, and marked in this browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from saboteur.notation.move import Move, write_cell
from saboteur.puzzles import Kind, Run, puzzle, puzzles
from saboteur.puzzles.puzzle import Puzzle

pytestmark = pytest.mark.once

Come = Callable[..., Person]
LYING: ViewportSize = {"width": 844, "height": 390}


def laid(game: str) -> Puzzle:
    """A puzzle whose only answer lays a card of the hand as it is held, and whose next best does, too."""
    for one in puzzles(game, "move"):
        held = one.match().view(one.seat).hand
        moves = [Move.parse(answer) for answer in one.answers]
        if all(move.verb == "lay" and move.card in held and move.cell for move in moves):
            return one
    pytest.fail(f"no puzzle of {game} is answered by laying a card")


def lay(person: Person, one: Puzzle, answer: str) -> None:
    """Touch the card and, twice, its place."""
    move = Move.parse(answer)
    slot = one.match().view(one.seat).hand.index(move.card or "")
    person.touch(f'[data-slot="{slot}"]')
    person.touch(f'[data-cell="{write_cell(move.cell or (0, 0))}"]')
    person.touch(f'[data-cell="{write_cell(move.cell or (0, 0))}"]')


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop", "phone"])
def test_a_move_is_found_on_the_board(person: Come, size: ViewportSize, language: str) -> None:
    one = laid("saboteur")
    somebody = person(size, language).visit(f"/puzzle/{one.id}")
    page = somebody.page
    # A server that has just started reads its puzzles first.
    page.locator("[data-puzzle]").wait_for()
    somebody.touch("[data-act=clue]")
    expect(page.locator("[data-clue]")).to_be_visible()
    lay(somebody, one, one.answers[0])
    expect(page.locator("[data-said=right]")).to_be_visible()
    # However much there is to read, nothing lies over the way on.
    for act in page.locator(".acts .btn").all():
        expect(act).to_be_in_viewport(ratio=1)
        act.click(trial=True, timeout=5000)
    mark = page.evaluate("(id) => JSON.parse(localStorage.getItem('puzzles'))[id]", one.id)
    assert mark == {"tries": 1, "solved": True, "clue": True}
    somebody.visit("/puzzles")
    expect(page.locator(f'a[href="/puzzle/{one.id}"] .lit')).to_be_visible()
    assert somebody.faults() == []


@pytest.mark.parametrize(("kind", "size", "language"), [("who", PHONE, "de"), ("gold", DESKTOP, "en")])
def test_a_log_is_read(person: Come, kind: str, size: ViewportSize, language: str) -> None:
    one = next(one for one in puzzles() if one.kind == kind)
    somebody = person(size, language).visit(f"/puzzle/{one.id}")
    page = somebody.page
    page.locator("[data-puzzle]").wait_for()
    # However long the log is, the answers are in sight.
    expect(page.locator("[data-answer]").last).to_be_in_viewport()
    expect(page.locator("[data-act=answer]")).to_be_in_viewport()
    wrong = next(option for option in Run(one).options if option not in one.answers)
    for answer, said in ((wrong, "wrong"), (one.answers[0], "right")):
        somebody.touch(f'[data-answer="{answer}"]')
        somebody.touch("[data-act=answer]")
        expect(page.locator(f"[data-said={said}]")).to_be_visible()
    assert somebody.faults() == []
    mark = page.evaluate("(id) => JSON.parse(localStorage.getItem('puzzles'))[id]", one.id)
    assert mark == {"tries": 2, "solved": True}


@pytest.mark.parametrize("kind", ["who", "gold", "move"])
def test_a_phone_on_its_side_has_room_for_question_and_answers(person: Come, kind: str) -> None:
    """Clue and solution are in sight, names are not cut into pieces, and the log is as large as a finger."""
    one = next(one for one in puzzles("saboteur") if one.kind == kind and (one.log or kind == "move"))
    somebody = person(LYING, "de").visit(f"/puzzle/{one.id}")
    page = somebody.page
    page.locator("[data-puzzle]").wait_for()
    for act in ("clue", "solve"):
        button = page.locator(f"[data-act={act}]")
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for name in page.locator("[data-answer] span").all():
        assert name.evaluate("(one) => one.getClientRects().length && one.offsetHeight < 26"), name.inner_text()
    # A log without a line is not offered.
    assert page.locator(".log").count() == page.locator(".log:has(li)").count()
    for summary in page.locator(".log summary").all():
        assert summary.evaluate("(one) => one.offsetHeight") >= 44
    somebody.touch("[data-act=clue]")
    expect(page.locator("[data-clue]")).to_be_in_viewport()
    assert somebody.faults() == []


CUT = """() => {
  const { top, left } = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.names text')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top || box.left < left;
  }).map((one) => one.textContent);
}"""
"""Letters and numbers at the rim that the board's frame cuts."""


@pytest.mark.parametrize("kind", ["who", "move"])
def test_a_cave_is_seen_whole_above_what_is_read(person: Come, kind: Kind) -> None:
    """Its nine rows fit there, with the letters at the rim."""
    one = puzzles("dark-cave", kind)[0]
    somebody = person(PHONE, "de").visit(f"/puzzle/{one.id}")
    page = somebody.page
    page.locator("[data-puzzle]").wait_for()
    somebody.touch("[data-act=solve]")
    expect(page.locator("[data-said]")).to_be_visible()
    page.wait_for_function(f"() => ({CUT})().length === 0", timeout=5000)


def test_what_was_said_is_still_seen_when_a_phone_is_turned(person: Come) -> None:
    one = next(one for one in puzzles("saboteur", "who"))
    somebody = person(PHONE, "de").visit(f"/puzzle/{one.id}")
    page = somebody.page
    page.locator("[data-puzzle]").wait_for()
    somebody.touch(f'[data-answer="{one.answers[0]}"]')
    somebody.touch("[data-act=answer]")
    told = page.locator("[data-said] li").last
    for size in (PHONE, LYING, PHONE):
        page.set_viewport_size(size)
        expect(told).to_be_in_viewport()


def test_a_solution_that_was_shown_is_not_solved(person: Come) -> None:
    one = puzzle(puzzles()[0].id)
    somebody = person().visit(f"/puzzle/{one.id}")
    somebody.touch("[data-act=solve]")
    expect(somebody.page.locator("[data-said=right]")).to_be_visible()
    mark = somebody.page.evaluate("(id) => JSON.parse(localStorage.getItem('puzzles'))[id]", one.id)
    assert (mark["solved"], mark["shown"]) == (False, True)


def test_the_puzzle_of_the_day_has_an_address(person: Come) -> None:
    somebody = person().visit("/puzzles")
    somebody.touch("[data-today]")
    expect(somebody.page.locator("[data-puzzle]")).to_be_visible()
    somebody.visit("/puzzle/none")
    expect(somebody.page.locator("h1")).to_be_visible()
