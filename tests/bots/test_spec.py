"""Bots are named with parameters, in one way everywhere."""

from pathlib import Path

import msgspec
import pytest

from saboteur.bots import BotNotLoaded, load, load_all, names_in
from saboteur.bots.spec import LONGEST, Spec, parse
from saboteur.simulate import Plan, simulate
from saboteur.terminal.bot_trouble import not_loaded
from saboteur.terminal.new_game import _lasting

BOT = """
class Mine:
    def __init__(self, depth=1, name="x", *, seconds=None):
        self.depth, self.name, self.seconds = depth, name, seconds
    def choose(self, view, moves, rng):
        return moves[self.depth % len(moves)]
"""


@pytest.mark.parametrize(
    ("text", "name", "parameters"),
    [
        ("greedy", "greedy", {}),
        ("thinker:0.2s", "thinker", {"seconds": 0.2}),
        ("thinker:50ms", "thinker", {"seconds": 0.05}),
        ("thinker(1.5s)", "thinker", {"seconds": 1.5}),
        ("thinker:iterations=200", "thinker", {"iterations": 200}),
        ("thinker:iterations=200, bold=True", "thinker", {"iterations": 200, "bold": True}),
        ("my_bot.py", "my_bot.py", {}),
        ("my_bot.py:Mine", "my_bot.py:Mine", {}),
        ("my_bot.py(depth=3)", "my_bot.py", {"depth": 3}),
        ("my_bot.py:Mine(depth=-3, names=['a,b', \"c\"])", "my_bot.py:Mine", {"depth": -3, "names": ["a,b", "c"]}),
        ("old (1)/my_bot.py:Mine(depth=3)", "old (1)/my_bot.py:Mine", {"depth": 3}),
        ("my_bot.py:Mine()", "my_bot.py:Mine", {}),
    ],
)
def test_names_and_parameters(text: str, name: str, parameters: dict[str, object]) -> None:
    assert Spec(name, parameters) == parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "a.py:B(3)", "a.py:B(depth)", "a.py:B(depth=open('x'))", "a.py:B(**{'a': 1})", "a.py:B(*[1])", "a.py:B(depth=)",
        "a.py:B(depth=1)(depth=2)", "a.py:B(depth=1) or f(depth=2)", "a.py:B(depth=1+x)", "a.py:B(depth=1, depth=2)",
        f"a.py:B(depth={'1' * LONGEST})", f"a.py:B(depth={'(' * 390})", "a.py:B(depth=[i for i in [1]])",
    ],
)  # fmt: skip
def test_what_is_no_parameter_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BotNotLoaded, match="parameter") as caught:
        parse(text)
    assert "bad-parameters" == caught.value.reason


def test_lists_of_bots_leave_parameters_alone() -> None:
    assert ["a.py:B(x=1, y=[2,3])", "greedy", "c.py:D(t='),')"] == names_in(
        "a.py:B(x=1, y=[2,3]), greedy,c.py:D(t='),')"
    )


def test_a_bot_is_made_with_its_parameters(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    bot = load(f"{file}:Mine(depth=3, name='y')")()
    assert (3, "y", None) == (bot.depth, bot.name, bot.seconds)  # type: ignore[attr-defined]
    assert 0.2 == load(f"{file}(0.2s)")().seconds  # type: ignore[attr-defined]
    assert 2 == len(load_all(f"{file}:Mine(depth=2, name='a,b'),greedy"))


def test_parameters_that_the_class_does_not_have_are_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    with pytest.raises(BotNotLoaded, match=r"cannot be made with width; its parameters are depth, name, seconds\."):
        load(f"{file}:Mine(width=3)")
    with pytest.raises(BotNotLoaded, match=r"cannot be made with depth; it has no parameters\."):
        load("greedy(depth=3)")


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("master:abc", "abc"), ("foreman:abc@odo", "abc"), ("master:0s", "0s"),
        ("master(seconds='x')", "seconds='x'"), ("foreman:iterations=2.5", "iterations=2.5"), ("master:", ""),
    ],
)  # fmt: skip
def test_what_is_no_budget_is_named_in_both_languages(name: str, budget: str) -> None:
    with pytest.raises(BotNotLoaded) as caught:
        load(name)
    bot = name[:7].strip(":(")
    assert str(caught.value).startswith(f"{budget!r} is not a budget for the bot {bot}; ")
    assert f"„{budget}“ ist keine Bedenkzeit für den Bot {bot};" in not_loaded(caught.value, "de")
    assert f"“{budget}” is not a budget for the bot {bot};" in not_loaded(caught.value, "en")


def test_a_bot_that_does_not_think_has_no_budget() -> None:
    with pytest.raises(BotNotLoaded, match="There is no bot 'greedy:abc'") as caught:
        load("greedy:abc")
    assert str(caught.value) == not_loaded(caught.value, "de")


def test_parameters_reach_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    plan = Plan("solo", 1, (f"{file}:Mine(depth=5)",), options={"rounds": 1})
    assert simulate(plan) == simulate(msgspec.structs.replace(plan, isolate=True))


def test_a_saved_game_finds_its_bots_from_any_folder() -> None:
    here = Path.cwd()
    assert "greedy" == _lasting("greedy")
    assert "thinker:0.2s" == _lasting("thinker:0.2s")
    for rest in ("", ":Mine", ":Mine(depth=3)", "(depth=3)"):
        assert f"{here / 'a.py'}{rest}" == _lasting(f"a.py{rest}")
