"""The strangers of examples/strangers play by the rules, each in its own way."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import saboteur
import strangers
from saboteur import Event, Match, Move
from saboteur.bots import Referee, load
from saboteur.simulate import Plan, simulate

pytestmark = [pytest.mark.once]

HERE = [(game, stranger) for game, how in strangers.GAMES.items() for stranger in how.strangers]
ALSO = [("solo", "Rusher")]


Look = Callable[[Match, Move], None]


def name_of(game: str, stranger: str) -> str:
    return f"{strangers.STRANGERS / strangers.GAMES['duel' if game == 'solo' else game].file}:{stranger}"


def played(game: str, players: int, bots: list[str], seed: int, look: Look = lambda _match, _move: None) -> Match:
    """A match between bots; ``look`` is called before each move."""
    match = Match.new(game, players, seed)
    seats = [Referee(bots[seat % len(bots)], seat, random.Random(seat), 60.0) for seat in range(players)]
    while match.actor is not None:
        decision = seats[match.actor].ask(match)
        for claim in decision.claims:
            match.say(match.actor, claim)
        look(match, decision.move)
        match.play(decision.move)
    return match


@pytest.mark.parametrize(("game", "stranger"), HERE + ALSO)
def test_a_stranger_plays_all_its_games_at_tables_of_all_sizes(game: str, stranger: str) -> None:
    """A move that is not legal, or a claim that is none, would end the match."""
    least, most = saboteur.game(game).players
    for players in {least, most}:
        assert played(game, players, [name_of(game, stranger), "random"], 5).outcome is not None


def test_every_stranger_is_measured() -> None:
    measured = {(how.file, stranger) for how in strangers.GAMES.values() for stranger in how.strangers}
    for file in strangers.STRANGERS.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        for line in text.splitlines():
            if line.startswith("class ") and line != "class Table:":
                assert (file.name, line.split()[1].partition("(")[0].strip(":")) in measured


def test_a_stranger_says_which_games_it_plays() -> None:
    for game, stranger in HERE:
        assert game in load(name_of(game, stranger))().games  # type: ignore[attr-defined] # not every bot has it


def test_strangers_also_play_in_processes_of_their_own() -> None:
    bots = (name_of("saboteur", "Paranoid"), name_of("saboteur", "Believer"))
    assert simulate(Plan("saboteur", 4, bots, matches=1, seed=3, isolate=True)).matches == 1


def test_a_hoarder_keeps_its_action_cards_as_long_as_there_is_a_pile() -> None:
    """Unless it holds nothing else, or mends its own tools."""
    spent = 0

    def look(match: Match, move: Move) -> None:
        nonlocal spent
        view = match.view(match.actor)
        mends = (move.card or "").startswith("repair") and move.seat == view.seat
        if move.verb == "play" and not mends and any(card != card.lower() for card in view.hand):
            spent += 1
            assert not view.draw_pile

    for seed in range(2):
        played("saboteur", 4, [name_of("saboteur", "Hoarder")], seed, look)
    assert spent


def test_a_loud_saboteur_strikes_at_once_and_a_sleeper_later() -> None:
    def strikes(stranger: str) -> int:
        found = 0
        for seed in range(3):
            match = played("saboteur", 5, [name_of("saboteur", stranger)], seed)
            end = next(event.seq for event in match.events if event.kind == "round-over")
            found += sum(early(event, match.results[0].roles) for event in match.events[: 2 * end // 5])
        return found

    def early(event: Event, roles: tuple[str, ...]) -> bool:
        return event.kind == "break" and event.seat is not None and roles[event.seat] == "saboteur"

    assert strikes("Loud") > 2 * strikes("Sleeper")


def test_the_tables_are_put_between_their_marks(tmp_path: Path) -> None:
    """Deals go into a file for each row; the tables count them and leave what stands around them."""
    document = tmp_path / "strength.md"
    document.write_text(f"before\n{strangers.BEGIN}\nstale\n{strangers.END}\nafter\n", encoding="utf-8")
    deals = strangers.deals_of("saboteur", "greedy", "Drifter", tmp_path)
    for _ in range(3):
        deals.play()
    strangers.write(strangers.everything(tmp_path), document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{strangers.BEGIN}\n")
    assert text.endswith(f"{strangers.END}\nafter\n")
    assert "stale" not in text
    row = next(line for line in text.splitlines() if line.startswith("| `Drifter` |"))
    assert "% [" in row
    assert "(3)" in row
    assert "| all, digging |" in text


def test_bots_are_compared_on_the_deals_that_both_have_played() -> None:
    played = strangers.everything()
    greedy, miner = ([played["saboteur", "Loud", bot]] for bot in ("greedy", "miner"))
    assert strangers.instead(greedy, greedy, 1) == f"+0.0 ± 0.0 ({len(greedy[0].lines):,})"
    won, before = strangers.wins(miner[0], 1), strangers.wins(greedy[0], 1)
    both = won.keys() & before.keys()
    points = 100.0 * sum(won[deal] - before[deal] for deal in both) / len(both)
    assert strangers.instead(miner, greedy, 1).startswith(f"{points:+.1f} ± ")
    del greedy[0].lines[2:]
    assert not strangers.instead(miner, greedy, 1)
