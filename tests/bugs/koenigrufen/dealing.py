"""Mistakes in dealing."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt


@bug(BugKind.SEATS, "dealing")
def packets_after_a_knock_are_chosen_by_seat(engine: WrongEngine) -> None:
    """After a knock the players choose their packets in the order of their seats, whoever is Vorhand."""

    def wrong(right: Callable[..., Dealt], pack: Sequence[Card], seating: Seating, *rest: Any) -> Dealt:
        by_seat = dataclasses.replace(seating, active=tuple(sorted(seating.active)))
        return dataclasses.replace(right(pack, by_seat, *rest), seating=seating)

    engine.instead(dealing._knocked, wrong)  # noqa: SLF001 - the one place that knows of packets


@bug(BugKind.UNSEEN, "dealing")
def the_sets_of_the_talon_come_swapped_after_a_knock(engine: WrongEngine) -> None:
    """After a knock the three cards that came last are told as the first set of the Talon."""

    def swapped(question: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return answer if question.get("chosen") is None else answer | {"talon": answer["talon"][::-1]}

    engine.answered("dealing", swapped)
