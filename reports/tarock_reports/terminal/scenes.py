"""A scenario step by step on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tarock_reports.terminal.inking import inked
from tarock_reports.verdict.scenes import SceneStep, steps_of
from tarock_steps.protocol.strangers_text import visible

_HERE: Final = "  ▶ "
_INDENT: Final = 8
"""Blanks before a row of a table."""


def printed(steps: Sequence[str], failing: str = "") -> Text:
    """The steps for a terminal, each on a line of its own; the failing one stands out by sign and colour."""
    return Text("\n").join(line for step in steps_of(steps, failing) for line in _lines(step))


def _lines(step: SceneStep) -> Iterator[Text]:
    mark = _HERE if step.failing else " " * len(_HERE)
    yield Text(mark, style="red").append(inked(visible(step.text, lines=True), "bold" if step.failing else ""))
    widths = [max(map(cell_len, column)) for column in zip(*step.rows, strict=False)]
    for row in step.rows:
        cells = (f"{cell}{' ' * (width - cell_len(cell))}" for cell, width in zip(row, widths, strict=False))
        yield Text(" " * _INDENT).append(inked(visible("  ".join(cells)).rstrip()))
