"""What other systems do differently, as far as it can be tried on this one."""

from __future__ import annotations

import functools
import json
import subprocess
import tomllib
from pathlib import Path

import pytest
from tests.unit.the_command import PROGRAM, environment, program

from tarock_protocol.cards import canonical

ENCODINGS = ["ascii", "cp1252", "utf-8"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def of_a_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    done = program("check", "--rules", "lungau", "--area", "counting", "--in-process", cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.gate("markdown-ascii", "junit-cp1252")
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("form", ["markdown", pytest.param("html", marks=pytest.mark.prove), "junit"])
def test_every_format_is_utf_8_whatever_the_console_speaks(of_a_run: Path, form: str, encoding: str) -> None:
    (written,) = (of_a_run / "tarock-report").glob("*.jsonl")
    words = ("report", str(written), "--format", form)
    told = program(*words, cwd=of_a_run, PYTHONIOENCODING=encoding, PYTHONUTF8="0")

    assert told.returncode == 0, told.stderr
    assert told.stdout == in_utf_8(words, of_a_run)


@functools.cache
def in_utf_8(words: tuple[str, ...], folder: Path) -> str:
    """What the command tells where the console speaks UTF-8: what it is held against, whatever another one speaks."""
    return program(*words, cwd=folder, PYTHONUTF8="1").stdout


@pytest.mark.prove
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_reply_is_utf_8_whatever_the_console_speaks(tmp_path: Path, encoding: str) -> None:
    words = ("ask", "may_play", "contract=Fahren", "hand=I V K♥", "trick=A♥", "--json")
    told = program(*words, cwd=tmp_path, PYTHONIOENCODING=encoding)

    assert json.loads(told.stdout)["answer"]["legal"] == ["K♥"]


@pytest.mark.gate("ascii")
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_cards_stay_cards_on_a_console_that_lacks_their_signs(tmp_path: Path, encoding: str) -> None:
    name = "lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i"
    told = subprocess.run(
        (*PROGRAM, "show", name),
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING=encoding),
        capture_output=True,
        encoding=encoding,
        check=True,
    ).stdout

    assert 'Dealer is to play to "Kc XV Dc" with "I Kh Dh 9s" in hand' in told
    assert [canonical(text) for text in ("Kc", "Dh", "Skues")] == ["K♣", "D♥", "Sküs"]


def test_no_system_is_claimed_that_nothing_is_tested_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = [classifier for classifier in project["classifiers"] if classifier.startswith("Operating System")]

    assert claimed == ["Operating System :: POSIX :: Linux"]
    assert "not supported" in (ROOT / "README.md").read_text(encoding="utf-8")
