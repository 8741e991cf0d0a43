"""Translates the expected and given values in a verdict into another language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tarock_language.message import Language, Word
from tarock_steps.words.translated_fields import Translations, each_said, said_in_field, said_of_seats

_REFUSED_WORD: Final = "refused"
WORDS: Final = (
    "for the declarer's side",
    "for the opponents",
    "won by the declarer's side",
    "lost by the declarer's side",
    "won by the opponents",
    "lost by the opponents",
    "of the declarer's side",
    "of the opponents",
    "not announced",
    "announced",
    "doubled by",
    "against",
    "not scored",
    "won",
    "lost",
    "over",
    "not over",
    "double",
    "once",
    "clockwise",
    "counter-clockwise",
    "nothing",
    "none of",
    "no card",
    "allowed",
    "refused",
    "points",
    "point",
    "cards",
    "times",
    "and",
    "by",
    "to bid",
    "to call",
    "to decide on the Talon",
    "to talon",
    "to lay away",
    "to discard",
    "to speak",
    "to say",
    "to play",
    "lays away",
    "plays",
    "says",
    "bids",
    "calls",
    "decides on the Talon:",
    "points out the Renonce of",
    "action",
    "not settled",
    "nobody's",
    "somebody's",
    "trick",
)
"""The words of checks."""
OF_THE_TABLE: Final = frozenset(
    {"ultimo", "dazu", "dagegen", "ich", "liege", "zahlen", "gebe", "die", "weiter", "zusammenwerfen", "bin"}
)
"""The words with a small first letter that a table says, which are the same in every language."""

_REFUSED: Final = re.compile(rf"{_REFUSED_WORD} \((.*)\)", re.DOTALL)
_AGAIN: Final = re.compile(r"the same answer again: (.*)", re.DOTALL)
_OF: Final = re.compile(r"(\d+) of (\d+)")
_SMALL: Final = re.compile(r"(?<![\w-])[a-z][a-z'-]+")


def answer_said(text: str, say: Language) -> str | None:
    """An expected or given value in another language; None if it has an unknown word.

    Such a word may come from a program; the reason of a refusal is the program's own text and is not translated.
    """
    known, pattern = _known(say), _pattern(say)
    if again := _AGAIN.fullmatch(text):
        return say("the same answer again: {answer}", answer=again[1])
    if refused := _REFUSED.fullmatch(text):
        return f"{known[_REFUSED_WORD]} ({refused[1]})"
    if set(_SMALL.findall(pattern.sub(" ", _OF.sub(" ", text)))) - OF_THE_TABLE:
        return None
    told = _OF.sub(lambda found: say("{part} of {whole}", part=found[1], whole=found[2]), text)
    return pattern.sub(lambda found: known[found[0]], told)


@cache
def _known(say: Language) -> Translations:
    words = each_said(map(Word, WORDS), "answer", say)
    return {**said_in_field("words", say), **said_of_seats(say), **words}


@cache
def _pattern(say: Language) -> re.Pattern[str]:
    """One of the known words; a longer one is matched before a shorter one that it begins with."""
    longest_first = sorted(map(re.escape, _known(say)), key=len, reverse=True)
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(longest_first)})(?![\w'-])")
