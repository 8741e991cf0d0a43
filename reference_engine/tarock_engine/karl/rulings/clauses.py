"""Makes rulings of Karls Tarockrunde: puts ``KAR-`` before the ids of its clauses (``features/karl``)."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("KAR")
ruling, reading = _OF.ruling, _OF.reading
