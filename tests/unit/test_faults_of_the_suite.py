"""What is wrong with the suite's own files is found by `tarock check` before anybody is asked, and said to be ours."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_running.inputs import equivalent
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue import loading as catalogue
from tarock_steps.catalogue import plan
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.suite import run


@pytest.fixture
def features(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of one source's files, which the command takes for those of the suite."""
    root = tmp_path / "features"
    shutil.copytree(features_root() / "lungau", root / "lungau")
    for module in (catalogue, plan, run, equivalent):
        monkeypatch.setattr(module, "features_root", lambda: root)
    monkeypatch.chdir(tmp_path)
    return root / "lungau"


@pytest.mark.gate(0)
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "clauses.toml",
            'statements = ["Karten 1',
            'statements = ["Karten 991',
            "lungau/clauses.toml: LUN-CARDS-001: the source has no statement 'Karten 991",
        ),
        (
            "equivalent.toml",
            "[[equivalent]]",
            "[[equivalent]",
            "lungau/equivalent.toml: cannot be read as TOML",
        ),
        (
            "equivalent.toml",
            'clause = "LUN-BIDDING-001"',
            'clause = "LUN-BIDDING-999"',
            "lungau/equivalent.toml: [[equivalent]] number 1, bidding.find_declaring_bid/last: there is no clause 'L",
        ),
    ],
)
def test_a_fault_in_a_file_of_the_suite_is_told_with_its_place(
    features: Path, file: str, old: str, new: str, said: str
) -> None:
    text = (features / file).read_text("utf-8")
    assert old in text
    (features / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    broken = tarock("check", "--area", "cards", "--in-process")

    assert broken.exit_code == ExitCode.SUITE_BROKEN
    assert f"suite broken: CatalogueError: {said}" in broken.stderr
    assert not list(features.parent.parent.glob("tarock-report/*"))


@pytest.mark.parametrize(
    "file",
    [
        "bonuses/spatz.feature",
        *(
            pytest.param(feature, marks=pytest.mark.prove)
            for feature in ("bidding.feature", "whole_deals_five.feature")
        ),
    ],
)
def test_a_feature_file_that_is_gone_is_missed(features: Path, file: str) -> None:
    (features / file).unlink()

    broken = tarock("check", "--area", "cards", "--in-process")

    area = file.removesuffix(".feature").partition("/")[0]
    assert broken.exit_code == ExitCode.SUITE_BROKEN
    assert f"suite broken: CatalogueError: lungau/released.txt: lungau/{area}/" in broken.stderr
    assert "this was released and is not there" in broken.stderr


def test_a_folder_that_is_named_after_no_area_is_refused(features: Path) -> None:
    (features / "praemien").mkdir()
    (features / "bonuses" / "spatz.feature").rename(features / "praemien" / "spatz.feature")

    broken = tarock("check", "--area", "cards", "--in-process")

    assert broken.exit_code == ExitCode.SUITE_BROKEN
    assert "lungau/praemien/spatz.feature: neither the file nor its folder is named after a rule area" in broken.stderr


def test_as_they_are_nothing_is_wrong_with_them(features: Path) -> None:
    assert features.exists()
    assert tarock("check", "--clause", "LUN-CARDS-001", "--in-process").exit_code == ExitCode.CONFORM
