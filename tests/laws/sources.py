"""The rule sets that the laws are held to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest
from tests.laws.karl.strategies import KARL
from tests.laws.koenigrufen.strategies import KOENIGRUFEN
from tests.laws.lungau.strategies import LUNGAU
from tests.laws.source import Source
from tests.laws.zwanzigerrufen.strategies import ZWANZIGERRUFEN

from tarock_engine.ruleset import RuleSet
from tarock_reference.source_answers import answers_of

Every = Source[Any, Any]
"""Any of them, as a law for all looks at it."""

SOURCES: Final[tuple[Every, ...]] = (LUNGAU, KOENIGRUFEN, KARL, ZWANZIGERRUFEN)

Law = TypeVar("Law", bound=Callable[..., None])


def _held_to(sources: tuple[Every, ...], law: Law) -> Law:
    marked: Law = pytest.mark.parametrize("source", sources, ids=lambda one: one.name)(law)
    return marked


def every_source(law: Law) -> Law:
    """Hold a law to every rule set, its ``source``."""
    return _held_to(SOURCES, law)


def every_source_with_a_tariff(law: Law) -> Law:
    """Hold a law to every rule set in which people agree on what a point is worth."""
    return _held_to(tuple(source for source in SOURCES if source.tariff), law)


def every_source_with_five(law: Law) -> Law:
    """Hold a law to every rule set that five can sit down to."""
    return _held_to(tuple(source for source in SOURCES if 5 in source.tables), law)


def every_source_that_cuts(law: Law) -> Law:
    """Hold a law to every rule set that speaks of cutting."""
    return _held_to(tuple(source for source in SOURCES if source.cuts), law)


def every_source_with_a_talon(law: Law) -> Law:
    """Hold a law to every rule set in which cards are dealt to the table."""
    return _held_to(tuple(source for source in SOURCES if any(source.halves)), law)


def every_source_where_all_may_play_alone(law: Law) -> Law:
    """Hold a law to every rule set with a game in which everybody plays for himself."""
    return _held_to(tuple(source for source in SOURCES if source.alone), law)


def every_source_without_breaches(law: Law) -> Law:
    """Hold a law to every rule set in which no card against the rules can stand."""
    return _held_to(tuple(source for source in SOURCES if not can_breaches_stand(source.rules)), law)


def can_breaches_stand(rules: RuleSet) -> bool:
    """Whether a card against the rules can stand, as it was not noticed."""
    breaches = answers_of(rules).breaches
    return breaches is not None and breaches.may_stand(rules)


def every_source_where_each_item_has_a_line(law: Law) -> Law:
    """Hold a law to every rule set in which no item takes the place of another in the payments."""
    return _held_to(tuple(source for source in SOURCES if source.lines), law)


def sources_of(law: Callable[..., Any]) -> set[str] | None:
    """The names of the rule sets that a law is held to; none where it is a law of one source."""
    marks = [mark for mark in getattr(law, "pytestmark", ()) if mark.args and mark.args[0] == "source"]
    return {source.name for mark in marks for source in mark.args[1]} if marks else None
