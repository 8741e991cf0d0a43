"""Writes the report of a check as Markdown, for an issue, a wiki or a build's summary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tarock_language.message import ENGLISH, Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict import wording
from tarock_reports.verdict.by_symmetry import symmetry_text
from tarock_reports.verdict.cases import Case, Tally
from tarock_reports.verdict.causes import (
    advice,
    cause_in_figures,
    causes,
    is_possible,
    played_without_cause,
    profile_lines,
)
from tarock_reports.verdict.columns import FIRST, Column, verdict_columns
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.scenes import text_in
from tarock_reports.verdict.summary import Summary, summarise


def render_markdown(ledger: Ledger, areas: Iterable[str] = (), *, say: Language) -> str:
    """The whole report as Markdown."""
    summary = summarise(ledger, areas)
    parts = [_heading(ledger, summary, say), _table(summary, say), f"**{say.sentence(summary.total.two_numbers)}**"]
    if plays := played_without_cause(ledger, causes(ledger)):
        parts.append(_list((reading.in_words for reading in plays), say))
    found = "\n".join(_cause(ledger, cause, say) for cause in causes(ledger))
    parts += _section(say("What it plays otherwise"), found)
    parts += _section(say("Not passed"), *(_failure(ledger, case, say) for case in summary.wrong))
    for heading, is_further in ((say("Beyond the steps"), False), (say("Further questions"), True)):
        cases = (case for case in summary.beyond if case.scenario.is_further is is_further)
        parts += _section(heading, *(_failure(ledger, case, say) for case in cases))
    parts += _section(say("Not reached"), _list((group.in_words(say) for group in summary.unreached), say))
    parts += _section(say("Clauses without an evaluated scenario"), ", ".join(map(plain, summary.inconclusive)))
    parts += _section(
        say("Not playable by these rules"), _list((group.in_words(say) for group in summary.unplayable), say)
    )
    parts += _section(say("Not scored"), _list((group.in_words(say) for group in summary.left_out), say))
    if summary.basis:
        parts.append(plain(summary.basis, say))
    if summary.symmetry.put:
        parts.append(plain(summary.symmetry.in_words(say)))
    return "\n\n".join(parts) + "\n"


def _section(heading: str, *parts: str) -> list[str]:
    """A heading and what stands below it; nothing if all of that is empty."""
    return [f"## {heading}", *parts] if any(parts) else []


def _list(lines: Iterable[Message | str], say: Language) -> str:
    return "\n".join(f"- {plain(line, say)}" for line in lines)


def _cause(ledger: Ledger, cause: CauseRecord, say: Language) -> str:
    counts = say.sentence(cause_in_figures(cause))
    if is_possible(ledger, cause):
        counts = say("possible: {counts}", counts=counts)
    told = f"- {', '.join(map(plain, cause.clauses))}: {plain(cause.said, say)} ({counts})"
    if lines := [code(line) for line in profile_lines(ledger, cause)]:
        told = say("{cause}; in a profile {lines}", cause=told, lines=lines)
    meant = advice(ledger, cause)
    return say("{cause}; if that is intended: {advice}", cause=told, advice=plain(meant, say)) if meant else told


def plain(text: Message | str, say: Language = ENGLISH) -> str:
    """The text on one line, escaped so that nothing in it is markup, or an address or name that becomes a link.

    An underscore between letters or digits is not markup; it is not escaped, so that people can copy names.
    """
    flat = visible(" ".join(say.sentence(text).split()))
    quoted = re.sub(r"([\\`*{}\[\]<>#|~&]|(?<![^\W_])_|_(?![^\W_]))", r"\\\1", flat)
    return re.sub(r"@|(?<=:)/|(?<=www)\.", lambda found: f"&#{ord(found[0])};", quoted, flags=re.IGNORECASE)


def code(text: str) -> str:
    """The text as code on one line, fenced by more backticks than it contains."""
    flat = visible(" ".join(text.split())) or " "
    fence = "`" * (max(map(len, re.findall(r"`+", flat)), default=0) + 1)
    pad = " " if "`" in flat else ""
    return f"{fence}{pad}{flat}{pad}{fence}"


def _heading(ledger: Ledger, summary: Summary, say: Language) -> str:
    header = ledger.header
    by = say("{what} by {rules}", what=wording.engine_title(header), rules=wording.rules_text(header))
    lines = [f"# {plain(by)}", "", f"**{plain(summary.told(say))}**"]
    if ledger.is_partial:
        cut = shown(say.sentence(ledger.said_of_cut), SENTENCE)
        lines += ["", f"> {plain(say('The ledger is partial: {cut}.', cut=cut))}"]
    for fault in ledger.said_faults:
        lines += ["", f"> {plain(say('Fault: {fault}', fault=shown(say.sentence(fault), SENTENCE)))}"]
    return "\n".join([*lines, "", " ".join(plain(told, say) for told in _of_the_run(ledger))])


def _of_the_run(ledger: Ledger) -> Iterator[Message]:
    """By what and when the program was asked, how long it took, and on what system, as far as the ledger says."""
    header, footer = ledger.header, ledger.footer
    yield message(
        "Options: {options}. Suite {suite}, plan {plan}.",
        options=wording.options_text(header),
        suite=header.suite,
        plan=header.plan[:12],
    )
    if header.started:
        yield message("Begun {time}.", time=header.started)
    if footer:
        yield message("It took {seconds} s.", seconds=wording.seconds(footer.milliseconds))
    if header.python:
        yield message("Python {version} on {platform}.", version=header.python, platform=header.platform)


def _table(summary: Summary, say: Language) -> str:
    shown_columns = verdict_columns(summary.total)
    head = [say.sentence(FIRST), *(say.sentence(column.name) for column in shown_columns)]
    rows = [
        [plain(wording.area_text(area), say), *_cells(shown_columns, tally, say)]
        for area, tally in summary.areas.items()
    ]
    rows.append([f"**{cell}**" for cell in (say("total"), *_cells(shown_columns, summary.total, say))])
    rule = ["---", *["---:"] * len(shown_columns)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _cells(shown_columns: tuple[Column, ...], tally: Tally, say: Language) -> list[str]:
    return [say.sentence(column.told(tally)) for column in shown_columns]


def _failure(ledger: Ledger, case: Case, say: Language) -> str:
    verdict, scenario = case.judged, case.scenario
    lines = [
        f"### {wording.SIGNS[verdict.outcome]} {plain(wording.title(scenario, say))}",
        "",
        f"- {say.sentence(wording.OUTCOMES[verdict.outcome])}: {plain(wording.few(case.named_clauses), say)}",
        f"- {say('scenario {scenario}', scenario=code(scenario.id))}",
    ]
    if where := wording.place(ledger.header, scenario):
        lines.append(f"- {say('at {place}', place=code(where))}")
    facts = (
        (say("passed, and repeated"), symmetry_text(verdict, say)),
        (say("step"), text_in(verdict.step, say) or verdict.step),
        *wording.answer_differences(verdict, say),
    )
    lines += [f"- {label}: {code(shown(value, SENTENCE, lines=True))}" for label, value in facts if value]
    if told := wording.reading_text(verdict):
        lines.append(f"- {say('right for the reading {reading}', reading=code(told))}")
    if told := wording.message_of(verdict, say):
        lines.append(f"- {say('message')}: {plain(shown(told, SENTENCE))}")
    also = (shown(wording.unmet_text(unmet, say), SENTENCE) for unmet in verdict.also)
    lines += [f"- {say('also')}: {plain(told)}" for told in also]
    return "\n".join([*lines, f"- {say('again')}: {code(command(ledger.header, verdict))}"])
