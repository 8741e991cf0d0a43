"""The data of the page about causes: each cause in both languages, and the failures that none explains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_language.catalogue import language_of
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.causes import UnexplainedGroup, ruling_of, unexplained
from tarock_reports.verdict.readings_played import played_readings
from tarock_reports.verdict.scene_language import text_in
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.disputes import Reading
from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True)
class CauseOnPage:
    """A cause, and the ``reading`` that is played, or else the clause broken (``law``).

    Both are ``None`` if the catalogue does not have them. ``ruling`` is the ruling that has another value, if the
    sentence only names values. ``again`` is the command-line option for a run by that reading, empty if ``hello`` must
    declare the reading first.
    """

    record: CauseRecord
    law: Clause | None
    reading: Reading | None
    again: str = ""
    ruling: str = ""


@dataclass(frozen=True, slots=True)
class GroupOnPage:
    """A group of unexplained failures, and the failing step of the simplest, also in ``german`` if possible."""

    group: UnexplainedGroup
    step: str
    german: str | None


def groups_on_page(ledger: Ledger) -> Iterator[GroupOnPage]:
    """The groups of failures that no cause explains, the simplest first; none without a diagnosis."""
    for group in unexplained(ledger):
        step = ledger.by_scenario[group.scenarios[0]].step
        yield GroupOnPage(group, step, text_in(step, language_of("de")) if step else None)


def causes_on_page(ledger: Ledger, catalogue: Catalogue) -> Iterator[CauseOnPage]:
    """The causes of failures, those that explain most first; none without a diagnosis."""
    clauses = catalogue_by(catalogue, ledger.header.options).clauses
    offered = {played.setting for played in played_readings(ledger) if played.offered}
    for record in ledger.diagnosis.causes if ledger.diagnosis else ():
        reading = _reading(record, catalogue)
        law = next((clauses[clause] for clause in record.clauses if clause in clauses), None)
        again = f"--option {record.id}" if record.id in offered else ""
        yield CauseOnPage(record, None if reading else law, reading, again, ruling_of(record))


def _reading(record: CauseRecord, catalogue: Catalogue) -> Reading | None:
    option, _, name = record.id.partition("=")
    dispute = catalogue.disputes.get(option)
    return next((reading for reading in dispute.readings if reading.name == name), None) if dispute else None
