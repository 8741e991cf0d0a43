"""The options and help of ``tarock fuzz``; ``tarock_searching.fuzz`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Rules, Timeout, Variant
from tarock_running.process.exits import UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock fuzz --engine 'node adapter.js'\n"
    "  tarock fuzz --engine 'node adapter.js' --rules karl --minutes 1\n"
    "  tarock fuzz --engine ./engine --seed 7 --corpus finds.jsonl\n"
    "  tarock fuzz --engine ./engine --seed 7 --resume"
)


def fuzz(
    *,
    engine: Annotated[
        str | None,
        typer.Option("--engine", help="The program to ask; by default our reference engine.", metavar="'CMD …'"),
    ] = None,
    rules: Rules = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed asks the same questions.")] = 1,
    questions: Annotated[
        int, typer.Option("--questions", min=1, help="Questions for each rule set.", metavar="N")
    ] = 3_000,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="Stop after so many minutes.", metavar="M")
    ] = None,
    each: Annotated[
        int, typer.Option("--each", min=0, help="Stop when every clause came up so often.", metavar="K")
    ] = 0,
    laws_only: Annotated[
        bool, typer.Option("--laws-only", help="Test only laws, without our engine's answers.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", min=1, help="How many copies run at once; by default one for each processor.", metavar="N"
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="Use the workers of this dask scheduler.", metavar="ADDRESS"),
    ] = None,
    corpus: Annotated[
        Path | None,
        typer.Option("--corpus", help="Ask the questions in this file first, and add what is found.", metavar="FILE"),
    ] = None,
    write_scenario: Annotated[
        Path | None,
        typer.Option(
            "--write-scenario",
            help="Write what is found as scenarios, for `tarock check FOLDER`.",
            metavar="FOLDER",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue an interrupted run in this folder.")] = False,
    timeout: Timeout = 5.0,
    restarts: Annotated[
        int, typer.Option("--restarts", min=0, help="How often a broken program is restarted.", metavar="N")
    ] = 10,
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
    from tarock_checking.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_running.inputs.engine import EngineChoice  # noqa: PLC0415
    from tarock_running.process.clock import SystemClock  # noqa: PLC0415
    from tarock_searching.fuzz.run import FuzzRun  # noqa: PLC0415 - loads the engine

    if cluster is not None and jobs is not None:
        message = "--jobs: cannot go with --cluster, whose workers ask"
        raise UsageFaultError(message)
    chosen = EngineChoice(command=engine, timeout=timeout, restarts=restarts, variant=variant)
    run = FuzzRun(
        engine=chosen,
        rules=tuple(rules or ()),
        clock=SystemClock(),
        seed=seed,
        questions=questions,
        minutes=minutes,
        each=each,
        laws_only=laws_only,
        jobs=jobs_wanted(jobs),
        corpus=corpus,
        scenarios=write_scenario,
        cluster=cluster,
        resumes=resume,
    )
    raise typer.Exit(run.run())
