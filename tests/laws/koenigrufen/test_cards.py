from __future__ import annotations

from tests.laws.koenigrufen.strategies import KOENIGRUFEN
from tests.laws.plain import TRUMPS
from tests.laws.registry import guards

from tarock_engine.cards import NAMES
from tarock_second_opinion.koenigrufen.announcing import BIRD_CARDS


@guards("KOE-CARDS-007", "KOE-CARDS-002")
def test_the_voegel_are_the_four_lowest_trumps() -> None:
    assert {bird: NAMES[card] for bird, card in KOENIGRUFEN.rules.birds.items()} == BIRD_CARDS
    assert list(BIRD_CARDS.values()) == TRUMPS[::-1][:4]
