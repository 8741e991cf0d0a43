"""The rulings of Tarock-Königrufen by the numbers of its clauses; they stand in ``features/koenigrufen``."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("KOE")
ruling, reading = _OF.ruling, _OF.reading
