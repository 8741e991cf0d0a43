from __future__ import annotations

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import seeds

from tarock_engine.actions import Bid
from tarock_engine.state import Bidding


@guards("LUN-BIDDING-002", "LUN-BIDDING-004", "LUN-DEALING-001", "KOE-BIDDING-001", "KOE-BIDDING-004")
@every_source
@given(seed=seeds())
def test_vorhand_opens_and_nobody_speaks_before_those_on_his_way_have_spoken(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        active = course.dealt.seating.active
        seats = [one.seat for one in course.actions if isinstance(one, Bid)]

        assert seats[:4] == list(active[: len(seats)])
        for stop in course.stops:
            if isinstance(stop.state, Bidding):
                assert [choice.seat for choice in stop.choices] == [stop.state.turn]


@guards("LUN-BIDDING-007", "LUN-BIDDING-001", "KOE-BIDDING-008", "KOE-BIDDING-009")
@every_source
@given(seed=seeds())
def test_the_last_contract_that_was_bid_is_played_by_its_bidder(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        bids = [one for one in course.actions if isinstance(one, Bid) and one.name in source.rules.by_name]
        game = course.game
        if game is not None:
            assert (game.declarer, game.contract.name) == (bids[-1].seat, bids[-1].name)
        else:
            assert not bids or bids[-1].name == "Trischaken"
