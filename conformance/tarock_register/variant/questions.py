"""The options of a source as questions with their readings, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tarock_language.message import Language
from tarock_reference import option_readings, rulings
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue


class OpenQuestion(NamedTuple):
    """An option with its question and its clause, the text of each reading, and the default reading ``unsaid``.

    For an option that is no dispute, but left to the round by a clause, the question is the clause; its readings need
    no text.
    """

    option: str
    asked: str
    clause: str
    readings: Mapping[str, str]
    unsaid: str


def open_questions(catalogue: Catalogue, say: Language) -> Iterator[OpenQuestion]:
    """Every option of a source: those of the catalogue in its order, then the others."""
    known = option_readings(catalogue.source)
    for dispute in catalogue.disputes.values():
        readings = {reading.name: entry_text(reading, say) for reading in dispute.readings}
        told = {name: readings.get(name, "") for name in known[dispute.option]}
        yield OpenQuestion(dispute.option, entry_text(dispute, say), dispute.clause, told, known[dispute.option][0])
    for option in known:
        if option not in catalogue.disputes:
            clause = catalogue.clauses[
                next(clause for _, clause, _, decides in rulings(catalogue.source) if decides == option)
            ]
            readings = dict.fromkeys(known[option], "")
            yield OpenQuestion(option, entry_text(clause, say), clause.id, readings, known[option][0])
