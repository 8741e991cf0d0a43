"""Caches the replies of the engines that the search for causes tries.

Two that have the same rules and leave the same fields unread give a question the same reply.

The right answers were computed when the vectors were made, and are used again here.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from tarock_checking.diagnose.comparable_reply import replied
from tarock_checking.diagnose.known_courses import choice_of, reply_digest
from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.deviant import Deviant
from tarock_reference.impostors import RulesFor

_Asked = tuple[bytes, object, tuple[str, ...]]
"""A line, the rules by which it is answered, and the fields of it that are not read."""

_LATEST: Final = 64
"""How many replies are kept after their digests were worked out, for a scenario that has to be played with them."""


class KnownReplies:
    """The replies of all engines of one search: every digest, and the latest replies whole.

    ``right`` maps questions to their right answers by the rules of ``base``.
    """

    def __init__(self, base: RulesFor, right: Mapping[bytes, bytes]) -> None:
        self._right = right
        self._plain = Deviant(base, ())
        self._digests: dict[_Asked, bytes] = {}
        self._latest: dict[_Asked, bytes] = {}
        self._questions: dict[bytes, Question] = {}
        self._alike: dict[bytes, Question] = {}
        self._choices: dict[tuple[object, ...], Question] = {}

    def reply(self, engine: Deviant, line: bytes) -> bytes:
        """What an engine replies to a line."""
        rules = self._plays(engine, line)
        return self._latest.get((line, rules, engine.unread)) or self._worked_out(engine, line, rules)

    def _worked_out(self, engine: Deviant, line: bytes, rules: object | None) -> bytes:
        if self._right and rules is self._plays(self._plain, line) and not engine.unread:
            question = codec.sound_question(line)
            right = self._right.get(codec.unnumbered(question))
            if right is not None:
                return b'{"id":%d,"answer":%b}' % (question.id, right)
        return replied(engine, line)

    def digest(self, engine: Deviant, line: bytes) -> bytes:
        """The digest of an engine's reply, cached for all engines with the same rules and the same unread fields."""
        rules = self._plays(engine, line)
        if rules is None:
            return reply_digest(self._worked_out(engine, line, rules))
        asked = line, rules, engine.unread
        known = self._digests.get(asked)
        if known is None:
            if len(self._latest) == _LATEST:
                self._latest.clear()
            reply = self._latest[asked] = self._worked_out(engine, line, rules)
            known = self._digests[asked] = reply_digest(reply)
        return known

    def _plays(self, engine: Deviant, line: bytes) -> object | None:
        """The rules by which an engine answers a line; None if no rules can be made for it."""
        with suppress(Exception):
            return engine.rules_for(self._question(line) if engine.is_scoped else self._one_like(line))
        return None

    def _question(self, line: bytes) -> Question:
        known = self._questions.get(line)
        if known is None:
            known = self._questions[line] = codec.sound_question(line)
        return known

    def _one_like(self, line: bytes) -> Question:
        """A question that is answered by the same rules as the question in a line."""
        known = self._alike.get(line)
        if known is None:
            asked = codec.sound_question(line)
            known = self._alike[line] = self._choices.setdefault(choice_of(asked), asked)
        return known
