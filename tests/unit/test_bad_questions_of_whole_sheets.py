"""Items of Zwanzigerrufen that no deal has together, and sheets that lack one: the error names the place and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, item

NORMAL: Fields = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2}
SOLO: Fields = {**TABLE, "contract": "Solo", "declarer": 2}
FARBENSOLO: Fields = {**SOLO, "contract": "Farbensolo"}
GAMES: Mapping[str, Fields] = {"Normalspiel": NORMAL, "Solo": SOLO, "Farbensolo": FARBENSOLO}
WON, LOST = item(), item(won=False)


def of_foes(name: str, **more: Any) -> Fields:
    return item(name, **{"side": "foes", **more})


def announced(name: str, **more: Any) -> Fields:
    return item(name, **{"announced": True, **more})


def refused(sheet: Fields, items: Sequence[Fields], options: Mapping[str, str] | None = None) -> str:
    return error("zwanzigerrufen", "settle", {**sheet, "items": items}, options)


def settled(sheet: Fields, items: Sequence[Fields], options: Mapping[str, str] | None = None) -> list[int]:
    found: list[int] = answer("zwanzigerrufen", "settle", {**sheet, "items": items}, options)["payments"]
    return found


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(
    ("items", "message"),
    [
        (
            [LOST, item("Absolut")],
            "items[1]: expected what can be beside Spiel of declarer lost, got Absolut of declarer ",
        ),
        (
            [LOST, announced("Absolut")],
            "items[1]: expected what can be beside Spiel of declarer lost, got Absolut of declarer won",
        ),
        (
            [WON, of_foes("Absolut")],
            "items[1]: expected what can be beside Spiel of declarer won, got Absolut of foes wo",
        ),
        (
            [LOST, item("Valat")],
            "items[1]: expected what can be beside Spiel of declarer lost, got Valat of declarer won",
        ),
        ([WON, of_foes("Valat")], "items[1]: expected what can be beside Spiel of declarer won, got Valat of foes won"),
        (
            [WON, item("Absolut"), of_foes("Valat")],
            "items[2]: expected what can be beside Spiel of declarer won, got Valat of foes won",
        ),
        (
            [WON, announced("Absolut", won=False), item("Valat")],
            "items[2]: expected what can be beside Absolut of declarer lost, got Valat of declarer won",
        ),
        ([WON, item("Valat")], "items: expected Absolut among them, got Spiel of declarer won, Valat of declarer won"),
        ([LOST, of_foes("Valat")], "items: expected Absolut among them, got Spiel of declarer lost, Valat of foes won"),
        ([item("Absolut")], "items: expected Spiel among them, which somebody has won, got Absolut of declarer won"),
        (
            [item("Valat"), item("Absolut")],
            "items: expected Spiel among them, which somebody has won, got Valat of declarer won, Absolut of ",
        ),
    ],
)
def test_augen_that_nobody_ends_with(game: str, items: Sequence[Fields], message: str) -> None:
    assert refused(GAMES[game], items).startswith(message)


@pytest.mark.parametrize("sheet", [SOLO, FARBENSOLO])
def test_a_soloist_wins_or_loses_and_only_a_normal_game_ends_even(sheet: Fields) -> None:
    expected = "items: expected Spiel among them, which somebody has won, got Könige of declarer won"

    assert refused(sheet, [item("Könige")]) == expected
    assert settled(NORMAL, [item("Könige")]) == [2, -2, 2, -2]
    assert settled(NORMAL, [announced("Absolut", won=False)]) == [-2, 2, -2, 2]
    expected = expected.replace("Könige", "Trull")
    assert refused(NORMAL, [item("Trull")], {"tie-at-44": "declarer-loses"}) == expected


@pytest.mark.parametrize(
    ("sheet", "items", "message"),
    [
        (
            NORMAL,
            [WON, item("Trull"), of_foes("Mondfang")],
            "items[2]: expected what can be beside Trull of declarer won",
        ),
        (NORMAL, [WON, item("Trull"), item("Mondfang")], "items[2]: expected what can be beside Trull of declarer won"),
        (
            NORMAL,
            [WON, of_foes("Mondfang"), item("Trull")],
            "items[2]: expected what can be beside Mondfang of foes won",
        ),
        (NORMAL, [WON, item("Trull"), of_foes("Pagat")], "items[2]: expected what can be beside Trull of declarer won"),
        (
            NORMAL,
            [WON, of_foes("Trull"), announced("Pagat", won=False)],
            "items[2]: expected what can be beside Trull of foes won, got Pagat of declarer lost",
        ),
        (
            NORMAL,
            [WON, item("Absolut"), item("Valat"), of_foes("Pagat")],
            "items[3]: expected what can be beside Valat of declarer won, got Pagat of foes won",
        ),
        (
            SOLO,
            [WON, item("Absolut"), item("Valat"), of_foes("Mondfang")],
            "items[3]: expected what can be beside Valat of declarer won, got Mondfang of foes won",
        ),
    ],
)
def test_cards_and_tricks_that_nobody_had(sheet: Fields, items: Sequence[Fields], message: str) -> None:
    assert refused(sheet, items).startswith(message)


@pytest.mark.parametrize(
    ("sheet", "items"),
    [
        (NORMAL, [WON, item("Trull"), item("Pagat"), of_foes("Könige")]),
        (NORMAL, [WON, of_foes("Pagat", won=False), item("Absolut"), item("Valat")]),
        (NORMAL, [WON, item("Absolut"), item("Valat"), of_foes("Mondfang")]),
        (SOLO, [WON, item("Absolut"), item("Valat"), item("Mondfang")]),
        (NORMAL, [LOST, announced("Valat", won=False), item("Trull")]),
        (FARBENSOLO, [WON, announced("Absolut", won=False), of_foes("Könige")]),
    ],
)
def test_what_can_be_together(sheet: Fields, items: Sequence[Fields]) -> None:
    assert sum(settled(sheet, items)) == 0


@pytest.mark.parametrize("name", ["Absolut", "Pagat", "Valat"])
def test_what_opponents_announce_only_with_a_kontra_to_the_game(name: str) -> None:
    lost = announced(name, side="foes", won=False)
    expected = f"items[1]: expected a Kontra to the game beside an announced {name} of foes, got none"
    needs = {} if name == "Pagat" else {"absolut-dagegen-kontra": "required"}

    assert refused(NORMAL, [WON, lost], needs) == expected
    assert settled(NORMAL, [item(doubled=[1]), lost], needs)
    assert settled(NORMAL, [announced("Pagat", won=False), WON])
    if name != "Pagat":
        assert settled(NORMAL, [WON, lost])


def test_a_kontra_is_not_asked_of_what_was_announced_before_the_solo() -> None:
    before = [WON, of_foes("Pagat", announced=True, won=False)]

    assert refused(SOLO, before).startswith("items[1]: expected a Kontra to the game")
    assert settled(SOLO, before, {"announcements-before-solo": "stay"})


@pytest.mark.parametrize(
    ("options", "items", "message"),
    [
        ({"valat-cancels": "all"}, [WON, item("Valat")], "items[0]: expected nothing beside the Valat in this reading"),
        (
            {"valat-cancels": "bonuses"},
            [WON, item("Valat"), item("Absolut")],
            "items[2]: expected nothing beside the Va",
        ),
        (
            {"valat-failed": "valat-only"},
            [LOST, announced("Valat", won=False)],
            "items[0]: expected nothing beside the Valat in this reading, got Spiel of declarer lost",
        ),
    ],
)
def test_a_valat_that_stands_alone_on_the_sheet(
    options: Mapping[str, str], items: Sequence[Fields], message: str
) -> None:
    assert refused(NORMAL, items, options).startswith(message)


@pytest.mark.parametrize(
    ("options", "items"),
    [
        ({"valat-cancels": "all"}, [item("Valat")]),
        ({"valat-cancels": "bonuses"}, [WON, item("Valat")]),
        ({"valat-failed": "valat-only"}, [announced("Valat", won=False), of_foes("Valat", announced=True, won=False)]),
        ({"absolut-whose-bonus": "low-side"}, [LOST, item("Absolut")]),
        (
            {"absolut-announcers-collapse": "both"},
            [LOST, of_foes("Absolut"), announced("Absolut", won=False)],
        ),
    ],
)
def test_a_reading_has_another_sheet(options: Mapping[str, str], items: Sequence[Fields]) -> None:
    assert settled(SOLO, items, options)
    assert refused(SOLO, items)


def test_where_one_valat_has_failed_the_other_cancels_nothing() -> None:
    both = [LOST, of_foes("Absolut"), announced("Valat", won=False), of_foes("Valat")]

    assert settled(NORMAL, both, {"valat-cancels": "all"}) == settled(NORMAL, both)


def test_where_one_valat_has_failed_the_other_cancels_as_ever_in_a_reading() -> None:
    two = [announced("Valat", won=False), of_foes("Valat")]
    cancels = {"valat-cancels-beside-failed": "as-ever", "valat-cancels": "bonuses"}

    assert settled(NORMAL, [LOST, *two], cancels)
    assert settled(NORMAL, two, {**cancels, "valat-cancels": "all"})
    assert settled(NORMAL, [LOST, of_foes("Absolut"), *two], {**cancels, "valat-cancels": "nothing"})
    message = "items[1]: expected nothing beside the Valat in this reading"
    assert refused(NORMAL, [LOST, of_foes("Absolut"), *two], cancels).startswith(message)


@pytest.mark.parametrize("name", ["Absolut", "Valat"])
def test_beside_a_failed_announcement_a_silent_one_of_the_other_side_counts_only_in_a_reading(name: str) -> None:
    option = f"{name.lower()}-announcers-collapse"
    beside = [of_foes("Absolut")] if name == "Valat" else []
    both = [LOST, *beside, announced(name, won=False), of_foes(name)]
    message = f"items[{len(both) - 1}]: expected what can be beside {name} of declarer lost"

    assert refused(NORMAL, both, {option: "announced-only"}).startswith(message)
    assert settled(NORMAL, both, {option: "both"})


def test_a_skues_without_a_rank_catches_no_mond() -> None:
    unranked = {"card-ranking": "unranked"}
    events = {**TABLE, "deals": [{"contract": "Solo", "events": ["mond"]}]}

    expected = "items[1].item: expected one of Spiel, Trull, Könige, Absolut, Pagat, Valat, got 'Mondfang'"
    assert refused(NORMAL, [WON, item("Mondfang")], unranked) == expected
    expected = "deals[0].events: expected none in a Solo, got 'mond'"
    assert error("zwanzigerrufen", "session", events, unranked) == expected


@pytest.mark.parametrize(
    ("rules", "contract", "bird"),
    [("lungau", "Spatzrufer", "Spatz"), ("karl", "Rufer", "Pagat"), ("koenigrufen", "Rufer", "Pagat")],
)
def test_in_every_source_a_side_without_a_trick_has_won_nothing_in_one(rules: str, contract: str, bird: str) -> None:
    sheet = {**NORMAL, "contract": contract}
    other = of_foes(bird)

    for items, message in (
        ([item(won=False), item("Valat")], "items[0].won: expected yes, because of the Valat, got no"),
        ([WON, other, item("Valat")], "items[1].won: expected no, because of the Valat, got yes"),
    ):
        if rules == "karl" and items[1] is other:
            continue
        assert error(rules, "settle", {**sheet, "items": items}) == message
    assert answer(rules, "settle", {**sheet, "items": [WON, item("Valat")]})["payments"]
