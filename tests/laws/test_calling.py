from __future__ import annotations

from typing import Any

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import Course, names, seeds

from tarock_engine.actions import Call, Share, Take
from tarock_engine.cards import NAMES


def is_played_as_called(course: Course[Any]) -> bool:
    """Whether the game that the call was for was played, not turned into Fahren, thrown in or displaced by another."""
    if course.game is None or any(
        isinstance(action, Take) and action.share is Share.FAHREN for action in course.actions
    ):
        return False
    return course.declared.contract.calls.value


@guards(
    *("LUN-CALLING-002", "LUN-CALLING-008", "LUN-CALLING-009", "LUN-CALLING-011"),
    *("KOE-CALLING-004", "KOE-CALLING-007", "KOE-CALLING-008", "KOE-CALLING-009"),
    *("KAR-CALLING-006", "KAR-CALLING-002", "KAR-CALLING-017"),
    *("ZWA-CALLING-005", "ZWA-CALLING-009", "ZWA-CALLING-010"),
)
@every_source
@given(seed=seeds())
def test_the_partner_is_the_other_player_who_was_dealt_the_called_card(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        game = course.game
        if game is None:
            continue
        holders = [
            seat
            for seat, hand in enumerate(course.dealt.hands)
            if game.called is not None and NAMES[game.called] in names(hand)
        ]

        assert game.partner == next((seat for seat in holders if seat != game.declarer), None)
        assert game.from_talon == (game.called is not None and not holders)
        assert game.partner != game.declarer


@guards(
    *("LUN-CALLING-002", "LUN-CALLING-004", "LUN-CALLING-006", "LUN-SESSIONS-001"),
    *("KOE-CALLING-004", "KOE-CALLING-016", "KOE-CALLING-020", "KOE-SESSIONS-001"),
    *("KAR-CALLING-006", "KAR-CALLING-008", "KAR-CALLING-009", "KAR-CALLING-010", "KAR-SESSIONS-001"),
    *("ZWA-CALLING-005", "ZWA-CALLING-009", "ZWA-CALLING-010", "ZWA-SESSIONS-001"),
)
@every_source
@given(seed=seeds())
def test_the_sides_are_two_against_two_or_one_against_three(source: Every, seed: int) -> None:
    for course in source.games(seed, 3):
        game = course.declared
        mine = {game.declarer} if game.partner is None else {game.declarer, game.partner}

        assert {seat for seat in course.dealt.seating.active if game.side_of(seat).value == "declarer"} == mine
        assert game.partner is None or game.called is not None


@guards(
    *("LUN-CALLING-001", "LUN-CALLING-007"),
    *("KOE-CALLING-001", "KOE-CALLING-014"),
    *("KAR-CALLING-001", "KAR-CALLING-004"),
    *("ZWA-CALLING-001", "ZWA-CALLING-003", "ZWA-CALLING-006"),
)
@every_source
@given(seed=seeds())
def test_only_a_declarer_calls_and_only_one_card(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        calls = [action for action in course.actions if isinstance(action, Call)]

        assert len(calls) <= 1
        for call in calls if is_played_as_called(course) else ():
            assert call.seat == course.declared.declarer
            assert course.declared.called is not None
            assert NAMES[course.declared.called] in source.callable
            assert call.king in (None, course.declared.called)
