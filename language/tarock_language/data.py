"""Messages as plain data, for a ledger or a line of the protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tarock_language.message import Argument, Message, Word

_ID: Final = "id"
_SEVERAL: Final = "several"
_ARGUMENTS: Final = "arguments"
_WORD: Final = "word"
_SOURCE: Final = "source"


def as_data(said: Argument) -> Any:
    """A message, or what fills a place of one, as objects, lists, texts and numbers of JSON."""
    if isinstance(said, Message):
        told = {_ID: said.id, _ARGUMENTS: {name: as_data(value) for name, value in said.arguments.items()}}
        return told | ({_SEVERAL: said.several} if said.several else {})
    if isinstance(said, Word):
        return {_WORD: said.text} | ({_SOURCE: said.source} if said.source else {})
    return said if isinstance(said, str | int) else [as_data(part) for part in said]


def from_data(told: Any) -> Argument:
    """What ``as_data`` made data of. Raises ValueError for anything else, with the part in question."""
    match told:
        case str() | int():
            return told
        case {"id": str(id_), "arguments": Mapping() as arguments}:
            filled = {str(name): from_data(value) for name, value in arguments.items()}
            return Message(id_, filled, str(told.get(_SEVERAL, "")))
        case {"word": str(word)}:
            return Word(word, str(told.get(_SOURCE, "")))
        case Sequence():
            return [from_data(part) for part in told]
        case _:
            message = f"expected a message, a word, a list, a text or a number, got {told!r}"
            raise ValueError(message)
