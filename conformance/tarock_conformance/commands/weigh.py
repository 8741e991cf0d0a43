"""The options and help of ``tarock weigh``; ``tarock_searching.weigh`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import (
    OPTION,
    OUTPUT,
    RESUME,
    SEED,
    LanguageOptions,
    Rules,
    SharingOptions,
    Variant,
)
from tarock_language.message import message
from tarock_running.process.exits import ExitCode, UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock weigh --rules karl\n"
    "  tarock weigh --stored --rules lungau --policy cautious\n"
    "  tarock weigh --option trull-in-one-trick --deals 30000 --language de\n"
    "  tarock weigh --deals 1000000 --output weights --jobs 2\n"
    "  tarock weigh --deals 1000000 --output weights --resume\n"
    "  tarock weigh --deals 200000 --from-stored --rules karl --output weights\n"
    "  tarock weigh --variant our.toml --deals 600"
)


class WeighedOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Which readings are weighed, and in which deals."""

    rules: Rules = ()
    variant: Variant = None
    option: Annotated[str | None, OPTION(help="Only the readings of this option.", metavar="NAME")] = None
    policy: Annotated[
        str | None,
        typer.Option("--policy", help="Only deals of these players: any, cautious or announcing.", metavar="NAME"),
    ] = None
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="Deals for each rule set, in whole blocks.", metavar="N")
    ] = 1_500
    seed: Annotated[int, SEED(min=0, help="The same seed plays the same deals.")] = 1


class FiguresOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Which earlier figures are printed or continued, and where the new ones are written."""

    stored: Annotated[bool, typer.Option("--stored", help="Only print the included figures.")] = False
    resume: Annotated[bool, RESUME(help="Continue with the records in the folder of --output.")] = False
    from_stored: Annotated[bool, typer.Option("--from-stored", help="Add deals to the included figures.")] = False
    output: Annotated[Path | None, OUTPUT(help="The folder for records and figures.", metavar="FOLDER")] = None


def weigh_readings(
    *,
    weighed: WeighedOptions,
    shared: SharingOptions,
    figures: FiguresOptions,
    language: LanguageOptions,
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
    With --variant each point in which a house differs from its source is
    compared with the source by itself, in one process and without a record.
    --cluster uses the workers of a dask scheduler; it needs the extra
    `cluster` on all machines.
    """
    if weighed.variant is not None:
        raise typer.Exit(_house_weighed(weighed, weighed.variant, shared, figures, language))
    from tarock_searching.weigh.run import WeighRun

    run = WeighRun(
        rules=weighed.rules,
        option=weighed.option,
        policy=weighed.policy,
        deals=weighed.deals,
        seed=weighed.seed,
        jobs=shared.processes(),
        cluster=shared.cluster,
        stored=figures.stored,
        resume=figures.resume,
        from_stored=figures.from_stored,
        output=figures.output,
        say=language.say,
    )
    raise typer.Exit(run.run())


def _house_weighed(
    weighed: WeighedOptions,
    variant: Path,
    shared: SharingOptions,
    figures: FiguresOptions,
    language: LanguageOptions,
) -> ExitCode:
    """Weigh the points of a house; refuses options about readings, records and many processes."""
    from tarock_searching.weigh.house_weights import HouseWeighing

    given = {
        "--option": weighed.option,
        "--stored": figures.stored,
        "--resume": figures.resume,
        "--from-stored": figures.from_stored,
        "--output": figures.output,
        "--cluster": shared.cluster,
    }
    if other := next((option for option, value in given.items() if value), None):
        raise UsageFaultError(
            message("--variant: weighs the points of a house, so it cannot go with {option}", option=other)
        )
    return HouseWeighing(
        variant=variant,
        rules=weighed.rules,
        policy=weighed.policy,
        deals=weighed.deals,
        seed=weighed.seed,
        say=language.say,
    ).run()
