"""Nothing covers what a player has to see or touch, at any screen size."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import saboteur
from browsers import DESKTOP, PHONE, Person
from records import stored
from saboteur.lessons import Run, lesson
from saboteur.text import text
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once

Come = Callable[..., Person]
SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
STILL = """() => new Promise((tell) => {
  const place = () => JSON.stringify(document.querySelector('.cell').getBoundingClientRect());
  const before = place();
  setTimeout(() => tell(place() === before), 300);
})"""
"""Whether the board has found its place."""
COVERED = """() => {
  const wanted = document.querySelectorAll(".cell[aria-label*='hidden goal'], .cell.can");
  if (!document.querySelector(".cell[aria-label*='hidden goal']")) return ['no goal was found'];
  const hidden = (x, y) => document.elementFromPoint(x, y)?.closest('.plane') == null;
  const pointed = (cell) => !cell.matches('.can') && document.querySelector(`[data-beyond="${cell.dataset.cell}"]`);
  return [...wanted].filter((cell) => !pointed(cell)).filter((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    const [dx, dy] = [(right - left) * 0.12, (bottom - top) * 0.12];
    return [left + dx, (left + right) / 2, right - dx]
      .some((x) => [top + dy, (top + bottom) / 2, bottom - dy].some((y) => hidden(x, y)));
  }).map((cell) => cell.getAttribute('aria-label'));
}"""
"""Goals and marked places with a corner, edge or centre that cannot be touched; a sign may point to a goal."""
CUT = """() => {
  const room = document.querySelector('.plane').parentElement.getBoundingClientRect();
  return [...document.querySelectorAll(".cell[aria-label*='hidden goal']")].filter((goal) => {
    const { left, top, right, bottom } = goal.getBoundingClientRect();
    const shown = Math.min(right, room.right) - Math.max(left, room.left);
    const high = Math.min(bottom, room.bottom) - Math.max(top, room.top);
    return shown > 0 && high > 0 && Math.min(shown / (right - left), high / (bottom - top)) < 0.7
      && !document.querySelector(`[data-beyond="${goal.dataset.cell}"]`);
  }).map((goal) => goal.getAttribute('aria-label'));
}"""
"""Goals of which half is cut off at the board's edge, and no sign says so."""
UNSEEN = """() => [...document.querySelectorAll('ol li[data-seat]')].filter((seat) => {
  const box = seat.getBoundingClientRect();
  const held = [...seat.querySelectorAll('.name, .face, .count')].every((part) => {
    const inner = part.getBoundingClientRect();
    return inner.width > 0 && inner.left >= box.left - 1 && inner.right <= box.right + 1
      && inner.top >= box.top - 1 && inner.bottom <= box.bottom + 1;
  });
  const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  // A cut corner shows the ground beside the seat.
  const [edge] = seat.querySelector('.player')?.getClientRects() ?? [box];
  const radius = parseFloat(getComputedStyle(seat.querySelector('.player') ?? seat).borderTopRightRadius);
  const cut = [...seat.querySelectorAll('.facts > span')].some((fact) => {
    const { right, top, width } = fact.getBoundingClientRect();
    return width > 1 && edge.right - right + (top + 3 - edge.top) < radius;
  });
  return !held || cut || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
    || at?.closest('li') !== seat || box.width < 43.5 || box.height < 43.5;
}).map((seat) => seat.dataset.seat)"""
"""Seats that are not fully visible, or too small for a finger."""


GAMES = [
    *("saboteur", "dark-cave", "solo"),
    *(pytest.param(game, marks=pytest.mark.long) for game in ("saboteur2", "duel")),
]
PLAYERS = {"duel": 2, "solo": 1}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_on_a_goal_or_a_marked_place(person: Come, server: Server, game: str) -> None:
    """Neither for a player with a card in hand nor for a spectator, who has no hand and a higher board."""
    players = PLAYERS.get(game, 5)
    first = {} if game == "solo" else {"first": "p1"}
    player = person().against_bots(game, players, **first)
    player.wait("card")
    watching = [player]
    if players > 1:
        ben = Guest(server, "Ben")
        bots = [{"bot": "random"}] * (players - 1)
        table = ben.join(open_table(ben, {"me": True}, *bots, game=game, options=first))
        table.do("ready")
        table.do("start")
        spectator = person().visit(f"/t/{table.table['id']}")
        spectator.page.locator(".cell").first.wait_for()
        watching.append(spectator)
    for one in watching:
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.wait_for_function(STILL)
            assert [] == one.page.evaluate(COVERED), (width, height)
    player.touch(player.wait("card")["at"])
    for key in ("", "d"):
        if key:
            player.page.keyboard.press(key)
            player.page.locator(".prompt .go").wait_for()
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.wait_for_function(STILL)
            assert [] == player.page.evaluate(COVERED), ("to be discarded" if key else "chosen", width, height)
            assert [] == player.page.evaluate(CUT), (width, height)
    player.page.keyboard.press("Escape")
    if game == "dark-cave":
        signs_lead_to_the_goals(player)


def signs_lead_to_the_goals(player: Person) -> None:
    """On a phone the cave is as large as a finger needs it; a touch shows all of it, another one comes closer."""
    page = player.page
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    signs = page.locator("[data-beyond]")
    expect(signs).to_have_count(4)
    page.wait_for_function(STILL)
    near = page.locator(".cell").first.bounding_box()
    signs.first.click()
    expect(signs).to_have_count(0)
    page.get_by_role("button", name="Come closer").click()
    expect(signs).to_have_count(4)
    page.wait_for_function(STILL)
    assert near == page.locator(".cell").first.bounding_box()
    assert near is not None
    assert near["height"] >= 44


MISSED = """() => {
  const marked = [...document.querySelectorAll('.cell.can')];
  const missed = marked.filter((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = [[0, -21], [0, 21], [-21, 0], [21, 0]];
    return !far.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest('.cell.can'));
  });
  return [marked.length > 0, missed.map((cell) => cell.getAttribute('aria-label'))];
}"""
"""Whether places are marked, and those that a finger misses that is half its width beside their middle."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_marked_places_are_as_large_as_a_finger(person: Come, size: tuple[int, int]) -> None:
    """The longest board is that of the solo game: thirteen cells, each 30 pixels high on a phone."""
    one = person(PHONE)
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    way = ".slot:not(.off) [data-slot][aria-label*='joined']"
    while True:
        one.against_bots("solo", 1)
        one.wait("card")
        # A tool may be broken from the start.
        if one.page.locator(way).count():
            break
    one.touch(way)
    one.page.wait_for_function(STILL)
    assert [True, []] == one.page.evaluate(MISSED)


CROWD = """() => {
  if (!document.querySelector('.slot.picked')) return null;
  const middle = (cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const marked = [...document.querySelectorAll('.cell.can')].map((cell) => [cell.dataset.cell, ...middle(cell)]);
  for (const [i, [one, x, y]] of marked.entries()) {
    for (const [other, u, v] of marked.slice(i + 1)) {
      const apart = Math.hypot(u - x, v - y);
      if (apart < 38) return { cells: [one, other], x: (x + u) / 2, y: (y + v) / 2, apart };
    }
  }
  return null;
}"""
"""Two places of a chosen card closer together than a finger can tell them apart, and the point between them."""
APART = """(cells) => {
  const room = document.querySelector('.plane').parentElement.getBoundingClientRect();
  const [one, other] = cells.map((cell) => document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect());
  const inside = [one, other].every((box) => box.top >= room.top && box.bottom <= room.bottom
    && box.left >= room.left && box.right <= room.right);
  return inside ? Math.hypot(other.left - one.left, other.top - one.top) : 0;
}"""
"""How far apart their middles are, if both are seen whole."""


def test_the_board_comes_closer_where_a_finger_could_mean_two_places(person: Come) -> None:
    """The next touch chooses; when the card is put back, the whole mine is seen as before."""
    one = person(PHONE)
    page = one.page
    way = ".slot:not(.off) [data-slot][aria-label*='joined']"
    crowd = None
    while crowd is None:
        one.against_bots("solo", 1)
        found = one.wait()
        while crowd is None and found["what"] not in {"next", "over"}:
            one.touch(way if found["what"] == "card" and page.locator(way).count() else found["at"])
            page.wait_for_function(STILL)
            crowd = page.evaluate(CROWD)
            found = one.wait()
    before = page.locator(".cell").first.bounding_box()
    page.touchscreen.tap(crowd["x"], crowd["y"])
    back = page.get_by_role("button", name="Show everything")
    expect(back).to_be_visible()
    page.wait_for_function(STILL)
    expect(page.locator(".cell[aria-selected=true]")).to_have_count(0)
    assert page.evaluate(APART, crowd["cells"]) >= 44
    one.touch(f'[data-cell="{crowd["cells"][1]}"]')
    expect(page.locator(".cell[aria-selected=true]")).to_have_attribute("data-cell", crowd["cells"][1])
    page.keyboard.press("Escape")
    expect(back).to_be_hidden()
    page.wait_for_function(STILL)
    assert before == page.locator(".cell").first.bounding_box()


@pytest.mark.parametrize("players", [5, 6, 7, 9, 12])
def test_all_seats_are_seen_on_a_phone(person: Come, players: int) -> None:
    """In portrait and landscape, with names, cards and faces fully visible and large enough to hit."""
    one = person(PHONE).against_bots("saboteur2", players, first="p1")
    one.wait()
    for width, height in ((390, 844), (360, 640), (844, 390)):
        if players == 5 and width > height:
            continue
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator("main.low")).to_have_count(int(width > height))
        assert [] == one.page.evaluate(UNSEEN), (width, height)


def test_all_seats_of_a_replay_are_seen_on_a_phone(person: Come, tmp_path: Path) -> None:
    """Ten of them, of whom nobody needs to be touched."""
    page = person(PHONE).visit("/replay").page
    (tmp_path / "ten.toml").write_text(stored("1-english"), encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "ten.toml")
    expect(page.locator("ol li[data-seat]")).to_have_count(10)
    for width, height, columns in ((390, 844, 5), (844, 390, 2), (820, 1180, 5)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("ol.dense")).to_have_attribute("style", re.compile(f"--columns: {columns}"))
        assert [] == page.evaluate(UNSEEN.replace("43.5", "40")), (width, height)


ON_FACTS = """() => [...document.querySelectorAll('li[data-seat]')].filter((seat) => {
  const boxes = (what) => [...seat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const discs = [...document.querySelectorAll('.pointers .disc')].map((one) => one.getBoundingClientRect());
  return [...boxes('.chip'), ...discs].some((chip) => boxes('.facts > span').some((fact) => fact.width > 0
    && chip.left < fact.right && chip.right > fact.left && chip.top < fact.bottom - 1 && chip.bottom > fact.top + 1));
}).map((seat) => seat.innerText)"""
"""Seats where what lies before a player, or a number of the lesson, covers cards or gold."""


def test_what_hinders_somebody_covers_neither_cards_nor_gold_on_a_phone(person: Come) -> None:
    """In seats as narrow as those of five players: the lesson's four on a small phone, one of them trapped."""
    run = Run(lesson("saboteur2"))
    while run.step.say != "lesson-saboteur2-free":
        run.skip()
    place = {"chapter": run.place.chapter, "answers": list(run.place.answers)}
    one = person({"width": 320, "height": 640})
    one.context.add_init_script(
        f"localStorage.setItem('lessons', JSON.stringify({{ saboteur2: {{ place: {json.dumps(place)} }} }}))"
    )
    page = one.visit("/learn/saboteur2").page
    expect(page.locator("li[data-seat] .chip")).to_have_count(1)
    expect(page.locator("li.me .facts > span")).not_to_have_count(0)
    expect(page.locator(".pointers .disc")).to_have_count(2)
    assert [] == page.evaluate(ON_FACTS)


def test_a_place_that_does_not_fit_says_why(person: Come) -> None:
    """By mouse, by finger and by key; the card stays chosen."""
    for size in (DESKTOP, PHONE):
        one = person(size)
        page = one.page
        while True:
            one.against_bots("saboteur", 3, first="p1")
            one.wait("card")
            way = page.locator(".slot:not(.off) [data-slot][aria-label*='joined']")
            if way.count():
                break
        one.touch(".slot:not(.off) [data-slot][aria-label*='joined']")
        page.locator(".cell.can").first.wait_for()
        far = page.locator(".cell[aria-label^='D1']")
        far.tap() if one.touches else far.click()
        stage = page.locator(".stage .display, .say1 b")
        expect(stage).to_contain_text("touches no open card")
        expect(page.locator(".cell[aria-invalid=true]")).to_have_count(1)
        assert 1 == page.locator(".slot.picked").count()
        page.keyboard.press("Escape")
        expect(page.locator(".cell[aria-invalid=true]")).to_have_count(0)
        one.touch(".slot:not(.off) [data-slot][aria-label*='joined']")
        far.focus()
        page.keyboard.press("Enter")
        expect(stage).to_contain_text("touches no open card")


LOCALES = Path(saboteur.__file__).parent / "locales"
WHY = re.compile(r"^((?:reason|play-why)-[\w-]+) =", re.MULTILINE)


CARDS = ("no-place", "no-target", "broken", "trapped")


def reasons(language: str) -> list[str]:
    """Every sentence that says why something cannot be done, in every game."""
    keys = [key for file in (LOCALES / language).glob("*.ftl") for key in WHY.findall(file.read_text(encoding="utf-8"))]
    assert len(keys) > 20
    values = {"own": "no", "lies": "no", "tool": text("tool-pick", language)}
    alone = [text(key, language, game=game, **values) for key in keys for game in saboteur.GAMES]
    way = text("play-why-discard", language)
    # What is said of a card in the hand also says what can be done with it.
    return [*alone, *(f"{text(f'play-why-{why}', language)} {way}" for why in CARDS)]


CUT_OFF = """(sentences) => {
  const line = document.querySelector('.say1 b'), room = line.parentElement;
  const kept = line.firstChild.data;
  const cut = sentences.filter((sentence) => {
    line.firstChild.data = sentence;
    return line.getBoundingClientRect().bottom > room.getBoundingClientRect().bottom + 1;
  });
  line.firstChild.data = kept;
  return cut;
}"""
"""Sentences whose end cannot be read in the line that says what to do."""
ON_TOP = """() => {
  const { left, right, top, bottom } = document.querySelector('.say1 b').getBoundingClientRect();
  return [0.05, 0.5, 0.95].map((at) => document.elementFromPoint(left + (right - left) * at, (top + bottom) / 2))
    .filter((one) => !one?.closest('.say1')).map((one) => one?.className ?? 'nothing');
}"""
"""What lies over that line."""


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_reason_on_a_phone_covers_nothing_and_is_read_whole(person: Come, language: str) -> None:
    """It takes the place of the question it answers; there is no room for a bubble that covers nothing."""
    one = person(PHONE, language)
    page = one.page
    while True:
        one.against_bots("saboteur", 5, first="p1")
        one.wait("card")
        if page.locator(".slot.off [data-slot]").count():
            break
    question = page.locator(".say1 b").inner_text()
    one.touch(".slot.off [data-slot]")
    expect(page.locator(".say1 b.no")).not_to_have_text(question)
    expect(page.locator(".say1 b.no")).to_contain_text(text("play-why-discard", language))
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert [] == page.evaluate(ON_TOP)
        assert [] == page.evaluate(CUT_OFF, reasons(language))
    assert 0 == page.locator("[role=tooltip]:visible").count()


BESIDE = """() => {
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  const words = at('.say1 b'), button = at('.prompt button'), board = at('.board');
  return {
    over: Math.round(board.bottom - button.top), high: Math.round(button.height),
    lines: Math.round(words.height / 17), touch: Math.round(button.left - words.right),
    cell: document.querySelector('.cell').getBoundingClientRect().width,
    narrowest: Math.min(...[...document.querySelectorAll('.prompt button')].map((one) => one.offsetWidth)),
  };
}"""
"""Where the only button of a question stands, and how large the board's cells are."""


OUTSIDE = """(sentences) => {
  const line = document.querySelector('.say1 b'), row = document.querySelector('.saying').getBoundingClientRect();
  return sentences.filter((sentence) => {
    line.firstChild.data = sentence;
    const { top, bottom } = line.getBoundingClientRect();
    return top < row.top - 1 || bottom > row.bottom + 1;
  });
}"""
"""Sentences that are higher than their row."""
WORDS = """(words) => {
  const button = document.querySelector('.prompt button');
  button.querySelector('span').textContent = words;
  return button.scrollHeight <= button.clientHeight && button.scrollWidth <= button.clientWidth;
}"""
"""Put words on the button; whether they fit."""


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_button_on_a_phone_stands_beside_its_question(person: Come, language: str) -> None:
    """The board keeps its size, and nothing lies on a goal or on a sign that points to one."""
    one = person(PHONE, language)
    page = one.page
    joined = ".slot:not(.off) [data-slot][aria-label*='" + ("joined" if language == "en" else "verbunden") + "']"
    while True:
        one.against_bots("dark-cave", 3, first="p1")
        one.wait("card")
        if page.locator(joined).count():
            break
    propose = page.locator("[data-move=propose-end]")
    expect(propose).to_be_visible()
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(STILL)
        found = page.evaluate(BESIDE)
        assert found["over"] <= 0, found
        assert found["high"] >= 44, found
        assert found["lines"] <= 3, found
        assert found["touch"] >= 0, found
        # The longest of both: what a broken tool asks, beside the button with the most words.
        mend = text("play-do-pay-off", language, kind="broken", card=text("tool-lantern", language))
        page.evaluate(WORDS, mend)
        longest = [text(f"play-hint-{key}", language) for key in ("stuck-pay", "stuck", "bribe", "propose-end")]
        assert [] == page.evaluate(CUT_OFF, longest), (width, height)
        assert [] == page.evaluate(OUTSIDE, longest), (width, height)
        assert page.evaluate(WORDS, mend), (width, height)
    page.reload()
    one.wait("card")
    page.set_viewport_size(PHONE)
    page.wait_for_function(STILL)
    size = page.evaluate(BESIDE)["cell"]
    propose.tap()
    expect(page.locator(".prompt button")).to_have_count(2)
    found = page.evaluate(BESIDE)
    assert size == found["cell"]
    assert found["lines"] <= 3, found
    assert found["narrowest"] >= 43.5, found
    page.locator(".prompt button").last.tap()
    expect(page.locator(".prompt button")).to_have_count(1)
    # Where a path can be laid there is nothing to touch but its places.
    one.touch(joined)
    page.locator(".cell.can").first.wait_for()
    assert 0 == page.locator(".prompt button").count()
    assert size == page.locator(".cell").first.evaluate("(one) => one.getBoundingClientRect().width")
