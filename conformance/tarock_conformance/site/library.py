"""The data of all pages, read once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tarock_conformance.disputes.neighbours import near_topics
from tarock_conformance.disputes.register import whole_register
from tarock_conformance.inputs.profile import house_at
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tarock_conformance.disputes.register import Option, Register
    from tarock_reference.houses.house import House
    from tarock_steps.catalogue.planned import PlannedLine
    from tarock_steps.catalogue.topics import Topic


class ScenarioTitle(NamedTuple):
    """A scenario by the feature that it stands in and its name; it stands for all its rows."""

    feature: str
    name: str


class Core(NamedTuple):
    """What a scenario is about, by its first row: the last step before something is expected, and what then is."""

    done: str
    expected: str


class Library(NamedTuple):
    """The register; scenarios with the number of their rows by clause; houses by the names of their profiles.

    ``cores`` are what the scenarios are about; ``neighbours`` the topics that lie nearest to each, by its name.
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
        """The houses that play another reading than the source does, each with its reading."""
        found = ((stem, one, one.options.get(option.name)) for stem, one in self.houses.items())
        return [
            (stem, one, chosen)
            for stem, one, chosen in found
            if one.based_on == source and chosen is not None and chosen != option.readings[0]
        ]


def whole_library() -> Library:
    """All that ships; CatalogueError names what is wrong in it."""
    register = whole_register()
    scenarios: dict[str, Counter[ScenarioTitle]] = {}
    cores: dict[ScenarioTitle, Core] = {}
    for source in register.catalogues:
        for one in plan(source):
            title = ScenarioTitle(one.feature, one.name)
            cores.setdefault(title, _core(one.lines))
            for clause in dict.fromkeys(one.clauses):
                scenarios.setdefault(clause, Counter())[title] += 1
    profiles = sorted((features_root() / "houses").glob("*.toml"))
    houses = {path.stem: house_at(path) for path in profiles}
    return Library(register, scenarios, cores, houses, near_topics(register, register.topics))


def _core(lines: Sequence[PlannedLine]) -> Core:
    """The last step before the first that expects something, and that one."""
    first = next(place for place, line in enumerate(lines) if line.keyword == "then")
    return Core(lines[first - 1].text, lines[first].text)
