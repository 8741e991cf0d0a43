"""The standard German of a dialect word, by sound and spelling.

A step puts one sound of the written language in the place of one of the dialect, as in gmocht, gemocht, gemacht; a
few steps that end in a word which is said, or known, are what the word stands for.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

SOUNDS: Final[Sequence[tuple[str, str]]] = (
    ("oa", "a"),
    ("oa", "ar"),
    ("oa", "ei"),
    ("oi", "al"),
    ("oi", "ol"),
    ("oi", "ohl"),
    ("ui", "il"),
    ("ui", "iel"),
    ("ul", "iel"),
    ("ei", "eu"),
    ("au", "a"),
    ("ua", "u"),
    ("ia", "ie"),
    ("ia", "er"),
    ("ea", "er"),
    ("o", "a"),
    ("o", "al"),
    ("e(?=h)", "o"),
    ("^an(?=z)", "ein"),
    ("^g(?=[b-df-hj-np-tv-z])", "ge"),
    ("(?<=^a[bn]|^zu)g(?=[b-df-hj-np-tv-z])", "ge"),
    ("(?<=^au[fs])g(?=[b-df-hj-np-tv-z])", "ge"),
    ("^z(?=[b-df-hj-np-tv-y])", "zu"),
    ("^da(?=.{3})", "er"),
    ("^v[ao](?=.{3})", "ver"),
    ("^(aller|olla)(?=.{4})", ""),
    ("(?<=[bdfghklmprstz])n", "en"),
    ("(?<=.)a$", "er"),
    ("(?<=n)a$", "en"),
    ("(?<=.)a(?=n$)", "er"),
    ("(?<=[lntkz])g(?=a$)", "ig"),
    ("l$", "el"),
)
"""Pairs of a sound, as a regular expression over folded words, and its standard spelling."""
STEPS: Final = 3
SHORT: Final = 3
"""The length of the shortest word that is looked up, in letters."""


def written_forms(word: str, known: Collection[str]) -> tuple[str, ...]:
    """The known words that a dialect word reaches in the fewest steps, in alphabetical order; none for short words."""
    if len(word) < SHORT:
        return ()
    forms = {word}
    for _ in range(STEPS):
        forms = {new for form in forms for new in _a_step_on(form)}
        if found := sorted(forms.intersection(known)):
            return tuple(found)
    return ()


def _a_step_on(word: str) -> Iterator[str]:
    for heard, written in SOUNDS:
        for found in re.finditer(heard, word):
            yield word[: found.start()] + written + word[found.end() :]
