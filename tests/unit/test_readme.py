"""What the README tells people to type does what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer

from tarock_conformance.cli import app
from tarock_conformance.exits import MEANINGS, ExitCode
from tarock_steps.reference import option_readings

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
NODE = shutil.which("node")
NO_NODE = "the adapter is written in JavaScript, and there is no `node` on the path"
WHOLE = ["--area", "counting"]
ANSWERED = ["--clause", "LUN-COUNTING-001", "--clause", "LUN-COUNTING-006"]


def block(language: str) -> str:
    """The one code block in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, flags=re.MULTILINE | re.DOTALL)
    return str(found)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading."""
    table = TEXT.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def check(folder: Path, command: str, asked: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tarock_conformance", "check", "--engine", command, *asked],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [(WHOLE, ExitCode.INCONCLUSIVE, "Inconclusive"), (ANSWERED, ExitCode.CONFORM, "Conform")],
)
@pytest.mark.parametrize(
    ("language", "file", "program"),
    [
        ("python", "score_pad.py", sys.executable),
        pytest.param("js", "score_pad.js", "node", marks=pytest.mark.skipif(NODE is None, reason=NO_NODE)),
    ],
)
def test_the_adapters_come_to_what_the_readme_says(  # noqa: PLR0913, PLR0917 -- three of each
    tmp_path: Path, language: str, file: str, program: str, asked: list[str], code: ExitCode, words: str
) -> None:
    (tmp_path / file).write_text(block(language), encoding="utf-8")
    assert f"`{file}`" in TEXT

    done = check(tmp_path, f"{program} {file}", asked)

    assert done.returncode == code, done.stdout + done.stderr
    assert words in done.stdout
    assert (tmp_path / "tarock-report" / "index.html").exists()


def test_the_adapters_are_as_small_as_promised() -> None:
    lines = [[line for line in block(language).splitlines() if line] for language in ("python", "js")]

    assert max(map(len, lines)) <= 20


def test_every_command_is_named_and_no_other() -> None:
    group = typer.main.get_command(app)

    assert {cells[0] for cells in rows("command")} == {f"`tarock {name}`" for name in group.commands}  # type: ignore[attr-defined]


def test_the_exit_codes_are_those_of_the_command() -> None:
    assert rows("exit code") == [[str(code.value), meaning] for code, meaning in MEANINGS.items()]


def test_the_table_of_options_is_complete_and_has_the_defaults_first() -> None:
    told = {name.strip("`"): re.findall(r"`([^`]+)`", readings) for name, readings, _ in rows("option")}

    assert told == option_readings("lungau")


def test_the_number_of_clauses_is_right() -> None:
    clauses = tomllib.loads((ROOT / "features/lungau/clauses.toml").read_text("utf-8"))["clause"]

    assert f"with its {sum('retired' not in one for one in clauses)} clauses" in TEXT


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)

    assert [link for link in links if not (ROOT / link).exists()] == []
