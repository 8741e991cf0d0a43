"""The line that asks a question: whatever is told to be typed is read as that question and no other."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest
from tests.unit.the_site import page_at

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_protocol.messages.questions import MayPlay
from tarock_register.explain.explain_command_line import LONGEST, line_typed
from tarock_register.explain.explained_input import By, matters_of
from tarock_steps.catalogue.sides import load_sides

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_language.catalogue import language_of
from tarock_protocol.messages.questions import AnyQuestion

GERMAN = language_of("de")
TOPIC = "what-may-be-discarded"


def asked(topic: str) -> Mapping[str, AnyQuestion]:
    return {side.rules: side.asked for side in load_sides()[topic].answers}


@pytest.mark.prove
@pytest.mark.parametrize("code", ["en", "de"])
def test_nearly_every_question_of_a_topic_has_a_line_and_it_is_read_as_just_that(code: str) -> None:
    told = {
        known_topic: load_sides()[known_topic].home for known_topic in load_sides() if load_sides()[known_topic].answers
    }
    lines = {topic: line_typed(asked(topic), home, language_of(code)) for topic, home in told.items()}
    for topic, line in lines.items():
        if line:
            _, _, *words = shlex.split(line)
            rules = words[words.index("--rules") + 1]
            for source in asked(topic) if rules == "all" else [rules]:
                (matter,) = matters_of(words[: words.index("--rules")])
                read = matter.read().question(By(source))

                assert {**_fields(read), "id": 0} == {**_fields(asked(topic)[source]), "id": 0}, line

    assert 10 * sum(map(bool, lines.values())) > 9 * len(lines)


def _fields(question: AnyQuestion) -> dict[str, object]:
    return {name: getattr(question, name) for name in question.__struct_fields__}


def test_a_line_is_in_the_language_and_says_nothing_that_is_so_anyway() -> None:
    questions = {
        rules: MayPlay(id=0, rules=rules, contract="Dreier", hand=["I", "K♥"], trick=["A♥"])
        for rules in ("karl", "lungau")
    }
    line = "tarock explain may_play contract=Dreier hand='I K♥' trick='A♥' --rules"
    german = "tarock explain darf_spielen spiel=Dreier blatt='I K♥' stich='A♥' --rules"

    assert line_typed(questions, "karl", ENGLISH) == f"{line} all"
    assert line_typed(questions, "karl", GERMAN) == f"{german} all --language de"
    assert line_typed({"karl": questions["karl"]}, "karl", ENGLISH) == f"{line} karl"


def test_that_nothing_lies_on_the_table_has_to_be_typed() -> None:
    question = MayPlay(id=0, rules="karl", contract="Dreier", hand=["I", "K♥"], trick=[])

    assert line_typed({"karl": question}, "karl", ENGLISH).endswith("hand='I K♥' trick='' --rules karl")


@pytest.mark.prove
def test_a_line_that_is_too_long_to_be_changed_is_not_told() -> None:
    lines = [line_typed(asked(topic), load_sides()[topic].home, GERMAN) for topic in load_sides() if asked(topic)]

    assert max(map(len, lines)) <= LONGEST


def test_the_page_of_a_topic_says_what_to_enter_for_other_cards() -> None:
    page = page_at(f"de/topic/{TOPIC}.html")

    assert "tarock explain darf_weglegen" in page.partition('<p class="own">')[2].partition("</p>")[0]
