"""The page of the table: its script, which is made of parts, and its style."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent / "templates" / "table"
_PARTS: Final = (
    *("table-core", "table-state", "table-cards", "table-answer", "table-share", "table-choices"),
    *("table-stich", "table-count", "table-bids", "table-settle", "table-dealing", "table-deal", "table"),
)
"""The parts of the script, in the order in which each needs those before it."""
TABLE_FILES: Final = {"table.js": tuple(f"{part}.js" for part in _PARTS), "table.css": ("table.css",)}
"""The parts of each file of the page."""


def table_file(name: str) -> str:
    """The text of a file of the page."""
    return "".join((_FOLDER / part).read_text(encoding="utf-8") for part in TABLE_FILES[name])
