"""``tarock check``: what people type, with its help; the check itself stands in the room ``check``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tarock_conformance.check.voice import ToldAs, Voice
from tarock_conformance.commands.options import Areas, Clauses, Options, Timeout, Variant
from tarock_conformance.inputs.engine import AGAIN, ANY, EngineChoice
from tarock_conformance.outputs.places import FOLDER, RULES, Wishes
from tarock_conformance.process.exits import ExitCode, UsageFaultError, check_known

if TYPE_CHECKING:
    from tarock_conformance.inputs.deviations import KnownDeviation

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
            help="Scenarios to ask in the place of the suite's: files of them (.feature), or folders of such files.",
        ),
    ] = None,
    *,
    engine: Annotated[
        list[str] | None,
        typer.Option(
            "--engine",
            help="The program to ask; our reference engine if left out. Several as NAME='CMD …' each.",
            metavar="'CMD …'",
        ),
    ] = None,
    rules: Annotated[
        list[str] | None,
        typer.Option(
            "--rules",
            help=f"Only this rule set; may be repeated. {ANY}: the one that the program comes nearest to.",
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
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help=f"Where the ledger goes; {FOLDER}/{RULES}.jsonl if left out.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help=f"Where the page goes; {FOLDER}/{RULES}.html if left out.")
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", help="Where JUnit XML goes, if wanted.")] = None,
    timeout: Timeout = 5.0,
    restarts: Annotated[
        int,
        typer.Option("--restarts", min=0, help="How often a program that broke is started again.", metavar="N"),
    ] = 10,
    budget: Annotated[
        float | None,
        typer.Option(
            "--budget", help="Seconds for the whole run; if left out, 30 for the look for causes.", metavar="SECONDS"
        ),
    ] = None,
    again: Annotated[
        float,
        typer.Option("--again", help="Which share of the questions a fresh process is asked again.", metavar="SHARE"),
    ] = AGAIN,
    symmetries: Annotated[
        str,
        typer.Option(
            "--symmetries",
            help="What is put again with other seats, suits and halves: share, all, or none.",
            metavar="HOW",
        ),
    ] = "share",
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            min=1,
            help="How many copies of the program are asked at once; one for each processor if left out.",
            metavar="N",
        ),
    ] = None,
    only_offered: Annotated[
        bool, typer.Option("--only-offered", help="Conform is also who answers rightly all that it offers.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Inconclusive is also who declines a question of a kind that it offers.")
    ] = False,
    by_the_book: Annotated[
        bool, typer.Option("--by-the-book", help="Ask by the defaults, whatever readings hello declares.")
    ] = False,
    diagnosis: Annotated[
        bool, typer.Option("--diagnosis/--no-diagnosis", help="Whether to look for what is played otherwise.")
    ] = True,
    in_process: Annotated[
        bool, typer.Option("--in-process", help="Ask the reference engine without a pipe between.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say the verdicts, and nothing else.")] = False,
    fail_fast: Annotated[bool, typer.Option("--fail-fast", help="End at the first scenario that goes wrong.")] = False,
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
        typer.Option("--deviations", help="Failures that are known, which are told apart.", metavar="FILE"),
    ] = None,
    form: Annotated[
        str, typer.Option("--format", help="What stdout is for: table, or json.", metavar="FORMAT")
    ] = "table",
    lock: Annotated[
        Path | None, typer.Option("--lock", help="Ask the questions of this lock, and nothing else.", metavar="FILE")
    ] = None,
    question: Annotated[
        list[int] | None,
        typer.Option("--question", help="Only this question of the lock; may be repeated.", metavar="N"),
    ] = None,
) -> None:
    """Check an engine against every clause of each rule set that it plays.

    Ends in a table by rule area, the ledger, the page and a verdict for each rule set; the exit code is that of the
    worst. What clauses, scenarios and options are named say which rule sets are meant. In the paths of ledger, page
    and JUnit {rules} stands for the name of the rule set. A run that is narrowed to clauses, areas or scenarios goes
    to {rules}.part.jsonl and {rules}.part.html, and one that finds another at work takes a folder of its own.
    A share of the questions is asked twice, later and of a fresh process; who answers otherwise then is an adapter
    broken. Of what passes a share is put again with the seats turned round, suits or halves of the Talon exchanged,
    and has to be answered alike; with --symmetries all that is all of it.
    An option of which hello declares one reading alone is asked by that one; --option chooses another, and
    --by-the-book asks by the defaults.
    With --rules any it is found out first which rule set the program comes nearest to, as `tarock identify` does.
    With --variant the rules are those of a house: its readings are fixed, and right is what the reference engine says
    that plays by it; without --engine that engine is asked.
    With --only-offered what hello does not offer asks for nothing, and the share of the rest is said.
    Where something fails it is looked for what the program plays otherwise, from its own answers; --no-diagnosis leaves
    that out.
    With --fail-fast what is left is not asked, and how much that is is said. With --rerun-failed only those scenarios
    are asked that went wrong in the run that a ledger tells of, or have no verdict there.
    With --deviations what goes wrong as a file says, by clause or by cause and with a reason, is known and told apart:
    the exit code is 0 where nothing else goes wrong, and 7 where something known is mended and has to be struck out.
    With --format json stdout has one JSON object and nothing else, whose schema `tarock schema --of check` prints.
    With several --engine 'NAME=CMD' each program is asked in turn, and they are told side by side in a table and on a
    page; each has a folder of its own, and {engine} in a path stands for its name.
    With FILE the scenarios of a file are asked, and none of the suite: what `tarock fuzz --write-scenario` wrote, or
    anybody's in the form of the features. They are about the rule set whose clauses they cite; nobody looks for causes.
    With --lock the questions of a lock are asked, which names its rule set and options itself; it leaves no ledger.
    """
    from tarock_conformance.check.counterparts import SymmetryShare  # noqa: PLC0415
    from tarock_conformance.check.terms import AskingTerms  # noqa: PLC0415 - time that other commands need not spend
    from tarock_conformance.process.clock import SystemClock  # noqa: PLC0415

    several = engine is not None and len(engine) > 1
    command = None if engine is None or several else engine[0]
    if several and in_process:
        message = "--in-process: asks the reference engine in this process, so it cannot go with --engine"
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
        known=() if deviations is None else _known(deviations, chosen),
    )
    if several:
        _refuse_beside_several({"lock": lock, "rerun-failed": rerun_failed, "deviations": deviations})
    check_known("--format", "format", form, list(ToldAs))
    voice = Voice(quiet=quiet, form=ToldAs(form))
    if lock is not None:
        from tarock_conformance.check.locked import LockCheck  # noqa: PLC0415

        beside: dict[str, object] = {
            "rules": rules,
            "option": option,
            "variant": variant,
            "clause": clause,
            "area": area,
            "scenario": scenario,
        }
        if files:
            message = "FILE: the lock says what is asked, so it cannot go with --lock"
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
        message = "--question: expected --lock with it, whose questions have numbers"
        raise UsageFaultError(message)

    if rules and ANY in rules:
        from tarock_conformance.check.any_rules import refuse_beside_any, rules_found  # noqa: PLC0415 - loads the engine

        refuse_beside_any(rules, {"engine NAME=CMD": several, "variant": variant, "rerun-failed": rerun_failed})
        rules = list(rules_found(chosen, voice))
        if not rules:
            raise typer.Exit(ExitCode.INCONCLUSIVE)

    from tarock_conformance.check.campaign import Campaign  # noqa: PLC0415
    from tarock_conformance.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_conformance.inputs.rule_sets import area_names  # noqa: PLC0415
    from tarock_conformance.inputs.scenario_files import scenarios_of_files  # noqa: PLC0415
    from tarock_conformance.inputs.selection import Wanted  # noqa: PLC0415

    written = scenarios_of_files(files or ())
    wanted = Wanted(
        clauses=tuple(clause or ()),
        areas=area_names(area or ()),
        scenarios=tuple(scenario or ([] if rerun_failed else [one.id for one in written])),
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
        from tarock_conformance.check.several import SeveralCampaigns, named_engines  # noqa: PLC0415

        raise typer.Exit(SeveralCampaigns(campaign=campaign, engines=named_engines(engine or ())).run())
    if rerun_failed:
        from tarock_conformance.check.rerun import run_again  # noqa: PLC0415 - reads ledgers

        raise typer.Exit(run_again(campaign, rerun_failed))
    raise typer.Exit(campaign.run())


def _known(path: Path, chosen: EngineChoice) -> tuple[KnownDeviation, ...]:
    """The deviations that a file knows of."""
    from tarock_conformance.inputs.deviations import read_deviations  # noqa: PLC0415 - loads the engine

    return read_deviations(path, chosen.house)


def _refuse_beside_several(given: Mapping[str, object]) -> None:
    """Refuse what is about one program alone."""
    for name, value in given.items():
        if value:
            message = f"--{name}: is about one program, so it cannot go with several --engine"
            raise UsageFaultError(message)


def _refuse_beside_a_lock(given: Mapping[str, object]) -> None:
    """Refuse what a lock decides itself, and the files that a run by a lock does not write."""
    for name, value in given.items():
        if value:
            message = (
                f"--lock: the lock says what is asked, and there is no ledger of it, so it cannot go with --{name}"
            )
            raise UsageFaultError(message)
