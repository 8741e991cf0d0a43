"""The languages of the program's own sentences, one for each catalogue.

A new catalogue translates these sentences only. Three other places name the languages of what is not in a catalogue:
``tarock_steps.catalogue.entries`` (clauses and topics), ``tarock_steps.words.phrase`` (steps), and
``tarock_reports.pages.both_languages`` (pages of reports).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

from tarock_language.message import ENGLISH, Language, Message, Word

CATALOGUES: Final = Path(__file__).with_name("catalogues")
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a locale; the first that is set decides."""
SEVERAL: Final = "LANGUAGE"
"""The variable that names several languages, the best first; it counts only in a locale that has a language."""
UNSPOKEN: Final = ("C", "POSIX")
"""The locales without a language."""

SEVERAL_OF: Final = "several of"
"""What stands before a pattern in a compiled catalogue, where the form of it for several things is kept."""
_WORD: Final = "word"
_GENDER: Final = "gender"
_NUMBER: Final = "number"


class StaleCatalogueError(Exception):
    """A catalogue was changed and not compiled since; says which command compiles it."""


class _Nothing(NullTranslations):
    """What a catalogue lacks: a word has no entry there, which is not the same as an entry like the English one."""

    def pgettext(self, context: str, message: str) -> str:
        """Nothing."""
        del context, message
        return ""


class Translated(Language):
    """A language by the catalogue in a compiled file; a pattern that is not in it stays English."""

    def __init__(self, compiled: Path) -> None:
        self.code = compiled.stem
        with compiled.open("rb") as file:
            self._catalogue = GNUTranslations(file)
        self._catalogue.add_fallback(_Nothing())
        self.thousands = self._in(_NUMBER, Language.thousands) or Language.thousands

    def pattern(self, said: Message) -> str:
        """The pattern of a message in this language, of as many forms for numbers as the language has."""
        if not said.several:
            return self._catalogue.gettext(said.id)
        if not self._in(f"{SEVERAL_OF} {said.id}", said.several):
            return super().pattern(said)
        number = said.arguments["number"]
        return self._catalogue.ngettext(said.id, said.several, number if isinstance(number, int) else 0)

    def word(self, word: Word, form: str = "") -> str:
        """A word of the table, or with ``form`` what stands for it there, such as German ``im`` for ``im Dreier``.

        A form is looked up for the word itself, then for its gender, where ``{}`` is the word. A word or form that is
        not in the catalogue stays as it is.
        """
        told = self._in(f"{_WORD} {word.source}", word.text) or self._in(_WORD, word.text) or word.text
        if not form:
            return told
        by_gender = self._in(form, self._in(_GENDER, word.text) or "") or "{}"
        return self._in(form, word.text) or by_gender.replace("{}", told)

    def _in(self, context: str, text: str) -> str:
        return self._catalogue.pgettext(context, text)


@cache
def language_of(code: str) -> Language:
    """The language of this name; KeyError if there is no catalogue, StaleCatalogueError if it was changed since."""
    if code == ENGLISH.code:
        return ENGLISH
    if code not in languages():
        raise KeyError(code)
    compiled, written = CATALOGUES / f"{code}.mo", CATALOGUES / f"{code}.po"
    if written.exists() and written.stat().st_mtime_ns > compiled.stat().st_mtime_ns:
        reason = f"{written.name} was changed and not compiled since; `make setup` compiles it"
        raise StaleCatalogueError(reason)
    return Translated(compiled)


def languages() -> tuple[str, ...]:
    """The names of all languages, English first."""
    return (ENGLISH.code, *sorted(path.stem for path in CATALOGUES.glob("*.mo")))


def code_spoken(environment: Mapping[str, str]) -> str:
    """The name of the language that the environment asks for first; English if there is no catalogue for it."""
    locale = next(filter(None, map(environment.get, LOCALE)), "")
    told = locale if locale in UNSPOKEN else environment.get(SEVERAL) or locale
    wanted = (re.split("[_.@]", name)[0].casefold() for name in told.split(":"))
    return next((name for name in wanted if name in languages()), ENGLISH.code)
