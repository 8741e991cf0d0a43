"""What is checked, source by source: everything, or the fixed share of it that ``make test`` runs."""

from __future__ import annotations

import functools
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
