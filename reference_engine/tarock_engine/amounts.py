"""Augen and payments: numbers that are always exact."""

from __future__ import annotations

from fractions import Fraction

Amount = int | Fraction
"""Augen and payments, always exact."""


def as_integer(amount: Amount) -> Amount:
    """The same amount, as an integer where it is one."""
    return amount.numerator if amount.denominator == 1 else amount
