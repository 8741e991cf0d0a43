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


def test_what_machines_read_is_the_same_in_every_language(tmp_path: Path) -> None:
    asked = ("check", *NARROW, "--format", "json", "--ledger", "l.jsonl", "--html", "l.html")
    english, german = (here(*asked, "--language", code, cwd=tmp_path).stdout for code in ("en", "de"))

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
