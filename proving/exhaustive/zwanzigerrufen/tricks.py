"""How Zwanzigerrufen decides tricks, with either Glatze, wherever the Sküs ranks, and with Tarock as no trump."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final

from proving.exhaustive import told
from proving.exhaustive.tricks import Decided, Way
from proving.exhaustive.zwanzigerrufen import asking
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN
from tarock_second_opinion.zwanzigerrufen.cards import PAGAT, TRULL
from tarock_second_opinion.zwanzigerrufen.play import winning_card

SKUES: Final = "card-ranking"
GLATZE: Final = "glatze-cards"
MAERCHENSTICH: Final = "farbensolo-maerchenstich"


def _decided(contract: str, readings: dict[str, str]) -> Decided:
    name = "-".join((contract.lower(), *readings.values()))
    game = asking.game_of(contract, readings)
    pack = PACKS[readings[GLATZE]]

    def takes(card: str, *before: str) -> bool:
        return winning_card(game, [*before, card]) == card

    @functools.cache
    def height(card: str, suit_led: str) -> int:
        return _height(card, [one for one in pack if told.suit_of(one) == suit_led], pack, takes)

    def to_the_i(suit_led: str) -> bool:
        led = next(card for card in pack if told.suit_of(card) == suit_led and card not in TRULL)
        return takes(PAGAT, led, *(card for card in TRULL if card != PAGAT))

    return Decided(Way(name, height, to_the_i, pack), ZWANZIGERRUFEN.choose(readings), contract)


def _height(card: str, of_suit: Sequence[str], pack: Sequence[str], takes: Callable[..., bool]) -> int:
    """How many cards one takes a trick from to which a suit was led."""
    if card in of_suit:
        return 1 + sum(not takes(other, card) for other in pack if other != card)
    led = of_suit[0]
    if not takes(card, led):
        return 0
    return 2 + sum(takes(card, led, other) for other in pack if other not in {led, card})


def _ways() -> dict[str, Decided]:
    found = [
        _decided(contract, {SKUES: skues, GLATZE: glatze} | maerchenstich)
        for contract in (NORMALSPIEL, SOLO, FARBENSOLO)
        for skues in ("top", "unranked")
        for glatze in PACKS
        for maerchenstich in (
            [{MAERCHENSTICH: one} for one in ("tarock-led", "always")] if contract == FARBENSOLO else [{}]
        )
    ]
    return {one.way.name: one for one in found}


WAYS: Final = _ways()
"""Every way by its name: the game, and the readings that bear on its tricks."""
ASKED_FOR_ALL: Final = ("normalspiel-top-ace", "farbensolo-top-ace-tarock-led")
"""The ways in which the engine's function is asked for every trick."""
APART: Final = (
    ("normalspiel-top-ace", "farbensolo-top-ace-tarock-led"),
    ("normalspiel-top-ace", "farbensolo-top-ace-always"),
    ("farbensolo-top-ace-tarock-led", "farbensolo-top-ace-always"),
    ("normalspiel-top-ace", "normalspiel-unranked-ace"),
    ("farbensolo-top-ace-tarock-led", "farbensolo-unranked-ace-tarock-led"),
)
"""Ways that decide some tricks differently."""
