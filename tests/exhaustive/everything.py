"""What is checked, source by source: everything, or the fixed share of it that ``make test`` runs."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final

from tests.exhaustive.found import Part, Source
from tests.exhaustive.karl.parts import SOURCE as KARL
from tests.exhaustive.koenigrufen.parts import SOURCE as KOENIGRUFEN
from tests.exhaustive.lungau.parts import SOURCE as LUNGAU
from tests.exhaustive.zwanzigerrufen.parts import SOURCE as ZWANZIGERRUFEN

SOURCES: Final[Mapping[str, Source]] = {source.name: source for source in (LUNGAU, KARL, ZWANZIGERRUFEN, KOENIGRUFEN)}
"""The sources by the name of their rule set."""


@functools.cache
def parts(*, whole: bool) -> dict[str, Part]:
    """Every part by its name, which begins with that of its source."""
    return {f"{source.name}-{name}": part for source in SOURCES.values() for name, part in source.parts(whole)}
