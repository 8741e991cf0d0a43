"""Laws of what answers say they rest on: a clause grounds nothing where there is nothing of what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from hypothesis import given
from tests.laws.lungau import relevance as lungau
from tests.laws.registry import guards
from tests.laws.relevance import Only
from tests.laws.sources import SOURCES, Every
from tests.laws.strategies import Course, seeds
from tests.laws.test_course import all_grounds

from tarock_engine import engine

ONLY: Final[Mapping[str, Sequence[Only[Any]]]] = {"lungau": lungau.ONLY}
TOLD: Final = [one for one in SOURCES if one.name in ONLY]


def named(course: Course[Any]) -> set[str]:
    """Every clause that any decision of a deal rests on."""
    seats = course.dealt.seating.seats
    seen = (engine.seen(state, course.dealt, seat, course.rules)[1] for state in course.states for seat in seats)
    return {clause for some in (all_grounds(course), seen) for grounds in some for clause in grounds}


@guards("LUN-PLAY-017", "LUN-TALON-016", "LUN-CALLING-009", "LUN-SETTLING-024", "LUN-BONUSES-017")
@pytest.mark.parametrize("source", TOLD, ids=lambda one: one.name)
@given(seed=seeds())
def test_no_decision_rests_on_a_clause_about_something_that_is_not_there(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        found = named(course)
        for one in ONLY[source.name]:
            if not one.holds(course):
                assert not found & one.clauses, f"there is no {one.what}"
