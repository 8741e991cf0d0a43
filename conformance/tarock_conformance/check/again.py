"""Repeats a share of the questions later with a fresh process: the answers have to be the same.

Which questions these are depends on their digests alone, so that it is the same ones in every run. They are put in the
order of their digests, so that an answer which depends on the questions before it comes to light too.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

import msgspec

from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import BLANKS, NumberedLine, digest_of, not_offered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import meaning, plain_values
from tarock_steps.protocol.messages.questions import AnyQuestion
from tarock_steps.protocol.offered import fields_said
from tarock_steps.protocol.wrapping import Wrapper

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tarock_steps.protocol.drivers import Conversation, Driver
    from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

_SCALE: Final = 1 << 64
_KEPT: Final = 4_000
_DECLINED: Final = b"declined"


class Kept(msgspec.Struct, frozen=True):
    """A question that will be asked again, the digest of what its first answer came to, and how that read.

    ``meant`` is empty where the answer is there whole, and nobody has worked out yet what it came to.
    """

    digest: bytes
    question: AnyQuestion
    meant: bytes
    answer: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A question that was answered otherwise the second time, with both answers."""

    question: str
    first: str
    second: str


class Traces(msgspec.Struct):
    """What a scenario leaves in the conversation: which questions were answered and declined, by their digests.

    ``sound`` says that nothing that was asked came to a breach; ``kept`` is what is to be asked again.
    """

    answered: list[bytes] = []
    declined: dict[bytes, str] = {}
    sound: bool = True
    kept: list[Kept] = []


class Remembering(Wrapper):
    """A driver that keeps, of what another one is asked, the questions to be asked again; see ``taken``."""

    def __init__(self, driver: Conversation, share: float) -> None:
        super().__init__(driver)
        self._conversation = driver
        self._share = share
        self._traces = Traces()

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
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
        """Take a sound reply that was fetched of the driver for an answer that it gave."""
        digest = hashlib.sha256(asked.unnumbered).digest()
        self._traces.answered.append(digest)
        if _below(digest, self._share):
            exchange, question = self._conversation.exchange(asked, reply), codec.decode_question(asked.line)
            meant = _meant_by(reply, question, self.hello) if exchange.whole else b""
            self._traces.kept.append(Kept(digest, question, meant, exchange.answer))

    def traces(self) -> Traces:
        """What was left since the last time that somebody looked."""
        traces, self._traces = self._traces, Traces()
        return traces

    def taken(self) -> list[Kept]:
        """What was kept since then."""
        return self.traces().kept

    def _keep(self, digest: bytes, question: Question, answer: Answer | None) -> None:
        """Keep a question of the share, with no answer where it was declined."""
        if _below(digest, self._share) and self.last is not None:
            meant = _DECLINED if answer is None else _meant(question, answer)
            self._traces.kept.append(Kept(digest, cast("AnyQuestion", question), meant, self.last.answer[:_KEPT]))


def is_of_share(question: Question, share: float) -> bool:
    """Whether a question is among those that are asked again."""
    return _below(digest_of(question), share)


def is_repeated(kept: Kept, driver: Conversation) -> bool:
    """Whether the reply that was fetched for a question is to the letter what was answered first.

    Else it has to be asked again what the answer means.
    """
    reply = None if kept.meant else driver.fetched(NumberedLine.of(kept.question))
    return reply is not None and reply.strip(BLANKS) == kept.answer.encode()


def numbered_lines(questions: Iterable[Question], hello: HelloAnswer) -> Iterator[NumberedLine]:
    """The lines of those questions that a program which said this ``hello`` offers to answer."""
    return (NumberedLine.of(one) for one in questions if not not_offered(hello, one))


def asked_again(kept: Kept, driver: Driver) -> Changed | None:
    """What changed when a question is asked again, nothing where it is answered as before."""
    first = kept.meant or _meant_by(kept.answer.encode(), kept.question, driver.hello)
    try:
        meant = _meant(kept.question, driver.ask(kept.question))
    except Declined:
        meant = _DECLINED
    except ProtocolError as fault:
        return changed(kept, f"error: {fault}")
    return None if meant == first or driver.last is None else changed(kept, driver.last.answer)


def changed(kept: Kept, second: str) -> Changed:
    """A question with its first answer and what came the second time."""
    return Changed(codec.encode(kept.question).decode().strip(), kept.answer[:_KEPT], second[:_KEPT])


def _below(digest: bytes, share: float) -> bool:
    return int.from_bytes(digest[:8], "big") < round(share * _SCALE)


def _meant_by(reply: bytes, question: Question, hello: HelloAnswer) -> bytes:
    """The digest of what a sound reply says."""
    return _meant(question, codec.decode_reply(reply, question, fields_said(hello, codec.kind(question))))


def _meant(question: Question, answer: Answer) -> bytes:
    """The digest of what an answer says: the same for the same."""
    try:
        said = meaning(question, answer)
    except ProtocolError:
        said = plain_values(msgspec.to_builtins(answer))
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).digest()
