"""No reading is named that no answer shows, and a field that a program does not read is a cause."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import fields, replace
from tests.unit.test_diagnosing import BONUSES, SETTLING, Answer, diagnosed

from tarock_protocol import codec
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Hello, Question, Settle
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import ids_in
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.unread_fields import KINDS, fields_in, without_fields
from tarock_reference.variants import Variant, variant_of_source
from tarock_steps.catalogue.plan import plan

TERMS = "contracts.Sechserdreier.terms"
LOST_TWOFOLD = (f"{TERMS}.price_lost/=2", f"{TERMS}.praemien_lost/augen", f"{TERMS}.valat_lost/=2")
GAME = Item(item="Spiel", side="declarer", won=True)
SCOPE = "lost-sechserdreier-scope=augen"
PAID = tuple(planned for planned in plan("lungau") if planned.area.startswith(("settling", "whole")))


@pytest.fixture(scope="module")
def lungau() -> Variant:
    return variant_of_source("lungau", {})


@pytest.fixture(scope="module")
def known(lungau: Variant) -> dict[str, Deviation]:
    return {deviation.id: deviation for deviation in deviations(lungau)}


def deaf(field: str) -> Answer:
    """A program that does not read a field."""

    def answer(line: bytes) -> bytes:
        question = json.loads(line)
        question.pop(field, None)
        return respond(json.dumps(question).encode())

    return answer


@pytest.mark.prove
def test_a_reading_that_is_never_played_is_no_cause(lungau: Variant, known: dict[str, Deviation]) -> None:
    """A lost Sechserdreier costs 2, with its Prämien and its Valat: by the reading the game would still cost 4."""
    wrong = [known[name] for name in LOST_TWOFOLD]
    found = diagnosed(Deviant(lungau.rules_for, wrong).respond, lungau, (*SETTLING, *BONUSES))

    told = {
        name for found_cause in found.causes for name in (found_cause.id, *(equal.id for equal in found_cause.equals))
    }
    assert SCOPE not in told
    (cause,) = found.causes
    assert {*ids_in(cause.id)} == {*LOST_TWOFOLD}
    assert cause.id.startswith(f"{TERMS}.{{praemien_lost/")
    assert cause.about == ["Sechserdreier"]
    assert cause.sentence.startswith("By what Prämien are multiplied when the declarer loses; By what the price")
    assert cause.sentence.endswith("is multiplied (Sechserdreier): 2 instead of 4")
    assert cause.clauses == ["LUN-SETTLING-012", "LUN-SETTLING-013", "LUN-SETTLING-020"]
    assert found.unexplained == []


@pytest.mark.prove
def test_a_reading_that_is_played_is_one(lungau: Variant, known: dict[str, Deviation]) -> None:
    found = diagnosed(Deviant(lungau.rules_for, [known[SCOPE]]).respond, lungau)

    assert [cause.id for cause in found.causes] == [SCOPE]


@pytest.mark.prove
def test_a_field_that_is_not_read_is_the_cause(lungau: Variant) -> None:
    found = diagnosed(deaf("tariff"), lungau, PAID)

    (cause,) = found.causes
    assert (cause.id, cause.sentence) == ("ignores tariff", "ignores the field tariff")
    assert cause.clauses
    assert found.unexplained == []


def test_every_field_that_may_be_left_out_can_be_unread(known: dict[str, Deviation]) -> None:
    optional = {
        (codec.kind(kind), field.name)
        for kind in codec.ANSWERS
        for field in fields(kind)
        if not field.required and field.name not in Question.__struct_fields__ and kind is not Hello
    }

    assert {(kind, name) for name, kinds in KINDS.items() for kind in kinds} == optional
    assert {f"ignores {name}" for name in KINDS} <= {*known}


def test_a_field_that_is_unread_says_nothing() -> None:
    plain = Settle(id=1, rules="lungau", players=4, dealer=0, contract="Dreier", declarer=1)
    question = replace(plain, tariff=3)

    assert {*fields_in(question)} - {*fields_in(plain)} == {"settle.tariff"}
    assert without_fields(question, ["settle.tariff", "deal.tariff"]) == plain
    assert without_fields(question, ["deal.tariff"]) is question


def test_an_engine_that_ignores_a_field_answers_as_if_it_were_not_there(
    lungau: Variant, known: dict[str, Deviation]
) -> None:
    engine = Deviant(lungau.rules_for, [known["ignores tariff"]])
    plain = Settle(id=1, rules="lungau", players=4, dealer=0, contract="Dreier", declarer=1, items=[GAME])

    with_tariff = codec.encode(replace(plain, tariff=3))
    assert engine.respond(with_tariff) == engine.answer(with_tariff) == respond(codec.encode(plain))
    assert respond(with_tariff) != respond(codec.encode(plain))
