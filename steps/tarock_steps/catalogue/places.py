"""Finds the places of all scenarios of a source without parsing; cached plans are compared with them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from tarock_steps.catalogue import continued_lines

_EXAMPLE: Final = ("Example:", "Scenario:")
_EXAMPLES: Final = ("Examples:", "Scenarios:")
_TEXT: Final = ('"""', "```")
"""The marks before and after the text below a step."""
_LINE: Final = re.compile(
    r'\n[ \t]*((?:Examples?|Scenarios?|Scenario Outline|Background|Rule):|"""|```|\|(?=[ \t]*([^|\s]*)))'
)
"""A line that begins an example, a table of examples, a text or another part, or a table row with its first word."""


Place = tuple[str, str, int]
"""Source, file below its folder, and line."""


def has_every_place(places: Collection[Place], folder: Path) -> bool:
    """Whether these are the places of all scenarios of the source in ``folder``, each once.

    Anybody can make the seal of a cached file, so it is no proof that nobody left out a scenario.
    """
    written: set[Place] = set()
    try:
        for file in folder.rglob("*.feature"):
            feature = file.relative_to(folder).as_posix()
            written |= {(folder.name, feature, line) for line in scenario_lines(file.read_text(encoding="utf-8"))}
    except (OSError, UnicodeDecodeError):
        return False
    return set(places) == written and len(places) == len(written)


def scenario_lines(text: str) -> Iterator[int]:
    """The line numbers of the scenarios of a feature: its examples, and the rows of its outlines.

    It reads nothing else, and takes a hundredth of the time of parsing.
    """
    number, end, rows, in_text = 0, 0, -1, False
    text = f"\n{text}"
    for found in _LINE.finditer(text):
        number += text.count("\n", end, found.start() + 1)
        end = found.start() + 1
        word = found[1]
        if word in _TEXT:
            in_text = not in_text
        elif in_text:
            continue
        elif word != "|":
            rows = 0 if word in _EXAMPLES else -1
            if word in _EXAMPLE:
                yield number
        elif rows >= 0:
            rows += 1
            if rows > 1 and found[2] != continued_lines.MARK:
                yield number
