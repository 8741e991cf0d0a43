"""The second opinion as a program: what it answers is right, what it does not know it declines."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace
from tests.second_opinion.listening import asked_by
from tests.unit.the_command import PATIENCE

from tarock_protocol.codec import KINDS
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Count, Deal
from tarock_reference import respond as right
from tarock_searching.ask.duel import Duel, Find, OtherField
from tarock_searching.ask.second_opinion import arbitrated
from tarock_second_opinion.answer_check import disagreement
from tarock_second_opinion.program import hello, respond
from tarock_second_opinion.source import PACK
from tarock_second_opinion.sources import SOURCES
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import scripts
from tarock_steps.suite.verdicts import Outcome, Verdict

EVERY: Final = 12
"""Of how many scenarios one is asked."""
EVERY_SOURCE: Final = pytest.mark.parametrize("source", sources())


def asked(**question: Any) -> dict[str, Any]:
    """The reply to a question."""
    found: dict[str, Any] = json.loads(respond(json.dumps({"id": 7, "rules": "lungau", **question}).encode()))
    assert found["id"] == 7
    return found


def deal(*actions: tuple[int, str, str], **others: Any) -> dict[str, Any]:
    """A deal of the plain pack, as a question."""
    return {
        "ask": "deal",
        "players": 4,
        "dealer": 3,
        "hands": [PACK[12 * seat : 12 * seat + 12] for seat in range(4)],
        "talon": [PACK[48:51], PACK[51:]],
        "actions": [{"seat": seat, "do": do, "what": what} for seat, do, what in actions],
        **others,
    }


def test_it_is_started_by_its_name_and_ends_with_its_questions() -> None:
    questions = [
        {"ask": "hello", "id": 1, "protocol": 1},
        {"ask": "count", "id": 2, "rules": "lungau", "cards": ["K♥", "D♥", "10♠"]},
        {**deal(), "ask": "view", "id": 3, "rules": "lungau", "seat": 0},
    ]
    lines = [*(json.dumps(question).encode() for question in questions), b"no question"]

    done = subprocess.run(
        [sys.executable, "-m", "tarock_second_opinion"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )

    greeting, count, view, garbage = map(json.loads, done.stdout.splitlines())
    assert greeting["answer"]["name"] == "Tarock second opinion"
    assert count == {"id": 2, "answer": {"augen": 9, "grounds": []}}
    assert "declined" in view
    assert garbage["id"] is None
    assert "is not JSON" in garbage["error"]


def test_hello_names_every_source_and_reading_and_only_fields_that_there_are() -> None:
    greeting, reference = InProcess(respond).hello, InProcess(right).hello

    assert greeting == hello()
    assert {rules: set(options) for rules, options in greeting.rules.items()} == {
        rules: set(options) for rules, options in reference.rules.items()
    }
    assert set(greeting.questions) < set(reference.questions) <= set(KINDS)


@pytest.mark.gate("lungau")
@EVERY_SOURCE
def test_no_scenario_of_a_share_goes_wrong(source: str) -> None:
    heard: list[Verdict] = []

    play_run(Run(driver=InProcess(respond), sink=heard.append, source=source, chosen=tuple(plan(source)[::EVERY])))

    came = Counter(verdict.outcome for verdict in heard)
    assert [verdict for verdict in heard if verdict.outcome not in (Outcome.PASSED, Outcome.DECLINED)] == []
    assert came[Outcome.PASSED] > came[Outcome.DECLINED] > 0


WRONG: Final[list[dict[str, Any]]] = [
    *({"contract": "Schach"}, {"called": "7♣"}, {"declarer": 4}, {"partner": 4}),
    *({"hands": [["I"], [], [], []]}, {"discards": ["I"]}, {"augen": {"declarer": 99}}),
]


@pytest.mark.prove
@EVERY_SOURCE
def test_who_plays_what_and_where_the_cards_lie_is_held_against_an_answer(source: str) -> None:
    seen = 0
    for question, answer in asked_by(scripts(source)[:: EVERY * 4]):
        if not isinstance(question, Deal) or not isinstance(answer, DealAnswer) or disagreement(question, answer) != "":
            continue
        for wrong in WRONG:
            assert "told once more" in (disagreement(question, replace(answer, **wrong)) or "")
        seen += 1

    assert seen > 0


def test_a_deal_is_told_up_to_the_act_that_is_refused() -> None:
    answer = asked(**deal((0, "bid", "Dreier"), (1, "bid", "Dreier"), (2, "play", "no card at all")))["answer"]

    assert (answer["accepted"], answer["refused"]["index"]) == (1, 1)
    assert [(turn["seat"], turn["do"]) for turn in answer["next"]] == [(0, "talon")]


def test_of_cards_laid_away_none_is_gone_where_one_is_refused() -> None:
    taken = [(0, "bid", "Dreier"), (0, "talon", "second")]

    answer = asked(**deal(*taken, (0, "discard", "8♣ 7♣ Sküs")))["answer"]

    assert answer["refused"]["index"] == len(taken)
    assert answer["discards"] == []
    assert {"8♣", "7♣", "Sküs"} <= set(answer["hands"][0])


def test_a_card_in_an_act_may_have_any_of_its_names() -> None:
    refused = asked(**deal((0, "play", "Pagat")))["answer"]["refused"]
    taken = [(0, "bid", "Dreier"), (0, "talon", "second")]
    laid = asked(**deal(*taken, (0, "discard", "7c 8c 9c")))["answer"]["discards"]

    assert refused["index"] == 0
    assert sorted(laid) == ["7♣", "8♣", "9♣"]


BAD: Final[dict[str, dict[str, Any]]] = {
    "rules: expected one of": {"ask": "count", "rules": "skat", "cards": []},
    "lungau has no option 'weather'": {"ask": "count", "options": {"weather": "fine"}, "cards": []},
    "cards: expected cards of the pack, each once, got '5♥'": {"ask": "count", "cards": ["5♥"]},
    "got 'K♥'": {"ask": "count", "cards": ["K♥", "K♥"]},
    "contract: expected a game of the rule set, got 'Solo'": {"ask": "may_play", "contract": "Solo", "hand": ["I"]}
    | {"trick": []},
    "contract: expected a game with a declarer, got 'Fahren'": {
        "ask": "result",
        "contract": "Fahren",
        "players": 4,
        "dealer": 3,
        "declarer": 0,
        "partner": None,
        "called": None,
        "piles": {},
        "tricks": {},
        "played": [],
        "said": [],
    },
    "leader: expected a seat among 0, 1, 2, 3, got 4": {
        "ask": "trick",
        "contract": "Dreier",
        "players": 4,
        "dealer": 3,
        "leader": 4,
        "cards": ["I", "II", "III", "IV"],
    },
    "players: expected 4 or 5, got 1": deal(players=1),
    f"players: expected 4 or 5, got {10**17}": deal(players=10**17),
    "dealer: expected a seat among 0, 1, 2, 3, got -1": deal(dealer=-1),
    "items[0].against: expected a seat among 0, 1, 2, 3, got 7": {
        "ask": "settle",
        "contract": "Dreier",
        "players": 4,
        "dealer": 3,
        "declarer": 0,
        "partner": None,
        "items": [{"item": "Spiel", "side": "declarer", "won": True, "against": 7}],
    },
    "hands: expected cards of the pack, each once": deal(hands=[["I"], ["I"], [], []]),
    "actions[0].seat: expected a seat below 4, got 5": deal((5, "bid", "Dreier")),
    "actions[0].what: expected cards of the pack": deal((0, "play", "5♥")),
}


@pytest.mark.parametrize("why", BAD)
def test_bad_input_is_told_with_its_place(why: str) -> None:
    assert why in asked(**BAD[why])["error"]


def result(**others: Any) -> dict[str, Any]:
    """The end of a Dreier, as a question in which the last trick is told."""
    last = {"number": 12, "leader": 0, "cards": ["XXI", "XX", "XIX", "XVIII"]}
    return {
        **BAD["contract: expected a game with a declarer, got 'Fahren'"],
        "contract": "Dreier",
        "piles": {"declarer": PACK[:51], "foes": PACK[51:]},
        "tricks": {"declarer": 12, "foes": 0},
        "played": [{**last, **others}],
    }


@pytest.mark.parametrize(
    ("trick", "why"),
    [
        ({"number": 0}, "played[0].number: expected a trick from 1 to 12, got 0"),
        ({"number": 13}, "played[0].number: expected a trick from 1 to 12, got 13"),
        ({"leader": 4}, "played[0].leader: expected a seat among 0, 1, 2, 3, got 4"),
        ({"cards": ["XXI", "XX", "XIX"]}, "played[0].cards: expected 4 cards, got 3"),
    ],
)
def test_a_trick_that_no_deal_has_is_told_with_its_place(trick: dict[str, Any], why: str) -> None:
    assert asked(**result(**trick))["error"] == why


def test_whatever_else_cannot_be_is_an_error_and_no_crash() -> None:
    few = asked(ask="trick", contract="Dreier", players=4, dealer=3, leader=0, cards=[])

    assert few["error"].startswith("this cannot be told at the table: ")


def test_the_auction_is_over_with_a_solo_though_the_cards_may_still_be_thrown_in() -> None:
    table = {"ask": "may_bid", "rules": "zwanzigerrufen", "players": 4, "dealer": 3, "hand": ["Sküs"]}
    solo = {"bids": [{"seat": 0, "do": "bid", "what": "Solo"}], "options": {"zusammenwerfen": "until-first-card"}}

    answer = asked(**table, **solo)["answer"]

    assert (answer["seat"], answer["contract"], answer["declarer"]) == (None, "Solo", 0)


def test_what_is_known_only_from_a_whole_deal_is_declined() -> None:
    bound = asked(ask="may_play", rules="koenigrufen", contract="Solo", hand=["I", "V"], trick=[], announced=["Pagat"])
    agreed = asked(**deal(tariff=5))

    assert bound == agreed == {"id": 7, "declined": "the second opinion does not tell this by itself"}


def counting_as(monkeypatch: pytest.MonkeyPatch, count: Callable[[Any, list[str]], Any]) -> None:
    """Have the second opinion count the cards of lungau in another way."""
    monkeypatch.setitem(cast("Any", SOURCES), "lungau", dataclasses.replace(SOURCES["lungau"], count=count))


def test_where_a_campaign_asks_it_a_difference_is_said_to_be_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    counting_as(monkeypatch, lambda _, __: 99)
    find = Find(Count(id=1, rules="lungau", cards=["K♥"]), OtherField("augen", 5, 99), ())

    found = arbitrated([find], Duel(InProcess(respond), InProcess(right)), of_house=False)

    assert found.finds == ()
    (told,) = found.ours
    assert told.startswith("augen: 99 told once more, 5 answered")


def test_where_it_fails_over_a_find_that_is_said_to_be_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    counting_as(monkeypatch, lambda _, cards: cards[99])
    find = Find(Count(id=1, rules="lungau", cards=["K♥"]), OtherField("augen", 5, 99), ())

    found = arbitrated([find], Duel(InProcess(right), InProcess(right)), of_house=False)

    assert found.finds == ()
    (told,) = found.ours
    assert told.startswith("the second opinion failed: IndexError: list index out of range, asked {")
