"""A lock put to a program in a window, and held against our own engine once: what is forged or out of turn is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit.small_lock import ALL, COUNT, DECK, NAME, header, locked, written, written_of_house
from tests.unit.the_command import engine, tarock

from tarock_checking.check import lock_check as by_lock
from tarock_checking.lock import against_engine
from tarock_checking.lock.confirmed_answers import answers_before, keep_answers
from tarock_checking.lock.lock_file import read_lock
from tarock_checking.lock.lock_lines import Lock, sealed
from tarock_reference.variants import variant_of_source
from tarock_running.inputs.preloading import load_all
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue import data_cache

TABLE = """
import json, os, sys, time

right = {right}
who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
rest, number = b"", 0
while chunk := os.read(0, 65536):
    *lines, rest = (rest + chunk).split(b"\\n")
    replies = []
    for line in lines:
        asked = json.loads(line)
        number += 1
        reply = dict(id=asked["id"], answer=dict(who, window={window}))
        if asked["ask"] == "count":
            reply["answer"] = right[asked["id"] - 1]
        replies.append(json.dumps(reply, separators=(",", ":"), ensure_ascii=False))
        {deed}
    os.write(1, "".join(one + "\\n" for one in replies).encode())
"""
"""A program that answers as is right, and does something else besides."""

LATE = 'asked["id"] == 5 and time.sleep(600)'
TWICE = 'asked["id"] == 5 and replies.append(replies[-1])'
OUT_OF_ORDER = "line is lines[-1] and replies.reverse()"
WRONG_AT_FIVE = 'asked["id"] == 5 and replies.append(replies.pop().replace("augen", "points"))'
DECLINES_FIVE = 'asked["id"] == 5 and replies.append(json.dumps(dict(id=5, declined="no")) + replies.pop()[:0])'
OTHERWISE = 'replies.append(replies.pop().replace(":", " : "))'
NINE_AT_FIVE = (
    'asked["id"] == 5 and replies.append(json.dumps(dict(id=5, answer=dict(right[4], augen=99))) + replies.pop()[:0])'
)


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """What is read before a program starts is read once."""
    load_all(["lungau"])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lock need not have all questions, and what is cached is cached here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(against_engine, "refuse_missing_questions", lambda *_: None)
    monkeypatch.setattr(data_cache, "folder", lambda: tmp_path / "kept")
    return tmp_path


CARDS = [
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
    "XVII",
    "XVIII",
    "XIX",
    "XX",
]


def counts(number: int) -> list[dict[str, object]]:
    return [{"ask": "count", "cards": CARDS[: figure + 1]} for figure in range(number)]


def checked(folder: Path, deed: str = "", window: int = 16, *more: dict[str, Any]) -> tuple[ExitCode, str]:
    """What comes of a program that does so and has as many questions under way, when it is asked ``more`` before."""
    lock = sealed(header(), [locked(question) for question in (*more, *counts(20))])
    (folder / NAME).write_bytes(lock.data())
    right = [msgspec.json.decode(answer) for answer in against_engine.right_answers(Path(NAME), lock, _LUNGAU)]
    program = engine(folder, TABLE.format(right=right, window=window, deed=deed or "pass"))
    run = tarock("check", "--lock", NAME, "--engine", program, "--again", "0", "--timeout", "0.5")
    return ExitCode(run.exit_code), run.output


_LUNGAU = variant_of_source("lungau", {})


@pytest.mark.parametrize("deed", ["", OTHERWISE])
def test_a_right_program_passes_whatever_its_spelling(folder: Path, deed: str) -> None:
    code, told = checked(folder, deed)

    assert code is ExitCode.CONFORM
    assert "20 questions: 20 passed" in told


@pytest.mark.gate(0, 4)
@pytest.mark.parametrize(
    ("deed", "counted"),
    [
        (TWICE, "errored"),
        (LATE, "errored"),
        (WRONG_AT_FIVE, "19 passed, 1 errored"),
        (DECLINES_FIVE, "19 passed, 1 declined"),
        (NINE_AT_FIVE, "19 passed, 1 failed"),
    ],
)
def test_what_goes_wrong_in_a_window_is_charged_as_one_by_one(folder: Path, deed: str, counted: str) -> None:
    several, alone = checked(folder, deed), checked(folder, deed, window=1)

    assert several[0] is alone[0] is not ExitCode.CONFORM
    assert counted in several[1]
    assert counted in alone[1]


def test_a_program_that_turns_replies_round_is_charged_with_it_once_and_asked_one_by_one(folder: Path) -> None:
    assert "20 questions: 19 passed, 1 errored" in checked(folder, OUT_OF_ORDER)[1]


@pytest.mark.parametrize("window", [1, 16])
def test_what_is_not_offered_is_not_asked(folder: Path, window: int) -> None:
    code, told = checked(folder, 'asked["ask"] == "deck" and os._exit(3)', window, DECK)

    assert code is ExitCode.INCONCLUSIVE
    assert "21 questions: 20 passed, 1 declined" in told


# ------------------------------------------------------------------------------------------- held against our engine


def lock_in(folder: Path) -> Lock:
    return read_lock(written(folder))


def test_a_lock_that_was_held_before_is_not_held_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(folder)
    first = tarock("check", "--lock", NAME, "--in-process")
    monkeypatch.setattr(by_lock, "variant_of_lock", None)
    again = tarock("check", "--lock", NAME, "--in-process")

    assert first.exit_code == again.exit_code == ExitCode.CONFORM
    assert f"{len(ALL)} questions: {len(ALL)} passed" in again.output


def test_a_forged_lock_is_refused_beside_one_that_was_held_before(folder: Path) -> None:
    written(folder, COUNT, DECK)
    assert tarock("check", "--lock", NAME, "--in-process").exit_code == ExitCode.CONFORM

    right = locked(COUNT)
    wrong = msgspec.structs.replace(right, answer={**right.answer, "augen": 8})
    (folder / NAME).write_bytes(sealed(header(), [wrong, locked(DECK)]).data())
    run = tarock("check", "--lock", NAME, "--in-process")

    assert run.exit_code == ExitCode.USAGE
    assert "line 2: expected the answer of lungau, found another one" in run.output


def test_what_is_cached_of_other_code_another_lock_or_another_profile_is_not_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = lock_in(folder)
    right = against_engine.right_answers(Path(NAME), lock, _LUNGAU)
    keep_answers(lock, None, right)
    assert answers_before(lock, None) == right

    profile = folder / "house.toml"
    profile.write_text("", encoding="utf-8")
    assert answers_before(lock, profile) is None
    assert answers_before(sealed(header(), lock.questions[:1]), None) is None

    monkeypatch.setattr("tarock_checking.lock.confirmed_answers.code_digest", lambda _: b"other code")
    assert answers_before(lock, None) is None


@pytest.mark.parametrize("change", ["cut", "altered", "too few", "no list"])
def test_what_is_cached_and_not_whole_is_not_taken(folder: Path, change: str) -> None:
    lock = lock_in(folder)
    right = against_engine.right_answers(Path(NAME), lock, _LUNGAU)
    keep_answers(lock, None, right[:1] if change == "too few" else right)
    (path,) = (folder / "kept").iterdir()
    data = path.read_bytes()
    if change == "cut":
        path.write_bytes(data[:-1])
    elif change == "altered":
        path.write_bytes(data.replace(b'"augen":', b'"augeN":'))
    elif change == "no list":
        data_cache.keep("lungau-lock", _origin_of(lock), b"\xc1")

    assert answers_before(lock, None) is None


def _origin_of(lock: Lock) -> bytes:
    from tarock_checking.lock import confirmed_answers  # noqa: PLC0415

    return confirmed_answers._origin(lock, None)  # noqa: SLF001


def test_the_lock_of_a_house_is_held_anew_when_its_profile_is_written_otherwise(
    folder: Path,
) -> None:
    path = written_of_house(folder)
    assert tarock("check", "--lock", str(path), "--in-process").exit_code == ExitCode.CONFORM

    profile = folder / "post.toml"
    profile.write_text(profile.read_text(encoding="utf-8").replace("= 7", "= 8"), encoding="utf-8")
    run = tarock("check", "--lock", str(path), "--in-process")

    assert run.exit_code == ExitCode.USAGE
    assert "expected a lock of the present rules" in run.output
