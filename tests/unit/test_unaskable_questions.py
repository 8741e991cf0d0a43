"""A question that cannot be asked by a reading says nothing against a program that plays the reading."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script


def answering_all(source: str, cause: str) -> Callable[[bytes], bytes]:
    """A program that plays a cause, and answers a question that is invalid by it as if it played by the source."""
    variant = variant_of_source(source, {})
    deviant = Deviant(kept(variant.rules_for), deviations_named(cause, variant))

    def program(line: bytes) -> bytes:
        reply = deviant.respond(line)
        return respond(line) if "error" in json.loads(reply) else reply

    return program


def looked(source: str, areas: tuple[str, ...], program: Callable[[bytes], bytes]) -> DiagnosisLine:
    heard, chosen = RunSoFar(), tuple(planned for planned in plan(source) if planned.area in areas)
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source=source, chosen=chosen))
    assert heard.failed
    return diagnosis_of(chosen, heard, variant_of_source(source, {}), None, SearchLimits())


@pytest.mark.prove
@pytest.mark.parametrize(
    ("source", "reading", "areas"),
    [
        ("zwanzigerrufen", "tie-at-44=declarer-loses", ("counting", "settling")),
        ("karl", "kontra-levels=one-for-all", ("settling", "announcing")),
    ],
)
def test_a_reading_is_named_although_questions_that_are_invalid_by_it_are_answered(
    source: str, reading: str, areas: tuple[str, ...]
) -> None:
    found = looked(source, areas, answering_all(source, reading))

    assert [cause.id for cause in found.causes] == [reading]
    assert found.unexplained == found.contradicted == []


@pytest.mark.prove
def test_a_program_that_pays_a_game_does_not_lack_it_although_it_fails_in_it() -> None:
    """An error is what a program says that lacks a word; so an answer speaks against that."""

    def program(line: bytes) -> bytes:
        asked = json.loads(line)
        is_solo = asked["ask"] == "settle" and asked["contract"] == "Solo" and len(asked["items"]) == 1
        return json.dumps({"id": asked["id"], "error": "no such game"}).encode() if is_solo else respond(line)

    heard, chosen = RunSoFar(), tuple(planned for planned in plan("zwanzigerrufen") if planned.area == "settling")
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="zwanzigerrufen", chosen=chosen))
    found = diagnosis_of(chosen, heard, variant_of_source("zwanzigerrufen", {}), None, SearchLimits())

    assert heard.errored
    assert "without contracts: Solo" not in [cause.id for cause in found.causes]


def test_an_answer_to_what_cannot_be_asked_by_a_reading_does_not_say_where_it_is_played() -> None:
    """By this reading a tie can be asked about, but not what is paid where nobody has won."""
    variant = variant_of_source("zwanzigerrufen", {})
    chosen = [asked for asked in further_questions("zwanzigerrufen") if asked.name.startswith(("result-", "settle-"))]
    heard = ToldScenarios.of(
        {asked.id: Script.of(asked) for asked in chosen}, RunSoFar(passed={asked.id for asked in chosen})
    )
    evidence = Replays(heard, rules_of_readings("zwanzigerrufen", {}), variant)
    reading = deviations_named("tie-at-44=declarer-loses", variant)
    parted = [answer for asked in chosen for answer in evidence.agreeing(asked.id, reading, ())]

    assert {(codec.kind(question), is_played) for question, is_played in parted} == {("result", False)}


def test_a_card_that_is_refused_is_explained_by_no_reading_by_which_the_deal_cannot_be_asked() -> None:
    variant = variant_of_source("zwanzigerrufen", {})
    program = Deviant(kept(variant.rules_for), deviations_named("cards.red/order-A-K-D-C-B", variant)).respond
    found = looked("zwanzigerrufen", ("dealing",), program)

    assert [cause.id for cause in found.causes if cause.id == "glatze-cards=four"] == []


def test_an_error_shows_no_reading_by_which_the_question_is_invalid() -> None:
    """A program reports errors for many reasons; that the reading would have one too says nothing for it."""
    variant = variant_of_source("zwanzigerrufen", {})
    reading = deviations_named("tie-at-44=declarer-loses", variant)
    chosen = tuple(asked for asked in further_questions("zwanzigerrufen") if asked.name.startswith("settle-"))
    deviant, heard = Deviant(kept(variant.rules_for), reading), RunSoFar()
    play_run(Run(driver=InProcess(deviant.respond), sink=heard.verdict, source="zwanzigerrufen", chosen=chosen))
    evidence = Replays(
        ToldScenarios.of({asked.id: Script.of(asked) for asked in chosen}, heard),
        rules_of_readings("zwanzigerrufen", {}),
        variant,
    )

    assert heard.errored
    assert not [scenario for scenario in heard.errored if evidence.replay(scenario, reading).is_same]
