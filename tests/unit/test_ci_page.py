"""``docs/ci.md`` says what is so: its file of deviations can be read, and its tables have what there is."""

from __future__ import annotations

import re
from pathlib import Path

from tests.unit.the_command import tarock

from tarock_register.site.all_schemas import SCHEMAS
from tarock_reports.machine.check_shape import CheckObject, RulesRun
from tarock_reports.verdict.summary import Conformity
from tarock_running.inputs.deviations import read_deviations
from tarock_running.process.exits import code_of

PAGE = (Path(__file__).parents[2] / "docs/ci.md").read_text(encoding="utf-8")
TOML = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_file_of_deviations_that_it_shows_can_be_read(tmp_path: Path) -> None:
    (text,) = TOML
    path = tmp_path / "deviations.toml"
    path.write_text(text, encoding="utf-8")

    assert [
        (deviation.rules, bool(deviation.clause), bool(deviation.cause)) for deviation in read_deviations(path)
    ] == [
        ("koenigrufen", False, True),
        ("koenigrufen", True, False),
        ("koenigrufen", False, False),
    ]


def test_every_verdict_about_what_is_known_has_the_code_that_it_says() -> None:
    told = re.findall(r"^\| [^|]* \| ([a-z ]+) \| (\d) \|$", PAGE, re.MULTILINE)

    assert {Conformity(verdict): int(code) for verdict, code in told} == {
        conformity: code_of(conformity).value
        for conformity in (Conformity.BUT_FOR_KNOWN, Conformity.NOT_CONFORM, Conformity.OUTDATED)
    }


def test_every_field_that_it_names_is_there() -> None:
    table = PAGE.partition("| field |")[2].partition("\n\n")[0]
    named = {
        name for cell in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`([^`]+)`", cell)
    }
    fields = {*CheckObject.__struct_fields__, *(f"runs[].{name}" for name in RulesRun.__struct_fields__)}

    assert named
    assert named <= fields


def test_every_schema_and_option_that_it_names_is_there() -> None:
    options = set(re.findall(r"(--[a-z][a-z-]+)", PAGE)) - {"--wheel-dir", "--no-index", "--find-links"}
    known = tarock("--help").output
    known += "".join(tarock(command, "--help").output for command in ("check", "report", "compare", "schema"))

    named = set(re.findall(r"tarock schema (\w[\w-]*)", PAGE))
    assert named >= {"check", "lock", "comparison", "result", "explanations"}
    assert named <= {*SCHEMAS}
    assert {option for option in options if option not in known} == set()
