"""Several questions under way at once: as many as a program allows, each charged with what it brings about alone."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path

import pytest

from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess, NumberedLine, OurOwn
from tarock_protocol.errors import BudgetSpentError, Declined, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import CountAnswer
from tarock_protocol.messages.questions import Count, NextDealer, Question
from tarock_protocol.piped import Outcome, Subprocess, ask_each
from tarock_reference import respond

PROGRAM = """
import json, os, select, sys, time

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
most = times = 0


def lines():
    rest = b""
    while chunk := os.read(0, 65536):
        global most
        *whole, rest = (rest + chunk).split(b"\\n")
        time.sleep(0.02)  # whatever else is sent at once has come by then
        if whole and select.select([0], [], [], 0)[0]:
            more = os.read(0, 65536)
            *others, rest = (rest + more).split(b"\\n")
            whole += others
        most = max(most, len(whole))
        yield from ((one, len(whole)) for one in whole)


for line, several in lines():
    asked = json.loads(line)
    reply = dict(id=asked["id"], answer=dict(who, window={window}))
    if asked["ask"] == "count":
        reply["answer"] = dict(augen=len(asked["cards"]))
        {deed}
    print(json.dumps(reply), flush=True)
"""
"""A program that counts cards, and does something else besides; ``most`` is how many questions it had at once."""

TELLS = 'reply["answer"]["augen"] = most'
DIES_AT_FIVE = 'len(asked["cards"]) == 5 and os._exit(3)'
WRONG_AT_FIVE = 'reply["answer"]["augen"] = "five" if len(asked["cards"]) == 5 else 1'
DECLINES_FIVE = 'reply = dict(id=asked["id"], declined="no") if len(asked["cards"]) == 5 else reply'
CANNOT_DO_SEVERAL = "several > 1 and os._exit(4)"
TURNED_ROUND = 'reply["id"] += 1 if several > 1 else 0'
HANGS_AT_FIVE = 'len(asked["cards"]) == 5 and time.sleep(600)'


def program(deed: str, window: int, **limits: object) -> Subprocess:
    code = PROGRAM.format(deed=deed, window=window)
    return Subprocess([sys.executable, "-c", code], Limits(**limits))  # type: ignore[arg-type]


def counts(number: int) -> list[Question]:
    return [Count(id=1, rules="lungau", cards=["I"] * (figure % 10)) for figure in range(number)]


def answers(outcomes: Sequence[Outcome]) -> list[object]:
    return [answer.augen if isinstance(answer, CountAnswer) else type(answer) for answer in outcomes]


@pytest.mark.parametrize(("window", "most"), [(1, 1), (8, 8), (1_000, 64)])
def test_as_many_are_under_way_as_the_program_allows_and_we_have_use_for(window: int, most: int) -> None:
    with program(TELLS, window) as driver:
        seen = answers([*ask_each(driver, counts(100))])

    assert len(seen) == 100
    assert most // 2 <= int(str(seen[-1])) <= most


@pytest.mark.parametrize("number", [0, 1, 15, 16, 17, 33, 40])
def test_each_question_has_its_own_answer(number: int) -> None:
    with program("pass", 32) as driver:
        assert answers([*ask_each(driver, counts(number))]) == [figure % 10 for figure in range(number)]
        assert driver.breaks == 0


@pytest.mark.parametrize(
    ("deed", "told", "breaks", "timeout"),
    [
        (DIES_AT_FIVE, "question 1 (count): the adapter exited with status 3", 3, 60),
        pytest.param(
            *(HANGS_AT_FIVE, "question 1 (count): the adapter did not answer within 2 s", 3, 2), marks=pytest.mark.prove
        ),
        (WRONG_AT_FIVE, "question 1 (count): the reply is faulty at `$.answer.augen`", 0, 60),
    ],
)
def test_what_one_of_them_brings_about_is_charged_to_it_alone(
    deed: str, told: str, breaks: int, timeout: float
) -> None:
    with program(deed, 16, timeout=timeout) as driver:
        outcomes = [*ask_each(driver, counts(30))]

        assert [place for place, answer in enumerate(outcomes) if isinstance(answer, ProtocolError)] == [5, 15, 25]
        assert all(str(outcomes[place]).startswith(told) for place in (5, 15, 25))
        assert driver.breaks == breaks


def test_it_is_started_again_as_often_as_where_it_is_asked_one_by_one() -> None:
    with program(DIES_AT_FIVE, 16, restarts=1) as driver:
        outcomes = [*ask_each(driver, counts(30))]

        assert answers(outcomes)[:16] == [*range(5), ProtocolError, *range(6, 10), *range(5), ProtocolError]
        assert {str(answer) for answer in outcomes[16:]} == {str(outcomes[-1])}
        assert "was started again 1 times" in str(outcomes[-1])


@pytest.mark.parametrize("deed", [CANNOT_DO_SEVERAL, TURNED_ROUND])
def test_who_cannot_have_several_at_once_is_asked_one_by_one(deed: str) -> None:
    with program(deed, 16) as driver:
        assert answers([*ask_each(driver, counts(40))]) == [number % 10 for number in range(40)]
        assert driver.breaks == 0


def test_what_is_declined_is_declined_again() -> None:
    with program(DECLINES_FIVE, 8) as driver:
        assert [place for place, answer in enumerate(ask_each(driver, counts(20))) if isinstance(answer, Declined)] == [
            5,
            15,
        ]


def test_what_is_answered_although_it_was_declined_is_a_fault(tmp_path: Path) -> None:
    mark = str(tmp_path / "declined")
    deed = f'reply = reply if os.path.exists({mark!r}) else dict(id=asked["id"], declined=str(open({mark!r}, "w")))'
    with program(deed, 8) as driver:
        outcomes = [*ask_each(driver, counts(20))]

    assert isinstance(outcomes[0], Declined)
    assert "the adapter answers what it declined before" in str(outcomes[10])  # the same question


def test_where_the_time_is_up_nobody_broke_anything() -> None:
    budget = Budget()
    code = PROGRAM.format(deed=HANGS_AT_FIVE, window=16)
    with Subprocess([sys.executable, "-c", code], Limits(), budget=budget) as driver:
        budget.allow(3.0)
        seen: list[Outcome] = []

        each = map(seen.append, ask_each(driver, counts(30)))
        with pytest.raises(BudgetSpentError):
            deque(each)
        assert answers(seen) == [0, 1, 2, 3, 4]
        assert driver.breaks == 0


def test_whoever_breaks_off_leaves_no_answers_behind() -> None:
    with program("pass", 16) as driver:
        first = next(ask_each(driver, counts(40)))

        assert answers([first, driver.ask(Count(id=7, rules="lungau", cards=["I"] * 9))]) == [0, 9]
        assert driver.breaks == 0


def test_one_question_that_goes_wrong_is_asked_again_of_a_fresh_program() -> None:
    garbage = 'len(asked["cards"]) == 5 and print("garbage", flush=True)'
    with program(garbage, 16) as driver:
        (outcome,) = ask_each(driver, counts(6)[5:])

        assert str(outcome).startswith("question 1 (count): the reply is not JSON")
        assert driver.breaks == 1


def test_whoever_takes_just_what_he_asked_for_leaves_the_program_as_it_is() -> None:
    with program("pass", 16, restarts=0) as driver:
        for _ in range(3):
            assert answers([next(ask_each(driver, counts(1)))]) == [0]

        assert driver.is_up


def test_our_own_replies_are_read_as_others_are() -> None:
    asked: list[Question] = [
        Count(id=4, rules="lungau", cards=["K♥"]),
        NextDealer(id=4, rules="lungau", players=4, previous=1),
    ]

    assert [OurOwn(respond).ask(question) for question in asked] == [
        InProcess(respond).ask(question) for question in asked
    ]
    with pytest.raises(ProtocolError, match=r"question 3 \(count\): .*card"):
        OurOwn(respond).ask(Count(id=3, rules="lungau", cards=["what is no card"]))


# -------------------------------------------------------------------------------- what goes wrong while it is fetched

BREACHES = {
    "dies": "os._exit(3)",
    "garbage": 'print("garbage", flush=True)',
    "another id": 'print(json.dumps(dict(id=asked["id"] + 1, answer=dict(augen=77))), flush=True)',
    "ahead": "[print(json.dumps(dict(id=one, answer=dict(augen=one % 10))), flush=True) for one in range(8, 100)]",
}


def numbered(number: int) -> list[Question]:
    return [Count(id=figure, rules="lungau", cards=["I"] * (figure % 10)) for figure in range(1, number)]


def is_sound(reply: bytes | None, question: Question) -> bool:
    return reply is not None and codec.question_id(reply) == question.id


@pytest.mark.gate("dies-1", "garbage-32", "ahead-32")
@pytest.mark.parametrize("window", [1, 32])
@pytest.mark.parametrize("breach", BREACHES.values(), ids=BREACHES)
def test_what_breaks_the_conversation_once_while_it_is_fetched_is_charged_once(
    breach: str, window: int, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"
    deed = (
        f"mark = __import__('pathlib').Path({str(mark)!r})\n"
        f"        if asked['id'] == 7 and not mark.exists():\n            mark.touch()\n            {breach}"
    )
    questions = numbered(60)
    with program(deed, window, timeout=5) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        found = []
        for question in questions:
            if is_sound(driver.fetched(NumberedLine.of(question)), question):
                continue
            try:
                driver.ask(question)
            except ProtocolError as fault:
                found.append(fault)

    assert len(found) == 1
    assert driver.breaks == 1


AT_ONCE = """
import json, os, sys

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={}), questions=["count"], window=8)
count = len(sys.stdin.readline()) and os.write(1, json.dumps(dict(id=0, answer=who)).encode() + b"\\n")
held, until = b"", None
for line in sys.stdin:
    asked = json.loads(line)
    until = (UNTIL if asked["id"] == 1 else 0) if until is None else until
    reply = json.dumps(dict(id=asked["id"], answer=dict(augen=len(asked["cards"])))).encode() + b"\\n"
    held += reply * (1 + (asked["id"] == TWICE))
    if asked["id"] >= until:
        os.write(1, held)
        held = b""
"""
"""A program that gives one answer twice, and its first answers all at once."""


@pytest.mark.parametrize("until", [0, 4])
@pytest.mark.parametrize("twice", [1, 2, 3, 4])
def test_an_answer_that_is_given_twice_is_charged_to_the_next_question_whenever_it_comes(
    twice: int, until: int
) -> None:
    code = AT_ONCE.replace("TWICE", str(twice)).replace("UNTIL", str(until))
    questions = numbered(20)
    with Subprocess([sys.executable, "-c", code], Limits(timeout=60.0)) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        charged = []
        for question in questions:
            if is_sound(driver.fetched(NumberedLine.of(question)), question):
                continue
            try:
                driver.ask(question)
            except ProtocolError:
                charged.append(question.id)

    assert charged == [twice + 1]
    assert driver.breaks == 1


LEFT_OUT = {
    "that breaks it by itself": ('asked["id"] == 3 and os._exit(3)', None),
    "that is answered with an earlier id": ('reply["id"] -= asked["id"] == 3', None),
    "after a crash behind an answer": ('asked["id"] == 2 and (print(json.dumps(reply), flush=True), os._exit(3))', 5),
    "after an answer that is given twice": ('asked["id"] == 2 and print(json.dumps(reply), flush=True)', 5),
}
"""What a program does with questions of which the third is left out, and which question is charged with it."""


@pytest.mark.gate(0, 2)
@pytest.mark.parametrize(("deed", "charged"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_a_question_that_is_left_out_is_asked_by_itself_before_another_is_charged_with_what_it_broke(
    deed: str, charged: int | None
) -> None:
    questions = numbered(9)
    lines = [*map(NumberedLine.of, questions)]
    with program(deed, 8, restarts=int(charged is not None)) as driver:
        driver.fetch(lines[:4])
        for question, line in zip(questions[:2], lines, strict=False):
            driver.fetched(line)
            driver.ask(question)
        driver.leave_out(lines[2:4])
        driver.fetch(lines[4:])
        found = []
        for question in questions[4:]:
            try:
                driver.ask(question)
            except ProtocolError:
                found.append(question.id)

    assert found == ([] if charged is None else [charged])
    assert driver.breaks == len(found)


def test_an_error_that_is_reported_hides_no_crash(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    deed = (
        f"mark = __import__('pathlib').Path({str(mark)!r})\n"
        "        if asked['id'] == 1 and not mark.exists():\n            mark.touch()\n            os._exit(3)\n"
        "        if asked['id'] == 2:\n            reply = dict(id=2, error='not today')"
    )
    questions = numbered(5)
    with program(deed, 8) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        driver.fetched(NumberedLine.of(questions[0]))
        found = []
        for question in questions:
            try:
                driver.ask(question)
            except ProtocolError as fault:
                found.append((question.id, "status 3" in str(fault)))

    assert found == [(1, True), (2, False)]


def test_who_allows_one_at_a_time_is_asked_once_and_overheard_by_question() -> None:
    questions = numbered(4)
    deed = 'times += 1; reply["answer"]["augen"] = times; print("on", asked["id"], file=sys.stderr)'
    with program(deed, 1) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        replies = [driver.fetched(NumberedLine.of(question)) for question in questions]
        told = [(driver.ask(question), driver.last and driver.last.stderr) for question in questions]

    assert all(map(is_sound, replies, questions))
    assert told == [(CountAnswer(augen=number), f"on {number}\n") for number in range(1, 4)]


def test_a_crash_of_who_is_asked_one_at_a_time_has_its_last_words() -> None:
    questions = numbered(4)
    with program('asked["id"] == 2 and sys.exit("it was the second")', 1) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        replies = [driver.fetched(NumberedLine.of(question)) for question in questions[:2]]
        driver.ask(questions[0])
        with pytest.raises(ProtocolError, match="status 1"):
            driver.ask(questions[1])

    assert replies[1] is None
    assert driver.last is not None
    assert (driver.last.stderr, driver.breaks) == ("it was the second\n", 1)


def test_what_was_not_fetched_is_not_asked() -> None:
    first, second, *_ = numbered(4)
    with program("times += 1; print(times, file=sys.stderr)", 1) as driver:
        driver.fetch([NumberedLine.of(first)])
        replies = [driver.fetched(NumberedLine.of(line)) for line in (second, first)]
        driver.ask(first)

    assert replies[0] is None
    assert is_sound(replies[1], first)
    assert driver.last is not None
    assert driver.last.stderr == "1\n"


def test_what_was_said_before_a_reply_is_told_with_it_and_with_no_question_that_is_not_offered() -> None:
    line = NumberedLine.of(numbered(2)[0])
    with program('print("on", asked["id"], file=sys.stderr)', 1) as driver:
        driver.fetch([line])
        reply = driver.fetched(line)
        exchange = driver.exchange(line, reply or b"")
        driver.ask(numbered(2)[0])
        with pytest.raises(Declined):
            driver.ask(NextDealer(id=2, rules="lungau", players=4))

    assert exchange.stderr == "on 1\n"
    assert driver.last is not None
    assert driver.last.stderr == ""


def test_what_is_said_where_several_are_under_way_belongs_to_none() -> None:
    questions = numbered(30)
    with program('asked["id"] == 1 and sys.exit("which it was of several")', 32) as driver:
        driver.fetch(map(NumberedLine.of, questions))
        reply = driver.fetched(NumberedLine.of(questions[0]))
        with pytest.raises(ProtocolError, match="status 1"):
            driver.ask(questions[0])

    assert reply is None
    assert driver.last is not None
    assert driver.last.stderr.count("which it was") == 1
