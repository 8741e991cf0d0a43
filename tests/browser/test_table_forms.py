"""The forms of the table in a browser: calling, laying away, prices, a breach, five players, one screen for each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from tests.browser.table_page import BELOW, CLIPPED, SCREEN, SETTLED, SHORT, Table

from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

DOCUMENTED = Path(__file__).parents[2] / "docs/protocol.md"
TOLD = "return document.querySelector('#answer .headline') !== null"
MODES = ("bid", "call", "away", "say")
SPOKEN = ("bid", "call", "say")
"""The modes in which the words that may be tapped are the answer."""
MODE = "const mode = document.querySelector(arguments[0]); mode?.click(); return Boolean(mode)"
TOP = "return Math.round(document.querySelector(arguments[0]).getBoundingClientRect().top + scrollY)"


def a_deal_of_fahren() -> dict[str, Any]:
    """The deal of the protocol's page up to the lead of 2♥, to which Second has to follow suit."""
    lines = DOCUMENTED.read_text(encoding="utf-8").splitlines()
    asked: dict[str, Any] = json.loads(next(line for line in lines if line.startswith('{"ask": "deal", "id": 30,')))
    return {**asked, "actions": asked["actions"][:6]}


@pytest.mark.parametrize("rules", sources())
def test_each_example_of_each_tab_has_its_answer_on_the_first_screen(table: Table, rules: str) -> None:
    for tab, mode in (("stich", ""), ("count", ""), *(("bids", mode) for mode in MODES), ("settle", "")):
        height = SCREEN if mode in SPOKEN else SHORT
        table.open(f"#{tab}&r={rules}", height=height)
        if mode and not table.window.run(MODE, f"[data-key='bids-mode-{mode}']"):
            continue
        for number in range(table.window.run("return document.querySelectorAll('#examples button').length")):
            table.window.click(f"#examples button:nth-of-type({number + 1})")
            table.window.wait(TOLD)
            table.window.wait(SETTLED)
            assert table.window.run(BELOW, "#answer .headline") <= height, (tab, mode, number)
            assert table.window.overflow() == 0, (tab, mode, number)
            assert table.window.run(CLIPPED) == [], (tab, mode, number)
    table.open(f"#deal&r={rules}")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    table.window.wait(SETTLED)
    assert table.window.run(BELOW, ".part-may .say-button:last-of-type") <= SCREEN


def test_what_lay_before_an_example_comes_back_by_a_tap_or_by_the_browser(table: Table) -> None:
    table.open("#stich&r=karl")
    table.tap(".part-pack [data-key='XXI']")
    laid = table.address
    table.example(1, "macht den Stich")
    assert table.text("#examples").startswith("Beispiel liegt:")
    table.tap("[data-key='undo-example']")
    assert table.text("#examples").startswith("Beispiele:")
    assert table.address == laid
    assert table.window.run("return document.querySelector('.undo')") is None
    table.example(1, "macht den Stich")
    table.window.run("history.back()")
    table.window.wait(f"return location.hash === {json.dumps(laid)}")
    table.window.wait("return document.querySelectorAll('.part-trick .card-button').length === 1")


@pytest.mark.parametrize("tab", ["stich", "count"])
def test_the_pack_stays_where_it_is_while_cards_are_laid(table: Table, tab: str) -> None:
    table.open(f"#{tab}&r=karl")
    if tab == "stich":
        table.tap("[data-key='stich-target-hand']")
    tops = {table.window.run(TOP, ".part-pack")}
    for card in ("XXI", "XX", "K♥", "V", "VI", "VII", "VIII", "D♥", "C♥", "B♥", "A♥", "4♥"):
        table.tap(f".part-pack [data-key='{card}']")
        tops.add(table.window.run(TOP, ".part-pack"))
        if tab == "count":
            break
    if tab == "stich":
        table.tap("[data-key='stich-target-trick']")
        table.tap(".part-pack [data-key='3♥']")
        table.window.wait("return document.querySelector('.part-hand .off') !== null")
        tops.add(table.window.run(TOP, ".part-pack"))

    assert len(tops) == 1


def test_no_hand_moves_with_the_first_trick(table: Table) -> None:
    acts = a_deal_of_fahren()["actions"]
    begun = [act["do"] for act in acts].index("play")
    tops = set()
    for many in (begun, begun + 1, len(acts)):
        table.open("#frage=" + quote(json.dumps({**a_deal_of_fahren(), "actions": acts[:many]})))
        table.window.wait("return document.querySelector('.seat.turn') !== null")
        tops.add(table.window.run(TOP, ".part-hands .seat:last-child"))

    assert len(tops) == 1


def test_the_rules_are_chosen_in_one_line(table: Table) -> None:
    table.open("#stich&r=lungau")

    assert table.window.run("return document.querySelector('#rules-bar').offsetHeight") <= 48


def test_what_may_be_called_is_asked_between_bids_and_announcements(table: Table) -> None:
    table.open("#bids&r=karl")
    table.tap("[data-key='bids-mode-call']")
    table.window.click(".typed button")
    assert "Zuerst Karten eintippen" in table.text(".typed .fault")
    table.write("#bids-typed", "Karo König")
    table.window.wait("return document.querySelector('.off[data-key=\"call K♦\"]') !== null")
    table.says("Rufen darf man")
    assert "Karten, die nicht liegen, gelten als gewöhnliche" in table.text("#answer")
    table.window.click(".off[data-key='call K♦']")
    assert "KAR-CALLING-002" in table.text(".part-may .reason")
    table.tap("[data-key='call K♥']")
    address = table.address
    table.tap("[data-key='go-on']")
    assert table.question["called"] == "K♥"
    table.open(address)
    assert table.question["ask"] == "may_call"


def test_a_card_is_laid_away_by_a_tap_or_says_why_not(table: Table) -> None:
    table.open("#bids&r=lungau")
    table.tap("[data-key='bids-mode-away']")
    table.choose(".part-bar select", "Dreier")
    assert "es fehlen noch: 15" in table.text("#answer")
    table.write("#bids-typed", "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣ K♣ X 4♦")
    table.says("Weglegen darf man")
    assert table.text("#further") == "", "other sources are not asked about cards that are still to be chosen"
    table.tap(".part-hand [data-key='K♦']")
    assert "LUN-TALON-009" in table.text(".part-reason")
    for card in ("D♥", "3♥", "A♦"):
        table.tap(f".part-hand [data-key='{card}']")
    table.says("Das darf zusammen weg")
    assert table.question["discards"] == ["D♥", "3♥", "A♦"]
    table.open(table.address)
    table.says("Das darf zusammen weg")
    table.choose("#rules-bar select", "zwanzigerrufen")
    table.says("erwartet: 10 Karten, nicht 1")


def test_announcements_say_what_they_bring_and_by_which_clauses(table: Table) -> None:
    table.open("#bids&r=koenigrufen")
    table.tap("[data-key='bids-mode-say']")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.part-priced table') !== null")
    table.window.wait(SETTLED)

    assert "Punkte" in table.text(".part-may .say-button small")
    table.window.run("document.querySelector('.part-priced details').open = true")
    rows = table.window.run("return [...document.querySelectorAll('.priced tbody')].map((row) => row.innerText)")
    uhu = next(row for row in rows if row.startswith("Uhu"))
    assert all(told in uhu for told in ("Punkte", "KOE-SETTLING-022", "KOE-SETTLING-023"))
    assert table.window.run("return document.querySelector('.priced').getBoundingClientRect().right") <= 390


def test_a_card_of_a_trick_says_whether_it_was_allowed_and_a_renonce_is_pointed_out(table: Table) -> None:
    table.open("#frage=" + quote(json.dumps(a_deal_of_fahren())))
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    table.window.click(".seat.turn .card-button[data-key='K♦']")
    table.window.wait("return document.querySelector('[data-key=unnoticed]') !== null")
    assert "K♦ darf nicht gespielt werden" in table.text(".part-reason")
    table.tap("[data-key='unnoticed']")
    table.tap(".seat.turn .card-button[data-key='C♥']")
    table.window.click(".part-centre [data-key='C♥']")
    table.window.wait("return document.querySelector('.part-reason').innerText.includes('durfte man spielen')")
    table.window.click(".part-centre [data-key='K♦']")
    table.window.wait("return document.querySelector('[data-key=renonce-2]') !== null")
    told = table.text(".part-reason")
    assert "K♦ durfte man nicht spielen (Stich 1)" in told
    assert "KAR-TRISCHAKEN-004" in told
    assert "Erlaubt war stattdessen" in told
    table.choose(".part-steps select", "0")
    table.window.wait("return document.querySelectorAll('.back').length > 0")
    table.window.click(".part-centre [data-key='K♦']")
    table.window.wait("return document.querySelector('[data-key=renonce-2]') !== null")
    assert "Erlaubt war" not in table.text(".part-reason"), "a hidden card stays hidden"
    table.tap("[data-key='renonce-2']")
    table.says("Das Spiel ist zu Ende")
    assert table.text("#answer .pays-it").endswith("15")
    assert table.question["actions"][-1] == {"seat": 2, "do": "renonce", "what": "1"}


def test_five_sit_at_a_table_where_a_source_has_them(table: Table) -> None:
    table.open("#stich&r=lungau")
    table.window.run("document.querySelector('.more').open = true")
    table.choose(".part-more [data-key='Spieler']", "5")
    table.window.wait(SETTLED)
    table.window.click("#examples button")
    table.says("macht den Stich")
    table.choose(".part-more [data-key='Spieler']", "5")
    table.window.wait("return document.querySelector('.part-trick').innerText.includes('Vierter')")
    table.window.wait(SETTLED)
    question = table.question
    assert (question["players"], question["dealer"], len(question["cards"])) == (5, 4, 4)
    assert "Vierter" in table.text(".part-trick")
    assert "Geber" not in table.text(".part-trick")
    table.open(table.address)
    assert table.question == question
    table.choose(".part-bar select", "Fahren")
    table.window.wait("return document.querySelector('.part-trick').innerText.includes('Geber')")
    table.choose("#rules-bar select", "karl")
    table.window.wait("return tarockTable.about.rules === 'karl'")
    table.says("macht den Stich")
    table.window.wait(SETTLED)
    assert table.question["players"] == 4


def test_a_tariff_is_asked_for_where_a_source_has_tariffs(table: Table) -> None:
    for rules, has_tariff in (("karl", False), ("zwanzigerrufen", False), ("lungau", True)):
        table.open(f"#settle&r={rules}")
        assert table.window.run("return document.querySelector('[data-key=tariff]') !== null") == has_tariff, rules


@pytest.mark.parametrize(
    ("tab", "field"), [("deal", ".part-steps select"), ("bids", ".part-bar select"), ("count", ".part-bar select")]
)
def test_a_field_in_use_stays_the_same_when_an_answer_comes(table: Table, tab: str, field: str) -> None:
    table.open(f"#{tab}&r=lungau")
    table.window.click("#examples button:last-of-type")
    table.window.wait(TOLD)
    table.window.wait(SETTLED)
    table.window.run("window.mine = document.querySelector(arguments[0])", field)
    table.window.run("tarockTable.tabs.get(arguments[0]).heard([{}])", tab)

    assert table.window.run("return window.mine === document.querySelector(arguments[0])", field)


def test_the_talon_counts_for_the_declarer_where_it_is_said_that_the_called_card_lay_there(table: Table) -> None:
    """Six tricks that count 27, and a Talon with the called König that counts 10: 37 win."""
    table.open("#count&r=koenigrufen")
    table.choose(".part-bar select", "Solo")
    table.window.wait("return document.querySelectorAll('.part-bar select').length === 2")
    table.choose(".part-bar label:nth-of-type(2) select", "K♣")
    tricks = "XXI I K♥ K♠ D♥ II III IV V VI VII VIII X XI XIII XIV XV XVI XVII XVIII XIX XX 3♥ 4♥"
    table.write("#count-typed", tricks)
    table.says("Mit 27 ist ein Solo verloren")
    table.tap("[data-key='from-talon']")
    table.says("erwartet: 30 Karten")
    table.write("#count-typed", "K♣ D♦ B♠ IX XII 2♥")
    table.says("Solo: vom Bieter gewonnen")
    assert "Bieter: 37 Augen" in table.text("#answer")
    table.tap("[data-key='rest']")
    table.says("Gegner: 33 Augen")
    table.open(table.address)
    table.says("Solo: vom Bieter gewonnen")


def test_an_own_card_that_is_laid_says_how_the_trick_stands(table: Table) -> None:
    table.open("#stich&r=karl")
    table.choose(".part-bar select", "Bettler")
    table.write("#stich-typed", "Mond Sküs")
    table.says("Bisher macht Zweiter den Stich")
    table.tap("[data-key='stich-target-hand']")
    table.write("#stich-typed", "Pagat V")
    table.says("Spielen darf man")
    table.window.wait("return document.querySelector('#answer .decided').innerText.includes('KAR-PLAY-018')")
    table.tap(".part-hand [data-key='I']")
    table.tap(".part-reason button")
    table.says("Dritter macht den Stich, was immer noch kommt")


def test_what_lapsed_stands_among_what_is_not_allowed_and_who_announced_goes_on(table: Table) -> None:
    table.open("#bids&r=lungau")
    table.tap("[data-key='bids-mode-say']")
    table.choose(".part-bar select", "Spatzrufer")
    table.window.wait(SETTLED)
    table.tap(".part-may [data-key='say Gut!']")
    table.says("Zweiter ist an der Reihe")
    table.tap(".part-may [data-key='say Könige']")
    table.says("nach dem letzten Wort kommt „Gut!“")
    for player in ("Dritter", "Geber", "Vorhand"):
        table.tap(".part-may [data-key='say Gut!']")
        table.says(f"{player} ist an der Reihe")
    table.window.click(".part-may .off[data-key='say Uhu']")
    assert "nur in der ersten Runde" in table.text(".part-may .reason")


def test_the_address_of_the_table_without_a_language_leads_to_it_and_a_link_chooses_its_source(table: Table) -> None:
    table.window.show(f"{table.served}tisch.html")
    table.window.follow("a[href='de/tisch.html']")
    table.window.wait(SETTLED)
    table.open("#stich&r=zwanzigerrufen")
    table.window.follow("header a + a")
    assert table.window.run("return tarockSource.chosen") == "zwanzigerrufen"
