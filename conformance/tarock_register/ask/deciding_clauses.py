"""Finds which clauses of an answer decide it: if the engine has one of them wrong, the answer changes.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.questions import AnyQuestion
from tarock_reference import respond as reference_responds
from tarock_reference.convert import rules_of
from tarock_reference.houses.house import House
from tarock_reference.impostors import impostors_of_variant
from tarock_running.process.sharing import patience

_PATIENCE: Final = 10.0
"""Seconds that an engine with a broken clause gets for one question."""


def deciding(question: AnyQuestion, clauses: Sequence[str], house: House | None = None) -> list[str]:
    """The ``clauses``, in their order, that decide the answer of our engine, or of a ``house``.

    A clause decides if an engine with a wrong ruling of it answers differently; an engine that then has no answer, or
    does not finish, does not count. Empty where our engine itself has no answer.
    """
    rules_for = rules_of if house is None else house.rules_of
    line = codec.encode(question)
    right = _said(question, reference_responds if house is None else house.respond, line)
    if right is None:
        return []
    found = set[str]()
    for impostor in impostors_of_variant(question.rules, rules_for(question)):
        if impostor.clause in found or impostor.clause not in clauses:
            continue
        wrong = _said(question, impostor.respond(rules_for), line)
        if wrong not in (None, right):
            found.add(impostor.clause)
    return [clause for clause in clauses if clause in found]


def _said(question: AnyQuestion, respond: Callable[[bytes], bytes], line: bytes) -> dict[str, object] | None:
    """The meaning of an engine's answer without reasons; None if there is no readable answer."""
    try:
        with patience(_PATIENCE):
            answer = codec.decode_reply(respond(line), question)
        return meaning(question, answer)
    except Exception:  # noqa: BLE001 - broken rules may break anything
        return None
