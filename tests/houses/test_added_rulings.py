"""Rulings that no source has: at first they change nothing, and whatever a house says by them is played and settled."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing

from tarock_engine import engine
from tarock_engine.cards import names_in
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.cards import PACK
from tarock_reference.houses import trial
from tarock_reference.houses.added_rulings import rulings_to_add, with_added
from tarock_reference.houses.departures import departures
from tarock_reference.houses.found import profile_as_found
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import variant_of_house

TABLE = {"players": 4, "dealer": 3, "declarer": 0}
GAME = {"item": "Spiel", "side": "declarer", "won": True}
WITH_TALON = ("karl", "koenigrufen", "lungau")


def paid(house: House, contract: str, *items: dict[str, Any], **more: Any) -> list[Any]:
    found: list[Any] = playing.answer(house, "settle", **{**TABLE, **more}, contract=contract, items=[*items])[
        "payments"
    ]
    return found


def refused(source: str, rest: str) -> str:
    with pytest.raises(HouseError) as fault:
        playing.house(source, rest)
    return str(fault.value)


# ------------------------------------------------------------------------------------------------------------ at first


@pytest.mark.parametrize("source", RULE_SETS)
def test_a_further_ruling_begins_as_its_source_plays(source: str) -> None:
    """All of them at once: the same deals have the same results and payments."""
    known = RULE_SETS[source]
    grown = with_added(known, rulings_to_add(known))
    ways = [*trial._ways(known)]  # noqa: SLF001 -- the ways of bidding of the trial

    assert rulings_to_add(grown) == {}
    for number, (players, bidder) in enumerate(ways):
        end, same = (trial.play(rules, players, bidder, random.Random(number)) for rules in (known, grown))
        paid, again = engine.settlement(end, known), engine.settlement(same, grown)
        scored = [engine.score(state, rules).items for state, rules in ((end, known), (same, grown))]
        assert paid.payments == again.payments
        assert [item[:5] for item in scored[0]] == [item[:5] for item in scored[1]]


@pytest.mark.parametrize("source", RULE_SETS)
def test_every_further_ruling_has_words_and_a_clause_of_its_source(source: str) -> None:
    rules = RULE_SETS[source]
    clauses = {ruling.clause for _, ruling in rules.rulings()}

    assert {ruling.clause for ruling in rulings_to_add(rules).values()} <= clauses


# ------------------------------------------------------------------------------------------------------------ catches


CATCH = '[items.Fang]\nlike = "{like}"\ncaught = "I"\n'


@pytest.mark.parametrize(("time", "is_caught"), [("any", True), ("last", True), ("earlier", False)])
@pytest.mark.parametrize("source", WITH_TALON)
def test_a_card_is_caught_in_the_tricks_that_the_house_says(source: str, time: str, is_caught: bool) -> None:  # noqa: FBT001
    """The declarer's XX takes the I of an opponent in the last trick."""
    rest = CATCH.format(like="Trull") + f'[rulings]\n"bonuses.caught_in.Fang" = "{time}"\n'
    house = playing.house(source, rest)
    cards = ["XX", "I", "VIII", "IX"]
    trick = [{"number": 12, "leader": 0, "cards": cards}]
    asked: dict[str, Any] = {**TABLE, "partner": None, "called": None, "contract": "Dreier", "said": []}
    mine = [*cards, *[card for card in PACK if card not in cards][-19:]]
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    counts = {"declarer": 5, "foes": 7}
    found = playing.answer(house, "result", **asked, piles=piles, tricks=counts, played=trick)["items"]

    assert (("Fang", "declarer", True) in [(item["item"], item["side"], item["won"]) for item in found]) is is_caught


@pytest.mark.parametrize(("by", "is_caught"), [("", True), ("Sküs", True), ("I", False), ("Sküs I", True)])
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_card_is_caught_by_the_cards_that_the_house_names(source: str, by: str, is_caught: bool) -> None:  # noqa: FBT001
    """The declarer's Sküs takes the Mond in the last trick."""
    game = "Solo" if source == "zwanzigerrufen" else "Dreier"

    assert is_caught_by(source, game, ["XXI", "X", "IX", "Sküs"], by) is is_caught


@pytest.mark.parametrize(("by", "is_caught"), [("", True), ("Sküs", False), ("I", True), ("Sküs I", True)])
def test_a_pagat_that_takes_all_three_catches_no_mond_where_the_skues_has_to(by: str, is_caught: bool) -> None:  # noqa: FBT001
    assert is_caught_by("karl", "Dreier", ["XXI", "Sküs", "IX", "I"], by) is is_caught


def is_caught_by(source: str, game: str, trick: list[str], by: str) -> bool:
    """Whether the declarer, who plays the last card of this last trick and takes it, has caught the Mond."""
    like = "Absolut" if source == "zwanzigerrufen" else "Trull"
    named = f'[rulings]\n"bonuses.caught_by.Fang" = "{by}"\n' if by else ""
    house = playing.house(source, f'[items.Fang]\nlike = "{like}"\ncaught = "XXI"\n{named}')
    pack = names_in(house.rules.pack)
    number, talon = house.rules.tricks, len(pack) - 4 * house.rules.tricks
    mine = [*trick, *[card for card in pack if card not in trick][-16 - talon // 2 :]]
    asked: dict[str, Any] = {**TABLE, "partner": None, "called": None, "contract": game, "said": []}
    asked["piles"] = {"declarer": mine, "foes": [card for card in pack if card not in mine]}
    asked["tricks"] = {"declarer": 5, "foes": number - 5}
    asked["played"] = [{"number": number, "leader": 1, "cards": trick}]
    if source == "zwanzigerrufen":
        rest = [card for card in pack if card not in trick]
        asked["hands"] = [[trick[seat - 1], *rest[9 * seat : 9 * seat + 9]] for seat in range(4)]
    found = playing.answer(house, "result", **asked)["items"]
    return ("Fang", "declarer", True) in [(item["item"], item["side"], item["won"]) for item in found]


def test_a_catch_is_known_in_zwanzigerrufen_too() -> None:
    """The Normalspiel counts 1 and the catch, like an Absolut, 1; announced it counts 2."""
    house = playing.house("zwanzigerrufen", CATCH.format(like="Absolut"))
    caught = {"item": "Fang", "side": "foes", "won": True}

    assert paid(house, "Normalspiel", GAME, caught, partner=2) == [0, 0, 0, 0]
    assert paid(house, "Normalspiel", GAME, {**caught, "announced": True}, partner=2) == [-1, 1, -1, 1]


# ------------------------------------------------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("source", "rest", "reason"),
    [
        ("karl", '"contracts.Rufer.terms.price_lots" = 3', "did you mean 'contracts.Rufer.terms.price_lost'?"),
        ("karl", '"contracts.Dreier.terms.price_lost" = -1', "price_lost: expected a whole number from 0 on"),
        ("karl", '"bonuses.only_announced.Trull" = 1', "only_announced.Trull: expected true or false, got 1"),
        ("karl", '"bonuses.only_announced.Sack" = true', "got 'bonuses.only_announced.Sack'"),
        ("lungau", '"announcing.most_steps.Trull" = "no"', "most_steps.Trull: expected a whole number, got 'no'"),
        ("koenigrufen", '"contracts.Dreier.leads" = "left hand"', "expected one of these words, got 'left hand'"),
        ("zwanzigerrufen", '"calling.dame_with_all" = true', "got 'calling.dame_with_all'"),
        ("koenigrufen", '"contracts.Trischaken.leads" = "declarer"', "got 'contracts.Trischaken.leads'"),
    ],
)
def test_what_cannot_be_a_further_ruling_is_told_with_its_line(source: str, rest: str, reason: str) -> None:
    told = refused(source, f"[rulings]\n{rest}")

    assert reason in told
    assert told.startswith("house.toml:4: ")


def test_a_further_ruling_on_what_is_left_out_means_nothing() -> None:
    rest = '[rulings]\n"settling.silent_lost_prices.Uhu" = 3\n[without]\nitems = ["Uhu"]\n'

    assert "means nothing, because [without] leaves Uhu out" in refused("koenigrufen", rest)


def test_an_item_that_counts_only_when_announced_is_refused_in_silence() -> None:
    house = playing.house("karl", '[rulings]\n"bonuses.only_announced.Trull" = true\n')
    trull = {"item": "Trull", "side": "declarer", "won": True}
    told = playing.asked(house, "settle", **TABLE, contract="Dreier", items=[GAME, trull])

    assert told["error"].startswith("items[1]: expected an item that counts in this house")
    assert paid(house, "Dreier", GAME, {**trull, "announced": True}) == [90, -30, -30, -30]


# ---------------------------------------------------------------------------------------------------------- everywhere


def test_a_further_ruling_is_compared_proved_and_written() -> None:
    house = playing.house("karl", '[rulings]\n"contracts.Dreier.terms.price_lost" = 30\n')
    plain = playing.house("karl")
    text = profile_as_found("a house", variant_of_house(house), [], lambda _: [])
    [there], [back] = departures(plain, house), departures(house, plain)

    assert (str(there.here), str(there.there), str(back.here), str(back.there)) == ("20", "30", "30", "20")
    assert paid(there.moved, "Dreier", {**GAME, "won": False}) == [-90, 30, 30, 30]
    assert "contracts.Dreier.terms.price_lost" in {known.path for known in variant_of_house(house).impostors()}
    assert house_of(text, "found").digest == house.digest


def test_an_account_may_have_a_further_ruling_of_its_own() -> None:
    house = playing.house("karl", '[accounts.Schrift]\n"contracts.Dreier.terms.price_lost" = 30\n')

    assert paid(house, "Dreier", {**GAME, "won": False}) == [-60, 20, 20, 20]
    assert paid(house.by_account("Schrift"), "Dreier", {**GAME, "won": False}) == [-90, 30, 30, 30]


@pytest.mark.parametrize("source", WITH_TALON)
def test_a_card_may_have_to_take_a_certain_trick(source: str) -> None:
    """The declarer's XX takes the last trick: made, and not where it has to take the eleventh."""
    rest = '[items.Zwanziger]\nlike = "Trull"\ntakes = "XX"\n'
    later = '[rulings]\n"bonuses.taken_in.Zwanziger" = 11\n'
    cards = ["XX", "I", "VIII", "IX"]
    asked: dict[str, Any] = {**TABLE, "partner": None, "called": None, "contract": "Dreier", "said": []}
    mine = [*cards, *[card for card in PACK if card not in cards][-19:]]
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    told = {
        "piles": piles,
        "tricks": {"declarer": 5, "foes": 7},
        "played": [{"number": 12, "leader": 0, "cards": cards}],
    }
    made = [
        ("Zwanziger", "declarer", True)
        in [
            (item["item"], item["side"], item["won"])
            for item in playing.answer(playing.house(source, text), "result", **asked, **told)["items"]
        ]
        for text in (rest, rest + later)
    ]

    assert made == [True, False]


@pytest.mark.parametrize(("game", "bird", "talon"), [("Solorufer", "Spatz", 3), ("Solo", "Pagat", 0)])
def test_a_bird_may_be_won_by_the_partner(game: str, bird: str, talon: int) -> None:
    """The partner's XXI takes the last trick with Vorhand's I, which by the source loses a silent item."""
    source = "lungau" if talon else "koenigrufen"
    cards = ["I", "C♥", "XXI", "9♠"]
    mine = [*cards, *[card for card in PACK if card not in cards][-24 - talon :]]
    asked: dict[str, Any] = {
        **TABLE,
        "contract": game,
        "partner": 2,
        "called": "K♦",
        "said": [],
        "piles": {"declarer": mine, "foes": [card for card in PACK if card not in mine]},
        "tricks": {"declarer": 7, "foes": 5},
        "played": [{"number": 12, "leader": 0, "cards": cards}],
    }

    def told(rest: str) -> list[tuple[str, bool]]:
        items = playing.answer(playing.house(source, rest), "result", **asked)["items"]
        return [(item["side"], item["won"]) for item in items if item["item"] == bird]

    assert told("") == [("declarer", False)]
    assert told(f'[rulings]\n"bonuses.taken_by_side.{bird}" = true\n') == [("declarer", True)]


@pytest.mark.parametrize(("source", "times"), [("koenigrufen", "boni"), ("zwanzigerrufen", "bonus")])
def test_silent_bonuses_may_count_another_number_of_times(source: str, times: str) -> None:
    trull = {"item": "Trull", "side": "declarer", "won": True}
    house = playing.house(source, f'[rulings]\n"contracts.Solo.terms.silent_{times}_times" = 1\n')
    plain, other = (
        paid(round_of, "Solo", GAME, trull)[0] - paid(round_of, "Solo", GAME)[0]
        for round_of in (playing.house(source), house)
    )

    assert plain == 2 * other > 0
