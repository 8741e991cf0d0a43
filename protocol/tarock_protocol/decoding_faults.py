"""Explains faults in JSON without the decoder's own terms."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

_KINDS: Final[Mapping[str, str]] = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "an object",
}
_TOLD: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = (
    (re.compile(r"Object missing required field `(.*)`"), lambda told: f"the field `{told[1]}` is missing"),
    (re.compile(r"Object contains unknown field `(.*)`"), lambda told: f"unknown field `{told[1]}`"),
    (re.compile(r"Invalid (?:enum )?value (.*)"), lambda told: f"{told[1]} is none of what may be there"),
    (re.compile(r"Expected `str` matching regex .*"), lambda _: "it is no amount"),
    (re.compile(r"Expected `([^`]*)`(.*?), got `([^`]*)`"), lambda told: _another(told[1], told[3])),
    (re.compile(r"Expected `([^`]*)`(.*)"), lambda told: f"expected {_kind(told[1])}{told[2]}"),
    (re.compile(r"(?:Integer value|Number) out of range"), lambda _: "the number is too large"),
    (re.compile(r"Input data was truncated"), lambda _: "it ends too early"),
    (re.compile(r"JSON is malformed: .*\(byte (\d+)\)"), lambda told: f"an unexpected character at byte {told[1]}"),
)


def fault_in_words(fault: Exception) -> str:
    """A decoder's complaint in plain words, without the place at its end."""
    told = str(fault).partition(" - at `")[0]
    for pattern, words in _TOLD:
        if found := pattern.fullmatch(told):
            return words(found)
    return "it is nested too deeply" if isinstance(fault, RecursionError) else told


def fault_and_place(fault: Exception) -> str:
    """A decoder's complaint in plain words, after its place where it names one."""
    place = str(fault).partition(" - at `$")[2].rstrip("`").lstrip(".")
    return f"{place}: {fault_in_words(fault)}" if place else fault_in_words(fault)


def _another(wanted: str, given: str) -> str:
    return f"expected {_kind(wanted)}, got {_kind(given)}"


def _kind(told: str) -> str:
    *most, last = (_KINDS.get(name, name) for name in told.split(" | "))
    return f"{', '.join(most)} or {last}" if most else last
