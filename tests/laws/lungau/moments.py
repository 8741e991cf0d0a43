"""What can be said or done at each moment of a deal of Lungauer Königrufen, allowed or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tests.laws import plain

from tarock_engine.actions import Action, Bid, Call, Discard, Double, Play, Say, Share, Step, Take
from tarock_engine.cards import NAMES, Card, names_in
from tarock_engine.lungau.state import Announcing, KontraRound
from tarock_engine.seating import SEATS
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing, State

BIDS: Final = ("Solorufer", "Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier", "Solodreier")
_SEATS: Final = SEATS[:5]
_NOBODY_OR_SEAT: Final = (None, *_SEATS)
_KINGS: Final = (
    None,
    *(Card(number) for number, name in enumerate(NAMES) if name in (*plain.KOENIGE, "Sküs", "D♥")),
)

_ITEMS: Final = ("Spiel", "Trull", "Könige", "Königfang", "Spatz", "Uhu", "König ultimo", "Valat")
_SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.SCHLEIFEN)
ALPHABET: Final[Mapping[type, Sequence[Action]]] = {
    Bidding: [
        Bid(seat, name, king)
        for seat in _SEATS
        for name in ("Weiter", "Erster", "Fahren", "Rufer", *BIDS)
        for king in _KINGS
    ],
    Calling: [Call(seat, Card(king)) for seat in _SEATS for king in range(54)],
    AtTalon: [Take(seat, share) for seat in _SEATS for share in Share],
    Discarding: [Discard(seat, Card(card)) for seat in _SEATS for card in range(54)],
    Announcing: [
        Say(seat, step, item, of)
        for seat in _SEATS
        for step in (None, *Step)
        for item in ("Gut!", *_ITEMS, "Mord")
        for of in _NOBODY_OR_SEAT
    ],
    KontraRound: [Double(seat, step, to) for seat in _SEATS for step in (None, *Step) for to in _NOBODY_OR_SEAT],
    Playing: [Play(seat, Card(card)) for seat in _SEATS for card in range(54)],
}
"""Everything that can be said or done at all, in any phase and from any seat, sensible or not."""

_ANNOUNCEABLE: Final = ("Trull", "Könige", "Spatz", "Uhu", "König ultimo", "Valat")


def named(state: State) -> set[str]:  # noqa: PLR0911 -- one answer per phase
    """What the player in turn could say or do by name, allowed or not, in the phases where that can be listed."""
    match state:
        case Bidding():
            return {"Weiter", "Erster", *BIDS}
        case Calling():
            return set(plain.KOENIGE)
        case AtTalon():
            return {share.value for share in _SHARES}
        case Discarding():
            return set(names_in(state.hand))
        case Announcing() if state.turn < len(state.order):
            return {"Gut!", *_ANNOUNCEABLE}
        case KontraRound():
            return {"Gut!", "Kontra", *_ANNOUNCEABLE}
        case Playing():
            return set(names_in(state.hands[state.turn]))
        case _:
            return set()
