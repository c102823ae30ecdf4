"""The append-only file of a running contest: results survive a crash."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from saboteur.arena.contest import Contest, Table
from saboteur.arena.table import Line
from saboteur.engine import DIGEST, FORM

FORMAT = 1


class JournalError(Exception):
    """A file that cannot be used; its message is a sentence."""


class Made(msgspec.Struct, frozen=True):
    """The version and engine that played a contest."""

    version: str = msgspec.field(default_factory=lambda: version("saboteur-game"))
    engine: str = DIGEST[:12]
    form: str = FORM


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int
    contest: Contest
    made: Made


class Journal:
    """An append-only file of results: a contest, then one line for each table. A torn last line is dropped."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Open or create the file; raises `JournalError` if it belongs to another contest or version."""
        self.file = file
        self.lines: dict[Table, Line] = {}
        try:
            if file.exists() and file.stat().st_size:
                self._read(contest)
                self._stream: BinaryIO = file.open("ab")
            else:
                self._stream = file.open("xb" if not file.exists() else "ab")
                self._write(Head(FORMAT, contest, Made()))
        except OSError as error:
            raise JournalError(f"The file {file} cannot be used: {error.strerror or error}.") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stream.close()

    def add(self, line: Line) -> None:
        """Append a result."""
        try:
            self._write(line)
        except OSError as error:
            raise JournalError(f"The file {self.file} cannot be written: {error.strerror or error}.") from None
        self.lines[line.table] = line

    def _write(self, thing: Head | Line) -> None:
        self._stream.write(msgspec.json.encode(thing) + b"\n")
        self._stream.flush()

    def _read(self, contest: Contest) -> None:
        whole = self.file.read_bytes()
        end = whole.rfind(b"\n") + 1
        first, *rest = whole[:end].splitlines() or [b""]
        try:
            head = msgspec.json.decode(first, type=Head)
            lines = [msgspec.json.decode(line, type=Line) for line in rest]
        except msgspec.DecodeError:
            raise JournalError(f"{self.file} is not a file of an arena, or it is damaged.") from None
        if head.arena != FORMAT:
            raise JournalError(f"{self.file} was written by another version of the arena; begin a new file.")
        if _alike(head.contest) != _alike(contest):
            raise JournalError(f"{self.file} holds another contest ({_difference(head.contest, contest)} differs).")
        if (head.made.version, head.made.engine) != (Made().version, Made().engine):
            raise JournalError(
                f"{self.file} was begun with version {head.made.version} (engine {head.made.engine}), which may play "
                "differently; begin a new file."
            )
        if end < len(whole):
            # The process ended in the middle of a line; without this the next one would be glued to it.
            os.truncate(self.file, end)
        self.lines = {line.table: line for line in lines}


def _alike(contest: Contest) -> Contest:
    """The contest without its length: a longer one can continue a shorter one."""
    return msgspec.structs.replace(contest, matches=1)


def _difference(old: Contest, new: Contest) -> str:
    names = [name for name in new.__struct_fields__ if name != "matches"]
    return ", ".join(name for name in names if getattr(old, name) != getattr(new, name))
