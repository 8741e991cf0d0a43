from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.plain import RESERVE
from tests.laws.karl.strategies import HAND_ON, THROW_IN, Course, courses, names, seeds
from tests.laws.karl.strategies import bidding as some_bidding
from tests.laws.registry import guards
from tests.laws.strategies import looked_at

from tarock_engine.state import Bidding


@functools.lru_cache(maxsize=1 << 9)
def _deals_bid(seed: int) -> Sequence[Course]:
    rng = random.Random(f"auction {seed}")
    return [*courses(seed, 1), *(some_bidding(rng) for _ in range(3))]


def deals_bid(seed: int) -> Iterator[Course]:
    """Deals with auctions of every kind."""
    yield from map(looked_at, _deals_bid(seed))


@guards(
    *(f"KAR-BIDDING-{number:03}" for number in (*range(1, 42), 43, 44)),
    *("KAR-CALLING-003", "KAR-DEALING-007", "KAR-ANNOUNCING-014"),
)
@given(seed=seeds())
def test_exactly_the_bids_of_the_second_opinion_are_open_to_its_speaker_until_the_auction_is_over(seed: int) -> None:
    for course in deals_bid(seed):
        for moment in course.retold.where("bid"):
            assert moment.engines == moment.acts
        assert course.is_thrown_in == ("thrown in" in course.retold.end)


@guards("KAR-BIDDING-006", "KAR-BIDDING-020", "KAR-BIDDING-025", "KAR-BIDDING-037", "KAR-BIDDING-038")
@given(seed=seeds())
def test_what_is_vorhands_alone_is_said_by_nobody_else(seed: int) -> None:
    for course in deals_bid(seed):
        for bid in course.bids:
            if bid.name in (*RESERVE, "Rufer", "Fahren", "Sechser-Dreier"):
                assert bid.seat in (course.order[0], course.dealt.seating.vorhand)
            if bid.name == HAND_ON:
                assert bid.seat == course.dealt.seating.vorhand
                assert names(course.dealt.hands[bid.seat]) >= plain.KOENIGE


@guards("KAR-BIDDING-019", "KAR-BIDDING-004")
@given(seed=seeds())
def test_two_words_for_the_same_are_always_open_together(seed: int) -> None:
    for course in deals_bid(seed):
        for stop in course.stops:
            if isinstance(stop.state, Bidding):
                pairs = {word.replace("Besser-Rufer", "Auch-Rufer") for word in stop.words}
                assert pairs == {word for word in stop.words if "Besser" not in word}
                assert len(stop.words & set(RESERVE)) in (0, 2)


@guards("KAR-BIDDING-036", "KAR-BIDDING-031", "KAR-DEALING-007")
@given(seed=seeds())
def test_the_last_game_that_was_bid_is_played_and_a_deal_thrown_in_is_not(seed: int) -> None:
    for course in deals_bid(seed):
        last = course.bids[-1].name
        bids = course.announced_games

        assert course.is_thrown_in == (last == THROW_IN)
        if course.is_thrown_in:
            assert not any(course.settlement().payments)
        elif course.game is not None:
            assert bids[-1] == (course.game.declarer, course.contract)
