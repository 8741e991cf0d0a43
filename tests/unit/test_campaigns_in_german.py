"""What a campaign, a new lock and the changes of one tell in German has no English word, and thousands as there."""

from __future__ import annotations

import re

import pytest
from tests.unit import small_lock
from tests.unit.test_end_of_campaigns import RESULT, a_long_deal, explained

from tarock_checking.lock.changes import ChangedRules, ChangedRuling, Changes
from tarock_checking.lock.new_lock import Fates, Made
from tarock_checking.lock.terminal import lines_about_lock
from tarock_language.catalogue import language_of
from tarock_searching.fuzz.shown_question import QuestionsShown
from tarock_searching.fuzz.terminal import told_result

GERMAN = language_of("de")
ENGLISH = re.compile(r"\b(?:the|of|and|is|are|way|ways|question|questions|wrong|asked|right|given|times?|clauses?)\b")


def test_a_campaign_is_told_in_german() -> None:
    result = RESULT._replace(asked=12_345)

    lines = [*told_result("lungau", result, 1, explained("a", "b"), lambda _: True, QuestionsShown(say=GERMAN))]

    assert lines[0] == "lungau: 12.345 Fragen (--seed 1), 4 falsche Antworten in 4 Weisen"
    assert "     richtig 5" in lines
    assert any(line.endswith("auf diesen Teil schaut kein Szenario") for line in lines)
    assert [line for line in lines if ENGLISH.search(line)] == []


def test_a_long_question_is_shown_in_german(tmp_path_factory: pytest.TempPathFactory) -> None:
    shows = QuestionsShown(tmp_path_factory.mktemp("shown") / "questions.jsonl", say=GERMAN)

    first, *_, acts, again = shows.shown(a_long_deal())

    assert first.startswith("     gefragt deal, ")
    assert "30, die letzten: " in acts
    assert again.startswith("     noch einmal: tarock ask ")


def test_a_new_lock_is_told_in_german() -> None:
    fates = Fates(caught=3, refusing=1, own={"a": "b"}, remains={"a/b": "[X] y"})
    made = Made(lock=small_lock.lock(), clauses=7, bare=("LUN-MADE-UP-1",), rulings=8, fates=fates)

    lines = [*lines_about_lock(made, GERMAN)]

    assert lines[0] == "lungau: 5 Fragen prüfen 7 Klauseln und 8 Regelungen"
    assert any(line.endswith(": 3 von 5 werden durch eine Antwort gefasst, 1 weitere geben keine") for line in lines)
    assert [line for line in lines if ENGLISH.search(line)] == []


def test_what_changes_in_a_lock_is_told_in_german() -> None:
    rules = ChangedRules(
        rulings=(ChangedRuling("cards.size", "53", "54", 1),),
        answers=(),
        unanswered=small_lock.lock().questions[:1],
        header={"name": ("a", "b")},
    )

    lines = [*rules.told(GERMAN), *Changes(rules=rules, otherwise=(), gone=(), new=()).told(GERMAN)]

    assert lines[0] == "cards.size 53 → 54: 1 Antwort"
    assert lines[1].endswith(": nach dieser Variante ist sie jetzt nicht zu stellen")
    assert lines[2:] == ['Kopf: name: aus "a" wird "b"', "geändert: 0 Antworten; neu: 0 Fragen; fort: 0"]
