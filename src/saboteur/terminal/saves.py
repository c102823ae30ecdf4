"""Saved games and records, in the user's data folder and readable by the user alone."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from saboteur.cards.box import DeckError
from saboteur.daily.deal import resume as go_on
from saboteur.match import Match, Played, Said

FORMAT = 1


class SaveError(ValueError):
    """A saved game cannot be read; the message is for the user."""


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game: its record, its players, and the state of chance."""

    format: int = FORMAT
    game: str
    bots: tuple[str, ...]
    """The bot of each seat; empty for a person."""
    seed: int | None
    salt: str
    """Seeds the bots' randomness."""
    when: str
    record: str
    deck: str | None = None
    """The file of a custom deck."""
    key: str = ""
    """The key that determines all draws."""
    names: tuple[str, ...] = ()
    """The names of the people, if given."""

    def match(self) -> Match:
        """The match as it was left. A seeded match continues with the same cards."""
        replayed = Match.replay(self.record, deck=self.deck)
        if self.key:
            go_on(replayed, bytes.fromhex(self.key))
            return replayed
        if self.seed is not None:
            seeded = self._seeded(replayed, self.seed)
            if seeded is not None:
                return seeded
        return replayed

    def _seeded(self, replayed: Match, seed: int) -> Match | None:
        options = {name: value for name, value in replayed.rules.options.items() if name != "edition"}
        edition = replayed.rules.options.get("edition")
        try:
            match = Match.new(
                self.game,
                replayed.rules.players,
                seed,
                None if edition is None else str(edition),
                deck=self.deck,
                **options,
            )
            for entry in replayed.story:
                if isinstance(entry, Played):
                    match.play(entry.move, by=entry.seat, by_bot=entry.by_bot)
                elif isinstance(entry, Said):
                    match.say(entry.seat, entry.claim)
        except ValueError:
            return None
        # Another version may shuffle differently, but must not change what was dealt.
        return match if match.record() == self.record else None


class SaveFolder:
    """The folder of saved games and records."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("saboteur", appauthor=False) / "games" if folder is None else folder

    def new(self, game: str) -> Path:
        """A unique file for a new game."""
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{game}-{stamp}-{secrets.token_hex(2)}.json"

    def unfinished(self, game: str | None = None) -> list[Path]:
        """The saves of a game, or of all games, most recent first."""
        try:
            found = [(path.stat().st_mtime, path) for path in self.folder.glob(f"{game or '*'}-*.json")]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True)]

    def write(self, path: Path, saved: SavedGame) -> None:
        """Save a game atomically; `OSError` if that fails."""
        _write(path, msgspec.json.encode(saved))

    def read(self, path: Path) -> tuple[SavedGame, Match]:
        """Read a saved game; `SaveError` if it is damaged, `DeckError` if its deck is gone or wrong."""
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=SavedGame)
            match = saved.match() if saved.format == FORMAT else None
        except (OSError, msgspec.DecodeError) as error:
            raise SaveError(f"{str(error).rstrip('.')}.") from None
        except DeckError:
            raise
        except ValueError as error:
            raise SaveError(str(error)) from None
        if match is None:
            raise SaveError(f"It has format {saved.format}, but this version reads {FORMAT}.")
        if len(saved.bots) != match.rules.players:
            raise SaveError("It does not say who plays.")
        return saved, match

    def put_aside(self, path: Path) -> Path:
        """Rename a damaged file, so that it is neither lost nor listed again."""
        kept = path.with_suffix(".damaged")
        number = 1
        while kept.exists():
            number += 1
            kept = path.with_suffix(f".damaged{number}")
        try:
            path.rename(kept)
        except OSError:
            return path
        return kept

    def finish(self, path: Path, record: str) -> Path:
        """Write the record of a finished match and remove its save; `OSError` if that fails."""
        kept = path.with_suffix(".toml")
        _write(kept, record.encode())
        path.unlink(missing_ok=True)
        return kept


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    # Readable by the owner only: it holds everyone's cards.
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
