"""The living room in real browsers: a television, and phones as hands."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PATIENCE, PHONE, Person
from saboteur import GAMES
from servers import Guest, Server, Table, open_table, sync
from sounds import measure
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

Come = Callable[..., Person]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
READABLE = (0.022, "")
"""The smallest text on a television, as a share of its height."""


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


AWAKE = """
  window.locks = []; window.filled = [];
  const take = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = (kind) => { window.locks.push(kind); return take(kind); };
  const fill = Element.prototype.requestFullscreen;
  Element.prototype.requestFullscreen = function (how) {
    window.filled.push(how.navigationUI);
    return fill.call(this, how);
  };
"""
"""Notes how often a screen asks to stay awake and to be filled."""
FILM = """() => {
  const film = document.querySelector("[data-awake]");
  return !("wakeLock" in navigator) && film && !film.paused && film.currentTime > 0;
}"""
"""Whether a screen is kept awake where browsers lend no lock."""
SEEN_AGAIN = """() => ["hidden", "visible"].map((state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  return window.locks.length;
})"""
CUT = """() => [...document.querySelectorAll("main *")].filter((one) => one.textContent.includes("Donners")
  && getComputedStyle(one).overflow !== "visible"
  && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 12)).map((it) => it.textContent)"""
"""The long names that cannot be read to their end."""


def test_a_television_and_four_phones_play(person: Come, server: Server) -> None:
    """The beginning of a match; the long run also plays one of each game to its end."""
    names = ("Ada", "Ben", "Cleo", "Dan")
    guests = [Guest(server, name) for name in names]
    big, phones = person(TELEVISION), [person(PHONE).become(guest) for guest in guests]
    big.page.add_init_script(AWAKE)
    begin("saboteur", big, phones, guests)
    play_turns(big, phones, 1)
    # A reload stays a hand; the menu shows the whole table, and that stays, too.
    phone = phones[1]
    phone.page.reload()
    phone.page.locator("main.hand").wait_for()
    phone.page.get_by_role("button", name="Menu").tap()
    assert 0 == phone.page.locator("[data-pace]").count(), "not the host"
    phone.page.get_by_role("button", name="Show the whole table").tap()
    phone.page.locator("main.hand").wait_for(state="detached")
    phone.page.reload()
    phone.page.locator("main.table:not(.hand)").wait_for()
    # The television stays awake, fills the screen with the first key, and comes back where it was.
    big.page.wait_for_function("() => window.locks.length > 0")
    asked: int = big.page.evaluate("() => window.locks.length")
    assert [asked, asked + 1] == big.page.evaluate(SEEN_AGAIN)
    big.page.keyboard.press("Enter")
    big.page.wait_for_function("() => window.filled.join() === 'hide'")
    big.page.get_by_role("button", name="Tap once for sound").wait_for(state="detached")
    seen = big.page.locator("aside .last").inner_text()
    big.page.reload()
    expect(big.page.locator("aside .last")).to_have_text(re.compile(re.escape(seen.splitlines()[-1])))
    big.context.set_offline(offline=True)
    big.page.evaluate("() => dispatchEvent(new Event('offline'))")
    big.page.get_by_text("Connection lost").wait_for()
    assert len(names) == big.page.locator("[data-seat]").count(), "the last board stays"
    big.context.set_offline(offline=False)
    big.page.get_by_text("Connection lost").wait_for(state="detached")
    # The host's phone is its remote control.
    phones[0].page.get_by_role("button", name="Menu").tap()
    phones[0].page.locator("[data-pace]").select_option("fast")
    phones[0].page.get_by_role("button", name="Menu").tap()
    expect(phones[0].page.locator("[data-pace]")).to_have_value("fast")
    phones[0].page.get_by_role("button", name="Menu").tap()
    phones[0].page.get_by_role("button", name="Pause").first.tap()
    big.page.get_by_role("heading", name=re.compile("pause", re.IGNORECASE)).wait_for()
    # Ten names of sixteen letters that differ in the last one are told apart.
    long_names = tuple(f"Donnerstagsrund{letter}" for letter in "abcdefghij")
    host = Guest(server, long_names[0])
    device = host.join(open_table(host, {"me": True}, *({} for _ in long_names[1:]), game="saboteur"))
    for seat, name in enumerate(long_names[1:], 1):
        device.do("share", seat=seat, name=name)
    big.visit(f"/tv/{device.table['id']}").page.get_by_text("10 of 10 are here.").wait_for()
    assert [] == big.page.evaluate(CUT)
    device.do("start")
    big.page.locator("[data-seat='9']").wait_for()
    assert [] == big.page.evaluate(CUT)
    for game in GAMES if LONG else ():
        play_whole_match(game, person, server)


@pytest.mark.long
def test_every_other_game_on_a_television_with_phones(person: Come, server: Server) -> None:
    """A few turns of each, in the same windows; two people, as fewer windows take less time.

    As in a home network: browsers lend no lock to pages without encryption, and the television stays awake.
    """
    guests = [Guest(server, name) for name in ("Ada", "Ben")]
    big, phones = person(TELEVISION), [person(PHONE).become(guest) for guest in guests]
    big.page.add_init_script("delete Navigator.prototype.wakeLock")
    for game in GAMES:
        if game != "saboteur":
            people = 1 if game == "solo" else 2
            begin(game, big, phones[:people], guests[:people])
            play_turns(big, phones[:people], 3)
    big.page.wait_for_function(FILM)


def begin(game: str, big: Person, phones: list[Person], guests: list[Guest], **options: object) -> None:
    """Phones at a table with a television become hands; the television shows no hand."""
    table = open_table(guests[0], {"me": True}, *({} for _ in guests[1:]), game=game, options=options)
    sockets = [guest.join(table) for guest in guests]
    big.visit(f"/tv/{sockets[0].table['code']}").page.get_by_text(sockets[0].table["code"]).wait_for()
    for seat, socket in enumerate(sockets[1:], 1):
        socket.do("sit", seat=seat)
        socket.do("ready")
    if len(guests) > 1:
        big.page.get_by_text(f"{len(guests)} of {len(guests)} are here.").wait_for()
    assert big.smallest_text() >= READABLE, "from three metres"
    for phone in phones:
        phone.visit(f"/t/{table}")
    for socket in sockets:
        socket.close()
    phones[0].page.get_by_role("button", name="Start").tap()
    for phone in phones:
        phone.page.locator("main.hand [data-slot]").first.wait_for()
    big.page.locator("[data-seat]").first.wait_for()
    assert 0 == big.page.locator("[data-slot], [aria-label='My role']").count()
    assert big.smallest_text() >= READABLE, "from three metres"


def play_turns(big: Person, phones: list[Person], turns: int) -> None:
    """Play anything on the phones until the television has shown so many moves."""
    last = big.page.locator("aside .last")
    shown = [last.inner_text()]
    end = time.monotonic() + PATIENCE
    while len(shown) <= turns:
        assert time.monotonic() < end, "the television shows no move"
        if sum(act(phone) for phone in phones) == 0:
            big.page.wait_for_timeout(100)
        if (now := last.inner_text()) != shown[-1]:
            shown.append(now)
    assert 0 == big.page.locator("[data-slot], [aria-label='My role']").count()


def play_whole_match(game: str, person: Come, server: Server) -> None:
    """A match of one round from its first card to its ceremony, with a television and phones only."""
    options: dict[str, object] = {} if game == "dark-cave" else {"rounds": 1}
    names = ("Ada", "Ben", "Cleo", "Dan")[: {"duel": 2, "solo": 1}.get(game, 4)]
    guests = [Guest(server, name) for name in names]
    big, phones = person(TELEVISION), [person(PHONE).become(guest) for guest in guests]
    begin(game, big, phones, guests, **options)
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


IN_REACH = """() => [...document.querySelectorAll("[data-reaction]")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-reaction]") === one;
}).length"""
"""How many reactions can be touched."""


def test_after_a_round_of_five_a_phone_reacts_without_looking_for_it(person: Come, server: Server) -> None:
    """Reactions are above the buttons that lie over the end of a long list."""
    guests = [Guest(server, name) for name in ("Ada", "Ben")]
    table = open_table(guests[0], {"me": True}, {}, *({"bot": "random"} for _ in range(3)))
    sockets = [guest.join(table) for guest in guests]
    sockets[1].do("sit", seat=1)
    sockets[1].do("ready")
    sockets[0].do("start")
    play_round(sockets)
    ada = person(PHONE).become(guests[0]).visit(f"/t/{table}").page
    ada.locator("[data-reaction]").first.wait_for()
    assert 7 <= ada.evaluate(IN_REACH)
    ada.locator("[data-reaction=mug]").tap()
    assert "mug" == sockets[1].wait("reaction")["reaction"]


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
    second.visit(table).page.get_by_role("heading", name="You are playing on another device").wait_for()
    assert 0 == second.page.locator("[data-slot]").count()
    assert [] == second.faults()
    second.page.get_by_role("button", name="Continue here").tap()
    second.page.locator("[data-slot]").first.wait_for()
    first.page.get_by_role("heading", name="You are playing on another device").wait_for()
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
    big = person(TELEVISION).visit(f"/tv/{table}")
    big.page.locator("main.ending").wait_for()
    ada.get_by_role("button", name="Lead the others").click()
    ben.get_by_text("Ada leads.").wait_for()
    for _ in range(3):
        ada.get_by_role("button", name="One step on").click()
    expect(ben.get_by_role("slider")).to_have_value("3")
    # The television follows as well, and comes back to the end.
    big.page.get_by_role("heading", name="Ada leads.").wait_for()
    expect(big.page.locator("aside .last")).to_contain_text("Step 3 of")
    assert big.smallest_text() >= READABLE, "from three metres"
    ben.locator('[data-cell="5,0"]').tap()
    expect(big.page.locator("[data-pointer=Ben]")).to_be_visible()
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
    ada.get_by_role("button", name="Stop leading").click()
    big.page.locator("main.ending").wait_for()
    ben.get_by_role("button", name="Lead the others").wait_for()
    # Who has gone leads nobody, and points nowhere.
    ada.get_by_role("button", name="Lead the others").click()
    ada.locator('[data-cell="5,0"]').click()
    ben.get_by_text("Ada leads.").wait_for()
    expect(ben.locator("[data-pointer=Ada]")).to_be_visible()
    ada.goto("about:blank")
    ben.get_by_role("button", name="Lead the others").wait_for()
    expect(ben.locator("[data-pointer]")).to_have_count(0)


FELT = """
  window.felt = [];
  navigator.vibrate = (pattern) => { window.felt.push(pattern.join()); return true; };
"""
"""Notes what a phone would let its owner feel."""
COVERED = """() => [...document.querySelectorAll("[data-slot], [aria-label='My role']")].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-uncover]");
})"""
TURN, BROKEN, GOLD = "30", "60,40,60", "25,30,25,30,90"
COUNT_FELT = "(what) => window.felt.filter((one) => one === what).length"


def felt(phone: Person, what: str, times: int) -> None:
    """Wait until a phone has vibrated so often, and see that it has not more often."""
    phone.page.wait_for_function(
        "([what, n]) => window.felt.filter((one) => one === what).length >= n", arg=[what, times]
    )
    assert times == phone.page.evaluate(COUNT_FELT, what)


def claim_by_button(phone: Person, sockets: list[Table]) -> None:
    """Two claims need no list; what was said makes room for another."""
    claims = phone.page.locator("[data-claim]")
    expect(claims).to_have_count(2)
    said = claims.first.get_attribute("data-claim")
    claims.first.tap()
    expect(phone.page.locator(f'[data-claim="{said}"]')).to_have_count(0)
    expect(claims).to_have_count(2)
    sync(*sockets)
    assert said in [event.get("claim") for event in sockets[1].events]


def turn_covered(phone: Person) -> None:
    """No card is in sight, nor while the phone is turned to its side and back."""
    assert phone.page.evaluate(COVERED)
    phone.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    phone.page.locator("main.table:not(.hand)").wait_for()
    assert phone.page.evaluate(COVERED)
    phone.page.set_viewport_size(PHONE)


def test_a_phone_tells_of_its_turn_once_and_stays_awake(person: Come, server: Server) -> None:
    """Beside a television; it asks for the screen again when it comes back from another app."""
    guests, sockets, table = seat_two(server, first="p2")
    person(TELEVISION).visit(f"/tv/{table}").page.locator("[data-seat]").first.wait_for()
    phone = person(PHONE).become(guests[0])
    phone.page.add_init_script(AWAKE + FELT)
    card = phone.visit(f"/t/{table}").page.locator("main.hand [data-slot]").first
    card.tap()
    assert 0 == phone.page.evaluate(COUNT_FELT, TURN)
    # A hand that was laid out anew has asked again.
    phone.page.wait_for_function("() => window.locks.length > 0")
    asked: int = phone.page.evaluate("() => window.locks.length")
    assert [asked, asked + 1] == phone.page.evaluate(SEEN_AGAIN)
    # Cards and role are covered until they are wanted, and the turn is felt all the same.
    phone.page.locator("[data-uncover]").tap()
    phone.page.locator("[data-uncover]").wait_for(state="detached")
    phone.page.locator("[data-cover]").tap()
    cover = phone.page.get_by_role("button", name="Tap to see your cards")
    expect(cover).to_contain_text("Ben is thinking")
    turn_covered(phone)
    sync(*sockets)
    while not sockets[0].match.get("moves"):
        # A move may lead to a question to the same person.
        sockets[1].turn()
        sockets[1].play()
        sync(*sockets)
    felt(phone, TURN, 1)
    expect(cover).to_contain_text("Your turn!")
    cover.tap()
    phone.page.locator(".say1 .mine").wait_for()
    for at in (1, 2):
        phone.page.locator("[data-slot]").nth(at).tap()
        expect(phone.page.locator("[data-slot]").nth(at)).to_have_attribute("aria-pressed", "true")
    felt(phone, TURN, 1)
    phone.page.get_by_role("button", name="Never mind").tap()
    claim_by_button(phone, sockets)
    # Whoever says something with a tap sees the hand again.
    phone.page.locator("[data-say]").tap()
    phone.page.locator("[data-phrase]").first.tap()
    phone.page.locator("[data-phrase]").first.wait_for(state="detached")
    expect(phone.page.get_by_role("button", name="Close")).to_have_count(0)
    # Two fingers make the map larger, a touch on it aims as a name in the list does, and a button shows all of it.
    sync(*sockets)
    while not (ways := path_cards(sockets[0])):
        next(one for one in sockets if one.match.get("moves")).play()
        sync(*sockets)
    phone.touch(f'[data-slot="{ways[0]}"][aria-pressed=false]')
    phone.page.locator("[data-place]").first.wait_for()
    wide: float = phone.page.evaluate(CELL)
    phone.spread(".cell.can")
    phone.page.wait_for_function(f"(wide) => ({CELL})() > wide * 1.4", arg=wide)
    expect(phone.page.locator("[data-place][aria-pressed=true]")).to_have_count(0)
    aimed = phone.page.locator(".cell.can").first
    phone.touch(".cell.can")
    expect(phone.page.locator("[data-place][aria-pressed=true]")).to_have_attribute(
        "data-place", re.compile(f"^{aimed.get_attribute('data-cell')}")
    )
    phone.page.get_by_role("button", name="Show everything").tap()
    phone.page.wait_for_function(f"(wide) => ({CELL})() < wide * 1.1", arg=wide)


CELL = "() => document.querySelector('.cell').getBoundingClientRect().width"


def path_cards(socket: Table) -> list[int]:
    """The places in somebody's hand of cards that can be laid into the mine."""
    laid = {one["move"]["card"] for one in socket.match.get("moves", ()) if one["move"]["verb"] == "lay"}
    return [at for at, card in enumerate(socket.match["view"]["hand"]) if card in laid]


def test_a_phone_tells_of_broken_tools_and_gold(person: Come, server: Server) -> None:
    """Never more often than they happen to its owner. Luck decides when they do: another match if one has no gold."""
    ada = Guest(server, "Ada")
    phone = person(PHONE).become(ada)
    phone.page.add_init_script(FELT)
    told: list[str] = []
    lately: list[str] = []
    while not {"break", "collect"} <= set(lately):
        table = open_table(ada, {"me": True}, game="solo")
        socket = ada.join(table)
        socket.do("start")
        socket.wait("state")
        phone.visit(f"/t/{table}").page.locator("[data-slot]").first.tap()
        # What was dealt before the phone was there is not felt.
        seen = len(socket.events)
        while not socket.over and not {"break", "collect"} <= set(lately):
            if socket.table["phase"] == "between":
                socket.do("next")
            offers = [one["text"] for one in socket.match["moves"]]
            socket.play(max(offers, key=lambda text: (" gold" in text.replace(":", " "), text[0].isupper())))
            lately = [one["kind"] for one in socket.events[seen:]]
        told = [one["kind"] for one in socket.events]
        socket.close()
    for pattern, kind in ((BROKEN, "break"), (GOLD, "collect")):
        phone.page.wait_for_function(f"(what) => ({COUNT_FELT})(what) > 0", arg=pattern)
        assert phone.page.evaluate(COUNT_FELT, pattern) <= told.count(kind)


def test_sounds_are_equally_loud_short_and_unclipped(person: Come) -> None:
    """Measured as BS.1770 says: all cues within 3 LU of their middle, the bed far below, nothing over full scale."""
    come = person()
    browser = come.context.browser
    assert browser is not None
    found = measure(browser, ["saboteur"])
    bed, whole = found.pop("bed"), found.pop("round-saboteur")
    assert whole["cues"] > 30, "a whole round"
    loud = sorted(sound["loudness"] for sound in found.values())
    middle = loud[len(loud) // 2]
    assert middle - 3 < loud[0] <= loud[-1] < middle + 3
    assert all(sound["seconds"] <= 1 for name, sound in found.items() if name not in {"gold", "dark"})
    assert all(sound["peak"] < 1 for sound in (*found.values(), whole))
    assert bed["loudness"] < middle - 12
