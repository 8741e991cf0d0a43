"""Reads a score as people write it: ``35``, and with thirds of a point ``35/1``, ``35 1/3`` and ``35⅓`` too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from tarock_language.message import message
from tarock_protocol.messages.answers import CountAnswer
from tarock_protocol.messages.questions import Count
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_running.process.exits import UsageFaultError

_SCORE: Final = re.compile(
    r"(?P<points>\d{1,3})(?:\s+(?:punkte?|points?|augen))?"
    r"(?:\s*/\s*(?P<slash>[0-2])|\s*(?P<sign>[⅓⅔])|\s+(?P<third>[12])\s*/\s*3"
    r"|\s*(?:,|\+|und|and|\s)\s*(?P<word>[012]|kein|ein|eine|eines|zwei|no|an?|one|two)\s+blatt)?",
    re.ASCII | re.IGNORECASE,
)
_BLATT: Final[Mapping[str, int]] = {
    **dict.fromkeys(("0", "kein", "no"), 0),
    **dict.fromkeys(("1", "⅓", "ein", "eine", "eines", "a", "an", "one"), 1),
    **dict.fromkeys(("2", "⅔", "zwei", "two"), 2),
}
"""The number of Blatt, which are thirds of a point, by the ways to write it."""


class Counting:
    """How cards are counted by some rules, as the engine answers."""

    def __init__(self, rules: str, options: Mapping[str, str], respond: Respond) -> None:
        self._rules = rules
        self._options = dict(options)
        self._respond = respond

    def worth(self, cards: Sequence[str]) -> Fraction:
        """What these cards count together; -1 where they cannot be counted."""
        asked = Count(id=0, rules=self._rules, options=self._options, cards=[*cards])
        answer = answer_or_reason(asked, self._respond)
        return Fraction(answer.augen) if isinstance(answer, CountAnswer) else Fraction(-1)

    def has_thirds(self, pack: Sequence[str]) -> bool:
        """Whether a card by itself counts a part of a point."""
        return self.worth(pack[:1]).denominator > 1


def score_of(text: str, *, has_thirds: bool) -> Fraction:
    """The value of a score; UsageFaultError says which form is understood, and where only whole points are counted."""
    found = _SCORE.fullmatch(text.strip())
    if found is None and has_thirds:
        raise UsageFaultError(
            message("expected a score such as 35, 35/1, 35 1/3, 35⅓ or 35 and one Blatt, not '{text}'", text=text)
        )
    blatt = found and next((part for part in found.group("slash", "sign", "third", "word") if part), "0").lower()
    if found is None or (not has_thirds and _BLATT[blatt or "0"]):
        raise UsageFaultError(
            message(
                "by these rules only whole points are counted: expected a score such as 35, not '{text}'", text=text
            )
        )
    return int(found["points"]) + Fraction(_BLATT[blatt or "0"], 3)
