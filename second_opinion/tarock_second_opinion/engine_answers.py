"""Asks the reference engine questions of the protocol, to compare its answers with those of the second opinion."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from tarock_reference import respond
from tarock_second_opinion.source import POINTING_OUT, UNNOTICED, Act, Case, Telling


def asked(rules: str, question: dict[str, object], respond: Callable[[bytes], bytes] = respond) -> dict[str, Any]:
    """The answer to a question. Raises AssertionError if it is refused."""
    reply = json.loads(respond(json.dumps({"id": 1, "rules": rules, **question}).encode()))
    assert "answer" in reply, reply
    answer: dict[str, Any] = reply["answer"]
    return answer


def amount(found: int | Fraction) -> int | str:
    """An amount in the form of the protocol."""
    whole = Fraction(found)
    return whole.numerator if whole.denominator == 1 else f"{whole.numerator}/{whole.denominator}"


def dealt(case: Case, telling: Telling) -> dict[str, object]:
    """The deal as fields of a question, from one in which nothing has been done yet."""
    return {
        "options": dict(case.options),
        "players": case.players,
        "dealer": case.dealer,
        "hands": [list(hand) for hand in telling.hands],
        "talon": [list(half) for half in telling.halves if half],
    }


def on_wire(acts: Sequence[Act]) -> list[dict[str, object]]:
    """The acts in the form of the protocol: cards laid away one by one become one act."""
    found: list[dict[str, object]] = []
    for act in acts:
        what = act.words.removesuffix(UNNOTICED).removeprefix(POINTING_OUT)
        if act.deed == "discard" and not act.is_unnoticed and found[-1]["do"] == "discard":
            found[-1]["what"] = f"{found[-1]['what']} {what}"
        else:
            found.append({"seat": act.seat, "do": act.deed, "what": what})
            if act.is_unnoticed:
                found[-1]["unnoticed"] = True
    return found
