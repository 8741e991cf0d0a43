"""The table of all sources that have a second opinion, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_second_opinion.karl.glue import SOURCE as KARL
from tarock_second_opinion.koenigrufen.glue import SOURCE as KOENIGRUFEN
from tarock_second_opinion.lungau.glue import SOURCE as LUNGAU
from tarock_second_opinion.source import Source
from tarock_second_opinion.zwanzigerrufen.glue import SOURCE as ZWANZIGERRUFEN

SOURCES: Final[Mapping[str, Source]] = {source.name: source for source in (LUNGAU, KOENIGRUFEN, KARL, ZWANZIGERRUFEN)}
"""The sources by the name of their rule set."""
