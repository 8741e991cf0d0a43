"""Errors for a question that is well formed but asks for something impossible; they name the place in it."""

from __future__ import annotations

from typing import Final, NoReturn

from tarock_engine.ruling import unexpected
from tarock_language.message import Message, SaidError, Word, message

NONE: Final = object()
"""Given where a list has nothing in it."""


class BadQuestionError(Exception):
    """A question that is well formed but asks for something that cannot be; ``said`` is why, as a message."""

    def __init__(self, said: Message) -> None:
        """Keep the message."""
        super().__init__(str(said))
        self.said = said


def at_place(fault: SaidError, place: str) -> BadQuestionError:
    """The error about the value at ``place`` as one about the question."""
    return BadQuestionError(message("{place}: {fault}", place=place, fault=fault.said))


def bad_question(place: str, expected: Message | str, given: object) -> BadQuestionError:
    """The error that something else is expected at ``place`` than what is ``given``, which may be None or NONE."""
    if given is None:
        return BadQuestionError(message("{place}: expected {expected}, got None", place=place, expected=expected))
    if given is NONE:
        return BadQuestionError(message("{place}: expected {expected}, got none", place=place, expected=expected))
    return BadQuestionError(unexpected(place, expected, given if isinstance(given, Message | Word) else str(given)))


def refuse_question(place: str, expected: Message | str, given: object) -> NoReturn:
    """Raise BadQuestionError, because something else is expected at ``place`` than what is ``given``."""
    raise bad_question(place, expected, given)
