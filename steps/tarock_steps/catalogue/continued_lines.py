"""Joins lines of a feature that were too long for one: ``…`` marks the continuation.

A quoted list of a step that reads ``"…"`` is the text below the step. A row of an outline whose first cell is ``…``
goes on with the row above it, cell by cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MARK: Final = "…"
_BELOW: Final = f'"{MARK}"'


def with_text_below(step: str, below: str) -> str | None:
    """A step with the text below it put into its quotes, on one line; None if the step has no ``"…"`` for it."""
    return step.replace(_BELOW, f'"{" ".join(below.split())}"') if step.count(_BELOW) == 1 else None


def joined_rows(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows of an outline, with their continuations joined to them."""
    whole: list[list[str]] = []
    for row in rows:
        if whole and row[0] == MARK:
            first, *others = whole[-1]
            whole[-1] = [first, *(f"{above} {cell}".strip() for above, cell in zip(others, row[1:], strict=True))]
        else:
            whole.append([*row])
    return whole
