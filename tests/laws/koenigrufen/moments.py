"""What can be said or done at each moment of a deal of Tarock-Königrufen, allowed or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tests.laws import plain

from tarock_engine.actions import FOURTH, Action, Bid, Call, Discard, Play, Say, Share, Step, Take
from tarock_engine.cards import CARDS, Card, names_in
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing, State
from tarock_second_opinion.koenigrufen.amounts import BONI
from tarock_second_opinion.koenigrufen.announcing import WORDS
from tarock_second_opinion.koenigrufen.bidding import FOR_ALL, VORHAND_ONLY

_SEATS: Final = SEATS[:5]
_ITEMS: Final = (*BONI, "Valat")
_WORDS: Final = {Step(number): word for number, word in enumerate(WORDS, start=1)}
_USUAL: Final = {Step.KONTRA, Step.REKONTRA}
_SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.AUFGEBEN)


def _doublings(seat: Seat) -> list[Action]:
    return [
        Say(seat, step, item, of, None if step in _USUAL else word)
        for step, word in _WORDS.items()
        for item in ("Gut!", "Spiel", *_ITEMS, "Mord")
        for of in (None, *_SEATS)
    ]


def _talks(seat: Seat) -> list[Action]:
    announced: list[Action] = [Say(seat, Step.ANNOUNCE, item) for item in ("Spiel", *_ITEMS, "Mord", "Ich bin Partner")]
    strays = [Say(seat, Step.ANNOUNCE, "Pagat", Seat(0)), Say(seat, Step.ANNOUNCE, "Pagat", None, "Kontra")]
    return [*announced, *strays, Say(seat, None, "Gut!"), Say(seat, None, "Trull"), *_doublings(seat)]


ALPHABET: Final[Mapping[type, Sequence[Action]]] = {
    Bidding: [
        Bid(seat, name, king)
        for seat in _SEATS
        for name in ("Weiter", "Mein Spiel", "Erster", "Fahren", "Solorufer", *VORHAND_ONLY, *FOR_ALL)
        for king in (None, CARDS["K♥"])
    ],
    Calling: [Call(seat, king) for seat in _SEATS for king in (None, *(Card(card) for card in range(54)))],
    AtTalon: [
        *(Take(seat, share) for seat in _SEATS for share in Share),
        *(Call(seat, king) for seat in _SEATS for king in (None, CARDS["K♥"], CARDS["K♣"], CARDS["Sküs"])),
    ],
    Discarding: [
        *(Discard(seat, Card(card)) for seat in _SEATS for card in range(54)),
        *(Take(seat, share) for seat in _SEATS for share in Share),
    ],
    Announcing: [say for seat in _SEATS for say in _talks(seat)],
    Playing: [Play(seat, Card(card)) for seat in _SEATS for card in range(54)],
}
"""Everything that can be said or done at all, in any phase and from any seat, sensible or not."""


def named(state: State) -> set[str]:
    """What the player in turn could say or do by name, allowed or not, in the phases where that can be listed."""
    match state:
        case Bidding():
            return {"Weiter", "Mein Spiel", *VORHAND_ONLY, *FOR_ALL}
        case Calling():
            return {*plain.KOENIGE, FOURTH}
        case Discarding():
            return set(names_in(state.hand))
        case Announcing():
            return {"Gut!", *_ITEMS}
        case Playing():
            return set(names_in(state.hands[state.turn]))
        case _:
            return set()
