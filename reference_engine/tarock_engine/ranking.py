"""Which card beats which, as lookup tables built once from a rule set's order of cards."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tarock_engine.cards import CARDS, NAMES, RED, SUITS, Card, Mask, mask_of
from tarock_engine.memory import remembered


@dataclasses.dataclass(frozen=True, slots=True)
class Ranking:
    """The order of a pack.

    ``suit_of`` maps a card to all cards of its suit (trumps are one suit), ``beaten_by`` to all cards that beat it
    when it is the best card of a trick. ``trumps_down`` and ``suits_down`` list each suit from the top.
    """

    trumps: Mask
    suit_of: tuple[Mask, ...]
    beaten_by: tuple[Mask, ...]
    trumps_down: tuple[Card, ...]
    suits_down: dict[str, tuple[Card, ...]] = dataclasses.field(hash=False)

    def best(self, cards: Sequence[Card]) -> int:
        """The place of the card that takes a trick by rank alone; the first card was led."""
        place, best = 0, cards[0]
        for index in range(1, len(cards)):
            if self.beaten_by[best] >> cards[index] & 1:
                place, best = index, cards[index]
        return place


@remembered(1 << 6)
def ranking_of(
    trumps: tuple[str, ...], pictures: tuple[str, ...], red: tuple[str, ...], black: tuple[str, ...], pack: Mask
) -> Ranking:
    """The ranking from names, each tuple from the top: trumps, pictures, the other cards of red and black suits."""
    trumps_down = _present([CARDS[name] for name in trumps], pack)
    suits_down = {
        suit: _present([CARDS[rank + suit] for rank in (*pictures, *(red if suit in RED else black))], pack)
        for suit in SUITS
    }
    all_trumps = mask_of(trumps_down)
    suit_of = [0] * len(NAMES)
    beaten_by = [0] * len(NAMES)
    for line in (trumps_down, *suits_down.values()):
        above = 0 if line is trumps_down else all_trumps
        for card in line:
            suit_of[card] = mask_of(line)
            beaten_by[card] = above
            above |= 1 << card
    return Ranking(
        trumps=all_trumps,
        suit_of=tuple(suit_of),
        beaten_by=tuple(beaten_by),
        trumps_down=trumps_down,
        suits_down=suits_down,
    )


def _present(cards: Sequence[Card], pack: Mask) -> tuple[Card, ...]:
    return tuple(card for card in cards if pack >> card & 1)
