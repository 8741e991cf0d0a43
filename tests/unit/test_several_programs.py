"""Several programs in one run: asked one after the other, and told side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess

import msgspec
import pytest
from tests.unit.made_up import FAILED, HOSTILE, PASSED, catalogue, ledger
from tests.unit.the_command import LIAR, engine, here, scenarios_of

from tarock_checking.check.several import named_engines
from tarock_conformance.commands import check_modes
from tarock_language.message import ENGLISH
from tarock_reports.machine.check_shape import CheckObject
from tarock_reports.pages.programs import render_programs
from tarock_reports.terminal.programs import programs_table
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.programs_compared import ProgramColumn, not_all_passed, program_column
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_steps.suite.verdicts import Outcome

ALL = scenarios_of("lungau", "counting")
COUNTING = ("--rules", "lungau", "--area", "counting", "--again", "0", "--jobs", "1", "--no-diagnosis")
RIGHT = LIAR.replace("70", "71")


def check(folder: Path, *words: str, **engines: str) -> CompletedProcess[str]:
    asked = []
    for name, code in engines.items():
        (folder / f"of_{name}").mkdir(exist_ok=True)
        asked += ["--engine", f"{name}={engine(folder / f'of_{name}', code)}"]
    return here("check", *COUNTING, *asked, *words, cwd=folder)


def column(folder: Path, name: str, outcomes: Sequence[Outcome | None]) -> ProgramColumn:
    return program_column(name, ledger(folder, outcomes), f"{name}/made.html")


# ------------------------------------------------------------------------------------------------------- names


def test_a_program_has_a_name_before_its_command() -> None:
    found = named_engines(["mine=node a.js --x=1", "the-other_2=./b"])

    assert found == (("mine", "node a.js --x=1"), ("the-other_2", "./b"))


def test_our_own_engine_is_not_started_beside_several_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_modes, "started_early", lambda engine: pytest.fail(f"{engine} was started"))

    run = here("check", *COUNTING, "--engine", "one=no-such-program", "--engine", "two=nor-this", cwd=tmp_path)

    assert run.returncode == ExitCode.ADAPTER_BROKEN


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["mine=a", "node b.js"], "needs a name; expected NAME=COMMAND, such as mine='node b.js'"),
        (["mine=a", "=b"], "needs a name"),
        (["mine=a", "../x=b"], "needs a name"),
        (["mine=a", "MINE=b"], "two programs are called MINE"),
    ],
)
def test_a_name_that_cannot_be_is_refused(texts: Sequence[str], said: str) -> None:
    with pytest.raises(UsageFaultError) as refused:
        named_engines(texts)

    assert said in refused.value.message


# --------------------------------------------------------------------------------------------------------- run


@pytest.mark.prove
def test_each_program_has_a_folder_and_all_stand_in_one_table_and_on_one_page(tmp_path: Path) -> None:
    done = check(tmp_path, right=RIGHT, wrong=LIAR)
    folder = tmp_path / "tarock-report"

    assert done.returncode == ExitCode.NOT_CONFORM
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == {
        "right/lungau.part.jsonl",
        "right/lungau.part.html",
        "wrong/lungau.part.jsonl",
        "wrong/lungau.part.html",
        "side-by-side.part.html",
    }
    table = done.stdout.rpartition("passed of evaluated")[2]
    assert f"{ALL} of {ALL}" in table
    assert f"{ALL - 2} of {ALL}" in table
    page = (folder / "side-by-side.part.html").read_text("utf-8")
    assert 'href="right/lungau.part.html"' in page
    assert 'href="wrong/lungau.part.html"' in page


def test_one_that_does_not_start_keeps_nobody_from_being_asked(tmp_path: Path) -> None:
    command = engine(tmp_path, RIGHT)
    words = ("--engine", "none=no-such-program", "--engine", f"right={command}")
    done = here("check", *COUNTING, *words, "--format", "json", cwd=tmp_path)
    found = msgspec.json.decode(done.stdout, type=CheckObject)

    assert [(run.program, run.verdict) for run in found.runs] == [("right", "conform")]
    assert set(found.broken) == {"none"}
    assert "did not say hello" in found.broken["none"]
    assert found.exit_code == done.returncode == ExitCode.ADAPTER_BROKEN
    assert "none: " in done.stderr


@pytest.mark.prove
def test_quiet_names_the_program_in_each_line(tmp_path: Path) -> None:
    done = check(tmp_path, "--quiet", right=RIGHT, wrong=LIAR)

    assert done.stdout.splitlines() == [
        f"right, lungau: Conform: all {ALL} evaluated scenarios passed.",
        f"wrong, lungau: Not conform: 2 of {ALL} evaluated scenarios went wrong.",
    ]


@pytest.mark.prove
def test_files_that_are_named_are_one_for_each_program(tmp_path: Path) -> None:
    refused = check(tmp_path, "--junit", "junit.xml", right=RIGHT, wrong=LIAR)
    done = check(tmp_path, "--junit", "{engine}.xml", "--quiet", right=RIGHT, wrong=LIAR)

    assert refused.returncode == ExitCode.USAGE
    assert "junit.xml cannot be for each of several programs; expected {engine} in it" in refused.stderr
    assert done.returncode == ExitCode.NOT_CONFORM
    assert (tmp_path / "right.xml").exists()
    assert (tmp_path / "wrong.xml").exists()


@pytest.mark.parametrize(
    "words",
    [("--lock", "a.lock.jsonl"), ("--rerun-failed", "a.jsonl"), ("--in-process",)],
)
def test_what_is_about_one_program_does_not_go_with_several(tmp_path: Path, words: tuple[str, ...]) -> None:
    refused = check(tmp_path, *words, right=RIGHT, wrong=LIAR)

    assert refused.returncode == ExitCode.USAGE
    assert f"{words[0]}: " in refused.stderr
    assert "cannot go with" in refused.stderr


@pytest.mark.prove
def test_a_single_program_needs_no_name_and_keeps_its_files_where_they_were(tmp_path: Path) -> None:
    here("check", *COUNTING, "--engine", engine(tmp_path, RIGHT), cwd=tmp_path)

    assert (tmp_path / "tarock-report/lungau.part.jsonl").exists()
    assert not (tmp_path / "tarock-report/side-by-side.part.html").exists()


# ------------------------------------------------------------------------------------------------ side by side


def test_the_clauses_on_which_programs_part_come_first(tmp_path: Path) -> None:
    columns = [
        column(tmp_path, "a", [FAILED, PASSED, PASSED, None]),
        column(tmp_path, "b", [FAILED, PASSED, FAILED, PASSED]),
    ]
    failed, passed, open_ = ClauseState.FAILED, ClauseState.PASSED, ClauseState.INCONCLUSIVE

    assert not_all_passed(columns) == (
        ("MAD-PLAY-003", (passed, failed)),
        ("MAD-PLAY-004", (open_, passed)),
        ("MAD-PLAY-001", (failed, failed)),
    )


def test_a_table_of_three_programs_fits_a_terminal(tmp_path: Path) -> None:
    from rich.console import Console  # noqa: PLC0415 - of this alone

    console = Console(width=80, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    console.print(
        programs_table([column(tmp_path, name, [PASSED, FAILED]) for name in ("one", "two", "three")], ENGLISH)
    )
    lines = console.export_text().splitlines()
    console.file.close()

    assert any("1 of 2" in line and line.count("1 of 2") == 3 for line in lines)
    assert all(len(line) <= 80 for line in lines)


def test_the_page_speaks_both_languages_and_lets_nothing_of_a_program_out(tmp_path: Path) -> None:
    bad = column(tmp_path, "a", [FAILED])._replace(engine="<script>alert(1)</script>")
    page = render_programs([bad], {"b": HOSTILE}, "0.1.0", lambda _: catalogue())

    assert "<script>alert" not in page
    assert "Programme nebeneinander" in page
    assert "Nicht regelgerecht" in page
    assert "Deutscher Text von MAD-PLAY-001" in page
