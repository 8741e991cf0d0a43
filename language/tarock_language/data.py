"""Converts messages to plain data and back, for a ledger or a line of the protocol."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tarock_language.message import Argument, Message, Word

_ID: Final = "id"
_SEVERAL: Final = "several"
_ARGUMENTS: Final = "arguments"
_WORD: Final = "word"
_SOURCE: Final = "source"

_DEEPEST: Final = 60
"""How deep messages and lists may lie in each other in what is read."""
_LONGEST: Final = 1 << 20
"""How long a sentence of what is read may become, in characters."""
_SHOWN: Final = 200
"""How much of what is wrong an error shows, in characters."""
_CONTEXT: Final = "\x04"
"""What stands in a catalogue between the place of a word and the word."""
_LARGEST: Final = 1 << 53
"""No number that is read may be this large; longer ones cannot be written out."""


def as_data(said: Argument) -> Any:
    """A message, or what fills a place of one, as objects, lists, texts and numbers of JSON."""
    if isinstance(said, Message):
        told = {_ID: said.id, _ARGUMENTS: {name: as_data(value) for name, value in said.arguments.items()}}
        return told | ({_SEVERAL: said.several} if said.several else {})
    if isinstance(said, Word):
        return {_WORD: said.text} | ({_SOURCE: said.source} if said.source else {})
    return said if isinstance(said, str | int) else [as_data(part) for part in said]


def message_from(told: Any) -> Message:
    """The message that ``as_data`` made data of. Raises ValueError for anything else, as ``from_data`` does."""
    said = from_data(told)
    if isinstance(said, Message):
        return said
    reason = f"expected a message, got {_part(told)}"
    raise ValueError(reason)


def refuse_other(said: Message | str, sentence: str) -> None:
    """Raise ValueError if a message does not say in English what ``sentence`` says."""
    if str(said) != sentence:
        reason = f"expected the message of {sentence!r:.200}, got that of {str(said)!r:.200}"
        raise ValueError(reason)


def from_data(told: Any) -> Argument:
    """What ``as_data`` made data of. Raises ValueError for anything else, with its part.

    A stranger may have written it: a pattern has only places that an argument fills, and neither its depth nor the
    sentence grows without bound.
    """
    return _read(told, _DEEPEST).said


class _Read(NamedTuple):
    """What was read, and how long a sentence of it can become at most."""

    said: Argument
    length: int


def _read(told: Any, below: int) -> _Read:
    match told:
        case str():
            return _Read(told, len(told))
        case int() if abs(told) < _LARGEST:
            return _Read(told, len(str(told)))
        case {"id": str(id_), "arguments": Mapping() as arguments} if below:
            filled = {str(name): _read(value, below - 1) for name, value in arguments.items()}
            said = Message(id_, {name: part.said for name, part in filled.items()}, _text(told.get(_SEVERAL, "")))
            _check(said)
            return _bounded(said, _length(said, filled))
        case {"word": str(word)}:
            return _Read(Word(word, _text(told.get(_SOURCE, ""))), len(word))
        case Sequence() if below:
            parts = [_read(part, below - 1) for part in told]
            return _bounded([part.said for part in parts], sum(part.length + 2 for part in parts))
        case _:
            message = f"expected a message, a word, a list, a text or a number, got {_part(told)}"
            raise ValueError(message)


def _part(told: Any) -> str:
    return f"a number of {told.bit_length()} bits" if isinstance(told, int) else f"{told!r:.{_SHOWN}}"


def _text(told: Any) -> str:
    if isinstance(told, str):
        return told
    message = f"expected a text, got {_part(told)}"
    raise ValueError(message)


def _bounded(said: Argument, length: int) -> _Read:
    if length > _LONGEST:
        message = f"expected a message of at most {_LONGEST:,} characters, got a longer one: {said!r:.{_SHOWN}}"
        raise ValueError(message)
    return _Read(said, length)


def _check(said: Message) -> None:
    """Raise ValueError if a sentence cannot be made of a message, or its pattern is that of a word."""
    counted = not said.several or type(said.arguments.get("number")) is int
    is_pattern = bool(said.id) and _CONTEXT not in said.id
    if not is_pattern or not counted or not all(map(_is_filled, (said.id, said.several), (said.arguments,) * 2)):
        message = f"expected a message whose places are filled, got {_part(said.id)}"
        raise ValueError(message)


def _is_filled(pattern: str, arguments: Mapping[str, Argument]) -> bool:
    """Whether a pattern has plain places only, each with an argument."""
    try:
        places = [(name, form, how) for _, name, form, how in string.Formatter().parse(pattern) if name is not None]
    except ValueError:
        return False
    is_plain = all(how is None and "{" not in (form or "") for _, form, how in places)
    return is_plain and all(name in arguments and name.isidentifier() for name, _, _ in places)


def _length(said: Message, filled: Mapping[str, _Read]) -> int:
    """How long a sentence of a message can become at most, without making it; a place may stand there often."""
    patterns = (said.id, said.several)
    often = Counter(name for pattern in patterns for _, name, _, _ in string.Formatter().parse(pattern) if name)
    return sum(map(len, patterns)) + sum((often[name] or 1) * part.length for name, part in filled.items())
