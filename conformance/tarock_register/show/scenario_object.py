"""Scenarios as a JSON object for ``tarock show --format json``, with its types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tarock_register.show.restating import ShownScenario
from tarock_steps.catalogue.released import since_of

SCENARIOS_FORMAT: Final = 1
"""The version of the form; a change that an older reader would misread increases it."""


class ScenarioObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: its clauses, its steps as written, and its place in the features.

    ``option`` and ``reading`` are what it asks for if it is about an open question. ``since`` is the version in which
    it came; null if it was not released yet. ``note`` says that what the steps expect is right by other rules and not
    as written, or why they are as written although other rules were asked for; else it is null.
    """

    id: str
    source: str
    area: str
    name: str
    clauses: list[str]
    option: str | None
    reading: str | None
    steps: list[str]
    feature: str
    line: int
    since: str | None
    note: str | None


class ScenariosObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ``tarock show --format json`` prints."""

    kind: Literal["scenarios"] = "scenarios"
    format: int = SCENARIOS_FORMAT
    scenarios: list[ScenarioObject]


def scenarios_object(found: Sequence[ShownScenario]) -> ScenariosObject:
    """Scenarios as an object."""
    return ScenariosObject(scenarios=[*map(_scenario, found)])


def _scenario(told: ShownScenario) -> ScenarioObject:
    planned = told.scenario
    return ScenarioObject(
        id=planned.id,
        source=planned.source,
        area=planned.area,
        name=planned.name,
        clauses=list(planned.clauses),
        option=planned.dispute,
        reading=planned.reading,
        steps=list(planned.steps),
        feature=planned.feature,
        line=planned.line,
        since=since_of(planned.source).get(planned.id),
        note=None if told.note is None else str(told.note),
    )
