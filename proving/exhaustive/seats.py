"""Turns the seat numbers of the compared tables, from 0, into seats of the engine."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_engine.seating import Seat


def seats_of(numbers: Iterable[int]) -> tuple[Seat, ...]:
    """Several seats, in order."""
    return tuple(map(Seat, numbers))


def seat_or_nobody(number: int | None) -> Seat | None:
    """The seat of a number, or None without a number."""
    return None if number is None else Seat(number)
