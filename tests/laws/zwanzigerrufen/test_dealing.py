from __future__ import annotations

import random

import pytest
from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.moments import THROW_IN
from tests.laws.zwanzigerrufen.strategies import (
    DEFAULTS,
    OPTIONS,
    PICTURES,
    ZWANZIGERRUFEN,
    cards,
    courses,
    listed,
    names,
    rules_for,
    seeds,
    thrown,
)

from tarock_engine import dealing, engine
from tarock_engine.actions import Call
from tarock_engine.dealing import Chance
from tarock_engine.state import ThrownIn
from tarock_second_opinion.zwanzigerrufen import dealing as told
from tarock_second_opinion.zwanzigerrufen.cards import TRUMPS, pack_of


def any_table(seed: int) -> tuple[random.Random, dict[str, str], list[str], int]:
    """Chance, readings, the names of a pack from the top, and a dealer."""
    rng = random.Random(seed)
    chosen = ZWANZIGERRUFEN.any_readings(rng)
    return rng, chosen, listed(ZWANZIGERRUFEN.shuffled(rng, chosen)), rng.randrange(4)


def deal(pack: list[str], dealer: int, chosen: dict[str, str], chance: Chance | None = None) -> list[set[str]]:
    """The hands by seat, dealt under some readings."""
    rules = rules_for(chosen)
    dealt = dealing.deal_out(cards(pack), dealing.seat_table(4, dealer, rules), rules, chance or Chance())
    assert not dealt.talon
    return list(map(names, dealt.hands))


@guards("ZWA-DEALING-001", "ZWA-DEALING-003", "ZWA-DEALING-004", "ZWA-DEALING-005", "ZWA-DEALING-006")
@given(seed=seeds())
def test_five_cards_go_to_each_from_vorhand_on_and_five_again_from_below_the_cut(seed: int) -> None:
    rng, chosen, pack, dealer = any_table(seed)
    cut = rng.randrange(40)

    assert deal(pack, dealer, chosen, Chance(cut=cut)) == list(map(set, told.deal(pack, dealer=dealer, cut=cut)))
    assert rules_for(chosen).dealing.direction.value == "clockwise"
    assert dealing.cutter(dealing.seat_table(4, dealer, rules_for(chosen)), rules_for(chosen)) == (dealer - 1) % 4


@guards("ZWA-DEALING-007", "ZWA-DEALING-008", "ZWA-DEALING-009", "ZWA-DEALING-010", "ZWA-DEALING-011")
@given(seed=seeds())
def test_after_knocking_each_takes_one_of_four_piles_of_ten_in_turn_from_vorhand_on(seed: int) -> None:
    rng, chosen, pack, dealer = any_table(seed)
    picked, laid = rng.sample(range(4), 4), rng.sample(pack, 40)
    hands = deal(pack, dealer, chosen, Chance(cut=rng.randrange(40), chosen=picked, pile=cards(laid)))
    lying = laid if chosen["klopfen-piles"] == "any" else pack

    for found, cards_laid in ((hands, lying), (deal(pack, dealer, chosen, Chance(chosen=picked)), pack)):
        assert found == list(map(set, told.knock(cards_laid, dealer=dealer, chosen=picked)))


@guards("ZWA-DEALING-007", "ZWA-DEALING-009")
@given(seed=seeds())
def test_nobody_takes_a_pile_that_is_gone(seed: int) -> None:
    rng, chosen, pack, dealer = any_table(seed)
    picked = [rng.randrange(4) for _ in range(4)]
    if sorted(picked) != [0, 1, 2, 3]:
        with pytest.raises(ValueError, match="chosen"):
            deal(pack, dealer, chosen, Chance(chosen=picked))


@guards("ZWA-DEALING-008", "ZWA-DEALING-010")
@given(seed=seeds())
def test_the_dealer_lays_out_the_cards_of_the_pack_and_no_others(seed: int) -> None:
    _, _, pack, dealer = any_table(seed)
    chosen = {**DEFAULTS, "klopfen-piles": "any"}
    own = ZWANZIGERRUFEN.shuffled(random.Random(seed), chosen)
    for wrong in (own[:-1], [*own[:-1], own[0]]):
        with pytest.raises(ValueError, match="pile"):
            deal(listed(own), dealer, chosen, Chance(chosen=[0, 1, 2, 3], pile=wrong))
    assert len(pack) == 40


# ------------------------------------------------------------------------------------------------ throwing the cards in


@guards("ZWA-DEALING-012", "ZWA-DEALING-013", "ZWA-DEALING-014")
@given(seed=seeds())
def test_only_a_hand_with_next_to_no_tarock_is_thrown_in_and_only_where_and_while_that_is_in_force(seed: int) -> None:
    for course in [*thrown(seed, 2), *courses(seed, 2)]:
        for moment in course.retold.where("bid", "say", "play"):
            assert moment.engines == moment.acts


@guards("ZWA-DEALING-013", "ZWA-DEALING-012")
@given(seed=seeds())
def test_where_somebody_has_no_tarock_nothing_else_can_be_done(seed: int) -> None:
    for course in thrown(seed, 3):
        if having_to := told.must_throw_in(course.retold.telling.course.game):
            allowed = [(action.seat, action.words) for action in course.stops[0].allowed]
            assert sorted(allowed) == [(seat, THROW_IN) for seat in sorted(having_to)]
            assert course.is_thrown_in
        else:
            assert any(action.words != THROW_IN for action in course.stops[0].allowed)
            assert not course.is_thrown_in or course.chosen["zusammenwerfen"] != "off"


@guards("ZWA-DEALING-013", "ZWA-DEALING-014", "ZWA-DEALING-012")
@given(seed=seeds())
def test_a_lone_tarock_below_the_trull_or_two_tarocks_are_never_thrown_in(seed: int) -> None:
    rng = random.Random(seed)
    for reading in OPTIONS["zusammenwerfen"]:
        chosen = {**DEFAULTS, "zusammenwerfen": reading}
        lone = rng.choice(TRUMPS[2:-1])
        for tarocks in ([lone], ["I", lone], ["XXI", "Sküs"]):
            hand = [*tarocks, *rng.sample(PICTURES, 10 - len(tarocks))]
            rest = rng.sample(sorted(set(pack_of(chosen)) - set(hand)), 30)
            rules, order = rules_for(chosen), [*hand[:5], *rest[:15], *hand[5:], *rest[15:]]
            dealt = dealing.deal_out(cards(order), dealing.seat_table(4, 3, rules), rules)
            choices = engine.choices(engine.begin(dealt, rules), rules)
            assert names(dealt.hands[0]) == set(hand)

            assert not any(
                action.words == THROW_IN and action.seat == 0 for choice in choices for action in choice.actions
            )


@guards("ZWA-DEALING-012", "ZWA-DEALING-013", "ZWA-SETTLING-030", "ZWA-SESSIONS-004")
@given(seed=seeds())
def test_a_deal_that_was_thrown_in_pays_nothing(seed: int) -> None:
    for course in thrown(seed, 3):
        if course.is_thrown_in:
            assert isinstance(course.end, ThrownIn)
            assert course.settlement().payments == (0,) * 4
            assert not course.settlement().lines
            assert not course.score().items


@guards("ZWA-DEALING-012")
@given(seed=seeds())
def test_a_hand_may_be_thrown_in_after_a_call_only_until_the_first_card_in_one_reading(seed: int) -> None:
    for course in thrown(seed, 3):
        called = any(isinstance(action, Call) for action in course.actions)
        if course.is_thrown_in and called:
            assert course.chosen["zusammenwerfen"] == "until-first-card"
