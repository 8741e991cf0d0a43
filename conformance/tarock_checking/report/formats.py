"""``tarock report``: makes a report of any format from ledgers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from tarock_checking.report.issues import contests_text, issues_text, put_issues
from tarock_checking.report.result_claims import NO_OPTIONS, FormatOptions, check_format_options, result_text
from tarock_checking.report.run_shown import page, show, worst_of
from tarock_language.message import Language, Message, message
from tarock_reports.evidence.suite import Evidence, gather, rule_sets, twice
from tarock_reports.ledger import records
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.jsonlines import LedgerError
from tarock_reports.ledger.records import Record
from tarock_reports.ledger.whole_files import Place
from tarock_reports.pages import evidence_markdown, evidence_page, markdown
from tarock_reports.terminal import evidence_tables
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_running.inputs.settings import refuse_impossible_options
from tarock_running.outputs.places import check_writable, unwritten
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known, code_of
from tarock_running.process.streams import utf8
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan


class Format(StrEnum):
    """The format of a report."""

    TABLE = "table"
    MARKDOWN = "markdown"
    HTML = "html"
    JUNIT = "junit"
    BUG = "bug"
    BADGE = "badge"
    RESULT = "result"
    CONTEST = "contest"
    ANNOTATIONS = "annotations"


_OF_CHECKS: Final = (*(Format.JUNIT, Format.BUG, Format.BADGE, Format.RESULT, Format.CONTEST, Format.ANNOTATIONS),)
"""The formats that exist only for checks, not for ledgers about the suite."""


def report(
    paths: Sequence[Path], form: str, output: Path | None, say: Language, options: FormatOptions = NO_OPTIONS
) -> ExitCode:
    """Make a report, print or write it, and return the exit code of the worst ledger."""
    check_known("--format", "format", form, list(Format))
    check_format_options(options, form)
    folder = output if form == Format.BUG and output is not None and _is_to_be_folder(output) else None
    if folder is None:
        check_output(output, paths)
    found = read_ledgers(paths)
    ledgers = [ledger for ledger in found if isinstance(ledger, Ledger)]
    about_us = [record for record in found if isinstance(record, Record)]
    check_together(Format(form), ledgers, about_us)
    evidence = evidence_of(about_us) if about_us else None
    if folder is not None:
        put_issues(ledgers, folder, say)
    elif output is None and form == Format.TABLE:
        _print_tables(ledgers, evidence, say)
    else:
        texts = [report_text(ledgers, Format(form), say, options)] if ledgers else []
        about_suite = [evidence_report_text(evidence, Format(form), say)] if evidence else []
        _put("\n".join([*texts, *about_suite]), output, say)
    of_us = {evidence.conformity} if evidence else set()
    return worst({summarise(ledger).conformity for ledger in ledgers} | of_us)


def _is_to_be_folder(output: Path) -> bool:
    """Whether issues go to a folder: one that exists, or a new path without a file ending."""
    return output.is_dir() or not (output.exists() or output.suffix)


def _print_tables(ledgers: Sequence[Ledger], evidence: Evidence | None, say: Language) -> None:
    out = console()
    for ledger in ledgers:
        show(out, ledger, say)
    if evidence is not None:
        show_evidence(out, evidence, say)


def _put(text: str, output: Path | None, say: Language) -> None:
    if output is None:
        utf8().write(text if text.endswith("\n") or not text else f"{text}\n")
        return
    try:
        Place(output).put_text(text)
    except OSError as fault:
        raise UsageFaultError(_at("--output", unwritten(output, fault))) from fault
    utf8().write(f"{say('report: {path}', path=str(output))}\n")


def read_ledgers(paths: Sequence[Path], place: str = "") -> list[Ledger | Record]:
    """Read ledgers; refuses a file that is no ledger, was changed after its run, or has an unknown source or option."""
    try:
        found = [records.read_ledger(path) for path in paths]
    except LedgerError as fault:
        raise UsageFaultError(_at(place, fault.said)) from fault
    for path, ledger in zip(paths, found, strict=True):
        if ledger.said_altered:
            told = message(
                "{path} was changed after its run: {how}; expected the original",
                path=str(path),
                how=ledger.said_altered,
            )
            raise UsageFaultError(_at(place, told))
        if isinstance(ledger, Ledger):
            check_known(place, "source", ledger.header.source, sources())
            refuse_impossible_options(
                f"{place}: {path}" if place else str(path), ledger.header.source, ledger.header.options
            )
    return found


def _at(place: str, fault: Message) -> Message:
    return message("{place}: {fault}", place=place, fault=fault) if place else fault


def check_output(output: Path | None, paths: Sequence[Path]) -> None:
    """Refuse an output that cannot be written, or that would overwrite one of the ledgers."""
    if output is None:
        return
    check_writable("--output", output)
    if output.resolve() in {path.resolve() for path in paths}:
        raise UsageFaultError(message("--output: {path} is a ledger; expected another file", path=str(output)))


def check_together(form: Format, ledgers: Sequence[Ledger], about_us: Sequence[Record]) -> None:
    """Refuse ledgers that cannot be in one report, or not in one of this format."""
    if form in _OF_CHECKS and about_us:
        first = about_us[0]
        other = message(
            "--format {form}: {path} is a ledger of kind {kind}; expected one that `tarock check` wrote",
            form=form.value,
            path=str(first.path),
            kind=first.kind,
        )
        raise UsageFaultError(other)
    if form is Format.HTML and len(ledgers) > 1:
        several = message("--format html: expected one ledger of a check, not {number}", number=len(ledgers))
        raise UsageFaultError(several)
    if form is Format.HTML and ledgers and about_us:
        apart = message(
            "--format html: {path} is no ledger of a check; expected it in a page of its own",
            path=str(about_us[0].path),
        )
        raise UsageFaultError(apart)
    same = twice(about_us)
    if same is not None:
        kind: Message | str = same[0].kind
        if same[0].rules:
            kind = message("{kind} of {rules}", kind=kind, rules=same[0].rules)
        both = message(
            "{path} and {other} are both of kind {kind}; expected one",
            path=str(same[0].path),
            other=str(same[1].path),
            kind=kind,
        )
        raise UsageFaultError(both)


def evidence_of(about_us: Sequence[Record]) -> Evidence:
    """The evidence of all ledgers about the suite; refuses a rule set without a catalogue."""
    names = rule_sets(about_us)
    for name in names:
        check_known("", "source", name, sources())
    return gather(about_us, [(load_catalogue(name), plan(name)) for name in names])


def worst(found: Collection[Conformity]) -> ExitCode:
    """The exit code of the worst verdict."""
    return code_of(worst_of(found))


def report_text(ledgers: Sequence[Ledger], form: Format, say: Language, options: FormatOptions = NO_OPTIONS) -> str:
    """A report as text for a file; HTML takes exactly one ledger."""
    match form:
        case Format.MARKDOWN:
            text = "\n".join(markdown.render_markdown(ledger, AREAS, say=say) for ledger in ledgers)
        case Format.JUNIT:
            from tarock_reports.pages import junit  # noqa: PLC0415 - few runs need it

            text = junit.render_junit(ledgers, AREAS)
        case Format.BUG:
            text = issues_text(ledgers, say)
        case Format.CONTEST:
            text = contests_text(ledgers, say, options.clause)
        case Format.RESULT:
            text = result_text(ledgers, options)
        case Format.BADGE:
            from tarock_reports.pages import badge  # noqa: PLC0415 - few runs need it

            text = badge.render_badge(ledgers, say)
        case Format.ANNOTATIONS:
            from tarock_reports.pages import annotations  # noqa: PLC0415 - few runs need it

            text = annotations.render_annotations(ledgers, say)
        case Format.HTML:
            (ledger,) = ledgers
            text = page(ledger)
        case Format.TABLE:
            text = "\n".join(_plain_table(ledger, say) for ledger in ledgers)
    return text


def _plain_table(ledger: Ledger, say: Language) -> str:
    text = StringIO()
    show(Console(file=text, width=120, emoji=False), ledger, say)
    return text.getvalue()


def show_evidence(out: Console, evidence: Evidence, say: Language) -> None:
    """Print the tables of what the suite would catch."""
    evidence_tables.show(out, evidence, say)


def evidence_report_text(evidence: Evidence, form: Format, say: Language) -> str:
    """What the suite would catch, as text for a file."""
    match form:
        case Format.MARKDOWN:
            return evidence_markdown.render_evidence_markdown(evidence, say)
        case Format.HTML:
            return evidence_page.render_evidence_page(evidence)
        case _:
            text = StringIO()
            show_evidence(Console(file=text, width=120, emoji=False), evidence, say)
            return text.getvalue()
