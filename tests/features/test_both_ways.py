"""Scenarios are played in two ways, under pytest and without it, and both come to the same verdicts."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_running.inputs.variants import fixed_readings
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict
from tarock_steps.under_pytest.runner import run_suite


def answers_as_it_likes(line: bytes) -> bytes:
    """Of eight questions one is declined, one answered with garbage, and three without a look at the readings."""
    question = json.loads(line)
    number = question.pop("id")
    if question["ask"] == "hello":
        return respond(line)
    told = hashlib.sha256(json.dumps(question, sort_keys=True).encode()).digest()[0] % 8
    if told == 0:
        return msgspec.json.encode({"id": number, "declined": "does not feel like it"})
    if told == 1:
        return b"?"
    if told <= 4:
        question["options"] = {}
    return respond(json.dumps({**question, "id": number}).encode())


def once(program: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """The same program, which works an answer out once: both ways ask the same, by other numbers."""
    known: dict[bytes, bytes] = {}

    def reply(line: bytes) -> bytes:
        before, number, behind = _NUMBER.split(line, maxsplit=1)
        asked = before + b"0" + behind
        if asked not in known:
            known[asked] = program(asked)
        return _NUMBER.sub(number, known[asked], count=1)

    return reply


_NUMBER = re.compile(rb'(?<="id":)(\d+)')


def heard(way: Callable[[Run], None], source: str, asked: Callable[[bytes], bytes], right: OtherRules) -> list[Verdict]:
    """What one way of playing comes to."""
    verdicts: list[Verdict] = []
    way(Run(driver=InProcess(asked), sink=verdicts.append, source=source, right=lambda: right))
    return verdicts


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_both_ways_of_playing_come_to_the_same_verdicts(source: str) -> None:
    asked, reference = once(answers_as_it_likes), InProcess(once(respond))
    right = OtherRules(fixed_readings(source, {}), reference=reference, written=reference)
    plainly, under_pytest = (heard(way, source, asked, right) for way in (play_run, run_suite))

    assert [verdict.scenario for verdict in plainly] == [scenario.id for scenario in plan(source)]
    assert [verdict.scenario for verdict in under_pytest] == [scenario.id for scenario in plan(source)]
    assert [verdict.scenario for verdict, other in zip(plainly, under_pytest, strict=True) if verdict != other] == []
    outcomes = Counter(verdict.outcome for verdict in plainly)
    assert set(outcomes) == {*AMISS, Outcome.PASSED, Outcome.ERRORED, Outcome.DECLINED}
    assert any(verdict.also for verdict in plainly)
    assert {verdict.outcome for verdict in plainly if verdict.charged} == AMISS


@pytest.mark.parametrize(
    ("source", "area"),
    [(source, area) for source in sources() for area in dict.fromkeys(planned.area for planned in plan(source))],
)
def test_every_scenario_passes_and_rests_on_the_clauses_that_it_cites(source: str, area: str) -> None:
    chosen = tuple(planned for planned in plan(source) if planned.area == area)
    verdicts: list[Verdict] = []
    play_run(Run(driver=InProcess(respond), sink=verdicts.append, source=source, chosen=chosen, is_reference=True))

    assert [verdict.scenario for verdict in verdicts] == [planned.id for planned in chosen]
    assert [
        f"{verdict.scenario}: {verdict.message}" for verdict in verdicts if verdict.outcome is not Outcome.PASSED
    ] == []
