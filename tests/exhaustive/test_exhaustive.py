"""The fixed share of everything that ``make test`` runs, and proof that each comparison can fail."""

from __future__ import annotations

import dataclasses
import sys

import pytest
from tests.exhaustive import everything, plays, settlements, told, tricks
from tests.exhaustive.__main__ import main
from tests.exhaustive.everything import LUNGAU, Part

from tarock_engine.cards import NAMES
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling

PARTS = list(everything.parts(whole=False))


def with_order_of_red(*names: str) -> RuleSet:
    order = dataclasses.replace(LUNGAU.cards, red=Ruling(names, LUNGAU.cards.red.clause))
    return dataclasses.replace(LUNGAU, cards=order)


@pytest.mark.parametrize("part", PARTS, ids=[name for name, _ in PARTS])
def test_the_engine_agrees_with_the_source(part: Part) -> None:
    _, check = part
    found = check()
    sys.stdout.write(f"\n{found.summary}, {found.wrong:,} differ\n")

    assert not found.wrong, "\n".join(map(str, found.examples))


def test_the_command_runs_the_parts_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leads", "settlements-of-schleifen"]) == 0

    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("leads in Fahren: 252 classes in 36 situations")
    assert said[1].startswith("Schleifen: 48 settlements: 0 differ")
    assert said[2].startswith("0 differences in")


def test_the_command_names_a_part_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ticks"]) == 2
    assert "there is no part 'ticks'; known are tricks-skues" in capsys.readouterr().err


def test_both_know_the_same_cards() -> None:
    assert sorted(told.PACK) == sorted(NAMES)


def test_all_tricks_are_looked_at_and_won_as_often_by_place_as_counted_elsewhere() -> None:
    found = tricks.compare("skues", LUNGAU, every=100_000)

    assert found.tricks == tricks.ALL == 7_590_024
    assert found.by_place == tricks.BY_PLACE
    assert sum(found.by_place) == found.tricks


def test_the_readings_of_the_whole_trull_decide_1224_tricks_differently() -> None:
    changed = tricks.changed_in_the_engine(*everything.by_reading(everything.TRULL).values())

    assert changed == tricks.changed_in_the_source() == tricks.WHOLE_TRULL == 1_224


def test_every_reading_of_the_whole_trull_has_its_winner_in_the_source() -> None:
    assert set(tricks.SPATZ_TAKES_THE_TRULL) == set(LUNGAU.options()[everything.TRULL])


@pytest.mark.parametrize("table", [(), ("4♥",), ("4♥", "V"), ("I", "II", "7♠")])
def test_the_classes_of_a_situation_take_in_every_hand(table: tuple[str, ...]) -> None:
    cells = plays.cells_of(table)
    hands = 1 + sum(plays.hands_in(held, cells) for held in plays.classes_of(cells))

    assert hands == 2 ** (54 - len(table))


def test_every_card_of_every_cell_comes_up_in_a_class() -> None:
    cells = plays.cells_of(("4♥", "V"))
    for held in plays.classes_of(cells):
        tried = set().union(*plays.hands_of(held, cells))

        assert tried == {card for cell in held for card in cells[cell]}


def test_every_contract_has_a_place_on_the_sheet() -> None:
    assert {who.contract for who in settlements.sides()} == {contract.name for contract in LUNGAU.contracts}


def test_orders_by_augen_are_all_weak_orders() -> None:
    assert [len(settlements.orders(players)) for players in (4, 5)] == [75, 541]


def test_two_cards_in_the_wrong_order_turn_the_tricks_red() -> None:
    found = tricks.compare("skues", with_order_of_red("A", "2", "4", "3"), every=1_000)

    assert found.wrong_tables
    assert found.wrong_answers
    assert all({"3", "4"} <= {card[0] for card in one.cards} for one in found.examples)


def test_a_reading_taken_for_another_turns_the_tricks_red() -> None:
    rules = LUNGAU.choose({everything.TRULL: "spatz"})

    assert tricks.compare("skues", rules, every=100_000).wrong_tables == tricks.WHOLE_TRULL


@pytest.mark.parametrize("dropped", range(3))
def test_a_dropped_duty_turns_the_plays_red(dropped: int) -> None:
    follow = LUNGAU.play.follow
    play = dataclasses.replace(LUNGAU.play, follow=(*follow[:dropped], *follow[dropped + 1 :]))
    rules = dataclasses.replace(LUNGAU, play=play)

    assert plays.every_hand(rules, in_fahren=False, every=50).wrong


@pytest.mark.parametrize("dropped", range(2))
def test_a_dropped_duty_turns_fahren_red(dropped: int) -> None:
    duties = LUNGAU.play.fahren_duties
    play = dataclasses.replace(LUNGAU.play, fahren_duties=(*duties[:dropped], *duties[dropped + 1 :]))
    rules = dataclasses.replace(LUNGAU, play=play)

    assert plays.every_hand(rules, in_fahren=True, every=50).wrong


@pytest.mark.parametrize(
    ("names", "alike"),
    [
        (("any", "free-lost", "frees"), False),
        (("any", "must", "binds"), False),
        (("first-lead-free", "free-lost", "binds"), False),
        (("uhu-first", "free-lost", "binds"), False),
        (("any", "free-unscored", "binds"), True),  # about money, not about cards
    ],
    ids=str,
)
def test_a_reading_taken_for_another_turns_bound_cards_red(names: tuple[str, ...], *, alike: bool) -> None:
    rules = LUNGAU.choose(dict(zip(plays.BOND_OPTIONS, names, strict=True)))
    found = plays.bound_hands(rules, ("any", "free-lost", "binds"), numbers=(1, 11))

    assert (found.wrong == 0) is alike


@pytest.mark.parametrize("option", settlements.OPTIONS)
def test_a_reading_taken_for_another_turns_the_settlements_red(option: str) -> None:
    readings = {one: LUNGAU.options()[one][0] for one in settlements.OPTIONS}
    other = LUNGAU.options()[option][1]
    rules = LUNGAU.choose({**settlements.IN_USE, **readings, option: other})
    found = settlements.one_praemie([(readings, rules)])

    assert 0 < found.wrong < found.settlements


@pytest.mark.parametrize(
    ("option", "other"),
    [("fahren-who-pays", "fewer"), ("fahren-kontra-scope", "table"), ("fahren-five-dealer", "unpaid")],
)
def test_a_reading_taken_for_another_turns_the_settlements_of_fahren_red(option: str, other: str) -> None:
    readings = {one: LUNGAU.options()[one][0] for one in settlements.FAHREN_OPTIONS}
    found = settlements.fahren([(readings, LUNGAU.choose({**readings, option: other}))], every=7)

    assert 0 < found.wrong < found.settlements
