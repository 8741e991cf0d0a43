"""Prints a scenario step by step, with what was expected and given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tarock_language.message import ENGLISH, Language
from tarock_protocol.strangers_text import visible
from tarock_reports.terminal.inking import inked
from tarock_reports.verdict.scenes import SceneStep, step_in, steps_of

_HERE: Final = "  ▶ "
_INDENT: Final = 8
"""How many blanks come before a row of a table."""


def printed(steps: Sequence[str], say: Language, failing: str = "") -> Text:
    """The steps for a terminal, each on its own line; a sign and colour mark the failing one.

    A step that no phrase of the language says stays in English.
    """
    scene: Iterable[SceneStep] = steps_of(steps, failing)
    if say is not ENGLISH:
        scene = (step_in(step, say) or step for step in scene)
    return Text("\n").join(line for step in scene for line in _lines(step))


def _lines(step: SceneStep) -> Iterator[Text]:
    mark = _HERE if step.failing else " " * len(_HERE)
    yield Text(mark, style="red").append(inked(visible(step.text, lines=True), "bold" if step.failing else ""))
    widths = [max(map(cell_len, column)) for column in zip(*step.rows, strict=False)]
    for row in step.rows:
        cells = (f"{cell}{' ' * (width - cell_len(cell))}" for cell, width in zip(row, widths, strict=False))
        yield Text(" " * _INDENT).append(inked(visible("  ".join(cells)).rstrip()))
