"""What was dealt to whom: Trull and the four Könige hang on nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine.actions import TRULL
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.seating import seated
from tarock_engine.state import Sides
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules


def side_dealt(
    item: str, hands: Sequence[Mask], sides: Sides, rules: ZwanzigerrufenRules
) -> tuple[Side | None, Grounds]:
    """The side that was dealt all cards of ``item``, and the clauses."""
    rulings = rules.bonuses
    kind = rulings.trull if item == TRULL else rulings.koenige
    together = item != TRULL and rulings.koenige_of_partners.value
    whole = kind.value
    grounds = (
        kind.clause,
        rulings.sets_as_dealt.clause,
        *(() if item == TRULL else (rulings.koenige_of_partners.clause,)),
    )
    alone = next((sides.of(seat) for seat, hand in seated(hands) if hand & whole == whole), None)
    return alone or (_of_both(whole, hands, sides) if together else None), grounds


def _of_both(whole: Mask, hands: Sequence[Mask], sides: Sides) -> Side | None:
    """The side whose hands have all cards of ``whole`` between them."""
    between = {Side.DECLARER: 0, Side.FOES: 0}
    for seat, hand in seated(hands):
        between[sides.of(seat)] |= hand
    return next((side for side, held in between.items() if held & whole == whole), None)
