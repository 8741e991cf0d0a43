from __future__ import annotations

from hypothesis import given
from tests.laws.lungau.strategies import courses, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers


@guards(*sorted(numbers("LUN", CALLING="1 4 5 6 7 8")))
@given(seed=seeds())
def test_exactly_the_koenige_of_the_source_may_be_called_and_only_after_a_rufer(seed: int) -> None:
    for course in courses(seed, 3):
        for moment in course.retold.where("call"):
            assert moment.engines == moment.acts
        called = course.game is not None and course.game.called is not None
        assert not called or course.declared.contract.calls.value
