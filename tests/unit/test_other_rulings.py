"""A clause that is broken only where several things meet is named first, because another ruling gives what is said."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest

from tarock_checking.diagnose.other_rulings import with_trials
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search_limits import UNHURRIED, SearchLimits
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Settle
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named, what_is_said
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script

LUNGAU: Final = variant_of_source("lungau", {})
SETTLING: Final = tuple(planned for planned in plan("lungau") if planned.area == "settling")
ANNOUNCED: Final = "settling.announced_price/-1"
PRICE_OF_ANNOUNCED: Final = "LUN-SETTLING-005"
ALONE: Final = "lungau/settling/a-praemie-lost-in-a-sechserdreier-that-is-won"
LIMITED: Final = 'settling.game_price/+1 @ ask="settle"'


def is_beside_others(question: Settle) -> bool:
    """Whether something is settled beside the game, and the declarer sits in the first two seats."""
    return len(question.items) > 1 and question.declarer in (0, 1)


def playing(name: str, where: Callable[[Settle], bool]) -> Callable[[bytes], bytes]:
    """A program that plays a deviation in some settlements only."""
    wrong = Deviant(LUNGAU.rules_for, deviations_named(name, LUNGAU)).respond

    def answer(line: bytes) -> bytes:
        question = codec.decode_question(line)
        return wrong(line) if isinstance(question, Settle) and where(question) else respond(line)

    return answer


@pytest.fixture(scope="module")
def heard() -> RunSoFar:
    """What a program says that settles announced Prämien too low, but only where that is so."""
    heard = RunSoFar()
    program = InProcess(playing(ANNOUNCED, is_beside_others))
    play_run(Run(driver=program, sink=heard.verdict, source="lungau", chosen=SETTLING))
    assert heard.failed
    return heard


def named(heard: RunSoFar, line: DiagnosisLine, limits: SearchLimits = UNHURRIED) -> DiagnosisLine:
    scripts = {planned.id: Script.of(planned) for planned in SETTLING}
    evidence = Replays(ToldScenarios.of(scripts, heard), rules_of_readings("lungau", {}), LUNGAU, limits)
    return with_trials(line, evidence, LUNGAU)


def limited(explained: list[str], unexplained: list[str], asked_back: int = 0) -> DiagnosisLine:
    """A diagnosis with a cause that is limited to a kind of question, explains some failures, and was borne out."""
    said = in_ledger(what_is_said(deviations_named(LIMITED, LUNGAU), LUNGAU.rules))
    cause = CauseRecord(id=LIMITED, **said, clauses=["LUN-SETTLING-003"], explains=explained, asked_back=asked_back)
    return DiagnosisLine(causes=[cause], unexplained=unexplained)


def test_another_ruling_of_the_broken_clause_gives_most_of_what_is_said(heard: RunSoFar) -> None:
    found = named(heard, DiagnosisLine(causes=[], unexplained=[*heard.failed]))

    assert max(found.gives, key=found.gives.__getitem__) == PRICE_OF_ANNOUNCED
    assert 0 < found.gives[PRICE_OF_ANNOUNCED] <= found.tried <= len(heard.failed)
    assert {*found.gives} <= {*found.rests}


def test_a_limited_cause_is_given_up_for_a_clause_that_gives_its_failures_and_as_many_more(heard: RunSoFar) -> None:
    found = named(heard, limited([ALONE], [name for name in heard.failed if name != ALONE]))

    assert found.causes == []
    assert {*found.unexplained} == {*heard.failed}


def test_a_limited_cause_that_further_answers_bore_out_is_kept(heard: RunSoFar) -> None:
    told = limited([ALONE], [name for name in heard.failed if name != ALONE], asked_back=16)

    assert named(heard, told).causes == told.causes


def test_a_limited_cause_is_kept_where_no_clause_gives_more(heard: RunSoFar) -> None:
    told = limited([*heard.failed], [])

    assert named(heard, told).causes == told.causes


def test_without_time_nothing_is_given_up_and_no_clause_is_named(heard: RunSoFar) -> None:
    told = limited([*heard.failed][:3], [*heard.failed][3:])

    assert named(heard, told, SearchLimits(may_go_on=lambda: False, clock=count(step=100).__next__)) == told
