"""What can be said or done at each moment of a deal of Karls Tarockrunde, allowed or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tests.laws.karl import plain

from tarock_engine.actions import FOURTH, Action, Bid, Call, Discard, Play, Say, Share, Step, Take
from tarock_engine.cards import CARDS, Card, names_in
from tarock_engine.karl.state import Announcing
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing, State

_SEATS: Final = SEATS[:4]
_BIDS: Final = (
    *("Gut!", "Mein Spiel", "Vorhand", "gebe die Vorhand weiter", "zusammenwerfen", "Weiter", "Trischaken"),
    *plain.GAMES,
    "Besser-Rufer",
    *(f"Auch-Rufer {bird}" for bird in plain.BIRDS),
)
_SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.ZAHLEN, Share.FAHREN)
_WORDS: Final = {Step.KONTRA: None, Step.REKONTRA: "Retour", Step.SUPERKONTRA: "Subkontra", Step.FOURTH: "Mord"}


def _talks(seat: Seat) -> list[Action]:
    announced: list[Action] = [Say(seat, Step.ANNOUNCE, item) for item in ("ich liege", "Spiel", *plain.BONI, "Mord")]
    doubled = [
        Say(seat, step, item, of, word)
        for step, word in _WORDS.items()
        for item in ("Spiel", *plain.BONI)
        for of in (None, *_SEATS)
    ]
    strays = [Say(seat, Step.ANNOUNCE, "Pagat", Seat(0)), Say(seat, Step.REKONTRA, "Spiel"), Say(seat, None, "Trull")]
    return [*announced, *strays, Say(seat, None, "Gut!"), *doubled]


ALPHABET: Final[Mapping[type, Sequence[Action]]] = {
    Bidding: [Bid(seat, name, king) for seat in _SEATS for name in _BIDS for king in (None, CARDS["K♥"])],
    Calling: [Call(seat, king) for seat in _SEATS for king in (None, *(Card(card) for card in range(54)))],
    AtTalon: [
        *(Take(seat, share) for seat in _SEATS for share in Share),
    ],
    Discarding: [
        *(Discard(seat, Card(card)) for seat in _SEATS for card in range(54)),
        *(Take(seat, share) for seat in _SEATS for share in Share),
    ],
    Announcing: [say for seat in _SEATS for say in _talks(seat)],
    Playing: [Play(seat, Card(card)) for seat in _SEATS for card in range(54)],
}
"""Everything that can be said or done at all, in any phase and from any seat, sensible or not."""


def named(state: State) -> set[str]:  # noqa: PLR0911 -- one answer per phase
    """What the player in turn could say or do by name, allowed or not, in the phases where that can be listed."""
    match state:
        case Bidding():
            return {"Gut!", "Mein Spiel", "Vorhand", "gebe die Vorhand weiter", *plain.GAMES, "Besser-Rufer"}
        case Calling():
            return {*plain.KOENIGE, FOURTH}
        case AtTalon():
            return {share.value for share in _SHARES}
        case Discarding():
            return set(names_in(state.hand))
        case Announcing():
            return {"ich liege", "Gut!", *plain.BONI}
        case Playing():
            return set(names_in(state.hands[state.turn]))
        case _:
            return set()
