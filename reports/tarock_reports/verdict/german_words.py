"""The German of rule areas, of levels of clauses, and of what was expected and given."""

from __future__ import annotations

from tarock_language.catalogue import language_of
from tarock_language.message import Word
from tarock_reports.verdict.wording import area_title
from tarock_steps.words.answer_words import answer_said


def answer_in_german(text: str) -> str | None:
    """An expected or given value in German; ``None`` if it has an unknown word, which may come from a program."""
    return answer_said(text, language_of("de"))


def area_in_german(area: str) -> str:
    """A rule area as a German heading; without a German name the English heading is returned."""
    title = area_title(area)
    return language_of("de").word(Word(title), "area")


def level_in_german(level: str) -> str:
    """The German name of a clause's level."""
    return language_of("de").word(Word(level), "level")
