"""Makes rulings of Zwanzigerrufen: puts ``ZWA-`` before the ids of its clauses (``features/zwanzigerrufen``)."""

from __future__ import annotations

from typing import Final

from tarock_engine.ruling import Clauses

_OF: Final = Clauses("ZWA")
ruling, implied, reading = _OF.ruling, _OF.implied, _OF.reading
