"""Questions over the wire to the reference engine's desk."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from tarock_steps.reference import respond


def asked(rules: str, question: dict[str, object]) -> dict[str, Any]:
    """The answer to a question; an assertion where it is refused."""
    reply = json.loads(respond(json.dumps({"id": 1, "rules": rules, **question}).encode()))
    assert "answer" in reply, reply
    answer: dict[str, Any] = reply["answer"]
    return answer


def amount(found: int | Fraction) -> int | str:
    """An amount as the wire has it."""
    whole = Fraction(found)
    return whole.numerator if whole.denominator == 1 else f"{whole.numerator}/{whole.denominator}"
