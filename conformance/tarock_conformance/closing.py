"""What a run leaves behind: the page, JUnit where wanted, and on the terminal the table and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.console import console
from tarock_conformance.exits import CutOffError, ExitCode, code_of
from tarock_conformance.report import Format, render, show
from tarock_reports.ledger import Ledger
from tarock_reports.summary import summarise
from tarock_steps.catalogue import AREAS

if TYPE_CHECKING:
    from pathlib import Path

    from tarock_conformance.outputs import Outputs

_SHOWN = 20
"""How many failures the terminal shows; the page and the ledger have them all."""


def close(outputs: Outputs) -> ExitCode:
    """Make the reports of a ledger that was just written; the exit code is what it comes to."""
    ledger = Ledger.read(outputs.ledger)
    _write(outputs.html, render(ledger, Format.HTML))
    if outputs.junit is not None:
        _write(outputs.junit, render(ledger, Format.JUNIT))
    out = console()
    show(out, ledger, limit=_SHOWN)
    for label, path in (("ledger", outputs.ledger), ("page", outputs.html), ("junit", outputs.junit)):
        if path is not None:
            out.print(Text(f"{label}: {path}"), soft_wrap=True)
    return code_of(summarise(ledger, AREAS).conformity)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        message = f"{path} cannot be written ({fault.strerror}); `tarock report` makes it from the ledger"
        raise CutOffError(message) from fault
