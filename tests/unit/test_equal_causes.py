"""Of many values that fit the plainest is told, few stand beside it, and none that is only another name for it."""

from __future__ import annotations

import pytest

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

pytestmark = pytest.mark.prove

BONUSES = tuple(planned for planned in plan("lungau") if planned.area == "bonuses")
SETTLING = tuple(planned for planned in plan("lungau") if planned.area == "settling")[::6]


def diagnosed(played: Deviation, scenarios: tuple[Planned, ...], lungau: Variant) -> DiagnosisLine:
    heard = RunSoFar()
    answer = Deviant(lungau.rules_for, [played]).respond
    play_run(Run(driver=InProcess(answer), sink=heard.verdict, source="lungau", chosen=scenarios))
    return diagnosis_of(scenarios, heard, lungau, None, SearchLimits())


def test_of_ten_numbers_that_fit_the_nearest_is_told_and_a_few_beside_it(
    lungau: Variant, known: dict[str, Deviation]
) -> None:
    """Nobody makes an Uhu in the eleventh trick who waits for the tenth, nor who waits for any other before it."""
    (cause,) = diagnosed(known["bonuses.bird_tricks.Uhu/-1"], BONUSES, lungau).causes

    assert cause.id == "bonuses.bird_tricks.Uhu/-1"
    assert 0 < len(cause.equals) <= 4


def test_the_impostor_that_always_plays_a_reading_does_not_stand_beside_it(
    lungau: Variant, known: dict[str, Deviation]
) -> None:
    reading = known["who-pays-whom=both"]
    (cause,) = diagnosed(reading, SETTLING, lungau).causes
    same = {
        deviation.id
        for deviation in known.values()
        if deviation.impostor is not None and "who-pays-whom=both" in deviation.sentence
    }

    assert cause.id == reading.id
    assert same
    assert not same & {equal.id for equal in cause.equals}
