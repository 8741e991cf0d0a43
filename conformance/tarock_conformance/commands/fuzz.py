"""The options and help of ``tarock fuzz``; ``tarock_searching.fuzz`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import (
    LAWS_ONLY,
    QUESTIONS,
    RESUME,
    SEED,
    AskedOptions,
    LanguageOptions,
    Restarts,
    Rules,
    SharingOptions,
    Variant,
)

EXAMPLES: Final = (
    "Examples\n"
    "  tarock fuzz --engine 'node adapter.js'\n"
    "  tarock fuzz --engine 'node adapter.js' --rules karl --minutes 1\n"
    "  tarock fuzz --engine ./engine --seed 7 --corpus finds.jsonl\n"
    "  tarock fuzz --engine ./engine --seed 7 --resume"
)


class FuzzedOptions(AskedOptions, frozen=True, kw_only=True):
    """The program to ask, and the rules that it is asked by."""

    restarts: Restarts = 10
    rules: Rules = ()
    variant: Variant = None


class QuestionsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How many questions are asked, and which; ``minutes`` and ``each`` end a run earlier."""

    seed: Annotated[int, SEED(help="The same seed asks the same questions.")] = 1
    questions: Annotated[int, QUESTIONS(min=1, help="Questions for each rule set.")] = 3_000
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="Stop after so many minutes.", metavar="M")
    ] = None
    each: Annotated[
        int, typer.Option("--each", min=0, help="Stop when every clause came up so often.", metavar="K")
    ] = 0
    laws_only: Annotated[bool, LAWS_ONLY(help="Test only laws, without our engine's answers.")] = False


class FindsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Where finds are kept, and whether an interrupted run continues."""

    corpus: Annotated[
        Path | None,
        typer.Option("--corpus", help="Ask the questions in this file first, and add what is found.", metavar="FILE"),
    ] = None
    write_scenario: Annotated[
        Path | None,
        typer.Option(
            "--write-scenario",
            help="Write what is found as scenarios, for `tarock check FOLDER`.",
            metavar="FOLDER",
        ),
    ] = None
    resume: Annotated[bool, RESUME(help="Continue an interrupted run in this folder.")] = False


def fuzz(
    *,
    asked: FuzzedOptions,
    wanted: QuestionsOptions,
    shared: SharingOptions,
    finds: FindsOptions,
    language: LanguageOptions,
) -> None:
    """Ask a program questions that no scenario asks: changed questions of the suite, and whole deals.

    The reference engine decides what is right, and the whole answer is
    compared. A second engine of ours plays each deal too; if our two
    disagree, the fault is ours, and the run says so.
    Each kind of difference is shown once, with its cause or clauses and the
    smallest question that shows it.
    One question in four is tested against laws, which need no right answer:
    no card, Auge or payment is lost, what is listed is accepted and nothing
    else, the same question has the same answer. --laws-only tests only laws,
    for a program whose rules our engine does not know.
    The same seed asks and finds the same, with any number of processes.
    --cluster uses the workers of a dask scheduler, each with a copy of the
    program; it needs the extra `cluster` on all machines.
    Continue an interrupted run with --resume; the result is the same.
    The exit code is 1 if an answer was wrong, and 4 if the program only
    broke: it gave no answer in time, ended, or broke the protocol.
    """
    from tarock_running.inputs.engine import EngineChoice
    from tarock_running.process.clock import SystemClock
    from tarock_searching.fuzz.run import FuzzRun

    jobs = shared.processes()
    run = FuzzRun(
        engine=EngineChoice(
            command=asked.engine,
            timeout=asked.timeout,
            restarts=asked.restarts,
            variant=asked.variant,
            say=language.say,
        ),
        rules=asked.rules,
        clock=SystemClock(),
        seed=wanted.seed,
        questions=wanted.questions,
        minutes=wanted.minutes,
        each=wanted.each,
        laws_only=wanted.laws_only,
        jobs=jobs,
        corpus=finds.corpus,
        scenarios=finds.write_scenario,
        cluster=shared.cluster,
        resumes=finds.resume,
        say=language.say,
    )
    raise typer.Exit(run.run())
