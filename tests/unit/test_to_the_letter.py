"""Questions asked again: a reply equal to the letter is the same answer; of another it is worked out what it means."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

from tarock_checking.playing.filling import fill
from tarock_checking.playing.player import Asking, Player
from tarock_checking.playing.repeated_questions import Kept, asked_again, is_repeated
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess, NumberedLine
from tarock_reference import respond
from tarock_steps.catalogue.filled import read_file
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.vectors import Vectors, read_vectors

SOME = 5


@cache
def filled() -> tuple[Asking, Vectors]:
    """The first scenarios in which several questions are asked, each of them to be asked again."""
    dealt = [planned for planned in plan("lungau") if planned.area == "dealing"]
    asked = Asking(source="lungau", options={}, asked=tuple(dealt), share=1.0, is_reference=False)
    vectors = read_vectors(read_file(fill(asked, None, lambda *_, **__: None), "here").lines)
    several = [scenario for scenario in dealt if len(vectors.scenarios[scenario.id].asked) > 1][:SOME]
    return msgspec.structs.replace(asked, asked=tuple(several)), vectors


def kept(budget: Budget | None = None) -> list[Kept]:
    asked, vectors = filled()
    player = Player(asked, InProcess(respond, budget=budget), Budget(), vectors=vectors)
    places = range(len(asked.asked))
    return [exchange for place in places for exchange in player.play(place, places)[1].kept]


def spaced(line: bytes) -> bytes:
    """The same in another spelling, and in another order."""
    return json.dumps(dict(reversed(json.loads(respond(line)).items()))).encode()


def emptied(line: bytes) -> bytes:
    said = json.loads(respond(line))
    if json.loads(line)["ask"] != "hello":
        said["answer"] = {name: type(value)() for name, value in said["answer"].items()}
    return json.dumps(said).encode()


def test_each_question_is_kept_with_its_own_answer() -> None:
    found = kept()

    assert len(found) > SOME
    assert [json.loads(exchange.answer)["id"] for exchange in found] == [exchange.question.id for exchange in found]


@pytest.mark.parametrize("budget", [None, Budget(of_a_reply=10)], ids=["whole", "cut"])
def test_the_same_in_another_spelling_is_no_change(budget: Budget | None) -> None:
    driver = InProcess(spaced)
    found = kept(budget)
    driver.fetch(NumberedLine.of(exchange.question) for exchange in found)

    assert not any(is_repeated(exchange, driver) for exchange in found)
    assert [asked_again(exchange, driver) for exchange in found] == [None] * len(found)


def test_what_is_the_same_to_the_letter_is_taken() -> None:
    driver = InProcess(respond)
    found = kept()
    driver.fetch(NumberedLine.of(exchange.question) for exchange in found)

    assert all(is_repeated(exchange, driver) for exchange in found)


def test_what_stands_around_json_is_blank_and_nothing_else_is() -> None:
    (first, *_), blank, other = kept(), b" \t\r", b"\x0c"
    hello = InProcess(respond).hello
    for around in (blank, other):
        driver = InProcess(lambda line, around=around: respond(line).strip() + around, hello=hello)  # type: ignore[misc]
        driver.fetch([NumberedLine.of(first.question)])

        assert is_repeated(first, driver) is (around == blank)


def test_another_answer_is_a_change_that_is_told_with_both() -> None:
    driver = InProcess(emptied)
    changes = [asked_again(exchange, driver) for exchange in kept()]

    assert all(change is not None and change.first != change.second for change in changes)
