from __future__ import annotations

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.moments import PARTNER, SOLO_GAMES
from tests.laws.zwanzigerrufen.strategies import courses, games, seeds
from tests.laws.zwanzigerrufen.told import followed

from tarock_engine import engine
from tarock_engine.actions import Call, Say, Step
from tarock_engine.cards import NAMES


@guards("ZWA-CALLING-001", "ZWA-CALLING-004")
@given(seed=seeds())
def test_nothing_is_called_that_the_caller_holds_but_in_one_reading(seed: int) -> None:
    for course in courses(seed, 5):
        for action in course.actions:
            if isinstance(action, Call) and course.chosen["call-which-tarock"] != "own-too":
                assert action.words not in course.hand(action.seat)


@guards("ZWA-CALLING-005", "ZWA-CALLING-004", "ZWA-BIDDING-004")
@given(seed=seeds())
def test_the_holder_of_the_called_tarock_plays_with_vorhand_against_the_two_others(seed: int) -> None:
    for course in games(seed, 5):
        game = course.declared
        if course.contract != "Normalspiel":
            continue
        assert game.called is not None
        holder = next(seat for seat in range(4) if NAMES[game.called] in course.hand(seat))

        assert game.partner == (None if holder == game.declarer else holder)
        assert sum(course.is_mine(seat) for seat in range(4)) == (1 if holder == game.declarer else 2)
        assert any(isinstance(action, Call) and action.king == game.called for action in course.actions)


@guards("ZWA-CALLING-006", "ZWA-ANNOUNCING-001", "ZWA-BIDDING-001")
@given(seed=seeds())
def test_before_anything_is_said_in_the_round_vorhand_has_called_or_announced_a_solo_game(seed: int) -> None:
    for course in games(seed, 4):
        first, second = course.actions[:2]

        assert first.seat == second.seat == course.dealt.seating.active[0]
        assert isinstance(first, Call) or first.words in SOLO_GAMES
        assert "Weiter" not in course.stops[0].words


@guards("ZWA-CALLING-007")
@given(seed=seeds())
def test_nobody_says_that_he_was_called_and_nobody_sees_it(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, told, say in followed(course):
            partner = Say(say.seat, Step.ANNOUNCE, PARTNER)
            against = engine.objection(stop.state, partner, course.rules)

            assert partner not in stop.allowed
            assert against is not None
            if told.game.contract == "Normalspiel":
                assert "ZWA-CALLING-007" in against.grounds
            assert engine.seen(stop.state, course.dealt, say.seat, course.rules)[0] == course.dealt.hands[say.seat]


@guards("ZWA-CALLING-008", "ZWA-ANNOUNCING-024")
@given(seed=seeds())
def test_the_called_player_doubles_a_bonus_of_the_opponents_like_anybody_of_his_side(seed: int) -> None:
    for course in courses(seed, 5):
        if course.chosen["kontra-who-and-when"] != "foes":
            continue
        for stop, told, say in followed(course):
            for thing in told.game.announcements():
                if told.game.side_of(thing) == "foes" and not thing.steps and say.seat == told.game.partner:
                    assert f"Kontra {thing.item} of {thing.of}" in stop.words
