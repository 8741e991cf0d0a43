from __future__ import annotations

from hypothesis import given
from tests.laws.karl.strategies import courses, games, over_koenige, seeds
from tests.laws.registry import guards


@guards("KAR-SETTLING-040", "KAR-SETTLING-028", "KAR-CALLING-012")
@given(seed=seeds())
def test_with_two_against_two_both_of_a_side_receive_the_same(seed: int) -> None:
    for course in games(seed, 6):
        paid = course.settlement().payments
        mine = {paid[seat] for seat in range(4) if course.is_mine(seat)}
        theirs = {paid[seat] for seat in range(4) if not course.is_mine(seat)}

        assert len(mine) == 1
        assert len(theirs) == 1 or any(item.against is not None for item in course.items)


# ------------------------------------------------------------------------------------------------ paid without play


@guards(
    *("KAR-SETTLING-041", "KAR-SETTLING-042", "KAR-SETTLING-043", "KAR-SETTLING-044", "KAR-SETTLING-045"),
    *("KAR-ANNOUNCING-016", "KAR-SETTLING-002", "KAR-CALLING-011", "KAR-CALLING-014"),
)
@given(seed=seeds())
def test_a_game_that_is_paid_or_not_played_costs_what_the_second_opinion_says(seed: int) -> None:
    for course in [*courses(seed, 4), *over_koenige(seed, 3)]:
        if course.is_unplayed or course.is_given_up:
            assert course.retold.engines_end == course.retold.end
            assert course.contract in ("Rufer", "Auch-Rufer")
            assert [(item.name, item.won) for item in course.items] == ([("Spiel", True)] if course.is_unplayed else [])
