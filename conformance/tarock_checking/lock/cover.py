"""A greedy set cover with a fixed order, by which the questions of a lock are chosen: every run chooses the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Wanted = TypeVar("Wanted", bound=Hashable)


def covered(
    has: Sequence[Collection[Wanted]], cost: Callable[[int], int], *, before: Collection[int] = ()
) -> tuple[int, ...]:
    """Choose few of some sets that together have all elements; returns their places, in order.

    The set with most of the missing elements is taken next, of several the cheapest, and of these the first. Sets at
    the places ``before`` are taken first as long as they have a missing element. None of those returned is superfluous.
    """
    bits = _bits(has)
    missing = _all_of(bits.values())
    taken: list[int] = []
    for among in ([place for place in bits if place in before], list(bits)):
        while missing:
            best = max(among, key=lambda place: (_gain(bits[place], missing), -cost(place), -place), default=-1)
            if best < 0 or not bits[best] & missing:
                break
            taken.append(best)
            missing &= ~bits[best]
    return _needed(taken, bits)


def _gain(bits: int, missing: int) -> int:
    return (bits & missing).bit_count()


def _bits(has: Sequence[Collection[Wanted]]) -> dict[int, int]:
    """Each set as bits; empty sets are left out."""
    numbers: dict[Wanted, int] = {}
    for things in has:
        for thing in sorted(things, key=str):
            numbers.setdefault(thing, len(numbers))
    found = {place: sum(1 << numbers[thing] for thing in set(things)) for place, things in enumerate(has)}
    return {place: bits for place, bits in found.items() if bits}


def _needed(taken: Sequence[int], bits: Mapping[int, int]) -> tuple[int, ...]:
    """The places without those that are superfluous; the last taken are tried last, because they add least."""
    kept = list(taken)
    for place in taken:
        rest = _all_of(bits[other] for other in kept if other != place)
        if not bits[place] & ~rest:
            kept.remove(place)
    return tuple(sorted(kept))


def _all_of(sets: Iterable[int]) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found
