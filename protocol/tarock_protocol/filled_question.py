"""A question with its right answer, as stored in vectors, packs and examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion, Question

_ASK: Final = b'{"ask":"'


class FilledQuestion(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question of the protocol, with 0 as its id, and the right answer to it in canonical spelling.

    ``number`` is the number of the question in its scenario, or 0 if that is one more than the number before.
    """

    question: msgspec.Raw
    right: msgspec.Raw
    number: int = 0

    @classmethod
    def of(cls, question: Question, right: Answer | Mapping[str, Any], number: int = 0) -> FilledQuestion:
        """A question with its right answer, given as an answer or as its normalised values."""
        asked = msgspec.Raw(codec.unnumbered(question).strip())
        return FilledQuestion(asked, msgspec.Raw(msgspec.json.encode(right)), number)

    @property
    def line(self) -> str:
        """The question as text, without a line end."""
        return bytes(self.question).decode()

    @property
    def kind(self) -> str:
        """The kind of the question, with which its line begins."""
        return bytes(self.question)[len(_ASK) :].partition(b'"')[0].decode()

    @property
    def unnumbered(self) -> bytes:
        """The line of the question with 0 as its id, as the protocol encodes it."""
        return b"%b\n" % self.question

    @property
    def reply(self) -> bytes:
        """A reply line with the right answer."""
        return b'{"id":0,"answer":%b}' % bytes(self.right)

    def decoded(self) -> Question:
        """The question with 0 as its id, read without checks, as one of our own files has it."""
        return codec.sound_question(bytes(self.question))

    @property
    def asked(self) -> AnyQuestion:
        """The question, checked as it is read; ProtocolError if the stored text is not valid."""
        return codec.decode_question(bytes(self.question))

    @property
    def answer(self) -> Answer:
        """The right answer; ProtocolError if the stored text is no longer valid."""
        return codec.decode_reply(self.reply, self.asked)

    def is_said_by(self, given: Answer) -> bool:
        """Whether ``given`` means the same as the right answer; ProtocolError if it names unknown cards."""
        question = self.decoded()
        right = codec.own_answer(self.reply, question)
        return given == right or meaning(question, given) == meaning(question, right)
