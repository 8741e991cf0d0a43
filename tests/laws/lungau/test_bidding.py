from __future__ import annotations

import itertools

from hypothesis import given
from tests.laws.lungau.strategies import courses, seeds
from tests.laws.registry import guards

from tarock_second_opinion.lungau.bidding import rank


@guards("LUN-BIDDING-006", "LUN-BIDDING-014")
@given(seed=seeds())
def test_every_game_that_is_bid_beats_all_before_it(seed: int) -> None:
    for course in courses(seed, 3):
        ranks = [rank(name, dict(course.chosen)) for _, name in course.announced_games]

        assert all(lower < higher for lower, higher in itertools.pairwise(ranks))
