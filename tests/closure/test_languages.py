"""Every message has its sentence in every language, and no catalogue has one that nobody uses."""

from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from proving.languages.catalogues import catalogue_in, faults
from proving.languages.extracting import messages

from tarock_language.catalogue import CATALOGUES

CODE = cache(messages)
WRITTEN = cache(catalogue_in)


@pytest.mark.parametrize("path", sorted(CATALOGUES.glob("*.po")), ids=lambda path: path.stem)
def test_a_catalogue_has_every_message_and_no_other(path: Path) -> None:
    assert list(faults(WRITTEN(path), CODE())) == []


def places(pattern: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(pattern) if name is not None}


@pytest.mark.parametrize("path", sorted(CATALOGUES.glob("*.po")), ids=lambda path: path.stem)
def test_no_sentence_leaves_out_what_the_english_one_says(path: Path) -> None:
    """The form for one thing may leave out the number."""
    several = {found.id: found.several for found in CODE()}
    less: dict[str, str] = {}
    other: list[str] = []
    for entry in WRITTEN(path):
        english = entry.id if isinstance(entry.id, str) else entry.id[0]
        if not english or entry.context is not None:
            continue
        other += [english] if isinstance(entry.id, str) == bool(several.get(english)) else []
        forms = [entry.string] if isinstance(entry.string, str) else list(entry.string or ())
        least = places(english) - ({"number"} if len(forms) > 1 else set())
        less |= {told: english for told in forms if not least <= places(told)}

    assert less == {}
    assert other == []
