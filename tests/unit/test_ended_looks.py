"""A look for causes that is ended, by a signal or by its time, ends at once with what was found by then."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from tests.unit.the_command import scenarios_of, signalled

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

pytestmark = pytest.mark.prove

SOON: Final = 2.0
"""Seconds of processor time in which a look has ended that may not go on."""
MOMENT: Final = 0.3
"""Seconds after a line was said in which what comes after it has begun."""
LONGER: Final = 1.0
"""As many on a busy machine, for what does not end within them."""
LOOKS: Final = "searching for causes"
SETTLING: Final = "{0} of {0}, ".format(scenarios_of("lungau", "settling"))
"""How the line ends that tells of the last scenario."""
WRONG: Final = """
import json
import sys
from tests.unit.test_ended_looks import wrong

engine = wrong("lungau", 4)
for line in sys.stdin.buffer:
    reply = json.loads(engine.respond(line))
    if b'"hello"' in line:
        reply["answer"]["rules"] = {"lungau": {}}
    print(json.dumps(reply), flush=True)
"""
"""A program that plays lungau with four things otherwise."""


def wrong(source: str, number: int) -> Deviant:
    """An engine with as many deviations, always the same."""
    variant = variant_of_source(source, {})
    prices = [deviation for deviation in deviations(variant) if deviation.id.startswith(("contracts.", "settling."))]
    return Deviant(variant.rules_for, random.Random(7).sample(prices, number))


def ended(
    words: tuple[str, ...], number: signal.Signals, after: str, folder: Path, moment: float = MOMENT
) -> subprocess.CompletedProcess[str]:
    """What comes of a command that is sent a signal a moment after it has said something on stderr."""
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")

    def is_under_way(said: str) -> bool:
        if after not in said:
            return False
        time.sleep(moment)
        return True

    engine = f"'{sys.executable}' '{folder / 'wrong.py'}'"
    came = signalled((*words, "--engine", engine), folder, number, is_under_way)
    assert after in came.stderr
    return came


@pytest.mark.parametrize(
    ("number", "after"),
    [
        pytest.param(signal.SIGINT, LOOKS, id="looking for causes"),
        pytest.param(signal.SIGTERM, SETTLING, id="looking for other readings"),
    ],
)
def test_once_all_was_asked_a_signal_leaves_a_verdict_a_ledger_and_a_page(
    number: signal.Signals, after: str, tmp_path: Path
) -> None:
    narrow = ("--rules", "lungau", "--area", "settling", "--jobs", "1", "--again", "0", "--symmetries", "none")
    came = ended(("check", *narrow), number, after, tmp_path, LONGER)

    assert came.returncode == ExitCode.NOT_CONFORM, came.stderr
    assert "Not conform" in came.stdout
    (ledger,) = tmp_path.glob("tarock-report/*.jsonl")
    assert '"footer"' in ledger.read_text("utf-8").splitlines()[-1]
    assert len([*tmp_path.glob("tarock-report/*.html")]) == 1


def test_what_was_identified_is_told_although_the_look_is_ended(tmp_path: Path) -> None:
    came = ended(("identify",), signal.SIGINT, LOOKS, tmp_path)

    assert came.returncode == ExitCode.INTERRUPTED, came.stderr
    assert "it comes nearest to lungau" in came.stdout
    assert "What it plays otherwise:" in came.stdout
    assert "The search was ended early; a longer --budget, or none, continues it." in came.stdout


@pytest.mark.parametrize("source", ["karl"])
def test_a_look_ends_soon_wherever_its_end_comes(source: str) -> None:
    variant, heard = variant_of_source(source, {}), RunSoFar()
    chosen = tuple(planned for planned in plan(source) if planned.area in ("settling", "bidding"))
    play_run(Run(driver=InProcess(wrong(source, 8).respond), sink=heard.verdict, source=source, chosen=chosen))
    for most in (1, 30_000, 100_000):
        times, since = count(), list[float]()

        def may_go_on(most: int = most, times: count[int] = times, since: list[float] = since) -> bool:
            if next(times) < most:
                return True
            since.append(time.process_time())
            return False

        found = diagnosis_of(chosen, heard, variant, None, SearchLimits(may_go_on=may_go_on, clock=time.process_time))

        assert not since or time.process_time() - since[0] < SOON
        assert found.whole == (not since)
        assert {*heard.failed} <= {
            *found.unexplained,
            *(identifier for cause in found.causes for identifier in cause.explains),
        }
