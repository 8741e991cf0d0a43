"""Compares the states of a deal before and after an act, and names the parts that changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Turn, WonTrick
from tarock_protocol.seating import SeatNames
from tarock_steps.table.turns import cards_in_words, choices_in_words


class ChangedPart(NamedTuple):
    """A changed part of a deal: its field in the answer, its name, the old and the new value in words."""

    field: str
    what: str
    was: str
    is_now: str


_PARTS: Final[Mapping[str, tuple[str, Callable[[DealAnswer, SeatNames], str]]]] = {
    "next": ("who is next", lambda deal, seating: "; ".join(sorted(_turn(turn, seating) for turn in deal.next))),
    "contract": ("the contract", lambda deal, _: str(deal.contract)),
    "declarer": ("the declarer", lambda deal, seating: seating.name(deal.declarer)),
    "partner": ("the partner", lambda deal, seating: seating.name(deal.partner)),
    "called": ("the called König", lambda deal, _: str(deal.called)),
    "hands": ("the hands", lambda deal, _: " | ".join(map(cards_in_words, deal.hands))),
    "discards": ("the cards laid away", lambda deal, _: cards_in_words(deal.discards)),
    "face_up": ("the cards that lie face up", lambda deal, _: cards_in_words(deal.face_up)),
    "tricks": ("the tricks", lambda deal, seating: "; ".join(_trick(trick, seating) for trick in deal.tricks)),
    "over": ("whether the deal is over", lambda deal, _: str(deal.over)),
    "augen": ("the Augen", lambda deal, _: str(dict(sorted(deal.augen.items())))),
    "items": ("the items", lambda deal, _: "; ".join(sorted(str(replace(item, grounds=[])) for item in deal.items))),
    "payments": ("the payments", lambda deal, _: str(deal.payments)),
    "renonce": ("who pays for a Renonce", lambda deal, seating: seating.name(deal.renonce)),
}
_WITH_REASONS: Final = {
    "next": ["seat", "do", "legal"],
    "tricks": ["leader", "cards", "winner"],
    "items": ["item", "side", "won", "announced", "doubled", "against"],
}
"""The compared parts of fields that have reasons too."""
WAYS: Final = tuple((field, _WITH_REASONS[field]) if field in _WITH_REASONS else (field,) for field in _PARTS)
"""The paths to all compared parts of an answer about a deal."""


def changes(before: DealAnswer, after: DealAnswer, seating: SeatNames) -> list[ChangedPart]:
    """The differences between two states, in the order of the fields."""
    return [
        ChangedPart(field, what, was, is_now)
        for field, (what, in_words) in _PARTS.items()
        if (was := in_words(before, seating)) != (is_now := in_words(after, seating))
    ]


def _trick(trick: WonTrick, seating: SeatNames) -> str:
    return f"{seating.name(trick.leader)} {' '.join(trick.cards)} to {seating.name(trick.winner)}"


def _turn(turn: Turn, seating: SeatNames) -> str:
    return f"{seating.name(turn.seat)} to {turn.do} {choices_in_words(turn.legal, turn.do, seating)}"
