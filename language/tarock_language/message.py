"""Messages: what is to be said, as an English pattern with arguments, before a language makes a sentence of it."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

Argument: TypeAlias = "str | int | Word | Message | Sequence[Argument]"
"""What may fill a place of a message: text and numbers as they are, or what the language has to put into words."""

_AND: Final = "and"
_OR: Final = "or"
_BOTH: Final = "both"
_GAP: Final = "\0"
"""The place of a part; no part is put there before it is known how parts are joined, so long lists take no longer."""
_EITHER: Final = "either"
_GROUPED: Final = ","
_CAPITAL: Final = "^"
_JOINS: Final = {";": "; ", "|": " | ", "lines": "\n  "}
"""What stands between the parts of a list by its form; any other has a comma."""
_FEW: Final = 20
"""How many faults are told one after another; of more, the number is told."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the table, such as ``declarer`` or ``Dreier``, in the form that its sentence needs.

    ``source`` names the rule set if it may have a word of its own for the thing.
    """

    text: str
    source: str = ""

    def __str__(self) -> str:
        """The word as it stands in an English sentence."""
        return self.text


class Message(NamedTuple):
    """A sentence or part of one: ``id`` is its English pattern, ``arguments`` fill the places in braces.

    With ``several``, the pattern for any other number than one, the argument ``number`` decides between the two.
    """

    id: str
    arguments: Mapping[str, Argument] = {}
    several: str = ""

    def __str__(self) -> str:
        """The sentence in English."""
        return ENGLISH.sentence(self)


def message(pattern: str, several: str = "", /, **arguments: Argument) -> Message:
    """A message by its English pattern; the catalogues are made from the calls of this function.

    ``several`` is the pattern for any other number than one, if there is an argument ``number``. The engine makes a
    message for every action that it weighs: this is fast, and the same object for a message without arguments.
    """
    return tuple.__new__(Message, (pattern, arguments, several)) if arguments else _plain(pattern)


@cache
def _plain(pattern: str) -> Message:
    return Message(pattern)


def in_english(said: Argument) -> str:
    """What fills a place of a message, as it stands in an English sentence."""
    return said if isinstance(said, str) else ENGLISH.format_field(said, "")


def with_texts(said: Argument, told: Callable[[str], str]) -> Argument:
    """The same with each text and each word that fills a place as it is ``told``; patterns stay."""
    match said:
        case str():
            return told(said)
        case Word():
            return Word(told(said.text), said.source)
        case Message():
            return said._replace(arguments={name: with_texts(value, told) for name, value in said.arguments.items()})
        case int():
            return said
        case _:
            return [with_texts(part, told) for part in said]


def as_message(said: Argument) -> Message:
    """A message that says what fills its only place; a message stays what it is."""
    return said if isinstance(said, Message) else message("{fault}", fault=said)


def first_few(faults: Iterable[Message]) -> list[Message]:
    """Some twenty sentences, and how many more there are."""
    told = list(faults)
    more = len(told) - _FEW
    return [*told[:_FEW], message("and {number} more", number=more)] if more > 0 else told


def one_after_another(faults: Iterable[Message]) -> Message:
    """Several sentences, one after the other, of which the first few are told; there is at least one."""
    first, *more = first_few(faults)
    return message("{faults:;}", faults=[first, *more]) if more else first


class SaidError(ValueError):
    """A value that cannot be; ``said`` is why, as a message."""

    def __init__(self, said: Message) -> None:
        """Keep the message."""
        super().__init__(str(said))
        self.said = said


class Language:
    """English, and what every language does: fills the places of a pattern.

    What stands behind the colon of a place is a form of a word, what joins a list (see ``listed``), ``,`` for a
    number with its thousands apart, or ``^`` for a capital letter at the beginning.
    ``code`` is the name of the language, such as ``de``.
    """

    code = "en"
    thousands = ","
    """What stands between the thousands of a number whose place asks for that (``{number:,}``)."""

    def __call__(self, pattern: str, several: str = "", /, **arguments: Argument) -> str:
        """The sentence of ``message(pattern, several, **arguments)``."""
        return self.sentence(Message(pattern, arguments, several))

    def sentence(self, said: Message | str) -> str:
        """The sentence of a message; a text that is no message stays as it is."""
        if isinstance(said, str):
            return said
        told = said.arguments
        parts = pattern_parts(self.pattern(said))
        return "".join(
            [text if name is None else text + self.format_field(told[name], form) for text, name, form in parts]
        )

    def pattern(self, said: Message) -> str:
        """The pattern of a message in this language."""
        return said.several if said.several and said.arguments["number"] != 1 else said.id

    def word(self, word: Word, form: str = "") -> str:
        """A word of the table, or with ``form`` the word as it stands in such a place."""
        del form
        return word.text

    def listed(self, parts: Sequence[str], join: str = "") -> str:
        """Parts as a list, by ``join``: ``and`` or ``or`` before the last one, ``both`` or ``either`` before each.

        Else there are commas, with ``;`` semicolons, with ``|`` strokes, or with ``lines`` a line for each part.
        """
        *before, last = parts or [""]
        if not before:
            return last
        if join in (_AND, _OR):
            return self._joined(join, ", ".join(before), last)
        if join in (_BOTH, _EITHER):
            head, between, tail = self._joined(join, _GAP, _GAP).split(_GAP)
            return f"{head}{between.join(parts)}{tail}"
        return _JOINS.get(join, ", ").join(parts)

    def _joined(self, join: str, first: str, last: str) -> str:
        if join in (_AND, _BOTH):
            return self.sentence(message("{first} and {last}", first=first, last=last))
        return self.sentence(message("{first} or {last}", first=first, last=last))

    def format_field(self, value: Any, form: str) -> str:
        """What fills a place: a text, a number, a word, a message, or a list of these."""
        if form == _CAPITAL:
            told = self.format_field(value, "")
            return told[:1].upper() + told[1:]
        if isinstance(value, Word):
            return self.word(value, form)
        if isinstance(value, Message):
            return self.sentence(value)
        if isinstance(value, int) and form == _GROUPED:
            return f"{value:,}".replace(",", self.thousands)
        if isinstance(value, str | int):
            return str(value)
        return self.listed([self.format_field(part, "") for part in value], form)


@lru_cache(maxsize=8_192)
def pattern_parts(pattern: str) -> tuple[tuple[str, str | None, str], ...]:
    """The parts of a pattern: a text, the name of the place behind it if there is one, and the form asked for there."""
    return tuple((text, name, form or "") for text, name, form, _ in string.Formatter().parse(pattern))


ENGLISH: Final = Language()
