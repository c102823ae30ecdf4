"""`saboteur` without a command: serve this machine and open the page."""

from __future__ import annotations

import http.client
import webbrowser
from pathlib import Path

import click
import platformdirs

from saboteur.bots.levels import offered
from saboteur.commands.trouble import Trouble
from saboteur.text import language, text

USUAL = 8000
"""The preferred port: browsers store a page's data per port."""


def open_page(*, browser: bool, path: str = "", lang: str | None = None) -> None:
    """Serve this machine until stopped, and open the page, or the screen at this path of it."""
    try:
        from saboteur.server import run  # noqa: PLC0415 - needs the extra, and takes a moment to load
        from saboteur.server.net.page import folder  # noqa: PLC0415
        from saboteur.server.settings import Settings  # noqa: PLC0415
        from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Trouble(
            f"The page needs the package {error.name}: pip install 'saboteur-game[server]'. "
            "Without it, saboteur play saboteur plays in the terminal."
        ) from None
    lang = language(lang)
    if not (folder() / "index.html").is_file():
        raise Trouble(text("open-none", lang))
    data = Path(platformdirs.user_data_dir("saboteur")) / "server"
    running = _running(data)
    if running is not None:
        click.echo(text("open-running", lang, url=running + path))
        if browser:
            webbrowser.open(running + path)
        return

    def ready(port: int) -> None:
        url = f"http://127.0.0.1:{port}/"
        (data / "address").write_text(url)
        click.echo(text("open-page" if browser else "serve-ready", lang, url=url + path))
        click.echo(text("serve-stop", lang))
        if browser:
            webbrowser.open(url + path)

    try:
        try:
            run.listen("127.0.0.1", USUAL).close()
            port = USUAL
        except ServerTrouble:
            port = 0
        settings = Settings(bots=offered())
        run.run(run.Plan(host="127.0.0.1", port=port, data=data, settings=settings), ready)
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None


def _running(data: Path) -> str | None:
    """The address of a running server started this way."""
    try:
        url = (data / "address").read_text()
        place = url.removeprefix("http://").strip("/")
        connection = http.client.HTTPConnection(place, timeout=2)
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        found = url if answer.status == http.client.OK else None
        connection.close()
    except (OSError, ValueError, http.client.HTTPException):
        return None
    return found
