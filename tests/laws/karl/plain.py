"""Names of Karls Tarockrunde by which its laws draw deals and choose among them."""

from __future__ import annotations

from typing import Final

from tests.laws.plain import KOENIGE, TRUMPS

__all__ = ["KOENIGE", "TRUMPS"]

HERS: Final = ("Rufer", "Fahren", "Sechser-Dreier")
"""What only Vorhand plays."""
GAMES: Final = (
    *("Fahren", "Rufer", "Piccolo", "Zwiccolo", "Solo-Rufer", "Bettler", "Auch-Rufer", "Dreier", "Sechser-Dreier"),
    *("Farbensolo", "Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert", "Solo-Dreier"),
)
LADDER: Final = tuple(game for game in GAMES if game not in HERS)
"""What everybody can bid."""
CALLING: Final = frozenset({"Rufer", "Auch-Rufer", "Solo-Rufer"})
HALVES: Final = frozenset({"Rufer", "Auch-Rufer", "Dreier"})
EXCHANGING: Final = HALVES | {"Sechser-Dreier"}
OUVERT: Final = frozenset({"Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert"})
NEGATIVE: Final = frozenset({"Piccolo", "Zwiccolo", "Bettler"}) | OUVERT
BIRDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
BONI: Final = ("Trull", "Könige", "König ultimo", *BIRDS, "Valat")
RESERVE: Final = ("Mein Spiel", "Vorhand")
"""The words with which Vorhand keeps her games open."""
