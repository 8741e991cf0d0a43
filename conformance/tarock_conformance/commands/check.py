"""The options and help of ``tarock check``; ``tarock_checking.check`` does the work."""

from __future__ import annotations

from typing import Final

import typer

from tarock_conformance.commands.check_options import CheckRequest
from tarock_language.message import message
from tarock_running.process.exits import UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock check\n"
    "  tarock check --engine 'node adapter.js' --area play --area bonuses\n"
    "  tarock check --option lone-caller-level=dreier --junit tarock.xml\n"
    "  tarock check --clause LUN-PLAY-003 --clause KOE-PLAY-005\n"
    "  tarock check --lock koenigrufen.lock.jsonl --engine 'node adapter.js'\n"
    "  tarock check found/lungau.feature --engine 'node adapter.js'\n"
    "  tarock check --quiet --fail-fast --engine 'node adapter.js'\n"
    "  tarock check --rerun-failed tarock-report/karl.jsonl --engine 'node a.js'\n"
    "  tarock check --engine 'mine=node a.js' --engine 'theirs=./b'\n"
    "  tarock check --format json --engine 'node adapter.js' > check.json"
)


def check(request: CheckRequest) -> None:
    """Check a program against the clauses of each rule set that it plays.

    The run ends with a table by rule area, a ledger, a page and a verdict
    for each rule set; the exit code is that of the worst.
    Clauses, scenarios and options that you name choose the rule sets.
    --exclude takes names, or patterns with * for any text; a clause with
    excluded scenarios is not whole, and the verdict at best inconclusive.
    --as-of asks scenarios that came after that version too, and shows
    what came of them, but no verdict depends on them.
    {rules} in a path is the name of the rule set.
    A narrowed run writes {rules}.part.jsonl and {rules}.part.html.

    --again repeats a share of the questions later, with a fresh process.
    --symmetries repeats passed scenarios with other seats, suits or halves
    of the Talon.
    If hello declares a single reading of an option, it is used; --option
    chooses another one, and --by-the-book uses the defaults.
    --rules any first finds the rule set that comes nearest.
    --variant checks by the rules of a house.
    --only-offered judges only what hello offers, and shows the share.
    After failures, the causes are searched; --no-diagnosis skips that.
    --fail-fast stops at the first failure.
    --rerun-failed asks only what went wrong in an earlier run.
    --deviations reads a file of known failures: the exit code is 0 if there
    are no others, and 7 if a known one is mended and has to be removed.
    --format json prints one object; see `tarock schema check`.
    Several --engine 'NAME=CMD' are checked in turn and compared in a table
    and on a page; {engine} in a path is the name.
    FILE replaces the suite by scenarios of your own or those that
    `tarock fuzz --write-scenario` wrote; causes are not searched.
    --lock asks the questions of a lock, and writes no ledger.
    """
    from tarock_conformance.commands import check_modes as modes

    given = request.given
    if given.lock is not None:
        raise typer.Exit(modes.check_lock(request, given.lock))
    if given.question:
        raise UsageFaultError(message("--question: expected --lock too, whose questions have numbers"))
    if given.rerun_failed:
        raise typer.Exit(modes.check_failed(request))
    if given.files:
        raise typer.Exit(modes.check_files(request))
    raise typer.Exit(modes.check_suite(request))
