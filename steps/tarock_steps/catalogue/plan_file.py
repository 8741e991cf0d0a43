"""Stores a plan as bytes, for the cache and for installations without features; repeated lines are stored once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tarock_steps.catalogue.planned import Planned, PlannedLine


class _PlanFile(msgspec.Struct, frozen=True):
    """A plan as it is stored: each line once, the scenarios without lines, and for each the numbers of its lines."""

    lines: list[PlannedLine]
    scenarios: list[Planned]
    numbers: list[list[int]]


def encoded_plan(planned: Sequence[Planned]) -> bytes:
    """A plan as bytes; the same plan always gives the same."""
    lines = dict.fromkeys(line for scenario in planned for line in scenario.lines)
    places = {line: number for number, line in enumerate(lines)}
    numbers = [[places[line] for line in scenario.lines] for scenario in planned]
    scenarios = [msgspec.structs.replace(scenario, lines=()) for scenario in planned]
    return msgspec.msgpack.encode(_PlanFile([*lines], scenarios, numbers))


def decoded_plan(content: bytes) -> tuple[Planned, ...]:
    """The plan in ``content``, whose scenarios share what they have in common; ValueError or IndexError if it is none.

    A run holds the plans of all sources.
    """
    found = msgspec.msgpack.decode(content, type=_PlanFile)
    lines, shared = found.lines, dict[Any, Any]()
    return tuple(
        msgspec.structs.replace(
            scenario,
            area=shared.setdefault(scenario.area, scenario.area),
            feature=shared.setdefault(scenario.feature, scenario.feature),
            outline=shared.setdefault(scenario.outline, scenario.outline),
            clauses=shared.setdefault(scenario.clauses, scenario.clauses),
            lines=tuple([lines[number] for number in numbers]),
        )
        for scenario, numbers in zip(found.scenarios, found.numbers, strict=True)
    )
