"""Rules of the cups of Tirol and Vienna that a house of `koenigrufen` can say, by their own figures."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing

from tarock_protocol.cards import PACK
from tarock_reference.houses.added_rulings import rulings_to_add
from tarock_reference.houses.house import House

FLAT = """
[rulings]
"contracts.Sechserdreier.terms.price_won" = 4
"contracts.Sechserdreier.terms.price_lost" = 8
"contracts.Dreier.terms.price_won" = 5
"settling.valat_multiplies" = false
"settling.silent_valat" = 10
"settling.announced_valat" = 20
"bonuses.valat_beside" = { silent = ["Pagat", "Uhu"], announced = ["Pagat", "Uhu"] }
"""
SHARED_OUT = """
[rulings]
"settling.trischaken_pays" = [
    { payers = "most", ties = "vorhand_or_share", augen = 36, pot = 12, vorhand_times = 2, take_all = true },
    { payers = "most", ties = "vorhand_or_share", pot = 6, vorhand_times = 2, take_all = true },
]
"""
PAGATRUFER = """
[contracts.Pagatrufer]
like = "Besser Rufer"
birds = ["Pagat"]
[rulings]
"contracts.Pagatrufer.terms.price_won" = 1
"""


def item(name: str, *, won: bool = True, announced: bool = False) -> dict[str, Any]:
    return {"item": name, "side": "declarer", "won": won, "announced": announced}


def paid(rest: str, contract: str, **fields: Any) -> list[Any]:
    found: list[Any] = playing.answer(
        playing.house("koenigrufen", rest), "settle", contract=contract, players=4, dealer=3, **fields
    )["payments"]
    return found


def test_a_valat_at_a_flat_price_stands_beside_the_game() -> None:
    """Tirol, published: 4 - 20 = -16 to each. Computed: 5 + 10 + 1 = 16 from each, and 2 + 2 times 10 = 22."""
    failed = [item("Spiel"), item("Valat", won=False, announced=True)]

    assert paid(FLAT, "Sechserdreier", declarer=0, items=failed) == [-48, 16, 16, 16]
    assert paid(FLAT, "Dreier", declarer=0, items=[item("Spiel"), item("Valat"), item("Pagat")]) == [48, -16, -16, -16]
    assert paid(FLAT, "Solo", declarer=0, partner=2, items=[item("Spiel"), item("Valat")]) == [22, -22, 22, -22]


def test_a_bonus_that_is_not_scored_beside_a_valat_is_refused_there() -> None:
    house = playing.house("koenigrufen", FLAT)
    sheet = {"contract": "Dreier", "players": 4, "dealer": 3, "declarer": 0}
    told = playing.asked(house, "settle", **sheet, items=[item("Spiel"), item("Valat"), item("Trull")])

    assert told["error"].startswith("items[2].item: expected no Bonus that is not scored beside a Valat")


@pytest.mark.parametrize(
    ("augen", "tricks", "payments"),
    [
        ([15, 25, 15, 15], [3, 4, 3, 2], [2, -6, 2, 2]),
        ([10, 40, 10, 10], [3, 5, 2, 2], [4, -12, 4, 4]),
        ([40, 10, 10, 10], [5, 3, 2, 2], [-24, 8, 8, 8]),
        ([15, 30, 25, 0], [3, 5, 4, 0], [0, -6, 0, 6]),
        ([35, 35, 0, 0], [6, 6, 0, 0], [-12, 0, 6, 6]),
        ([10, 25, 25, 10], [2, 4, 4, 2], [3, -3, -3, 3]),
        ([25, 25, 10, 10], [4, 4, 2, 2], [-12, 4, 4, 4]),
    ],
)
def test_the_six_of_trischaken_are_shared_out(augen: list[int], tricks: list[int], payments: list[int]) -> None:
    """Vienna, computed: 6, 12 with 36 or from Vorhand, 24 with both; who has no trick gets all, tied losers share."""
    assert paid(SHARED_OUT, "Trischaken", augen=augen, tricks=tricks) == payments


def test_giving_up_a_pagatrufer_costs_three() -> None:
    """Vienna, published: game 1 and Pagat 2."""
    given_up = {"given_up": True, "from_talon": True, "declarer": 0}

    assert paid(PAGATRUFER, "Pagatrufer", **given_up) == [-9, 3, 3, 3]


def test_naming_what_giving_up_costs_begins_with_game_and_bird() -> None:
    """Game 1 and Pagat 2, as above: whoever writes 3 has no difference from that."""
    house = playing.house("koenigrufen", PAGATRUFER)

    assert rulings_to_add(house.rules)["contracts.Pagatrufer.terms.price_given_up"].value == 3


def test_a_pagatrufer_is_announced_with_its_own_bird() -> None:
    def may_close(house: House, contract: str, *said: str) -> bool:
        before = [{"seat": 0, "do": "say", "what": word} for word in said]
        table = {"players": 4, "dealer": 3, "declarer": 0, "partner": 2, "called": "K♥"}
        hand = ["Sküs", "XXI", "XX", "V", "X", "II", "I", "K♦", "D♠", "C♠", "7♠", "8♠"]
        found = playing.answer(house, "may_announce", **table, contract=contract, said=before, hand=hand)
        return "Gut!" in found["legal"] or "Weiter" in found["legal"]

    house = playing.house("koenigrufen", PAGATRUFER)
    assert may_close(house, "Pagatrufer", "Pagat")
    assert not may_close(house, "Pagatrufer", "Uhu")
    assert may_close(house, "Besser Rufer", "Uhu")


@pytest.mark.parametrize(("cards", "winner"), [("XXI Sküs I X", 2), ("Sküs XXI I X", 0), ("XXI I Sküs X", 2)])
def test_a_kaiserstich_may_need_its_order(cards: str, winner: int) -> None:
    """Tirol: Mond, Sküs and Pagat have to fall in just this order; else the Sküs takes the trick."""
    house = playing.house("koenigrufen", '[rulings]\n"play.whole_trull" = "spatz-takes-in-order"')
    trick = {"contract": "Dreier", "players": 4, "dealer": 3, "leader": 0, "cards": cards.split()}

    assert playing.answer(house, "trick", **trick)["winner"] == winner


OTHERS = ["K♠", "D♠", "C♠", "7♠", "K♣", "D♣", "C♣", "7♣"]
"""What the declarer takes in the last two tricks."""
EVEN = [*OTHERS, *["Sküs", "XXI", "K♥", "II", "III", "IV", "V"]]
"""15 cards with 26 + 15 + 4 = 45 one by one, in thirds and in threes 45 - 10 = 35 of 70."""


def is_won(source: str, rest: str, *said: tuple[int, str], mine: list[str] = EVEN) -> bool:
    """Whether a Dreier is won with these cards of the declarer, after what was said."""
    tricks = [
        {"number": number, "leader": 0, "cards": OTHERS[4 * number - 44 : 4 * number - 40]} for number in (11, 12)
    ]
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    words = [{"seat": seat, "do": "say", "what": word} for seat, word in said]
    table = {"players": 4, "dealer": 3, "contract": "Dreier", "declarer": 0, "partner": None, "called": None}
    counts = {"declarer": 3, "foes": 9}
    house = playing.house(source, rest)
    told = playing.answer(house, "result", **table, piles=piles, tricks=counts, played=tricks, said=words)
    return next(bool(item["won"]) for item in told["items"] if item["item"] == "Spiel")


KONTRA = ((0, "Gut!"), (1, "Kontra Spiel"), (1, "Gut!"), (2, "Gut!"), (3, "Gut!"), (0, "Gut!"))
REKONTRA = (*KONTRA[:-1], (0, "Rekontra Spiel"), (0, "Gut!"), (1, "Gut!"), (2, "Gut!"), (3, "Gut!"))
KONTRA_IN_KARL = ((0, "ich liege"), *KONTRA)
RETOUR = ((0, "ich liege"), *((seat, word.replace("Rekontra", "Retour")) for seat, word in REKONTRA))
ROUND = ((1, "Gut!"), (2, "Gut!"), (3, "Gut!"))
LEAST = '[rulings]\n"counting.who_needs" = "last-doubler"\n'
LEAST_OF_KARL = f'{LEAST}"contracts.Dreier.terms.goal.least_augen" = "106/3"\n'


@pytest.mark.parametrize(
    ("source", "rest", "once", "twice"),
    [("koenigrufen", LEAST, KONTRA, REKONTRA), ("karl", LEAST_OF_KARL, KONTRA_IN_KARL, RETOUR)],
)
def test_whoever_doubled_last_needs_the_augen(
    source: str, rest: str, once: tuple[tuple[int, str], ...], twice: tuple[tuple[int, str], ...]
) -> None:
    """35 to 35 is lost; at Kontra the opponents need 36, or 35/1, and have 35; after a second step he needs them."""
    assert not is_won(source, rest)
    assert is_won(source, rest, *once)
    assert not is_won(source, rest, *twice)
    assert not is_won(source, "", *once)


def test_at_kontra_a_declarer_who_has_too_few_loses_all_the_same() -> None:
    """An ace for the Sküs makes 31: the opponents have 39, and need 36."""
    fewer = [card if card != "Sküs" else "A♥" for card in EVEN]

    assert not is_won("koenigrufen", LEAST, *KONTRA, mine=fewer)


def test_whoever_doubled_last_needs_the_augen_in_lungau_too() -> None:
    """By `lungau` 24 + 15 = 39 of 71: with 40 to win lost, and at Kontra won, because the opponents have 32."""
    rest = f'{LEAST}"counting.to_win" = 40\n'

    assert not is_won("lungau", rest)
    assert is_won("lungau", rest, *KONTRA, *ROUND)


# ------------------------------------------------------------------------------------------------------ no Kaiserstich


@pytest.mark.parametrize("contract", ["Bettler", "Fahren"])
def test_without_the_kaiserstich_no_pagat_is_owed(contract: str) -> None:
    """On XXI and Sküs the Pagat takes the trick by `karl`; without the Kaiserstich it waits, and the II goes.

    On XXI and I the Sküs takes nothing by `karl`, so that the II may go too; without the Kaiserstich it has to take.
    """
    without = playing.house("karl", '[rulings]\n"play.whole_trull" = "skues-takes-all"')

    def legal(house: House, hand: str, trick: str) -> set[str]:
        asked = {"contract": contract, "hand": hand.split(), "trick": trick.split(), "number": 2}
        return {*playing.answer(house, "may_play", **asked)["legal"]}

    assert legal(playing.house("karl"), "I II K♥", "XXI Sküs") == {"I"}
    assert legal(without, "I II K♥", "XXI Sküs") == {"II"}
    assert legal(playing.house("karl"), "Sküs II K♥", "XXI I") == {"Sküs", "II"}
    assert legal(without, "Sküs II K♥", "XXI I") == {"Sküs"}


@pytest.mark.parametrize(("path", "contract"), [("play.negative_trull", "Bettler"), ("trischaken.trull", "Fahren")])
def test_the_pagat_is_owed_only_where_it_would_take(path: str, contract: str) -> None:
    house = playing.house("karl", f'[rulings]\n"{path}" = "skues-takes-all"')

    for game in ("Bettler", "Fahren"):
        asked = {"contract": game, "hand": ["I", "II", "K♥"], "trick": ["XXI", "Sküs"], "number": 2}
        assert playing.answer(house, "may_play", **asked)["legal"] == (["II"] if game == contract else ["I"])


def test_rounds_that_multiply_by_one_are_not_due() -> None:
    """Whoever counts every deal once owes no doubled deal, at the beginning or after a Fahren."""
    deals = [{"contract": "Fahren", "events": [], "payments": [3, -1, -1, -1]}]
    asked = {"players": 4, "dealer": 3, "deals": deals}

    def due(rest: str) -> int:
        told: int = playing.answer(playing.house("karl", rest), "session", **asked)["due"]
        return told

    assert due("") > 0
    assert due('[rulings]\n"sessions.doubled.stake" = 1') == 0


def test_all_six_cards_of_the_talon_may_be_dealt_first() -> None:
    """They are one packet, whose halves are of three cards, as where it is dealt last."""
    house = playing.house("koenigrufen", '[rulings]\n"dealing.talon_packets" = [6, 0]')

    dealt = playing.answer(house, "dealing", players=4, dealer=3, pack=[*PACK])
    assert [{*half} for half in dealt["talon"]] == [{*PACK[:3]}, {*PACK[3:6]}]


# -------------------------------------------------------------------------------------------------------- suit games

OF_SUIT_GAMES = """
[items.Sack]
like = "Trull"
augen = 46
[rulings]
"bonuses.silent_in_farbensolo" = ["Könige", "Sack"]
"announcing.in_farbensolo" = ["Könige", "Sack", "Valat"]
"""
WHOLE_TRULL = ["Sküs", "XXI", "I", "K♠", "K♣", "D♠", "C♠", "7♠", "D♣", "C♣", "7♣", "II"]
KOENIGE = ["K♥", "K♦", "D♥", "D♦", "C♥", "C♦"]
"""With the Trull and eight courts of ♠ and ♣ more than 46 Augen, and all four Könige."""


def suit_game(rest: str, mine: list[str], *said: str) -> set[str]:
    """The items of a Farbensolo with these cards of the declarer, who says something first; the game is not told."""
    tricks = [{"number": 12, "leader": 0, "cards": ["K♠", "D♠", "C♠", "7♠"]}]
    tricks = [{"number": 11, "leader": 0, "cards": ["K♣", "D♣", "C♣", "7♣"]}, *tricks]
    words = [{"seat": 0, "do": "say", "what": word} for word in said]
    words += [{"seat": seat, "do": "say", "what": "Gut!"} for seat in (0, 1, 2, 3)] if said else []
    table = {"players": 4, "dealer": 3, "contract": "Farbensolo", "declarer": 0, "partner": None, "called": None}
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    counts = {"declarer": 6, "foes": 6}
    told = playing.answer(
        playing.house("koenigrufen", rest), "result", **table, piles=piles, tricks=counts, played=tricks, said=words
    )
    return {f"{found['item']} {found['side']} {found['won']}" for found in told["items"]} - {"Spiel declarer True"}


def test_a_suit_game_may_know_koenige_and_saecke() -> None:
    """Tirol: Könige, Säcke and Valat; a Trull counts neither there nor by the source, where nothing does."""
    mine = [*WHOLE_TRULL, *KOENIGE, *["III", "IV", "V", "VI", "VII", "VIII"]]

    assert suit_game(OF_SUIT_GAMES, mine) == {"Könige declarer True", "Sack declarer True"}
    assert suit_game("", mine) == set()


def test_what_is_announced_in_a_suit_game_can_be_lost() -> None:
    """Könige that were announced, with one of them among the opponents' cards."""
    mine = [*WHOLE_TRULL, *KOENIGE[1:], *["III", "IV", "V", "VI", "VII", "VIII", "IX"]]

    assert "Könige declarer False" in suit_game(OF_SUIT_GAMES, mine, "Könige")


def test_a_valat_may_count_once_where_the_boni_of_a_suit_game_count_twice() -> None:
    """A silent Valat is four times the 6 of the game: 24 from each, and twice that where it counts like other Boni."""
    rest = f'{OF_SUIT_GAMES}\n"contracts.Farbensolo.terms.boni_times" = 2\n'
    once = f'{rest}"settling.valat_has_boni_times" = false\n'

    assert paid(rest, "Farbensolo", declarer=0, items=[item("Valat")]) == [144, -48, -48, -48]
    assert paid(once, "Farbensolo", declarer=0, items=[item("Valat")]) == [72, -24, -24, -24]


def test_boni_count_otherwise_in_another_suit_game() -> None:
    """Vienna: all is doubled in a Farbensolo at 10, and nothing in a Farbendreier at 5: 10 + 2 and 5 + 1."""
    rest = f"""
[contracts.Farbendreier]
like = "Farbensolo"
[readings]
farbensolo-valat = "doubled"
{OF_SUIT_GAMES}
"contracts.Farbensolo.terms.price_won" = 10
"contracts.Farbendreier.terms.price_won" = 5
"contracts.Farbendreier.terms.boni_times" = 1
"""
    items = [item("Spiel"), item("Könige")]

    assert paid(rest, "Farbensolo", declarer=0, items=items) == [36, -12, -12, -12]
    assert paid(rest, "Farbendreier", declarer=0, items=items) == [18, -6, -6, -6]


# ------------------------------------------------------------------------------------------------------------- rounded


@pytest.mark.parametrize(("way", "each"), [("exactly", "9/2"), ("upwards", 5), ("downwards", 4), ("to-nearest", 5)])
@pytest.mark.parametrize(
    ("source", "price", "game"),
    [
        ("koenigrufen", "contracts.Dreier.terms.price_won", "Dreier"),
        ("karl", "contracts.Dreier.terms.price", "Dreier"),
        ("zwanzigerrufen", "contracts.Solo.terms.points", "Solo"),
    ],
)
def test_an_amount_between_two_players_may_be_rounded(
    source: str, price: str, game: str, way: str, each: object
) -> None:
    """A price of 4 1/2 is 5 up and to the nearest, and 4 down; each of three pays it."""
    house = playing.house(source, f'[rulings]\n"{price}" = "9/2"\n"settling.rounding" = "{way}"\n')
    asked = {"players": 4, "dealer": 3, "declarer": 0, "contract": game, "items": [item("Spiel")]}
    told = playing.answer(house, "settle", **asked)["payments"]

    assert told[0] == (3 * each if isinstance(each, int) else "27/2")
    assert told[1:] == 3 * [-each if isinstance(each, int) else "-9/2"]


def test_what_is_lost_is_rounded_like_what_is_won() -> None:
    """A lost price of 4 1/2 rounded up is 5 to each."""
    house = playing.house(
        "koenigrufen", '[rulings]\n"contracts.Dreier.terms.price_won" = "9/2"\n"settling.rounding" = "upwards"\n'
    )
    asked = {"players": 4, "dealer": 3, "declarer": 0, "contract": "Dreier", "items": [item("Spiel", won=False)]}

    assert playing.answer(house, "settle", **asked)["payments"] == [-15, 5, 5, 5]


@pytest.mark.parametrize(("way", "each"), [("upwards", 2), ("downwards", 1), ("to-nearest", 2)])
def test_fahren_and_trischaken_are_rounded_too(way: str, each: int) -> None:
    """Fahren: a price of 3/2 from the loser to each, here by a Third. Trischaken: the two with most pay the others."""
    rest = f'[rulings]\n"{{price}}" = "3/2"\n"settling.rounding" = "{way}"\n'
    fahren = playing.house("karl", rest.format(price="contracts.Fahren.terms.price"))
    asked = {"players": 4, "dealer": 3, "contract": "Fahren", "augen": [15, 15, 25, 15], "tricks": [3, 3, 4, 2]}

    assert playing.answer(fahren, "settle", **asked)["payments"] == [each, each, -3 * each, each]
    assert paid(
        rest.format(price="contracts.Trischaken.terms.price_won"),
        "Trischaken",
        augen=[12, 25, 22, 11],
        tricks=[2, 5, 3, 2],
    ) == [each, -each, -each, each]


def test_two_who_share_an_odd_amount_may_have_it_rounded() -> None:
    """Two Jungfrauen of Fahren share 3 prices of 1: 3/2 each, and 2 where amounts are rounded up."""
    rest = '[rulings]\n"contracts.Fahren.terms.price" = 1\n"settling.rounding" = "{way}"\n'
    asked = {"players": 4, "dealer": 3, "contract": "Fahren", "augen": [0, 40, 30, 0], "tricks": [0, 7, 5, 0]}
    rounded = playing.house("karl", rest.format(way="upwards"))

    assert playing.answer(rounded, "settle", **asked)["payments"] == [3, -6, 0, 3]
    asked = {**asked, "augen": [0, "104/3", "106/3", 0]}
    assert playing.answer(rounded, "settle", **asked)["payments"] == [2, 0, -4, 2]
    exact = playing.answer(playing.house("karl", rest.format(way="exactly")), "settle", **asked)["payments"]
    assert exact == ["3/2", 0, -3, "3/2"]


# ------------------------------------------------------------------------------------------------ Trischaken of Tirol

TIROL = """
[rulings]
"settling.trischaken_pays" = [
    { payer_count = 1, with_vorhand = true, augen = "107/3", each = 4 },
    { payer_count = 1, with_vorhand = true, each = 2 },
    { payer_count = 1, augen = "107/3", each = 2 },
    { payers = "with_trick", receivers = "trickless", trickless = 1, each = 2 },
    { payers = "two_most", receivers = "two_fewest", ties = "out", each = 1 },
]
"counting.trischaken_method" = "thirds"
"""


@pytest.mark.parametrize(
    ("augen", "tricks", "payments"),
    [
        ([12, 25, 22, 11], [2, 5, 3, 2], [2, -2, -2, 2]),
        ([12, "107/3", "34/3", 11], [2, 6, 2, 2], [2, -6, 2, 2]),
        ([20, 28, 22, 0], [3, 5, 4, 0], [-2, -2, -2, 6]),
        ([28, 22, 12, 8], [5, 3, 2, 2], [-6, 2, 2, 2]),
        (["107/3", 12, "34/3", 11], [6, 2, 2, 2], [-12, 4, 4, 4]),
        ([25, 25, 12, 8], [4, 4, 2, 2], [-2, -2, 2, 2]),
        ([35, 35, 0, 0], [6, 6, 0, 0], [-2, -2, 2, 2]),
    ],
)
def test_who_has_most_in_tirol_pays_by_places_or_alone(
    augen: list[object], tricks: list[int], payments: list[int]
) -> None:
    """Published: 2 from two to two; 6 at 35 2/3, 6 to a Jungfrau, 6 from Vorhand with the most, 12 with both."""
    assert paid(TIROL, "Trischaken", augen=augen, tricks=tricks) == payments
