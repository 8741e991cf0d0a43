from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.moments import GAMES, SOLO_GAMES
from tests.laws.zwanzigerrufen.strategies import OPTIONS, ZWANZIGERRUFEN, courses, directed, games, opening, seeds
from tests.laws.zwanzigerrufen.told import followed

from tarock_engine.actions import Say
from tarock_second_opinion.source import Act
from tarock_second_opinion.zwanzigerrufen.cards import TO_CALL, plain_in
from tarock_second_opinion.zwanzigerrufen.doubling import speakers

HIGH = ("nothing to call", "nothing to call and suits")


def openings(seed: int, *wishes: str) -> Iterator[tuple[dict[str, str], set[str], set[Act], set[Act]]]:
    """Readings, Vorhand's hand and what she can say first, by both, where the cards cannot be thrown in."""
    rng = random.Random(f"openings {seed}")
    for wish in wishes:
        drawn = {option: rng.choice(OPTIONS[option]) for option in ("forced-solo-kind", "call-which-tarock")}
        chosen = {**ZWANZIGERRUFEN.any_readings(rng), **drawn, "zusammenwerfen": "off"}
        yield (chosen, *opening(rng, chosen, wish))


@guards(
    *(f"ZWA-BIDDING-{number:03}" for number in (1, 2, 3, 5, 6, 9, 10)),
    *(f"ZWA-CALLING-{number:03}" for number in (1, 2, 3, 4, 6)),
)
@given(seed=seeds())
def test_vorhand_begins_with_a_call_or_a_solo_game_that_her_hand_allows_and_with_nothing_else(seed: int) -> None:
    for _, _, found, told in openings(seed, "nothing", "suits", "two to call", "top Tarocks", *HIGH):
        assert found == told
    for course in courses(seed, 2):
        for moment in course.retold.where("bid", "call"):
            assert moment.engines == moment.acts


@guards("ZWA-BIDDING-009", "ZWA-BIDDING-010", "ZWA-CALLING-003")
@given(seed=seeds())
def test_with_all_five_that_can_be_called_vorhand_has_no_normal_game_and_always_a_solo(seed: int) -> None:
    for chosen, hand, found, _ in openings(seed, *HIGH):
        words, suits = {act.words for act in found}, len(plain_in(sorted(hand)))

        assert words & {*TO_CALL, "Solo"} == {"Solo"}
        assert ("Farbensolo" in words) == (suits >= 5 and chosen["forced-solo-kind"] == "either-solo")


@guards(*(f"ZWA-BIDDING-{number:03}" for number in (2, 3, 5, 6, 7, 8, 11, 12, 14)))
@given(seed=seeds())
def test_a_solo_game_is_open_in_the_round_to_whoever_may_displace_the_game_before(seed: int) -> None:
    rng = random.Random(f"same {seed}")
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "two-solo-calls": rng.choice(OPTIONS["two-solo-calls"])}
    wanting = directed(rng, chosen, "suits", rng.randrange(2, 4), wanted=rng.choice(SOLO_GAMES))
    for course in [wanting, *courses(seed, 3)]:
        for moment in course.retold.where("say"):
            assert moment.engines == moment.acts


@guards("ZWA-BIDDING-006", "ZWA-BIDDING-011")
@given(seed=seeds())
def test_any_hand_whatever_is_good_for_a_solo_over_a_normal_game(seed: int) -> None:
    for course in courses(seed, 4):
        for stop, told, _ in followed(course):
            if told.game.contract != "Solo" and course.chosen["solo-call-window"] == "any-turn":
                assert any(isinstance(action, Say) and action.item == "Solo" for action in stop.allowed)


@guards(
    "ZWA-BIDDING-004", "ZWA-BIDDING-007", "ZWA-BIDDING-008", "ZWA-BIDDING-012", "ZWA-CALLING-009", "ZWA-CALLING-010"
)
@given(seed=seeds())
def test_the_game_that_stands_at_the_end_is_played_by_its_announcer_and_a_solo_game_by_him_alone(seed: int) -> None:
    for course in games(seed, 5):
        seat, game = course.announced_games[-1]
        rank = [GAMES.index(game) for _, game in course.announced_games]

        assert (course.declared.declarer, course.contract) == (seat, game)
        assert rank == sorted(rank)
        if game in SOLO_GAMES:
            assert course.declared.partner is None
            assert course.declared.called is None
        else:
            assert seat == course.dealt.seating.active[0]


@guards("ZWA-BIDDING-013")
@given(seed=seeds())
def test_what_was_said_before_a_solo_game_lapses_or_stays(seed: int) -> None:
    for course in games(seed, 5):
        things = course.retold.telling.course.game.things
        found = {(chain.item, chain.of, chain.doubled) for chain in course.contest.chains}

        assert len(course.contest.chains) == len(things)
        assert found == {
            (thing.item, thing.against if thing.of is None else thing.of, tuple(speakers(thing))) for thing in things
        }
        if course.chosen["announcements-before-solo"] == "lapse":
            assert all(thing.turn >= things[0].turn for thing in things)
