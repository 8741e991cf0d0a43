"""Models of whole deals: what a row wishes comes true as far as the rules allow, and is read from the answer again."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from tests.unit.materials import material_of

from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action
from tarock_searching.make.combining import possible_models
from tarock_searching.model.axes import ABSENT, Model
from tarock_searching.model.course import at_talon, game_of_bid
from tarock_steps.catalogue.loading import sources


def model_of(source: str, name: str) -> Model:
    (found,) = possible_models(material_of(source), lambda model: model.name == name)
    return found


def built(source: str, wishes: Mapping[str, str], seed: int = 1) -> ask.Deal:
    """The deal of a row that has these wishes and is plain in all else."""
    model = model_of(source, "deals")
    question = model.build(model.completed(wishes), random.Random(seed))
    assert isinstance(question, ask.Deal)
    return question


def read(source: str, question: ask.Question, name: str = "deals") -> Mapping[str, str]:
    row = model_of(source, name).read(question)
    assert row is not None
    return row


def answer(source: str, question: ask.Deal) -> DealAnswer:
    found = material_of(source).reference.ask(question)
    assert isinstance(found, DealAnswer)
    return found


@pytest.mark.parametrize("source", sources())
def test_a_plain_row_is_played_to_the_end_and_nothing_is_refused(source: str) -> None:
    question = built(source, {"declarer": "Vorhand", "steps on Spiel": "1"})

    assert answer(source, question).over
    assert read(source, question)["played"] == "whole"
    assert read(source, question)["refused"] == "nothing"


def test_the_game_its_declarer_and_who_doubles_come_as_they_are_wished() -> None:
    row = {"game": "Dreier", "declarer": "third", "steps on Spiel": "2", "voice of opponents": "second opponent"}

    each = [read("lungau", built("lungau", {**row, "dealer": "1"}, seed)) for seed in range(4)]

    assert row in [{axis: found[axis] for axis in row} for found in each]
    assert {found["dealer"] for found in each} == {"1"}


def test_cards_lie_where_they_are_wished_and_hands_are_as_thin() -> None:
    row = {"Sküs with": "fourth", "XXI with": "Talon", "I with": "second", "Tarocks of second": "1"}

    question = built("koenigrufen", row)

    assert {axis: read("koenigrufen", question)[axis] for axis in row} == row
    assert sorted(map(len, question.hands)) == [12] * 4
    assert list(map(len, question.talon)) == [3, 3]
    assert len({card for cards in (*question.hands, *question.talon) for card in cards}) == 54


def test_more_cards_than_a_hand_may_have_of_few_tarocks_take_the_wish_away_and_not_the_cards() -> None:
    row = {"Sküs with": "second", "XXI with": "second", "Tarocks of second": "0"}

    assert read("koenigrufen", built("koenigrufen", row))["Tarocks of second"] == "2"


def test_a_called_card_lies_with_the_wished_partner() -> None:
    row = {"game": "Rufer", "declarer": "Vorhand", "partner": "opposite"}

    each = [read("koenigrufen", built("koenigrufen", row, seed)) for seed in range(4)]

    assert ("a König", "opposite") in [(found["called"], found["partner"]) for found in each]


@pytest.mark.parametrize("deed", ["play", "say", "bid", "discard"])
def test_the_last_act_is_refused_if_that_is_wished(deed: str) -> None:
    questions = [built("lungau", {"game": "Dreier", "refused": deed}, seed) for seed in range(12)]

    refused = [read("lungau", question)["refused"] for question in questions]

    assert deed in refused
    for question in questions:
        found = answer("lungau", question).refused
        assert found is None or found.index == len(question.actions) - 1


def test_a_deal_stops_where_it_is_wished() -> None:
    for played in ("no card", "first trick", "some tricks"):
        found = read("lungau", built("lungau", {"game": "Dreier", "played": played}))

        assert found["played"] == played
        assert found["Augen"] == found["I in its trick"] == ABSENT


def test_the_side_that_is_to_win_plays_high() -> None:
    def tricks(wish: str, seed: int) -> int:
        wishes = {"game": "Dreier", "declarer": "second", "tricks of declarer's side": wish}
        found = answer("lungau", built("lungau", wishes, seed))
        return sum(trick.winner == found.declarer for trick in found.tricks)

    high, low = (sum(tricks(wish, seed) for seed in range(12)) for wish in ("all", "none"))
    assert high > low + 12


def test_only_deals_without_a_breach_are_described() -> None:
    question = built("karl", {})
    last = question.actions[-1]

    assert model_of("karl", "deals").read(question) is not None
    unnoticed = Action(seat=last.seat, do=last.do, what=last.what, unnoticed=True)
    told = ask.Deal(
        id=1,
        rules="karl",
        players=4,
        dealer=question.dealer,
        hands=question.hands,
        talon=question.talon,
        actions=[*question.actions[:-1], unnoticed],
    )
    assert model_of("karl", "deals").read(told) is None


@pytest.mark.parametrize("source", sources())
def test_cards_alone_and_what_is_seen_have_rows_of_their_own(source: str) -> None:
    for name, kind in (("cards of deals", ask.CardPlay), ("cards seen", ask.View)):
        model = model_of(source, name)
        question = model.build(model.completed({"played": "some tricks", "steps on Spiel": "1"}), random.Random(1))

        assert isinstance(question, kind)
        row = read(source, question, name)
        assert row["played"] == "some tricks"
        assert dict(row) == model.completed(row)


def test_words_at_the_talon_and_in_the_auction_are_known() -> None:
    assert [at_talon(words) for words in ("first", "Aufgeben Uhu", "K♥ XX", "Sküs", "zahlen")] == [
        "first",
        "Aufgeben",
        "some cards",
        "some cards",
        "something else",
    ]
    assert game_of_bid("Spatzrufer K♥", ("Rufer", "Spatzrufer")) == "Spatzrufer"
    assert game_of_bid("Weiter", ("Rufer",)) == ""


@pytest.mark.parametrize("source", sources())
def test_bids_follow_the_row_as_far_as_they_are_allowed(source: str) -> None:
    model = model_of(source, "bidding")
    first = model.axes[3].values[2]

    question = model.build(model.completed({"number of bids": "1", "Vorhand bids": first}), random.Random(1))

    assert isinstance(question, ask.MayBid)
    row = read(source, question, "bidding")
    assert row["number of bids"] == "1"
    assert row["Vorhand bids"] != "nothing yet"
    assert dict(row) == model.completed(row)
