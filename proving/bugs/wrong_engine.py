"""What a mistake in ``tests/bugs`` is written with: the decorator ``@bug``, and the engine that it changes.

    @bug(BugKind.SEATS, "bidding")
    def vorhand_sits_in_the_first_seat(engine: WrongEngine) -> None:
        \"\"\"Vorhand is taken to sit in the first seat, whoever deals.\"\"\"
        engine.asked("may_bid", lambda question: question | {"dealer": 3})

A mistake is made once in a process of its own, and never undone. Where it changes nothing, the reply is byte for byte
that of the reference engine.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from tarock_reference import respond

Told = dict[str, Any]
"""A question or an answer as the wire has it, in plain values."""

OnQuestion = Callable[[Told], Told]
OnAnswer = Callable[[Told, Told], Told]


class BugKind(StrEnum):
    """Why scenarios that are written down may overlook a mistake."""

    SEATS = "seats"
    PAIRS = "one suit, one pair of cards"
    MEETING = "two right rules that meet"
    LADDERS = "the depth of a ladder"
    LATE = "late and thin"
    UNSEEN = "answers that nobody looks at"


@dataclass(frozen=True, slots=True)
class RealisticBug:
    """A mistake of an engine that is right about everything else: what it does in a sentence, and what ``makes`` it."""

    name: str
    kind: BugKind
    area: str
    sentence: str
    makes: Callable[[WrongEngine], None]


def bug(kind: BugKind, area: str) -> Callable[[Callable[[WrongEngine], None]], RealisticBug]:
    """A mistake of a kind in a rule area; the docstring of the function says what the engine does."""

    def found(makes: Callable[[WrongEngine], None]) -> RealisticBug:
        sentence = " ".join((makes.__doc__ or "").split())
        if not sentence:
            message = f"{makes.__name__}: expected a docstring that says what the engine does"
            raise ValueError(message)
        return RealisticBug(makes.__name__, kind, area, sentence, makes)

    return found


class _Changes(NamedTuple):
    questions: dict[str, list[OnQuestion]]
    answers: dict[str, list[OnAnswer]]


def _call_another(*given: Any, _another: Callable[..., Any], **named: Any) -> Any:
    """The code of a function that calls another one, which is its default for ``_another``."""
    return _another(*given, **named)


class WrongEngine:
    """The reference engine behind its lines, with what a mistake does to it."""

    def __init__(self) -> None:
        self._changes = _Changes({}, {})

    def asked(self, kind: str, change: OnQuestion) -> None:
        """Have every question of a kind answered as if it had been another one."""
        self._changes.questions.setdefault(kind, []).append(change)

    def answered(self, kind: str, change: OnAnswer) -> None:
        """Have every answer to a question of a kind changed: ``change`` is given the question and the right answer."""
        self._changes.answers.setdefault(kind, []).append(change)

    def instead(self, right: Callable[..., Any], wrong: Callable[..., Any]) -> None:
        """Have another function in the place of a plain one of ours, wherever it is held: in tables, in rulings.

        ``wrong`` is given the right one and then what that is called with. Rulings, phases and caches hold functions by
        themselves, so another one under the name in its module would reach only some: the function stays, and calls
        ``wrong``. Raises TypeError if it is no plain function, or one that knows the variables around it.
        """
        plain = getattr(right, "__wrapped__", right)
        if not isinstance(plain, types.FunctionType) or plain.__closure__:
            message = f"{right!r} cannot be replaced; expected a plain function of a module or a class"
            raise TypeError(message)
        kept = types.FunctionType(plain.__code__, plain.__globals__, plain.__name__, plain.__defaults__)
        kept.__kwdefaults__ = plain.__kwdefaults__
        plain.__code__, plain.__defaults__ = _call_another.__code__, None
        plain.__kwdefaults__ = {"_another": functools.partial(wrong, kept)}

    def respond(self, line: bytes) -> bytes:
        """One reply for one question, both a line of JSON."""
        question = msgspec.json.decode(line)
        kind = question["ask"]
        changes, after = self._changes.questions.get(kind, ()), self._changes.answers.get(kind, ())
        for change in changes:
            question = change(dict(question))
        reply = respond(msgspec.json.encode(question) if changes else line)
        if not after:
            return reply
        told = msgspec.json.decode(reply)
        for change_answer in after:
            if "answer" in told:
                told["answer"] = change_answer(question, told["answer"])
        return msgspec.json.encode(told)
