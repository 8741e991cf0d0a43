"""Scenarios as vectors tell them: how that is written, and read where a wheel has no parser for the features."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tarock_steps.catalogue import filled
from tarock_steps.errors import CatalogueError

if TYPE_CHECKING:
    from tarock_steps.catalogue.planned import Planned


class FilledStep(msgspec.Struct, frozen=True):
    """A step as a vector tells it."""

    keyword: str
    en: str
    rows: tuple[tuple[str, ...], ...] = ()


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how a scenario is written, as a vector tells it."""

    area: str
    feature: str
    line: int
    name: str
    outline: str
    row: dict[str, str]
    dispute: str | None
    reading: str | None
    asks_position: bool


class _FilledScenario(msgspec.Struct, frozen=True):
    """A scenario as a vector tells it, of which the rest is read elsewhere; a copy with other labels is not written."""

    id: str
    rules: str
    clauses: tuple[str, ...]
    steps: tuple[FilledStep, ...] = ()
    written: _Written | None = None


def written(planned: Planned) -> dict[str, object]:
    """What a vector tells of a scenario, but for what it asks."""
    how = {name: getattr(planned, name) for name in _Written.__struct_fields__}
    steps = steps_of(planned)
    return {"id": planned.id, "rules": planned.source, "clauses": planned.clauses, "steps": steps, "written": how}


def steps_of(planned: Planned) -> list[dict[str, object]]:
    """The steps of a scenario, as a vector tells them."""
    return [{"keyword": line.keyword, "en": line.text, "rows": line.rows} for line in planned.lines]


def shipped_scenarios(source: str) -> Iterator[tuple[dict[str, Any], Sequence[FilledStep]]]:
    """What the vectors of a wheel tell of each scenario, and its steps; none in a checkout."""
    found = filled.shipped(source)
    for number, line in enumerate(() if found is None else found.lines, start=2):
        try:
            one = msgspec.json.decode(line, type=_FilledScenario)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise CatalogueError(str(fault), file=f"{source}/{filled.NAME}", place=f"line {number}") from fault
        if one.written is not None:
            how = msgspec.structs.asdict(one.written)
            yield {"id": one.id, "source": one.rules, "clauses": one.clauses, **how}, one.steps
