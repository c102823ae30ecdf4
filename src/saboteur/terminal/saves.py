"""Where unfinished games and finished records are kept: in the user's data folder, for nobody else to read."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from saboteur.match import Match, Played, Said

FORMAT = 1


class SaveError(ValueError):
    """A saved game that cannot be read; its message is a sentence."""


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished game: its record, who plays, and what chance goes on with."""

    format: int = FORMAT
    game: str
    bots: tuple[str, ...]
    """The bot of every seat; empty for a person."""
    seed: int | None
    salt: str
    """What the bots' randomness is drawn from."""
    when: str
    record: str

    def match(self) -> Match:
        """The match as it was left. With a seed it goes on with the luck it would have had."""
        replayed = Match.replay(self.record)
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
                self.game, replayed.rules.players, seed, None if edition is None else str(edition), **options
            )
            for entry in replayed.story:
                if isinstance(entry, Played):
                    match.play(entry.move, by=entry.seat)
                elif isinstance(entry, Said):
                    match.say(entry.seat, entry.claim)
        except ValueError:
            return None
        # A version that shuffles differently must not change what was already dealt.
        return match if match.record() == self.record else None


class SaveFolder:
    """A folder of games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("saboteur", appauthor=False) / "games" if folder is None else folder

    def new(self, game: str) -> Path:
        """A file for a new game; no other game has it."""
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{game}-{stamp}-{secrets.token_hex(2)}.json"

    def unfinished(self, game: str | None = None) -> list[Path]:
        """The saved games of a game, or of all games, the one played last first."""
        try:
            found = [(path.stat().st_mtime, path) for path in self.folder.glob(f"{game or '*'}-*.json")]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True)]

    def write(self, path: Path, saved: SavedGame) -> None:
        """Save a game; whatever happens in between, the file is the old or the new one. `OSError` if it cannot be."""
        _write(path, msgspec.json.encode(saved))

    def read(self, path: Path) -> tuple[SavedGame, Match]:
        """A saved game; `SaveError` says what is wrong with it."""
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=SavedGame)
            match = saved.match() if saved.format == FORMAT else None
        except (OSError, msgspec.DecodeError) as error:
            raise SaveError(f"{str(error).rstrip('.')}.") from None
        except ValueError as error:
            raise SaveError(str(error)) from None
        if match is None:
            raise SaveError(f"It has format {saved.format}, but this version reads {FORMAT}.")
        if len(saved.bots) != match.rules.players:
            raise SaveError("It does not say who plays.")
        return saved, match

    def put_aside(self, path: Path) -> Path:
        """Keep a file that cannot be read under another name, so that it is neither lost nor in the way."""
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
        """Keep the record of a finished match, and forget the saved game. `OSError` if it cannot be."""
        kept = path.with_suffix(".toml")
        _write(kept, record.encode())
        path.unlink(missing_ok=True)
        return kept


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    # Only the owner may read it: it holds everyone's cards.
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
