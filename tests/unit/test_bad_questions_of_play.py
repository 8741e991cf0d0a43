"""Questions about the cards of a deal that cannot be: each names the place, and what was expected there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.unit.asking import TABLE, Fields, act, answer, error, said

HANDS = [
    ["Sküs", "XIX", "XVI", "XII", "VII", "I", "K♥", "2♥", "4♦", "C♣", "B♣", "10♣"],
    ["XXI", "XVII", "XIII", "IX", "V", "D♥", "3♥", "K♦", "A♦", "D♠", "8♠", "9♣"],
    ["XX", "XV", "XI", "VI", "III", "C♥", "4♥", "C♦", "2♦", "K♠", "9♠", "8♣"],
    ["XVIII", "XIV", "VIII", "IV", "II", "B♥", "A♥", "B♦", "3♦", "B♠", "10♠", "7♣"],
]
TALON = [["K♣", "D♣", "X"], ["C♣", "B♣", "VII"]]
LAID = ["D♦", "C♠", "7♠"]
DREIER: Fields = {
    **TABLE,
    "contract": "Dreier",
    "declarer": 0,
    "partner": None,
    "called": None,
    "hands": HANDS,
    "talon": TALON,
    "discards": LAID,
    "said": [],
    "actions": [],
}
ALONE: Fields = {
    **DREIER,
    "contract": "Fahren",
    "declarer": None,
    "hands": [[*HANDS[0][:4], "I", "K♥", "2♥", "4♦", "10♣", *LAID], *HANDS[1:]],
    "discards": [],
}
GUT = [act(seat, "say", "Gut!") for seat in range(4)]
SOLO: Fields = {
    **ALONE,
    "contract": "Solorufer",
    "declarer": 0,
    "partner": 2,
    "called": "K♠",
}


def test_these_questions_are_answered() -> None:
    assert answer("lungau", "play", DREIER)["next"][0]["seat"] == 0
    assert answer("lungau", "play", {**DREIER, "said": GUT})["next"][0]["seat"] == 0
    assert answer("lungau", "play", ALONE)["next"][0]["seat"] == 0
    assert answer("lungau", "play", SOLO)["next"][0]["seat"] == 0


@pytest.mark.parametrize("said", [[], [act(0, "say", "ich liege"), *GUT]])
def test_a_game_that_is_only_paid_after_what_was_said_has_no_cards(said: list[dict[str, object]]) -> None:
    """A Rufer of karl of which nobody says anything: its cards are not played."""
    rufer = {**SOLO, "contract": "Rufer", "hands": HANDS, "discards": LAID, "said": said}
    told = error("karl", "play", rufer)

    assert told.startswith("said: expected a round behind which cards are played, got one behind which the game is")


@pytest.mark.parametrize(
    ("given", "changed", "told"),
    [
        (DREIER, {"contract": "Vierer"}, "contract: expected one of "),
        (DREIER, {"declarer": None}, "declarer: expected a seat, got None"),
        (DREIER, {"declarer": 4}, "declarer: expected a seat among 0, 1, 2, 3, got 4"),
        (DREIER, {"partner": 2}, "partner: expected none, got 2"),
        (DREIER, {"called": "K♠"}, "called: expected none in a Dreier, got K♠"),
        (SOLO, {"called": None}, "called: expected the called card, got None"),
        (SOLO, {"called": "D♠"}, "called: expected one of K♥ K♦ K♠ K♣, got D♠"),
        (SOLO, {"partner": 1}, "partner: expected 2, got 1"),
        (SOLO, {"partner": None}, "partner: expected 2, got None"),
        (DREIER, {"hands": HANDS[:3]}, "hands: expected 4 hands, one for each seat, got 3"),
        (DREIER, {"hands": [HANDS[0][:11], *HANDS[1:]]}, "hands[0]: expected 12 cards, got 11"),
        (DREIER, {"hands": [[*HANDS[0][:11], "V"], *HANDS[1:]]}, "hands, discards and talon: "),
        (DREIER, {"talon": TALON[:1]}, "talon: expected 2 packets, got 1"),
        (DREIER, {"talon": [TALON[0], TALON[1][:2]]}, "talon[1]: expected 3 cards, got 2"),
        (DREIER, {"discards": [*LAID[:2], "K♥"], "hands": [["7♠", *HANDS[0][:6], *HANDS[0][7:]], *HANDS[1:]]},
         "discards: expected cards that may be laid away, got D♦ C♠ K♥ ("),
        (DREIER, {"discards": LAID[:2]}, "hands, discards and talon: "),
        (DREIER, {"hands": ALONE["hands"], "discards": []},
         "talon: expected cards of it that seat 0 may take, got none"),
        (ALONE, {"discards": ["X"]}, "discards: expected none, because nobody declares, got 1"),
        (ALONE, {"declarer": 0}, "declarer: expected none in Fahren, got 0"),
        (ALONE, {"called": "K♠"}, "called: expected none in Fahren, got K♠"),
        (SOLO, {"discards": ["10♣"], "hands": [[*SOLO["hands"][0][:8], *SOLO["hands"][0][9:], "X"], *HANDS[1:]]},
         "discards: expected none, and nothing taken in a Solorufer, got X"),
        (DREIER, {"said": GUT[:2]}, "said: expected the whole round, in which seat 2 speaks next, got 2 utterances"),
        (DREIER, {"said": [*GUT, *GUT]}, "said[4]: expected nothing more, because the round is over, got Gut!"),
        (DREIER, {"said": GUT[1:]}, "said[0]: expected what may be said there, got 'Gut!' of seat 1 ("),
        (DREIER, {"said": said("König ultimo")}, "said[0]: expected what may be said there, got 'König ultimo' of "),
        (DREIER, {"said": [act(0, "play", "X")]}, "said[0].do: expected say, got play"),
        (DREIER, {"vorhand": 1}, "vorhand: expected none in lungau, got 1"),
        (DREIER, {"actions": [act(0, "bid", "Dreier")]},
         "actions[0]: expected a card, or a claim behind the last one, got bid Dreier"),
        (DREIER, {"actions": [act(0, "play", "X", unnoticed=True)]}, "actions[0]: expected a card, "),
        (DREIER, {"actions": [act(0, "play", "XXX")]}, "actions[0].what: "),
        (DREIER, {"actions": [act(7, "play", "X")]}, "actions[0].seat: expected a seat among 0, 1, 2, 3, got 7"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named_with_its_place(given: Fields, changed: Mapping[str, object], told: str) -> None:
    assert told in error("lungau", "play", {**given, **changed})


def test_a_dealer_of_five_holds_the_talon_in_fahren_and_nothing_else() -> None:
    five = {**ALONE, "players": 5, "dealer": 4}

    assert answer("lungau", "play", {**five, "hands": [*five["hands"], [*TALON[0], *TALON[1]]]})["refused"] is None
    told = error("lungau", "play", {**five, "hands": [*five["hands"], []]})
    assert "hands[4]: expected " in told
    told = error("lungau", "play", {**five, "hands": [*five["hands"], TALON[0]]})
    assert "hands[4]: expected 0 or 6 cards, got 3" in told


def test_what_has_to_be_announced_has_to_be_told() -> None:
    """Whoever bids a Besser Rufer announces a Vogel, so that not everybody can have been silent."""
    besser = {**DREIER, "contract": "Besser Rufer", "partner": 2, "called": "K♠"}

    told = "said: expected the whole round, in which something has to be said, got nothing"
    assert error("koenigrufen", "play", besser) == told
