"""Translates expected and given values into German."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tarock_steps.words.german import CELLS, FIELDS, WORD, words_in_german

ANSWERS: Final[Mapping[str, str]] = {
    "for the declarer's side": "für die Partei des Bieters",
    "for the opponents": "für die Gegner",
    "won by the declarer's side": "für die Partei des Bieters gewonnen",
    "lost by the declarer's side": "für die Partei des Bieters verloren",
    "won by the opponents": "für die Gegner gewonnen",
    "lost by the opponents": "für die Gegner verloren",
    "of the declarer's side": "der Partei des Bieters",
    "of the opponents": "der Gegner",
    "not announced": "nicht angesagt",
    "announced": "angesagt",
    "doubled by": "verdoppelt von",
    "against": "gegen",
    "not scored": "nicht gewertet",
    "won": CELLS["won"],
    "lost": CELLS["lost"],
    **FIELDS["state"],
    **FIELDS["counts"],
    **FIELDS["direction"],
    "nothing": "nichts",
    "none of": "keines von",
    "no card": "keine Karte",
    "allowed": "erlaubt",
    "refused": "nicht erlaubt",
    "points": "Punkte",
    "point": "Punkt",
    "cards": "Karten",
    "times": "mal",
    "and": "und",
    "by": "von",
    "to bid": "soll steigern",
    "to call": "soll rufen",
    "to decide on the Talon": "soll über den Talon entscheiden",
    "to talon": "soll über den Talon entscheiden",
    "to lay away": "soll weglegen",
    "to discard": "soll weglegen",
    "to speak": "soll ansagen",
    "to say": "soll ansagen",
    "to play": "soll spielen",
    "lays away": "legt weg:",
    "plays": "spielt",
    "says": "sagt",
    "bids": "sagt",
    "calls": "ruft",
    "decides on the Talon": "entscheidet über den Talon",
    "points out the Renonce": "zeigt ein Renonce auf",
    "action": "Handlung",
    "not settled": "nicht entschieden",
    "nobody's": "niemand",
    "somebody's": "irgendwer",
}
"""The words of checks in German; a longer word is matched before a shorter one that it begins with."""

OF_THE_TABLE: Final = frozenset(
    {"ultimo", "dazu", "dagegen", "ich", "liege", "zahlen", "gebe", "die", "weiter", "zusammenwerfen", "bin"}
)
"""The lower-case words that are German already."""

_ANSWER: Final = re.compile(rf"(?<![\w'-])(?:{'|'.join(sorted(ANSWERS, key=len, reverse=True))})(?![\w'-])")
_REFUSED: Final = re.compile(r"refused \((.*)\)", re.DOTALL)
_OF: Final = re.compile(r"(?<=\d) of (?=\d)")
_SMALL: Final = re.compile(r"(?<![\w-])[a-z][a-z'-]+")


def answer_in_german(text: str) -> str | None:
    """An expected or given value in German; None where it has an unknown word, which may come from a program.

    The reason of a refusal is the program's own text and is not translated.
    """
    if refused := _REFUSED.fullmatch(text):
        return f"{ANSWERS['refused']} ({refused[1]})"
    if set(_SMALL.findall(WORD.sub(" ", _ANSWER.sub(" ", _OF.sub(" ", text))))) - OF_THE_TABLE:
        return None
    return words_in_german(_ANSWER.sub(lambda match: ANSWERS[match[0]], _OF.sub(" von ", text)))
