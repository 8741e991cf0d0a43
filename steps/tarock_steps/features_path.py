"""Where the catalogues and features are."""

from __future__ import annotations

from pathlib import Path


def features_root() -> Path:
    """The folder with one folder per source: beside this file in a wheel, at the top in a checkout."""
    here = Path(__file__).resolve().parent
    shipped = here / "features"
    return shipped if shipped.is_dir() else here.parents[1] / "features"
