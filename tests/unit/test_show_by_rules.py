"""A scenario shown by other readings or by a house expects what is right by them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.houses import playing
from tests.unit.against_schema import refuse_what_is_not_of
from tests.unit.the_command import tarock

from tarock_register.show.restating import shown_by_rules
from tarock_running.inputs.by_analogy import scenarios_by_analogy
from tarock_running.inputs.selection import planned
from tarock_running.inputs.variants import rules_with
from tarock_steps.suite.deriving import Right, right
from tarock_steps.suite.scripts import Script

HOUSE = 'name = "x"\nbased_on = "karl"\n'
FARBENDREIER = '[contracts.Farbendreier]\nlike = "Farbensolo"\n[rulings]\n"contracts.Farbendreier.terms.price" = 3\n'
DEAR = '[rulings]\n"contracts.Farbensolo.terms.price" = 30\n'
NOTE = "What is expected is right by these rules, not as written."
WON = "karl/settling/a-farbensolo-won"


def shown(folder: Path, rest: str, *words: str) -> str:
    (folder / "h.toml").write_text(HOUSE + rest, encoding="utf-8")
    done = tarock("show", *words, "--variant", str(folder / "h.toml"))
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_a_scenario_of_an_own_game_has_the_amounts_of_the_house(tmp_path: Path) -> None:
    """A Farbendreier at 3: each of three foes pays 3, so that the declarer receives 9."""
    told = shown(tmp_path, FARBENDREIER, f"{WON}/farbendreier")

    assert '"Spiel" brings the declarer 3 points' in told
    assert 'the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"' in told
    assert "25 points" not in told
    assert NOTE in told


def test_so_has_one_of_the_source_by_another_price(tmp_path: Path) -> None:
    assert '"Spiel" brings the declarer 30 points' in shown(tmp_path, DEAR, WON)
    assert '"Spiel" bringt dem Bieter 30 Punkte' in shown(tmp_path, DEAR, WON, "--language", "de")


def test_what_a_house_leaves_as_it_is_is_shown_as_written(tmp_path: Path) -> None:
    other = shown(tmp_path, '[rulings]\n"contracts.Dreier.terms.price" = 3\n', WON)

    assert other == tarock("show", WON).stdout
    assert NOTE not in other


def test_a_scenario_that_cannot_be_played_by_the_rules_says_why(tmp_path: Path) -> None:
    told = shown(tmp_path, '[without]\ncontracts = ["Farbensolo"]\n', WON)

    assert "By these rules it cannot be played: " in told
    assert '"Spiel" brings the declarer 25 points' in told


def test_a_reading_changes_what_is_expected() -> None:
    """By the default the cheaper of two birds is paid, by this reading the dearer one."""
    named = "karl/settling/the-cheapest-of-two-birds-is-paid"
    told = tarock("show", named, "--option", "auch-rufer-paid-bird=dearest-held").stdout

    assert '"Vorhand +25, Second -75, Third +25, Dealer +25"' in tarock("show", named).stdout
    assert '"Vorhand +35, Second -105, Third +35, Dealer +35"' in told
    assert "+25" not in told


def test_the_object_says_that_it_is_derived(tmp_path: Path) -> None:
    (tmp_path / "h.toml").write_text(HOUSE + DEAR, encoding="utf-8")
    told = tarock("show", WON, "--variant", str(tmp_path / "h.toml"), "--format", "json").stdout
    (scenario,) = refuse_what_is_not_of("scenarios", told)["scenarios"]

    assert scenario["note"] == NOTE
    assert '"Spiel" brings the declarer 30 points' in scenario["steps"]


@pytest.mark.parametrize("rest", [FARBENDREIER, DEAR], ids=["own game", "price"])
def test_what_is_shown_is_what_is_right(rest: str) -> None:
    """The reference, asked what is shown, has nothing to say against it."""
    house = playing.house("karl", rest)
    rules = rules_with("karl", house.options, house)
    assert rules is not None
    about = [*scenarios_by_analogy(house), *(scenario for scenario in planned("karl") if scenario.area == "settling")][
        ::6
    ]
    changed = 0
    for scenario in about:
        told = shown_by_rules(scenario, (), house)
        changed += told.note is not None
        found = right(Script.of(told.scenario), rules)
        if isinstance(found, Right):
            assert all(part.is_as_written for parts in found.parts.values() for part in parts), scenario.id
    assert changed
