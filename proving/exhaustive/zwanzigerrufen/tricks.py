"""The variants under which ``proving.exhaustive.tricks`` compares all tricks of ``zwanzigerrufen``.

They are all games with each reading on the Sküs and the Glatze, in a Farbensolo also on the Märchenstich.
"""

from __future__ import annotations

import functools
from typing import Final

from proving.exhaustive.tricks import Decided, asked_of
from proving.exhaustive.zwanzigerrufen import asking
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN
from tarock_second_opinion.zwanzigerrufen.play import winning_card

SKUES: Final = "card-ranking"
GLATZE: Final = "glatze-cards"
MAERCHENSTICH: Final = "farbensolo-maerchenstich"


def _decided(contract: str, readings: dict[str, str]) -> Decided:
    name = "-".join((contract.lower(), *readings.values()))
    winner = functools.partial(winning_card, asking.game_of(contract, readings))
    return Decided(asked_of(name, winner, PACKS[readings[GLATZE]]), ZWANZIGERRUFEN.choose(readings), contract)


def _ways() -> dict[str, Decided]:
    found = [
        _decided(contract, {SKUES: skues, GLATZE: glatze} | maerchenstich)
        for contract in (NORMALSPIEL, SOLO, FARBENSOLO)
        for skues in ("top", "unranked")
        for glatze in PACKS
        for maerchenstich in (
            [{MAERCHENSTICH: reading} for reading in ("tarock-led", "always")] if contract == FARBENSOLO else [{}]
        )
    ]
    return {decided.way.name: decided for decided in found}


WAYS: Final = _ways()
"""Every way by its name: the game, and the readings that affect its tricks."""
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
