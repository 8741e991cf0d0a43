from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.moments import THROW_IN
from tests.laws.zwanzigerrufen.strategies import (
    OPTIONS,
    ZWANZIGERRUFEN,
    Course,
    courses,
    directed,
    games,
    opening,
    seeds,
)
from tests.laws.zwanzigerrufen.told import followed, whole_talk
from tests.laws.zwanzigerrufen.utterances import Talk

from tarock_engine.actions import Say
from tarock_engine.state import Bidding

HIGH = ("nothing to call", "nothing to call and suits")


def openings(seed: int, *wishes: str) -> Iterator[tuple[dict[str, str], set[str], dict[str, str]]]:
    """Readings, Vorhand's hand and what she can say first and how, where the cards cannot be thrown in."""
    rng = random.Random(f"openings {seed}")
    for wish in wishes:
        solo = rng.choice(OPTIONS["forced-solo-kind"])
        chosen = {**ZWANZIGERRUFEN.any_readings(rng), "forced-solo-kind": solo, "zusammenwerfen": "off"}
        hands, found = opening(rng, chosen, wish)
        assert len({seat for seat, _ in found}) == 1
        yield chosen, hands[0], {word: deed for (_, word), deed in found.items()}


@guards(*(f"ZWA-BIDDING-{number:03}" for number in (1, 2, 3, 5, 6, 9, 10)), "ZWA-CALLING-006", "ZWA-CALLING-004")
@given(seed=seeds())
def test_vorhand_begins_with_a_call_or_a_solo_game_that_her_hand_allows_and_with_nothing_else(seed: int) -> None:
    for chosen, hand, found in openings(seed, "nothing", "suits", "two to call", *HIGH):
        assert {word for word, deed in found.items() if deed == "call"} == plain.callable_from(hand, chosen)
        assert {word for word, deed in found.items() if deed == "bid"} == plain.openings(hand, chosen)
        assert set(found.values()) <= {"call", "bid"}
    for course in courses(seed, 2):
        assert isinstance(course.stops[0].state, Bidding)
        assert {one.words for one in course.stops[0].allowed if one.seat != course.dealt.seating.active[0]} <= {
            THROW_IN
        }


@guards("ZWA-BIDDING-009", "ZWA-BIDDING-010", "ZWA-CALLING-003")
@given(seed=seeds())
def test_with_all_five_that_can_be_called_vorhand_has_no_normal_game_and_always_a_solo(seed: int) -> None:
    for chosen, hand, found in openings(seed, *HIGH):
        suits = len(plain.suit_cards(hand))

        assert set(found) & {*plain.LADDER, "Solo"} == {"Solo"}
        assert ("Farbensolo" in found) == (suits >= 5 and chosen["forced-solo-kind"] == "either-solo")


@guards(*(f"ZWA-BIDDING-{number:03}" for number in (2, 3, 5, 6, 7, 8, 11, 12, 14)))
@given(seed=seeds())
def test_a_solo_game_is_open_in_the_round_to_whoever_may_displace_the_game_before(seed: int) -> None:
    rng = random.Random(f"same {seed}")
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "two-solo-calls": rng.choice(OPTIONS["two-solo-calls"])}
    wanting = directed(rng, chosen, "suits", rng.randrange(2, 4), wanted=rng.choice(plain.SOLO_GAMES))
    for course in [wanting, *courses(seed, 3)]:
        for stop, talk, say in followed(course):
            offered = {one.item for one in stop.allowed if isinstance(one, Say) and one.item in plain.GAMES}

            assert offered == talk.open_to(say.seat) & set(plain.GAMES)


@guards("ZWA-BIDDING-006", "ZWA-BIDDING-011")
@given(seed=seeds())
def test_any_hand_whatever_is_good_for_a_solo_over_a_normal_game(seed: int) -> None:
    for course in courses(seed, 4):
        for stop, talk, _ in followed(course):
            if talk.contract != "Solo" and course.chosen["solo-call-window"] == "any-turn":
                assert any(isinstance(one, Say) and one.item == "Solo" for one in stop.allowed)


@guards(
    "ZWA-BIDDING-004", "ZWA-BIDDING-007", "ZWA-BIDDING-008", "ZWA-BIDDING-012", "ZWA-CALLING-009", "ZWA-CALLING-010"
)
@given(seed=seeds())
def test_the_game_that_stands_at_the_end_is_played_by_its_announcer_and_a_solo_game_by_him_alone(seed: int) -> None:
    for course in games(seed, 5):
        seat, game = course.announced_games[-1]
        rank = [plain.GAMES.index(one) for _, one in course.announced_games]

        assert (course.declared.declarer, course.contract) == (seat, game)
        assert rank == sorted(rank)
        if game in plain.SOLO_GAMES:
            assert course.declared.partner is None
            assert course.declared.called is None
        else:
            assert seat == course.dealt.seating.active[0]


@guards("ZWA-BIDDING-013")
@given(seed=seeds())
def test_what_was_said_before_a_solo_game_lapses_or_stays(seed: int) -> None:
    for course in games(seed, 5):
        talk = whole_talk(course)
        found = [(chain.item, chain.of, tuple(chain.doubled)) for chain in course.contest.chains]

        assert found == [(one.item, one.of, tuple(one.steps)) for one in talk.claims]
        if course.chosen["announcements-before-solo"] == "lapse" and len(course.announced_games) > 1:
            assert all(one.when[0] >= _turn_of(course, talk) for one in talk.claims)


def _turn_of(course: Course, talk: Talk) -> int:
    """The number of the turn in which the game that is played was announced."""
    turn, found = 0, 0
    for _, _, say in course.talk:
        found = turn if say.words in plain.SOLO_GAMES else found
        turn += say.step is None
    assert turn == len(talk.turns)
    return found
