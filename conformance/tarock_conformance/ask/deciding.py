"""Finds which clauses of an answer decide it: with one of them broken, the answer changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_conformance.process.sharing import patience
from tarock_reference import respond as reference_responds
from tarock_reference.convert import rules_of
from tarock_reference.impostors import impostors_of_variant
from tarock_steps.protocol import codec
from tarock_steps.protocol.meaning import meaning

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tarock_reference.houses.house import House
    from tarock_steps.protocol.messages.questions import AnyQuestion

_PATIENCE: Final = 10.0
"""Seconds that an engine with a broken clause has for one question."""


def deciding(question: AnyQuestion, clauses: Sequence[str], house: House | None = None) -> list[str]:
    """Those of ``clauses``, in their order, that decide the answer of our engine, or of a ``house`` that plays them.

    A clause does where an engine that has a ruling of it wrong answers otherwise; one that then has no answer, or
    comes to no end, says nothing. None where our engine has no answer itself.
    """
    rules_for = rules_of if house is None else house.rules_of
    line = codec.encode(question)
    right = _said(question, reference_responds if house is None else house.respond, line)
    if right is None:
        return []
    found = set[str]()
    for one in impostors_of_variant(question.rules, rules_for(question)):
        if one.clause in found or one.clause not in clauses:
            continue
        wrong = _said(question, one.respond(rules_for), line)
        if wrong not in (None, right):
            found.add(one.clause)
    return [clause for clause in clauses if clause in found]


def _said(question: AnyQuestion, respond: Callable[[bytes], bytes], line: bytes) -> dict[str, object] | None:
    """What an engine says, its reasons left out; none where it says nothing that can be read."""
    try:
        with patience(_PATIENCE):
            answer = codec.decode_reply(respond(line), question)
        return meaning(question, answer)
    except Exception:  # noqa: BLE001 - rules that are broken may break anything
        return None
