"""Reads the headings above a scenario in its feature file, Feature and Rule, without a Gherkin parser."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import NamedTuple


class Headings(NamedTuple):
    """The names of the Feature and the Rule above a scenario; ``rule`` is empty where there is none."""

    feature: str
    rule: str


def headings(file: Path, line: int) -> Headings:
    """The last headings above a line of a valid feature file; needs no parser, which a plain installation lacks."""
    found = {"Feature": "", "Rule": ""}
    with file.open(encoding="utf-8") as lines:
        for text in islice(lines, line):
            keyword, _, name = text.strip().partition(":")
            if keyword in found:
                found[keyword] = name.strip()
    return Headings(found["Feature"], found["Rule"])
