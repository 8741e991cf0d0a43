"""An example of each kind of question as it is typed, which ``tarock ask`` shows if a field is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_language.message import Message, message

_HANDS: Final = (
    "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣ / XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣ / "
    "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣ / XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
)
_TALON: Final = "K♣ D♣ X / C♣ B♣ VII"

EXAMPLE: Final[Mapping[str, Message]] = {
    "count": message("count cards='Herz König, Pagat'"),
    "may_bid": message("may_bid hand='Pagat, Herz König …'"),
    "may_call": message("may_call contract=Rufer hand='Pagat, Herz König …'"),
    "may_discard": message(
        "may_discard contract=Dreier hand='Pagat, Herz König …' discards='Pik Dame, Pik 7, Treff 7'"
    ),
    "may_announce": message("may_announce contract=Dreier declarer=Vorhand hand='Pagat, Herz König …'"),
    "may_play": message("may_play contract=Dreier hand='Pagat, Herz König' trick='Herz As'"),
    "trick": message("trick cards='Herz König, Herz Dame, Pagat, Herz 3'"),
    "result": message("result contract=Dreier declarer=Vorhand tricks=12"),
    "settle": message("settle contract=Dreier declarer=Vorhand items='Spiel won; Pagat announced lost'"),
    "next_dealer": message("next_dealer previous=Dealer"),
    "session": message("session deals='Rufer: retour game / Fahren'"),
    "deal": message("deal hands='{hands}' talon='{talon}' actions='Dreier'", hands=_HANDS, talon=_TALON),
    "view": message("view hands='{hands}' talon='{talon}' actions='Dreier' seat=Second", hands=_HANDS, talon=_TALON),
}
"""An example by kind of question; kinds that need no field, or a whole pack, have none."""
_SETTLED_ALONE: Final = message("settle contract=Trischaken augen='Vorhand 30, Second 20, Third 10, Dealer 10'")


def example_of(kind: str, *, alone: bool = False) -> Message | None:
    """An example of a kind of question, such as ``count cards='K♥'``; None if there is none.

    ``alone`` says that everybody plays for himself.
    """
    return _SETTLED_ALONE if kind == "settle" and alone else EXAMPLE.get(kind)
