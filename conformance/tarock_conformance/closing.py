"""What a run leaves behind: the page, JUnit where wanted, and on the terminal the table and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.console import console
from tarock_conformance.outputs import write_page
from tarock_conformance.report import Format, render, show, worst
from tarock_reports.ledger import Ledger
from tarock_reports.summary import standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tarock_conformance.exits import ExitCode
    from tarock_conformance.outputs import Outputs
    from tarock_reports.summary import Standing

_SHOWN = 20
"""How many failures the terminal shows; the page and the ledger have them all."""


def close(outputs: Outputs) -> Standing:
    """Make the reports of a ledger that was just written, tell it on the terminal, and say what it comes to."""
    ledger = Ledger.read(outputs.ledger)
    write_page(outputs.html, render(ledger, Format.HTML))
    if outputs.junit is not None:
        write_page(outputs.junit, render(ledger, Format.JUNIT))
    out = console()
    show(out, ledger, limit=_SHOWN)
    for label, path in (("ledger", outputs.ledger), ("page", outputs.html), ("junit", outputs.junit)):
        if path is not None:
            out.print(Text(f"{label}: {path}"), soft_wrap=True)
    return standing(ledger)


def verdicts(closed: Sequence[Standing]) -> ExitCode:
    """What the ledgers come to, side by side where there are several; the exit code is that of the worst."""
    if len(closed) > 1:
        from tarock_reports import tables  # noqa: PLC0415 - loads rich, when all is done

        out = console()
        out.print()
        out.print(tables.side_by_side(closed))
    return worst({each.conformity for each in closed})
