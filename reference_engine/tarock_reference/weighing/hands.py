"""How the simple players of ``tarock weigh`` judge a hand: its strength, its least and its most valuable card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine.cards import FOUR_KOENIGE, Card, Mask
from tarock_engine.memory import remembered
from tarock_engine.ruleset import RuleSet

_TOP: Final = 5
"""The number of highest trumps that are strong."""
_KOENIG: Final = 3
_STRONG: Final = 2
_TRUMP: Final = 4


@remembered(1 << 12)
def worth(hand: Mask, rules: RuleSet) -> int:
    """How good a hand is for a player who wants tricks: about 0 on average, 8 more for two more trumps."""
    ranking, size = rules.ranking, hand.bit_count()
    trumps = (hand & ranking.trumps).bit_count()
    usual = _TRUMP * size * ranking.trumps.bit_count() // rules.pack.bit_count()
    strong = (hand & _strong(rules)).bit_count() - 1
    koenige = (hand & FOUR_KOENIGE).bit_count() - 1
    return _TRUMP * trumps - usual + _STRONG * strong + _KOENIG * koenige


@remembered(1 << 7)
def _strong(rules: RuleSet) -> Mask:
    return sum(1 << card for card in rules.ranking.trumps_down[:_TOP])


@remembered(1 << 7)
def heights(rules: RuleSet) -> tuple[int, ...]:
    """The rank of each card in its suit, from the lowest; trumps are above all other cards."""
    order = [0] * (max(*rules.ranking.trumps_down, *map(max, rules.ranking.suits_down.values())) + 1)
    for line, above in ((rules.ranking.trumps_down, len(order)), *((suit, 0) for suit in _suits(rules))):
        for place, card in enumerate(reversed(line)):
            order[card] = above + place
    return tuple(order)


def _suits(rules: RuleSet) -> Sequence[Sequence[Card]]:
    return tuple(rules.ranking.suits_down.values())


def shortest_suit(hand: Mask, rules: RuleSet) -> Mask:
    """The cards of the shortest plain suit that a hand has; none if it has only trumps."""
    held = [hand & rules.ranking.suit_of[suit[0]] for suit in _suits(rules) if suit]
    return min(filter(None, held), key=lambda cards: (cards.bit_count(), cards), default=0)
