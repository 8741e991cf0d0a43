"""The laws themselves: each names clauses that exist, and every rule area has its laws."""

from __future__ import annotations

import importlib
import inspect
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.laws import strategies
from tests.laws.registry import GUARDED, guards

from tarock_steps.catalogue import AREAS

HERE = Path(__file__).parent
CATALOGUE = HERE.parents[1] / "features" / "lungau" / "clauses.toml"
CLAUSES = {one["id"]: one for one in tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["clause"]}


def laws() -> Iterator[tuple[str, str]]:
    """Every law as ``(module, name)``."""
    for path in sorted(HERE.glob("test_*.py")):
        area = path.stem.removeprefix("test_")
        if area != "registry":
            module = importlib.import_module(f"tests.laws.{path.stem}")
            for name, _ in inspect.getmembers(module, inspect.isfunction):
                if name.startswith("test_"):
                    yield area, name


def test_every_law_names_the_clauses_that_it_guards() -> None:
    assert {f"{area}::{name}" for area, name in laws()} == set(GUARDED)


def test_the_clauses_that_laws_guard_are_in_the_catalogue() -> None:
    unknown = {law: set(clauses) - set(CLAUSES) for law, clauses in GUARDED.items()}

    assert not {law: ids for law, ids in unknown.items() if ids}
    assert not [ids for clauses in GUARDED.values() for ids in clauses if "retired" in CLAUSES[ids]]


@pytest.mark.parametrize("area", AREAS)
def test_every_rule_area_has_laws_that_guard_its_clauses(area: str) -> None:
    own = [clauses for law, clauses in GUARDED.items() if law.startswith(f"{area}::")]

    assert own
    assert any(clause.startswith(f"LUN-{area.upper()}-") for clauses in own for clause in clauses)


def test_a_law_that_guards_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="names the clauses"):
        guards()


def test_every_reading_of_every_option_can_be_drawn() -> None:
    single = {(one, name) for chosen in strategies.SINGLE for one, name in chosen.items()}

    assert single == {(one, name) for one, names in strategies.OPTIONS.items() for name in names}
    for chosen in strategies.SINGLE:
        assert strategies.rules_for(chosen).name == "lungau"


@pytest.mark.parametrize("wanted", strategies.Directed)
@pytest.mark.parametrize("hand", [-1, 0, 3])
def test_a_directed_deal_puts_the_cards_where_they_are_wanted(wanted: strategies.Directed, hand: int) -> None:
    rng = random.Random(7)
    pack = strategies.directed_pack(rng, wanted, hand)
    dealt = strategies.seated(rng, strategies.DEFAULTS, pack, 4)
    held = dealt.talon if hand < 0 else dealt.hands[dealt.seating.active[hand]]

    assert set(wanted.value[: held.bit_count()]) <= strategies.names(held)
    assert len(set(pack)) == 54
