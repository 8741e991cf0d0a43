"""The pages of the register, built once in a process, and what they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tarock_conformance.site.library import Library, whole_library
from tarock_conformance.site.making import site_files


@cache
def built() -> Mapping[str, str]:
    """The text of every file by its place."""
    return site_files()


@cache
def library() -> Library:
    """Everything that is told on the pages."""
    return whole_library()
