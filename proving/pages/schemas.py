"""The JSON Schemas in ``docs`` as files, for programs that run nothing of ours; `tarock schema` prints the same."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from proving.pages.markdown import ROOT
from tarock_register.site.all_schemas import schema_text

FOLDER: Final = ROOT / "docs" / "schemas"
NAMES: Final = ("protocol", "result", "vectors")


def pages() -> dict[Path, str]:
    """The text of each schema, by its path."""
    return {FOLDER / f"{name}.json": schema_text(name) for name in NAMES}
