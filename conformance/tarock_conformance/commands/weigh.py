"""``tarock weigh``: what people type, with its help; the weighing itself stands in the room ``weigh``."""

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
        int, typer.Option("--deals", min=1, help="How many deals of each rule set, in whole blocks.", metavar="N")
    ] = 1_500,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Which deals: the same seed, the same deals.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", min=1, help="How many processes share it; one a processor if left out.", metavar="N"),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster", help="Have the workers of this dask scheduler weigh, not processes here.", metavar="ADDRESS"
        ),
    ] = None,
    stored: Annotated[bool, typer.Option("--stored", help="Only tell the figures that ship.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the records in the folder of --output.")] = False,
    from_stored: Annotated[
        bool,
        typer.Option("--from-stored", help="Go on behind the last deal of the figures that ship, and add to them."),
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The folder for records and figures.", metavar="FOLDER")
    ] = None,
    language: InLanguage = Language.EN,
) -> None:
    """Weigh the readings of each rule set: how often they matter, and how much they change what is paid.

    Deals are played by plain players under the defaults: by any act that is allowed, by a cautious player, and by one
    who bids high, announces and doubles; each is told by itself. Of each reading it is worked out what would come of
    the same deal under it: what was done is done again as long as it is allowed, and then the same players go on.
    What a reading only allows in addition is never taken up so.
    A deal is gone through again only from where a clause of the option is named. A reading that can matter in many
    deals is weighed in a share of them, and its figures say in how many.
    The same seed gives the same figures, from one process or many, at once or taken up again.
    With --from-stored the first of them are those of the figures that ship, and only the others are weighed; what comes
    of it with --output is as if all had been weighed at once. So many sittings, by whomever and wherever, come to the
    figures of one. Figures that would come out otherwise today are refused: some of their deals are weighed again.
    With --stored nothing is played: the figures that ship are told, of many more deals, and whether they are old.
    With --cluster the workers of a dask scheduler weigh; it needs the extra `cluster`, here and there.
    """
    from tarock_conformance.check.crew import jobs_wanted  # noqa: PLC0415
    from tarock_conformance.process.exits import UsageFaultError  # noqa: PLC0415
    from tarock_conformance.weigh.run import WeighRun  # noqa: PLC0415 - loads the engine

    if cluster is not None and jobs is not None:
        message = "--jobs: says how many processes weigh here, so it cannot go with --cluster, whose workers weigh"
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
