"""After the program has refuted a cause the search goes on from what is kept, and what is told is what holds."""

from __future__ import annotations

from io import StringIO
from typing import Final

import pytest
from tests.unit.test_asking_on import LUNGAU
from tests.unit.test_diagnosing import SETTLING

from tarock_checking.diagnose.cause_records import ToldBack, diagnosis_of
from tarock_checking.diagnose.refuting import AskedBack, narrowed
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Settle
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.process.progress import looking_for_causes
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

pytestmark = pytest.mark.prove

QUESTION: Final = Settle(id=0, rules="lungau", contract="Dreier", players=4, dealer=0, declarer=2)
GAME: Final = "contracts.Dreier.terms.price_won/+1"
BONUSES: Final = "settling.silent_price/+1"


def heard_of(*causes: str) -> RunSoFar:
    """What a program says that has these causes."""
    several = [deviation for cause in causes for deviation in deviations_named(cause, LUNGAU)]
    assert several
    program, heard = Deviant(kept(LUNGAU.rules_for), several), RunSoFar()
    play_run(Run(driver=InProcess(program.respond), sink=heard.verdict, source="lungau", chosen=SETTLING))
    assert heard.failed
    return heard


def answers(heard: RunSoFar, scenario: str) -> list[tuple[str, str]]:
    return [(exchange.question, exchange.answer) for exchange in heard.failed.get(scenario, ())]


def test_what_is_told_after_a_refutation_holds_by_itself_although_the_time_is_over() -> None:
    """Failures in which both causes matter are explained by neither alone."""
    heard, alone = heard_of(GAME, BONUSES), heard_of(BONUSES)
    told, times = list[tuple[int, int]](), list[DiagnosisLine]()

    def refute_game(found: DiagnosisLine) -> ToldBack:
        times.append(found)
        gone = [cause.id for cause in found.causes if cause.id == GAME]
        return ToldBack(narrowed(found, [AskedBack(cause, otherwise=(QUESTION,)) for cause in gone]), gone)

    limits = SearchLimits(lambda *now: told.append(now), lambda: not times)
    found = diagnosis_of(SETTLING, heard, LUNGAU, None, limits, ask=refute_game)
    (cause,) = found.causes

    assert {GAME, BONUSES} <= {cause.id for cause in times[0].causes}
    assert cause.id == BONUSES
    assert all(answers(heard, name) == answers(alone, name) for name in cause.explains)
    assert {*cause.explains} < {*next(cause for cause in times[0].causes if cause.id == BONUSES).explains}
    assert {*cause.explains} | {*found.unexplained} == {*heard.failed}
    assert told[-1] == (len(cause.explains), len(heard.failed))


def test_a_search_that_asked_back_before_its_end_goes_on_to_it() -> None:
    """What contradicts nothing is found in one step, and what is limited in another."""
    limited = f"{BONUSES} @ declarer=0"
    heard, asked, told = heard_of(GAME, limited), list[DiagnosisLine](), list[int]()

    def bear_out(found: DiagnosisLine) -> ToldBack:
        asked.append(found)
        return ToldBack(found)

    limits = SearchLimits(lambda now, _: told.append(now), may_search=lambda number: bool(number) or not told)
    found = diagnosis_of(SETTLING, heard, LUNGAU, None, limits, ask=bear_out)

    assert [line.whole for line in asked] == [False, True]
    assert len(asked[0].unexplained) > len(found.unexplained) == 0
    assert {GAME, limited} == {cause.id for cause in found.causes}


def test_progress_says_that_fewer_failures_are_explained_than_before() -> None:
    stream = StringIO()
    with looking_for_causes("lungau", stream=stream, say=ENGLISH) as step:
        for explained in (3, 3, 5, 2):
            step(explained, 9)

    assert stream.getvalue().splitlines()[1:] == [
        "3 of 9 failures explained, still to be confirmed",
        "5 of 9 failures explained, still to be confirmed",
        "2 of 9 failures explained, because causes were refuted",
        "2 of 9 failures explained",
    ]
