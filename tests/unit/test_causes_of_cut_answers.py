"""A failure whose wrong answer was too long to be kept is explained by a cause that changes what is said there."""

from __future__ import annotations

from msgspec.structs import replace
from tests.unit.test_asking_on import LUNGAU

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

DREIER = "contracts.Dreier.terms.price_won/+1"
SETTLING = tuple(planned for planned in plan("lungau") if planned.area == "settling")


def found_where_one_is_cut(others: int) -> tuple[DiagnosisLine, str]:
    """The diagnosis of an engine from one failure whose answers are cut and so many ``others``; and that failure."""
    engine, heard = Deviant(kept(LUNGAU.rules_for), deviations_named(DREIER, LUNGAU)), RunSoFar()
    play_run(Run(driver=InProcess(engine.respond), sink=heard.verdict, source="lungau", chosen=SETTLING))
    one = next(iter(heard.failed))
    heard.failed[one] = [replace(exchange, answer="{", cut_from="9 bytes") for exchange in heard.failed[one]]
    rest = [scenario for scenario in heard.failed if scenario != one][:others]
    heard.failed = {scenario: heard.failed[scenario] for scenario in (one, *rest)}
    return diagnosis_of(SETTLING, heard, LUNGAU, None, SearchLimits()), one


def test_it_is_explained_by_the_cause_of_the_others() -> None:
    found, one = found_where_one_is_cut(8)
    (cause,) = found.causes

    assert cause.id == DREIER
    assert one in cause.explains
    assert found.unexplained == []


def test_it_is_unexplained_where_there_is_no_cause() -> None:
    found, one = found_where_one_is_cut(0)

    assert found.causes == []
    assert found.unexplained == [one]
