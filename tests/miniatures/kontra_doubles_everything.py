"""Lets a Kontra to the game double all bonuses along with it."""

from collections.abc import Sequence
from typing import Any

from tests.miniatures.miniature import serve

from tarock_engine.actions import SPIEL
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.zwanzigerrufen import settling

each_apart = settling.settle


def settle(parties: Parties, items: Sequence[ScoredItem], *others: Any, **named: Any) -> Settlement:
    """Who pays whom, every bonus with the steps of the game before its own."""
    steps = {item.against: item.doubled for item in items if item.name == SPIEL}
    together = [
        item if item.name == SPIEL else item._replace(doubled=(*steps.get(item.against, ()), *item.doubled))
        for item in items
    ]
    return each_apart(parties, together, *others, **named)


settling.settle = settle
serve()
