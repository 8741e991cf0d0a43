"""The end of a check: writes the HTML page and JUnit, prints table and verdict, and returns the verdicts.

All of it is made from what the run recorded in memory, not from files. A file that cannot be written does not change
the verdict; the exit code says that it is missing, unless the verdict has a worse one. The files of an incomplete run
have other names, so that they never replace those of a complete one.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from tarock_checking.check.recording import Recording
from tarock_checking.check.terms import ENDED_EARLY
from tarock_checking.check.voice import Voice
from tarock_checking.report.run_shown import page, show, worst_of
from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import visible
from tarock_protocol.user_files import reason_of
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.whole_files import Place
from tarock_reports.machine import check_object, check_shape
from tarock_reports.machine.check_shape import RulesRun
from tarock_reports.terminal import tables
from tarock_reports.verdict.programs_compared import ProgramColumn, program_column
from tarock_reports.verdict.summary import Conformity, LedgerVerdict, ledger_verdict, summarise
from tarock_running.outputs.places import left_alone
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, code_of
from tarock_running.process.printed_json import print_json
from tarock_steps.catalogue.areas import AREAS

if TYPE_CHECKING:
    from tarock_reports.pages import junit


class ClosedRun(NamedTuple):
    """The result of a rule set: the verdict, the object for scripts, and the column beside other programs.

    The object is there only for JSON, the column only if several programs are asked.
    """

    verdict: LedgerVerdict
    told: RulesRun | None
    column: ProgramColumn | None = None


class CampaignResult(NamedTuple):
    """The results of a program by rule set, and which rule sets were not asked; ``is_whole`` if all were completed."""

    closed: list[ClosedRun]
    interrupted: bool
    not_asked: list[str]
    is_whole: bool


def make_pages_ready() -> None:
    """Load what pages are made with while programs are asked, so that it need not be done when they have ended."""
    from tarock_reports.pages import html  # noqa: PLC0415 - loads jinja2

    html.make_ready()


def close(recordings: Sequence[Recording], voice: Voice) -> list[ClosedRun]:
    """Make the reports of the recordings, show them on the terminal, and return the result of each rule set.

    JUnit is made at the end, because one file may have several rule sets.
    """
    reports: dict[Path, junit.Report] = {}
    places: dict[Path, Place] = {}
    closed: list[ClosedRun] = []
    are_whole = all(recording.is_whole for recording in recordings)
    for recording in recordings:
        ledger, place = recording.ledger, recording.places.junit
        closed.append(_closed(recording, ledger, voice))
        if place is not None:
            from tarock_reports.pages import junit  # noqa: PLC0415 - few runs need it

            places[place.path] = place if are_whole else place.part
            reports.setdefault(place.path, junit.Report()).add(ledger, AREAS)
    for path, report in reports.items():
        said = message("junit: {path}", path=str(places[path].path))
        lacks = _is_missing(said, places[path].path, _put(places[path], report.text()), voice)
        last = closed[-1].verdict
        closed[-1] = closed[-1]._replace(verdict=last._replace(lacks=last.lacks or lacks))
    return closed


def _closed(recording: Recording, ledger: Ledger, voice: Voice) -> ClosedRun:
    """Make the page of a rule set, show the result on the terminal, and return it."""
    html = recording.places.html if recording.is_whole else recording.places.html.part
    unmade = _put(html, page(ledger))
    if unmade and recording.is_whole:
        html.clear()  # else the page of an earlier run would be beside the ledger of this one
    _say(ledger, recording.path, voice)
    lacks = [
        _is_missing(message("ledger: {path}", path=str(recording.path)), recording.path, recording.trouble, voice),
        _is_missing(message("page: {path}", path=str(html.path)), html.path, unmade, voice),
    ]
    verdict = ledger_verdict(ledger)._replace(lacks=any(lacks))
    column = program_column(voice.program, ledger, str(html.path), AREAS) if voice.program else None
    return ClosedRun(verdict, _object(recording, ledger, html.path, voice) if voice.is_json else None, column)


def _say(ledger: Ledger, path: Path, voice: Voice) -> None:
    """Show the result of a rule set: the table, or only the verdict, which goes to stderr if stdout is JSON."""
    if voice.has_tables:
        show(console(), ledger, voice.say, in_brief=path)
        return
    rest = f" {voice.say('Not asked: {cut}.', cut=ledger.said_of_cut)}" if ledger.is_partial else ""
    whose = f"{voice.program}, " if voice.program else ""
    told = visible(f"{whose}{ledger.header.rules}: {summarise(ledger).told(voice.say)}{rest}")
    if voice.is_json:
        sys.stderr.write(f"tarock: {told}\n")
    else:
        console().print(Text(told), soft_wrap=True)


def _object(recording: Recording, ledger: Ledger, page: Path, voice: Voice) -> RulesRun:
    junit = recording.places.junit
    named = "" if junit is None else str((junit if recording.is_whole else junit.part).path)
    files = check_shape.ToldFiles(ledger=str(recording.path), page=str(page), junit=named)
    return check_object.rules_run(ledger, files, AREAS, voice.program)


def _is_missing(place: Message, path: Path, trouble: Message | str, voice: Voice) -> bool:
    """Say where a file is, or why it is not there; returns whether it is missing."""
    if trouble:
        told = voice.say("{path}: {trouble}; the verdict does not depend on it", path=str(path), trouble=trouble)
        sys.stderr.write(f"tarock: {told}\n")
    elif voice.has_tables:
        console().print(Text(voice.say.sentence(place)), soft_wrap=True)
    return bool(trouble)


def _put(place: Place, text: str) -> Message | str:
    """Write a report; returns why it cannot be written, or an empty text."""
    try:
        place.put_text(text)
    except OSError as fault:
        return message("it cannot be written ({why})", why=reason_of(fault))
    return ""


def tell_undeclared(recordings: Sequence[Recording], say: Language) -> None:
    """Say which readings were asked for that ``hello`` does not offer; all that they decide was declined."""
    for recording in recordings:
        for told in recording.undeclared:
            sys.stderr.write(f"tarock: {say.sentence(told)}\n")


def tell_meddling(recordings: Sequence[Recording], say: Language) -> None:
    """Say which ledgers another program changed during the run, or right after it."""
    for recording in recordings:
        if did := recording.meddling():
            told = say(
                "{path}: another program changed it during the run: {did}; "
                "the verdict depends only on what the run itself saw",
                path=str(recording.path),
                did=did,
            )
            sys.stderr.write(f"tarock: {told}\n")


def tell_not_asked(rules: Sequence[str], say: Language) -> None:
    """Say which rule sets were not asked."""
    if rules:
        sys.stderr.write(f"tarock: {say('not asked at all: {rules}', rules=rules)}\n")


def tell_copies(errored: int, copies: int, say: Language) -> None:
    """If scenarios errored, say that several copies were asked at once, which may be the reason.

    An error that the program reports itself is an answer and is not among ``errored``.
    """
    if errored and copies > 1:
        told = say(
            "{number} scenario errored while {copies} copies were asked at once; "
            "if only one can run at a time, use --jobs 1",
            "{number} scenarios errored while {copies} copies were asked at once; "
            "if only one can run at a time, use --jobs 1",
            number=errored,
            copies=copies,
        )
        sys.stderr.write(f"tarock: {told}\n")


def tell_unfinished(recordings: Sequence[Recording], say: Language) -> None:
    """Say which ledgers are only of a part of a run, where they are, and which earlier files they leave alone."""
    for recording in recordings:
        if recording.interrupted or (not recording.is_whole and not recording.trouble):
            cut = ENDED_EARLY if recording.ended_early else message("cut off")
            why = message("interrupted") if recording.interrupted else cut
            told = left_alone(why, recording.path, recording.places.ledger)
            sys.stderr.write(f"tarock: {say.sentence(told)}\n")


def told_in_the_end(came: CampaignResult, voice: Voice) -> ExitCode:
    """Show the rule sets side by side if there are several, and return the exit code of the worst verdict."""
    closed, interrupted, not_asked, _ = came
    found = [run.verdict for run in closed]
    if voice.has_tables and len(found) > 1 and not interrupted:
        out = console()
        out.print()
        out.print(tables.side_by_side(found, voice.say))
    lacking = {Conformity.CUT_OFF} if any(verdict.lacks for verdict in found) else set()
    last = worst_of({verdict.conformity for verdict in found} | lacking)
    code = ExitCode.INTERRUPTED if interrupted else code_of(last)
    if voice.is_json:
        say_object(last, code, [run.told for run in closed if run.told is not None], not_asked=not_asked)
    return code


def say_object(
    verdict: Conformity | None,
    code: ExitCode,
    runs: Sequence[RulesRun],
    *,
    not_asked: Sequence[str] = (),
    broken: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Write the JSON object of a whole run to stdout, for scripts."""
    told = check_shape.CheckObject(
        suite=suite_version(),
        verdict=None if verdict is None else verdict.value,
        exit_code=code.value,
        runs=list(runs),
        not_asked=list(not_asked),
        broken=dict(broken),
    )
    print_json(told)
