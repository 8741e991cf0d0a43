"""The fixed share that ``make test`` runs, and what the comparisons of every source stand on."""

from __future__ import annotations

import math
import sys

import pytest
from proving.exhaustive import card_heights, everything, frozen, plays, settlements, tricks
from proving.exhaustive.__main__ import main
from proving.exhaustive.found import Part
from proving.exhaustive.koenigrufen.tricks import WAYS as OF_KOENIGRUFEN
from proving.exhaustive.lungau.plays import naming
from proving.exhaustive.lungau.tricks import WAYS as OF_LUNGAU
from proving.exhaustive.tricks import Way
from proving.exhaustive.zwanzigerrufen.cards import PACKS as OF_ZWANZIGERRUFEN_PACKS
from proving.exhaustive.zwanzigerrufen.tricks import WAYS as OF_ZWANZIGERRUFEN

from tarock_engine.cards import NAMES, names_in
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_steps.catalogue.loading import sources

PACKS = {"zwanzigerrufen": OF_ZWANZIGERRUFEN_PACKS["ace"]}
"""The cards of sources that do not play with all 54."""
PARTS = [
    pytest.param((name, part), id=name)
    for name, part in everything.parts(whole=False).items()
    if everything.is_of_gate(name)
]


@pytest.mark.parametrize("part", PARTS)
def test_the_engine_agrees_with_the_source(part: tuple[str, Part]) -> None:
    name, check = part
    found = frozen.compared_with_frozen(name, check(), whole=False)
    sys.stdout.write(f"\n{found.summary}, {found.wrong:,} differ\n")

    assert found.compared
    assert not found.wrong, "\n".join(found.examples)


def test_every_source_has_its_parts() -> None:
    assert sorted(everything.SOURCES) == sorted(sources())


def test_the_share_leaves_no_kind_of_comparison_out() -> None:
    shared = {name.split("-")[0] + name.split("-")[1] for name in everything.parts(whole=False)}

    assert shared == {name.split("-")[0] + name.split("-")[1] for name in everything.parts(whole=True)}


def test_what_is_frozen_is_what_is_compared() -> None:
    compared = {frozen.key(name, whole=True) for name in everything.parts(whole=True)}
    compared |= {frozen.key(name, whole=False) for name in filter(everything.is_of_gate, everything.parts(whole=False))}

    assert {key for source in everything.SOURCES for key in frozen.read(source)} == compared


def test_the_command_runs_the_parts_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plays-leads", "settlements-of-schleifen", "--rules", "lungau", "--jobs", "1"]) == 0

    said = capsys.readouterr().out.splitlines()
    # 288: 2 Rufer, 4 declarers, 2 tables and 3 tariffs, each in 3 readings of Schleifen as a deal and 2 of its tariff.
    assert said[0].startswith("[1/2] leads in Fahren: 252 classes in 36 situations")
    assert said[1].startswith("[2/2] Schleifen: 288 settlements: 0 differ (lungau-settlements-of-schleifen, ")
    assert said[2] == "lungau: 6,408 hands, 288 settlements: 0 differ"
    assert said[3].startswith("0 differences in")


def test_the_command_names_a_part_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ticks"]) == 2
    assert "there is no part 'ticks'; known are lungau-tricks-skues" in capsys.readouterr().err


def test_the_command_runs_parts_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settlements-of-giving-up", "settlements-of-schleifen", "--jobs", "2"]) == 0

    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said[:4]] == ["[1/2] Schleifen", "[2/2] giving up", "lungau", "koenigrufen"]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_all_know_the_same_cards(rules: RuleSet) -> None:
    assert sorted(card_heights.PACK) == sorted(NAMES)
    assert set(names_in(rules.pack)) == set(PACKS.get(rules.name, card_heights.PACK))


def won_by_the_first(way: Way) -> int:
    """In how many tricks no later card is higher than the one led, from the heights alone."""
    found = 0
    for led in way.pack:
        suit = card_heights.suit_of(led)
        higher = sum(way.height(card, suit) > way.height(led, suit) for card in way.pack)
        found += math.perm(len(way.pack) - 1 - higher, 3)
    return found


@pytest.mark.parametrize(
    "way",
    [
        *(OF_LUNGAU["skues"].way, OF_KOENIGRUFEN["positive"].way, OF_KOENIGRUFEN["farbensolo"].way),
        *(OF_ZWANZIGERRUFEN[name].way for name in ("solo-unranked-four", "farbensolo-top-ace-tarock-led")),
    ],
    ids=lambda one: one.name,
)
def test_all_tricks_are_looked_at_and_won_as_often_by_place_as_reckoned_without_them(way: Way) -> None:
    by_place = [0, 0, 0, 0]
    size = len(way.pack)
    for led in range(size):
        won = tricks.by_source(led, way)[tricks.complete(led, size)]
        for place in range(4):
            by_place[place] += int((won == place).sum())
    first = won_by_the_first(way)

    assert sum(by_place) == math.perm(size, 4) in {tricks.ALL, 2_193_360}
    assert by_place == [first, *[(math.perm(size, 4) - first) // 3] * 3]


def test_the_whole_trull_lies_in_1224_tricks() -> None:
    held = sum(len(list(tricks.with_the_trull(led))) for led in range(len(NAMES)) if NAMES[led] in card_heights.TRULL)
    behind = sum(
        len(list(tricks.with_the_trull(led))) for led in range(len(NAMES)) if NAMES[led] not in card_heights.TRULL
    )

    assert held + behind == tricks.WHOLE_TRULL == 1_224


@pytest.mark.parametrize("table", [(), ("4♥",), ("4♥", "V"), ("I", "II", "7♠")])
def test_the_classes_of_a_situation_take_in_every_hand(table: tuple[str, ...]) -> None:
    cells = plays.cells_of(table, naming(("I",))(table))
    hands = 1 + sum(plays.hands_in(held, cells) for held in plays.classes_of(cells))

    assert hands == 2 ** (54 - len(table))


def test_every_card_of_every_cell_comes_up_in_a_class() -> None:
    table = ("4♥", "V")
    cells = plays.cells_of(table, naming(("I",))(table))
    for held in plays.classes_of(cells):
        tried = 0
        for hand in plays.hands_of(held, cells):
            tried |= hand

        assert tried == plays.mask([card for cell in held for card in cells[cell]])


def test_readings_come_in_every_combination_or_one_at_a_time() -> None:
    rules = RULE_SETS["lungau"]
    options = ("fahren-who-pays", "fahren-kontra-scope", "fahren-five-dealer")
    known = rules.options()

    assert len(settlements.combinations(rules, options, {})) == math.prod(len(known[option]) for option in options)
    assert len(settlements.one_at_a_time(rules, options, {})) == 1 + sum(len(known[option]) - 1 for option in options)
