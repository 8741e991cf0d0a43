"""What the tests of the second opinion share is let go of behind the last of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.order import leaves

from tarock_second_opinion.shares import played, seen, share

HERE = Path(__file__).parent


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Let go of the random deals, which no other test looks at."""
    del item
    if leaves(HERE, nextitem):
        for one in (played, share, seen):
            one.cache_clear()
