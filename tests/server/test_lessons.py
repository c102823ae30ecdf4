"""Lessons over HTTP: the server stores nothing about them."""

from collections.abc import Iterator

import pytest

from saboteur.lessons import LESSONS
from servers import Guest, Server

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_taken_by_skipping_and_back_again(game: str, server: Server) -> None:
    guest = Guest(server)
    state = guest.post(f"/api/lessons/{game}")
    assert (state["chapter"], state["answers"]) == (0, [])
    steps = 0
    while state["say"] is not None:
        place = {"chapter": state["chapter"], "answers": state["answers"]}
        assert guest.post(f"/api/lessons/{game}", **place) == {**state, "wrong": None}
        state = guest.post(f"/api/lessons/{game}", **place, act="skip")
        steps += 1
    assert state["chapter"] == len(state["chapters"])
    assert steps >= 7
    back = guest.post(f"/api/lessons/{game}", chapter=state["chapter"], act="back")
    assert back["chapter"] == state["chapter"] - 1


def test_a_wrong_answer_changes_nothing_and_says_why(server: Server) -> None:
    guest = Guest(server)
    state = guest.post("/api/lessons/saboteur", act="answer", answer="NS 4,0")
    assert state["wrong"] == {"reason": "does-not-fit", "nudge": "lesson-saboteur-lay-wrong", "sides": "W"}
    assert state["answers"] == []
    state = guest.post("/api/lessons/saboteur", act="answer", answer="EW 4,0")
    assert state["wrong"] is None
    assert state["answers"] == ["EW 4,0"]
    assert state["kind"] == "read"


def test_a_lesson_shows_only_what_its_learner_may_know(server: Server) -> None:
    view = Guest(server).post("/api/lessons/saboteur")["view"]
    assert view["roles"] == ["digger", "?", "?"]
    assert {goal["card"] for goal in view["goals"]} == {"?"}


@pytest.mark.parametrize(
    ("game", "body", "status", "reason"),
    [
        ("chess", {}, 404, "no-such-lesson"),
        ("saboteur", {"chapter": 50}, 400, "no-such-place"),
        ("saboteur", {"answers": ["EW 9,9"]}, 400, "no-such-place"),
        ("saboteur", {"act": "answer", "answer": "nonsense"}, 400, "unreadable-move"),
        ("saboteur", {"act": "answer", "answer": "say nonsense"}, 400, "unreadable-move"),
        ("saboteur", {"act": "jump"}, 400, "malformed"),
        ("saboteur", {"answers": ["x" * 300]}, 400, "malformed"),
    ],
)
def test_bad_requests_get_a_sentence(
    game: str, body: dict[str, object], status: int, reason: str, server: Server
) -> None:
    answer = Guest(server).http.post(f"/api/lessons/{game}", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["sentence"]
