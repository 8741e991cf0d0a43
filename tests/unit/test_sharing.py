"""Workers end with whoever shares the work among them; what is done apart leaves no traces."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.test_program import is_gone, is_soon
from tests.unit.the_command import PATIENCE, environment

from tarock_running.process.sharing import done_apart, shared_out

SHARES = """
import os, sys, time
from pathlib import Path
from tarock_running.process.sharing import shared_out

def work(number):
    Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(600)

with shared_out(work, (1, 2, 3), 2) as found:
    list(found)
"""
DEALS = """
import os, sys, time
from pathlib import Path
from tarock_second_opinion import more_deals

def work(rules, seed):
    Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(600)

more_deals.one = work
with more_deals.each_played("karl", (1, 2, 3), 2) as found:
    list(found)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a worker ends before its next job")
@pytest.mark.parametrize("shares", [SHARES, DEALS], ids=["work", "deals of the second opinion"])
def test_workers_end_when_whoever_shares_the_work_is_killed(shares: str, tmp_path: Path) -> None:
    words = (sys.executable, "-P", "-c", shares, str(tmp_path))
    with subprocess.Popen(words, env=environment()) as running:
        noted = is_soon(lambda: any(tmp_path.iterdir()))
        running.kill()
        running.wait(timeout=PATIENCE)

    assert noted
    assert is_soon(lambda: all(is_gone(int(path.name)) for path in tmp_path.iterdir()), 20)


def test_what_is_done_apart_leaves_no_traces_here() -> None:
    traces: list[str] = []

    def done() -> list[str]:
        traces.append("done")
        return traces

    assert [done_apart(done), done_apart(done)] == [["done"], ["done"]]
    assert traces == []


def test_a_worker_can_do_something_apart_and_goes_on_with_its_jobs() -> None:
    with shared_out(lambda number: done_apart(lambda: 2 * number), (1, 2, 3, 4, 5), 2) as found:
        assert [*found] == [2, 4, 6, 8, 10]
