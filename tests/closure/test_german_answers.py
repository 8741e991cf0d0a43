"""What a check says of an answer that is wrong is said in German too, whatever it checks."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tarock_language.catalogue import language_of
from tarock_language.message import Argument, Language, Word, message
from tarock_protocol.drivers import InProcess
from tarock_protocol.seating import SeatNames
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.suite import vocabulary
from tarock_steps.suite.perturbing import CHANGES, perturbed
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.table.turns import cards_said, choices_said, for_everybody, payment_in_words, turn_said
from tarock_steps.words.table import Table

SAY = language_of("de")
SEATING = SeatNames.of(4)
ENGLISH_WORDS = re.compile(r"\b(the|of|by|to|for|is|who|won|lost|nobody|none|no|not|nothing|Second|Third|Dealer)\b")
"""The commonest words of the English catalogue in such sentences, and the players' English names."""
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
    told = [in_words(SAY, failure) for _, failure in found]

    assert len({phrase for phrase, _ in found}) > len(CHANGES) / 2
    assert [text for text in told if ENGLISH_WORDS.search(text)] == []


def in_words(say: Language, failure: Mismatch) -> str:
    """All that is said of a failure but what the program gave as its reason."""
    return say.sentence(failure.said._replace(id="{what} {expected} {given} {lacking} {too_much}"))


@pytest.mark.parametrize(
    ("said", "german"),
    [
        (
            for_everybody([30, -10, -10, -10], SEATING, payment_in_words),
            "Vorhand +30, Zweiter -10, Dritter -10, Geber -10",
        ),
        (choices_said(["Kontra Trull of 0", "Gut!"], "say", SEATING), "Gut!, Kontra Trull von Vorhand"),
        (choices_said(["first"], "talon", SEATING), "erste Hälfte"),
        (choices_said(["XVII", "K♥", "7♠"], "play", SEATING), "XVII K♥ 7♠"),
        (cards_said([]), "keine Karte"),
        (turn_said(1, "talon", SEATING), "Zweiter soll über den Talon entscheiden"),
    ],
)
def test_an_answer_in_german(said: Argument, german: str) -> None:
    assert SAY.format_field(said, "") == german


def test_what_is_refused_is_said_in_german_but_for_the_programs_own_reason() -> None:
    done = message("{seat} {deed:deed} {what}", seat=Word("Third"), deed=Word("lays away"), what="IX 8♠ 8♣")
    fault = RefusedError(done, "Third may not", ["LUN-PLAY-001"], index=4, of=57)

    assert in_words(SAY, fault) == "Dritter legt weg: IX 8♠ 8♣ erlaubt nicht erlaubt (Third may not, LUN-PLAY-001)  "
    assert SAY.format_field(fault.said.arguments["action"], "") == "Dritter legt weg: IX 8♠ 8♣, Handlung 5 von 57"
