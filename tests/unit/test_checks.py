"""Checks as data: reading the parts that they name says the same of an answer as playing the steps does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.unit.filled_scenarios import FilledScenario, answers_of, by_playing, filled_scenarios, first_unmet

from tarock_protocol.drivers import Driver, InProcess
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.checks import Check, is_as_wanted, is_met, pattern
from tarock_steps.suite.scripts import THEN
from tarock_steps.suite.verdicts import Basis

Answering = Callable[[bytes], bytes]
TURN = {"seat": 2, "do": "say", "legal": ["Gut!", "Kontra Spiel"], "grounds": ["LUN-ANN-001"]}
TURNS = [TURN, {"seat": 0, "do": "say", "legal": ["Gut!"]}]
TRULL = {"item": "Trull", "side": "foes", "won": True, "doubled": [2, 1], "grounds": ["LUN-BONUSES-001"]}
LINES = [{"item": "Spiel", "amount": "1/3"}, {"item": "Trull", "amount": 2}, {"item": "Spiel", "amount": "2/3"}]
DECK = {"trumps": ["XXI", "I"], "suits": {"♥": ["K♥"]}, "augen": {"XXI": 5, "D♥": 4}}
TRICKS = [{"leader": 0, "cards": ["II", "I"], "winner": 0, "grounds": []}, {"leader": 0, "cards": [], "winner": 1}]


def times(*pairs: list[Any]) -> dict[str, Any]:
    return {"times": [*pairs]}


TRULL_WON, TRULL_LOST = {"item": "Trull", "won": True}, {"item": "Trull", "won": None}
EACH_LINE = [[1, LINES[0]], [1, LINES[2]]]


def by_parts(one: FilledScenario, driver: Driver) -> int | None:
    return first_unmet(one, [*answers_of(driver, one.questions)])


def without_reasons(line: bytes) -> bytes:
    return json.dumps(bare(json.loads(respond(line)))).encode()


def bare(part: object) -> object:
    """As a program answers that leaves out what it may, and has its own order of the fields."""
    if isinstance(part, dict):
        told = {name: bare(inner) for name, inner in reversed(part.items()) if name not in {"grounds", "why"}}
        return {name: inner for name, inner in told.items() if inner or name not in {"announced", "doubled", "face_up"}}
    return [*map(bare, part)] if isinstance(part, list) else part


def test_every_expectation_reads_something_and_only_what_was_answered() -> None:
    found = filled_scenarios("lungau", "talon")
    expecting = [[place for place, line in enumerate(filled.script.lines) if line.keyword == THEN] for filled in found]

    assert all(set(steps) <= set(filled.checked_steps) for steps, filled in zip(expecting, found, strict=True))
    assert all(max(check.asked) < len(filled.questions) for filled in found for check in filled.checks)
    assert all(
        check.grounds for filled in found for check in filled.checks if filled.script.lines[check.step].keyword == THEN
    )


@pytest.mark.parametrize(
    ("part", "answer", "expected"),
    [
        (["partner"], {"partner": 2}, {"partner": 2}),
        (["partner"], {"partner": None}, {"partner": None}),
        (["over"], {"over": False}, {"over": None}),
        (["refused", "index"], {"refused": {"index": 3}}, {"refused": {"index": 3}}),
        (["refused", "index"], {"refused": None}, {"refused": None}),
        (["augen", "foes"], {"augen": {}}, {"augen": {"foes": None}}),
        (["order"], {"order": [2, 1]}, {"order": [2, 1]}),
        (["hands", 1], {"hands": [["I"], ["XXI", "II"]]}, {"hands": [{}, times([1, "XXI"], [1, "II"], [2, {}])]}),
        (["hands", 1], {"hands": []}, {"hands": None}),
        (["talon"], {"talon": [["I"], []]}, {"talon": [times([1, "I"], [1, {}]), None]}),
        (["tricks", -1, "winner"], {"tricks": TRICKS}, {"tricks": [{}, {"winner": 1}]}),
        (["tricks", ["cards", "winner"]], {"tricks": TRICKS[:1]}, {"tricks": [{"cards": ["II", "I"], "winner": 0}]}),
        (["next", []], {"next": TURNS}, {"next": times([2, {}])}),
        (["next", ["seat"]], {"next": []}, {"next": None}),
        (
            ["next", 0, "legal"],
            {"next": TURNS[1:]},
            {"next": times([1, {"legal": times([1, "Gut!"], [1, {}])}], [1, {}])},
        ),
        (
            ["next", {"seat": 0}, 0, "legal", {"among": ["Gut!", "Kontra Spiel"]}],
            {"next": TURNS},
            {"next": times([1, {"seat": 0, "legal": times([1, "Gut!"], [0, "Kontra Spiel"])}], [1, {"seat": 0}])},
        ),
        (["next", {"do": "play"}, 0, "seat"], {"next": TURNS}, {"next": times([0, {"do": "play"}])}),
        (
            ["items", ["item", "doubled"]],
            {"items": [TRULL]},
            {"items": times([1, {"item": "Trull", "doubled": [2, 1]}], [1, {}])},
        ),
        (
            ["items", {"item": "Trull"}, ["won"]],
            {"items": [TRULL]},
            {"items": times([1, TRULL_WON], [1, {"item": "Trull"}])},
        ),
        (
            ["items", {"item": "Trull"}, {"each": "won"}],
            {"items": [TRULL]},
            {"items": times([1, TRULL_WON], [0, TRULL_LOST])},
        ),
        (["lines", {"item": "Valat"}, {"sum": "amount"}], {"lines": LINES}, {"lines": times([0, {"item": "Valat"}])}),
        (
            ["lines", {"item": "Spiel"}, {"sum": "amount"}],
            {"lines": LINES},
            {"lines": times(*EACH_LINE, [2, {"item": "Spiel"}])},
        ),
        (["seen", {"among": ["I", "II"]}], {"seen": ["XXI", "I"]}, {"seen": times([1, "I"], [0, "II"])}),
        (["seen", {"among": []}], {"seen": ["XXI"]}, {"seen": {}}),
        ([{"count": "cards"}], DECK, {"augen": times([2, {}])}),
    ],
)
def test_a_part_is_expected_as_the_right_answer_has_it(part: list[Any], answer: object, expected: object) -> None:
    assert pattern(part, answer) == expected
    assert is_as_wanted(expected, answer)


@pytest.mark.parametrize(
    ("wanted", "fitting", "others"),
    [
        (2, [2], [1, True, "2", None, [2], {}]),
        ("1/3", ["1/3"], ["2/6", 1]),
        (True, [True], [1, False, None, "true"]),
        (None, [None, False, [], {}], [0, "", [{}], {"a": None}]),
        ({}, [None, 0, "I", [], {"seat": 1}], []),
        (
            {"won": None, "seat": 0},
            [{"seat": 0}, {"seat": 0, "won": False, "do": "say"}],
            [{"seat": 0, "won": True}, {}, 0],
        ),
        ([{"seat": 0}, {}], [[{"seat": 0, "do": "bid"}, {"seat": 1}]], [[{"seat": 0}], [{}, {"seat": 0}], {}, None]),
        ({"times": [[1, "I"], [2, {}]]}, [["I", "II"], ["II", "I"]], [["I"], ["I", "I"], ["II", "III"], "I", None]),
        ({"times": [[0, {"seat": 1}]]}, [None, [], [{"seat": 0}]], [[{"seat": 0}, {"seat": 1, "do": "say"}]]),
    ],
)
def test_a_pattern_fits_what_has_all_that_it_names(wanted: object, fitting: list[object], others: list[object]) -> None:
    assert all(is_as_wanted(wanted, found) for found in fitting)
    assert not any(is_as_wanted(wanted, found) for found in others)


def test_a_turn_is_due_where_nobody_else_has_anything_to_do_but_speak() -> None:
    mine, other = {"seat": 1, "do": "play"}, {"seat": 0, "do": "play"}
    speaks = {"seat": 0, "do": "say"}
    hands: dict[str, Any] = {"hands": [["I"], ["II"]]}
    to_play = pattern(["next", ["seat", "do"], {"due": mine}], {"next": [mine], **hands})
    to_speak = pattern(["next", ["seat", "do"], {"due": speaks}], {"next": [speaks], **hands})

    assert is_as_wanted(to_play, {"next": [{"seat": 1, "do": "say"}, mine]})
    assert not is_as_wanted(to_play, {"next": [mine, speaks]})
    assert not is_as_wanted(to_play, {"next": [mine, other]})
    assert not is_as_wanted(to_play, {"next": []})
    assert is_as_wanted(to_speak, {"next": [{"seat": 1, "do": "say"}, speaks]})
    assert not is_as_wanted(to_speak, {"next": [{"seat": 1, "do": "play"}, speaks]})


def test_two_answers_about_one_state_say_what_is_right_or_the_same() -> None:
    before: dict[str, object] = {"next": TURNS, "partner": 1, "refused": None}
    after = {"partner": 1, "refused": {"index": 3}, "next": TURNS[::-1], "over": False}
    fields: list[list[Any]] = [["next", ["seat", "do", "legal"]], ["partner"], ["over"]]
    expected = {name: value for part in fields for name, value in pattern(part, before | {"over": False}).items()}
    check = Check(2, [0, 1], expected, Basis.TRANSCRIBED, [])

    assert is_met(check, [before, after])
    assert not is_met(check, [before, {**after, "partner": None}])
    assert is_met(check, [{**before, "partner": None}, {**after, "partner": None}])
    assert not is_met(check, [{**before, "partner": None}, after])
    assert not is_met(check, [None, after])
    assert not is_met(check, [before])


def test_no_check_expects_reasons_or_what_has_an_order_without_it() -> None:
    checks = [check for filled in filled_scenarios("lungau", "talon") for check in filled.checks]
    told = json.dumps([check.expected for check in checks])
    payments = [check.expected["payments"] for check in checks if "payments" in check.expected]

    assert not any(f'"{name}"' in told for name in ("grounds", "why", "reason"))
    assert '"legal": {"times"' in told
    assert '"legal": [' not in told
    assert all(isinstance(payment, list | None) for payment in payments)


@pytest.mark.parametrize(
    ("grounds", "charged"), [(["C", "B", "A"], ["A", "B"]), (["C"], ["C"]), ([], ["A", "B"])], ids=["both", "one", "no"]
)
def test_a_check_counts_against_the_clauses_cited_among_its_own(grounds: list[str], charged: list[str]) -> None:
    assert Check(0, [0], {}, Basis.TRANSCRIBED, grounds).charged_to(["A", "B"]).grounds == charged


@pytest.mark.gate("respond", "without_reasons", "<lambda>4", "<lambda>8")
@pytest.mark.parametrize(
    "program",
    [
        respond,
        without_reasons,
        *[impostor.respond() for impostor in impostors("lungau") if "-TALON-" in impostor.clause][::5],
    ],
)
def test_reading_the_parts_says_what_playing_says(program: Answering) -> None:
    driver = InProcess(program)

    for filled in filled_scenarios("lungau", "talon"):
        assert by_parts(filled, driver) == by_playing(filled, driver), filled.script.planned.id


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_so_it_does_in_every_scenario(source: str) -> None:
    """Before one of nine of the impostors that break one of its clauses, in turn, and a share of the others.

    Whoever gives the right answers passes both ways, as the scenario did when it was filled.
    """
    found = filled_scenarios(source)
    wrong = {wrong_engine.clause: list[Answering]() for wrong_engine in impostors(source)}
    for impostor in impostors(source):
        wrong[impostor.clause].append(impostor.respond())
    everybody = [program for programs in wrong.values() for program in programs]

    failed = 0
    for number, filled in enumerate(found):
        assert {place for place, line in enumerate(filled.script.lines) if line.keyword == THEN} <= {
            *filled.checked_steps
        }
        own = [program for clause in filled.script.planned.clauses for program in wrong.get(clause, ())]
        short = () if number % 4 else (without_reasons,)
        for program in (*short, *own[number % 9 :: 9], *everybody[number % 480 :: 480]):
            if filled.is_answered_right(program):
                continue
            driver = InProcess(program)
            played = by_playing(filled, driver)
            failed += played is not None
            assert by_parts(filled, driver) == played, filled.script.planned.id
    assert failed > len(found) // 6
