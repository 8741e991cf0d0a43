"""Who reads what the command says has no say in what it finds out."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, PATIENCE, PROGRAM, engine, environment

from tarock_reports.ledger.checks import Ledger
from tarock_running.process.exits import ExitCode
from tarock_running.process.signals import ending_is_interruption

CHECK = ("check", "--rules", "lungau", "--area", "counting", "--in-process")
FULL = Path("/dev/full")
SHELL = "/bin/sh"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="redirections and signals as POSIX has them")


def ended(redirection: str, *words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command behind a redirection of the shell."""
    return subprocess.run(
        (SHELL, "-c", f'exec "$@" {redirection}', "sh", *PROGRAM, *words),
        cwd=cwd,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def unread(stream: str, *words: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    """The command where nobody reads one of its streams."""
    reader, writer = os.pipe()
    os.close(reader)
    out, err = (writer if stream == name else subprocess.PIPE for name in ("stdout", "stderr"))
    try:
        return subprocess.run(
            (*PROGRAM, *words),
            cwd=cwd,
            env=environment(),
            check=False,
            timeout=PATIENCE,
            stdout=out,
            stderr=err,
        )
    finally:
        os.close(writer)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("redirection", "code"),
    [
        (">/dev/full", ExitCode.NOBODY_READS),
        ("2>/dev/full", ExitCode.CONFORM),
        (">/dev/full 2>/dev/full", ExitCode.NOBODY_READS),
        (">&-", ExitCode.CONFORM),
        ("2>&-", ExitCode.CONFORM),
        ("<&- >&- 2>&-", ExitCode.CONFORM),
    ],
)
def test_a_right_engine_is_right_wherever_the_output_goes(tmp_path: Path, redirection: str, code: ExitCode) -> None:
    checked = ended(redirection, *CHECK, cwd=tmp_path)
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")

    assert checked.returncode == code
    assert "fault of ours" not in checked.stderr
    assert "Exception ignored" not in checked.stderr
    assert not ledger.is_partial
    assert not ledger.faults
    assert (tmp_path / "tarock-report" / "lungau.part.html").exists()


@pytest.mark.gate("words1")
@pytest.mark.parametrize("words", [("--help",), ("schema",), ("clauses", "LUN-CARDS-001")])
def test_that_the_output_cannot_be_written_is_said_once(tmp_path: Path, words: tuple[str, ...]) -> None:
    full = ended(">/dev/full", *words, cwd=tmp_path)

    assert full.stderr == "tarock: stdout cannot be written: No space left on device\n"
    assert full.returncode == ExitCode.NOBODY_READS


@pytest.mark.prove
@pytest.mark.parametrize(("stream", "code"), [("stdout", ExitCode.NOBODY_READS), ("stderr", ExitCode.CONFORM)])
def test_a_reader_who_went_away_is_not_the_engines_fault(tmp_path: Path, stream: str, code: ExitCode) -> None:
    left = unread(stream, *CHECK, cwd=tmp_path)

    assert left.returncode == code
    assert b"cannot be written" not in (left.stderr or b"")


@pytest.mark.prove
def test_through_a_pipe_nothing_gets_into_the_streams_that_were_closed(tmp_path: Path) -> None:
    words = ("check", "--rules", "lungau", "--clause", "LUN-COUNTING-007", "--engine", engine(tmp_path, LIAR))

    assert ended(">&- 2>&-", *words, cwd=tmp_path).returncode == ExitCode.NOT_CONFORM
    assert Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl").faults == ()


@pytest.mark.gate(1, 5, 7)
@pytest.mark.parametrize(
    ("words", "redirection", "code"),
    [
        pytest.param(("--help",), ">/dev/full", ExitCode.NOBODY_READS, marks=pytest.mark.prove),
        (("--help",), ">&-", ExitCode.CONFORM),
        (("schema",), ">/dev/full", ExitCode.NOBODY_READS),
        (("clauses", "LUN-CARDS-001"), ">/dev/full", ExitCode.NOBODY_READS),
        pytest.param(("clauses", "LUN-CARDS-999"), "2>/dev/full", ExitCode.USAGE, marks=pytest.mark.prove),
        (("chekc",), "2>/dev/full", ExitCode.USAGE),
        (("chekc",), "2>&-", ExitCode.USAGE),
        (("serve",), "<&-", ExitCode.CONFORM),
    ],
)
def test_every_command_ends_as_it_would_have(
    tmp_path: Path, words: tuple[str, ...], redirection: str, code: ExitCode
) -> None:
    told = ended(redirection, *words, cwd=tmp_path)

    assert told.returncode == code
    assert "fault of ours" not in told.stderr


def test_serve_ends_where_its_answers_do_not_fit() -> None:
    question = b'{"ask":"hello","id":1}\n'
    with FULL.open("wb") as full:
        served = subprocess.run(
            (*PROGRAM, "serve"), input=question, stdout=full, env=environment(), check=False, timeout=PATIENCE
        )

    assert served.returncode == ExitCode.NOBODY_READS


# ----------------------------------------------------------------------------------------------------- signals


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_request_to_end_is_taken_as_an_interruption_and_only_for_a_while(number: signal.Signals) -> None:
    before = signal.getsignal(number)

    with pytest.raises(KeyboardInterrupt), ending_is_interruption():
        signal.raise_signal(number)
    assert signal.getsignal(number) == before


def test_a_request_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with ending_is_interruption():
            signal.raise_signal(signal.SIGHUP)
            assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.prove
def test_the_tests_hear_signals_whoever_started_them(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import signal\ndef test_one(): assert signal.getsignal(signal.SIGINT) is signal.default_int_handler\n"
    )
    conftest = Path(__file__).parents[1] / "conftest.py"
    (tmp_path / "conftest.py").write_text(conftest.read_text(encoding="utf-8"), encoding="utf-8")
    words = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", str(tmp_path))

    deaf = subprocess.run((SHELL, "-c", "trap '' INT; exec \"$@\"", "sh", *words), check=False, capture_output=True)

    assert deaf.returncode == 0, deaf.stdout
