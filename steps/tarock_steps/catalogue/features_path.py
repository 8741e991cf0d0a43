"""Finds the folders of features and results and the path of the glossary, in a checkout or an installation."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parents[1]


@cache
def features_root() -> Path:
    """The folder with one folder per source: beside this file in a wheel, at the top in a checkout."""
    return _HERE.parents[1] / "features" if is_in_checkout() else _HERE / "features"


def glossary_file() -> Path:
    """The glossary: beside this file in a wheel, among the docs in a checkout."""
    return _HERE.parents[1] / "docs" / "glossary.md" if is_in_checkout() else _HERE / "glossary.md"


def results_folder() -> Path:
    """The folder of published results: beside this file in a wheel, at the top in a checkout."""
    return _HERE.parents[1] / "results" if is_in_checkout() else _HERE / "results"


def is_in_checkout() -> bool:
    """Whether the code runs from a checkout, and not from a wheel, which has the features beside the code."""
    return not (_HERE / "features").is_dir()
