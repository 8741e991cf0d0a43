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
    steps = {one.against: one.doubled for one in items if one.name == SPIEL}
    together = [
        one if one.name == SPIEL else one._replace(doubled=(*steps.get(one.against, ()), *one.doubled)) for one in items
    ]
    return each_apart(parties, together, *others, **named)


settling.settle = settle
serve()
