"""``tarock serve``: what people type, with its help; lines are answered in the room ``serve``."""

from __future__ import annotations

from typing import Final

import typer

EXAMPLES: Final = (
    "Example\n"
    """  echo '{"ask":"count","id":1,"rules":"lungau","cards":["K♥"]}' | tarock serve"""
)


def serve() -> None:
    """Answer questions on stdin and stdout as the reference engine: one line of JSON each.

    `tarock schema` prints what the lines look like.
    """
    from tarock_conformance.serve.lines import serve as answer  # noqa: PLC0415 - loads the engine

    raise typer.Exit(answer())
