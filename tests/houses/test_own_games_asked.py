"""Games of a house's own in every command: checked by analogy, searched, locked, diagnosed, shown and compared."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest
from tests.houses import playing
from tests.houses.test_own_games import FARBENDREIER
from tests.unit.the_command import tarock

from tarock_checking.lock.gathering import gather_questions
from tarock_language.message import ENGLISH
from tarock_reference.houses.found import own_things, profile_as_found
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import variant_of_house
from tarock_register.variant.houses_side_by_side import smallest_question
from tarock_register.variant.points import points_of
from tarock_running.inputs.by_analogy import OWN_GAMES, retellings, scenarios_by_analogy
from tarock_running.inputs.selection import planned
from tarock_searching.make.combining import possible_models
from tarock_searching.make.material import Material
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.planned import Planned

OTHER_PRICE = FARBENDREIER.replace('price" = 3', 'price" = 4')
PRICE = "contracts.Farbendreier.terms.price"
SETTLED = "karl/settling/a-farbensolo-won/farbendreier"


@cache
def with_farbendreier(rest: str = FARBENDREIER) -> House:
    return playing.house("karl", rest)


@cache
def like_it() -> tuple[Planned, ...]:
    """The scenarios about a Farbendreier by analogy."""
    return scenarios_by_analogy(with_farbendreier())


def retold(house: House) -> list[tuple[Planned, Planned]]:
    """The scenarios of its source that are retold for a house, each with how, whether its rules can play it or not."""
    each = ((scenario, told.planned(scenario)) for told in retellings(house) for scenario in planned(house.based_on))
    return [(scenario, told) for scenario, told in each if told is not None]


def model_of(source: Planned) -> str:
    """The game of the source in the place of the own game: the Farbensolo if its scenario names it, else another."""
    return next(game for game in ("Farbensolo", "Dreier") if any(game in step for step in source.steps))


def written(folder: Path, name: str, rest: str) -> str:
    path = folder / name
    path.write_text(f'name = "a house"\nbased_on = "karl"\n{rest}', encoding="utf-8")
    return str(path)


# ------------------------------------------------------------------------------------------------------- by analogy


def test_scenarios_of_its_model_are_retold_of_an_own_game() -> None:
    (found,) = [scenario for scenario in like_it() if scenario.id == SETTLED]

    assert "Vorhand plays a Farbendreier" in found.steps
    assert found.area == OWN_GAMES
    assert found.clauses == ("KAR-SETTLING-010",)


def test_a_game_with_another_use_of_the_talon_is_asked_as_a_game_with_that_use() -> None:
    """The Farbensolo that it is like leaves the Talon alone; the Dreier takes a half as it does."""
    hidden = with_farbendreier(FARBENDREIER.replace('"contracts.Farbendreier.talon" = "half"\n', ""))
    played = {scenario.id.removesuffix("/farbendreier") for scenario in like_it()}
    by_talon = [scenario for scenario in planned("karl") if scenario.id in played]

    assert {model_of(scenario) for scenario, _ in retold(hidden)} == {"Farbensolo"}
    assert {model_of(scenario) for scenario in by_talon} == {"Farbensolo", "Dreier"}


def test_other_names_that_begin_or_end_with_the_model_stay() -> None:
    """A Piccolo-Ouvert is no Piccolo, and an Auch-Rufer no Rufer."""
    house = playing.house("karl", '[contracts.Mord]\nlike = "Piccolo"')
    steps = [step for _, scenario in retold(house) for step in scenario.steps]

    assert any("Mord" in step for step in steps)
    assert not any("Mord-Ouvert" in step for step in steps)


def test_ids_are_unique_and_none_is_one_of_the_suite() -> None:
    own = [scenario.id for scenario in like_it()]

    assert len(own) == len({*own}) > 0
    assert {*own}.isdisjoint(scenario.id for scenario in planned("karl"))


def test_a_house_without_own_games_has_no_such_scenarios() -> None:
    plain = playing.house("karl", '[rulings]\n"contracts.Dreier.terms.price" = 3')

    assert scenarios_by_analogy(plain) == ()
    assert planned("lungau", with_farbendreier()) == planned("lungau")


def test_an_own_game_that_is_left_out_is_not_asked_about() -> None:
    left_out = '[contracts.Mord]\nlike = "Piccolo"\n[without]\ncontracts = ["Mord"]'

    assert scenarios_by_analogy(playing.house("karl", left_out)) == ()


# ---------------------------------------------------------------------------------------------------------- commands


@pytest.mark.prove
def test_a_check_finds_a_wrong_price_and_a_diagnosis_writes_the_profile_of_it(tmp_path: Path) -> None:
    house, other = written(tmp_path, "a.toml", FARBENDREIER), written(tmp_path, "b.toml", OTHER_PRICE)
    program, ledger, found = (str(tmp_path / name) for name in ("wrong.py", "a.jsonl", "found.toml"))
    Path(program).write_text(
        "import sys\nfrom pathlib import Path\nfrom tarock_reference.houses.profile_parsing import read_house\n"
        f"house = read_house(Path({other!r}))\n"
        "for line in sys.stdin.buffer:\n    print(house.respond(line).decode(), flush=True)\n",
        encoding="utf-8",
    )
    narrowed = ("--area", "own-games", "--clause", "KAR-SETTLING-010", "--variant", house, "--jobs", "1")
    engine = ("--engine", f"{sys.executable} {program}")

    checked = tarock("check", *engine, *narrowed, "--ledger", ledger, "--html", str(tmp_path / "a.html"))
    diagnosed = tarock("diagnose", ledger, "--variant", house, "--write", found)

    assert checked.exit_code == 1, checked.output
    assert f'profile: [rulings] "{PRICE}" = 4' in checked.stdout
    assert f"/farbendreier --variant {house}" in checked.stdout.replace("\n", "")
    assert diagnosed.exit_code == 0, diagnosed.stderr
    assert house_of(Path(found).read_text(encoding="utf-8"), found).digest == playing.house("karl", OTHER_PRICE).digest


def test_a_scenario_of_an_own_game_is_shown_and_explained(tmp_path: Path) -> None:
    """The declarer of a Farbendreier at 3 receives 3 from each of three."""
    house = written(tmp_path, "a.toml", FARBENDREIER)

    assert "Vorhand plays a Farbendreier" in tarock("show", SETTLED, "--variant", house).stdout
    assert "Vorhand +9, Second -3" in tarock("explain", SETTLED, "--variant", house).stdout
    assert tarock("show", SETTLED).exit_code == 2
    assert tarock("explain", SETTLED).exit_code == 2


def test_a_lock_is_chosen_from_questions_about_an_own_game_too() -> None:
    gathered = gather_questions(variant_of_house(with_farbendreier()), ["KAR-SETTLING-010"], say=ENGLISH)

    assert any("Farbendreier" in asked.line.decode() for asked in gathered.asked)


@pytest.mark.parametrize("model", ["items settled", "cards laid away"])
def test_models_of_a_campaign_have_the_own_game_and_not_what_is_left_out(model: str) -> None:
    house = with_farbendreier(f'{FARBENDREIER}[without]\ncontracts = ["Bettler"]'.replace('"Bettler",', "", 1))
    material = Material("karl", 1, house.respond, house)
    (found,) = possible_models(material, lambda candidate: candidate.name == model)
    games = next(axis.values for axis in found.axes if axis.name == "game")

    assert "Farbendreier" in games
    assert "Bettler" not in games


def test_a_difference_in_an_own_game_has_its_smallest_question() -> None:
    """At 3 the declarer of a lost game pays 9, at 4 he pays 12."""
    here, there = with_farbendreier(), with_farbendreier(OTHER_PRICE)
    (point,) = points_of(here, there, load_catalogue("karl"), ENGLISH)
    shown = smallest_question((here, there), point, ENGLISH)

    assert shown["question"]["contract"] == "Farbendreier"
    lines = [tuple(line) for line in shown["answers"]]
    assert ("Vorhand", "\N{MINUS SIGN}9 points", "\N{MINUS SIGN}12 points") in lines


# ---------------------------------------------------------------------------------------------------------- profiles


def test_a_profile_as_found_has_the_own_games_of_its_house() -> None:
    house = with_farbendreier()
    text = profile_as_found("a house", variant_of_house(house), [], lambda _: [])

    assert house_of(text, "found").digest == house.digest


def test_the_lines_of_an_own_game_name_its_birds() -> None:
    house = playing.house("koenigrufen", '[contracts."Mein Rufer"]\nlike = "Besser Rufer"\nbirds = ["Pagat", "Uhu"]')

    assert [tuple(line) for line in own_things(house)] == [
        ('contracts."Mein Rufer"', "like", '"Besser Rufer"'),
        ('contracts."Mein Rufer"', "birds", '["Pagat", "Uhu"]'),
    ]
