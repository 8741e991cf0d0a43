"""The desk of the table: every request has a reply, and whatever is wrong is told in words."""

import json
from typing import Any

import pytest

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Message
from tarock_protocol.messages.parts import Item
from tarock_reference import respond
from tarock_register.ask.answer_text import About, answer_rows, item_row
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.ask_command import question_of
from tarock_register.table.desk import DESKS, reply_to
from tarock_steps.catalogue.loading import load_catalogue, sources

MAY_PLAY: dict[str, Any] = {"ask": "may_play", "contract": "Dreier", "hand": ["I", "V", "K♥"], "trick": ["A♥"]}
SHEET: dict[str, Any] = {
    "ask": "settle",
    "players": 4,
    "dealer": 3,
    "contract": "Dreier",
    "declarer": 0,
    "items": [{"item": "Spiel", "side": "declarer", "won": True}],
}
HOUSE = 'name = "Gasthof Post"\nbased_on = "karl"\n\n[rulings]\n"contracts.Dreier.terms.price" = 99\n'


def told(do: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(reply_to(json.dumps({"do": do, **fields}).encode()))
    return found


def test_an_answer_reads_as_in_the_terminal_and_names_its_clauses() -> None:
    question = question_of([json.dumps(MAY_PLAY)], "karl", ()).question
    answer = answer_or_reason(question, respond)
    found = told("ask", rules="karl", question=MAY_PLAY, language="en")
    assert not isinstance(answer, Message)

    assert found["answer"]["legal"] == ["K♥"]
    assert [label for label, _, _ in found["rows"]] == [
        label for label, _ in answer_rows(About(question, ENGLISH), answer)
    ]
    assert found["rows"][1] == ["not allowed", "I", ["KAR-PLAY-005"]]
    assert found["clauses"]["KAR-PLAY-005"]["page"] == "karl/play.html#KAR-PLAY-005"
    assert found["why"]["V"]["text"] == found["clauses"]["KAR-PLAY-005"]["text"]


def test_each_line_of_a_settlement_names_its_clauses() -> None:
    label, _, clauses = told("ask", rules="karl", question=SHEET)["rows"][0]

    assert label == "Spiel (Bieter)"
    assert clauses
    assert set(clauses) <= set(load_catalogue("karl").clauses)


def test_players_are_told_by_name_alone_and_losses_with_a_minus() -> None:
    game = {"item": "Spiel", "side": "declarer", "won": True, "announced": False, "doubled": [3]}
    rows = told("ask", rules="karl", question={**SHEET, "items": [game]})["rows"]
    payments = dict(row[:2] for row in rows[-4:])

    assert [*payments] == ["Vorhand", "Zweiter", "Dritter", "Geber"]
    assert any(text.startswith("\N{MINUS SIGN}") for text in payments.values())
    assert "Platz" not in json.dumps(rows)
    doubled = Item(item="Spiel", side="declarer", won=True, doubled=[3, 1], against=2)
    about = About(question_of([json.dumps(SHEET)], "karl", ()).question, language_of("de"), is_plain=True)
    assert item_row(doubled, about)[1].plain == "Bieter gegen Dritter, gewonnen, verdoppelt von Geber, Zweiter"


def test_a_line_of_a_settlement_says_for_whom_it_counts() -> None:
    """The foes' Pagat, won by them, is received by them; the declarer's own Pagat by him, although he lost the game."""
    pagat = {"item": "Pagat", "won": True, "announced": True}
    game = {"item": "Spiel", "side": "declarer", "won": False}
    sheets = ([*SHEET["items"], {**pagat, "side": "foes"}], [game, {**pagat, "side": "declarer"}])
    lines = [told("ask", rules="karl", question={**SHEET, "items": items})["rows"][:2] for items in sheets]

    assert [[label, text] for label, text, _ in lines[0]] == [
        ["Spiel (Bieter)", "20 Punkte zwischen zweien, für den Bieter"],
        ["Pagat (Gegner)", "10 Punkte zwischen zweien, für die Gegner"],
    ]
    assert [[label, text] for label, text, _ in lines[1]] == [
        ["Spiel (Bieter)", "20 Punkte zwischen zweien, für die Gegner"],
        ["Pagat (Bieter)", "10 Punkte zwischen zweien, für den Bieter"],
    ]


def test_a_refusal_calls_the_rules_as_people_do() -> None:
    house = 'name = "Gasthof Post"\nbased_on = "koenigrufen"\n'
    by_house, by_source = (
        told("ask", question={**SHEET, "doubled": True}, **rules)["fault"]
        for rules in ({"house": house}, {"rules": "koenigrufen"})
    )

    assert "nein in Gasthof Post" in by_house
    assert load_catalogue("koenigrufen").title in by_source
    assert "koenigrufen" not in by_house + by_source


def test_a_house_is_asked_by_its_own_rules() -> None:
    plain, ours = (told("ask", question=SHEET, **rules) for rules in ({"rules": "karl"}, {"house": HOUSE}))

    assert plain["answer"]["payments"] != ours["answer"]["payments"]


def test_a_clause_that_a_house_has_changed_says_what_it_plays_instead() -> None:
    """A silent Trull counts 10 instead of 5; announced it counts twice that, by a clause that stays as it is."""
    house = 'name = "Post"\nbased_on = "karl"\n\n[rulings]\n"settling.silent_prices.Trull" = 10\n'
    trull = {"item": "Trull", "side": "declarer", "won": True, "announced": True}
    sheet = {**SHEET, "items": [*SHEET["items"], trull]}
    found, by_source = (told("ask", question=sheet, **rules) for rules in ({"house": house}, {"rules": "karl"}))
    changed = {name for name, clause in found["clauses"].items() if clause != by_source["clauses"].get(name)}

    assert [line["amount"] for line in found["answer"]["lines"]] == [20, 20]
    assert changed == {"KAR-SETTLING-016"}
    assert found["clauses"]["KAR-SETTLING-016"]["text"].endswith("Bei euch: Trull: still 10 (Quelle: 5).")


def test_another_reading_and_the_other_sources_are_told_with_their_pages() -> None:
    sheet = {**SHEET, "items": [*SHEET["items"], {"item": "Trull", "side": "foes", "won": False, "announced": True}]}
    readings = told("otherwise", rules="karl", question=sheet)["readings"]
    others = told("sources", rules="karl", question=SHEET)["sources"]

    assert readings
    assert all(reading["text"] and reading["rows"] for reading in readings)
    assert [other["rules"] for other in others] == [name for name in sources() if name != "karl"]
    assert all(("rows" in other) is not ("fault" in other) for other in others)


def test_topics_are_those_of_the_clauses() -> None:
    found = told("topics", rules="karl", question=MAY_PLAY)["topics"]

    assert "following-suit" in [topic["name"] for topic in found]
    assert found == told("topics", rules="karl", clauses=["KAR-PLAY-004", "KAR-PLAY-011", "KAR-PLAY-005"])["topics"]


@pytest.mark.parametrize("rules", sources())
def test_a_form_needs_to_know_no_rule(rules: str) -> None:
    found = told("about", rules=rules)

    assert found["title"] == load_catalogue(rules).title
    assert len(found["pack"]) == len(found["deck"]["augen"]) == 4 * found["hand"] + sum(found["talon"])
    assert found["players"] in ([4], [4, 5])
    known = {"name", "also", "alone", "tricks", "partner", "brings", "away", "seats", "prices", "announced"}
    known |= {"kontra", "given_up", "birds", "renonce", "apart"}
    assert known == set(found["contracts"][0])
    assert found["items"][0] == "Spiel"


def test_only_some_sources_let_a_round_agree_on_a_tariff() -> None:
    assert {rules: told("about", rules=rules)["other_tariff"] for rules in sources()} == {
        "karl": False,
        "koenigrufen": True,
        "lungau": True,
        "zwanzigerrufen": False,
    }


def test_cards_are_read_as_people_write_them() -> None:
    assert told("cards", text="Herz König, Pagat 21") == {"cards": ["K♥", "I", "XXI"]}
    assert "Kong" in told("cards", text="Herz Kong")["fault"]


def test_a_deal_depends_on_its_seed_and_can_be_asked_at_once() -> None:
    one, again, other = (told("deal", rules="lungau", seed=seed)["question"] for seed in (1, 1, 2))

    assert one == again != other
    assert told("ask", rules="lungau", question=one)["answer"]["accepted"] == 0


def test_a_question_becomes_a_scenario_with_its_answer() -> None:
    feature = told("scenario", rules="karl", question=MAY_PLAY)["feature"]

    assert 'Given the rules "karl"' in feature
    assert 'Then the choice is "K♥"' in feature


BAD: list[dict[str, Any]] = [
    {"do": "nothing"},
    {"do": "ask"},
    {"do": "ask", "rules": "nobody", "question": MAY_PLAY},
    {"do": "ask", "question": {**MAY_PLAY, "hand": ["I", "I"]}},
    {"do": "ask", "question": {**MAY_PLAY, "surplus": 1}},
    {"do": "ask", "question": MAY_PLAY, "options": {"a=b": "c"}},
    {"do": "ask", "question": MAY_PLAY, "house": "x ="},
    {"do": "ask", "question": MAY_PLAY, "house": "name = 1"},
    {"do": "ask", "question": {"ask": "hello"}, "surplus": 1},
    {"do": "deal", "players": 7},
    {"do": "deal", "players": 4, "dealer": 9},
    {"do": "cards", "text": "\x00<script>"},
    {"do": "__class__"},
]


@pytest.mark.parametrize("request_", BAD, ids=str)
@pytest.mark.parametrize("language", ["de", "en", "xx"])
def test_what_cannot_be_answered_is_told_in_words(request_: dict[str, Any], language: str) -> None:
    found = told(**request_, language=language)

    assert [*found] == ["fault"]
    assert found["fault"]
    assert "Error(" not in found["fault"]


@pytest.mark.parametrize(
    "line",
    [b"", b"[]", b"{", b"\xff", b'{"do":1}', b'{"do":' + b"[" * 100_000, b'{"do":"ask","text":"' + b"x" * 300_000],
)
def test_a_line_that_is_no_request_is_told_in_words(line: bytes) -> None:
    assert [*json.loads(reply_to(line))] == ["fault"]


@pytest.mark.parametrize("do", DESKS)
def test_every_desk_answers_an_empty_request(do: str) -> None:
    assert "bitte melden" not in told(do).get("fault", "")
