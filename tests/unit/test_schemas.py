"""Published schemas: made from the types, and what commands print and write is held to them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from proving.pages import schemas
from tests.unit.against_schema import refuse_what_is_not_of
from tests.unit.filled_scenarios import file_lines, filled_scenarios
from tests.unit.test_identifying import DEAR, OF_ITS_OWN_NAME
from tests.unit.test_lock_files import HEADER, locked
from tests.unit.the_command import tarock

from tarock_register.disputes.register import whole_register
from tarock_register.site.all_schemas import OBJECTS, SCHEMAS, schema_text
from tarock_register.site.register_json import register_files
from tarock_running.process.exits import ExitCode

TRICK = ("trick", "cards=K♣ I Sküs XXI", "contract=Dreier")
HOUSE = 'name = "x"\nbased_on = "karl"\n[rulings]\n"contracts.Dreier.terms.price" = 3\n'
COUNTING = ("check", "--rules", "lungau", "--area", "counting", "--in-process", "--no-diagnosis", "--quiet")


def test_the_schemas_that_are_files_are_what_the_types_make() -> None:
    assert {path.stem for path in schemas.FOLDER.iterdir()} == {*schemas.NAMES}
    for path, text in schemas.pages().items():
        assert path.read_text("utf-8") == text, f"{path.name} is old; python -m proving.pages makes it"


def test_the_command_prints_each_and_the_site_has_a_file_of_each() -> None:
    files = dict(register_files(whole_register()))
    for name in SCHEMAS:
        assert tarock("schema", name).stdout == schema_text(name) == files[f"json/schema/{name}.json"]()
    assert tarock("schema").stdout == schema_text("protocol")


def test_an_unknown_one_is_refused_with_those_that_there_are() -> None:
    done = tarock("schema", "houses")

    assert done.exit_code == ExitCode.USAGE
    assert "Did you mean" in done.stderr


def test_the_schema_of_an_object_names_its_kind_and_format() -> None:
    for name, kind in OBJECTS.items():
        form: dict[str, Any] = json.loads(schema_text(name))
        of = form["$defs"][kind.__name__]["properties"]
        assert of["kind"]["enum"] == [name.replace("-", " ")]
        assert of["format"]["type"] == "integer"


# ------------------------------------------------------------------------------------------- what commands print


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("clauses", ("clauses", "--rules", "karl", "--area", "talon")),
        ("topics", ("disputes", "Pagat")),
        ("scenarios", ("show", "karl/settling/a-farbensolo-lost")),
        ("explanations", ("explain", *TRICK)),
        ("explanations", ("explain", *TRICK, "--rules", "all", "--language", "de")),
        ("explanations", ("explain", "lungau/whole_deals_dreier/a-dreier-won-with-all-four-koenige", "--tricks")),
        ("explanations", ("explain", "settle", "contract=Dreier", "declarer=0", "items=Spiel won", "--rules", "karl")),
    ],
)
def test_what_a_command_prints_is_of_its_schema(name: str, words: tuple[str, ...]) -> None:
    done = tarock(*words, "--format", "json")

    assert done.exit_code == ExitCode.CONFORM, done.stderr
    assert refuse_what_is_not_of(name, done.stdout)["kind"] == name


def test_what_is_printed_about_houses_is_of_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")

    refuse_what_is_not_of("house", tarock("variant", "show", str(path), "--format", "json").stdout)
    refuse_what_is_not_of("houses-apart", tarock("variant", "diff", str(path), "karl", "--format", "json").stdout)
    told = tarock("explain", *TRICK, "--variant", str(path), "--format", "json").stdout
    assert refuse_what_is_not_of("explanations", told)["deals"][0]["rules"][0]["house"] == "x"


def test_what_is_printed_and_written_of_a_check_is_of_its_schema(tmp_path: Path) -> None:
    ledgers = [str(tmp_path / f"{number}.jsonl") for number in (1, 2)]
    for ledger in ledgers:
        told = tarock(*COUNTING, "--ledger", ledger, "--format", "json").stdout
        refuse_what_is_not_of("check", told)
    one, other = sorted(tmp_path.glob("*.jsonl"))
    first, *lines = one.read_text("utf-8").splitlines()
    refuse_what_is_not_of("ledger", first, header=True)
    assert {refuse_what_is_not_of("ledger", line)["kind"] for line in lines} >= {"verdict", "footer"}
    refuse_what_is_not_of("comparison", tarock("compare", str(one), str(other), "--format", "json").stdout)
    refuse_what_is_not_of("check", tarock("diagnose", str(one), "--format", "json").stdout)


def test_a_result_and_a_vector_are_of_their_schemas() -> None:
    for path in sorted((Path(__file__).parents[2] / "results").glob("*/*.json")):
        refuse_what_is_not_of("result", path.read_text("utf-8"))
    header, *lines = file_lines("lungau", filled_scenarios("lungau", "counting"))
    refuse_what_is_not_of("vectors", header.decode(), header=True)
    for line in lines:
        refuse_what_is_not_of("vectors", line.decode())


def test_what_is_identified_is_of_its_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    silent = OF_ITS_OWN_NAME.replace("(*sys.argv[1:])", "('lungau', questions=('hello',))")
    (tmp_path / "silent.py").write_text(silent, encoding="utf-8")
    done = tarock("identify", "--engine", f"'{sys.executable}' '{tmp_path / 'silent.py'}'", "--format", "json")

    told = refuse_what_is_not_of("identified", done.stdout)
    assert (done.exit_code, told["exit_code"], told["interrupted"]) == (3, 3, False)
    assert [(found["rules"], found["nearest"], found["otherwise"]) for found in told["rules"]] == [("ours", [], None)]


@pytest.mark.prove
def test_what_it_plays_otherwise_is_of_its_schema_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    (tmp_path / "ours.py").write_text(OF_ITS_OWN_NAME, encoding="utf-8")
    command = f"'{sys.executable}' '{tmp_path / 'ours.py'}' lungau '{DEAR}'"
    told = refuse_what_is_not_of("identified", tarock("identify", "--engine", command, "--format", "json").stdout)

    (rules,) = told["rules"]
    otherwise = rules["otherwise"]
    assert (rules["nearest"], rules["alike"]["lungau"]) == (["lungau"], rules["asked"])
    assert [cause["id"] for cause in otherwise["causes"]] == [DEAR]
    assert otherwise["failed"] == len(otherwise["causes"][0]["explains"])


def test_the_lines_of_a_lock_are_of_its_schema() -> None:
    refuse_what_is_not_of("lock-file", msgspec.json.encode(HEADER).decode(), header=True)
    refuse_what_is_not_of("lock-file", msgspec.json.encode(locked("K♥")).decode())


# ----------------------------------------------------------------------------------------- what an explanation says


def test_what_stands_on_the_page_of_an_explanation_stands_in_the_object() -> None:
    words = ("explain", "settle", "contract=Dreier", "declarer=0", "items=Spiel won", "--rules", "karl")
    page = " ".join(tarock(*words).stdout.split())
    (deal,) = json.loads(tarock(*words, "--format", "json").stdout)["deals"]
    (one,) = deal["rules"]
    told = one["explained"]
    lines = [*deal["given"], *told["lines"], *(line for part in told["grounds"] for line in part["lines"])]
    lines += [line for reading in told["readings"] for line in reading["changes"]]
    for text in [one["title"], *(text for line in lines for text in (line["label"], line["text"]))]:
        assert " ".join(text.split()) in page
    assert told["readings"]
    assert {reading["text"] in page for reading in told["readings"]} == {True}


def test_each_deal_of_a_file_is_in_the_object_with_its_fault(tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    path.write_text('{"ask": "count", "cards": ["K♥"]}\n{"ask": "count", "cards": [}\n', encoding="utf-8")
    done = tarock("explain", str(path), "--format", "json")
    good, bad = refuse_what_is_not_of("explanations", done.stdout)["deals"]

    assert done.exit_code == ExitCode.USAGE
    assert (good["name"], good["fault"]) == (f"{path}:1", None)
    assert bad["fault"].startswith(f"{path}:2: expected one object of JSON")
    assert bad["rules"] == []


def test_an_object_has_no_exchange_format() -> None:
    done = tarock("explain", *TRICK, "--exchange", "--format", "json")

    assert (done.exit_code, done.stdout) == (ExitCode.USAGE, "")
