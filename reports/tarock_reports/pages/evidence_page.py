"""Renders what the suite would catch in an engine as one self-contained page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tarock_language.message import Language
from tarock_protocol.strangers_text import shown
from tarock_reports.evidence.engine import noticed_by, noticed_of
from tarock_reports.evidence.evidence_columns import evidence_columns
from tarock_reports.evidence.evidence_text import EXERCISERS, FATES, NOT_GIVEN
from tarock_reports.evidence.suite import COMMANDS, Evidence
from tarock_reports.ledger.proof_lines import PROVED
from tarock_reports.pages import html
from tarock_reports.verdict.wording import step_told

_STEP: Final = 1_000
"""The most characters of a step."""


def render_evidence_page(evidence: Evidence) -> str:
    """The page of what the suite would catch; if it is too large, impostors are only counted.

    The impostors that were not caught under other readings are the first to be only counted.
    """
    page = ""
    _add_functions()
    for whole, pairs in ((True, True), (True, False), (False, False)):
        page = html.page_of_template("evidence.html.j2", page=evidence, whole=whole, pairs=pairs, proved=PROVED)
        if len(page.encode()) < html.LIMIT:
            break
    return page


@cache
def _add_functions() -> None:
    """Give the templates the functions that only this page uses."""
    functions = html.templates().globals
    functions.update(noticed_by=noticed_by, noticed_of=noticed_of, columns=evidence_columns, step_in=_step_in)
    functions.update(exercisers=EXERCISERS, fates=FATES, not_given=NOT_GIVEN, commands=COMMANDS)


def _step_in(step: str) -> Callable[[Language], str]:
    """What says the beginning of a step in a language."""
    return lambda say: shown(step_told(step, say), _STEP)
