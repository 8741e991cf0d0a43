"""The score sheet of the table in a browser: what it offers, what it takes for granted, and what leaves it."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from tests.browser.table_page import SETTLED, Table

pytestmark = pytest.mark.prove

PAYS = "return [...document.querySelectorAll('#answer .pays td')].map((one) => one.textContent)"


def pays(table: Table) -> list[int]:
    """What each player receives or pays, in the order of the seats."""
    table.window.wait(SETTLED)
    return [int(amount.replace("\u2212", "-")) for amount in table.window.run(PAYS)]


def test_each_kontra_of_fahren_is_ticked_on_the_sheet(table: Table) -> None:
    """A pair is worth 20 Cent, 40 with the Kontra of one of the two, 80 with both (LUN-SETTLING, Fahren)."""
    table.open("#settle&r=lungau")
    table.choose(".part-bar select", "Fahren")
    for seat, augen in enumerate(["30", "20", "13", "7"]):
        table.write(f"[data-key='augen-{seat}']", augen)
    assert pays(table) == [-60, -20, 20, 60]
    table.tap("[data-key='kontra-0']")
    assert pays(table) == [-120, 0, 40, 80]
    table.tap("[data-key='kontra-3']")
    assert [act["what"] for act in table.question["said"]] == ["Kontra", "Gut!", "Gut!", "Gut!", "Kontra", "Gut!"]
    assert pays(table) == [-160, -20, 20, 160]
    table.open(table.address)
    assert pays(table) == [-160, -20, 20, 160]
    table.choose("#rules-bar select", "karl")
    table.window.wait("return tarockTable.about.rules === 'karl'")
    assert table.window.run("return document.querySelector('[data-key=kontra-0]')") is None
    assert table.window.run("return tarockTable.state.of.settle.said.length") == 0


def test_the_vogel_beside_a_game_given_up_is_asked_for_where_one_is_paid(table: Table) -> None:
    """An Auch-Rufer costs 5 and the announced price of the Vogel, 10 for a Pagat and 20 for an Uhu, to each."""
    table.open("#settle&r=karl")
    table.choose(".part-bar select", "Auch-Rufer")
    table.tap("[data-key='given-up']")
    assert table.window.run("return document.querySelectorAll('.part-bar select').length") == 2
    table.says("welcher Vogel mitbezahlt wird")
    assert pays(table) == []
    offered = "return [...document.querySelectorAll('.part-more label:last-of-type option')].map((one) => one.value)"
    assert table.window.run(offered) == ["", "Pagat", "Uhu", "Kakadu", "Wildsau", "none"]
    table.choose(".part-more label:last-of-type select", "Uhu")
    uhu = pays(table)
    table.choose(".part-more label:last-of-type select", "none")
    assert pays(table) == [-45, 15, 15, 15]
    assert uhu != [-45, 15, 15, 15]
    table.choose(".part-bar select", "Rufer")
    table.window.wait(SETTLED)
    assert "Vogel" not in table.text(".part-more")


def test_a_renonce_brings_the_game_along_and_what_is_set_is_named_on_the_fold(table: Table) -> None:
    table.open("#settle&r=karl")
    table.choose(".part-bar label:nth-of-type(3) select", "2")
    table.choose(".part-more [data-key='Renonce von']", "1")
    table.tap("[data-key='doubled']")
    assert table.question["items"][0]["item"] == "Spiel"
    assert table.text(".more summary") == "Was noch zählt: doppelte Runde, Renonce von Zweiter"
    table.choose("#rules-bar select", "zwanzigerrufen")
    table.window.wait("return tarockTable.about.rules === 'zwanzigerrufen'")
    table.window.wait(SETTLED)
    assert table.text(".more summary") == "Was noch zählt: doppelte Runde"
    assert "Renonce von Zweiter" in table.text("#notice")
    assert "Renonce" not in table.text(".part-more")
    table.tap("[data-key='clear']")
    assert table.text(".part-sheet") == ""


def test_leeren_keeps_the_game_and_lays_into_the_trick_again(table: Table) -> None:
    table.open("#stich&r=karl")
    table.choose(".part-bar select", "Bettler")
    table.tap("[data-key='stich-target-hand']")
    table.tap(".part-pack [data-key='XXI']")
    table.tap(".part-target [data-key='clear']")
    table.tap(".part-pack [data-key='XX']")
    assert table.window.run("return tarockTable.state.of.stich") == {
        **table.window.run("return tarockTable.tabs.get('stich').blank()"),
        "contract": "Bettler",
        "trick": ["XX"],
    }


def test_what_no_longer_lies_there_is_told_in_german(table: Table) -> None:
    table.open("#bids&r=karl&z=")
    acts = [{"seat": 2, "do": "say", "what": "Pagat"}, {"seat": 1, "do": "say", "what": "Kontra Pagat of 2"}]
    table.window.run("Object.assign(tarockTable.state.of.bids, { mode: 'say', said: arguments[0] })", acts)
    table.choose("#rules-bar select", "lungau")
    table.window.wait("return tarockTable.about.rules === 'lungau'")
    assert "Pagat, Kontra Pagat (Dritter)" in table.text("#notice")


def test_a_sheet_says_what_else_is_silent_whose_a_mondfang_is_and_what_the_bid_announces(table: Table) -> None:
    table.open("#settle&r=zwanzigerrufen")
    table.choose(".part-bar label:nth-of-type(3) select", "2")
    table.tap("[data-key='add-Spiel']")
    table.says("Trull\u00a01, Könige\u00a02, Mondfang\u00a01")
    table.tap("[data-key='add-Mondfang']")
    assert "für die andere Partei, wenn der Sküs vom Partner kam" in table.text(".part-sheet")
    table.choose("#rules-bar select", "lungau")
    table.window.wait("return tarockTable.about.rules === 'lungau'")
    table.choose(".part-bar select", "Uhurufer")
    table.tap("[data-key='add-Uhu']")
    assert [entry["announced"] for entry in table.question["items"]] == [False, True]
    table.choose(".part-bar select", "Solorufer")
    table.window.wait(SETTLED)
    assert [entry["announced"] for entry in table.question["items"]] == [False, False]


def test_a_bird_of_the_bid_is_announced_in_the_trick_too(table: Table) -> None:
    """Prämien 21 and 28: the II of an Uhurufer waits for the last trick but one if anything else may be played."""
    table.open("#stich&r=lungau")
    table.choose(".part-bar select", "Uhurufer")
    table.write("#stich-typed", "D♣ XI")
    table.window.wait("return tarockTable.state.of.stich.trick.length === 2")
    table.tap("[data-key='stich-target-hand']")
    table.write("#stich-typed", "II IX XIX K♠")
    table.says("Spielen darf man")
    assert table.text("#answer .headline").split()[-2:] == ["XIX", "IX"]


def announced(rules: str, game: str, acts: list[tuple[int, str]], **beside: object) -> str:
    """The address of a round of announcements, declared by Vorhand."""
    said = [{"seat": seat, "do": "say", "what": what} for seat, what in acts]
    asked = {"ask": "may_announce", "rules": rules, "players": 4, "dealer": 3, "contract": game, "declarer": 0}
    return "#frage=" + quote(json.dumps({**asked, "partner": None, "called": None, "hand": [], "said": said, **beside}))


def to_sheet(table: Table) -> None:
    """Tap what leads to the sheet, as soon as it is there, and wait for the sheet."""
    table.window.wait("return document.querySelector('[data-key=to-sheet]') !== null")
    table.tap("[data-key='to-sheet']")
    table.window.wait("return tarockTable.state.tab === 'settle'")
    table.window.wait(SETTLED)


def lines_of(table: Table) -> list[tuple[object, ...]]:
    """Each item on the sheet, whose it is, whether it was announced, who doubled it, and against whom it counts."""
    keys = ("item", "side", "announced", "doubled", "against")
    return [tuple(entry[key] for key in keys) for entry in table.question["items"]]


def test_what_was_said_is_on_the_sheet_by_one_tap_and_what_lay_there_comes_back(table: Table) -> None:
    """A Rufer is worth 1, an announced Trull 2, and an announced Pagat 2, which the Kontra makes 4."""
    table.open("#settle&r=koenigrufen")
    table.tap("[data-key='add-Valat']")
    acts = [(0, "Trull"), (0, "Pagat"), (0, "Gut!"), (1, "Kontra Pagat of 0")]
    said = announced("koenigrufen", "Rufer", acts, partner=2, called="K♥")
    table.window.run("location.hash = arguments[0]", said)
    table.window.wait("return tarockTable.state.tab === 'bids'")
    to_sheet(table)
    assert pays(table) == [7, -7, 7, -7]
    assert (table.question["contract"], table.question["declarer"], table.question["partner"]) == ("Rufer", 0, 2)
    assert lines_of(table) == [
        ("Spiel", "declarer", False, [], None),
        ("Trull", "declarer", True, [], None),
        ("Pagat", "declarer", True, [1], None),
    ]
    table.tap("[data-key='undo-example']")
    assert table.window.run("return tarockTable.state.of.settle.items.map(({ item }) => item)") == ["Valat"]


def test_whose_an_announcement_is_follows_from_the_partner_who_is_named_on_the_sheet(table: Table) -> None:
    acts = [(0, "ich liege"), (0, "Gut!"), (1, "Trull"), (1, "Kontra Spiel"), (1, "Gut!")]
    table.open(announced("karl", "Rufer", acts, called="K♥"))
    to_sheet(table)
    table.says("wer Partner war")
    table.choose(".part-bar label:nth-of-type(3) select", "3")
    table.window.wait(SETTLED)
    assert lines_of(table) == [("Spiel", "declarer", False, [1], None), ("Trull", "foes", True, [], None)]
    table.choose(".part-bar label:nth-of-type(3) select", "1")
    table.window.wait(SETTLED)
    assert table.window.run("return tarockTable.state.of.settle.items[1].side") == "declarer"


def test_each_opponent_has_a_line_of_his_own_where_he_doubles_the_game_for_himself(table: Table) -> None:
    """A Piccolo is worth 10 between two, 20 with a Kontra; who has not said one pays 10."""
    acts = [(0, "ich liege"), (0, "Gut!"), (1, "Kontra Spiel"), (1, "Gut!"), (2, "Gut!"), (3, "Gut!"), (0, "Gut!")]
    table.open(announced("karl", "Piccolo", acts))
    table.says("Es ist alles gesagt")
    to_sheet(table)
    assert pays(table) == [40, -20, -10, -10]
    assert [line[3:] for line in lines_of(table)] == [([1], 1), ([], 2), ([], 3)]
    assert "Spiel gegen Zweiter" in table.text(".part-sheet")


def test_each_opponent_has_a_line_by_one_tick_where_the_rules_have_that(table: Table) -> None:
    """A Piccolo is worth 10 between two, 20 with a Kontra; who has not said one pays 10."""
    table.open("#settle&r=karl", width=390)
    table.tap("[data-key='add-Spiel']")
    assert table.window.run("return document.querySelector('[data-key=apart-0]')") is None
    table.choose(".part-bar select", "Piccolo")
    table.tap("[data-key='apart-0']")
    table.choose("[data-key='double-0']", "1")
    assert pays(table) == [40, -20, -10, -10]
    assert [line[3:] for line in lines_of(table)] == [([1], 1), ([], 2), ([], 3)]
    assert "gegen jeden einzeln" in table.text(".part-sheet")
    assert table.window.overflow() == 0
    table.open(table.address)
    assert pays(table) == [40, -20, -10, -10]
    table.choose(".part-bar label:nth-of-type(2) select", "1")
    assert pays(table) == [-20, 40, -10, -10]
    table.choose(".part-bar select", "Rufer")
    table.choose(".part-bar label:nth-of-type(3) select", "3")
    table.window.wait(SETTLED)
    assert lines_of(table) == [("Spiel", "declarer", False, [0], None)]


def test_a_game_goes_from_the_bids_to_the_sheet_with_who_plays_it(table: Table) -> None:
    spoken = ["Mein Spiel", "Dreier", "Weiter", "Weiter", "Weiter"]
    bids = [{"seat": at % 4, "do": "bid", "what": what} for at, what in enumerate(spoken)]
    asked = {"ask": "may_bid", "rules": "koenigrufen", "players": 4, "dealer": 3, "bids": bids, "hand": []}
    table.open("#frage=" + quote(json.dumps(asked)))
    table.says("Zweiter spielt: Dreier")
    to_sheet(table)
    assert (table.question["contract"], table.question["declarer"]) == ("Dreier", 1)
    assert lines_of(table) == [("Spiel", "declarer", False, [], None)]
