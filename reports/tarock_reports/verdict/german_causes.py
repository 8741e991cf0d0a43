"""Translates the sentence of a cause into German from the English in the ledger, old ledgers included."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

VALUES: Final = {
    "yes": "ja",
    "no": "nein",
    "True": "ja",
    "False": "nein",
    "None": "niemand",
    "nobody": "niemand",
    "nothing": "nichts",
    "none": "nichts",
    "declarer": "Bieter",
    "foes": "Gegner",
    "clockwise": "im Uhrzeigersinn",
    "counter-clockwise": "gegen den Uhrzeigersinn",
    "it stays hidden": "den Talon verdeckt lassen",
    "it belongs to no game with a declarer": "kein Spiel mit einem Bieter",
    "the declarer turns it and takes a half": "den Talon aufdecken und eine Hälfte nehmen",
    "the declarer takes all of it unseen by the others": "den ganzen Talon nehmen, ohne dass ihn andere sehen",
}
"""The values of rulings that are neither numbers nor names, each with its German."""

_SILENT: Final = ("No check at all", "A duty that is silent")
"""How the sentence of a cause begins if the program does not check a rule at all."""
_PARTS: Final = (
    (re.compile(r"(\S+) for each of (.+)"), r"\1 für jede von \2"),
    (re.compile(r"(.+); left out: (.+)"), r"\1; ohne \2"),
)
_ENGLISH: Final = re.compile(
    r"\b(?:The|An|No|Any|Each|Every|Whoever|a|an|the|of|is|it|has|each|every|whoever|where|with|and|to|that|may)\b"
)
"""A word that shows that a value is an English sentence."""
_OURS: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
"""A value that is only an internal name, without words for people."""
_INSTEAD: Final = re.compile(r"(.+?) instead of (.+)")
_ONLY_WHERE: Final = re.compile(r"(?P<cause>.+), only where (?P<field>\S+) is (?P<values>.+)")
_PLACES: Final = {"above": ("über", "darüber"), "below": ("unter", "darunter"), "as": ("gleichauf mit", "gleichauf")}
"""Where a game ranks: the German if another game is named, and if none is."""


def cause_in_german(sentence: str, clauses: Sequence[str]) -> str:
    """The sentence of a cause in German; without a translation it only says which clause is played differently."""
    if found := _ONLY_WHERE.fullmatch(sentence):
        values = found["values"].replace(" or ", " oder ")
        return f"{cause_in_german(found['cause'], clauses)}, nur wo {found['field']} {values} ist"
    for pattern, german in _KINDS:
        if found := pattern.fullmatch(sentence):
            return german(found)
    return _instead(sentence) or _otherwise(sentence, clauses)


def _rank(found: re.Match[str]) -> str:
    beside, alone = _PLACES[found["place"]]
    place = f"{beside} {found['game']}" if found["game"] else alone
    return f"steht {'nicht ' if found['no'] else ''}{place}"


def _asked(reading: str) -> str:
    return {"the default": "die Vorgabe", "what is played": "das Gespielte"}.get(reading, reading)


_KINDS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = (
    (re.compile(r"plays (\S+=\S+), whatever is asked for"), lambda it: f"spielt {it[1]}, was immer verlangt wird"),
    (
        re.compile(r"plays every option by its default, whatever reading is asked for"),
        lambda _: "spielt jede Option nach ihrer Vorgabe, welche Lesart auch verlangt wird",
    ),
    (re.compile(r"never offers (.+), but understands it"), lambda it: f"bietet {it[1]} nie an, versteht es aber"),
    (re.compile(r"knows no (.+)"), lambda it: f"kennt {it[1]} nicht"),
    (
        re.compile(r"ignores the field (\S+)(?: of (\S+))?"),
        lambda it: f"liest das Feld „{it[1]}“ nicht{f', wo „{it[2]}“ gefragt ist' if it[2] else ''}",
    ),
    (
        re.compile(r"ranks one (higher|lower)"),
        lambda it: f"steht eine Stufe {'höher' if it[1] == 'higher' else 'tiefer'}",
    ),
    (re.compile(r"ranks (?P<no>not )?(?P<place>above|below|as)(?: (?P<game>.+))?"), _rank),
    (
        re.compile(r"(\S+=\S+) where (.+) was asked for"),
        lambda it: f"spielt {it[1]}, wo {_asked(it[2])} verlangt ist",
    ),
    (
        re.compile(r"(.+) of (\S+) where (\S+) was asked for"),
        lambda it: f"spielt {_asked(it[1])} von {it[2]}, wo {it[3]} verlangt ist",
    ),
)
"""The patterns of sentences, each with a function that returns the German."""


def _instead(sentence: str) -> str | None:
    found = _INSTEAD.fullmatch(sentence)
    sides = [_value(side) for side in found.groups()] if found else []
    return " statt ".join(side for side in sides if side) if sides and all(sides) else None


def _value(told: str) -> str | None:
    """A value in German; cards, numbers and names stay as they are; ``None`` if there is no German for it."""
    if told in VALUES:
        return VALUES[told]
    for pattern, german in _PARTS:
        if pattern.fullmatch(told):
            return pattern.sub(german, told)
    return None if _ENGLISH.search(told) or _OURS.fullmatch(told) else told


def _otherwise(sentence: str, clauses: Sequence[str]) -> str:
    law = clauses[0] if clauses else "die Regel"
    if sentence.startswith(_SILENT):
        return f"prüft nicht, was {law} verlangt"
    return f"spielt es anders, als {law} sagt"
