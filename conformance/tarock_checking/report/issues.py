"""Writes issues (reports of bugs for an issue tracker) from ledgers: as one text, or one file for each bug."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from tarock_language.message import Language
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.bug_text import Issue, issues
from tarock_reports.pages.contest_text import contests
from tarock_reports.verdict.bugs import bugs
from tarock_running.inputs.rule_sets import with_clauses
from tarock_running.outputs.new_files import put_new
from tarock_steps.catalogue.loading import load_catalogue

Written = TypeVar("Written", Issue, str)
_BETWEEN = "\n---\n\n"


def issues_text(ledgers: Sequence[Ledger], say: Language) -> str:
    """The issues of several ledgers one after the other, with a horizontal rule between two."""
    return _BETWEEN.join(issue.text for issue in _issues(ledgers, say))


def contests_text(ledgers: Sequence[Ledger], say: Language, clauses: Sequence[str] = ()) -> str:
    """The issues that contest tests, one after the other, with a horizontal rule between two.

    Raises UsageFaultError for a clause of another rule set.
    """
    catalogues = [load_catalogue(ledger.header.source) for ledger in ledgers]
    with_clauses(catalogues, clauses)
    found = [
        text
        for ledger, catalogue in zip(ledgers, catalogues, strict=True)
        for text in contests(ledger, catalogue, say, clauses)
    ]
    if clauses and not found:
        wrong = dict.fromkeys(clause for ledger in ledgers for bug in bugs(ledger) for clause in bug.clauses[:1])
        if wrong:
            _tell(say("nothing failed by {clauses}; what failed is by {others}", clauses=clauses, others=[*wrong]))
            return ""
    return _BETWEEN.join(_some(found, say))


def put_issues(ledgers: Sequence[Ledger], folder: Path, say: Language) -> None:
    """Write each issue to a new file of a folder, and print the paths."""
    files = {folder / issue.name: issue.text for issue in _issues(ledgers, say)}
    put_new(files)
    for path in files:
        sys.stdout.write(f"{say('issue: {path}', path=str(path))}\n")


def _issues(ledgers: Sequence[Ledger], say: Language) -> list[Issue]:
    found = [issue for ledger in ledgers for issue in issues(ledger, load_catalogue(ledger.header.source), say)]
    return _some(found, say)


def _some(found: list[Written], say: Language) -> list[Written]:
    """What was found; says on stderr if it is nothing."""
    if not found:
        _tell(say("nothing failed, so there is no issue to write"))
    return found


def _tell(line: str) -> None:
    sys.stderr.write(f"tarock: {line}\n")
