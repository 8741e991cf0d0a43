"""The register as JSON: each object is of its schema, and says what the register says."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.unit.the_command import tarock

from tarock_register.disputes.register import whole_register
from tarock_register.disputes.register_objects import (
    ClauseObject,
    ClausesObject,
    OptionObject,
    TopicObject,
    TopicsObject,
)
from tarock_register.show.scenario_object import ScenariosObject
from tarock_register.site.all_schemas import SCHEMAS
from tarock_register.site.register_json import register_files
from tarock_register.variant.house_objects import HouseObject, HousesApart
from tarock_steps.catalogue.loading import load_catalogue, sources

OPEN = load_catalogue("karl").disputes["kontra-after-gut"]


def test_the_command_prints_the_clauses_that_it_would_show() -> None:
    told = msgspec.json.decode(
        tarock("clauses", "--format", "json", OPEN.clause, "KAR-PLAY-003").stdout, type=ClausesObject
    )
    open_one, plain = sorted(told.clauses, key=lambda clause: clause.id != OPEN.clause)
    assert (plain.id, plain.options, plain.source) == ("KAR-PLAY-003", [], "karl")
    assert plain.text.en == load_catalogue("karl").clauses["KAR-PLAY-003"].en
    assert "karl/play/vorhand-may-not-lead-in-a-bettler-of-the-dealer" in plain.scenarios
    assert OPEN.option in open_one.options


def test_a_search_is_narrowed_as_on_the_terminal() -> None:
    words = ("clauses", "--rules", "karl", "--search", "Piccolo")
    told = msgspec.json.decode(tarock(*words, "--format", "json").stdout, type=ClausesObject)
    assert told.clauses
    assert all(clause.id in tarock(*words).stdout for clause in told.clauses)


def test_an_unknown_format_is_refused() -> None:
    assert tarock("clauses", "--format", "yaml").exit_code == 2


def test_each_clause_option_topic_and_schema_has_its_file() -> None:
    register = whole_register()
    places = [place for place, _ in register_files(register)]
    number = sum(len(load_catalogue(source).clauses) + len(register.options[source]) for source in sources())
    assert len({*places}) == len(places) == number + len([*register.topics]) + len(SCHEMAS)


def test_a_file_of_each_kind_is_of_its_type_and_leads_to_the_others() -> None:
    files = dict(register_files(whole_register()))
    clause = msgspec.json.decode(files[f"json/clause/{OPEN.clause}.json"](), type=ClauseObject)
    option = msgspec.json.decode(files[f"json/option/karl/{OPEN.option}.json"](), type=OptionObject)
    topic = msgspec.json.decode(files[f"json/topic/{clause.topics[0]}.json"](), type=TopicObject)
    assert option.name in clause.options
    assert clause.id in option.clauses
    assert clause.id in topic.answers["karl"].clauses
    assert option.readings[0].name == OPEN.default
    assert {reading.text.de for reading in option.readings} == {reading.de for reading in OPEN.readings}
    assert (option.open, option.changes and option.changes.en) == (OPEN.kind, OPEN.changes_en)


# ------------------------------------------------------------------------------------------ what other commands print


def test_a_scenario_is_printed_with_its_steps_and_clauses() -> None:
    told = msgspec.json.decode(
        tarock("show", "karl/settling/a-farbensolo-lost", "--format", "json").stdout, type=ScenariosObject
    )
    (scenario,) = told.scenarios
    assert (scenario.source, scenario.area, scenario.clauses) == ("karl", "settling", ["KAR-SETTLING-010"])
    assert "Vorhand plays a Farbensolo" in scenario.steps


def test_topics_are_printed_as_they_are_found() -> None:
    def names(*words: str) -> list[str]:
        told = tarock("disputes", *words, "--format", "json").stdout
        return [topic.name for topic in msgspec.json.decode(told, type=TopicsObject).topics]

    assert names("who-leads-first") == ["who-leads-first"]
    assert "who-leads-first" in names("KAR-PLAY-003")
    assert "pagat-forced-out-early" in names("Pagat", "im", "elften", "Stich")
    assert names("zzzqqq") == []
    assert len(names()) == len([*whole_register().topics])
    assert tarock("disputes", "KAR-PLAY-999", "--format", "json").exit_code == 2


def test_a_house_and_its_differences_are_printed(tmp_path: Path) -> None:
    """A Farbendreier at 3 and an own Vogel; against the source one point for each, and none for the price of either."""
    path = tmp_path / "house.toml"
    path.write_text(
        'name = "x"\nbased_on = "karl"\n[contracts.Farbendreier]\nlike = "Farbensolo"\n[items.Supra]\nlike = "Uhu"\n'
        'card = "V"\n[rulings]\n"contracts.Farbendreier.terms.price" = 3\n',
        encoding="utf-8",
    )
    house = msgspec.json.decode(tarock("variant", "show", str(path), "--format", "json").stdout, type=HouseObject)
    apart = msgspec.json.decode(
        tarock("variant", "diff", str(path), "karl", "--format", "json").stdout, type=HousesApart
    )
    assert [(game.name, game.like) for game in house.games] == [("Farbendreier", "Farbensolo")]
    assert [(item.name, item.like, item.form, item.needs) for item in house.items] == [("Supra", "Uhu", "card", "V")]
    assert [(point.name, point.one, point.other) for point in house.rulings] == [
        ("contracts.Farbendreier.terms.price", "25", "3")
    ]
    game, vogel = apart.points
    assert (game.name, game.one, game.other) == ("without contracts: Farbendreier", "known", "left out")
    assert (vogel.name, vogel.one, vogel.other) == ("without items: Supra", "known", "left out")
    assert game.question is not None
