from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import pytest
from tests.unit.made_up import WHO_PAYS, faults

from tarock_steps.catalogue import data_cache, loading
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.errors import CatalogueError

SOURCE = """
title = "A game"
prefix = "TST"
unit = { en = { one = "point", many = "points" }, de = { one = "Punkt", many = "Punkte" } }
[table]
hand = 12
talon = [3, 3]
closes = "Gut!"
silence = "others"
plain_game = "Dreier"
[[no_rule]]
statement = "Preface 1"
kind = "commentary"
reason = "praise"
"""

UNTESTABLE = 'untestable_en = "for this test"\nuntestable_de = "für diesen Test"'
CLAUSES = f"""
[[clause]]
id = "TST-PLAY-001"
statements = ["Play 1"]
level = "must"
en = "One follows suit."
de = "Man bekennt."
[[clause]]
id = "TST-SETTLING-001"
statements = ["Paying 1", "Paying 2"]
level = "value"
en = "The loser pays."
de = "Wer verliert, zahlt."
{UNTESTABLE}
"""

BECAUSE = 'because_en = "All do it."\nbecause_de = "Alle tun es."'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path, "source.toml", SOURCE)
    write(tmp_path, "clauses.toml", CLAUSES)
    write(tmp_path, "disputes.toml", WHO_PAYS)
    return tmp_path


def write(root: Path, file: str, text: str) -> None:
    (root / "test").mkdir(exist_ok=True)
    (root / "test" / file).write_text(text, encoding="utf-8")


def refusal(root: Path) -> str:
    with pytest.raises(CatalogueError) as caught:
        load_catalogue("test", root)
    return str(caught.value)


def test_the_catalogue_of_lungau_is_sound() -> None:
    catalogue = load_catalogue("lungau")

    assert catalogue.source == "lungau"
    assert catalogue.title == "Lungauer Königrufen"
    assert {clause.area for clause in catalogue.clauses.values()} == {*catalogue.areas}
    assert catalogue.unit.en.many == "Cent"
    assert all(clause_id == clause.id for clause_id, clause in catalogue.clauses.items())
    assert "lungau" in sources()


def test_areas_come_in_the_order_of_a_deal_whatever_the_file_says(root: Path) -> None:
    assert load_catalogue("test", root).areas == ("play", "settling")
    assert AREAS[:3] == ("cards", "counting", "sessions")


def test_it_is_read_once_as_long_as_its_files_say_the_same(root: Path) -> None:
    before = load_catalogue("test", root)

    assert load_catalogue("test", root) is before
    write(root, "clauses.toml", CLAUSES.replace("The loser pays.", "The winner pays."))
    assert load_catalogue("test", root).clauses["TST-SETTLING-001"].en == "The winner pays."
    assert before.clauses["TST-SETTLING-001"].en == "The loser pays."


def test_a_clause_of_the_family_says_why_it_is_this_one(root: Path) -> None:
    write(root, "clauses.toml", CLAUSES.replace('level = "must"', f'level = "family"\n{BECAUSE}'))
    clause = load_catalogue("test", root).clauses["TST-PLAY-001"]

    assert (clause.because_en, clause.because_de) == ("All do it.", "Alle tun es.")


def test_clauses_and_disputes_are_found_by_name(root: Path) -> None:
    catalogue = load_catalogue("test", root)

    assert catalogue.clauses["TST-PLAY-001"].area == "play"
    assert catalogue.clauses["TST-SETTLING-001"].untestable_de == "für diesen Test"
    assert catalogue.disputes["who-pays"].values == ("one", "both")
    assert catalogue.no_rule[0].statement == "Preface 1"


def test_a_source_may_have_no_file_of_disputes_yet(root: Path) -> None:
    (root / "test" / "disputes.toml").unlink()

    assert load_catalogue("test", root).disputes == {}


def test_an_unknown_source_is_told_which_there_are(root: Path) -> None:
    with pytest.raises(CatalogueError, match="no source 'nowhere'; expected one of: test"):
        load_catalogue("nowhere", root)


def test_a_fault_is_named_with_its_file_and_place(root: Path) -> None:
    missed: list[tuple[str, str]] = []
    for file, old, new, told in faults("catalogue"):
        path = root / "test" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        message = refusal(root)
        path.write_text(text, encoding="utf-8")
        if told not in message or not message.startswith(f"test/{file}: "):
            missed.append((told, message))

    assert missed == []


def test_a_dispute_cannot_hang_on_a_retired_clause(root: Path) -> None:
    write(root, "clauses.toml", CLAUSES.replace(UNTESTABLE, 'retired = "merged"'))

    assert "who-pays: the clause TST-SETTLING-001 is retired" in refusal(root)


def test_one_reading_is_no_dispute(root: Path) -> None:
    write(root, "disputes.toml", WHO_PAYS.partition('  [[dispute.reading]]\n  name = "both"')[0])

    assert "who-pays: a dispute has at least two readings" in refusal(root)


def test_a_catalogue_that_is_not_utf8_is_refused(root: Path) -> None:
    (root / "test" / "clauses.toml").write_bytes(CLAUSES.encode() + "# Sküs".encode("latin-1"))

    assert refusal(root).startswith("test/clauses.toml: cannot be read as TOML")


def test_a_file_that_was_parsed_once_is_not_parsed_again_by_the_next_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("_PLACE", tmp_path), ("_known", {}), ("_before_strangers", None)):
        monkeypatch.setattr(data_cache, name, value)
    monkeypatch.delenv(data_cache.SWITCH, raising=False)
    parse = loading._toml.__wrapped__  # noqa: SLF001 - each time as another process
    text, file = 'id = "a"\n[table]\nplayers = [4, 5]\n', "here/source.toml"

    assert parse(text, file) == tomllib.loads(text)
    [path] = tmp_path.iterdir()
    path.write_bytes(data_cache.stamped(hashlib.sha256(text.encode()).digest(), b"\x81\xa2id\xa1b"))
    assert parse(text, file) == {"id": "b"}
    path.write_bytes(data_cache.stamped(hashlib.sha256(text.encode()).digest(), b"\xc1"))
    assert parse(text, file) == tomllib.loads(text)
