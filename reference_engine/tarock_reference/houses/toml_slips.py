"""Explains invalid TOML: line, column, what was expected, and how it is written."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_reference.houses.profile_mistakes import Mistake
from tarock_reference.houses.toml_lines import SIGN

_AT: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
_PLAIN_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_OTHER_QUOTES: Final = "\u201e\u201c\u201d\u201a\u2018\u2019\u00ab\u00bb"
"""Typographic quotes, which TOML does not know."""
_QUOTES: Final = f"{_OTHER_QUOTES}\"'"
_NUMBER: Final = re.compile(r"(\d*)\s*([/,.])\s*(\d+)")
_LONGEST: Final = 1000
"""How many digits a number may have; Python writes no longer ones out."""
_DEEPEST: Final = 30
"""How many parts a key may have, and how many brackets may be open at once."""
_NEEDS_QUOTES: Final = message("a name with other signs than a to z, digits, - and _ needs quotes")
_SHOWN: Final = 40
"""How many characters of a wrong text are shown."""
_BACKSLASH: Final = message("two backslashes for one, or single quotes around the text")
_NO_CONTROL: Final = message("no control character")
_EXPECTED: Final[Mapping[str, Message]] = {
    "Expected ']]'": message("]] behind the name of a table"),
    "Unescaped": _BACKSLASH,
    "Invalid hex value": _BACKSLASH,
    "Escaped character": _BACKSLASH,
    "Illegal character": _NO_CONTROL,
    "Found invalid character": _NO_CONTROL,
    "Invalid date": message("a day of the calendar"),
    "Duplicate inline table key": message("each key once in braces"),
    "Expected newline": message("the end of the line"),
    "Expected '='": message("= between a key and its value"),
    "Invalid initial character": message("a key"),
    "Invalid value": message("a value"),
}
"""What was expected, by the beginning of what tomllib says."""
_TRUTHS: Final = {"true": "true", "yes": "true", "ja": "true", "false": "false", "no": "false", "nein": "false"}


class Spot(NamedTuple):
    """A place in the text: line and column from 1 on, the text of the line, and the message of tomllib."""

    line: int
    text: str
    column: int
    told: str

    @property
    def key(self) -> str:
        """The text before the first =; empty if there is none."""
        return self.text.partition("=")[0].strip() if "=" in self.text else ""

    @property
    def value(self) -> str:
        """The text behind the first =, without a comment."""
        return self.text.partition("=")[2].partition(" #")[0].strip()

    @property
    def sign(self) -> str:
        """The character at the place; empty at the end of the line."""
        return self.text[self.column - 1 : self.column]


def toml_read(text: str) -> dict[str, object] | Mistake:
    """What ``tomllib`` reads in a text, or the mistake in it.

    What it would read for minutes, or not write out again, is a mistake too.
    """
    if found := _beyond_bounds(text):
        return found
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        return slip_in(text, str(fault))


def _beyond_bounds(text: str) -> Mistake | None:
    """The first number that is too long, or key or bracket that is too deep."""
    parts = opened = at = 0
    while found := SIGN.match(text, at):
        kind, sign = found.lastgroup, found.group()
        if kind == "bare" and sign.lstrip("+-")[:1].isdigit() and len(sign) > _LONGEST:
            return _mistake_at(text, at, message("a number of {number} digits; expected far fewer", number=len(sign)))
        opened = max(0, opened + (sign in {"[", "{"}) - (sign in {"]", "}"}))
        parts = parts + 1 if sign == "." else 0 if kind in {"mark", "end"} else parts
        if parts >= _DEEPEST:
            return _mistake_at(text, at, message("expected a key of at most {number} parts", number=_DEEPEST))
        if opened > _DEEPEST:
            return _mistake_at(text, at, message("expected at most {number} brackets in each other", number=_DEEPEST))
        at = found.end()
    return None


def _mistake_at(text: str, at: int, reason: Message) -> Mistake:
    return _mistake(text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at), reason)


def slip_in(text: str, told: str) -> Mistake:
    """The mistake in a text that ``tomllib`` rejects with the message ``told``."""
    spot = _spot(text, told)
    quote = _open_quote(text)
    if quote is not None and quote[0] <= spot.line:
        line, column, sign = quote
        return _mistake(
            line,
            column,
            message("a text that begins with {sign} and does not end; expected {sign} in its line", sign=sign),
        )
    for explain in (_other_blank, _twice(text), _in_key, _open_list(text), _in_value):
        if reason := explain(spot):
            return _mistake(spot.line, spot.column, reason)
    return _mistake(spot.line, spot.column, _anything_else(spot))


def _anything_else(spot: Spot) -> Message:
    """The reason where no other is known, by the beginning of what tomllib says."""
    rest = spot.text[spot.column - 1 :]
    given = repr(rest[:_SHOWN]) if rest else message("the end of the line")
    for beginning, wanted in _EXPECTED.items():
        if spot.told.startswith(beginning):
            return message("expected {what}, got {given}", what=wanted, given=given)
    return message("expected {what}, got {given}", what=message("TOML"), given=given)


def _other_blank(spot: Spot) -> Message | None:
    """The reason if the character is a blank that TOML does not know."""
    if spot.sign.isspace() and spot.sign not in " \t":
        return message("expected a plain blank, got U+{sign}", sign=f"{ord(spot.sign):04X}")
    return None


def _mistake(line: int, column: int, reason: Message | str) -> Mistake:
    place = message("column {number}", number=column)
    return Mistake(line=line, place=place, reason=message("cannot be read as TOML: {reason}", reason=reason))


def _spot(text: str, told: str) -> Spot:
    lines = text.split("\n")
    if at := _AT.search(told):
        line, column = int(at[1]), int(at[2])
        return Spot(line=line, text=lines[line - 1], column=column, told=told[: at.start()])
    line = max((number for number, content in enumerate(lines, start=1) if content.strip()), default=1)
    text = lines[line - 1]
    return Spot(line=line, text=text, column=len(text) + 1, told=told.partition(" (at ")[0])


def _open_quote(text: str) -> tuple[int, int, str] | None:
    """The line, the column and the character of the first quote that is not closed."""
    at = 0
    while at < len(text):
        found = SIGN.match(text, at)
        if found is None and text[at] in "\"'":
            before = text[:at]
            return before.count("\n") + 1, at - before.rfind("\n"), text[at]
        at = at + 1 if found is None else found.end()
    return None


# ---------------------------------------------------------------------------------------------------------------- keys


def _twice(text: str) -> Callable[[Spot], Message | None]:
    """Make a function that gives the reason if a key or table is repeated, with the line of the first one."""

    def explain(spot: Spot) -> Message | None:
        if not spot.told.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate")):
            return None
        written = spot.key or spot.text.strip()
        first = next((line for line, key in _alike(text, spot) if key == _parts(written)), None)
        if first is None:
            return message("{written} has a value or parts above already; expected it once", written=written)
        return message(
            "{written} stands there a second time, first in line {first}; expected it once",
            written=written,
            first=first,
        )

    return explain


def _alike(text: str, spot: Spot) -> Iterator[tuple[int, list[str]]]:
    """The keys in the same table before a place, or the tables before it if it is one; each with its line."""
    table, found = "", []
    for number, line in enumerate(text.split("\n")[: spot.line], start=1):
        header = line.strip().startswith("[")
        table = line.strip() if header else table
        found.append((number, table, line.strip() if header else line.partition("=")[0].strip(), header))
    *before, (_, own, _, is_header) = found
    return (
        (number, _parts(key))
        for number, of, key, header in before
        if header is is_header and (is_header or _parts(of) == _parts(own))
    )


def _parts(key: str) -> list[str]:
    """The parts of a key, without quotes and blanks."""
    return [re.sub(r"[\s\"'\[\]]", "", part) for part in key.split(".")]


def _in_key(spot: Spot) -> Message | None:  # noqa: PLR0911 - a slip a line
    """The reason if the mistake is before the =, or in the name of a table."""
    text = spot.text.strip()
    if spot.told.startswith("Expected ']' at the end of a table"):
        return message(
            "expected ] behind the name of a table; {rule}: {table}",
            rule=_NEEDS_QUOTES,
            table=_table(text.strip("[] ")),
        )
    if not spot.told.startswith(("Expected '=' after a key", "Invalid statement", "Invalid initial character")):
        return None
    if "{" in spot.text and not spot.sign:
        return message("a value in braces stands in one line; expected its next part and }} there")
    if spot.sign == ":":
        return message("expected = between a key and its value: {line}", line=text.replace(":", " =", 1))
    if not spot.key:
        return message('expected a key and its value, as in name = "Gasthof Post"')
    if spot.column > spot.text.index("=") or re.fullmatch(rf"(?:{_PLAIN_KEY.pattern}|\s*\.\s*)+", spot.key):
        return None
    name = re.sub(f"[{_QUOTES}]", "", spot.key)
    return message("{rule}: {line}", rule=_NEEDS_QUOTES, line=f'"{name}" = {spot.value}')


def _table(name: str) -> str:
    """The head of a table, with quotes around the parts that need them."""
    parts = [part.strip(f" {_QUOTES}") for part in name.split(".")]
    return f"[{'.'.join(part if re.fullmatch('[A-Za-z0-9_-]+', part) else chr(34) + part + chr(34) for part in parts)}]"


# -------------------------------------------------------------------------------------------------------------- values


def _open_list(text: str) -> Callable[[Spot], Message | None]:
    """Make a function that gives the reason if a list or a value in braces is not closed, with its first line."""

    def explain(spot: Spot) -> Message | None:
        if not spot.told.startswith(("Unclosed array", "Unclosed inline table")):
            return None
        opens, closes = ("[", "]") if "array" in spot.told else ("{", "}")
        begun = _begun(text, spot, opens, closes)
        return message(
            "expected , or {closes} here: what begins with {opens} in line {begun} is not closed",
            closes=closes,
            opens=opens,
            begun=begun,
        )

    return explain


def _begun(text: str, spot: Spot, opens: str, closes: str) -> int:
    """The line of the last bracket before a place that is still open there."""
    upto = sum(len(line) + 1 for line in text.split("\n")[: spot.line - 1]) + spot.column - 1
    stack, line = [spot.line], 1
    for sign in SIGN.finditer(text[:upto]):
        if sign.group() == opens:
            stack.append(line)
        elif sign.group() == closes and len(stack) > 1:
            stack.pop()
        line += sign.group().count("\n")
    return stack[-1]


def _in_value(spot: Spot) -> Message | None:
    """The reason if the mistake is behind the =, by the beginning of the value."""
    if not spot.told.startswith(("Invalid value", "Expected newline or end of document")) or not spot.key:
        return None
    if not spot.value:
        return message('expected a value behind =, as in {key} = 3 or {key} = "on"', key=spot.key)
    return _in_number_or_truth(spot.key, spot.value) or _in_text(spot)


def _in_number_or_truth(key: str, value: str) -> Message | None:
    if found := _NUMBER.fullmatch(value):
        return message(
            'expected a whole number, or a fraction in quotes: {key} = "{fraction}"',
            key=key,
            fraction=str(_fraction(*found.groups())),
        )
    if re.fullmatch(r"0\d+", value):
        return message("expected a number without a 0 before it: {key} = {number}", key=key, number=int(value))
    if value.casefold() in _TRUTHS:
        return message(
            "expected true or false: {key} = {truth}; or a word in quotes", key=key, truth=_TRUTHS[value.casefold()]
        )
    return None


def _in_text(spot: Spot) -> Message | None:
    key, value = spot.key, spot.value
    if value[0] in _OTHER_QUOTES:
        return message('expected plain quotes around a text: {key} = "{text}"', key=key, text=value.strip(_QUOTES))
    if value[0].isalpha():
        return message('expected quotes around a text: {key} = "{value}"', key=key, value=value)
    if value[0] in "\"'" and spot.told.startswith("Expected newline"):
        return message(
            "expected nothing behind the value but a comment that begins with #, got {text}",
            text=repr(spot.text[spot.column - 1 :]),
        )
    return None


def _fraction(whole: str, sign: str, rest: str) -> Fraction | str:
    """A number as a fraction, from 7/2 or from 3,5."""
    return f"{whole}/{rest}" if sign == "/" else Fraction(f"{whole}.{rest}")
