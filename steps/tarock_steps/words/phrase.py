"""Phrases: the text of a step with typed fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeVar

from tarock_protocol.messages.parts import Due
from tarock_protocol.seating import PLAYERS
from tarock_steps.table.course import BIRDS, MOVES
from tarock_steps.table.setting import LAID_AWAY
from tarock_steps.table.turns import AMOUNT, amount
from tarock_steps.words.german import said_in_german

TURNS: Final[Mapping[str, Due]] = {
    "bid": "bid",
    "call": "call",
    "decide on the Talon": "talon",
    "lay away": "discard",
    "speak": "say",
    "play": "play",
}
"""The deeds that may be a player's turn, in the words of the features."""

_QUOTED: Final = '[^"]*'
_NUMBER: Final = r"[+-]?\d+"
_READERS: Final[dict[str, Callable[[str], Any]]] = {
    **dict.fromkeys(("players", "seat", "cents", "number", "tricks"), int),
    **dict.fromkeys(("augen", "mine", "theirs"), amount),
}
"""The fields that are no text, and their readers."""
SHAPES: Final[dict[str, str]] = {
    **{field: _NUMBER if reader is int else AMOUNT for field, reader in _READERS.items()},
    **dict.fromkeys(("player", "offender"), "|".join(PLAYERS)),
    "deed": "|".join(TURNS),
    "request": "bid|call|announce|lead",
    "stage": "bidding|announcing",
    "contract": r"\w+(?:[ -](?:Rufer|Dreier|Ouvert))?",
    "king": r"[^\s\"]+",
    "move": "|".join(MOVES),
    "owner": "|".join(
        ("the declarer's side has", "the opponents have", "nobody has", f"(?:{'|'.join(PLAYERS)}) took", LAID_AWAY)
    ),
    "clause": r"[A-Z]{3}-[A-Z]+-\d{3}",
    "part": "cuts|sits out|deals|is Vorhand|wins the trick|leads next",
    "row": "the trumps|the suit [♥♦♠♣]",
    "are": "is|are",
    "which_trick": r"the last trick(?: but one)?|trick \d+",
    "gathered": "Augen|tricks",
    "open_contract": "Fahren|Trischaken",
    "bird": "|".join(BIRDS),
    "amount": AMOUNT,
    "unit": "Cent|points?",
    "giving_up": "Schleifen|giving up|paying",
    "direction": "clockwise|counter-clockwise",
    "outcome": "won|lost|not scored",
    "side": "declarer|opponents",
    "unnoticed": "unnoticed",
    "closing": "Gut!|Weiter",
    "callable": "König|Tarock",
    "counts": "double|once",
    "state": "over|not over",
}
_TOKEN: Final = re.compile(r"\{(?P<field>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^\[\]{}]+)")


class Phrase:
    """A phrase such as ``{player} holds "{cards}"``; parts in square brackets are optional.

    The name of a field decides what it matches: its entry in ``SHAPES``, or else any text without quotes. ``de`` is the
    phrase in German, with the same fields in any order.
    """

    def __init__(self, name: str, *, de: str) -> None:
        self.name: Final = name
        self.de: Final = de
        self._pattern = re.compile("".join(map(_pattern, _TOKEN.finditer(name))))

    def is_matching(self, name: str) -> bool:
        """Whether the text of a step matches the phrase."""
        return self._pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The fields with their values, None for an optional one left out; None where the text does not match."""
        match = self._pattern.fullmatch(name)
        if match is None:
            return None
        return {field: _READERS.get(field, _as_written)(text) for field, text in match.groupdict().items()}

    def in_german(self, name: str) -> str | None:
        """A step in German; None where it does not match the phrase."""
        match = self._pattern.fullmatch(name)
        return None if match is None else said_in_german(self.de, match.groupdict())


def _as_written(text: str | None) -> str | None:
    return text


def _pattern(token: re.Match[str]) -> str:
    if token["open"]:
        return "(?:"
    if token["close"]:
        return ")?"
    if token["text"]:
        return re.escape(token["text"])
    return f"(?P<{token['field']}>{SHAPES.get(token['field'], _QUOTED)})"


# ---------------------------------------------------------------------------------------- what a phrase does

Keyword = Literal["given", "when", "then"]
F = TypeVar("F", bound=Callable[..., object])


class Definition(NamedTuple):
    """A keyword, a phrase, and its function, which takes the table and the fields of the phrase."""

    keyword: Keyword
    phrase: Phrase
    function: Callable[..., object]


DEFINITIONS: Final[list[Definition]] = []
"""The definitions of the modules of words, in the order of their import."""


def given(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase that sets something up."""
    return _defining("given", phrase)


def when(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase for an act or a question."""
    return _defining("when", phrase)


def then(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase that expects something."""
    return _defining("then", phrase)


def _defining(keyword: Keyword, phrase: Phrase) -> Callable[[F], F]:
    def define(function: F) -> F:
        DEFINITIONS.append(Definition(keyword, phrase, function))
        return function

    return define
