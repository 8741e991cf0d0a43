"""What the pages of houses show: the form, a profile as it is typed, the rule sheet, and two houses side by side."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from tarock_engine.rule_sets import RULE_SETS
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_reference import option_readings
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import names_of, prices
from tarock_reference.houses.profile_parsing import house_of
from tarock_register.table.desk import reply_to
from tarock_register.variant.form import form_of
from tarock_register.variant.houses_side_by_side import example_of_point, houses_side_by_side
from tarock_register.variant.rule_sheet import sheet_of
from tarock_register.variant.typed_profiles import LARGEST, parts_of, profile_read
from tarock_register.variant.typed_values import toml_value, typed_value, value_of
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.small_questions import small_questions

GERMAN = language_of("de")
LUNGAU: Final = """
name = "Murtal"
based_on = "lungau"
[readings]
solorufer = "below"
[rulings]
"settling.silent_valat" = 12
[without]
items = ["Königfang"]
"""
SOURCE: Final = 'name = "Quelle"\nbased_on = "lungau"\n'
BAD: Final = """
name = "x"
based_on = "lungau"
[readings]
gone = "on"
solorufer = "never"
[rulings]
"settling.tariff_cent" = "viel"
"settling.gone" = 3
[without]
items = ["Uhus"]
"""
ONLY_BY_AGREEMENT: Final = {
    "LUN-COUNTING-014",
    "LUN-BIDDING-016",
    "LUN-BIDDING-018",
    "LUN-CALLING-005",
    "LUN-CALLING-006",
    "LUN-CALLING-011",
    "LUN-SETTLING-014",
    "LUN-SETTLING-015",
    "KOE-SETTLING-044",
    "KOE-SETTLING-045",
}
"""Clauses about a Solorufer, a Solodreier, Hirschkontra or Mordkontra alone."""


@cache
def form(source: str) -> dict[str, Any]:
    return form_of(load_catalogue(source), GERMAN)


@cache
def sheet(profile: str) -> dict[str, Any]:
    return sheet_of(house_of(profile, ""), GERMAN)


def lines(profile: str) -> dict[str, dict[str, Any]]:
    """The lines of a rule sheet by their clauses."""
    return {line["clause"]: line for area in sheet(profile)["areas"] for line in area["lines"]}


def asked(**request: object) -> dict[str, Any]:
    """What the desk says to a request."""
    found: dict[str, Any] = msgspec.json.decode(reply_to(msgspec.json.encode(request)))
    return found


@pytest.mark.parametrize("source", RULE_SETS)
def test_the_form_has_every_option_and_every_price_of_its_source(source: str) -> None:
    found = form(source)
    options = {option["name"]: option for area in found["areas"] for option in area["options"]}
    rows = [*found["prices"]["games"], *found["prices"]["items"]]
    cells = [*(cell for row in rows for cell in row["cells"]), *found["prices"]["others"]]

    assert {name: [reading["name"] for reading in option["readings"]] for name, option in options.items()} == {
        name: [*readings] for name, readings in option_readings(source).items()
    }
    assert sorted(cell["path"] for cell in cells) == sorted(price.path for price in prices(source))
    assert all(cell["label"] or cell in found["prices"]["others"] for cell in cells)
    assert (found["contracts"], found["items"]) == tuple(map(list, names_of(House(name=source, based_on=source))))


@pytest.mark.parametrize("source", RULE_SETS)
def test_a_price_as_it_is_typed_is_the_price(source: str) -> None:
    """What a field shows is the value, or the part of it that changes a price."""
    found = form(source)["prices"]
    cells = [*(cell for row in (*found["games"], *found["items"]) for cell in row["cells"]), *found["others"]]
    shown = {cell["path"]: cell["value"] for cell in cells}
    for price in prices(source):
        match value_of(price.written):
            case list(several):
                assert shown[price.path] == ", ".join(map(str, several))
            case dict(parts):
                assert shown[price.path] == str(next(iter(parts.values())))
            case value:
                assert shown[price.path] == str(value)


@pytest.mark.parametrize(
    "value", ["vorhand", "3", "true", "", " x", '"', "2/3", "[x", -2, True, [1, [2]], {"a b": {"c": "ä"}}]
)
def test_a_value_as_it_is_typed_means_what_it_meant(value: object) -> None:
    typed = typed_value(value)

    assert (value_of(toml_value(value)), typed) in ((value, value), (value, toml_value(value)))


@pytest.mark.parametrize("name", ["gasthof-post", "kaffeehausrunde", "murtaler-runde"])
def test_the_parts_of_a_profile_make_the_same_house(name: str) -> None:
    text = (features_root() / "houses" / f"{name}.toml").read_text(encoding="utf-8")
    parts = parts_of(text)
    assert parts is not None
    tables = {
        "readings": {name: toml_value(reading) for name, reading in parts["readings"].items()},
        "rulings": parts["rulings"],
        "without": {name: toml_value(words) for name, words in parts["without"].items()},
    }
    told = [f"name = {toml_value(parts['name'])}", f"based_on = {toml_value(parts['rules'])}"]
    for table, rows in tables.items():
        told += [f"[{table}]", *(f"{toml_value(name)} = {value}" for name, value in rows.items())]

    assert house_of("\n".join(told), "").digest == house_of(text, "").digest


def test_each_mistake_is_told_in_german_at_its_line_and_place() -> None:
    told = profile_read(BAD, GERMAN)

    assert "title" not in told
    assert [(fault["line"], fault["place"]) for fault in told["faults"]] == [
        (5, "readings.gone"),
        (6, "readings.solorufer"),
        (8, "rulings.settling.tariff_cent"),
        (9, "rulings.settling.gone"),
        (11, "without.items[0]"),
    ]
    assert told["faults"][0]["text"] == "erwartet: eine Option von lungau, nicht 'gone'"
    assert told["faults"][1]["text"].endswith("nicht 'never'; es gibt: off, below, above, vorhand-only")
    assert told["faults"][2]["text"] == "erwartet: eine ganze Zahl, nicht 'viel'"
    assert ". Gemeint ist vielleicht 'Uhu'. Es gibt: " in told["faults"][4]["text"]


@pytest.mark.parametrize(
    ("text", "line", "place"),
    [
        ('name = "x"\nbased_on = lungau\n', 2, "Spalte 12"),
        ('name = "x', 1, "Spalte 8"),
        ("[" * 5000, 0, ""),
        ("\x00", 1, "Spalte 1"),
        ("", 0, "name"),
    ],
)
def test_what_is_no_profile_is_told_with_its_line(text: str, line: int, place: str) -> None:
    fault = profile_read(text, GERMAN)["faults"][0]

    assert fault["text"]
    if line:
        assert (fault["line"], fault["place"]) == (line, place)


def test_a_paste_of_any_size_is_answered() -> None:
    assert profile_read("#" * (LARGEST + 1), GERMAN)["faults"][0]["text"] == (
        f"erwartet: eine Datei mit höchstens {LARGEST} Zeichen"
    )


def test_a_house_is_told_with_its_differences_and_with_what_stays_beside_them() -> None:
    told = asked(do="house", text=LUNGAU)

    assert [point["about"] for point in told["differences"]][1:] == [
        "Ein stiller Valat im Rufer bringt 160 Cent.",
        "Königfang",
    ]
    assert [stays["text"] for stays in told["consequences"]] == [
        "Ein angesagter Valat im Rufer bringt 320 Cent. bleibt 32"
    ]
    assert told["differences"][1]["there"] == "12"


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", RULE_SETS)
def test_the_sheet_of_a_source_says_all_that_the_source_says_itself(source: str) -> None:
    """Each clause that is no option, unless the table of prices or the order of the auction says it.

    What is played only by agreement is left out.
    """
    catalogue = load_catalogue(source)
    profile = f'name = "x"\nbased_on = "{source}"\n'
    told = lines(profile)
    priced = {cell["clause"] for row in sheet(profile)["prices"] for cell in row["cells"]}
    ranked = {ruling.clause for path, ruling in RULE_SETS[source].rulings() if path.endswith(".level")}

    assert sheet(profile)["changed"] == 0
    assert not any(line["instead"] for line in told.values())
    for clause in catalogue.clauses.values():
        if clause.level != "option" and not clause.retired and clause.id not in priced | ranked | ONLY_BY_AGREEMENT:
            assert told[clause.id]["text"] == clause.de
    assert not ONLY_BY_AGREEMENT & told.keys()


def test_the_sheet_of_a_house_marks_what_it_changes_and_leaves_out_what_it_does_not_know() -> None:
    told = lines(LUNGAU)

    assert told["LUN-SETTLING-017"]["text"] == "Ein stiller Valat im Rufer bringt 160 Cent. Hier: 12."
    assert told["LUN-SETTLING-017"]["instead"] == "16"
    assert told["LUN-BIDDING-015"]["text"].endswith("Unter Spatzrufer und Uhurufer, und jeder darf ihn bieten.")
    assert "LUN-BONUSES-005" not in told
    assert "LUN-BONUSES-005" in lines(SOURCE)
    assert "LUN-BONUSES-001" in told
    assert sheet(LUNGAU)["without"] == ["Königfang"]


def test_what_is_played_by_agreement_is_on_the_sheet_as_this_sentence_and_nowhere_else() -> None:
    rufer = 'name = "x"\nbased_on = "lungau"\n[readings]\nsolorufer = "below"\n'
    prices = [[row["name"] for row in sheet(profile)["prices"]] for profile in (SOURCE, rufer)]

    assert lines(SOURCE)["LUN-BIDDING-015"]["text"].endswith("ohne Vereinbarung kann sie niemand bieten.")
    assert "LUN-BIDDING-016" in lines(rufer)
    assert "LUN-BIDDING-018" not in lines(rufer)
    assert ["Solorufer" in names for names in prices] == [False, True]
    assert not any("Solodreier" in names for names in prices)


def test_what_a_house_leaves_out_has_no_price_and_is_marked_where_a_clause_names_it_beside_other_things() -> None:
    told = sheet(
        'name = "x"\nbased_on = "koenigrufen"\n[readings]\nkontra-steps = "hirschkontra"\n'
        '[without]\ncontracts = ["Zwiccolo", "Farbensolo"]\nitems = ["Trull", "Könige"]\n'
    )
    texts = {line["clause"]: line["text"] for area in told["areas"] for line in area["lines"]}

    assert not {"Zwiccolo", "Farbensolo", "Trull", "Könige"} & {row["name"] for row in told["prices"]}
    assert texts["KOE-ANNOUNCING-007"].endswith("König Ultimo und Valat. (Nicht gespielt: Trull, Könige)")
    assert texts["KOE-COUNTING-029"].endswith("entscheiden nichts. (Nicht gespielt: Zwiccolo)")
    assert "KOE-ANNOUNCING-016" not in texts
    assert "KOE-SETTLING-044" in texts
    assert "KOE-SETTLING-045" not in texts


def test_the_sheet_says_a_reading_that_the_house_has_decided_even_if_the_source_has_it_too() -> None:
    decided = f'{SOURCE}[readings]\nsuperkontra-on-game = "{option_readings("lungau")["superkontra-on-game"][0]}"\n'

    assert "LUN-ANNOUNCING-015" not in lines(SOURCE)
    assert lines(decided)["LUN-ANNOUNCING-015"]["instead"] == ""


def test_the_sheet_has_the_open_clauses_that_are_asked_for() -> None:
    told = asked(do="sheet", house=SOURCE, clauses=["LUN-ANNOUNCING-015"])

    assert "LUN-ANNOUNCING-015" in {line["clause"] for area in told["areas"] for line in area["lines"]}


def test_a_changed_price_is_marked_in_the_table_of_prices() -> None:
    told = sheet('name = "x"\nbased_on = "koenigrufen"\n[rulings]\n"contracts.Dreier.terms.price_won" = 3\n')
    cells = {cell["path"]: (cell["value"], cell["instead"]) for row in told["prices"] for cell in row["cells"]}

    assert cells["contracts.Dreier.terms.price_won"] == ("3", "4")
    assert [path for path, (_, instead) in cells.items() if instead] == ["contracts.Dreier.terms.price_won"]


def test_two_houses_part_over_each_point_and_show_the_smallest_question() -> None:
    """A silent Valat in a Dreier counts twofold: 2 times 12 times 10 Cent, or 2 times 16 times, from each player."""
    told = asked(do="differ", house=LUNGAU, other=SOURCE)
    shown = asked(do="differ", house=LUNGAU, other=SOURCE, point="settling.silent_valat")

    assert [point["name"] for point in told["points"]] == [
        "solorufer",
        "settling.silent_valat",
        "without items: Königfang",
    ]
    assert (told["titles"], told["rules"]) == (["Murtal", "Quelle"], "lungau")
    assert shown["question"]["ask"] == "settle"
    assert "rules" not in shown["question"]
    assert shown["answers"][0][1:] == [f"{cent} Cent zwischen zweien, für die Gegner" for cent in (240, 320)]


def test_houses_of_two_sources_and_points_that_are_none_are_refused_in_words() -> None:
    karl = 'name = "y"\nbased_on = "karl"\n'

    fault = asked(do="differ", house=LUNGAU, other=karl)["fault"]
    assert "nicht eine nach Lungauer Königrufen und eine nach Karls Tarockrunde" in fault
    assert "tariff" in asked(do="differ", house=LUNGAU, other=SOURCE, point="tariff")["fault"]
    assert "Zeile 5: readings.gone: " in asked(do="sheet", house=BAD)["fault"]
    assert "erwartet: eine ganze Zahl" in asked(do="sheet", house=BAD)["fault"]


@pytest.mark.parametrize("source", RULE_SETS)
def test_stored_questions_are_questions_of_today(source: str) -> None:
    """Each of them can be read; on each clause of a price there is one."""
    stored = small_questions(source)

    for question in stored.questions[::20]:
        codec.decode_question(msgspec.json.encode({**question, "id": 0, "rules": source, "options": {}}))
    assert [price.path for price in prices(source) if price.clause not in stored.on] == []


def test_what_only_one_house_knows_is_shown_by_a_question_that_needs_it() -> None:
    here, there = house_of(LUNGAU, ""), House(name="Source", based_on="lungau")
    shown = example_of_point(here, there, "without items: Königfang", ENGLISH)

    assert houses_side_by_side(here, there, ENGLISH)["points"][-1]["there"] == "known"
    assert any("Königfang" in label for label, *_ in shown["answers"])


def test_a_profile_that_was_typed_is_no_markup_anywhere() -> None:
    told = asked(do="house", text='name = "<b>x</b>"\nbased_on = "karl"\n')

    assert told["title"] == "<b>x</b>"
    assert tomllib.loads(f"x = {toml_value(told['title'])}")["x"] == told["title"]


def test_what_a_source_only_offers_is_a_question_with_a_vote_against_and_one_for_it() -> None:
    found = {option["name"]: option for area in form("lungau")["areas"] for option in area["options"]}
    solodreier = found["solodreier"]

    assert solodreier["question"] == "Solodreier: Spielen wir das?"
    assert [reading["text"] for reading in solodreier["readings"]] == ["Das spielen wir nicht.", "Das spielen wir."]
    assert found["solorufer"]["readings"][0]["text"] == "Das spielen wir nicht."
    assert lines(f'{SOURCE}[readings]\nsolodreier = "on"\n')["LUN-BIDDING-015"]["text"] == (
        "Solodreier: Spielen wir das? Das spielen wir."
    )


def test_a_sum_is_shown_with_all_its_parts_also_with_those_in_which_the_houses_agree() -> None:
    """A König ultimo that costs 2 instead of 1, beside the game at 1 in both houses."""
    source = 'name = "Quelle"\nbased_on = "koenigrufen"\n'
    dear = f'{source}[rulings]\n"settling.silent_prices.König ultimo" = 2\n'
    shown = asked(do="differ", house=source, other=dear, point="settling.silent_prices.König ultimo")
    answers = {row[0]: row[1:] for row in shown["answers"]}
    parts = [pair for label, pair in answers.items() if "(" in label]

    assert {len(set(pair)) for pair in parts} == {1, 2}
    assert not any("Platz" in label for label in answers)
    assert not any("-" in text for pair in answers.values() for text in pair)
