"""Steps in German, for reports and for input; the features themselves are played in English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tarock_steps.suite import vocabulary
from tarock_steps.words.from_german import in_english
from tarock_steps.words.german import cell_in_german


@lru_cache(maxsize=65_536)
def step_in_german(text: str) -> str | None:
    """The text of a step in German; none where no phrase says it."""
    for one in vocabulary.definitions():
        if (said := one.phrase.in_german(text)) is not None:
            return said
    return None


def rows_in_german(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The table below a step in German."""
    return tuple(tuple(map(cell_in_german, row)) for row in rows)


def step_in_english(text: str) -> tuple[str, str] | None:
    """The keyword and the English of a step in German; none where no phrase says it."""
    for one in vocabulary.definitions():
        if (said := in_english(one.phrase, text)) is not None:
            return one.keyword, said
    return None
