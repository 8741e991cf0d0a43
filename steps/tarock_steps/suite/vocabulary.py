"""Finds the phrase that a step of a scenario is written with, and translates whole steps.

It has the phrases of all modules in ``tarock_steps.words``. Scripts ask it which function to call for a step and with
which arguments; pages and readers of scenarios translate steps to another language and back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from inspect import signature

from tarock_language.message import Language, message
from tarock_steps.errors import CatalogueError
from tarock_steps.words.phrase import DEFINITIONS, Definition

DATATABLE = "datatable"


@cache
def definitions() -> tuple[Definition, ...]:
    """Every definition of the vocabulary; a module of phrases adds its own when it is loaded."""
    from tarock_steps.words import (  # noqa: F401, PLC0415 - compiles every phrase, which few commands need
        announcing,
        bidding,
        bonuses,
        calling,
        cards,
        common,
        counting,
        dealing,
        play,
        renonce,
        sessions,
        settling,
        talon,
    )

    return tuple(sorted(DEFINITIONS, key=lambda definition: (definition.keyword, definition.phrase.name)))


@cache
def find(keyword: str, text: str) -> Definition | None:
    """The definition for a step; None if no phrase matches, CatalogueError if several do.

    ``keyword`` is ``given``, ``when`` or ``then``.
    """
    found = matches(keyword, text)
    if len(found) > 1:
        names = [definition.phrase.name for definition in found]
        step = f"{keyword} {text!r}"
        reason = message("{step} is said by several phrases: {names:both}", step=step, names=names)
        raise CatalogueError(reason)
    return found[0] if found else None


def matches(keyword: str, text: str) -> list[Definition]:
    """All definitions whose phrase matches a step."""
    return [
        definition
        for definition in definitions()
        if definition.keyword == keyword and definition.phrase.is_matching(text)
    ]


def nearest_phrase(keyword: str, text: str) -> str:
    """The phrase for a keyword that is most similar to a text that no phrase matches."""
    phrases = [definition.phrase.name for definition in definitions() if definition.keyword == keyword]
    return get_close_matches(text, phrases, n=1, cutoff=0.0)[0]


def arguments(definition: Definition, text: str, rows: Sequence[Sequence[object]]) -> dict[str, object]:
    """The arguments of a step's function, from its text and the rows of its table."""
    wanted = _parameters(definition.function)
    parsed = definition.phrase.parse_arguments(text) or {}
    found = {name: value for name, value in parsed.items() if name in wanted}
    if DATATABLE in wanted and rows:
        found[DATATABLE] = rows
    return found


@lru_cache(maxsize=65_536)
def step_said(text: str, say: Language) -> str | None:
    """The text of an English step in another language; None if no phrase matches."""
    told = (definition.phrase.said(text, say) for definition in definitions())
    return next((step for step in told if step is not None), None)


def step_read(text: str, say: Language) -> tuple[str, str] | None:
    """The keyword and the English text of a step that is written in another language; None if no phrase matches."""
    for definition in definitions():
        if (step := definition.phrase.read(text, say)) is not None:
            return definition.keyword, step
    return None


@cache
def _parameters(step: Callable[..., object]) -> frozenset[str]:
    """The parameter names of a step's function."""
    return frozenset(signature(step).parameters)
