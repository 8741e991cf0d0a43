"""Where the Sküs, which bears no number, stands among the Tarocks."""

from __future__ import annotations

from tarock_engine.cards import NAMES
from tarock_engine.zwanzigerrufen.names import SKUES


def skues_on_top(numbered: tuple[str, ...]) -> tuple[str, ...]:
    """Above all of them."""
    return (NAMES[SKUES], *_others(numbered))


def skues_below(numbered: tuple[str, ...]) -> tuple[str, ...]:
    """Below all of them, since it has no rank."""
    return (*_others(numbered), NAMES[SKUES])


def _others(numbered: tuple[str, ...]) -> list[str]:
    return [name for name in numbered if name != NAMES[SKUES]]
