"""How Tarock-Königrufen decides tricks: with the Kaiserstich or without it, and trumps a plain suit in Farbensolo.

The second opinion says of two cards which of them takes a trick that was led in a suit; heights are counted from that.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Final

from proving.exhaustive import told
from proving.exhaustive.tricks import Decided, Way
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.koenigrufen.play import NEGATIVE, POSITIVE
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import FARBENSOLO
from tarock_second_opinion.koenigrufen.dealing import begin
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.play import is_kaiserstich, winning_card
from tarock_second_opinion.koenigrufen.readings import DEFAULTS

KAISERSTICH: Final = {"kaiserstich": "on"}
CONTRACTS: Final = {POSITIVE: "Dreier", NEGATIVE: "Bettel", TRISCHAKEN: "Trischaken", FARBENSOLO: "Farbensolo"}
"""A contract that is played in each manner."""

_USUAL: Final = {"": {}, "-kaiserstich": KAISERSTICH}
_IN_FARBENSOLO: Final = {
    "": {},
    "-kaiserstich-trump-led": KAISERSTICH,
    "-kaiserstich-always": {**KAISERSTICH, "farbensolo-kaiserstich": "always"},
}


def _game(contract: str, readings: Mapping[str, str]) -> Game:
    game = begin([], [], players=4, dealer=3, options={**DEFAULTS, **readings})
    game.contract = contract
    return game


def _height(contract: str) -> Callable[[str, str], int]:
    """How many cards a card would take a trick from, where it can take one to which a suit was led."""
    game = _game(contract, {})

    @functools.cache
    def height(card: str, suit: str) -> int:
        led = _lowest(suit)
        if winning_card(game, [led, card]) != card:
            return 0
        return 1 + sum(winning_card(game, [led, other, card]) == card for other in told.PACK if other != card)

    return height


def _to_the_i(contract: str, readings: Mapping[str, str]) -> Callable[[str], bool]:
    """The leads to which the I takes the whole Trull."""
    game = _game(contract, readings)
    return lambda suit: is_kaiserstich(game, [_lowest(suit), *told.TRULL])


def _lowest(suit: str) -> str:
    return next(card for card in told.PACK if told.suit_of(card) == suit)


def _ways() -> dict[str, Decided]:
    found: dict[str, Decided] = {}
    for manner, contract in CONTRACTS.items():
        height = _height(contract)
        for more, readings in (_IN_FARBENSOLO if manner == FARBENSOLO else _USUAL).items():
            way = Way(f"{manner.lower()}{more}", height, _to_the_i(contract, readings))
            found[way.name] = Decided(way, KOENIGRUFEN.choose(readings), manner)
    return found


WAYS: Final = _ways()
"""Every way by its name."""
ASKED_FOR_ALL: Final = ("positive", "farbensolo")
"""The ways in which the engine's function is asked for every trick; the others differ in the whole Trull at most."""
APART: Final = (
    ("positive", "positive-kaiserstich"),
    ("positive", "farbensolo"),
    ("farbensolo", "farbensolo-kaiserstich-trump-led"),
    ("farbensolo-kaiserstich-trump-led", "farbensolo-kaiserstich-always"),
)
"""Ways that decide some tricks differently."""
