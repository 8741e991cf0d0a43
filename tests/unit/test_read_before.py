"""Once a program under test runs, no file is read that it could have written: all was read before it was started."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

import pytest
from tests.gate import ROOTS, TREE
from tests.unit.the_command import LIAR, PATIENCE, engine, environment, here, tarock

from tarock_language.message import ENGLISH
from tarock_running.inputs import equivalent, own_files, preloading
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue import data_cache, loading
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources

WATCHED: Final = """
import os, sys

log = os.open(sys.argv.pop(1), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
started = []

def heard(event, words):
    if event == "subprocess.Popen":
        started.append(os.write(log, b"started\\n"))
    elif started and event == "import" and words[1]:
        os.write(log, f"{words[1]}\\n".encode())
    elif started and event == "open" and isinstance(words[0], (str, bytes)) and not (words[2] or 0) & 3:
        os.write(log, os.fsencode(words[0]) + b"\\n")

sys.addaudithook(heard)
from tarock_conformance.cli import main
main()
"""
"""The command ``tarock``, which writes down what it and its forks open for reading after a program was started."""

OWN_DRAFT: Final = ".part.jsonl"
"""The run's own ledger, of which it makes the page: a change to it is noticed by its digest, and told."""
KEPT: Final = ".kept"
"""What is kept is read only as it was before a program was started, or was written by the run itself (test_filled)."""
RIGHT: Final = LIAR.replace('"augen":70', '"augen":71')

DECLARES: Final = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    reply = json.loads(respond(line).replace(b'"augen":71', b'"augen":70'))
    if json.loads(line)["ask"] == "hello":
        reply["answer"] |= {"rules": {"lungau": {"solorufer": ["below"]}}, "questions": ["hello", "count", "trick"]}
    print(json.dumps(reply), flush=True)
"""
"""The same, which declares a reading and answers few questions."""

DESTROYS: Final = """
import sys
from pathlib import Path

sys.path[:0] = OURS
from tarock_reference import respond

for number, line in enumerate(sys.stdin.buffer):
    if number == 1 and not Path("SUITE/destroyed").exists():
        Path("SUITE/destroyed").touch()
        for path in [*Path("SUITE").rglob("*.*"), *Path("HERE").glob("*.*")]:
            if path.is_file() and path.name not in ("warden.py", "engine.py"):
                path.write_bytes(b"raise SystemExit(0)\\n")
    print(respond(line).decode().replace('"augen":71', '"augen":70'), flush=True)
"""
"""An engine that miscounts, and destroys a whole suite, and what is beside it, before it answers its first question.

What it leaves is the small program that starts it, and itself.
"""

HOUSE: Final = 'name = "Gasthof"\nbased_on = "lungau"\n\n[rulings]\n"contracts.Dreier.terms.price_won" = 3\n'
CHECK: Final = ("check", "--rules", "lungau", "--area", "counting")
COMMANDS: Final = {
    "check": (*CHECK, "--jobs", "1", "--junit", "tarock.xml"),
    "check with jobs": (*CHECK, "--jobs", "2"),
    "check of a house": ("check", "--variant", "house.toml", "--area", "counting"),
    "check by any rules": ("check", "--rules", "any", "--area", "counting"),
    "doctor": ("doctor",),
    "fuzz": ("fuzz", "--rules", "lungau", "--questions", "300", "--jobs", "2"),
    "laws": ("fuzz", "--rules", "lungau", "--questions", "100", "--laws-only", "--jobs", "1"),
    "identify": ("identify",),
    "lock": ("check", "--lock", "lungau.lock.jsonl"),
}

PLAYS_BY_READINGS: Final = ("check", "check of a house", "check by any rules", "doctor", "identify")
"""The commands that do more where a program declares readings."""
APART: Final = ("check with jobs", "check of a house", "doctor", "fuzz", "lock")
"""All but a check in one process, laws alone, and finding out the rules: what these read, others here read too."""


class Ran(NamedTuple):
    """What a command read of files after it had started a program, and what it found."""

    folder: Path
    read: list[str]
    found: tuple[object, ...]


def watched(folder: Path, code: str, *words: str) -> Ran:
    """A command that is run in a folder before an engine of this code."""
    (folder / "house.toml").write_text(HOUSE, encoding="utf-8")
    log = folder / "log"
    line = (sys.executable, "-P", "-c", WATCHED, str(log), *words, "--engine", engine(folder, code))
    ran = subprocess.run(  # noqa: PLW1510 - a wrong program makes it end with 1
        line, cwd=folder, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    paths = dict.fromkeys(log.read_text(encoding="utf-8").splitlines())
    log.unlink()
    assert "started" in paths, (ran.returncode, ran.stdout, ran.stderr)
    opened = (path for path in paths if path != "started" and not path.startswith(("/proc/", "/dev/")))
    read = [path for path in opened if not path.endswith((OWN_DRAFT, KEPT))]
    return Ran(folder, read, (ran.returncode, *facts_of(ran.stdout, folder)))


@pytest.fixture(scope="module")
def lock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A lock of the source that is checked."""
    path = tmp_path_factory.mktemp("lock") / "lungau.lock.jsonl"
    assert tarock("lock", "--rules", "lungau", "--output", str(path), "--workers", "1").exit_code == ExitCode.CONFORM
    return path


@pytest.fixture(scope="module")
def before_a_liar(lock: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Ran]:
    """Each command, run once before a program that is wrong."""

    @functools.cache
    def ran(name: str) -> Ran:
        folder = tmp_path_factory.mktemp("liar")
        shutil.copy(lock, folder)
        return watched(folder, LIAR, *COMMANDS[name])

    return ran


@pytest.mark.prove
@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "identify"])  # asked by one that declares, below
def test_no_command_reads_a_file_that_a_program_could_have_written(
    before_a_liar: Callable[[str], Ran], name: str
) -> None:
    assert before_a_liar(name).read == []


@pytest.mark.prove
@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(pytest.param(name, RIGHT, id=f"{name}-right") for name in ("check", "lock")),
        *(pytest.param(name, DECLARES, id=f"{name}-declares") for name in PLAYS_BY_READINGS),
    ],
)
def test_nor_does_it_where_the_program_is_right_or_declares_readings(
    tmp_path: Path, lock: Path, name: str, code: str
) -> None:
    shutil.copy(lock, tmp_path)
    assert watched(tmp_path, code, *COMMANDS[name]).read == []


@pytest.mark.prove
def test_a_diagnosis_that_asks_on_reads_none_either(before_a_liar: Callable[[str], Ran]) -> None:
    folder, ledger = before_a_liar("check").folder, "tarock-report/lungau.part.jsonl"
    assert watched(folder, LIAR, "diagnose", ledger, "--ledger", "renewed.jsonl").read == []


@pytest.mark.prove
def test_a_campaign_that_goes_on_reads_its_record_and_its_corpus_first(tmp_path: Path) -> None:
    words = ("fuzz", "--rules", "lungau", "--questions", "60", "--jobs", "1")
    here(*words, "--engine", engine(tmp_path, RIGHT), cwd=tmp_path)
    question = '{"ask":"count","id":1,"rules":"lungau","cards":["III"]}\n'
    (tmp_path / "finds.jsonl").write_text(question, encoding="utf-8")
    assert watched(tmp_path, RIGHT, *words, "--resume", "--corpus", "finds.jsonl").read == []


@pytest.mark.prove
def test_each_of_several_programs_is_asked_by_the_profile_as_it_was_before_any_of_them_ran(tmp_path: Path) -> None:
    other = ("--engine", f"second={sys.executable} -P {tmp_path / 'engine.py'}")
    words = ("check", "--variant", "house.toml", "--area", "counting", *other)
    command = engine(tmp_path, LIAR)
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8")
    line = (sys.executable, "-P", "-c", WATCHED, str(tmp_path / "log"), *words, "--engine", f"first={command}")
    subprocess.run(line, cwd=tmp_path, env=environment(), capture_output=True, check=False, timeout=PATIENCE)

    read = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert "started" in read
    assert not [path for path in read if path.endswith((".toml", ".py", ".pyc", ".so"))]


def suite_in(folder: Path) -> Path:
    """A copy of the whole suite, as it is installed: its packages in one folder, and the features among them."""
    suite = folder / "suite"
    for root in ROOTS:
        for package in sorted((TREE / root).glob("tarock_*")):
            shutil.copytree(package, suite / package.name)
    shutil.copytree(features_root(), suite / "tarock_steps" / "features", dirs_exist_ok=True)
    return suite


@pytest.mark.prove
@pytest.mark.parametrize("name", APART)
def test_a_program_that_destroys_every_file_of_the_suite_has_the_verdict_that_it_deserves(
    tmp_path: Path, lock: Path, before_a_liar: Callable[[str], Ran], name: str
) -> None:
    suite = suite_in(tmp_path)
    shutil.copy(lock, tmp_path)
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8")
    destroying = DESTROYS.replace("SUITE", str(suite)).replace("HERE", str(tmp_path)).replace("OURS", repr(sys.path))
    line = (sys.executable, "-P", "-m", "tarock_conformance", *COMMANDS[name], "--engine", engine(tmp_path, destroying))
    ran = subprocess.run(  # noqa: PLW1510 - a wrong program makes it end with 1
        line, cwd=tmp_path, env=environment(PYTHONPATH=str(suite)), capture_output=True, text=True, timeout=PATIENCE
    )

    assert (ran.returncode, *facts_of(ran.stdout, tmp_path)) == before_a_liar(name).found
    assert "files of the suite were changed while the program ran" in ran.stderr


def facts_of(told: str, folder: Path) -> list[str]:
    """The lines of an output that say what came of a run, without how long it took and where the suite lies."""
    text = re.sub(r" features/\S+", "", told.replace(str(folder), ""))
    lines = (line.partition(";")[0] for line in text.splitlines() if " s)" not in line and "ms" not in line)
    return [" ".join(re.sub(r"\d+\.\d", "", line).split()) for line in lines]


def test_what_was_loaded_is_not_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    preloading._load_once.cache_clear()  # noqa: SLF001 - other tests may have imported more since
    preloading.load_all()
    loading.own_catalogue.cache_clear()  # of a rule set that nobody has asked about yet there are only the texts

    def refused(*_: object, **__: object) -> str:
        raise AssertionError

    monkeypatch.setattr(Path, "open", refused)
    for source in sources():
        equivalent.refuse_wrong_entries(source, load_catalogue(source).clauses)
    for name, function in preloading.READ_ONCE.items():
        if name in sys.modules:
            assert getattr(sys.modules[name], function)()


@pytest.mark.parametrize(
    ("named", "read"),
    [(["karl"], ["karl"]), (["skat", "lungau"], ["lungau"]), (["skat"], [*sources()]), ([], [*sources()])],
)
def test_scenarios_are_read_of_what_is_asked_about_alone(
    monkeypatch: pytest.MonkeyPatch, named: list[str], read: list[str]
) -> None:
    preloading.load_all(["lungau"])
    found: list[str] = []
    monkeypatch.setattr(preloading, "_load_scenarios", found.append)

    preloading.load_all(named)

    assert found == read


def test_a_thread_that_starts_another_copy_waits_until_all_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    began, may_end = Event(), Event()
    ended: list[str] = []

    def slowly() -> None:
        began.set()
        may_end.wait(PATIENCE)
        ended.append("loaded")

    monkeypatch.setattr(preloading, "_load_once", functools.cache(slowly))

    def seen() -> list[str]:
        preloading.load_all()
        return [*ended]

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(preloading.load_all)
        began.wait(PATIENCE)
        second = pool.submit(seen)
        assert not second.done()
        may_end.set()
        assert second.result(PATIENCE) == ["loaded"]
    assert first.done()


def test_a_file_of_the_suite_that_changes_while_a_program_runs_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, new = tmp_path / "play.feature", tmp_path / "later.feature"
    ours.write_text("Feature: play\n", encoding="utf-8")
    monkeypatch.setattr(own_files, "_files", lambda: iter([str(ours), str(new)]))
    own_files.stamps.cache_clear()
    monkeypatch.setattr(data_cache, "_known", {})
    own_files.stamps()
    own_files.tell_changed(ENGLISH)
    assert not capsys.readouterr().err

    before = ours.stat()
    ours.write_text("Feature: Play\n", encoding="utf-8")
    os.utime(ours, ns=(before.st_atime_ns, before.st_mtime_ns))
    own_files.tell_changed(ENGLISH)
    assert str(ours) in capsys.readouterr().err
    own_files.stamps.cache_clear()
    own_files.tell_changed(ENGLISH)
    assert not capsys.readouterr().err
