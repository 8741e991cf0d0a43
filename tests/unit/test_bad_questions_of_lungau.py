"""What a result of Lungauer Königrufen hangs on that cannot be seen from what is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, answer, error

from tarock_engine.cards import NAMES

FOES = ("A♥", "2♥", "3♥", "4♥", "A♦", "2♦", "3♦", "4♦", "7♠", "8♠", "9♠", "10♠", "7♣", "8♣", "9♣", "10♣", *NAMES[2:9])
LAID_UNSCORED = {"bound-card-laid-away": "unscored"}
PLAYED_UNSCORED = {"bound-card-forced-early": "unscored"}
EIGHTH: Fields = {"number": 8, "leader": 1, "cards": ["X", "XII", "XI", "II"]}
ELEVENTH: Fields = {"number": 11, "leader": 0, "cards": ["XXI", "XVI", "XV", "XIV"]}
LAST: Fields = {"number": 12, "leader": 0, "cards": ["Sküs", "XIX", "XVIII", "XVII"]}


def uhurufer(*, foes: Sequence[str] = FOES, lost: Sequence[str] = (), more: Sequence[Fields] = ()) -> Fields:
    """Seven tricks for the declarer's side, five for the others, and an Uhu in none of the last two."""
    mine = [card for card in NAMES if card not in (*foes, *lost)]
    piles: Mapping[str, Any] = {"declarer": mine, "foes": list(foes)}
    game = {**TABLE, "contract": "Uhurufer", "declarer": 0, "partner": 2, "called": "K♥"}
    return {**game, "piles": piles, "tricks": {"declarer": 7, "foes": 5}, "played": [*more, ELEVENTH, LAST], "said": []}


def uhu(question: Fields, options: Mapping[str, str] | None = None) -> list[bool]:
    """Whether the Uhu is won, where it is scored."""
    items = answer("lungau", "result", question, options)["items"]
    return [one["won"] for one in items if one["item"] == "Uhu"]


@pytest.mark.parametrize("options", [LAID_UNSCORED, PLAYED_UNSCORED])
def test_a_result_does_not_guess_whether_an_ii_was_laid_away_where_that_matters(options: Mapping[str, str]) -> None:
    message = "played: expected the trick of the II, or all tricks where it was laid away, got 2 tricks"

    assert error("lungau", "result", uhurufer(), options) == message


def test_where_it_does_not_matter_nobody_is_asked_whether_an_ii_was_laid_away() -> None:
    assert uhu(uhurufer()) == [False]
    assert uhu(uhurufer(), LAID_UNSCORED | PLAYED_UNSCORED) == []


def test_an_ii_in_a_trick_that_is_told_was_not_laid_away() -> None:
    assert uhu(uhurufer(more=[EIGHTH]), LAID_UNSCORED) == [False]
    assert uhu(uhurufer(more=[EIGHTH]), PLAYED_UNSCORED) == []


def test_an_ii_in_the_pile_of_the_other_side_was_not_laid_away() -> None:
    question = uhurufer(foes=[*FOES, "II"])

    assert uhu(question, LAID_UNSCORED) == [False]
    assert uhu(question, PLAYED_UNSCORED) == []


def test_an_ii_that_counts_for_nobody_was_laid_away() -> None:
    question, nobodys = uhurufer(lost=["II"]), {"discards-belong-to": "nobody"}

    assert uhu(question, LAID_UNSCORED | nobodys) == []
    assert uhu(question, PLAYED_UNSCORED | nobodys) == [False]
