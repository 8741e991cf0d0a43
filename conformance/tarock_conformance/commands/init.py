"""``tarock init``: what people type, with its help; skeletons stand in the room ``adapter``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Variant

EXAMPLES: Final = (
    "Examples\n"
    "  tarock init --language python --from lungau\n"
    "  tarock init --language c --variant gasthof.toml --output adapter"
)


def init(
    *,
    language: Annotated[str, typer.Option("--language", help="python, javascript or c.", metavar="NAME")],
    source: Annotated[
        str | None,
        typer.Option(
            "--from", help="The source that the program plays; at a terminal it is asked for.", metavar="SOURCE"
        ),
    ] = None,
    variant: Variant = None,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="The folder that it goes to; it may be there.", metavar="FOLDER")
    ] = Path(),
) -> None:
    """Write an adapter to begin with: every question with its types and an example, all of them declined.

    It runs at once; answer one question after the other, and let `tarock doctor` say what comes next. With --variant
    it says in its hello what the house has otherwise, and the examples are by its rules. No file is ever overwritten.
    """
    from tarock_conformance.adapter.skeletons import ProgrammingLanguage  # noqa: PLC0415 - loads the engine
    from tarock_conformance.adapter.writing import what_is_played, write_adapter  # noqa: PLC0415
    from tarock_conformance.process.exits import check_known  # noqa: PLC0415

    check_known("--language", "skeleton in", language, [one.value for one in ProgrammingLanguage])
    raise typer.Exit(write_adapter(ProgrammingLanguage(language), what_is_played(source, variant), output))
