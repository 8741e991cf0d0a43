"""The reference engine as our own checks start it: the same answers, without the command line around it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest
from tests.unit.small_lock import PROFILE, SETTLE
from tests.unit.the_command import PATIENCE, PROGRAM, environment

from tarock_protocol.answering import answer_lines
from tarock_running.inputs.own_process import reference_command
from tarock_running.process.exits import ExitCode

ASKED = "".join(
    json.dumps({"id": number, **question}, ensure_ascii=False) + "\n"
    for number, question in enumerate(({"ask": "hello", "protocol": 1}, {"rules": "lungau", **SETTLE}))
)


def said(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, input=ASKED, env=environment(), capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE
    )


@pytest.mark.prove
def test_it_answers_as_the_command_does_that_people_type(tmp_path: Path) -> None:
    profile = tmp_path / "post.toml"
    profile.write_text(PROFILE, encoding="utf-8")

    plain, house = said(*reference_command()), said(*reference_command(profile))

    assert plain.stdout == said(*PROGRAM, "serve").stdout != ""
    assert house.stdout == said(*PROGRAM, "serve", "--variant", str(profile)).stdout != plain.stdout
    assert (plain.returncode, house.returncode, plain.stderr, house.stderr) == (0, 0, "", "")


def test_a_profile_with_a_mistake_is_refused_with_its_line(tmp_path: Path) -> None:
    profile = tmp_path / "post.toml"
    profile.write_text(PROFILE.replace("price_won", "price_one"), encoding="utf-8")

    run = said(*reference_command(profile))

    assert run.returncode == ExitCode.USAGE
    assert f"{profile}:6" in run.stderr
    assert run.stdout == ""


def test_it_loads_nothing_of_the_command_line() -> None:
    loads = "import sys, tarock_checking.serve.__main__; print('typer' in sys.modules, 'rich' in sys.modules)"

    assert said(sys.executable, "-c", loads).stdout == "False False\n"


class Written(io.BytesIO):
    """Each piece that was written by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []

    def write(self, data: object, /) -> int:
        self.pieces.append(bytes(cast("bytes", data)))
        return len(self.pieces[-1])


class Coming(io.BytesIO):
    """Chunks that come one after the other; before each the answers so far are noted."""

    def __init__(self, chunks: list[bytes], written: Written) -> None:
        super().__init__()
        self._chunks, self._written = chunks, written
        self.answered: list[bytes] = []

    def read1(self, size: int | None = -1, /) -> bytes:
        del size
        self.answered.append(b"".join(self._written.pieces))
        return self._chunks.pop(0) if self._chunks else b""


def test_lines_that_come_together_are_answered_together_and_no_line_waits_for_the_end_of_another() -> None:
    written = Written()
    coming = Coming([b"one\ntwo\nthr", b"ee\n", b"four"], written)

    answer_lines(coming, written, lambda line: b"<" + line + b">")

    assert coming.answered == [b"", b"<one>\n<two>\n", b"<one>\n<two>\n<three>\n", b"<one>\n<two>\n<three>\n"]
    assert written.pieces == [b"<one>\n<two>\n", b"<three>\n", b"<four>\n"]


def test_an_answer_does_not_wait_long_for_another_that_takes_its_time() -> None:
    written = Written()

    def slowly(line: bytes) -> bytes:
        time.sleep(0.02)
        return line

    answer_lines(io.BytesIO(b"one\ntwo\n"), written, slowly)

    assert written.pieces[:2] == [b"one\n", b"two\n"]
