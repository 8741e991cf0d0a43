"""The clauses are counted while the laws run, so whether all were exercised is asked when they are done."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests marked as last behind all others."""
    items.sort(key=lambda one: getattr(getattr(one, "obj", None), "asked_last", False))
