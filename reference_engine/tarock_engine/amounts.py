"""Payments and Augen: numbers that are always exact."""

from __future__ import annotations

from fractions import Fraction
from typing import NewType

Amount = int | Fraction
"""A payment, or a number that it is calculated from."""

WholeAugen = NewType("WholeAugen", int)
"""Card points."""
AugenInThirds = NewType("AugenInThirds", Fraction)
"""Card points with thirds, in a source that counts thirds."""
Augen = WholeAugen | AugenInThirds
"""Card points. The result of arithmetic with them is a plain number until ``as_augen`` makes Augen of it again."""


def as_integer(amount: Amount) -> Amount:
    """The same amount, as an int if it is whole."""
    return amount.numerator if amount.denominator == 1 else amount


def as_augen(number: Amount) -> Augen:
    """A number as Augen: an int if it is whole."""
    if isinstance(number, int):
        return WholeAugen(number)
    return WholeAugen(number.numerator) if number.denominator == 1 else AugenInThirds(number)
