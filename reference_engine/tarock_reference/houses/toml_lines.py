"""Finds the line of each key and list element in a TOML text, which ``tomllib`` does not return."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Final

Place = tuple[str | int, ...]
"""The keys from the top down to a value, and the number of an element in a list."""

SIGN: Final = re.compile(
    r'(?P<text>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<comment>#[^\n]*)|(?P<end>\n)|(?P<blank>[ \t\r]+)|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.#\"']+)",
    re.DOTALL,
)
"""A token: a quoted text, a comment, the end of a line, blanks, a mark, or an unquoted word."""


def places_in(text: str) -> Mapping[Place, int]:
    """The line of every place in a text that ``tomllib`` accepts, counted from 1."""
    return _Scan(text).found


class _Scan:
    """One pass over the tokens of a text."""

    def __init__(self, text: str) -> None:
        self.found: dict[Place, int] = {}
        self._signs: list[tuple[str, str, int]] = []
        line = 1
        for match in SIGN.finditer(text):
            kind = str(match.lastgroup)
            if kind not in ("comment", "blank"):
                self._signs.append((kind, match.group(), line))
            line += match.group().count("\n")
        self._at = 0
        self._elements: Counter[Place] = Counter()
        self._statements()

    def _statements(self) -> None:
        table: Place = ()
        while self._at < len(self._signs):
            kind, sign, line = self._signs[self._at]
            if kind == "end":
                self._at += 1
            elif sign == "[":
                table = self._table()
                self.found.setdefault(table, line)
            else:
                self._pair(table)

    def _table(self) -> Place:
        """Read the head of a table, or of the next element of an array of tables; returns its place."""
        is_element = self._signs[self._at + 1][1] == "["
        self._at += 1 + is_element
        table = self._key()
        self._at += 1 + is_element
        if not is_element:
            return table
        self._elements[table] += 1
        return (*table, self._elements[table] - 1)

    def _pair(self, table: Place) -> None:
        """Read a key with its value."""
        line = self._signs[self._at][2]
        key = (*table, *self._key())
        for depth in range(len(table) + 1, len(key) + 1):
            self.found.setdefault(key[:depth], line)
        self._at += 1
        self._value(key)

    def _key(self) -> Place:
        """Read a dotted key up to the token behind it; returns its parts."""
        parts: list[str] = []
        while (sign := self._signs[self._at][1]) not in ("]", "="):
            if sign != ".":
                parts.append(_key_part(sign))
            self._at += 1
        return tuple(parts)

    def _value(self, place: Place) -> None:
        match self._signs[self._at][1]:
            case "[":
                self._list(place)
            case "{":
                self._inline(place)
            case _:
                self._scalar()

    def _scalar(self) -> None:
        while self._at < len(self._signs):
            kind, sign, _ = self._signs[self._at]
            if kind == "end" or sign in (",", "]", "}"):
                return
            self._at += 1

    def _list(self, place: Place) -> None:
        self._at += 1
        number = 0
        while (found := self._signs[self._at])[1] != "]":
            kind, sign, line = found
            if kind == "end" or sign == ",":
                self._at += 1
                continue
            self.found[(*place, number)] = line
            self._value((*place, number))
            number += 1
        self._at += 1

    def _inline(self, place: Place) -> None:
        self._at += 1
        while (sign := self._signs[self._at][1]) != "}":
            if sign == ",":
                self._at += 1
            else:
                self._pair(place)
        self._at += 1


def _key_part(sign: str) -> str:
    """A part of a key without quotes."""
    if sign[0] not in "\"'":
        return sign
    return str(tomllib.loads(f"x = {sign}")["x"])
