"""Whatever a program sends, the command itself needs little memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.the_command import engine, environment

from tarock_steps.errors import LONGEST, Mismatch, bounded
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.suite.verdicts import Outcome

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
        answer["grounds"] = [f"{number}" + "g" * LONG]
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

TELLS = """
import atexit, os
from pathlib import Path
from tarock_conformance.cli import main

status = Path("/proc/self/status")
atexit.register(lambda: Path(os.environ["TAROCK_TEST_STATUS"]).write_text(status.read_text()))
main()
"""
"""The command, which tells at its end how much memory it has needed."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read where Linux tells it")
def test_hundreds_of_replies_near_the_limit_take_little_memory(tmp_path: Path) -> None:
    areas = [word for area in ("play", "talon", "calling") for word in ("--area", area)]
    words = ("check", "--rules", "lungau", *areas, "--engine", engine(tmp_path, HOG), "--restarts", "0")
    ran = subprocess.run(
        (sys.executable, "-P", "-c", TELLS, *words, "--timeout", "60"),
        cwd=tmp_path,
        env=environment(TAROCK_TEST_STATUS=str(tmp_path / "status")),
        capture_output=True,
        check=False,
        timeout=600,
    )
    status = (tmp_path / "status").read_text(encoding="ascii")
    ledger = (tmp_path / "tarock-report" / "lungau.part.jsonl").read_text(encoding="utf-8")

    assert int(status.partition("VmHWM:")[2].split()[0]) / 1024 < MOST, ran.stderr
    assert "started again" not in ledger
    assert ledger.count('"kind":"verdict"') > 300
    assert all(f'"outcome":"{each}"' in ledger for each in (Outcome.PASSED, Outcome.ERRORED, Outcome.DECLINED))
    assert ledger.count("bytes, SHA-256 ") > 100
    assert max(map(len, ledger.splitlines()[1:])) < 300_000


@pytest.mark.parametrize("length", [LONGEST, LONGEST + 1])
def test_of_what_a_program_gave_an_error_has_the_beginning_and_how_long_it_was(length: int) -> None:
    told = "x" * LONGEST + (f" … ({length:,} characters in all)" if length > LONGEST else "")

    assert bounded("x" * length) == told
    assert str(Mismatch("Augen", "1", "x" * length)) == f"Augen: expected 1, given {told}"
    assert str(ProtocolError("x" * length, expected="y")) == f"{told}; expected y"
