"""What a program says or does after an answer: it is charged for it, and who is charged depends on nothing else."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import msgspec
import pytest
from tests.unit.filled_vectors import filled_of
from tests.unit.small_lock import COUNT, read_as_whole, written
from tests.unit.the_command import PATIENCE, engine, tarock

from tarock_checking.check.worker import EngineAccess, SuiteTask, Worker
from tarock_checking.playing.counterparts import Counterpart
from tarock_checking.playing.known_vectors import Filled
from tarock_checking.playing.player import Asking, Player
from tarock_checking.playing.rules_asked import asking_of
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess, NumberedLine
from tarock_protocol.errors import BreachKind, BudgetSpentError, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Count, Question
from tarock_protocol.pipe import Pipe
from tarock_protocol.piped import Subprocess
from tarock_protocol.restarting import GRACE
from tarock_reference import respond
from tarock_reports.ledger.check_lines import AskedEngine, CheckHeader, CounterpartLine, PlannedScenario, plan_of
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.clock import SystemClock
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict
from tarock_steps.symmetry.symmetries import SYMMETRIES

PROGRAM = """
import json, os, sys, time

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
for line in sys.stdin:
    asked = json.loads(line)
    number, answer = asked["id"], dict(who, window={window})
    if asked["ask"] == "count":
        answer = dict(augen=len(asked["cards"]))
        {before}
    reply = json.dumps(dict(id=number, answer=answer)).encode() + b"\\n"
    os.write(1, reply)
    if asked["ask"] == "count":
        {after}
"""
"""A program that counts cards, and does something else before and after its answers."""

BARE = (sys.executable, "-I", "-S", "-c")
"""Python without what it finds installed, which takes half of its start."""
TWICE = "os.write(1, reply)"
DIES = "os._exit(3)"
AT_THIRD = "if number == 3:\n            "


@contextmanager
def program(after: str, window: int = 1, before: str = "pass", **limits: object) -> Iterator[Subprocess]:
    code = PROGRAM.format(after=after, window=window, before=before)
    with Subprocess([*BARE, code], Limits(timeout=60.0, **limits)) as driver:  # type: ignore[arg-type]
        yield driver


def numbered(number: int) -> list[Question]:
    return [Count(id=figure, rules="lungau", cards=["I"] * (figure % 10)) for figure in range(1, number + 1)]


def charged(driver: Subprocess, questions: list[Question]) -> list[int]:
    """The numbers of the questions that are charged with a fault, asked as a check asks them."""
    driver.fetch(map(NumberedLine.of, questions))
    found = []
    for question in questions:
        reply = driver.fetched(NumberedLine.of(question))
        if reply is not None and reply.startswith(b'{"id": %d,' % question.id):
            continue
        try:
            driver.ask(question)
        except ProtocolError:
            found.append(question.id)
    return found


# ------------------------------------------------------------------------------------------- after the last answer

SURPLUS = {
    "at once": TWICE,
    "50 ms later": f"time.sleep(0.05); {TWICE}",
    "at its end": "sys.stdin.read(); os.write(1, b'bye, bye\\n')",
    "without a line end": "os.write(1, b'bye')",
    "without an end": f"while True: {TWICE}",
    "in a line too long": "os.write(1, b'x' * 300_000 + b'\\n'); os.close(1)",
    "in a line too long without an end": "while True: os.write(1, b'x' * 1000)",
    "after many empty lines": f"os.write(1, b'\\n' * 10_000); {TWICE}",
    "and then it fails": f"{TWICE}; os._exit(3)",
}


@pytest.mark.parametrize("window", [1, 8])
@pytest.mark.parametrize("after", SURPLUS.values(), ids=SURPLUS)
def test_what_is_said_after_the_last_answer_is_charged_to_the_last_question(after: str, window: int) -> None:
    with program(AT_THIRD + after, window, reply=100_000) as driver:
        assert charged(driver, numbered(3)) == []
        with pytest.raises(
            ProtocolError, match=r"question 3 \(count\): the adapter wrote a line after its last"
        ) as told:
            driver.finish()

    assert told.value.breach is BreachKind.EARLY
    assert driver.last is not None
    assert json.loads(driver.last.question)["id"] == 3
    assert driver.last.answer == f"error: {told.value}"


ORDERLY = {
    "ends": "pass",
    "ends with another code": "sys.stdin.read(); os._exit(3)",
    "dies after it": DIES,
    "is killed": "os.kill(os.getpid(), 9)",
    "closes its stdout": "os.close(1); sys.stdin.read()",
    "says blanks": "os.write(1, b'\\n \\r\\n  ')",
    "is slow to end": "sys.stdin.read(); time.sleep(600)",
    "ends in spite of many empty lines": "while True: os.write(1, b'\\n' * 1000)",
    "leaves a child that holds its stdout": "os.spawnlp(1, 'sleep', 'sleep', '600'); sys.stdin.read(); os._exit(0)",
}


@pytest.mark.parametrize("after", ORDERLY.values(), ids=ORDERLY)
def test_however_a_program_ends_that_says_nothing_more_it_is_charged_with_nothing_and_waited_for_shortly(
    after: str,
) -> None:
    with program(AT_THIRD + after) as driver:
        found = charged(driver, numbered(3)[2:])
        since = time.monotonic()
        driver.finish()
        taken = time.monotonic() - since

    assert found == []
    assert not driver.is_up
    assert taken < PATIENCE
    assert after != "pass" or taken < PATIENCE / 2 + GRACE


def test_who_was_asked_nothing_is_charged_with_nothing() -> None:
    with program("pass") as driver:
        driver.finish()

        assert not driver.is_up


@pytest.mark.parametrize("window", [1, 8])
@pytest.mark.parametrize(("twice", "told"), [(3, False), (2, True)])
def test_answers_to_what_was_left_out_are_nothing_that_is_said_besides(twice: int, told: bool, window: int) -> None:  # noqa: FBT001 - a parameter of the test
    lines = [*map(NumberedLine.of, numbered(4))]
    with program(f"if number == {twice}: {TWICE}", window) as driver:
        driver.fetch(lines)
        for line, question in zip(lines[:2], numbered(2), strict=True):
            assert driver.fetched(line)
            driver.ask(question)
        driver.leave_out(lines)
        try:
            driver.finish()
            found = False
        except ProtocolError:
            found = True

    assert found is told


# ------------------------------------------------------------------------------------------- after any other answer

BREAKS_AFTER = {
    "twice": (f"if number == 3: {TWICE}", [4]),
    "dies": (f"if number == 3: {DIES}", [4]),
    "garbage": ("if number == 3: os.write(1, b'garbage\\n')", [4]),
    "a part of a line": ("if number == 3: os.write(1, b'garb')", [4]),
    "an empty line": ("if number == 3: os.write(1, b'\\n')", [4]),
    "an empty line later": ("if number == 3: time.sleep(0.05); os.write(1, b'\\n')", [4]),
    "dies after each": (DIES, [2, 4, 6, 8, 10, 12]),
    "dies after two": (f"number in (3, 5) and {DIES}", [4, 6]),
    "twice, and dies later": (f"number == 2 and {TWICE}; number == 6 and {DIES}", [3, 7]),
}


@pytest.mark.parametrize("window", [1, 2, 64])
@pytest.mark.parametrize(("after", "expected"), BREAKS_AFTER.values(), ids=BREAKS_AFTER)
def test_what_breaks_a_program_after_an_answer_is_charged_to_the_next_question_whatever_is_under_way(
    after: str, expected: list[int], window: int
) -> None:
    with program(after, window) as driver:
        assert charged(driver, numbered(12)) == expected


@pytest.mark.parametrize("window", [1, 2, 64])
def test_what_breaks_it_after_an_answer_hides_nothing_that_another_question_breaks(window: int) -> None:
    with program(f"if number == 3: {DIES}", window, before=f"if number == 6: {DIES}") as driver:
        assert charged(driver, numbered(12)) == [4, 6]


@pytest.mark.parametrize("window", [1, 2, 64])
def test_what_happens_only_once_is_charged_to_the_question_after_the_last_answer(tmp_path: Path, window: int) -> None:
    mark = tmp_path / "mark"
    once = f"if number == 3 and not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); {DIES}"
    with program(once, window) as driver:
        assert charged(driver, numbered(12)) == [4]
        assert driver.breaks == 1


CHUNK = """
import json, os, sys
from pathlib import Path

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={}), questions=["count"], window=8)
sys.stdin.readline()
os.write(1, json.dumps(dict(id=0, answer=who)).encode() + b"\\n")
mark = Path(MARK)
rest = b""
while chunk := os.read(0, 1 << 16):
    *lines, rest = (rest + chunk).split(b"\\n")
    replies = [json.dumps(dict(id=json.loads(line)["id"], answer=dict(augen=0))).encode() + b"\\n" for line in lines]
    dies = next((place for place, line in enumerate(lines) if json.loads(line)["id"] == 3), None)
    if dies is not None and not mark.exists():
        mark.touch()
        os.write(1, b"".join(replies[:dies]) + replies[dies][:TAKEN])
        os._exit(3)
    os.write(1, b"".join(replies))
"""
"""A program that answers all that has come at once, and dies once while it writes the third answer."""


@pytest.mark.parametrize(("taken", "expected"), [(0, [3]), (10, [3]), (1000, [4])])
def test_an_answer_counts_if_it_was_written_completely(tmp_path: Path, taken: int, expected: list[int]) -> None:
    code = CHUNK.replace("MARK", repr(str(tmp_path / "mark"))).replace("TAKEN", str(taken))
    with Subprocess([*BARE, code], Limits(timeout=60.0)) as driver:
        assert charged(driver, numbered(12)) == expected


SHUT = """
import os, sys, time
os.read(0, 100)
os.close(0)
os.write(2, b"shut")
time.sleep(0.1)
os.write(1, b"an answer\\n")
time.sleep(600)
"""


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a pipe that nobody reads takes more")
def test_an_answer_that_comes_after_a_question_could_not_be_written_counts_too() -> None:
    pipe = Pipe([*BARE, SHUT], 1_000)
    try:
        pipe.send(b"a question\n")
        while not pipe.overheard():
            time.sleep(0.01)
        pipe.send(b"another question\n", more=True)

        assert pipe.reply(60) == b"an answer"
        with pytest.raises(ProtocolError, match="the adapter closed its stdin before it answered"):
            pipe.reply(60)
    finally:
        pipe.stop(0)


# ------------------------------------------------------------------------------------------- among processes


def of_counting(number: int) -> Asking:
    """So many scenarios that ask one question each."""
    whole = asking_of("lungau")
    chosen = [scenario for scenario in whole.asked if "/one-card-of-the-highest-value[" in scenario.id]
    return msgspec.structs.replace(whole, asked=tuple(chosen[:number]))


def test_what_follows_a_scenario_played_here_is_played_here_too() -> None:
    asked = of_counting(4)
    vectors = filled_of(asked)
    elsewhere = Player(asked, InProcess(respond), Budget(), vectors=vectors)
    ahead = [elsewhere.play_ahead(place, [place]) for place in range(4)]
    player = Player(asked, InProcess(respond), Budget(), vectors=vectors)
    taken = []
    for place in range(4):
        if place == 1 or player.take_over(ahead[place]) is None:
            player.play(place, [place])
        else:
            taken.append(place)

    assert taken == [0, 3]


class Copy(InProcess):
    """A copy of a program that answers two questions, and then breaks or reports an error."""

    def __init__(self, *, breaks: bool) -> None:
        super().__init__(respond)
        self._asked, self._breaks_then = 0, breaks

    @property
    def is_up(self) -> bool:
        return not self._breaks_then or self._asked < 3

    def ask(self, question: Question) -> Answer:
        self._asked += 1
        if self._asked == 3:
            reason = "it is the third"
            raise ProtocolError(reason)
        return super().ask(question)


@pytest.mark.parametrize(("breaks", "expected"), [(True, [5, 2]), (False, [5, 4, 2, 1])])
def test_a_worker_hands_over_no_scenario_after_which_its_copy_broke(
    monkeypatch: pytest.MonkeyPatch, expected: list[int], *, breaks: bool
) -> None:
    """It plays six from the last to the first; the first is not handed over, since nothing is played after it."""
    few = of_counting(6)
    monkeypatch.setattr("tarock_checking.check.worker.another_copy", lambda *_: Copy(breaks=breaks))
    way = EngineAccess(EngineChoice(in_process=True), Budget(None), SystemClock())
    reached = memoryview((-1).to_bytes(8, sys.byteorder, signed=True)).cast("q")
    worker = Worker(way, reached, 0, 1, Filled())

    hello = InProcess(respond).hello
    found = [result.played.place for result in worker._played(SuiteTask(few, [*few.asked], 0, hello))]  # noqa: SLF001 - the messages are tested elsewhere

    assert found == expected


def test_the_scenario_of_the_last_question_is_known_by_its_number() -> None:
    asked, lines = of_counting(4), list[bytes]()

    def noted(line: bytes) -> bytes:
        lines.append(line)
        return respond(line)

    driver = InProcess(noted)
    player = Player(asked, driver, Budget(), vectors=filled_of(asked))
    before = player.asked_last
    player.play(2, [2])
    last = player.asked_last
    counterpart = Counterpart(1, SYMMETRIES[1])
    player.play_counterpart(counterpart, [counterpart])
    driver.latest = lines[-1]  # of a program in this process only what is fetched is noted

    assert (before, last, player.asked_last) == ("", asked.asked[2].id, asked.asked[1].id)


# ------------------------------------------------------------------------------------------- as it is told

DOES = """
import os, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    reply = respond(line).rstrip(b"\\n") + b"\\n"
    os.write(1, reply)
    if b'"hello"' not in line:
        {after}
"""
ONE = ("--scenario", "lungau/counting/the-trull-together", "--quiet")


@pytest.mark.parametrize(
    ("after", "more", "code"),
    [
        ("os.write(1, reply)", ("--again", "0", "--symmetries", "none"), ExitCode.ADAPTER_BROKEN),
        ("os.write(1, reply)", ("--again", "0", "--symmetries", "all"), ExitCode.ADAPTER_BROKEN),
        ("os._exit(3)", ("--again", "0", "--symmetries", "none"), ExitCode.CONFORM),
    ],
)
def test_a_check_of_one_scenario_notices_what_comes_after_its_last_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str, more: tuple[str, ...], code: ExitCode
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tarock("check", "--engine", engine(tmp_path, DOES.format(after=after)), *ONE, *more)
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")
    is_broken = code is ExitCode.ADAPTER_BROKEN

    assert ran.exit_code == code, ran.output
    assert not ledger.faults
    assert [verdict.outcome for verdict in ledger.verdicts] == [Outcome.ERRORED if is_broken else Outcome.PASSED]
    assert (
        "the adapter wrote a line after its last answer" in ledger.verdicts[0].message
    ) is is_broken or "all" in more


def test_a_run_whose_time_is_up_while_a_program_is_heard_out_is_cut_off_with_all_that_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spent(_: Subprocess) -> None:
        raise BudgetSpentError(6)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Subprocess, "finish", spent)
    ran = tarock("check", "--engine", engine(tmp_path, DOES.format(after="pass")), *ONE, "--again", "0")
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")

    assert ran.exit_code == ExitCode.CUT_OFF, ran.output
    assert not ledger.faults
    assert [verdict.outcome for verdict in ledger.verdicts] == [Outcome.PASSED]
    assert "the time of the run is used up, 6 s" in ran.stdout


def test_a_line_after_the_verdicts_can_make_a_verdict_worse_and_none_better(tmp_path: Path) -> None:
    asked = of_counting(1)
    planned = [PlannedScenario.of(scenario) for scenario in asked.asked]
    who = AskedEngine(name="pad", version="1")
    header = CheckHeader(
        suite="1", protocol=1, source="lungau", rules="lungau", engine=who, plan=plan_of(planned), planned=planned
    )
    pairs = [*product(Outcome, repeat=2)]
    found: dict[tuple[Outcome, Outcome], Outcome] = {}
    for outcome, said in pairs:
        verdict = Verdict(scenario=planned[0].id, outcome=outcome)
        with LedgerWriter(tmp_path / "ledger", header) as writer:
            writer.add(verdict)
            writer.line(CounterpartLine(verdict=verdict_line(msgspec.structs.replace(verdict, outcome=said))))
        found[outcome, said] = writer.remembered().verdicts[0].outcome
    worse = AMISS | {Outcome.ERRORED, Outcome.SUITE_FAULT}

    assert found == {(outcome, said): said if said in worse else outcome for outcome, said in pairs}


AGAIN = """
import os, sys
from pathlib import Path
from tarock_reference import respond

mark = Path({mark!r})
is_second = mark.exists()
mark.touch()
for line in sys.stdin.buffer:
    reply = respond(line).rstrip(b"\\n") + b"\\n"
    os.write(1, reply * (1 + (is_second and b'"hello"' not in line)))
"""


def test_a_fresh_process_is_charged_with_what_comes_after_its_last_answer_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = engine(tmp_path, AGAIN.format(mark=str(tmp_path / "mark")))
    ran = tarock("check", "--engine", command, *ONE, "--again", "1", "--symmetries", "none")
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")

    assert ran.exit_code == ExitCode.ADAPTER_BROKEN, ran.output
    assert "the adapter wrote a line after its last answer" in ledger.verdicts[0].message


@pytest.mark.parametrize(
    ("after", "code"), [("os.write(1, reply)", ExitCode.ADAPTER_BROKEN), ("pass", ExitCode.CONFORM)]
)
def test_a_lock_notices_what_comes_after_its_last_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str, code: ExitCode
) -> None:
    read_as_whole(monkeypatch)
    path = written(tmp_path, COUNT)
    ran = tarock("check", "--lock", str(path), "--engine", engine(tmp_path, DOES.format(after=after)), "--again", "0")

    assert ran.exit_code == code, ran.output
