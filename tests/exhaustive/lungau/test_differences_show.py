"""Proof that each comparison of Lungauer Königrufen can fail."""

from __future__ import annotations

import dataclasses

import pytest
from proving.exhaustive import spoiled, tricks
from proving.exhaustive.lungau import plays, settlements
from proving.exhaustive.lungau.tricks import BY_PLACE, READING, WAYS
from proving.exhaustive.settlements import defaults

from tarock_engine.lungau.rulings.rule_set import LUNGAU


@pytest.mark.prove
def test_tricks_are_won_as_often_by_place_as_counted_elsewhere() -> None:
    assert tricks.compare(*WAYS["skues"], every=100_000).by_place == BY_PLACE


def test_every_reading_of_the_whole_trull_has_its_winner_in_the_source() -> None:
    assert set(WAYS) == set(LUNGAU.options()[READING])


def test_every_contract_has_a_place_on_the_sheet() -> None:
    assert {who.contract for who in settlements.sides()} == {contract.name for contract in LUNGAU.contracts}


def test_orders_by_augen_are_all_weak_orders() -> None:
    assert [len(settlements.orders(players)) for players in (4, 5)] == [75, 541]


@pytest.mark.parametrize("dropped", range(3))
def test_a_dropped_duty_turns_the_plays_red(dropped: int) -> None:
    follow = LUNGAU.play.follow
    play = dataclasses.replace(LUNGAU.play, follow=(*follow[:dropped], *follow[dropped + 1 :]))
    rules = dataclasses.replace(LUNGAU, play=play)

    assert plays.every_hand(rules, in_fahren=False, every=50).wrong


@pytest.mark.parametrize("dropped", ["overtake", "pagat_last"])
def test_a_dropped_duty_turns_fahren_red(dropped: str) -> None:
    rules = spoiled.with_value(LUNGAU, "trischaken", dropped, lambda *_: None)

    assert plays.every_hand(rules, in_fahren=True, every=50).wrong


@pytest.mark.parametrize(
    ("names", "alike"),
    [
        pytest.param(("any", "free-lost", "frees"), False, marks=pytest.mark.prove),
        pytest.param(("any", "must", "binds"), False, marks=pytest.mark.prove),
        pytest.param(("first-lead-free", "free-lost", "binds"), False, marks=pytest.mark.prove),
        (("uhu-first", "free-lost", "binds"), False),
        pytest.param(("any", "free-unscored", "binds"), True, marks=pytest.mark.prove),  # about money, not about cards
    ],
    ids=str,
)
def test_a_reading_taken_for_another_turns_bound_cards_red(names: tuple[str, ...], *, alike: bool) -> None:
    rules = LUNGAU.choose(dict(zip(plays.BOND_OPTIONS, names, strict=True)))
    found = plays.bound_hands(rules, ("any", "free-lost", "binds"), numbers=(1, 11))

    assert (found.wrong == 0) is alike


@pytest.mark.prove
@pytest.mark.parametrize("option", settlements.OPTIONS)
def test_a_reading_taken_for_another_turns_the_settlements_red(option: str) -> None:
    readings = defaults(LUNGAU, settlements.OPTIONS)
    other = LUNGAU.options()[option][1]
    rules = LUNGAU.choose({**settlements.IN_USE, **readings, option: other})
    found = settlements.one_praemie([(readings, rules)], every=7)

    assert 0 < found.wrong < found.compared


@pytest.mark.parametrize(
    ("option", "other"),
    [("fahren-who-pays", "fewer"), ("fahren-kontra-scope", "table"), ("fahren-five-dealer", "unpaid")],
)
def test_a_reading_taken_for_another_turns_the_settlements_of_fahren_red(option: str, other: str) -> None:
    readings = defaults(LUNGAU, settlements.FAHREN_OPTIONS)
    found = settlements.fahren([(readings, LUNGAU.choose({**readings, option: other}))], every=7)

    assert 0 < found.wrong < found.compared
