"""The options and help of ``tarock check``; ``tarock_checking.check`` does the work."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tarock_checking.check.voice import ToldAs, Voice
from tarock_conformance.commands.options import Areas, Clauses, Options, Timeout, Variant
from tarock_running.inputs.engine import AGAIN, ANY, EngineChoice
from tarock_running.outputs.places import FOLDER, RULES, Wishes
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known

if TYPE_CHECKING:
    from tarock_running.inputs.deviations import KnownDeviation

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


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="FILE",
            help="Scenarios to ask instead of the suite's: .feature files, or folders of them.",
        ),
    ] = None,
    *,
    engine: Annotated[
        list[str] | None,
        typer.Option(
            "--engine",
            help="The program to ask; by default our reference engine. Several as NAME='CMD …' each.",
            metavar="'CMD …'",
        ),
    ] = None,
    rules: Annotated[
        list[str] | None,
        typer.Option(
            "--rules",
            help=f"Only this rule set; may be repeated. {ANY}: the nearest one.",
            metavar="NAME",
        ),
    ] = None,
    option: Options = None,
    variant: Variant = None,
    clause: Clauses = None,
    area: Areas = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", help="Only this scenario; may be repeated.", metavar="ID"),
    ] = None,
    exclude: Annotated[
        list[str] | None,
        typer.Option(
            "--exclude", help="Leave out these scenarios, clauses or rule areas; may be repeated.", metavar="PATTERN"
        ),
    ] = None,
    as_of: Annotated[
        str, typer.Option("--as-of", help="Judge by the scenarios of this version.", metavar="VERSION")
    ] = "",
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help=f"Path of the ledger; by default {FOLDER}/{RULES}.jsonl.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help=f"Path of the page; by default {FOLDER}/{RULES}.html.")
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", help="Also write JUnit XML to this path.")] = None,
    timeout: Timeout = 5.0,
    restarts: Annotated[
        int,
        typer.Option("--restarts", min=0, help="How often a broken program is restarted.", metavar="N"),
    ] = 10,
    budget: Annotated[
        float | None,
        typer.Option(
            "--budget", help="Seconds for the whole run; without it, 30 for the look for causes.", metavar="SECONDS"
        ),
    ] = None,
    again: Annotated[
        float,
        typer.Option(
            "--again", help="Which share of the questions is asked again, of a fresh process.", metavar="SHARE"
        ),
    ] = AGAIN,
    symmetries: Annotated[
        str,
        typer.Option(
            "--symmetries",
            help="What is repeated with other seats, suits and halves: share, all or none.",
            metavar="HOW",
        ),
    ] = "share",
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            min=1,
            help="How many copies of the program run at once; by default one for each processor.",
            metavar="N",
        ),
    ] = None,
    only_offered: Annotated[
        bool, typer.Option("--only-offered", help="Judge the program only by what hello offers.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Inconclusive if it declines a question of an offered kind.")
    ] = False,
    by_the_book: Annotated[
        bool, typer.Option("--by-the-book", help="Ask by the defaults, whatever hello declares.")
    ] = False,
    diagnosis: Annotated[
        bool, typer.Option("--diagnosis/--no-diagnosis", help="Whether to search the causes of failures.")
    ] = True,
    in_process: Annotated[bool, typer.Option("--in-process", help="Ask the reference engine without a pipe.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only the verdicts.")] = False,
    fail_fast: Annotated[bool, typer.Option("--fail-fast", help="Stop at the first failure.")] = False,
    rerun_failed: Annotated[
        list[Path] | None,
        typer.Option(
            "--rerun-failed",
            help="Ask only what went wrong or has no verdict there; may be repeated.",
            metavar="LEDGER",
        ),
    ] = None,
    deviations: Annotated[
        Path | None,
        typer.Option("--deviations", help="A file of known failures, which are listed separately.", metavar="FILE"),
    ] = None,
    form: Annotated[str, typer.Option("--format", help="What to print: table or json.", metavar="FORMAT")] = "table",
    lock: Annotated[
        Path | None, typer.Option("--lock", help="Ask only the questions of this lock.", metavar="FILE")
    ] = None,
    question: Annotated[
        list[int] | None,
        typer.Option("--question", help="Only this question of the lock; may be repeated.", metavar="N"),
    ] = None,
) -> None:
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
    --format json prints one object; see `tarock schema --of check`.
    Several --engine 'NAME=CMD' are checked in turn and compared in a table
    and on a page; {engine} in a path is the name.
    FILE replaces the suite by scenarios of your own or those that
    `tarock fuzz --write-scenario` wrote; causes are not searched.
    --lock asks the questions of a lock, and writes no ledger.
    """
    from tarock_checking.check.terms import AskingTerms  # noqa: PLC0415 - time that other commands need not spend
    from tarock_checking.playing.counterparts import SymmetryShare  # noqa: PLC0415
    from tarock_running.process.clock import SystemClock  # noqa: PLC0415

    several = engine is not None and len(engine) > 1
    command = None if engine is None or several else engine[0]
    if several and in_process:
        message = "--in-process: asks the reference engine, so it cannot go with --engine"
        raise UsageFaultError(message)
    chosen = EngineChoice(command=command, in_process=in_process, timeout=timeout, restarts=restarts, variant=variant)
    check_known("--symmetries", "how", symmetries, list(SymmetryShare))
    terms = AskingTerms(
        budget=budget,
        again=again,
        only_offered=only_offered,
        strict=strict,
        by_the_book=by_the_book,
        diagnosis=diagnosis,
        fail_fast=fail_fast,
        symmetries=SymmetryShare(symmetries),
        as_of=as_of,
        known=() if deviations is None else _known(deviations, chosen),
    )
    if several:
        _refuse_beside_several({"lock": lock, "rerun-failed": rerun_failed, "deviations": deviations})
    check_known("--format", "format", form, list(ToldAs))
    voice = Voice(quiet=quiet, form=ToldAs(form))
    if lock is not None:
        from tarock_checking.check.locked import LockCheck  # noqa: PLC0415

        beside: dict[str, object] = {
            "rules": rules,
            "option": option,
            "variant": variant,
            "clause": clause,
            "area": area,
            "scenario": scenario,
            "exclude": exclude,
            "as-of": as_of,
        }
        if files:
            message = "the lock chooses the questions, so no file of scenarios can go with --lock"
            raise UsageFaultError(message)
        beside |= {"ledger": ledger, "html": html, "junit": junit, "by-the-book": by_the_book}
        _refuse_beside_a_lock(beside | {"rerun-failed": rerun_failed, "deviations": deviations})
        by_lock = LockCheck(
            engine=chosen,
            path=lock,
            numbers=tuple(question or ()),
            clock=SystemClock(),
            terms=terms,
            voice=voice,
        )
        raise typer.Exit(by_lock.run())
    if question:
        message = "--question: expected --lock too, whose questions have numbers"
        raise UsageFaultError(message)

    from tarock_running.inputs.scenario_files import scenarios_of_files  # noqa: PLC0415

    written = scenarios_of_files(files or (), quiet=quiet)
    if rules and ANY in rules:
        from tarock_checking.check.any_rules import refuse_beside_any, rules_found  # noqa: PLC0415 - loads the engine

        refuse_beside_any(rules, {"engine NAME=CMD": several, "variant": variant, "rerun-failed": rerun_failed})
        rules = list(rules_found(chosen, voice))
        if not rules:
            raise typer.Exit(ExitCode.INCONCLUSIVE)

    from tarock_checking.check.campaign import Campaign  # noqa: PLC0415
    from tarock_checking.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_running.inputs.rule_sets import area_names  # noqa: PLC0415
    from tarock_running.inputs.selection import Wanted  # noqa: PLC0415

    wanted = Wanted(
        clauses=tuple(clause or ()),
        areas=area_names(area or ()),
        scenarios=tuple(scenario or ([] if rerun_failed else [written_scenario.id for written_scenario in written])),
        excluded=tuple(exclude or ()),
        written=written,
    )
    campaign = Campaign(
        engine=chosen,
        rules=tuple(rules or ()),
        pairs=tuple(option or ()),
        wanted=wanted,
        wishes=Wishes(ledger=ledger, html=html, junit=junit, part=wanted != Wanted()),
        clock=SystemClock(),
        terms=terms,
        jobs=jobs_wanted(jobs),
        voice=voice,
    )
    if several:
        from tarock_checking.check.several import SeveralCampaigns, named_engines  # noqa: PLC0415

        raise typer.Exit(SeveralCampaigns(campaign=campaign, engines=named_engines(engine or ())).run())
    if rerun_failed:
        from tarock_checking.check.rerun import run_again  # noqa: PLC0415 - reads ledgers

        raise typer.Exit(run_again(campaign, rerun_failed))
    raise typer.Exit(campaign.run())


def _known(path: Path, chosen: EngineChoice) -> tuple[KnownDeviation, ...]:
    """The known deviations in a file."""
    from tarock_running.inputs.deviations import read_deviations  # noqa: PLC0415 - loads the engine

    return read_deviations(path, chosen.house)


def _refuse_beside_several(given: Mapping[str, object]) -> None:
    """Refuse options that are about one program only."""
    for name, value in given.items():
        if value:
            message = f"--{name}: is about one program, so it cannot go with several --engine"
            raise UsageFaultError(message)


def _refuse_beside_a_lock(given: Mapping[str, object]) -> None:
    """Refuse options that a lock decides, and those for files that a run by a lock does not write."""
    for name, value in given.items():
        if value:
            message = f"--lock: the lock chooses the questions and leaves no ledger, so it cannot go with --{name}"
            raise UsageFaultError(message)
