"""Cards that take the place of others in a reading: in the pack, and in scenarios that were written without it."""

from __future__ import annotations

import pytest

from tarock_steps.catalogue.loading import table_of
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.table_facts import TableFacts, fault_of
from tarock_steps.table import stand_ins

RULES = "zwanzigerrufen"
FOURS = {"glatze-cards": "four"}


def table(**changes: object) -> TableFacts:
    facts = {"hand": 13, "talon": (), "closes": "Gut!", "silence": "others", "plain_game": "Dreier"}
    return TableFacts(**(facts | {"left_out": "4♥ 4♦"} | changes))  # type: ignore[arg-type]


def scenarios() -> tuple[Planned, ...]:
    return plan(RULES)


def with_glatze() -> Planned:
    """A scenario in which a red Glatze is held, and no reading chosen."""
    return next(
        scenario
        for scenario in scenarios()
        if any("A♥" in step for step in scenario.steps) and "glatze-cards" not in str(scenario.steps)
    )


def test_a_pack_has_the_stand_ins_instead() -> None:
    facts = table_of(RULES)
    before, after = facts.pack({}), facts.pack(FOURS)
    assert set(before) - set(after) == {"A♥", "A♦"}
    assert set(after) - set(before) == {"4♥", "4♦"}
    assert len(before) == len(after) == 40


def test_other_readings_change_no_card() -> None:
    facts = table_of(RULES)
    for options in ({}, {"glatze-cards": "ace"}, {"solo-value": "five"}):
        assert facts.swapped(options) == {}


def test_what_was_written_without_the_reading_is_told_in_its_cards() -> None:
    before = with_glatze()
    after = stand_ins.planned_with(before, FOURS)
    assert "A♥" not in str(after.steps)
    assert [step.replace("4♥", "A♥").replace("4♦", "A♦") for step in after.steps] == list(before.steps)
    assert (after.id, after.row, after.clauses) == (before.id, before.row, before.clauses)


def test_a_scenario_that_chooses_the_reading_itself_stays_as_it_is() -> None:
    choosing = [scenario for scenario in scenarios() if 'of "glatze-cards"' in str(scenario.steps)]
    assert choosing
    assert all(stand_ins.planned_with(planned, FOURS) is planned for planned in choosing)


def test_without_the_reading_nothing_changes() -> None:
    one = with_glatze()
    assert stand_ins.planned_with(one, {}) is one
    assert stand_ins.planned_with(one, {"solo-value": "five"}) is one


def test_where_no_card_changes_the_steps_are_not_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    one = with_glatze()
    monkeypatch.delattr(Planned, "steps")

    assert stand_ins.planned_with(one, {"glatze-cards": "ace", "solo-value": "five"}) is one
    with pytest.raises(AttributeError):
        stand_ins.planned_with(one, FOURS)


def test_tables_below_steps_are_too() -> None:
    one = next(scenario for scenario in scenarios() if any("A♥" in cell for cell in cells_of(scenario)))
    assert "A♥" not in " ".join(cells_of(stand_ins.planned_with(one, FOURS)))


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (table(left_out="4♥ 4♦", hand=13), ""),
        (table(stand_ins={"glatze": {"four": {"4♥": "A♥"}}}), ""),
        (table(stand_ins={"glatze": {"four": {"5♥": "A♥"}}}), "5♥ cannot take the place of A♥"),
        (table(stand_ins={"glatze": {"four": {"3♥": "A♥"}}}), "3♥ cannot take the place of A♥"),
        (table(stand_ins={"glatze": {"four": {"4♥": "4♦"}}}), "4♥ cannot take the place of 4♦"),
        (table(left_out="4♥ 5♦"), "'5♦' is no card"),
        (table(left_out="4♥"), "the pack has 53"),
    ],
)
def test_a_table_whose_pack_does_not_come_out_even_is_refused(facts: TableFacts, said: str) -> None:
    found = fault_of(facts)
    assert said in found
    assert bool(said) is bool(found)


def cells_of(planned: Planned) -> list[str]:
    return [cell for line in planned.lines for row in line.rows for cell in row]
