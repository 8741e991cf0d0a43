from __future__ import annotations

from collections import Counter

import pytest

from tarock_reference import option_readings, rulings
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.plan import plan

SOURCES = sources()
NOT_IN_A_DISPUTE = {"lungau": {"solodreier"}}
"""Options that a source offers in so many words, so that there is nothing to argue about."""


def statements(catalogue: Catalogue) -> set[str]:
    return {f"{part.title} {number}" for part in catalogue.sections for number in range(1, part.statements + 1)}


@pytest.mark.parametrize("source", SOURCES)
def test_every_statement_is_cited_by_a_clause_or_excused_and_none_is_both(source: str) -> None:
    catalogue = load_catalogue(source)
    cited = {statement for clause in catalogue.clauses.values() for statement in clause.statements}
    excused = Counter(statement.statement for statement in catalogue.no_rule)

    assert cited | set(excused) == statements(catalogue)
    assert not cited & set(excused)
    assert set(excused.values()) == {1}


@pytest.mark.parametrize("source", SOURCES)
def test_every_statement_has_a_digest(source: str) -> None:
    for part in load_catalogue(source).sections:
        assert len(part.digests) == part.statements, part.title


@pytest.mark.parametrize("source", SOURCES)
def test_every_clause_has_a_scenario_or_a_reason_why_nothing_can_test_it(source: str) -> None:
    cited = {clause for scenario in plan(source) for clause in scenario.clauses}

    assert {
        clause.id
        for clause in load_catalogue(source).clauses.values()
        if (clause.id in cited) is (clause.untestable_en is not None)
    } == set()


@pytest.mark.parametrize("source", SOURCES)
def test_every_ruling_rests_on_a_clause_and_every_testable_clause_on_a_ruling(source: str) -> None:
    ruled = {clause for _, clause, _, _ in rulings(source)}
    clauses = load_catalogue(source).clauses

    assert ruled <= set(clauses)
    assert {clause.id for clause in clauses.values() if clause.untestable_en is None} <= ruled


@pytest.mark.parametrize("source", SOURCES)
def test_every_dispute_is_an_option_with_the_same_readings_and_default(source: str) -> None:
    offered = option_readings(source)
    disputes = load_catalogue(source).disputes

    assert set(disputes) == set(offered) - NOT_IN_A_DISPUTE.get(source, set())
    for option, dispute in disputes.items():
        assert set(dispute.values) <= set(offered[option]), option
        assert dispute.default in dispute.values, option
        assert dispute.unsaid == offered[option][0], option
        assert set(offered[option]) - set(dispute.values) <= {"off"}, option


@pytest.mark.parametrize("source", SOURCES)
def test_every_reading_of_every_dispute_is_played_in_a_scenario(source: str) -> None:
    played = {(scenario.dispute, scenario.reading) for scenario in plan(source) if scenario.dispute is not None}
    offered = {(option, name) for option, dispute in load_catalogue(source).disputes.items() for name in dispute.values}

    assert offered <= played


@pytest.mark.parametrize("source", SOURCES)
def test_options_hang_on_the_clause_that_their_dispute_names(source: str) -> None:
    clauses_of: dict[str, set[str]] = {}
    for _, clause, _, option in rulings(source):
        if option is not None:
            clauses_of.setdefault(option, set()).add(clause)

    for option, dispute in load_catalogue(source).disputes.items():
        assert dispute.clause in clauses_of[option]
