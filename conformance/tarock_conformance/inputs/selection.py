"""Which scenarios a run is about: the plan, narrowed to what was asked for and to the readings chosen."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.inputs.rule_sets import Names, area_names, with_clauses, with_some
from tarock_conformance.process.exits import UsageFaultError, check_known
from tarock_reports.ledger.check_lines import Asked
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a run is narrowed to; nothing at all means everything.

    ``excluded`` are patterns of scenarios, clauses or rule areas that are left out of that.
    Scenarios that are ``written`` in files beside the suite stand in the place of all of the suite's.
    """

    clauses: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    written: tuple[Planned, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """The files beside the suite, each once, by the paths by which they were named."""
        return tuple(dict.fromkeys(each.feature for each in self.written))

    @property
    def told(self) -> Asked:
        """What a ledger keeps of it."""
        return Asked(
            clauses=list(self.clauses),
            areas=list(self.areas),
            scenarios=list(self.scenarios),
            files=list(self.files),
            excluded=list(self.excluded),
        )

    @property
    def is_everything(self) -> bool:
        """Whether all of the suite's scenarios are wanted, but for what is excluded."""
        return not (self.clauses or self.areas or self.scenarios or self.written)

    def pool(self, source: str) -> tuple[Planned, ...]:
        """All scenarios of a rule set of which some are taken."""
        return tuple(each for each in self.written if each.source == source) if self.written else planned(source)

    def belonging(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """The rule sets that what is wanted belongs to; refuses a name that none of them knows."""
        about = self._about(catalogues) if self.written else catalogues
        found = with_clauses(about, self.clauses)
        found = with_some(found, self.areas, self._areas, Names("--area", "rule area"))
        scenario = Names("--scenario", "scenario", "" if self.written else "`tarock clauses` shows every scenario")
        found = with_some(found, self.scenarios, self._scenarios, scenario)
        self._refuse_idle_patterns(found)
        return found

    def _refuse_idle_patterns(self, catalogues: Sequence[Catalogue]) -> None:
        """Refuse what excludes nothing that there is."""
        if not self.excluded:
            return
        names = [
            name
            for one in catalogues
            for known in (self._scenarios(one), one.clauses, self._areas(one))
            for name in sorted(known)
        ]
        for pattern in self.excluded:
            if not any(_means(pattern, name) for name in names):
                hint = "`tarock clauses` shows every clause and scenario; * stands for any text"
                check_known("--exclude", "scenario, clause or rule area", pattern, names, hint=hint)

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
            excluded=self.excluded,
            written=self.written,
        )

    def takes(self, scenario: Planned) -> bool:
        """Whether a scenario is among those wanted: every kind of narrowing that was given must take it."""
        return self.names(scenario) and not self.excluded_by(scenario)

    def excluded_by(self, scenario: Planned) -> str:
        """The first pattern that excludes a scenario; empty where none does."""
        names = (scenario.id, scenario.area, *scenario.clauses)
        return next((one for one in self.excluded if any(_means(one, name) for name in names)), "")

    def names(self, scenario: Planned) -> bool:
        """Whether a scenario is wanted if it is not excluded."""
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


def _means(pattern: str, name: str) -> bool:
    """Whether a pattern means a scenario, a clause or a rule area: its name, or one with any text for each star."""
    spellings = (pattern, pattern.upper(), *area_names([pattern]))
    return any(re.fullmatch(".*".join(map(re.escape, one.split("*"))), name) for one in spellings)


@functools.cache
def planned(source: str) -> tuple[Planned, ...]:
    """All scenarios of a rule set, read once."""
    return plan(source)


def select(source: str, wanted: Wanted, options: Mapping[str, str]) -> tuple[Planned, ...]:
    """The scenarios of a run; of a dispute that an option decides only the row of the reading chosen.

    What is withdrawn is not among them. They are told in the cards of the readings chosen.
    """
    chosen = (each for each in wanted.pool(source) if wanted.takes(each) and fits_readings(each, options))
    gone = withdrawn()
    return tuple(planned_with(each, options) for each in chosen if each.id not in gone)


def rows_of_other_readings(source: str, wanted: Wanted, options: Mapping[str, str]) -> int:
    """How many rows of a dispute that an option decides a run leaves out, as they are about its other readings."""
    return sum(wanted.takes(each) and not fits_readings(each, options) for each in wanted.pool(source))


def fits_readings(scenario: Planned, options: Mapping[str, str]) -> bool:
    """Whether a scenario is not about another reading than the one that an option chooses."""
    decided = options.get(scenario.dispute) if scenario.dispute else None
    return decided is None or scenario.reading == decided
