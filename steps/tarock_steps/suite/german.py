"""Steps in German, for reports and for input; the features themselves are played in English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tarock_steps.suite import vocabulary
from tarock_steps.words.from_german import in_english
from tarock_steps.words.german import cell_in_german


@lru_cache(maxsize=65_536)
def step_in_german(text: str) -> str | None:
    """The text of a step in German; None where no phrase matches."""
    for definition in vocabulary.definitions():
        if (said := definition.phrase.in_german(text)) is not None:
            return said
    return None


def rows_in_german(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The table below a step in German."""
    return tuple(tuple(map(cell_in_german, row)) for row in rows)


def step_in_english(text: str) -> tuple[str, str] | None:
    """The keyword and the English text of a step in German; None where no phrase matches."""
    for definition in vocabulary.definitions():
        if (said := in_english(definition.phrase, text)) is not None:
            return definition.keyword, said
    return None
