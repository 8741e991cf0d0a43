"""The table of all sources: the module with the answers of each, and the mistakes that impostors make about it.

A module is loaded when its source is first asked about, because most programs ask about a single one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_reference.mistakes import Wrong
from tarock_reference.source_answers import AnswersOfAny

Mistakes = Mapping[str, Sequence[Wrong]]


class SourceModules(NamedTuple):
    """What a source has of its own in this package."""

    answers: AnswersOfAny
    mistakes: Mistakes


def _lungau() -> SourceModules:
    from tarock_reference.lungau import answers, mistakes  # noqa: PLC0415 - loads the engine

    return SourceModules(answers.ANSWERS, mistakes.THOUGHT_OF)


def _karl() -> SourceModules:
    from tarock_reference.karl import answers, mistakes  # noqa: PLC0415 - loads the engine

    return SourceModules(answers.ANSWERS, mistakes.THOUGHT_OF)


def _koenigrufen() -> SourceModules:
    from tarock_reference.koenigrufen import answers, mistakes  # noqa: PLC0415 - loads the engine

    return SourceModules(answers.ANSWERS, mistakes.THOUGHT_OF)


def _zwanzigerrufen() -> SourceModules:
    from tarock_reference.zwanzigerrufen import answers, mistakes  # noqa: PLC0415 - loads the engine

    return SourceModules(answers.ANSWERS, mistakes.THOUGHT_OF)


SOURCES: Final[Mapping[str, Callable[[], SourceModules]]] = {
    "lungau": _lungau,
    "karl": _karl,
    "koenigrufen": _koenigrufen,
    "zwanzigerrufen": _zwanzigerrufen,
}
"""The modules of every source, by the name of its rule set."""


def answers_in(source: str) -> AnswersOfAny:
    """The answers of a source."""
    return SOURCES[source]().answers
