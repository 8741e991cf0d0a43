"""Which version of the suite this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def suite_version() -> str:
    """The version that was installed; a checkout that was never installed has none."""
    try:
        return version("tarock-conformance")
    except PackageNotFoundError:
        return "checkout"
