"""The screens for `tools/gallery.py`: hints, stories, puzzles, watched bots and the choice of bots."""

import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gallery_scenes import REST, Act, Visitor, over, played, visit
from saboteur.notation.move import Move, write_cell
from saboteur.puzzles import Run, puzzles
from saboteur.puzzles.puzzle import Puzzle
from studio import PLAYERS

# The studio knows where the tests' servers are.
from servers import Guest, Server, open_table  # isort: skip

LEVELS = ["random", "apprentice", "miner", "foreman", "master"]
PUZZLES = (
    "saboteur-who",
    "saboteur-gold",
    "saboteur-move",
    "saboteur2-who",
    "saboteur2-gold",
    "saboteur2-move",
    "duel-move",
    "solo-move",
    "dark-cave-who",
    "dark-cave-move",
)


def midway(game: str, players: int, turns: int, seed: int = 0) -> Act:
    """A match of some turns; the last of them is one's own."""

    def act(one: Visitor) -> None:
        rng = random.Random(f"{game} {seed}")  # noqa: S311 - for pictures
        table = one.guest.join(str(one.guest.post("/api/play", game=game, players=players)["id"]))
        table.turn()
        for _ in range(turns):
            # Ways towards the goals make the better picture.
            laying = [str(one["text"]) for one in table.match["moves"] if one["move"]["verb"] == "lay"]
            some = laying or [str(one["text"]) for one in table.match["moves"]]
            table.play(rng.choice(some))
            table.turn()
            if table.over or table.table["phase"] == "between":
                raise AssertionError(f"{game} is over after {turns} turns: choose fewer")
        one.visit(f"/t/{table.table['id']}").wait("card", "option", "spot", "place")

    return act


def hinted(game: str, players: int, turns: int, touched: int = 0) -> Act:
    """A hint that is there; with `touched` this idea is shown on the board."""

    def act(one: Visitor) -> None:
        over("[data-hint]", midway(game, players, turns))(one)
        one.page.locator(".coach ol button").first.wait_for()
        if touched:
            one.touch(f".coach li:nth-of-type({touched}) button")

    return act


def story(game: str, players: int) -> Act:
    """The story of a finished match."""

    def act(one: Visitor) -> None:
        table = played(one, game, players, **({} if game == "dark-cave" else {"rounds": 1}))
        one.visit(f"/story/{table.table['id']}").page.locator(".tale li").first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def moment(game: str, players: int) -> Act:
    """The same with what unfolds opened: a moment of the curve, the tables, what stands behind the sentences."""

    def act(one: Visitor) -> None:
        story(game, players)(one)
        for proof in one.page.locator(".proof").all():
            proof.click()
        folded = one.page.locator("main details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        if one.page.get_by_role("slider").count():
            one.page.get_by_role("slider").focus()
            for _ in range(6):
                one.page.keyboard.press("ArrowRight")

    return act


def shared(game: str, players: int) -> Act:
    """The picture of a finished match, to be shared."""

    def act(one: Visitor) -> None:
        story(game, players)(one)
        one.touch("button:has(.lucide-share-2)")
        one.page.locator("dialog img").wait_for()

    return act


def chances(game: str, players: int) -> Act:
    """A finished match, watched again with the chances of that moment."""

    def act(one: Visitor) -> None:
        story(game, players)(one)
        one.visit(one.page.url.removeprefix(one.url).replace("/story/", "/replay/") + "?step=25&eyes=all")
        one.touch(".wishes button[aria-pressed]")
        one.page.locator(".curve svg").wait_for()

    return act


def elsewhere(one: Visitor, **settings: Any) -> None:
    """Go to another server with these settings."""
    folder = Path(one.server.closing.enter_context(tempfile.TemporaryDirectory()))
    one.server = one.server.closing.enter_context(Server(folder / "data", **settings))
    one.url = one.server.url


def show(game: str) -> Act:
    """Bots that play for somebody who watches, not too fast to be seen."""

    def act(one: Visitor) -> None:
        elsewhere(one, bot_delay=[2, 2], story_effort=0.02)
        visit(f"/watch/{game}")(one)
        one.touch(".btn.main")
        one.page.locator(".show [role=status]").first.wait_for()
        one.page.wait_for_timeout(20 * REST)

    return act


def first(sort: str) -> Puzzle:
    """The first puzzle of a game and kind."""
    game, _, kind = sort.rpartition("-")
    return next(puzzle for puzzle in puzzles(game) if puzzle.kind == kind)


def asked(sort: str, *touched: str) -> Act:
    """The first puzzle of a game and kind, after some touches."""

    def act(one: Visitor) -> None:
        visit(f"/puzzle/{first(sort).id}")(one)
        one.page.locator("[data-puzzle]").wait_for()
        for selector in touched:
            one.touch(selector)
            one.page.wait_for_load_state("networkidle")

    return act


def answered(sort: str, *, right: bool) -> Act:
    """A puzzle and an answer to it, by hand as far as it is laid from the hand."""

    def act(one: Visitor) -> None:
        asked(sort)(one)
        found = first(sort)
        if found.kind == "move":
            touches = laying(found, right=right)
        else:
            answer = next(option for option in Run(found).options if (option in found.answers) == right)
            touches = [f'[data-answer="{answer}"]', "[data-act=answer]"]
        for selector in touches:
            one.touch(selector)
        one.page.locator("[data-said]").wait_for()

    return act


def laying(found: Puzzle, *, right: bool) -> Sequence[str]:
    """What is touched to lay a card; to be shown the solution where nothing is laid."""
    match = found.match()
    hand = match.view(found.seat).hand
    for move in map(Move.parse, found.answers) if right else match.moves():
        if move.verb == "lay" and move.card in hand and move.cell and (right or str(move) not in found.answers):
            place = f'[data-cell="{write_cell(move.cell)}"]'
            return [f'[data-slot="{hand.index(move.card)}"]', place, place]
    return ["[data-act=solve]"] if right else ['[data-slot="0"]', ".cell:not(.can)"]


def company(at: str, character: int) -> Act:
    """Choosing bots for all seats on the first page, or for one seat in a lobby."""

    def act(one: Visitor) -> None:
        elsewhere(one, bots=LEVELS)
        if at == "home":
            visit("/")(one)
            one.page.locator("[data-bots-open]").click(timeout=60_000)
        else:
            host = Guest(one.server, "Ada", one.language)
            table = open_table(host, {"me": True}, {"bot": "miner@odo"}, {}, {})
            one.become(host).visit(f"/t/{table}")
            one.page.locator("[data-choose]").first.click(timeout=60_000)
        one.page.locator("[data-bots]").wait_for()
        one.page.locator(".character").nth(character).click()

    return act


INSIGHT: dict[str, Act] = {
    **{f"story-{game}": story(game, players) for game, players in PLAYERS.items()},
    **{f"moment-{game}": moment(game, players) for game, players in PLAYERS.items()},
    **{f"shared-{game}": shared(game, players) for game, players in PLAYERS.items()},
    **{f"chances-{game}": chances(game, players) for game, players in PLAYERS.items()},
    "watch": visit("/watch/saboteur"),
    **{f"show-{game}": show(game) for game in PLAYERS},
    **{f"hint-{game}": hinted(game, players, 5) for game, players in PLAYERS.items()},
    "hint-touched": hinted("saboteur", 5, 5, 2),
    "know": over("[data-know]", midway("saboteur", 5, 5)),
    "know-saboteur2": over("[data-know]", midway("saboteur2", 7, 3)),
    "know-dark-cave": over("[data-know]", midway("dark-cave", 5, 5)),
    "bots-home": company("home", 1),
    "bots-seat": company("lobby", 3),
    **{f"puzzle-{name}": asked(name) for name in PUZZLES},
    **{f"puzzle-{name}-clue": asked(name, "[data-act=clue]") for name in PUZZLES},
    **{f"puzzle-{name}-wrong": answered(name, right=False) for name in PUZZLES},
    **{f"puzzle-{name}-right": answered(name, right=True) for name in PUZZLES},
    "puzzle-saboteur-who-shown": asked("saboteur-who", "[data-act=solve]"),
    "puzzle-day": visit("/puzzles"),
}
