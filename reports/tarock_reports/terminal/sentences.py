"""Wraps sentences on the terminal with an indent; lines to copy are not broken."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console
from rich.text import Text

_MARK: Final = re.compile(r"\s*(?:\d+\. )?")
"""The beginning of a line: blanks, and the number in a list."""


def tell(line: Text, console: Console) -> None:
    """Print a line; a terminal wraps it between words, unless it is to be copied (``no_wrap``)."""
    if line.no_wrap or not console.is_terminal or line.cell_len <= console.width:
        console.print(line, soft_wrap=True)
        return
    found = _MARK.match(line.plain)
    left = len(found[0]) if found else 0
    for number, part in enumerate(line[left:].wrap(console, console.width - left)):
        part.rstrip()
        console.print((Text(" " * left) if number else line[:left]) + part, soft_wrap=True)
