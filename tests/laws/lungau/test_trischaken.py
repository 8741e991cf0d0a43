from __future__ import annotations

from hypothesis import given
from tests.laws.lungau.strategies import fahren, listed, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers


@guards(*sorted(numbers("LUN", TRISCHAKEN="2 7 8 9", TALON="17")))
@given(seed=seeds())
def test_tricks_of_fahren_are_led_and_won_as_the_source_says_by_four_or_with_the_dealer_of_five(seed: int) -> None:
    for course in (*fahren(seed, 2), *fahren(seed, 1, players=5)):
        found = [(trick.leader, listed(trick.cards), trick.winner) for trick in course.played.tricks]

        assert found == course.retold.tricks


@guards(*sorted(numbers("LUN", SETTLING="29 30 31 32 33", TRISCHAKEN="10", BONUSES="23", COUNTING="15 16")))
@given(seed=seeds())
def test_every_two_players_settle_by_their_augen_and_their_kontras(seed: int) -> None:
    for course in fahren(seed, 3):
        told = course.retold

        assert told.engines_end == told.end
        assert not course.settlement().lines
