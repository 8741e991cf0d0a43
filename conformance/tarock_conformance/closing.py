"""What a run leaves behind: the page, JUnit where wanted, and on the terminal the table and the verdict.

All of it is made from what the run itself saw. A file that cannot be put in its place does not change the verdict;
only where there was nothing worse to say, the exit code says that something is missing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.console import console
from tarock_conformance.report import Format, render, show, worst
from tarock_reports.summary import Conformity, Standing, standing
from tarock_reports.whole_files import put_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tarock_conformance.exits import ExitCode
    from tarock_conformance.recording import Recording
    from tarock_reports.ledger import Ledger

_SHOWN = 20
"""How many failures the terminal shows; the page and the ledger have them all."""


def close(recording: Recording) -> Standing:
    """Make the reports of a rule set that was just asked, tell it on the terminal, and say what it comes to."""
    ledger, outputs = recording.ledger, recording.outputs
    troubles = {
        outputs.ledger: recording.trouble,
        outputs.html: _written(outputs.html, ledger, Format.HTML),
    }
    if outputs.junit is not None:
        troubles[outputs.junit] = _written(outputs.junit, ledger, Format.JUNIT)
    out = console()
    show(out, ledger, limit=_SHOWN)
    for label, path in (("ledger", outputs.ledger), ("page", outputs.html), ("junit", outputs.junit)):
        if path is not None and not troubles[path]:
            out.print(Text(f"{label}: {path}"), soft_wrap=True)
    for path, trouble in troubles.items():
        if trouble:
            sys.stderr.write(f"tarock: {path}: {trouble}; the verdict stands without it\n")
    return standing(ledger)._replace(lacks=any(troubles.values()))


def _written(path: Path, ledger: Ledger, form: Format) -> str:
    """Write a report; says why it cannot be written, empty where it was."""
    text = render(ledger, form)
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


def verdicts(closed: Sequence[Standing]) -> ExitCode:
    """What the ledgers come to, side by side where there are several; the exit code is that of the worst."""
    if len(closed) > 1:
        from tarock_reports import tables  # noqa: PLC0415 - loads rich, when all is done

        out = console()
        out.print()
        out.print(tables.side_by_side(closed))
    lacking = {Conformity.CUT_OFF} if any(each.lacks for each in closed) else set()
    return worst({each.conformity for each in closed} | lacking)
