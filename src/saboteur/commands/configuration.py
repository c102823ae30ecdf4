"""The configuration of `saboteur serve`: command line, environment and file, in this order."""

from __future__ import annotations

import difflib
import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from saboteur.commands.secret_file import readable_by_others
from saboteur.commands.trouble import Trouble
from saboteur.plain_file import read_plain

PREFIX = "SABOTEUR_"
CLOSE = 0.85
"""How similar an unknown variable must be to a known one to count as a typo."""
LONGEST = 1_000_000
"""Largest configuration file in bytes."""
_FILE = "saboteur.configuration"


class Setting(click.Option):
    """An option that can also be set by a variable or in the configuration file."""

    def __init__(self, *names: Any, **attributes: Any) -> None:
        super().__init__(*names, **attributes)
        assert self.name is not None
        self.envvar = PREFIX + self.name.upper()

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """Where an invalid value comes from."""
        return "" if ctx is None else origin(ctx, self)

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Convert the value. An empty text is an error, because it would go unnoticed."""
        if any(one == "" for one in (value if self.multiple and value is not None else (value,))):
            raise click.BadParameter("it is empty. Leave it out for the default.", ctx=ctx, param=self)
        return super().type_cast_value(ctx, value)

    def fits(self, value: object) -> bool:
        """Whether a value of the file has the right type."""
        if self.is_flag:
            return isinstance(value, bool)
        if self.multiple:
            return isinstance(value, list) and all(isinstance(one, str) for one in value)
        if isinstance(self.type, click.types.IntParamType):
            return isinstance(value, int) and not isinstance(value, bool)
        if isinstance(self.type, click.types.FloatParamType):
            return isinstance(value, int | float) and not isinstance(value, bool)
        return isinstance(value, str)

    @property
    def form(self) -> str:
        """The type in words."""
        if self.is_flag:
            return "true or false"
        if self.multiple:
            return 'a list of texts, like ["one", "two"]'
        if isinstance(self.type, click.types.IntParamType):
            return "a whole number"
        return "a number" if isinstance(self.type, click.types.FloatParamType) else 'a text in "quotes"'


def origin(ctx: click.Context, setting: click.Option) -> str:
    """Where a value comes from, in a few words."""
    match ctx.get_parameter_source(str(setting.name)):
        case ParameterSource.COMMANDLINE:
            return setting.opts[0]
        case ParameterSource.ENVIRONMENT:
            return str(setting.envvar)
        case ParameterSource.DEFAULT_MAP:
            return f"{setting.name} in {ctx.meta[_FILE]}"
    return "default"


def rank(ctx: click.Context, name: str) -> int:
    """The precedence of a value's source: 3 command line, 2 environment, 1 file, 0 default."""
    order = (ParameterSource.DEFAULT_MAP, ParameterSource.ENVIRONMENT, ParameterSource.COMMANDLINE)
    source = ctx.get_parameter_source(name)
    return order.index(source) + 1 if source in order else 0


def settings(command: click.Command) -> dict[str, Setting]:
    """The settings of a command by name."""
    return {str(one.name): one for one in command.params if isinstance(one, Setting)}


def read(ctx: click.Context, _parameter: click.Parameter, file: Path | None) -> Path | None:
    """Read the configuration file before the options; sources with higher precedence override its values."""
    known = settings(ctx.command)
    _check_variables(known)
    if file is None:
        return None
    try:
        found = tomllib.loads(read_plain(file, LONGEST).decode("utf-8-sig"))
    except OSError as error:
        raise Trouble(f"The configuration {file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Trouble(f"The configuration {file} is not valid TOML: {error}.") from None
    except RecursionError:
        raise Trouble(f"The configuration {file} is not valid TOML: it is nested too deeply.") from None
    ctx.meta[_FILE] = file
    ctx.default_map = {name: _value(known, name, value, file) for name, value in found.items()}
    return file


def check_password(ctx: click.Context) -> None:
    """Refuse a password in a configuration file that others can read."""
    file: Path = ctx.meta[_FILE]
    if readable_by_others(file):
        raise Trouble(
            f"Others can read the password of the database in {file}. Run: chmod 600 {file}, or put the URL into a "
            "file of its own and name it with database_file."
        )


def _value(known: Mapping[str, Setting], name: str, value: object, file: Path) -> object:
    setting = known.get(name)
    if setting is None:
        raise Trouble(f"There is no setting {name!r} ({file}). {_suggestion(name, known)}")
    if not setting.fits(value):
        raise Trouble(f"{name} in {file} must be {setting.form}, not {value!r}.")
    for part in value if isinstance(value, list) else [value]:
        sign = re.search(r"[\x00-\x1f\x7f]", str(part))
        if sign is not None:
            raise Trouble(f"{name} in {file} holds a sign that cannot be typed, {sign[0]!r}.")
    if isinstance(setting.type, click.Path) and isinstance(value, str) and value:
        return str(file.absolute().parent / value)
    return value


def _suggestion(name: str, known: Mapping[str, Setting]) -> str:
    close = difflib.get_close_matches(name.replace("-", "_").lower(), known, 1, 0.6)
    return f"Did you mean {close[0]!r}?" if close else f"There are {', '.join(sorted(known))}."


def _check_variables(known: Mapping[str, Setting]) -> None:
    """Refuse misspelt variables; others with our prefix may belong to somebody else."""
    names = {str(one.envvar) for one in known.values()} | {f"{PREFIX}CONFIG"}
    for name in os.environ:
        if name.startswith(PREFIX) and name not in names:
            close = difflib.get_close_matches(name, names, 1, CLOSE)
            if close:
                raise Trouble(f"There is no variable {name}. Did you mean {close[0]}?")


def describe(ctx: click.Context, values: Mapping[str, object]) -> str:
    """These values as a configuration file, each with its origin."""
    known = settings(ctx.command)
    lines = [
        (f"# {name}" if value is None else f"{name} = {json.dumps(value)}", origin(ctx, known[name]))
        for name, value in values.items()
    ]
    width = max(len(line) for line, _ in lines)
    return "".join(f"{line:{width}}  # {source}\n" for line, source in lines)
