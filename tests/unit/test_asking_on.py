"""A program that is still there is asked what would refute a cause: one that is too wide is told narrower, or not."""

from __future__ import annotations

from collections.abc import Callable

from tests.unit.test_diagnosing import DREIER, SETTLING

from tarock_checking.diagnose.asking_on import AskingOn
from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.diagnosis import asked_on_text
from tarock_checking.diagnose.refuting import narrowed
from tarock_checking.diagnose.search_progress import Look
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.variants import variant_of_source
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

Answer = Callable[[bytes], bytes]
LUNGAU = variant_of_source("lungau", {})
WRONG = LUNGAU.wrong(next(impostor for impostor in LUNGAU.impostors() if impostor.id == DREIER))
PAID = tuple(planned for planned in SETTLING if "dreier" in planned.id and "solo" not in planned.id)
"""Scenarios in which a Dreier is paid, and few others."""


def only(*words: bytes) -> Answer:
    """A program that pays a Dreier wrongly where all these words stand in a question."""
    return lambda line: (WRONG if all(word in line for word in words) else respond)(line)


def heard_of(program: Answer) -> RunSoFar:
    """What it says in the scenarios that it does not answer rightly; nothing is known of all others."""
    heard = RunSoFar()
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="lungau", chosen=PAID))
    heard.passed.clear()
    return heard


def test_a_cause_that_the_program_bears_out_stays_as_it_is() -> None:
    heard = heard_of(WRONG)
    found = diagnosis_of(PAID, heard, LUNGAU, None, Look())

    assert [cause.id for cause in found.causes] == [DREIER]
    assert [*AskingOn(found, heard, LUNGAU, InProcess(WRONG)).refuted()] == []


def test_a_cause_is_told_only_where_it_holds() -> None:
    program = only(b'"ask":"settle"', b'"declarer":0')
    heard = heard_of(program)
    found = diagnosis_of(PAID, heard, LUNGAU, None, Look())

    (asked,) = AskingOn(found, heard, LUNGAU, InProcess(program)).refuted()
    (cause,) = narrowed(found, [asked]).causes

    assert str(asked.where) == "declarer is 0"
    assert asked.refuted.against
    assert cause.sentence == "3 instead of 2, only where declarer is 0"
    assert (cause.explains, cause.profile) == (found.causes[0].explains, "")
    assert "limited to where declarer is 0" in asked_on_text(asked, ENGLISH).plain


def test_what_is_refuted_and_cannot_be_told_narrower_is_not_told() -> None:
    """Wrong over the questions of the run alone, and nobody can say what these have in common."""
    first = heard_of(WRONG)
    asked = {exchange.question.partition(',"id"')[0] for exchanges in first.failed.values() for exchange in exchanges}

    def program(line: bytes) -> bytes:
        return (WRONG if line.decode().partition(',"id"')[0] in asked else respond)(line)

    heard = heard_of(program)
    found = diagnosis_of(PAID, heard, LUNGAU, None, Look())
    (one,) = AskingOn(found, heard, LUNGAU, InProcess(program)).refuted()
    left = narrowed(found, [one])

    assert (one.where, left.causes) == (None, [])
    assert set(left.unexplained) == {*heard.failed}
    assert "dropped" in asked_on_text(one, ENGLISH).plain
