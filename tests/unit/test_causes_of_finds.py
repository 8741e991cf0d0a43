"""Finds of fuzzing are diagnosed as failures of a check are: many wrong answers, one cause with its profile line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.unit.materials import material_of

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Count, Question, Settle
from tarock_reference import respond
from tarock_reference.variants import variant_of_source
from tarock_searching.ask.duel import Duel, Find, OtherField
from tarock_searching.ask.question_blocks import BLOCK, play_block
from tarock_searching.fuzz.campaign import FuzzResult, FuzzTerms, fuzz
from tarock_searching.fuzz.causes import NOTHING, Causes, RulesAsked, causes_of
from tarock_searching.fuzz.evidence import gathered, whole_answer
from tarock_searching.fuzz.terminal import told_result
from tarock_steps.suite.parts_read import said_in
from tarock_steps.table.readings import NOTHING_FIXED

Answering = Callable[[bytes], bytes]
DREIER = "contracts.Dreier.terms.price_won/+1"
DEARER = "By what the price of the game is multiplied when the declarer wins (Dreier): 3 instead of 2"
NO_I = "bonuses.trull/without-I"


def wrong_in(ruling: str) -> Answering:
    variant = variant_of_source("lungau", {})
    return variant.wrong(next(impostor for impostor in variant.impostors() if impostor.id == ruling))


def dreier_won(**more: object) -> Settle:
    game = Item(item="Spiel", side="declarer", won=True)
    told = {"id": 1, "rules": "lungau", "contract": "Dreier", "players": 4, "dealer": 3, "declarer": 0, "items": [game]}
    return Settle(**{**told, **more})  # type: ignore[arg-type]


def found(program: Answering, *questions: Question) -> tuple[FuzzResult, Duel]:
    duel = Duel(InProcess(program), InProcess(respond))
    finds = []
    for question in questions:
        right = duel.right(question)
        assert right is not None
        find = duel.find(question, right)
        assert find is not None
        finds.append(find)
    often = Counter(shown_find.way for shown_find in finds)
    return FuzzResult(tuple(finds), often, 40, Counter(), {}), duel


def diagnosed(result: FuzzResult, duel: Duel) -> Causes:
    return causes_of(result, duel, RulesAsked(material_of("lungau"), {}, None), lambda: True)


@pytest.mark.prove
def test_many_finds_of_one_wrong_price_are_one_cause_with_its_profile() -> None:
    program = wrong_in(DREIER)
    questions = [dreier_won(declarer=seat, tariff=tariff) for seat in range(4) for tariff in (None, 1, 2, 3)]
    result, duel = found(program, *questions)

    causes = diagnosed(result, duel)

    (cause,) = causes.line.causes
    assert cause.id == DREIER
    assert cause.profile == '[rulings] "contracts.Dreier.terms.price_won" = 3'  # twice the base price, and one more
    assert len({identifier for identifier in cause.explains if identifier in causes.evidence.finds}) >= len(questions)
    assert causes.line.unexplained == []
    assert causes.left_of(result) == []


@pytest.mark.prove
def test_a_cause_is_told_only_where_questions_beside_the_finds_bear_it_out() -> None:
    """A Dreier is paid wrongly to the declarer in the first seat alone, and nobody happened to ask about another."""
    wrong = wrong_in(DREIER)

    def program(line: bytes) -> bytes:
        return (wrong if b'"declarer":0' in line else respond)(line)

    result, duel = found(program, *(dreier_won(tariff=tariff) for tariff in range(1, 7)))

    causes = diagnosed(result, duel)

    (cause,) = causes.line.causes
    assert (cause.id, cause.sentence, cause.profile) == (
        f'{DREIER} @ ask="settle" & declarer=0',
        f"{DEARER}, only where the question is settle and the declarer is Vorhand (seat 0)",
        "",
    )
    assert causes.left_of(result) == []


@pytest.mark.prove
def test_one_that_they_refute_is_not_told_where_nobody_can_say_where_it_holds() -> None:
    """A Dreier is paid wrongly to each seat at one tariff of its own, and only these were asked about."""
    seen = [(seat, seat + 2) for seat in range(4)]
    words = [(b'"declarer":%d' % seat, b'"tariff":%d' % tariff) for seat, tariff in seen]
    wrong = wrong_in(DREIER)

    def only_so(line: bytes) -> bytes:
        return (wrong if any(seat in line and tariff in line for seat, tariff in words) else respond)(line)

    result, duel = found(only_so, *(dreier_won(declarer=seat, tariff=tariff) for seat, tariff in seen))

    causes = diagnosed(result, duel)

    assert causes.line.causes == []
    assert {find.way for find in causes.left_of(result)} == {find.way for find in result.finds}


@pytest.mark.prove
def test_a_cause_that_they_bear_out_is_told_with_them() -> None:
    result, duel = found(wrong_in(DREIER), dreier_won())

    causes = diagnosed(result, duel)

    assert [cause.id for cause in causes.line.causes] == [DREIER]
    assert causes.number > len(gathered(result.finds, material_of("lungau"), duel).finds)


def test_what_is_right_beside_the_finds_is_asked_too() -> None:
    result, duel = found(wrong_in(DREIER), dreier_won())

    evidence = gathered(result.finds, material_of("lungau"), duel)

    assert evidence.heard.passed
    assert set(evidence.scripts) == {*evidence.heard.passed, *evidence.heard.failed}
    assert {*evidence.finds} == {*evidence.heard.failed}


def test_the_whole_answer_is_read_as_far_as_the_program_says_it() -> None:
    script = whole_answer("find 1", dreier_won(), ["LUN-SETTLING-010"])

    said = said_in(script, InProcess(respond), NOTHING_FIXED)

    # a Dreier counts twice, and a point is worth ten of what is paid where nobody says
    assert [(part.what, part.given) for part in said.parts] == [
        ("payments", "[60,-20,-20,-20]"),
        ("lines", '[{"item":"Spiel","side":"declarer","amount":20,"against":null}]'),
    ]
    assert "LUN-SETTLING-010" in said.grounds


@pytest.mark.prove
def test_what_no_ruling_explains_is_told_by_itself() -> None:
    def always_99(line: bytes) -> bytes:
        return respond(line).replace(b'"augen":5', b'"augen":99')

    result, duel = found(always_99, Count(id=1, rules="lungau", cards=["I"]))

    causes = diagnosed(result, duel)
    told = [*told_result("lungau", result, 1, causes)]

    assert causes.line.causes == []
    assert causes.left_of(result) == [*result.finds]
    assert any(line.startswith("  1. count: augen") for line in told)
    assert "     right 5" in told
    assert "     given 99" in told


@pytest.mark.prove
def test_two_mistakes_are_told_apart_although_they_show_in_the_same_field() -> None:
    both = variant_of_source("lungau", {})
    price = wrong_in(DREIER)
    solo = both.wrong(
        next(impostor for impostor in both.impostors() if impostor.id == "contracts.Solodreier.terms.price_won/+1")
    )

    def program(line: bytes) -> bytes:
        return solo(line) if b"Solodreier" in line else price(line)

    result, duel = found(program, dreier_won(), dreier_won(contract="Solodreier"))

    causes = diagnosed(result, duel)

    assert {cause.id for cause in causes.line.causes} == {DREIER, "contracts.Solodreier.terms.price_won/+1"}


@pytest.mark.prove
def test_a_campaign_tells_causes_with_an_example_and_within_forty_lines() -> None:
    duel, material = Duel(InProcess(wrong_in(DREIER)), InProcess(respond)), material_of("lungau")
    terms = FuzzTerms(3 * BLOCK, {}, lambda: True)
    result = fuzz(
        terms, lambda blocks: [play_block(material, 1, block, duel) for block in blocks], duel, (), lambda _: None
    )

    told = [*told_result("lungau", result, 1, diagnosed(result, duel))]

    assert all(result.often[find.way] for find in result.finds)
    assert sum(result.often[find.way] for find in result.finds) == result.often.total()

    assert len(told) <= 40
    text = "\n".join(told)
    assert "What it plays otherwise: 1 cause explains" in text
    assert f"  1. LUN-SETTLING-010 {DEARER}" in text
    assert '     profile: [rulings] "contracts.Dreier.terms.price_won" = 3' in text
    assert '"ask":"settle"' in text
    assert "No cause was found" not in text


def test_hundreds_of_finds_are_told_within_forty_lines() -> None:
    def find(card: int) -> Find:
        asked = Count(id=card, rules="lungau", cards=["I"] * (card + 1))
        return Find(asked, OtherField(f"augen{card}", 5, 4), ("LUN-COUNTING-003", "LUN-CARDS-001"))

    finds = tuple(map(find, range(300)))
    result = FuzzResult(finds, Counter(shown_find.way for shown_find in finds), 3_000, Counter(), {})

    told = [*told_result("lungau", result, 1)]

    assert len(told) <= 40
    assert "     … and 294 ways more; --corpus saves a question of each" in told


def test_where_nothing_was_found_nobody_looks() -> None:
    duel = Duel(InProcess(respond), InProcess(respond))

    assert diagnosed(FuzzResult((), Counter(), 40, Counter(), {}), duel) is NOTHING
