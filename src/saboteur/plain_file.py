"""Reads files named by users: regular files only, up to a size limit."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

LIMIT = 20_000_000
"""Bytes of the largest file that is read."""


class NoFileError(OSError):
    """A device, a pipe or a socket: reading it may block or never end."""


class LargeFileError(OSError):
    """A file above the size limit."""


def read_plain(file: Path, limit: int = LIMIT, *, pipe: bool = False) -> bytes:
    """The content of a file, or of a `pipe` where one is allowed; `strerror` of the `OSError` says what is wrong."""
    check_plain(file, pipe=pipe)
    with file.open("rb") as opened:
        content = opened.read(limit + 1)
    if len(content) > limit:
        raise LargeFileError(errno.EFBIG, f"it is larger than {_size(limit)}")
    return content


def check_plain(file: Path, *, pipe: bool = False) -> None:
    """Raise `OSError` for anything but a file, without opening it: opening alone may block or rewind a tape."""
    mode = file.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode) and not (pipe and stat.S_ISFIFO(mode)):
        raise NoFileError(errno.EINVAL, f"it is not a file but {_kind(mode)}")


def why(error: OSError | ValueError) -> str:
    """Why a file cannot be read, without the number of the error."""
    return getattr(error, "strerror", None) or str(error)


def _kind(mode: int) -> str:
    return "a pipe" if stat.S_ISFIFO(mode) else "a socket" if stat.S_ISSOCK(mode) else "a device"


def _size(limit: int) -> str:
    return f"{limit // 1_000_000} MB" if limit >= 1_000_000 else f"{limit} bytes"
