"""Secrets in separate files, so that they appear neither in the process list nor in the configuration."""

from __future__ import annotations

import os
import re
from pathlib import Path

from saboteur.commands.trouble import Trouble
from saboteur.plain_file import LargeFileError, read_plain

LONGEST = 10_000
"""Largest secret in bytes; a larger file is something else."""


def read_secret(file: Path, what: str) -> str:
    """The secret in a file that only its owner can read."""
    try:
        secret = read_plain(file, LONGEST).decode().strip()
    except LargeFileError:
        secret = ""
    except OSError as error:
        raise Trouble(f"The file {file} with {what} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Trouble(f"The file {file} should hold {what}, but is not a text.") from None
    if not secret or re.search(r"[\x00-\x1f\x7f]", secret):
        raise Trouble(f"The file {file} should hold {what} in one line and nothing else.")
    if readable_by_others(file):
        raise Trouble(f"Others can read {what} in {file}. Run: chmod 600 {file}")
    return secret


def readable_by_others(file: Path) -> bool:
    """Whether others than its owner can read a file; a file of root may be shared with a group, as PostgreSQL does."""
    if os.name == "nt":
        return False
    found = file.stat()
    shared_by_root = found.st_uid == 0 and os.geteuid() != 0
    return bool(found.st_mode & (0o007 if shared_by_root else 0o077))
