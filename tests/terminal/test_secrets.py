"""What a seat is shown never depends on what it may not know."""

import ast
import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from saboteur import Match
from saboteur.match import Drawn
from saboteur.terminal.choice import choices_for
from saboteur.terminal.display import Display
from saboteur.terminal.ending import round_lines
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.names import players
from saboteur.terminal.round_intro import round_intro
from saboteur.terminal.scene import narrator_of, scene_of
from saboteur.terminal.screen import compose
from saboteur.terminal.style import Look
from saboteur.terminal.turn import Pages, Turn
from screens import walk

pytestmark = pytest.mark.slow

TERMINAL = Path(__file__).parents[2] / "src" / "saboteur" / "terminal"
PLAYERS = players(["", "greedy", "greedy", "greedy"])
OFTEN = {"saboteur": 0.06, "saboteur2": 0.06, "duel": 0.08, "solo": 0.12, "dark-cave": 0.025}
"""How often the screens of a match are compared: some games have many small moves."""
KNOWS_MATCHES = {"new_game", "replay_steps", "session", "saves", "replay_viewer", "resume", "story", "show"}
"""The modules that run matches; all others only draw views and events."""


def other_worlds(match: Match, seat: int, rng: random.Random) -> Match:
    """The same match as far as the seat can tell, with everything else redealt."""
    other = match.copy()
    other._position = match.sample(seat, rng)
    other._position.chance = other._scribe
    other._position.log = other._log
    return other


def everything(match: Match) -> list[object]:
    """Everything hidden from someone, which differs between worlds."""
    return [list(match._position.goals), *(match.view(seat) for seat in range(match.rules.players))]


def shown(match: Match, seat: int, since: int, lang: str) -> str:
    """Everything the seat is shown: the screen, answers about every card, place and player, and refusals."""
    out = io.StringIO()
    view = match.view(seat)
    people = players(["", *["greedy"] * (view.players - 1)])
    typed = ["?1", "help", "NESW 1,0", "map 8,0", "map 8,2", "rockfall 1,0", "take 3", "orient NE", "log"]
    typed += ["x1 9", "remove 1 9", "bribe 3,0", "key 3,0", "mark 5,0", "steal p2"]
    typed += [f"? {goal.cell[0]},{goal.cell[1]}" for goal in view.goals]
    typed += [f"? p{player + 1}" for player in range(view.players)]
    typed += [f"broken-pick p{player + 1}" for player in range(view.players)]
    typed += [str(number + 1) for number in range(len(view.hand))]
    display = Display(Console(file=out, width=80, height=24, color_system=None), io.StringIO("\n".join(typed)))
    events = match.seen(seat, since)
    scene = scene_of(view, events, people, lang, display.look)
    if match.actor == seat:
        # A legal move would end the turn, so every line is refused after it was judged.
        def why_not(move: object) -> str:
            return match.why_not(move, by=seat) or "not-in-hand"  # type: ignore[arg-type]

        pages = Pages(lambda: [Text(words) for words in scene.narrator.news(match.seen(seat))], list)
        turn = Turn(display, scene, match.moves(), why_not, pages)
        with pytest.raises(Leave):
            turn.decide()
    else:
        display.print(compose(scene, display.look, 80, 23))
    display.print(round_intro(view, people, lang, display.look))
    teller = narrator_of(view, people, lang, display.look)
    for result in view.results:
        display.print(round_lines(result, teller, people, display.look, match.seen(seat)))
    return out.getvalue()


# Building views is tested in both forms; this is about drawing them.
@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", OFTEN)
def test_screens_do_not_depend_on_secrets(game: str, lang: str, volume: Callable[..., int]) -> None:
    compared = different = 0
    rng = random.Random(7)
    for number in range(volume(1)):
        since = 0
        for match in walk(game, number, rounds=2):
            prompt = match.view(None).prompt
            if prompt is None:
                break
            if rng.random() < OFTEN[game] or prompt.kind in {"take", "pay"}:
                for seat in (prompt.seat, rng.randrange(match.rules.players)):
                    other = other_worlds(match, seat, rng)
                    different += everything(other) != everything(match)
                    assert shown(other, seat, since, lang) == shown(match, seat, since, lang)
                    compared += 1
            since = match.seq if rng.random() < 0.5 else since
    assert compared > 5
    # If the other worlds were all the same, the comparison would prove nothing.
    assert different > compared // 2


def test_a_peek_is_shown_to_the_one_who_looked_and_to_nobody_else() -> None:
    matches = [Match.new("saboteur", players=4, seed=seed, first="p1") for seed in range(20)]
    able = [match for match in matches if "map" in match.view(0).hand]
    worlds = [next(match for match in able if _under(match, 1).startswith(what)) for what in ("gold", "stone")]
    for match in worlds:
        match.play("map 8,0")
    gold, stone = (scene_of(match.view(0), match.seen(0, 1), PLAYERS, "en", Look()) for match in worlds)
    assert "You look under the middle goal (8,0): the treasure." in gold.news
    assert "You look under the middle goal (8,0): only stone." in stone.news
    for match in worlds:
        for seat in (1, None):
            events = [event for event in match.seen(seat, 1) if event.kind == "map"]
            scene = scene_of(match.view(seat), events, PLAYERS, "en", Look())
            assert scene.news == ("Alda looks under the middle goal (8,0).",)
            assert "◉" not in "\n".join(line.plain for line in compose(scene, Look(), 80, 23))


def _under(match: Match, goal: int) -> str:
    (dealt,) = (entry.numbers for entry in match.story if isinstance(entry, Drawn) and entry.what == 2)
    return match.rules.codec.goal_names[dealt[goal]]


def test_letters_come_from_legal_moves_alone() -> None:
    match = Match.new("saboteur", players=4, seed=1)
    seat = match.actor or 0
    for card in match.view(seat).hand:
        moves = {move for choice in choices_for(card, match.moves()) for move in choice.moves}
        assert moves <= set(match.moves())


def test_drawing_modules_never_see_a_match() -> None:
    for file in TERMINAL.glob("*.py"):
        names = [
            node.module or ""
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom)
        ]
        if file.stem not in KNOWS_MATCHES:
            assert not [
                name for name in names if name in {"saboteur", "saboteur.match", "saboteur.engine.core.position"}
            ]
