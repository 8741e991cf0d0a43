"""German words, and the German of what was expected and given."""

from __future__ import annotations

from tarock_language.catalogue import language_of
from tarock_language.message import Word
from tarock_steps.words.answer_words import answer_said


def answer_in_german(text: str) -> str | None:
    """An expected or given value in German; ``None`` if it has an unknown word, which may come from a program."""
    return answer_said(text, language_of("de"))


def word_in_german(text: str, place: str = "") -> str:
    """A word in German, as it stands in a place such as ``area`` or ``level``."""
    return language_of("de").word(Word(text), place)
