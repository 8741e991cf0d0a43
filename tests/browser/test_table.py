"""The table in a browser, asked over HTTP: each tab once, by taps and by keyboard, and addresses from anybody."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from selenium.webdriver.common.keys import Keys
from tests.browser.table_page import BROUGHT, LOW, PLAYED, SETTLED, UNNAMED, Table
from tests.browser.window import Window
from tests.unit.the_site import page_at

from tarock_protocol import codec
from tarock_protocol.cards import PACK
from tarock_reference import respond
from tarock_register.site.all_pages import site_parts
from tarock_steps.catalogue.sides import load_sides

pytestmark = pytest.mark.prove

TABS = ("stich", "count", "bids", "settle", "deal")
HAND = ".part-hand .card-button[data-key='{}']"
KINDS = frozenset(
    {"count", "deal", "may_announce", "may_bid", "may_call", "may_discard", "may_play", "settle", "trick", "view"}
)
"""The questions that a tab asks."""


def paid(question: dict[str, Any]) -> list[Any]:
    """The payments that the reference answers."""
    asked = codec.decode_question(json.dumps(question).encode())
    found: list[Any] = json.loads(respond(codec.encode(asked)))["answer"]["payments"]
    return found


@pytest.mark.parametrize(("language", "told"), [("de", "Dritter macht den Stich"), ("en", "Third takes the trick")])
def test_a_trick_says_who_takes_it_and_by_which_clauses(table: Table, language: str, told: str) -> None:
    table.open("#stich&r=karl", language=language)
    table.example(1, told)

    assert "KAR-PLAY-" in table.text("#answer .clauses")
    assert table.text(".trick .wins small") == told.split(maxsplit=1)[0]
    assert table.window.run("return document.querySelector('#answer .clauses a').getAttribute('href')").startswith(
        "karl/"
    )


def test_a_card_that_may_not_be_played_says_why_when_it_is_tapped(table: Table) -> None:
    table.open("#stich&r=karl")
    table.example(2, "Spielen darf man")
    table.window.wait("return document.querySelector('#answer .clauses a').textContent === 'KAR-PLAY-005'")

    assert table.window.run(f'return document.querySelector("{HAND.format("XX")}").ariaDisabled') == "true"
    badge = f'return getComputedStyle(document.querySelector("{HAND.format("XX")}"), "::after").top'
    assert float(str(table.window.run(badge)).removesuffix("px")) > 20, "the badge leaves the numeral free"
    table.tap(HAND.format("XX"))
    assert "XX darf nicht gespielt werden" in table.text(".part-reason")
    assert "KAR-PLAY-005" in table.text(".part-reason")
    table.tap(HAND.format("K♥"))
    table.tap(".part-reason button")
    table.says("Bisher macht Dritter den Stich")
    assert table.text(".part-trick").count("wegnehmen") == 3


def test_cards_are_counted_as_they_are_typed_and_a_score_is_won_or_lost(table: Table) -> None:
    table.open("#count&r=karl")
    table.write("#count-typed", "Herz König, Pagat")
    table.says("8 Punkte und 2 Blatt")
    table.write("#count-typed", "Pagat")
    table.window.wait("return document.querySelector('#count-typed-fault').textContent.includes('liegt schon da')")

    assert table.question["cards"] == ["I", "K♥"]
    table.window.run("document.querySelector('#count-typed').value = ''")
    table.write("#count-typed", "Sküs, 10 Leere")
    table.says("16 Punkte und 1 Blatt")
    assert table.text(".part-taken").startswith("Dafür liegen hier: 10 Leere =")
    assert "Karten: 13" in table.text(".part-heaps")
    table.tap(".part-target [data-key='clear']")
    assert table.text(".part-taken") == ""
    for score, told in (("35/1", "verloren"), ("35/2", "gewonnen")):
        table.window.run("document.querySelector('#count-score').value = ''")
        table.write("#count-score", score)
        table.says(f"Mit {score} ist ein Rufer {told}")
    assert "KAR-COUNTING-009" in table.text("#answer")


def test_a_score_is_put_to_other_sources_as_a_score(table: Table) -> None:
    table.open("#count&r=karl")
    table.write("#count-score", "35/2")
    table.says("gewonnen")
    table.window.wait("return document.querySelector(\"[data-key='more-sources']\") !== null")
    table.tap("[data-key='more-sources']")
    table.window.wait("return document.querySelector('.beside') !== null")

    assert "35/2 gibt es dort nicht; dort gewinnt man ab 36" in table.text(".beside")
    assert "Haufen" not in table.text(".beside")
    assert "Trull" not in table.text(".beside")


def test_a_score_is_judged_beside_laid_cards_in_each_form_that_the_rules_count_in(table: Table) -> None:
    table.open("#count&r=koenigrufen")
    table.choose(".part-bar select", "Rufer")
    table.choose(".part-bar label:nth-of-type(2) select", "K♣")
    table.write("#count-typed", "Herz König, Pagat")
    table.window.wait("return document.querySelectorAll('.heap-row button').length === 2")
    table.window.run("document.querySelector('#count-score').value = ''")
    table.write("#count-score", "36")
    table.says("Mit 36 ist ein Rufer gewonnen")
    assert table.question["called"] == "K♣"
    table.window.run("document.querySelector('#count-score').value = ''")
    table.write("#count-score", "35 1/3")
    table.says("nur ganze Punkte")
    table.window.run("document.querySelector('#count-score').value = ''")
    table.write("#count-score", "")
    table.window.wait("return document.querySelector('#count-score-fault').textContent.includes('etwa 35.')")
    table.choose("#rules-bar select", "karl")
    table.window.wait("return document.querySelector('#count-score')?.placeholder === '35/1'")
    table.window.run("document.querySelector('#count-score').value = ''")
    table.write("#count-score", "35 und zwei Blatt")
    table.says("gewonnen")


def test_bids_go_round_and_a_word_that_is_not_allowed_says_why(table: Table) -> None:
    table.open("#bids&r=lungau")
    table.example(1, "Dritter ist an der Reihe")
    table.tap(".part-may .say-button.off")

    assert "LUN-BIDDING-" in table.text(".reason")
    assert "Cent" in table.text(".part-may .say-buttons")
    table.tap(".part-may .say-button:not(.off)")
    table.says("Geber ist an der Reihe")
    table.tap("[data-key='said-0']")
    table.says("Vorhand ist an der Reihe")


def test_no_cards_are_made_up_and_what_hangs_on_them_or_on_a_partner_is_told(table: Table) -> None:
    table.open("#bids&r=zwanzigerrufen")
    table.tap("[data-key='bids-mode-say']")
    table.window.wait("return document.querySelector('.hangs')?.innerText.includes('I')")
    assert "Pagat, Pagat dazu: erlaubt, wenn man I hat" in table.text(".part-may")
    assert "10♣" not in table.text("#panel .part-may") + table.text("#answer")
    table.tap(".part-may .say-buttons [data-key='say Weiter']")
    table.says("Beurteilt ist das, als wäre Zweiter nicht der Partner")
    assert table.window.run("return document.querySelector('.part-may .fault')") is None
    table.choose(".part-bar [data-key='Partner']", "2")
    table.window.wait("return !document.querySelector('#told').innerText.includes('nicht der Partner')")
    table.choose("#rules-bar select", "lungau")
    table.says("Bitte Spiel wählen")
    assert "Das gibt es nach diesen Regeln nicht, und so liegt es nicht mehr da: Normalspiel, Weiter" in table.text(
        "#notice"
    )
    table.choose(".part-bar [data-key='Spiel']", "Dreier")
    table.says("ist an der Reihe")


def test_what_needs_one_of_several_cards_says_so_and_a_reason_is_in_sight(table: Table) -> None:
    table.open("#bids&r=karl")
    table.window.wait("return document.querySelector('.hangs') !== null")
    assert "Auch-Rufer, Besser-Rufer: erlaubt, wenn man I, II, III oder IV hat" in table.text(".part-may")
    table.window.run("document.querySelector('.forbidden').open = true")
    table.tap("[data-key='bid Besser-Rufer Uhu']")

    assert "KAR-ANNOUNCING-014" in table.text(".reason")
    table.window.wait("return document.querySelector('.reason').getBoundingClientRect().bottom <= innerHeight + 1")


def test_a_sheet_is_settled_line_by_line_and_what_cannot_be_is_refused_in_words(table: Table) -> None:
    table.open("#settle&r=koenigrufen")
    table.example(1, "+4")

    assert paid(table.question) == [4, -4, 4, -4]
    assert "KOE-SETTLING-021" not in table.text("#answer .facts")
    assert table.window.run("return document.querySelector('[data-key=\"share json\"]').checkVisibility()") is False
    table.window.run("document.querySelector('.programmers').open = true")
    assert "KOE-SETTLING-021" in table.text("#answer .facts")
    assert table.window.run("return document.querySelector('[data-key=announced-0]')") is None
    assert table.window.run("return document.querySelector('[data-key=announced-1]')") is not None
    table.choose(".part-bar select", "Dreier")
    table.window.wait(SETTLED)
    assert "Pagat" in table.text(".sheet"), "nothing that was on the sheet is lost"
    assert (table.question["contract"], table.question["partner"]) == ("Dreier", None)
    assert "Partner" not in table.text(".part-bar")


def test_a_sheet_by_which_nobody_pays_says_so(table: Table) -> None:
    table.open("#settle&r=koenigrufen")
    table.tap("[data-key='add-Trull']")
    table.choose("[data-key='Partner']", "2")
    table.says("Wer bekommt und wer zahlt")
    table.tap("[data-key='add-Könige']")
    table.tap("[data-key='side-1-foes']")
    table.says("Niemand zahlt.")

    assert paid(table.question) == [0, 0, 0, 0]


def test_a_sheet_without_the_game_says_so(table: Table) -> None:
    table.open("#settle&r=koenigrufen")
    table.tap("[data-key='add-Valat']")
    table.choose("[data-key='Partner']", "2")
    table.says("Das Spiel selbst steht nicht auf dem Zettel")
    table.tap("[data-key='add-Spiel']")
    table.says("Spiel (Bieter)")

    assert "steht nicht auf dem Zettel" not in table.text("#answer")


def test_nobody_is_partner_before_it_was_said_and_new_rules_keep_what_they_know(table: Table) -> None:
    partner = "[data-key='Partner']"
    table.open("#settle&r=karl")
    table.tap("[data-key='add-Wildsau']")
    table.tap("[data-key='announced-0']")
    table.tap("[data-key='add-Spiel']")

    assert table.text("#answer") == "Bitte oben wählen, wer Partner war."
    table.choose(partner, "none")
    table.says("zwischen zweien")
    assert (table.question["contract"], table.question["partner"]) == ("Rufer", None)
    table.tap("[data-key='doubled']")
    table.says("zwischen zweien")
    table.choose(".part-bar select", "Solo-Dreier")
    table.choose("#rules-bar select", "koenigrufen")
    table.window.wait("return tarockTable.about.rules === 'koenigrufen'")
    table.window.wait(SETTLED)
    asked = table.question
    assert (asked["contract"], [item["item"] for item in asked["items"]]) == ("Solo Dreier", ["Spiel"])
    assert "doubled" not in asked
    assert "doppelte Runde" not in table.text("#panel")
    table.choose(".part-bar select", "Rufer")
    table.says("Bitte oben wählen, wer Partner war.")


def test_a_game_is_kept_under_its_other_name_or_chosen_anew_where_other_rules_have_none(table: Table) -> None:
    table.open("#settle&r=karl")
    table.tap("[data-key='add-Spiel']")
    table.choose("[data-key='Partner']", "2")
    table.says("zwischen zweien")
    table.choose("#rules-bar select", "lungau")
    table.says("Bitte Spiel wählen")
    assert "Rufer" in table.text("#notice")
    assert table.text(".part-bar select option:checked") == "Bitte Spiel wählen"
    assert "zwischen zweien" not in table.text("#answer")
    table.choose(".part-bar [data-key='Spiel']", "Fahren")
    table.choose("#rules-bar select", "koenigrufen")
    table.window.wait("return tarockTable.about.rules === 'koenigrufen'")
    assert table.text(".part-bar select option:checked") == "Trischaken"
    assert table.text("#notice") == ""


def test_numbers_are_typed_one_field_after_the_other_with_one_tap_each(table: Table) -> None:
    table.open("#settle&r=karl")
    table.choose(".part-bar select", "Fahren")
    table.window.wait(SETTLED)
    assert "ankreuzen, wer keinen Stich hat" in table.text("#answer")
    for seat, number in enumerate((20, 31, 14, 5)):
        table.window.touch(f"[data-key='augen-{seat}']")
        table.window.press(str(number))
    table.window.wait(SETTLED)

    assert table.window.run("return document.activeElement.dataset.key") == "augen-3"
    assert table.question["augen"] == [20, 31, 14, 5]
    assert sum(table.question["tricks"]) == 12


def test_what_changes_nothing_need_not_be_typed_and_what_changes_something_is_asked_for(table: Table) -> None:
    """Vorhand has 27 and most: each of the others gets 10; if one of them has no trick, he gets all."""
    table.open("#settle&r=karl")
    table.choose(".part-bar select", "Fahren")
    table.window.wait(SETTLED)
    table.window.touch("[data-key='augen-0']")
    table.window.press("27")
    table.says("\N{MINUS SIGN}30")
    table.says("ändert hier nichts")
    table.says("4 Spiele doppelt")
    table.tap("[data-key='no-trick-2']")
    table.says("+30")
    assert table.question["tricks"][2] == 0
    table.choose("#rules-bar select", "koenigrufen")
    table.says("fehlen noch")


@pytest.mark.parametrize("written", ["35/2", "35⅔", "35 2/3", "35 / 2"])
def test_a_sheet_takes_points_and_blatt_as_they_are_written(table: Table, written: str) -> None:
    table.open("#settle&r=karl")
    table.choose(".part-bar select", "Fahren")
    for key, number in {"augen-0": written, "augen-1": "20/1", "augen-2": "10/0", "augen-3": "x"}.items():
        table.window.touch(f"[data-key='{key}']")
        table.window.press(number)
    table.window.wait(SETTLED)
    assert "Bitte die Augen eintragen" in table.text("#answer"), "x is no number"
    table.window.touch("[data-key='augen-3']")
    table.window.press(Keys.BACKSPACE, "4")
    table.window.wait(SETTLED)

    assert table.question["augen"] == ["107/3", "61/3", 10, 4]
    table.open("#frage=" + quote(json.dumps(table.question)))
    assert table.window.run("return document.querySelector('[data-key=augen-0]').value") == "35/2"
    assert table.question["augen"] == ["107/3", "61/3", 10, 4]


@pytest.mark.parametrize("rules", ["koenigrufen", "zwanzigerrufen"])
def test_a_deal_is_played_to_its_payments_by_taps_and_comes_back_from_its_address(table: Table, rules: str) -> None:
    table.open(f"#deal&r={rules}")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    table.window.run(PLAYED)
    table.window.wait("return window.played === true")
    question, payments = table.question, table.text("#answer .pays td:first-child")

    assert sum(act["do"] == "play" for act in question["actions"]) == 4 * len(question["hands"][0])
    assert paid(question)[0] == int(payments.replace("\N{MINUS SIGN}", "-"))
    assert len(table.address) < 320
    table.window.wait("return document.querySelectorAll('#answer .decided li').length === 3")
    assert not {"BIDDING", "DEALING", "PLAY"} & {*table.text("#answer .decided").split("-")}
    table.open(table.address)
    assert table.question == question
    table.tap("[data-key='Zurück']")
    assert f"{len(question['actions']) - 1} von" in table.text(".part-steps")


def test_the_trick_in_play_is_above_the_hands_and_the_controls_are_one_row(table: Table) -> None:
    table.open("#deal&r=lungau")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    table.window.run(PLAYED.replace("tap < 120", "tap < 40"))
    table.window.wait("return window.played === true")
    table.window.wait(SETTLED)
    top, bottom = "getBoundingClientRect().top", "getBoundingClientRect().bottom"

    trick = table.window.run(f"return document.querySelector('.part-centre .trick').{bottom}")
    assert trick <= table.window.run(f"return document.querySelector('.part-hands').{top}")
    assert trick <= 844 / 2
    assert table.window.run("return document.querySelector('.deal-row').offsetHeight") <= 48
    number = int(table.text(".part-past summary").split()[-1])
    assert table.window.run("return document.querySelectorAll('.part-past .trick').length") == number > 1
    table.window.click(".part-past summary")
    winner = table.text(".part-past h2").split()[-1]
    table.window.click(".part-past .small")
    table.window.wait("return document.querySelector('.part-reason .clauses') !== null")
    assert f"{winner} macht den Stich" in table.text(".part-reason")
    assert "Der höchste Trumpf sticht" in table.text(".part-reason")


def test_whatever_is_tapped_is_as_high_as_a_finger_needs(table: Table) -> None:
    table.open("#stich&r=karl")
    for tab in TABS:
        table.tap(f"#tab-{tab}")
        assert table.window.run(LOW) == [], tab
    table.tap("#tab-settle")
    table.example(1, "zwischen zweien")
    assert table.window.run(LOW) == []


def test_hands_can_be_hidden_as_one_player_sees_them(table: Table) -> None:
    table.open("#deal&r=lungau")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    table.choose(".part-steps select", "1")
    table.window.wait("return document.querySelectorAll('.back').length > 0")

    assert table.window.run("return document.querySelectorAll('.back').length") == 54 - 12


FORGED = (
    "#stich&r=karl&t=Wz&z=0000",
    "#stich&r=karl&t=WW&z=1yzt",
    "#stich&r=<img src=x onerror=window.hurt=1>",
    "#stich&r=karl&g=%3Cimg%20src%3Dx%20onerror%3Dwindow.hurt%3D1%3E",
    "#deal&r=karl&c=A~B~%E0%A4%A&z=0",
    "#settle&r=karl&i=__proto__.dw&z=0000",
    "#__proto__&constructor=1",
    "#haus=karl&name=x&contracts.Dreier=%22&x=zzzz",
    "#haus=nobody&x=1",
    "#toml=name%3D1",
    '#frage={"ask":"trick","cards":["<b>"]}',
    "#frage=[1]",
    "#frage=" + "%7B" * 9000,
    "#stich&r=karl&o=no-such-option:reading&z=0000",
)


def test_a_forged_address_leaves_the_table_as_it_was_and_never_becomes_markup(table: Table) -> None:
    table.open("#stich&r=karl")
    table.example(1, "macht den Stich")
    before = table.address
    for fragment in FORGED:
        table.window.run("location.hash = arguments[0]", fragment)
        table.window.wait("return document.querySelector('#notice').innerText !== ''")

        assert table.address == before, fragment
        assert "Der Tisch ist, wie er war" in table.text("#notice"), fragment
        assert "macht den Stich" in table.text("#answer"), fragment
        table.tap("#notice button")


@pytest.mark.parametrize("fragment", FORGED[::2])
def test_a_forged_address_is_told_and_what_can_be_read_of_it_is_shown(table: Table, fragment: str) -> None:
    table.open(fragment)

    assert "Was zu lesen war, liegt auf dem Tisch" in table.text("#notice")
    assert table.window.run("return [window.hurt ?? null, document.querySelectorAll('main img').length]") == [None, 0]


def test_the_example_of_a_topic_comes_to_the_table_as_it_is(table: Table) -> None:
    asked = [side.asked for stored in load_sides().values() for side in stored.answers if side.rules == stored.home]
    questions = [msgspec.structs.replace(question, id=1) for question in asked if codec.kind(question) in KINDS]
    table.open("#stich&r=karl")
    table.window.run(BROUGHT, f"[{','.join(codec.encode(question).decode() for question in questions)}]")
    table.window.wait("return window.brought !== null")
    brought = table.window.run("return window.brought")

    assert len(questions) > 100
    for question, found in zip(questions, brought, strict=True):
        assert found is not None, question
        there = codec.decode_question(json.dumps({**found, "id": 1}).encode())
        assert in_any_order(there) == in_any_order(question)


def in_any_order(question: Any) -> Any:
    """A question whose hand, which has no order, is sorted."""
    sets = [name for name in ("hand", "cards") if codec.kind(question) != "trick" and hasattr(question, name)]
    return msgspec.structs.replace(question, **{name: sorted(getattr(question, name)) for name in sets})


def test_a_paste_that_is_no_deal_leaves_the_table_as_it_was(table: Table) -> None:
    table.open("#deal&r=lungau")
    table.window.click("#examples button")
    table.window.wait("return document.querySelector('.seat.turn') !== null")
    question = table.question
    table.tap("[data-key='by-paste']")
    thrice = "K♥ K♥\nD♥\nC♥\nB♥\nI\nII"
    for text, told in (
        ("Herz König", "Karten: 1 von 54"),
        (thrice, "liegt schon da"),
        ("{", "JSON ist unvollständig"),
        ("Kreuz Sau", "Sau"),
    ):
        table.window.run("document.querySelector('#deal-paste').value = arguments[0]", text)
        table.window.run("document.querySelector('#deal-paste + button').click()")
        table.window.wait(f"return document.querySelector('.part-lay .fault').textContent.includes({json.dumps(told)})")
    assert table.question == question

    hands = [PACK[start : start + 12] for start in (0, 12, 24, 36)]
    pasted = "\n".join(" ".join(hand) for hand in (*hands, PACK[48:]))
    table.window.run("document.querySelector('#deal-paste').value = arguments[0]", pasted)
    table.window.run("document.querySelector('#deal-paste + button').click()")
    table.window.wait("return tarockTable.state.of.deal.piles[4][0] === 'C♣'")
    table.window.wait(SETTLED)
    assert table.question["talon"] == [list(PACK[48:51]), list(PACK[51:])]


def test_another_reading_other_sources_and_topics_are_one_tap_away(table: Table) -> None:
    sheet = {"ask": "settle", "rules": "lungau", "contract": "Spatzrufer", "players": 4, "dealer": 3, "declarer": 0}
    bird = {"item": "Spatz", "side": "declarer", "won": True}
    paid_twice = {**sheet, "partner": 2, "items": [{**bird, "item": "Spiel"}, bird]}
    led = {"ask": "may_play", "rules": "lungau", "contract": "Dreier", "hand": ["I", "K♥"], "trick": ["A♥"]}
    for question, name, told in (
        (paid_twice, "otherwise", "statt +20 Cent"),
        (paid_twice, "topics", "Prämie"),
        (led, "sources", "Karls Tarockrunde"),
        (led, "deciding", "LUN-PLAY-003"),
    ):
        table.open("#frage=" + quote(json.dumps(question)))
        table.window.click(f"[data-key='more-{name}']")
        table.window.wait("return !/^(Wird nachgesehen.*)?$/.test(document.querySelector('.further-shown').innerText)")
        assert told in table.text(".further-shown"), name
    assert table.window.run("return document.querySelector('.further-shown').ariaLive") == "polite"


def test_the_rules_are_a_source_all_of_them_or_a_house(table: Table) -> None:
    sheet = {
        "ask": "settle",
        "rules": "karl",
        "contract": "Dreier",
        "players": 4,
        "dealer": 3,
        "declarer": 0,
        "items": [{"item": "Spiel", "side": "declarer", "won": True}],
    }
    table.open("#frage=" + quote(json.dumps(sheet)))
    table.says("+60")
    table.tap("[data-key='house']")
    table.window.run(
        "document.querySelector('#house-text').value = arguments[0]",
        'name = "Gasthof"\nbased_on = "karl"\n[rulings]\n"contracts.Dreier.terms.price" = 99\n',
    )
    table.window.click(".house-box button")
    table.says("+297")
    table.open(table.address)
    table.says("+297")
    assert "Gasthof" in table.text("#rules-bar select option:checked")
    table.open("#settle&haus=karl&contracts.Dreier.terms.price=99&x=0000")
    assert table.text("#rules-bar select option:checked") == "Karls Tarockrunde, geändert"
    table.open("#frage=" + quote(json.dumps(sheet)))
    table.choose("#rules-bar select", "beside")
    table.says("Lungauer Königrufen")
    assert table.text(".further-shown h3:first-child") == "Karls Tarockrunde"


def test_the_keyboard_alone_lays_cards_and_changes_tabs(table: Table) -> None:
    table.open("#stich&r=karl")
    table.window.run("document.querySelector('.part-pack .card-button').focus()")
    table.window.press(Keys.ENTER, Keys.TAB, Keys.SPACE)
    table.window.wait(SETTLED)

    assert table.window.run("return tarockTable.state.of.stich.trick") == ["Sküs", "XXI"]
    assert table.window.run("return document.activeElement.dataset.key") == "XXI"
    assert (
        table.window.run("return document.activeElement.querySelector('.aside').textContent") == "Tarock XXI, im Stich"
    )
    table.window.run("document.querySelector('[role=tab][aria-selected=true]').focus()")
    table.window.press(Keys.ARROW_RIGHT)
    table.window.wait(SETTLED)
    assert table.window.run("return document.activeElement.id") == "tab-count"
    assert table.window.run("return document.querySelector('#panel').getAttribute('aria-labelledby')") == "tab-count"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1200])
def test_every_tab_fits_its_window_and_can_be_read(table: Table, scheme: str, width: int) -> None:
    table.open("#stich&r=karl", language="en" if scheme == "dark" else "de", width=width)
    table.window.media(prefers_color_scheme=scheme)
    for tab in TABS:
        table.tap(f"#tab-{tab}")
        table.window.click("#examples button:last-of-type")
        table.window.wait("return document.querySelector('#answer .headline') !== null")
        table.window.wait(SETTLED)

        assert table.window.overflow() == 0, tab
        assert table.window.faint() == [], tab
        assert table.window.run(UNNAMED) == [], tab


def test_words_picture_and_scenario_can_be_taken_away(table: Table) -> None:
    table.open("#stich&r=karl")
    table.example(1, "macht den Stich")
    table.window.click("[data-key='share words']")
    assert "Der Stich: K♥ C♥ I B♥" in table.window.run("return document.querySelector('#shared textarea').value")
    table.window.click("[data-key='share scenario']")
    table.window.wait("return document.querySelector('#shared textarea')?.value.startsWith('Feature:')")
    table.window.click("[data-key='share picture']")
    table.window.wait("return document.querySelector('#shared img')?.naturalWidth === 760")
    assert re.fullmatch(r"#stich&r=karl&t=\w{4}&z=\w{4}", table.address)


def test_a_page_opened_as_a_file_shows_its_forms_and_says_how_it_is_served(browser: Window, tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de/tisch.html").write_text(page_at("de/tisch.html"), encoding="utf-8")
    parts = site_parts()
    for name in ("style.css", "table.css", "source.js", "engine.js", "house-address.js", "table-de.js", "table.js"):
        (tmp_path / name).write_text(parts[name](), encoding="utf-8")
    browser.show(tmp_path / "de/tisch.html", fragment="#stich&r=karl")
    browser.click("#examples button")
    browser.wait("return document.querySelector('#answer').innerText.includes('tarock site --serve')")

    assert browser.run("return document.querySelectorAll('.part-pack .card-button').length") == len(PACK)


def test_nobody_takes_a_trick_before_the_sources_that_stand_side_by_side_agree(table: Table) -> None:
    """With Sküs and Mond the Pagat takes the trick by KAR-PLAY, and the Sküs by the others."""
    table.open("#stich&r=karl")
    table.choose("#rules-bar select", "beside")
    table.write("#stich-typed", "Sküs XXI I K♥")
    table.says("Die Quellen sind uneins.")
    assert table.window.run("return document.querySelector('.trick .wins')") is None
    table.example(1, "Dritter macht den Stich")
    table.window.wait("return document.querySelector('.trick .wins small')?.textContent === 'Dritter'")


def test_a_house_is_put_together_one_tap_from_the_table_and_the_sources_are_at_odds_if_one_is(table: Table) -> None:
    table.open("#settle&r=karl")
    to_form = table.window.run("return document.querySelector('#rules-bar .house-link').getAttribute('href')")
    assert to_form == "haus.html#quelle=karl"
    table.example(1, "zwischen zweien")
    table.choose("#rules-bar select", "beside")
    table.says("Die Quellen sind uneins.")
