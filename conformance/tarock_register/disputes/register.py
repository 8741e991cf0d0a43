"""The register: topics, clauses and options of all sources, and the links between them."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tarock_language.message import Language
from tarock_reference import option_readings, rulings
from tarock_steps.catalogue.clauses import FAMILY, OPTION, Clause
from tarock_steps.catalogue.disputes import Dispute, Dropped
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.topics import Chapter, Topic, load_topics

NotSaid = Literal["family", "silent", "unclear", "two answers", "offered"]
"""Why a source does not state a clause itself.

It is common to all games of the family, or the default reading of a dispute in which the source is silent, is unclear
or gives two answers, or a choice that the source only offers.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """An option with its readings, the default first; without a dispute it is a choice that the source offers.

    ``clauses`` are those that change with its readings, ``decided`` their ids.
    """

    name: str
    readings: Sequence[str]
    clauses: tuple[Clause, ...]
    decided: frozenset[str]
    dispute: Dispute | None

    def asked(self, say: Language) -> str:
        """The question of the dispute; for an offer, the text of the clause that makes it."""
        return entry_text(self.dispute or self.clauses[0], say)

    def reading_text(self, name: str, say: Language) -> str:
        """The text of a reading; a reading without a text says only whether the players have agreed on something."""
        texts = {reading.name: entry_text(reading, say) for reading in self.dispute.readings} if self.dispute else {}
        if name in texts:
            return texts[name]
        if self.dispute or name == self.readings[0]:
            return say("Nobody has agreed on it.")
        return say("The round has agreed on it.")

    @property
    def is_weak(self) -> bool:
        """Whether the default reading is a choice, and not a finding."""
        return self.dispute is not None and self.dispute.weak


def options(catalogue: Catalogue) -> list[Option]:
    """All options of a rule set, by name."""
    return [_option(catalogue, name, readings) for name, readings in option_readings(catalogue.source).items()]


def _option(catalogue: Catalogue, name: str, readings: Sequence[str]) -> Option:

    dispute = catalogue.disputes.get(name)
    if dispute:
        decided = [dispute.clause, *dispute.also]
    else:
        decided = [clause for _, clause, _, chosen_by in rulings(catalogue.source) if chosen_by == name]
    clauses = tuple(catalogue.clauses[clause] for clause in dict.fromkeys(decided))
    return Option(name, readings, clauses, frozenset(decided), dispute)


@dataclass(frozen=True, slots=True, eq=False)
class Register:
    """The chapters with their topics, in order, and for each source its catalogue and its options by name.

    Two registers are equal only if they are the same object, so that what is worked out of one can be cached.
    """

    chapters: tuple[Chapter, ...]
    catalogues: Mapping[str, Catalogue]
    options: Mapping[str, Mapping[str, Option]]

    @property
    def topics(self) -> Iterator[Topic]:
        """Every topic, in the order of the chapters."""
        return (topic for chapter in self.chapters for topic in chapter.topics)

    def deciding(self, source: str, clauses: Sequence[str]) -> list[Option]:
        """The options of a source that decide any of these clauses, in the order of the clauses."""
        options = self.options[source].values()
        found = {option.name: option for clause in clauses for option in options if clause in option.decided}
        return list(found.values())

    def not_said(self, source: str, clause: str) -> NotSaid | None:
        """Why a source does not state this clause itself; None if it does.

        A clause of the level ``option`` is the default reading of a dispute, or something that the source only offers.
        """
        level = self.catalogues[source].clauses[clause].level
        if level == FAMILY:
            return FAMILY
        if level != OPTION:
            return None
        disputes = [option.dispute for option in self.deciding(source, [clause]) if option.dispute]
        return min(disputes, key=lambda dispute: dispute.clause != clause).kind if disputes else "offered"

    def left_open(self, source: str, slugs: Sequence[str]) -> list[Dropped]:
        """The questions with these names that a source leaves open and that decide nothing in play."""
        return [dropped for dropped in self.catalogues[source].dropped if dropped.slug in slugs]

    def about(self, source: str, clauses: Sequence[str]) -> list[Topic]:
        """The topics that any of these clauses answers; first those whose first clause of this source is among them."""
        found = [topic for topic in self.topics if set(clauses) & set(topic.answers[source].clauses)]
        return sorted(found, key=lambda topic: topic.answers[source].clauses[0] not in clauses)


@functools.cache
def whole_register() -> Register:
    """The register of all sources, which is read once; CatalogueError if its files are wrong."""
    catalogues = {source: load_catalogue(source) for source in sources()}
    return Register(
        chapters=load_topics(catalogues),
        catalogues=catalogues,
        options={
            source: {option.name: option for option in options(catalogue)} for source, catalogue in catalogues.items()
        },
    )
