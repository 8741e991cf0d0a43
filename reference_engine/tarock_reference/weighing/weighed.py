"""Counts for ``tarock weigh`` in how many deals each reading matters; the counts of several ranges can be added up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine.amounts import Amount
from tarock_reference.weighing.chance import key_of
from tarock_reference.weighing.changes import changed_by
from tarock_reference.weighing.courses import PlayedBy, WeighedDeal, dealt_by, play_deal
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import HeldReading, Named, Watch, World

BATCH: Final = 100
"""The number of deals kept at once; each reading is compared on all of them before the next."""


class Counts(NamedTuple):
    """The effect of one reading in several deals.

    ``named`` counts the deals in which a clause of its option is a ground. Of the deals compared, ``otherwise`` counts
    those in which a choice or decision differs, and ``paid`` those in which anybody receives another amount. ``sum``,
    ``squares`` and ``largest`` are about the largest difference of a seat in each of these.
    """

    named: int = 0
    otherwise: int = 0
    paid: int = 0
    sum: Amount = 0
    squares: Amount = 0
    largest: Amount = 0

    def plus(self, other: Counts) -> Counts:
        """The sum of both counts."""
        return Counts(
            named=self.named + other.named,
            otherwise=self.otherwise + other.otherwise,
            paid=self.paid + other.paid,
            sum=self.sum + other.sum,
            squares=self.squares + other.squares,
            largest=max(self.largest, other.largest),
        )


class Deals(NamedTuple):
    """A range of deals from ``first`` on, with one seed and one policy."""

    seed: int
    policy: str
    first: int
    number: int


def key_for(deals: Deals, number: int) -> int:
    """The key of the random numbers in a deal."""
    return key_of(deals.seed, number, 1 + list(PLAYERS).index(deals.policy))


def weighed_deals(world: World, deals: Deals, every: Mapping[tuple[str, str], int]) -> dict[tuple[str, str], Counts]:
    """Compare each reading of a world on these deals; with ``every`` only on deals whose number is a multiple of it."""
    found = {(held.option, held.reading): Counts() for held in world.readings}
    watch = Watch(world)
    for start in range(deals.first, deals.first + deals.number, BATCH):
        batch = deals._replace(first=start, number=min(BATCH, deals.first + deals.number - start))
        courses = list(_played(world, watch, batch))
        for reading in world.readings:
            key = (reading.option, reading.reading)
            found[key] = found[key].plus(_of_batch(courses, world, reading, every.get(key, 1)))
    return found


def shares_named(world: World, deals: Deals) -> dict[tuple[str, str], int]:
    """The number of deals in which a clause of each reading is named."""
    batch = _played(world, Watch(world), deals)
    return {(held.option, held.reading): sum(deal.named.can_matter(held) for deal in batch) for held in world.readings}


class _Deal(NamedTuple):
    number: int
    course: WeighedDeal
    named: Named
    playing: PlayedBy


def _played(world: World, watch: Watch, deals: Deals) -> Sequence[_Deal]:
    found = []
    for number in range(deals.first, deals.first + deals.number):
        playing = PlayedBy(PLAYERS[deals.policy], key_for(deals, number))
        course = play_deal(dealt_by(deals.seed, number, world.rules), playing, world.rules)
        found.append(_Deal(number=number, course=course, named=watch.named(course), playing=playing))
    return found


def _of_batch(batch: Sequence[_Deal], world: World, reading: HeldReading, every: int) -> Counts:
    if reading.rules.pack != world.rules.pack:
        return Counts()
    named = otherwise = paid = 0
    total: Amount = 0
    squares: Amount = 0
    largest: Amount = 0
    for number, course, where, playing in batch:
        can_matter = where.can_matter(reading)
        named += can_matter
        if not can_matter or number % every:
            continue
        one = changed_by(course, where, playing, world, reading)
        otherwise += one.otherwise
        if one.is_paid_otherwise:
            most = one.most
            paid += 1
            total += most
            squares += most * most
            largest = max(largest, most)
    return Counts(named=named, otherwise=otherwise, paid=paid, sum=total, squares=squares, largest=largest)
