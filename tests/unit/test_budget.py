from __future__ import annotations

import sys
import time
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from tests.miniatures.faults import honest

from tarock_protocol.budget import KEPT_OF_A_REPLY, Budget
from tarock_protocol.drivers import InProcess, WireExchange
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.limits import Limits
from tarock_protocol.messages import questions
from tarock_protocol.piped import Subprocess
from tarock_reference import respond
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.under_pytest.runner import run_suite

ROOT = Path(__file__).resolve().parents[2]
COUNT = questions.Count(id=7, rules="lungau", cards=["Sküs", "K♥"])


class Clock:
    """Tells the time that a test has set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def chatty(bytes_of_reply: int) -> InProcess:
    """Right, with as many blanks as a reply of that length has room for."""

    def answer(line: bytes) -> bytes:
        reply = honest.reply(msgspec.json.decode(line)).strip()
        return reply[:-1] + b" " * (bytes_of_reply - len(reply)) + b"}"

    return InProcess(answer)


def test_within_its_time_a_run_takes_what_is_asked_for_and_never_more_than_is_left() -> None:
    clock = Clock()
    budget = Budget(10, clock=clock)

    assert budget.within(3) == 3
    clock.now += 8
    assert budget.within(3) == 2
    clock.now += 2
    with pytest.raises(BudgetSpentError, match="the time of the run is used up, 10 s"):
        budget.within(3)


def test_a_run_without_a_budget_of_time_takes_its_time() -> None:
    clock = Clock()
    budget = Budget(clock=clock)
    clock.now += 1e9

    assert budget.within(3) == 3


def test_when_the_time_is_up_nothing_is_asked_any_more() -> None:
    clock, asked = Clock(), []

    def answer(line: bytes) -> bytes:
        asked.append(line)
        return respond(line)

    driver = InProcess(answer, budget=Budget(10, clock=clock))
    driver.ask(COUNT)
    before, last = len(asked), driver.last
    clock.now += 10

    with pytest.raises(BudgetSpentError):
        driver.ask(COUNT)
    assert len(asked) == before
    assert driver.last == last


def test_a_question_under_way_when_the_time_is_up_is_no_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    command = [sys.executable, "-m", "tests.miniatures.faults.hangs"]
    budget = Budget()
    with Subprocess(command, Limits(timeout=300), budget=budget) as driver:
        budget.allow(0.5)
        before = time.monotonic()

        with pytest.raises(BudgetSpentError):
            driver.ask(COUNT)
        assert time.monotonic() - before < 100


def test_a_clock_that_counts_coarsely_makes_no_breach_of_a_question_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    clock = Clock()
    budget = Budget(clock=clock)
    with Subprocess([sys.executable, "-m", "tests.miniatures.faults.hangs"], Limits(), budget=budget) as driver:
        budget.allow(0.05)  # and the clock stands still

        with pytest.raises(BudgetSpentError, match=r"the time of the run is used up, 0\.05 s"):
            driver.ask(COUNT)
        assert driver.breaks == 0


def test_an_adapter_that_is_slow_to_say_hello_cannot_use_more_than_the_time_of_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    with pytest.raises(BudgetSpentError):
        Subprocess([sys.executable, "-m", "tests.miniatures.faults.hangs_at_hello"], budget=Budget(0.5))


def test_a_run_whose_time_is_up_reports_what_it_asked_until_then_and_raises() -> None:
    clock, verdicts = Clock(), []

    def sink(verdict: Verdict) -> None:
        verdicts.append(verdict)
        clock.now += 1

    chosen = tuple(planned for planned in plan("lungau") if planned.area == "counting")
    driver = InProcess(respond, budget=Budget(3, clock=clock))

    with pytest.raises(BudgetSpentError):
        run_suite(Run(driver=driver, sink=sink, source="lungau", chosen=chosen, is_reference=True))
    assert [judged.outcome for judged in verdicts] == [Outcome.PASSED] * 3
    assert [judged.scenario for judged in verdicts] == [scenario.id for scenario in chosen[:3]]


@pytest.mark.parametrize("more", [0, 1])
def test_of_a_long_reply_the_beginning_is_kept_and_the_whole_can_be_known_again(more: int) -> None:
    driver = chatty(KEPT_OF_A_REPLY + more)

    driver.ask(COUNT)

    whole = b'{"id": 7, "answer": {"augen": 10}'.ljust(KEPT_OF_A_REPLY + more - 1) + b"}"
    told = f"{len(whole)} bytes, SHA-256 {sha256(whole).hexdigest()}" if more else ""
    assert isinstance(driver.last, WireExchange)
    assert driver.last.answer == whole[:KEPT_OF_A_REPLY].decode()
    assert driver.last.cut_from == told


def test_what_is_kept_of_a_whole_run_has_its_limit_too() -> None:
    budget = Budget(of_a_reply=1000, of_a_run=1500)

    kept = [budget.keep(b"x" * 900) for _ in range(3)]

    assert [len(text) for text, _ in kept] == [900, 600, 200]
    assert [whole.partition(",")[0] for _, whole in kept] == ["", "900 bytes", "900 bytes"]


def test_a_cut_never_goes_through_a_sign() -> None:
    assert Budget(of_a_reply=4).keep("a♥♥".encode())[0] == "a♥"
