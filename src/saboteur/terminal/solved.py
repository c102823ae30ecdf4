"""The solved puzzles, stored in the user's data folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Solved:
    """The puzzles solved so far, with the tries each took. A broken file only costs the marks."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = user_data_path("saboteur", appauthor=False) / "puzzles.json" if file is None else file
        try:
            self._tries = msgspec.json.decode(self.file.read_bytes(), type=dict[str, int])
        except (OSError, msgspec.DecodeError):
            self._tries = {}

    def __contains__(self, name: str) -> bool:
        return name in self._tries

    def keep(self, name: str, tries: int) -> None:
        """Remember a puzzle; the first solution counts."""
        self._tries.setdefault(name, tries)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            draft = self.file.with_suffix(".draft")
            draft.write_bytes(msgspec.json.encode(self._tries))
            draft.replace(self.file)
        except OSError:
            return
