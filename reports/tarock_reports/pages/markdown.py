"""The report as Markdown, for an issue, a wiki or a build's summary."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import Case, Summary, Tally, summarise
from tarock_reports.verdict.wording import (
    SIGNS,
    area_title,
    engine_title,
    message_of,
    options_text,
    place,
    reading_text,
    seconds,
    title,
)
from tarock_steps.protocol.strangers_text import SENTENCE, shown, visible
from tarock_steps.suite.verdicts import Outcome

_COLUMNS: Final = (
    Outcome.PASSED,
    Outcome.FAILED,
    Outcome.ERRORED,
    Outcome.DECLINED,
    Outcome.OTHER_READING,
)


def render(ledger: Ledger, areas: Iterable[str] = ()) -> str:
    """The whole report."""
    summary = summarise(ledger, areas)
    parts = [_heading(ledger, summary), _table(summary), f"**{summary.total.two_numbers}**"]
    if summary.wrong:
        parts += ["## Not passed", *(_failure(ledger, case) for case in summary.wrong)]
    if summary.inconclusive:
        parts += ["## Clauses without an evaluated scenario", ", ".join(map(plain, summary.inconclusive))]
    return "\n\n".join(parts) + "\n"


def plain(text: str) -> str:
    """Text on one line in which no character is markup, and which is no address or name that becomes a link."""
    flat = visible(" ".join(text.split()))
    quoted = re.sub(r"([\\`*_{}\[\]<>#|~&])", r"\\\1", flat)
    return re.sub(r"@|(?<=:)/|(?<=www)\.", lambda found: f"&#{ord(found[0])};", quoted, flags=re.IGNORECASE)


def code(text: str) -> str:
    """Text as code on one line, fenced by more backticks than it contains, safe in a cell of a table."""
    flat = visible(" ".join(text.split())) or " "
    fence = "`" * (max(map(len, re.findall(r"`+", flat)), default=0) + 1)
    pad = " " if "`" in flat else ""
    return f"{fence}{pad}{flat}{pad}{fence}"


def _heading(ledger: Ledger, summary: Summary) -> str:
    header = ledger.header
    lines = [
        f"# {plain(engine_title(header))} by {plain(header.rules)}",
        "",
        f"**{plain(summary.words)}**",
    ]
    if ledger.partial:
        lines += ["", f"> The ledger is partial: {plain(shown(ledger.cut, SENTENCE))}."]
    for fault in ledger.faults:
        lines += ["", f"> Fault: {plain(shown(fault, SENTENCE))}"]
    options = plain(options_text(header))
    asked = f"Options: {options}. Suite {plain(header.suite)}, plan {header.plan[:12]}."
    return "\n".join([*lines, "", f"{asked}{_when(ledger)}"])


def _when(ledger: Ledger) -> str:
    """When the run was, how long it took, and on what; as far as the ledger says so."""
    header, footer = ledger.header, ledger.footer
    began = f" Begun {plain(header.started)}." if header.started else ""
    took = f" It took {seconds(footer.milliseconds)} s." if footer else ""
    on = f" Python {plain(header.python)} on {plain(header.platform)}." if header.python else ""
    return f"{began}{took}{on}"


def _table(summary: Summary) -> str:
    columns = _COLUMNS + ((Outcome.INCONCLUSIVE,) if summary.total.counts[Outcome.INCONCLUSIVE] else ())
    head = ["rule area", "evaluated", *(each.value for each in columns)]
    if summary.total.not_run:
        head.append("not run")
    rows = [_cells(area_title(area), tally, columns, len(head)) for area, tally in summary.areas.items()]
    rows.append([f"**{cell}**" for cell in _cells("total", summary.total, columns, len(head))])
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _cells(title: str, tally: Tally, columns: tuple[Outcome, ...], width: int) -> list[str]:
    numbers = [str(tally.counts[each]) for each in columns]
    cells = [plain(title), f"{tally.evaluated} of {tally.planned}", *numbers, str(tally.not_run)]
    return cells[:width]


def _failure(ledger: Ledger, case: Case) -> str:
    verdict, scenario = case.verdict, case.scenario
    if verdict is None:
        message = f"{scenario.id} has no verdict to show"
        raise ValueError(message)
    lines = [
        f"### {SIGNS[verdict.outcome]} {plain(title(scenario))}",
        "",
        f"- {verdict.outcome.value}: {', '.join(map(plain, scenario.clauses))}",
        f"- scenario {code(scenario.id)}",
    ]
    if where := place(ledger.header, scenario):
        lines.append(f"- at {code(where)}")
    facts = (("step", verdict.step), ("expected", verdict.expected), ("given", verdict.given))
    lines += [f"- {label}: {code(shown(value, SENTENCE, lines=True))}" for label, value in facts if value]
    if verdict.reading:
        lines.append(f"- right for the reading {code(reading_text(scenario, verdict.reading))}")
    if message := message_of(verdict):
        lines.append(f"- message: {plain(shown(message, SENTENCE))}")
    return "\n".join([*lines, f"- again: {code(command(ledger.header, verdict))}"])
