"""Payments and Augen: numbers that are always exact."""

from __future__ import annotations

from fractions import Fraction
from typing import NewType

Amount = int | Fraction
"""A payment, or what it is reckoned with."""

WholeAugen = NewType("WholeAugen", int)
"""Card points."""
AugenInThirds = NewType("AugenInThirds", Fraction)
"""Card points that are not whole, where a third of one counts."""
Augen = WholeAugen | AugenInThirds
"""What cards count; what comes of reckoning with Augen is a number until ``as_augen`` makes Augen of it again."""


def as_integer(amount: Amount) -> Amount:
    """The same amount, as an integer where it is one."""
    return amount.numerator if amount.denominator == 1 else amount


def as_augen(number: Amount) -> Augen:
    """So many Augen, as an integer where they are whole."""
    if isinstance(number, int):
        return WholeAugen(number)
    return WholeAugen(number.numerator) if number.denominator == 1 else AugenInThirds(number)
