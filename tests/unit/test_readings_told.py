"""Rulings and readings in words: in the catalogue on the terminal, beside an answer, and on the page of a check."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.unit.made_up import FAILED, OTHER_READING, PASSED, catalogue, header, scenario, verdict, write
from tests.unit.the_command import tarock

from tarock_engine.karl.settling import all_multiplied
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruling import words_of
from tarock_language.message import ENGLISH
from tarock_reference import rulings, rulings_in_words
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages import html
from tarock_reports.terminal import tables
from tarock_steps.catalogue.disputes import Dispute, Reading
from tarock_steps.catalogue.loading import load_catalogue, sources

SOLO = ("settle", "contract=Solo", "declarer=0", 'items=[{"item": "Spiel", "side": "declarer", "won": true}]')
DISPUTE = Dispute(
    option="who-pays-whom",
    clause="MAD-PLAY-001",
    statements=("Stiche 1",),
    kind="silent",
    en="Who pays?",
    de="Wer zahlt?",
    default="one",
    because_en="One is enough.",
    because_de="Einer reicht.",
    changes_en="2 points.",
    changes_de="2 Punkte.",
    readings=(
        Reading(name="one", en="One does.", de="Einer."),
        Reading(name="both", en="Both do.", de="Beide."),
    ),
)


def ruling(rules: str, path: str) -> str:
    """What a ruling says in words."""
    (words,) = (words for place, _, words, _ in rulings(rules) if place == path)
    return words


def one_line(*words: str) -> str:
    """What the command says, without its line breaks."""
    return " ".join(tarock(*words).output.split())


# ---------------------------------------------------------------------------------------------------- rulings


@pytest.mark.parametrize(
    ("rules", "path", "words"),
    [
        ("zwanzigerrufen", "cards.left_out", "III II"),
        ("zwanzigerrufen", "calling.highest", "XX"),
        ("zwanzigerrufen", "counting.worths.2", "5 for each of K♥ K♦ K♠ K♣"),
        ("zwanzigerrufen", "bonuses.trull", "Sküs XXI I"),
        ("zwanzigerrufen", "dealing.packets", "5, 5"),
        ("karl", "cards.birds", "I, II, III, IV"),
        ("lungau", "cards.pictures", "K, D, C, B"),
        ("lungau", "contracts.Uhurufer.bird", "II"),
    ],
)
def test_cards_are_told_as_cards(rules: str, path: str, words: str) -> None:
    assert ruling(rules, path) == words


def test_a_pack_is_told_without_what_is_left_out() -> None:
    pack, _, left_out = ruling("zwanzigerrufen", "cards.pack").partition("; left out: ")

    assert (len(pack.split()), left_out) == (40, "III II")
    assert len(ruling("zwanzigerrufen", "cards.trumps").split(", ")) == 19
    assert len(ruling("lungau", "cards.pack").split()) == 54


@pytest.mark.parametrize("rules", sources())
def test_no_ruling_is_told_as_a_mask_or_an_object(rules: str) -> None:
    said = [words for _, _, words, _ in rulings(rules)]

    assert [words for words in said if any(part.isdigit() and len(part) > 4 for part in words.split())] == []
    assert [words for words in said if "(" in words or "<" in words or "iterable" in words] == []


@pytest.mark.parametrize("rules", sources())
def test_every_way_to_play_that_a_reading_offers_has_words_that_are_data(rules: str) -> None:
    held = [
        value
        for _, held_ruling in RULE_SETS[rules].rulings()
        for value in (held_ruling.value, *held_ruling.offers.values())
    ]
    ways = [value for value in held if callable(value) and not isinstance(value, type)]

    assert len(ways) >= 20
    assert [way for way in ways if words_of(way) is None or getattr(way, "__doc__", None) is not None] == []


def test_values_without_words_have_some() -> None:
    assert rulings_in_words.sentence(all_multiplied) == "All of them multiplied"
    assert rulings_in_words.sentence(()) == "none"
    assert rulings_in_words.sentence(frozenset({"b", "a"})) == "a, b"


# ---------------------------------------------------------------------------------------------------- clauses


def test_a_clause_shows_why_its_default_was_taken_and_what_hangs_on_it() -> None:
    one = load_catalogue("zwanzigerrufen").disputes["solo-call-window"]
    shown = one_line("clauses", one.clause)

    assert f"why {one.default} (a weak default): {one.because_en}" in shown
    assert f"what changes: {one.changes_en}" in shown
    assert f"{', '.join(one.statements)})" in shown


def test_it_is_shown_in_german_too() -> None:
    one = load_catalogue("zwanzigerrufen").disputes["solo-call-window"]
    shown = one_line("clauses", one.clause, "--language", "de")

    assert f"warum {one.default} (es ginge auch anders): {one.because_de}" in shown
    assert f"was sich ändert: {one.changes_de}" in shown


def test_what_is_off_unless_agreed_on_is_the_default() -> None:
    shown = one_line("clauses", "LUN-BIDDING-017")

    assert "off (default)" in shown
    assert "below (if agreed on)" in shown


# -------------------------------------------------------------------------------------------------------- ask


def test_an_answer_names_the_readings_in_force() -> None:
    five = load_catalogue("zwanzigerrufen").disputes["solo-value"].readings[1]

    assert "solo-value=four default" in one_line("ask", "--rules", "zwanzigerrufen", *SOLO)
    assert f"solo-value=five {five.en}" in one_line(
        "ask", "--rules", "zwanzigerrufen", "--option", "solo-value=five", *SOLO
    )


def test_readings_of_what_the_answer_does_not_rest_on_are_not_named() -> None:
    assert "=" not in one_line("ask", "--rules", "zwanzigerrufen", "count", "cards=K♥")


@pytest.mark.parametrize(("field", "form"), [("bids", "'0 WORD, 1 WORD'"), ("said", "'0 WORD, 1 WORD'")])
def test_words_are_asked_for_without_those_of_a_rule_set(field: str, form: str) -> None:
    kind = {"bids": "may_bid", "said": "may_announce"}[field]

    assert form in tarock("ask", "--rules", "zwanzigerrufen", kind, f"{field}=Weiter Weiter:").stderr


def test_actions_are_asked_for_in_the_same_way() -> None:
    assert "'0 say WORD, 1 play XXI'" in tarock("ask", "--rules", "zwanzigerrufen", "deal", "actions=0 Weiter").stderr


# ------------------------------------------------------------------------------------------------------- page


def test_the_page_says_what_a_chosen_reading_means(tmp_path: Path) -> None:
    case = replace(scenario(1), dispute="who-pays-whom", reading="one")
    planned = replace(header([case, scenario(2)]), other_rows=3)
    ledger = Ledger.read(write(tmp_path / "x", planned, [verdict(case, OTHER_READING), verdict(scenario(2), PASSED)]))
    page = html.render_page(ledger, replace(catalogue(), disputes={DISPUTE.option: DISPUTE}))
    head, _, body = page.partition("</header>")

    for part in (head, body):
        for words in (DISPUTE.en, DISPUTE.de, "Both do.", "Beide.", DISPUTE.changes_en, DISPUTE.changes_de):
            assert words in part
        assert "One does." not in part
    assert "3 rows about other readings not asked" in page


def test_an_answer_tells_its_grounds_as_the_reading_has_them_that_decided() -> None:
    plain = load_catalogue("zwanzigerrufen")
    dispute = plain.disputes["solo-value"]
    clause, five = plain.clauses[dispute.clause], dispute.readings[1]
    by_five = one_line("ask", "--rules", "zwanzigerrufen", "--option", "solo-value=five", *SOLO)

    assert f"{clause.id} {clause.en}" in one_line("ask", "--rules", "zwanzigerrufen", *SOLO)
    assert f"{clause.id} {dispute.en} [solo-value=five] {five.en}" in by_five
    assert clause.en not in by_five


@pytest.mark.parametrize("fixed", [{}, {"who-pays-whom": "both"}], ids=["by the row", "by the run"])
def test_a_failure_tells_its_clause_as_the_reading_has_it_by_which_it_was_asked(
    fixed: dict[str, str], tmp_path: Path
) -> None:
    case = replace(scenario(1), dispute="who-pays-whom", reading="one" if fixed else "both", clauses=[DISPUTE.clause])
    planned = replace(header([case]), options=fixed)
    ledger = Ledger.read(write(tmp_path / "x", planned, [verdict(case, FAILED)]))
    known = replace(catalogue(), disputes={DISPUTE.option: DISPUTE})
    out = StringIO()
    tables.show(Console(file=out, width=300), ledger, say=ENGLISH, catalogue=known)

    for text in (out.getvalue(), html.render_page(ledger, known)):
        assert f"{DISPUTE.en} [who-pays-whom=both] Both do." in text
