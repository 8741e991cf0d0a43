"""The causes on the page, in both languages, and the failures that none explains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.causes import UnexplainedGroup, ruling_of, unexplained
from tarock_reports.verdict.german_causes import cause_in_german
from tarock_reports.verdict.german_scenes import told_in_german
from tarock_reports.verdict.readings_played import played_readings
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.disputes import Reading
from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True)
class CauseOnPage:
    """A cause, its sentence in German, and what it is about: the ``reading`` that is played, else the ``law`` broken.

    Both are missing where the catalogue does not know them. ``ruling`` is what has another value, where the sentence
    tells no more than values. ``again`` is what a run by that reading needs on its
    command line, where ``hello`` offers it; else it has to say so first.
    """

    record: CauseRecord
    german: str
    law: Clause | None
    reading: Reading | None
    again: str = ""
    ruling: str = ""


@dataclass(frozen=True, slots=True)
class GroupOnPage:
    """What no cause explains at one step, and that step of the simplest, also in ``german`` where a phrase says it."""

    group: UnexplainedGroup
    step: str
    german: str | None


def groups_on_page(ledger: Ledger) -> Iterator[GroupOnPage]:
    """What no cause explains, the simplest first; nothing without a look for causes."""
    for group in unexplained(ledger):
        step = ledger.by_scenario[group.scenarios[0]].step
        yield GroupOnPage(group, step, told_in_german(step) if step else None)


def causes_on_page(ledger: Ledger, catalogue: Catalogue) -> Iterator[CauseOnPage]:
    """What the program plays otherwise, those that explain most first; nothing without a look for it."""
    clauses = catalogue_by(catalogue, ledger.header.options).clauses
    offered = {one.setting for one in played_readings(ledger) if one.offered}
    for record in ledger.diagnosis.causes if ledger.diagnosis else ():
        reading = _reading(record, catalogue)
        law = next((clauses[each] for each in record.clauses if each in clauses), None)
        german = cause_in_german(record.sentence, record.clauses)
        again = f"--option {record.id}" if record.id in offered else ""
        yield CauseOnPage(record, german, None if reading else law, reading, again, ruling_of(record))


def _reading(record: CauseRecord, catalogue: Catalogue) -> Reading | None:
    option, _, name = record.id.partition("=")
    dispute = catalogue.disputes.get(option)
    return next((one for one in dispute.readings if one.name == name), None) if dispute else None
