"""Explains faults in JSON without the decoder's own terms."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Final

from tarock_language.message import Message, SaidError, message

_KINDS: Final[Mapping[str, Message]] = {
    "int": message("a whole number"),
    "float": message("a number with a fraction"),
    "str": message("a text"),
    "bool": message("true or false"),
    "null": message("nothing"),
    "array": message("a list"),
    "object": message("an object"),
}
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
"""Where a decoder says that JSON is malformed."""
_TOLD: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Message]], ...]] = (
    (
        re.compile(r"Object missing required field `(.*)`", re.DOTALL),
        lambda told: message("the field `{field}` is missing", field=told[1]),
    ),
    (
        re.compile(r"Object contains unknown field `(.*?)`?", re.DOTALL),
        lambda told: message("unknown field `{field}`", field=told[1]),
    ),
    (
        re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL),
        lambda told: message("{value} is none of what may be there", value=told[1]),
    ),
    (re.compile(r"expected a (?:message|text).*", re.DOTALL), lambda _: message("it is no message")),
    (
        re.compile(r"expected the message of .*", re.DOTALL),
        lambda _: message("its message does not say what the sentence beside it says"),
    ),
    (re.compile(r"Expected `str` matching regex '\^-\?\[1-9\].*"), lambda _: message("it is no amount")),
    (
        re.compile(r"Expected `str` matching regex '\^https\?://.*"),
        lambda _: message("expected an address that begins with https:// or http://"),
    ),
    (
        re.compile(r"Expected `str` matching regex '\^\[0-9a-f\]\{64\}.*"),
        lambda _: message("expected a SHA-256: 64 signs of 0 to 9 and a to f"),
    ),
    (
        re.compile(r"Expected `str` matching regex '\^20\[0-9\].*"),
        lambda _: message("expected a date such as 2026-11-29"),
    ),
    (
        re.compile(r"Expected `str` matching regex .*"),
        lambda _: message("it does not have the form that belongs there"),
    ),
    (
        re.compile(r"Expected `([^`]*)` of length <= (\d+)"),
        lambda told: message("expected {kind}, at most {number} long", kind=_kind(told[1]), number=int(told[2])),
    ),
    (
        re.compile(r"Expected `([^`]*)` of length >= (\d+)"),
        lambda told: message("expected {kind}, at least {number} long", kind=_kind(told[1]), number=int(told[2])),
    ),
    (
        re.compile(r"Expected `([^`]*)`(.*?), got `([^`]*)`"),
        lambda told: message("expected {what}, got {given}", what=_kind(told[1]), given=_kind(told[3])),
    ),
    (
        re.compile(r"Expected `([^`]*)` of length (.*)"),
        lambda told: message("expected {kind} of length {limit}", kind=_kind(told[1]), limit=told[2]),
    ),
    (re.compile(r"Expected `([^`]*)`"), lambda told: message("expected {kind}", kind=_kind(told[1]))),
    (
        re.compile(r"Expected `([^`]*)` (.*)"),
        lambda told: message("expected {kind} {condition}", kind=_kind(told[1]), condition=told[2]),
    ),
    (re.compile(r"(?:Integer value|Number) out of range"), lambda _: message("the number is too large")),
    (re.compile(r"Input data was truncated"), lambda _: message("it ends too early")),
    (re.compile(r"'utf-8' codec can't decode byte.*"), lambda _: message("it is not UTF-8")),
    (
        re.compile(r"JSON is malformed: .*\(byte (\d+)\)"),
        lambda told: message("an unexpected character at byte {place}", place=told[1]),
    ),
)


def fault_in_words(fault: Exception) -> Message | str:
    """A decoder's complaint in plain words, without the place at its end."""
    match fault:
        case RecursionError():
            return message("it is nested too deeply")
        case SaidError():
            return fault.said
        case UnicodeDecodeError():
            return message("it is not UTF-8 at byte {place}", place=fault.start)
        case json.JSONDecodeError():
            return message(
                "an unexpected character at byte {place}", place=len(fault.doc[: fault.pos].encode(errors="replace"))
            )
        case _:
            pass
    told = str(fault).partition(" - at `")[0]
    return next((words(found) for pattern, words in _TOLD if (found := pattern.fullmatch(told))), told)


def fault_and_place(fault: Exception) -> Message | str:
    """A decoder's complaint in plain words, after its place where it names one."""
    place = str(fault).partition(" - at `$")[2].rstrip("`").lstrip(".")
    said = fault_in_words(fault)
    return message("{place}: {fault}", place=place, fault=said) if place else said


def line_of_fault(data: bytes, fault: Exception) -> int | None:
    """The line of a text of several lines in which a decoder stopped; None where it names no byte."""
    found = _BYTE.search(str(fault))
    if found is None and not str(fault).startswith("Input data was truncated"):
        return None
    return (data[: int(found[1])] if found else data.rstrip()).count(b"\n") + 1


def _kind(told: str) -> Message:
    return message("{kinds:or}", kinds=[_KINDS.get(name, name) for name in told.split(" | ")])
