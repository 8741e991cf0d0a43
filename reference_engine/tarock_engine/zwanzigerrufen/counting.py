"""The Augen of cards in Zwanzigerrufen, and the piles: the cards that each side has won."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Side
from tarock_engine.counting import count_augen, count_grounds
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.state import Exchange, Game, Sides, TakenTrick
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules


def counted(cards: Mask, rules: ZwanzigerrufenRules) -> tuple[Augen, Grounds]:
    """The Augen of cards, and the clauses."""
    return count_augen(cards, rules.counting), count_grounds(cards, rules.counting)


def augen(cards: Mask, rules: ZwanzigerrufenRules) -> tuple[Augen, Grounds]:
    """The same without clauses, in the same form, because ``ending_of`` takes this function or ``counted``."""
    return count_augen(cards, rules.counting), ()


def shares(game: Game, exchange: Exchange, rules: ZwanzigerrufenRules) -> list[tuple[Ruling[Side | None], Mask]]:
    """The cards outside the tricks, and for whom they count: always empty, because there are none."""
    del game, exchange, rules
    return []


def piles(sides: Sides, tricks: Sequence[TakenTrick], rules: ZwanzigerrufenRules) -> dict[Side, Mask]:
    """The cards that each side has won."""
    found, whose = {Side.DECLARER: 0, Side.FOES: 0}, rules.counting.partners_together.value
    for trick in tricks:
        found[whose(sides, trick.winner)] |= mask_of(trick.cards)
    return found
