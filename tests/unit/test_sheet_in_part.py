"""Sheets of players who play for themselves, on which numbers are left out, and deals that count twice afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_register.table.desk import reply_to

NONE = None
FAHREN, TRISCHAKEN = ("karl", "Fahren"), ("koenigrufen", "Trischaken")


def told(do: str, rules: str, sheet: dict[str, Any]) -> dict[str, Any]:
    request = {"do": do, "rules": rules, "question": {"ask": "settle", "players": 4, "dealer": 3, **sheet}}
    found: dict[str, Any] = json.loads(reply_to(json.dumps(request).encode()))
    return found


def filled(game: tuple[str, str], augen: list[Any], tricks: Any = ()) -> dict[str, Any]:
    rules, contract = game
    return told("filled", rules, {"contract": contract, "augen": augen, "tricks": list(tricks)})


def paid(game: tuple[str, str], augen: list[Any], tricks: Any = ()) -> list[Any]:
    """The payments of a sheet that is filled in."""
    question = filled(game, augen, tricks)["question"]
    payments: list[Any] = told("ask", game[0], question)["answer"]["payments"]
    return payments


@pytest.mark.parametrize(
    ("augen", "without", "payments"),
    [
        ([27, NONE, NONE, NONE], (), [-30, 10, 10, 10]),
        ([NONE, 30, NONE, NONE], (), [5, -15, 5, 5]),
        (["107/3", NONE, NONE, NONE], (), [-60, 20, 20, 20]),
        ([27, NONE, NONE, NONE], (2,), [-30, 0, 30, 0]),
        ([NONE, 30, NONE, NONE], (2, 3), [0, -15, "15/2", "15/2"]),
        ([27, 20, 13, 10], (), [-30, 10, 10, 10]),
    ],
)
def test_who_has_most_is_enough_in_fahren(augen: list[Any], without: tuple[int, ...], payments: list[Any]) -> None:
    """Fahren costs 5, from Vorhand twice and from 35/2 on twice; a Jungfrau gets it all, and two share it."""
    assert paid(FAHREN, augen, [0 if seat in without else NONE for seat in range(4)]) == payments


def test_whoever_has_no_augen_has_no_trick_where_no_trick_counts_nothing() -> None:
    """38 Augen are above 35/2, so they cost 10 to each of three, and a Jungfrau gets all of it."""
    assert paid(FAHREN, [20, 12, 38, 0], [NONE] * 4) == [0, 0, -30, 30]
    assert "fault" in filled(FAHREN, [20, 12, 38, 0], [NONE, NONE, NONE, 1])


@pytest.mark.prove
def test_two_with_most_are_enough_in_trischaken_and_one_is_not() -> None:
    """The two with the most pay 1 to the two with the fewest; who is second is not known of one alone."""
    assert paid(TRISCHAKEN, [27, 20, NONE, NONE], [NONE] * 4) == [-1, -1, 1, 1]
    assert "Zweiter, Geber fehlen noch" in filled(TRISCHAKEN, [27, NONE, NONE, NONE], [NONE, NONE, 0, NONE])["fault"]
    assert "fehlen noch" in filled(TRISCHAKEN, [27, NONE, NONE, NONE], [NONE] * 4)["fault"]
    assert "fehlen noch" in filled(TRISCHAKEN, [40, NONE, NONE, NONE], [NONE] * 4)["fault"]


def test_where_each_pays_each_only_the_lowest_may_be_left_out() -> None:
    """In lungau players are compared in pairs, and who has fewer is paid 20 Cent."""
    assert paid(("lungau", "Fahren"), [27, 20, 15, NONE]) == [-60, -20, 20, 60]
    assert "Dritter, Geber fehlen noch" in filled(("lungau", "Fahren"), [27, 20, NONE, NONE])["fault"]


def test_what_was_filled_in_is_said() -> None:
    assert "ändert hier nichts" in filled(FAHREN, [27, NONE, NONE, NONE], [NONE] * 4)["note"]
    assert filled(FAHREN, [27, 20, 13, 10], [NONE] * 4)["note"] == ""


def test_tricks_that_are_filled_in_fit_the_augen() -> None:
    """Four cards of karl count a third of a point more than one, so three tricks count whole points."""
    question = filled(FAHREN, [27, 20, 13, 10], [NONE] * 4)["question"]

    assert question["tricks"] == [3, 3, 3, 3]
    assert told("forgotten", "karl", question)["forgotten"] == []


def test_a_dealer_who_sits_out_has_nothing() -> None:
    sheet = {"contract": "Trischaken", "players": 5, "dealer": 4, "augen": [27, 20, NONE, NONE, NONE]}
    question = told("filled", "koenigrufen", {**sheet, "tricks": [NONE] * 5})["question"]

    assert (question["augen"][4], question["tricks"][4], len(question["tricks"])) == (0, 0, 5)


@pytest.mark.parametrize(
    ("augen", "tricks"),
    [
        ([NONE] * 4, [NONE] * 4),
        ([27] * 900, [NONE] * 900),
        ([27, NONE, NONE], [NONE] * 4),
        ([27, NONE, NONE, NONE], [NONE] * 3),
        ([10, NONE, NONE, NONE], [NONE] * 4),
        ([80, NONE, NONE, NONE], [NONE] * 4),
        ([-3, NONE, NONE, NONE], [NONE] * 4),
        (["x", NONE, NONE, NONE], [NONE] * 4),
        (["1/0", NONE, NONE, NONE], [NONE] * 4),
        ([10**30, NONE, NONE, NONE], [NONE] * 4),
        ([70, NONE, NONE, NONE], [0, 0, 0, 0]),
        ("27", [NONE] * 4),
    ],
)
def test_a_sheet_that_cannot_be_is_a_fault_and_no_more(augen: Any, tricks: Any) -> None:
    sheet = {"contract": "Fahren", "augen": augen, "tricks": tricks}

    assert told("filled", "karl", sheet).keys() == {"fault"}


# ------------------------------------------------------------------------------------------------------- later deals


def later(rules: str, contract: str, *items: dict[str, Any], **further: Any) -> list[str]:
    """What is said of later deals."""
    sheet = {"contract": contract, "declarer": 0, "items": list(items), **further}
    return [after["said"] for after in told("forgotten", rules, sheet)["after"]]


def item(name: str, *, won: bool = True, **further: Any) -> dict[str, Any]:
    return {"item": name, "side": "declarer", "won": won, **further}


def test_a_valat_a_retour_and_a_mondfang_bring_doubled_deals() -> None:
    """Karl plays four doubled deals for each occasion; Zwanzigerrufen four after a caught Mond."""
    four, eight = ["Danach zählen 4 Spiele doppelt."], ["Danach zählen 8 Spiele doppelt."]

    assert later("karl", "Dreier", item("Valat")) == four
    assert later("karl", "Dreier", item("Spiel", doubled=[1, 0])) == four
    assert later("karl", "Dreier", item("Trull", announced=True, doubled=[1, 0])) == four
    assert later("karl", "Dreier", item("Valat"), item("Spiel", doubled=[1, 0])) == eight
    assert later("zwanzigerrufen", "Normalspiel", item("Spiel"), item("Mondfang"), partner=2) == four


def test_other_deals_bring_none() -> None:
    assert later("karl", "Dreier", item("Spiel", doubled=[1])) == []
    assert later("karl", "Dreier", item("Valat", won=False, announced=True)) == []
    assert later("koenigrufen", "Dreier", item("Valat")) == []


# ------------------------------------------------------------------------------------------------ silent and left out


@pytest.mark.parametrize(
    ("contract", "items", "silent"),
    [
        ("Uhurufer", [item("Spiel")], ["Trull 10", "Könige 10", "Königfang 10", "Spatz 10", "König ultimo 10"]),
        ("Uhurufer", [item("Valat")], []),
    ],
)
def test_a_sheet_says_what_may_be_on_it_in_silence(contract: str, items: list[Any], silent: list[str]) -> None:
    """LUN-SETTLING: each Prämie 10; the Uhu of an Uhurufer is announced (Prämien 28), and a Valat counts alone."""
    sheet = {"contract": contract, "declarer": 0, "partner": 2, "items": items}
    said = told("forgotten", "lungau", sheet)["silent"].replace("\N{NO-BREAK SPACE}", " ")

    assert said.partition(": ")[2].split(", ") == (silent or [""])
