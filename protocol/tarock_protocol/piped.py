"""The driver for a program in its own process, which is asked any number of questions with several under way."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.asked_ahead import ProgramAskedAhead
from tarock_protocol.drivers import Driver, digest_of
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question

Outcome = Answer | Declined | ProtocolError
"""The result of a question: an answer, or why there is none."""


class Subprocess(ProgramAskedAhead):
    """An implementation in its own process, which is asked over stdin and stdout."""

    _sent = _replied = 0

    def ask_each(self, questions: Iterable[Question]) -> Iterator[Outcome]:
        """The outcomes of questions that are offered, in order, with as many under way as the program allows.

        Where anything but a sound reply comes, the questions under way are asked again one by one, so that each is
        charged with its own fault; if none of them breaks the program then, it is asked one by one from now on.
        BudgetSpentError if the time is up.
        """
        self._drain()
        each, under_way = iter(questions), deque[list[Question]]()
        try:
            while some := [*itertools.islice(each, number := self._in_one_go)]:
                under_way.append(some)
                if number == 1 or not self._has_sent(some, is_first=len(under_way) == 1):
                    yield from self._one_by_one(under_way, again=False)
                elif len(under_way) > 1:
                    yield from self._replies(under_way)
            while under_way:
                yield from self._replies(under_way)
        finally:
            if under_way:
                self._stop(0.0)

    def _has_sent(self, some: list[Question], *, is_first: bool) -> bool:
        """Send questions with new numbers; False where they cannot be sent because the protocol was broken."""
        try:
            pipe = self._running()
            numbered = (replace(question, id=number) for number, question in enumerate(some, start=self._sent + 1))
            pipe.send(b"".join(map(codec.encode, numbered)), more=not is_first)
        except ProtocolError:
            return False
        self._sent += len(some)
        self._put_in_a_row += len(some)
        return True

    def _replies(self, under_way: deque[list[Question]]) -> Iterator[Outcome]:
        """The outcomes of the batch of questions under way that was sent first."""
        some = under_way[0]
        while some:
            outcome = self._next_outcome(some[0])
            if outcome is None:
                yield from self._one_by_one(under_way, again=True)
                return
            _take_first(under_way)
            yield outcome

    def _next_outcome(self, question: Question) -> Outcome | None:
        """The outcome of a question by the next reply; None if that reply is not sound."""
        if self._pipe is None:
            return None
        self._replied += 1
        reply, numbered = b"", replace(question, id=self._replied)
        try:
            reply = self._in_time(self._limits.timeout, self._pipe.reply)
            answer = self._read(reply, numbered)
        except Declined as fault:
            self._declined[digest_of(question)] = fault.reason
            return fault
        except ProtocolError as fault:
            return fault.at(codec.describe(question)) if codec.question_id(reply) == numbered.id else None
        return None if self._declined and digest_of(question) in self._declined else answer

    def _one_by_one(self, under_way: deque[list[Question]], *, again: bool) -> Iterator[Outcome]:
        """The outcomes of all questions under way, asked one by one; ``again`` where they were sent already."""
        if again and self._pipe is not None:
            self._stop(0.0)
            self._used -= 1  # it is not known yet which question caused it
        self._replied = self._sent
        before = self._breaks
        while under_way:
            yield self._outcome(_take_first(under_way))
        if again and self._breaks == before:
            self._alone = True

    def _outcome(self, question: Question) -> Outcome:
        try:
            return self.ask(question)
        except (Declined, ProtocolError) as fault:
            return fault


def _take_first(under_way: deque[list[Question]]) -> Question:
    """Remove and return the first question under way; a batch that is empty then is removed too."""
    question = under_way[0].pop(0)
    if not under_way[0]:
        under_way.popleft()
    return question


def ask_each(driver: Driver, questions: Iterable[Question]) -> Iterator[Outcome]:
    """The outcome of each offered question, in order; a program behind a pipe is asked several at once."""
    if isinstance(driver, Subprocess):
        yield from driver.ask_each(questions)
        return
    for question in questions:
        try:
            yield driver.ask(question)
        except (Declined, ProtocolError) as fault:
            yield fault
