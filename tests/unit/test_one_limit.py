"""One mistake that a program makes in several games only somewhere is told as one cause with one limit."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.unit.test_asking_on import LUNGAU

from tarock_checking.diagnose.found_causes import Cause, Diagnosis
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search import diagnose
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol.drivers import InProcess
from tarock_reference.condition_texts import where_named
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_conditions import joined
from tarock_reference.deviation_groups import deviations_named, id_of, what_is_said
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script

SILENT = "items[announced]=false"
DREIER, SECHSER = "contracts.Dreier.terms.valat_won/+1", "contracts.Sechserdreier.terms.valat_won/+1"
BOTH = f"contracts.{{Dreier, Sechserdreier}}.terms.valat_won/+1 @ {SILENT}"
SETTLING = tuple(planned for planned in plan("lungau") if planned.area == "settling")


def gone_on_from(begun: Sequence[str]) -> Diagnosis:
    """What is found of an engine that pays a silent Valat otherwise in two games, where some causes are found."""
    engine, heard = Deviant(kept(LUNGAU.rules_for), deviations_named(BOTH, LUNGAU)), RunSoFar()
    play_run(Run(driver=InProcess(engine.respond), sink=heard.verdict, source="lungau", chosen=SETTLING))
    told = ToldScenarios.of({planned.id: Script.of(planned) for planned in SETTLING}, heard)
    evidence = Replays(told, rules_of_readings("lungau", {}), LUNGAU)
    return diagnose(evidence, (), begun=[Cause(deviations_named(name, LUNGAU), (), 0) for name in begun])


def test_several_limits_of_one_mistake_become_the_plainest_of_them() -> None:
    found = gone_on_from([f"{DREIER} @ {SILENT} & players=4", f"{SECHSER} @ {SILENT}"])

    assert found.unexplained == found.contradicted == ()
    assert [id_of(cause.deviations) for cause in found.causes] == [BOTH]


def test_what_is_limited_in_two_games_is_told_of_both() -> None:
    told = str(what_is_said(deviations_named(BOTH, LUNGAU), LUNGAU.rules))

    assert "Dreier" in told
    assert "Sechserdreier" in told


@pytest.mark.parametrize(
    ("wheres", "together"),
    [
        (("declarer=0", "declarer=2"), "declarer=0|2"),
        (("declarer=0", "declarer=0|2"), "declarer=0|2"),
        (("declarer=0", "players=4"), None),
        (("hand#<=4", "hand#<=5"), None),
        (("declarer=0 & players=4", "declarer=1"), None),
    ],
)
def test_values_of_one_part_are_joined(wheres: Sequence[str], together: str | None) -> None:
    found = joined(map(where_named, wheres))

    assert (found and found.id) == together
