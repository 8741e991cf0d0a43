"""The options and help of ``tarock serve``; ``tarock_checking.serve`` does the work."""

from __future__ import annotations

from typing import Final

import typer

from tarock_conformance.commands.options import Variant

EXAMPLES: Final = (
    "Examples\n"
    "  tarock serve --variant our.toml\n"
    """  echo '{"ask":"count","id":1,"rules":"lungau","cards":["K♥"]}' | tarock serve"""
)


def serve(*, variant: Variant = None) -> None:
    """Answer questions on stdin and stdout as the reference engine, one line of JSON each.

    `tarock schema` prints the form of the lines. With --variant the rules are
    those of a house.
    """
    from tarock_checking.serve.lines import serve as answer
    from tarock_running.inputs.own_engine import reference

    raise typer.Exit(answer(reference(variant)))
