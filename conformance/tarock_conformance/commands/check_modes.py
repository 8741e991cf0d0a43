"""The modes of ``tarock check``: the suite, scenarios of files, what failed earlier, and the questions of a lock."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import typer
from msgspec.structs import replace

from tarock_conformance.commands.check_options import CheckRequest
from tarock_language.message import Message, message
from tarock_protocol.program import Program
from tarock_protocol.user_files import file_bytes
from tarock_running.inputs.engine import EngineChoice, started_early
from tarock_running.inputs.engine_values import ANY
from tarock_running.process.clock import SystemClock
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_running.process.forking import jobs_wanted

if TYPE_CHECKING:
    from tarock_checking.check.campaign import Campaign

_LARGEST_GLANCED_AT: Final = 4_000_000
"""The most bytes of a lock that is looked at before it is read; ours have less than a million."""


def check_suite(request: CheckRequest) -> ExitCode:
    """Ask the scenarios of the suite; our own engine starts while we load what asks it."""
    engine = _engine(request)
    with nullcontext() if request.asked.has_several else started_early(engine) as program:
        return _run(request, _campaign(request, engine), program)


def check_files(request: CheckRequest) -> ExitCode:
    """Ask the scenarios of files instead of the suite's."""
    engine = _engine(request)
    with nullcontext() if request.asked.has_several else started_early(engine) as program:
        campaign = _with_files(request, _campaign(request, engine))
        wanted = campaign.wanted
        named = wanted.scenarios or tuple(scenario.id for scenario in wanted.written)
        return _run(request, replace(campaign, wanted=replace(wanted, scenarios=named)), program)


def check_failed(request: CheckRequest) -> ExitCode:
    """Ask what went wrong or has no verdict in the ledgers of earlier runs."""
    from tarock_checking.check.rerun import run_again

    campaign = _with_files(request, _campaign(request, _engine(request)))
    return run_again(campaign, request.given.rerun_failed)


def check_lock(request: CheckRequest, path: Path) -> ExitCode:
    """Ask the questions of a lock; it writes no ledger. Our own engine starts while we load what asks it."""
    _refuse_beside_a_lock(request)
    engine, numbers = _engine(request), request.given.question
    starts = _has_no_profile(path)
    asks_again = starts and request.asking.again > 0 and not numbers
    with (
        started_early(engine) if starts else nullcontext() as program,
        started_early(engine) if asks_again else nullcontext() as spare,
    ):
        from tarock_checking.check.lock_check import LockCheck
        from tarock_conformance.commands.check_terms import asking_terms, voice_of
        from tarock_running.process.clock import SystemClock

        terms, voice = asking_terms(request, engine), voice_of(request)
        check = LockCheck(engine=engine, path=path, numbers=numbers, clock=SystemClock(), terms=terms, voice=voice)
        return check.run(program, spare)


def _has_no_profile(path: Path) -> bool:
    """Whether a lock seems to be of a source: our own engine can start before the lock itself is read.

    Whoever reads it finds out; a file that says something else here costs a start in vain.
    """
    with suppress(OSError):
        return b'"profile":""' in file_bytes(path, _LARGEST_GLANCED_AT).partition(b"\n")[0]
    return False


def _run(request: CheckRequest, campaign: Campaign, program: Program | None = None) -> ExitCode:
    """Check one program, or each of several; first find the rule set, if that is wanted."""
    if ANY in campaign.rules:
        campaign = _by_nearest_rules(campaign)
    if not request.asked.has_several:
        return campaign.run(program)
    from tarock_checking.check.several import SeveralCampaigns, named_engines

    return SeveralCampaigns(campaign=campaign, engines=named_engines(request.asked.engine)).run()


def _by_nearest_rules(campaign: Campaign) -> Campaign:
    """The campaign with the rule set that the program comes nearest to; the command ends if there is none."""
    from tarock_checking.check.any_rules import rules_found

    rules = rules_found(campaign.engine, campaign.voice)
    if not rules:
        raise typer.Exit(ExitCode.INCONCLUSIVE)
    return replace(campaign, rules=rules)


def _campaign(request: CheckRequest, engine: EngineChoice) -> Campaign:
    """The check of the suite's scenarios; no program is asked yet."""
    from tarock_checking.check.campaign import Campaign
    from tarock_conformance.commands.check_terms import asking_terms, voice_of, wanted_files_of, wanted_of

    if ANY in request.narrowed.rules:
        _refuse_beside_any(request)
    wanted = wanted_of(request.narrowed)
    return Campaign(
        engine=engine,
        rules=request.narrowed.rules,
        pairs=request.narrowed.option,
        wanted=replace(wanted, house=engine.house),
        wanted_files=wanted_files_of(request.outputs, wanted),
        clock=SystemClock(),
        terms=asking_terms(request, engine),
        jobs=jobs_wanted(request.asking.jobs),
        voice=voice_of(request),
    )


def _with_files(request: CheckRequest, campaign: Campaign) -> Campaign:
    """The check of the scenarios of files, if there are any."""
    from tarock_conformance.commands.check_terms import wanted_files_of
    from tarock_running.inputs.scenario_files import scenarios_of_files

    written = scenarios_of_files(request.given.files, request.language.say, quiet=request.voice.quiet)
    wanted = replace(campaign.wanted, written=written)
    return replace(campaign, wanted=wanted, wanted_files=wanted_files_of(request.outputs, wanted))


def _engine(request: CheckRequest) -> EngineChoice:
    """The program to ask; if there are several, the settings that they share."""
    asked = request.asked
    if asked.has_several:
        if asked.in_process:
            raise UsageFaultError(message("--in-process: asks the reference engine, so it cannot go with --engine"))
        _refuse_beside_several(request)
    return EngineChoice(
        command=None if asked.has_several or not asked.engine else asked.engine[0],
        in_process=asked.in_process,
        timeout=asked.timeout,
        restarts=asked.restarts,
        variant=request.narrowed.variant,
        say=request.language.say,
    )


def _set(*records: msgspec.Struct) -> dict[str, object]:
    """The options of some records, by their names on the command line."""
    return {
        name.replace("_", "-"): value for record in records for name, value in msgspec.structs.asdict(record).items()
    }


def _refuse(given: Mapping[str, object], why: Message) -> None:
    """Refuse options that are set, with the reason, which has a place for the name of the option."""
    for name, value in given.items():
        if value:
            raise UsageFaultError(Message(why.id, {"option": f"--{name}"}))


def _refuse_beside_any(request: CheckRequest) -> None:
    """Refuse options that cannot go with ``--rules any``."""
    from tarock_checking.check.any_rules import refuse_beside_any

    several, variant, ledgers = request.asked.has_several, request.narrowed.variant, request.given.rerun_failed
    given = {"engine NAME=CMD": several, "variant": variant, "rerun-failed": ledgers}
    refuse_beside_any(request.narrowed.rules, given)


def _refuse_beside_several(request: CheckRequest) -> None:
    """Refuse options that are about one program only."""
    given, why = request.given, message("{option}: is about one program, so it cannot go with several --engine")
    _refuse({"lock": given.lock, "rerun-failed": given.rerun_failed, "deviations": request.asking.deviations}, why)


def _refuse_beside_a_lock(request: CheckRequest) -> None:
    """Refuse options that a lock decides, and those for files that a run by a lock does not write."""
    if request.given.files:
        raise UsageFaultError(message("the lock chooses the questions, so no file of scenarios can go with --lock"))
    asking = request.asking
    beside = {"by-the-book": asking.by_the_book, "deviations": asking.deviations}
    given = _set(request.narrowed, request.outputs) | beside | {"rerun-failed": request.given.rerun_failed}
    why = message("--lock: the lock chooses the questions and leaves no ledger, so it cannot go with {option}")
    _refuse(given, why)
