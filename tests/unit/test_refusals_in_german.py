"""What somebody who asks in German is refused with: German sentences, with the German names of questions and fields."""

from __future__ import annotations

import json
import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import fields
from tests.unit.asking import reply
from tests.unit.test_bad_questions import OF_ERRORS, claims
from tests.unit.the_command import tarock

from tarock_engine import dealing, engine
from tarock_engine.cards import cards_in
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_language.catalogue import language_of
from tarock_language.data import from_data, message_from
from tarock_language.message import Message
from tarock_protocol.codec import KINDS, decode_reply
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Refusal
from tarock_protocol.messages.questions import Deal, Question
from tarock_register.ask.ask_command import harmless
from tarock_register.ask.names import typed_name

GERMAN = language_of("de")
ENGLISH = frozenset(
    {"a", "and", "the", "of", "or", "is", "are", "were", "not", "no", "none", "nobody", "nothing", "because"}
    | {"expected", "got", "one", "each", "at", "than", "that", "which", "who", "what", "where", "whose", "once"}
    | {"only", "whole", "cards", "card", "hands", "seat", "seats", "trick", "tricks", "side", "game", "there"}
)  # fmt: skip
"""Words by which an English phrase is known."""


OWN_WORDS = re.compile(r"'[^']*'|\[[^]]*\]|^[^:]*: |piles\.\w+|; es gibt .*")
"""What was given, in the words of whoever asks, and names of fields."""


def refused() -> Iterator[Message]:
    """What the engine says against bad questions, each in one of its sources."""
    for _, cases in claims():
        for case in {case.ask: case for case in cases if case.expected.keys() & set(OF_ERRORS)}.values():
            said = from_data(reply(case.rules, case.ask, case.fields, case.options)["message"])
            assert isinstance(said, Message)
            yield said


def against_acts(rules: RuleSet) -> Iterator[Message]:
    """What the engine says against acts that are not allowed, in some deals that are played at random."""
    rng = random.Random(3)
    for _ in range(3):
        pack = [*cards_in(rules.pack)]
        rng.shuffle(pack)
        state = engine.begin(dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules), rules)
        while not engine.is_over(state):
            yield from (found.reason for _, found in engine.refused(state, rules))
            act = rng.choice(rng.choice(engine.choices(state, rules)).actions)
            state = engine.apply(state, act, rules)


@pytest.mark.parametrize("source", RULE_SETS)
def test_what_is_said_against_acts_is_all_german(source: str) -> None:
    sentences = {str(said): GERMAN.sentence(said) for said in against_acts(RULE_SETS[source])}

    assert len(sentences) > 10
    assert {english: german for english, german in sentences.items() if {*german.split()} & ENGLISH} == {}


def test_what_is_said_against_bad_questions_is_all_german() -> None:
    sentences = {str(said): GERMAN.sentence(said) for said in refused()}
    words = {english: {*re.findall(r"\w+", OWN_WORDS.sub("", german))} for english, german in sentences.items()}

    assert len(sentences) > 100
    assert {english: sentences[english] for english, found in words.items() if found & ENGLISH} == {}


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
        ("darf_spielen blatt=Foo stich=HK", "('Foo' ist keine Karte; erwartet: Karten wie 'Herz König'"),
        ("zaehlen karten='Karo 5er'", "in ♦ gibt es K D C B A 2 3 4, und A ist das As, der Einser"),
        ("zaehlen karten='Pik 1'", "in ♠ gibt es K D C B 10 9 8 7)"),
        ("zaehlen karten=Pagad", "gemeint ist vielleicht Pagat oder Pagatl; erwartet: Karten wie"),
        ("zaehlen karten=Bube", "'Bube' ist keine Karte; erwartet: die Farbe davor, wie in '♥ Bube'"),
        ("darf_spielen blatt=KD stich=HK", "kann K♦ oder D♦ sein"),
        ("darf_spielen blatt=I stich=HK spiel=Foo", "spiel: erwartet: eines von Solorufer, "),
        ("stich karten=HK", "karten: erwartet: 4 Karten, nicht 1"),
        ("stich karte=HK", "die Frage 'stich' hat kein Feld 'karte'. Gemeint ist vielleicht karten."),
        ("xyz x=1", "es gibt keine Frage 'xyz'. Es gibt: hello, blatt, augen, geben, darf_steigern"),
        ("abrechnung spiel=Dreier bieter=Foo wertungen=Spiel", "'Foo' ist kein Platz; erwartet: Vorhand, Zweiter"),
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
        (
            "steigern blatt='Pagat …' gesteigert='0 Uhurufer, 1 Spatzrufer'",
            "was dort geboten werden darf, nicht 'Spatzrufer' (Spatzrufer ist nicht höher als Uhurufer)",
        ),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["ask", "explain"])
def test_a_question_that_cannot_be_is_refused_in_german(command: str, asked: str, told: str) -> None:
    words = shlex.split(asked)
    refused = tarock(command, *words, "--language", "de")

    assert refused.exit_code == 2, refused.output
    assert told in " ".join(refused.output.split())


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (
            'Given the rules "lungau"\nThen the rules "lungau"',
            ":2: 'the rules \"lungau\"' steht hinter Angenommen, nicht Dann",
        ),
        ("foo bar", ":1: erwartet: Angenommen, Wenn, Dann oder Und, dahinter ein Satz, nicht 'foo bar'"),
        ("| a | b |", ":1: erwartet: ein Schritt vor den Zeilen seiner Tabelle"),
        ("", ": erwartet: Schritte wie 'Angenommen die Regeln \"lungau\"', gefunden: keine"),
    ],
)
def test_steps_that_cannot_be_are_refused_in_german(tmp_path: Path, steps: str, told: str) -> None:
    (tmp_path / "a.feature").write_text(steps, encoding="utf-8")
    refused = tarock("explain", str(tmp_path / "a.feature"), "--language", "de")

    assert refused.exit_code == 2
    assert refused.stderr.endswith(f"a.feature{told}\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--at", "3"), "--at: erwartet: der Verlauf eines Spiels, keine einzelne Lage"),
        (("--option", "x=y"), "--option: es gibt keine Option 'x'. `tarock clauses` zeigt alle Optionen"),
        (("--rules", "lungo"), "--rules: es gibt kein Regelwerk 'lungo'. Gemeint ist vielleicht lungau. Es gibt: karl"),
    ],
)
def test_options_that_cannot_be_are_refused_in_german(words: tuple[str, ...], told: str) -> None:
    refused = tarock("explain", "trick", "cards=K♥ D♥ I A♥", *words, "--language", "de")

    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"tarock: {told}")


def test_our_reason_in_an_answer_has_its_message_beside_it() -> None:
    case = next(case for _, cases in claims() for case in cases if "refusal" in case.expected)
    told = reply(case.rules, case.ask, case.fields, case.options)["answer"]["refused"]
    refused = msgspec.convert(told, Refusal)

    assert isinstance(refused.said, Message)
    assert str(refused.said) == refused.reason


FORGED = {"id": "{a}, {b}", "arguments": {"a": "too low", "b": "\x1b[2J"}}
"""A message whose sentence is no reason that stands beside it, and not safe to show."""


@pytest.mark.parametrize("message", [FORGED, {"id": "too high", "arguments": {}}])
def test_what_a_program_sends_as_a_message_is_not_told_unless_it_says_the_reason(message: dict[str, object]) -> None:
    assert Refusal(index=0, reason="too low", message=message).said == "too low"


@pytest.mark.parametrize("message", [FORGED, {"id": "x" * 999 + "{a}", "arguments": {"a": "y"}}])
def test_a_message_is_told_only_if_its_reason_is_harmless_and_short(message: dict[str, object]) -> None:
    refused = Refusal(index=0, reason=str(message_from(message)), message=message)
    shown = harmless(DealAnswer(accepted=0, refused=refused, next=[])).refused

    assert isinstance(refused.said, Message)
    assert shown is not None
    assert shown.said == shown.reason != refused.reason
    assert shown.reason.isprintable()


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"id": "{a}", "arguments": {}},
        {"id": "{a.b}", "arguments": {"a": "x"}},
        {"id": "a", "arguments": {"a": json.loads("[" * 600 + "]" * 600)}},
        {"id": "{a:{a}}", "arguments": {"a": "x"}},
    ],
)
def test_what_is_no_message_is_a_fault_of_the_program(message: dict[str, object]) -> None:
    deal = Deal(id=8, players=4, dealer=3, hands=[], talon=[], actions=[])
    told = {"accepted": 0, "refused": {"index": 0, "message": message}, "next": []}
    line = json.dumps({"id": 8, "answer": told}).encode()

    with pytest.raises(ProtocolError, match="it is no message") as caught:
        decode_reply(line, deal)
    assert "das ist keine Nachricht" in GERMAN.sentence(caught.value.said)


def test_every_field_of_a_question_in_words_has_a_german_name_or_a_word_that_is_german() -> None:
    outer = {field.name for field in fields(Question)}
    names = {field.name for form in KINDS.values() for field in fields(form)} - outer

    own = {name for name in names if typed_name(name, GERMAN) == name}

    assert own == {"augen", "partner", "protocol", "renonce", "talon", "vorhand"}


def test_what_was_granted_is_told_by_the_names_of_the_language() -> None:
    told = tarock("ask", "darf_spielen", "blatt=Pagat, HK", "stich=HD", "--language", "de").output

    assert "angenommen: spiel=Dreier" in told
    assert "contract" not in told
