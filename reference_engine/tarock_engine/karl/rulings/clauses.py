"""The rulings of Karls Tarockrunde by the numbers of its clauses; they stand in ``features/karl``."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("KAR")
ruling, reading = _OF.ruling, _OF.reading
