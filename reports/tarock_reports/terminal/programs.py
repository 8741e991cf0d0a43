"""Prints the results of several programs side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.strangers_text import shown
from tarock_reports.terminal.tables import STYLES
from tarock_reports.verdict.cases import Tally
from tarock_reports.verdict.columns import FIRST
from tarock_reports.verdict.programs_compared import ProgramColumn, areas_across
from tarock_reports.verdict.summary import CONFORMITIES
from tarock_reports.verdict.wording import area_text

_NAME = 24


def programs_table(columns: Sequence[ProgramColumn], say: Language) -> Table:
    """The results of several programs for one rule set: a column each, a row for each rule area, the verdicts last."""
    title = say("{rules}: passed of evaluated", rules=shown(columns[0].rules))
    table = Table(title=title, title_justify="left", show_footer=True)
    table.add_column(say.sentence(FIRST), footer=say("verdict"))
    for column in columns:
        told = Text(say.sentence(CONFORMITIES[column.conformity]), style=STYLES[column.conformity])
        table.add_column(Text(shown(column.name, _NAME)), footer=told, justify="right")
    for area, tallies in areas_across(columns).items():
        table.add_row(Text(say.sentence(area_text(area))), *(_figures(tally, say) for tally in tallies))
    table.add_section()
    table.add_row(Text(say("total"), style="bold"), *(_figures(column.total, say) for column in columns))
    return table


def _figures(tally: Tally | None, say: Language) -> Text:
    if tally is None:
        return Text("–", style="dim")
    style = "" if tally.passed == tally.evaluated else "red"
    return Text(say("{part} of {whole}", part=tally.passed, whole=tally.evaluated), style=style)
