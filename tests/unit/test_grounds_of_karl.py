"""What an answer of Karls Tarockrunde rests on: a clause about somebody who is not there is no ground of it."""

from __future__ import annotations

import json

import pytest

from tarock_protocol.cards import PACK
from tarock_reference import respond

KOENIGE = ("K♥", "K♦", "K♠", "K♣")
GUT = [("Mein Spiel", 0), ("Gut!", 1), ("Gut!", 2), ("Gut!", 3)]


def choosing(koenige: int) -> str:
    """The answer to a Vorhand with so many Könige who has to name a game; the Dealer holds the others."""
    others = [card for card in PACK if card not in KOENIGE]
    pack = [*KOENIGE[:koenige], *others[: 48 - 4], *KOENIGE[koenige:]]
    asked = {
        "ask": "deal",
        "id": 1,
        "rules": "karl",
        "players": 4,
        "dealer": 3,
        "hands": [pack[start : start + 12] for start in (0, 12, 24, 36)],
        "talon": [others[44:47], others[47:50]],
        "actions": [{"seat": seat, "do": "bid", "what": what} for what, seat in GUT],
    }
    reply = json.loads(respond(json.dumps(asked).encode()))
    assert "Fahren" in reply["answer"]["next"][0]["legal"]
    return json.dumps(reply["answer"]["next"])


@pytest.mark.parametrize(("koenige", "rests"), [(4, True), (3, False), (0, False)])
def test_who_has_not_kept_four_koenige_names_fahren_by_another_clause(koenige: int, rests: bool) -> None:  # noqa: FBT001
    assert ("KAR-BIDDING-030" in choosing(koenige)) is rests
