"""What was released stays, each id with the version in which it came; what was wrong is withdrawn with the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tarock_steps.catalogue import released
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.scripts import scripts

SOURCE = "lungau"
FOLDER = features_root() / SOURCE
SCENARIOS = frozenset(planned.id for planned in plan(SOURCE))
ROW = next(scenario for scenario in sorted(SCENARIOS & released.since(FOLDER).keys()) if "[" in scenario)
NEVER = f"{SOURCE}/play/never"
ENTRY = """
[[withdrawn]]
scenarios = ["{scenario}"]
version = "0.2"
clause = "LUN-PLAY-003"
en = "It was wrong."
de = "Es war falsch."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a source with its list alone, beside which something can be withdrawn."""
    (tmp_path / SOURCE).mkdir()
    for name in (released.FILE, "source.toml"):
        shutil.copy(FOLDER / name, tmp_path / SOURCE)
    return tmp_path / SOURCE


def withdraw(folder: Path, text: str) -> None:
    (folder.parent / "withdrawn.toml").write_text(text, encoding="utf-8")


def refused(folder: Path, scenarios: frozenset[str] = SCENARIOS) -> str:
    with pytest.raises(CatalogueError) as caught:
        released.refuse_missing_ids(load_catalogue(SOURCE), scenarios, folder)
    return str(caught.value)


# ------------------------------------------------------------------------------------------------------ the list


@pytest.mark.parametrize("source", sources())
def test_every_source_has_the_ids_of_its_clauses_and_of_scenarios_of_every_area(source: str) -> None:
    known = released.since_of(source)
    areas = {scenario.partition("/")[2].partition("/")[0] for scenario in known if "/" in scenario}

    assert sum("/" not in scenario for scenario in known) >= 150
    assert sum("[" in scenario for scenario in known) >= 100
    assert set(load_catalogue(source).areas) <= areas


def test_what_was_there_when_versions_began_came_in_the_first() -> None:
    assert released.versions()[0] == "0.1"
    assert released.since_of(SOURCE)["LUN-PLAY-003"] == "0.1"
    assert released.since_of(SOURCE)[ROW] == "0.1"


def test_what_is_new_is_added_below_and_nothing_else_changes(folder: Path) -> None:
    before, path = released.since(folder), folder / released.FILE
    new = {f"{ROW.partition('[')[0]}[a new row]", NEVER}
    path.write_text(released.with_new_ids(folder, "0.10", {*before, *new}), encoding="utf-8")

    assert released.since(folder) == {**before, **dict.fromkeys(sorted(new), "0.10")}
    assert path.read_text("utf-8").startswith((FOLDER / released.FILE).read_text("utf-8"))
    assert released.with_new_ids(folder, "0.10", new) == path.read_text("utf-8")


def test_nothing_is_added_to_a_version_after_which_another_was_made(folder: Path) -> None:
    (folder / released.FILE).write_text(released.with_new_ids(folder, "0.10", {NEVER}), encoding="utf-8")

    with pytest.raises(CatalogueError, match=r"0\.9: expected a version after 0\.10, or that one"):
        released.with_new_ids(folder, "0.9", {NEVER})


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("LUN-PLAY-003\n", "", "its lines are not those of its digest"),
        ("LUN-PLAY-003\n", "LUN-PLAY-003\nLUN-PLAY-999\n", "its lines are not those of its digest"),
        ("[0.1] ", "[0.1]", "expected a version with a digest"),
        ("[0.1] ", "# ", "line 2: expected a version"),
    ],
)
def test_a_list_that_was_changed_by_hand_is_refused(folder: Path, old: str, new: str, said: str) -> None:
    path = folder / released.FILE
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(CatalogueError, match=said):
        released.since(folder)


def test_an_id_does_not_come_twice_and_no_version_comes_before_an_earlier_one(folder: Path) -> None:
    path = folder / released.FILE
    text = path.read_text("utf-8")
    title, part = text.split("\n", 1)
    for version, said in (("0.2", "it came in 0.1 and again in 0.2"), ("0.1", "expected a later version")):
        path.write_text("\n".join((title, part + part.replace("[0.1]", f"[{version}]"))), encoding="utf-8")

        with pytest.raises(CatalogueError, match=said):
            released.since(folder)


# ------------------------------------------------------------------------------------------------ what is there


def test_what_is_new_since_then_need_not_be_written_down(folder: Path) -> None:
    released.refuse_missing_ids(load_catalogue(SOURCE), SCENARIOS | {NEVER}, folder)


def test_a_row_that_is_gone_is_named_with_the_nearest_that_is_there(folder: Path) -> None:
    said = refused(folder, SCENARIOS - {ROW})

    assert said.startswith(f"{SOURCE}/released.txt: {ROW}: this was released and is not there")
    assert f"the nearest that is there is {ROW.partition('[')[0]}" in said


def test_a_clause_that_is_gone_is_named(folder: Path) -> None:
    added = released.with_new_ids(folder, "0.1", {"LUN-PLAY-999"})
    (folder / released.FILE).write_text(added, encoding="utf-8")

    assert refused(folder).startswith(f"{SOURCE}/released.txt: LUN-PLAY-999: this was released")


def test_what_was_wrong_may_go_when_it_is_withdrawn(folder: Path) -> None:
    withdraw(folder, ENTRY.format(scenario=ROW))

    released.refuse_missing_ids(load_catalogue(SOURCE), SCENARIOS - {ROW}, folder)
    released.refuse_missing_ids(load_catalogue(SOURCE), SCENARIOS, folder)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ENTRY.format(scenario=NEVER), f"{NEVER}: this is withdrawn, and was never released"),
        (ENTRY.format(scenario=ROW).replace("PLAY-003", "PLAY-999"), f"{ROW}: there is no clause 'LUN-PLAY-999'"),
        (ENTRY.format(scenario=ROW) * 2, f"{ROW}: the scenario '{ROW}' is there twice"),
        (ENTRY.format(scenario="karl/x"), "karl/x: there is no source 'karl'"),
        (ENTRY.format(scenario=ROW).replace("Es war falsch.", " "), "number 1: the text of 'de' is empty"),
        (ENTRY.format(scenario=ROW).replace("0.2", "next"), "number 1: 'next' is no version; expected two numbers"),
        (ENTRY.format(scenario=ROW).replace(f'"{ROW}"', ""), "number 1: names no scenario"),
        (ENTRY.format(scenario=ROW) + "reason = 'x'\n", "unknown field `reason`"),
        ("withdrawn = 3", "Expected `array`"),
        ("[[withdrawn]", "cannot be read as TOML"),
    ],
)
def test_what_is_withdrawn_is_refused_where_it_cannot_be(folder: Path, text: str, said: str) -> None:
    withdraw(folder, text)

    told = refused(folder)
    assert said in told
    assert "withdrawn.toml" in told


@pytest.mark.prove
def test_what_is_withdrawn_and_still_there_is_demanded_of_nobody(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / SOURCE)
    withdraw(tmp_path / SOURCE, ENTRY.format(scenario=ROW))

    assert ROW in {planned.id for planned in plan(SOURCE, tmp_path)}
    assert {script.planned.id for script in scripts(SOURCE, tmp_path)} == SCENARIOS - {ROW}


def test_every_reason_is_told_in_both_languages() -> None:
    assert all(withdrawal.en.endswith(".") and withdrawal.de.endswith(".") for withdrawal in withdrawn().values())
