"""People who are away when their turn begins, and who want notifications."""

import re
import sqlite3
import time
from typing import Any

from receivers import Browser, MailBox, PushService, until
from servers import Guest, Server, Table, open_table, sync

SLOW = {"kind": "slow", "seconds": 86_400}
SOON: dict[str, Any] = {"push_anywhere": True, "push_pauses": [0.1, 0.2], "call_delay": 0.1, "mail_delay": 0.2}


def subscribed(guest: Guest, service: PushService, name: str) -> Browser:
    """A guest's browser that is subscribed to notifications."""
    service.key = guest.get("/api/me/calls")["push_key"]
    browser = Browser(service, name)
    guest.post("/api/me/devices", **browser.subscription)
    return browser


def duel(ada: Guest, bo: Guest, clock: object = SLOW) -> tuple[str, Table, Table]:
    """A running Duel in which it is Ada's turn; both are there."""
    table_id = open_table(ada, {"me": True}, {}, game="duel", clock=clock)
    mine, theirs = ada.join(table_id), bo.join(table_id)
    theirs.do("sit", seat=1)
    for one in (mine, theirs):
        one.do("ready")
    mine.do("start")
    for one in (mine, theirs):
        one.until(lambda table: table["phase"] == "playing")
        sync(one)
    if not mine.match["moves"]:
        theirs.play()
    mine.turn()
    return table_id, mine, theirs


def hand_over(mine: Table) -> None:
    """Play until it is the other's turn."""
    mine.turn()
    while mine.match["moves"]:
        mine.play()


def settle(server: Server) -> None:
    """Wait until every call that is due soon was made, or was found to be needless."""
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        wanted = "SELECT count(*) FROM calls WHERE due IS NOT NULL AND due < ?"
        until(lambda: database.execute(wanted, (time.time() + 60,)).fetchone() == (0,))
    database.close()


def postponed(server: Server) -> float:
    """Seconds until the next call, of those that are due some time."""
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        (due,) = database.execute("SELECT min(due) FROM calls").fetchone()
    database.close()
    assert due is not None, "nobody is to be called"
    return float(due) - time.time()


def mailing(box: MailBox) -> dict[str, Any]:
    """Settings of a server that mails."""
    server = {"host": "127.0.0.1", "port": box.port, "sender": "table@example.org", "security": "none"}
    return SOON | {"mail": server, "public_url": "https://play.example.org"}


def link(box: MailBox, number: int, what: str) -> str:
    """The token of a link in a mail."""
    body = box.mails[number].get_body(("plain",))
    assert body is not None
    found = re.search(rf"https://play\.example\.org/mail/{what}/(\S+)", body.get_content())
    assert found is not None, body.get_content()
    return found[1]
