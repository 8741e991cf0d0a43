"""Which scenarios a run is about: the plan, narrowed to what was asked for and to the readings chosen."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.inputs.rule_sets import Names, with_clauses, with_some
from tarock_steps.catalogue.plan import Planned, plan
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a run is narrowed to; nothing at all means everything."""

    clauses: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    def belonging(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """The rule sets that what is wanted belongs to; refuses a name that none of them knows."""
        found = with_clauses(catalogues, self.clauses)
        found = with_some(found, self.areas, _areas, Names("--area", "rule area"))
        scenario = Names("--scenario", "scenario", "`tarock clauses` shows every scenario")
        return with_some(found, self.scenarios, _scenarios, scenario)

    def of(self, catalogue: Catalogue) -> Wanted:
        """What is wanted of one of the rule sets that it belongs to."""
        return Wanted(
            clauses=tuple(name for name in self.clauses if name in catalogue.clauses),
            areas=tuple(name for name in self.areas if name in _areas(catalogue)),
            scenarios=tuple(name for name in self.scenarios if name in _scenarios(catalogue)),
        )

    def takes(self, scenario: Planned) -> bool:
        """Whether a scenario is among those wanted: every kind of narrowing that was given must take it."""
        return (
            (not self.clauses or not set(self.clauses).isdisjoint(scenario.clauses))
            and (not self.areas or scenario.area in self.areas)
            and (not self.scenarios or scenario.id in self.scenarios)
        )


@functools.cache
def planned(source: str) -> tuple[Planned, ...]:
    """All scenarios of a rule set, read once."""
    return plan(source)


def _areas(catalogue: Catalogue) -> Collection[str]:
    """The rule areas of the clauses, and those of the features, which may be more (whole deals)."""
    return dict.fromkeys([*catalogue.areas, *(each.area for each in planned(catalogue.source))])


def _scenarios(catalogue: Catalogue) -> Collection[str]:
    return frozenset(each.id for each in planned(catalogue.source))


def select(source: str, wanted: Wanted, options: Mapping[str, str]) -> tuple[Planned, ...]:
    """The scenarios of a run; of a dispute that an option decides only the row of the reading chosen.

    They are told in the cards of the readings chosen.
    """
    chosen = (each for each in planned(source) if wanted.takes(each) and _holds(each, options))
    return tuple(planned_with(each, options) for each in chosen)


def rows_of_other_readings(source: str, wanted: Wanted, options: Mapping[str, str]) -> int:
    """How many rows of a dispute that an option decides a run leaves out, as they are about its other readings."""
    return sum(wanted.takes(each) and not _holds(each, options) for each in planned(source))


def _holds(scenario: Planned, options: Mapping[str, str]) -> bool:
    decided = options.get(scenario.dispute) if scenario.dispute else None
    return decided is None or scenario.reading == decided
