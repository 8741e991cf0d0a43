"""Steps in German, as reports show them; what is played and judged is the English of the features."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tarock_steps.suite import vocabulary
from tarock_steps.words.german import cell_in_german
from tarock_steps.words.phrase import Phrase


@lru_cache(maxsize=65_536)
def step_in_german(text: str) -> str | None:
    """The text of a step in German; none where no phrase says it."""
    for one in vocabulary.definitions():
        if isinstance(one.parser, Phrase) and (said := one.parser.in_german(text)) is not None:
            return said
    return None


def rows_in_german(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The table below a step in German."""
    return tuple(tuple(map(cell_in_german, row)) for row in rows)
