from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import FIXED, games, seeds
from tests.laws.registry import guards

BOTH_READ = (
    *(f"KOE-BONUSES-{number:03}" for number in range(1, 45)),
    *("KOE-COUNTING-013", "KOE-SETTLING-054", "KOE-ANNOUNCING-005"),
)


@guards(*BOTH_READ, "KOE-PLAY-012")
@given(seed=seeds(), chosen=st.sampled_from(FIXED))
def test_where_little_is_read_otherwise_exactly_the_items_of_the_second_opinion_are_scored(
    seed: int, chosen: dict[str, str]
) -> None:
    for course in games(seed, 2, chosen=chosen):
        assert course.retold.engines_end["items"] == course.retold.end["items"]
