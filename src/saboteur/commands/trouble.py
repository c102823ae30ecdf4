"""Bad input, told as one sentence."""

from __future__ import annotations

import click


class Trouble(click.ClickException):
    """Something the user gave is wrong; the command ends with exit code 2."""

    exit_code = 2
