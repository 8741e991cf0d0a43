"""A question from the words of a command line: ``may_play contract=Fahren hand='I V K♥' trick='A♥'``."""

from __future__ import annotations

import re
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, replace
from msgspec.structs import fields as fields_of

from tarock_conformance.process.exits import UsageFaultError, check_known
from tarock_steps.protocol.cards import canonical
from tarock_steps.protocol.codec import KINDS
from tarock_steps.protocol.messages.parts import Action, Amount, NumberedTrick
from tarock_steps.protocol.messages.questions import PastDeal, Question
from tarock_steps.protocol.messages.roles import without_roles
from tarock_steps.table.turns import DONE, UNNOTICED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_OUTER = frozenset(field.name for field in fields_of(Question))
_NOT_CARDS = frozenset({"announced"})
_DEED = {"bids": "bid", "said": "say"}
_YES_NO = {"yes": True, "true": True, "no": False, "false": False}
_TABLE = 4
_MAY_BE_EMPTY = (list[Action], list[NumberedTrick], list[PastDeal])


def parse_words(words: Sequence[str]) -> dict[str, Any]:
    """The question as it goes over the wire, without id, rules and options."""
    check_known("QUESTION", "question", words[0], KINDS)
    fields = (replace(field, type=without_roles(field.type)) for field in fields_of(KINDS[words[0]]))
    known = {field.name: field for field in fields if field.name not in _OUTER}
    parsed: dict[str, Any] = {}
    for word in words[1:]:
        name, value = _named(word, words[0], known)
        if name in parsed:
            message = f"{name}: given twice"
            raise UsageFaultError(message)
        parsed[name] = _value(known[name], value)
    return {"ask": words[0], **_filled(words[0], known, parsed)}


def _named(word: str, kind: str, known: Mapping[str, FieldInfo]) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    check_known("QUESTION", f"field of '{kind}' called", name, known)
    if not equals:
        message = f"{name}: expected a value, as in {name}='…'"
        raise UsageFaultError(message)
    return name, value


def _filled(kind: str, known: Mapping[str, FieldInfo], parsed: Mapping[str, Any]) -> dict[str, Any]:
    """The fields with what need not be said: a table of four, the dealer last, else nothing."""
    players = parsed.get("players", _TABLE)
    unsaid = {"players": players, "dealer": players - 1}
    filled = dict(parsed)
    for name, field in known.items():
        if name in parsed or not field.required:
            continue
        if name in unsaid:
            filled[name] = unsaid[name]
        elif _may_be_none(field.type):
            filled[name] = None
        elif field.type in _MAY_BE_EMPTY:
            filled[name] = []
        else:
            message = f"{name}: '{kind}' needs this field, {_expectation(field)}"
            raise UsageFaultError(message)
    return filled


def _value(field: FieldInfo, text: str) -> Any:
    """What a field's text means by the field's type, checked against that type."""
    try:
        value = msgspec.json.decode(text) if text[:1] in ("[", "{") else _read(field, text)
        msgspec.convert(value, field.type)
    except ValueError as fault:  # msgspec's errors are ValueErrors too
        message = f"{field.name}: {_expectation(field)}, not '{text}' ({fault})"
        raise UsageFaultError(message) from fault
    return value


def _read(field: FieldInfo, text: str) -> Any:
    if _may_be_none(field.type) and text.casefold() in ("", "none"):
        return None
    reader, _ = _READERS.get(_bare(field.type), (_nested, ""))
    return reader(field.name, text)


def _expectation(field: FieldInfo) -> str:
    _, expected = _READERS.get(_bare(field.type), (_nested, "JSON"))
    if field.name in _NOT_CARDS:
        expected = "words with commas between them"
    if field.type == list[Action]:
        expected += " '0 WORD, 1 WORD'" if field.name in _DEED else " '0 say WORD, 1 play XXI'"
    return f"expected {expected}" + (" or none" if _may_be_none(field.type) else "")


def _may_be_none(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType) and type(None) in get_args(kind)


def _bare(kind: Any) -> Any:
    """The type without ``| None``, and without what stands for a field that is left out."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    parts = [part for part in get_args(kind) if part not in (type(None), msgspec.UnsetType)]
    return parts[0] if len(parts) == 1 else kind


def _number(_: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        message = f"'{text}' is no whole number"
        raise ValueError(message) from None


def _truth(_: str, text: str) -> bool:
    if text.casefold() not in _YES_NO:
        message = "neither yes nor no"
        raise ValueError(message)
    return _YES_NO[text.casefold()]


def _text(_: str, text: str) -> str:
    return text


def _words(name: str, text: str) -> list[str]:
    if name in _NOT_CARDS:
        return [part.strip() for part in text.split(",") if part.strip()]
    return [canonical(card) for card in re.split(r"[\s,]+", text.strip()) if card]


def _numbers(name: str, text: str) -> list[int]:
    return [_number(name, part) for part in re.split(r"[\s,]+", text.strip()) if part]


def _amounts(name: str, text: str) -> list[Amount]:
    return [part if "/" in part else _number(name, part) for part in re.split(r"[\s,]+", text.strip()) if part]


def _packets(name: str, text: str) -> list[list[str]]:
    return [_words(name, part) for part in text.split("/")] if text.strip() else []


def _actions(name: str, text: str) -> list[dict[str, Any]]:
    return [_action(name, part.strip()) for part in text.split(",") if part.strip()]


def _action(name: str, text: str) -> dict[str, Any]:
    seat, _, rest = text.partition(" ")
    deed, _, what = f"{_DEED.get(name, '')} {rest}".strip().partition(" ")
    if not what:
        message = f"'{text}' says nothing that anybody does"
        raise ValueError(message)
    what = what.strip()
    act = {"seat": _number(name, seat), "do": deed, "what": what}
    if what.endswith(UNNOTICED) and what != DONE:
        act |= {"what": what.removesuffix(UNNOTICED), "unnoticed": True}
    return act


def _tricks(name: str, text: str) -> list[dict[str, Any]]:
    return [_trick(name, part.split()) for part in text.split(",") if part.strip()]


def _trick(name: str, words: Sequence[str]) -> dict[str, Any]:
    number, leader, *cards = [*words, "", ""]
    played = [canonical(card) for card in cards if card]
    return {"number": _number(name, number), "leader": _number(name, leader), "cards": played}


def _deals(_: str, text: str) -> list[dict[str, Any]]:
    return [_past_deal(part) for part in text.split("/") if part.strip()]


def _past_deal(text: str) -> dict[str, Any]:
    contract, _, events = text.partition(":")
    return {"contract": contract.strip(), "events": [one.strip() for one in events.split(",") if one.strip()]}


def _nested(_: str, text: str) -> Any:
    return msgspec.json.decode(text)


_READERS: Mapping[Any, tuple[Callable[[str, str], Any], str]] = {
    int: (_number, "a whole number"),
    bool: (_truth, "yes or no"),
    str: (_text, "a word"),
    list[str]: (_words, "cards with blanks between them, such as 'Sküs XXI K♥ 10♠'"),
    list[int]: (_numbers, "whole numbers with blanks between them"),
    list[Amount]: (_amounts, "whole numbers or fractions with blanks between them"),
    list[list[str]]: (_packets, "cards with / between the packets"),
    list[PastDeal]: (
        _deals,
        "games with / between them, each with its events behind a colon, such as 'Rufer: retour game, paid / Dreier'",
    ),
    list[NumberedTrick]: (
        _tricks,
        "tricks with commas between them, such as '12 0 I 2♥ 3♥ 4♥' (number, leader, cards)",
    ),
    list[Action]: (_actions, "seats and what they do with commas between them, as in"),
}
"""How the text of a field is read, by its type, and what is expected there; all else is JSON."""
