"""Keeps a share of the questions of a run, and asks them again later: the answers have to be the same.

Which questions these are depends on their digests alone, so they are the same in every run. They are asked in the order
of their digests, which reveals an answer that depends on earlier questions.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from tarock_protocol import codec
from tarock_protocol.drivers import BLANKS, Conversation, Driver, NumberedLine, digest_of, not_offered
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.meaning import meaning, plain_values
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_protocol.wrapping import Wrapper

_SCALE: Final = 1 << 64
_KEPT: Final = 4_000
_DECLINED: Final = b"declined"


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A question that will be asked again, with its first answer, and the digest of what that answer means.

    ``meant`` is empty if the whole answer is kept and its digest is not computed yet.
    """

    digest: bytes
    asked: NumberedLine
    meant: bytes
    answer: str

    @property
    def question(self) -> Question:
        """The question."""
        return codec.sound_question(self.asked.line)


class Changed(msgspec.Struct, frozen=True):
    """A question that got another answer the second time, with both answers."""

    question: str
    first: str
    second: str


class Traces(msgspec.Struct, array_like=True):
    """Which questions were answered and which declined (with the reason) in a scenario, by their digests.

    ``sound`` is false if an answer broke the protocol; ``kept`` are the questions to ask again.
    """

    answered: list[bytes] = []
    declined: dict[bytes, str] = {}
    sound: bool = True
    kept: list[Kept] = []


class Remembering(Wrapper):
    """Wraps a driver and keeps the questions that are to be asked again; see ``taken``."""

    def __init__(self, driver: Conversation, share: float) -> None:
        super().__init__(driver)
        self._conversation = driver
        self._share = share
        self._traces = Traces()

    def ask(self, question: Question) -> Answer:
        """Ask the wrapped driver, and keep the question if it belongs to the share."""
        digest = digest_of(question)
        try:
            answer = self._driver.ask(question)
        except Declined as fault:
            if not not_offered(self.hello, question):
                self._traces.declined[digest] = fault.reason
                self._keep(digest, question, None)
            raise
        except ProtocolError:
            self._traces.sound = False
            raise
        self._traces.answered.append(digest)
        self._keep(digest, question, answer)
        return answer

    def heard(self, asked: NumberedLine, reply: bytes) -> None:
        """Record a sound reply that was fetched from the driver, as if the question had been asked."""
        digest = hashlib.sha256(asked.unnumbered).digest()
        self._traces.answered.append(digest)
        if _is_below(digest, self._share):
            exchange = self._conversation.exchange(asked, reply)
            meant = _meant_by(reply, codec.sound_question(asked.line), self.hello) if exchange.cut_from else b""
            self._traces.kept.append(Kept(digest, asked, meant, exchange.answer))

    def traces(self) -> Traces:
        """The traces since the last call."""
        traces, self._traces = self._traces, Traces()
        return traces

    def taken(self) -> list[Kept]:
        """The questions kept since the last call; clears the other traces too."""
        return self.traces().kept

    def _keep(self, digest: bytes, question: Question, answer: Answer | None) -> None:
        """Keep a question if it belongs to the share; ``answer`` is None if it was declined."""
        if _is_below(digest, self._share) and self.last is not None:
            meant = _DECLINED if answer is None else _meant(question, answer)
            self._traces.kept.append(Kept(digest, NumberedLine.of(question), meant, self.last.answer[:_KEPT]))


def is_of_share(question: Question, share: float) -> bool:
    """Whether a question belongs to the share that is asked again."""
    return _is_below(digest_of(question), share)


def is_repeated(kept: Kept, driver: Conversation) -> bool:
    """Whether the fetched reply to a question is literally its first answer.

    If not, ``asked_again`` has to compare what the answers mean.
    """
    reply = None if kept.meant else driver.fetched(kept.asked)
    return reply is not None and reply.strip(BLANKS) == kept.answer.encode()


def asked_again(kept: Kept, driver: Driver) -> Changed | None:
    """Ask a question again, and return what changed; None if the answer means the same."""
    question = kept.question
    first = kept.meant or _meant_by(kept.answer.encode(), question, driver.hello)
    try:
        meant = _meant(question, driver.ask(question))
    except Declined:
        meant = _DECLINED
    except ProtocolError as fault:
        return changed(kept, f"error: {fault}")
    return None if meant == first or driver.last is None else changed(kept, driver.last.answer)


def changed(kept: Kept, second: str) -> Changed:
    """The change of an answer: the question, its first answer, and its second answer or error."""
    return Changed(kept.asked.line.decode().strip(), kept.answer[:_KEPT], second[:_KEPT])


def _is_below(digest: bytes, share: float) -> bool:
    return int.from_bytes(digest[:8]) < share * _SCALE


def _meant_by(reply: bytes, question: Question, hello: HelloAnswer) -> bytes:
    """The digest of what a sound reply means."""
    return _meant(question, codec.decode_reply(reply, question, fields_said(hello, codec.kind(question))))


def _meant(question: Question, answer: Answer) -> bytes:
    """The digest of what an answer means; answers that mean the same have the same digest."""
    try:
        said = meaning(question, answer)
    except ProtocolError:
        said = plain_values(msgspec.to_builtins(answer))
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).digest()
