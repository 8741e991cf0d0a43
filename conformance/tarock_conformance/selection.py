"""Which scenarios a run is about: the plan, narrowed to what was asked for and to the readings chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.exits import UsageFaultError, check_known

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from tarock_steps.catalogue import Catalogue
    from tarock_steps.plan import Planned


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a run is narrowed to; nothing at all means everything."""

    clauses: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    def check(self, catalogue: Catalogue, planned: Sequence[Planned]) -> None:
        """Refuse names that neither the catalogue nor the plan knows."""
        _check("--clause", "clause", self.clauses, catalogue.clauses, "`tarock clauses` shows every clause")
        _check("--area", "rule area", self.areas, dict.fromkeys(_areas(catalogue, planned)), "")
        ids = [each.id for each in planned]
        _check("--scenario", "scenario", self.scenarios, ids, "`tarock clauses` shows every scenario")

    def takes(self, planned: Planned) -> bool:
        """Whether a scenario is among those wanted: every kind of narrowing that was given must take it."""
        return (
            (not self.clauses or not set(self.clauses).isdisjoint(planned.clauses))
            and (not self.areas or planned.area in self.areas)
            and (not self.scenarios or planned.id in self.scenarios)
        )


def _areas(catalogue: Catalogue, planned: Sequence[Planned]) -> Iterable[str]:
    """The rule areas of the clauses, and those of the features, which may be more (whole deals)."""
    return [*catalogue.areas, *(each.area for each in planned)]


def _check(place: str, kind: str, given: Sequence[str], known: Collection[str], hint: str) -> None:
    for name in given:
        check_known(place, kind, name, known, hint=hint)


def select(
    catalogue: Catalogue, planned: Sequence[Planned], wanted: Wanted, options: Mapping[str, str]
) -> tuple[Planned, ...]:
    """The scenarios of a run; of a dispute that an option decides only the row of the reading chosen."""
    wanted.check(catalogue, planned)
    chosen = tuple(each for each in planned if wanted.takes(each) and _holds(each, options))
    if not chosen:
        message = "no scenario fits all of --clause, --area, --scenario and --option together"
        raise UsageFaultError(message)
    return chosen


def _holds(planned: Planned, options: Mapping[str, str]) -> bool:
    decided = options.get(planned.dispute) if planned.dispute else None
    return decided is None or planned.reading == decided
