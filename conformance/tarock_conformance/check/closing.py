"""What a run leaves behind: the page, JUnit where wanted, and on the terminal the table and the verdict.

All of it is made from what the run itself saw. A file that cannot be put in its place does not change the verdict;
only where there was nothing worse to say, the exit code says that something is missing. What is not the whole of a run
goes beside the places of the whole one, and never takes them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.outputs.places import left_alone
from tarock_conformance.process.console import console
from tarock_conformance.report.making import Format, report_text, show, worst
from tarock_reports.ledger.whole_files import Place
from tarock_reports.verdict.summary import Conformity, LedgerVerdict, ledger_verdict
from tarock_steps.catalogue.areas import AREAS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tarock_conformance.check.recording import Recording
    from tarock_conformance.process.exits import ExitCode
    from tarock_reports.ledger.checks import Ledger

_SHOWN = 20
"""How many failures the terminal shows; the page and the ledger have them all."""


def close(recordings: Sequence[Recording]) -> list[LedgerVerdict]:
    """Make the reports of what was just asked, tell it on the terminal, and say what each rule set comes to.

    JUnit is made at the end, as one file may tell of several rule sets.
    """
    from tarock_reports.pages import junit  # noqa: PLC0415 - only this needs it

    reports: dict[Path, junit.Report] = {}
    places: dict[Path, Place] = {}
    closed: list[LedgerVerdict] = []
    are_whole = all(recording.is_whole for recording in recordings)
    for recording in recordings:
        ledger, place = recording.ledger, recording.places.junit
        closed.append(_closed(recording, ledger))
        if place is not None:
            places[place.path] = place if are_whole else place.part
            reports.setdefault(place.path, junit.Report()).add(ledger, AREAS)
    for path, report in reports.items():
        lacks = _told("junit", places[path].path, _put(places[path], report.text()))
        closed[-1] = closed[-1]._replace(lacks=closed[-1].lacks or lacks)
    return closed


def _closed(recording: Recording, ledger: Ledger) -> LedgerVerdict:
    """Make the page of a rule set, and tell on the terminal what came of it."""
    html = recording.places.html if recording.is_whole else recording.places.html.part
    unmade = _put(html, report_text([ledger], Format.HTML))
    if unmade and recording.is_whole:
        html.clear()  # the page of an earlier run would stand beside the ledger of this one
    show(console(), ledger, limit=_SHOWN)
    lacks = [_told("ledger", recording.path, recording.trouble), _told("page", html.path, unmade)]
    return ledger_verdict(ledger)._replace(lacks=any(lacks))


def _told(label: str, path: Path, trouble: str) -> bool:
    """Say where a file is, or why it is not there; tells whether it is missing."""
    if trouble:
        sys.stderr.write(f"tarock: {path}: {trouble}; the verdict stands without it\n")
    else:
        console().print(Text(f"{label}: {path}"), soft_wrap=True)
    return bool(trouble)


def _put(place: Place, text: str) -> str:
    """Write a report; says why it cannot be written, empty where it was."""
    try:
        place.put_text(text)
    except OSError as fault:
        return f"it cannot be written ({fault.strerror or fault})"
    return ""


def tell_meddling(recordings: Sequence[Recording]) -> None:
    """Say which ledgers others changed while the run lasted, or right after."""
    for recording in recordings:
        if did := recording.meddling():
            told = f"{recording.path}: somebody else changed it while the run lasted: {did}"
            sys.stderr.write(f"tarock: {told}; the verdict rests on what the run itself saw\n")


def tell_copies(errored: int, copies: int) -> None:
    """Say of scenarios that errored that several copies were asked at once, which not every program bears."""
    if errored and copies > 1:
        told = f"{errored} scenario{'' if errored == 1 else 's'} errored while {copies} copies were asked at once"
        sys.stderr.write(f"tarock: {told}; a program of which only one can run at a time is asked with --jobs 1\n")


def tell_unfinished(recordings: Sequence[Recording]) -> None:
    """Say of which rule sets there is only a part, where that is and what it leaves alone."""
    for recording in recordings:
        if recording.interrupted or (not recording.is_whole and not recording.trouble):
            why = "interrupted" if recording.interrupted else "cut off"
            sys.stderr.write(f"tarock: {left_alone(why, recording.path, recording.places.ledger)}\n")


def verdicts(closed: Sequence[LedgerVerdict]) -> ExitCode:
    """What the ledgers come to, side by side where there are several; the exit code is that of the worst."""
    if len(closed) > 1:
        from tarock_reports.terminal import tables  # noqa: PLC0415 - loads rich, when all is done

        out = console()
        out.print()
        out.print(tables.side_by_side(closed))
    lacking = {Conformity.CUT_OFF} if any(each.lacks for each in closed) else set()
    return worst({each.conformity for each in closed} | lacking)
