"""What the terminal tells about events it has never heard of."""

import pytest

from saboteur.notation.event import Event
from saboteur.terminal import narrator
from saboteur.terminal.narrator import Narrator

pytestmark = pytest.mark.once


def test_an_event_of_a_new_game_may_have_any_part(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, str | int] = {}

    def text(key: str, _lang: str, **values: str | int) -> str:
        if key == "event-gust":
            told.update(values)
        return key

    monkeypatch.setattr(narrator, "text", text)
    event = Event(1, "gust", seat=0, card="EW", cell=(1, 0), target=1, tool="cart", goal="gold", value=3, reason="wind")
    Narrator("en", ("Anna", "Bruno")).event(event)
    assert {"who": "Anna", "name": "Bruno", "value": 3, "tool": "tool-cart", "reason": "wind"}.items() <= told.items()
    assert {"card", "cell", "goal"} <= told.keys()
