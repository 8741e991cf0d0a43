"""The questions that a program is asked first: of every kind, from easy to a whole deal, and all of them there."""

from __future__ import annotations

import pytest

from tarock_checking.first import beginnings as first
from tarock_checking.first.beginnings import (
    beginnings,
    order_of_questions,
    question_example,
    questions_of,
    still_to_come,
)
from tarock_protocol.codec import KINDS
from tarock_protocol.messages.answers import DealAnswer
from tarock_steps.catalogue.loading import sources
from tarock_steps.errors import CatalogueError

ASKED = [(source, asked) for source in sources() for asked in beginnings(source)]


@pytest.mark.parametrize("source", sources())
def test_a_source_begins_with_ten_scenarios_at_least_one_of_them_a_whole_deal(source: str) -> None:
    scenarios = [scenario for several in beginnings(source).values() for scenario in several]
    answers = [questions_of(planned).get("deal") for planned in beginnings(source)["deal"]]

    assert len({scenario.id for scenario in scenarios}) == len(scenarios) >= 10
    assert any(isinstance(found[1], DealAnswer) and found[1].over for found in answers if found)


def test_every_question_comes_first_somewhere_and_only_what_a_source_never_asks_is_missing() -> None:
    everything = set(KINDS) - {"hello"}

    assert {asked for _, asked in ASKED} == set(order_of_questions()) == everything
    assert order_of_questions()[:3] == ("count", "trick", "may_play")
    missing = {(source, asked) for source in sources() for asked in everything} - set(ASKED)
    assert missing == {("zwanzigerrufen", "may_discard")}


@pytest.mark.parametrize("source", sources())
def test_a_scenario_asks_at_last_what_it_stands_for(source: str) -> None:
    stands_for = [(scenario.id, asked) for asked, scenarios in beginnings(source).items() for scenario in scenarios]
    asked_at_last = [
        (scenario.id, list(questions_of(scenario, about=asked))[-1])
        for asked, scenarios in beginnings(source).items()
        for scenario in scenarios
    ]

    assert asked_at_last == stands_for


def test_an_example_is_the_first_of_its_kind_and_there_is_none_of_what_is_never_asked() -> None:
    found = question_example("lungau", "count")

    assert found is not None
    assert found.scenario == beginnings("lungau")["count"][0]
    assert question_example("zwanzigerrufen", "may_discard") is None


def test_a_scenario_that_is_not_there_is_named_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first, "first_scenarios", lambda: {"lungau": {"count": ["lungau/counting/nowhere"]}})

    with pytest.raises(CatalogueError, match=r"there is no scenario 'lungau/counting/nowhere'") as caught:
        beginnings("lungau")
    assert "lungau.count" in str(caught.value)


def test_whoever_answers_whole_deals_is_not_told_to_answer_the_cards_of_one_next() -> None:
    every = set(KINDS)

    assert list(still_to_come(every - {"play"}, ())) == []
    assert list(still_to_come(every - {"play", "view"}, ())) == ["view"]
    assert list(still_to_come(every - {"play"}, {"deal"})) == ["play", "deal"]
    assert list(still_to_come(every - {"play", "deal"}, ())) == ["play", "deal"]
