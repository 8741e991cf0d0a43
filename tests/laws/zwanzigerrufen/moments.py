"""What can be said or done at each moment of a deal of Zwanzigerrufen, allowed or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tarock_engine.actions import Action, Bid, Call, Discard, Play, Say, Share, Step, Take
from tarock_engine.cards import CARDS, Card, names_in
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Bidding, Playing, State
from tarock_engine.zwanzigerrufen.state import Announcing, Claiming
from tarock_second_opinion.zwanzigerrufen.cards import TO_CALL
from tarock_second_opinion.zwanzigerrufen.doubling import WORDS

_SEATS: Final = SEATS[:4]
THROW_IN: Final = "zusammenwerfen"
SOLO_GAMES: Final = ("Farbensolo", "Solo")
GAMES: Final = ("Normalspiel", *SOLO_GAMES)
ANNOUNCED: Final = ("Absolut", "Pagat", "Valat")
MATERIAL: Final = ("Trull", "Könige")
ITEMS: Final = (*ANNOUNCED, *MATERIAL, "Mondfang")
WORDED: Final = tuple(f"{item}{word}" for item in ITEMS for word in ("", " dazu", " dagegen"))
PARTNER: Final = "Ich bin Partner"
_STEPS: Final = {Step(number + 1): word for number, word in enumerate(WORDS)}


def _talks(seat: Seat) -> list[Action]:
    announced = [
        Say(seat, Step.ANNOUNCE, item) for item in (*WORDED, *GAMES, PARTNER, "Spiel", "König ultimo", "Uhu dazu")
    ]
    doubled = [
        Say(seat, step, item, of, None if step is Step.KONTRA else word)
        for step, word in _STEPS.items()
        for item in ("Spiel", *ITEMS)
        for of in (None, *_SEATS)
    ]
    return [*announced, *doubled, Say(seat, None, "Weiter"), Bid(seat, THROW_IN), Bid(seat, "Solo")]


ALPHABET: Final[Mapping[type, Sequence[Action]]] = {
    Bidding: [
        *(Bid(seat, name) for seat in _SEATS for name in (*GAMES, THROW_IN, "Weiter", "Rufer", "Bettler")),
        *(Call(seat, card) for seat in _SEATS for card in (None, *map(Card, range(54)))),
    ],
    Announcing: [say for seat in _SEATS for say in _talks(seat)],
    Playing: [
        *(Play(seat, Card(card)) for seat in _SEATS for card in range(54)),
        *(Bid(seat, THROW_IN) for seat in _SEATS),
    ],
    Claiming: [
        *(Say(seat, Step.ANNOUNCE, item) for seat in _SEATS for item in (*MATERIAL, "Pagat", "Spiel")),
        *(Say(seat, Step.KONTRA, "Spiel") for seat in _SEATS),
        *(Take(seat, Share.ALL) for seat in _SEATS),
        *(Discard(seat, CARDS["I"]) for seat in _SEATS),
    ],
}
"""Everything that can be said or done at all, in any phase and from any seat, sensible or not."""


def named(state: State) -> set[str]:
    """What the player in turn could say or do by name, allowed or not, in the phases where that can be listed."""
    match state:
        case Bidding():
            return {*TO_CALL, *SOLO_GAMES, THROW_IN}
        case Announcing():
            return {*WORDED, *SOLO_GAMES, "Weiter", PARTNER}
        case Playing():
            return set(names_in(state.hands[state.turn]))
        case Claiming():
            return {*MATERIAL, "Weiter"}
        case _:
            return set()
