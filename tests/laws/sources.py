"""The rule sets that the laws are held to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest
from tests.laws.koenigrufen.strategies import KOENIGRUFEN
from tests.laws.lungau.strategies import LUNGAU
from tests.laws.source import Source

Every = Source[Any, Any]
"""Any of them, as a law for all looks at it."""

SOURCES: Final[tuple[Every, ...]] = (LUNGAU, KOENIGRUFEN)

Law = TypeVar("Law", bound=Callable[..., None])


def every_source(law: Law) -> Law:
    """Hold a law to every rule set, its ``source``."""
    marked: Law = pytest.mark.parametrize("source", SOURCES, ids=lambda one: one.name)(law)
    return marked
