"""A program that is still there is asked what would refute a cause: one that is too wide is told narrower, or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace
from tests.unit.test_diagnosing import DEARER, DREIER, SETTLING

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack, asked_anew
from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.diagnosis import asked_back_text
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_language.message import ENGLISH, message
from tarock_protocol import codec
from tarock_protocol.drivers import Conversation, InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.verdict.causes import BY_COINCIDENCE
from tarock_running.process.exits import AdapterBrokenError
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

SEVERAL: Final = 8
Answer = Callable[[bytes], bytes]
LUNGAU = variant_of_source("lungau", {})
WRONG = LUNGAU.wrong(next(impostor for impostor in LUNGAU.impostors() if impostor.id == DREIER))
PAID = tuple(planned for planned in SETTLING if "dreier" in planned.id and "solo" not in planned.id)
"""Scenarios in which a Dreier is paid, and few others."""


def only(*words: bytes) -> Answer:
    """A program that pays a Dreier wrongly where all these words stand in a question."""
    return lambda line: (WRONG if all(word in line for word in words) else respond)(line)


AT_DECLARER = only(b'"ask":"settle"', b'"declarer":0')


def heard_of(program: Answer) -> RunSoFar:
    """What it says in the scenarios that it does not answer rightly; nothing is known of all others."""
    heard = RunSoFar(hello=InProcess(program).hello)
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="lungau", chosen=PAID))
    heard.passed.clear()
    return heard


@cache
def judged(program: Answer) -> tuple[RunSoFar, DiagnosisLine]:
    """The same, and its causes."""
    heard = heard_of(program)
    return heard, diagnosis_of(PAID, heard, LUNGAU, None, SearchLimits())


@cache
def asked_varied(program: Answer) -> tuple[DiagnosisLine, AskingBack, Sequence[bytes]]:
    """The diagnosis after the program was asked about it, and what it was asked."""
    (heard, found), lines = judged(program), list[bytes]()

    def listening(line: bytes) -> bytes:
        lines.append(line)
        return program(line)

    asker = AskingBack(heard, LUNGAU, AskedProgram(InProcess(listening)))
    return asker.ask(found).line, asker, lines


def test_a_cause_that_the_program_bears_out_stays_as_it_is_and_says_how_often_it_did() -> None:
    _, found = judged(WRONG)
    told, asked, _ = asked_varied(WRONG)
    (cause,) = told.causes

    assert [cause.id for cause in found.causes] == [DREIER]
    assert cause.asked_back == len(asked.back[0].borne_out) > SEVERAL
    assert replace(cause, asked_back=0) == found.causes[0]
    assert not asked.back[0].is_told_otherwise


@pytest.mark.parametrize("program", [WRONG, AT_DECLARER], ids=["borne-out", "refuted"])
def test_no_question_that_was_evidence_is_asked_back(program: Answer) -> None:
    """Also where it is worked out from all answers where a cause holds: those of the run were recorded."""
    heard, _ = judged(program)
    asked = {codec.unnumbered(codec.decode_question(line)) for line in asked_varied(program)[2]}
    evidence = {
        codec.unnumbered(codec.decode_question(exchange.question.encode()))
        for exchanges in heard.failed.values()
        for exchange in exchanges
    }

    assert len(asked) > SEVERAL
    assert not asked & evidence


def test_a_cause_is_told_only_where_it_holds() -> None:
    _, found = judged(AT_DECLARER)
    told, asked, _ = asked_varied(AT_DECLARER)
    (cause,), (back,) = told.causes, asked.back

    assert back.where is not None
    assert str(back.where.said) == "the question is settle and the declarer is Vorhand (seat 0)"
    assert back.against
    assert cause.sentence == f"{DEARER}, only where the question is settle and the declarer is Vorhand (seat 0)"
    assert (cause.explains, cause.profile) == (found.causes[0].explains, "")
    shown = asked_back_text(back, ENGLISH).plain
    assert f"as “{DEARER}” says" in shown
    assert "limited to where the question is settle and the declarer is Vorhand (seat 0)" in shown


def test_what_is_refuted_and_cannot_be_told_narrower_is_not_told() -> None:
    """Wrong over the questions of the run alone, and nobody can say what these have in common."""
    first, _ = judged(WRONG)
    asked = {exchange.question.partition(',"id"')[0] for exchanges in first.failed.values() for exchange in exchanges}

    def program(line: bytes) -> bytes:
        return (WRONG if line.decode().partition(',"id"')[0] in asked else respond)(line)

    heard, _ = judged(program)
    left, further, _ = asked_varied(program)
    (back,) = further.back

    assert (back.where, left.causes) == (None, [])
    assert set(left.unexplained) == {*heard.failed}
    assert "dropped" in asked_back_text(back, ENGLISH).plain


def test_few_failures_of_one_kind_are_no_accident_where_further_questions_of_it_bear_the_cause_out() -> None:
    """Wrong in deals alone: three scenarios show it."""
    name = 'contracts.Solorufer.level/above @ ask="deal"'
    chosen = tuple(planned for planned in plan("lungau") if planned.area == "bidding")
    program = InProcess(Deviant(kept(LUNGAU.rules_for), deviations_named(name, LUNGAU)).respond)
    heard = RunSoFar(hello=program.hello)
    play_run(Run(driver=program, sink=heard.verdict, source="lungau", chosen=chosen))
    asker = AskingBack(heard, LUNGAU, AskedProgram(program))
    (cause,) = diagnosis_of(chosen, heard, LUNGAU, None, SearchLimits(), ask=asker.ask).causes

    assert cause.id == name
    assert len(cause.explains) <= BY_COINCIDENCE < SEVERAL < cause.asked_back


def test_a_program_that_has_changed_or_does_not_start_is_not_asked_back() -> None:
    heard, found = judged(WRONG)

    def changed() -> AbstractContextManager[Conversation]:
        return InProcess(WRONG, hello=replace(InProcess(WRONG).hello, version="changed"))

    @contextmanager
    def broken() -> Iterator[Conversation]:
        raise AdapterBrokenError(message("gone"))
        yield

    def same() -> AbstractContextManager[Conversation]:
        return InProcess(WRONG)

    assert asked_anew(changed, heard, LUNGAU, lambda: True, found).line == found
    assert asked_anew(broken, heard, LUNGAU, lambda: True, found).line == found
    assert asked_anew(same, heard, LUNGAU, lambda: False, found).line == found
    assert asked_anew(same, heard, LUNGAU, lambda: True, found).line != found
