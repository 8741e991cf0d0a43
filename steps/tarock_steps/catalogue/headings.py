"""The headings above a scenario in its feature file."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


class Headings(NamedTuple):
    """The name of a feature, and that of the Rule a scenario stands under; the latter may be missing."""

    feature: str
    rule: str


def headings(file: Path, line: int) -> Headings:
    """The last headings above a line of a file that could be planned; a plain installation has no parser for it."""
    found = {"Feature": "", "Rule": ""}
    with file.open(encoding="utf-8") as lines:
        for told in islice(lines, line):
            keyword, _, name = told.strip().partition(":")
            if keyword in found:
                found[keyword] = name.strip()
    return Headings(found["Feature"], found["Rule"])
