"""What the second opinion says of fixed deals is what all tellings said when it was frozen."""

from __future__ import annotations

import pytest
from tests.laws import frozen
from tests.laws.sources import SOURCES, Every

KNOWN = [source for source in SOURCES if frozen.file_of(source.name).exists() or frozen.is_freezing()]


@pytest.mark.prove
@pytest.mark.parametrize("source", KNOWN, ids=lambda one: one.name)
def test_what_is_right_in_fixed_deals_is_what_was_frozen(source: Every) -> None:
    found = frozen.digests(frozen.answers(source))
    if frozen.is_freezing():
        frozen.write(source.name, found)

    assert found == frozen.read(source.name)
