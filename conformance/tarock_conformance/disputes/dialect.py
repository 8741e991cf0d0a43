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
"""What is heard, as a regular expression over folded words, and what is written for it."""
STEPS: Final = 3
SHORT: Final = 3
"""Letters of the shortest word that is looked up so."""


def written_forms(word: str, known: Collection[str]) -> tuple[str, ...]:
    """The known words that a word of the dialect stands for, in order, those in fewest steps; none for short ones."""
    if len(word) < SHORT:
        return ()
    forms = {word}
    for _ in range(STEPS):
        forms = {new for one in forms for new in _a_step_on(one)}
        if found := sorted(forms.intersection(known)):
            return tuple(found)
    return ()


def _a_step_on(word: str) -> Iterator[str]:
    for heard, written in SOUNDS:
        for found in re.finditer(heard, word):
            yield word[: found.start()] + written + word[found.end() :]
