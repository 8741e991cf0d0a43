"""Kontras in a Solo whose called König lay in the Talon: a house may void all, or those to the game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_said_by_cups import item

from tarock_protocol.cards import PACK

OF_GAME = '[rulings]\n"settling.game_kontra_stands_alone" = {value}\n'
ANY = '[rulings]\n"settling.kontra_stands_alone" = {value}\n'
SOLOS = {"karl": "Solo-Rufer", "koenigrufen": "Solo"}
TABLE = {"players": 4, "dealer": 3, "declarer": 1, "partner": None}
GAME = item("Spiel") | {"doubled": [3]}
SAID = [GAME, item("Trull", won=False, announced=True) | {"side": "foes", "doubled": [1]}]


def paid(source: str, rest: str, items: list[dict[str, Any]], *, from_talon: bool = True) -> list[int]:
    sheet = {**TABLE, "contract": SOLOS[source], "from_talon": from_talon, "items": items}
    found: list[int] = playing.answer(playing.house(source, rest), "settle", **sheet)["payments"]
    return found


@pytest.mark.parametrize(
    ("source", "void", "standing"),
    [("karl", 10 + 5 * 2 * 2 * 2, 10 * 2 + 5 * 2 * 2 * 2), ("koenigrufen", 2 + 2 * 2 * 2, 2 * 2 + 2 * 2 * 2)],
)
def test_only_the_kontra_to_the_game_is_void_where_nobody_was_a_partner(source: str, void: int, standing: int) -> None:
    """The opponents' Trull, announced with Kontra and lost, counts double twice: by the Solo and by the Kontra."""
    no, yes = OF_GAME.format(value="false"), OF_GAME.format(value="true")

    assert paid(source, no, SAID) == [-void, 3 * void, -void, -void]
    assert paid(source, yes, SAID) == [-standing, 3 * standing, -standing, -standing]
    assert paid(source, no, SAID, from_talon=False) == [-standing, 3 * standing, -standing, -standing]


@pytest.mark.parametrize(("source", "price"), [("karl", 10 + 5 * 2 * 2), ("koenigrufen", 2 + 2 * 2)])
def test_every_kontra_may_be_void_where_nobody_was_a_partner(source: str, price: int) -> None:
    """The opponents' lost Trull stands without its Kontra: Klosterneuburg 5 and Vöcklabruck 6."""
    told = ANY.format(value="false")

    assert paid(source, told, SAID) == [-price, 3 * price, -price, -price]
    assert paid(source, told, SAID, from_talon=False) == paid(source, ANY.format(value="true"), SAID)


def test_the_solo_of_a_sheet_is_paid_as_its_example_says() -> None:
    """Wörthersee 2: the Kontra of D is void: 2 + 1 x 2 for the silent Trull from each."""
    items = [GAME, item("Trull")]

    assert paid("koenigrufen", OF_GAME.format(value="false"), items) == [-4, 12, -4, -4]


def test_a_reading_that_voids_every_kontra_voids_those_told_to_settle() -> None:
    """2 + 1 x 2, and 2 x 2 + 1 x 2 where the König was no partner's card in the Talon."""
    void = '[readings]\nsolo-king-in-stock-calls = "void"\n'
    items = [GAME, item("Trull")]

    assert paid("koenigrufen", void, items) == [-4, 12, -4, -4]
    assert paid("koenigrufen", void, items, from_talon=False) == [-6, 18, -6, -6]


@pytest.mark.parametrize(
    ("rulings", "of_game", "of_trull"),
    [
        (OF_GAME.format(value="false"), [], [1]),
        (OF_GAME.format(value="true"), [2], [1]),
        (ANY.format(value="false"), [], []),
    ],
)
def test_the_result_of_koenigrufen_has_the_kontras_that_stand(
    rulings: str, of_game: list[int], of_trull: list[int]
) -> None:
    theirs = ["Sküs", "XXI", "I", "K♣", "D♣", "C♣", "B♣", "K♠", "D♠", "C♠", "B♠", "K♥", "D♥", "C♥", "B♥", "A♥"]
    words = [
        "Gut!",
        "Kontra Spiel",
        "Trull",
        "Gut!",
        "Gut!",
        "Gut!",
        "Kontra Trull of 2",
        "Gut!",
        "Gut!",
        "Gut!",
        "Gut!",
    ]
    seats = [1, 2, 2, 2, 3, 0, 1, 1, 2, 3, 0]
    house = playing.house("koenigrufen", rulings)
    found = playing.answer(
        house,
        "result",
        **TABLE,
        contract="Solo",
        called="K♦",
        from_talon=True,
        said=[{"seat": seat, "do": "say", "what": word} for seat, word in zip(seats, words, strict=True)],
        piles={"declarer": [card for card in PACK if card not in theirs], "foes": theirs},
        tricks={"declarer": 8, "foes": 4},
        played=[{"number": 12, "leader": 1, "cards": ["D♦", "2♦", "B♦", "C♦"]}],
    )["items"]

    said = {told["item"]: told["doubled"] for told in found if told["announced"] or told["item"] == "Spiel"}
    assert said == {"Spiel": of_game, "Trull": of_trull}
