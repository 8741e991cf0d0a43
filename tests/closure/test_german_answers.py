"""What a check says of an answer that is wrong is said in German too, whatever it checks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tarock_language.catalogue import language_of
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reports.verdict.scenes import answer_in
from tarock_steps.catalogue.loading import sources
from tarock_steps.errors import Mismatch
from tarock_steps.suite import vocabulary
from tarock_steps.suite.perturbing import CHANGES, perturbed
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.words.table import Table

SAY = language_of("de")
OFTEN = [2, pytest.param(5, marks=pytest.mark.prove)]
"""How many changed expectations of each phrase are looked at in each source."""


def missed(source: str, often: int) -> Iterator[tuple[str, Mismatch]]:
    """Some changed expectations of each phrase, and how the reference engine misses them."""
    known = list(scripts(source))
    random.Random(1).shuffle(known)
    seen: Counter[str] = Counter()
    for changed, place in (perturbation for script in known for perturbation in perturbed(script)):
        found = vocabulary.find("then", changed.lines[place].text)
        if found is None or seen[found.phrase.name] >= often:
            continue
        seen[found.phrase.name] += 1
        if (fault := mismatch(changed, place)) is not None:
            yield found.phrase.name, fault


def mismatch(script: Script, last: int) -> Mismatch | None:
    table = Table(InProcess(respond))
    try:
        for deed in script.deeds[: last + 1]:
            deed(table)
    except Mismatch as fault:
        return fault
    return None


@pytest.mark.gate("lungau-2")
@pytest.mark.parametrize("often", OFTEN)
@pytest.mark.parametrize("source", sources())
def test_what_was_expected_and_given_is_said_in_german(source: str, often: int) -> None:
    found = list(missed(source, often))
    told = {
        text for _, failure in found for text in (failure.expected, failure.given, *failure.lacking, *failure.too_much)
    }

    assert len({phrase for phrase, _ in found}) > len(CHANGES) / 2
    assert [text for text in told if answer_in(text, SAY) is None] == []


@pytest.mark.parametrize(
    ("told", "german"),
    [
        ("Vorhand +30, Second -10, Third -10, Dealer -10", "Vorhand +30, Zweiter -10, Dritter -10, Geber -10"),
        (
            "35 2/3 for the declarer's side, 34 1/3 for the opponents",
            "35 2/3 für die Partei des Bieters, 34 1/3 für die Gegner",
        ),
        ("Uhu won by the opponents, not announced", "Uhu für die Gegner gewonnen, nicht angesagt"),
        ("none of first", "keines von erste Hälfte"),
        ("Third lays away IX 8♠ 8♣, action 5 of 57", "Dritter legt weg: IX 8♠ 8♣, Handlung 5 von 57"),
        ("Gut!, Kontra Trull of Vorhand", "Gut!, Kontra Trull (Vorhand)"),
        ("refused (Third may not, LUN-PLAY-001)", "nicht erlaubt (Third may not, LUN-PLAY-001)"),
        ("XVII K♥ 7♠", "XVII K♥ 7♠"),
        ("", ""),
    ],
)
def test_an_answer_in_german(told: str, german: str) -> None:
    assert answer_in(told, SAY) == german


@pytest.mark.parametrize("told", ["Third may not", "the cards won by everybody", "Kontra of mine"])
def test_what_is_not_all_in_words_of_ours_has_no_german(told: str) -> None:
    assert answer_in(told, SAY) is None
