"""The console for output to people: a terminal, or a file or pipe without a width."""

from __future__ import annotations

import os
import sys

from rich.console import Console

_WIDTH = 120


def console() -> Console:
    """The console on stdout; 120 columns wide if neither a terminal nor ``COLUMNS`` gives the width."""
    told = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(width=None if told else _WIDTH, emoji=False)
