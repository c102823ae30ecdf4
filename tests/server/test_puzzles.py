"""Puzzles over HTTP: the server stores nothing about them and tells no answer before it is asked."""

from collections.abc import Iterator

import pytest

from saboteur.puzzles import puzzle, puzzles
from servers import Guest, Server

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_all_puzzles_are_listed_with_that_of_the_day(server: Server) -> None:
    found = Guest(server).get("/api/puzzles")
    assert [one.id for one in puzzles()] == [one["id"] for one in found["puzzles"]]
    assert found["today"] in {one["id"] for one in found["puzzles"]}
    today = Guest(server).post("/api/puzzles/today")
    assert today["info"]["id"] == found["today"]


@pytest.mark.parametrize("kind", ["move", "who", "gold"])
def test_a_puzzle_is_looked_at_answered_and_explained(kind: str, server: Server) -> None:
    one = next(one for one in puzzles() if one.kind == kind)
    guest = Guest(server)
    path = f"/api/puzzles/{one.id}"
    looked = guest.post(path)
    assert looked["solution"] is None
    assert looked["view"]["seat"] == one.seat
    assert bool(looked["moves"]) == (kind == "move")
    wrong = guest.post(path, act="answer", answer=one.next_best)
    assert wrong["verdict"]["right"] is False
    assert wrong["solution"] is None
    assert guest.post(path, act="hint")["hint"]["kind"]
    right = guest.post(path, act="answer", answer=one.answers[0])
    assert right["verdict"]["right"] is True
    assert right["solution"]["answer"] == one.answers[0]
    assert guest.post(path, act="solve")["solution"] == right["solution"]
    assert guest.post(path) == looked


def test_a_puzzle_shows_only_what_its_seat_may_know(server: Server) -> None:
    for one in [one for one in puzzles() if one.game == "saboteur"][::10]:
        view = Guest(server).post(f"/api/puzzles/{one.id}")["view"]
        assert all((role != "?") == (seat == one.seat) for seat, role in enumerate(view["roles"]))


@pytest.mark.parametrize(
    ("name", "body", "status", "reason"),
    [
        ("none", {}, 404, "no-such-puzzle"),
        ("today", {"act": "answer", "answer": "nonsense"}, 400, "unreadable-move"),
        ("today", {"act": "dance"}, 400, "malformed"),
    ],
)
def test_bad_requests_are_answered_with_a_sentence(
    name: str, body: dict[str, str], status: int, reason: str, server: Server
) -> None:
    answer = Guest(server).http.post(f"/api/puzzles/{name}", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["sentence"]


def test_the_ids_of_shipped_puzzles_are_found() -> None:
    assert puzzle(puzzles()[0].id) == puzzles()[0]
