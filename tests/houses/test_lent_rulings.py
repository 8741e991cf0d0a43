"""Rulings that other sources have, as houses of Lungauer Königrufen and Zwanzigerrufen play them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import SETTLED, TABLE, bids, hand_with, may_bid, ruled, settled
from tests.houses.test_said_by_cups import item

from tarock_engine import dealing, engine
from tarock_engine.cards import cards_in, names_in
from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError

THIRDS = (
    '"counting.method" = "in-thirds"',
    '"counting.worths.4" = { augen = 1 }',
    '"counting.total" = 70',
    '"counting.to_win" = "107/3"',
)

# --------------------------------------------------------------------------------------------------------------- thirds


def test_a_house_of_lungau_counts_in_thirds() -> None:
    """A König, a Dame and a VI are 5 + 4 + 1 - 2 = 8; a König alone 5 - 2/3 = 13/3."""
    house = ruled("lungau", *THIRDS)

    assert playing.answer(house, "count", cards=["K♥", "D♥", "VI"])["augen"] == 8
    assert playing.answer(house, "count", cards=["K♥"])["augen"] == "13/3"
    assert playing.answer(house, "count", cards=PACK)["augen"] == 70


@pytest.mark.parametrize(("least", "won"), [('"107/3"', True), ("36", False)])
def test_thirds_decide_a_game_of_lungau(least: str, won: bool) -> None:  # noqa: FBT001
    """Six cards of 5 and 29 of 1 are 30 + 29 - 35 · 2/3 = 107/3; the opponents' 19 are 47 - 38/3 = 103/3."""
    house = ruled("lungau", *THIRDS[:3], f'"counting.to_win" = {least}')
    plain = [card for card in PACK if card[0] not in "KDCB" and card not in ("Sküs", "XXI", "I")]
    mine = ["Sküs", "XXI", "I", "K♥", "K♦", "K♣", *plain[:29]]
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    asked: dict[str, Any] = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "called": None}
    taken = {"declarer": 8, "foes": 4}
    found = playing.answer(house, "result", **asked, said=[], played=[], tricks=taken, piles=piles)

    assert found["augen"] == {"declarer": "107/3", "foes": "103/3"}
    assert [entry["won"] for entry in found["items"] if entry["item"] == "Spiel"] == [won]


# -------------------------------------------------------------------------------------------- the auction, and the call


def test_the_fourth_koenig_is_called_unnamed_by_a_holder_of_three() -> None:
    """At first every König has its name; a house lets the holder of three, or of two, call the last one."""
    three, two = (hand_with(*kings, tarocks=5) for kings in (("K♥", "K♦", "K♣"), ("K♥", "K♦")))
    allowed = '"calling.fourth.allowed" = true'

    def may_call_fourth(hand: list[str], *rulings: str) -> bool:
        house = ruled("lungau", *rulings)
        return "Vierter König" in playing.answer(house, "may_call", contract="Spatzrufer", hand=hand)["legal"]

    assert [may_call_fourth(hand) for hand in (three, two)] == [False, False]
    assert [may_call_fourth(hand, allowed) for hand in (three, two)] == [True, False]
    assert [may_call_fourth(hand, allowed, '"calling.fourth.koenige_held" = 2') for hand in (three, two)] == [
        True,
        True,
    ]


@pytest.mark.parametrize("turns", ["once", "until-passed"])
def test_left_to_vorhand_when_all_have_passed(turns: str) -> None:
    """After Erster and three passes Vorhand bids one of two games or passes, and then Fahren is played."""
    before = f'[readings]\nauction-second-turn = "{turns}"'
    plain, house = (
        ruled("lungau", *rulings, before=before)
        for rulings in ((), ('"bidding.left_to_vorhand" = ["Sechserdreier", "Spatzrufer"]',))
    )
    hand, passed = hand_with("I", tarocks=5), ("Erster", "Weiter", "Weiter", "Weiter")

    assert may_bid(plain, hand, bids(*passed))["contract"] == "Fahren"
    assert may_bid(house, hand, bids(*passed))["legal"] == ["Weiter", "Spatzrufer", "Sechserdreier"]
    assert "Spatzrufer" not in may_bid(house, hand_with("X"), bids(*passed))["legal"]
    for word, game in (("Weiter", "Fahren"), ("Sechserdreier", "Sechserdreier")):
        assert may_bid(house, hand, bids(*passed, word))["contract"] == game
    assert may_bid(house, hand, bids("Erster", "Weiter", "Dreier"))["contract"] == "Dreier"
    refused = playing.asked(house, "may_bid", **TABLE, hand=hand, bids=bids(*passed, "Dreier"))["error"]
    assert "Vorhand chooses Sechserdreier or Spatzrufer now" in refused


# --------------------------------------------------------------------------------------------- paid instead of played


def spatzrufer(*said: str) -> dict[str, Any]:
    """A deal in which seat 0 bids a Spatzrufer, calls the König of seat 1, lays 3 cards away, and all say something."""
    mine = hand_with("I", tarocks=5, without="K♠")
    rest = [card for card in PACK if card not in mine and card != "K♠"]
    talon = [card for card in rest if card[-1] in "♣♠♥♦" and card[0] != "K"][:6]
    others = [card for card in rest if card not in talon]
    hands = [mine, ["K♠", *others[:11]], others[11:23], others[23:]]
    call = {"seat": 0, "do": "call", "what": "K♠"}
    take = {"seat": 0, "do": "talon", "what": "first"}
    lay = {"seat": 0, "do": "discard", "what": " ".join(talon[:3])}
    words = [*((0, word) for word in said), *((seat, "Gut!") for seat in range(4))]
    says = [{"seat": seat, "do": "say", "what": what} for seat, what in words]
    acts = [*bids("Spatzrufer", "Weiter", "Weiter", "Weiter"), call, take, lay, *says]
    return {**TABLE, "hands": hands, "talon": [talon[:3], talon[3:]], "actions": acts}


def test_a_spatzrufer_may_be_paid_when_nothing_more_is_said() -> None:
    """The game of 1 and the Spatz of its bid, announced, of 2: the two opponents pay 3 of 10 Cent, one to each."""
    plain, house = (
        ruled("lungau", *rulings) for rulings in ((), ('"contracts.Spatzrufer.terms.unplayed_in_silence" = true',))
    )
    found = playing.answer(house, "deal", **spatzrufer())

    assert not playing.answer(plain, "deal", **spatzrufer())["over"]
    assert found["over"]
    assert found["payments"] == [30, 30, -30, -30]
    assert {entry["item"]: (entry["won"], entry["announced"]) for entry in found["items"]} == {
        "Spiel": (True, False),
        "Spatz": (True, True),
    }
    announced = playing.answer(house, "deal", **spatzrufer("Trull"))
    assert announced["refused"] is None
    assert not announced["over"]


# ------------------------------------------------------------------------------------------------------ negative games


def negative(tricks: int, *rulings: str) -> House:
    """A house of lungau with a game in which the declarer has to take so many tricks exactly; it counts 5."""
    game = "contracts.Bettel"
    lines = (
        f'"{game}.terms.exact_tricks" = {tricks}',
        f'"{game}.terms" = {{ price_won = 5, price_lost = 5 }}',
        f'"{game}.available" = true',
    )
    return ruled("lungau", *lines, *rulings, before='[contracts.Bettel]\nlike = "Solodreier"')


def is_bettel_won(house: House, taken: int) -> bool:
    """Whether the declarer has won his Bettel with so many tricks; the Talon belongs to nobody."""
    piles = {"declarer": PACK[: 4 * taken], "foes": PACK[4 * taken : 48]}
    told = {"tricks": {"declarer": taken, "foes": 12 - taken}, "piles": piles, "said": [], "played": []}
    asked = {**TABLE, "contract": "Bettel", "declarer": 0, "partner": None, "called": None, **told}
    found = playing.answer(house, "result", **asked)
    (game,) = found["items"]
    assert found["augen"] == {}
    return bool(game["won"])


@pytest.mark.parametrize(("tricks", "won"), [(0, [True, False, False]), (1, [False, True, False])])
def test_a_negative_game_of_lungau_is_won_with_its_tricks_exactly(tricks: int, won: list[bool]) -> None:
    """A Bettel is won without a trick, a Piccolo with one, and nothing but the game is scored."""
    assert [is_bettel_won(negative(tricks), taken) for taken in range(3)] == won


def test_a_negative_game_of_lungau_is_paid_with_its_kontras_and_knows_no_other_item() -> None:
    """5 of 10 Cent to each of three; at Kontra the lost one costs 10 each."""
    house = negative(0)
    lost = {**item("Spiel"), "won": False, "doubled": [1]}

    assert settled(house, "Bettel", items=[item("Spiel")]) == [150, -50, -50, -50]
    assert settled(house, "Bettel", items=[lost]) == [-300, 100, 100, 100]
    assert "expected one of Spiel" in settled(house, "Bettel", items=[item("Spiel"), item("Trull", announced=True)])
    words = playing.answer(
        house,
        "may_announce",
        **TABLE,
        contract="Bettel",
        declarer=0,
        partner=None,
        called=None,
        hand=hand_with("I", "II", tarocks=4),
        said=[{"seat": 0, "do": "say", "what": "Gut!"}],
    )["legal"]
    assert words == ["Gut!", "Kontra Spiel"]


def test_a_negative_game_of_lungau_has_the_duties_of_fahren_unless_the_house_says_otherwise() -> None:
    """Over a X the XX has to be played, under a XXI the I stays in hand; each duty can be off in this game alone."""
    free = ('"in_games.Bettel.trischaken.overtake" = "no-duty"', '"in_games.Bettel.trischaken.pagat_last" = "no-duty"')

    def legal(trick: str, *rulings: str) -> list[str]:
        found = playing.answer(
            negative(0, *rulings), "may_play", contract="Bettel", hand=["XX", "II", "I"], trick=[trick]
        )
        return [*found["legal"]]

    assert [legal(trick) for trick in ("X", "XXI")] == [["XX"], ["XX", "II"]]
    assert [legal(trick, *free) for trick in ("X", "XXI")] == [["XX", "II", "I"]] * 2


def bettler(*rulings: str) -> House:
    """A house of zwanzigerrufen with a Bettler below the Solo, which counts 3."""
    lines = (
        '"contracts.Bettler.terms.exact_tricks" = 0',
        '"contracts.Bettler.terms.points" = 3',
        '"bidding.ranking" = ["Farbensolo", "Bettler", "Solo"]',
    )
    return ruled("zwanzigerrufen", *lines, *rulings, before='[contracts.Bettler]\nlike = "Solo"')


@pytest.mark.parametrize("seed", range(4))
def test_a_negative_game_of_zwanzigerrufen_is_won_without_a_trick(seed: int) -> None:
    """Whole deals: 3 from each of three if the declarer has no trick, and 3 to each if he has one."""
    house, chance = bettler(), random.Random(seed)
    rules, acts = house.rules, list[dict[str, Any]]()
    pack = cards_in(rules.pack)
    chance.shuffle(pack)
    dealt = dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules)
    state = engine.begin(dealt, rules)
    while not engine.is_over(state):
        choice = engine.choices(state, rules)[0]
        words = {action.words: action for action in choice.actions}
        taken = words.get("Bettler") or words.get("Weiter") or chance.choice(choice.actions)
        acts.append({"seat": taken.seat, "do": choice.deed, "what": taken.words})
        state = engine.advance(state, taken, rules)
    hands = [names_in(hand) for hand in dealt.hands]
    found = playing.answer(house, "deal", **TABLE, hands=hands, talon=[], actions=acts)
    declarer = found["declarer"]
    won = all(trick["winner"] != declarer for trick in found["tricks"])

    assert (found["contract"], found["augen"]) == ("Bettler", {})
    assert [(entry["item"], entry["won"]) for entry in found["items"]] == [("Spiel", won)]
    assert found["payments"] == [(9 if seat == declarer else -3) * (1 if won else -1) for seat in range(4)]


def test_a_negative_game_of_zwanzigerrufen_may_oblige_to_overtake() -> None:
    """Over a X the XX has to be played in this game alone; nothing but the game is settled, at Kontra for 6 each."""
    house = bettler('"in_games.Bettler.play.overtaking" = true')
    lost = {**item("Spiel"), "won": False, "doubled": [1]}

    def legal(game: str) -> list[str]:
        found = playing.answer(house, "may_play", contract=game, hand=["XX", "IV", "I"], trick=["X"])
        return [*found["legal"]]

    assert legal("Bettler") == ["XX"]
    assert legal("Solo") == ["XX", "IV", "I"]
    assert settled(house, "Bettler", items=[lost]) == [-18, 6, 6, 6]
    assert "expected one of Spiel" in settled(house, "Bettler", items=[item("Spiel"), item("Absolut", announced=True)])


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        (["D♦", "X"], ["V", "I", "K♥"], ["V"]),
        ([], ["V", "I", "K♥"], ["V", "K♥"]),
        (["D♦", "X"], ["I", "K♥"], ["I"]),
        (["X"], ["V", "I", "K♥"], ["V"]),
        (["D♦"], ["XX", "I", "K♥"], ["XX"]),
    ],
    ids=["void", "lead", "only trump", "trump led", "both beat"],
)
def test_in_a_negative_game_of_zwanzigerrufen_the_pagat_may_be_the_last_trump(
    trick: list[str], hand: list[str], legal: list[str]
) -> None:
    """The Pagat stays in hand while there is another Tarock, on the lead too, and in this game alone."""
    waits = bettler('"in_games.Bettler.play.pagat_last" = "pagat-waits"\n"in_games.Bettler.play.overtaking" = true')

    assert playing.answer(waits, "may_play", contract="Bettler", hand=hand, trick=trick)["legal"] == legal
    assert "I" in playing.answer(waits, "may_play", contract="Solo", hand=hand, trick=trick)["legal"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('"contracts.Bettel.terms.exact_tricks" = "none left"', "expected a whole number, got 'none left'"),
        ('"contracts.Bettel.terms.exact_tricks" = 13', "exact_tricks: expected 12 at most, got 13"),
        ('"contracts.Spatzrufer.terms.exact_tricks" = 0', "house.toml:6: rulings.contracts.Spatzrufer.terms"),
    ],
)
def test_what_cannot_be_such_a_goal_is_refused_with_its_line(line: str, told: str) -> None:
    with pytest.raises(HouseError) as fault:
        ruled("lungau", line, before='[contracts.Bettel]\nlike = "Solodreier"')
    assert told in str(fault.value)


# -------------------------------------------------------------------------------------------------------------- Renonce


def test_a_renonce_in_a_sechserdreier_costs_everything_at_the_price_of_the_lost_game() -> None:
    """Lost, the game counts 4 and an announced Spatz 4 · 2 = 8; won, 2 and 4: 12 or 6 of 10 Cent.

    An opponent pays the declarer as if he had won, and his own partners as if they had.
    """
    house = ruled("lungau", SETTLED)
    items = [item("Spiel"), item("Spatz", announced=True)]

    assert settled(house, "Sechserdreier", renonce=0, items=items) == [-360, 120, 120, 120]
    assert settled(house, "Sechserdreier", renonce=1, items=items) == [60, -300, 120, 120]


def test_a_renonce_beside_a_valat_of_a_sechserdreier_costs_the_valat_of_the_lost_game() -> None:
    """An announced Valat of 32, four times where the game is lost: 128 of 10 Cent to each, and nothing beside it."""
    items = [item("Spiel"), item("Valat", announced=True)]

    assert settled(ruled("lungau", SETTLED), "Sechserdreier", renonce=0, items=items) == [-3840, 1280, 1280, 1280]
