"""One example in words of each kind of question, shown where a field is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_HAND: Final = "Pagat, Herz König …"
_TABLE: Final = (
    "hands='Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣ / XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣ / "
    "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣ / XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣' talon='K♣ D♣ X / C♣ B♣ VII'"
)

EXAMPLE: Final[Mapping[str, str]] = {
    "deck": "",
    "count": "cards='Herz König, Pagat'",
    "may_bid": f"hand='{_HAND}'",
    "may_call": f"contract=Rufer hand='{_HAND}'",
    "may_discard": f"contract=Dreier hand='{_HAND}' discards='Pik Dame, Pik 7, Treff 7'",
    "may_announce": f"contract=Dreier declarer=Vorhand hand='{_HAND}'",
    "may_play": "contract=Dreier hand='Pagat, Herz König' trick='Herz As'",
    "trick": "cards='Herz König, Herz Dame, Pagat, Herz 3'",
    "result": "contract=Dreier declarer=Vorhand tricks=12",
    "settle": "contract=Dreier declarer=Vorhand items='Spiel won; Pagat announced lost'",
    "next_dealer": "previous=Dealer",
    "session": "deals='Rufer: retour game / Fahren'",
    "deal": f"{_TABLE} actions='Dreier'",
    "view": f"{_TABLE} actions='Dreier' seat=Second",
}
"""The fields of an example by kind of question; kinds that need a whole pack have none."""
_SETTLED_ALONE: Final = "contract=Trischaken augen='Vorhand 30, Second 20, Third 10, Dealer 10'"


def example_of(kind: str, *, alone: bool = False) -> str:
    """An example of a kind of question, such as ``count cards='K♥'``; empty where there is none.

    ``alone`` says that everybody plays for himself.
    """
    fields = _SETTLED_ALONE if kind == "settle" and alone else EXAMPLE.get(kind, "")
    return f"{kind} {fields}" if fields else ""
