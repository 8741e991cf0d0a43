"""Rounds, hands and ends that are told in part, or of somebody who cannot have played so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, said
from tests.unit.test_bad_questions_of_claims import END as WHOLE
from tests.unit.test_bad_questions_of_claims import HANDS, ROUND
from tests.unit.test_bad_questions_of_sheets import SHEETS

NOBODY: Fields = {"partner": None, "called": None}
SOLO: Fields = {**TABLE, **NOBODY, "contract": "Solo", "declarer": 2, "said": [], "hand": HANDS[0]}
FARBENSOLO: Fields = {**SOLO, "contract": "Farbensolo", "declarer": 0}
LAST: Fields = {"number": 10, "leader": 2, "cards": ["XVII", "IV", "VII", "D♠"]}
PILE = ["K♥", "D♥", "C♥", "B♥"]


@pytest.mark.parametrize("contract", ["Solo", "Farbensolo"])
def test_before_a_word_is_said_only_vorhand_plays_alone(contract: str) -> None:
    expected = f"declarer: expected Vorhand, seat 0, who begins with a {contract}, got 2, who has not announced it"
    asked = {**SOLO, "contract": contract}
    later = [*said("Weiter"), *said("Weiter", seat=1)]

    assert error("zwanzigerrufen", "may_announce", asked) == expected
    assert error("zwanzigerrufen", "may_announce", {**asked, "said": later}) == expected
    told = [*later, *said(contract, seat=2)]
    found = answer("zwanzigerrufen", "may_announce", {**asked, "said": told, "hand": HANDS[3]})
    assert found["seat"] == 2


def test_a_soloist_holds_what_his_game_needs() -> None:
    expected = (
        "hand: expected a hand for a Farbensolo, got Sküs XXI XI IX VII I A♥ C♦ C♠ B♠ (a Farbensolo needs 5 suit cards)"
    )
    announced = [*said("Weiter"), *said("Farbensolo", "Weiter", seat=1)]

    assert error("zwanzigerrufen", "may_announce", FARBENSOLO) == expected
    assert answer("zwanzigerrufen", "may_announce", {**FARBENSOLO, "hand": HANDS[1]})["seat"] == 0
    asked = {**FARBENSOLO, "declarer": 1, "said": announced}
    assert answer("zwanzigerrufen", "may_announce", asked)["seat"] == 2
    assert answer("zwanzigerrufen", "may_announce", {**SOLO, "declarer": 0})["seat"] == 0


def test_a_hand_that_has_to_be_thrown_in_plays_nothing_where_that_was_agreed() -> None:
    bad = ["K♥", "D♥", "C♥", "B♥", "A♥", "K♦", "D♦", "C♦", "B♦", "A♦"]
    asked = {**SOLO, "declarer": 0, "hand": bad}
    agreed = {"zusammenwerfen": "until-announcement"}

    expected = "hand: expected a hand that has not to be thrown in, got K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
    assert answer("zwanzigerrufen", "may_announce", asked)["seat"] == 0
    assert error("zwanzigerrufen", "may_announce", asked, agreed) == expected


@pytest.mark.parametrize(
    ("told", "message"),
    [
        (ROUND[:1], "said: expected the whole round, in which seat 1 speaks next, got 1 utterances"),
        (ROUND[:4], "said: expected the whole round, in which seat 0 speaks next, got 4 utterances"),
    ],
)
def test_a_round_that_is_told_in_part(told: Sequence[Fields], message: str) -> None:
    assert error("zwanzigerrufen", "result", {**WHOLE, "said": told}) == message
    for whole in ([], ROUND):
        assert answer("zwanzigerrufen", "result", {**WHOLE, "said": whole})["items"]


def end(rules: str) -> Fields:
    """An end in which the declarer's side has the first trick and nothing else."""
    others = [card for card in answer(rules, "deck", {})["augen"] if card not in PILE]
    tricks = {"tricks": {"declarer": 1, "foes": 11}, "piles": {"declarer": PILE, "foes": others}}
    return {**SHEETS[rules], "called": "K♥", "played": [], "said": [], **tricks}


@pytest.mark.parametrize("rules", ["lungau", "koenigrufen"])
def test_an_end_that_is_told_in_part_in_other_sources(rules: str) -> None:
    first = {"number": 1, "leader": 0, "cards": PILE}

    expected = "played: expected trick 12 among them, which was the last, got 1"
    assert error(rules, "result", {**end(rules), "played": [first]}) == expected
    expected = "said: expected the whole round, in which seat 1 speaks next, got 1 utterances"
    assert error(rules, "result", {**end(rules), "said": said("Gut!")}) == expected
    last = {"number": 12, "leader": 1, "cards": ["K♦", "D♦", "C♦", "B♦"]}
    assert answer(rules, "result", {**end(rules), "played": [last]})["items"]


@pytest.mark.parametrize("rules", ["lungau", "koenigrufen", "karl"])
def test_the_called_card_is_played_by_the_partner_or_from_the_talon_by_the_declarer(rules: str) -> None:
    declarer, partner = SHEETS[rules]["declarer"], SHEETS[rules]["partner"]

    def told(leader: int, **fields: object) -> Fields:
        return {**end(rules), "played": [{"number": 12, "leader": leader, "cards": PILE}], **fields}

    taken = {"partner": None, "from_talon": True}
    piles = {"declarer": end(rules)["piles"]["foes"], "foes": PILE}
    lost = {**taken, "piles": piles, "tricks": {"declarer": 11, "foes": 1}}
    expected = f"played[0].cards: expected the called K♥ of seat {partner}, got it of seat {declarer}"
    assert error(rules, "result", told(declarer)) == expected
    assert answer(rules, "result", told(partner))["items"]
    expected = f"played[0].cards: expected the called K♥ of seat {declarer}, got it of seat {partner}"
    assert error(rules, "result", told(partner, **lost)) == expected
    assert answer(rules, "result", told(declarer, **taken))["items"]


@pytest.mark.parametrize(
    ("played", "message"),
    [
        ([{**LAST, "number": 9}], "played: expected trick 10 among them, which was the last, got 9"),
        ([{**LAST, "number": 1}], "played: expected trick 10 among them, which was the last, got 1"),
    ],
)
def test_tricks_without_the_last_one(played: Sequence[Fields], message: str) -> None:
    assert error("zwanzigerrufen", "result", {**WHOLE, "said": ROUND, "played": played}) == message


def test_what_became_of_an_announced_pagat_has_to_be_told() -> None:
    pagat = [*said("Pagat", "Weiter"), *ROUND[1:]]
    message = "played: expected the trick with the I among them, because Pagat was announced, got "

    assert error("zwanzigerrufen", "result", {**WHOLE, "said": pagat}) == f"{message}none"
    assert error("zwanzigerrufen", "result", {**WHOLE, "said": pagat, "played": [LAST]}) == f"{message}10"
    with_pagat: Mapping[str, object] = {"number": 8, "leader": 1, "cards": ["B♣", "V", "K♣", "I"]}
    asked = {**WHOLE, "said": pagat, "played": [LAST, with_pagat]}
    found = answer("zwanzigerrufen", "result", asked)["items"]
    assert [(one["item"], one["won"]) for one in found if one["announced"]] == [("Pagat", False)]


@pytest.mark.parametrize(
    ("rules", "contract"), [("lungau", "Fahren"), ("karl", "Fahren"), ("koenigrufen", "Trischaken")]
)
@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"declarer": 0}, "declarer: expected none in {}, got 0"),
        ({"partner": 2}, "partner: expected none in {}, got 2"),
        ({"called": "K♥"}, "called: expected none in {}, got K♥"),
        ({"from_talon": True}, "from_talon: expected no in {}, got yes"),
    ],
)
def test_nobody_has_a_declarer_or_a_partner_where_everybody_plays_for_himself(
    rules: str, contract: str, fields: Fields, place: str
) -> None:
    hand = list(answer(rules, "deck", {})["augen"])[:12]
    asked = {**TABLE, **NOBODY, "hand": hand, "contract": contract, "declarer": None, "said": []}

    assert error(rules, "may_announce", {**asked, **fields}) == place.format(contract)
    assert answer(rules, "may_announce", asked)["seat"] in {None, 0}
