"""Makes text from a program safe to show: no control characters, no hidden or reversed text.

Names, reasons, replies and stderr of a program come from a stranger. Ledgers keep them unchanged, with every control
character as JSON's own escape. Whoever shows them calls this first, and then the quoting of the format that is written
(Markdown, XML, HTML).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from tarock_language.message import Argument, Message, Word

NAME: Final = 200
"""How many characters of a name, a version or an address are shown."""

SENTENCE: Final = 600
"""How many characters of a reason or a message are shown."""

_UNSEEN: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
"""Letters, marks and signs that show nothing: fillers, joiners, variation selectors."""

_MARKS: Final = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
"""Marks that are put on the letter before them."""

_ODD: Final = re.compile(f"[{_UNSEEN}]|(?<=[{_MARKS}]{{3}})[{_MARKS}]")
"""Printable for Python, but not to be shown: invisible characters, and a fourth mark on one letter."""

_LINES: Final = "\n\t"

_PERHAPS_ODD: Final = re.compile(f"[{_UNSEEN}{_MARKS}]")
"""What a text with something odd in it has."""

_DELETE: Final = b"\x7f"
_CONTROLS: Final = re.compile(rb"\xc2[\x80-\x9f]")
"""What steers a terminal and may stand in JSON as it is: DEL, and U+0080 to U+009F in UTF-8."""


def shown(text: str, limit: int = NAME, *, lines: bool = False) -> str:
    """The first ``limit`` characters of a stranger's text, safe to show, and how many more there are: ``… (+17)``.

    Without ``lines`` it is one line: a line break is written as an escape like every other invisible character.
    """
    told = visible(text[:limit], lines=lines)
    return told if len(text) <= limit else f"{told} … (+{len(text) - limit})"


def safe_to_show(said: Argument) -> Argument:
    """What is said, with every text of a stranger in it safe to show."""
    match said:
        case str():
            return shown(said, SENTENCE)
        case Message():
            return said._replace(arguments={name: safe_to_show(part) for name, part in said.arguments.items()})
        case int() | Word():
            return said
        case _:
            return [safe_to_show(part) for part in said]


def visible(text: str, *, lines: bool = False) -> str:
    """All of a text with every control, formatting or invisible character written as an escape.

    With ``lines`` its line ends and tabs are kept.
    """
    return _written(text, _escape, _LINES if lines else "")


def json_without_controls(line: bytes) -> bytes:
    """The same JSON with every control character as an escape: JSON itself asks that of the first 32 only."""
    if line.isascii() and _DELETE not in line:
        return line
    without = _CONTROLS.sub(lambda found: rb"\u%04x" % ord(found[0].decode()), line)
    return without.replace(_DELETE, rb"\u%04x" % ord(_DELETE))


def visible_json(line: str) -> str:
    """The same line of JSON without invisible characters, which are written as JSON's own escapes."""
    return _written(line, lambda character: json.dumps(character)[1:-1], _LINES)


def _written(text: str, escape: Callable[[str], str], kept: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    there = {*text}
    if _PERHAPS_ODD.search("".join(there)):
        text = _ODD.sub(lambda found: escape(found[0]), text)
    odd = {character for character in there if not character.isprintable() and character not in kept}
    return text if not odd else text.translate({ord(character): escape(character) for character in odd})


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
