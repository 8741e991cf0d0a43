"""Laws of what answers say they rest on: a clause grounds nothing where there is nothing of what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from hypothesis import example, given
from tests.laws.registry import guards
from tests.laws.relevance import Only
from tests.laws.sources import Every, every_source
from tests.laws.strategies import Course, seeds
from tests.laws.test_course import all_grounds

from tarock_engine import engine


def tables(source: Every) -> Sequence[Only[Any]]:
    """What the clauses of a source are about: ``ONLY`` in ``relevance`` among its laws."""
    found: Sequence[Only[Any]] = import_module(f"tests.laws.{source.name}.relevance").ONLY
    return found


def named(course: Course[Any]) -> set[str]:
    """Every clause that any decision of a deal rests on."""
    seats = course.dealt.seating.seats
    seen = (engine.seen(state, course.dealt, seat, course.rules)[1] for state in course.states for seat in seats)
    return {clause for some in (all_grounds(course), seen) for grounds in some for clause in grounds}


@guards(
    *("LUN-PLAY-017", "LUN-TALON-016", "LUN-CALLING-009", "LUN-SETTLING-024", "LUN-BONUSES-017"),
    *("KAR-BIDDING-042", "KAR-BONUSES-003", "KAR-TRISCHAKEN-001"),
    *("KOE-ANNOUNCING-004", "KOE-PLAY-013", "KOE-TALON-013"),
    *("ZWA-PLAY-027", "ZWA-BONUSES-032", "ZWA-SETTLING-030"),
)
@every_source
@example(seed=95)  # a Mond that falls to the Sküs of the partner, which by this reading does not catch it
@given(seed=seeds())
def test_no_decision_rests_on_a_clause_about_something_that_is_not_there(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        found = named(course)
        for condition in tables(source):
            if not condition.holds(course):
                assert not found & condition.clauses, f"there is no {condition.what}"
