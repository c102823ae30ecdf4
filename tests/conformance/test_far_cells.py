"""Cells beyond any board are refused in claims and messages; for moves see the suite's `far-cells`."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from saboteur import GAMES, InvalidMove, Match, Move, game
from saboteur.notation.move import write_cell
from saboteur.testing.aliases import Aliases, at, targets
from servers import Guest, Server

HUGE = (101, 1_000, 2**31, 2**63, 2**64 + 1, 10**30)


def everything(match: Match) -> tuple[object, ...]:
    """Everything a refused move must leave unchanged."""
    views = [str(match.view(seat)) for seat in (None, *range(match.rules.players))]
    return match.record(), match.seq, match.actor, views, match.moves()


@pytest.mark.parametrize("name", GAMES)
def test_numbers_beyond_any_board_cannot_be_read(name: str) -> None:
    match = Match.new(name, game(name).players[1], seed=3)
    before = everything(match)
    moves = [move for move in match.moves() if move.cell is not None]
    for huge in HUGE:
        for x, y in ((huge, 0), (0, huge), (-huge, 0), (0, -huge), (huge, -huge)):
            for move in (*moves[:5], Move("bribe"), Move("mark"), Move("step", field=""), Move("chop", side="E")):
                for way in (at(move, (x, y)), str(at(move, (x, y)))):
                    with pytest.raises(InvalidMove, match="cell"):
                        match.why_not(way)
                    with pytest.raises(InvalidMove, match="cell"):
                        match.play(way)
            with pytest.raises(InvalidMove):
                match.say(0, f"gold {x},{y}")
    assert before == everything(match)


def test_a_claim_about_an_alias_is_refused() -> None:
    match = Match.new("saboteur", 3, seed=0)
    aliases = Aliases(match)
    for cell in targets(match):
        for far in aliases.of(cell):
            with pytest.raises(InvalidMove, match="no goal"):
                match.say(0, f"gold {write_cell(far)}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("far") / "data") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_server_refuses_them_too(name: str, server: Server) -> None:
    """Over a socket: the maze stays as it was and the socket stays open."""
    ada = Guest(server, "Ada")
    table = ada.join(ada.post("/api/play", game=name)["id"])
    rng = random.Random(f"served {name}")
    answers: Counter[str] = Counter()
    aliases = Aliases(Match.new(name, game(name).players[1], seed=0))
    for _ in range(6):
        table.turn()
        if table.over or table.table["phase"] == "between":
            break
        view = table.match["view"]
        cells = [tuple(laid["cell"]) for laid in view["board"]] + [tuple(goal["cell"]) for goal in view["goals"]]
        sent = {"seq": table.match["seq"], "moved": table.match["moved"]}
        legal = [text for text in (move["text"] for move in table.match["moves"]) if "," in text]
        moves = [*rng.sample(legal, min(8, len(legal))), "rockfall 1,0", "map 8,0", "step 1,0", "bribe 1,0", "mark 1,0"]
        for text in moves:
            move = Move.parse(text)
            near = [move.cell, *rng.sample(cells, 3)] if text in legal else rng.sample(cells, 4)
            for cell in near:
                assert cell is not None
                for far in rng.sample(aliases.of(cell), 3):
                    answers[table.refused("move", move=str(at(move, far)), **sent)] += 1
            for huge in HUGE:
                answers[table.refused("move", move=str(at(move, (huge, -huge))), **sent)] += 1
        assert sent == {"seq": table.match["seq"], "moved": table.match["moved"]}
        assert view == table.match["view"]
        table.play(rng.choice([move["text"] for move in table.match["moves"]]))
    print(dict(answers))
    assert answers["unreadable-move"] > 0
    assert sum(answers.values()) > answers["unreadable-move"]
    with suppress(OSError):
        table.close()
