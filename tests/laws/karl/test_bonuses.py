from __future__ import annotations

from hypothesis import given
from tests.laws.karl.strategies import games, seeds
from tests.laws.registry import guards


@guards(*(f"KAR-BONUSES-{number:03}" for number in range(1, 21)), "KAR-ANNOUNCING-012", "KAR-SETTLING-026")
@given(seed=seeds())
def test_exactly_the_items_of_the_second_opinion_are_won_and_lost(seed: int) -> None:
    for course in games(seed, 6):
        assert course.retold.engines_end["items"] == course.retold.end["items"]
