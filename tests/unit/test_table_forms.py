"""What the forms of the table know of the rules, and whether a score wins: all of it found by asking."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tarock_register.site.rendering import start_page
from tarock_register.table.desk import reply_to
from tarock_register.table.scores import score_of
from tarock_running.process.exits import UsageFaultError

_REPLY = cache(reply_to)
"""To know all rules of a source takes hundreds of questions, and several tests look at the same ones."""


def told(do: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_REPLY(json.dumps({"do": do, **fields}).encode()))
    return found


def winning(rules: str, contract: str, **fields: Any) -> dict[str, Any]:
    return told("winning", rules=rules, question={"contract": contract, "cards": fields.pop("cards", [])}, **fields)


@pytest.mark.parametrize(
    ("rules", "contract", "score", "is_won"),
    [
        ("karl", "Dreier", "35/1", False),
        ("karl", "Dreier", "35/2", True),
        ("karl", "Dreier", "35⅔", True),
        ("koenigrufen", "Rufer", "35", False),
        ("koenigrufen", "Rufer", "36", True),
        ("lungau", "Dreier", "35", False),
        ("lungau", "Dreier", "36", True),
        ("zwanzigerrufen", "Normalspiel", "45", True),
        ("zwanzigerrufen", "Normalspiel", "44", None),
    ],
)
def test_a_score_wins_or_not_whatever_cards_it_is_made_of(
    rules: str, contract: str, score: str, is_won: object
) -> None:
    found = winning(rules, contract, text=score)

    assert found["won"] is is_won
    assert found["question"]["contract"] == contract


@pytest.mark.parametrize(
    "text", ["35 2/3", "35⅔", "35/2", "35 Punkte und zwei Blatt", "35 and two Blatt", "35, 2 Blatt"]
)
def test_a_score_is_read_in_every_form_and_whole_points_alone_are_told_where_only_they_count(text: str) -> None:
    assert score_of(text, has_thirds=True) == Fraction(107, 3)
    with pytest.raises(UsageFaultError, match="only whole points are counted: expected a score such as 35, not"):
        score_of(text, has_thirds=False)


@pytest.mark.parametrize("text", ["", "351/3", "35 3/3", "35 drei Blatt", "35/", "x", "35 Blatt", "-1", "35 " * 50])
def test_what_is_no_score_is_told_the_forms_that_are_one(text: str) -> None:
    with pytest.raises(UsageFaultError, match="expected a score such as 35, 35/1, 35 1/3, 35⅓ or 35 and one Blatt"):
        score_of(text, has_thirds=True)


@pytest.mark.parametrize(
    ("rules", "options", "score"),
    [
        ("karl", {}, "35/1"),
        ("karl", {"counting-method": "groups"}, "35"),
        ("koenigrufen", {}, "35"),
        ("koenigrufen", {"count-which-piles": "thirds"}, "35/1"),
        ("lungau", {}, "35"),
        ("zwanzigerrufen", {}, "35"),
    ],
)
def test_the_sample_of_a_score_is_one_by_these_rules(rules: str, options: dict[str, str], score: str) -> None:
    game = {"koenigrufen": "Rufer", "zwanzigerrufen": "Solo"}.get(rules, "Dreier")

    assert told("about", rules=rules, options=options)["score"] == score
    assert winning(rules, game, options=options, text=score)["won"] is False


@pytest.mark.parametrize(("rules", "score"), [("lungau", "35/1"), ("karl", "71"), ("karl", "x"), ("karl", "35/3")])
def test_a_score_that_no_cards_can_have_is_refused_in_words(rules: str, score: str) -> None:
    assert score in winning(rules, "Dreier", text=score)["fault"]


def test_cards_win_as_their_heap_does_and_a_wrong_number_of_them_is_refused() -> None:
    pack = told("about", rules="koenigrufen")["pack"]

    assert winning("koenigrufen", "Dreier", cards=pack[:23])["won"] is False
    high = [card for card in pack if card[0] in "KDC"]
    assert winning("koenigrufen", "Dreier", cards=[*pack[2:13], *high])["won"] is True
    odd = winning("koenigrufen", "Dreier", cards=pack[:20])
    assert "23 Karten (5 Stiche sind 20, der Rest ist Talon und Weggelegtes), nicht 20" in odd["note"]
    assert (odd["won"], odd["score"]) == (False, "15")
    assert "fault" in winning("koenigrufen", "Dreier", cards=["K♥", "K♥"])
    assert "fault" in told("winning", rules="koenigrufen", question={"contract": 3})


@pytest.mark.parametrize(
    ("rules", "options", "game", "items"),
    [
        ("karl", {}, "Piccolo", ["Spiel"]),
        ("karl", {}, "Dreier", []),
        ("koenigrufen", {}, "Piccolo", []),
        ("koenigrufen", {"kontra-negative-contracts": "each-alone"}, "Piccolo", ["Spiel"]),
        ("lungau", {}, "Sechserdreier", []),
        ("zwanzigerrufen", {"kontra-in-solo-games": "solo-only"}, "Farbensolo", ["Spiel", "Könige", "Absolut"]),
        ("zwanzigerrufen", {"kontra-in-solo-games": "solo-only"}, "Solo", []),
    ],
)
def test_a_form_knows_what_counts_against_each_opponent_by_himself(
    rules: str, options: dict[str, str], game: str, items: list[str]
) -> None:
    games = {found["name"]: found for found in told("about", rules=rules, options=options)["contracts"]}

    assert games[game]["apart"] == items


def test_a_form_knows_who_may_be_called_which_games_have_a_partner_and_what_they_bring() -> None:
    karl, zwanziger = (told("about", rules=rules, language="en") for rules in ("karl", "zwanzigerrufen"))
    games = {game["name"]: game for game in karl["contracts"]}

    assert karl["callable"] == ["K♥", "K♦", "K♠", "K♣", "Vierter König"]
    assert zwanziger["callable"] == ["XX", "XIX", "XVIII", "XVII", "XVI"]
    assert (games["Rufer"]["partner"], games["Dreier"]["partner"]) == (True, False)
    assert (games["Dreier"]["brings"], games["Fahren"]["brings"]) == ("20 points", "")
    assert games["Fahren"]["alone"]


@pytest.mark.parametrize(
    ("rules", "first", "has_doubled_rounds"),
    [("koenigrufen", "Rufer", False), ("karl", "Rufer", True), ("lungau", "Spatzrufer", False)],
)
def test_a_form_knows_which_game_comes_first_and_whether_there_are_doubled_rounds(
    rules: str, first: str, has_doubled_rounds: object
) -> None:
    about = told("about", rules=rules)

    assert about["contracts"][0]["name"] == first
    assert about["doubled_rounds"] is has_doubled_rounds


def test_a_form_knows_what_a_game_itself_announces() -> None:
    """A Vogerlrufer contains the announcement of its Vogel (Prämien 28), as no game of Karls Tarockrunde does."""
    lungau, karl = (told("about", rules=rules)["contracts"] for rules in ("lungau", "karl"))

    assert {game["name"]: game["announced"] for game in lungau if game["announced"]} == {
        "Spatzrufer": ["Spatz"],
        "Uhurufer": ["Uhu"],
    }
    assert not any(game["announced"] for game in karl)


def test_the_first_page_leads_to_the_table_in_each_language() -> None:
    first = start_page()

    assert all(f'href="{language}/tisch.html"' in first for language in ("de", "en"))


@pytest.mark.parametrize(
    ("rules", "contract", "cards"), [("karl", "Rufer", 24), ("koenigrufen", "Rufer", 27), ("koenigrufen", "Solo", 24)]
)
def test_a_game_with_a_called_card_is_counted_whether_that_card_is_told_or_not(
    rules: str, contract: str, cards: int
) -> None:
    pack = told("about", rules=rules)["pack"]
    question = {"contract": contract, "cards": pack[:cards]}
    called = told("winning", rules=rules, question={**question, "called": "K♣"})

    assert called["question"]["called"] == "K♣"
    assert called["won"] is told("winning", rules=rules, question=question)["won"] is False
    assert "X♣" in told("winning", rules=rules, question={**question, "called": "X♣"})["fault"]


def test_a_wrong_heap_of_a_called_game_is_not_blamed_on_the_called_card() -> None:
    note = told("winning", rules="koenigrufen", question={"contract": "Rufer", "cards": ["K♥"]})["note"]

    assert "Stiche" in note
    assert "gerufen" not in note


def test_a_game_that_is_not_played_in_silence_is_counted_with_an_announcement_which_is_said() -> None:
    announced, silent = (winning("karl", contract, text="35/2") for contract in ("Rufer", "Dreier"))

    assert "etwas angesagt" in announced["note"]
    assert announced["question"]["said"]
    assert not silent["note"]
