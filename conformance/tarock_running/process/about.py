"""The version of the suite."""

from __future__ import annotations

import functools


@functools.cache
def suite_version() -> str:
    """The installed version; ``checkout`` if the package is not installed."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - few runs need it

    try:
        return version("tarock-conformance")
    except PackageNotFoundError:
        return "checkout"
