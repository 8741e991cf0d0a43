"""Mistakes in dealing."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import dealing
from tarock_engine.seating import SEATS


@bug(BugKind.SEATS, "dealing")
def the_first_dealers_left_is_the_fourth_seat(engine: WrongEngine) -> None:
    """For a dealer in the first seat the pack is cut by the fourth one, although five sit at the table."""

    def cutter(right: Any, seating: Any, rules: Any) -> Any:
        return right(seating, rules) if seating.dealer else SEATS[3]

    engine.instead(dealing.cutter, cutter)
