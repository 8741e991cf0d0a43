"""Writes a sentence for a page in several languages at once; the style of the page shows one of them."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup, escape

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Argument, Language, Message, Word, pattern_parts
from tarock_protocol.strangers_text import shown, visible

LANGUAGES = (ENGLISH.code, "de")
"""The languages of a page: those that clauses and scenarios are told in."""


class SideBySide:
    """A sentence in all languages of a page, each in an element of its own."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Markup] = {}

    def __call__(self, pattern: str, several: str = "", /, **arguments: Argument) -> Markup:
        """The sentence of ``message(pattern, several, **arguments)``; an argument that is markup stays markup."""
        said = Message(pattern, arguments, several)
        has_markup = any(isinstance(argument, Markup) for argument in arguments.values())
        return self.by(lambda say: _with_markup(said, say)) if has_markup else self.of(said)

    def of(self, said: Message | str, limit: int = 0) -> Markup:
        """The sentence of a message; with ``limit``, its first characters, if it can be long. A text stands once."""
        if isinstance(said, str):
            return escape(_shown(shown(said, limit) if limit else said))
        if all(isinstance(part, Word) for part in said.arguments.values()):
            return self._in_our_words(said)
        return self.by(lambda say: shown(say.sentence(said), limit) if limit else say.sentence(said))

    def _in_our_words(self, said: Message) -> Markup:
        """The sentence of a message that has nothing in it but our own words; most stand on a page more than once."""
        key = said.id, *said.arguments.items()
        if key not in self._known:
            self._known[key] = self.by(lambda say: say.sentence(said))
        return self._known[key]

    def texts(self, en: str, de: str) -> Markup:
        """A text that somebody has written in both languages."""
        return self.by(lambda say: de if say.code == "de" else en)

    def by(self, told: Callable[[Language], str]) -> Markup:
        """What a function says in each language; a text that is no markup is escaped."""
        each = (f'<span lang="{code}">{escape(_shown(told(language_of(code))))}</span>' for code in LANGUAGES)
        return Markup("".join(each))  # noqa: S704 - escaped here


def _with_markup(said: Message, say: Language) -> Markup:
    """A sentence in a language, escaped except for the arguments that are markup."""
    parts = list[Markup]()
    for text, name, form in pattern_parts(say.pattern(said)):
        parts.append(escape(text))
        if name is not None:
            value = said.arguments[name]
            told = value if isinstance(value, Markup) else escape(_shown(say.format_field(value, form)))
            parts.append(told)
    return Markup().join(parts)


def _shown(text: str) -> str:
    """The text with its invisible characters escaped, unless it is markup."""
    return text if isinstance(text, Markup) else visible(text, lines=True)
