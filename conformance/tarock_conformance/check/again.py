"""A share of the questions is asked twice, later and of a fresh process: nobody may answer otherwise then.

Which questions these are hangs on their digests alone, so that it is the same ones in every run. They are put in the
order of their digests, so that an answer which hangs on the questions before it comes to light too.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import not_offered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import meaning, plain

if TYPE_CHECKING:
    from tarock_steps.protocol.drivers import Driver, WireExchange
    from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

_SCALE: Final = 1 << 64
_KEPT: Final = 4_000
_DECLINED: Final = b"declined"


@dataclass(frozen=True, slots=True)
class Kept:
    """A question that will be asked again: the digest of what its first answer came to, and how that read."""

    digest: bytes
    question: Question
    meant: bytes
    answer: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A question that was answered otherwise the second time, with both answers."""

    question: str
    first: str
    second: str


class Remembering:
    """A driver that keeps, of what another one is asked, the questions to be asked again; see ``taken``."""

    def __init__(self, driver: Driver, share: float) -> None:
        self._driver = driver
        self._share = share
        self._kept: list[Kept] = []

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""
        return self._driver.hello

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, ``hello`` left out."""
        return self._driver.last

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
        try:
            answer = self._driver.ask(question)
        except Declined:
            if not not_offered(self.hello, question):
                self._keep(question, None)
            raise
        self._keep(question, answer)
        return answer

    def close(self) -> None:
        """End the conversation; may be called twice."""
        self._driver.close()

    def taken(self) -> list[Kept]:
        """What was kept since the last time."""
        kept, self._kept = self._kept, []
        return kept

    def _keep(self, question: Question, answer: Answer | None) -> None:
        """Keep a question of the share, with no answer where it was declined."""
        digest = _digest(question)
        if _below(digest, self._share) and self.last is not None:
            meant = _DECLINED if answer is None else _meant(question, answer)
            self._kept.append(Kept(digest, question, meant, self.last.answer[:_KEPT]))


def is_of_share(question: Question, share: float) -> bool:
    """Whether a question is among those that are asked again."""
    return _below(_digest(question), share)


def asked_again(kept: Kept, driver: Driver) -> Changed | None:
    """What changed when a question is asked again, nothing where it is answered as before."""
    try:
        meant = _meant(kept.question, driver.ask(kept.question))
    except Declined:
        meant = _DECLINED
    except ProtocolError as fault:
        return changed(kept, f"error: {fault}")
    return None if meant == kept.meant or driver.last is None else changed(kept, driver.last.answer)


def changed(kept: Kept, second: str) -> Changed:
    """A question with its first answer and what came the second time."""
    return Changed(codec.encode(kept.question).decode().strip(), kept.answer, second[:_KEPT])


def _digest(question: Question) -> bytes:
    return hashlib.sha256(codec.encode(msgspec.structs.replace(question, id=0))).digest()


def _below(digest: bytes, share: float) -> bool:
    return int.from_bytes(digest[:8], "big") < round(share * _SCALE)


def _meant(question: Question, answer: Answer) -> bytes:
    """The digest of what an answer says: the same for the same."""
    try:
        said = meaning(question, answer)
    except ProtocolError:
        said = plain(msgspec.to_builtins(answer))
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).digest()
