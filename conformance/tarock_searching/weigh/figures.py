"""Adds up the counts of ``tarock weigh``, and computes exact shares and means with 95 % intervals.

A strand is the deals of one policy (kind of players) in one world (set of rules), whose counts are added up.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_reference.weighing.weighed import Counts
from tarock_searching.weigh.deal_blocks import BlockLine, read_counts
from tarock_searching.weigh.plan import Strand
from tarock_searching.weigh.record import WeighHeader

_Z: Final = Fraction(1_959_964, 1_000_000)
"""How many standard deviations leave 25 in 1,000 on each side of a normal distribution."""

_FINE: Final = 1_000_000
"""The precision of intervals: they are rounded outwards to one part in so many."""


class Interval(NamedTuple):
    """A figure with the lower and upper end of its interval."""

    figure: Fraction
    low: Fraction
    high: Fraction


def share_of(hits: int, cases: int) -> Interval:
    """The share of ``hits`` in ``cases`` with Wilson's interval. Raises ValueError without any case."""
    if not 0 <= hits <= cases or cases == 0:
        message = f"expected from 0 to {cases} hits in at least one case, got {hits}"
        raise ValueError(message)
    square = _Z * _Z
    middle = (hits + square / 2) / (cases + square)
    spread = _root(square * (Fraction(hits * (cases - hits), cases) + square / 4)) / (cases + square)
    low = Fraction(0) if hits == 0 else max(Fraction(0), middle - spread)
    high = Fraction(1) if hits == cases else min(Fraction(1), middle + spread)
    return Interval(Fraction(hits, cases), low, high)


def mean(total: int | Fraction, squares: int | Fraction, cases: int) -> Interval:
    """The mean of ``cases`` figures, by their sum and the sum of their squares. Raises ValueError without any case."""
    if cases < 1:
        message = f"expected at least one case, got {cases}"
        raise ValueError(message)
    middle = Fraction(total, cases)
    if cases == 1:
        return Interval(middle, middle, middle)
    variance = (squares - middle * total) / (cases - 1)
    spread = _Z * _root(variance / cases)
    return Interval(middle, middle - spread, middle + spread)


def _root(number: Fraction) -> Fraction:
    """A square root, rounded up to a millionth."""
    return Fraction(math.isqrt(math.ceil(number * _FINE * _FINE)) + 1, _FINE) if number else Fraction(0)


def deals_of(found: Iterable[Weight]) -> int:
    """How many deals the figures cover: the most that any reading has, as one that was added later has fewer."""
    deals = Counter[str]()
    for weight in found:
        deals[weight.name] += weight.deals
    return max(deals.values(), default=0)


class Weight(NamedTuple):
    """The figures of a reading by one policy: of the ``deals`` played, it was compared in ``weighed`` deals.

    ``beside`` names the other readings by which these deals were played, if they are not the defaults.
    """

    option: str
    reading: str
    policy: str
    deals: int
    weighed: int
    counts: Counts
    beside: str = ""

    @property
    def name(self) -> str:
        """The option with the reading; for a point of a house, which has none, the point."""
        return f"{self.option}={self.reading}" if self.reading else self.option

    @property
    def cost(self) -> Fraction:
        """How much the reading changes payments in a deal, on average."""
        return Fraction(self.counts.sum, self.weighed) if self.weighed else Fraction(0)


def weights(header: WeighHeader, lines: Iterable[BlockLine]) -> list[Weight]:
    """The figures of each reading by policy, in the order of readings."""
    totals: Mapping[Strand, dict[str, Counts]] = defaultdict(dict)
    blocks: dict[Strand, list[int]] = defaultdict(list)
    for line in lines:
        blocks[line.strand].append(line.block)
        known = totals[line.strand]
        for name, told in line.counts.items():
            known[name] = known.get(name, Counts()).plus(read_counts(told))
    found = []
    for number, world in enumerate(header.worlds):
        for name in world.readings:
            option, _, reading = name.partition("=")
            for policy, every in world.every.items():
                strand = Strand(number, policy)
                done, counts = blocks[strand], totals[strand].get(name, Counts())
                weighed = sum(multiples(block * header.block, header.block, every.get(name, 1)) for block in done)
                found.append(Weight(option, reading, policy, len(done) * header.block, weighed, counts))
    return sorted(found, key=lambda weight: (weight.option, weight.reading, weight.policy))


def multiples(first: int, count: int, every: int) -> int:
    """How many of ``count`` numbers from ``first`` on are multiples of ``every``."""
    return (first + count + every - 1) // every - (first + every - 1) // every
