"""What a reading changes in a deal: worked out with short cuts, held against every step played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from proving.weighing.replaying import replays

from tarock_engine import engine
from tarock_engine.actions import Call
from tarock_engine.cards import FOUR_KOENIGE
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.weighing import weighed as weighing
from tarock_reference.weighing.chance import key_of, mixed, rolled, shuffled
from tarock_reference.weighing.changes import changed_by, replayed
from tarock_reference.weighing.courses import Decision, PlayedBy, WeighedDeal, dealt_by, play_deal
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import Beyond, HeldReading, Named, Watch, World, beyond
from tarock_reference.weighing.rebasing import rebased
from tarock_reference.weighing.weighed import Counts, Deals, key_for, weighed_deals
from tarock_searching.weigh.plan import worlds_of
from tarock_steps.catalogue.loading import sources

SOURCES = sources()
FEW = 2
"""Deals of each policy in which every reading is played again from the first bid on; `make prove` plays more."""


def course_of(
    source: str, policy: str, number: int, world: World | None = None, seed: int = 7
) -> tuple[WeighedDeal, PlayedBy]:
    rules = RULE_SETS[source] if world is None else world.rules
    playing = PlayedBy(PLAYERS[policy], key_for(Deals(seed, policy, number, 1), number))
    return play_deal(dealt_by(seed, number, rules), playing, rules), playing


def weighable(source: str) -> Iterator[tuple[World, HeldReading]]:
    for world in worlds_of(source):
        for reading in world.readings:
            if reading.rules.pack == world.rules.pack:
                yield world, reading


# ---------------------------------------------------------------------------------------------------------- chance


def test_chance_is_the_generator_that_it_says_it_is() -> None:
    """The first numbers of splitmix64 from 0 and from 1234567, as they are published with it."""
    assert [mixed(0, place) for place in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert [mixed(1234567, place) for place in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_roll_falls_evenly_on_the_numbers_below_a_bound() -> None:
    often = Counter(rolled(mixed(3, place), 6) for place in range(60_000))

    assert sorted(often) == [0, 1, 2, 3, 4, 5]
    assert all(9_500 < count < 10_500 for count in often.values())


def test_every_order_of_three_cards_comes_as_often_as_any_other() -> None:
    often = Counter(tuple(shuffled(key_of(5, place), (1, 2, 3))) for place in range(12_000))

    assert len(often) == 6
    assert all(1_800 < count < 2_200 for count in often.values())


def test_keys_of_other_numbers_are_others() -> None:
    keys = {key_of(seed, number) for seed in range(50) for number in range(50)}

    assert len(keys) == 2_500


# ---------------------------------------------------------------------------------------------------------- players


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("policy", PLAYERS)
def test_a_player_does_the_same_again_and_only_what_is_allowed(source: str, policy: str) -> None:
    course, playing = course_of(source, policy, 11)
    again, _ = course_of(source, policy, 11)

    assert course.actions == again.actions
    for due, action in zip(course.choices, course.actions, strict=True):
        assert any(action in choice.actions for choice in due)
    assert sum(course.settlement.payments) == 0
    assert playing.player is PLAYERS[policy]


@pytest.mark.parametrize("source", SOURCES)
def test_the_same_deal_has_the_same_cards_whoever_plays_it(source: str) -> None:
    dealt = [course_of(source, policy, 4)[0].dealt for policy in PLAYERS]

    assert dealt[0] == dealt[1] == dealt[2]
    assert dealt[0] != course_of(source, "any", 5)[0].dealt


@pytest.mark.parametrize("source", SOURCES)
def test_a_cautious_player_doubles_nothing_and_an_announcing_one_does(source: str) -> None:
    def doubled(policy: str) -> int:
        courses = (course_of(source, policy, number)[0] for number in range(25))
        return sum(len(item.doubled) for course in courses for item in course.score.items)

    assert doubled("cautious") == 0
    assert doubled("announcing") > 0


@pytest.mark.parametrize("source", ["lungau", "koenigrufen"])
def test_one_deal_in_five_has_a_fifth_at_the_table(source: str) -> None:
    assert [dealt_by(1, number, RULE_SETS[source]).seating.players for number in range(6)] == [5, 4, 4, 4, 4, 5]


# -------------------------------------------------------------------------------------------------------- short cuts


@pytest.mark.prove
@pytest.mark.parametrize("source", SOURCES)
def test_short_cuts_find_what_playing_everything_again_finds(source: str) -> None:
    found = replays(source, seed=7, first=0, number=FEW)

    assert found.differing == ()
    assert found.compared > 3 * FEW * 40


def test_that_nobody_answers_a_kontra_is_a_ground_of_the_first_card() -> None:
    """In Fahren the last to speak says the only Kontra, so nobody is asked for an answer in the round itself."""
    found = replays("lungau", seed=2, first=31, number=1)

    assert found.differing == ()


def test_a_game_that_stops_is_otherwise_although_nobody_receives_more() -> None:
    """In koenigrufen by one reading a lost negative game is over at once: the cards that are left are not played."""
    world = worlds_of("koenigrufen", "early-end-of-play")[0]
    course, playing = course_of("koenigrufen", "any", 40, world, seed=2)
    found = replayed(course, playing, world, world.readings[0])

    assert changed_by(course, Watch(world).named(course), playing, world, world.readings[0]) == found
    assert (found.otherwise, found.is_paid_otherwise) == (True, False)


def test_what_is_only_shown_comes_up_and_is_not_paid_otherwise() -> None:
    """By one reading of Karls Tarockrunde an untouched Talon is shown to everybody after the deal."""
    world = worlds_of("karl", "talon-after-the-deal")[0]
    found = weighed_deals(world, Deals(1, "any", 0, 20), {})["talon-after-the-deal", "its-side"]

    assert found.otherwise > 0
    assert found.paid == 0


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", SOURCES)
def test_without_the_clauses_that_are_named_the_short_cut_would_miss_something(source: str) -> None:
    """So that the test before this one can fail."""
    world = worlds_of(source)[0]
    course, playing = course_of(source, "announcing", 0, world)
    blind = Named([], frozenset(), frozenset())
    readings = [reading for reading in world.readings if reading.rules.pack == world.rules.pack and not reading.shown]
    missed = [
        reading
        for reading in readings
        if replayed(course, playing, world, reading).otherwise
        and not changed_by(course, blind, playing, world, reading).otherwise
    ]

    assert len(missed) > 3


def test_a_deal_goes_on_by_the_same_player_from_where_an_act_is_not_allowed() -> None:
    """In Zwanzigerrufen the highest Tarock that the caller has not got is called, or any that he has not got."""
    world = next(world for world in worlds_of("zwanzigerrufen", "call-which-tarock"))
    asked: list[Decision] = []

    def listening(moment: Decision) -> object:
        asked.append(moment)
        return moment.choices[0].actions[-1]

    reading = next(choice for choice in world.readings if choice.reading == "any-missing")
    playing = PlayedBy(listening, 1)  # type: ignore[arg-type]
    course = play_deal(dealt_by(3, 1, reading.rules), playing, reading.rules)
    before = len(asked)
    back = World({}, reading.rules, [reading._replace(rules=world.rules)])
    found = replayed(course, playing, back, back.readings[0])

    assert course.actions[0] not in engine.choices(course.states[0], world.rules)[0].actions
    assert found.otherwise
    assert asked[before].rules is world.rules
    assert asked[before].state == course.states[0]


def test_a_bid_is_looked_at_that_only_the_other_reading_refuses() -> None:
    """In Lungauer Königrufen somebody with all four Könige bids no Rufer where his own must not be called."""
    world = worlds_of("lungau", "own-king-call")[0]
    number = 15_672
    course, playing = course_of("lungau", "cautious", number, world, seed=1)
    declarer = next(action.seat for action in course.actions if isinstance(action, Call))
    found = changed_by(course, Watch(world).named(course), playing, world, world.readings[0])

    assert course.dealt.hands[declarer] & FOUR_KOENIGE == FOUR_KOENIGE
    assert found == replayed(course, playing, world, world.readings[0])
    assert found.otherwise


@pytest.mark.parametrize("source", SOURCES)
def test_a_state_of_other_rules_has_their_games_and_is_else_the_same(source: str) -> None:
    world = worlds_of(source)[0]
    reading = next((choice for choice in world.readings if choice.games), None)
    if reading is None:
        pytest.skip("no reading of this source changes a game")
    course, _ = course_of(source, "cautious", 1, world)
    for state in (*course.states, course.end):
        there = rebased(state, reading.rules.by_name)

        assert rebased(there, world.rules.by_name) == state
        if there.game is not None:
            assert there.game.contract is reading.rules.by_name[there.game.contract.name]


# ------------------------------------------------------------------------------------------------------------ counts


def test_counts_add_up_in_any_order() -> None:
    parts = [Counts(3, 2, 1, 5, 25, 5), Counts(1, 1, 1, Fraction(1, 3), Fraction(1, 9), Fraction(1, 3)), Counts(2)]
    forth = parts[0].plus(parts[1]).plus(parts[2])

    assert forth == parts[2].plus(parts[1]).plus(parts[0])
    assert forth == Counts(6, 3, 2, Fraction(16, 3), Fraction(226, 9), 5)


@pytest.mark.prove
def test_a_block_is_the_sum_of_its_parts_and_a_share_of_deals_is_a_share() -> None:
    world = worlds_of("zwanzigerrufen", "solo-value")[0]
    key = ("solo-value", "five")
    whole = weighed_deals(world, Deals(1, "announcing", 0, 230), {})[key]
    parts = [
        weighed_deals(world, Deals(1, "announcing", first, number), {})[key] for first, number in ((0, 90), (90, 140))
    ]
    fewer = weighed_deals(world, Deals(1, "announcing", 0, 230), {key: 2})[key]

    assert whole == parts[0].plus(parts[1])
    assert fewer.named == whole.named
    assert 0 < fewer.paid < whole.paid


@pytest.mark.prove
@pytest.mark.parametrize("source", SOURCES)
def test_what_no_deal_can_weigh_was_never_named_nor_otherwise(source: str) -> None:
    world = worlds_of(source)[0]
    deals = Deals(2, "cautious", 0, 20)
    found = weighed_deals(world, deals, {})
    between = [
        reading for reading in world.readings if beyond(world.rules, reading) in (Beyond.SESSIONS, Beyond.BREACH)
    ]

    assert all(found[choice.option, choice.reading] == Counts() for choice in between)
    assert between or source == "koenigrufen"


@pytest.mark.prove
def test_the_reasons_why_no_deal_can_weigh_a_reading_are_found_in_what_changes() -> None:
    def reasons(source: str) -> dict[str, Beyond | None]:
        return {f"{choice.option}={choice.reading}": beyond(world.rules, choice) for world, choice in weighable(source)}

    assert reasons("lungau")["deal-first-packet=any"] is Beyond.DEALING
    assert reasons("lungau")["schleifen-as-a-deal=same-dealer"] is Beyond.SESSIONS
    assert reasons("lungau")["schleifen-as-a-deal=dealer-paid"] is None
    assert reasons("karl")["no-throw-in=others-may"] is None
    assert reasons("karl")["renonce-acts=named-only"] is Beyond.BREACH
    pack = next(reading for reading in worlds_of("zwanzigerrufen")[0].readings if reading.option == "glatze-cards")
    assert beyond(RULE_SETS["zwanzigerrufen"], pack) is Beyond.PACK


def test_batches_are_no_part_of_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    world = worlds_of("zwanzigerrufen", "tie-at-44")[0]
    whole = weighed_deals(world, Deals(1, "cautious", 0, 60), {})
    monkeypatch.setattr(weighing, "BATCH", 7)

    assert weighed_deals(world, Deals(1, "cautious", 0, 60), {}) == whole
