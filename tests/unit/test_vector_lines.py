"""A file of vectors: its form, its schema, and the page that explains it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.unit.filled_scenarios import file_lines, filled_scenarios
from tests.unit.filled_vectors import unwatched

from tarock_checking.playing.filling import fill
from tarock_checking.playing.rules_asked import asking_of
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.settings import house_options
from tarock_steps.catalogue.filled import VectorsHeader, read_file
from tarock_steps.suite.checks import TIMES
from tarock_steps.suite.vector_lines import VectorLine

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "vectors.md").read_text(encoding="utf-8")
RUNNERS = ROOT / "examples" / "runners"
LINES = {"runner.py": 40, "runner.mjs": 40, "runner.rs": 56, "runner_test.go": 112}
"""Lines that a runner may have, blank ones, imports and brackets among them."""


def test_a_line_is_read_as_it_was_written() -> None:
    header, *lines = file_lines("lungau", filled_scenarios("lungau", "talon"))
    vectors = [msgspec.json.decode(line, type=VectorLine) for line in lines]

    assert msgspec.json.decode(header, type=VectorsHeader).lines == len(lines)
    assert [msgspec.json.encode(vector) for vector in vectors] == lines
    assert all(step.de != step.en for vector in vectors for step in vector.steps)


def test_a_step_with_a_table_has_it_in_both_languages() -> None:
    steps = [step for filled in filled_scenarios("lungau", "talon") for step in filled.line.steps if "\n" in step.en]

    assert steps
    assert all(step.de.count("\n") == step.en.count("\n") for step in steps)
    assert any(step.de.partition("\n")[2] != step.en.partition("\n")[2] for step in steps)


def test_the_page_shows_a_header_and_a_vector_as_they_are() -> None:
    (shown,) = re.findall(r"^```json\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    header, _, vector = shown.partition("\n")
    real = next(
        filled for filled in filled_scenarios("lungau", "counting") if filled.script.planned.id.endswith("value[XXI]")
    )

    assert msgspec.json.decode(header, type=VectorsHeader).source == "lungau"
    assert json.loads(vector) == json.loads(msgspec.json.encode(real.line))


def test_the_page_explains_every_field_and_how_each_kind_of_value_is_expected() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE))
    shown = re.findall(r"^\| `([\[{n].*)` \| ", PAGE, flags=re.MULTILINE)

    assert named <= {*VectorsHeader.__struct_fields__, *VectorLine.__struct_fields__, "basis", "null"}
    assert [type(json.loads(line)) for line in shown] == [dict, list, dict, type(None)]
    assert TIMES in json.loads(shown[2])


@pytest.mark.parametrize(("runner", "language"), [("runner.py", "python"), ("runner.mjs", "js")])
def test_the_page_quotes_a_runner(runner: str, language: str) -> None:
    assert f"```{language}\n{(RUNNERS / runner).read_text(encoding='utf-8')}```" in PAGE


@pytest.mark.parametrize(("runner", "lines"), LINES.items())
def test_a_runner_is_short(runner: str, lines: int) -> None:
    assert len((RUNNERS / runner).read_text(encoding="utf-8").splitlines()) <= lines


def test_what_the_rules_do_not_allow_is_no_vector_and_what_is_no_evidence_no_clause(tmp_path: Path) -> None:
    profile = tmp_path / "house.toml"
    profile.write_text(
        'name = "A"\nbased_on = "lungau"\n[readings]\nsolorufer = "below"\n[without]\ncontracts = ["Dreier"]\n'
    )
    house = house_at(profile)
    whole = asking_of("lungau", house_options("lungau", (), house))
    named = {"lungau/bidding/a-dreier-as-the-first-word", "lungau/bidding/a-solorufer-without-agreement"}
    chosen = replace(whole, asked=tuple(planned for planned in whole.asked if planned.id in named))

    lines = read_file(fill(chosen, house, unwatched, complete=True, share=SymmetryShare.NONE), "vectors").lines
    vectors = [msgspec.json.decode(line, type=VectorLine) for line in lines]

    assert {planned.id for planned in chosen.asked} == named
    assert [(vector.id, vector.clauses) for vector in vectors] == [("lungau/bidding/a-solorufer-without-agreement", [])]
