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
from tarock_steps.suite.checks import Check, Read, is_met, is_same, value_in
from tarock_steps.suite.scripts import THEN
from tarock_steps.suite.verdicts import Basis

Answering = Callable[[bytes], bytes]
TURNS = [
    {"seat": 2, "do": "say", "legal": ["Gut!", "Kontra Spiel", "Gut!"], "grounds": ["LUN-ANN-001"]},
    {"seat": 0, "do": "say", "legal": ["Gut!"]},
]
LINES = [{"item": "Spiel", "amount": "1/3"}, {"item": "Trull", "amount": 2}, {"item": "Spiel", "amount": "2/3"}]
DECK = {"trumps": ["XXI", "I"], "suits": {"♥": ["K♥"]}, "augen": {"XXI": 5, "D♥": 4}}


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
    assert all(
        read.asked < len(filled.questions) for filled in found for check in filled.checks for read in check.reads
    )
    assert all(
        check.grounds for filled in found for check in filled.checks if filled.script.lines[check.step].keyword == THEN
    )


@pytest.mark.parametrize(
    ("part", "answer", "value"),
    [
        (["partner"], {"partner": 2}, 2),
        (["partner", "x"], {"partner": 2}, None),
        (["hands", 1], {"hands": [["I"], ["XXI", "II"]]}, ["II", "XXI"]),
        (["hands", 2], {"hands": [["I"]]}, None),
        (["tricks", -1, "winner"], {"tricks": [{"winner": 1}, {"winner": 3}]}, 3),
        (["next", {"take": []}], {"next": TURNS}, [{}, {}]),
        (["next", {"where": {"seat": 2}}, 0, "legal"], {"next": TURNS}, ["Gut!", "Kontra Spiel"]),
        (["next", {"take": ["seat"]}], {"next": TURNS}, [{"seat": 0}, {"seat": 2}]),
        (["next", {"due": TURNS[1]}], {"next": TURNS}, [TURNS[1]]),
        (["next", {"take": ["legal"]}], {"next": TURNS[:1]}, [{"legal": ["Gut!", "Kontra Spiel"]}]),
        (["items", {"take": ["doubled"]}], {"items": [{"doubled": [2, 1]}]}, [{"doubled": [2, 1]}]),
        (["next", {"each": "do"}], {"next": TURNS}, ["say"]),
        (["next", {"where": {"seat": 0}}], {"next": TURNS}, [TURNS[1]]),
        (["lines", {"where": {"item": "Spiel"}}, {"sum": "amount"}], {"lines": LINES}, "1"),
        (["lines", {"where": {"item": "Valat"}}, {"sum": "amount"}], {"lines": LINES}, None),
        (["seen", {"among": ["I", "II", "XXI"]}], {"seen": ["XXI", "III", "I"]}, ["I", "XXI"]),
        ([{"count": "cards"}], DECK, 4),
        (["order"], {"order": [2, 1]}, [2, 1]),
    ],
)
def test_a_part_is_read(part: list[Any], answer: object, value: object) -> None:
    assert value_in(Read(0, part, any_order=True), answer) == value


def test_a_turn_is_due_where_nobody_else_has_anything_to_do_but_speak() -> None:
    mine, other = {"seat": 2, "do": "play"}, {"seat": 0, "do": "play"}
    read = Read(0, ["next", {"take": ["seat", "do"]}, {"due": mine}], any_order=True)

    assert value_in(read, {"next": [mine, {"seat": 2, "do": "say"}]}) == [mine]
    assert value_in(read, {"next": [mine, other]}) == [other, mine]
    assert value_in(read, {"next": []}) == []


def test_an_answer_can_be_held_against_one_before_it() -> None:
    before: dict[str, object] = {"next": TURNS, "partner": 1, "refused": None}
    after = {"partner": 1, "refused": {"index": 3}, "next": TURNS[::-1], "over": False}
    turns = Read(1, ["next", {"take": ["seat", "do", "legal"]}], any_order=True, as_in=0)
    check = Check(2, [turns, Read(1, ["partner"], as_in=0), Read(1, ["over"], as_in=0)], Basis.TRANSCRIBED, [])

    assert is_met(check, [before, after])
    assert not is_met(check, [before, {**after, "partner": None}])
    assert not is_met(check, [None, after])
    assert not is_met(check, [before])


def test_no_check_reads_reasons_or_what_has_an_order_without_it() -> None:
    reads = [read for filled in filled_scenarios("lungau", "talon") for check in filled.checks for read in check.reads]
    told = json.dumps([(read.part, read.expected) for read in reads])

    assert not any(f'"{name}"' in told for name in ("grounds", "why", "reason"))
    assert {bool(read.any_order) for read in reads if read.part[0] == "payments"} == {False}
    assert {bool(read.any_order) for read in reads if read.part[-1] == "legal"} == {True}


@pytest.mark.parametrize(
    ("grounds", "charged"), [(["C", "B", "A"], ["A", "B"]), (["C"], ["C"]), ([], ["A", "B"])], ids=["both", "one", "no"]
)
def test_a_check_counts_against_the_clauses_cited_among_its_own(grounds: list[str], charged: list[str]) -> None:
    assert Check(0, [], Basis.TRANSCRIBED, grounds).charged_to(["A", "B"]).grounds == charged


def test_what_says_nothing_can_be_left_out() -> None:
    assert is_same({"won": False, "doubled": [], "seat": 0}, {"seat": 0})
    assert is_same(None, {})
    assert is_same("2/6", "1/3")
    assert is_same("4/2", 2)
    assert not is_same(0, None)
    assert not is_same([{}], [])


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
