"""Whatever a program sends, the command itself needs little memory."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import time
from pathlib import Path

import pytest
from benchmarks import pipe
from tests.unit.the_command import engine, environment

from tarock_protocol.errors import LONGEST, ProtocolError, bounded
from tarock_steps.errors import Mismatch
from tarock_steps.suite.verdicts import Outcome

pytestmark = pytest.mark.prove

MOST = 300
"""MB that the command may need."""

HOG = """
import itertools, json, sys
from tarock_reference import respond

LONG = 900_000
numbers = itertools.count()


def swollen(found):
    number, answer = next(numbers), found.get("answer")
    way = number % 6 if answer else 0
    if way == 0:
        return {"id": found["id"], "declined": f"{number} " + "x" * LONG}
    if way == 1:
        return {"id": found["id"], "error": f"{number} " + "x" * LONG}
    if way == 2:
        answer["grounds"] = [f"{number}-{place}-" + "g" * 40 for place in range(16_000)]
    elif way == 3:
        answer["grounds"] = [f"{number}-{place}-" + "g" * 900 for place in range(900)]
    elif "legal" in answer:
        answer["legal"] = [str(place) for place in range(16_000)] if way == 4 else ["x" * LONG]
    elif answer.get("refused"):
        answer["refused"]["reason"] = "x" * LONG
    elif answer.get("next"):
        answer["next"][0]["legal"] = [f"{number} " + "\\u2665" * (LONG // 3)]
    return found


for line in sys.stdin.buffer:
    found = json.loads(respond(line))
    if b'"hello"' not in line:
        found = swollen(found)
        sys.stderr.write("e" * 200_000)
        sys.stderr.flush()
    sys.stdout.buffer.write(json.dumps(found, ensure_ascii=False).encode().ljust(LONG) + b"\\n")
    sys.stdout.buffer.flush()
"""
"""Right but for what it adds, in replies near the limit to every question."""

PADS = """
import itertools, json, sys
from tarock_reference import respond

PADDING = b"g" * %d
numbers = itertools.count()
for line in sys.stdin.buffer:
    found, pad = json.loads(respond(line)), b""
    if b'"hello"' not in line and "answer" in found:
        found["answer"]["grounds"], pad = ["PAD"], b"%%06d" %% next(numbers) + PADDING
    told = json.dumps(found, ensure_ascii=False).encode().partition(b"PAD")
    sys.stdout.buffer.write(told[0] + pad + told[2] + b"\\n")
    sys.stdout.buffer.flush()
"""
"""Right, with one ground of so many letters after its number, another one in every answer."""

HEAPS = """
import sys
from pathlib import Path
from tarock_running.process.memory import keep_large_things_apart

def resident():
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024

if sys.argv[1] == "apart":
    keep_large_things_apart()
bytes(20_000_000)
before = resident()
large, small = [], []
for _ in range(100):
    large.append(b"x" * int("900000"))
    small.append(b"x" * int("10000"))
assert resident() - before > 80
large.clear()
print(resident() - before)
"""
"""Frees a hundred large things with small ones between them, and tells how many MB are left of all."""

TELLS = """
import atexit, os
from pathlib import Path
from tarock_conformance.cli import main

status = Path("/proc/self/status")
atexit.register(lambda: Path(os.environ["TAROCK_TEST_STATUS"]).write_text(status.read_text()))
main()
"""
"""The command, which tells at its end how much memory it has needed."""


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="memory is read where Linux tells it")


def checked(folder: Path, adapter: str, *words: str) -> tuple[float, str]:
    """The MB that a check of an adapter has needed, and what it said on stderr."""
    asked = ("check", "--rules", "lungau", *words, "--no-diagnosis")
    command = (*asked, "--engine", engine(folder, adapter), "--timeout", "60")
    ran = subprocess.run(
        (sys.executable, "-P", "-c", TELLS, *command),
        cwd=folder,
        env=environment(TAROCK_TEST_STATUS=str(folder / "status")),
        capture_output=True,
        check=False,
        timeout=600,
    )
    status = (folder / "status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024, ran.stderr.decode()


@LINUX
def test_hundreds_of_replies_near_the_limit_take_little_memory(tmp_path: Path) -> None:
    areas = [word for area in ("play", "talon", "calling") for word in ("--area", area)]
    needed, said = checked(tmp_path, HOG, *areas, "--restarts", "0")
    ledger = (tmp_path / "tarock-report" / "lungau.part.jsonl").read_text(encoding="utf-8")

    assert needed < MOST, said
    assert "started again" not in ledger
    assert ledger.count('"kind":"verdict"') > 300
    assert all(f'"outcome":"{outcome}"' in ledger for outcome in (Outcome.PASSED, Outcome.ERRORED, Outcome.DECLINED))
    assert ledger.count("bytes, SHA-256 ") > 20  # of what did not pass; how much depends on what is asked again
    assert max(map(len, ledger.splitlines()[1:])) < 300_000


@LINUX
def test_a_whole_rule_set_of_answers_near_the_limit_takes_little_memory(tmp_path: Path) -> None:
    needed, said = checked(tmp_path, PADS % 900_000)
    verdicts = (tmp_path / "tarock-report" / "lungau.jsonl").read_text(encoding="utf-8").splitlines()[1:-1]

    assert needed < MOST, said
    assert len(verdicts) > 1_300
    assert (
        sum(f'"outcome":"{Outcome.ERRORED}"' in verdict and "a text of 900006 char" in verdict for verdict in verdicts)
        > 1_300
    )


@LINUX
@pytest.mark.parametrize("adapter", [HOG, PADS % 900_000], ids=["swollen", "padded"])
def test_all_processes_that_share_a_check_take_little_memory_together(tmp_path: Path, adapter: str) -> None:
    areas = [word for area in ("announcing", "settling") for word in ("--area", area)]
    asked = ("check", "--rules", "lungau", *areas, "--no-diagnosis")
    command = (*asked, "--engine", engine(tmp_path, adapter), "--timeout", "60")
    needed, processes = 0.0, 0
    with subprocess.Popen(
        (sys.executable, "-P", "-c", TELLS, *command, "--jobs", "2"),
        cwd=tmp_path,
        env=environment(TAROCK_TEST_STATUS=str(tmp_path / "status")),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running:
        while running.poll() is None:
            needed = max(needed, pipe.memory(running.pid)[0])
            processes = max(processes, len(list(pipe.own(running.pid))))
            time.sleep(0.05)

    assert processes >= 2, "else nothing was shared"
    assert 50 < needed < MOST


@LINUX
def test_what_is_freed_between_small_things_goes_back_to_the_system() -> None:
    if not hasattr(ctypes.CDLL(None), "mallopt"):
        pytest.skip("this C library cannot be told")
    words = (sys.executable, "-P", "-c", HEAPS)
    left = float(subprocess.run((*words, "apart"), capture_output=True, check=True, timeout=60).stdout)
    as_it_comes = float(subprocess.run((*words, "mixed"), capture_output=True, check=True, timeout=60).stdout)

    assert left < 20
    assert as_it_comes > 60, "else nothing has to be told apart"


@pytest.mark.parametrize("length", [LONGEST, LONGEST + 1])
def test_of_what_a_program_gave_an_error_has_the_beginning_and_how_long_it_was(length: int) -> None:
    told = "x" * LONGEST + (f" … ({length:,} characters in all)" if length > LONGEST else "")

    assert bounded("x" * length) == told
    assert str(Mismatch("Augen", "1", "x" * length)) == f"Augen: expected 1, given {told}"
    assert str(ProtocolError("x" * length, expected="y")) == f"{told}; expected y"
