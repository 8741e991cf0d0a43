"""``tarock variant``, and the commands that play by a profile, as somebody types them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from tests.unit.the_command import tarock

from tarock_engine.rule_sets import RULE_SETS
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_reference.houses.profile_parsing import house_of
from tarock_register.variant import house_differences
from tarock_register.variant.skeleton import skeleton
from tarock_steps.catalogue.loading import load_catalogue

GASTHOF = """
name = "Gasthof Post"
based_on = "koenigrufen"
[readings]
kaiserstich = "on"
[rulings]
"contracts.Dreier.terms.price_won" = 3
[without]
items = ["Trull"]
"""
DREIER = (
    "settle",
    "contract=Dreier",
    "declarer=0",
    'items=[{"item":"Spiel","side":"declarer","won":true,"announced":false}]',
)


@pytest.fixture
def gasthof(tmp_path: Path) -> Path:
    path = tmp_path / "gasthof.toml"
    path.write_text(GASTHOF, encoding="utf-8")
    return path


@pytest.mark.gate("zwanzigerrufen-en", "lungau-de")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_skeleton_is_a_profile_of_its_source_as_it_stands(source: str, language: str) -> None:
    house = house_of(skeleton(source, language_of(language)), "new.toml")

    assert house.based_on == source
    assert house.differences == 0


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_skeleton_says_nothing_else_where_nothing_is_commented_out(source: str) -> None:
    """Every option and every price stands there with the value that it has: taken in, nothing changes."""
    plain = skeleton(source, ENGLISH)
    taken_in = re.sub(r'^# (?=("[^"]+"|[a-z][\w-]*) = )', "", plain, flags=re.MULTILINE)
    house = house_of(taken_in, "new.toml")

    assert set(tomllib.loads(taken_in)["readings"]) == set(RULE_SETS[source].options())
    assert len(house.rulings) > 10
    assert house.differences == 0


def test_new_writes_a_file_once(tmp_path: Path) -> None:
    path = tmp_path / "our.toml"
    first = tarock("variant", "new", "--from", "lungau", "-o", str(path))
    again = tarock("variant", "new", "--from", "lungau", "-o", str(path))

    assert first.stdout == f"profile: {path}\n"
    assert path.read_text(encoding="utf-8") == skeleton("lungau", ENGLISH)
    assert again.exit_code == 2
    assert "our.toml already exists" in again.stderr


def test_new_prints_where_no_file_is_named_and_knows_the_sources() -> None:
    printed = tarock("variant", "new", "--from", "lungau", "--language", "de")
    unknown = tarock("variant", "new", "--from", "lungua")

    assert printed.stdout == skeleton("lungau", language_of("de"))
    assert unknown.exit_code == 2
    assert "--from: there is no rule set 'lungua'. Did you mean lungau?" in unknown.stderr


def test_check_says_that_a_profile_can_be_played_and_how_much_of_it_differs(gasthof: Path) -> None:
    told = tarock("variant", "check", str(gasthof))

    assert told.exit_code == 0
    assert "Gasthof Post (based on koenigrufen, 3 differences); digest " in told.stdout


def test_check_says_every_mistake_with_its_line(gasthof: Path) -> None:
    gasthof.write_text(GASTHOF.replace("price_won", "price").replace('"on"', '"onn"'), encoding="utf-8")
    told = tarock("variant", "check", str(gasthof))

    assert told.exit_code == 2
    assert f"{gasthof}:5: readings.kaiserstich: expected a reading of kaiserstich, got 'onn'" in told.stderr
    assert f"{gasthof}:7: rulings.contracts.Dreier.terms.price: expected the name of a ruling" in told.stderr
    assert "Traceback" not in told.stderr


def test_show_says_clause_by_clause_in_what_a_house_differs(gasthof: Path) -> None:
    english, german = (
        tarock("variant", "show", str(gasthof), "--language", language).stdout for language in ("en", "de")
    )

    assert "kaiserstich: Is the Kaiserstich played?" in english
    assert re.search(r"source +4 *\n +house +3 *\n +clause +KOE-SETTLING-007: The game of a Dreier counts 4", english)
    assert re.search(r"Quelle +4 *\n +Haus +3 *\n +Klausel +KOE-SETTLING-007: Im Dreier zählt das Spiel 4", german)
    assert "items: Trull" in english
    assert "Wertungen: Trull" in german


PAIRS: Final[Mapping[str, tuple[str, str, str]]] = {
    "silent and announced": (
        "koenigrufen",
        '"settling.silent_prices.Pagat" = 5',
        "settling.announced_prices.Pagat stays 2",
    ),
    "announced and silent": (
        "koenigrufen",
        '"settling.announced_prices.Uhu" = 5',
        "settling.silent_prices.Uhu stays 2",
    ),
    "won and lost": (
        "lungau",
        '"contracts.Dreier.terms.price_won" = 3',
        "contracts.Dreier.terms.price_lost stays 2",
    ),
    "the steps of Kontra": ("karl", '"settling.kontra_times" = 1', "settling.retour_times stays 4"),
    "game and bonus": (
        "koenigrufen",
        '"settling.game_step_times" = [1, 3, 6, 12]',
        "settling.bonus_step_times stays 1, 2, 4, 8",
    ),
}
"""A source, a price that a house changes, and what is told to stay beside it."""


@pytest.mark.gate("silent and announced", "won and lost")
@pytest.mark.parametrize(("source", "ruling", "stays"), PAIRS.values(), ids=PAIRS)
def test_who_changes_one_price_of_a_pair_is_told_what_the_other_stays(
    source: str, ruling: str, stays: str, tmp_path: Path
) -> None:
    profile = tmp_path / "one.toml"
    profile.write_text(f'name = "One"\nbased_on = "{source}"\n[rulings]\n{ruling}\n', encoding="utf-8")
    path, _, value = stays.partition(" stays ")

    assert stays in tarock("variant", "check", str(profile)).stdout
    assert re.search(rf"^ +bleibt +{re.escape(path)}: {re.escape(value)} *$", shown(profile), re.MULTILINE)


def test_nothing_is_told_of_a_price_that_the_house_names_too(tmp_path: Path) -> None:
    profile = tmp_path / "both.toml"
    both = '"settling.silent_prices.Pagat" = 5\n"settling.announced_prices.Pagat" = 2\n'
    profile.write_text(f'name = "Both"\nbased_on = "koenigrufen"\n[rulings]\n{both}', encoding="utf-8")

    assert "stays" not in tarock("variant", "check", str(profile)).stdout
    assert "bleibt" not in shown(profile)


def shown(profile: Path) -> str:
    return tarock("variant", "show", str(profile), "--language", "de").stdout


def test_a_house_that_names_an_unknown_game_or_adds_an_item_is_told_how_or_that_none_can(tmp_path: Path) -> None:
    profile = tmp_path / "more.toml"
    rulings = '"contracts.Mordrufer.terms.price_won" = 5\n"settling.silent_prices.Quapil" = 5\n'
    profile.write_text(
        f'name = "More"\nbased_on = "koenigrufen"\nbirds = ["Quapil"]\n[rulings]\n{rulings}', encoding="utf-8"
    )
    told = tarock("variant", "check", str(profile)).stderr

    assert "a house adds an item with [items.NAME], and gives none another name" in told
    assert 'Mordrufer is no game of koenigrufen; a house adds it with [contracts."Mordrufer"] and like' in told
    assert 'Quapil is no item of koenigrufen; a house adds it with [items."Quapil"] and like' in told


@pytest.mark.prove
def test_diff_names_the_smallest_question_on_which_two_houses_part_and_the_money(gasthof: Path, tmp_path: Path) -> None:
    """A Dreier costs 3 to each of three in one house, and 5 in the other: 9 and 15."""
    dear = tmp_path / "dear.toml"
    dear.write_text(GASTHOF.replace("= 3", "= 5").replace("Gasthof Post", "Schwarzer Adler"), encoding="utf-8")
    told = tarock("variant", "diff", str(gasthof), str(dear)).stdout

    assert "Gasthof Post and Schwarzer Adler differ in 1" in told
    (asked,) = re.findall(r"^  smallest question +(.+)$", told, re.MULTILINE)
    assert [item["doubled"] for item in json.loads(asked)["items"]] == [[]]
    assert "Vorhand: \N{MINUS SIGN}9 points; Second: +3 points" in told
    assert "Vorhand: \N{MINUS SIGN}15 points; Second: +5 points" in told


@pytest.mark.prove
def test_diff_tells_each_question_as_json_on_one_line_and_the_order_of_each_house(
    gasthof: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house ranks a Bettel above a Besser Rufer and knows no Zwiccolo, which its source has on the second place."""
    monkeypatch.setenv("COLUMNS", "60")
    order = '["Piccolo", "Solo", "Besser Rufer", "Bettel", "Dreier", "Piccolo Ouvert", "Bettel Ouvert"]'
    last = ', "Besser Dreier", "Solo Dreier"]'
    text = f'name = "A"\nbased_on = "koenigrufen"\nrulings."bidding.order" = {order[:-1]}{last}\n'
    gasthof.write_text(f'{text}without.contracts = ["Zwiccolo", "Farbensolo"]\n', encoding="utf-8")
    told = tarock("variant", "diff", str(gasthof), "koenigrufen").stdout

    assert told.startswith("A and koenigrufen differ in 3 points\n")
    questions = re.findall(r"^  smallest question +(.+)$", told, re.MULTILINE)
    answers = re.findall(r"^  (?:A|koenigrufen) +(?:\S.*: .+)$", told, re.MULTILINE)
    assert [json.loads(question)["ask"] for question in questions] == ["may_bid"] * 3
    assert len(answers) == 6
    words = " ".join(told.split())
    assert "A Piccolo < Solo < Besser Rufer < Bettel < Dreier < " in words
    assert "koenigrufen Piccolo < Zwiccolo < Solo < Bettel < Besser Rufer < Dreier < " in words


def test_the_order_of_a_source_names_no_game_that_is_not_played_there(gasthof: Path) -> None:
    """By the default of lungau there is no Solorufer and no Solodreier."""
    order = '["Solorufer", "Dreier", "Spatzrufer", "Uhurufer", "Sechserdreier", "Solodreier"]'
    text = f'name = "A"\nbased_on = "lungau"\nrulings."bidding.order" = {order}\n'
    gasthof.write_text(text, encoding="utf-8")
    told = " ".join(tarock("variant", "show", str(gasthof)).stdout.split())

    assert "source Spatzrufer < Uhurufer < Dreier = Sechserdreier house Dreier < Spatzrufer" in told


@pytest.mark.prove
def test_diff_says_what_the_readings_mean(gasthof: Path) -> None:
    gasthof.write_text('name = "A"\nbased_on = "lungau"\nreadings.who-pays-whom = "both"\n', encoding="utf-8")
    dispute = load_catalogue("lungau").disputes["who-pays-whom"]
    told = " ".join(tarock("variant", "diff", str(gasthof), "lungau", "--language", "de").stdout.split())

    for reading in dispute.readings:
        assert f"who-pays-whom={reading.name}: {reading.de}" in told


def test_one_difference_is_said_to_be_one(gasthof: Path) -> None:
    gasthof.write_text('name = "A"\nbased_on = "lungau"\nrulings."settling.silent_valat" = 5\n', encoding="utf-8")

    assert f"{gasthof}: A (based on lungau, 1 difference); digest " in tarock("variant", "check", str(gasthof)).stdout


def test_diff_finds_nothing_between_a_source_and_a_house_that_plays_it_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text('name = "plain"\nbased_on = "lungau"\n', encoding="utf-8")

    assert tarock("variant", "diff", "lungau", str(path)).stdout == "They play alike.\n"


def test_diff_tells_two_houses_of_one_name_apart_by_their_files(
    gasthof: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_differences, "smallest_question", lambda _houses, _point, _say: {})
    monkeypatch.setenv("COLUMNS", "400")
    other = tmp_path / "other.toml"
    other.write_text(GASTHOF.replace('price_won" = 3', 'price_won" = 5'), encoding="utf-8")
    told = tarock("variant", "diff", str(gasthof), str(other)).stdout

    assert re.search(rf"^  Gasthof Post \({re.escape(str(gasthof))}\) +3 *$", told, re.MULTILINE)
    assert re.search(rf"^  Gasthof Post \({re.escape(str(other))}\) +5 *$", told, re.MULTILINE)


def test_diff_refuses_houses_of_different_sources_and_what_is_no_file(gasthof: Path) -> None:
    other = tarock("variant", "diff", str(gasthof), "lungau")
    nowhere = tarock("variant", "diff", "nowhere.toml", "lungau")

    assert other.exit_code == nowhere.exit_code == 2
    assert "expected a house of koenigrufen like Gasthof Post, got lungau, one of lungau" in other.stderr
    assert "there is no profile or source " in nowhere.stderr


def test_ask_answers_by_the_house_and_says_where_it_rules_otherwise(gasthof: Path) -> None:
    """The house gives 3 for a Dreier: the declarer receives 3 from each of three, 9 in all."""
    told = tarock("ask", "--variant", str(gasthof), *DREIER).stdout

    assert re.search(r"Vorhand \(seat 0\) +\+9 points", told)
    assert "where Gasthof Post says otherwise" in told
    assert "contracts.Dreier.terms.price_won  3 (KOE-SETTLING-007)" in told


def test_ask_refuses_a_reading_against_which_the_house_has_decided(gasthof: Path) -> None:
    told = tarock("ask", "--variant", str(gasthof), "--option", "kaiserstich=off", *DREIER)

    assert told.exit_code == 2
    assert told.stderr == "tarock: --option kaiserstich=off: Gasthof Post plays kaiserstich=on\n"


def test_serve_plays_by_the_house_and_says_so_in_hello(gasthof: Path) -> None:
    asked = (
        b'{"ask":"hello","id":1}',
        b'{"ask":"count","id":2,"rules":"koenigrufen","options":{"kaiserstich":"off"},"cards":["K\xe2\x99\xa5"]}',
        b'{"ask":"count","id":3,"rules":"lungau","cards":["K\xe2\x99\xa5"]}',
        b'{"ask":"count","id":4,"rules":"koenigrufen","options":{"zwiccolo":"off"},"cards":["K\xe2\x99\xa5"]}',
    )
    told = tarock("serve", "--variant", str(gasthof), input=b"\n".join(asked))
    greeting, decided, elsewhere, free = told.stdout.splitlines()

    assert '"name":"Tarock reference engine, playing Gasthof Post"' in greeting
    assert '"kaiserstich":["on"]' in greeting
    assert '"zwiccolo":["on","off"]' in greeting
    assert decided.startswith('{"id":2,"error":"options.kaiserstich: expected on, which Gasthof Post plays, got off"')
    assert elsewhere.startswith(
        '{"id":3,"error":"rules: expected koenigrufen, which Gasthof Post plays, got \'lungau\'"'
    )
    assert free.startswith('{"id":4,"answer":{"augen":')


@pytest.mark.parametrize("command", ["serve", "ask"])
def test_a_profile_with_mistakes_is_refused_before_anything_is_played(command: str, gasthof: Path) -> None:
    gasthof.write_text("name = 3\n", encoding="utf-8")
    told = tarock(command, "--variant", str(gasthof), *(("count", "cards=K♥") if command == "ask" else ()))

    assert told.exit_code == 2
    assert f"--variant: {gasthof}: based_on: expected the source" in told.stderr
    assert f"{gasthof}:1: name: expected the name of the house" in told.stderr
