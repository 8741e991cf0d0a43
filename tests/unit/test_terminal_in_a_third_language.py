"""A check in a language that is one file more: what it shows, with as many forms for numbers as the language has."""

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatch_build import paired
from tests.unit.the_command import tarock

from tarock_language import catalogue

WRITTEN = Path(__file__).with_name("sl.po")
ADAPTER = Path(__file__).parents[2] / "examples" / "adapters" / "lungau.py"


@pytest.fixture(scope="module", autouse=True)
def _slovene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("catalogues")
    copy(catalogue.CATALOGUES / "de.mo", folder)
    with WRITTEN.open("rb") as source, (folder / "sl.mo").open("wb") as target:
        write_mo(target, paired(read_po(source, locale="sl")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "CATALOGUES", folder)
        yield


def test_a_check_is_told_in_a_language_that_has_a_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = f"{sys.executable} {ADAPTER}"
    areas = ("--area", "counting", "--area", "calling")

    done = tarock("check", "--rules", "lungau", *areas, "--engine", engine, "--no-diagnosis", "--language", "sl")

    lines = [line for line in done.stdout.splitlines() if not line.startswith(("┏", "┡", "├", "└"))]
    assert lines[:6] == [
        "sample in Python 1 po pravilih lungau, možnosti: privzete",
        "┃ področje pravil ┃  ocenjeno ┃ uspešno ┃ napačno ┃ napaka ┃ odklonjeno ┃ drugo branje ┃",
        "│ Štetje          │  41 od 70 │      41 │       0 │      0 │         29 │            0 │",
        "│ Klicanje        │   0 od 88 │       0 │       0 │      0 │         88 │            0 │",
        "│ skupaj          │ 41 od 158 │      41 │       0 │      0 │        117 │            0 │",
        "ocenjeno 41 od 158, uspešno 41 od 41",
    ]
    assert "odklonjeno: 83 primerov potrebuje `deal`, kar ni na voljo" in lines
    assert "odklonjeno: 4 primeri potrebujejo `result`, kar ni na voljo" in lines
    assert "Neodločeno: 21 členov nima ocenjenega primera." in lines


def test_a_language_without_a_file_is_refused_with_those_that_have_one(tmp_path: Path) -> None:
    done = tarock("check", "--rules", "lungau", "--language", "hu", "--ledger", str(tmp_path / "l.jsonl"))

    assert done.exit_code == 2
    assert "en, de, sl" in done.stderr
