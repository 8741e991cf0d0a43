"""From deal to deal: who deals."""

from __future__ import annotations

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds


def next_dealer(
    players: int,
    rules: RuleSet,
    *,
    lot: int | None = None,
    previous: int | None = None,
    given_up: bool = False,
) -> tuple[int, Grounds]:
    """The dealer, from the ``lot`` drawn before the first deal or from the ``previous`` dealer.

    ValueError unless exactly one of the two is given and is a seat of the table.
    """
    sessions = rules.sessions
    match lot, previous:
        case int(drawn), None:
            _refuse_no_seat("lot", drawn, players)
            return sessions.first_dealer.value(drawn) % players, (sessions.first_dealer.clause,)
        case None, int(seat):
            _refuse_no_seat("previous", seat, players)
        case _:
            message = "lot and previous: expected exactly one, a lot before the first deal, later the previous dealer"
            raise ValueError(message)
    again = sessions.after_giving_up if given_up else None
    grounds = (sessions.rotation.clause, *(() if again is None else (again.clause,)))
    if again is not None and not again.value:
        return seat, grounds
    return (seat + sessions.rotation.value) % players, grounds


def _refuse_no_seat(place: str, seat: int, players: int) -> None:
    if not 0 <= seat < players:
        message = f"{place}: expected a seat from 0 to {players - 1}, got {seat}"
        raise ValueError(message)


def lot_itself(seat: int) -> int:
    """The seat that the lot fell on."""
    return seat
