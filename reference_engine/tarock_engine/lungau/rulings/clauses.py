"""The rulings of Lungauer Königrufen by the numbers of its clauses; they stand in ``features/lungau``."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("LUN")
ruling, reading = _OF.ruling, _OF.reading
