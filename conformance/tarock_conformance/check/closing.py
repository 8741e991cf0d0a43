"""What a run leaves behind: the page, JUnit where wanted, and on the terminal the table and the verdict.

All of it is made from what the run itself saw. A file that cannot be put in its place does not change the verdict;
only where there was nothing worse to say, the exit code says that something is missing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.process.console import console
from tarock_conformance.report.making import Format, render, show, worst
from tarock_reports.ledger.whole_files import put_text
from tarock_reports.verdict.summary import Conformity, LedgerVerdict, standing
from tarock_steps.catalogue.areas import AREAS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tarock_conformance.check.recording import Recording
    from tarock_conformance.process.exits import ExitCode
    from tarock_reports.ledger.checks import Ledger

_SHOWN = 20
"""How many failures the terminal shows; the page and the ledger have them all."""


def close(recordings: Sequence[Recording]) -> list[LedgerVerdict]:
    """Make the reports of what was just asked, tell it on the terminal, and say what each rule set comes to.

    JUnit is made at the end, as one file may tell of several rule sets.
    """
    from tarock_reports.pages import junit  # noqa: PLC0415 - only this needs it

    reports: dict[Path, junit.Report] = {}
    closed: list[LedgerVerdict] = []
    for recording in recordings:
        ledger, path = recording.ledger, recording.outputs.junit
        closed.append(_closed(recording, ledger))
        if path is not None:
            reports.setdefault(path, junit.Report()).add(ledger, AREAS)
    for path, report in reports.items():
        lacks = _told("junit", path, _put(path, report.text()))
        closed[-1] = closed[-1]._replace(lacks=closed[-1].lacks or lacks)
    return closed


def _closed(recording: Recording, ledger: Ledger) -> LedgerVerdict:
    """Make the page of a rule set, and tell on the terminal what came of it."""
    outputs = recording.outputs
    unmade = _put(outputs.html, render([ledger], Format.HTML))
    show(console(), ledger, limit=_SHOWN)
    lacks = [_told("ledger", outputs.ledger, recording.trouble), _told("page", outputs.html, unmade)]
    return standing(ledger)._replace(lacks=any(lacks))


def _told(label: str, path: Path, trouble: str) -> bool:
    """Say where a file is, or why it is not there; tells whether it is missing."""
    if trouble:
        sys.stderr.write(f"tarock: {path}: {trouble}; the verdict stands without it\n")
    else:
        console().print(Text(f"{label}: {path}"), soft_wrap=True)
    return bool(trouble)


def _put(path: Path, text: str) -> str:
    """Write a report; says why it cannot be written, empty where it was."""
    try:
        put_text(path, text)
    except OSError as fault:
        return f"it cannot be written ({fault.strerror or fault})"
    return ""


def tell_meddling(recordings: Sequence[Recording]) -> None:
    """Say which ledgers others changed while the run lasted, or right after."""
    for recording in recordings:
        if did := recording.meddling():
            told = f"{recording.outputs.ledger}: somebody else changed it while the run lasted: {did}"
            sys.stderr.write(f"tarock: {told}; the verdict rests on what the run itself saw\n")


def verdicts(closed: Sequence[LedgerVerdict]) -> ExitCode:
    """What the ledgers come to, side by side where there are several; the exit code is that of the worst."""
    if len(closed) > 1:
        from tarock_reports.terminal import tables  # noqa: PLC0415 - loads rich, when all is done

        out = console()
        out.print()
        out.print(tables.side_by_side(closed))
    lacking = {Conformity.CUT_OFF} if any(each.lacks for each in closed) else set()
    return worst({each.conformity for each in closed} | lacking)
