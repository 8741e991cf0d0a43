"""A program that declares that it lacks an item, and scores it all the same, has one cause."""

from __future__ import annotations

from typing import Final

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviations import deviations
from tarock_reference.houses.profile_parsing import house_of_data
from tarock_reference.variants import variant_of_house, variant_of_source
from tarock_running.inputs.variants import rules_with
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

HOUSE: Final = house_of_data({"name": "Made", "based_on": "lungau", "without": {"items": ["Königfang"]}}, "made")
ASKED: Final = tuple(planned for planned in plan("lungau") if planned.area == "bonuses" and planned.dispute is None)


def test_an_item_that_hello_lacks_and_the_program_knows_is_a_cause() -> None:
    variant, heard, rules = variant_of_house(HOUSE), RunSoFar(), rules_with("lungau", {}, HOUSE)
    assert rules is not None
    run = Run(
        driver=InProcess(respond),
        sink=heard.verdict,
        source="lungau",
        chosen=ASKED,
        right=lambda: rules,
    )
    play_run(run)
    found = diagnosis_of(ASKED, heard, variant, HOUSE, SearchLimits())

    assert heard.failed
    assert [(cause.id, cause.profile) for cause in found.causes] == [("knows items: Königfang", "")]
    assert found.unexplained == []


def test_a_source_leaves_nothing_out_that_could_be_known_all_the_same() -> None:
    known = {deviation.id for deviation in deviations(variant_of_source("lungau", {}))}

    assert not any(name.startswith("knows ") for name in known)
