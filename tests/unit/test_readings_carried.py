"""Which readings a question of a lock names: those on which its answer can rest, whoever is asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.unit.small_lock import COUNT, of_areas

from tarock_checking.lock.carried_readings import readings_carried
from tarock_checking.lock.catching import Caught
from tarock_checking.lock.choosing import ChosenQuestions
from tarock_checking.lock.gathering import AnsweredQuestion, answered, options_of
from tarock_checking.lock.new_lock import make
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_steps.suite.differences import is_different

BELOW = {"solorufer": "below"}
AGREED = variant_of_source("lungau", BELOW)
HOUSE = variant_of_house(
    house_of(
        'name = "x"\nbased_on = "lungau"\n[readings]\nsolorufer = "below"\n[rulings]\n"settling.tariff_cent" = 20\n',
        "x",
    )
)
TRULL = {"kaiserstich": "on", "farbensolo-kaiserstich": "always"}
WITH_TRULL = variant_of_source("koenigrufen", TRULL)
HAND = ["XXI", "XX", "XIX", "II", "I", "D♥", "C♥", "D♦", "C♦", "D♠", "C♠", "D♣"]
MAY_BID = {"ask": "may_bid", "players": 4, "dealer": 3, "bids": [], "hand": HAND}
"""What Vorhand may bid, the Solorufer too where one is played."""


def asked(variant: Variant, question: dict[str, Any]) -> AnsweredQuestion:
    told = {"id": 0, "rules": variant.based_on, "options": options_of(variant), **question}
    found = answered(variant, codec.decode_question(msgspec.json.encode(told)))
    assert found is not None, question
    return found


def named(variant: Variant, question: dict[str, Any], telling: str = "") -> dict[str, str]:
    """The readings that a question of a lock names, which tells the impostor ``telling``."""
    one = asked(variant, question)
    found = {
        impostor.id: Caught(by_answer=frozenset({0} if impostor.id == telling else ()))
        for impostor in variant.impostors()
    }
    (carried,) = readings_carried(variant, (one,), ChosenQuestions((0,), found), 1, ENGLISH)
    assert codec.decode_question(carried.line) == carried.question
    assert (carried.means, carried.rests) == (one.means, one.rests)
    return dict(carried.question.options)


def trick(contract: str, *cards: str) -> dict[str, Any]:
    return {"ask": "trick", "contract": contract, "players": 4, "dealer": 3, "leader": 2, "cards": list(cards)}


@pytest.mark.parametrize("variant", [AGREED, HOUSE], ids=["a source by agreement", "a house"])
def test_a_reading_is_named_where_the_answer_rests_on_it_and_nowhere_else(variant: Variant) -> None:
    assert named(variant, COUNT) == {}
    assert named(variant, MAY_BID) == BELOW


def test_of_several_readings_those_are_named_on_which_the_answer_rests() -> None:
    all_trull = ("K♣", "I", "Sküs", "XXI")

    assert named(WITH_TRULL, trick("Solo", "K♣", "I", "Sküs", "X")) == {}
    assert named(WITH_TRULL, trick("Solo", *all_trull)) == {"kaiserstich": "on"}
    assert named(WITH_TRULL, trick("Farbensolo", *all_trull)) == TRULL


def test_a_reading_stays_where_somebody_is_told_only_when_asked_by_it() -> None:
    one = next(impostor for impostor in AGREED.impostors() if impostor.clause == "LUN-BIDDING-017")

    assert named(AGREED, COUNT, telling=one.id) == BELOW


def test_a_source_as_it_stands_has_nothing_to_name() -> None:
    assert named(variant_of_source("lungau", {}), COUNT) == {}


def test_a_question_of_a_lock_is_answered_alike_by_every_reading_that_it_does_not_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of_areas(monkeypatch, "calling")

    locked = make(HOUSE, say=ENGLISH).lock.questions

    assert {tuple(asked_question.question["options"].items()) for asked_question in locked} == {
        (),
        tuple(BELOW.items()),
    }
    assert {
        asked_question.question["options"] == BELOW
        for asked_question in locked
        if asked_question.question.get("contract") == "Solorufer"
    } == {True}
    for asked_question in locked:
        question = codec.decode_question(msgspec.json.encode(asked_question.question))
        as_asked = answered(HOUSE, question)
        by_others = [
            answered(HOUSE.undecided, msgspec.structs.replace(question, options={"solorufer": reading}))
            for reading in ("below", "above", "off")
            if not question.options
        ]
        for found in (as_asked, *by_others):
            assert found is not None
            assert not is_different(asked_question.answer, found.means)
