"""What somebody who asks in German is refused with: German sentences, with the German names of questions and fields."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields
from tests.unit.the_command import tarock

from tarock_protocol.codec import KINDS
from tarock_protocol.messages.questions import Question
from tarock_register.ask.names import FIELDS
from tarock_register.ask.phrases import PHRASES
from tarock_register.ask.refusals import refusal_in_german

ENGINE = Path(__file__).resolve().parents[2] / "reference_engine" / "tarock_reference"
ENGLISH = frozenset(
    {"a", "and", "the", "of", "or", "is", "are", "were", "not", "no", "none", "nobody", "nothing", "because"}
    | {"expected", "got", "one", "each", "at", "than", "that", "which", "who", "what", "where", "whose", "once"}
    | {"only", "whole", "cards", "card", "hands", "seat", "seats", "trick", "tricks", "side", "game", "there"}
)  # fmt: skip
"""Words by which an English phrase is known."""


def expectations() -> Iterator[str]:
    """What the engine expects wherever it refuses a question, X standing for what is put in."""
    for path in sorted(ENGINE.rglob("*.py")):
        if path.parent.name == "houses":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("refuse_question"):
                yield from texts(node.args[1])


def texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(str(value.value) if isinstance(value, ast.Constant) else "X" for value in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*texts(body), *texts(orelse))
        case _:
            return


def test_whatever_the_engine_expects_has_german_words() -> None:
    told = {expected: refusal_in_german(f"contract: expected {expected}, got X") for expected in expectations()}

    assert len(told) > 100
    assert {expected: text for expected, text in told.items() if not text.startswith("spiel: erwartet: ")} == {}
    assert {expected: text for expected, text in told.items() if {*re.findall(r"[a-zA-Z]+", text)} & ENGLISH} == {}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            "abrechnung spiel=Dreier bieter=Vorhand",
            "wertungen: ohne das geht die Frage 'abrechnung' nicht, erwartet: Wertungen mit ; dazwischen",
        ),
        (
            "abrechnung spiel=Dreier bieter=Vorhand",
            "Ein Beispiel: abrechnung spiel=Dreier bieter=Vorhand wertungen='Spiel gewonnen; Pagat angesagt verloren'",
        ),
        ("darf_spielen blatt=Foo stich=HK", "('Foo' ist keine Karte: erwartet: Karten wie 'Herz König'"),
        ("zaehlen karten='Karo 5er'", "in ♦ gibt es K D C B A 2 3 4, und A ist das As, der Einser"),
        ("zaehlen karten='Pik 1'", "in ♠ gibt es K D C B 10 9 8 7)"),
        ("zaehlen karten=Pagad", "gemeint ist vielleicht Pagat oder Pagatl; erwartet: Karten wie"),
        ("zaehlen karten=Bube", "'Bube' ist keine Karte: erwartet: die Farbe davor, wie in '♥ Bube'"),
        ("darf_spielen blatt=KD stich=HK", "kann K♦ oder D♦ sein"),
        ("darf_spielen blatt=I stich=HK spiel=Foo", "spiel: erwartet: eines von Solorufer, "),
        ("stich karten=HK", "karten: erwartet: 4 Karten, nicht 1"),
        ("stich karte=HK", "die Frage 'stich' hat kein Feld 'karte'. Gemeint ist vielleicht karten."),
        ("xyz x=1", "es gibt keine Frage 'xyz'. Es gibt: hello, blatt, augen, geben, darf_steigern"),
        ("abrechnung spiel=Dreier bieter=Foo wertungen=Spiel", "'Foo' ist kein Platz: erwartet: Vorhand, Zweiter"),
        (
            "abrechnung spiel=Dreier bieter=Vorhand wertungen='Kontra Zweiter'",
            "verdoppelt nichts: erwartet: eine Wertung davor, wie in 'Spiel, Kontra Vorhand'",
        ),
        (
            "abrechnung spiel=Fahren augen='30 20 12 9' wertungen='Kontra Zweiter'",
            "'Kontra Zweiter' steht in dem, was reihum gesagt wurde, etwa gesagt='Gut; Kontra; Gut; Gut'",
        ),
        (
            "abrechnung spiel=Dreier spieler=Vorhand wertungen=Spiel",
            "'Vorhand' ist ein Platz; wer das Spiel macht, steht im Feld bieter",
        ),
        (
            "darf_spielen blatt=I",
            "oder nichts zwischen den Strichen, wenn noch nichts ausgespielt ist",
        ),
        (
            "abrechnung spiel=Spatzrufer bieter=Vorhand partner=Dritter wertungen='Spiel gewonnen, Kontra Dritter'",
            "wertungen[0].doppelt[0]: erwartet: ein Platz der anderen Partei als der des Spiels, nicht 2",
        ),
        (
            "steigern blatt='Pagat …' player=0",
            "tarock: die Frage 'darf_steigern' hat kein Feld 'player'. Gemeint ist vielleicht spieler.",
        ),
        (
            "ergebnis spiel=Spatzrufer bieter=Vorhand partner=Zweiter gespielt='11 Zweiter II III XX V'",
            "tarock: gerufen: erwartet: ein König, genannt ist nichts (nach den Regeln von lungau)",
        ),
        ("ergebnis augen=3", "Gemeint ist vielleicht genommen."),
        ("steigern blatt='Pagat …' gesteigert='0 Dreier, 1 Solorufer'", "kein Gebot, denn das Steigern ist zu Ende"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["ask", "explain"])
def test_a_question_that_cannot_be_is_refused_in_german(command: str, asked: str, told: str) -> None:
    words = shlex.split(asked)
    refused = tarock(command, *words, "--language", "de")

    assert refused.exit_code == 2, refused.output
    assert told in " ".join(refused.output.split())


def test_what_the_engine_says_against_a_bid_stands_in_no_german_sentence() -> None:
    told = refusal_in_german("bids[1]: expected what may be bid there, got 'Solo' (Solo is too low)")

    assert told == "gesteigert[1]: erwartet: was dort gesteigert werden darf, nicht 'Solo'"


def test_every_field_of_a_question_in_words_has_a_german_name_or_a_word_that_is_german() -> None:
    outer = {field.name for field in fields(Question)}
    names = {field.name for form in KINDS.values() for field in fields(form)} - outer

    assert names - set(FIELDS.values()) == {"augen", "partner", "protocol", "renonce", "talon", "vorhand"}


def test_a_phrase_names_in_german_as_much_as_in_english_and_begins_with_a_word() -> None:
    assert [english for english, german in PHRASES.items() if german.count("{}") != english.count("{}")] == []
    assert [english for english in PHRASES if english.startswith("{}")] == []


def test_what_was_granted_is_told_by_the_names_of_the_language() -> None:
    told = tarock("ask", "darf_spielen", "blatt=Pagat, HK", "stich=HD", "--language", "de").output

    assert "angenommen: spiel=Dreier" in told
    assert "contract" not in told
