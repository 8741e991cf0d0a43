"""Bids that nobody could have made: the error names the place, and why they could not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.unit.asking import TABLE, Fields, act, answer, bids, error

HAND = ["Sküs", "XX", "XV", "XI", "VI", "V", "C♥", "4♥", "C♦", "2♦", "9♠", "8♣"]
"""A hand without König and Vogel."""
THERE = "what: expected what may be bid there, got"


@pytest.mark.parametrize(
    ("rules", "history", "message"),
    [
        ("lungau", bids("Weiter"), f"bids[0].{THERE} 'Weiter' (Vorhand cannot pass when she opens)"),
        ("lungau", bids("Erster", "Erster"), f"bids[1].{THERE} 'Erster' (only Vorhand says Erster, when she opens)"),
        ("karl", bids("Gut!"), f"bids[0].{THERE} 'Gut!' (Vorhand cannot begin with gut)"),
        ("karl", bids("Mein Spiel", "Rufer"), f"bids[1].{THERE} 'Rufer' (only Vorhand names Rufer)"),
        ("karl", bids("Dreier", "Bettler"), f"bids[1].{THERE} 'Bettler' (Bettler is too low)"),
        (
            "karl",
            bids("Mein Spiel", "zusammenwerfen"),
            f"bids[1].{THERE} 'zusammenwerfen' (no deal is thrown in)",
        ),
        ("koenigrufen", bids("Weiter"), f"bids[0].{THERE} 'Weiter' (Vorhand cannot begin with a pass)"),
        ("koenigrufen", bids("Solo", "Dreier", "Solo"), f"bids[2].{THERE} 'Solo' (Solo is too low)"),
        ("koenigrufen", bids("Rufer"), f"bids[0].{THERE} 'Rufer' (Rufer is named by Vorhand after Mein Spiel and "),
        (
            "zwanzigerrufen",
            bids("zusammenwerfen"),
            f"bids[0].{THERE} 'zusammenwerfen' (throwing in has not been agreed on)",
        ),
    ],
)
def test_an_auction_that_cannot_have_gone_so(rules: str, history: Sequence[Fields], message: str) -> None:
    assert error(rules, "may_bid", {**TABLE, "bids": history, "hand": HAND}).startswith(message)


@pytest.mark.parametrize(
    ("history", "message"),
    [
        (bids("Auch-Rufer", "Dreier", "Gut!", "Gut!"), f"bids[0].{THERE} 'Auch-Rufer' (Auch-Rufer takes a Vogel)"),
        (
            bids("gebe die Vorhand weiter", "Mein Spiel", "Gut!", "Gut!"),
            f"bids[0].{THERE} 'gebe die Vorhand weiter' (it takes all four Könige)",
        ),
    ],
)
def test_a_hand_with_which_its_player_cannot_have_bid(history: Sequence[Fields], message: str) -> None:
    assert error("karl", "may_bid", {**TABLE, "bids": history, "hand": HAND}) == message


def test_a_bid_of_which_nobody_noticed_that_the_hand_was_not_fit_for_it() -> None:
    unnoticed = [act(0, "bid", "Auch-Rufer", unnoticed=True), *bids("", "Dreier", "Gut!", "Gut!")[1:]]
    asked = {**TABLE, "bids": unnoticed, "hand": HAND}

    assert answer("karl", "may_bid", asked)["seat"] == 0
    for rules in ("lungau", "koenigrufen", "zwanzigerrufen"):
        opening = {"lungau": "Erster", "koenigrufen": "Mein Spiel", "zwanzigerrufen": "Solo"}[rules]
        asked = {**TABLE, "bids": [act(0, "bid", opening, unnoticed=True)], "hand": HAND}
        assert error(rules, "may_bid", asked) == f"bids[0].unnoticed: expected no in {rules}, got yes"


def test_of_other_hands_nothing_is_known() -> None:
    history = bids("Mein Spiel", "Auch-Rufer", "Gut!", "Gut!")

    assert answer("karl", "may_bid", {**TABLE, "bids": history, "hand": HAND})["seat"] == 0
    assert answer("zwanzigerrufen", "may_bid", {**TABLE, "bids": bids("Solo"), "hand": []})["contract"] == "Solo"


def test_behind_the_auction_too_a_hand_holds_each_card_once() -> None:
    asked = {**TABLE, "bids": bids("Erster", "Dreier")}

    assert answer("lungau", "may_bid", {**asked, "hand": HAND})["seat"] is None
    assert (
        error("lungau", "may_bid", {**asked, "hand": ["9♣", "9♣"]})
        == "hand[1]: expected each card once, got 9♣ a second time"
    )
    assert error("lungau", "may_bid", {**asked, "hand": ["5♥"]}).startswith("hand[0]: ")
