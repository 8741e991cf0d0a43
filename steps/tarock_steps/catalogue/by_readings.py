"""Reads what a clause says under a non-default reading: its text in place of the default's."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from msgspec.structs import replace

from tarock_steps.catalogue.disputes import Dispute, Reading
from tarock_steps.catalogue.loading import Catalogue


def catalogue_by(catalogue: Catalogue, readings: Mapping[str, str]) -> Catalogue:
    """The catalogue with the clauses as they are played by ``readings``, those of options by their names.

    The clause that an option depends on says the question and the reading's answer; those that the option decides too
    keep their words, with the answer behind them. What is unknown, or a default, changes nothing.
    """
    clauses = dict(catalogue.clauses)
    chosen = [(one, _chosen(one, readings.get(one.option))) for one in catalogue.disputes.values()]
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
    return dataclasses.replace(catalogue, clauses=clauses)


def _chosen(dispute: Dispute, reading: str | None) -> Reading | None:
    """The reading of an option that is played, where it is not what holds anyway."""
    if reading == dispute.unsaid:
        return None
    return next((one for one in dispute.readings if one.name == reading), None)


def _answer(dispute: Dispute, reading: Reading) -> Reading:
    """A reading with its name before its words."""
    name = f"[{dispute.option}={reading.name}]"
    return replace(reading, en=f"{name} {reading.en}", de=f"{name} {reading.de}")
