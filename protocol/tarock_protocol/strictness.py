"""Refuses JSON that a decoder would accept although it is ambiguous or excessive.

A decoder keeps the last of two equal keys, and reads numbers of any length and any fraction. It is not certain what the
sender of such a line means, so it is refused in either direction.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Final

from tarock_language.message import Message, SaidError, message
from tarock_protocol.strangers_text import shown

DIGITS: Final = 18
"""How many digits a number has at most."""

VALUES: Final = 20_000
"""How many values a line has at most, counted by its commas."""

TEXT: Final = 1_000
"""How many characters a text in an answer has at most, be it a value or a key; ours have fewer than 200."""

AMOUNT: Final = message('a whole number, or a fraction in lowest terms such as "-1/3"')
_FEW_DIGITS: Final = message("at most {number} digits", number=DIGITS)
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_FRACTION: Final = re.compile(r"-?(\d+)/(\d+)")
_WINDOW: Final = TEXT // 2
"""The size of a window in bytes: a text that is too long fills at least one window without a quote."""


class UnsoundError(SaidError):
    """A line is refused although it can be decoded; ``expected`` says what was expected instead."""

    def __init__(self, said: Message, expected: Message) -> None:
        super().__init__(said)
        self.expected = expected


def check_size(line: bytes) -> None:
    """Raise UnsoundError if a line has so many values that reading it would take much memory."""
    if (number := line.count(b",")) > VALUES:
        raise UnsoundError(message("{number} values", number=number), message("at most {number} values", number=VALUES))


def refuse_unsound(line: bytes, *, fractions: bool = True, reduced: bool = True, short: bool = False) -> None:
    """Raise UnsoundError for a repeated key, a number that is too long, or a fraction not in lowest terms.

    The line has to be decodable. If ``fractions`` is false, text that looks like a fraction is not
    checked; if ``reduced`` is false, fractions need not be in lowest terms. With ``short`` no text, value or key, may
    be longer than ``TEXT``.
    """
    found = _STRICT.decode(line.decode("utf-8"))
    if fractions and (b"/" in line or b"\\" in line):
        for match in filter(None, map(_FRACTION.fullmatch, _texts(found))):
            _check_fraction(match, reduced=reduced)
    if short and not _is_surely_short(line):
        _check_texts(found)


def _is_surely_short(line: bytes) -> bool:
    """Whether no text in a line can be too long; a long line with an escape in it counts as too long.

    A text counts as too long if it fills a whole window, so a few short texts are taken for long ones.
    """
    if len(line) <= TEXT:
        return True
    windows = range(0, len(line) - _WINDOW, _WINDOW)
    return b"\\" not in line and all(line.find(b'"', at, at + _WINDOW) >= 0 for at in windows)


def _check_texts(found: object) -> None:
    longest = max(map(len, _texts(found, keys=True)), default=0)
    if longest > TEXT:
        wanted = message("at most {number} characters in each text of an answer", number=TEXT)
        raise UnsoundError(message("a text of {number} characters", number=longest), wanted)


def lone_surrogate(line: bytes) -> str:
    """The first lone half of a surrogate pair in a line, as JSON spells it; empty if there is none."""
    try:
        told = json.dumps(json.loads(line), ensure_ascii=False)
    except (ValueError, RecursionError):
        return ""
    found = _SURROGATE.search(told)
    return f"\\u{ord(found[0]):04x}" if found else ""


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in found if keys.count(key) > 1)
        reason = message("the key {key} twice", key=repr(shown(double)))
        raise UnsoundError(reason, message("each key once in an object"))
    return found


def _short(digits: str) -> int:
    if len(digits) > DIGITS:
        reason = message("a number of {number} digits", number=len(digits.removeprefix("-")))
        raise UnsoundError(reason, _FEW_DIGITS)
    return 0


_STRICT: Final = json.JSONDecoder(object_pairs_hook=_once, parse_int=_short)


def _texts(value: object, *, keys: bool = False) -> Iterator[str]:
    """Every text in a value, with ``keys`` also the keys of objects; lists, the usual case, are fast."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        if keys:
            yield from value
        yield from _texts([*value.values()], keys=keys)
    elif isinstance(value, list):
        for item in value:
            if isinstance(item, str):
                yield item
            else:
                yield from _texts(item, keys=keys)


def _check_fraction(match: re.Match[str], *, reduced: bool) -> None:
    longest = max(map(len, match.groups()))
    if longest > DIGITS:
        raise UnsoundError(message("a fraction with a number of {number} digits", number=longest), _FEW_DIGITS)
    above, below = map(int, match.groups())
    if reduced and (below == 1 or math.gcd(above, below) != 1):
        raise UnsoundError(message("the fraction {fraction}, which can be reduced", fraction=match[0]), AMOUNT)
