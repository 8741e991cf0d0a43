from __future__ import annotations

import itertools

from hypothesis import given
from tests.laws.lungau.strategies import courses, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers

from tarock_second_opinion.lungau.auction import rank


@guards(*sorted(numbers("LUN", BIDDING="1 2 3 4 5 7 8 9 10 11 12 13 15 16 17 18 19", CALLING="7 8", DEALING="1")))
@given(seed=seeds())
def test_exactly_the_bids_of_the_source_are_open_to_the_one_whose_turn_it_is(seed: int) -> None:
    for course in courses(seed, 3):
        for moment in course.retold.where("bid"):
            assert moment.engines == moment.acts


@guards("LUN-BIDDING-006", "LUN-BIDDING-014")
@given(seed=seeds())
def test_every_game_that_is_bid_beats_all_before_it(seed: int) -> None:
    for course in courses(seed, 3):
        ranks = [rank(name, dict(course.chosen)) for _, name in course.announced_games]

        assert all(lower < higher for lower, higher in itertools.pairwise(ranks))
