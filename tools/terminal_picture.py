"""Make the README's terminal picture: `python tools/terminal_picture.py` plays in a terminal and draws its screen.

It resumes the match in docs/pictures/terminal.toml, types 4, and saves the screen as docs/pictures/terminal.svg.
"""

import html
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from pseudo_terminal import Terminal
from saboteur.match import Match
from saboteur.terminal.saves import SavedGame, SaveFolder

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (80, 24)
THEME = TerminalTheme(
    (18, 13, 10),
    (246, 233, 210),
    [
        *((18, 13, 10), (255, 138, 115), (134, 212, 147), (255, 184, 77)),
        *((159, 208, 255), (205, 178, 255), (159, 208, 255), (246, 233, 210)),
    ],
)
# Rich's own frame loads a remote font; every system has a monospaced one.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: {char_height}px; \
line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 18px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>\
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


_TEXT = re.compile(r'(<text class="saboteur-r[^>]*?)x="([\d.]+)"([^>]*?)textLength="([\d.]+)"([^>]*>)([^<]*)</text>')


def screen() -> str:
    """The program's screen, with colours."""
    record = (PICTURES / "terminal.toml").read_text(encoding="utf-8")
    players = Match.replay(record).rules.players
    with tempfile.TemporaryDirectory() as folder:
        saves = SaveFolder(Path(folder) / "saboteur" / "games")
        saved = SavedGame(
            game="saboteur", bots=("", *["greedy"] * (players - 1)), seed=None, salt="", when="", record=record
        )
        saves.write(saves.new("saboteur"), saved)
        environ = {"XDG_DATA_HOME": folder, "COLORTERM": "truecolor", "PYTHONWARNINGS": "ignore"}
        with Terminal("play", "saboteur", "--resume", "--lang", "en", size=SIZE, **environ) as terminal:
            terminal.wait("Enter: continue")
            terminal.answer("", "Your turn")
            terminal.answer("4", "where")
            return re.split(r"\x1b\[2J(?:\x1b\[H)?", terminal.raw)[-1]


def draw() -> str:
    """The screen as a picture."""
    width, height = SIZE
    with Path("/dev/null").open("w", encoding="utf-8") as nowhere:
        console = Console(
            record=True, width=width, height=height, file=nowhere, force_terminal=True, color_system="truecolor"
        )
        shown = re.sub(r"\x1b\[\?2004[hl]|\x1b\[H|\r", "", screen())
        for line in shown.split("\n"):
            console.print(Text.from_ansi(line), no_wrap=True, soft_wrap=True)
    picture = console.export_svg(title="saboteur play saboteur", theme=THEME, code_format=FRAME, unique_id="saboteur")
    return _TEXT.sub(_by_words, picture)


def _by_words(found: re.Match[str]) -> str:
    """Position each word separately: not every renderer keeps blanks or stretches text."""
    before, x, between, length, after, words = found.groups()
    shown = html.unescape(words)
    step = float(length) / len(shown)
    return "".join(
        f'{before}x="{float(x) + step * word.start():g}"{between}textLength="{step * len(word[0]):g}"{after}'
        f"{html.escape(word[0])}</text>"
        for word in re.finditer(r"[^\s\xa0]+", shown)
    )


if __name__ == "__main__":
    (PICTURES / "terminal.svg").write_text(draw(), encoding="utf-8")
    print(f"{PICTURES / 'terminal.svg'} is drawn.")
