"""All parts of the exhaustive comparison by name, source by source: with all cases, or with a fixed sample of them.

The proof runs all cases; ``make test`` runs the sample of some parts.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Final

from proving.exhaustive.found import Part, Source
from proving.exhaustive.karl.parts import SOURCE as KARL
from proving.exhaustive.koenigrufen.parts import SOURCE as KOENIGRUFEN
from proving.exhaustive.lungau.parts import SOURCE as LUNGAU
from proving.exhaustive.zwanzigerrufen.parts import SOURCE as ZWANZIGERRUFEN

SOURCES: Final[Mapping[str, Source]] = {source.name: source for source in (LUNGAU, KARL, ZWANZIGERRUFEN, KOENIGRUFEN)}
"""The sources by the name of their rule set."""


@functools.cache
def parts(*, whole: bool) -> dict[str, Part]:
    """Every part by its name, which begins with that of its source."""
    return {f"{source.name}-{name}": part for source in SOURCES.values() for name, part in source.parts(whole)}


_OF_GATE: Final = re.compile(
    r"lungau-(plays(-leads-in-fahren)?|settlements(-of-schleifen|-of-fahren)?)"
    r"|zwanzigerrufen-(tricks-normalspiel-top-ace|plays-(?!bound).*|plays-bound-bound|ends-.*|talk-throwing-in)"
    r"|zwanzigerrufen-settlements(-together)?"
    r"|koenigrufen-plays-(positive|farbensolo|trischaken-above-any-play-on-overtake-first)"
)


def is_of_gate(name: str) -> bool:
    """Whether the gate runs the share of a part; only the proof runs the others.

    The gate runs what is cheap of two sources, one way to take a trick, and some plays of koenigrufen.
    """
    return _OF_GATE.fullmatch(name) is not None
