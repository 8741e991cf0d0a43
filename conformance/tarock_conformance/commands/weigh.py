"""The options and help of ``tarock weigh``; ``tarock_searching.weigh`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import InLanguage, Language, Rules

EXAMPLES: Final = (
    "Examples\n"
    "  tarock weigh --rules karl\n"
    "  tarock weigh --stored --rules lungau --policy cautious\n"
    "  tarock weigh --option trull-in-one-trick --deals 30000 --language de\n"
    "  tarock weigh --deals 1000000 --output weights --jobs 2\n"
    "  tarock weigh --deals 1000000 --output weights --resume\n"
    "  tarock weigh --deals 200000 --from-stored --rules karl --output weights"
)


def weigh_readings(
    *,
    rules: Rules = None,
    option: Annotated[
        str | None, typer.Option("--option", help="Only the readings of this option.", metavar="NAME")
    ] = None,
    policy: Annotated[
        str | None,
        typer.Option("--policy", help="Only deals of these players: any, cautious or announcing.", metavar="NAME"),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="Deals for each rule set, in whole blocks.", metavar="N")
    ] = 1_500,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same deals.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", min=1, help="Number of processes; by default one for each processor.", metavar="N"),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="Use the workers of this dask scheduler.", metavar="ADDRESS"),
    ] = None,
    stored: Annotated[bool, typer.Option("--stored", help="Only print the included figures.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue with the records in the folder of --output.")
    ] = False,
    from_stored: Annotated[
        bool,
        typer.Option("--from-stored", help="Add deals to the included figures."),
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The folder for records and figures.", metavar="FOLDER")
    ] = None,
    language: InLanguage = Language.EN,
) -> None:
    """Show how often each reading matters in deals, and how much it changes payments.

    Deals are played under the defaults by three player types, which are
    reported separately: one chooses any allowed action, one is cautious, one
    bids high, announces and doubles. Each deal is replayed under the other
    reading while that allows it; then the same players go on. What a reading
    only allows in addition is never used.
    Readings that matter in many deals are weighed in a share of them; each
    figure says in how many.
    The same seed gives the same figures, with any number of processes.
    --stored prints the included figures, and whether they are out of date.
    --from-stored adds deals to the included figures, and figures of readings
    that they lack; it is refused if they would come out differently today.
    --cluster uses the workers of a dask scheduler; it needs the extra
    `cluster` on all machines.
    """
    from tarock_checking.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_running.process.exits import UsageFaultError  # noqa: PLC0415
    from tarock_searching.weigh.run import WeighRun  # noqa: PLC0415 - loads the engine

    if cluster is not None and jobs is not None:
        message = "--jobs: cannot go with --cluster, whose workers weigh"
        raise UsageFaultError(message)
    run = WeighRun(
        rules=tuple(rules or ()),
        option=option,
        policy=policy,
        deals=deals,
        seed=seed,
        jobs=jobs_wanted(jobs),
        cluster=cluster,
        stored=stored,
        resume=resume,
        from_stored=from_stored,
        output=output,
        german=language is Language.DE,
    )
    raise typer.Exit(run.run())
