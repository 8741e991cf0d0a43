"""A check that several processes share is the check of one: the same verdicts and words, and nothing is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.unit.the_command import PATIENCE, engine, environment, program, tarock

from tarock_checking.check import worker_pool
from tarock_checking.check.worker import EngineAccess, NumberedResult, SuiteTask, places
from tarock_checking.check.worker_pool import WORTH_IT, workers_for
from tarock_checking.playing.known_vectors import Filled
from tarock_checking.playing.player import PlayedScenario
from tarock_checking.playing.repeated_questions import Kept, Traces
from tarock_checking.playing.rules_asked import asking_of
from tarock_language.message import ENGLISH
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess, NumberedLine
from tarock_protocol.messages.questions import Count
from tarock_reference import respond
from tarock_reports.ledger.checks import Ledger
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process import forking, frames
from tarock_running.process.clock import SystemClock
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_running.process.forking import jobs_wanted
from tarock_steps.suite.verdicts import Outcome, Verdict

pytestmark = pytest.mark.skipif(not forking.CAN_FORK, reason="this system begins no process as a copy of another")
linux = pytest.mark.skipif(sys.platform != "linux", reason="what is found in /proc, and ends with its parent, on Linux")

AREAS = tuple(word for area in ("announcing", "bidding", "calling") for word in ("--area", area))
RULES = ("check", "--rules", "lungau", *AREAS, "--no-diagnosis")
FEW = ("check", "--rules", "lungau", "--area", "bidding", "--no-diagnosis")
"""For programs that break often, and take long to start again; a second copy is not asked of so few by itself."""
LEDGER = Path("tarock-report/lungau.part.jsonl")

LIKES = """
import hashlib, json, os, sys
from tarock_reference import respond

def reply(line):
    question = json.loads(line)
    number = question.pop("id")
    if question["ask"] == "hello":
        return respond(line)
    told = hashlib.sha256(b"f" + json.dumps(question, sort_keys=True).encode()).digest()[0]
    print("asked", told, file=sys.stderr, flush=True)
    if told < 2:
        os._exit(3)
    if told < 20:
        return json.dumps({"id": number, "answer": {}}).encode()
    if told < 22:
        return b"?"
    if told < 40 or told < 180 and number // 1000 % 2:
        return json.dumps({"id": number, "declined": "does not feel like it"}).encode()
    if told < 100:
        question["options"] = {}
    answer = json.loads(respond(json.dumps({**question, "id": number}).encode()))
    if told > 180 and "answer" in answer:
        answer["answer"]["grounds"] = ["g" * 900] * LONG
    return json.dumps(answer).encode()

print("begins", file=sys.stderr, flush=True)
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(reply(line) + b"\\n")
    sys.stdout.buffer.flush()
"""
"""What it does with a question depends on the question, and sometimes on its number; it breaks, declines, errs, pads.

The letter ahead of the question is one with which it errs before it has broken three times.
"""

BREAKS_AFTER = """
import hashlib, json, os, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    question = json.loads(line)
    del question["id"]
    told = hashlib.sha256(b"h" + json.dumps(question, sort_keys=True).encode()).digest()[0]
    reply = respond(line).replace(b'"window":64', b'"window":WINDOW').rstrip() + b"\\n"
    os.write(1, reply * (1 + (told < 3 and question["ask"] != "hello")))
    if 3 <= told < 6:
        os._exit(3)
"""
"""Answers a question twice or dies after its answer, which depends on the question alone."""

NOTES = """
import os, sys, time
from pathlib import Path
from tarock_reference import respond

note = Path(os.environ["TAROCK_TEST_NOTE"], str(os.getpid()))
hurry = note.parent.with_name("hurry")
for line in sys.stdin.buffer:
    with note.open("a") as asked:
        asked.write("1\\n")
    time.sleep(0 if hurry.exists() else 0.05)
    print(respond(line).decode(), flush=True)
"""
"""Notes in a file of its own each time that it is asked, and takes its time until it is to hurry up."""

MEETS = """
import os, sys, time
from pathlib import Path
from tarock_reference import respond

note = Path(os.environ["TAROCK_TEST_NOTE"], str(os.getpid()))
for number, line in enumerate(sys.stdin.buffer):
    with note.open("a") as asked:
        asked.write("1\\n")
    while number == 20 and len(list(note.parent.iterdir())) < 2:
        time.sleep(0.01)
    time.sleep(0.004)
    print(respond(line).decode().replace('"window":64', '"window":32'), flush=True)
"""
"""Notes each time that it is asked, and waits in the beginning until another copy is there; it takes 32 at once."""

DECLINES = """
import json, os, sys, time
from pathlib import Path

note = Path(os.environ["TAROCK_TEST_NOTE"], str(os.getpid()))
for line in sys.stdin.buffer:
    with note.open("a") as asked:
        asked.write("1\\n")
    question = json.loads(line)
    reply = {{"answer": {hello}}} if question["ask"] == "hello" else {{"declined": "no"}}
    time.sleep(0.05)
    print(json.dumps({{"id": question["id"], **reply}}), flush=True)
"""
"""Notes each time that it is asked, takes its time and declines; there at once, since it loads no engine."""
HANGS = DECLINES.replace("time.sleep(0.05)", "time.sleep(0.05 if 'answer' in reply else 10_000)")

ALONE = """
import fcntl, os, sys
from pathlib import Path

lock = Path(os.environ["TAROCK_TEST_NOTE"], "lock").open("w")
try:
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    sys.exit("the port is taken")
from tarock_reference import respond
for line in sys.stdin.buffer:
    print(respond(line).decode(), flush=True)
"""
"""Of this program only one can run at a time; however one ends, another can run."""

NAMED = """
import os, sys, time
from pathlib import Path
from tarock_reference import respond

notes = Path(os.environ["TAROCK_TEST_NOTE"])
number = len(list(notes.iterdir()))
other = Path(notes, "1")


def there():
    try:
        os.kill(int(other.read_text() if other.exists() else os.getpid()), 0)
    except ProcessLookupError:
        return False
    return True


Path(notes, str(number)).write_text(str(os.getpid()))
for count, line in enumerate(sys.stdin.buffer):
    while count == 100 and there():
        time.sleep(0.01)
    print(respond(line).decode().replace('"version":"', '"version":"%d' % (number == 1)), flush=True)
"""
"""The second copy that is started says another version in hello; the first waits until it is gone again."""


def lines(path: Path) -> list[dict[str, Any]]:
    """A ledger, but for what tells of time: when, how long, and the digest of that.

    What a program says on stderr is left out: it belongs to no question where several are under way, and which are
    asked by themselves after one that broke it depends on which were asked together.
    """
    found = [json.loads(line, object_hook=without_stderr) for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        {key: text_line[key] for key in text_line.keys() - {"milliseconds", "started", "digest"}} for text_line in found
    ]


def without_stderr(part: dict[str, Any]) -> dict[str, Any]:
    return {name: inner for name, inner in part.items() if name != "stderr"}


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv("TAROCK_TEST_NOTE", str(folder))
    return folder


def said(ran: subprocess.CompletedProcess[str]) -> list[str]:
    """What a run told, without what it says of how many copies it asked."""
    return [*ran.stdout.splitlines(), *(line for line in ran.stderr.splitlines() if "--jobs 1" not in line)]


# ------------------------------------------------------------------------------------------- the same as of one


WITH_COPIES = """
import sys
from tarock_checking.check import worker_pool
from tarock_conformance.cli import main
from tarock_protocol.budget import Budget

worker_pool.WORTH_IT = 75
Budget.__init__.__kwdefaults__["of_a_run"] = int(sys.argv.pop(1)) or Budget.__init__.__kwdefaults__["of_a_run"]
main()
"""
COPIES_FOR_FEW = (sys.executable, "-P", "-c", WITH_COPIES)


def with_copies_for_few(*words: str, cwd: Path, of_a_run: int = 0) -> subprocess.CompletedProcess[str]:
    """The command that asks two copies of 150 scenarios, and keeps no more ``of_a_run`` where that is given."""
    return subprocess.run(
        (*COPIES_FOR_FEW, str(of_a_run), *words),
        cwd=cwd,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.prove
@pytest.mark.parametrize(
    ("words", "long"),
    [((), 1), (("--restarts", "2"), 1), (("--option", "king-named-when=with-bid", "--again", "1"), 11)],
    ids=["broken", "broken-too-often", "other-rules-and-all-again"],
)
def test_whatever_a_program_does_the_ledger_is_that_of_one_process(
    tmp_path: Path, words: tuple[str, ...], long: int
) -> None:
    command = engine(tmp_path, LIKES.replace("LONG", str(long)))
    ran = {}
    for jobs in ("1", "2"):
        asked = (*FEW, *words, "--engine", command, "--timeout", f"{PATIENCE}", "--jobs", jobs)
        ran[jobs] = with_copies_for_few(*asked, cwd=tmp_path)
        (tmp_path / LEDGER).rename(tmp_path / jobs)
    one, two = lines(tmp_path / "1"), lines(tmp_path / "2")
    outcomes = {line.get("outcome") for line in one}

    assert [line for line, other in zip(one, two, strict=True) if line != other] == []
    assert ran["1"].returncode == ran["2"].returncode
    assert said(ran["1"]) == said(ran["2"])
    assert "--jobs 1" not in ran["1"].stderr
    assert "while 2 copies were asked at once; if only one can run at a time, use --jobs 1" in ran["2"].stderr
    assert {Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED, Outcome.DECLINED} <= outcomes
    told = (tmp_path / "1").read_text(encoding="utf-8")
    assert "answers what it declined before" in told
    assert '"stderr":"begins' in told
    assert ("started again 2 times" in told) is ("--restarts" in words)


@pytest.mark.prove
def test_what_breaks_a_program_after_an_answer_is_charged_alike_by_any_number_of_processes_and_questions_under_way(
    tmp_path: Path,
) -> None:
    broken = set()
    for jobs, window in (("1", "1"), ("1", "64"), ("2", "64")):
        words = ("--engine", engine(tmp_path, BREAKS_AFTER.replace("WINDOW", window)), "--jobs", jobs)
        with_copies_for_few(*FEW, *words, "--restarts", "60", "--symmetries", "none", cwd=tmp_path)
        verdicts = [line for line in lines(tmp_path / LEDGER) if line["kind"] == "verdict"]
        broken.add(tuple(line["scenario"] for line in verdicts if line["outcome"] == Outcome.ERRORED))

    assert len(broken) == 1
    assert len(broken.pop()) > 4


@pytest.mark.prove
def test_when_a_run_has_kept_what_it_may_it_keeps_as_little_as_one_process_does(tmp_path: Path) -> None:
    command = engine(tmp_path, LIKES.replace("LONG", "11"))
    for jobs in ("1", "2"):
        words = (*FEW, "--engine", command, "--timeout", f"{PATIENCE}", "--jobs", jobs)
        with_copies_for_few(*words, cwd=tmp_path, of_a_run=10_000)
        (tmp_path / LEDGER).rename(tmp_path / jobs)
    one, two = lines(tmp_path / "1"), lines(tmp_path / "2")
    kept = [exchange["answer"] for line in one for exchange in line.get("exchanges", ()) if "whole" in exchange]

    assert [line for line, other in zip(one, two, strict=True) if line != other] == []
    assert sum(len(numbers) == 200 for numbers in kept) > 15


# ------------------------------------------------------------------------------------------- shared at all


def asked(notes: Path) -> list[int]:
    """How often each copy was asked."""
    return [len(path.read_text(encoding="ascii").splitlines()) for path in notes.iterdir()]


@pytest.mark.prove
def test_each_process_asks_a_copy_of_its_own_and_one_is_asked_again(tmp_path: Path, notes: Path) -> None:
    words = (*FEW, "--symmetries", "none", "--jobs", "2")  # what is put again is put by the one that records
    ran = with_copies_for_few(*words, "--engine", engine(tmp_path, MEETS), "--timeout", f"{PATIENCE}", cwd=tmp_path)
    most, more, *again = sorted(asked(notes), reverse=True)

    assert ran.returncode == ExitCode.CONFORM, ran.stderr
    assert more > most / 10
    assert len(again) == 1
    verdicts = [line for line in lines(tmp_path / LEDGER) if line["kind"] == "verdict"]
    # a scenario behind one that this process has played itself is played by both, to charge what comes after an answer
    assert most + more < 1.4 * sum(sum(line["asked"].values()) for line in verdicts)


@pytest.mark.prove
def test_a_small_run_asks_one_copy(tmp_path: Path, notes: Path) -> None:
    words = ("check", "--rules", "lungau", "--area", "counting", "--jobs", "8", "--again", "0")
    (tmp_path / "hurry").touch()
    ran = program(*words, "--engine", engine(tmp_path, NOTES), cwd=tmp_path)

    assert ran.returncode == ExitCode.CONFORM, ran.stderr
    assert len(asked(notes)) == 1


@pytest.mark.parametrize(
    ("jobs", "scenarios", "workers"),
    [(1, 5000, 0), (2, WORTH_IT - 1, 0), (2, WORTH_IT, 0), (2, 2 * WORTH_IT, 1), (16, 5 * WORTH_IT, 4), (3, 9999, 2)],
)
def test_as_many_processes_are_begun_as_are_worth_it(jobs: int, scenarios: int, workers: int) -> None:
    assert workers_for(jobs, scenarios) == workers


@pytest.mark.parametrize(("size", "workers"), [(1, 1), (1023, 1), (1024, 3), (1025, 2), (5383, 4)])
def test_workers_together_play_every_place_once_and_every_stretch_from_its_end(size: int, workers: int) -> None:
    each = [list(places(size, mine, workers)) for mine in range(workers)]

    assert sorted(place for mine in each for place in mine) == list(range(size))
    assert all(number // 1024 < other // 1024 or number > other for mine in each for number, other in pairwise(mine))


def test_jobs_are_as_many_as_there_are_processors_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    if hasattr(os, "sched_getaffinity"):
        assert jobs_wanted(None) == len(os.sched_getaffinity(0))
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: None)

    assert jobs_wanted(None) == 1
    assert jobs_wanted(7) == 7


def test_a_system_that_cannot_share_is_told_and_asks_one_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "CAN_FORK", False)
    monkeypatch.setattr(forking, "CAN_FORK", False)

    assert workers_for(8, 5000) == 0
    assert jobs_wanted(1) == 1
    with pytest.raises(UsageFaultError, match="--jobs: this system has no parallel processes; expected 1"):
        jobs_wanted(2)
    assert tarock("check", "--jobs", "0").exit_code == ExitCode.USAGE


# ------------------------------------------------------------------------------------------- not twice at once


@pytest.mark.prove
def test_a_program_that_cannot_run_twice_at_once_is_asked_by_one_process_and_that_is_said(
    tmp_path: Path, notes: Path
) -> None:
    ran = with_copies_for_few(*FEW, "--engine", engine(tmp_path, ALONE), "--jobs", "2", cwd=tmp_path)

    assert notes.is_dir()
    assert ran.returncode == ExitCode.CONFORM, ran.stderr
    assert ran.stderr.count("no second copy can run at the same time") == 1
    assert "as with --jobs 1: " in ran.stderr
    assert "the port is taken" in ran.stderr
    assert Ledger.read(tmp_path / LEDGER).footer is not None


@pytest.mark.prove
def test_a_copy_that_says_something_else_in_hello_is_not_asked(tmp_path: Path, notes: Path) -> None:
    words = (*FEW, "--engine", engine(tmp_path, NAMED), "--timeout", f"{PATIENCE}")
    ran = with_copies_for_few(*words, "--jobs", "2", "--again", "0", cwd=tmp_path)

    assert {path.name for path in notes.iterdir()} == {"0", "1"}
    assert ran.returncode == ExitCode.CONFORM, ran.stderr
    assert "started a second time, the adapter says something else in hello" in ran.stderr


REPORTS = """
import json, time
from tarock_reference import respond

for line in open(0, "rb"):
    question = json.loads(line)
    time.sleep(0.004)
    own = json.dumps({"id": question["id"], "error": "out of cards"})
    print(own if question["ask"] == "may_bid" else respond(line).decode(), flush=True)
"""
"""Reports an error of its own to questions of one kind."""


@pytest.mark.prove
def test_an_error_that_a_program_reports_itself_is_not_put_down_to_its_copies(tmp_path: Path) -> None:
    words = (*FEW, "--engine", engine(tmp_path, REPORTS), "--jobs", "2", "--again", "0")
    ran = with_copies_for_few(*words, cwd=tmp_path)

    assert ran.returncode == ExitCode.ADAPTER_BROKEN, ran.stderr
    assert "--jobs 1" not in ran.stderr


# ------------------------------------------------------------------------------------------- whatever happens


@contextmanager
def under_way(folder: Path, notes: Path, code: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A run whose two copies of the program have both been asked."""
    asked_by = ("--engine", engine(folder, code), "--timeout", f"{PATIENCE}", "--jobs", "2")
    command = (*COPIES_FOR_FEW, "0", *FEW, *words, *asked_by)
    with subprocess.Popen(
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as running:
        try:
            assert is_soon(lambda: len(asked(notes)) == 2 and min(asked(notes)) > 1)
            yield running
        finally:
            running.kill()


def greeting(code: str) -> str:
    """A program of this code that greets like the reference engine."""
    return code.format(hello=json.loads(respond(b'{"id":0,"ask":"hello"}'))["answer"])


def is_soon(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    until = time.monotonic() + seconds
    while not is_so() and time.monotonic() < until:
        time.sleep(0.01)
    return is_so()


def worker_of(running: subprocess.Popen[str]) -> int:
    """The process beside a run: the only child of it that is no warden."""
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text(encoding="ascii").split()
    (worker,) = (child for child in children if "warden.py" not in Path(f"/proc/{child}/cmdline").read_text("utf-8"))
    return int(worker)


def is_all_gone(notes: Path) -> bool:
    """Whether no copy of the program is there any more."""
    return not any(Path(f"/proc/{path.name}").exists() for path in notes.iterdir())


@pytest.mark.prove
@linux
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_is_ended_leaves_its_share_to_the_others(
    tmp_path: Path, notes: Path, number: signal.Signals
) -> None:
    with under_way(tmp_path, notes, NOTES) as running:
        os.kill(worker_of(running), number)
        (tmp_path / "hurry").touch()
        out, err = running.communicate(timeout=PATIENCE)
    ledger = Ledger.read(tmp_path / LEDGER)

    assert running.returncode == ExitCode.CONFORM, err
    assert "tarock: a worker process was ended from outside" in err
    assert not ledger.faults
    assert len(ledger.verdicts) == len(ledger.header.planned)
    assert "Traceback" not in out + err
    assert is_soon(lambda: is_all_gone(notes))


@pytest.mark.prove
@linux
def test_a_worker_that_is_stopped_holds_nobody_up(tmp_path: Path, notes: Path) -> None:
    with under_way(tmp_path, notes, NOTES) as running:
        worker = worker_of(running)
        os.kill(worker, signal.SIGSTOP)
        (tmp_path / "hurry").touch()
        _, err = running.communicate(timeout=PATIENCE)

    assert running.returncode == ExitCode.CONFORM, err
    assert not Path(f"/proc/{worker}").exists()
    assert is_soon(lambda: is_all_gone(notes))


@pytest.mark.prove
@linux
@pytest.mark.parametrize("code", [DECLINES, HANGS], ids=["declines", "hangs"])
def test_nothing_outlives_a_run_that_is_killed(tmp_path: Path, notes: Path, code: str) -> None:
    with under_way(tmp_path, notes, greeting(code)) as running:
        worker = worker_of(running)
        running.kill()
        running.communicate(timeout=PATIENCE)

        assert is_soon(lambda: not Path(f"/proc/{worker}").exists())
        assert is_soon(lambda: is_all_gone(notes))


@pytest.mark.prove
@linux
@pytest.mark.parametrize(
    ("code", "number"),
    [(DECLINES, signal.SIGINT), (DECLINES, signal.SIGTERM), (DECLINES, signal.SIGHUP), (HANGS, signal.SIGTERM)],
    ids=["declines-INT", "declines-TERM", "declines-HUP", "hangs-TERM"],
)
def test_a_run_that_is_interrupted_ends_soon_and_takes_all_copies_with_it(
    tmp_path: Path, notes: Path, code: str, number: signal.Signals
) -> None:
    with under_way(tmp_path, notes, greeting(code)) as running:
        worker = worker_of(running)
        running.send_signal(number)
        out, err = running.communicate(timeout=PATIENCE)

    assert running.returncode == ExitCode.INTERRUPTED, err
    assert "tarock: interrupted; the ledger" in err
    assert "Traceback" not in out + err
    assert Ledger.read(tmp_path / LEDGER).is_partial
    assert not Path(f"/proc/{worker}").exists()
    assert is_soon(lambda: is_all_gone(notes))


@pytest.mark.prove
@linux
def test_a_terminal_that_interrupts_all_processes_of_a_run_is_heard_once(tmp_path: Path, notes: Path) -> None:
    with under_way(tmp_path, notes, greeting(DECLINES)) as running:
        os.kill(worker_of(running), signal.SIGINT)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=PATIENCE)

    assert running.returncode == ExitCode.INTERRUPTED
    assert "ended from outside" not in err
    assert err.count("interrupted") == 1
    assert is_soon(lambda: is_all_gone(notes))


@pytest.mark.prove
def test_the_time_of_a_run_ends_for_all_of_its_processes(tmp_path: Path, notes: Path) -> None:
    command = engine(tmp_path, greeting(DECLINES))
    ran = program(*RULES, "--engine", command, "--jobs", "2", "--budget", "6", cwd=tmp_path)

    assert ran.returncode == ExitCode.CUT_OFF, ran.stderr
    assert Ledger.read(tmp_path / LEDGER).is_partial
    assert len(asked(notes)) == 2
    assert sys.platform != "linux" or is_soon(lambda: is_all_gone(notes))


# ------------------------------------------------------------------------------------------- messages


def test_messages_come_out_whole_and_in_order_however_little_the_pipe_takes() -> None:
    end, begin = os.pipe()
    outlet, inlet = frames.Outlet(begin), frames.Inlet(end)
    sent = [bytes([number]) * size for number, size in enumerate((0, 1, 3_000_000, 5, 1_200_000))]
    for message in sent:
        outlet.put(message)
    came: list[bytes] = []
    while len(came) < len(sent):
        came += inlet.messages()
        outlet.push()

    assert came == sent
    assert list(inlet.messages()) == []
    assert not inlet.ended
    os.close(begin)
    assert list(inlet.messages()) == []
    assert inlet.ended
    os.close(end)


def test_of_a_message_that_was_broken_off_nothing_comes_out() -> None:
    end, begin = os.pipe()
    os.write(begin, (8).to_bytes(4, "big") + b"half")
    os.close(begin)
    inlet = frames.Inlet(end)

    assert list(inlet.messages()) == []
    assert inlet.ended
    os.close(end)


def test_what_a_worker_hands_over_is_read_back_as_it_was() -> None:
    asked = NumberedLine.of(Count(id=1, rules="lungau", cards=["I"]))
    kept = Kept(b"\xff\0", asked, b"m", "\ud800?".encode("utf-8", "replace").decode())
    traces = Traces(answered=[b"\x80"], declined={b"\xff": "no"}, sound=False, kept=[kept])
    ahead = NumberedResult(4, PlayedScenario(2, Verdict(scenario="x", outcome=Outcome.FAILED), traces, 7), 12)

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(ahead), type=NumberedResult) == ahead


@pytest.mark.parametrize("when", ["before it begins", "once it is done"])
def test_a_process_that_is_asked_to_end_never_goes_on_as_the_one_that_began_it(
    when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the beginning process does when it is told to end, it alone does; the copy ends, whenever it is told."""
    begin, finish, here = os.fork, os._exit, os.getpid()

    def told_at_once() -> int:
        process = begin()
        if not process and when == "before it begins":
            os.kill(os.getpid(), signal.SIGTERM)
        return process

    def told_at_the_end(status: int) -> None:
        if when == "once it is done":
            os.kill(os.getpid(), signal.SIGTERM)
        finish(status)

    monkeypatch.setattr(os, "fork", told_at_once)
    monkeypatch.setattr(os, "_exit", told_at_the_end)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        process = forking.forked(lambda: None)
    except BaseException:  # noqa: BLE001 - whatever comes of it, it may not reach the tests twice
        assert os.getpid() != here
        finish(77)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert os.waitpid(process, 0)[1] == 0


def test_a_worker_is_sent_by_name_what_it_has_and_the_rest_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    outlet = SimpleNamespace(number=0, put=sent.append)
    monkeypatch.setattr(worker_pool, "forked_with_pipes", lambda *_: (7, outlet, None))
    asking = asking_of("lungau")
    has, lacks = asking.asked[:2]
    another = msgspec.structs.replace(lacks, lines=())
    way = EngineAccess(EngineChoice(in_process=True), Budget(None), SystemClock())
    known = {has.id: has, lacks.id: another}
    mates = worker_pool.Crew(way, 1, Filled(), known, say=ENGLISH)

    mates.begin([msgspec.structs.replace(asking, asked=(has, lacks))], InProcess(respond).hello)
    task = msgspec.msgpack.decode(sent[0], type=SuiteTask)

    assert task.asked == [has.id, lacks]
    assert task.whole(known).asked == (has, lacks)
