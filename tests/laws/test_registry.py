"""The laws themselves: each names clauses that exist, and every rule area of every source has its laws."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.laws import strategies
from tests.laws.catalogue import clauses
from tests.laws.registry import GUARDED, entry, guards
from tests.laws.sources import SOURCES, Every, every_source, sources_of

from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import sources

HERE = Path(__file__).parent
PREFIXES = {source.name: next(iter(clauses(source.name))).partition("-")[0] for source in SOURCES}


def laws() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every law with the name under which it is entered."""
    for path in sorted(HERE.rglob("test_*.py")):
        if path.stem not in ("test_frozen", "test_registry"):
            module = importlib.import_module(".".join(("tests", "laws", *path.relative_to(HERE).with_suffix("").parts)))
            for name, law in inspect.getmembers(module, inspect.isfunction):
                if name.startswith("test_"):
                    yield entry(module.__name__, name), law


def test_the_laws_are_held_to_every_source_that_has_a_catalogue() -> None:
    assert sorted(source.name for source in SOURCES) == list(sources())


def test_every_law_names_the_clauses_that_it_guards() -> None:
    assert {name for name, _ in laws()} == set(GUARDED)


def test_the_clauses_that_laws_guard_are_in_a_catalogue_and_not_retired() -> None:
    known = {clause: entry for source in PREFIXES for clause, entry in clauses(source).items()}
    unknown = {law: set(guarded) - set(known) for law, guarded in GUARDED.items()}

    assert not {law: ids for law, ids in unknown.items() if ids}
    assert not [clause for guarded in GUARDED.values() for clause in guarded if "retired" in known[clause]]


def test_a_law_for_every_rule_set_names_clauses_of_each_and_one_of_a_source_only_its_own() -> None:
    for name, law in laws():
        own, slash, _ = name.partition("/")
        held = {own} if slash else sources_of(law) or set()

        assert {clause.partition("-")[0] for clause in GUARDED[name]} == {PREFIXES[source] for source in held}, name


def areas_of(source: str) -> list[str]:
    """The rule areas that a source has clauses of."""
    return [area for area in AREAS if any(clause.split("-")[1] == area.upper() for clause in clauses(source))]


@pytest.mark.parametrize(
    ("source", "area"), [(source, area) for source in SOURCES for area in areas_of(source.name)], ids=str
)
def test_every_rule_area_has_laws_that_guard_its_clauses(area: str, source: Every) -> None:
    stems = (f"{area}::", f"{source.name}/{area}::")
    own = [guarded for law, guarded in GUARDED.items() if law.startswith(stems)]

    assert own
    assert any(clause.startswith(f"{PREFIXES[source.name]}-{area.upper()}-") for some in own for clause in some)


def test_a_law_that_guards_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="names the clauses"):
        guards()


@every_source
def test_every_reading_of_every_option_can_be_drawn(source: Every) -> None:
    single = {(option, name) for chosen in source.single for option, name in chosen.items()}

    assert single == {(option, name) for option, names in source.options.items() for name in names}
    for chosen in source.single:
        assert source.rules_for(chosen).name == source.name


@every_source
@pytest.mark.parametrize("hand", [-1, 0, 3])
def test_a_directed_deal_puts_the_cards_where_they_are_wanted(source: Every, hand: int) -> None:
    for wanted, names in source.wishes.items():
        rng = random.Random(7)
        if hand not in source.packets:
            continue
        pack = source.directed_pack(rng, wanted, hand)
        dealt = source.seated(rng, source.defaults, pack, 4)
        held = dealt.talon if hand < 0 else dealt.hands[dealt.seating.active[hand]]

        assert set(names[: held.bit_count()]) <= strategies.names(held)
        assert set(strategies.listed(pack)) == set(source.pack(source.defaults))
        assert len(set(pack)) == len(pack)


@every_source
def test_a_block_of_deals_is_the_same_however_many_of_it_are_looked_at(source: Every) -> None:
    (first,), several = list(source.courses(3, 1)), list(source.courses(3, 3))

    assert several[0] == first
    assert len({tuple(course.pack) for course in several}) == 3


@every_source
def test_the_deals_that_laws_share_are_played_once(source: Every) -> None:
    if strategies.blocks() is None:
        pytest.skip("where every run looks at other deals none is kept")
    alone = dataclasses.replace(source, _kept={})
    first, again = (next(alone.courses(0, 1)) for _ in range(2))

    assert first is again
