"""Several programs side by side on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from tarock_protocol.strangers_text import shown
from tarock_reports.terminal.tables import STYLES
from tarock_reports.verdict.cases import Tally
from tarock_reports.verdict.programs import ProgramColumn, areas_across
from tarock_reports.verdict.wording import area_title

_NAME = 24


def programs_table(columns: Sequence[ProgramColumn]) -> Table:
    """The results of several programs for one rule set: a column each, a row for each rule area, the verdicts last."""
    table = Table(title=f"{shown(columns[0].rules)}: passed of evaluated", title_justify="left", show_footer=True)
    table.add_column("rule area", footer="verdict")
    for column in columns:
        told = Text(column.conformity.value, style=STYLES[column.conformity])
        table.add_column(Text(shown(column.name, _NAME)), footer=told, justify="right")
    for area, tallies in areas_across(columns).items():
        table.add_row(Text(area_title(area)), *map(_figures, tallies))
    table.add_section()
    table.add_row(Text("total", style="bold"), *(_figures(column.total) for column in columns))
    return table


def _figures(tally: Tally | None) -> Text:
    if tally is None:
        return Text("–", style="dim")
    style = "" if tally.passed == tally.evaluated else "red"
    return Text(f"{tally.passed} of {tally.evaluated}", style=style)
