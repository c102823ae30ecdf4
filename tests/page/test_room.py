"""The living room in real browsers: a television, four phones as hands, and one device that is handed round."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from saboteur import GAMES
from servers import Guest, Server, Table, open_table, sync
from sounds import measure
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

Come = Callable[..., Person]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
READABLE = (0.022, "")
"""The smallest text on a television, as a share of its height."""
TABLET: ViewportSize = {"width": 1180, "height": 820}


def act(person: Person) -> bool:
    """Do one thing if there is anything to do: choose a card, a named place, a player, or an option."""
    found = person.page.evaluate(
        """() => {
          const seen = (at) => [...document.querySelectorAll(at)].some((one) => one.checkVisibility());
          document.querySelector('.reveal .main')?.click();
          if (!seen('.say1 .mine')) return '';
          for (const at of ['.prompt button:not(.quiet)', '[data-place][aria-pressed=true]', '[data-place]',
            '.target button.player', '.slot.picked'])
            if (seen(at)) return at === '.slot.picked' ? '[aria-keyshortcuts=d]:not(:disabled)' : at;
          return seen('.slot:not(.off) [data-slot]') ? '.slot:not(.off) [data-slot]' : '[data-slot]';
        }"""
    )
    return bool(found) and person.touch(found)


def test_a_television_and_four_phones_play(person: Come, server: Server) -> None:
    """The beginning of a match; the long run also plays one of each game to its end."""
    big, phones = television_and_phones("saboteur", person, server)
    before = big.page.locator("aside .last").inner_text()
    for _ in range(40):
        if sum(act(phone) for phone in phones) == 0:
            phones[0].page.wait_for_timeout(100)
        if big.page.locator("aside .last").inner_text() != before:
            break
    assert big.page.locator("aside .last").inner_text() != before
    # A reload stays a hand; the menu shows the whole table, and that stays, too.
    phone = phones[1]
    phone.page.reload()
    phone.page.locator("main.hand").wait_for()
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_role("button", name="Show the whole table").tap()
    phone.page.locator("main.hand").wait_for(state="detached")
    phone.page.reload()
    phone.page.locator("main.table:not(.hand)").wait_for()
    # The television comes back where it was, and the host's phone is its remote control.
    big.page.reload()
    big.page.locator("[data-seat]").first.wait_for()
    phones[0].page.get_by_role("button", name="Pause").first.tap()
    big.page.get_by_role("heading", name=re.compile("pause", re.IGNORECASE)).wait_for()
    for game in GAMES if LONG else ():
        play_whole_match(game, person, server)


def television_and_phones(game: str, person: Come, server: Server, **options: object) -> tuple[Person, list[Person]]:
    """Phones at a table with a television become hands; the television shows no hand."""
    names = ("Ada", "Ben", "Cleo", "Dan")[: {"duel": 2, "solo": 1}.get(game, 4)]
    guests = [Guest(server, name) for name in names]
    table = open_table(guests[0], {"me": True}, *({} for _ in guests[1:]), game=game, options=options)
    big = person(TELEVISION)
    sockets = [guest.join(table) for guest in guests]
    big.visit(f"/tv/{sockets[0].table['code']}").page.get_by_text(sockets[0].table["code"]).wait_for()
    for seat, socket in enumerate(sockets[1:], 1):
        socket.do("sit", seat=seat)
        socket.do("ready")
    if len(guests) > 1:
        big.page.get_by_text(f"{len(guests)} of {len(guests)} are here.").wait_for()
    assert big.smallest_text() >= READABLE, "from three metres"
    phones = [person(PHONE).become(guest).visit(f"/t/{table}") for guest in guests]
    for socket in sockets:
        socket.close()
    phones[0].page.get_by_role("button", name="Start").tap()
    for phone in phones:
        phone.page.locator("main.hand [data-slot]").first.wait_for()
    big.page.locator("[data-seat]").first.wait_for()
    assert 0 == big.page.locator("[data-slot], [aria-label='My role']").count()
    assert big.smallest_text() >= READABLE, "from three metres"
    return big, phones


def play_whole_match(game: str, person: Come, server: Server) -> None:
    """A match of one round from its first card to its ceremony, with a television and phones only."""
    options: dict[str, object] = {} if game == "dark-cave" else {"rounds": 1}
    big, phones = television_and_phones(game, person, server, **options)
    over = big.page.locator("main.ending")
    waited = 0
    while not over.is_visible():
        assert 0 == big.page.locator("[data-slot], [aria-label='My role']").count()
        if sum(act(phone) for phone in phones):
            waited = 0
            continue
        waited += 1
        assert waited < 600, f"{game}: nobody can do anything"
        big.page.wait_for_timeout(100)
    assert big.smallest_text() >= READABLE, "from three metres"
    for phone in phones:
        phone.page.get_by_role("heading", level=1).first.wait_for()
    for one in (big, *phones):
        one.page.goto("about:blank")


def seat_two(server: Server, **options: object) -> tuple[list[Guest], list[Table], str]:
    """Ada, who opened the table, and Ben in a running Duel."""
    guests = [Guest(server, name) for name in ("Ada", "Ben")]
    table = open_table(guests[0], {"me": True}, {}, game="duel", options=options)
    sockets = [guest.join(table) for guest in guests]
    sockets[1].do("sit", seat=1)
    sockets[1].do("ready")
    sockets[0].do("ready")
    sockets[0].do("start")
    return guests, sockets, table


def play_round(sockets: list[Table]) -> None:
    """Play anything until the round or the match is over."""
    while True:
        sync(*sockets)
        mover = next((one for one in sockets if one.match.get("moves")), None)
        if sockets[0].table["phase"] in {"between", "over"}:
            return
        if mover is not None:
            mover.play()


def test_the_host_begins_the_next_round_for_everyone(person: Come, server: Server) -> None:
    """Once ready, without waiting for those who look elsewhere; nobody else is offered it."""
    guests, sockets, table = seat_two(server)
    play_round(sockets)
    ada, ben = (person(PHONE).become(guest).visit(f"/t/{table}").page for guest in guests)
    for page in (ada, ben):
        page.get_by_role("button", name="Next round").wait_for()
        assert 0 == page.locator("[data-next-all]").count()
    ada.get_by_role("button", name="Next round").tap()
    ada.locator("[data-next-all]").tap()
    sockets[1].until(lambda told: told["phase"] == "playing")
    ben.locator(".top").get_by_text("Round 2 of 3").wait_for()


def test_a_second_device_asks_before_it_shows_the_hand(person: Come, server: Server) -> None:
    """Reloads and further tabs do not; the device that loses the hand can ask for it again."""
    guests, sockets, _ = seat_two(server)
    table = f"/t/{sockets[0].table['id']}"
    first, second = person(PHONE).become(guests[0]), person(PHONE)
    first.visit(table).page.locator("[data-slot]").first.wait_for()
    second.visit(guests[0].post("/api/me/link")["path"])
    second.visit(table).page.get_by_role("heading", name="You play on another device").wait_for()
    assert 0 == second.page.locator("[data-slot]").count()
    assert [] == second.faults()
    second.page.get_by_role("button", name="Play here").tap()
    second.page.locator("[data-slot]").first.wait_for()
    first.page.get_by_role("heading", name="You play on another device").wait_for()
    assert 0 == first.page.locator("[data-slot]").count()
    second.page.reload()
    second.page.locator("[data-slot]").first.wait_for()


def test_a_replay_is_watched_together(person: Come, server: Server) -> None:
    """One leads, the others follow until they look around, and each points at a card with their dwarf."""
    guests, sockets, table = seat_two(server, rounds=1)
    play_round(sockets)
    for socket in sockets:
        socket.close()
    ada, ben = (
        person(size).become(guest).visit(f"/replay/{table}").page
        for size, guest in zip((DESKTOP, PHONE), guests, strict=True)
    )
    ben.get_by_role("slider").wait_for()
    ada.get_by_role("button", name="Lead the others").click()
    ben.get_by_text("Ada leads.").wait_for()
    for _ in range(3):
        ada.get_by_role("button", name="One step on").click()
    expect(ben.get_by_role("slider")).to_have_value("3")
    ben.locator('[data-cell="5,0"]').tap()
    expect(ada.locator("[data-pointer=Ben]")).to_be_visible()
    spot, cell = ada.locator("[data-pointer=Ben]").bounding_box(), ada.locator('[data-cell="5,0"]').bounding_box()
    assert spot is not None
    assert cell is not None
    assert cell["x"] < spot["x"] + spot["width"] / 2 < cell["x"] + cell["width"]
    ben.locator('[data-cell="5,0"]').tap()
    expect(ada.locator("[data-pointer]")).to_have_count(0)
    ben.get_by_role("button", name="One step back").tap()
    ada.get_by_role("button", name="One step on").click()
    expect(ada.get_by_role("slider")).to_have_value("4")
    expect(ben.get_by_role("slider")).to_have_value("2")
    ben.get_by_role("button", name="Follow").tap()
    expect(ben.get_by_role("slider")).to_have_value("4")
    ada.get_by_role("button", name="Stop", exact=True).click()
    ben.get_by_role("button", name="Lead the others").wait_for()


def test_one_device_handed_round(person: Come, server: Server) -> None:
    """Nothing of a hand is in the page before the gate is held open, after the move, or after a reload."""
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, {}, {}, options={"first": "p1"})
    device = ada.join(table)
    device.do("share", seat=1, name="Ben")
    device.do("share", seat=2, name="Cleo")
    device.do("start")
    device.close()
    page = person(PHONE).become(ada).visit(f"/t/{table}").page

    def hold() -> None:
        gate = page.locator("[data-gate]")
        gate.dispatch_event("pointerdown")
        page.locator("[data-slot]").first.wait_for()

    page.get_by_role("heading", name="Hand the device to Ada").wait_for()
    gate = page.locator("[data-gate]")
    gate.dispatch_event("pointerdown")
    gate.dispatch_event("pointerup")
    page.wait_for_timeout(800)
    assert 0 == page.locator("[data-slot]").count(), "a short touch opens nothing"
    hold()
    page.reload()
    page.get_by_role("heading", name="Hand the device to Ada").wait_for()
    assert 0 == page.locator("[data-slot]").count()
    hold()
    page.evaluate("() => document.querySelector('.reveal .main')?.click()")
    page.locator("[data-slot]").first.tap()
    page.locator("[aria-keyshortcuts=d]:not(:disabled)").tap()
    page.locator(".prompt button.go").first.tap()
    page.get_by_role("heading", name="Hand the device to Ben").wait_for()
    assert 0 == page.locator("[data-slot]").count()
    assert "Ada discards" not in page.inner_text("footer") or "card" in page.inner_text("footer")


def test_the_duel_on_a_tablet_between_two(person: Come, server: Server) -> None:
    """Both hands are covered; holding the corner uncovers one of them."""
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, {}, game="duel")
    device = ada.join(table)
    device.do("share", seat=1, name="Ben")
    device.do("start")
    device.close()
    page = person(TABLET).become(ada).visit(f"/t/{table}").page
    page.locator("[data-hold='0']").wait_for()
    assert 0 == page.locator("[data-slot]").count()
    page.locator("[data-hold='0']").dispatch_event("pointerdown")
    page.locator("[data-slot]").first.wait_for()
    assert 0 < page.locator(".near [data-slot]").count() == page.locator("[data-slot]").count()
    page.wait_for_timeout(400)
    page.locator("[data-hold='0']").dispatch_event("pointerup")
    page.locator("[data-slot]").first.wait_for(state="detached")


def test_sounds_are_equally_loud_short_and_unclipped(person: Come) -> None:
    """Measured as BS.1770 says: all cues within 3 LU of their middle, the bed far below, nothing over full scale."""
    come = person()
    browser = come.context.browser
    assert browser is not None
    found = measure(browser)
    bed, whole = found.pop("bed"), found.pop("round")
    loud = sorted(sound["loudness"] for sound in found.values())
    middle = loud[len(loud) // 2]
    assert middle - 3 < loud[0] <= loud[-1] < middle + 3
    assert all(sound["seconds"] <= 1 for name, sound in found.items() if name not in {"gold", "dark"})
    assert all(sound["peak"] < 1 for sound in (*found.values(), whole))
    assert bed["loudness"] < middle - 12
