"""A campaign spread over the workers of a cluster: real processes on this machine, one of which is lost on the way."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.unit.the_command import PATIENCE, engine, environment, here

from tarock_running.process.exits import ExitCode
from tarock_searching.fuzz import campaign, cluster

pytestmark = pytest.mark.prove

WORKER = ("--no-nanny", "--nthreads", "1")

COUNTS = """
import json, os, sys, time
from pathlib import Path

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
worth = dict(K=5, D=4, C=3, B=2)
Path({marks!r}, str(os.getppid())).write_text(str(os.getpid()), encoding="utf-8")

for line in sys.stdin.buffer:
    asked = json.loads(line)
    answer = who
    if asked["ask"] == "count":
        augen = sum(5 if card in ("Sküs", "XXI", "I") else worth.get(card[0], 0) for card in asked["cards"])
        answer = {{"augen": 99 if "XII" in asked["cards"] else augen}}
    print(json.dumps({{"id": asked["id"], "answer": answer}}), flush=True)
"""
"""A program that counts XII wrongly, and leaves a mark wherever it is started."""


class Machines:
    """A scheduler and two workers, each a process of its own, once they have found each other."""

    def __init__(self, folder: Path) -> None:
        distributed: Any = import_module("distributed")  # takes a second, which no other test has to wait for
        told = folder / "scheduler.json"
        at = ("--host", "127.0.0.1", "--no-dashboard")
        self.scheduler = self._started(folder, "scheduler", *at, "--port", "0", "--scheduler-file", str(told))
        self.workers = [
            self._started(folder, "worker", *at, "--scheduler-file", str(told), *WORKER, "--name", name)
            for name in ("one", "two")
        ]
        self.address = str(distributed.utils.json_load_robust(told, timeout=PATIENCE)["address"])
        with distributed.Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE)

    def _started(self, folder: Path, *words: str) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:])
        return subprocess.Popen(
            command, cwd=folder, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answers late on a busy machine is there all the same."""
    monkeypatch.setattr(cluster, "_ANSWERS", PATIENCE)


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    found = Machines(tmp_path_factory.mktemp("machines"))
    yield found
    found.end()


def counting(folder: Path) -> tuple[str, ...]:
    marks = folder / "marks"
    marks.mkdir()
    program = engine(folder, COUNTS.format(marks=str(marks)))
    return ("fuzz", "--engine", program, "--rules", "lungau", "--questions", "75")


def records(folder: Path) -> bytes:
    return (folder / "tarock-report" / "fuzz-lungau.json").read_bytes()


def test_a_cluster_finds_what_one_process_finds_though_a_worker_is_lost(
    tmp_path: Path, machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)
    words = counting(tmp_path)
    alone = here(*words, "--jobs", "1", cwd=tmp_path)
    record = records(tmp_path)
    for mark in (tmp_path / "marks").iterdir():
        mark.unlink()
    done = threading.Event()
    lost = threading.Thread(target=_lose_one, args=(machines, tmp_path / "marks", done))
    lost.start()

    spread = here(*words, "--cluster", machines.address, cwd=tmp_path)
    done.set()
    lost.join()

    assert machines.workers[0].poll() == -signal.SIGKILL
    assert spread.returncode == alone.returncode == ExitCode.NOT_CONFORM
    assert spread.stdout == alone.stdout
    assert "asked here" not in spread.stderr  # the other worker did it
    assert records(tmp_path) == record


def _lose_one(machines: Machines, marks: Path, done: threading.Event) -> None:
    """Kill a worker as soon as the program was started here and by both workers, or the campaign is done."""
    while len(list(marks.iterdir())) < 3 and not done.wait(0.005):
        pass
    machines.workers[0].kill()
    machines.workers[0].wait()


def test_where_nobody_listens_the_address_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_ANSWERS", 1)
    with socket.socket() as taken:  # by nobody who listens
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        done = here("fuzz", "--rules", "lungau", "--questions", "5", "--cluster", address, cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert f"--cluster: no answer from {address}" in done.stderr
    assert "expected the address of a dask scheduler" in done.stderr


def test_without_the_extra_it_is_said_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    done = here("fuzz", "--rules", "lungau", "--questions", "5", "--cluster", "tcp://127.0.0.1:9", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "--cluster: distributed is not installed; expected the extra" in done.stderr


def test_workers_of_another_version_are_refused(
    tmp_path: Path, machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "suite_version", lambda: "99")

    done = here("fuzz", "--rules", "lungau", "--questions", "5", "--cluster", machines.address, cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "of the suite; expected 99" in done.stderr


def test_it_cannot_go_with_jobs(tmp_path: Path) -> None:
    done = here("fuzz", "--cluster", "tcp://127.0.0.1:9", "--jobs", "2", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "--jobs: cannot go with --cluster" in done.stderr


def test_weighing_on_a_cluster_comes_to_the_same_figures(tmp_path: Path, machines: Machines) -> None:
    words = ("weigh", "--rules", "zwanzigerrufen", "--option", "solo-value", "--policy", "cautious", "--deals", "1000")
    alone = here(*words, "--jobs", "1", "--output", "alone", cwd=tmp_path)

    spread = here(*words, "--cluster", machines.address, "--output", "spread", cwd=tmp_path)

    assert spread.returncode == alone.returncode == ExitCode.CONFORM
    assert spread.stdout == alone.stdout
    for folder in ("alone", "spread"):
        assert len((tmp_path / folder / "weights-zwanzigerrufen.jsonl").read_text("utf-8").splitlines()) == 3
    name = "weights-zwanzigerrufen.json"
    assert (tmp_path / "spread" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()
