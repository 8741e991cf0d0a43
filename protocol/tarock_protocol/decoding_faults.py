"""Explains to people what is wrong with a line of JSON, without the decoder's own terms."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
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
_SIGN: Final = re.compile(rb'(?P<key>"(?:\\.|[^"\\])*"(?=\s*:))|"(?:\\.|[^"\\])*"|[\[\]{},\n]|[^\s\[\]{},:"]+')
"""A token of JSON: a key, another text, a mark, the end of a line, or a word."""
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
    """The line of a text of several lines in which a decoder stopped, or in which the place begins that it names.

    None where it names neither.
    """
    found = _BYTE.search(str(fault))
    if found is not None or str(fault).startswith("Input data was truncated"):
        return (data[: int(found[1])] if found else data.rstrip()).count(b"\n") + 1
    place = str(fault).partition(" - at `$")[2].rstrip("`").partition("[...]")[0]
    return _line_of_place(data, [*filter(None, re.split(r"[.\[\]]+", place))])


def _line_of_place(data: bytes, place: Sequence[str]) -> int | None:
    """The line of the value with these keys and numbers in JSON, or of the innermost one around it that is found."""
    line, found, path, known = 1, None, list[str](), list[str]()
    is_due = False
    for sign in _SIGN.finditer(data):
        token, is_key = sign[0], sign["key"] is not None
        if is_due and token != b"\n":
            found, is_due = line, False
        if is_key and path:
            path[-1] = token[1:-1].decode(errors="replace")
        elif token in (b"[", b"{"):
            path.append("0" if token == b"[" else "")
        elif token in (b"]", b"}"):
            path = path[:-1]
        elif token == b"," and path and path[-1].isdecimal():
            path[-1] = str(int(path[-1]) + 1)
        if len(path) > len(known) and path == place[: len(path)]:
            found, is_due, known = line if is_key else found, not is_key, [*path]
        line += token == b"\n"
    return found


def _kind(told: str) -> Message:
    return message("{kinds:or}", kinds=[_KINDS.get(name, name) for name in told.split(" | ")])
