"""The ends of rounds in the terminal: the last maze is the one that lay there, with anyone's eyes."""

import pytest

from records import stored
from saboteur import Match
from saboteur.notation.event import HIDDEN
from saboteur.terminal.maze import last_maze
from saboteur.terminal.replay_steps import replay_steps

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", ["1-three-rounds", "1-saboteur2", "1-duel", "1-solo"])
def test_last_maze_of_every_round(name: str) -> None:
    """It has every card that was laid or turned up and not removed, and nothing of the next deal."""
    match = Match.replay(stored(name))
    steps = replay_steps(match)
    starts = {laid.cell for laid in steps[0].view(None).board}
    ends = [step for step in steps if step.ends]
    assert [1, 2, 3] == [step.round for step in ends]
    for step in ends:
        cells = set(starts)
        played = step.match.events
        begun = [event.seq for event in played if event.kind == "round"][step.round - 1]
        for event in played[begun + 1 :]:
            if event.kind == "round":
                break
            if event.cell is not None and event.kind in {"lay", "reveal"}:
                cells.add(event.cell)
            elif event.kind == "rockfall" and event.cell is not None:
                cells.discard(event.cell)
        for eyes in (None, 0, "all"):
            maze = last_maze(step.view(eyes), step.events(eyes))
            assert cells == set(maze.cards), (step.round, eyes)
            assert maze.fresh <= {*cells, *(event.cell for event in played if event.kind == "rockfall")}
        assert HIDDEN not in {goal.card for goal in step.view("all").goals}
        assert HIDDEN not in {goal.card for goal in last_maze(step.view("all"), ()).goals}
