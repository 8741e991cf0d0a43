"""Makes rulings of Lungauer Königrufen: puts ``LUN-`` before the ids of its clauses (``features/lungau``)."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("LUN")
ruling, reading = _OF.ruling, _OF.reading
