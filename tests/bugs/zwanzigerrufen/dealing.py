"""Mistakes in dealing."""

from collections.abc import Callable, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import Dealt


@bug(BugKind.SEATS, "dealing")
def heber_of_the_first_seat_sits_to_the_left(engine: WrongEngine) -> None:
    """When seat 0 deals the Heber is seat 1: the remainder of -1 has lost its sign, not its number."""

    def cutter(_: Callable[..., Seat | None], seating: Seating, __: RuleSet) -> Seat | None:
        return SEATS[abs(seating.dealer - 1)]

    engine.instead(dealing.cutter, cutter)


@bug(BugKind.SEATS, "dealing")
def piles_go_by_the_number_of_the_seat(engine: WrongEngine) -> None:
    """After Klopfen the first choice is that of seat 0, and not of Vorhand."""

    def knocked(right: Callable[..., Dealt], pack: Sequence[Card], seating: Seating, *given: Any) -> Dealt:
        knocking, chosen, half = given
        of_seat = [chosen[seat] for seat in seating.active] if len(chosen) == seating.players else chosen
        return right(pack, seating, knocking, of_seat, half)

    engine.instead(dealing._knocked, knocked)  # noqa: SLF001 - a mistake is made inside
