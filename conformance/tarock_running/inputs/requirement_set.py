"""The scenarios that a run is judged by: those of a version, without later, withdrawn and excluded ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tarock_language.message import message
from tarock_reports.ledger.check_lines import NotScored, NotScoredAs
from tarock_running.inputs.selection import Wanted, is_possible_with, planned
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.released import BEYOND_THE_STEPS, since_of, version_order, versions
from tarock_steps.catalogue.withdrawn import Withdrawn, withdrawn
from tarock_steps.table.stand_ins import planned_with


class RequirementSet(NamedTuple):
    """The scenarios that a verdict depends on (``scored``), those that are asked too (``unscored``), and the others.

    ``left_out`` are all scenarios without influence on the verdict, with the reasons.
    """

    scored: tuple[Planned, ...]
    unscored: tuple[Planned, ...]
    left_out: tuple[NotScored, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is asked, and nothing was excluded by the user."""
        excluded = any(reason.kind is NotScoredAs.EXCLUDED for reason in self.left_out)
        return not (self.scored or self.unscored or excluded)


def refuse_unknown_version(as_of: str) -> None:
    """Refuse a version that was not released; an empty one means the current one."""
    if as_of:
        check_known("--as-of", "version", as_of, versions())


def requirement_set(source: str, wanted: Wanted, options: Mapping[str, str], as_of: str = "") -> RequirementSet:
    """The scenarios of a rule set that are asked, and which of them are scored: as of a version, or of today.

    Raises UsageFaultError if a version is given for scenarios of the user's own.
    """
    if as_of and wanted.written:
        raise UsageFaultError(message("--as-of: scenarios of your own belong to no version, so no FILE can go with it"))
    since, wrong_ones = since_of(source) if as_of else {}, withdrawn()
    scored: list[Planned] = []
    unscored: list[Planned] = []
    left_out: dict[NotScored, list[Planned]] = {}
    for scenario in wanted.pool(source):
        if not (wanted.is_named(scenario) and is_possible_with(scenario, options)):
            continue
        if pattern := wanted.excluded_by(scenario):
            left_out.setdefault(NotScored(kind=NotScoredAs.EXCLUDED, by=pattern), []).append(scenario)
            continue
        wrong = wrong_ones.get(scenario.id)
        if wrong is None and not (as_of and _is_later(since.get(scenario.id, ""), as_of)):
            scored.append(planned_with(scenario, options))
            continue
        reason = (
            NotScored(kind=NotScoredAs.LATER, by=since.get(scenario.id, "")) if wrong is None else _withdrawn(wrong)
        )
        left_out.setdefault(reason, []).append(scenario)
        unscored.append(planned_with(scenario, options))
    told = [_of_scenarios(reason, several) for reason, several in left_out.items()]
    gone = _gone(source, as_of) if as_of and wanted.is_everything else ()
    return RequirementSet(tuple(scored), tuple(unscored), (*told, *gone))


def is_judged_by_steps(source: str, as_of: str) -> bool:
    """Whether a run is judged by a version that did not yet compare whole answers."""
    return bool(as_of) and _is_later(since_of(source).get(BEYOND_THE_STEPS, ""), as_of)


def _is_later(version: str, as_of: str) -> bool:
    """Whether ``version`` is later than ``as_of``; an empty one is not released yet, and later than all."""
    return not version or version_order(version) > version_order(as_of)


def _withdrawn(wrong: Withdrawn) -> NotScored:
    return NotScored(kind=NotScoredAs.WITHDRAWN, by=wrong.version, clauses=(wrong.clause,), en=wrong.en, de=wrong.de)


def _of_scenarios(reason: NotScored, several: Sequence[Planned]) -> NotScored:
    """A reason with the scenarios left out for it, and with the clauses that they are evidence for if it names none."""
    cited = sorted({clause for scenario in several if not scenario.is_further for clause in scenario.clauses})
    ids = tuple(scenario.id for scenario in several)
    return replace(reason, scenarios=ids, clauses=reason.clauses or tuple(cited))


def _gone(source: str, as_of: str) -> Iterator[NotScored]:
    """The scenarios of a version that were withdrawn after it and no longer exist."""
    there, since = {scenario.id for scenario in planned(source)}, since_of(source)
    found: dict[NotScored, list[str]] = {}
    for id_, wrong in withdrawn().items():
        if id_ in since and id_ not in there and not _is_later(since[id_], as_of) and _is_later(wrong.version, as_of):
            found.setdefault(_withdrawn(wrong), []).append(id_)
    return (replace(reason, scenarios=tuple(ids)) for reason, ids in found.items())
