"""Prints a question below a find: whole if it is short, else its cards and last acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tarock_language.message import Language
from tarock_protocol.codec import encode, kind
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Question
from tarock_protocol.strangers_text import visible, visible_json
from tarock_reports.ledger.whole_files import Place

_SHORT: Final = 420
"""The length in characters up to which a question is shown whole."""
_LAST: Final = 4
"""How many acts are shown, if there are more."""
INDENT: Final = "     "
"""The beginning of the lines below the one that a find has its number in."""
DETAIL: Final = f"{INDENT}  "
"""The beginning of the lines with cards and acts, for a question that is not shown whole."""
_UNSHOWN: Final = frozenset({"ask", "id", "rules"})


class QuestionsShown:
    """Shows questions; one that is too long becomes a line of a file, and the command ``again`` asks it again.

    Without a ``path`` there is no such file, and every question is shown whole; ``say`` is the language.
    """

    def __init__(self, path: Path | None = None, again: str = "tarock ask", *, say: Language) -> None:
        self.path = path
        self.say = say
        self._again = again
        self._lines: list[bytes] = []

    def shown(self, question: Question) -> Iterator[str]:
        """The lines that show a question."""
        if whole := self._whole(question):
            yield f"{INDENT}{self.say('asked {question}', question=whole)}"
            return
        yield from map(visible, _in_part(question, self.say))
        yield f"{INDENT}{self.say('again: {command}', command=self._put_again(question))}"

    def beside(self, question: Question) -> Iterator[str]:
        """The line that shows another question beside it."""
        told = self._whole(question) or self._put_again(question)
        yield f"{INDENT}{self.say('and    {question}', question=told)}"

    def _whole(self, question: Question) -> str:
        """A question in JSON; empty if it is too long to be shown whole."""
        whole = msgspec.json.encode(_said(question)).decode()
        return visible_json(whole) if len(whole) <= _SHORT or self.path is None else ""

    def _put_again(self, question: Question) -> str:
        self._lines.append(encode(question))
        return f'{self._again} "$(sed -n {len(self._lines)}p {self.path})"'

    def put(self) -> None:
        """Write the file, unless it would be empty. Raises OSError if it cannot be written."""
        if self.path is not None and self._lines:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            Place(self.path).put(b"".join(self._lines))


def _said(part: object) -> object:
    """A message as plain values, without optional fields that have their default."""
    if isinstance(part, list):
        return [_said(item) for item in part]
    return _fields_said(part) if isinstance(part, msgspec.Struct) else part


def _fields_said(part: msgspec.Struct) -> dict[str, object]:
    tag = {} if part.__struct_config__.tag_field is None else {part.__struct_config__.tag_field: _tag(part)}
    needed = (field for field in msgspec.structs.fields(part) if _is_said(getattr(part, field.name), field))
    return tag | {field.encode_name: _said(getattr(part, field.name)) for field in needed}


def _tag(part: msgspec.Struct) -> str:
    return str(part.__struct_config__.tag)


def _is_said(value: object, field: msgspec.structs.FieldInfo) -> bool:
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return field.required or value != default


def _in_part(question: Question, say: Language) -> Iterator[str]:
    """The lines for a long question: the plain fields, the cards, and the last acts."""
    told = {name: held for name, held in _fields_said(question).items() if name not in _UNSHOWN}
    plain = (f"{name} {_in_words(held)}" for name, held in told.items() if not isinstance(held, list))
    yield f"{INDENT}{say('asked {question}', question=[kind(question), *plain])}"
    for name in told:
        held = getattr(question, name, None)
        if isinstance(held, list) and held:
            yield from _of_a_list(name, held, say)


def _in_words(held: object) -> str:
    return held if isinstance(held, str) else msgspec.json.encode(held).decode()


def _of_a_list(name: str, held: Sequence[Any], say: Language) -> Iterator[str]:
    if isinstance(held[0], Action):
        acts = "; ".join(_act(act, say) for act in held[-_LAST:])
        if len(held) > _LAST:
            acts = say("{number}, the last: {acts}", number=len(held), acts=acts)
        yield f"{DETAIL}{name}: {acts}"
    elif isinstance(held[0], list):
        packets = (f"{number} {' '.join(map(str, cards))}" for number, cards in enumerate(held))
        yield from (f"{DETAIL}{name} {packet}" for packet in packets)
    else:
        yield f"{DETAIL}{name}: {' '.join(map(_in_words, map(_said, held)))}"


def _act(act: Action, say: Language) -> str:
    told = f"{act.seat} {act.do} {act.what}"
    return say("{act} unnoticed", act=told) if act.unnoticed else told
