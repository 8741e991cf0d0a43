"""The register: topics, clauses and options of all sources, and the links between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from tarock_steps.catalogue.clauses import FAMILY, OPTION
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.topics import Chapter, Topic, load_topics

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tarock_steps.catalogue.clauses import Clause
    from tarock_steps.catalogue.disputes import Dispute, Dropped
    from tarock_steps.catalogue.loading import Catalogue


NotSaid = Literal["family", "silent", "unclear", "two answers", "offered"]
"""Why a clause is not what its source says: taken from the family, the default of a dispute, or an offer."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option with its readings, the default first; without a dispute it is an offer that nobody argues about.

    ``clauses`` are those that it decides, ``decided`` their ids.
    """

    name: str
    readings: Sequence[str]
    clauses: tuple[Clause, ...]
    decided: frozenset[str]
    dispute: Dispute | None

    @property
    def question(self) -> str:
        """What is asked; of an offer, the clause that makes it."""
        return self.dispute.en if self.dispute else self.clauses[0].en

    @property
    def in_german(self) -> str:
        """The same in German."""
        return self.dispute.de if self.dispute else self.clauses[0].de

    @property
    def weak(self) -> bool:
        """Whether the default is no more than a choice."""
        return self.dispute is not None and self.dispute.weak


def options(catalogue: Catalogue) -> list[Option]:
    """All options of a rule set, by name."""
    from tarock_reference import option_readings  # noqa: PLC0415 - loads the engine

    return [_option(catalogue, name, readings) for name, readings in option_readings(catalogue.source).items()]


def _option(catalogue: Catalogue, name: str, readings: Sequence[str]) -> Option:
    from tarock_reference import rulings  # noqa: PLC0415 - loads the engine

    dispute = catalogue.disputes.get(name)
    if dispute:
        decided = [dispute.clause, *dispute.also]
    else:
        decided = [clause for _, clause, _, chosen_by in rulings(catalogue.source) if chosen_by == name]
    clauses = tuple(catalogue.clauses[clause] for clause in dict.fromkeys(decided))
    return Option(name, readings, clauses, frozenset(decided), dispute)


class Register(NamedTuple):
    """All that is asked and answered: chapters in order, catalogues and options (by name) by source."""

    chapters: tuple[Chapter, ...]
    catalogues: Mapping[str, Catalogue]
    options: Mapping[str, Mapping[str, Option]]

    @property
    def topics(self) -> Iterator[Topic]:
        """Every topic, in order."""
        return (topic for chapter in self.chapters for topic in chapter.topics)

    def deciding(self, source: str, clauses: Sequence[str]) -> list[Option]:
        """The options of a source that decide any of these clauses, in the order of the clauses."""
        options = self.options[source].values()
        found = {one.name: one for clause in clauses for one in options if clause in one.decided}
        return list(found.values())

    def not_said(self, source: str, clause: str) -> NotSaid | None:
        """Why this clause is not what its source says, or nothing where it says so.

        A clause of the level ``option`` tells the default of the dispute that it decides.
        """
        level = self.catalogues[source].clauses[clause].level
        if level == FAMILY:
            return FAMILY
        if level != OPTION:
            return None
        disputes = [option.dispute for option in self.deciding(source, [clause]) if option.dispute]
        return min(disputes, key=lambda dispute: dispute.clause != clause).kind if disputes else "offered"

    def left_open(self, source: str, slugs: Sequence[str]) -> list[Dropped]:
        """What a source leaves open without anything to be played by, of these names."""
        return [one for one in self.catalogues[source].dropped if one.slug in slugs]

    def about(self, source: str, clauses: Sequence[str]) -> list[Topic]:
        """The topics that any of these clauses answers, those that it answers first before the others."""
        found = [topic for topic in self.topics if set(clauses) & set(topic.answers[source].clauses)]
        return sorted(found, key=lambda topic: topic.answers[source].clauses[0] not in clauses)


def whole_register() -> Register:
    """The register of all sources; CatalogueError names what is wrong in it."""
    catalogues = {source: load_catalogue(source) for source in sources()}
    return Register(
        chapters=load_topics(catalogues),
        catalogues=catalogues,
        options={source: {one.name: one for one in options(each)} for source, each in catalogues.items()},
    )
