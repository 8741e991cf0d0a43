"""Reads the data that all pages are made from, once: sources, register, scenarios and examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tarock_reference.houses.house import House
from tarock_register.disputes.neighbours import near_topics
from tarock_register.disputes.register import Option, Register, whole_register
from tarock_running.inputs.profile import house_at
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.catalogue.topics import Topic


class ScenarioTitle(NamedTuple):
    """A scenario by its feature and its name, with all its rows."""

    feature: str
    name: str


class Core(NamedTuple):
    """The core of a scenario, from its first row: the last step before the first expectation, and this expectation."""

    done: str
    expected: str


class Library(NamedTuple):
    """The register; scenarios by clause, with their number of rows; houses by the names of their profiles.

    ``cores`` are the cores of the scenarios; ``neighbours`` the nearest topics to each topic, by name.
    """

    register: Register
    scenarios: Mapping[str, Mapping[ScenarioTitle, int]]
    cores: Mapping[ScenarioTitle, Core]
    houses: Mapping[str, House]
    neighbours: Mapping[str, Sequence[Topic]]

    @property
    def sources(self) -> Sequence[str]:
        """The sources in order."""
        return tuple(self.register.catalogues)

    def choosing(self, source: str, option: Option) -> list[tuple[str, House, str]]:
        """The houses that play another reading of an option than the source, each with its reading."""
        found = ((stem, house, house.options.get(option.name)) for stem, house in self.houses.items())
        return [
            (stem, house, chosen)
            for stem, house, chosen in found
            if house.based_on == source and chosen is not None and chosen != option.readings[0]
        ]


def whole_library() -> Library:
    """The library of everything that ships; CatalogueError names a fault in it."""
    register = whole_register()
    scenarios: dict[str, Counter[ScenarioTitle]] = {}
    cores: dict[ScenarioTitle, Core] = {}
    for source in register.catalogues:
        for scenario in plan(source):
            title = ScenarioTitle(scenario.feature, scenario.name)
            cores.setdefault(title, _core(scenario.lines))
            for clause in dict.fromkeys(scenario.clauses):
                scenarios.setdefault(clause, Counter())[title] += 1
    profiles = sorted((features_root() / "houses").glob("*.toml"))
    houses = {path.stem: house_at(path) for path in profiles}
    return Library(register, scenarios, cores, houses, near_topics(register, register.topics))


def _core(lines: Sequence[PlannedLine]) -> Core:
    """The last step before the first expectation, and this expectation."""
    first = next(place for place, line in enumerate(lines) if line.keyword == "then")
    return Core(lines[first - 1].text, lines[first].text)
