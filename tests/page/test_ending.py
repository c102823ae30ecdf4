"""The ends of rounds and matches on the page."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsers import PHONE, Person
from records import stored
from saboteur import Match
from saboteur.terminal.replay_steps import replay_steps
from servers import Guest, Server, Table

pytestmark = pytest.mark.once

Come = Callable[..., Person]
CROSSED = """() => [...document.querySelectorAll('.end ol > li')].filter((row) => {
  const parts = [...row.querySelectorAll('.role, .nm b, .got, .sum')].map((part) => part.getBoundingClientRect());
  return parts.some((a, i) => parts.slice(i + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}).map((row) => row.innerText)"""
"""Rows of the final list in which names, roles and gold lie on each other."""


SEEN = """() => [...document.querySelectorAll('.end ol > li')].every((row) => {
  const { left, top, bottom } = row.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 30, y)?.closest('li') === row);
})"""
"""Whether no row of the final list lies below the window's edge or behind the buttons."""


BEHIND = """() => {
  const { left, top, width, height } = document.querySelector('.end .acts').getBoundingClientRect();
  const steps = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24);
  const found = steps.flatMap((x) => steps.flatMap((y) =>
    document.elementsFromPoint(left + width * x, top + height * y)));
  return [...new Set(found)].filter((one) => one.matches('.end h1, .end p, .end li') && !one.closest('.acts'))
    .map((one) => one.textContent);
}"""
"""Words and rows that lie behind the buttons of an ending."""


def sit(guest: Guest, one: Person, game: str, **wish: object) -> Table:
    """Start a match against bots; the guest plays it by hand while the person watches from the same seat."""
    table = str(guest.post("/api/play", game=game, bots=["greedy"], **wish)["id"])
    one.become(guest).visit(f"/t/{table}")
    one.page.locator(".cell").first.wait_for()
    return guest.join(table)


def play_round(table: Table, rng: random.Random) -> None:
    """Play anything until the round or the match is over."""
    table.turn()
    while not table.over and table.table["phase"] == "playing":
        table.play(rng.choice(table.match["moves"])["text"])
        table.turn()
    table.until(lambda told: told["phase"] in {"between", "over"})


def sabotaged(table: Table) -> bool:
    """Whether a tool broke while the round was dealt."""
    dealt = max(event["seq"] for event in table.events if event["kind"] == "round")
    return any(event["kind"] == "break" for event in table.events[dealt:])


def shows_end(page: Page, table: Table) -> None:
    """The page shows the round's end with its gold and its last board."""
    finished = table.match["view"]["finished"]
    ending = page.get_by_role("region", name="How it ended")
    expect(ending.get_by_role("heading", level=1)).to_have_text(f"End of round {finished['round']}")
    row = ending.get_by_role("listitem").first
    gained = finished["results"][-1]["gold"][0]
    expect(row.locator(".got")).to_contain_text("no gold" if gained == 0 else str(gained))
    expect(row.locator(".sum")).to_contain_text(str(finished["gold"][0]))
    ending.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".top")).to_contain_text(f"Round {finished['round']} of 3")
    lying = {tuple(part["cell"]) for part in (*finished["board"], *finished["goals"])}
    expect(page.locator(".cell:not([aria-label*=empty])")).to_have_count(len(lying))
    page.get_by_role("button", name="Back to the result").click()
    expect(ending.get_by_role("button", name="Next round")).to_be_enabled()


def test_alone_the_end_of_a_round_is_seen_although_tools_break_in_the_next_deal(person: Come, server: Server) -> None:
    """Both for those present and for those who come back."""
    rng = random.Random(2)
    guest, one = Guest(server, "Ada"), person()
    while True:
        table = sit(guest, one, "solo", players=1)
        play_round(table, rng)
        if sabotaged(table):
            break
        table.close()
    shows_end(one.page, table)
    expect(one.page.get_by_label("Message to the table")).to_have_count(0)
    one.page.reload()
    shows_end(one.page, table)
    assert [] == one.faults()
    one.page.get_by_role("button", name="Next round").click()
    expect(one.page.locator(".top")).to_contain_text("Round 2 of 3")


def test_alone_nobody_is_crowned(person: Come, server: Server) -> None:
    one = person(PHONE)
    table = sit(Guest(server, "Ada"), one, "solo", players=1, options={"rounds": 1})
    play_round(table, random.Random(3))
    row = one.page.get_by_role("region", name="How it ended").get_by_role("listitem")
    expect(row.locator(".sum")).to_contain_text(str(table.match["outcome"]["gold"][0]))
    expect(row.locator(".crown")).to_have_count(0)


THROUGH = """(region) => {
  const { right, top, bottom } = region.querySelector('button').getBoundingClientRect();
  return document.elementFromPoint(right + 20, (top + bottom) / 2).closest('li') !== null;
}"""
"""Whether a line of a list is seen beside the button below it."""


def test_the_winning_clan_comes_first(person: Come, server: Server) -> None:
    """In The Dark Cave the clan's treasure counts, not the gold of a single dwarf."""
    rng = random.Random(4)
    guest, one = Guest(server, "Ada"), person()
    while True:
        table = sit(guest, one, "dark-cave", players=5)
        play_round(table, rng)
        # Sometimes nobody gets out and no clan wins.
        if winners := table.match["outcome"]["winners"]:
            break
        table.close()
    rows = one.page.get_by_role("region", name="How it ended").get_by_role("listitem")
    expect(rows).to_have_count(5)
    expect(rows.locator(".crown")).to_have_count(len(winners))
    result = table.match["view"]["results"][-1]
    for place in range(5):
        won = place < len(winners)
        expect(rows.nth(place).locator(".crown")).to_have_count(int(won))
        treasure = result["treasures"][won == (result["winner"] == "blue")]
        expect(rows.nth(place).locator(".sum")).to_contain_text(f"{treasure}treasure")
    for width, height in ((844, 390), (820, 1180), (390, 844)):
        one.page.set_viewport_size({"width": width, "height": height})
        assert [] == one.page.evaluate(CROSSED), (width, height)
        assert [] == one.page.evaluate(BEHIND), (width, height)
        # Five fit above the buttons.
        assert one.page.evaluate(SEEN), (width, height)
    # Everybody's role is known then, and nobody's seat is pushed out of a low window.
    one.page.set_viewport_size({"width": 844, "height": 390})
    one.page.get_by_role("button", name="Look at the board").click()
    for seat in range(5):
        expect(one.page.locator(f"[data-seat='{seat}']")).to_be_in_viewport(ratio=1)
    # The long list of what was missed is not read through its button.
    assert not one.page.get_by_role("region", name="While you were away").evaluate(THROUGH)


@pytest.mark.parametrize("size", [(844, 390), (640, 360)], ids=str)
def test_with_twelve_the_next_round_is_in_sight_on_a_phone_on_its_side(
    person: Come, server: Server, size: tuple[int, int]
) -> None:
    one = person(PHONE)
    table = sit(Guest(server, "Ada"), one, "saboteur2", players=12)
    play_round(table, random.Random(5))
    page = one.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    on = page.get_by_role("button", name="Next round")
    expect(on).to_be_in_viewport(ratio=1)
    rows = page.locator(".end ol > li")
    expect(rows).to_have_count(12)
    on.click(trial=True)
    rows.last.scroll_into_view_if_needed()
    expect(on).to_be_in_viewport(ratio=1)
    assert [] == page.evaluate(BEHIND)


def test_gold_stands_beside_the_head_of_an_ending_however_long_its_words_are(person: Come, server: Server) -> None:
    """On a phone on its side: words left, gold right."""
    one = person(PHONE)
    table = sit(Guest(server, "Ada"), one, "saboteur2", players=7)
    play_round(table, random.Random(5))
    page = one.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".end ol > li").first.wait_for()
    page.locator(".end .more ul").evaluate("(list) => (list.style.paddingBottom = '400px')")
    tops = [
        page.locator(part).first.evaluate("(at) => at.getBoundingClientRect().top")
        for part in (".end h1", ".end ol > li")
    ]
    assert abs(tops[1] - tops[0]) < 16


def test_replay_with_all_hands_open_shows_what_lies_under_the_goals(person: Come, tmp_path: Path) -> None:
    """And hides it again for whoever sees only what the table saw."""
    text = stored("1-three-rounds")
    page = person().visit("/replay").page
    (tmp_path / "match.toml").write_text(text, encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "match.toml")
    page.get_by_role("heading", name="Replay: Saboteur").wait_for()
    hidden = page.locator(".cell[aria-label*='hidden goal']")
    known = page.locator(".cell[aria-label*='you know']")
    expect(page.get_by_label("Seen by")).to_have_value("all")
    expect(known).to_have_count(3)
    expect(known.and_(page.locator("[aria-label*='treasure']"))).to_have_count(1)
    page.get_by_label("Seen by").select_option("none")
    expect(known).to_have_count(0)
    expect(hidden).to_have_count(3)


def test_replay_shows_the_end_of_a_round_before_the_next_one(person: Come, tmp_path: Path) -> None:
    """The last move of a round is seen on its own board, with nothing of the next deal."""
    text = stored("1-solo")
    ends = [step for step in replay_steps(Match.replay(text)) if step.ends]
    finished = ends[0].view(None).finished
    assert finished is not None
    page = person().visit("/replay").page
    (tmp_path / "solo.toml").write_text(text, encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "solo.toml")
    page.get_by_role("heading", name="Replay: The Duel alone").wait_for()
    page.keyboard.press("PageDown")
    expect(page.locator(".title")).to_contain_text("Round 2 of 3")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".title")).to_contain_text("Round 1 of 3")
    lying = {laid.cell for laid in finished.board} | {goal.cell for goal in finished.goals}
    expect(page.locator(".cell:not([aria-label*=empty])")).to_have_count(len(lying))
    expect(page.get_by_role("region", name="Hands").get_by_role("img")).to_have_count(0)


def test_the_end_of_a_duel_names_the_winner_and_playing_again_begins_at_once(person: Come, server: Server) -> None:
    """Not “the blue dwarf”; nobody else has to agree; and the list of finished matches says who won, too."""
    one = person()
    table = sit(Guest(server, "Ada"), one, "duel", players=2, options={"rounds": 1})
    page, before = one.page, one.page.url
    names = ["You", page.locator("[data-seat='1'] .name").inner_text()]
    play_round(table, random.Random(6))
    ending = page.get_by_role("region", name="How it ended")
    expect(ending.get_by_role("heading", level=1)).to_be_visible()
    expect(ending).not_to_contain_text("dwarf")
    won = table.match["outcome"]["winners"]
    expect(ending.locator("li:has(.crown)")).to_contain_text([names[seat] for seat in won])
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".cell").first).to_be_attached()
    one.visit()
    listed = page.locator(f"li:has(a[href='/replay/{before.rpartition('/')[2]}']) .won")
    expect(listed).to_contain_text("you" if 0 in won else names[1], ignore_case=True)
