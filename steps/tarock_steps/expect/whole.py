"""Reads a whole answer part by part without an expected value, for questions that no step reads."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from tarock_protocol.errors import FieldDeclined
from tarock_protocol.meaning import meaning
from tarock_steps.expect.base import AnswerChecks


class WholeExpectations(AnswerChecks):
    """A check that reads an answer field by field."""

    def the_whole_answer(self) -> None:
        """Read every field that the program gives."""
        answer = self._inquiry.answer
        self._inquiry.note(answer.grounds)
        for field, value in meaning(self._inquiry.question, answer).items():
            with suppress(FieldDeclined):
                self._insist_on(field)
                self._reads(field)
                self._same(field, "", msgspec.json.encode(value).decode())
