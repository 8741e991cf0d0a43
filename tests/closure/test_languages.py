"""Every message has its sentence in every language, and no catalogue has one that nobody uses."""

from pathlib import Path

import pytest
from proving.languages.catalogues import catalogue_in, faults
from proving.languages.extracting import messages

from tarock_language.catalogue import CATALOGUES


@pytest.mark.parametrize("path", sorted(CATALOGUES.glob("*.po")), ids=lambda path: path.stem)
def test_a_catalogue_has_every_message_and_no_other(path: Path) -> None:
    assert list(faults(catalogue_in(path), messages())) == []
