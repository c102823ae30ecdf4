"""The conformance suite notices deliberately broken games and says where in one sentence."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from saboteur import Dice, Event, Match, OptionError, Position, View
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.games.saboteur.views import SaboteurViews
from saboteur.match import Played
from saboteur.testing import ConformanceError, check_game, facts

Patch = Callable[[pytest.MonkeyPatch], None]


def a_view_shows_the_first_card_of_another_hand(patch: pytest.MonkeyPatch) -> None:
    plain = SaboteurViews.view

    def leak(self: SaboteurViews, position: Position, seat: int | None) -> View:
        view = plain(self, position, seat)
        return msgspec.structs.replace(view, front=(*view.front[1:], (self.codec.cards[position.hands[0] & 255],)))

    patch.setattr(SaboteurViews, "view", leak)


def a_sample_keeps_the_truth(patch: pytest.MonkeyPatch) -> None:
    """For the wrong seat: that seat's hand stays and the viewer's is redealt."""

    def sample(self: Match, seat: int | None, rng: random.Random) -> Position:
        other = 0 if seat is None else (seat + 1) % self.rules.players
        return self._position.sample(other, Dice(rng.getrandbits(40)))

    patch.setattr(Match, "sample", sample)


def a_move_is_listed_twice(patch: pytest.MonkeyPatch) -> None:
    plain = Match.moves
    patch.setattr(Match, "moves", lambda self: [move for move in plain(self) for _ in range(2)])


def a_move_is_not_listed(patch: pytest.MonkeyPatch) -> None:
    plain = Match.moves
    patch.setattr(Match, "moves", lambda self: plain(self)[1:] or plain(self))


def an_event_is_not_masked(patch: pytest.MonkeyPatch) -> None:
    plain = Event.masked
    patch.setattr(Event, "masked", lambda self: self if self.kind == "draw" else plain(self))


def a_draw_is_told_to_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    plain = Match.seen

    def seen(self: Match, seat: int | None, since: int = 0) -> list[Event]:
        told = plain(self, seat, since)
        true = self.events[max(0, since) :]
        near = [event.kind == "draw" and seat == ((event.seat or 0) + 1) % self.rules.players for event in told]
        return [full if shown else event for event, full, shown in zip(told, true, near, strict=True)]

    patch.setattr(Match, "seen", seen)


def a_copy_shares_its_position(patch: pytest.MonkeyPatch) -> None:
    plain = Match.copy

    def copy(self: Match) -> Match:
        other = plain(self)
        other._position = self._position
        return other

    patch.setattr(Match, "copy", copy)


def a_record_leaves_out_a_move(patch: pytest.MonkeyPatch) -> None:
    plain = Match.play

    def play(self: Match, *arguments: Any, **words: Any) -> list[Event]:
        events = plain(self, *arguments, **words)
        if self.seq > 150 and isinstance(self.story[-1], Played):
            self.story.pop()
        return events

    patch.setattr(Match, "play", play)


def a_number_is_not_declared(patch: pytest.MonkeyPatch) -> None:
    known = facts.facts_of("saboteur")
    less = replace(known, seats={field: rule for field, rule in known.seats.items() if field != NUGGETS})
    patch.setitem(facts._declared(), "saboteur", less)


def a_role_is_declared_public(patch: pytest.MonkeyPatch) -> None:
    known = facts.facts_of("saboteur")
    patch.setitem(facts._declared(), "saboteur", replace(known, seats={**known.seats, ROLE: facts.public}))


def a_nugget_is_missing(patch: pytest.MonkeyPatch) -> None:
    known = facts.facts_of("saboteur")
    patch.setitem(facts._declared(), "saboteur", replace(known, gold_total=45))


BROKEN: tuple[tuple[Patch, str], ...] = (
    (a_view_shows_the_first_card_of_another_hand, "views"),
    (a_view_shows_the_first_card_of_another_hand, "samples"),
    (a_view_shows_the_first_card_of_another_hand, "record-twins"),
    (a_sample_keeps_the_truth, "samples"),
    (a_move_is_listed_twice, "listed-moves"),
    (a_move_is_not_listed, "refused-moves"),
    (an_event_is_not_masked, "events"),
    (an_event_is_not_masked, "twins"),
    (a_draw_is_told_to_the_next_seat, "events"),
    (a_draw_is_told_to_the_next_seat, "twins"),
    (a_copy_shares_its_position, "copies"),
    (a_record_leaves_out_a_move, "records"),
    (a_number_is_not_declared, "declared"),
    (a_role_is_declared_public, "samples"),
    (a_nugget_is_missing, "material"),
)


@pytest.mark.parametrize(("broken", "check"), BROKEN)
def test_a_broken_game_is_noticed(broken: Patch, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names check, match and move, and how to reproduce it; run alone, that match fails the same way."""
    broken(monkeypatch)
    with pytest.raises(ConformanceError) as caught:
        check_game("saboteur", matches=12, checks=[check])
    sentence = str(caught.value)
    assert sentence.startswith(f"saboteur, {check}: ")
    assert "before move" in sentence
    number = int(sentence.partition("seed=")[2].partition(",")[0])
    with pytest.raises(ConformanceError) as again:
        check_game("saboteur", matches=1, seed=number, checks=[check])
    assert sentence == str(again.value)


def test_a_game_without_facts_is_told_to_declare_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(facts._declared(), "solo")
    with pytest.raises(ConformanceError, match=r"solo does not say who may know what: declare its Facts"):
        check_game("solo", matches=1)


def test_wrong_wishes_get_a_sentence() -> None:
    for wish, sentence in (
        ({"name": "chess"}, "There is no game 'chess'"),
        ({"name": "duel", "matches": 0}, "At least one match"),
        ({"name": "duel", "checks": ["luck"]}, "There is no check 'luck'"),
        ({"name": "duel", "players": 7, "matches": 1}, "duel is for 2 players"),
    ):
        with pytest.raises(OptionError, match=sentence):
            check_game(**wish)


def test_all_checks_run_for_one_number_of_players() -> None:
    met = check_game("saboteur", matches=1, seed=5, players=4)
    assert met["material"] == {**met["material"], "4 players": 1}
