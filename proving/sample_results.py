"""``python -m proving.sample_results``: check the adapters in ``examples``, and write their results to ``results``.

They go to ``results/sample-…``, in the file of the version of the suite. An adapter whose tool is missing is skipped,
with a line that says so.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copy, which
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tarock_running.process.about import suite_version

ROOT: Final = Path(__file__).parents[1]
ADAPTERS: Final = ROOT / "examples" / "adapters"
TEMPLATES: Final = ROOT / "conformance" / "tarock_checking" / "adapter" / "templates"
_FAULTS: Final = (2, 5, 6)
"""Exit codes of a run that says nothing about a program: usage, suite broken, cut off."""


class Sample(NamedTuple):
    """An adapter: its file, its rule set, its command, and the command that builds it, if any."""

    file: str
    rules: str
    engine: str
    build: tuple[str, ...] = ()


SAMPLES: Final = (
    Sample("lungau.py", "lungau", "python3 lungau.py"),
    Sample("koenigrufen.mjs", "koenigrufen", "node koenigrufen.mjs"),
    Sample(
        "zwanzigerrufen.c",
        "zwanzigerrufen",
        "./zwanzigerrufen",
        ("cc", "-std=c11", "-O2", "-I", str(TEMPLATES), "-o", "zwanzigerrufen", "zwanzigerrufen.c"),
    ),
    Sample("karl.go", "karl", "./karl", ("go", "build", "-o", "karl", "karl.go")),
    Sample(
        "scorepad.java",
        "zwanzigerrufen",
        "java -cp . ScorePad",
        ("javac", "-encoding", "UTF-8", "-sourcepath", str(TEMPLATES), "-d", ".", "scorepad.java"),
    ),
)


def make_results(results: Path = ROOT / "results") -> None:
    """Check each adapter in a folder of its own, and write its result."""
    for sample in SAMPLES:
        if which((sample.build or sample.engine.split())[0]) is None:
            print(f"UNTESTED: no tool for {sample.file} here")  # noqa: T201 - a command's output
            continue
        with TemporaryDirectory() as folder:
            copy(ADAPTERS / sample.file, folder)
            if sample.build:
                subprocess.run(sample.build, cwd=folder, check=True)
            asked = ("--engine", sample.engine, "--rules", sample.rules, "--only-offered", "--jobs", "1")
            _tarock(folder, "check", *asked, "--quiet", "--ledger", "run.jsonl", "--html", "run.html")
            place = results / f"sample-{Path(sample.file).stem}" / f"{suite_version()}.json"
            place.parent.mkdir(parents=True, exist_ok=True)
            _tarock(folder, "report", "run.jsonl", "--format", "result", *_claims(sample), "-o", str(place))


def _claims(sample: Sample) -> tuple[str, ...]:
    who = ("--by", "the Tarock conformance authors", "--relation", "authors", "--program", sample.file)
    return (*who, "--lacks", f"link=it comes with the suite, as examples/adapters/{sample.file}")


def _tarock(folder: str, *words: str) -> None:
    told = subprocess.run((sys.executable, "-m", "tarock_conformance", *words), cwd=folder, check=False)
    if told.returncode in _FAULTS:
        raise SystemExit(told.returncode)


if __name__ == "__main__":
    make_results()
