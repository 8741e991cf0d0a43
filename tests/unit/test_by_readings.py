"""What a clause says where a reading that is no default decides it."""

from __future__ import annotations

import pytest

from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.loading import load_catalogue


def test_the_clause_of_an_option_says_the_question_and_the_answer_of_the_reading() -> None:
    plain = load_catalogue("karl")
    dispute = plain.disputes["silent-ultimo-lost"]
    said = catalogue_by(plain, {"silent-ultimo-lost": "announced-only"}).clauses[dispute.clause]
    _, reading = dispute.readings

    assert plain.clauses[dispute.clause].en.startswith("A silent bird or silent König Ultimo is lost")
    assert said.en == f"{dispute.en} [silent-ultimo-lost=announced-only] {reading.en}"
    assert said.de == f"{dispute.de} [silent-ultimo-lost=announced-only] {reading.de}"


def test_a_clause_that_the_option_decides_too_keeps_its_words_and_has_the_answer_behind_them() -> None:
    plain = load_catalogue("koenigrufen")
    dispute = plain.disputes["kontra-steps"]
    chosen = next(reading for reading in dispute.readings if reading.name != dispute.unsaid)
    said = catalogue_by(plain, {"kontra-steps": chosen.name})

    assert dispute.also
    for name in dispute.also:
        before = plain.clauses[name]
        assert said.clauses[name].en == f"{before.en} But here [kontra-steps={chosen.name}] {chosen.en}"
        assert said.clauses[name].de == f"{before.de} Hier aber [kontra-steps={chosen.name}] {chosen.de}"


@pytest.mark.parametrize(
    "options", [{}, {"silent-ultimo-lost": "lost"}, {"unknown": "lost"}, {"silent-ultimo-lost": "x"}]
)
def test_a_default_and_what_is_unknown_change_no_clause(options: dict[str, str]) -> None:
    plain = load_catalogue("karl")

    assert catalogue_by(plain, options).clauses == plain.clauses
