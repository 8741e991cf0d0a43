"""Shows a run as ``tarock check`` does: the table on the terminal, the HTML page, and the worst of its verdicts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.terminal import brief, tables
from tarock_reports.verdict.summary import Conformity
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

_NAMED: Final = 8
"""How many options are named in a line."""

_WORST_FIRST = (
    Conformity.SUITE_BROKEN,
    Conformity.NOT_CONFORM,
    Conformity.ADAPTER_BROKEN,
    Conformity.CUT_OFF,
    Conformity.OUTDATED,
    Conformity.INCONCLUSIVE,
    Conformity.BUT_FOR_KNOWN,
    Conformity.CONFORM,
)


def show(out: Console, ledger: Ledger, say: Language, *, in_brief: Path | None = None) -> None:
    """Print the table of a ledger, or the brief end of a check, and how many rows of other readings were not asked.

    ``in_brief`` is the path of the ledger for the brief form.
    """
    catalogue = _catalogue(ledger.header.source)
    if in_brief is None:
        tables.show(out, ledger, AREAS, say=say, catalogue=catalogue)
    else:
        brief.show_in_brief(out, ledger, AREAS, say=say, catalogue=catalogue, path=str(in_brief))
    header = ledger.header
    if number := header.other_rows:
        told = say(
            "{number} row not asked: about other readings of {options}",
            "{number} rows not asked: about other readings of {options}",
            number=number,
            options=_named(sorted(header.options)),
        )
        out.print(Text(told))


def _named(options: Sequence[str]) -> str | Message:
    """The first options in one line, and how many more there are."""
    named = shown(", ".join(options[:_NAMED]), SENTENCE)
    if len(options) > _NAMED:
        return message("{names} and {number} more", names=named, number=len(options) - _NAMED)
    return named or message("what was chosen")


def _catalogue(source: str) -> Catalogue | None:
    """The catalogue of a source, or None if there is none."""
    return load_catalogue(source) if source in sources() else None


def page(ledger: Ledger) -> str:
    """The page of a run."""
    from tarock_reports.pages import html  # noqa: PLC0415 - loads jinja2

    return html.render_page(ledger, load_catalogue(ledger.header.source))


def worst_of(found: Collection[Conformity]) -> Conformity:
    """The worst verdict."""
    return next(conformity for conformity in _WORST_FIRST if conformity in found)
