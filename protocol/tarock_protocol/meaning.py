"""Normalises an answer for comparison: canonical cards, no reasons, and no order where order has no meaning."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question

UNORDERED: Final = frozenset(
    {"legal", "seen", "confers", "face_up", "items", "lines", "next", "hands", "talon", "discards", "trull"}
)
"""Fields whose order has no meaning; lists by seat or packet inside them keep their order."""

SAYS_WHY: Final = frozenset({"grounds", "why", "reason", "message"})
"""Fields that give reasons for an answer; they are not judged."""


def meaning(question: Question, answer: Answer) -> dict[str, Any]:
    """The meaning of an answer as plain JSON values; equal for answers that mean the same.

    ProtocolError if the answer names an unknown card, or a card twice.
    """
    said: dict[str, Any] = plain_values(reasoned(question, answer))
    return said


def is_same_word_for_word(one: Answer, other: Answer) -> bool:
    """Whether two answers are equal except for their reasons; then they mean the same."""
    if one == other:
        return True
    return bool(_without_reasons(msgspec.to_builtins(one)) == _without_reasons(msgspec.to_builtins(other)))


def reasoned(question: Question, answer: Answer) -> dict[str, Any]:
    """The meaning of an answer, with its reasons; every other part is where ``meaning`` has it."""
    said: dict[str, Any] = _ordered(msgspec.to_builtins(canonical_answer(question, answer)), "")
    return said


def plain_values(part: object) -> Any:
    """A part of an answer as plain values, without reasons, and sorted where order has no meaning."""
    return _without_reasons(_ordered(part, ""))


def _without_reasons(part: object) -> Any:
    if isinstance(part, dict):
        return {name: _without_reasons(inner) for name, inner in part.items() if name not in SAYS_WHY}
    return [_without_reasons(inner) for inner in part] if isinstance(part, list) else part


def _ordered(part: object, field: str) -> Any:
    if isinstance(part, dict):
        return {name: _ordered(inner, name) for name, inner in part.items()}
    if not isinstance(part, list):
        return part
    told = [_ordered(inner, field) for inner in part]
    by_place = any(isinstance(inner, list) for inner in part)
    return sorted(told, key=_spelt) if field in UNORDERED and not by_place else told


def _spelt(part: object) -> bytes:
    return part.encode() if isinstance(part, str) else msgspec.json.encode(_without_reasons(part))
