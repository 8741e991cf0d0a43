from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.miniatures.faults import honest

from tarock_protocol import restarting
from tarock_protocol.codec import encode
from tarock_protocol.drivers import Driver, InProcess, NumberedLine
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages import answers, questions
from tarock_protocol.pipe import Pipe
from tarock_protocol.piped import Subprocess

ROOT = Path(__file__).resolve().parents[2]
COUNT = questions.Count(id=7, rules="lungau", cards=["Sküs", "K♥"])
OTHER = questions.Count(id=8, rules="lungau", cards=["Sküs"])

Start = Callable[..., Subprocess]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start an adapter of the folder of faults; it is closed again after the test."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    running: list[Subprocess] = []

    def started(
        name: str,
        *,
        timeout: float = 60.0,
        restarts: int = 10,
        limit: int = 1_000_000,
        start_timeout: float = 60.0,
    ) -> Subprocess:
        command = [sys.executable, "-m", f"tests.miniatures.faults.{name}"]
        driver = Subprocess(command, Limits(timeout=timeout, restarts=restarts, reply=limit, start=start_timeout))
        running.append(driver)
        return driver

    yield started
    for driver in running:
        driver.close()


def fault_of(driver: Driver, question: questions.Question = COUNT) -> str:
    with pytest.raises(ProtocolError) as caught:
        driver.ask(question)
    assert driver.last is not None
    assert driver.last.question == encode(question).decode().strip()
    assert driver.last.answer == f"error: {caught.value}"
    return str(caught.value)


def honest_in_process(**hello: object) -> InProcess:
    def respond(line: bytes) -> bytes:
        question = json.loads(line)
        if question["ask"] == "hello":
            return honest.line({"id": question["id"], "answer": {**honest.HELLO, **hello}})
        return honest.reply(question)

    return InProcess(respond)


def test_both_drivers_get_the_same_answer(start: Start) -> None:
    drivers: list[Driver] = [start("honest"), honest_in_process()]

    assert [driver.ask(COUNT) for driver in drivers] == [answers.CountAnswer(augen=10)] * 2
    assert drivers[0].hello == drivers[1].hello
    assert drivers[0].hello.name == "honest"
    assert drivers[0].last == drivers[1].last


def test_the_last_exchange_is_kept_as_it_went_over_the_wire() -> None:
    driver = honest_in_process()
    assert driver.last is None

    driver.ask(COUNT)

    assert driver.last is not None
    assert driver.last.question == encode(COUNT).decode().strip()
    assert driver.last.answer == '{"id": 7, "answer": {"augen": 10}}'


def test_a_command_may_be_written_as_in_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    with Subprocess(f"{shlex.quote(sys.executable)} -m tests.miniatures.faults.honest") as driver:
        assert driver.ask(COUNT) == answers.CountAnswer(augen=10)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (questions.Deck(id=1, rules="lungau"), "does not answer the question 'deck'"),
        (questions.Count(id=1, rules="karl", cards=[]), "does not play the rules 'karl', only: lungau"),
        (questions.Count(id=1, rules="lungau", cards=[], options={"x": "y"}), "does not know the option 'x' of lungau"),
        (
            questions.Count(id=1, rules="lungau", cards=[], options={"lone-caller-level": "dreier"}),
            "does not play the reading 'dreier' of 'lone-caller-level', only: rufer",
        ),
    ],
)
def test_what_hello_does_not_offer_is_declined_without_asking(question: questions.Question, reason: str) -> None:
    driver = honest_in_process()

    with pytest.raises(Declined) as caught:
        driver.ask(question)

    assert str(caught.value) == reason
    assert driver.last is not None
    assert driver.last.answer == f"declined: {reason}"


def test_an_offered_reading_is_asked_for() -> None:
    question = questions.Count(id=1, rules="lungau", cards=["I"], options={"lone-caller-level": "rufer"})

    assert honest_in_process().ask(question) == answers.CountAnswer(augen=5)


def test_an_exception_in_process_is_an_error_of_the_implementation() -> None:
    def respond(line: bytes) -> bytes:
        if b"hello" in line:
            return honest.reply(json.loads(line))
        raise KeyError(line)

    assert "the implementation raised KeyError" in fault_of(InProcess(respond))


# ------------------------------------------------------------------------------------------- at the start


@pytest.mark.parametrize("command", ["/no/such/program", "/", ["no-such-program", "x"]])
def test_a_program_that_does_not_start_is_named(command: str | list[str]) -> None:
    with pytest.raises(ProtocolError, match=r"the adapter does not start .* a program that can be run as: "):
        Subprocess(command)


@pytest.mark.parametrize("command", ["", "  ", []])
def test_an_empty_command_is_refused(command: str | list[str]) -> None:
    with pytest.raises(ProtocolError, match="the command is empty"):
        Subprocess(command)


def test_a_command_with_an_open_quote_is_refused() -> None:
    with pytest.raises(ProtocolError, match="the command cannot be read"):
        Subprocess("python 'adapter")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("exits_at_once", "hello: the adapter exited with status 3 before it answered"),
        ("hangs_at_hello", "hello: the adapter did not answer within 0.5 s; expected one line of JSON"),
        (
            "speaks_another_version",
            "hello: the adapter speaks version 99 of the protocol; expected version 1",
        ),
        (
            "invents_a_question",
            "hello: hello offers questions that do not exist: may_sing; expected some of: hello",
        ),
    ],
)
def test_an_adapter_that_fails_at_hello_is_told_why(start: Start, name: str, told: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        start(name, start_timeout=0.5 if "hangs" in name else 60.0)

    assert str(caught.value).startswith(told)


def test_a_window_without_room_is_refused() -> None:
    with pytest.raises(ProtocolError, match="hello gives the window 0; expected at least 1"):
        honest_in_process(window=0)


# ------------------------------------------------------------------------------------------- one fault each


@pytest.mark.gate(0, 1, 3, 4, 6, 8, 9, 11)
@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "exits_after_hello",
            "the adapter exited with status 4 before it answered; expected one line of JSON",
        ),
        ("hangs", "the adapter did not answer within 0.5 s; expected one line of JSON"),
        ("never_reads", "the adapter did not answer within 0.5 s; expected one line of JSON"),
        ("answers_another_id", "the reply carries the id 8"),
        (
            "prints_garbage",
            "the reply is not JSON (an unexpected character at byte 0): \\x1b[31mcounting",
        ),
        ("prints_latin1", "the reply is not UTF-8 at byte 30"),
        ("prints_a_long_line", "the adapter answered with a line of more than 1000000 bytes: xxx"),
        ("closes_its_stdout", "the adapter closed its stdout before it answered"),
        ("closes_its_stdin", "the adapter closed its stdin before it answered"),
        ("sends_surplus_fields", "faulty at `$.answer`: unknown field `mood`"),
        ("leaves_fields_out", "faulty at `$.answer`: the field `augen` is missing"),
        ("reports_an_error", "the adapter reports an error: no idea"),
    ],
)
def test_a_fault_says_what_happened_and_at_which_question_and_the_next_one_is_asked_afresh(
    start: Start, name: str, told: str
) -> None:
    driver = start(name, timeout=0.5 if told.endswith("0.5 s; expected one line of JSON") else 60.0)

    first, second = fault_of(driver), fault_of(driver)

    assert first.startswith("question 7 (count): ")
    assert told in first
    assert second == first


def test_a_flood_of_lines_is_a_fault_whenever_it_is_noticed(start: Start) -> None:
    driver = start("floods")

    for _ in range(2):
        assert re.search(
            r"\(count\): the (reply is not JSON|adapter had answered before it was asked).*: and on;", fault_of(driver)
        )


def test_a_long_line_is_not_read_into_memory(start: Start) -> None:
    driver = start("prints_a_long_line")
    tracemalloc.start()
    try:
        fault_of(driver)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert peak < 10_000_000


def test_an_answer_to_what_was_declined_before_is_a_fault(start: Start) -> None:
    driver = start("answers_what_it_declined")
    with pytest.raises(Declined, match="not in the mood"):
        driver.ask(COUNT)

    told = fault_of(driver, questions.Count(id=99, rules="lungau", cards=COUNT.cards))

    assert told == (
        "question 99 (count): the adapter answers what it declined before (not in the mood); "
        "expected the same question to be declined again"
    )


def test_a_reply_that_came_before_its_question_is_a_fault(start: Start) -> None:
    driver = start("answers_twice")

    assert driver.ask(COUNT) == answers.CountAnswer(augen=10)
    told = "question 8 (count): the adapter had answered before it was asked: {"
    assert fault_of(driver, OTHER).startswith(told)
    assert driver.ask(OTHER) == answers.CountAnswer(augen=5)


def test_a_reply_that_has_the_next_id_right_came_too_early_all_the_same(start: Start) -> None:
    driver = start("answers_the_next_question_too")

    assert driver.ask(COUNT) == answers.CountAnswer(augen=10)
    assert "the adapter had answered before it was asked" in fault_of(driver, OTHER)
    assert "expected one reply to each question, after it" in str(driver.last)


# ------------------------------------------------------------------------------------------- going on


def test_a_crash_costs_one_question_and_no_other(start: Start) -> None:
    driver = start("crashes_on_five_cards")
    five = questions.Count(id=5, rules="lungau", cards=["I"] * 5)

    assert driver.ask(COUNT) == answers.CountAnswer(augen=10)
    assert "the adapter was ended by SIGKILL before it answered" in fault_of(driver, five)
    assert driver.ask(COUNT) == answers.CountAnswer(augen=10)


def test_a_faulty_answer_under_the_right_id_needs_no_restart(start: Start) -> None:
    driver = start("leaves_fields_out", restarts=0)

    assert fault_of(driver) == fault_of(driver)


def test_when_all_restarts_are_used_every_question_fails_at_once_and_names_the_last_fault(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start("exits_after_hello", restarts=2)
    for _ in range(3):
        assert "exited with status 4" in fault_of(driver)

    monkeypatch.setattr(restarting, "Pipe", None)  # nobody starts anything any more
    told = [fault_of(driver, OTHER) for _ in range(100)]

    assert "the adapter was started again 2 times, its last fault: question 7 (count): the adapter exited" in told[0]
    assert len(set(told)) == 1


def test_one_that_is_renewed_is_started_again_as_often_as_at_the_beginning(start: Start) -> None:
    driver = start("exits_after_hello", restarts=1)
    for _ in range(2):
        assert "exited with status 4" in fault_of(driver)
    assert (driver.breaks, driver.is_given_up) == (2, True)

    driver.renew()

    assert (driver.breaks, driver.is_given_up) == (0, False)
    for _ in range(2):
        assert "exited with status 4" in fault_of(driver)
    assert (driver.breaks, driver.is_given_up) == (2, True)
    assert "was started again" in fault_of(driver)


def test_an_adapter_that_is_somebody_else_after_a_restart_is_not_asked(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAROCK_TEST_MARK", str(tmp_path / "started-before"))
    driver = start("changes_after_a_crash")
    fault_of(driver)

    assert "the adapter says something else in hello; expected what it said before" in fault_of(driver, OTHER)


def test_a_question_that_nobody_reads_does_not_block(start: Start) -> None:
    driver = start("never_reads", timeout=0.5)
    before = time.monotonic()

    fault_of(driver, questions.Count(id=1, rules="lungau", cards=["Sküs"] * 50_000))

    assert time.monotonic() - before < 60.0, "it reads nothing for 600 seconds"


# ------------------------------------------------------------------------------------------- the end


def test_closing_is_quick_and_may_be_done_twice(start: Start) -> None:
    drivers = [start("honest"), start("never_reads")]
    before = time.monotonic()

    for driver in drivers * 2:
        driver.close()

    assert time.monotonic() - before < 100.0, "one of them stays for 600 seconds unless it is ended"
    assert "the conversation is closed" in fault_of(drivers[0])


def test_what_the_adapter_started_ends_with_it_and_its_stderr_stands_with_the_question(start: Start) -> None:
    driver = start("leaves_a_child_behind", timeout=3.0)
    fault_of(driver)

    assert driver.last is not None
    word, child = driver.last.stderr.split()
    assert word == "child"
    assert_gone(int(child))


def assert_gone(process: int) -> None:
    until = time.monotonic() + 60.0
    while time.monotonic() < until:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        state = Path(f"/proc/{process}/stat")
        if state.exists() and state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
            return  # dead, and only waiting for whoever adopted it to take note
        time.sleep(0.01)
    pytest.fail(f"process {process} is still there")


def test_what_has_come_of_a_line_is_not_copied_with_every_piece_that_comes() -> None:
    pipe = Pipe([sys.executable, "-c", "input()"], 1_000_000)
    try:
        before = pipe._waiting  # noqa: SLF001 - nothing that is handed over tells of copies
        assert all(pipe._has_more_after(piece) for piece in (b"a", b"b", b"c"))  # noqa: SLF001 - in the reader's place
        after = pipe._waiting  # noqa: SLF001 - the same
        assert (after is before, bytes(after)) == (True, b"abc")

        assert pipe._has_more_after(b"d\ne\n\nf")  # noqa: SLF001 - the same
        assert pipe.replies(1, 3) == [b"abcd", b"e", b""]
        assert pipe._waiting == b"f"  # noqa: SLF001 - the same
    finally:
        pipe.stop(0)


def test_one_in_process_whose_hello_is_known_is_not_asked_for_it() -> None:
    asked: list[bytes] = []

    def respond(line: bytes) -> bytes:
        asked.append(line)
        return b"{}"

    known = honest_in_process().hello

    assert InProcess(respond, hello=known).hello is known
    assert asked == []


def test_whoever_has_something_to_do_before_a_wait_is_called_then_and_not_where_a_reply_has_come() -> None:
    called, driver = list[None](), honest_in_process()
    driver.before_waiting = lambda: called.append(None)
    driver.fetch([NumberedLine.of(COUNT)])
    assert driver.fetched(NumberedLine.of(COUNT))
    assert called == []

    driver.fetched(NumberedLine.of(OTHER))
    assert len(called) == 1
    driver.ask(OTHER)

    assert len(called) == 2
