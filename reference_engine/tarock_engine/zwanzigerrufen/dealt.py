"""Which side has the Trull or the four Könige in Zwanzigerrufen: in the hands as dealt, or in a house in its tricks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tarock_engine.actions import TRULL
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.seating import seated
from tarock_engine.state import Sides
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules


def side_with(
    item: str, hands: Sequence[Mask], won: Mapping[Side, Mask], sides: Sides, rules: ZwanzigerrufenRules
) -> tuple[Side | None, Grounds]:
    """The side that has all cards of ``item`` in a hand as dealt, or has won them; None if no side has; the clauses."""
    rulings = rules.bonuses
    kind = rulings.trull if item == TRULL else rulings.koenige
    whole = kind.value
    grounds = (
        kind.clause,
        rulings.sets_as_dealt.clause,
        *(() if item == TRULL else (rulings.koenige_of_partners.clause,)),
    )
    if not rulings.sets_as_dealt.value:
        return _with(whole, won), grounds
    together = item != TRULL and rulings.koenige_of_partners.value
    alone = next((sides.of(seat) for seat, hand in seated(hands) if hand & whole == whole), None)
    return alone or (_with(whole, _dealt(hands, sides)) if together else None), grounds


def _dealt(hands: Sequence[Mask], sides: Sides) -> dict[Side, Mask]:
    """The cards that each side was dealt."""
    between = {Side.DECLARER: 0, Side.FOES: 0}
    for seat, hand in seated(hands):
        between[sides.of(seat)] |= hand
    return between


def _with(whole: Mask, cards: Mapping[Side, Mask]) -> Side | None:
    """The side that has all cards of ``whole``."""
    return next((side for side, held in cards.items() if held & whole == whole), None)
