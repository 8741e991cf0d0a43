"""Claims of Trull and Könige behind the last card, as far as a result tells them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, said

CLAIMED = {"material-claim": "claimed"}
HANDS = [
    ["Sküs", "XXI", "XI", "IX", "VII", "I", "A♥", "C♦", "C♠", "B♠"],
    ["XIX", "XVIII", "XVI", "XII", "B♦", "D♠", "D♣", "C♣", "B♣", "10♣"],
    ["XX", "XVII", "XIV", "X", "VIII", "V", "C♥", "B♥", "A♦", "10♠"],
    ["XV", "XIII", "VI", "IV", "K♥", "D♥", "K♦", "D♦", "K♠", "K♣"],
]
"""Vorhand was dealt the Trull, the dealer the 4 Könige."""
MINE = [
    *("Sküs", "XIX", "XX", "VI"),
    *("B♣", "V", "K♣", "I"),
    *("10♣", "VIII", "XV", "XXI"),
    *("VII", "D♠", "XVII", "IV"),
    *("K♦", "B♠", "D♣", "XIV"),
]
"""The tricks of Vorhand and her partner."""
END: Fields = {
    **TABLE,
    "contract": "Normalspiel",
    "declarer": 0,
    "partner": 2,
    "called": "XX",
    "piles": {"declarer": MINE, "foes": [card for hand in HANDS for card in hand if card not in MINE]},
    "tricks": {"declarer": 5, "foes": 5},
    "played": [],
    "hands": HANDS,
}
ROUND = [one for seat in (0, 1, 2, 3, 0) for one in said("Weiter", seat=seat)]
"""Nothing was announced."""


def claims(*words: str) -> list[Fields]:
    """One turn of each player; without a word only Weiter."""
    return [one for seat, what in enumerate(words) for one in said(*filter(None, (what, "Weiter")), seat=seat)]


@pytest.mark.parametrize(
    ("made", "items"),
    [
        ([], ["Spiel"]),
        (said("Trull"), ["Spiel", "Trull"]),
        (claims("Trull"), ["Spiel", "Trull"]),
        (claims("", "", "Trull", "Könige"), ["Spiel", "Trull", "Könige"]),
        (claims("", "Könige", "", ""), ["Spiel", "Könige"]),
        (claims("", "", "", ""), ["Spiel"]),
    ],
)
def test_what_was_claimed_counts_and_all_else_lapses(made: Sequence[Fields], items: Sequence[str]) -> None:
    found = answer("zwanzigerrufen", "result", {**END, "said": [*ROUND, *made]}, CLAIMED)["items"]

    assert [one["item"] for one in found] == items


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (said("Trull", seat=1), "said[5].seat: expected 0, got 1"),
        (
            said("Könige"),
            "said[5].what: expected what may be claimed there, got 'Könige' (it was not dealt to this side)",
        ),
        (
            claims("", "Trull"),
            "said[6].what: expected what may be claimed there, got 'Trull' (it was not dealt to this side)",
        ),
        (
            claims("Trull", "", "Trull"),
            "said[8].what: expected what may be claimed there, got 'Trull' (Trull has been claimed)",
        ),
        (
            said("Pagat"),
            "said[5].what: expected what may be claimed there, got 'Pagat' ('Pagat' is nothing to claim)",
        ),
        (
            said("Kontra Spiel"),
            "said[5].what: expected what may be claimed there, got 'Kontra Spiel' (nothing can be doubled any more)",
        ),
        (
            [*claims("", "", "", ""), *said("Trull")],
            "said[9]: expected nothing more, because the round is over, got Trull",
        ),
    ],
)
def test_a_claim_that_cannot_have_been_made(made: Sequence[Fields], message: str) -> None:
    assert error("zwanzigerrufen", "result", {**END, "said": [*ROUND, *made]}, CLAIMED) == message


def test_a_claim_before_the_announcing_is_over() -> None:
    message = "said[0].what: expected what may be said there, got 'Trull' (Trull is not announced)"

    assert error("zwanzigerrufen", "result", {**END, "said": said("Trull")}, CLAIMED) == message


def test_nobody_claims_where_everything_is_scored_by_itself() -> None:
    message = "said[5]: expected nothing more, because the round is over, got Trull"

    assert error("zwanzigerrufen", "result", {**END, "said": [*ROUND, *said("Trull")]}) == message


def test_nobody_claims_while_cards_are_still_to_be_played() -> None:
    asked = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2, "called": "XX", "hand": HANDS[0]}
    message = "said[5]: expected nothing more, because the round is over, got Trull"

    assert error("zwanzigerrufen", "may_announce", {**asked, "said": [*ROUND, *said("Trull")]}, CLAIMED) == message
