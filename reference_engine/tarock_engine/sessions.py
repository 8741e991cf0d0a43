"""From deal to deal: who deals."""

from __future__ import annotations

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds


def next_dealer(
    players: int, rules: RuleSet, *, lot: int | None = None, previous: int | None = None, schleifen: bool = False
) -> tuple[int, Grounds]:
    """The dealer, from the ``lot`` drawn before the first deal or from the ``previous`` dealer.

    ValueError unless exactly one of the two is given and is a seat of the table.
    """
    if (lot is None) == (previous is None):
        message = "expected either a lot (before the first deal) or the previous dealer"
        raise ValueError(message)
    seat = lot if previous is None else previous
    assert seat is not None
    if not 0 <= seat < players:
        message = f"{'lot' if previous is None else 'previous'}: expected a seat from 0 to {players - 1}, got {seat}"
        raise ValueError(message)
    sessions = rules.sessions
    if previous is None:
        return sessions.first_dealer.value(seat) % players, (sessions.first_dealer.clause,)
    grounds = (sessions.rotation.clause, *((sessions.after_schleifen.clause,) if schleifen else ()))
    if schleifen and not sessions.after_schleifen.value:
        return seat, grounds
    return (seat + sessions.rotation.value) % players, grounds


def lot_itself(seat: int) -> int:
    """The seat that the lot fell on."""
    return seat
