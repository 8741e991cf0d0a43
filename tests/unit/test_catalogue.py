from __future__ import annotations

from pathlib import Path

import pytest

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

CLAUSES = """
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
untestable = "for this test"
"""

BECAUSE = 'because_en = "All do it."\nbecause_de = "Alle tun es."'

DISPUTES = """
[[dispute]]
option = "who-pays"
clause = "TST-SETTLING-001"
statements = ["Paying 1"]
kind = "silent"
en = "Who?"
de = "Wer?"
default = "one"
because_en = "b"
because_de = "b"
changes_en = "c"
changes_de = "c"
  [[dispute.reading]]
  name = "one"
  en = "One."
  de = "Einer."
  [[dispute.reading]]
  name = "both"
  en = "Both."
  de = "Beide."
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path, "source.toml", SOURCE)
    write(tmp_path, "clauses.toml", CLAUSES)
    write(tmp_path, "disputes.toml", DISPUTES)
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
    assert catalogue.clauses["TST-SETTLING-001"].untestable == "for this test"
    assert catalogue.disputes["who-pays"].values == ("one", "both")
    assert catalogue.no_rule[0].statement == "Preface 1"


def test_a_source_may_have_no_file_of_disputes_yet(root: Path) -> None:
    (root / "test" / "disputes.toml").unlink()

    assert load_catalogue("test", root).disputes == {}


def test_an_unknown_source_is_told_which_there_are(root: Path) -> None:
    with pytest.raises(CatalogueError, match="no source 'nowhere'; expected one of: test"):
        load_catalogue("nowhere", root)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "clauses.toml",
            'level = "must"',
            'level = "should"',
            "test/clauses.toml: [[clause]] number 1, TST-PLAY-001",
        ),
        ("clauses.toml", 'level = "must"', 'level = "must"\nmood = "good"', "unknown field `mood`"),
        ("clauses.toml", 'en = "One follows suit."\n', "", "missing required field `en`"),
        (
            "clauses.toml",
            'level = "must"',
            'level = "family"',
            "TST-PLAY-001: a clause of the level 'family' says why in 'because_en'",
        ),
        (
            "clauses.toml",
            'level = "must"',
            'level = "family"\nbecause_en = "All do it."',
            "TST-PLAY-001: a clause of the level 'family' says why in 'because_de'",
        ),
        (
            "clauses.toml",
            'level = "must"',
            'level = "must"\nbecause_de = "Alle tun es."',
            "TST-PLAY-001: a clause of the level 'must' has no 'because_de'",
        ),
        (
            "clauses.toml",
            'level = "must"',
            'level = "family"\nbecause_en = " "\nbecause_de = "Alle tun es."',
            "TST-PLAY-001: the text of 'because_en' is empty",
        ),
        ("source.toml", 'many = "points"', 'many = " "', "unit, en: the text of 'many' is empty"),
        ("source.toml", 'one = "Punkt", ', "", "missing required field `one`"),
        ("source.toml", 'silence = "others"', 'silence = "gold"', "test/source.toml: Invalid enum value 'gold'"),
        ("source.toml", "hand = 12", "hand = 10", "table: 4 hands and the Talon have 46 cards, but the pack has 54"),
        ("source.toml", "hand = 12", 'hand = 12\nleft_out = "XXII"', "table: 'XXII' is no card"),
        (
            "source.toml",
            "hand = 12",
            'hand = 12\nstand_ins.pack.small = { "4♥" = "A♥" }',
            "table: 4♥ cannot take the place of A♥; expected a card that the pack lacks for one that it has",
        ),
        ("source.toml", 'closes = "Gut!"', 'closes = " "', "table: a word that closes a turn and a plain game are"),
        ("clauses.toml", '"One follows suit."', '"  "', "TST-PLAY-001: the text of 'en' is empty"),
        (
            "clauses.toml",
            "TST-SETTLING-001",
            "TST-PLAY-001",
            "the clause id 'TST-PLAY-001' is there twice",
        ),
        (
            "clauses.toml",
            "TST-PLAY-001",
            "LUN-PLAY-001",
            "LUN-PLAY-001: a clause id has the form TST-AREA-000",
        ),
        ("clauses.toml", "TST-PLAY-001", "TST-PLAY-1", "TST-PLAY-1: a clause id has the form TST-AREA-000"),
        ("clauses.toml", "TST-PLAY-001", "TST-SINGING-001", "no rule area 'singing'; expected one of: cards"),
        ("clauses.toml", '["Play 1"]', "[]", "TST-PLAY-001: cites no statement"),
        ("clauses.toml", '["Play 1"]', '["Play 1", "Play 1"]', "the statement 'Play 1' is there twice"),
        ("clauses.toml", '["Play 1"]', '["Play"]', "'Play' is not a section and a number"),
        ("clauses.toml", "[[clause]]", "[[clause", "test/clauses.toml: cannot be read as TOML"),
        (
            "source.toml",
            'kind = "commentary"',
            'kind = "boast"',
            "test/source.toml: [[no_rule]] number 1, Preface 1",
        ),
        ("source.toml", 'reason = "praise"', 'reason = ""', "Preface 1: the text of 'reason' is empty"),
        (
            "disputes.toml",
            'default = "one"',
            'default = "two"',
            "who-pays: the default 'two' is none of the readings",
        ),
        (
            "disputes.toml",
            'clause = "TST-',
            'clause = "XXX-',
            "who-pays: there is no clause 'XXX-SETTLING-001'",
        ),
        ("disputes.toml", 'name = "both"', 'name = "one"', "who-pays: the reading 'one' is there twice"),
        (
            "disputes.toml",
            'option = "who-pays"',
            'option = "Who pays"',
            "is not lower-case words joined by hyphens",
        ),
        ("disputes.toml", 'kind = "silent"', 'kind = "loud"', "[[dispute]] number 1, who-pays"),
    ],
)
def test_a_fault_is_named_with_its_file_and_place(root: Path, file: str, old: str, new: str, told: str) -> None:
    path = root / "test" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    message = refusal(root)

    assert told in message
    assert message.startswith(f"test/{file}: ")


def test_a_dispute_cannot_hang_on_a_retired_clause(root: Path) -> None:
    write(root, "clauses.toml", CLAUSES.replace('untestable = "for this test"', 'retired = "merged"'))

    assert "who-pays: the clause TST-SETTLING-001 is retired" in refusal(root)


def test_one_reading_is_no_dispute(root: Path) -> None:
    write(root, "disputes.toml", DISPUTES.partition('  [[dispute.reading]]\n  name = "both"')[0])

    assert "who-pays: a dispute has at least two readings" in refusal(root)


def test_a_catalogue_that_is_not_utf8_is_refused(root: Path) -> None:
    (root / "test" / "clauses.toml").write_bytes(CLAUSES.encode() + "# Sküs".encode("latin-1"))

    assert refusal(root).startswith("test/clauses.toml: cannot be read as TOML")
