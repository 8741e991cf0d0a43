"""What no check judges is no difference between a program and our engine in the search for causes either."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import UNHURRIED
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.variants import variant_of_source
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.differences import is_judged_alike
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import Outcome

KARL = variant_of_source("karl", {})
RIGHT = rules_of_readings("karl", {})
ORDER = "cards.black/order-8-10-7-9"
CHOSEN = tuple(planned for planned in plan("karl") if planned.area == "cards")


def with_more_names(line: bytes) -> bytes:
    """A program with an order of its own, which knows one more name of a card."""
    told = json.loads(Deviant(KARL.rules_for, deviations_named(ORDER, KARL)).respond(line))
    if "names" in told.get("answer", {}):
        told["answer"]["names"]["Alter Herr"] = "Sküs"
    return json.dumps(told).encode()


@pytest.mark.prove
def test_a_name_that_nobody_asked_for_hides_no_cause() -> None:
    """Where a part that no step reads is wrong, all of the answer is compared."""
    heard, verdicts = RunSoFar(), []

    def sink(verdict: Any) -> None:
        heard.verdict(verdict)
        verdicts.append(verdict)

    play_run(Run(driver=InProcess(with_more_names), sink=sink, source="karl", chosen=CHOSEN, right=lambda: RIGHT))
    found = diagnosis_of(CHOSEN, heard, KARL, None, UNHURRIED)

    assert Outcome.BEYOND in {verdict.outcome for verdict in verdicts}
    assert [cause.id for cause in found.causes] == [ORDER]
    assert found.unexplained == []


@pytest.mark.parametrize(
    ("field", "right", "given", "is_alike"),
    [
        ("names", {"Mond": "XXI"}, {"Mond": "XXI", "Gstieß": "Sküs"}, True),
        ("names", {"Mond": "XXI"}, {"Mond": "XX"}, False),
        ("names", {"Mond": "XXI"}, {}, False),
        ("hands", [["XXI"]], [], True),
        ("hands", [["XXI"]], [["XX"]], False),
        ("augen", {}, {"declarer": "36"}, True),
        ("augen", {"declarer": "36"}, {}, False),
        ("winner", 1, 0, False),
    ],
)
def test_a_field_is_judged_as_by_a_check(field: str, right: object, given: object, is_alike: bool) -> None:  # noqa: FBT001
    assert is_judged_alike(field, right, given) is is_alike
