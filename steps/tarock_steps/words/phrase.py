"""Phrases: the text of a step with its fields, each of which has one shape everywhere."""

from __future__ import annotations

import re
from typing import Any, Final

from pytest_bdd.parsers import StepParser

from tarock_steps.course import MOVES
from tarock_steps.seating import PLAYERS

_QUOTED: Final = '[^"]*'
_NUMBER: Final = r"[+-]?\d+"
_NUMBERS: Final = frozenset({"players", "seat", "cents", "number", "augen", "mine", "theirs"})
_SHAPES: Final[dict[str, str]] = {
    **dict.fromkeys(_NUMBERS, _NUMBER),
    "player": "|".join(PLAYERS),
    "deed": "bid|call|talon|discard|say|play",
    "request": "bid|call|announce|lead",
    "stage": "bidding|announcing",
    "contract": r"\w+(?: (?:Rufer|Dreier|Ouvert))?",
    "king": r"[^\s\"]+",
    "move": "|".join(MOVES),
    "owner": "the declarer's side has|the opponents have|nobody has",
    "part": "cuts|sits out|deals|wins the trick|leads next",
    "row": "the trumps|the suit [♥♦♠♣]",
    "are": "is|are",
    "which_trick": r"the last trick(?: but one)?|trick \d+",
    "gathered": "Augen|tricks",
    "open_contract": "Fahren|Trischaken",
    "bird": "Pagat|Uhu|Kakadu|Marabu",
    "amount": r"[+-]?\d+(?:/\d+)?",
    "unit": "Cent|points?",
    "giving_up": "Schleifen|giving up",
    "direction": "clockwise|counter-clockwise",
    "outcome": "won|lost",
    "side": "declarer|opponents",
}
_TOKEN: Final = re.compile(r"\{(?P<field>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^\[\]{}]+)")


class Phrase(StepParser):
    """A phrase such as ``{player} holds "{cards}"``; what stands in square brackets may be left out.

    A field's name says what it may hold: anything in quotes, unless it has a shape of its own.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._pattern = re.compile("".join(map(_pattern, _TOKEN.finditer(name))))

    def is_matching(self, name: str) -> bool:
        """Whether the text of a step says this."""
        return self._pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The fields, numbers as such; none for what was left out."""
        match = self._pattern.fullmatch(name)
        if match is None:
            return None
        return {field: int(text) if field in _NUMBERS else text for field, text in match.groupdict().items()}


def _pattern(token: re.Match[str]) -> str:
    if token["open"]:
        return "(?:"
    if token["close"]:
        return ")?"
    if token["text"]:
        return re.escape(token["text"])
    return f"(?P<{token['field']}>{_SHAPES.get(token['field'], _QUOTED)})"
