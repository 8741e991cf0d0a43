"""The rulings of Karls Tarockrunde by the numbers of its clauses; they stand in ``features/karl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tarock_engine import ruling as rulings
from tarock_engine.ruling import Ruling

_T = TypeVar("_T")


def ruling(value: _T, clause: str) -> Ruling[_T]:
    """A point on which this source leaves no choice."""
    return rulings.ruling(value, f"KAR-{clause}")


def reading(option: str, clause: str, offers: Mapping[str, _T]) -> Ruling[_T]:
    """A point of this source with several readings, the first of which is the default."""
    return rulings.reading(option, f"KAR-{clause}", offers)
