"""The topics are read with every source told, and whatever is wrong in them is named with the nearest that is right."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from tarock_register.disputes.register import whole_register
from tarock_register.disputes.worth import index_of
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.topics import CHAPTERS, FOLDER, load_topics
from tarock_steps.errors import CatalogueError

TOPIC = """
de = "Karten"
en = "Cards"
[[topic]]
name = "who-wins"
de = "Wer gewinnt?"
en = "Who wins?"
words = ["siegt"]
asked.de = ["Wer hat gesiegt?"]
asked.en = ["Who has won?"]
answers.karl = { clauses = ["KAR-COUNTING-009", "KAR-COUNTING-007"] }
answers.koenigrufen = { none = "silent" }
answers.lungau = { none = "absent", de = "Niemand.", en = "Nobody does." }
answers.zwanzigerrufen = { clauses = ["ZWA-COUNTING-014"] }
"""


@cache
def catalogues() -> dict[str, Catalogue]:
    return {source: load_catalogue(source) for source in sources()}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(features_root() / FOLDER, tmp_path / FOLDER)
    return tmp_path


def told(root: Path, text: str, file: str = "cards.toml") -> str:
    (root / FOLDER / file).write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        load_topics(catalogues(), root)
    return str(caught.value)


def test_chapters_stand_in_the_order_of_a_deal() -> None:
    assert tuple(chapter.name for chapter in load_topics(catalogues())) == CHAPTERS
    assert {path.stem for path in (features_root() / FOLDER).glob("*.toml")} == set(CHAPTERS)


def test_a_topic_tells_what_each_source_says_or_why_it_does_not(root: Path) -> None:
    (root / FOLDER / "cards.toml").write_text(TOPIC, encoding="utf-8")
    chapter = load_topics(catalogues(), root)[0]
    (topic,) = chapter.topics

    assert (chapter.name, chapter.de, topic.name, topic.words) == ("cards", "Karten", "who-wins", ("siegt",))
    assert (topic.asked.de, topic.asked.en) == (("Wer hat gesiegt?",), ("Who has won?",))
    assert topic.answers["karl"].clauses == ("KAR-COUNTING-009", "KAR-COUNTING-007")
    assert topic.answers["koenigrufen"].none == "silent"
    assert (topic.answers["lungau"].none, topic.answers["lungau"].en) == ("absent", "Nobody does.")


def test_a_topic_depends_on_the_options_that_decide_its_clauses() -> None:
    """The option of the way to count decides the two first of these, and nothing decides the third."""
    deciding = whole_register().deciding

    assert [option.name for option in deciding("karl", ["KAR-COUNTING-009", "KAR-COUNTING-007"])] == ["counting-method"]
    assert deciding("karl", ["KAR-COUNTING-010"]) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('de = "Wer gewinnt?"', 'de = " "', "topics/cards.toml: who-wins: the text of 'de' is empty"),
        ('en = "Cards"', 'en = ""', "topics/cards.toml: the title: the text of 'en' is empty"),
        ('name = "who-wins"', 'name = "Who wins"', "'Who wins' is not lower-case words joined by hyphens"),
        ('name = "who-wins"', 'name = "tie-at-44"', "tie-at-44: an option has this name too"),
        ("KAR-COUNTING-007", "KAR-COUNTING-070", "no clause 'KAR-COUNTING-070'; the nearest that is there is 'KAR-"),
        ("KAR-COUNTING-007", "KAR-COUNTING-009", "the clause 'KAR-COUNTING-009' is there twice"),
        ("ZWA-COUNTING-014", "KAR-COUNTING-009", "who-wins, zwanzigerrufen: there is no clause 'KAR-COUNTING-009'"),
        ("answers.lungau", "answers.lungua", "there is no source 'lungua'; the nearest is 'lungau'"),
        ('answers.koenigrufen = { none = "silent" }', "", "who-wins: does not say what koenigrufen has to say"),
        ('{ none = "silent" }', "{ }", "who-wins, koenigrufen: has either clauses or 'none'"),
        ('{ none = "silent" }', '{ clauses = ["KOE-COUNTING-010"], none = "silent" }', "has either clauses or 'none'"),
        ('{ none = "silent" }', '{ none = "mute" }', "[[topic]] number 1, who-wins"),
        (', en = "Nobody does."', "", "who-wins, lungau: says why there is no clause in 'en' and 'de' or not at all"),
        ('"Nobody does."', '" "', "who-wins, lungau: the text of 'en' is empty"),
        ('none = "silent"', 'none = "silent", beside = ["KOE-NONE-001"]', "there is no clause 'KOE-NONE-001'"),
        ('["ZWA-COUNTING-014"]', '["ZWA-COUNTING-014"], beside = ["ZWA-COUNTING-013"]', "none need stand beside"),
        ('none = "silent"', 'none = "silent", dropped = ["renonce"]', "koenigrufen has dropped no question 'renonce'"),
        ('none = "silent"', 'none = "silent", dropped = ["a", "a"]', "the dropped question 'a' is there twice"),
        ('words = ["siegt"]', 'about = ["Trul"]', "the glossary has no word 'Trul'; the nearest is 'Trull'"),
        ('words = ["siegt"]', 'about = ["Trull", "Trull"]', "the word of the glossary 'Trull' is there twice"),
        ('["siegt"]', '[""]', "who-wins: the text of 'word 1' is empty"),
        ('["Wer hat gesiegt?"]', '["Wer siegt?", " "]', "who-wins: the text of 'asked.de 2' is empty"),
        ('"Wer hat gesiegt?"', '"Wer gewinnt?"', "who-wins: the way to ask 'Wer gewinnt?' is there twice"),
        ('"Who has won?"', '"Who wins?"', "who-wins: the way to ask 'Who wins?' is there twice"),
        ("asked.en", "asked.fr", "unknown field `fr`"),
        ('words = ["siegt"]', 'short_en = "So."', "has a short answer in 'short_en' and 'short_de' or not at all"),
        ('words = ["siegt"]', 'short_de = " "', "who-wins: the text of 'short_de' is empty"),
        ('words = ["siegt"]', 'mood = "good"', "unknown field `mood`"),
    ],
)
def test_whatever_is_wrong_is_named_with_its_place(root: Path, old: str, new: str, expected: str) -> None:
    assert TOPIC.count(old) == 1

    assert expected in told(root, TOPIC.replace(old, new))


def test_a_reason_beside_clauses_is_refused(root: Path) -> None:
    text = TOPIC.replace('["ZWA-COUNTING-014"]', '["ZWA-COUNTING-014"], en = "So.", de = "So."')

    assert "who-wins, zwanzigerrufen: says why there is no clause" in told(root, text)


@pytest.mark.parametrize(
    ("begin", "expected"),
    [
        ("lungau/counting/a-scenario", "begin: expected SOURCE/AREA/SCENARIO, of a source that has clauses for it"),
        ("karl/counting", "who-wins: begin: expected SOURCE/AREA/SCENARIO, of a source that has clauses for it: karl"),
        ("", "has clauses for it: karl, zwanzigerrufen, got ''"),
    ],
)
def test_a_scenario_to_begin_with_is_of_a_source_that_knows_the_topic(root: Path, begin: str, expected: str) -> None:
    assert expected in told(root, f'{TOPIC}begin = "{begin}"')


def test_a_topic_that_one_source_knows_alone_begins_with_nothing(root: Path) -> None:
    text = TOPIC.replace('{ clauses = ["ZWA-COUNTING-014"] }', '{ none = "silent" }')

    assert "only karl has clauses for it" in told(root, f'{text}begin = "karl/counting/a-scenario"')


def test_a_topic_may_name_a_scenario_to_begin_with(root: Path) -> None:
    (root / FOLDER / "cards.toml").write_text(f'{TOPIC}begin = "karl/counting/a-scenario"', encoding="utf-8")
    (topic,) = load_topics(catalogues(), root)[0].topics

    assert topic.begin == "karl/counting/a-scenario"


def test_a_retired_clause_answers_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = catalogues()["zwanzigerrufen"].clauses
    monkeypatch.setitem(clauses, "ZWA-COUNTING-014", replace(clauses["ZWA-COUNTING-014"], retired="for this test"))

    assert "the clause ZWA-COUNTING-014 is retired" in told(root, TOPIC)


def test_a_name_that_stands_in_two_chapters_is_refused_in_the_second(root: Path) -> None:
    (root / FOLDER / "cards.toml").write_text(TOPIC, encoding="utf-8")

    assert "topics/dealing.toml: who-wins: the topic 'who-wins' is there twice" in told(root, TOPIC, "dealing.toml")


def test_a_file_that_is_no_chapter_is_refused(root: Path) -> None:
    assert re.search(r"no chapter 'dealings'; the nearest is 'dealing'", told(root, TOPIC, "dealings.toml"))


def test_a_chapter_that_is_missing_is_named(root: Path) -> None:
    (root / FOLDER / "talon.toml").unlink()
    with pytest.raises(CatalogueError, match=r"topics/talon\.toml: cannot be read as TOML"):
        load_topics(catalogues(), root)


def test_our_own_register_and_its_index_are_made_once() -> None:
    assert whole_register() is whole_register()
    assert index_of(whole_register()) is index_of(whole_register())
    assert load_topics() is load_topics()
