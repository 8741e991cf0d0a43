"""The report as Markdown, for an issue, a wiki or a build's summary."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tarock_language.message import ENGLISH, Message
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict import wording
from tarock_reports.verdict.by_symmetry import symmetry_text
from tarock_reports.verdict.cases import Case, Tally
from tarock_reports.verdict.causes import advice, causes, played_without_cause
from tarock_reports.verdict.columns import FIRST, Column, verdict_columns
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import Summary, summarise
from tarock_steps.catalogue.clauses import area_title


def render_markdown(ledger: Ledger, areas: Iterable[str] = ()) -> str:
    """The whole report as Markdown."""
    summary = summarise(ledger, areas)
    parts = [_heading(ledger, summary), _table(summary), f"**{summary.total.two_numbers}**"]
    if plays := played_without_cause(ledger, causes(ledger)):
        parts.append(_list(plain(reading.in_words) for reading in plays))
    parts += _section("What it plays otherwise", "\n".join(_cause(ledger, cause) for cause in causes(ledger)))
    parts += _section("Not passed", *(_failure(ledger, case) for case in summary.wrong))
    parts += _section("Not reached", _list(plain(group.in_words) for group in summary.unreached))
    parts += _section("Clauses without an evaluated scenario", ", ".join(map(plain, summary.inconclusive)))
    parts += _section("Not playable by these rules", _list(plain(group.in_words) for group in summary.unplayable))
    parts += _section("Not scored", _list(plain(group.in_words(ENGLISH)) for group in summary.left_out))
    if summary.basis:
        parts.append(plain(summary.basis))
    if summary.symmetry.put:
        parts.append(plain(summary.symmetry.in_words(ENGLISH)))
    return "\n\n".join(parts) + "\n"


def _section(heading: str, *parts: str) -> list[str]:
    """A heading and what stands below it; nothing if all of that is empty."""
    return [f"## {heading}", *parts] if any(parts) else []


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _cause(ledger: Ledger, cause: CauseRecord) -> str:
    counts = f"explains {len(cause.explains)}, agrees with {cause.agrees} that passed"
    several = f", {', '.join(map(plain, cause.about))}" if len(cause.about) > 1 else ""
    said = f"- {', '.join(map(plain, cause.clauses))}: {plain(cause.sentence)}{several} ({counts})"
    lines = ", ".join(map(code, cause.profile.splitlines()))
    told = f"{said}; in a profile {lines}" if lines else said
    meant = advice(ledger, cause)
    return f"{told}; if that is intended: {plain(meant)}" if meant else told


def plain(text: Message | str) -> str:
    """The text on one line, escaped so that nothing in it is markup, or an address or name that becomes a link.

    An underscore between letters or digits is not markup; it is not escaped, so that people can copy names.
    """
    flat = visible(" ".join(str(text).split()))
    quoted = re.sub(r"([\\`*{}\[\]<>#|~&]|(?<![^\W_])_|_(?![^\W_]))", r"\\\1", flat)
    return re.sub(r"@|(?<=:)/|(?<=www)\.", lambda found: f"&#{ord(found[0])};", quoted, flags=re.IGNORECASE)


def code(text: str) -> str:
    """The text as code on one line, fenced by more backticks than it contains."""
    flat = visible(" ".join(text.split())) or " "
    fence = "`" * (max(map(len, re.findall(r"`+", flat)), default=0) + 1)
    pad = " " if "`" in flat else ""
    return f"{fence}{pad}{flat}{pad}{fence}"


def _heading(ledger: Ledger, summary: Summary) -> str:
    header = ledger.header
    lines = [
        f"# {plain(wording.engine_title(header))} by {plain(wording.rules_text(header))}",
        "",
        f"**{plain(summary.words)}**",
    ]
    if ledger.is_partial:
        lines += ["", f"> The ledger is partial: {plain(shown(ledger.cut, SENTENCE))}."]
    for fault in ledger.faults:
        lines += ["", f"> Fault: {plain(shown(fault, SENTENCE))}"]
    options = plain(wording.options_text(header))
    asked = f"Options: {options}. Suite {plain(header.suite)}, plan {plain(header.plan[:12])}."
    return "\n".join([*lines, "", f"{asked}{_when(ledger)}"])


def _when(ledger: Ledger) -> str:
    """When the run was, how long it took, and on what system, as far as the ledger says."""
    header, footer = ledger.header, ledger.footer
    began = f" Begun {plain(header.started)}." if header.started else ""
    took = f" It took {wording.seconds(footer.milliseconds)} s." if footer else ""
    on = f" Python {plain(header.python)} on {plain(header.platform)}." if header.python else ""
    return f"{began}{took}{on}"


def _table(summary: Summary) -> str:
    shown_columns = verdict_columns(summary.total)
    head = [str(FIRST), *(str(column.name) for column in shown_columns)]
    rows = [[plain(area_title(area)), *_cells(shown_columns, tally)] for area, tally in summary.areas.items()]
    rows.append([f"**{cell}**" for cell in ("total", *_cells(shown_columns, summary.total))])
    rule = ["---", *["---:"] * len(shown_columns)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _cells(shown_columns: tuple[Column, ...], tally: Tally) -> list[str]:
    return [str(column.told(tally)) for column in shown_columns]


def _failure(ledger: Ledger, case: Case) -> str:
    verdict, scenario = case.verdict, case.scenario
    if verdict is None:
        message = f"{scenario.id} has no verdict to show"
        raise ValueError(message)
    lines = [
        f"### {wording.SIGNS[verdict.outcome]} {plain(wording.title(scenario))}",
        "",
        f"- {verdict.outcome.value}: {plain(wording.few(case.named_clauses))}",
        f"- scenario {code(scenario.id)}",
    ]
    if where := wording.place(ledger.header, scenario):
        lines.append(f"- at {code(where)}")
    facts = (
        ("passed, and repeated", symmetry_text(verdict, ENGLISH)),
        ("step", verdict.step),
        ("lacking", wording.listed(verdict.lacking)),
        ("too much", wording.listed(verdict.too_much)),
        ("expected", verdict.expected),
        ("given", verdict.given),
    )
    lines += [f"- {label}: {code(shown(value, SENTENCE, lines=True))}" for label, value in facts if value]
    if told := wording.reading_text(verdict):
        lines.append(f"- right for the reading {code(told)}")
    if message := wording.message_of(verdict):
        lines.append(f"- message: {plain(shown(message, SENTENCE))}")
    lines += [f"- also: {plain(shown(str(wording.unmet_text(unmet)), SENTENCE))}" for unmet in verdict.also]
    return "\n".join([*lines, f"- again: {code(command(ledger.header, verdict))}"])
