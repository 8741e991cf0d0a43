"""What is said to whoever lacks something in a question, or says it in words of his own."""

from __future__ import annotations

import shlex
from typing import Any

import pytest
from tests.unit.the_command import tarock

from tarock_language.catalogue import language_of, languages
from tarock_protocol.codec import KINDS
from tarock_register.ask.ask_command import question_of
from tarock_register.ask.examples import EXAMPLE, example_of
from tarock_register.ask.names import QUESTIONS, typed_name
from tarock_running.process.exits import ExitCode, UsageFaultError

TRISCHAKEN = ("settle", "contract=Trischaken")


def asked(*words: str, rules: str = "koenigrufen") -> Any:
    """The question that these words are."""
    return question_of(words, rules, ()).question


def refused(*words: str) -> str:
    """The one line in which these words are refused."""
    told = tarock("explain", *words)

    assert told.exit_code == ExitCode.USAGE, told.output
    assert told.stderr.count("\n") == 1
    return told.stderr.removeprefix("tarock: ").strip()


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("kind", EXAMPLE)
def test_the_example_of_a_question_is_read_when_it_is_copied_in_any_language(kind: str, code: str) -> None:
    rules = "karl" if kind == "session" else "koenigrufen"
    told = tarock("ask", *shlex.split(language_of(code).sentence(EXAMPLE[kind])), "--rules", rules)

    assert told.exit_code == 0, told.output


@pytest.mark.parametrize("code", languages())
def test_the_example_of_a_game_of_everybody_for_himself_is_answered_too(code: str) -> None:
    alone = example_of("settle", alone=True)

    assert alone is not None
    assert tarock("ask", *shlex.split(language_of(code).sentence(alone)), "--rules", "lungau").exit_code == 0


def test_all_that_a_sheet_lacks_is_named_at_once_with_an_example() -> None:
    told = refused("settle", "--rules", "koenigrufen")

    assert told.startswith("contract: 'settle' needs this field, expected a game such as Dreier; declarer too, ")
    assert "; items too, " in told
    assert told.endswith(f". An example: {EXAMPLE['settle']}")


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_what_is_too_much_and_what_is_missing_besides_is_named_at_once(command: str) -> None:
    told = tarock(command, "settle", "contract=Fahren", "declarer=Vorhand", "augen=40 20 6 4", "--rules", "karl")

    assert told.stderr.startswith("tarock: declarer: expected none in Fahren, got 0; tricks: expected 4 numbers")


def test_a_declarer_who_gives_up_is_told_by_a_field_and_no_item() -> None:
    sheet = ("abrechnung", "spiel=Solorufer", "bieter=Vorhand", "wertungen=Schleifen")

    assert "'Schleifen' is no item: expected no items, but given_up=yes" in refused(*sheet)
    assert "erwartet: keine Wertungen, sondern aufgegeben=ja" in refused(*sheet, "--language", "de")


def test_of_a_game_of_everybody_for_himself_the_augen_are_missing() -> None:
    told = refused(*TRISCHAKEN, "--rules", "koenigrufen")

    assert told.startswith("augen: 'settle' needs this field, expected numbers from seat 0 on, or by name")
    assert "An example: settle contract=Trischaken augen='Vorhand 30" in told


@pytest.mark.parametrize(("more", "given_up"), [("given_up=yes", True), ("items=Spiel lost", False)])
def test_a_declarer_who_gives_up_has_no_items(more: str, given_up: bool) -> None:  # noqa: FBT001
    assert asked("settle", "contract=Rufer", "declarer=0", more).given_up is given_up


def test_what_every_source_refuses_alike_is_said_once() -> None:
    told = refused("settle", "--rules", "all")

    assert told.count("needs this field") == 1
    assert "by the rules of" not in told


def test_what_sources_refuse_for_different_reasons_is_said_of_those_that_do() -> None:
    told = refused("trick", "contract=Sechserdreier", "cards=HK", "--rules", "all")

    assert told.startswith("cards: expected 4 cards, got 1 (by the rules of karl, koenigrufen, lungau); contract: ")


def test_a_question_that_there_is_not_is_refused_at_one_place() -> None:
    assert refused("trikc", "--rules", "all").startswith("there is no question 'trikc'. Did you mean trick?")


def test_in_german_the_fields_have_their_german_names() -> None:
    told = refused("abrechnung", "--rules", "all", "--language", "de")

    assert told.startswith("spiel: ohne das geht die Frage 'abrechnung' nicht")
    assert "; bieter ebenso, " in told
    assert "; wertungen ebenso, " in told
    assert "karten: erwartet: 4 Karten, nicht 1 " in refused("stich", "karten=HK", "--language", "de")
    sheet = ("abrechnung", "spiel=Dreier", "bieter=0", "wertungen=Spiegel", "--rules", "lungau")
    assert "wertungen" in refused(*sheet, "--language", "de").partition("erwartet")[0]


def test_in_german_the_reason_of_a_source_that_has_no_answer_has_them_too() -> None:
    told = tarock("explain", "stich", "spiel=Trischaken", "karten=HK HD Pagat H3", "--rules", "all", "--language", "de")

    assert "keine Antwort  spiel: erwartet: eines von Normalspiel" in told.output


def test_the_same_is_so_for_one_engine() -> None:
    told = tarock("ask", "stich", "karten=HK", "--language", "de")

    assert told.stderr.startswith("tarock: karten: erwartet: 4 Karten, nicht 1")


@pytest.mark.parametrize(
    "augen", ["Vorhand 30, Zweiter 20, Dritter 15, Geber 5", "Dealer: 5; Second: 20; Third: 15; Vorhand: 30"]
)
def test_augen_are_told_by_the_names_of_the_seats(augen: str) -> None:
    assert asked(*TRISCHAKEN, f"augen={augen}").augen == [30, 20, 15, 5]
    assert asked(*TRISCHAKEN, f"augen={augen}", "dealer=0").augen == [5, 30, 20, 15]


def test_fractions_are_told_by_the_names_of_the_seats_too() -> None:
    augen = "augen=Vorhand 70/3, Zweiter 70/3, Dritter 70/3, Geber 0"

    assert asked(*TRISCHAKEN, augen, rules="karl").augen == ["70/3", "70/3", "70/3", 0]


@pytest.mark.parametrize(
    "augen",
    [
        "Vorhand 30, Zweiter 20",
        "Vorhand 30, Zweiter 20, Dritter 15, Vorhand 5",
        "Vorhand 30, Zweiter 20, Dritter 15, Geber",
    ],
)
def test_augen_by_names_that_leave_somebody_out_are_refused(augen: str) -> None:
    with pytest.raises(UsageFaultError, match="expected a number for each of Vorhand, Second, Third, Dealer"):
        asked(*TRISCHAKEN, f"augen={augen}")


def test_the_foes_are_a_side_by_their_english_name_too() -> None:
    """Folded for whoever writes oe for ö, the word is no longer written as it is."""
    sheet = asked("settle", "contract=Dreier", "declarer=0", "items=Spiel won; Trull foes")
    result = asked("result", "contract=Dreier", "declarer=0", "piles=foes: Sküs Mond Pagat")

    assert [item.side for item in sheet.items] == ["declarer", "foes"]
    assert result.piles["foes"] == ["Sküs", "XXI", "I"]


@pytest.mark.parametrize(("said", "item"), [("Game", "Spiel"), ("the game", "Spiel"), ("kings", "Könige")])
def test_items_have_english_names(said: str, item: str) -> None:
    sheet = asked("settle", "contract=Dreier", "declarer=0", f"items={said} won")

    assert [entry.item for entry in sheet.items] == [item]


@pytest.mark.parametrize(
    ("verb", "kind"), [("abrechnen", "settle"), ("stechen", "trick"), ("spielen", "may_play"), ("rufen", "may_call")]
)
def test_a_question_may_be_a_german_verb(verb: str, kind: str) -> None:
    assert QUESTIONS[verb] == kind
    assert "there is no question" not in refused(verb)


def test_the_help_names_every_question() -> None:
    told = tarock("explain", "--help").output.split("Questions:")[1].partition("Arguments")[0]
    named = {word.strip(" ,;.│") for word in told.split()}
    kinds = set(KINDS) - {"hello"}

    assert kinds <= named
    assert {typed_name(kind, language_of("de")) for kind in kinds - {"count"}} <= named
