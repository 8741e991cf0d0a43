from __future__ import annotations

from hypothesis import given
from tests.laws.lungau.strategies import games, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers


@guards(*sorted(numbers("LUN", ANNOUNCING=" ".join(map(str, range(1, 26))), CALLING="3")))
@given(seed=seeds())
def test_exactly_the_utterances_of_the_source_are_open_to_those_whose_turn_it_is(seed: int) -> None:
    for course in games(seed, 3):
        for moment in course.retold.where("say"):
            assert moment.engines == moment.acts
