from __future__ import annotations

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import courses, names, seeds
from tests.laws.registry import guards

from tarock_engine.actions import Bid, Call
from tarock_engine.state import Calling


@guards("LUN-CALLING-001", "LUN-CALLING-005", "LUN-CALLING-008")
@given(seed=seeds())
def test_a_caller_has_all_koenige_to_choose_from_or_those_he_does_not_hold(seed: int) -> None:
    for course in courses(seed, 3, declarer=True):
        for stop in course.stops:
            if isinstance(stop.state, Calling):
                hand = names(course.dealt.hands[stop.state.declarer])
                own = hand if course.chosen["own-king-call"] == "forbidden" else set()

                assert {one.words for one in stop.choices[0].actions} == plain.KOENIGE - own
                assert stop.choices[0].seat == stop.state.declarer


@guards("LUN-CALLING-001", "LUN-CALLING-004", "LUN-CALLING-005", "LUN-CALLING-006", "LUN-CALLING-007")
@given(seed=seeds())
def test_a_koenig_is_called_once_in_a_rufer_and_never_else(seed: int) -> None:
    for course in courses(seed, 3):
        after = [one.king for one in course.actions if isinstance(one, Call)]
        game = course.game
        calls = game is not None and game.contract.name in plain.CALLING
        with_bid = course.chosen["king-named-when"] == "with-bid"
        bids = [one.king for one in course.actions if isinstance(one, Bid) and one.name in plain.CALLING]

        assert len(after) == (1 if calls and not with_bid else 0)
        assert all((king is not None) == with_bid for king in bids)
        if game is not None:
            assert game.called == ((bids[-1] if with_bid else after[0]) if calls else None)


@guards("LUN-CALLING-009", "LUN-CALLING-010")
@given(seed=seeds())
def test_a_caller_may_give_up_exactly_where_the_called_koenig_lay_in_the_talon(seed: int) -> None:
    for course in courses(seed, 3, declarer=True):
        offers = [one.words for stop in course.stops for choice in stop.choices for one in choice.actions]
        game = course.declared

        assert ("Schleifen" in offers) == (game.from_talon and game.contract.name not in plain.SOLO)
