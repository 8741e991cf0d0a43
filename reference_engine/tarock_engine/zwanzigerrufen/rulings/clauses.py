"""The rulings of Zwanzigerrufen by the numbers of its clauses; they stand in ``features/zwanzigerrufen``."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("ZWA")
ruling, implied, reading = _OF.ruling, _OF.implied, _OF.reading
