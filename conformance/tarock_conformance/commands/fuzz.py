"""``tarock fuzz``: what people type, with its help; the campaign stands in the room ``fuzz``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Rules, Timeout, Variant
from tarock_conformance.process.exits import UsageFaultError

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
        typer.Option("--engine", help="The program to ask; our reference engine if left out.", metavar="'CMD …'"),
    ] = None,
    rules: Rules = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option("--seed", help="Which questions: the same seed, the same questions.")] = 1,
    questions: Annotated[
        int, typer.Option("--questions", min=1, help="How many questions of each rule set.", metavar="N")
    ] = 3_000,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="End after so long, whatever is left.", metavar="M")
    ] = None,
    each: Annotated[
        int, typer.Option("--each", min=0, help="End when every clause came up so often.", metavar="K")
    ] = 0,
    laws_only: Annotated[
        bool, typer.Option("--laws-only", help="Hold answers to laws alone, whatever our own engine answers.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", min=1, help="How many copies are asked at once; one a processor if left out.", metavar="N"
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster", help="Have the workers of this dask scheduler ask, not processes here.", metavar="ADDRESS"
        ),
    ] = None,
    corpus: Annotated[
        Path | None,
        typer.Option("--corpus", help="Questions to put first; what is found is added to it.", metavar="FILE"),
    ] = None,
    write_scenario: Annotated[
        Path | None,
        typer.Option(
            "--write-scenario",
            help="Write what is found as scenarios into this folder, for `tarock check FOLDER`.",
            metavar="FOLDER",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with campaigns here that did not come to their end.")
    ] = False,
    timeout: Timeout = 5.0,
    restarts: Annotated[
        int, typer.Option("--restarts", min=0, help="How often a program that broke is started again.", metavar="N")
    ] = 10,
) -> None:
    """Ask a program what no scenario asks: questions of the suite changed a little, and whole deals.

    Right is what the reference engine answers, and the whole answer is compared. Deals are played by players who seek
    what is rare, and a second telling of our rules plays each of them too: where our two disagree, the fault is ours
    and nobody else is judged. Each sort of difference is told once, with the smallest question found that shows it and
    the clauses that it is about, and what never came up is listed; what came up least is sought next.
    One question in four is held to laws instead, which need no right answer: no card, Auge or payment is lost or made,
    one player is next, what is listed is accepted and nothing else, and the same question has the same answer, also
    later, with other labels, and asked by itself. With --laws-only all of them are; so a program is tried whose rules
    our engine does not know.
    The same seed asks and finds the same, from one process or many.
    With --cluster each worker asks a copy of its own, which its machine starts by the same command; it needs the extra
    `cluster`, here and there, and comes to the same as one process.
    While it lasts its record stands in tarock-report/fuzz-{rules}.part.json, and with --resume a campaign that was
    interrupted, or had no more time, is gone on with from there and comes to the very same.
    The exit code is 1 where something was answered otherwise, and 4 where the program only broke: did not answer in
    time, ended, or said what is no reply.
    """
    from tarock_conformance.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_conformance.fuzz.run import FuzzRun  # noqa: PLC0415 - loads the engine
    from tarock_conformance.inputs.engine import EngineChoice  # noqa: PLC0415
    from tarock_conformance.process.clock import SystemClock  # noqa: PLC0415

    if cluster is not None and jobs is not None:
        message = "--jobs: says how many processes ask here, so it cannot go with --cluster, whose workers ask"
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
