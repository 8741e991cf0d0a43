"""What was released stays: ids of clauses and of scenarios, of each row by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tarock_steps.catalogue import released
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.source_file import Gone
from tarock_steps.errors import CatalogueError

SOURCE = "lungau"
FOLDER = features_root() / SOURCE
SCENARIOS = frozenset(one.id for one in plan(SOURCE))
RELEASED = frozenset(released.ids(FOLDER))
ROW = next(one for one in sorted(SCENARIOS & RELEASED) if "[" in one)


def refused(scenarios: frozenset[str], *gone: str, clauses: int = 0) -> str:
    catalogue = load_catalogue(SOURCE)
    marked = replace(
        catalogue,
        clauses=dict(list(catalogue.clauses.items())[clauses:]),
        gone=tuple(Gone(id=one, reason="wrong") for one in gone),
    )
    with pytest.raises(CatalogueError) as caught:
        released.refuse_missing_ids(marked, scenarios, FOLDER)
    return str(caught.value)


@pytest.mark.parametrize("source", sources())
def test_every_source_has_the_ids_of_its_clauses_and_of_scenarios_of_every_area(source: str) -> None:
    known = released.ids(features_root() / source)
    areas = {one.partition("/")[2].partition("/")[0] for one in known if "/" in one}

    assert len(known) == len(set(known))
    assert sum("/" not in one for one in known) >= 150
    assert sum("[" in one for one in known) >= 100
    assert set(load_catalogue(source).areas) <= areas


@pytest.mark.parametrize("source", sources())
def test_what_is_written_is_read_again_to_the_letter(source: str, tmp_path: Path) -> None:
    scenarios, catalogue = {one.id for one in plan(source)}, load_catalogue(source)
    folder = tmp_path / source
    folder.mkdir()
    (folder / released.FILE).write_text(released.written(catalogue, scenarios), encoding="utf-8")

    gone = {one.id for one in catalogue.gone}
    assert sorted(released.ids(folder)) == sorted({*catalogue.clauses, *scenarios, *gone})


def test_what_is_new_since_then_need_not_be_written_down() -> None:
    released.refuse_missing_ids(load_catalogue(SOURCE), SCENARIOS | {f"{SOURCE}/play/a-new-one"}, FOLDER)


def test_a_row_that_is_gone_is_named_with_the_nearest_that_is_there() -> None:
    said = refused(SCENARIOS - {ROW})

    assert said.startswith(f"{SOURCE}/released.txt: {ROW}: this was released and is not there")
    assert f"the nearest that is there is {ROW.partition('[')[0]}" in said


def test_a_clause_that_is_gone_is_named() -> None:
    first = next(iter(load_catalogue(SOURCE).clauses))

    assert refused(SCENARIOS, clauses=1).startswith(f"{SOURCE}/released.txt: {first}: this was released")


def test_what_was_wrong_may_go_with_a_reason() -> None:
    marked = replace(load_catalogue(SOURCE), gone=(Gone(id=ROW, reason="wrong"),))

    released.refuse_missing_ids(marked, SCENARIOS - {ROW}, FOLDER)


def test_nothing_is_said_to_be_gone_that_is_there_or_was_never_released() -> None:
    assert refused(SCENARIOS, ROW).startswith(f"{SOURCE}/source.toml: {ROW}: this is said to be gone, and is there")
    assert refused(SCENARIOS, "lungau/play/never").endswith("this is said to be gone, and was never released")


def test_what_is_gone_stays_on_the_list_of_the_next_version(tmp_path: Path) -> None:
    marked = replace(load_catalogue(SOURCE), gone=(Gone(id=ROW, reason="wrong"),))
    folder = tmp_path / SOURCE
    folder.mkdir()
    (folder / released.FILE).write_text(released.written(marked, SCENARIOS - {ROW}), encoding="utf-8")

    assert ROW in released.ids(folder)
    released.refuse_missing_ids(marked, SCENARIOS - {ROW}, folder)
