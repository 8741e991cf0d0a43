"""A scenario step by step, as pages draw it and as a terminal prints it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from tarock_reports.inking import inked
from tarock_steps.protocol.strangers_text import visible

_HERE: Final = "  ▶ "
_INDENT: Final = 8
"""Blanks before a row of a table."""


class Step(NamedTuple):
    """A step of a scenario: its sentence, its table by rows, and whether it is the one that was not met."""

    text: str
    rows: tuple[tuple[str, ...], ...]
    failing: bool


def steps_of(steps: Sequence[str], failing: str = "") -> Iterator[Step]:
    """The steps, of which at most one is failing."""
    open_ = bool(failing)
    for step in steps:
        first, *rest = step.split("\n")
        hit = open_ and first == failing.partition("\n")[0]
        open_ = open_ and not hit
        rows = [line for line in rest if line.startswith("|")]
        text = "\n".join([first, *(line for line in rest if not line.startswith("|"))])
        yield Step(text, tuple(tuple(cell.strip() for cell in row.strip().strip("|").split("|")) for row in rows), hit)


def printed(steps: Sequence[str], failing: str = "") -> Text:
    """The steps for a terminal, each on a line of its own; the failing one stands out by sign and colour."""
    return Text("\n").join(line for step in steps_of(steps, failing) for line in _lines(step))


def _lines(step: Step) -> Iterator[Text]:
    mark = _HERE if step.failing else " " * len(_HERE)
    yield Text(mark, style="red").append(inked(visible(step.text, lines=True), "bold" if step.failing else ""))
    widths = [max(map(cell_len, column)) for column in zip(*step.rows, strict=False)]
    for row in step.rows:
        cells = (f"{cell}{' ' * (width - cell_len(cell))}" for cell, width in zip(row, widths, strict=False))
        yield Text(" " * _INDENT).append(inked(visible("  ".join(cells)).rstrip()))
