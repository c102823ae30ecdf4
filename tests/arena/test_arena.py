"""An arena is fair (the same deals from every place), repeatable, and goes on after an interruption."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from saboteur.arena import Contest, Journal, JournalError, Seating, contend
from saboteur.arena.contest import Table
from saboteur.arena.table import Line, play
from saboteur.cli import main

pytestmark = pytest.mark.once

SMALL = Contest(game="saboteur", bots=("greedy", "random"), players=(3, 4), matches=6, seed=5)


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["arena", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize(
    ("game", "players", "seating"),
    [
        ("saboteur", 5, "sides"),
        ("saboteur", 4, "mixed"),
        ("saboteur2", 3, "mixed"),
        ("duel", 2, "mixed"),
        ("solo", 1, "mixed"),
        ("dark-cave", 5, "sides"),
        ("dark-cave", 3, "mixed"),
    ],
)
def test_both_bots_play_every_seat_and_role_of_the_same_deal(game: str, players: int, seating: Seating) -> None:
    contest = Contest(game=game, bots=("random", "greedy"), players=(players,), seed=2, seating=seating)
    for deal in range(3):
        line = play(contest, Table(deal, players, 0, 1))
        held = Counter(
            # In Saboteur 2 hats are swapped: the role at the end is not the one dealt.
            (seat.bot, number, "" if game == "saboteur2" else seat.role)
            for rounds in line.matches
            for number, seat in enumerate(rounds[0])
        )
        first, second = ({key[1:] for key in held if key[0] == bot} for bot in (0, 1))
        assert first == second
        assert players == len(first)
        assert {1} == set(held.values())


def test_a_guest_is_compared_with_the_host_in_the_same_seat() -> None:
    contest = Contest(game="saboteur", bots=("greedy", "random"), players=(3,), seed=2, seating="single")
    for deal in range(3):
        bots = [[seat.bot for seat in rounds[0]] for rounds in play(contest, Table(deal, 3, 0, 1)).matches]
        guest = [0 if seat == deal else 1 for seat in range(3)]
        assert [guest, [1, 1, 1], [1 - bot for bot in guest], [0, 0, 0]] == bots


def test_the_numbers_depend_on_the_contest_alone(tmp_path: Path) -> None:
    """Neither on jobs, nor on an interruption in the middle of a line, nor on a shorter beginning."""
    whole = contend(SMALL)
    assert whole == contend(SMALL, jobs=2)
    file = tmp_path / "results.jsonl"

    class Stop(Exception):  # noqa: N818 - the interrupt key, as it were
        pass

    def stop_after(left: int, done: int) -> None:
        if left < done:
            raise Stop

    played = 0

    def progress(done: int) -> None:
        nonlocal played
        played += done
        stop_after(9, played)

    with Journal(file, msgspec.structs.replace(SMALL, matches=4)) as journal, pytest.raises(Stop):
        contend(journal_contest := msgspec.structs.replace(SMALL, matches=4), 1, journal, progress)
    kept = file.read_bytes()
    assert 2 < len(kept.splitlines()) < 1 + len(list(journal_contest.tables()))
    file.write_bytes(kept[:-20])
    with Journal(file, SMALL) as journal:
        assert len(journal.lines) == len(kept.splitlines()) - 2
        assert whole == contend(SMALL, 1, journal)
    before = file.read_bytes()
    with Journal(file, SMALL) as journal:
        assert whole == contend(SMALL, 1, journal)
    assert before == file.read_bytes()


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Journal(file, SMALL):
        pass
    with pytest.raises(JournalError, match="seed differs"):
        Journal(file, msgspec.structs.replace(SMALL, seed=6))
    older = file.read_text().replace(f'"engine":"{_engine(file)}"', '"engine":"0123456789ab"')
    file.write_text(older)
    with pytest.raises(JournalError, match="may play differently"):
        Journal(file, SMALL)
    file.write_text("hello\n")
    with pytest.raises(JournalError, match="not a file of an arena"):
        Journal(file, SMALL)


def _engine(file: Path) -> str:
    return str(json.loads(file.read_text().splitlines()[0])["made"]["engine"])


def test_lines_come_back_as_they_were_written() -> None:
    line = play(SMALL, Table(0, 3, 0, 1))
    assert line == msgspec.json.decode(msgspec.json.encode(line), type=Line)


class Elements(HTMLParser):
    """What a page consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.pictures: list[str] = []
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Count it."""
        found = dict(attrs)
        self.tags[tag] += 1
        if tag == "svg" and found.get("role") == "img":
            self.pictures.append(found.get("aria-label") or "")
        self.foreign += [value for name, value in attrs if name in {"src", "href"} and value]


def test_the_command_reports_in_the_terminal_as_json_and_as_a_page(tmp_path: Path) -> None:
    data, page = tmp_path / "a.json", tmp_path / "a.html"
    words = ["saboteur", "--bots", "greedy,random", "--players", "3-4", "--matches", "6", "--seed", "5"]
    code, out = run(*words, "--json", str(data), "--html", str(page), "--lang", "de")
    assert 0 == code, out
    assert "points above greedy" in out
    told = json.loads(data.read_text())
    assert told == json.loads(msgspec.json.encode(contend(SMALL)))
    html = page.read_text(encoding="utf-8")
    elements = Elements()
    elements.feed(html)
    assert '<html lang="de">' in html
    assert "Nach Zahl der Plätze" in html
    # A picture for ratings, pairs and sizes, each with its numbers as a table; nothing comes from elsewhere.
    assert 3 == len(elements.pictures) == elements.tags["details"]
    assert all(elements.pictures)
    assert 4 == elements.tags["table"]
    assert [] == elements.foreign
    share = told["pairs"][0]["score"]["share"]
    assert f"{100 * share:.1f} %".replace(".", ",") in html
    assert not re.search(r"\bnan\b", html)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["saboteur", "--bots", "greedy"], "at least two bots"),
        (["saboteur", "--bots", "greedy,greedy"], "named twice"),
        (["saboteur", "--bots", "greedy,nobody"], "There is no bot"),
        (["saboteur", "--bots", "greedy,random", "--players", "2"], "3 to 10 players"),
        (["saboteur", "--bots", "greedy,random", "--players", "5-3"], "3-10"),
        (["saboteur", "--bots", "greedy,random", "--players", "3,3"], "once"),
        (["duel", "--bots", "greedy,random", "--seating", "sides"], "no two sides"),
        (["solo", "--bots", "greedy,random", "--seating", "single"], "table for one"),
        (["saboteur", "--bots", "greedy,random", "--html", "/no/such/folder/x"], "cannot be written"),
        (["saboteur", "--bots", "greedy,random", "--resume", "/no/such/folder/x"], "cannot be used"),
    ],
)
def test_wrong_input_gets_a_sentence(arguments: list[str], words: str) -> None:
    code, out = run(*arguments)
    assert 2 == code
    assert words in out
    assert "Traceback" not in out
