"""Of every breach it is known what kind of thing happened, so that somebody can say how it is mended."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tarock_protocol.codec import decode_reply
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.questions import Count, Hello
from tarock_protocol.piped import Subprocess

ROOT = Path(__file__).resolve().parents[2]
COUNT = Count(id=7, rules="lungau", cards=["Sküs", "K♥"])


@pytest.mark.parametrize(
    ("line", "breach"),
    [
        (b'{"id": 7, "answer": {"augen": 9}', BreachKind.JSON),
        (b"ready", BreachKind.JSON),
        (b"", BreachKind.JSON),
        (b'{"id": 7, "declined": "kein Sk\xfcs"}', BreachKind.ENCODING),
        (rb'{"id": 7, "declined": "\ud83c"}', BreachKind.ENCODING),
        (b'{"id": 8, "answer": {"augen": 9}}', BreachKind.ID),
        (b'{"id": "7", "answer": {"augen": 9}}', BreachKind.FORM),
        (b'{"answer": {"augen": 9}}', BreachKind.FORM),
        (b'{"id": 7, "augen": 9}', BreachKind.FORM),
        (b'{"id": 7, "answer": {"augen": "nine"}}', BreachKind.FORM),
        (b'{"id": 7}', BreachKind.FORM),
        (b'{"id": 7, "id": 7, "answer": {"augen": 9}}', BreachKind.FORM),
        (b'{"id": 7, "error": "no such card"}', BreachKind.REPORT),
        (b'{"id": null, "error": "no such card"}', BreachKind.REPORT),
    ],
)
def test_what_is_wrong_with_a_line_has_a_kind(line: bytes, breach: BreachKind) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_reply(line, COUNT)

    assert caught.value.breach is breach
    assert caught.value.about("a scenario").breach is breach


def test_another_version_is_a_breach_of_its_own() -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_reply(b'{"id": 0, "answer": {"protocol": 2}}', Hello(id=0))

    assert caught.value.breach is BreachKind.VERSION


@pytest.mark.parametrize(
    ("fault", "breach"),
    [
        ("hangs", BreachKind.SILENCE),
        ("exits_after_hello", BreachKind.END),
        ("closes_its_stdout", BreachKind.END),
        ("prints_garbage", BreachKind.JSON),
        ("prints_latin1", BreachKind.ENCODING),
        ("answers_another_id", BreachKind.ID),
        ("reports_an_error", BreachKind.REPORT),
        ("prints_a_long_line", BreachKind.SIZE),
    ],
)
def test_a_program_that_breaks_the_conversation_leaves_a_kind_of_breach(
    monkeypatch: pytest.MonkeyPatch, fault: str, breach: BreachKind
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    limits = Limits(timeout=0.5 if breach is BreachKind.SILENCE else 60.0, reply=10_000)

    assert breach_of(fault, limits) is breach


def test_what_comes_before_it_is_asked_for_is_a_breach_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    assert breach_of("answers_twice", Limits(timeout=60.0), right_before=1) is BreachKind.EARLY


def breach_of(fault: str, limits: Limits, right_before: int = 0) -> BreachKind:
    """What an adapter of the folder of faults breaks, after some questions that it answers."""
    command = [sys.executable, "-m", f"tests.miniatures.faults.{fault}"]
    with Subprocess(command, limits) as driver:
        for number in range(right_before):
            driver.ask(replace(COUNT, id=number))
        with pytest.raises(ProtocolError) as caught:
            driver.ask(COUNT)
    return caught.value.breach


@pytest.mark.parametrize(
    ("command", "breach"),
    [
        (["no-such-program-anywhere"], BreachKind.START),
        ([sys.executable, "-c", "raise SystemExit(3)"], BreachKind.END),
        ([sys.executable, "-c", "import time; time.sleep(60)"], BreachKind.SILENCE),
    ],
)
def test_a_program_that_does_not_say_hello_leaves_one_too(command: list[str], breach: BreachKind) -> None:
    with pytest.raises(ProtocolError) as caught:
        Subprocess(command, Limits(start=0.5 if breach is BreachKind.SILENCE else 60.0))

    assert caught.value.breach is breach
