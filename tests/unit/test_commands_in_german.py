"""What commands show is in the language of the command, from the progress to the verdict; what machines read is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.unit.the_command import here

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
    assert "Protokoll: tarock-report/lungau.part.jsonl\nSeite: tarock-report/lungau.part.html\n" in told
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
