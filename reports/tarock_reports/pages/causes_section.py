"""The data of the report's section about causes: each with its reading or clause, and failures that none explains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from tarock_language.catalogue import language_of
from tarock_language.message import Language, Message
from tarock_protocol.strangers_text import shown
from tarock_reports.ledger.check_lines import PlannedScenario, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.causes import (
    UnexplainedGroup,
    cause_in_figures,
    causes,
    examples,
    is_possible,
    profile_lines,
    reading_of,
    unexplained,
    what_differs,
)
from tarock_reports.verdict.readings_played import played_readings
from tarock_reports.verdict.scenes import text_in
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.disputes import Reading
from tarock_steps.catalogue.loading import Catalogue

_DIFFERS: Final = 200
"""Characters of what differs that are shown."""


class CauseOnPage(msgspec.Struct, frozen=True):
    """A cause, and the ``reading`` that is played, or else the clause broken (``broken_clause``).

    Both are ``None`` if the catalogue does not have them. ``again`` is the command-line option for a run by that
    reading, empty if ``hello`` must declare the reading first. A cause that ``is_possible`` has no ``profile`` and no
    advice. ``examples`` are scenarios that show it, the simplest first.
    """

    record: CauseRecord
    broken_clause: Clause | None
    reading: Reading | None
    counts: Message
    again: str = ""
    profile: Sequence[str] = ()
    is_possible: bool = False
    examples: Sequence[PlannedScenario] = ()


class GroupOnPage(msgspec.Struct, frozen=True):
    """A group of unexplained failures, and the failing step of the simplest, also in ``german`` if possible.

    ``differs`` says in a language what differs there.
    """

    group: UnexplainedGroup
    step: str
    german: str | None
    differs: Callable[[Language], str]


def groups_on_page(ledger: Ledger) -> Iterator[GroupOnPage]:
    """The groups of failures that no cause explains, the likeliest clause first; none without a diagnosis."""
    for group in unexplained(ledger):
        step = group.simplest.step
        german = text_in(step, language_of("de")) if step else None
        yield GroupOnPage(group, step, german, partial(_differs, group.simplest))


def _differs(verdict: VerdictLine, say: Language) -> str:
    return shown(what_differs(verdict, say), _DIFFERS)


def causes_on_page(ledger: Ledger, catalogue: Catalogue) -> Iterator[CauseOnPage]:
    """The causes of failures, those that explain most first; none without a diagnosis."""
    clauses = catalogue_by(catalogue, ledger.header.options).clauses
    offered = {played.setting for played in played_readings(ledger) if played.offered}
    for record in causes(ledger):
        reading = reading_of(record, catalogue)
        broken_clause = next((clauses[clause] for clause in record.clauses if clause in clauses), None)
        possible = is_possible(ledger, record)
        yield CauseOnPage(
            record=record,
            broken_clause=None if reading else broken_clause,
            reading=reading,
            counts=cause_in_figures(record),
            again=f"--option {record.id}" if record.id in offered and not possible else "",
            profile=profile_lines(ledger, record),
            is_possible=possible,
            examples=examples(ledger, record),
        )
