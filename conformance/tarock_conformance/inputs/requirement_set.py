"""The scenarios that a run is judged by: those of a version, without later, withdrawn and excluded ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from tarock_conformance.inputs.selection import fits_readings, planned
from tarock_conformance.process.exits import UsageFaultError, check_known
from tarock_reports.ledger.check_lines import NotScored, NotScoredAs
from tarock_steps.catalogue.released import since_of, version_order, versions
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tarock_conformance.inputs.selection import Wanted
    from tarock_steps.catalogue.planned import Planned
    from tarock_steps.catalogue.withdrawn import Withdrawn


class RequirementSet(NamedTuple):
    """Scenarios that a verdict depends on (``scored``), those that are asked beside them, and all that are left out."""

    scored: tuple[Planned, ...]
    unscored: tuple[Planned, ...]
    left_out: tuple[NotScored, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is asked, and nothing left out because somebody wanted that."""
        excluded = any(one.kind is NotScoredAs.EXCLUDED for one in self.left_out)
        return not (self.scored or self.unscored or excluded)


def refuse_unknown_version(as_of: str) -> None:
    """Refuse a version that was not made; an empty one is that of today."""
    if as_of:
        check_known("--as-of", "version", as_of, versions())


def requirement_set(source: str, wanted: Wanted, options: Mapping[str, str], as_of: str = "") -> RequirementSet:
    """What is asked of a rule set, and what of that is scored: by a version, or by what there is today."""
    if as_of and wanted.written:
        message = "--as-of: scenarios of your own belong to no version, so no FILE can go with it"
        raise UsageFaultError(message)
    since, wrong_ones = since_of(source) if as_of else {}, withdrawn()
    scored: list[Planned] = []
    unscored: list[Planned] = []
    left_out: dict[NotScored, list[Planned]] = {}
    for one in wanted.pool(source):
        if not (wanted.names(one) and fits_readings(one, options)):
            continue
        if pattern := wanted.excluded_by(one):
            left_out.setdefault(NotScored(kind=NotScoredAs.EXCLUDED, by=pattern), []).append(one)
            continue
        wrong = wrong_ones.get(one.id)
        if wrong is None and not (as_of and _is_later(since.get(one.id, ""), as_of)):
            scored.append(planned_with(one, options))
            continue
        reason = NotScored(kind=NotScoredAs.LATER, by=since.get(one.id, "")) if wrong is None else _withdrawn(wrong)
        left_out.setdefault(reason, []).append(one)
        unscored.append(planned_with(one, options))
    told = [_of_scenarios(reason, several) for reason, several in left_out.items()]
    gone = _gone(source, as_of) if as_of and wanted.is_everything else ()
    return RequirementSet(tuple(scored), tuple(unscored), (*told, *gone))


def _is_later(version: str, as_of: str) -> bool:
    """Whether what came in a version came after another; what is not released yet comes after all."""
    return not version or version_order(version) > version_order(as_of)


def _withdrawn(wrong: Withdrawn) -> NotScored:
    return NotScored(kind=NotScoredAs.WITHDRAWN, by=wrong.version, clauses=(wrong.clause,), en=wrong.en, de=wrong.de)


def _of_scenarios(reason: NotScored, several: Sequence[Planned]) -> NotScored:
    """A reason with the scenarios that are left out for it, and the clauses that they cite if it names none itself."""
    cited = sorted({clause for one in several for clause in one.clauses})
    ids = tuple(one.id for one in several)
    return replace(reason, scenarios=ids, clauses=reason.clauses or tuple(cited))


def _gone(source: str, as_of: str) -> Iterator[NotScored]:
    """What a version demanded that was withdrawn after it, and is not there any more."""
    there, since = {one.id for one in planned(source)}, since_of(source)
    found: dict[NotScored, list[str]] = {}
    for id_, wrong in withdrawn().items():
        if id_ in since and id_ not in there and not _is_later(since[id_], as_of) and _is_later(wrong.version, as_of):
            found.setdefault(_withdrawn(wrong), []).append(id_)
    return (replace(reason, scenarios=tuple(ids)) for reason, ids in found.items())
