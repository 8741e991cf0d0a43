"""Prints sentences wrapped and indented, without breaking lines that are to be copied; and how to contest a test."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.strangers_text import visible
from tarock_reports.verdict.reproduce import contest_command, shell_line

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


def contest_line(clauses: Sequence[str], say: Language, ledger: str = "LEDGER") -> Text:
    """A line for whoever thinks that the test is wrong: where the statements are, and what writes an issue."""
    first = next(iter(clauses), "CLAUSE")
    told = say(
        "if the test is wrong: `{clauses}` has its statements and what is open, `{contest}` the words of an issue",
        clauses=shell_line(["tarock", "clauses", first]),
        contest=contest_command(first, ledger),
    )
    return Text(visible(f"  {told}"), style="dim")
