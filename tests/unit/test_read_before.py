"""Once a program under test runs, no file is read that it could have written: all was read before it was started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.unit.the_command import LIAR, PATIENCE, environment

WATCHED: Final = """
import os, sys

started, later = [], set()

def heard(event, words):
    if event == "subprocess.Popen":
        started.append(1)
    elif started and event == "open" and isinstance(words[0], (str, bytes)) and not (words[2] or 0) & 3:
        later.add(os.fsdecode(words[0]))

sys.addaudithook(heard)
from tarock_conformance.cli import main
try:
    main()
finally:
    print("READ LATER", bool(started), *sorted(later), sep="\\n")
"""
"""The command ``tarock``, which tells in the end what was opened for reading after the first program was started."""

OWN_DRAFT: Final = "lungau.part.jsonl"
"""The run's own ledger, of which it makes the page: a change to it is noticed by its digest, and told."""
RIGHT: Final = LIAR.replace('"augen":70', '"augen":71')


def read_later(folder: Path, adapter: str, *words: str) -> list[str]:
    """What a command reads of files after it has started a program."""
    (folder / "adapter.py").write_text(adapter, encoding="utf-8")
    engine = f"{sys.executable} -P {folder / 'adapter.py'}"
    line = (sys.executable, "-P", "-c", WATCHED, *words, "--engine", engine)
    ran = subprocess.run(  # noqa: PLW1510 - a wrong program makes it end with 1
        line, cwd=folder, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    started, *paths = ran.stdout.partition("READ LATER\n")[2].splitlines()
    assert started == "True", ran.stderr
    return [path for path in paths if Path(path).name != OWN_DRAFT and not path.startswith(("/proc/", "/dev/"))]


@pytest.mark.prove
@pytest.mark.parametrize("adapter", [RIGHT, LIAR], ids=["right", "liar"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_check_reads_no_file_that_a_program_could_have_written(tmp_path: Path, adapter: str, jobs: str) -> None:
    words = ("check", "--rules", "lungau", "--area", "counting", "--jobs", jobs, "--junit", "tarock.xml")
    assert read_later(tmp_path, adapter, *words) == []


@pytest.mark.prove
@pytest.mark.parametrize("words", [("fuzz", "--rules", "lungau", "--questions", "200"), ("identify",)], ids=" ".join)
def test_so_does_no_other_command_that_asks_a_program(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert read_later(tmp_path, LIAR, *words) == []
