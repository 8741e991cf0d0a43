"""Ways of rounds and clubs that no source has, or another one: Renonce, Kontra, items of single games, and play.

Most examples are those of rule sheets of cups and clubs; the arithmetic stands with each.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_said_by_cups import item

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


# ---------------------------------------------------------------------------------------------------------- announcing


@pytest.mark.parametrize(
    ("value", "seats"), [('"none"', [0, 1, 1, 2, 3, 0, 1, 2, 3]), ("3", [0, 1, 1, 2, 3, 0, None]), ("1", [0, None])]
)
def test_announcing_ends_after_so_many_gut_in_a_row(value: str, seats: list[int | None]) -> None:
    """Mauterndorf: First Gut, Second Trull and Gut, then three Gut; in the source the circuit is gone through."""
    house = ruled("lungau", f'"announcing.guts_to_end" = {value}', '"announcing.praemien_circuits" = 9')
    words = ["Gut!", "Trull", *["Gut!"] * 6]
    said = [{"seat": seat, "do": "say", "what": word} for seat, word in zip(seats, words, strict=False)]
    asked = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "called": None, "hand": hand_with("II")}
    turns = [playing.answer(house, "may_announce", **asked, said=said[:number]) for number in range(len(seats))]

    assert [turn["seat"] for turn in turns] == seats
    assert all("Könige" in turn["legal"] for turn in turns if turn["seat"] is not None)


@pytest.mark.parametrize(
    ("value", "game", "from_talon", "each"),
    [("true", "Solorufer", True, 60), ("false", "Solorufer", True, 50), ("false", "Solorufer", False, 60)],
)
def test_only_the_kontra_to_a_solorufer_without_a_partner_is_void(
    value: str,
    game: str,
    from_talon: bool,  # noqa: FBT001
    each: int,
) -> None:
    """The game counts 10, a Trull announced at Kontra 2 x 2 x 10; the Kontra to the game would double it."""
    solo = (
        '"contracts.Solorufer.available" = true',
        '"contracts.Solorufer.terms" = { price_won = 1, praemien_won = 1 }',
    )
    house = ruled("lungau", *solo, f'"settling.game_kontra_stands_alone" = {value}')
    items = [{**item("Spiel"), "doubled": [1]}, {**item("Trull", announced=True), "doubled": [1]}]

    assert settled(house, game, partner=None, from_talon=from_talon, items=items) == [3 * each, -each, -each, -each]


# ------------------------------------------------------------------------------------------------------------- Renonce


def test_a_renonce_costs_game_and_announcements_to_each_of_three() -> None:
    """Königrufen: a Dreier of 4 and an announced Pagat of 2 is 6; Zwanzigerrufen: 1 and an announced Absolut of 2."""
    pagat = item("Pagat", announced=True)
    absolut = item("Absolut", announced=True)
    king, twenty = ruled("koenigrufen", SETTLED), ruled("zwanzigerrufen", SETTLED)

    assert settled(king, "Dreier", renonce=2, items=[item("Spiel"), pagat]) == [6, 6, -18, 6]
    assert settled(twenty, "Normalspiel", partner=2, renonce=3, items=[item("Spiel"), absolut]) == [3, 3, 3, -9]
    assert settled(twenty, "Normalspiel", partner=2, renonce=2, items=[item("Spiel")]) == [1, 1, -3, 1]


def test_a_renonce_is_doubled_with_what_was_doubled_or_not() -> None:
    """A Rufer of 1 at Kontra is 2; without the Kontra 1. An offender's side may pay together, and no partner."""
    game = {**item("Spiel"), "doubled": [1]}
    sheet: dict[str, Any] = {"partner": 2, "renonce": 1, "items": [game]}
    plain = '"renonce.paid_items" = { doublings = false }'
    both = ('"renonce.paid_to_partner" = false', '"renonce.offender_pays_alone" = false')

    assert settled(ruled("koenigrufen", SETTLED), "Rufer", **sheet) == [2, -6, 2, 2]
    assert settled(ruled("koenigrufen", SETTLED, plain), "Rufer", **sheet) == [1, -3, 1, 1]
    assert settled(ruled("koenigrufen", SETTLED, *both), "Rufer", **sheet) == [2, -2, 2, -2]


def test_a_game_that_may_not_be_paid_is_not_settled_as_given_up() -> None:
    house = ruled("karl", '"contracts.Auch-Rufer.terms.may_pay" = false')

    assert "given_up: expected no in a" in settled(house, "Auch-Rufer", given_up=True, from_talon=True)


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
    assert "items[1]: expected announced items alone beside a Renonce, got Pagat" in silent


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


# ---------------------------------------------------------------------------------------------------------------- play


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
        (
            "koenigrufen",
            '"contracts.Piccolo.beside" = ["Dreier"]',
            "expected games that are won by tricks alone, got Dreier",
        ),
        ("koenigrufen", '"in_games.Dreier.announcing.highest_step" = 9', "expected 5 at most, got 9"),
        (
            "lungau",
            '"in_games.Dreier.bidding.opens" = 1',
            "in_games.Dreier.bidding.opens says is the same in all games",
        ),
        ("karl", '"in_games.Fahren.play.whole_trull" = 1', "in_games.Fahren.play.whole_trull says is the same in all"),
        ("karl", '"in_games.Farbendreier.play.whole_trull" = 1', 'a house adds it with [contracts."Farbendreier"]'),
        ("zwanzigerrufen", '"in_games" = 1', "what in_games says is the same in all games of zwanzigerrufen"),
    ],
)
def test_what_cannot_be_such_a_way_is_refused_with_its_place(source: str, rest: str, reason: str) -> None:
    with pytest.raises(HouseError) as fault:
        ruled(source, rest)

    assert reason in str(fault.value)


def test_a_deal_of_games_beside_each_other_is_not_asked_as_one() -> None:
    house = ruled("koenigrufen", '"contracts.Piccolo.beside" = ["Piccolo"]')
    hands = [PACK[6 + 12 * seat : 18 + 12 * seat] for seat in range(4)]
    acts = [*bids("Piccolo", "Piccolo bei")]
    told = playing.asked(house, "deal", players=4, dealer=3, hands=hands, talon=[PACK[:3], PACK[3:6]], actions=acts)

    assert told["error"].startswith("actions[1].what: expected one game; those beside each other are asked about")


def test_what_is_laid_away_in_one_game_is_ruled_in_whole_deals_too() -> None:
    """Six suit cards and six Tarock are held, and three Tarock go where the house lets it, in a Dreier alone."""
    house = ruled("koenigrufen", '"in_games.Dreier.talon.last_resort" = []')
    hands = [[*PACK[6:12], *PACK[48:]], PACK[12:24], PACK[24:36], PACK[36:48]]
    accepted = []
    for game in ("Dreier", "Besser Dreier"):
        acts = [*bids(game, "Weiter", "Weiter", "Weiter"), {"do": "talon", "seat": 0, "what": "first"}]
        acts.append({"do": "discard", "seat": 0, "what": " ".join(hands[0][:3])})
        told = {"players": 4, "dealer": 3, "hands": hands, "talon": [PACK[:3], PACK[3:6]], "actions": acts}
        accepted.append(playing.answer(house, "deal", **told)["accepted"])

    assert accepted == [6, 5]


def announcing_by(house: House, contract: str, hand: list[str], said: list[dict[str, Any]], **more: Any) -> list[str]:
    asked = {**TABLE, "contract": contract, "declarer": 0, "partner": None, "called": None, **more}
    found: list[str] = playing.answer(house, "may_announce", **asked, said=said, hand=hand)["legal"]
    return found


def test_one_kontra_is_for_all_in_zwanzigerrufen_too() -> None:
    """A Normalspiel of 1 won and an announced Absolut of 2 won at Kontra: (1 + 2) times 2."""
    game, absolut = ({**told, "doubled": [1]} for told in (item("Spiel"), item("Absolut", announced=True)))
    house = ruled("zwanzigerrufen", TOGETHER)
    hand = ["Sküs", "XIX", "VI", "VII", "D♥", "C♥", "B♥", "D♦", "C♦", "B♦"]
    said = [say(0, "Absolut"), say(0, "Weiter")]
    legal = announcing_by(house, "Normalspiel", hand, said, partner=2, called="XX")

    assert settled(house, "Normalspiel", partner=2, items=[game, absolut]) == [6, -6, 6, -6]
    assert [word for word in legal if "Kontra" in word] == ["Kontra Spiel"]


@pytest.mark.parametrize(
    ("source", "game", "bird"), [("koenigrufen", "Rufer", "Pagat"), ("lungau", "Solorufer", "Spatz")]
)
def test_one_kontra_for_all_may_follow_whatever_was_announced_after_ones_gut(source: str, game: str, bird: str) -> None:
    """Second has said Gut before the partner announces, as in karl by one-for-all."""
    after_gut = ('"announcing.kontra_after_gut" = false',) if source == "koenigrufen" else ()
    hand = hand_with("VI", tarocks=4, without="K♥")

    def kontras(house: House, *words: str) -> list[str]:
        said = [say(0, "Gut!"), say(1, "Gut!"), *(say(2, word) for word in words), say(3, "Gut!"), say(0, "Gut!")]
        legal = announcing_by(house, game, hand, said, partner=2, called="K♥")
        return [word for word in legal if "Kontra" in word]

    assert kontras(ruled(source, TOGETHER, *after_gut), bird, "Gut!") == ["Kontra Spiel"]
    assert kontras(ruled(source, *after_gut), bird, "Gut!") == [f"Kontra {bird} of 2"]


def test_one_kontra_for_all_doubles_a_valat_beside_which_no_game_is_scored() -> None:
    said = [say(0, "Valat"), say(0, "Gut!"), say(1, "Kontra Spiel"), *(say(seat % 4, "Gut!") for seat in range(1, 8))]
    all_tricks = {"tricks": {"declarer": 12, "foes": 0}, "played": [], "said": said}
    asked = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "called": None, **all_tricks}
    (valat,) = playing.answer(ruled("lungau", TOGETHER), "result", **asked)["items"]

    assert valat["doubled"] == [1]


@pytest.mark.parametrize(
    ("source", "game", "name"),
    [("koenigrufen", "Dreier", "Uhu"), ("lungau", "Dreier", "Uhu"), ("zwanzigerrufen", "Solo", "Absolut")],
)
def test_one_kontra_for_all_leaves_no_announcement_at_its_price(source: str, game: str, name: str) -> None:
    doubled = {**item("Spiel"), "doubled": [1]}
    announced = item(name, announced=True)
    house = ruled(source, TOGETHER)

    assert "items[1].doubled: expected the seats that doubled the game" in settled(
        house, game, items=[doubled, announced]
    )
    assert "items[0].doubled" in settled(house, game, items=[{**announced, "doubled": [1]}, item("Spiel")])
    assert isinstance(settled(house, game, items=[doubled, {**announced, "doubled": [1]}]), list)
