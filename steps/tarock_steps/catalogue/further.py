"""Reads the further questions of a source, which a check asks after the scenarios.

They are in ``features/<source>/further.jsonl``, made by ``python -m proving.further`` and not by hand. Each is stored
as a scenario whose steps expect nothing, or of a deal only whether the last act is allowed; instead the whole answer
has to be right. If it passes, that is evidence for no clause.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import read_lines
from tarock_steps.catalogue.planned import FURTHER, Planned, PlannedLine
from tarock_steps.errors import CatalogueError

FILE: Final = "further.jsonl"
"""The name of the file in the folder of its source."""
_ASKS: Final = "when"


class FurtherQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: the ``name`` of a question, the clauses on which its right answer rests, and its steps."""

    name: str
    clauses: tuple[str, ...]
    lines: tuple[PlannedLine, ...]

    def planned(self, source: str, place: int) -> Planned:
        """The question as a scenario of a source; ``place`` is its line in the file."""
        return Planned(
            id=f"{source}/further/{self.name}",
            source=source,
            area=FURTHER,
            feature=FILE,
            line=place,
            name=self.name,
            outline=self.name,
            row={},
            clauses=self.clauses,
            dispute=None,
            reading=None,
            lines=self.lines,
            asks_position=True,
        )


def further_questions(source: str, root: Path | None = None) -> tuple[Planned, ...]:
    """The further questions of a source, in the order of the file; empty if there is no file.

    CatalogueError names a line that is none, or that repeats a name.
    """
    return _read(source, root or features_root())


@functools.cache
def _read(source: str, root: Path) -> tuple[Planned, ...]:
    """The questions, read once, so that a program under test cannot change them."""
    found: dict[str, Planned] = {}
    once: dict[PlannedLine, PlannedLine] = {}
    for number, question in read_lines(root / source / FILE, FurtherQuestion, f"{source}/{FILE}"):
        if question.name in found or not question.clauses:
            reason = "expected another name than above, and clauses"
        elif all(line.keyword != _ASKS for line in question.lines):
            reason = "expected steps, and a When among them"
        else:
            lines = tuple([once.setdefault(line, line) for line in question.lines])
            found[question.name] = msgspec.structs.replace(question, lines=lines).planned(source, number)
            continue
        raise CatalogueError(reason, file=f"{source}/{FILE}", place=f"line {number}")
    return tuple(found.values())
