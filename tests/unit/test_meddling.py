"""The verdict rests on what the run saw: whatever becomes of its files, and whoever else runs beside it."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, PATIENCE, PROGRAM, engine, environment, here, program, waiting

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict import reproduce
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.plan import plan

QUICK = ("check", "--rules", "lungau", "--area", "counting", "--no-diagnosis", "--again", "0")
LEDGER = "tarock-report/lungau.part.jsonl"
PAGE = "tarock-report/lungau.part.html"

MEDDLER = """
import os, shutil, sys
from pathlib import Path
from tarock_reference import respond

report = Path({folder!r}) / "tarock-report"
place = report / "lungau.part.jsonl"
asked = 0

def drafts():
    return list(report.glob("lungau.part.jsonl.*.unfinished"))

def meddle():
    for draft in drafts():
{deed}

for line in sys.stdin.buffer:
    asked += 1
    if asked == 90:
        meddle()
    print(respond(line).decode(){lie}, flush=True)
"""
RIGHT = """
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    print(respond(line).decode(), flush=True)
"""
LIE = """.replace('"augen":71', '"augen":70')"""
DEEDS = {
    "rewrites it": """draft.write_bytes(draft.read_bytes().replace(b'"failed"', b'"passed"') + b"{}\\n")""",
    "writes into it": """
        with draft.open("r+b") as file:
            file.seek(100)
            file.write(b"xxxx")""",
    "empties it": """os.truncate(draft, 0)""",
    "takes it away": """draft.unlink()""",
    "takes the folder away": """shutil.rmtree(report)""",
    "puts another in its place": """
        draft.unlink()
        draft.write_bytes(b"{}")""",
    "puts a link in its place": """
        draft.unlink()
        draft.symlink_to("/dev/zero")""",
    "puts a pipe in its place": """
        draft.unlink()
        os.mkfifo(draft)""",
    "puts a ledger in place": """place.write_bytes(b"{}")""",
    "puts a link in place": """place.symlink_to("/dev/null")""",
    "puts a pipe in place": """os.mkfifo(place)""",
}
OF_GATE = {"writes into it", "takes the folder away", "puts a link in its place", "puts a pipe in place"}
"""One of each kind: what is in the file, the folder, what stands in its place, and in that of the ledger."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files and links as POSIX has them")


def meddler(folder: Path, deed: str, *, lie: bool) -> str:
    indented = deed if deed.startswith("\n") else f"        {deed}"
    return engine(folder, MEDDLER.format(folder=str(folder), deed=indented, lie=LIE if lie else ""))


@pytest.mark.gate("takes the folder away", "puts a link in its place")
@pytest.mark.parametrize(
    "deed", [pytest.param(deed, marks=[] if deed in OF_GATE else pytest.mark.prove) for deed in DEEDS]
)
def test_a_program_that_changes_our_files_changes_neither_verdict_nor_report(tmp_path: Path, deed: str) -> None:
    checked = here(*QUICK, "--engine", meddler(tmp_path, DEEDS[deed], lie=True), cwd=tmp_path)
    ledger = Ledger.read(tmp_path / LEDGER)
    wrong = len(summarise(ledger).wrong)

    assert checked.returncode == ExitCode.NOT_CONFORM, checked.stdout + checked.stderr
    assert wrong > 0
    assert f"{wrong} of {len(ledger.verdicts)} evaluated scenarios went wrong" in checked.stdout
    assert not ledger.faults
    assert not ledger.is_partial
    assert f"tarock: {LEDGER}: another program changed it during the run: " in checked.stderr
    assert "Not conform" in (tmp_path / PAGE).read_text(encoding="utf-8")
    assert not (tmp_path / LEDGER).is_symlink()


@pytest.mark.prove
@pytest.mark.parametrize("deed", ["empties it", "takes the folder away"])
def test_a_right_engine_that_does_so_stays_conform(tmp_path: Path, deed: str) -> None:
    checked = here(*QUICK, "--engine", meddler(tmp_path, DEEDS[deed], lie=False), cwd=tmp_path)

    assert checked.returncode == ExitCode.CONFORM, checked.stdout + checked.stderr
    assert "another program changed it" in checked.stderr
    assert summarise(Ledger.read(tmp_path / LEDGER)).conformity is Conformity.CONFORM


def test_nobody_is_accused_where_nobody_changed_anything(tmp_path: Path) -> None:
    checked = here(*QUICK, "--engine", meddler(tmp_path, "pass", lie=True), cwd=tmp_path)

    assert checked.returncode == ExitCode.NOT_CONFORM
    assert "changed" not in checked.stderr
    assert sorted(path.name for path in (tmp_path / "tarock-report").iterdir()) == [Path(PAGE).name, Path(LEDGER).name]


@pytest.mark.gate(0)
@pytest.mark.parametrize(("lie", "code"), [(True, ExitCode.NOT_CONFORM), (False, ExitCode.CUT_OFF)])
def test_where_a_folder_keeps_the_ledger_out_the_verdict_stands_and_the_lack_is_told(
    tmp_path: Path, *, lie: bool, code: ExitCode
) -> None:
    deed = """(place / "full").mkdir(parents=True)"""
    checked = here(*QUICK, "--engine", meddler(tmp_path, deed, lie=lie), cwd=tmp_path)

    assert checked.returncode == code, checked.stdout + checked.stderr
    assert ("Not conform" if lie else "Conform: all") in checked.stdout
    assert f"tarock: {LEDGER}: the ledger cannot be moved into place (" in checked.stderr
    assert f"ledger: {LEDGER}" not in checked.stdout
    assert f"page: {PAGE}" in checked.stdout


@pytest.mark.prove
@pytest.mark.parametrize(("code", "engine_of"), [(ExitCode.NOT_CONFORM, LIAR), (ExitCode.CUT_OFF, RIGHT)])
def test_on_a_full_disk_the_verdict_stands_and_the_lack_is_told(tmp_path: Path, code: ExitCode, engine_of: str) -> None:
    words = (*PROGRAM, *QUICK, "--engine", engine(tmp_path, engine_of))
    checked = subprocess.run(
        ("/bin/sh", "-c", 'ulimit -f 100; exec "$@"', "sh", *words),
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert checked.returncode == code, checked.stdout + checked.stderr
    asked = sum(planned.area == "counting" for planned in plan("lungau"))
    assert f"{asked} of {asked}" in checked.stdout
    assert f"tarock: {LEDGER}: the ledger cannot be moved into place (File too large)" in checked.stderr
    assert "changed" not in checked.stderr


# ------------------------------------------------------------------------------------------- outputs refused


@pytest.mark.parametrize(("kind", "make"), [("a link", "link"), ("a pipe", "pipe"), ("a link", "dangling")])
@pytest.mark.parametrize("option", ["--ledger", "--html", "--junit"])
def test_what_is_no_file_of_its_own_is_refused_in_the_place_of_an_output(
    tmp_path: Path, option: str, kind: str, make: str
) -> None:
    (tmp_path / "other").write_text("kept")
    if make == "pipe":
        os.mkfifo(tmp_path / "out")
    else:
        (tmp_path / "out").symlink_to("other" if make == "link" else "nowhere")

    refused = here(*QUICK, "--in-process", option, "out", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert refused.stderr == f"tarock: {option}: cannot write out: it is {kind}; expected a file that can be written\n"
    assert (tmp_path / "other").read_text() == "kept"


def test_a_report_is_not_written_through_a_link(tmp_path: Path) -> None:
    here(*QUICK, "--in-process", cwd=tmp_path)
    (tmp_path / "out").symlink_to(LEDGER)

    refused = here("report", LEDGER, "--output", "out", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert "--output: cannot write out: it is a link" in refused.stderr


@pytest.mark.prove
def test_what_is_written_is_utf_8_with_line_feeds_whatever_the_console_speaks(tmp_path: Path) -> None:
    spoken = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    program(*QUICK, "--in-process", "--junit", "junit.xml", cwd=tmp_path, **spoken)
    program("report", LEDGER, "--format", "markdown", "--output", "out.md", cwd=tmp_path, **spoken)

    for name in (LEDGER, PAGE, "junit.xml", "out.md"):
        data = (tmp_path / name).read_bytes()
        assert b"\r" not in data
        assert data.decode("utf-8")
    assert "Augen" in (tmp_path / PAGE).read_text("utf-8")


# ---------------------------------------------------------------------------------------- two runs in a folder


def under_way(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A run that has begun its ledger and goes on when there is a file ``gate``."""
    running = subprocess.Popen(
        (*PROGRAM, *QUICK, *waiting(folder), *words),
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    deadline = time.monotonic() + PATIENCE
    while not list(folder.glob("**/*.unfinished")) and time.monotonic() < deadline:
        time.sleep(0.05)
    return running


@pytest.mark.prove
def test_a_run_that_finds_another_at_work_takes_a_folder_of_its_own(tmp_path: Path) -> None:
    with under_way(tmp_path) as first:
        liar = tmp_path / "liar"
        liar.mkdir()
        second = program(*QUICK, "--engine", engine(liar, LIAR), cwd=tmp_path)
        (tmp_path / "gate").touch()
        out, _ = first.communicate(timeout=PATIENCE)

    assert first.returncode == ExitCode.CONFORM, out
    assert second.returncode == ExitCode.NOT_CONFORM
    assert "tarock: another run uses tarock-report; this one writes to tarock-report-2\n" in second.stderr
    assert "ledger: tarock-report-2/lungau.part.jsonl" in second.stdout
    assert summarise(Ledger.read(tmp_path / LEDGER)).conformity is Conformity.CONFORM
    other = Ledger.read(tmp_path / "tarock-report-2" / "lungau.part.jsonl")
    assert summarise(other).conformity is Conformity.NOT_CONFORM
    assert [path.name for path in tmp_path.glob("tarock-report*/.*")] == []


@pytest.mark.prove
def test_a_run_is_refused_the_file_that_another_writes_to(tmp_path: Path) -> None:
    named = ("--ledger", "one.jsonl", "--html", "one.html")
    with under_way(tmp_path, *named) as first:
        second = program(*QUICK, "--in-process", "--ledger", "one.jsonl", "--html", "two.html", cwd=tmp_path)
        third = program(*QUICK, "--in-process", "--ledger", "three.jsonl", "--html", "three.html", cwd=tmp_path)
        (tmp_path / "gate").touch()
        first.communicate(timeout=PATIENCE)

    assert first.returncode == ExitCode.CONFORM
    assert second.returncode == ExitCode.USAGE
    assert "--ledger: another run is still writing to one.jsonl; expected another file" in second.stderr
    assert third.returncode == ExitCode.CONFORM


@pytest.mark.prove
def test_a_folder_is_free_again_when_its_run_has_ended_however_it_ended(tmp_path: Path) -> None:
    with under_way(tmp_path) as killed:
        killed.kill()
        killed.communicate(timeout=PATIENCE)

    after = program(*QUICK, "--in-process", cwd=tmp_path)

    assert after.returncode == ExitCode.CONFORM
    assert f"ledger: {LEDGER}" in after.stdout
    assert "another run" not in after.stderr


# ----------------------------------------------------------------------------------- a narrowed run beside a whole


@pytest.mark.prove
def test_a_narrowed_run_leaves_the_report_of_a_whole_one_alone(tmp_path: Path) -> None:
    report = tmp_path / "tarock-report"
    report.mkdir()
    whole = ("lungau.jsonl", "lungau.html", "proof-lungau.jsonl", "proof.html")
    for name in whole:
        (report / name).write_text("of a whole run")

    for command in ("check --area counting --in-process", "prove --clause LUN-CARDS-001 --perturb"):
        assert here(*command.split(), "--rules", "lungau", cwd=tmp_path).returncode == 0
    ledger = Ledger.read(tmp_path / LEDGER)
    again = reproduce.command(ledger.header, ledger.verdicts[0])
    assert here(*shlex.split(again)[1:], cwd=tmp_path).returncode == 0

    assert {(report / name).read_text() for name in whole} == {"of a whole run"}
    assert (report / "proof-lungau.part.jsonl").exists()
    assert (report / "proof.part.html").exists()
    assert Ledger.read(report / "lungau.part.jsonl").header.asked.scenarios == [ledger.verdicts[0].scenario]
