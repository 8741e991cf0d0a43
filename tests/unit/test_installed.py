"""Versions of installed packages are those that Python's own library tells."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tarock_protocol.installed import installed_version


@pytest.mark.parametrize("package", ["tarock-conformance", "gherkin-official", "msgspec"])
def test_the_version_of_a_package_is_what_python_says(package: str) -> None:
    assert installed_version(package) == version(package)


def test_a_package_that_is_not_there_has_none_and_the_first_place_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, number in (("one", "1.0rc2"), ("two", "2.0")):
        (tmp_path / place / f"no_such-{number}.dist-info").mkdir(parents=True)
    assert not installed_version("no-such-thing")

    monkeypatch.setattr(sys, "path", [str(tmp_path / place) for place in ("none", "one", "two")])
    assert installed_version("no-such") == "1.0rc2"
