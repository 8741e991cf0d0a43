"""Where the Sküs, which has no number, stands in the order of the Tarocks of Zwanzigerrufen, by reading."""

from __future__ import annotations

from tarock_engine.cards import NAMES
from tarock_engine.ruling import in_words
from tarock_engine.zwanzigerrufen.names import SKUES


@in_words("Above all of them")
def skues_on_top(numbered: tuple[str, ...]) -> tuple[str, ...]:
    return (NAMES[SKUES], *_others(numbered))


@in_words("Below all of them, since it has no rank")
def skues_below(numbered: tuple[str, ...]) -> tuple[str, ...]:
    return (*_others(numbered), NAMES[SKUES])


def _others(numbered: tuple[str, ...]) -> list[str]:
    return [name for name in numbered if name != NAMES[SKUES]]
