"""Vorhand's choice, the Talon, giving up and the length of a Radl, in sources that have no ruling on them."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import bids, hand_with, may_bid, ruled, settled
from tests.unit.asking import act

from tarock_engine import engine
from tarock_engine.cards import CARDS
from tarock_protocol.cards import PACK
from tarock_reference.houses import trial
from tarock_reference.houses.profile_mistakes import HouseError

FARBENDREIER = '[contracts.Farbendreier]\nlike = "Farbensolo"\n'
TAKES_HALF = '"contracts.Farbendreier.talon" = "half"'
ORDERS = {
    "karl": """"bidding.order" = [["Piccolo", "Zwiccolo"], "Solo-Rufer", "Bettler", "Auch-Rufer", "Farbendreier",
        "Dreier", "Farbensolo", ["Piccolo-Ouvert", "Zwiccolo-Ouvert"], "Bettel-Ouvert", "Solo-Dreier"]""",
    "koenigrufen": """"bidding.order" = ["Piccolo", "Zwiccolo", "Solo", "Bettel", "Besser Rufer", "Farbendreier",
        "Dreier", "Piccolo Ouvert", "Farbensolo", "Bettel Ouvert", "Besser Dreier", "Solo Dreier"]""",
}


# ---------------------------------------------------------------------------------------------------- Vorhand's choice


@pytest.mark.parametrize(
    ("source", "choice", "said", "others"),
    [
        (
            "koenigrufen",
            ["Rufer", "Trischaken", "Piccolo"],
            ("Mein Spiel", *["Weiter"] * 3),
            ["Dreier", "Sechserdreier"],
        ),
        (
            "karl",
            ["Rufer", "Fahren", "Piccolo"],
            ("Mein Spiel", *["Gut!"] * 3),
            ["Dreier", "Auch-Rufer", "Besser-Rufer"],
        ),
    ],
)
def test_vorhand_chooses_among_the_games_of_the_house(
    source: str, choice: list[str], said: tuple[str, ...], others: list[str]
) -> None:
    """When all the others have passed; before that, the other games are bid as ever."""
    house = ruled(source, f'"bidding.left_to_vorhand" = {choice!r}')
    hand, told = hand_with("I", "II", tarocks=5), bids(*said)

    assert {*may_bid(house, hand, told)["legal"]} == {*choice}
    assert {*choice, *others} <= {*may_bid(ruled(source), hand, told)["legal"]}
    assert "Dreier" in may_bid(house, hand, [])["legal"]


@pytest.mark.parametrize(
    ("source", "game", "first", "passing"),
    [
        ("lungau", "Solorufer", "Erster", "Weiter"),
        ("koenigrufen", "Dreier", "Mein Spiel", "Weiter"),
        ("karl", "Dreier", "Mein Spiel", "Gut!"),
    ],
)
def test_a_game_may_be_there_only_when_it_is_left_to_vorhand(source: str, game: str, first: str, passing: str) -> None:
    """Tamsweg: the simple Rufer, after Erster and three passes; she cannot open with it, and nobody else bids it."""
    left = {"lungau": ['"contracts.Solorufer.available" = true', '"bidding.left_to_vorhand" = ["Solorufer"]']}
    house = ruled(source, f'"contracts.{game}.only_left_to_vorhand" = true', *left.get(source, []))
    hand, said = hand_with("I", "II", tarocks=5), bids(first, *[passing] * 3)

    offered = [game in may_bid(house, hand, said[:number])["legal"] for number in range(5)]

    assert offered == [False, False, False, False, True]


@pytest.mark.parametrize(
    ("source", "more"), [("lungau", ""), ("koenigrufen", '"bidding.left_to_vorhand" = ["Rufer", "Trischaken"]')]
)
def test_a_game_that_is_only_left_to_vorhand_is_one_that_she_may_choose(source: str, more: str) -> None:
    with pytest.raises(HouseError) as fault:
        ruled(source, '"contracts.Dreier.only_left_to_vorhand" = true', more)

    assert "expected Dreier among the games of bidding.left_to_vorhand" in str(fault.value)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ('["Rufer", "Rufre"]', "did you mean 'Rufer'?"),
        ('["Rufer", "Uhu"]', "got 'Uhu'"),
        ('"Rufer"', "expected a list"),
    ],
)
def test_what_is_no_game_is_not_left_to_vorhand(given: str, reason: str) -> None:
    with pytest.raises(HouseError) as fault:
        playing.house("karl", f'[rulings]\n"bidding.left_to_vorhand" = {given}\n')

    assert str(fault.value).startswith("house.toml:4: ")
    assert reason in str(fault.value)


# ------------------------------------------------------------------------------------------------------------ the Talon


@pytest.mark.parametrize(("side", "is_mine"), [("declarer", True), ("foes", False)])
@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_a_hidden_talon_counts_for_the_side_that_the_house_names(
    source: str,
    side: str,
    is_mine: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a game whose Talon is taken in the source; those of the solo games stay with the opponents."""
    monkeypatch.setitem(playing.ALONE, "Dreier", playing.QUIET)
    told = f'"contracts.Dreier.talon" = "hidden"\n"contracts.Dreier.terms.talon_to" = "{side}"'
    house = ruled(source, told)
    *_, asked = playing.deal_questions(house.rules, "Dreier", random.Random(1), is_quiet=True)
    found = playing.answer(house, "deal", **asked)

    rules: Any = house.rules
    tricks = [trick["cards"] for trick in found["tricks"] if trick["winner"] == found["declarer"]]
    mine = sum(1 << CARDS[card] for cards in [*tricks, *(asked["talon"] if is_mine else ())] for card in cards)

    assert found["contract"] == "Dreier"
    assert Fraction(found["augen"]["declarer"]) == rules.counting.method.value(mine, rules.counting)


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_a_suit_game_may_keep_the_limits_of_other_games(source: str) -> None:
    """Suit cards go and no Tarock, as in a Dreier; by the source it is the other way round in a suit game."""
    limits = '[readings]\ndiscard-limits = "trumps-last"\n' if source == "karl" else ""
    hand = ["Sküs", "XXI", "X", "IX", "VIII", "K♥", "D♥", "C♥", "B♥", "A♥", "2♥", "K♠", "D♠", "C♠", "7♠"]

    def is_allowed(cards: str, *more: str) -> bool:
        house = playing.house(
            source, limits + FARBENDREIER + "[rulings]\n" + "\n".join((TAKES_HALF, ORDERS[source], *more))
        )
        found = playing.answer(house, "may_discard", contract="Farbendreier", hand=hand, discards=cards.split())
        return bool(found["allowed"])

    as_others = '"talon.suits_as_trumps" = false'
    in_it_alone = '"in_games.Farbendreier.talon.suits_as_trumps" = false'

    assert (is_allowed("X IX VIII"), is_allowed("2♥ D♠ 7♠")) == (True, False)
    assert (is_allowed("X IX VIII", as_others), is_allowed("2♥ D♠ 7♠", as_others)) == (False, True)
    assert (is_allowed("X IX VIII", in_it_alone), is_allowed("2♥ D♠ 7♠", in_it_alone)) == (False, True)


# ------------------------------------------------------------------------------------------------------------ giving up


@pytest.mark.parametrize(
    ("source", "may", "word", "price"),
    [("karl", "may_pay", "zahlen", 20), ("koenigrufen", "may_give_up", "Aufgeben", 4)],
)
def test_a_dreier_may_be_given_up_at_a_price(source: str, may: str, word: str, price: int) -> None:
    """Its price to each of three: 3 times 20 in karl, 3 times 4 in koenigrufen; or 2 to each, 6 in all."""
    allowed = f'"contracts.Dreier.terms.{may}" = true'
    cheap = '"contracts.Dreier.terms.price_given_up" = 2'
    house = ruled(source, allowed)

    assert settled(house, "Dreier", given_up=True) == [-3 * price, price, price, price]
    assert settled(ruled(source, allowed, cheap), "Dreier", given_up=True) == [-6, 2, 2, 2]
    assert "given_up: expected no in a Dreier" in settled(ruled(source), "Dreier", given_up=True)
    assert _at_talon(house, "Dreier", word)["payments"] == [-3 * price, price, price, price]
    assert _at_talon(ruled(source), "Dreier", word)["refused"] is not None


@pytest.mark.parametrize(
    ("source", "before", "word", "price"),
    [
        ("karl", "", "zahlen", 5),
        ("koenigrufen", '[readings]\nrufer-king-in-stock-give-up = "game-value"\n', "Aufgeben", 1),
    ],
)
def test_a_rufer_may_be_given_up_whoever_holds_the_koenig(source: str, before: str, word: str, price: int) -> None:
    """The holder of the König is paid like the two others: 5 or 1 to each of three."""
    anyway = ruled(source, '"talon.given_up_anyway" = true', before=before)

    assert _at_talon(anyway, "Rufer", word, "K♣")["payments"] == [-3 * price, price, price, price]
    assert _at_talon(ruled(source, before=before), "Rufer", word, "K♣")["refused"] is not None


def _at_talon(house: Any, game: str, word: str, king: str = "") -> dict[str, Any]:
    """The deal in which Vorhand bids a game, calls a König that another player holds, and ends it at the Talon."""
    cards = [
        *hand_with("K♥", "K♦", tarocks=6),
        *[card for card in PACK if card not in hand_with("K♥", "K♦", tarocks=6)],
    ]
    hands = [cards[start : start + 12] for start in (0, 12, 24, 42)]
    closing = "Gut!" if house.based_on == "karl" else "Weiter"
    said = bids("Mein Spiel", closing, closing, closing, game)
    called = [act(0, "call", king)] if king else []
    return playing.answer(
        house,
        "deal",
        players=4,
        dealer=3,
        hands=hands,
        talon=[cards[36:39], cards[39:42]],
        actions=[*said, *called, act(0, "talon", word)],
    )


# --------------------------------------------------------------------------------------------------- a table of five


FIVE = '"sessions.five_may_sit" = true'


def test_five_may_sit_in_karl_and_the_dealer_sits_out() -> None:
    """A Dreier of 20 is 60 from the three others, and nothing from the dealer."""
    house = ruled("karl", FIVE)
    table = {"players": 5, "dealer": 4}
    won = [{"item": "Spiel", "side": "declarer", "won": True}]
    asked = playing.answer(house, "settle", **table, declarer=0, contract="Dreier", items=won)
    said = [*bids("Mein Spiel", "Dreier"), *bids("Gut!", "Gut!", first=2)]

    assert asked["payments"] == [60, -20, -20, -20, 0]
    assert playing.answer(house, "may_bid", **table, hand=hand_with("I"), bids=said)["seat"] == 0
    assert playing.answer(house, "next_dealer", players=5, previous=4)["dealer"] == 0
    assert "players" in playing.asked(ruled("karl"), "may_bid", **table, hand=hand_with("I"), bids=[])["error"]


def test_five_may_sit_in_zwanzigerrufen_and_the_dealer_sits_out() -> None:
    """A Solo of 4 is 12 from the three others, and nothing from the dealer."""
    won = [{"item": "Spiel", "side": "declarer", "won": True}]
    sheet = {"players": 5, "dealer": 4, "declarer": 0, "contract": "Solo", "items": won}

    assert playing.answer(ruled("zwanzigerrufen", FIVE), "settle", **sheet)["payments"] == [12, -4, -4, -4, 0]


@pytest.mark.parametrize("source", ["karl", "zwanzigerrufen"])
def test_whole_deals_of_five_cost_the_dealer_nothing(source: str) -> None:
    rules = ruled(source, FIVE).rules
    for number, (_, bidder) in enumerate(trial._ways(rules)):  # noqa: SLF001 -- the ways of bidding of the trial
        end: Any = trial.play(rules, 5, bidder, random.Random(number))
        seating = (end.dealt if hasattr(end, "dealt") else end.contest.dealt).seating

        assert engine.settlement(end, rules).payments[seating.dealer] == 0
        assert sum(engine.settlement(end, rules).payments) == 0


# ------------------------------------------------------------------------------------------------------ doubled rounds


@pytest.mark.parametrize("source", ["karl", "koenigrufen", "lungau", "zwanzigerrufen"])
def test_a_round_may_be_longer_where_five_sit(source: str) -> None:
    """A Radl in which everybody deals once: four doubled deals at a table of four, five at one of five."""
    house = ruled(source, '"sessions.doubled.rounds_at_first" = 1', '"sessions.doubled.deals_at_five" = 5', FIVE)

    def doubled(players: int) -> list[bool]:
        deals = [{"contract": "Solo" if source == "zwanzigerrufen" else "Dreier"}] * 5
        found = playing.answer(house, "session", players=players, dealer=0, deals=deals)
        return [deal["doubled"] for deal in found["deals"]]

    assert doubled(4) == [True] * 4 + [False] * 2
    assert doubled(5) == [True] * 5 + [False]


def test_a_catch_of_the_mond_brings_as_many_deals_as_players_in_zwanzigerrufen() -> None:
    """Horn: the next four deals after it, and the next five where five sit."""
    house = ruled("zwanzigerrufen", '"sessions.doubled.deals_at_five" = 5', FIVE)
    deals = [{"contract": "Normalspiel", "events": ["mond"]}]
    due = [playing.answer(house, "session", players=seats, dealer=0, deals=deals)["due"] for seats in (4, 5)]

    assert due == [4, 5]


# ------------------------------------------------------------------------------------------------- the Vogel as dealt


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_a_vogel_from_the_talon_is_not_announced(source: str) -> None:
    """Vorhand was dealt the II and finds the I in the half that she takes: she announces the Uhu, and no Pagat."""
    as_dealt = '"announcing.bird_as_dealt" = true'

    assert {"Uhu", "Pagat"} <= _announceable(ruled(source))
    assert _announceable(ruled(source, as_dealt)) & {"Uhu", "Pagat", "Kakadu"} == {"Uhu"}


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_a_trull_with_the_pagat_from_the_talon_is_announced_all_the_same(source: str) -> None:
    assert "Trull" in _announceable(ruled(source, '"announcing.bird_as_dealt" = true'))


def test_whoever_bids_a_besser_rufer_was_dealt_a_vogel_then() -> None:
    """Without one there would be nothing to announce; by the source it may be announced without its card."""
    as_dealt, without = ruled("koenigrufen", '"announcing.bird_as_dealt" = true'), hand_with("V", tarocks=5)

    assert "Besser Rufer" not in may_bid(as_dealt, without, [])["legal"]
    assert "Besser Rufer" in may_bid(as_dealt, hand_with("II", tarocks=5), [])["legal"]
    assert "Besser Rufer" in may_bid(ruled("koenigrufen"), without, [])["legal"]


BESSER = '"contracts.Besser Rufer.terms.'
OWED = "announcing.owed_bird_as_dealt = {value}"


@pytest.mark.parametrize(("value", "is_enough"), [("true", False), ("false", True)])
def test_the_vogel_that_is_owed_may_have_to_be_one_that_was_dealt(value: str, is_enough: bool) -> None:  # noqa: FBT001
    """Dealt the II, with the I from the Talon: both may be announced, and the Uhu alone is what is owed."""
    house = ruled("koenigrufen", OWED.format(value=value), before='[readings]\nbesser-bird-duty = "held-bird"\n')

    assert {"Uhu", "Pagat"} <= _words(_besser_rufer(house))
    assert "Gut!" not in _words(_besser_rufer(house))
    assert "Gut!" in _words(_besser_rufer(house, "Uhu"))
    assert ("Gut!" in _words(_besser_rufer(house, "Pagat"))) is is_enough


@pytest.mark.parametrize(("dealt", "payments"), [("V", [-9, 3, 3, 3]), ("II", [])])
def test_a_besser_rufer_without_a_vogel_is_over_and_paid_before_the_announcements(
    dealt: str, payments: list[int]
) -> None:
    """Hartberg 3: 3 to each of the three others; the I from the Talon does not help."""
    house = ruled("koenigrufen", f'{BESSER}given_up_without_bird" = true', f'{BESSER}price_given_up" = 3')
    found = _besser_rufer(house, dealt=dealt)

    assert found["payments"] == payments
    assert (_words(found) == set()) is bool(payments)
    assert "Besser Rufer" in may_bid(house, hand_with("V", tarocks=5), [])["legal"]


def _words(found: Any) -> set[str]:
    """What may be done next in a deal."""
    assert found["refused"] is None
    return {word for turn in found["next"] for word in turn["legal"]}


def _besser_rufer(house: Any, *words: str, dealt: str = "II") -> Any:
    """A deal up to Vorhand's words in a Besser Rufer, with the I from the Talon."""
    mine = hand_with("Sküs", "XXI", dealt, "K♥", tarocks=4)
    rest = [card for card in PACK if card not in (*mine, "I")]
    suits = [card for card in mine if card[0] in "DCB"][:3]
    said = [act(0, "say", word) for word in words]
    return playing.answer(
        house,
        "deal",
        players=4,
        dealer=3,
        hands=[mine, rest[:12], rest[12:24], rest[24:36]],
        talon=[["I", *rest[36:38]], rest[38:]],
        actions=[
            *bids("Mein Spiel", "Weiter", "Weiter", "Weiter", "Besser Rufer"),
            act(0, "call", "K♣"),
            act(0, "talon", "first"),
            act(0, "discard", " ".join(suits)),
            *said,
        ],
    )


def _announceable(house: Any) -> set[str]:
    """What Vorhand may announce in a Dreier, dealt the II, with the I from the Talon."""
    mine = hand_with("Sküs", "XXI", "II", "K♥", tarocks=4)
    rest = [card for card in PACK if card not in (*mine, "I")]
    opening, closing = ("Mein Spiel", "Gut!") if house.based_on == "karl" else ("Mein Spiel", "Weiter")
    suits = [card for card in mine if card[0] in "DCB"][:3]
    found = playing.answer(
        house,
        "deal",
        players=4,
        dealer=3,
        hands=[mine, rest[:12], rest[12:24], rest[24:36]],
        talon=[["I", *rest[36:38]], rest[38:]],
        actions=[
            *bids(opening, closing, closing, closing, "Dreier"),
            act(0, "talon", "first"),
            act(0, "discard", " ".join(suits)),
            *([act(0, "say", "ich liege")] if house.based_on == "karl" else []),
        ],
    )
    return _words(found)
