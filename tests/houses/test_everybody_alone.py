"""Trischaken in a house of zwanzigerrufen: Vorhand says it in place of her call, and everybody plays for himself."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from tests.houses import playing
from tests.unit.the_command import tarock

from tarock_engine import dealing, engine
from tarock_engine.cards import cards_in, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.zwanzigerrufen import trischaken
from tarock_reference.houses import trial
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError

AUCTION: Final = '"announcing.after_auction" = "declarer"'
PAYS: Final = '"settling.trischaken_pays" = [{ each = 1, vorhand_times = 2 }]'
PLAYED: Final = '"trischaken.is_played" = true'
TABLE: Final = {"players": 4, "dealer": 3}
ALONE: Final = {**TABLE, "contract": "Trischaken", "declarer": None, "partner": None}
HAND: Final = ["XX", "XIX", "XVII", "K♥", "D♥", "C♥", "B♥", "A♥", "K♣", "D♣"]
QUIET: Final = ("Trischaken", "Weiter", "Weiter", "Weiter")


def house(*more: str, rules: Sequence[str] = (AUCTION, PAYS, PLAYED)) -> House:
    """A house in which whoever has the most Augen pays each of the others 1, Vorhand 2."""
    return playing.house("zwanzigerrufen", "\n".join(("[rulings]", *rules, *more)))


def spoken(words: Sequence[str], rules: RuleSet, seed: int) -> dict[str, Any]:
    """A deal in which these words are said from Vorhand on, and then any allowed card is played, as a question."""
    chance, pack, said = random.Random(seed), cards_in(rules.pack), iter(words)
    chance.shuffle(pack)
    dealt = dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules)
    state, acts = engine.begin(dealt, rules), list[dict[str, Any]]()
    while not engine.is_over(state):
        choices = engine.choices(state, rules)
        named = {action.words: (choice.deed, action) for choice in choices for action in choice.actions}
        deed, act = named[next(said, "") or chance.choice(sorted(named))]
        acts.append({"seat": act.seat, "do": deed, "what": act.words})
        state = engine.advance(state, act, rules)
    return {**TABLE, "hands": [names_in(hand) for hand in dealt.hands], "talon": [], "actions": acts}


@pytest.mark.parametrize("seed", range(4))
def test_whoever_has_the_most_augen_pays_at_the_end_of_a_deal(seed: int) -> None:
    """Whole deals: the Augen come to 88, and of those with the most each pays 1 to each of the rest, Vorhand 2."""
    ours = house()
    question = spoken(QUIET, ours.rules, seed)
    found = playing.answer(ours, "deal", **question)
    augen = {int(seat): number for seat, number in found["augen"].items()}
    payers = [seat for seat in range(4) if augen[seat] == max(augen.values())]
    rate = {seat: 2 if seat == 0 else 1 for seat in payers}
    paid = [-rate[seat] * (4 - len(payers)) if seat in payers else sum(rate.values()) for seat in range(4)]
    cards = [action for action in question["actions"] if action["do"] == "play"]
    rest = {"called": None, "hands": question["hands"], "talon": [], "discards": [], "said": [], "actions": cards}
    played = playing.answer(ours, "play", **ALONE, **rest)

    assert (found["contract"], found["declarer"], found["items"]) == ("Trischaken", None, [])
    assert sum(augen.values()) == 88
    assert found["payments"] == paid
    assert found["tricks"][0]["leader"] == 0
    assert (played["over"], played["augen"]) == (True, found["augen"])


def test_any_solo_game_goes_over_it_and_nothing_is_announced_to_it() -> None:
    """C plays the Solo over Vorhand's Trischaken; where nobody goes over it, the first card follows."""
    ours = house()
    over = spoken(("Trischaken", "Weiter", "Solo", "Weiter", "Weiter"), ours.rules, 1)
    begun = playing.answer(ours, "deal", **{**over, "actions": over["actions"][:1]})
    sold = playing.answer(ours, "deal", **{**over, "actions": over["actions"][:5]})
    alone = spoken(QUIET, ours.rules, 1)
    quiet = playing.answer(ours, "deal", **{**alone, "actions": alone["actions"][:4]})

    assert (begun["contract"], begun["declarer"]) == (None, None)
    assert {*begun["next"][0]["legal"]} <= {"Weiter", "Farbensolo", "Solo"}
    assert (sold["contract"], sold["declarer"]) == ("Solo", 2)
    assert [(turn["seat"], turn["do"]) for turn in quiet["next"]] == [(0, "play")]
    assert playing.answer(ours, "view", **{**alone, "actions": alone["actions"][:2]}, seat=1)["seen"]


def test_another_than_vorhand_may_lead_to_it() -> None:
    ours = house('"trischaken.leads" = 1')
    quiet = spoken(QUIET, ours.rules, 1)

    assert playing.answer(ours, "deal", **quiet)["tricks"][0]["leader"] == 1


def test_where_five_sit_the_dealer_has_no_part_in_it() -> None:
    """Vorhand and another have 30: 2 and 1 to each of two."""
    told = {"contract": "Trischaken", "augen": [30, 30, 28, 0, 0], "tricks": [4, 3, 3, 0, 0]}
    rest: dict[str, object] = {"players": 5, "dealer": 4, "declarer": None, "partner": None, "items": []}
    five = house('"sessions.five_may_sit" = true')

    assert playing.answer(five, "settle", **told, **rest)["payments"] == [-4, -2, 3, 3, 0]


def test_vorhand_says_it_in_place_of_her_call_unless_she_has_nothing_to_call() -> None:
    ours, everything = house(), ["XX", "XIX", "XVIII", "XVII", "XVI", "K♥", "D♥", "C♥", "B♥", "A♥"]
    said = [{"seat": 0, "do": "bid", "what": "Trischaken"}]

    def legal(asked: House, hand: Sequence[str], reading: str = "solo") -> list[str]:
        options = {"forced-solo-kind": reading}
        return [*playing.answer(asked, "may_bid", **TABLE, bids=[], hand=hand, options=options)["legal"]]

    assert "Trischaken" in legal(ours, HAND)
    assert "Trischaken" not in legal(playing.house("zwanzigerrufen"), HAND)
    assert [legal(ours, everything, reading) for reading in ("solo", "either-solo")] == [
        ["Solo"],
        ["Farbensolo", "Solo"],
    ]
    after = playing.answer(ours, "may_bid", **TABLE, bids=said, hand=HAND)
    assert (after["contract"], after["declarer"], after["legal"]) == ("Trischaken", None, [])


@pytest.mark.parametrize(
    ("trick", "legal"), [(["D♦", "X"], ["V"]), ([], ["V", "K♥"]), (["D♦"], ["V"]), (["X", "IV"], ["V"])]
)
def test_tricks_are_taken_and_the_pagat_waits(trick: list[str], legal: list[str]) -> None:
    """Each duty can be taken away."""
    asked = {"contract": "Trischaken", "hand": ["V", "I", "K♥"], "trick": trick}
    free = house('"trischaken.overtake" = "no-duty"', '"trischaken.pagat_last" = "no-duty"')

    assert playing.answer(house(), "may_play", **asked)["legal"] == legal
    assert "I" in playing.answer(free, "may_play", **asked)["legal"]


def test_over_a_tarock_the_one_that_beats_it_is_played() -> None:
    asked = {"contract": "Trischaken", "hand": ["XX", "IV", "I"], "trick": ["X"]}
    free = house('"trischaken.overtake" = "no-duty"')

    assert playing.answer(house(), "may_play", **asked)["legal"] == ["XX"]
    assert playing.answer(free, "may_play", **asked)["legal"] == ["XX", "IV"]
    won = playing.answer(house(), "trick", **TABLE, contract="Trischaken", leader=0, cards=["X", "XI", "XX", "V"])
    assert (won["winner"], won["leads"]) == (2, 2)


def test_a_renonce_in_it_has_a_price_of_its_own() -> None:
    """2 to each of three; without that price none is settled."""
    told = {"augen": [30, 30, 28, 0], "tricks": [4, 3, 3, 0], "renonce": 1, "items": []}

    assert playing.answer(house('"settling.renonce_price_alone" = 2'), "settle", **ALONE, **told)["payments"] == [
        2,
        -6,
        2,
        2,
    ]
    assert "renonce: expected none" in playing.asked(house(), "settle", **ALONE, **told)["error"]


def test_the_next_four_deals_after_it_may_count_double() -> None:
    """6 from Vorhand; the Solo after it at 3 each counts 6, and three doubled deals are left."""
    deals = [
        {"contract": "Trischaken", "events": [], "payments": [-6, 2, 2, 2]},
        {"contract": "Solo", "events": [], "payments": [-3, -3, 9, -3]},
    ]
    doubled = house('"sessions.doubled.occasions.Trischaken" = 1')

    found = playing.answer(doubled, "session", dealer=3, players=4, deals=deals)
    plain = playing.answer(house(), "session", dealer=3, players=4, deals=deals)
    assert (found["totals"], found["due"]) == ([-12, -4, 20, -4], 3)
    assert (plain["totals"], plain["due"]) == ([-9, -1, 11, -1], 0)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"augen": [30, 30, 28, 1]}, "augen"),
        ({"tricks": [4, 3, 2, 0]}, "tricks: expected 10 in all"),
        ({"declarer": 0}, "declarer: expected none in Trischaken"),
        ({"said": [{"seat": 0, "do": "say", "what": "Weiter"}]}, "said: expected nothing in Trischaken"),
    ],
)
def test_an_impossible_end_is_refused(given: dict[str, Any], told: str) -> None:
    asked = {**ALONE, "augen": [30, 30, 28, 0], "tricks": [4, 3, 3, 0], "items": [], **given}

    assert told in playing.asked(house(), "settle", **asked)["error"]


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ((AUCTION, PLAYED), "expected lines that say who pays whom in settling.trischaken_pays"),
        ((PAYS, PLAYED), "expected an auction, by announcing.after_auction"),
        ((PAYS,), "settling.trischaken_pays: means nothing, because trischaken.is_played is not true"),
        (('"sessions.doubled.occasions.Trischaken" = 1',), "because trischaken.is_played is not true"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_is_missing(rules: tuple[str, ...], told: str) -> None:
    with pytest.raises(HouseError) as fault:
        house(rules=rules)
    assert told in str(fault.value)


def test_a_question_in_words_may_name_it(tmp_path: Path) -> None:
    """Vorhand and another have 30: 2 and 1 to each of two."""
    profile = tmp_path / "house.toml"
    lines = ('name = "a house"', 'based_on = "zwanzigerrufen"', "[rulings]", AUCTION, PAYS, PLAYED)
    profile.write_text("\n".join(lines), encoding="utf-8")
    told = tarock(
        "ask", "--variant", str(profile), "settle", "contract=trischaken", "augen=30 30 28 0", "tricks=4 3 3 0"
    )

    assert told.exit_code == 0, told.stderr
    assert re.findall(r"(\d) points", told.stdout)[:4] == ["4", "2", "3", "3"], told.stdout


def test_no_game_of_its_own_has_its_name() -> None:
    with pytest.raises(HouseError, match=r"a house has it by trischaken\.is_played"):
        playing.house("zwanzigerrufen", '[contracts.Trischaken]\nlike = "Solo"')


def test_it_is_tried_before_a_house_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals that try a house come to its Trischaken, in which here nobody has the lead."""
    monkeypatch.setattr(trischaken, "begin", lambda dealt, rules: dealt.hands[rules.name])

    assert "TypeError" in str(trial.trouble(house().rules))
