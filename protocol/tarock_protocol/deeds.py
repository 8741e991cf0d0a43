"""The names of the acts of players in messages, and which of them involve cards."""

from __future__ import annotations

from typing import Final

from tarock_protocol.cards import SUIT_CARDS, canonical, is_card

GIVING_UP: Final = "Schleifen"
FOURTH: Final = "Vierter König"
CARD_DEEDS: Final = frozenset({"call", "discard", "play"})
AMONG_CARDS: Final = (GIVING_UP, "Aufgeben", FOURTH)
"""Words that can be among cards: giving up before laying away, and a König without its suit."""


def bid_with_king(what: str) -> str:
    """A bid with its König, if it names one, in canonical spelling; the name of a bird is not changed."""
    bid, _, king = what.rpartition(" ")
    return f"{bid} {canonical(king)}" if bid and is_card(king) and canonical(king) in SUIT_CARDS else what
