"""The progress in each lesson, stored in the user's data folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from saboteur.lessons import Lesson, LessonError, Place, Run


class Kept(msgspec.Struct):
    """One lesson: where it was left, and whether it was ever finished."""

    place: Place = Place()
    done: bool = False


class Progress:
    """The progress in all lessons. A file that cannot be read or written only costs the progress."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = user_data_path("saboteur", appauthor=False) / "lessons.json" if file is None else file
        try:
            self._kept = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Kept])
        except (OSError, msgspec.DecodeError):
            self._kept = {}

    def place(self, lesson: Lesson) -> Place:
        """Where to go on; the beginning if the lesson has changed since."""
        kept = self._kept.get(lesson.game, Kept())
        try:
            return Run(lesson, kept.place).place
        except LessonError:
            return Place()

    def done(self, game: str) -> bool:
        """Whether the lesson was ever finished."""
        return self._kept.get(game, Kept()).done

    def begun(self, game: str) -> bool:
        """Whether the lesson was left on the way."""
        kept = self._kept.get(game, Kept())
        return kept.place != Place() and not kept.done

    def keep(self, lesson: Lesson, place: Place) -> None:
        """Remember a place."""
        done = self.done(lesson.game) or place.chapter == len(lesson.chapters)
        self._kept[lesson.game] = Kept(place, done)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            draft = self.file.with_suffix(".draft")
            draft.write_bytes(msgspec.json.encode(self._kept))
            draft.replace(self.file)
        except OSError:
            return
