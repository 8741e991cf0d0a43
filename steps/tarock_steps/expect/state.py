"""A deal as it stands, in words that can be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.parts import Turn
from tarock_steps.protocol.seating import SeatNames
from tarock_steps.table.turns import cards_in_words, choices_in_words

_PARTS: Final[Mapping[str, Callable[[DealAnswer, SeatNames], str]]] = {
    "who is next": lambda deal, seating: "; ".join(sorted(_turn(turn, seating) for turn in deal.next)),
    "the contract": lambda deal, _: str(deal.contract),
    "the declarer": lambda deal, seating: seating.name(deal.declarer),
    "the partner": lambda deal, seating: seating.name(deal.partner),
    "the called König": lambda deal, _: str(deal.called),
    "the hands": lambda deal, _: " | ".join(map(cards_in_words, deal.hands)),
    "the cards laid away": lambda deal, _: cards_in_words(deal.discards),
    "the cards that lie face up": lambda deal, _: cards_in_words(deal.face_up),
    "the tricks": lambda deal, seating: "; ".join(
        f"{seating.name(trick.leader)} {' '.join(trick.cards)} to {seating.name(trick.winner)}" for trick in deal.tricks
    ),
    "whether the deal is over": lambda deal, _: str(deal.over),
    "the Augen": lambda deal, _: str(dict(sorted(deal.augen.items()))),
    "the items": lambda deal, _: "; ".join(sorted(str(replace(one, grounds=[])) for one in deal.items)),
    "the payments": lambda deal, _: str(deal.payments),
    "who pays for a Renonce": lambda deal, seating: seating.name(deal.renonce),
}

UNCHANGED: Final = (
    *("next", "contract", "declarer", "partner", "called", "hands", "discards", "face_up", "tricks", "over", "augen"),
    *("items", "payments", "renonce"),
)
"""The fields of the answer in which these parts are."""


def changes(before: DealAnswer, after: DealAnswer, seating: SeatNames) -> list[tuple[str, str, str]]:
    """What differs between two states: the part, how it was, how it is."""
    return [
        (part, was, is_now)
        for part, in_words in _PARTS.items()
        if (was := in_words(before, seating)) != (is_now := in_words(after, seating))
    ]


def _turn(turn: Turn, seating: SeatNames) -> str:
    return f"{seating.name(turn.seat)} to {turn.do} {choices_in_words(turn.legal, turn.do, seating)}"
