"""Reads the parts of answers that the steps of a scenario look at, of a program or of our engine, without judging.

No program is asked again: its recorded answers are replayed, as far as they go.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock_language.message import in_english
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.errors import Declined, FieldDeclined, ProtocolError, TableError
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.expect.comparing import EndOfReadingError, PartsRead
from tarock_steps.suite.beyond_steps import is_part_judged_alike, parts_of_answers
from tarock_steps.suite.scripts import THEN, Script
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table


class SaidPart(NamedTuple):
    """A part that was read at a line of a scenario: its name, and the value in words."""

    line: int
    what: str
    given: str


class Said(NamedTuple):
    """What was read in a scenario: its parts, and where and why it ended; ``ending`` is None at the regular end.

    ``is_whole`` says that no recorded answer was missing, ``is_refused`` that an action was refused.
    """

    parts: tuple[SaidPart, ...]
    ending: SaidPart | None
    is_whole: bool
    grounds: frozenset[str]
    is_refused: bool = False

    def is_said_by(self, other: Said) -> bool:
        """Whether the other one says the same, as far as this one goes.

        Where this one refuses an action, the other one may say instead that it does not know such a thing.
        """
        if not self.is_whole:
            return self._has_parts_like(other.parts[: len(self.parts)])
        return self._has_parts_like(other.parts) and (self.ending == other.ending or self._is_refused_as_unknown(other))

    def _has_parts_like(self, others: tuple[SaidPart, ...]) -> bool:
        """Whether these parts are judged as if they were the others."""
        if self.parts == others:
            return True
        if [(part.line, part.what) for part in self.parts] != [(part.line, part.what) for part in others]:
            return False
        pairs = zip(self.parts, others, strict=True)
        return all(is_part_judged_alike(part.what, other.given, part.given) for part, other in pairs)

    @property
    def is_refused_as_invalid(self) -> bool:
        """Whether it ended with a question that was answered by an error."""
        return self.ending is not None and self.ending.what == ProtocolError.__name__

    def _is_refused_as_unknown(self, other: Said) -> bool:
        if not self.is_refused or self.ending is None or other.ending is None:
            return False
        return other.is_refused_as_invalid and self.ending.line == other.ending.line


def said_in(script: Script, driver: Driver, readings: FixedReadings, *, whole: bool = False) -> Said:
    """Play a scenario and read every part in the answers of the driver; if ``whole``, those that no step reads too."""
    reading = PartsRead()
    table = Table(driver, readings=readings, comparison=reading)
    parts: list[SaidPart] = []

    def read(ending: SaidPart | None = None, *, is_whole: bool = True, is_refused: bool = False) -> Said:
        parts.extend(SaidPart(place, in_english(part.what), part.given) for part in reading.taken())
        return Said(tuple(parts), ending, is_whole, table.grounds, is_refused)

    place = 0
    try:
        for place, (line, deed) in enumerate(zip(script.lines, script.deeds, strict=True)):
            heard = len(table.heard)
            with contextlib.suppress(EndOfReadingError), _passing_over():
                deed(table)
            if whole:
                parts += [SaidPart(place, *part) for part in parts_of_answers(table, heard)]
            taken = reading.taken()
            if line.keyword == THEN:
                parts += [SaidPart(place, in_english(part.what), part.given) for part in taken]
    except NotRecordedError:
        return read(is_whole=False)
    except RefusedError as refused:
        return read(SaidPart(place, in_english(refused.what), ""), is_refused=True)
    except Mismatch as fault:
        return read(SaidPart(place, in_english(fault.what), in_english(fault.given)))
    except (Declined, ProtocolError, TableError) as fault:
        return read(SaidPart(place, type(fault).__name__, ""))
    return read()


@contextlib.contextmanager
def _passing_over() -> Iterator[None]:
    """Skip a check that reads a missing field, unless the scenario cannot go on without it."""
    try:
        yield
    except FieldDeclined as fault:
        if not fault.goes_on:
            raise


class NotRecordedError(Exception):
    """A question was not asked, because the scenario failed before, or its answer was too long to be kept."""


class Recorded:
    """A driver that repeats recorded answers."""

    def __init__(self, hello: HelloAnswer, exchanges: Sequence[WireExchange]) -> None:
        self.hello = hello
        self.last: WireExchange | None = None
        self._exchanges = {
            codec.unnumbered(codec.decode_question(exchange.question.encode())): exchange for exchange in exchanges
        }

    def ask(self, question: Question) -> Answer:
        """The recorded answer to the same question; NotRecordedError if it was not kept."""
        exchange = self._exchanges.get(codec.unnumbered(question))
        if exchange is None or exchange.cut_from:
            raise NotRecordedError
        asked = codec.decode_question(exchange.question.encode())
        return codec.decode_reply(exchange.answer.encode(), asked, fields_said(self.hello, codec.kind(asked)))

    def close(self) -> None:
        """Nothing to end."""
