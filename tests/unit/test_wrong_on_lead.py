"""A duty that a program forgets only on a led trump, or only on a led suit, is told so, in whole deals too."""

from __future__ import annotations

import pytest
from tests.unit.test_asking_on import LUNGAU

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import UNHURRIED
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import MayPlay
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import deviation_named, deviations
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

ON_TRUMP = "trischaken.overtake/on-trump-silent"
CHOSEN = tuple(planned for planned in plan("lungau") if planned.area == "trischaken")
HELD = ["XX", "II", "K♥", "2♥"]


@pytest.mark.parametrize(("led", "is_forgotten"), [("X", True), ("D♥", False)])
def test_the_duty_is_forgotten_on_such_a_lead_alone(led: str, is_forgotten: bool) -> None:  # noqa: FBT001 - a column
    asked = MayPlay(id=1, rules="lungau", contract="Fahren", hand=HELD, trick=[led])
    right, wrong, never = (
        InProcess(Deviant(LUNGAU.rules_for, deviations_named(name, LUNGAU)).respond).ask(asked)
        for name in ("", ON_TRUMP, "trischaken.overtake/silent")
    )

    assert right != never
    assert wrong == (never if is_forgotten else right)


def test_what_is_forgotten_on_a_led_trump_is_one_cause() -> None:
    heard = RunSoFar()
    program = Deviant(LUNGAU.rules_for, deviations_named(ON_TRUMP, LUNGAU)).respond
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="lungau", chosen=CHOSEN))
    found = diagnosis_of(CHOSEN, heard, LUNGAU, None, UNHURRIED)
    (cause,) = found.causes

    assert (cause.id, found.unexplained, found.contradicted) == (ON_TRUMP, [], [])
    assert cause.sentence.endswith("only where a trump was led")


def test_no_ruling_but_those_about_a_trick_is_wrong_on_leads() -> None:
    found = {deviation.id.partition("/")[0] for deviation in deviations(LUNGAU) if "/on-" in deviation.id}

    assert found == {"play.whole_trull", "play.winner", "trischaken.overtake", "trischaken.pagat_last"}
    assert deviation_named("play.leads/on-trump-declarer", LUNGAU) is None
