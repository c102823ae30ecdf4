"""A record from a file, for commands."""

from __future__ import annotations

from pathlib import Path

from saboteur.commands.trouble import Trouble
from saboteur.match import Match
from saboteur.plain_file import LIMIT, LargeFileError, NoFileError, read_plain
from saboteur.record import RecordError
from saboteur.text import text


def read_match(file: str, deck: str | None, spoken: str) -> Match:
    """The recorded match; `Trouble` says why it cannot be read."""
    try:
        return Match.replay(read_plain(Path(file), pipe=True).decode("utf-8-sig"), deck=deck)
    except FileNotFoundError:
        why = text("file-none", spoken)
    except IsADirectoryError:
        why = text("file-folder", spoken)
    except NoFileError:
        why = text("file-device", spoken)
    except LargeFileError:
        why = text("file-large", spoken, most=LIMIT // 1_000_000)
    except UnicodeDecodeError:
        why = text("file-no-text", spoken)
    except OSError as error:
        why = error.strerror or str(error)
    except RecordError as error:
        why = str(error)
    raise Trouble(text("replay-file", spoken, file=file, why=why))
