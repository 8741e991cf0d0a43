from __future__ import annotations

from hypothesis import given
from tests.laws.koenigrufen.strategies import DEFAULTS, courses, names, seeds
from tests.laws.plain import KOENIGE
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import FOURTH, Call, Say
from tarock_engine.cards import CARDS, NAMES
from tarock_engine.state import Calling, Playing
from tarock_second_opinion.koenigrufen.game import CALLING


@guards(*(f"KOE-CALLING-{number:03}" for number in (1, 2, 3, 15, 16, 17, 18, 19, 20)), "KOE-TRISCHAKEN-001")
@given(seed=seeds())
def test_a_koenig_is_called_in_rufer_solo_and_besser_rufer_and_in_no_other_contract(seed: int) -> None:
    for course in courses(seed, 3):
        calls = [action for action in course.actions if isinstance(action, Call)]
        given_up_before = not course.is_played and course.chosen["king-named-when"] == "before-discard"

        assert len(calls) == (course.contract in CALLING) or (given_up_before and not calls)
        if course.game is not None and course.is_played:
            assert (course.game.called is not None) == (course.contract in CALLING)


@guards("KOE-CALLING-006", "KOE-CALLING-007", "KOE-CALLING-012")
@given(seed=seeds())
def test_whoever_calls_his_own_koenig_plays_alone_against_three(seed: int) -> None:
    for course in courses(seed, 4):
        game = course.game
        if game is None or game.called is None:
            continue
        if NAMES[game.called] in names(course.dealt.hands[game.declarer]):
            assert game.partner is None
            assert not game.from_talon
            assert sum(game.side_of(seat).value == "foes" for seat in course.dealt.seating.active) == 3


@guards("KOE-CALLING-010", "KOE-COUNTING-025")
@given(seed=seeds())
def test_calling_the_fourth_koenig_is_calling_the_one_that_is_missing(seed: int) -> None:
    for course in courses(seed, 4, chosen=DEFAULTS):
        unnamed = [action for action in course.actions if action.words == FOURTH]
        if not unnamed or not course.is_played:
            continue
        game = course.declared
        (missing,) = KOENIGE - names(course.dealt.hands[game.declarer])
        acts = [Call(action.seat, CARDS[missing]) if action.words == FOURTH else action for action in course.actions]
        *_, end = engine.replay(course.dealt, acts, course.rules)

        assert game.called == CARDS[missing]
        assert engine.settlement(end, course.rules).payments == course.settlement().payments


@guards("KOE-CALLING-005", "KOE-ANNOUNCING-020")
@given(seed=seeds())
def test_nobody_says_that_he_is_the_partner(seed: int) -> None:
    for course in courses(seed, 3):
        for stop in course.stops:
            assert "Ich bin Partner" not in stop.words


@guards("KOE-CALLING-005", "KOE-CALLING-007", "KOE-CALLING-009")
@given(seed=seeds())
def test_where_nobody_announces_what_may_be_played_tells_nothing_of_who_is_the_partner(seed: int) -> None:
    for course in courses(seed, 4):
        silent = all(action.words == "Gut!" for action in course.actions if isinstance(action, Say))
        if course.contract not in CALLING or not course.is_played or not silent:
            continue
        for king in sorted(KOENIGE):
            acts = [Call(action.seat, CARDS[king]) if isinstance(action, Call) else action for action in course.actions]
            states = engine.replay(course.dealt, acts, course.rules)
            for stop, state in zip(course.stops, states, strict=False):
                if isinstance(stop.state, Playing):
                    cards = {
                        action.words for choice in engine.choices(state, course.rules) for action in choice.actions
                    }
                    assert cards == stop.words


@guards("KOE-CALLING-014")
@given(seed=seeds())
def test_a_state_of_calling_lasts_one_call(seed: int) -> None:
    for course in courses(seed, 3):
        assert sum(isinstance(stop.state, Calling) for stop in course.stops) <= 1
