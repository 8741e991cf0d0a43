"""`python -m proving`: which parts run, what is shown of them, and that the table leaves nothing out."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from proving import __main__ as command
from proving.cli import CommandError
from proving.price import is_too_dear, store_cost, stored_cost
from proving.proof.changes import changed_files, tree_digest
from proving.proof.parts import ROOT, Part, folders_of_tests, parts, shipped_seconds
from proving.proof.records import Records
from proving.proof.running import Terms, Verdict, run_parts

from tarock_steps.catalogue.loading import sources

TABLE = parts()
NAMES = [part.name for part in TABLE]


def git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=somebody", "-c", "user.email=somebody@example.org")
    subprocess.run([shutil.which("git") or "git", "-C", str(root), *who, *words], check=True, capture_output=True)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree of two files."""
    git(tmp_path, "init")
    (tmp_path / ".gitignore").write_text("tarock-report\n", encoding="utf-8")
    (tmp_path / "some.py").write_text("1\n", encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "begin")
    return tmp_path


def part(name: str, code: str = "", *touched_by: str, alone: bool = False) -> Part:
    return Part(name=name, words=("-S", "-c", f"{code} #{name}"), touched_by=touched_by, alone=alone)


WELL = part("well/karl")
WRONG = part("wrong/karl", "print('three differ'); raise SystemExit(1)")


def proved(root: Path, words: str, *table: Part) -> int:
    asked = vars(command)["_parser"]().parse_args(words.split())
    assert isinstance(asked, argparse.Namespace)
    return command.prove(asked, table, root)


# ------------------------------------------------------------------------------------------------------- running


def test_a_part_that_fails_is_shown_with_its_last_lines_and_the_others_run(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert proved(root, "--jobs 1", WRONG, WELL) == 1

    said = capsys.readouterr().out
    assert "wrong/karl: FAILED" in said
    assert "  three differ\n" in said
    assert "well/karl: passed" in said
    assert said.splitlines()[-1].startswith("1 passed, 1 FAILED, in ")


def test_parts_run_side_by_side_and_those_that_need_the_machine_for_themselves_run_last(root: Path) -> None:
    meet = "import pathlib,time; pathlib.Path({!r}).touch()\nwhile not pathlib.Path({!r}).exists(): time.sleep(.01)"
    first, second = part("first", meet.format("a", "b")), part("second", meet.format("b", "a"))
    alone = part("alone", alone=True)
    terms = Terms(jobs=2, expected=dict.fromkeys([alone, first, second], 1.0), folder=root, outputs=root)

    ended = [*run_parts([alone, first, second], terms)]
    assert [outcome.verdict for outcome in ended] == [Verdict.PASSED] * 3
    assert ended[-1].part is alone


def test_tests_none_of_which_is_marked_are_no_failure(root: Path) -> None:
    none = Part(name="tests/none", words=("-S", "-c", "raise SystemExit(5)", "pytest"), touched_by=())

    assert proved(root, "", none) == 0
    assert proved(root, "", part("other", "raise SystemExit(5)")) == 1


# ------------------------------------------------------------------------------------------------------ narrowing


def test_parts_are_chosen_by_how_their_names_begin_and_by_source(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = [part("a/karl/x"), part("a/lungau/x"), part("b/karl"), part("c")]

    assert proved(root, "--list a/karl c", *table) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["a/karl/x", "c"]
    assert proved(root, "--list --rules karl", *table) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["a/karl/x", "b/karl"]
    with pytest.raises(CommandError, match="no part begins with 'd'; there are a, b, c"):
        proved(root, "a d", *table)


def test_what_passed_on_these_very_files_is_skipped_until_one_changes(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert proved(root, "", WELL, WRONG) == 1
    capsys.readouterr()
    assert proved(root, "--resume", WELL, WRONG) == 1
    assert "well/karl                            0 s  passed before" in capsys.readouterr().out

    (root / "some.py").write_text("2\n", encoding="utf-8")
    proved(root, "--resume", WELL, WRONG)
    assert "passed before" not in capsys.readouterr().out


def test_a_part_during_which_a_file_changed_is_run_again(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changing = part("changing", "open('some.py', 'a').write('2')")

    proved(root, "", changing)
    proved(root, "--resume", changing)
    assert "passed before" not in capsys.readouterr().out


def test_a_line_of_the_record_that_was_cut_off_counts_for_nothing(root: Path) -> None:
    proved(root, "", WELL)
    record = root / "tarock-report" / "parts.jsonl"
    record.write_bytes(record.read_bytes()[:-9])

    assert proved(root, "--resume", WELL) == 0
    assert Records(record).seconds().keys() == {WELL.in_words}


def test_only_what_changed_files_can_touch_is_run(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = [part("a", "", "some"), part("b", "", "new/"), part("c", "", "other/")]
    (root / "new").mkdir()
    (root / "new" / "file.py").touch()

    assert proved(root, "--list --changed HEAD", *table) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["b"]
    (root / "some.py").write_text("2\n", encoding="utf-8")
    git(root, "commit", "--all", "--message", "change")
    assert proved(root, "--list --changed HEAD~1", *table) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["a", "b"]
    with pytest.raises(CommandError, match=r"git diff: .*nowhere"):
        proved(root, "--changed nowhere", *table)


def test_without_git_parts_run_and_cannot_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    assert proved(tmp_path, "", WELL) == 0
    with pytest.raises(CommandError, match="git ls-files"):
        proved(tmp_path, "--resume", WELL)


# -------------------------------------------------------------------------------------------------------- minutes


def test_what_does_not_fit_into_the_time_is_left_out_and_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = part("long")
    known = {long: 61.0, WELL: 0.0}
    terms = Terms(jobs=1, expected=known, folder=root, outputs=root, minutes=1)

    assert [outcome[:2] for outcome in run_parts([long, WELL], terms)] == [
        (long, Verdict.LEFT_OUT),
        (WELL, Verdict.PASSED),
    ]
    assert proved(root, "--minutes 0", long) == 0
    assert "long: left out" in capsys.readouterr().out


def test_a_part_that_is_still_running_is_ended_with_all_that_it_started(root: Path) -> None:
    sleeping = [sys.executable, "-S", "-c", "import time; time.sleep(60)"]
    started = f"import subprocess, pathlib; child = subprocess.Popen({sleeping})"
    slow = part("slow", f"{started}; pathlib.Path('child').write_text(str(child.pid)); child.wait()")
    terms = Terms(jobs=1, expected={slow: 0.0}, folder=root, outputs=root, minutes=0.01, grace=0.5)

    (ended,) = run_parts([slow], terms)
    assert ended.verdict is Verdict.NOT_FINISHED
    assert not ended.verdict.is_bad
    assert has_ended(int((root / "child").read_text(encoding="utf-8")))


def test_parts_are_ended_with_the_proof(root: Path) -> None:
    slow = part("slow", "import os,pathlib,time; pathlib.Path('own').write_text(str(os.getpid())); time.sleep(60)")
    quick = part("quick", "import pathlib,time\nwhile not pathlib.Path('own').exists(): time.sleep(.01)")
    running = run_parts([slow, quick], Terms(jobs=2, expected={slow: 0.0, quick: 0.0}, folder=root, outputs=root))

    assert next(running)[:2] == (quick, Verdict.PASSED)
    running.close()
    assert has_ended(int((root / "own").read_text(encoding="utf-8")))


@pytest.mark.parametrize("moment", ["__init__", "wait"])
def test_no_part_is_left_where_the_signal_comes_while_one_is_started_or_ended(
    root: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    started: list[int] = []

    class Signalled(subprocess.Popen[bytes]):
        """A process at a moment of which the signal comes."""

        def __init__(self, *words: Any, **terms: Any) -> None:
            super().__init__(*words, **terms)
            started.append(self.pid)
            self._comes("__init__")

        def wait(self, timeout: float | None = None) -> int:
            self._comes("wait")
            return super().wait(timeout)

        def _comes(self, at: str) -> None:
            if at == moment and started:
                os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(subprocess, "Popen", Signalled)
    slow = [part(name, "import time; time.sleep(60)") for name in ("one", "other")]
    terms = Terms(jobs=2, expected=dict.fromkeys(slow, 0.0), folder=root, outputs=root, minutes=0.01, grace=0.1)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), closing(run_parts(slow, terms)) as running:
            next(running)
    finally:
        signal.signal(signal.SIGTERM, before)

    assert len(started) == (1 if moment == "__init__" else 2)
    assert all(map(has_ended, started))


def has_ended(process: int) -> bool:
    """Whether a process is gone, or about to be."""
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# ---------------------------------------------------------------------------------------------------------- price


@pytest.mark.parametrize(("units", "is_dear"), [("3,600", False), ("3,601", True), ("999", False)])
def test_a_gate_that_grew_past_its_budget_is_too_dear(units: str, is_dear: bool) -> None:  # noqa: FBT001
    told = f"== processor time ==\n412 s of processor time, {units} units of 0.086 s\n== 9 passed in 212.3s =="

    assert is_too_dear(told) == is_dear


def test_the_price_of_a_gate_is_kept_for_the_files_that_it_passed_on(root: Path) -> None:
    assert stored_cost(root) == ""
    store_cost("412 s of processor time, 4,100 units", root)
    assert stored_cost(root) == "412 s of processor time, 4,100 units\n"

    (root / "some.py").write_text("2\n", encoding="utf-8")
    assert stored_cost(root) == ""


def test_a_gate_that_does_not_say_what_it_cost_is_no_gate_within_its_budget() -> None:
    with pytest.raises(CommandError, match="does not say what it cost"):
        is_too_dear("ruff check\n")


# ---------------------------------------------------------------------------------------------------------- table


def test_names_are_unique_and_every_part_has_its_seconds() -> None:
    assert len({*NAMES}) == len(NAMES)
    assert {*NAMES} - {*shipped_seconds()} == set()
    assert {*shipped_seconds()} - {*NAMES} == set()


def test_the_readme_says_how_long_all_parts_together_take_on_two_cores() -> None:
    seconds = shipped_seconds()
    (told,) = re.findall(r"^\| `make prove` \| (\d+) min \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)

    assert sum((1 + part.alone) * seconds[part.name] for part in TABLE) <= int(told) * 60 * 2


def test_every_folder_of_tests_is_in_the_proof_and_every_file_that_is_named_is_there() -> None:
    covered = {part.name.split("/")[1] for part in TABLE if part.kind == "tests"}
    assert covered == {*folders_of_tests()}
    named = {word.removeprefix("--ignore=") for part in TABLE for word in part.words if word.endswith(".py")}
    assert [name for name in sorted(named) if not (ROOT / name.removeprefix("--ignore=")).exists()] == []


def test_every_source_has_every_kind_of_part() -> None:
    kinds = {source: {part.kind for part in TABLE if part.source == source} for source in sources()}

    assert all(of == kinds["karl"] for of in kinds.values())
    assert kinds["karl"] >= {"exhaustive", "perft", "retold", "impostors"}


@pytest.mark.parametrize(
    ("path", "touched", "untouched"),
    [
        ("reference_engine/tarock_engine/karl/play.py", ["second_opinion/karl", "perft/karl"], ["perft/lungau"]),
        ("reference_engine/tarock_engine/counting.py", ["perft/karl", "perft/lungau", "tests/laws"], ["tests/browser"]),
        ("features/lungau/play.feature", ["impostors/lungau", "retold/lungau"], ["impostors/karl", "perft/lungau"]),
        ("reports/tarock_reports/page/x.html", ["tests/browser", "tests/unit/pages"], ["sides"]),
        ("conformance/tarock_register/site/x.py", ["tests/browser"], ["tests/packaging"]),
        ("pyproject.toml", ["tests/packaging"], ["tests/browser"]),
        ("protocol/tarock_protocol/pipe.py", ["tests/unit/hogs", "tests/unit/processes"], ["perft/karl"]),
        ("proving/perft/karl.toml", ["perft/karl", "tests/perft"], ["perft/lungau", "exhaustive/karl/plays"]),
        ("tests/houses/test_pages.py", ["tests/houses"], ["tests/laws"]),
    ],
)
def test_a_changed_file_touches(path: str, touched: list[str], untouched: list[str]) -> None:
    found = {part.name for part in TABLE if part.is_touched_by(path)}

    assert {*touched} <= found
    assert not {*untouched} & found


def test_a_digest_and_a_list_of_changes_see_files_that_are_in_no_commit(root: Path) -> None:
    before = tree_digest(root)
    (root / "new file.py").touch()

    assert tree_digest(root) != before
    assert changed_files(root, "HEAD") == ["new file.py"]
