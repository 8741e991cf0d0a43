"""Each adaptation by itself: what it offers where a course is refused, and where it offers nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tarock_protocol.messages.parts import Action, Deed, Due, Turn
from tarock_steps.suite.adaptations import (
    ADAPTATIONS,
    AdaptedCourse,
    Refused,
    another_laid_away,
    doubled_first,
    doubled_where_it_was_said,
    left_unsaid,
    not_played_out,
    others_pass_first,
    partner_says_it,
    played_on,
    taken_by_its_cards,
)

Act = tuple[int, Deed, str]


def refused(
    acts: Sequence[Act], place: int, due: Sequence[tuple[int, Due, list[str]]] = (), *, is_tested: bool = False
) -> Refused:
    """A course refused in a place, of a declarer in seat 0 with a partner in seat 2."""
    actions = tuple(Action(seat=seat, do=do, what=what) for seat, do, what in acts)
    return Refused(
        course=AdaptedCourse(actions, tuple(range(len(actions))), len(actions)),
        place=place,
        due=[Turn(seat=seat, do=do, legal=legal) for seat, do, legal in due],
        formulas=frozenset({"Gut!", "Weiter"}),
        declarer=0,
        partner=2,
        is_tested=is_tested,
        halves={"first": "K♥ 3♦ B♠", "second": "II 9♠ D♣"},
    )


def acts(course: AdaptedCourse) -> list[Act]:
    return [(action.seat, action.do, action.what) for action in course.actions]


ROUND: list[Act] = [(0, "say", "Trull"), (1, "say", "Gut!"), (2, "say", "Gut!")]


def test_the_partner_says_at_his_next_turn_what_the_declarer_may_not() -> None:
    (course,) = partner_says_it(refused(ROUND, 0))

    assert acts(course) == [(1, "say", "Gut!"), (2, "say", "Trull"), (2, "say", "Gut!")]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_nobody_s_words_but_the_declarer_s_go_over_to_his_partner(place: int) -> None:
    of_others: list[Act] = [(0, "say", "Gut!"), (1, "say", "Trull"), (3, "say", "Uhu"), (0, "say", "Gut!")]

    assert list(partner_says_it(refused([*of_others, (2, "say", "Gut!")], place))) == []


def test_a_kontra_to_the_game_stands_before_what_needs_one() -> None:
    dagegen: list[Act] = [(1, "say", "Absolut dagegen")]
    (course,) = doubled_first(refused(dagegen, 0, [(1, "say", ["Weiter", "Kontra Spiel"])]))

    assert acts(course) == [(1, "say", "Kontra Spiel"), (1, "say", "Absolut dagegen")]
    assert list(doubled_first(refused(dagegen, 0, [(1, "say", ["Weiter"])]))) == []


def test_the_same_is_doubled_where_another_player_has_announced_it() -> None:
    legal = ["Gut!", "Kontra Spiel", "Kontra Uhu of 2", "Kontra Trull of 2", "Rekontra Trull of 1"]
    (course,) = doubled_where_it_was_said(refused([(1, "say", "Kontra Trull of 0")], 0, [(1, "say", legal)]))

    assert acts(course) == [(1, "say", "Kontra Trull of 2")]


def test_a_half_is_named_by_the_same_cards_in_whichever_order() -> None:
    legal = ["II K♥ 3♦", "II D♣ 9♠", "leave"]
    (course,) = taken_by_its_cards(refused([(0, "talon", "second")], 0, [(0, "talon", legal)]))

    assert acts(course) == [(0, "talon", "II D♣ 9♠")]


def test_whoever_is_due_says_that_he_has_nothing_to_say_also_where_something_is_lacking_at_the_end() -> None:
    (course,) = others_pass_first(refused(ROUND, 3, [(3, "say", ["Gut!", "Uhu"])]))

    assert acts(course) == [*ROUND, (3, "say", "Gut!")]


@pytest.mark.parametrize("act", [(1, "bid", "Weiter"), (1, "say", "Gut!"), (1, "say", "Trull")])
def test_a_word_for_which_there_is_no_turn_is_left_out(act: Act) -> None:
    (course,) = left_unsaid(refused([act, (2, "bid", "Rufer")], 0))

    assert acts(course) == [(2, "bid", "Rufer")]


def test_a_game_that_may_not_be_bid_is_not_left_out() -> None:
    assert list(left_unsaid(refused([(1, "bid", "Rufer")], 0))) == []


PLAYED: list[Act] = [(3, "play", "K♥"), (0, "play", "D♥"), (3, "play", "7♠")]


def test_what_is_played_after_the_end_is_left_out() -> None:
    (course,) = not_played_out(refused(PLAYED, 2))

    assert acts(course) == PLAYED[:2]
    assert list(not_played_out(refused(PLAYED, 2, [(0, "play", ["D♥"])]))) == []


def test_whoever_is_due_plays_what_he_plays_later_or_any_card_where_he_plays_none() -> None:
    (sooner,) = played_on(refused(PLAYED, 0, [(0, "play", ["A♥", "D♥"])]))
    (another,) = played_on(refused(PLAYED, 2, [(0, "play", ["A♥", "D♥"])]))

    assert acts(sooner) == [(0, "play", "D♥"), (3, "play", "K♥"), (3, "play", "7♠")]
    assert acts(another) == [*PLAYED[:2], (0, "play", "A♥"), (3, "play", "7♠")]


LAID: list[Act] = [(0, "discard", "9♠ 8♠ 7♠")]
TO_LAY: list[tuple[int, Due, list[str]]] = [(0, "discard", ["II", "D♥", "C♥", "9♠"])]


def test_the_last_card_laid_away_is_another_one_from_the_middle() -> None:
    offered = [course.actions[0].what for course in another_laid_away(refused(LAID, 0, TO_LAY))]

    assert offered == ["9♠ 8♠ D♥", "9♠ 8♠ C♥", "9♠ 8♠ II"]


@pytest.mark.parametrize(
    "tried",
    [
        refused([(1, "say", "Trull")], 0, is_tested=True),
        refused([(1, "bid", "Weiter")], 0, is_tested=True),
        refused(PLAYED, 2, is_tested=True),
        refused(PLAYED, 0, [(0, "play", ["A♥", "D♥"])], is_tested=True),
        refused(LAID, 0, TO_LAY, is_tested=True),
    ],
)
def test_what_is_tried_is_neither_left_out_nor_replaced(tried: Refused) -> None:
    assert [course for adapt in ADAPTATIONS for course in adapt(tried)] == []
