"""What passed speaks against a cause only where a program that plays so could not have said it."""

from __future__ import annotations

import pytest

from tarock_checking.diagnose.found_causes import Diagnosis
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search import diagnose
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant, PassingOver
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.variants import Variant, variant_of_source
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script

NO_ULTIMO = "without items: König ultimo"
SCORED = {
    "karl/bonuses/the-declarer-takes-the-last-trick-with-a-trump-and-his-partner-adds-the-called-koenig",
    "karl/bonuses/an-opponent-takes-the-last-trick-with-the-called-koenig-in-it",
    "karl/bonuses/the-partner-takes-the-last-trick-with-the-called-koenig-itself",
    "karl/bonuses/the-declarer-of-a-solo-rufer-takes-the-called-koenig-in-the-last-trick",
    "karl/bonuses/the-opponents-of-a-solo-rufer-take-the-called-koenig-in-the-last-trick",
    "karl/bonuses/a-lone-declarer-makes-koenig-ultimo-in-a-deal",
}
"""As many as it takes: a cause stays that explains five failures for each scenario that speaks against it."""
LEAD = "karl/play/a-lead-with-the-announced-uhu-and-the-called-koenig-of-an-announced-koenig-ultimo"
UNBOUND, BOUND = f"{LEAD}[hand]", f"{LEAD}[koenig-too]"
"""The König of an announced König ultimo, once free to be played and once bound by the announcement."""
ASKED = tuple(planned for planned in plan("karl") if planned.id in {*SCORED, UNBOUND, BOUND})


@pytest.fixture(scope="module")
def karl() -> Variant:
    return variant_of_source("karl", {})


@pytest.fixture(scope="module")
def no_ultimo(karl: Variant) -> Deviation:
    return next(deviation for deviation in deviations(karl) if deviation.id == NO_ULTIMO)


def diagnosed(karl: Variant, deviation: Deviation, *asked: str, passes_over: bool) -> Diagnosis:
    """What is found of a program that does not know an item, and passes it over or binds its card all the same."""
    unknowing, told = Deviant(karl.rules_for, [deviation]), PassingOver(karl.rules_for, [deviation])
    playing = told.answer if passes_over else respond
    chosen = tuple(planned for planned in ASKED if planned.id in {*asked, *SCORED})
    heard = RunSoFar()
    driver = InProcess(lambda line: (playing if b'"may_play"' in line else unknowing.respond)(line))
    play_run(Run(driver=driver, sink=heard.verdict, source="karl", chosen=chosen))
    assert {*asked} == heard.passed
    scripts = {scenario.id: Script.of(scenario) for scenario in chosen}
    return diagnose(Replays(ToldScenarios.of(scripts, heard), rules_of_readings("karl", {}), karl), [deviation])


def test_an_announcement_that_a_program_passes_over_says_nothing_against_its_not_being_known(
    karl: Variant, no_ultimo: Deviation
) -> None:
    found = diagnosed(karl, no_ultimo, UNBOUND, passes_over=True)

    assert found.deviations == (no_ultimo,)
    assert found.contradicted == ()


def test_a_card_that_an_announcement_binds_speaks_against_its_not_being_known(
    karl: Variant, no_ultimo: Deviation
) -> None:
    found = diagnosed(karl, no_ultimo, UNBOUND, BOUND, passes_over=False)

    assert found.deviations == (no_ultimo,)
    assert found.contradicted == (BOUND,)
