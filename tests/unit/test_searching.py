"""Clauses by what they say, in either language and by the glossary."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_conformance.process.exits import ExitCode
from tarock_steps.catalogue.glossary import fold, meaning_the_same
from tarock_steps.catalogue.loading import load_catalogue


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


def test_an_english_word_finds_what_the_clauses_call_by_its_german_one() -> None:
    """No clause of lungau says sparrow; those about the Spatz are found by it."""
    assert found("sparrow") == found("Spatz") != []


def test_of_several_words_every_one_is_in_the_clause_or_beside_it() -> None:
    both = found("Spatz", "Uhu")

    assert both == [one for one in found("Spatz") if one in found("Uhu")] != []
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

    assert f"  option  who-pays-whom ({', '.join(dispute.values)}): {dispute.de}\n" in told
    assert f"{dispute.clause}  {load_catalogue('lungau').clauses[dispute.clause].de}\n" in told
    assert "`tarock clauses ID` shows all about one" in told


def test_a_word_that_no_clause_says_is_refused_with_the_nearest() -> None:
    told = tarock("clauses", "--rules", "lungau", "--search", "Spatz", "--search", "Renonze")

    assert told.exit_code == ExitCode.USAGE
    assert "--search: no clause says 'Renonze'; " in told.stderr
