from __future__ import annotations

from tests.laws.karl import plain
from tests.laws.karl.strategies import KARL
from tests.laws.plain import TRUMPS
from tests.laws.registry import guards

from tarock_engine.cards import NAMES


@guards("KAR-CARDS-004", "KAR-CARDS-008", "KAR-CARDS-002")
def test_the_voegel_are_the_four_lowest_trumps() -> None:
    assert {bird: NAMES[card] for bird, card in KARL.rules.birds.items()} == plain.BIRDS
    assert list(plain.BIRDS.values()) == TRUMPS[::-1][:4]
