"""Clauses by what they say, in either language and by the glossary."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.features_path import glossary_file
from tarock_steps.catalogue.glossary import (
    asked_with,
    every_word,
    fold,
    meaning_the_same,
    named_at_the_table,
    said_alike,
)
from tarock_steps.catalogue.loading import load_catalogue

GLOSSARY = glossary_file()


def found(*words: str, rules: str = "lungau") -> list[str]:
    """The clauses that say these words."""
    searched = [part for word in words for part in ("--search", word)]
    told = tarock("clauses", "--rules", rules, *searched).stdout.splitlines()
    prefix = load_catalogue(rules).prefix
    return [line.split()[0] for line in told if line.startswith(f"{prefix}-")]


@pytest.mark.parametrize("word", ["König", "Koenig", "kONIG", "Ko\u0308nig"])
def test_umlauts_are_found_however_they_are_written(word: str) -> None:
    assert fold(word) == "konig"


def test_a_word_stands_for_those_that_the_glossary_has_for_the_same_thing(tmp_path: Path) -> None:
    glossary = tmp_path / "glossary.md"
    table = "| German | English | in names | what |\n| --- | --- | --- | --- |\n"
    words = "| Farbe | suit | `x` | cards |\n| Vogerl, Vogel | little bird, bird | `bird` | a card |\n"
    glossary.write_text(f"# Words\n\n{table}{words}\n## More\n\n| bird | egg |\n", encoding="utf-8")

    assert meaning_the_same("Bird", glossary) == ("bird", "vogerl", "vogel", "little bird")
    assert meaning_the_same("Farben", glossary) == ("farben",)


def test_what_is_said_at_the_table_for_the_same_thing_is_led_to_by_both_tables(tmp_path: Path) -> None:
    glossary = tmp_path / "glossary.md"
    table = "| German | English |\n| --- | --- |\n| Spatz | sparrow |\n\n"
    said = "## Said for the same thing\n\n| words | what |\n| --- | --- |\n| Pagat, Spatz, kleiner Mann | the I |\n"
    glossary.write_text(f"# Words\n\n{table}{said}\n## Machinery\n\n| word | x |\n| --- | --- |\n| Spatz, area | y |\n")

    assert said_alike("Sparrow", glossary) == ("sparrow", "spatz", "pagat", "kleiner mann")
    assert said_alike("Pagat", glossary) == ("pagat", "spatz", "kleiner mann")
    assert said_alike("area", glossary) == ("area",)
    assert every_word(glossary) == {"spatz", "sparrow", "pagat", "kleiner mann"}


def test_names_are_the_german_words_and_those_for_cards_and_questions_are_asked_with_a_table_of_their_own(
    tmp_path: Path,
) -> None:
    glossary = tmp_path / "glossary.md"
    table = "| German | English |\n| --- | --- |\n| Abspiel | play |\n\n"
    cards = "## What the table calls its cards\n\n| card | words |\n| --- | --- |\n| II | Uhu, owl |\n| 10 | ten |\n\n"
    asking = (
        "## What a question is asked with\n\n| words | topics |\n| --- | --- |\n| zählt, how much | price, worth |\n"
    )
    glossary.write_text(f"# Words\n\n{table}{cards}{asking}", encoding="utf-8")

    assert named_at_the_table(glossary) == {"abspiel", "ii", "uhu", "owl"}
    assert asked_with(glossary) == ((("zählt", "how much"), ("price", "worth")),)


def test_a_queen_has_no_umlaut_and_is_a_dame() -> None:
    assert (fold("Queen"), fold("Skues"), fold("Koenig")) == ("queen", "skus", "konig")
    assert "dame" in said_alike(fold("queen"))


def test_words_for_a_card_are_alike_and_those_for_pips_are_not() -> None:
    """Of our own glossary: Gstieß stands in the table of cards, Skys in the other; a Dreier is a game."""
    assert {"skus", "skis", "skys"} <= set(said_alike("Gstieß"))
    assert {"pagat", "spatz", "einser"} <= set(said_alike("Pagatl"))
    assert "drei" not in said_alike("Dreier")
    assert not {"uhu", "pagat"} & set(said_alike("Vogerl"))


def test_whatever_is_said_for_the_same_thing_stands_in_one_line_only() -> None:
    """Of our own glossary; a line without a second word would say nothing."""
    _, _, table = GLOSSARY.read_text(encoding="utf-8").partition("## Said for the same thing")
    rows = [line.split("|")[1] for line in table.split("\n## ")[0].splitlines() if line.startswith("|")][2:]
    lines = [[fold(word.strip()) for word in row.split(",")] for row in rows]
    words = [word for line in lines for word in line]

    assert [word for word in words if words.count(word) > 1] == []
    assert [line for line in lines if len(line) < 2] == []


def test_an_english_word_finds_what_the_clauses_call_by_its_german_one() -> None:
    """No clause of lungau says sparrow; those about the Spatz are found by it."""
    assert found("sparrow") == found("Spatz") != []


@pytest.mark.prove
def test_of_several_words_every_one_is_in_the_clause_or_beside_it() -> None:
    both = found("Spatz", "Uhu")

    assert both == [topic for topic in found("Spatz") if topic in found("Uhu")] != []
    assert len(both) < len(found("Spatz"))


def test_a_clause_is_found_by_its_german_words_its_ruling_and_its_option() -> None:
    dispute = load_catalogue("lungau").disputes["who-pays-whom"]
    ruling = "LUN-BONUSES-012"

    assert dispute.clause in found("who-pays-whom")
    assert dispute.clause in found(dispute.readings[0].de)
    assert found("bonuses.koenig_ultimo_trick") == [ruling]


def test_what_is_found_is_told_with_its_rulings_and_options_in_the_language_asked_for() -> None:
    told = tarock("clauses", "--rules", "lungau", "--search", "who-pays-whom", "--language", "de").stdout
    dispute = load_catalogue("lungau").disputes["who-pays-whom"]

    assert f"  Option  who-pays-whom ({', '.join(dispute.values)}): {dispute.de}\n" in told
    assert f"{dispute.clause}  {load_catalogue('lungau').clauses[dispute.clause].de}\n" in told
    assert "`tarock clauses ID --language de` zeigt alles über eine davon" in told


def test_what_is_shown_of_a_clause_is_labelled_in_the_language_asked_for() -> None:
    told = tarock("clauses", "LUN-CARDS-001", "--language", "de").stdout

    assert told.startswith("LUN-CARDS-001  Begriff\n")
    assert [label for label in ("Aussagen", "Szenarien", "Regelungen") if f"\n  {label} " not in told] == []
    assert "1 von 196 Klauseln: Lungauer Königrufen" in told


def test_a_word_that_no_clause_says_is_refused_with_the_nearest() -> None:
    told = tarock("clauses", "--rules", "lungau", "--search", "Spatz", "--search", "Renonze")

    assert told.exit_code == ExitCode.USAGE
    assert "--search: no clause says 'Renonze'; " in told.stderr


def test_a_word_that_no_clause_says_is_refused_in_the_language_asked_for() -> None:
    near, none = (tarock("clauses", "--search", word, "--language", "de").stderr for word in ("Spazt", "qqqqq"))

    assert "--search: keine Klausel sagt 'Spazt'; gemeint ist vielleicht spatz" in near
    assert "--search: keine Klausel sagt 'qqqqq'; erwartet: ein Wort einer Klausel, deutsch oder englisch" in none
