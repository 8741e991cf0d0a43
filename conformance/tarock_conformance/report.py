"""Reports from ledgers: a table for the terminal, Markdown, a page, JUnit."""

from __future__ import annotations

import sys
from enum import StrEnum
from io import StringIO
from typing import TYPE_CHECKING

from tarock_conformance.exits import ExitCode, UsageFaultError, check_known, code_of
from tarock_conformance.outputs import check_writable
from tarock_reports.ledger import Ledger, LedgerError
from tarock_reports.summary import Conformity, summarise
from tarock_steps.catalogue import AREAS, load, sources

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import Console


class Format(StrEnum):
    """What a report is written as."""

    TABLE = "table"
    MARKDOWN = "markdown"
    HTML = "html"
    JUNIT = "junit"


_ONE_LEDGER = frozenset({Format.HTML, Format.JUNIT})
_WORST_FIRST = (
    Conformity.SUITE_BROKEN,
    Conformity.NOT_CONFORM,
    Conformity.ADAPTER_BROKEN,
    Conformity.INCONCLUSIVE,
    Conformity.CONFORM,
)


def report(paths: Sequence[Path], form: str, output: Path | None) -> ExitCode:
    """Make a report and put it where it is wanted; the worst ledger's exit code."""
    check_known("--format", "format", form, list(Format))
    check_output(output, Format(form), paths)
    ledgers = read(paths)
    if output is None and form == Format.TABLE:
        _print_tables(ledgers)
    else:
        _put("\n".join(render(ledger, Format(form)) for ledger in ledgers), output)
    return worst(ledgers)


def _print_tables(ledgers: Sequence[Ledger]) -> None:
    from tarock_conformance.console import console  # noqa: PLC0415 - takes time that files need not spend

    out = console()
    for ledger in ledgers:
        show(out, ledger)


def show(out: Console, ledger: Ledger, limit: int | None = None) -> None:
    """Print the table of a ledger, and how many scenarios the chosen readings override."""
    from tarock_reports import tables  # noqa: PLC0415 - takes time that other formats need not spend

    tables.show(out, ledger, AREAS, limit=limit)
    number = len(ledger.header.overridden)
    if number:
        scenarios = "1 scenario" if number == 1 else f"{number} scenarios"
        options = ", ".join(sorted(ledger.header.options))
        out.print(f"{scenarios} left out: written for another reading of {options}", highlight=False)


def _put(text: str, output: Path | None) -> None:
    if output is None:
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        return
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, encoding="utf-8")
    except OSError as fault:
        message = f"--output: cannot write {output}: {fault.strerror or fault}"
        raise UsageFaultError(message) from fault


def read(paths: Sequence[Path]) -> list[Ledger]:
    """The ledgers; refuses a file that is none."""
    try:
        return [Ledger.read(path) for path in paths]
    except LedgerError as fault:
        message = f"LEDGER: {fault}"
        raise UsageFaultError(message) from fault


def check_output(output: Path | None, form: Format, paths: Sequence[Path]) -> None:
    """Refuse what cannot be written, or what would overwrite a ledger by its own report."""
    if form in _ONE_LEDGER and len(paths) > 1:
        message = f"--format {form}: expected one ledger, not {len(paths)}"
        raise UsageFaultError(message)
    if output is None:
        return
    check_writable("--output", output)
    if output.resolve() in {path.resolve() for path in paths}:
        message = f"--output: {output} is a ledger; expected another file"
        raise UsageFaultError(message)


def worst(ledgers: Sequence[Ledger]) -> ExitCode:
    """The exit code of the worst that the ledgers come to."""
    found = {summarise(ledger).conformity for ledger in ledgers}
    return code_of(next(each for each in _WORST_FIRST if each in found))


def render(ledger: Ledger, form: Format) -> str:
    """A report as text for a file."""
    from tarock_reports import junit, markdown  # noqa: PLC0415 - each format is loaded by whom it is for

    match form:
        case Format.MARKDOWN:
            return markdown.render(ledger, AREAS)
        case Format.JUNIT:
            return junit.render(ledger, AREAS)
        case Format.HTML:
            return page(ledger)
        case Format.TABLE:
            return _plain_table(ledger)


def page(ledger: Ledger) -> str:
    """The page of a run; refuses a ledger of a source that there is no catalogue of."""
    from tarock_reports import html  # noqa: PLC0415 - loads jinja2

    check_known("LEDGER", "source", ledger.header.source, sources())
    return html.render(ledger, load(ledger.header.source))


def _plain_table(ledger: Ledger) -> str:
    from rich.console import Console  # noqa: PLC0415 - takes time that other formats need not spend

    text = StringIO()
    show(Console(file=text, width=120), ledger)
    return text.getvalue()
