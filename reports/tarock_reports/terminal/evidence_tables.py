"""Prints what the suite would catch in an engine: figures, a table by rule area, and what was missed."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.strangers_text import visible
from tarock_reports.evidence.evidence_columns import evidence_columns
from tarock_reports.evidence.evidence_text import figures, got_past, notes
from tarock_reports.evidence.suite import Evidence, SourceEvidence
from tarock_reports.terminal.tables import STYLES
from tarock_reports.verdict.columns import FIRST
from tarock_reports.verdict.wording import area_text


def show(console: Console, evidence: Evidence, say: Language) -> None:
    """Print the whole evidence report."""
    console.print(Text(say("What the suite would catch"), style="bold"))
    for source in evidence.sources:
        console.print(evidence_by_area(source, say))
    for line in figures(evidence):
        console.print(Text(visible(say.sentence(line))), soft_wrap=True)
    for line in got_past(evidence, say):
        console.print(Text(visible(say.sentence(line)), style="red"), soft_wrap=True)
    for line in notes(evidence):
        console.print(Text(visible(say.sentence(line)), style="dim"), soft_wrap=True)
    console.print(Text(visible(say.sentence(evidence.words)), style=STYLES[evidence.conformity]), soft_wrap=True)


def evidence_by_area(source: SourceEvidence, say: Language) -> Table:
    """Clauses, scenarios, impostors, changed expectations and exercised clauses by rule area, with a total."""
    table = Table(title=source.catalogue.title, show_footer=True)
    shown = evidence_columns(source)
    table.add_column(say.sentence(FIRST), footer=say("total"))
    for column in shown:
        table.add_column(say.sentence(column.name), footer=say.sentence(column.told(source.rows)), justify="right")
    for area, rows in source.areas.items():
        table.add_row(say.sentence(area_text(area)), *(say.sentence(column.told(rows)) for column in shown))
    return table
