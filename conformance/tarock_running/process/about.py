"""The version of the suite, as installed."""

from __future__ import annotations

from tarock_protocol.installed import installed_version


def suite_version() -> str:
    """The installed version; ``checkout`` if the package is not installed."""
    return installed_version("tarock-conformance") or "checkout"
