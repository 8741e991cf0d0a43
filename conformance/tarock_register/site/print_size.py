"""Computes how small the page of a topic has to be printed so that it fits on one sheet of paper."""

from __future__ import annotations

import math
import re
from typing import Final

_FOLDED: Final = re.compile(r'<details.*?</details>|<(section|p) class="screen-only".*?</\1>', re.DOTALL)
_EXAMPLE: Final = re.compile(r"<section class=\"example\".*?</section>", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]*>")
_USUAL: Final = 9.2
"""The usual size of letters in points."""
_ROOM: Final = 1300
"""The number of characters of this size that fit on a page with their headings and cards."""
_READABLE: Final = 6.8
"""The size below which the example is left out, because the rules alone can be printed larger."""
_LEAST: Final = 6.0


def print_size(html: str) -> str:
    """The classes and the style of a sheet, by the length of what is printed of it."""
    printed = _FOLDED.sub("", html)
    size, shown = _size(printed), "sheet"
    if size < _READABLE:
        size, shown = _size(_EXAMPLE.sub("", printed)), "sheet without-example"
    return f'class="{shown}" style="--print: {max(size, _LEAST):.1f}pt"'


def _size(html: str) -> float:
    """The size of letters at which a text fills a page at most: twice the size takes four times the room."""
    length = len(" ".join(_TAG.sub(" ", html).split()))
    return _USUAL * min(1.0, math.sqrt(_ROOM / max(length, 1)))
