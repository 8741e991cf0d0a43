"""What a topic names and where its search begins: that a Pagat is shown where a Pagat is asked about."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from proving.partings.candidates import asked_by
from proving.sides.asked_sources import answer_in_parts, asked_of_all
from proving.sides.asking import clauses_of, compared_sources
from proving.sides.counterparts import asked_of
from proving.sides.cut_questions import begun_with, bid_on_the_way
from proving.sides.naming import is_about_another, lacking, named_by
from proving.sides.searching import found_for

from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.parts import Action, NumberedTrick
from tarock_protocol.messages.questions import MayBid, MayDiscard, MayPlay, Result, Settle
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.errors import CatalogueError

TOPICS: Final = {topic.name: topic for chapter in load_topics() for topic in chapter.topics}
EARLY: Final = TOPICS["pagat-forced-out-early"]
"""A topic over which the I of an announced Pagat falls early, and no König ultimo."""


def begins() -> list[Topic]:
    return [topic for topic in TOPICS.values() if topic.begin is not None]


def said(*words: str) -> list[Action]:
    return [Action(seat=place % 4, do="say", what=word) for place, word in enumerate(words)]


def early(rules: str, card: str, word: str, passes: int) -> Result:
    """The card of an announcement took the fifth trick."""
    trick = NumberedTrick(number=5, leader=1, cards=["D♥", "A♥", "2♥", card])
    return Result(
        id=0,
        rules=rules,
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        partner=None,
        called=None,
        played=[trick],
        said=[Action(seat=0, do="say", what=word), *said(*["Gut!"] * passes)],
    )


def test_a_topic_names_birds_items_games_and_that_something_is_announced() -> None:
    assert named_by(EARLY) == {"Pagat", "what is announced"}
    assert named_by(TOPICS["silent-pagat-played-early"]) == {"Pagat"}
    assert named_by(TOPICS["overtaking"]) == {"a negative game"}
    assert "what is announced" not in named_by(TOPICS["what-can-be-announced"])


@pytest.mark.parametrize(("card", "word", "missing"), [("I", "Pagat", 0), ("II", "Uhu", 1), ("I", "Gut!", 1)])
def test_what_a_question_is_not_about_is_counted(card: str, word: str, missing: int) -> None:
    assert lacking(named_by(EARLY), early("koenigrufen", card, word, 4)) == missing


def test_cards_that_are_only_held_are_not_what_a_question_is_about() -> None:
    hand = ["Sküs", "II", "XII", "X", "IX", "VIII", "VII", "VI", "K♥", "K♦", "K♠", "K♣", "8♠", "7♠", "7♣"]
    kept, laid = (
        MayDiscard(id=0, rules="karl", contract="Dreier", hand=hand, discards=[card, "8♠", "7♠"])
        for card in ("XII", "II")
    )

    assert [lacking(["Uhu"], question) for question in (kept, laid)] == [1, 0]
    assert lacking(["Uhu"], MayPlay(id=0, rules="karl", contract="Dreier", hand=["II", "K♥"], trick=[])) == 0


def test_a_koenig_ultimo_shows_another_card_than_a_pagat() -> None:
    assert is_about_another(["Pagat"], ["items König ultimo"])
    assert not is_about_another(["Pagat"], ["items Spatz", "payments"])
    assert not is_about_another(["Valat"], ["items König ultimo"])


@pytest.mark.prove
def test_a_round_that_is_over_is_told_with_the_passes_that_end_it_there() -> None:
    """In lungau a second circuit follows an announcement, and in zwanzigerrufen four passes in a row are due."""
    there = asked_of(early("koenigrufen", "I", "Pagat", 4), "lungau")
    back = asked_of(early("lungau", "I", "Spatz", 8), "koenigrufen")

    assert isinstance(there, Result)
    assert isinstance(back, Result)
    assert answer_in_parts(there, "lungau", respond) is not None
    assert answer_in_parts(back, "koenigrufen", respond) is not None
    assert len(there.said) > len(back.said)


def test_giving_up_is_asked_of_all_who_have_a_game_with_a_bird_and_each_says_its_price() -> None:
    topic = TOPICS["price-of-giving-up"]
    given_up = Settle(id=0, rules="lungau", contract="Spatzrufer", players=4, dealer=3, declarer=0, given_up=True)
    told = compared_sources(given_up, asked_of_all(given_up, [*clauses_of(topic)]), clauses_of(topic))

    assert {*told.told} == {"karl", "koenigrufen", "lungau"}
    assert told.otherwise == {"payments"}
    assert told.in_size


def test_an_item_against_each_of_three_is_one_against_them_all() -> None:
    question = Result(
        id=0,
        rules="karl",
        contract="Bettler",
        players=4,
        dealer=3,
        declarer=0,
        partner=None,
        called=None,
        tricks={"declarer": 0, "foes": 12},
        played=[],
        said=[],
    )
    told = asked_of_all(question, ["karl", "koenigrufen"])

    assert isinstance(told["karl"].answer, ResultAnswer)
    assert len(told["karl"].answer.items) == 3
    assert told["karl"].parts["items Spiel"] == told["koenigrufen"].parts["items Spiel"]


@pytest.mark.prove
def test_the_auctions_of_deals_are_asked_about() -> None:
    asked = [candidate.question for candidate in bid_on_the_way("lungau")]

    assert all(isinstance(question, MayBid) and question.bids for question in asked)
    assert len({msgspec.json.encode(question) for question in asked}) == len(asked)


@pytest.mark.parametrize("source", sources())
def test_the_scenario_that_a_topic_begins_with_is_there(source: str) -> None:
    known = {scenario.id for scenario in plan(source)}

    assert {topic.begin for topic in begins() if topic.begin and topic.begin.startswith(f"{source}/")} <= known


def test_a_scenario_that_is_not_there_is_told() -> None:
    with pytest.raises(CatalogueError, match="there is no scenario 'karl/play/nothing'"):
        asked_by("karl/play/nothing")


def test_a_search_that_begins_with_a_scenario_looks_at_what_it_asks_alone() -> None:
    topic = TOPICS["sechserdreier"]
    found = found_for(topic)

    assert found.asked == len(begun_with(topic.begin or "")) == 1
    assert found.best is not None
    assert "0 talon all" in found.best.alike


def test_a_scenario_that_is_a_deal_is_begun_up_to_each_act_before_the_cards() -> None:
    kinds = {type(candidate.question).__name__ for candidate in begun_with(TOPICS["kontra-for-all"].begin or "")}

    assert {"Deal", "MayAnnounce", "MayBid"} <= kinds
