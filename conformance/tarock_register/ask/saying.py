"""Translates the German words of the table in a text, such as names of seats, for a language."""

from __future__ import annotations

from tarock_language.message import Language
from tarock_steps.words.translation import field_said


def text_said(text: str, say: Language) -> str:
    """A text with words of the table in it, such as the names of seats, in a language."""
    return field_said("words", text, say)
