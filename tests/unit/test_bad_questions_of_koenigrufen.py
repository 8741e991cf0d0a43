"""What readings of Tarock-Königrufen ask for: the error names the place, and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, item

APART = {"count-which-piles": "partners-apart"}
TRICKS_ONLY = {"trull-koenige-from-stock": "tricks-only"}
REPLACES = {"valat-next-to-game": "replaces-game"}
MINE = "K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII".split()  # noqa: SIM905
LAID = ["B♦", "A♥", "2♥"]
SECOND = "Sküs XXI VII VI V IV III II 3♥ 4♥ A♦ 2♦".split()  # noqa: SIM905
THIRD = "3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠".split()  # noqa: SIM905
DEALER = "8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 7♣".split()  # noqa: SIM905
LEFT = ["I", "9♣", "8♣"]
END: Fields = {
    **TABLE,
    "contract": "Dreier",
    "declarer": 0,
    "partner": None,
    "called": None,
    "piles": {"declarer": [*MINE, *LAID], "foes": [*SECOND, *THIRD, *DEALER, *LEFT]},
    "tricks": {"declarer": 5, "foes": 7},
    "played": [],
    "said": [],
}
"""The opponents have the whole Trull, the I of it in the set that the declarer left."""
HEAPS: Fields = {"taken": [MINE, SECOND, THIRD, DEALER], "laid": LAID}
SHEET: Fields = {**TABLE, "contract": "Sechserdreier", "declarer": 0, "partner": None}


def trulls(found: Any) -> list[str]:
    return [one["side"] for one in found["items"] if one["item"] == "Trull"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (APART, "partners count apart in this reading"),
        (TRICKS_ONLY, "only they count for Trull and Könige in this reading"),
    ],
)
def test_an_end_that_hangs_on_the_tricks_of_each_seat_is_not_told_without_them(
    options: Mapping[str, str], reason: str
) -> None:
    assert error("koenigrufen", "result", END, options) == (
        f"taken: expected the tricks of each seat, because {reason}, got None"
    )


def test_with_the_tricks_of_each_seat_the_end_is_told() -> None:
    # 43 in 23 cards, less 7 × 2 + 1; apart 20 in 12 and twice 18 in eight, less 8, 5 and 5, and the set of 7, less 2.
    assert trulls(answer("koenigrufen", "result", {**END, **HEAPS})) == ["foes"]
    assert trulls(answer("koenigrufen", "result", {**END, **HEAPS}, TRICKS_ONLY)) == []
    assert answer("koenigrufen", "result", {**END, **HEAPS}, APART)["augen"] == {"declarer": 28, "foes": 43}


def test_an_end_that_does_not_hang_on_them_is_told_without_them() -> None:
    no_trull = {"declarer": ["I", *MINE[1:], *LAID], "foes": [*SECOND, *THIRD, *DEALER, "K♥", "9♣", "8♣"]}

    assert trulls(answer("koenigrufen", "result", {**END, "piles": no_trull}, TRICKS_ONLY)) == []
    assert answer("koenigrufen", "result", {**END, "contract": "Bettel"}, APART)["augen"] == {}


@pytest.mark.parametrize("reading", ["beside", "replaces-game", "replaces-all"])
def test_trischaken_has_no_declarer_and_so_no_such_end(reading: str) -> None:
    """Not even with all the tricks, which a Valat would be that takes the place of the game."""
    whole = {"piles": {"declarer": [card for pile in END["piles"].values() for card in pile], "foes": []}}
    asked = {**END, **whole, "contract": "Trischaken", "tricks": {"declarer": 12, "foes": 0}}

    message = error("koenigrufen", "result", asked, {"valat-next-to-game": reading})

    assert message == "contract: expected a game with a declarer, got 'Trischaken'"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"laid": LAID}, "taken: expected the tricks of each seat, because what was laid away is told, got None"),
        ({**HEAPS, "taken": [MINE, SECOND, THIRD]}, "taken: expected 4 lists, one for each seat, got 3"),
        ({**HEAPS, "taken": [MINE[1:], SECOND, THIRD, DEALER]}, "taken[0]: expected whole tricks of 4 cards, got 19"),
        (
            {**HEAPS, "taken": [MINE[4:], SECOND, THIRD, DEALER]},
            "taken: expected 20 cards for declarer, who took 5 tricks, got 16",
        ),
        (
            {**HEAPS, "taken": [MINE, [*SECOND[4:], *THIRD[:4]], THIRD, DEALER]},
            "taken[2]: expected cards that no other seat took, got ['3♦', '4♦', 'K♠', 'D♠']",
        ),
        (
            {**HEAPS, "taken": [[*SECOND[:4], *MINE[4:]], SECOND, THIRD, DEALER]},
            "taken[0]: expected cards of piles.declarer, got ['Sküs', 'XXI', 'VII', 'VI']",
        ),
        ({**HEAPS, "taken": [["Z"], [], [], []]}, "taken[0][0]: 'Z' is no card"),
        ({**HEAPS, "laid": LAID[1:]}, "laid: expected 3 cards, got 2"),
        (
            {**HEAPS, "laid": [*LAID[1:], "K♥"]},
            "laid: expected cards of piles.declarer that lie in no trick, got ['K♥']",
        ),
        ({**HEAPS, "contract": "Solo Dreier"}, "laid: expected nothing in a Solo Dreier, got 3"),
        (
            {**HEAPS, "played": [{"number": 12, "leader": 1, "cards": ["10♠", "9♠", "8♠", "7♠"]}]},
            "taken[1]: expected the cards of trick 12, which that seat took, got none of ['10♠', '9♠', '8♠', '7♠']",
        ),
    ],
)
def test_tricks_that_cannot_lie_so(fields: Fields, message: str) -> None:
    assert error("koenigrufen", "result", {**END, **fields}).startswith(message)


@pytest.mark.parametrize("place", ["taken", "laid"])
@pytest.mark.parametrize("rules", ["lungau", "karl"])
def test_other_sources_ask_for_no_tricks_of_each_seat(rules: str, place: str) -> None:
    asked = {**END, place: HEAPS[place]}

    assert error(rules, "result", asked) == f"{place}: expected none in {rules}, got {len(HEAPS[place])}"


# --------------------------------------------------------------------------------------------------------- sheets


def valat(**more: Any) -> Fields:
    return item("Valat", announced=True, **more)


@pytest.mark.parametrize(
    ("fields", "options", "message"),
    [
        (
            {"items": [item(), valat()]},
            REPLACES,
            "items[0].item: expected no Spiel, because the Valat takes its place in this reading, got Spiel",
        ),
        (
            {"items": [valat(), item("Trull")]},
            {"valat-next-to-game": "replaces-all"},
            "items[1].item: expected nothing but the Valat, which takes the place of everything, got Trull",
        ),
        (
            {"items": [valat()]},
            {**REPLACES, "valat-base-with-kontra": "doubled"},
            "replaced: expected the game whose place the Valat takes, because its amount hangs on it, got None",
        ),
        (
            {"items": [valat(won=False)]},
            {**REPLACES, "valat-base-sechserdreier": "lost-value"},
            "replaced: expected the game whose place the Valat takes, because its amount hangs on it, got None",
        ),
        (
            {"items": [valat(won=False)]},
            {**REPLACES, "lost-sechserdreier-scope": "all"},
            "replaced: expected the game whose place the Valat takes, because its amount hangs on it, got None",
        ),
        (
            {"items": [item(), valat()], "replaced": item()},
            {},
            "replaced: expected nothing, because no Valat takes the place of the game, got Spiel",
        ),
        (
            {"items": [valat()], "replaced": item("Trull")},
            REPLACES,
            "replaced.item: expected one of Spiel, got 'Trull'",
        ),
        (
            {"items": [valat()], "replaced": item(side="foes")},
            REPLACES,
            "replaced.side: expected declarer, whose game ",
        ),
        (
            {"items": [valat()], "replaced": item(won=False)},
            REPLACES,
            "replaced.won: expected yes, because of the Valat",
        ),
        (
            {"items": [valat()], "replaced": item(doubled=[0])},
            REPLACES,
            "replaced.doubled[0]: expected a seat of the other side than that of the Spiel, got 0",
        ),
    ],
)
def test_sheets_on_which_a_valat_takes_the_place_of_the_game(
    fields: Fields, options: Mapping[str, str], message: str
) -> None:
    assert error("koenigrufen", "settle", {**SHEET, **fields}, options).startswith(message)


def test_where_nothing_hangs_on_the_game_it_need_not_be_told() -> None:
    found = answer("koenigrufen", "settle", {**SHEET, "items": [valat()]}, REPLACES)

    assert found["payments"] == [48, -16, -16, -16]


@pytest.mark.parametrize("rules", ["lungau", "karl"])
def test_other_sources_know_no_game_that_is_told_beside_a_valat(rules: str) -> None:
    asked = {**SHEET, "contract": "Dreier", "items": [item()], "replaced": item()}

    assert error(rules, "settle", asked) == f"replaced: expected none in {rules}, got Spiel"


ULTIMO: Fields = {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2}
WINNABLE = {"koenig-ultimo-by-opponents": "winnable"}


@pytest.mark.parametrize(
    ("items", "options", "message"),
    [
        (
            [item("König ultimo", side="foes", announced=True)],
            {},
            "items[0].won: expected no, because the opponents win no such König ultimo in this reading, got yes",
        ),
        (
            [item("König ultimo", side="foes")],
            WINNABLE,
            "items[0].won: expected no, because the opponents win no such König ultimo in this reading, got yes",
        ),
        (
            [item("König ultimo", side="foes", announced=True), item("König ultimo", won=False)],
            {**WINNABLE, "koenig-ultimo-beside-won": "won-only"},
            "items[1].item: expected no second König ultimo beside the one that was won, got a silent one",
        ),
    ],
)
def test_a_koenig_ultimo_that_a_reading_does_not_know(
    items: list[Fields], options: Mapping[str, str], message: str
) -> None:
    assert error("koenigrufen", "settle", {**ULTIMO, "items": items}, options) == message


@pytest.mark.parametrize("use", ["off", "silent-only"])
def test_a_vogel_that_nobody_can_have_planned_with_is_not_paid(use: str) -> None:
    given_up: Fields = {**TABLE, "contract": "Besser Rufer", "declarer": 0, "given_up": True, "from_talon": True}
    planned: Fields = {**given_up, "bird": "Kakadu"}
    options = {"kakadu": use}

    assert error("koenigrufen", "settle", planned, {**options, "besser-rufer-give-up": "game-and-bird"}) == (
        "bird: expected one of Pagat, Uhu, Marabu, got 'Kakadu'"
    )
    assert answer("koenigrufen", "settle", planned, options)["payments"] == [-12, 4, 4, 4]
