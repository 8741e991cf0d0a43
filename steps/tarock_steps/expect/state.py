"""Compares the states of a deal before and after an act, and names the parts that changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_language.message import Argument, Message, in_english, message
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Turn, WonTrick
from tarock_protocol.seating import SeatNames
from tarock_steps.expect.comparing import in_a_row
from tarock_steps.table.turns import cards_said, choices_said, player_said, turn_said


class ChangedPart(NamedTuple):
    """A changed part of a deal: its field in the answer, its name, the old and the new value in words."""

    field: str
    what: Message
    was: Argument
    is_now: Argument


def _turns(deal: DealAnswer, seating: SeatNames) -> Argument:
    return in_a_row(sorted((_turn(turn, seating) for turn in deal.next), key=in_english))


_PARTS: Final[Mapping[str, tuple[Message, Callable[[DealAnswer, SeatNames], Argument]]]] = {
    "next": (message("who is next"), _turns),
    "contract": (message("the contract"), lambda deal, _: str(deal.contract)),
    "declarer": (message("the declarer"), lambda deal, seating: player_said(deal.declarer, seating)),
    "partner": (message("the partner"), lambda deal, seating: player_said(deal.partner, seating)),
    "called": (message("the called König"), lambda deal, _: str(deal.called)),
    "hands": (message("the hands"), lambda deal, _: message("{parts:|}", parts=[*map(cards_said, deal.hands)])),
    "discards": (message("the cards laid away"), lambda deal, _: cards_said(deal.discards)),
    "face_up": (message("the cards that lie face up"), lambda deal, _: cards_said(deal.face_up)),
    "tricks": (
        message("the tricks"),
        lambda deal, seating: in_a_row(_trick(trick, seating) for trick in deal.tricks),
    ),
    "over": (message("whether the deal is over"), lambda deal, _: str(deal.over)),
    "augen": (message("the Augen"), lambda deal, _: str(dict(sorted(deal.augen.items())))),
    "items": (
        message("the items"),
        lambda deal, _: "; ".join(sorted(str(replace(item, grounds=[])) for item in deal.items)),
    ),
    "payments": (message("the payments"), lambda deal, _: str(deal.payments)),
    "renonce": (message("who pays for a Renonce"), lambda deal, seating: player_said(deal.renonce, seating)),
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


def _trick(trick: WonTrick, seating: SeatNames) -> Message:
    return message(
        "{leader}: {cards} won by {winner}",
        leader=player_said(trick.leader, seating),
        cards=" ".join(trick.cards),
        winner=player_said(trick.winner, seating),
    )


def _turn(turn: Turn, seating: SeatNames) -> Message:
    choices = choices_said(turn.legal, turn.do, seating)
    return message("{place}: {fault}", place=turn_said(turn.seat, turn.do, seating), fault=choices)
