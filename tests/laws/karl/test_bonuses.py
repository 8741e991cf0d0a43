from __future__ import annotations

from hypothesis import given
from tests.laws.karl.ends import facts_of
from tests.laws.karl.scoring import items
from tests.laws.karl.strategies import games, seeds
from tests.laws.registry import guards
from tests.laws.telling import plainly


@guards(*(f"KAR-BONUSES-{number:03}" for number in range(1, 21)), "KAR-ANNOUNCING-012", "KAR-SETTLING-026")
@given(seed=seeds())
def test_exactly_the_items_of_the_source_are_won_and_lost(seed: int) -> None:
    for course in games(seed, 6):
        found, expected = [plainly(one) for one in course.items], items(facts_of(course))

        assert sorted(found, key=repr) == sorted(expected, key=repr)
