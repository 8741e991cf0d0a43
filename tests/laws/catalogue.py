"""The clauses of every source, for laws that ask for them."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

_FEATURES: Final = Path(__file__).parents[2] / "features"


@functools.cache
def clauses(source: str) -> Mapping[str, Mapping[str, Any]]:
    """The clauses of a source by their ids."""
    text = (_FEATURES / source / "clauses.toml").read_text(encoding="utf-8")
    return {clause["id"]: clause for clause in tomllib.loads(text)["clause"]}
