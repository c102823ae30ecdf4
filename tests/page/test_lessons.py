"""Every lesson is taken in a real browser, by touching what a learner would touch."""

import json
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as Late

from browsers import DESKTOP, PHONE, TABLET, Person
from saboteur.cards.shape import NotationError, Shape
from saboteur.lessons import Run, lesson
from saboteur.lessons.run import READ
from saboteur.notation.move import Move, write_cell, write_field

pytestmark = pytest.mark.once

Come = Callable[..., Person]
LYING: ViewportSize = {"width": 844, "height": 390}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
KEPT = "(game) => JSON.parse(localStorage.getItem('lessons') ?? '{}')[game]"


UNCLEAR = """() => {
  const other = '.role, .side, .turn, .prompt, .aside, [data-discard]';
  const parts = { card: '[data-slot]', cell: '.plane', seat: '[data-seat]', other };
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const wrong = [];
  for (const mark of document.querySelectorAll('.pointers .mark')) {
    const kind = Object.keys(parts).find((one) => mark.classList.contains(one));
    const box = mark.getBoundingClientRect();
    // In the middle between two choices there is a gap.
    const x = box.left + box.width * (kind === 'other' ? 0.25 : 0.5);
    const at = document.elementFromPoint(x, (box.top + box.bottom) / 2)?.closest(parts[kind]);
    if (!at) wrong.push(`${kind} covered at ${box.left},${box.top}`);
    else if (kind === 'card' && at.style.opacity) wrong.push('the card meant is dim');
    else if (kind === 'seat' && Math.abs(box.width - at.offsetWidth) > 2) wrong.push('the ring is not the seat');
  }
  for (const one of document.querySelectorAll('[data-slot], [data-claim], .nav .btn, [data-teacher]'))
    if (!inside(one.getBoundingClientRect())) wrong.push(`off the screen: ${one.outerHTML.slice(0, 80)}`);
  return wrong;
}"""
"""What a step marks but does not show, and what can be touched only beyond the window's edge."""


PROBED = ("saboteur",)
"""The lesson whose steps mark all there is to mark: cards, places, seats, the role, a button, words and gold."""


USELESS = """(asked) => [...document.querySelectorAll('.cell:not(.can)')].find((cell) => {
  const box = cell.getBoundingClientRect();
  return !asked.includes(cell.dataset.cell)
    && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) === cell;
}).dataset.cell"""
"""A place in sight that is not asked for."""


def err(one: Person, run: Run) -> None:
    """Touch something wrong, and see that it is answered: a place, or a card first, which may be wrong already."""
    page, bad = one.page, one.page.locator("[data-teacher].bad")
    if len(run.answers) % 2 and page.locator("[data-slot]").count():
        one.touch("[data-slot]")
        page.wait_for_function(TAKEN)
    if not bad.count():
        asked = [write_cell(move.cell) for move in map(Move.parse, filter(is_move, run.wanted())) if move.cell]
        one.touch(f'[data-cell="{page.evaluate(USELESS, asked)}"]')
    expect(bad, f"{run.place}: {page.locator('[data-teacher]').inner_text()}").to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".slot.picked")).to_have_count(0)


TAKEN = "() => document.querySelector('.slot.picked, [data-teacher].bad') !== null"
"""Whether the touched card is chosen, or the teacher says why it cannot be."""


def is_move(answer: str) -> bool:
    """Whether an answer is something to play."""
    return answer != READ and not answer.startswith("say ")


def slot(run: Run, card: str) -> int:
    """Where the hand holds a card, either way up."""
    hand = run.match.view(0).hand
    try:
        names = {str(Shape.parse(card)), str(Shape.parse(card).turned())}
    except NotationError:
        names = {card}
    return next(at for at, held in enumerate(hand) if held in names)


def do(one: Person, run: Run, answer: str) -> None:
    """Touch whatever this answer needs."""
    page = one.page
    if answer == READ:
        one.touch(".nav .main")
        return
    if answer.startswith("say "):
        one.touch(f'[data-claim="{answer[4:]}"]')
        return
    move = Move.parse(answer)
    if move.verb in {"lay", "play"}:
        one.touch(f'[data-slot="{slot(run, move.card or "")}"]')
        aim(one, run, move)
    elif move.verb == "discard":
        one.touch(f'[data-slot="{slot(run, move.cards[0])}"]')
        one.touch("[data-discard]")
        one.touch(f'[data-move="{answer}"]')
    elif move.verb == "remove":
        one.touch(f'[data-move="pay {move.card}"]')
        for card in move.cards:
            one.touch(f'[data-slot="{slot(run, card)}"]')
        one.touch(f'[data-move="{answer}"]')
    elif move.verb in {"step", "bribe"}:
        name = write_field(move.cell or (0, 0), move.field or "")
        small = page.locator(f'.small [data-spot="{name}"]')
        place = f'.small [data-spot="{name}"]' if small.count() else f'[data-cell="{write_cell(move.cell or (0, 0))}"]'
        meet(one, place)
        if move.verb == "bribe":
            one.touch(place)
    elif move.verb == "chop":
        name = f"{write_cell(move.cell or (0, 0))} {move.side}"
        meet(one, f'.small [data-spot="{name}"]')
        one.touch(f'.small [data-spot="{name}"]')
    else:
        one.touch(f'[data-move="{answer}"]')


LARGE = "() => Number(document.querySelector('.plane').style.getPropertyValue('--s'))"
STORED = "() => localStorage.getItem('lessons')"


def meet(one: Person, place: str) -> None:
    """Touch a place; where a finger could mean several, the board comes closer first."""
    before, large = one.page.evaluate(STORED), one.page.evaluate(LARGE)
    one.touch(place)
    if one.touches and one.page.evaluate(LARGE) > large and one.page.evaluate(STORED) == before:
        one.touch(place)


def aim(one: Person, run: Run, move: Move) -> None:
    """Touch where the chosen card should go, turn it if needed, and confirm."""
    if move.cell is not None:
        cell = f'[data-cell="{write_cell(move.cell)}"]'
        if turns(run, move):
            one.page.keyboard.press("r")
        meet(one, cell)
        if run.match.why_not(move) is None:
            one.touch(cell)
    elif move.seat is not None:
        one.touch(f'[data-seat="{move.seat}"] button.player')
        one.touch(f'[data-move="{move}"]')
    else:
        one.touch(f'[data-move="{move}"]')


ARROW = """(wanted) => {
  const [here, there] = [document.activeElement, document.querySelector(`[data-cell="${wanted}"]`)];
  if (!here?.matches('.cell')) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [right, down] = [to.left - from.left, to.top - from.top];
  if (Math.abs(right) > 1) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  if (Math.abs(down) > 1) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return '';
}"""
"""The key that brings the focus nearer to a place."""
TOUCHED = """([text, before, twice]) => {
  if (localStorage.getItem('lessons') !== before) return 'done';
  if (document.querySelector(`.prompt [data-move="${text}"]`)) return 'which';
  return twice && document.activeElement.ariaSelected === 'true' ? 'sure' : '';
}"""
"""What became of a place chosen by key: taken, there are several ways to mean it, or it waits for another key."""


def press(one: Person, run: Run, answer: str) -> None:
    """The same as `do` with the keyboard alone."""
    if not is_move(answer):
        choose(one, ".nav .main" if answer == READ else f'[data-claim="{answer[4:]}"]')
        return
    move = Move.parse(answer)
    if move.verb == "remove":
        choose(one, f'[data-move="pay {move.card}"]')
    spent = move.cards if move.verb in {"discard", "remove"} else [move.card or ""]
    for card in spent if move.verb in {"lay", "play", "discard", "remove"} else ():
        take(one, slot(run, card))
    if move.verb == "discard":
        one.page.keyboard.press("d")
    if move.cell is not None:
        if move.verb in {"lay", "play"} and turns(run, move):
            one.page.keyboard.press("r")
        point(one, move, answer)
        return
    if move.verb == "play" and move.seat is not None:
        choose(one, f'[data-seat="{move.seat}"] button.player')
    choose(one, f'[data-move="{answer}"]')


def choose(one: Person, selector: str) -> None:
    """Go to something by Tab and press it."""
    one.page.locator(selector).wait_for()
    assert one.tab(selector)
    one.page.keyboard.press("Enter")


def take(one: Person, at: int) -> None:
    """Choose a card by its number."""
    one.page.keyboard.press(str(at + 1))
    expect(one.page.locator(f'.slot.picked [data-slot="{at}"]')).to_have_count(1)


def point(one: Person, move: Move, answer: str) -> None:
    """Go to a place by the arrows and choose it, or what is meant there."""
    page, cell = one.page, write_cell(move.cell or (0, 0))
    for _ in range(60):
        if not (key := page.evaluate(ARROW, cell)):
            break
        page.keyboard.press(key)
    else:
        raise AssertionError(f"no key leads to {cell}")
    before = page.evaluate("() => localStorage.getItem('lessons')")
    page.keyboard.press("Enter")
    # A step is taken by the first key: its place is marked only until the lesson has answered.
    found = page.wait_for_function(TOUCHED, arg=[answer, before, move.verb != "step"]).json_value()
    if found == "which":
        choose(one, f'.prompt [data-move="{answer}"]')
    elif found == "sure":
        page.keyboard.press("Enter")


def turns(run: Run, move: Move) -> bool:
    """Whether a card fits both ways where it should go, and is held the wrong way."""
    held = slot(run, move.card or "")
    fitting = [other.card or "" for other in run.match.moves() if other.verb == move.verb and other.cell == move.cell]
    ways = {card for card in fitting if card and slot(run, card) == held}
    return len(ways) > 1 and move.card not in run.match.view(0).hand


def arrived(page: Page, run: Run) -> None:
    """Wait until the page is where the lesson is."""
    place = [run.place.chapter, len(run.place.answers)]
    page.wait_for_function(
        "([game, [chapter, steps]]) => { const kept = JSON.parse(localStorage.getItem('lessons') ?? '{}')[game];"
        " return kept && kept.place.chapter === chapter && kept.place.answers.length === steps; }",
        arg=[run.lesson.game, [0, 0] if run.finished else place],
    )
    # The bubble speaks once the new step is drawn.
    try:
        expect(page.locator("[data-teacher]:not(.bad)")).to_have_count(1)
    except AssertionError:
        raise AssertionError(f"{run.place}: {page.locator('[data-teacher]').all_inner_texts()}") from None
    if run.lesson.game in PROBED:
        try:
            page.wait_for_function(f"() => ({UNCLEAR})().length === 0")
        except Late:
            raise AssertionError(f"{run.place}: {page.evaluate(UNCLEAR)}") from None


# Each lesson once a day, all sizes and languages among them; the rest in long runs.
@pytest.mark.every_case
@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("saboteur", PHONE, "de"),
        ("saboteur2", DESKTOP, "en"),
        ("duel", TABLET, "de"),
        ("solo", DESKTOP, "en"),
        ("dark-cave", WIDE, "de"),
        pytest.param("saboteur", DESKTOP, "en", marks=pytest.mark.long),
        pytest.param("saboteur", LYING, "de", marks=pytest.mark.long),
        pytest.param("saboteur2", PHONE, "de", marks=pytest.mark.long),
        pytest.param("duel", PHONE, "en", marks=pytest.mark.long),
        pytest.param("duel", DESKTOP, "de", marks=pytest.mark.long),
        pytest.param("solo", PHONE, "de", marks=pytest.mark.long),
        pytest.param("dark-cave", PHONE, "en", marks=pytest.mark.long),
    ],
    ids=str,
)
def test_a_lesson_is_taken_to_its_end(person: Come, game: str, size: ViewportSize, language: str) -> None:
    """On a phone with a wrong touch before every right one: none is met with silence. On a desktop by keys alone."""
    one = person(size, language).visit(f"/learn/{game}")
    run = Run(lesson(game))
    errs, act = size == PHONE, press if size in (DESKTOP, WIDE) else do
    while not run.finished:
        arrived(one.page, run)
        if errs:
            err(one, run)
        answer = run.wanted()[0]
        act(one, run, answer)
        assert run.answer(answer) is None
        arrived(one.page, run)
    expect(one.page.locator(".nav .main")).to_be_visible()
    assert one.page.evaluate(KEPT, game)["done"]
    one.visit()
    expect(one.page.locator(f'[data-lesson="{game}"] [aria-label]')).to_have_count(1)


def test_wrong_touches_are_answered_and_nothing_is_lost(person: Come) -> None:
    """By mouse; by finger each lesson is taken with a wrong touch at every step."""
    one = person().visit("/learn/saboteur")
    said = one.page.locator("[data-teacher]")
    expect(said).to_contain_text("Ruprecht")
    one.touch('[data-cell="4,0"]')
    expect(said).to_contain_text("Read once more")
    one.page.reload()
    expect(said).to_contain_text("Ruprecht")
    one.touch("[data-discard]")
    expect(said).to_contain_text("Read once more")
    one.touch('[data-slot="1"]')
    one.touch('[data-cell="4,0"]')
    expect(said).to_contain_text("does not fit")
    expect(one.page.locator(".clash")).to_have_count(1)
    one.page.reload()
    expect(said).to_contain_text("Ruprecht")
    one.touch('[data-slot="4"]')
    one.touch('[data-cell="4,0"]')
    one.touch('[data-cell="4,0"]')
    expect(said).to_contain_text("three goals")
    one.visit()
    expect(one.page.locator("[data-offer]")).to_contain_text("in the middle")
    one.touch("[data-offer] a")
    expect(said).to_contain_text("three goals")
    one.touch(".nav .btn:first-child")
    expect(said).to_contain_text("Ruprecht")
    assert one.faults() == []


LISTEN = """
  localStorage.setItem('settings', JSON.stringify({ sound: true }));
  window.sounds = 0;
  const make = BaseAudioContext.prototype.createBiquadFilter;
  BaseAudioContext.prototype.createBiquadFilter = function () { window.sounds += 1; return make.call(this); };
"""
"""Switches sound on and counts what is heard: each of a lesson's sounds hisses."""


def test_a_wrong_touch_or_key_is_heard(person: Come) -> None:
    """With a card chosen and without."""
    one = person(PHONE)
    one.context.add_init_script(LISTEN)
    page = one.visit("/learn/solo").page
    said, bad = page.locator("[data-teacher]"), page.locator("[data-teacher].bad")
    expect(said).to_be_visible()
    for card in (False, True):
        for key in (False, True):
            page.reload()
            expect(said).to_be_visible()
            expect(bad).to_have_count(0)
            if card:
                one.touch("[data-slot]")
            wrong = page.locator(f'[data-cell="{page.evaluate(USELESS, [])}"]')
            heard = page.evaluate("() => window.sounds")
            wrong.press("Enter") if key else wrong.tap()
            expect(bad).to_have_count(1)
            page.wait_for_function("(heard) => window.sounds > heard", arg=heard)


WATCH = """() => {
  window.nudges = 0;
  document.addEventListener('animationstart', ({ target }) => {
    if (target.closest('[data-teacher]')) window.nudges += 1;
  });
}"""
"""Counts how often something moves in the teacher's bubble."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_same_wrong_touch_again_is_seen_again(person: Come, motion: Literal["no-preference", "reduce"]) -> None:
    """Sound is off at first, and the words are the same: without a card, and with one that does not fit."""
    one = person(PHONE).visit("/learn/solo")
    page = one.page
    page.emulate_media(reduced_motion=motion)
    bad = page.locator("[data-teacher].bad")
    for card in (False, True):
        page.reload()
        expect(page.locator("[data-teacher]")).to_be_visible()
        if card:
            one.touch("[data-slot]")
            page.wait_for_function(TAKEN)
        wrong = page.locator(f'[data-cell="{page.evaluate(USELESS, [])}"]')
        wrong.tap()
        expect(bad).to_have_count(1)
        page.evaluate(WATCH)
        said = bad.inner_text()
        wrong.tap()
        page.wait_for_function("() => window.nudges > 0")
        assert said == bad.inner_text()


BEYOND = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.pointers .mark.bad')].map((mark) => mark.getBoundingClientRect())
    .filter((mark) => mark.left < board.left - 1 || mark.top < board.top - 1
      || mark.right > board.right + 1 || mark.bottom > board.bottom + 1).length;
}"""
"""How many wrongly touched places are marked beside the board."""


def test_a_wrong_place_is_marked_only_in_sight(person: Come) -> None:
    """Turning or narrowing the window can leave it beyond the board's edge."""
    page = person(DESKTOP).visit("/learn/dark-cave").page
    page.locator('[data-slot="1"]').click()
    page.locator(".cell:not(.can)").nth(20).press("Enter")
    expect(page.locator(".pointers .mark.bad")).to_have_count(1)
    for size in (PHONE, LYING):
        page.set_viewport_size(size)
        page.wait_for_timeout(600)
        assert 0 == page.evaluate(BEYOND), size


@pytest.mark.parametrize("size", [PHONE, LYING, DESKTOP], ids=["phone", "lying", "desktop"])
def test_a_button_of_no_use_now_answers(person: Come, size: ViewportSize) -> None:
    """The bin is there, but nothing can be thrown away while one walks."""
    run = Run(lesson("dark-cave"))
    run.skip()
    place = {"chapter": run.place.chapter, "answers": list(run.place.answers)}
    one = person(size)
    one.context.add_init_script(
        f"localStorage.setItem('lessons', JSON.stringify({{ 'dark-cave': {{ place: {json.dumps(place)} }} }}))"
    )
    page = one.visit("/learn/dark-cave").page
    expect(page.locator("[data-teacher]:not(.bad)")).to_have_count(1)
    bin_ = page.locator("[data-discard]")
    expect(bin_).to_be_disabled()
    box = bin_.bounding_box()
    assert box is not None
    press = page.touchscreen.tap if one.touches else page.mouse.click
    press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-teacher].bad")).to_have_count(1)


def test_skip_goes_one_on_and_holding_it_leaves(person: Come) -> None:
    """And what was reached is still there on return."""
    one = person(PHONE).visit("/learn/saboteur")
    page = one.page
    said = page.locator("[data-teacher]")
    expect(said).to_contain_text("Ruprecht")
    skip = page.get_by_role("button", name="Skip")
    skip.tap()
    expect(said).to_contain_text("three goals")
    page.get_by_role("button", name="Back").click()
    expect(said).to_contain_text("Ruprecht")
    box = skip.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    page.wait_for_url("**/")
    page.mouse.up()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    one.visit("/learn/saboteur")
    expect(said).to_contain_text("Ruprecht")


def test_the_focus_goes_from_the_card_meant_to_its_place_and_on(person: Come) -> None:
    """The keyboard alone takes the first step: the card, its place, then back and skip."""
    one = person().visit("/learn/saboteur")
    page = one.page
    expect(page.locator("[data-teacher]")).to_contain_text("Ruprecht")
    assert page.locator("[data-teacher]").get_attribute("role") == "status"
    assert one.tab('[data-slot="4"]')
    page.keyboard.press("Enter")
    assert one.tab('.cell[tabindex="0"]')
    page.locator('[data-cell="4,0"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-teacher]")).to_contain_text("three goals")
    assert one.tab(".nav .btn")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=["desktop", "phone", "lying"])
def test_the_first_page_offers_the_lesson_until_it_is_closed(person: Come, size: ViewportSize) -> None:
    """It covers nothing that could be touched before."""
    one = person(size).visit()
    offer = one.page.locator("[data-offer]")
    expect(offer).to_be_visible()
    for way in one.page.locator("header a, header button").all():
        way.click(trial=True)
    expect(one.page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    one.touch("[data-offer] button")
    expect(offer).to_have_count(0)
    one.page.reload()
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    expect(offer).to_have_count(0)
