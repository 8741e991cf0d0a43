"""A find in the words of the features: only what asks the very question and is right is written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.unit.the_command import engine, here

from tarock_conformance.fuzz.asked_written import asked_in_words
from tarock_conformance.fuzz.duel import Find, OtherField
from tarock_conformance.fuzz.wording import scenario_of
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.protocol.codec import kind
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.protocol.messages.answers import Answer, CountAnswer
from tarock_steps.protocol.messages.parts import Item
from tarock_steps.protocol.messages.questions import CardPlay, Count, NextDealer, Question, Settle, Trick
from tarock_steps.suite.scripts import Script, play_script

REFERENCE = InProcess(respond)

LIAR = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "trick" and "answer" in reply and asked["players"] == 5:
        reply["answer"]["winner"] = 4 - reply["answer"]["winner"]
    print(json.dumps(reply), flush=True)
"""


def text_of(question: Question, field: str = "") -> str:
    right = REFERENCE.ask(question)
    find = Find(question, OtherField(field, 1, 2), ("LUN-PLAY-007",))
    return scenario_of(find, right, REFERENCE, "an example")


def test_a_trick_is_told_with_its_table_and_what_comes_of_it() -> None:
    # the XXI takes the trick that Second led, and whoever takes it leads
    asked = Trick(
        id=1, rules="lungau", contract="Dreier", players=5, dealer=4, leader=1, cards=["K♥", "A♥", "XXI", "D♥"]
    )

    assert text_of(asked) == (
        "  @clause:LUN-PLAY-007\n"
        "  Rule: LUN-PLAY-007\n"
        "\n"
        "    Example: an example\n"
        '      Given the rules "lungau"\n'
        "      And a table of 5\n"
        "      And Vorhand plays a Dreier\n"
        '      When the trick is "Second K♥ A♥ XXI D♥"\n'
        "      Then Fourth wins the trick\n"
        "      And Fourth leads next\n"
    )


def test_a_reading_is_chosen_in_it() -> None:
    asked = Count(id=1, rules="karl", options={"counting-method": "plain"}, cards=["K♥", "D♥"])

    assert 'And the reading "plain" of "counting-method"\n' in text_of(asked)


def test_what_the_words_of_the_features_do_not_say_is_not_written() -> None:
    # the scenarios come to the cards of a deal by its auction alone
    cards = CardPlay(
        id=1,
        rules="lungau",
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        partner=None,
        called=None,
        hands=[[], [], [], []],
        talon=[],
        discards=[],
        said=[],
        actions=[],
    )
    assert asked_in_words(cards, CountAnswer(augen=0)) == []


def test_who_deals_next_is_told() -> None:
    # the deal passes to the next in turn, who sits in the first seat after the dealer
    assert text_of(NextDealer(id=1, rules="lungau", players=4, previous=3)).endswith(
        "      And Dealer dealt last\n"
        "      When it is decided who deals next\n"
        "      Then Vorhand deals\n"
        "      And Second is Vorhand\n"
    )


def test_a_sheet_is_told_with_who_doubled_what_against_whom_and_what_that_brings() -> None:
    # a point is worth ten; a Dreier counts twice, so 20 from each opponent, and with the Kontra of Second 40 from him
    asked = Settle(
        id=1,
        rules="lungau",
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        items=[Item(item="Spiel", side="declarer", won=True, doubled=[1])],
    )

    text = text_of(asked, "lines")

    assert "        | Spiel | declarer | won | no | Second |\n" in text
    assert "      Then these lines are settled:\n        | item | side | brings |\n" in text
    assert "payments" not in text
    assert "the payments are" in text_of(asked, "payments")


@pytest.mark.parametrize("source", sources())
def test_what_the_suite_asks_itself_can_be_told_again(source: str) -> None:
    asked, told = Counter[str](), Counter[str]()
    for planned in plan(source)[::9]:
        for question in _questions_of(Script.of(planned)):
            asked[kind(question)] += 1
            told[kind(question)] += text_of(question) != ""

    assert all(told[one] for one in asked)
    assert told.total() >= asked.total() * 95 // 100  # not a deal that goes on behind what was refused


def _questions_of(script: Script) -> list[Question]:
    heard: list[Question] = []

    class Listening(InProcess):
        def ask(self, question: Question) -> Answer:
            heard.append(question)
            return super().ask(question)

    play_script(script, Listening(respond))
    return heard


def test_finds_are_written_into_a_folder(tmp_path: Path) -> None:
    asked = engine(tmp_path, LIAR)

    done = here(
        "fuzz", "--engine", asked, "--rules", "lungau", "--questions", "600", "--write-scenario", "found", cwd=tmp_path
    )

    text = (tmp_path / "found" / "lungau.feature").read_text(encoding="utf-8")
    assert "\nFeature: What was found\n" in text
    assert "wins the trick" in text
    assert f"scenarios: {Path('found') / 'lungau.feature'}" in done.stdout
