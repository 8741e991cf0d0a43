"""Exact numbers for payments and Augen: whole ones or fractions, never floats."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import NewType

from tarock_engine.ruling import Grounds, Ruling, in_words

Amount = int | Fraction
"""A payment, or a number that it is calculated from."""

WholeAugen = NewType("WholeAugen", int)
"""Card points."""
AugenInThirds = NewType("AugenInThirds", Fraction)
"""Card points with thirds, in a source that counts thirds."""
Augen = WholeAugen | AugenInThirds
"""Card points. The result of arithmetic with them is a plain number until ``as_augen`` makes Augen of it again."""


@in_words("Exactly, with fractions")
def exactly(amount: Amount) -> Amount:
    return amount


@in_words("Up to a whole number")
def upwards(amount: Amount) -> Amount:
    return math.ceil(amount)


@in_words("Down to a whole number")
def downwards(amount: Amount) -> Amount:
    return math.floor(amount)


@in_words("To the nearest whole number, halves up")
def to_nearest(amount: Amount) -> Amount:
    return math.floor(amount + Fraction(1, 2))


def rounded(amount: Amount, rounding: Ruling[Callable[[Amount], Amount]]) -> tuple[Amount, Grounds]:
    """What one player pays another for something, as it is rounded, with the clause if that changes it."""
    found = rounding.value(amount)
    return as_integer(found), () if found == amount else (rounding.clause,)


def as_integer(amount: Amount) -> Amount:
    """The same amount, as an int if it is whole."""
    return amount.numerator if amount.denominator == 1 else amount


def as_augen(number: Amount) -> Augen:
    """A number as Augen: an int if it is whole."""
    if isinstance(number, int):
        return WholeAugen(number)
    return WholeAugen(number.numerator) if number.denominator == 1 else AugenInThirds(number)
