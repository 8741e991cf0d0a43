"""Where people read: the terminal, or a file or pipe, which has no width of its own."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console

_WIDTH = 120


class _Console(Console):
    """A console that leaves a reader who went away to the guard; rich would end as after a failure."""

    def on_broken_pipe(self) -> NoReturn:
        """Say what happened."""
        raise BrokenPipeError


def console() -> Console:
    """The console on stdout; wide where nobody says how wide it is."""
    told = sys.stdout.isatty() or "COLUMNS" in os.environ
    return _Console(width=None if told else _WIDTH)
