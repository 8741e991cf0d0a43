"""A lock as a file: what is not to the letter what was written is refused, with its line and what was expected."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tarock_checking.lock.lock_file import read_lock
from tarock_checking.lock.lock_lines import FORMAT, Header, Lock, Locked, scenarios_digest, sealed
from tarock_protocol.messages.questions import PROTOCOL
from tarock_running.process.exits import UsageFaultError

HEADER = Header(
    name="lungau",
    based_on="lungau",
    options={},
    profile="",
    suite="0.1.0",
    protocol=PROTOCOL,
    rules="0" * 64,
    features="1" * 64,
    questions=0,
)


def locked(*cards: str) -> Locked:
    question = {"ask": "count", "id": 0, "rules": "lungau", "cards": list(cards)}
    return Locked(
        question=question, answer={"augen": 5}, rests={"": ["LUN-COUNTING-001"]}, scenario="lungau/counting/x"
    )


def lock(*, header: Header = HEADER) -> Lock:
    return sealed(header, [locked("K♥"), locked("I"), locked("XXI")])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.lock.jsonl"
    path.write_bytes(lock().data())
    return path


def refusal(path: Path) -> str:
    with pytest.raises(UsageFaultError) as refused:
        read_lock(path)
    return refused.value.message


def test_a_lock_is_read_as_it_was_written(file: Path) -> None:
    found = read_lock(file)

    assert found == lock()
    assert [question.number for question in found.questions] == [1, 2, 3]
    assert found.questions[0].clauses == ["LUN-COUNTING-001"]


def test_a_lock_may_be_reached_by_a_link(file: Path) -> None:
    link = file.with_name("link.lock.jsonl")
    link.symlink_to(file)

    assert read_lock(link) == lock()


def test_every_line_is_plain_json_that_anybody_reads(file: Path) -> None:
    first, *rest = [json.loads(line) for line in file.read_text("utf-8").splitlines()]

    assert (first["kind"], first["format"], first["questions"]) == ("lock", FORMAT, 3)
    assert [text_line["question"]["cards"] for text_line in rest] == [["K♥"], ["I"], ["XXI"]]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda data: data[:0], "line 1: expected the header of a lock, found an empty file"),
        (lambda data: b"\n" + data, "line 1: expected the header of a lock, found an empty line"),
        (
            lambda data: data.replace(b"{", b"no json", 1),
            "line 1: expected the header of a lock, found an unexpected character at byte ",
        ),
        (lambda data: b"\xff\xfe" + data, "line 1: expected the header of a lock, found"),
        (
            lambda data: data.replace(b'"lock"', b'"header"', 1),
            "line 1: expected the header of a lock, found a line of kind",
        ),
        (lambda data: data.replace(b'"format":1', b'"format":0', 1), "format 1, found format 0, of an older version"),
        (lambda data: data.replace(b'"format":1', b'"format":9', 1), "format 1, found format 9, of a newer version"),
        (
            lambda data: data.replace(b'"name"', b'"nam"', 1),
            "line 1: expected the header of a lock, found unknown field",
        ),
        (
            lambda data: data.replace(b'"based_on":"lungau"', b'"based_on":"karl"', 1),
            "line 1: expected the header as it was",
        ),
        (lambda data: data.replace(b'"0.1.0"', b'"0.1.1"', 1), "line 1: expected the header as it was written"),
        (lambda data: data.replace(b'{"kind"', b'{ "kind"', 1), "line 1: expected the header as it was written"),
        (
            lambda data: data.replace(b'"name":', b'"name":"x","name":', 1),
            "line 1: expected the header of a lock, found the key",
        ),
        (lambda data: data.replace(b'"augen":5', b'"augen":4', 2), "line 2: expected the line as it was written"),
        (lambda data: data.replace(b'"XXI"', b'"XX"', 1), "line 4: expected the line as it was written"),
        (
            lambda data: data.replace(b'"augen":5', b'"augen":4,"augen":5', 1),
            "line 2: expected a question with its answer, found the key 'augen' twice",
        ),
        (
            lambda data: data.replace(b'"seal"', b'"zeal"', 1),
            "line 2: expected a question with its answer, found unknown field",
        ),
        (
            lambda data: data[:-1],
            "line 4: expected 3 questions, each on a line with its end, found a line that is cut off",
        ),
        (
            lambda data: data[:-40],
            "line 4: expected 3 questions, each on a line with its end, found a line that is cut off",
        ),
        (
            lambda data: b"\n".join(data.split(b"\n")[:-2]) + b"\n",
            "line 3: expected 3 questions, each on a line with its end, found 2 whole lines",
        ),
        (lambda data: data + data.split(b"\n")[3] + b"\n", "line 5: expected the question 4, found the question 3"),
        (lambda data: data + b"\n", "line 5: expected a question with its answer"),
    ],
)
def test_what_was_altered_is_refused_with_its_line(file: Path, change: Callable[[bytes], bytes], expected: str) -> None:
    file.write_bytes(change(file.read_bytes()))

    told = refusal(file)

    assert told.startswith(str(file))
    assert expected in told


def test_two_lines_that_changed_places_are_refused(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((lines[0], lines[2], lines[1], lines[3])))

    assert "line 2: expected the question 1, found the question 2" in refusal(file)


def test_a_line_of_another_lock_is_refused_although_its_seal_is_right(file: Path) -> None:
    other = sealed(HEADER, [locked("D♥"), locked("I"), locked("XXI")]).data().splitlines(keepends=True)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((lines[0], other[1], *lines[2:])))

    assert "line 1: expected the header as it was written (its digest differs)" in refusal(file)


def test_a_folder_and_what_is_not_there_are_refused(tmp_path: Path) -> None:
    assert "it is a folder and no file; expected a lock" in refusal(tmp_path)
    assert "No such file or directory; expected a lock" in refusal(tmp_path / "none.lock.jsonl")


def test_a_lock_that_asks_by_another_protocol_is_refused(file: Path) -> None:
    file.write_bytes(lock(header=msgspec.structs.replace(HEADER, protocol=2)).data())

    assert "line 1: expected version 1 of the protocol, found version 2" in refusal(file)


def test_a_file_that_is_far_too_large_is_not_even_read(file: Path) -> None:
    with file.open("r+b") as large:
        large.truncate(70_000_000)

    assert "it has 70,000,000 bytes, more than 64,000,000; expected a lock" in refusal(file)


def test_the_digest_of_a_source_is_that_of_its_own_files() -> None:
    assert scenarios_digest("lungau") == scenarios_digest("lungau")
    assert scenarios_digest("lungau") != scenarios_digest("karl")
