"""A card that may not go is refused by the clause that keeps it back in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from tests.unit.asking import answer

ABOVE: Final[Mapping[str, str]] = {
    "overtake-within-follow": "above",
    "kaiserstich": "on",
    "trischaken-pagat-and-kaiserstich": "pagat-last",
}


def why(hand: str, options: Mapping[str, str]) -> Mapping[str, list[str]]:
    fields = {"contract": "Trischaken", "hand": hand.split(), "trick": ["4♥", "XXI", "Sküs"], "number": 10}
    told: Mapping[str, list[str]] = answer("koenigrufen", "may_play", fields, options)["why"]
    return told


@pytest.mark.parametrize(
    ("card", "kept_by"),
    [
        # The suit keeps it back, overtaking asks for it, and its holder's other trump keeps it back for good.
        ("I", "KOE-TRISCHAKEN-004"),
        # The suit keeps it back, and nothing asks for it: with Sküs and XXI only the I would take the trick.
        ("II", "KOE-PLAY-005"),
    ],
)
def test_a_card_that_one_duty_puts_back_is_refused_by_the_one_behind_it(card: str, kept_by: str) -> None:
    assert why("II I 3♥", ABOVE)[card][0] == kept_by


def test_where_no_duty_puts_it_back_the_first_one_refuses_it() -> None:
    assert why("II I 3♥", {**ABOVE, "overtake-within-follow": "within"})["I"][0] == "KOE-PLAY-005"
