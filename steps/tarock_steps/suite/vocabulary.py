"""All phrases with what they do, and the one that says what a step says."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from inspect import signature

from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from tarock_steps.errors import CatalogueError
from tarock_steps.words import MODULES

DATATABLE = "datatable"


@cache
def definitions() -> tuple[StepFunctionContext, ...]:
    """Every definition of the vocabulary."""
    modules = {importlib.import_module(name).__name__ for name in MODULES}
    ours = (one for one in step_function_context_registry.values() if one.step_func.__module__ in modules)
    return tuple(sorted(ours, key=lambda one: (str(one.type), one.parser.name)))


@cache
def find(keyword: str, text: str) -> StepFunctionContext | None:
    """The definition for a step; none where nothing says this, CatalogueError where several do."""
    found = matches(keyword, text)
    if len(found) > 1:
        reason = f"{keyword} {text!r} is said by several phrases: {' and '.join(one.parser.name for one in found)}"
        raise CatalogueError(reason)
    return found[0] if found else None


def matches(keyword: str, text: str) -> list[StepFunctionContext]:
    """All definitions for a step."""
    return [one for one in definitions() if one.type == keyword and one.parser.is_matching(text)]


def nearest_phrase(keyword: str, text: str) -> str:
    """The phrase behind a keyword that is most like a text which no phrase says."""
    phrases = [one.parser.name for one in definitions() if one.type == keyword]
    return get_close_matches(text, phrases, n=1, cutoff=0.0)[0]


def arguments(definition: StepFunctionContext, text: str, rows: Sequence[Sequence[object]]) -> dict[str, object]:
    """What a step with this text, and these rows of a table below it, hands to its definition."""
    wanted = _parameters(definition.step_func)
    parsed = definition.parser.parse_arguments(text) or {}
    found = {name: value for name, value in parsed.items() if name in wanted}
    if DATATABLE in wanted and rows:
        found[DATATABLE] = rows
    return found


@cache
def _parameters(step: Callable[..., object]) -> frozenset[str]:
    """The names of what a step is handed."""
    return frozenset(signature(step).parameters)
