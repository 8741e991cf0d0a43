"""Proof for every source that the comparison of tricks can fail, and how many tricks its ways decide differently."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pytest
from proving.exhaustive import spoiled, tricks
from proving.exhaustive.karl import tricks as of_karl
from proving.exhaustive.koenigrufen import tricks as of_koenigrufen
from proving.exhaustive.lungau import tricks as of_lungau
from proving.exhaustive.tricks import Apart, Decided
from proving.exhaustive.zwanzigerrufen import tricks as of_zwanzigerrufen

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruleset import RuleSet
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

OF_LUNGAU = (1_224,)
OF_KARL = (3_634_560, 3_634_752, 192)
OF_KOENIGRUFEN = (1_224, 3_634_752, 1_032, 192)
OF_ZWANZIGERRUFEN = (980_400, 980_280, 120, 191_088, 127_368)
"""How many tricks each pair of ``APART`` decides differently."""


class Pair(NamedTuple):
    """Two ways, and on how many tricks they differ."""

    one: Decided
    other: Decided
    number: int

    @property
    def name(self) -> str:
        """Both by their names."""
        return f"{self.one.rules.name}: {self.one.way.name}, {self.other.way.name}"


def pairs_of(ways: Mapping[str, Decided], apart: Apart, numbers: tuple[int, ...]) -> Iterator[Pair]:
    for (place, other), number in zip(apart, numbers, strict=True):
        yield Pair(ways[place], ways[other], number)


PAIRS = [
    *pairs_of(of_lungau.WAYS, of_lungau.APART, OF_LUNGAU),
    *pairs_of(of_karl.WAYS, of_karl.APART, OF_KARL),
    *pairs_of(of_koenigrufen.WAYS, of_koenigrufen.APART, OF_KOENIGRUFEN),
    *pairs_of(of_zwanzigerrufen.WAYS, of_zwanzigerrufen.APART, OF_ZWANZIGERRUFEN),
]
OF_GATE = [*{pair.one.rules.name: pair for pair in PAIRS}.values()]
"""One of each source; the proof takes all of them."""


@pytest.mark.parametrize(
    ("rules", "ways"),
    [(KARL, of_karl.WAYS), (KOENIGRUFEN, of_koenigrufen.WAYS), (ZWANZIGERRUFEN, of_zwanzigerrufen.WAYS)],
    ids=lambda one: one.name if isinstance(one, RuleSet) else "",
)
def test_every_manner_has_its_ways(rules: RuleSet, ways: Mapping[str, Decided]) -> None:
    assert {decided.manner for decided in ways.values()} == set(rules.manners)


@pytest.mark.prove
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_so_many_tricks_are_decided_differently(pair: Pair) -> None:
    assert tricks.changed(pair.one, pair.other) == (pair.number, pair.number)


@pytest.mark.gate(3)
@pytest.mark.parametrize(
    "pair",
    [pytest.param(pair, marks=[] if pair in OF_GATE else pytest.mark.prove, id=pair.name) for pair in PAIRS],
)
def test_a_way_taken_for_another_turns_the_tricks_red(pair: Pair) -> None:
    _, rules, manner = pair.other

    assert tricks.compare(pair.one.way, rules, manner, every=100_000).wrong_tables == pair.number


@pytest.mark.parametrize(
    "decided",
    [pytest.param(of_lungau.WAYS["skues"], marks=pytest.mark.prove), of_koenigrufen.WAYS["positive"]],
    ids=lambda one: one.rules.name,
)
def test_two_cards_in_the_wrong_order_turn_the_tricks_red(decided: Decided) -> None:
    found = tricks.compare(decided.way, spoiled.with_two_exchanged(decided.rules), decided.manner, every=1_000)

    assert found.wrong_tables
    assert found.wrong_answers
    assert all({"3", "4"} <= {card[0] for card in example.cards} for example in found.examples)
