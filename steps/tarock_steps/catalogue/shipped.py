"""Reads the plan of a source from its shipped vectors, in an installation without a Gherkin parser."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tarock_steps.catalogue import filled
from tarock_steps.catalogue.json_lines import decoded_lines
from tarock_steps.catalogue.planned import Planned, PlannedLine


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how a scenario is written; ``lines`` are its steps, each with its keyword, text and table."""

    area: str
    feature: str
    line: int
    name: str
    outline: str
    row: dict[str, str]
    dispute: str | None
    reading: str | None
    asks_position: bool
    lines: tuple[PlannedLine, ...]

    @classmethod
    def of(cls, planned: Planned) -> Written:
        """Take the fields of a planned scenario."""
        return cls(*(getattr(planned, name) for name in cls.__struct_fields__))


class _FilledScenario(msgspec.Struct, frozen=True):
    """The scenario part of a vector; ``written`` is missing for a copy with other labels."""

    id: str
    rules: str
    clauses: tuple[str, ...]
    written: Written | None = None


def shipped_scenarios(source: str) -> Iterator[Planned]:
    """The scenarios in the vectors of a wheel; empty in a checkout. CatalogueError names a bad line."""
    found = filled.shipped(source)
    lines = () if found is None else found.lines
    for _, scenario in decoded_lines(lines, _FilledScenario, f"{source}/{filled.NAME}", first=2):
        if scenario.written is not None:
            how = {name: getattr(scenario.written, name) for name in Written.__struct_fields__}
            yield Planned(id=scenario.id, source=scenario.rules, clauses=scenario.clauses, **how)
