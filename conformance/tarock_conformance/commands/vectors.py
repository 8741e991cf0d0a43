"""The options and help of ``tarock vectors``; ``tarock_checking.playing`` fills them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import OUTPUT, SYMMETRIES, LanguageOptions, Options, Rules, Variant
from tarock_running.process.exits import check_known

EXAMPLES: Final = (
    "Examples\n"
    "  tarock vectors --rules lungau -o vectors\n"
    "  tarock vectors --rules lungau --option solorufer=below -o vectors\n"
    "  tarock vectors --variant gasthof.toml -o vectors"
)


class FilledOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The rules by which vectors are filled."""

    rules: Rules = ()
    option: Options = ()
    variant: Variant = None


def vectors(
    *,
    filled: FilledOptions,
    symmetries: Annotated[
        str, SYMMETRIES(help="How many scenarios also with other seats or suits: share, all or none.")
    ] = "share",
    output: Annotated[Path, OUTPUT(help="The folder to write to.", metavar="DIR")],
    language: LanguageOptions,
) -> None:
    """Write every question of the suite with its right answer, for programs that are tested without it.

    A file of JSON lines for each rule set: a header, then a scenario on each
    line, with its questions, right answers and what each step expects there.
    docs/vectors.md has programs that read it, in four languages.
    """
    from tarock_checking.check.publishing import Publishing
    from tarock_running.inputs.engine_values import SymmetryShare

    check_known("--symmetries", "how", symmetries, list(SymmetryShare))
    publishing = Publishing(
        folder=output,
        rules=filled.rules,
        pairs=filled.option,
        profile=filled.variant,
        share=SymmetryShare(symmetries),
        say=language.say,
    )
    raise typer.Exit(publishing.run())
