from __future__ import annotations

from typing import Any

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import Course, seeds

from tarock_engine.actions import Bid, Share, Take
from tarock_engine.state import Bidding


def is_left(course: Course[Any]) -> bool:
    """Whether a game was not played after all: turned into Fahren over the Talon, or thrown in."""
    last = next(action for action in reversed(course.actions) if isinstance(action, Bid | Take))
    return last.name == "zusammenwerfen" if isinstance(last, Bid) else last.share is Share.FAHREN


@guards(
    *("LUN-BIDDING-002", "LUN-BIDDING-004", "LUN-DEALING-001"),
    *("KOE-BIDDING-001", "KOE-BIDDING-004"),
    *("KAR-BIDDING-001", "KAR-BIDDING-005", "KAR-DEALING-001", "KAR-BIDDING-043"),
    *("ZWA-BIDDING-001", "ZWA-DEALING-001"),
)
@every_source
@given(seed=seeds())
def test_vorhand_opens_and_nobody_speaks_before_those_on_his_way_have_spoken(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        active = course.dealt.seating.active
        spoken = [action for action in course.actions if isinstance(action, Bid)]
        seats = [bid.seat for bid in spoken if bid.name not in source.out_of_turn]

        assert seats[:4] == list(active[: len(seats)])
        for stop in course.stops:
            if isinstance(stop.state, Bidding):
                bound = [action for action in stop.allowed if action.words not in source.out_of_turn]

                assert {bid.seat for bid in bound} == ({stop.state.turn} if bound else set())
                assert bound or source.out_of_turn


@guards(
    *("LUN-BIDDING-007", "LUN-BIDDING-001"),
    *("KOE-BIDDING-008", "KOE-BIDDING-009"),
    *("KAR-BIDDING-036", "KAR-BIDDING-031", "KAR-BIDDING-028"),
    *("ZWA-BIDDING-004", "ZWA-BIDDING-007", "ZWA-BIDDING-008", "ZWA-BIDDING-012"),
)
@every_source
@given(seed=seeds())
def test_the_last_contract_that_was_bid_is_played_by_its_bidder(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        named, game = course.announced_games, course.game
        if game is not None:
            assert (game.declarer, game.contract.name) == named[-1]
        else:
            assert not named or named[-1][1] in ("Trischaken", "Fahren") or is_left(course)
