"""What commands show is in the language of the command, from the progress to the verdict; what machines read is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.unit.small_lock import NAME, lock, of_areas
from tests.unit.the_command import here

from tarock_checking.check import publishing
from tarock_register.site import all_pages
from tarock_running.inputs import equivalent

NARROW = ("--in-process", "--rules", "lungau", "--area", "cards", "--symmetries", "none")
ENGLISH = re.compile(r"\b(?:the|of|and|is|are|passed|failed|checking|ledger|page|scenarios|rule area|by)\b")


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A check in German, and what it wrote."""
    folder = tmp_path_factory.mktemp("checked")
    done = here("check", *NARROW, "--language", "de", cwd=folder)
    assert done.returncode == 0
    return folder, done.stdout + done.stderr


def test_a_check_speaks_german_from_the_progress_to_the_verdict(checked: tuple[Path, str]) -> None:
    told = checked[1].replace("Tarock reference engine", "")

    assert "wird nach lungau geprüft: 131 von 131" in told
    assert "Regelgerecht: alle 131 ausgewerteten Szenarien sind bestanden." in told
    assert "Logbuch: tarock-report/lungau.part.jsonl\nSeite: tarock-report/lungau.part.html\n" in told
    assert ENGLISH.findall(told) == []


def test_reports_and_comparisons_do_too(checked: tuple[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    ledger = "tarock-report/lungau.part.jsonl"
    reported = here("report", ledger, cwd=checked[0]).stdout
    compared = here("compare", ledger, ledger, cwd=checked[0]).stdout

    assert "Regelgerecht: alle 131" in reported
    assert "Nichts wurde schlechter; nichts wurde besser." in compared
    assert ENGLISH.findall(reported.replace("reference engine", "") + compared) == []


def test_what_machines_read_is_the_same_in_every_language(checked: tuple[Path, str]) -> None:
    asked = ("check", *NARROW, "--format", "json", "--ledger", "l.jsonl", "--html", "l.html")
    english, german = (here(*asked, "--language", code, cwd=checked[0]).stdout for code in ("en", "de"))

    assert json.loads(german)["verdict"] == "conform"
    assert re.sub(r"\d+", "", german) == re.sub(r"\d+", "", english)


HOUSE = """
name = "Gasthof Post"
based_on = "lungau"

[rulings]
"contracts.Dreier.terms.price_won" = 5
"""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("lock", "--rules", "lungau", "--workers", "1"), "von jeder Art: "),
        (("lock", "--update", NAME, "--workers", "1"), "geändert: 0 Antworten; neu: "),
        (
            ("prove", "--clause", "LUN-COUNTING-008", "--impostors", "--workers", "1"),
            "überholter Eintrag: counting.to_",
        ),
        (("site", "--output", "pages"), "1234 Dateien in pages; beginn mit pages/index.html"),
        (("variant", "check", "house.toml"), "Gasthof Post (nach lungau, 1 Unterschied); Prüfsumme "),
        (("variant", "check", "house.toml"), "was dazugehört aber nicht: contracts.Dreier.terms.price_lost bleibt 2"),
        (("vectors", "--rules", "lungau", "--output", "v"), "v/lungau.vectors.jsonl: 2 Szenarien und 0 Kopien"),
    ],
)
def test_what_is_written_is_told_in_german(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    """With little or none of the work itself."""
    monkeypatch.setenv("COLUMNS", "300")
    of_areas(monkeypatch, "counting")
    monkeypatch.setattr(equivalent, "equivalent_impostors", lambda *_: {"counting.to_win/+1": "nobody can tell"})
    monkeypatch.setattr(all_pages, "make_site", lambda *_: 1234)
    monkeypatch.setattr(publishing, "fill", lambda *_, **_named: b"{}\n" * 3)
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8")
    (tmp_path / NAME).write_bytes(lock().data())

    assert told in here(*words, "--language", "de", cwd=tmp_path).stdout
