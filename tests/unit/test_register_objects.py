"""The register as JSON: each object is of its schema, and says what the register says."""

from __future__ import annotations

import json

import msgspec
from tests.unit.the_command import tarock

from tarock_register.disputes.register import whole_register
from tarock_register.disputes.register_objects import (
    REGISTER_SCHEMAS,
    ClauseObject,
    ClausesObject,
    OptionObject,
    TopicObject,
)
from tarock_register.site.register_json import register_files
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


def test_each_clause_option_and_topic_has_its_file() -> None:
    register = whole_register()
    places = [place for place, _ in register_files(register)]
    number = sum(len(load_catalogue(source).clauses) + len(register.options[source]) for source in sources())
    assert len({*places}) == len(places) == number + len([*register.topics])


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


def test_each_kind_has_a_schema() -> None:
    for name in REGISTER_SCHEMAS:
        assert json.loads(tarock("schema", "--of", name).stdout)["$defs"]
