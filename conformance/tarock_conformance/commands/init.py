"""The options and help of ``tarock init``; ``tarock_checking.adapter`` makes the skeletons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import FROM, LANGUAGE, OUTPUT, Variant
from tarock_running.process.spoken import language_spoken

EXAMPLES: Final = (
    "Examples\n"
    "  tarock init --language python --from lungau\n"
    "  tarock init --language go --variant gasthof.toml --output adapter"
)


def init(
    *,
    language: Annotated[
        str,
        LANGUAGE(
            help="python, javascript, c, go, rust, java or csharp; of others it says which is nearest.", metavar="NAME"
        ),
    ],
    source: Annotated[
        str | None,
        FROM(help="The source that the program plays; a terminal asks for it."),
    ] = None,
    variant: Variant = None,
    output: Annotated[Path, OUTPUT(help="The folder to write to; it may exist.", metavar="FOLDER")] = Path(),
) -> None:
    """Write a skeleton of an adapter: every question with its types and an example, all declined.

    It runs at once. Answer one question after the other; `tarock doctor`
    says which comes next. With --variant it follows the rules of a house.
    No file is overwritten.
    """
    from tarock_checking.adapter.new_adapter import what_is_played, write_adapter
    from tarock_checking.adapter.skeletons import language_named

    say = language_spoken(())
    raise typer.Exit(write_adapter(language_named(language), what_is_played(source, variant, say), output, say))
