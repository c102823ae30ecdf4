"""The log of a server contains no secrets, even over whole matches."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from saboteur import GAMES, Match
from servers import Guest, Server, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

CHATTY = """
class Chatty:
    def choose(self, view, moves, rng):
        print(view)
        raise RuntimeError(f"{view.hand} {view.role} {moves[0]}")
"""
FIELDS = {
    "event", "level", "timestamp", "tables", "table_id", "bot", "trouble", "reason", "error", "request",
    "where", "status", "seconds",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("logs")
    (folder / "chatty.py").write_text(CHATTY)
    files = {"Chatty": f"{folder / 'chatty.py'}:Chatty"}
    with Server(folder / "data", bots=["random", "greedy", "Chatty"], files=files) as running:
        yield running


@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_whole_match_tells_no_secrets(server: Server, name: str) -> None:
    """Even if bots crash with their hand in the message, and people try illegal things."""
    ada = Guest(server, "Ada Lovelace")
    bots = [one["name"] for one in ada.get("/api/bots")]
    began = len(server.log())
    table = ada.post("/api/play", game=name, bots=bots[::-1])["id"]
    a = ada.join(table)
    rng = random.Random(5)
    while not a.over:
        a.turn()
        a.go_on()
        if a.match["moves"]:
            if rng.random() < 0.1:
                a.do("chat", text="psst, my cards!")
                a.refused("move", seq=a.match["seq"], move="map 99,99")
                a.refused("move", seq=a.match["seq"], move="nonsense")
                a.socket.send('{"type": "move", "hand": ["EW"]}')
                a.wait("error")
            a.play(rng.choice(a.match["moves"])["text"])
    sync(a)
    record = ada.http.get(f"/api/tables/{table}/record").text
    a.close()
    told = server.log()[began:]
    match = Match.replay(record)
    secrets = {"Lovelace", "psst", "seed", "hand", "role", "deck"}
    secrets |= {str(event.card) for event in match.events}
    secrets |= {role for seat in range(match.rules.players) if (role := match.view(seat).role)}
    assert ("bot-replaced" in told) == (name != "solo")
    for line in told.splitlines():
        words = json.loads(line)
        assert set(words) <= FIELDS
        shown = " ".join(str(value) for key, value in words.items() if key not in {"table_id", "timestamp", "request"})
        assert not secrets & set(re.findall(r"[\w|-]+", shown)), line
        assert shown.count(":") <= 4
    for act in record.splitlines():
        assert act.strip(' ",') not in told or len(act) < 6
