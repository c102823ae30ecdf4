"""Watching bots: everything is shown where only bots play, to whoever watches, and nowhere else."""

import json
import random
import time
from collections.abc import Iterator

import pytest

from saboteur import Match
from saboteur.analysis import live
from servers import Guest, Message, Server, Table
from stills import otherwise

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("shows") / "data", bot_delay=[0.05, 0.05], story_effort=0.02) as running:
        yield running
        assert "Traceback" not in running.log()


def opened(guest: Guest, **wish: object) -> str:
    return str(guest.post("/api/play", watch=True, game="saboteur", players=4, options={"rounds": 1}, **wish)["id"])


def test_bots_play_only_while_somebody_watches_and_show_their_thoughts(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = opened(ada)
    info = ada.get(f"/api/tables/{table}")
    assert (info["phase"], info["yours"]) == ("playing", None)
    # Nobody watches: nothing has been played.
    record = ada.http.get(f"/api/tables/{table}/record").text
    time.sleep(0.3)
    assert record == ada.http.get(f"/api/tables/{table}/record").text
    watcher = eve.join(table)
    shown = told(watcher)
    assert len(shown["roles"]) == 4
    assert {one["seat"] for one in shown["doubts"]} == set(range(4)) - {shown["seat"]}
    assert shown["sides"][0]["name"] == "diggers"
    while not watcher.over:
        watcher.receive()
    assert watcher.refused("watch") == "no-show"


def told(watcher: Table) -> Message:
    """What is shown of some moment: bots may move on while it is reckoned."""
    watcher.do("watch")
    found: Message = next(one for one in map(json.loads, reversed(watcher.raw)) if one["type"] == "watch")
    assert found["moved"] <= watcher.match["moved"]
    return dict(found["live"])


def test_nobody_is_shown_anything_where_a_person_plays(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = str(ada.post("/api/play", game="saboteur", players=4)["id"])
    a = ada.join(table)
    assert a.refused("watch") == "no-show"


def test_the_same_moment_gives_the_same_numbers() -> None:
    match = Match.new("saboteur", players=4, seed=2)
    assert live(match, 8) == live(match, 8)
    assert len(live(match, 8).chances) == 4


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("solo", 1)])
def test_a_hope_comes_from_the_seat_s_own_view(game: str, players: int) -> None:
    match = Match.new(game, players=players, seed=2)
    seat = match.actor
    assert seat is not None
    found = live(match, 40).hope
    assert found is not None
    assert all(live(otherwise(match, seat, random.Random(at)), 40).hope == found for at in range(3))
    assert live(Match.new("saboteur", players=4, seed=2), 8).hope is None
