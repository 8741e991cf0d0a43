"""Selects the scenarios of a run: the plan, narrowed by the command line and by the chosen readings."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from tarock_language.message import message
from tarock_reports.ledger.check_lines import Asked
from tarock_running.inputs.rule_sets import Names, area_names, with_clauses, with_some
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is narrowed to; nothing at all means everything.

    ``excluded`` are patterns of scenarios, clauses or rule areas that are left out.
    ``written`` are scenarios from files of the user; they replace all scenarios of the suite.
    ``house`` is the house whose rules are asked; scenarios about its own games are wanted too.
    """

    clauses: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    written: tuple[Planned, ...] = ()
    house: House | None = None

    @property
    def files(self) -> tuple[str, ...]:
        """The files of ``written``, each once, by the paths that were given."""
        return tuple(dict.fromkeys(scenario.feature for scenario in self.written))

    @property
    def told(self) -> Asked:
        """The filters, as a ledger records them."""
        return Asked(
            clauses=list(self.clauses),
            areas=list(self.areas),
            scenarios=list(self.scenarios),
            files=list(self.files),
            excluded=list(self.excluded),
        )

    @property
    def is_everything(self) -> bool:
        """Whether all of the suite's scenarios are wanted, except excluded ones."""
        return not (self.clauses or self.areas or self.scenarios or self.written)

    def pool(self, source: str) -> tuple[Planned, ...]:
        """All scenarios of a rule set, from which the wanted ones are taken."""
        return (
            tuple(scenario for scenario in self.written if scenario.source == source)
            if self.written
            else planned(source, self.house)
        )

    def belonging(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """The rule sets that the wanted names belong to; refuses a name that none of them knows."""
        about = self._about(catalogues) if self.written else catalogues
        found = with_clauses(about, self.clauses)
        found = with_some(found, self.areas, self._areas, Names("--area", "rule area"))
        scenario = Names(
            "--scenario", "scenario", "" if self.written else message("`tarock clauses` shows every scenario")
        )
        found = with_some(found, self.scenarios, self._scenarios, scenario)
        self._refuse_idle_patterns(found)
        return found

    def _refuse_idle_patterns(self, catalogues: Sequence[Catalogue]) -> None:
        """Refuse an excluded pattern that matches nothing."""
        if not self.excluded:
            return
        names = [
            name
            for catalogue in catalogues
            for known in (self._scenarios(catalogue), catalogue.clauses, self._areas(catalogue))
            for name in sorted(known)
        ]
        for pattern in self.excluded:
            if not any(_is_match(pattern, name) for name in names):
                hint = message("`tarock clauses` shows every clause and scenario; * stands for any text")
                check_known("--exclude", "scenario, clause or rule area", pattern, names, hint=hint)

    def _about(self, catalogues: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
        """The rule sets that the files are about; refuses files that are about none of them."""
        found = tuple(catalogue for catalogue in catalogues if self.pool(catalogue.source))
        if not found:
            first = self.written[0]
            raise UsageFaultError(
                message(
                    "{file}: its scenarios are about {source}; expected scenarios about {sources:either}",
                    file=first.feature,
                    source=first.source,
                    sources=[catalogue.source for catalogue in catalogues],
                )
            )
        return found

    def of(self, catalogue: Catalogue) -> Wanted:
        """These filters, with the names that one rule set knows."""
        return Wanted(
            clauses=tuple(name for name in self.clauses if name in catalogue.clauses),
            areas=tuple(name for name in self.areas if name in self._areas(catalogue)),
            scenarios=tuple(name for name in self.scenarios if name in self._scenarios(catalogue)),
            excluded=self.excluded,
            written=self.written,
            house=self.house,
        )

    def is_wanted(self, scenario: Planned) -> bool:
        """Whether a scenario is wanted: it fits every kind of narrowing, and is not excluded."""
        return self.is_named(scenario) and not self.excluded_by(scenario)

    def excluded_by(self, scenario: Planned) -> str:
        """The first pattern that excludes a scenario; empty if none does."""
        if not self.excluded:
            return ""
        names = (scenario.id, scenario.area, *scenario.clauses)
        return next((pattern for pattern in self.excluded if any(_is_match(pattern, name) for name in names)), "")

    def is_named(self, scenario: Planned) -> bool:
        """Whether a scenario fits every kind of narrowing, apart from ``excluded``."""
        return (
            (not self.clauses or not set(self.clauses).isdisjoint(scenario.clauses))
            and (not self.areas or scenario.area in self.areas)
            and (not self.scenarios or scenario.id in self.scenarios)
        )

    def _areas(self, catalogue: Catalogue) -> Collection[str]:
        """The rule areas of the clauses, and those of the scenarios, which may be more (whole deals)."""
        return dict.fromkeys([*catalogue.areas, *(scenario.area for scenario in self.pool(catalogue.source))])

    def _scenarios(self, catalogue: Catalogue) -> Collection[str]:
        return frozenset(scenario.id for scenario in self.pool(catalogue.source))


def _is_match(pattern: str, name: str) -> bool:
    """Whether a pattern matches the name of a scenario, clause or rule area; a star stands for any text."""
    spellings = (pattern, pattern.upper(), *area_names([pattern]))
    return any(re.fullmatch(".*".join(map(re.escape, spelling.split("*"))), name) for spelling in spellings)


def planned(source: str, house: House | None = None) -> tuple[Planned, ...]:
    """All scenarios of a rule set, and the questions that are asked after them; also about a house's own games."""
    found = (*plan(source), *further_questions(source))
    if house is None or house.based_on != source:
        return found
    from tarock_running.inputs.by_analogy import scenarios_by_analogy  # noqa: PLC0415 - few runs need it

    return (*found, *scenarios_by_analogy(house))


def select(source: str, wanted: Wanted, options: Mapping[str, str]) -> tuple[Planned, ...]:
    """The scenarios of a run; where an option decides a dispute, only those of the chosen reading.

    Withdrawn scenarios are left out. Where a card depends on a reading, the steps have the card of the chosen reading.
    """
    fitting = (
        scenario
        for scenario in wanted.pool(source)
        if wanted.is_wanted(scenario) and is_possible_with(scenario, options)
    )
    gone = withdrawn()
    return tuple(planned_with(scenario, options) for scenario in fitting if scenario.id not in gone)


def rows_of_other_readings(source: str, wanted: Wanted, options: Mapping[str, str]) -> int:
    """How many wanted scenarios a run leaves out because they are about other readings than the chosen ones."""
    return sum(
        not is_possible_with(scenario, options) and wanted.is_wanted(scenario) for scenario in wanted.pool(source)
    )


def is_possible_with(scenario: Planned, options: Mapping[str, str]) -> bool:
    """Whether a scenario fits the chosen readings: it is not about another reading of an option."""
    decided = options.get(scenario.dispute) if scenario.dispute else None
    return decided is None or scenario.reading == decided
