"""What a house counts beside a Valat, how often, and what a failed one costs, by rule sheets, in each source."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing

from tarock_engine.cards import names_in
from tarock_protocol.cards import PACK
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Settle
from tarock_reference.houses.house import House
from tarock_register.ask.implied_facts import omissions

TABLE = {"players": 4, "dealer": 3, "declarer": 0}
GAMES = {"karl": "Dreier", "koenigrufen": "Dreier", "lungau": "Dreier", "zwanzigerrufen": "Solo"}


def item(name: str, *, won: bool = True, announced: bool = False) -> dict[str, Any]:
    return {"item": name, "side": "declarer", "won": won, "announced": announced}


def paid(house: House, contract: str, *items: dict[str, Any]) -> list[Any]:
    found: list[Any] = playing.answer(house, "settle", **TABLE, contract=contract, items=[*items])["payments"]
    return found


# ------------------------------------------------------------------------------------------------------ multiplying


DURCH = """
[rulings]
"contracts.Dreier.terms.price_won" = 5
"settling.valat_multiplies" = false
"settling.silent_valat" = 10
"settling.announced_valat" = 20
"settling.times_beside_valat" = { silent = 2, announced = 4, silent_items = false }
"settling.failed_valat_loses_game" = true
"bonuses.valat_beside" = { game = true, silent = ["Pagat", "Trull"], announced = ["Pagat", "Trull"] }
"""


def test_a_durch_multiplies_the_game_and_what_was_announced() -> None:
    """Hopfgarten: 20 + (5 + 2) x 4 = 48, and 1 for what was silent, is 49 from each; silent: 10 + 7 x 2 + 1 = 25."""
    house = playing.house("koenigrufen", DURCH)
    rest = [item("Spiel"), item("Pagat", announced=True), item("Trull")]

    assert paid(house, "Dreier", *rest, item("Valat", announced=True)) == [147, -49, -49, -49]
    assert paid(house, "Dreier", *rest, item("Valat")) == [75, -25, -25, -25]


def test_a_failed_durch_loses_the_game_once() -> None:
    """Hopfgarten: 20, and the game of 5 counts as lost: 25 to each, also where the cards were enough to win it."""
    house = playing.house("koenigrufen", DURCH)

    assert paid(house, "Dreier", item("Spiel"), item("Valat", won=False, announced=True)) == [-75, 25, 25, 25]


@pytest.mark.parametrize(
    ("source", "game", "price", "trull"),
    [("karl", "Dreier", 20, 5), ("koenigrufen", "Dreier", 4, 1), ("lungau", "Dreier", 20, 20)],
)
def test_a_valat_without_a_price_multiplies_all_the_rest(source: str, game: str, price: int, trull: int) -> None:
    """Game and Trull four times, and eight times if it was announced; in Lungau the points of 10 Cent count twice."""
    rest = """
[rulings]
"settling.silent_valat" = 0
"settling.announced_valat" = 0
"settling.times_beside_valat" = { silent = 4, announced = 8 }
"bonuses.valat_beside" = { game = true, silent = ["Trull"], announced = ["Trull"] }
"""
    house = playing.house(source, rest)
    items = [item("Spiel"), item("Trull")]

    for valat, times in ((item("Valat"), 4), (item("Valat", announced=True), 8)):
        each = (price + trull) * times
        assert paid(house, game, *items, valat) == [3 * each, -each, -each, -each]
    assert paid(house, game, *items) == [3 * (price + trull), *[-price - trull] * 3]


def test_a_valat_multiplies_in_zwanzigerrufen() -> None:
    """A normal game of 1 and an announced Absolut of 2, twice beside the silent Valat of 6: 12."""
    rest = """
[rulings]
"bonuses.valat_beside" = ["Spiel", "Absolut"]
"settling.times_beside_valat" = { silent = 2 }
"""
    house = playing.house("zwanzigerrufen", rest)
    plain = playing.house("zwanzigerrufen", '[rulings]\n"bonuses.valat_beside" = ["Spiel", "Absolut"]\n')
    sheet = {**TABLE, "partner": 2, "contract": "Normalspiel"}
    items = [item("Spiel"), item("Absolut", announced=True), item("Valat")]
    once, twice = (playing.answer(known, "settle", **sheet, items=items)["payments"][0] for known in (plain, house))

    assert twice - once == 3


def test_what_was_announced_counts_beside_a_valat_in_zwanzigerrufen_and_what_is_silent_does_not() -> None:
    """The silent Valat of 6 and the announced Absolut of 2; neither the game nor the silent Trull."""
    rest = '[rulings]\n"bonuses.valat_beside" = { game = false, silent = [], announced = ["Absolut"] }\n'
    house = playing.house("zwanzigerrufen", rest)
    sheet: dict[str, Any] = {**TABLE, "partner": 2, "contract": "Normalspiel"}
    absolut, silent = item("Absolut", announced=True), [item("Trull"), item("Absolut")]

    assert playing.answer(house, "settle", **sheet, items=[absolut, item("Valat")])["payments"] == [8, -8, 8, -8]
    assert playing.answer(house, "settle", **sheet, items=[item("Valat")])["payments"] == [6, -6, 6, -6]
    for struck in (item("Spiel"), *silent):
        assert "error" in playing.asked(house, "settle", **sheet, items=[struck, item("Valat")])


@pytest.mark.parametrize(
    ("said", "items"),
    [("", [("Valat", False)]), ("Absolut", [("Absolut", True), ("Valat", False)])],
)
def test_the_result_of_zwanzigerrufen_has_what_was_announced_beside_a_valat(
    said: str, items: list[tuple[str, bool]]
) -> None:
    rest = '[rulings]\n"bonuses.valat_beside" = { game = false, silent = [], announced = ["Absolut"] }\n'
    house = playing.house("zwanzigerrufen", rest)
    cards = names_in(house.rules.pack)
    words = [(0, said), (0, "Weiter"), (1, "Weiter"), (2, "Weiter"), (3, "Weiter"), (0, "Weiter")]
    answer = playing.answer(
        house,
        "result",
        **{**TABLE, "partner": 2, "called": "XX", "contract": "Normalspiel"},
        hands=[["Sküs", "XXI", *cards[3:11]], cards[11:21], ["XX", *cards[21:30]], cards[30:]],
        said=[{"seat": seat, "do": "say", "what": word} for seat, word in words if word],
        piles={"declarer": cards, "foes": []},
        tricks={"declarer": 10, "foes": 0},
        played=[],
    )

    assert [(scored["item"], scored["announced"]) for scored in answer["items"]] == items


LOSES = '[readings]\n{beside}\n[rulings]\n"settling.failed_valat_loses_game" = {value}\n'


@pytest.mark.parametrize(
    ("source", "beside", "game"),
    [
        ("koenigrufen", 'valat-next-to-game = "beside"', 4),
        ("lungau", 'valat-failed = "all"', 20),
        ("zwanzigerrufen", 'valat-failed = "all"', 4),
    ],
)
def test_a_failed_valat_loses_the_game_in_a_house_that_says_so(source: str, beside: str, game: int) -> None:
    """The game that the cards have won is lost too, so it costs twice its price more than in the source."""
    house, plain = (playing.house(source, LOSES.format(beside=beside, value=value)) for value in ("true", "false"))
    items = [item("Spiel"), item("Valat", won=False, announced=True)]
    lost, won = (paid(known, GAMES[source], *items)[0] for known in (house, plain))

    assert won - lost == 3 * 2 * game
    assert paid(house, GAMES[source], *items) == paid(house, GAMES[source], {**items[0], "won": False}, items[1])


@pytest.mark.parametrize(
    ("source", "beside", "left"),
    [("koenigrufen", 'valat-next-to-game = "beside"', 3), ("lungau", 'valat-failed = "all"', 0)],
)
def test_the_result_shows_the_game_that_a_failed_valat_lost(source: str, beside: str, left: int) -> None:
    """The declarer takes all tricks but the last; the half that he left counts for the others."""
    last = ["A♥", "2♥", "3♥", "4♥"]
    theirs = [*last, "10♠", "9♠", "8♠"][: 4 + left]
    said = [
        {"seat": seat, "do": "say", "what": word} for seat, word in ((0, "Valat"), *((n % 4, "Gut!") for n in range(8)))
    ]
    asked: dict[str, Any] = {**TABLE, "partner": None, "called": None, "contract": "Dreier"}
    piles = {"declarer": [card for card in PACK if card not in theirs], "foes": theirs}
    played = [{"number": 12, "leader": 0, "cards": last[1:] + last[:1]}]
    rest = {"piles": piles, "tricks": {"declarer": 11, "foes": 1}, "played": played}

    for value, is_won in (("true", False), ("false", True)):
        house = playing.house(source, LOSES.format(beside=beside, value=value))
        replies = [playing.asked(house, "result", **asked, **rest, said=said[:number]) for number in range(2, 10)]
        [found] = [reply["answer"]["items"] for reply in replies if "answer" in reply][:1]
        assert next(told["won"] for told in found if told["item"] == "Spiel") is is_won


# --------------------------------------------------------------------------------------------------- what stays


LUNGAU = """
[rulings]
"settling.silent_valat" = 8
"settling.announced_valat" = 16
"bonuses.valat_beside" = { game = false, silent = ["Spatz", "Uhu"], announced = ["Spatz", "Uhu"] }
"""


def test_beside_a_valat_of_lungau_the_named_items_stay() -> None:
    """The Tuesday round: 16 x 2 + 2 + 2 = 36 points of 10 Cent from each; the Trull and the game fall away."""
    house = playing.house("lungau", LUNGAU)
    items = [item("Spatz"), item("Uhu"), item("Valat", announced=True)]

    assert paid(house, "Dreier", *items) == [1080, -360, -360, -360]
    for gone in ("Trull", "Spiel"):
        told = playing.asked(house, "settle", **TABLE, contract="Dreier", items=[item(gone), *items])
        assert "nothing beside the Valat" in told["error"]


def test_beside_a_valat_of_karl_only_the_named_items_count() -> None:
    """A Dreier of 20, four times: 80, and the announced Trull of 10; announced Könige do not count."""
    rest = '[rulings]\n"bonuses.valat_beside" = { game = false, silent = [], announced = ["Trull"] }\n'
    house = playing.house("karl", rest)
    items = [item("Spiel"), item("Trull", announced=True), item("Könige", announced=True), item("Valat")]

    assert paid(house, "Dreier", *items) == [270, -90, -90, -90]


def test_nothing_is_forgotten_of_what_a_house_counts_beside_a_valat() -> None:
    """In lungau itself nothing counts there, so that a Spatz beside it is one too many."""
    items = [Item(item=name, side="declarer", won=True) for name in ("Valat", "Spatz")]
    sheet = Settle(id=1, rules="lungau", players=4, dealer=3, contract="Dreier", declarer=0, items=items)
    house = playing.house("lungau", '[rulings]\n"bonuses.valat_beside" = { silent = ["Spatz"] }')

    assert not [*omissions(sheet, house.respond)]
    assert [*omissions(sheet, playing.house("lungau").respond)]


# ------------------------------------------------------------------------------------------------- announced together


BESIDE = '[rulings]\n"announcing.beside_valat" = [{items}]\n'


def words(items: str, contract: str, *said: str, seat: int = 0, **game: Any) -> set[str]:
    """What a player of koenigrufen may announce after ``said``, with such items beside a Valat."""
    asked = {**TABLE, "partner": None, "called": None, "contract": contract, **game}
    spoken = [{"seat": 0, "do": "say", "what": word} for word in said]
    hand = ["Sküs", "XXI", "II", "I", "VI", "VII", "D♥", "C♥", "B♥", "D♦", "C♦", "B♦"]
    house = playing.house("koenigrufen", BESIDE.format(items=items))
    found = playing.answer(house, "may_announce", **asked, said=spoken, hand=hand)
    assert found["seat"] == seat
    return {*found["legal"]}


def test_a_side_announces_no_trull_with_a_valat() -> None:
    """Wörthersee 8: in neither order; a Vogel goes, and the other side is not bound."""
    birds = '"Pagat", "Uhu"'

    assert {"Trull", "Könige", "Pagat", "Valat"} <= words(birds, "Dreier")
    assert words(birds, "Dreier", "Valat") & {"Trull", "Könige", "Pagat", "Uhu", "Kakadu"} == {"Pagat", "Uhu"}
    assert "Valat" not in words(birds, "Dreier", "Trull")
    assert "Valat" in words(birds, "Dreier", "Pagat")
    assert "Trull" in words(birds, "Dreier", "Valat", "Gut!", seat=1)


def test_a_vogel_that_is_owed_goes_with_every_valat() -> None:
    """One of them; without it the declarer of a Besser Rufer could not close his turn."""
    game: dict[str, Any] = {"partner": 2, "called": "K♥"}

    assert {"Pagat", "Uhu"} <= words("", "Besser Rufer", "Valat", **game)
    assert words("", "Besser Rufer", "Valat", "Uhu", **game) & {"Pagat", "Kakadu", "Trull"} == set()
    assert "Valat" in words("", "Besser Rufer", "Uhu", **game)
    assert "Valat" not in words("", "Besser Rufer", "Uhu", "Pagat", **game)


def test_what_does_not_go_with_a_valat_is_refused_with_the_reason() -> None:
    house = playing.house("koenigrufen", BESIDE.format(items='"Pagat"'))
    asked = {**TABLE, "partner": None, "called": None, "contract": "Dreier", "hand": PACK[:12]}

    def error(*said: str) -> str:
        spoken = [{"seat": 0, "do": "say", "what": word} for word in said]
        return str(playing.asked(house, "may_announce", **asked, said=spoken)["error"])

    assert "Trull does not go beside a Valat" in error("Valat", "Trull")
    assert "what was announced does not go beside a Valat" in error("Trull", "Valat")
