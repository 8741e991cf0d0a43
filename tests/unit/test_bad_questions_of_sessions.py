"""Deals of a session that cannot have gone so: the error names the place, and what can come to pass there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, answer, error

FOURTHS = [3, -1, -1, -1]
OF_FAHREN = "one of twelve tricks, handed on, from a Rufer, renonce in a Fahren"


def played(contract: str, *events: str, **more: Any) -> list[Mapping[str, Any]]:
    return [{"contract": contract, "events": list(events), **more}]


@pytest.mark.parametrize(
    ("rules", "deals", "message"),
    [
        ("karl", played("Fahren", "retour game"), f"{OF_FAHREN}, got 'retour game'"),
        ("karl", played("Fahren", "valat"), f"{OF_FAHREN}, got 'valat'"),
        ("karl", played("Bettler", "valat"), "one of retour game, handed on in a Bettler, got 'valat'"),
        ("karl", played("Bettler", "valat failed"), "one of retour game, handed on in a Bettler, got 'valat failed'"),
        (
            "karl",
            played("Piccolo", "retour announcement"),
            "one of retour game, handed on in a Piccolo, got 'retour an",
        ),
        (
            "karl",
            played("Dreier", "paid"),
            "one of valat, valat failed, retour game, retour announcement, handed on in ",
        ),
        ("karl", played("Fahren", "renonce", "twelve tricks"), "no 'twelve tricks' beside 'renonce', got both"),
        ("karl", played("Rufer", "paid", "valat"), "no 'valat' beside 'paid', got both"),
        ("karl", played("Dreier", "valat", "valat"), "each event once, got 'valat' a second time"),
        ("lungau", played("Fahren", "given up"), "none in a Fahren, got 'given up'"),
        ("lungau", played("Dreier", "given up"), "none in a Dreier, got 'given up'"),
        ("lungau", played("Spatzrufer", "given up", "paid"), "no 'paid' beside 'given up', got both"),
        ("koenigrufen", played("Trischaken", "given up"), "none in a Trischaken, got 'given up'"),
        ("koenigrufen", played("Rufer", "given up"), "none in a Rufer, got 'given up'"),
        ("zwanzigerrufen", played("Farbensolo", "mond"), "one of mond farbensolo in a Farbensolo, got 'mond'"),
        ("zwanzigerrufen", played("Solo", "mond farbensolo"), "one of mond, mond partner in a Solo, got 'mond farbe"),
        ("zwanzigerrufen", played("Normalspiel", "mond", "mond partner"), "no 'mond partner' beside 'mond', got both"),
    ],
)
def test_what_cannot_have_come_to_pass(rules: str, deals: Sequence[Mapping[str, Any]], message: str) -> None:
    assert error(rules, "session", {**TABLE, "deals": deals}).startswith(f"deals[0].events: expected {message}")


@pytest.mark.parametrize(
    ("rules", "options"),
    [("karl", {"no-throw-in": "others-may"}), ("zwanzigerrufen", {"zusammenwerfen": "until-announcement"})],
)
def test_nothing_else_is_told_of_a_deal_that_was_thrown_in(rules: str, options: Mapping[str, str]) -> None:
    paid = {**TABLE, "deals": played("", "thrown in", payments=FOURTHS)}
    event = {"karl": "valat", "zwanzigerrufen": "mond"}[rules]
    with_more = {**TABLE, "deals": played("", "thrown in", event)}

    expected = "deals[0].payments: expected none, because the deal was thrown in, got 3, -1, -1, -1"
    assert error(rules, "session", paid, options) == expected
    expected = f"deals[0].events: expected one of thrown in in a deal without a game, got '{event}'"
    assert error(rules, "session", with_more, options) == expected


@pytest.mark.parametrize(
    ("rules", "options", "deals"),
    [
        ("karl", {}, played("Dreier", "valat", "valat failed", "retour game", "handed on")),
        ("karl", {}, played("Rufer", "paid", "handed on")),
        ("karl", {"negative-games-basics": "bonuses-too"}, played("Bettler", "retour announcement")),
        ("koenigrufen", {}, played("Besser Rufer", "given up")),
        ("koenigrufen", {"rufer-king-in-stock-give-up": "game-value"}, played("Rufer", "given up")),
        ("lungau", {}, played("Uhurufer", "given up")),
        ("zwanzigerrufen", {}, played("Normalspiel", "mond")),
        ("zwanzigerrufen", {}, played("Farbensolo", "mond farbensolo")),
    ],
)
def test_what_can_come_to_pass_together(
    rules: str, options: Mapping[str, str], deals: Sequence[Mapping[str, Any]]
) -> None:
    assert len(answer(rules, "session", {**TABLE, "deals": deals}, options)["deals"]) == len(deals) + 1
