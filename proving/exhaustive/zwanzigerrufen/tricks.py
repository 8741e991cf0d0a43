"""How Zwanzigerrufen decides tricks, with either Glatze, wherever the Sküs ranks, and with Tarock as no trump."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from proving.exhaustive import told
from proving.exhaustive.tricks import Decided, Height, Way, suit_led_only, trumps_first
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

SKUES: Final = "card-ranking"
GLATZE: Final = "glatze-cards"
TRULL: Final = "farbensolo-maerchenstich"
TO_THE_I: Final[dict[str, Callable[[str], bool]]] = {
    "tarock-led": lambda suit: suit == "T",
    "always": lambda _: True,
}
"""The readings of ``TRULL``, and the leads to which the I then takes the whole Trull."""


def below(height: Height) -> Height:
    """The same heights with the Sküs under the I, as a Tarock without a number."""
    under = height("I", "T") - 1

    def lowered(card: str, suit_led: str) -> int:
        return min(height(card, suit_led), under) if card == "Sküs" else height(card, suit_led)

    return lowered


def tarock_led_only(card: str, suit_led: str) -> int:
    """How high a card stands where no suit beats another, with room under the I."""
    return suit_led_only(card, suit_led) + 1 if told.suit_of(card) == suit_led else 0


def _decided(manner: str, how: Height, skues: str, glatze: str, maerchenstich: str | None) -> Decided:
    height = how if skues == "top" else below(how)
    readings = {SKUES: skues, GLATZE: glatze} | ({} if maerchenstich is None else {TRULL: maerchenstich})
    to_the_i = TO_THE_I[maerchenstich or "always"]
    name = "-".join((manner.lower(), *readings.values()))
    return Decided(Way(name, height, to_the_i, PACKS[glatze]), ZWANZIGERRUFEN.choose(readings), manner)


def _ways() -> dict[str, Decided]:
    found = [
        _decided(manner, how, skues, glatze, maerchenstich)
        for manner, how, readings in (
            (NORMALSPIEL, trumps_first, (None,)),
            (SOLO, trumps_first, (None,)),
            (FARBENSOLO, tarock_led_only, tuple(TO_THE_I)),
        )
        for skues in ("top", "unranked")
        for glatze in PACKS
        for maerchenstich in readings
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
