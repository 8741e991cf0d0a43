"""A scenario step by step as data, for page and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class SceneStep(NamedTuple):
    """A step of a scenario: its sentence, the rows of its table, and whether it is the step that was not met."""

    text: str
    rows: tuple[tuple[str, ...], ...]
    failing: bool


def steps_of(steps: Sequence[str], failing: str = "") -> Iterator[SceneStep]:
    """The steps of a scenario; only the first one that matches ``failing`` is marked as failing."""
    open_ = bool(failing)
    for step in steps:
        first, *rest = step.split("\n")
        hit = open_ and first == failing.partition("\n")[0]
        open_ = open_ and not hit
        rows = [line for line in rest if line.startswith("|")]
        text = "\n".join([first, *(line for line in rest if not line.startswith("|"))])
        yield SceneStep(
            text, tuple(tuple(cell.strip() for cell in row.strip().strip("|").split("|")) for row in rows), hit
        )
