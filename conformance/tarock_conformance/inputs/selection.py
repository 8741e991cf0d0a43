"""Which scenarios a run is about: the plan, narrowed to what was asked for and to the readings chosen."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.inputs.rule_sets import Names, with_clauses, with_some
from tarock_conformance.process.exits import UsageFaultError
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a run is narrowed to; nothing at all means everything.

    Scenarios that are ``written`` in files beside the suite stand in the place of all of the suite's.
    """

    clauses: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    written: tuple[Planned, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """The files beside the suite, each once, by the paths by which they were named."""
        return tuple(dict.fromkeys(each.feature for each in self.written))

    def pool(self, source: str) -> tuple[Planned, ...]:
        """All scenarios of a rule set of which some are taken."""
        return tuple(each for each in self.written if each.source == source) if self.written else planned(source)

    def belonging(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """The rule sets that what is wanted belongs to; refuses a name that none of them knows."""
        about = self._about(catalogues) if self.written else catalogues
        found = with_clauses(about, self.clauses)
        found = with_some(found, self.areas, self._areas, Names("--area", "rule area"))
        scenario = Names("--scenario", "scenario", "" if self.written else "`tarock clauses` shows every scenario")
        return with_some(found, self.scenarios, self._scenarios, scenario)

    def _about(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """Those of the rule sets that the files are about; refuses files that are about none of them."""
        found = tuple(one for one in catalogues if self.pool(one.source))
        if not found:
            first = self.written[0]
            named = " or ".join(one.source for one in catalogues)
            message = f"{first.feature}: its scenarios are about {first.source}; expected scenarios about {named}"
            raise UsageFaultError(message)
        return found

    def of(self, catalogue: Catalogue) -> Wanted:
        """What is wanted of one of the rule sets that it belongs to."""
        return Wanted(
            clauses=tuple(name for name in self.clauses if name in catalogue.clauses),
            areas=tuple(name for name in self.areas if name in self._areas(catalogue)),
            scenarios=tuple(name for name in self.scenarios if name in self._scenarios(catalogue)),
            written=self.written,
        )

    def takes(self, scenario: Planned) -> bool:
        """Whether a scenario is among those wanted: every kind of narrowing that was given must take it."""
        return (
            (not self.clauses or not set(self.clauses).isdisjoint(scenario.clauses))
            and (not self.areas or scenario.area in self.areas)
            and (not self.scenarios or scenario.id in self.scenarios)
        )

    def _areas(self, catalogue: Catalogue) -> Collection[str]:
        """The rule areas of the clauses, and those of the features, which may be more (whole deals)."""
        return dict.fromkeys([*catalogue.areas, *(each.area for each in self.pool(catalogue.source))])

    def _scenarios(self, catalogue: Catalogue) -> Collection[str]:
        return frozenset(each.id for each in self.pool(catalogue.source))


@functools.cache
def planned(source: str) -> tuple[Planned, ...]:
    """All scenarios of a rule set, read once."""
    return plan(source)


def select(source: str, wanted: Wanted, options: Mapping[str, str]) -> tuple[Planned, ...]:
    """The scenarios of a run; of a dispute that an option decides only the row of the reading chosen.

    They are told in the cards of the readings chosen.
    """
    chosen = (each for each in wanted.pool(source) if wanted.takes(each) and _holds(each, options))
    return tuple(planned_with(each, options) for each in chosen)


def rows_of_other_readings(source: str, wanted: Wanted, options: Mapping[str, str]) -> int:
    """How many rows of a dispute that an option decides a run leaves out, as they are about its other readings."""
    return sum(wanted.takes(each) and not _holds(each, options) for each in wanted.pool(source))


def _holds(scenario: Planned, options: Mapping[str, str]) -> bool:
    decided = options.get(scenario.dispute) if scenario.dispute else None
    return decided is None or scenario.reading == decided
