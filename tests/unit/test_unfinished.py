"""A run that does not come to its end leaves the report of an earlier one alone, to the byte."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.unit.made_up import header, scenario, verdict
from tests.unit.the_command import engine, program, signalled, tarock, waiting
from tests.unit.ticking import Ticking

from tarock_checking.check.campaign import Campaign
from tarock_checking.check.terms import AskingTerms
from tarock_checking.check.voice import Voice
from tarock_checking.playing.player import Player
from tarock_checking.playing.repeated_questions import Traces
from tarock_language.message import ENGLISH
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.whole_files import Place, part_of
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.selection import Wanted
from tarock_running.outputs.places import WantedFiles
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Verdict

WHOLE = ("check", "--rules", "lungau", "--no-diagnosis")
REPORT = ("tarock-report/lungau.jsonl", "tarock-report/lungau.html", "lungau.xml")
PART = ("tarock-report/lungau.part.jsonl", "tarock-report/lungau.part.html", "lungau.part.xml")
LEFT = "and tarock-report/lungau.jsonl is that of an earlier run"
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and links as POSIX has them")


def earlier(folder: Path) -> dict[str, bytes]:
    """What an earlier run left, made up, since nothing reads it."""
    (folder / "tarock-report").mkdir()
    for name in REPORT:
        (folder / name).write_bytes(f"{name} of a whole run\n".encode())
    return left(folder)


def left(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in REPORT}


def sent(folder: Path, number: signal.Signals) -> subprocess.CompletedProcess[str]:
    """A whole run that is sent a signal when it has reported a few scenarios."""
    words = (*WHOLE, *waiting(folder), "--junit", "lungau.xml")
    return signalled(words, folder, number, lambda _: any(map(_has_verdicts, folder.glob("**/*.unfinished"))))


def _has_verdicts(ledger: Path) -> bool:
    return ledger.read_bytes().count(b"\n") > 3


def check_part(folder: Path) -> None:
    """The part is there, says that it is one, and can be read."""
    ledger, page, junit = (folder / name for name in PART)

    assert Ledger.read(ledger).is_partial
    assert Ledger.read(ledger).verdicts
    assert "This ledger is partial." in page.read_text("utf-8")
    assert "<testsuites" in junit.read_text("utf-8")


@pytest.mark.prove
def test_a_run_that_is_interrupted_goes_beside_the_report_of_a_whole_one(tmp_path: Path) -> None:
    before = earlier(tmp_path)

    run = sent(tmp_path, signal.SIGINT)

    assert run.returncode == ExitCode.INTERRUPTED, run.stderr
    assert left(tmp_path) == before
    assert run.stderr.count(f"tarock: interrupted; the ledger {PART[0]} is partial, {LEFT}\n") == 1
    assert f"ledger: {PART[0]}" in run.stdout
    assert f"page: {PART[1]}" in run.stdout
    check_part(tmp_path)


def out_of_time(wanted_files: WantedFiles, *areas: str, budget: float = 1) -> ExitCode:
    """A run of the reference engine in this process, under a clock that always goes alike."""
    return Campaign(
        engine=EngineChoice(in_process=True),
        rules=("lungau",),
        pairs=(),
        wanted=Wanted(areas=areas),
        wanted_files=wanted_files,
        clock=Ticking(),
        terms=AskingTerms(budget=budget),
        voice=Voice(say=ENGLISH),
    ).run()


def test_a_run_that_is_out_of_time_goes_beside_the_report_of_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    before = earlier(tmp_path)

    assert out_of_time(WantedFiles(junit=Path("lungau.xml"))) == ExitCode.CUT_OFF
    assert left(tmp_path) == before
    assert capsys.readouterr().err.count(f"tarock: cut off; the ledger {PART[0]} is partial, {LEFT}\n") == 1
    check_part(tmp_path)


@pytest.mark.prove
def test_a_run_that_is_killed_leaves_nothing_but_its_draft(tmp_path: Path) -> None:
    before = earlier(tmp_path)

    sent(tmp_path, signal.SIGKILL)

    assert left(tmp_path) == before
    assert len(list(tmp_path.glob("tarock-report/lungau.jsonl.*.unfinished"))) == 1
    assert not any((tmp_path / name).exists() for name in PART)


@pytest.mark.prove
@pytest.mark.parametrize("code", [DIES, "raise SystemExit", "print('no hello', flush=True)"])
def test_a_program_that_does_not_get_past_hello_touches_no_report(tmp_path: Path, code: str) -> None:
    before = earlier(tmp_path)

    run = program(*WHOLE, "--engine", engine(tmp_path, code), "--junit", "lungau.xml", cwd=tmp_path)

    assert run.returncode == ExitCode.ADAPTER_BROKEN
    assert left(tmp_path) == before
    assert [path.name for path in (tmp_path / "tarock-report").iterdir() if path.name not in str(REPORT)] == []


def test_where_nothing_stood_before_there_is_only_the_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    out_of_time(WantedFiles(junit=Path("lungau.xml")))

    assert f"tarock: cut off; the ledger {PART[0]} is partial\n" in capsys.readouterr().err
    assert not any((tmp_path / name).exists() for name in REPORT)


def test_only_a_run_that_comes_to_its_end_replaces_the_files_that_were_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    named = (Path("mine.jsonl"), Path("mine.html"))
    wanted_files = WantedFiles(ledger=named[0], html=named[1])
    for path in named:
        path.write_text("earlier")

    assert out_of_time(wanted_files, "counting") == ExitCode.CUT_OFF
    assert [path.read_text() for path in named] == ["earlier", "earlier"]
    assert Ledger.read("mine.part.jsonl").is_partial
    assert out_of_time(wanted_files, "counting", budget=10_000) == ExitCode.CONFORM
    assert not Ledger.read(named[0]).is_partial
    assert "Conform" in named[1].read_text("utf-8")


def test_a_rule_set_that_was_not_asked_again_is_not_whole_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Player.play

    def interrupted(self: Player, place: int, upcoming: Iterable[int] = ()) -> tuple[Verdict, Traces]:
        if self.asking.source == "lungau":
            raise KeyboardInterrupt
        return play(self, place, upcoming)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Player, "play", interrupted)
    both = ("--rules", "karl", "--rules", "lungau", "--area", "cards")
    broken_off = tarock("check", *both, "--again", "1", "--in-process")
    first = Ledger.read(tmp_path / "tarock-report" / "karl.part.jsonl")

    assert broken_off.exit_code == ExitCode.INTERRUPTED
    assert first.cut == "the run was interrupted before questions were repeated"
    assert len(first.verdicts) == len(first.header.planned)


# --------------------------------------------------------------------------------------------- another folder

SWAPS = """
import sys
from pathlib import Path
from tarock_reference import respond

folder, asked = Path({folder!r}), 0
for line in sys.stdin.buffer:
    asked += 1
    if asked == {when}:
        (folder / "tarock-report").rename(folder / "elsewhere")
        (folder / "tarock-report").symlink_to("victim")
    print(respond(line).decode(), flush=True)
"""


@pytest.mark.prove
@pytest.mark.parametrize("when", [1, 30])
def test_a_folder_that_leads_elsewhere_since_the_run_began_is_not_followed(tmp_path: Path, when: int) -> None:
    victim = tmp_path / "victim"
    victim.mkdir()
    for name in ("lungau.part.jsonl", "lungau.part.html", ".run"):
        (victim / name).write_text("of somebody else")

    code = SWAPS.format(folder=str(tmp_path), when=when)
    run = program(*WHOLE, "--area", "counting", "--engine", engine(tmp_path, code), cwd=tmp_path)

    assert run.returncode == ExitCode.CUT_OFF, run.stdout + run.stderr
    assert "its folder leads elsewhere since the run began" in run.stderr
    assert {path.name: path.read_text() for path in victim.iterdir()} == {
        "lungau.part.jsonl": "of somebody else",
        "lungau.part.html": "of somebody else",
        ".run": "of somebody else",
    }


@pytest.mark.prove
def test_a_folder_that_was_a_link_before_is_as_good_as_any(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "tarock-report").symlink_to("real")

    run = program(*WHOLE, "--area", "counting", "--in-process", cwd=tmp_path)

    assert run.returncode == ExitCode.CONFORM
    assert run.stderr.count("somebody") == 0
    assert not Ledger.read(tmp_path / "real" / "lungau.part.jsonl").is_partial


# ------------------------------------------------------------------------------------------------- one writer


def test_what_others_do_to_an_earlier_ledger_is_said_also_where_it_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    path.write_text("earlier")
    cases = [scenario(1), scenario(2)]

    with LedgerWriter(path, header(cases)) as writer:
        writer.add(verdict(cases[0]))
        writer.cut = "the time of the run is used up"
        path.write_text("made up")

    assert writer.path == tmp_path / "ledger.part.jsonl"
    assert str(writer.meddled) == "the earlier file was changed"
    assert path.read_text() == "made up"
    assert Ledger.read(writer.path).is_partial


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("tarock-report/lungau.jsonl", "tarock-report/lungau.part.jsonl"),
        ("lungau.part.jsonl", "lungau.part.jsonl"),
        ("out", "out.part"),
        ("out.part", "out.part"),
    ],
)
def test_a_part_has_a_name_of_its_own_and_no_part_of_its_own(path: str, part: str) -> None:
    assert part_of(Path(path)) == Path(part)
    assert Place(Path(path)).part.part.path == Path(part)
