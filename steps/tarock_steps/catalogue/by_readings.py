"""Returns the text of a clause under chosen readings, which may differ from its text under the defaults."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tarock_steps.catalogue.disputes import Dispute, Reading
from tarock_steps.catalogue.loading import Catalogue


def catalogue_by(catalogue: Catalogue, readings: Mapping[str, str]) -> Catalogue:
    """The catalogue with the clauses as they are played under ``readings``, which are by option.

    The clause that an option depends on says the question and the reading's answer. The further clauses that the option
    decides keep their text, followed by the answer. Unknown options and readings, and defaults, change nothing.
    """
    clauses = dict(catalogue.clauses)
    chosen = [(dispute, _chosen(dispute, readings.get(dispute.option))) for dispute in catalogue.disputes.values()]
    decided = [(dispute, reading) for dispute, reading in chosen if reading is not None]
    for dispute, reading in decided:
        said = _answer(dispute, reading)
        clauses[dispute.clause] = replace(
            clauses[dispute.clause], en=f"{dispute.en} {said.en}", de=f"{dispute.de} {said.de}"
        )
    for dispute, reading in decided:
        said = _answer(dispute, reading)
        for name in dispute.also:
            also = clauses[name]
            clauses[name] = replace(also, en=f"{also.en} But here {said.en}", de=f"{also.de} Hier aber {said.de}")
    return replace(catalogue, clauses=clauses)


def _chosen(dispute: Dispute, reading: str | None) -> Reading | None:
    """The reading of an option by its name; None for the default or an unknown name."""
    if reading == dispute.unsaid:
        return None
    return next((known for known in dispute.readings if known.name == reading), None)


def _answer(dispute: Dispute, reading: Reading) -> Reading:
    """A reading with the option and its name put before its texts."""
    name = f"[{dispute.option}={reading.name}]"
    return replace(reading, en=f"{name} {reading.en}", de=f"{name} {reading.de}")
