"""Makes rulings of Tarock-Königrufen: puts ``KOE-`` before the ids of its clauses (``features/koenigrufen``)."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("KOE")
ruling, reading = _OF.ruling, _OF.reading
