"""Errors in user input, reported as one sentence."""

from __future__ import annotations

import click


class Trouble(click.ClickException):
    """Invalid user input; the command exits with code 2."""

    exit_code = 2
