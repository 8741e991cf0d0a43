"""Ways of rounds and clubs that no source has, or another one: Renonce, Kontra, items of single games, and play.

Most examples are those of rule sheets of cups and clubs; the arithmetic stands with each.
"""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_said_by_cups import item

from tarock_engine import engine
from tarock_engine.cards import cards_in
from tarock_engine.dealing import seat_table
from tarock_engine.state import Dealt, Exchange, Game, TakenTrick
from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError

pytestmark = pytest.mark.prove

TABLE = {"players": 4, "dealer": 3}
SETTLED = '"renonce.is_settled" = true'
WITH_TALON = ("karl", "koenigrufen", "lungau")


def ruled(source: str, *rulings: str, before: str = "") -> House:
    lines = "\n".join(rulings)
    return playing.house(source, f"{before}\n[rulings]\n{lines}\n")


def settled(house: House, contract: str, **sheet: Any) -> Any:
    """The payments of a sheet, or the error."""
    reply = playing.asked(house, "settle", **{**TABLE, "declarer": 0, **sheet}, contract=contract)
    return reply["answer"]["payments"] if "answer" in reply else reply["error"]


def bids(*said: str, first: int = 0) -> list[dict[str, Any]]:
    return [{"do": "bid", "seat": (first + place) % 4, "what": what} for place, what in enumerate(said)]


def may_bid(house: House, hand: list[str], said: list[dict[str, Any]]) -> dict[str, Any]:
    return playing.answer(house, "may_bid", **TABLE, hand=hand, bids=said)


def hand_with(*cards: str, tarocks: int = 0, without: str = "", number: int = 12) -> list[str]:
    """A hand with these cards, so many more Tarocks from the VI up, and else suit cards but Könige."""
    more = [card for card in ("VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII") if card not in cards][:tarocks]
    suits = [card for card in PACK if card[-1] in "♣♠♥♦" and card[0] != "K" and card not in (*cards, without)]
    return [*cards, *more, *suits[: number - len(cards) - len(more)]]


# ------------------------------------------------------------------------------------------------------------- Renonce


def test_a_renonce_costs_game_and_announcements_to_each_of_three() -> None:
    """Königrufen: a Dreier of 4 and an announced Pagat of 2 is 6; Zwanzigerrufen: 1 and an announced Absolut of 2."""
    pagat = item("Pagat", announced=True)
    absolut = item("Absolut", announced=True)
    king, twenty = ruled("koenigrufen", SETTLED), ruled("zwanzigerrufen", SETTLED)

    assert settled(king, "Dreier", renonce=2, items=[item("Spiel"), pagat]) == [6, 6, -18, 6]
    assert settled(twenty, "Normalspiel", partner=2, renonce=3, items=[item("Spiel"), absolut]) == [3, 3, 3, -9]
    assert settled(twenty, "Normalspiel", partner=2, renonce=2, items=[item("Spiel")]) == [1, 1, -3, 1]


def test_a_renonce_may_be_paid_three_times_to_a_lone_player() -> None:
    """A Solo of 4 and an announced Pagat of 2 times 2 is 8: three times that to the soloist, once to the others."""
    house = ruled("zwanzigerrufen", SETTLED, '"renonce.lone_times" = 3')
    items = [item("Spiel"), item("Pagat", announced=True)]

    assert settled(house, "Solo", renonce=1, items=items) == [24, -40, 8, 8]
    assert settled(house, "Solo", renonce=0, items=items) == [-24, 8, 8, 8]


def test_a_renonce_is_doubled_with_what_was_doubled_or_not() -> None:
    """A Rufer of 1 at Kontra is 2; without the Kontra 1. An offender's side may pay together, and no partner."""
    game = {**item("Spiel"), "doubled": [1]}
    sheet: dict[str, Any] = {"partner": 2, "renonce": 1, "items": [game]}
    plain = '"renonce.paid_items" = { doublings = false }'
    both = ('"renonce.paid_to_partner" = false', '"renonce.offender_pays_alone" = false')

    assert settled(ruled("koenigrufen", SETTLED), "Rufer", **sheet) == [2, -6, 2, 2]
    assert settled(ruled("koenigrufen", SETTLED, plain), "Rufer", **sheet) == [1, -3, 1, 1]
    assert settled(ruled("koenigrufen", SETTLED, *both), "Rufer", **sheet) == [2, -2, 2, -2]


def test_a_renonce_may_cost_the_double_of_the_game() -> None:
    """Twice the Dreier of 4 to each in koenigrufen, and twice that of 20 in karl."""
    twice = '"renonce.paid_times" = 2'

    assert settled(ruled("koenigrufen", SETTLED, twice), "Dreier", renonce=1, items=[item("Spiel")]) == [8, -24, 8, 8]
    assert settled(ruled("karl", twice), "Dreier", renonce=1, items=[item("Spiel")]) == [40, -120, 40, 40]


def test_a_renonce_in_lungau_is_paid_in_cent() -> None:
    """A Dreier is twice 1, an announced Spatz twice 2: 6 of 10 Cent to each."""
    house = ruled("lungau", SETTLED)

    assert settled(house, "Dreier", renonce=3, items=[item("Spiel"), item("Spatz", announced=True)]) == [
        60,
        60,
        60,
        -180,
    ]


@pytest.mark.parametrize(("source", "game"), [("karl", "Fahren"), ("koenigrufen", "Trischaken"), ("lungau", "Fahren")])
def test_a_renonce_has_a_price_of_its_own_where_everybody_plays_for_himself(source: str, game: str) -> None:
    """3 to each of three there, of 10 Cent in Lungau; 7 to each elsewhere."""
    house = ruled(source, '"settling.renonce_price" = 7', '"settling.renonce_price_alone" = 3')
    unit = 10 if source == "lungau" else 1
    sheet: dict[str, Any] = {"declarer": None, "renonce": 1, "augen": [] if source == "karl" else [0, 0, 0, 0]}
    alone = settled(house, game, **sheet)

    assert alone == [3 * unit, -9 * unit, 3 * unit, 3 * unit]
    assert settled(house, "Dreier", renonce=1, items=[item("Spiel")]) == [7 * unit, -21 * unit, 7 * unit, 7 * unit]


def test_a_renonce_that_nothing_is_said_of_is_refused() -> None:
    silent = settled(ruled("koenigrufen", SETTLED), "Dreier", renonce=1, items=[item("Spiel"), item("Pagat")])

    assert "renonce: expected none in koenigrufen" in settled(ruled("koenigrufen"), "Dreier", renonce=1, items=[])
    assert "expected none in Trischaken, unless settling.renonce_price_alone says its price, got 1" in settled(
        ruled("koenigrufen", SETTLED), "Trischaken", declarer=None, renonce=1, augen=[0, 0, 0, 0]
    )
    assert "items[1].announced: expected yes beside a Renonce" in silent


# ------------------------------------------------------------------------------------------------------ items in games


@pytest.mark.parametrize(
    ("source", "game", "off", "kept"),
    [
        ("karl", "Dreier", "Trull", "Könige"),
        ("koenigrufen", "Solo Dreier", "Trull", "Könige"),
        ("lungau", "Dreier", "Trull", "Könige"),
        ("zwanzigerrufen", "Solo", "Absolut", "Pagat"),
    ],
)
def test_a_game_may_be_without_an_item(source: str, game: str, off: str, kept: str) -> None:
    """It is neither announced nor settled there, and in other games it is."""
    house = ruled(source, f'"contracts.{game}.without_items" = ["{off}"]')
    plain = ruled(source)
    asked: dict[str, Any] = {**TABLE, "contract": game, "declarer": 0, "partner": None, "called": None, "said": []}
    number = 10 if source == "zwanzigerrufen" else 12
    if source == "karl":
        asked["said"] = [{"do": "say", "seat": 0, "what": "ich liege"}]
    asked["hand"] = hand_with("I", "XXI", "Sküs", tarocks=5, number=number)
    told = [item("Spiel"), item(off, announced=True)]

    assert off not in playing.answer(house, "may_announce", **asked)["legal"]
    assert {off, kept} <= {*playing.answer(plain, "may_announce", **asked)["legal"]}
    assert "items[1].item: expected one of" in settled(house, game, items=told)
    assert isinstance(settled(plain, game, items=told), list)


def test_a_game_without_an_absolut_has_none_in_silence() -> None:
    """A Solo of zwanzigerrufen won with 88:0 brings a Valat, and with 60:28 no Absolut where the game has none."""
    hands = [
        ["K♥", "D♥", "C♥", "B♥", "K♦", "D♦", "C♦", "B♦", "K♠", "D♠"],
        ["C♠", "B♠", "K♣", "D♣", "C♣", "B♣", "XX", "XIX", "XVIII", "XVII"],
        ["Sküs", "XXI", "I", "A♥", "A♦", "10♠", "10♣", "XVI", "XV", "XIV"],
        ["XIII", "XII", "XI", "X", "IX", "VIII", "VII", "VI", "V", "IV"],
    ]
    mine = ["K♥", "D♥", "C♥", "B♥", "K♦", "D♦", "C♦", "B♦", "D♠", "C♠"]
    mine += ["K♣", "D♣", "C♣", "B♣", "XVI", "XIII", "XVII", "XX", "I", "Sküs"]
    foes = [card for hand in hands for card in hand if card not in mine]
    asked: dict[str, Any] = {
        **TABLE,
        "contract": "Solo",
        "declarer": 0,
        "partner": None,
        "called": None,
        "said": [],
        "hands": hands,
        "piles": {"declarer": mine, "foes": foes},
        "tricks": {"declarer": 5, "foes": 5},
        "played": [{"number": 10, "leader": 0, "cards": ["K♠", "B♠", "XIV", "IV"]}],
    }
    without = ruled("zwanzigerrufen", '"contracts.Solo.without_items" = ["Absolut"]')
    names = [
        [found["item"] for found in playing.answer(house, "result", **asked)["items"]]
        for house in (ruled("zwanzigerrufen"), without)
    ]

    assert "Absolut" in names[0]
    assert "Absolut" not in names[1]


# -------------------------------------------------------------------------------------------------------------- Kontra


TOGETHER = '"announcing.items_doubled_apart" = false'


def say(seat: int, what: str) -> dict[str, Any]:
    return {"do": "say", "seat": seat, "what": what}


def test_one_kontra_is_for_the_game_and_what_was_announced() -> None:
    """A Dreier of 4 lost and an announced Uhu of 4 won, at Kontra: (-4 + 4) times 2, and a silent Trull of 1: +1."""
    house = ruled("koenigrufen", TOGETHER)
    game, uhu = ({**told, "doubled": [1]} for told in (item("Spiel", won=False), item("Uhu", announced=True)))
    asked: dict[str, Any] = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "called": None}
    said = [say(0, "Uhu"), say(0, "Gut!")]
    legal = playing.answer(house, "may_announce", **asked, said=said, hand=hand_with("I", tarocks=4))["legal"]

    assert settled(house, "Dreier", items=[game, uhu, item("Trull")]) == [3, -1, -1, -1]
    assert [word for word in legal if "Kontra" in word] == ["Kontra Spiel"]


# ---------------------------------------------------------------------------------------------------------------- play


def test_the_pagat_is_kept_in_negative_games_in_a_house_that_says_so() -> None:
    """II and I on a K♥ that was led, without a heart: the II in such a house, either elsewhere."""
    asked: dict[str, Any] = {"contract": "Piccolo", "hand": ["I", "II", "K♣"], "trick": ["K♥"]}
    ruling = '"play.pagat_last" = "pagat-last"'
    kept, free = (
        playing.answer(house, "may_play", **asked)["legal"]
        for house in (ruled("koenigrufen", ruling), ruled("koenigrufen"))
    )

    assert kept == ["II"]
    assert {*free} == {"I", "II"}


@pytest.mark.parametrize(("source", "game"), [("karl", "Fahren"), ("koenigrufen", "Trischaken"), ("lungau", "Fahren")])
def test_a_house_may_have_no_duty_to_overtake_or_to_keep_the_pagat(source: str, game: str) -> None:
    """On a D♥ one holds K♥ and 3♥, on the IX the X and the I: either goes."""
    free = ('"trischaken.overtake" = "no-duty"', '"trischaken.pagat_last" = "no-duty"')
    house = ruled(source, *free)
    hearts = {"contract": game, "hand": ["K♥", "3♥", "X", "I"], "trick": ["D♥"]}
    tarocks = {"contract": game, "hand": ["X", "I", "K♥"], "trick": ["IX"]}

    assert {*playing.answer(house, "may_play", **hearts)["legal"]} == {"K♥", "3♥"}
    assert {*playing.answer(house, "may_play", **tarocks)["legal"]} == {"X", "I"}
    assert playing.answer(ruled(source), "may_play", **hearts)["legal"] == ["K♥"]


@pytest.mark.parametrize(
    ("source", "rest", "reason"),
    [
        ("koenigrufen", '"dealing.thrown_in.without_tarock" = "always"', "expected one of these words, got 'always'"),
        ("koenigrufen", '"dealing.thrown_in.without_trull" = "must"', "got 'dealing.thrown_in.without_trull'"),
        ("lungau", '"contracts.Dreier.without_items" = ["Sack"]', "expected a word that is known there, got 'Sack'"),
        ("karl", '"contracts.Dreier.without_items" = ["Spiel"]', "Dreier cannot be without Spiel"),
        ("lungau", '"contracts.Uhurufer.without_items" = ["Uhu"]', "Uhurufer cannot be without Uhu"),
        (
            "karl",
            '"contracts.Auch-Rufer.without_items" = ["Pagat", "Uhu", "Kakadu", "Wildsau"]',
            "Auch-Rufer cannot be without Pagat, Uhu, Kakadu, Wildsau",
        ),
        ("koenigrufen", '"contracts.Besser Rufer.terms.silent_first_turn" = true', "Rufer.terms.silent_first_turn'"),
        ("zwanzigerrufen", '"bidding.last_may_raise" = true', "got 'bidding.last_may_raise'"),
        ("koenigrufen", '"renonce.paid_items" = true', "expected a table with both_sides, doublings"),
        ("karl", '"renonce.is_settled" = true', "got 'renonce.is_settled'"),
        ("karl", '"contracts.Dreier.terms.least_suit_cards" = 3', "got 'contracts.Dreier.terms.least_suit_cards'"),
    ],
)
def test_what_cannot_be_such_a_way_is_refused_with_its_place(source: str, rest: str, reason: str) -> None:
    with pytest.raises(HouseError) as fault:
        ruled(source, rest)

    assert reason in str(fault.value)


def announcing_by(house: House, contract: str, hand: list[str], said: list[dict[str, Any]], **more: Any) -> list[str]:
    asked = {**TABLE, "contract": contract, "declarer": 0, "partner": None, "called": None, **more}
    found: list[str] = playing.answer(house, "may_announce", **asked, said=said, hand=hand)["legal"]
    return found


def test_whoever_has_said_gut_doubles_only_what_came_after() -> None:
    """The second player has said gut to the Uhu, and then hears Kontra and Rekontra to the game."""
    house = ruled("koenigrufen", '"announcing.kontra_after_gut" = false')
    hand = hand_with("I", tarocks=4)
    said = [say(0, "Uhu"), say(0, "Gut!"), say(1, "Gut!"), say(2, "Kontra Spiel"), say(2, "Gut!"), say(3, "Gut!")]
    again = [*said, say(0, "Rekontra Spiel"), say(0, "Gut!")]

    assert "Kontra Uhu of 0" in announcing_by(house, "Dreier", hand, said[:2])
    legal = announcing_by(house, "Dreier", hand, again)
    assert "Subkontra Spiel" in legal
    assert not [word for word in legal if word.startswith("Kontra Uhu")]
    assert [
        word for word in announcing_by(ruled("koenigrufen"), "Dreier", hand, again) if word.startswith("Kontra Uhu")
    ]


def test_a_declarer_may_have_to_be_silent_in_his_first_turn() -> None:
    house = ruled("koenigrufen", '"contracts.Sechserdreier.terms.silent_first_turn" = true')
    hand = hand_with("I", tarocks=4)
    later = [say(0, "Gut!"), say(1, "Kontra Spiel"), say(1, "Gut!"), say(2, "Gut!"), say(3, "Gut!")]

    assert announcing_by(house, "Sechserdreier", hand, []) == ["Gut!"]
    assert "Pagat" in announcing_by(house, "Sechserdreier", hand, later)
    assert "Pagat" in announcing_by(ruled("koenigrufen"), "Sechserdreier", hand, [])
    assert "Pagat" in announcing_by(house, "Dreier", hand, [])


def deal_to_the_end(house: House, contract: str, said: list[dict[str, Any]], *, king: str) -> dict[str, Any]:
    """A deal in which Vorhand plays a game that calls this König, which the third player holds."""
    mine = hand_with("Sküs", "XXI", "I", tarocks=6, without=king)
    rest = [card for card in PACK if card not in mine and card != king]
    hands = [mine, rest[:12], [king, *rest[12:23]], rest[23:35]]
    talon = [rest[35:38], rest[38:]]
    acts = bids("Mein Spiel", "Weiter", "Weiter", "Weiter") + bids(contract)
    acts += [{"do": "call", "seat": 0, "what": king}, {"do": "talon", "seat": 0, "what": "first"}]
    laid = [card for card in [*mine, *talon[0]] if card[-1] in "♣♠♥♦" and card[0] != "K"][:3]
    acts.append({"do": "discard", "seat": 0, "what": " ".join(laid)})
    return playing.answer(house, "deal", **TABLE, hands=hands, talon=talon, actions=[*acts, *said])


def test_a_rufer_to_which_nobody_says_anything_may_be_paid_without_play() -> None:
    """A Rufer of 1: +1 +1 -1 -1 for caller and partner. With an announcement it is played."""
    house = ruled("koenigrufen", '"contracts.Rufer.terms.unplayed_in_silence" = true')
    silent = [say(seat, "Gut!") for seat in (0, 1, 2, 3)]
    paid = deal_to_the_end(house, "Rufer", silent, king="K♥")

    assert (paid["over"], paid["payments"]) == (True, [1, -1, 1, -1])
    assert not deal_to_the_end(house, "Rufer", [say(0, "Pagat"), *silent], king="K♥")["over"]
    assert not deal_to_the_end(ruled("koenigrufen"), "Rufer", silent, king="K♥")["over"]


def test_one_kontra_is_for_all_in_zwanzigerrufen_too() -> None:
    """A Normalspiel of 1 won and an announced Absolut of 2 won at Kontra: (1 + 2) times 2."""
    game, absolut = ({**told, "doubled": [1]} for told in (item("Spiel"), item("Absolut", announced=True)))
    house = ruled("zwanzigerrufen", TOGETHER)
    hand = ["Sküs", "XIX", "VI", "VII", "D♥", "C♥", "B♥", "D♦", "C♦", "B♦"]
    said = [say(0, "Absolut"), say(0, "Weiter")]
    legal = announcing_by(house, "Normalspiel", hand, said, partner=2, called="XX")

    assert settled(house, "Normalspiel", partner=2, items=[game, absolut]) == [6, -6, 6, -6]
    assert [word for word in legal if "Kontra" in word] == ["Kontra Spiel"]


def test_one_kontra_is_for_all_in_lungau_too() -> None:
    """A Dreier of 2 lost and an announced Uhu of 2 times 2 won, at Kontra: (-2 + 4) times 2 is 4 of 10 Cent."""
    game, uhu = ({**told, "doubled": [1]} for told in (item("Spiel", won=False), item("Uhu", announced=True)))
    house = ruled("lungau", TOGETHER)

    assert settled(house, "Dreier", items=[game, uhu]) == [120, -40, -40, -40]
    legal = announcing_by(house, "Dreier", hand_with("I", tarocks=4), [say(0, "Trull"), say(0, "Gut!")])
    assert [word for word in legal if "Kontra" in word] == ["Kontra Spiel"]


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_only_the_hand_of_the_declarer_may_be_laid_open(source: str) -> None:
    game = {"karl": "Piccolo-Ouvert", "koenigrufen": "Piccolo Ouvert"}[source]
    rules = ruled(source, '"play.declarer_alone_open" = true').rules, ruled(source).rules
    opened = []
    for played in rules:
        hands = tuple(0b111111111111 << 12 * seat for seat in range(4))
        dealt = Dealt(seat_table(4, 3, played), hands, (0, 0))
        found = Game(dealt, played.by_name[game], dealt.seating.vorhand)
        state: Any = importlib.import_module(f"tarock_engine.{source}.play").begin(found, Exchange(), hands, (), played)
        trick = TakenTrick(
            dealt.seating.vorhand, tuple(cards_in(1 | 1 << 12 | 1 << 24 | 1 << 36)), dealt.seating.vorhand
        )
        state = state._replace(tricks=(trick,), table=(1,))
        opened.append(engine.seen(state, dealt, dealt.seating.active[1], played)[0])

    assert opened[0] == hands[0] | hands[1] | 1 << 24 | 1 << 36
    assert opened[1] == sum(hands)


def test_only_the_half_with_the_koenig_of_a_solo_may_go_to_the_caller() -> None:
    """5 tricks are 20 cards and 7 are 28: with one half to each it is 23 and 31, else 26 and 28."""
    told: dict[str, Any] = {**TABLE, "contract": "Solo", "declarer": 0, "partner": None, "called": "K♥", "said": []}
    told |= {"from_talon": True, "tricks": {"declarer": 5, "foes": 7}}
    last = ["IX", "XIX", "D♥", "X"]
    played = [{"number": 12, "leader": 0, "cards": last}]
    theirs = [*last, *[card for card in PACK if card not in last and card != "K♥"][-27:]]
    piles = {"declarer": [card for card in PACK if card not in theirs], "foes": theirs}
    parted = ruled("koenigrufen", '"counting.half_with_koenig" = "declarer"')

    assert playing.answer(parted, "result", **told, piles=piles, played=played)["augen"]
    refused = playing.asked(ruled("koenigrufen"), "result", **told, piles=piles, played=played)["error"]
    assert refused.startswith("piles.declarer: expected 26 cards")
