"""What is tapped at the table stays where it is, and five players have one screen."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from tests.browser.table_page import BELOW, SCREEN, SETTLED, Table

from tarock_protocol.cards import PACK

pytestmark = pytest.mark.prove

HELD = """
const ask = window.tarock.ask.bind(window.tarock);
Object.assign(window, { held: [], isHeld: true });
window.tarock.ask = async (request) => {
  const reply = await ask(request);
  if (window.isHeld) await new Promise((go) => window.held.push(go));
  return reply;
};
"""
"""Holds answers back until they are let go."""
PLACES = """
const found = {}, tapped = ".part-may .slots > [data-key], .part-pack [data-key]";
for (const one of document.querySelectorAll(tapped)) {
  if (!one.checkVisibility()) continue;
  const { top, left } = one.getBoundingClientRect();
  found[one.dataset.key] = [Math.round(top + scrollY), Math.round(left)];
}
return found;
"""
"""Where each card of the pack and each word lies."""


def said_by(seat: int, *words: str) -> list[dict[str, Any]]:
    """What a player says, one word after the other."""
    return [{"seat": seat, "do": "say", "what": word} for word in words]


ANNOUNCED: dict[str, Any] = {
    "ask": "may_announce",
    "rules": "koenigrufen",
    "players": 5,
    "dealer": 4,
    "contract": "Rufer",
    "declarer": 0,
    "partner": 2,
    "called": "K♥",
    "hand": [],
    "said": said_by(0, "Trull", "Könige", "Gut!"),
}
BIDDEN = {"ask": "may_bid", "rules": "karl", "players": 4, "dealer": 3, "bids": [], "hand": []}
CALLED = {"ask": "may_call", "rules": "karl", "contract": "Rufer", "hand": ["I"]}
LAID = {"ask": "may_discard", "rules": "lungau", "contract": "Dreier", "hand": [*PACK[1:16]], "discards": []}


@pytest.mark.parametrize(
    ("question", "tapped"),
    [
        (BIDDEN, ".part-may [data-key='bid Mein Spiel']"),
        (BIDDEN, ".part-pack [data-key='III']"),
        (ANNOUNCED, ".part-may [data-key='say Gut!']"),
        (ANNOUNCED, ".part-may [data-key='say Kontra Trull of 0']"),
        (ANNOUNCED, ".part-pack [data-key='III']"),
        (CALLED, ".part-pack [data-key='K♦']"),
        (LAID | {"hand": [*PACK[1:12], "K♥", "D♥", "C♥", "B♥"]}, ".part-hand [data-key='B♥']"),
        (LAID | {"hand": [*PACK[1:15]]}, ".part-pack [data-key='K♥']"),
    ],
)
def test_no_card_and_no_word_moves_with_a_tap_or_its_answer(
    table: Table, question: dict[str, Any], tapped: str
) -> None:
    table.open("#frage=" + quote(json.dumps(question)))
    table.window.run("document.querySelector('#panel .more').open = true")
    before = table.window.run(PLACES)
    table.window.run(HELD)
    table.window.click(tapped)
    table.window.wait("return window.held.length > 0")
    waiting = table.window.run(PLACES)
    table.window.run("window.held.splice(0).forEach((answer) => answer()); window.isHeld = false")
    table.window.wait(SETTLED)
    after = table.window.run(PLACES)

    assert before.keys() == waiting.keys(), "what may be said stays until the answer comes"
    assert len(before.keys() & after.keys()) > 40
    assert [key for key in before if before[key] != waiting[key]] == []
    assert [key for key in before.keys() & after.keys() if before[key] != after[key]] == []


def test_a_word_tapped_twice_is_said_once(table: Table) -> None:
    table.open("#frage=" + quote(json.dumps(ANNOUNCED)))
    table.window.run(
        "const word = document.querySelector(arguments[0]); word.click(); word.click()", "[data-key='say Gut!']"
    )
    table.window.wait(SETTLED)

    assert len(table.question["said"]) == len(ANNOUNCED["said"]) + 1


@pytest.mark.parametrize("rules", ["koenigrufen", "lungau"])
def test_five_players_bid_and_announce_on_one_screen(table: Table, rules: str) -> None:
    game = {"koenigrufen": "Rufer", "lungau": "Spatzrufer"}[rules]
    kontra = said_by(1, "Kontra Trull of 0", "Kontra Spiel", "Gut!")
    announced = ANNOUNCED | {"rules": rules, "contract": game, "said": [*ANNOUNCED["said"], *kontra]}
    for question in (BIDDEN | {"rules": rules, "players": 5, "dealer": 4}, ANNOUNCED | {"said": []}, announced):
        table.open("#frage=" + quote(json.dumps(question)))
        table.says("ist an der Reihe")

        assert table.window.run(BELOW, "#answer .headline") <= SCREEN
        assert table.window.overflow() == 0
