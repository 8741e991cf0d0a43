from __future__ import annotations

import dataclasses
import functools
import itertools
import random
from collections.abc import Iterator

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.strategies import Stop, looked_at
from tests.laws.zwanzigerrufen.moments import ANNOUNCED, GAMES, ITEMS, MATERIAL, SOLO_GAMES
from tests.laws.zwanzigerrufen.strategies import ZWANZIGERRUFEN, Course, courses, directed, games, seeds
from tests.laws.zwanzigerrufen.told import followed

from tarock_engine.actions import Say, Step
from tarock_engine.zwanzigerrufen import announcing
from tarock_second_opinion.zwanzigerrufen.deal import Course as Told
from tarock_second_opinion.zwanzigerrufen.doubling import WORDS, kontras_to_game


def talkative(seed: int) -> Iterator[Course]:
    """Deals of a block, and one with the Pagat in a hand that can make it."""
    yield from courses(seed, 2)
    yield looked_at(_with_pagat(seed))


@functools.lru_cache(maxsize=1 << 9)
def _with_pagat(seed: int) -> Course:
    rng = random.Random(f"talk {seed}")
    wanted = rng.choice(GAMES)
    return directed(rng, ZWANZIGERRUFEN.any_readings(rng), "Pagat that can be made", rng.randrange(4), wanted=wanted)


def moments(seed: int) -> Iterator[tuple[Course, Stop, Told, int]]:
    """Every moment of their rounds."""
    for course in talkative(seed):
        for stop, told, say in followed(course):
            yield course, stop, told, say.seat


def said(stop: Stop) -> set[str]:
    """What may be said."""
    return {action.words for action in stop.allowed if isinstance(action, Say)}


@guards(
    *(f"ZWA-ANNOUNCING-{number:03}" for number in range(1, 26)),
    *("ZWA-BONUSES-034", "ZWA-SETTLING-027", "ZWA-SETTLING-028", "ZWA-BIDDING-001"),
)
@given(seed=seeds())
def test_exactly_the_utterances_of_the_source_are_open(seed: int) -> None:
    for course in talkative(seed):
        for moment in course.retold.where("say"):
            assert moment.engines == moment.acts


@guards("ZWA-ANNOUNCING-002", "ZWA-ANNOUNCING-005", "ZWA-ANNOUNCING-006")
@given(seed=seeds())
def test_weiter_closes_a_turn_and_nothing_else_does(seed: int) -> None:
    for course in talkative(seed):
        for (_, _, say), (_, after, _) in zip(course.talk, course.talk[1:], strict=False):
            assert (after.speaker == say.seat) == (say.words != "Weiter")


@guards("ZWA-ANNOUNCING-025", "ZWA-ANNOUNCING-002")
@given(seed=seeds())
def test_a_turn_is_closed_at_any_time_unless_a_kontra_is_still_to_come(seed: int) -> None:
    for course, stop, told, seat in moments(seed):
        late = course.chosen["kontra-before-bonus"] == "in-same-turn"
        if "Weiter" not in said(stop):
            assert late
            assert {"Kontra Spiel"} <= said(stop)
            assert any(thing.of == seat for thing in told.game.things)


@guards("ZWA-ANNOUNCING-007", "ZWA-ANNOUNCING-008", "ZWA-ANNOUNCING-009")
@given(seed=seeds())
def test_only_three_bonuses_are_announced_or_two_more_and_never_the_mond(seed: int) -> None:
    for course, stop, _, _ in moments(seed):
        announced = {
            action.item.split()[0]
            for action in stop.allowed
            if isinstance(action, Say) and action.step is Step.ANNOUNCE
        }
        more = MATERIAL if course.chosen["announceable-bonuses"] == "all-five" else ()

        assert announced <= {*ANNOUNCED, *more, *SOLO_GAMES}
        assert "Mondfang" in ITEMS
        assert not any("Mondfang" in word for word in said(stop))


@guards("ZWA-ANNOUNCING-010", "ZWA-ANNOUNCING-016")
@given(seed=seeds())
def test_whoever_has_not_announced_an_absolut_may_do_so_in_his_turn(seed: int) -> None:
    for course, stop, told, seat in moments(seed):
        free = course.chosen["absolut-dagegen-kontra"] != "required" or told.game.is_ours(seat)
        done = any((thing.item, thing.of) == ("Absolut", seat) for thing in told.game.things)
        if free:
            assert any(word.startswith("Absolut") for word in said(stop)) is not done


@guards("ZWA-ANNOUNCING-011", "ZWA-ANNOUNCING-012", "ZWA-ANNOUNCING-013")
@given(seed=seeds())
def test_the_word_behind_a_bonus_is_true_and_left_out_only_where_it_may_be(seed: int) -> None:
    for course, stop, told, seat in moments(seed):
        game = told.game
        about = game.vorhand if course.chosen["dazu-dagegen-words"] == "spoken" else game.declarer
        untrue = " dagegen" if game.side(seat) == game.side(about) else " dazu"

        assert not any(word.endswith(untrue) for word in said(stop))
        if course.chosen["dazu-dagegen-words"] == "spoken":
            assert not said(stop) & {*ANNOUNCED, *MATERIAL}


@guards("ZWA-ANNOUNCING-014", "ZWA-ANNOUNCING-015", "ZWA-ANNOUNCING-017", "ZWA-ANNOUNCING-018")
@given(seed=seeds())
def test_a_pagat_is_announced_by_its_holder_against_the_declarer_after_a_kontra_and_not_in_a_farbensolo(
    seed: int,
) -> None:
    for course, stop, told, seat in moments(seed):
        if not any(word.startswith("Pagat") for word in said(stop)):
            continue
        game, kontras = told.game, kontras_to_game(told.game)

        assert game.contract != "Farbensolo"
        assert course.chosen["pagat-announcer"] == "any" or "I" in course.hand(seat)
        if game.is_ours(seat) or course.chosen["kontra-before-bonus"] == "in-same-turn":
            continue
        if course.chosen["pagat-dagegen-kontra"] != "automatic":
            assert any(not game.is_ours(kontra) for kontra in kontras)
        if course.chosen["pagat-dagegen-kontra"] == "own-only":
            assert kontras[0] == seat


@guards("ZWA-ANNOUNCING-015", "ZWA-ANNOUNCING-016", "ZWA-ANNOUNCING-019")
@given(seed=seeds())
def test_a_kontra_that_an_announcement_brings_stands_at_the_game(seed: int) -> None:
    for course in talkative(seed):
        for stop, told, say in followed(course):
            item = say.item.split()[0]
            if say.step is not Step.ANNOUNCE or item not in ANNOUNCED or told.game.is_ours(say.seat):
                continue
            option = "pagat-dagegen-kontra" if item == "Pagat" else "absolut-dagegen-kontra"
            after = next(late for early, late in zip(course.stops, course.stops[1:], strict=False) if early is stop)
            games = [chain for chain in after.state.chains if chain.item == "Spiel"]  # type: ignore[attr-defined]
            if course.chosen[option] in ("automatic", "contained"):
                assert any(chain.doubled for chain in games)
            else:
                assert games == [chain for chain in stop.state.chains if chain.item == "Spiel"]  # type: ignore[attr-defined]


@guards("ZWA-ANNOUNCING-024", "ZWA-ANNOUNCING-021", "ZWA-ANNOUNCING-023")
@given(seed=seeds())
def test_the_doublings_of_a_chain_are_said_by_the_two_sides_in_turn(seed: int) -> None:
    for course in games(seed, 4):
        by_turns = course.chosen["kontra-who-and-when"] != "anybody"
        for chain in course.contest.chains:
            if by_turns and course.chosen["announcements-before-solo"] == "lapse":
                first = chain.of is None or chain.item == "Spiel" or course.is_mine(chain.of)
                sides = [first, *map(course.is_mine, chain.doubled)]

                assert all(side is not other for side, other in itertools.pairwise(sides))
            assert len(chain.doubled) <= len(WORDS)


@guards("ZWA-ANNOUNCING-006", "ZWA-ANNOUNCING-001", "ZWA-BONUSES-034")
@given(seed=seeds())
def test_a_player_announces_several_things_in_a_turn_but_none_twice(seed: int) -> None:
    for course, stop, told, seat in moments(seed):
        mine = {thing.item for thing in told.game.things if thing.of == seat}

        assert not any(word.split()[0] in mine for word in said(stop))
        others = {"Absolut", "Valat"} - mine
        if told.game.is_ours(seat) or course.chosen["absolut-dagegen-kontra"] != "required":
            assert {word.split()[0] for word in said(stop)} >= others


@guards("ZWA-ANNOUNCING-003", "ZWA-ANNOUNCING-009", "ZWA-ANNOUNCING-013")
@given(seed=seeds())
def test_what_is_worked_out_ahead_is_what_the_rules_say_of_the_rest_of_the_round(seed: int) -> None:
    for course in courses(seed, 1):
        for _, state, _ in course.talk:
            assert in_values(announcing.worked_out(state, course.rules)) == in_values(state)


def in_values(thing: object) -> object:
    """A state with the fields of what is equal to nothing but itself, as it may have been forgotten meanwhile."""
    if dataclasses.is_dataclass(thing):
        return type(thing), [in_values(getattr(thing, field.name)) for field in dataclasses.fields(thing)]
    return tuple(map(in_values, thing)) if isinstance(thing, tuple) else thing
