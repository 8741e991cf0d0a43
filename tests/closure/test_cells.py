"""What the register says of a source is what its clauses say: their mode, their silence, and sums that come out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tarock_register.disputes.register import Register, whole_register
from tarock_steps.catalogue.clauses import FAMILY, OPTION
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.topics import load_topics

SOURCES: Final = sources()
LEAVE: Final = {
    "de": re.compile(r"\b(?:darf|dürfen|steht\b.*\bfrei|stehen\b.*\bfrei)\b"),
    "en": re.compile(r"\b(?:may|is free to|are free to|is up to)\b"),
}
"""What leaves somebody a choice."""
LIMIT: Final = {
    "de": re.compile(
        r"\b(?:nur|nicht|kein\w*|niemand\w*|nie|nichts|weder|erst|außer|ohne|bis|sofern|höchstens|allein)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(?:only|not|no|nobody|nothing|never|neither|nor|until|unless|except|but|without|most)\b", re.IGNORECASE
    ),
}
"""What turns a choice into a bound: "darf nur", "may not"."""
CHOICE: Final = {
    "de": re.compile(
        r"\b(?:darf|dürfen|kann|können|frei|offen|erlaubt|ansagbar|muss n\w+|müssen n\w+|brauch\w+|irgend\w+|will|mag"
        r"|gibt es angesagt und still|oder Gut!)"
    ),
    "en": re.compile(
        r"\b(?:may|can|free|open|allowed|need\w*|not have to|any|likes|either|keeps all|up to|nobody has to)\b|or Gut!"
    ),
}
"""What a clause says that leaves a choice, in words of its own."""
SUM: Final = re.compile(r"((?:[-+(]\s*)*\d[\d\s+*()-]*)=\s*([-+]?\d+)\b")
NUMBER: Final = re.compile(r"\d+|[-+*()]")


@pytest.fixture(scope="module")
def register() -> Register:
    return whole_register()


@pytest.mark.parametrize("source", SOURCES)
def test_a_clause_that_demands_leaves_nobody_a_choice_and_one_that_leaves_a_choice_says_so(source: str) -> None:
    """Of clauses that the source itself says; a default may be either."""
    in_force = [clause for clause in load_catalogue(source).clauses.values() if clause.retired is None]
    texts = [(clause, language, getattr(clause, language)) for clause in in_force for language in ("de", "en")]

    assert [
        (clause.id, text)
        for clause, language, text in texts
        if clause.level in ("must", "value") and LEAVE[language].search(text) and not LIMIT[language].search(text)
    ] == []
    assert [
        (clause.id, text)
        for clause, language, text in texts
        if clause.level == "may" and not CHOICE[language].search(text)
    ] == []


@pytest.mark.parametrize("source", SOURCES)
def test_of_each_clause_that_its_source_does_not_say_a_cell_says_so(register: Register, source: str) -> None:
    clauses = register.catalogues[source].clauses.values()
    unsaid = {clause.id for clause in clauses if register.not_said(source, clause.id)}

    assert unsaid == {clause.id for clause in clauses if clause.level in (FAMILY, OPTION)}


def test_whether_a_source_is_silent_or_unclear_is_told_by_the_dispute_that_the_clause_decides(
    register: Register,
) -> None:
    """Of two that decide one clause it is the one that has it as its own; a mere offer is told as one."""
    assert register.not_said("karl", "KAR-BIDDING-024") == "two answers"
    assert register.not_said("zwanzigerrufen", "ZWA-ANNOUNCING-015") == "two answers"
    assert register.not_said("lungau", "LUN-BIDDING-015") == "offered"
    assert register.not_said("karl", "KAR-PLAY-005") == "family"
    assert register.not_said("karl", "KAR-TALON-007") is None


@pytest.mark.parametrize("source", SOURCES)
def test_what_a_source_mentions_without_its_rules_is_not_denied_flatly(source: str) -> None:
    mentioned = " ".join(statement.reason for statement in load_catalogue(source).no_rule)
    denied = {
        (topic.name, said.en)
        for chapter in load_topics()
        for topic in chapter.topics
        if (said := topic.answers[source]).en
        and (thing := re.fullmatch(r"There (?:is|are) no ([\w ]+) there\.", said.en))
        and re.search(rf"\b{thing[1]}\b", mentioned)
    }

    assert denied == set()


@pytest.mark.parametrize("source", SOURCES)
def test_every_sum_of_a_worked_example_comes_out(source: str) -> None:
    sums = [
        (place, match[0], *match.groups()) for place, text in texts(load_catalogue(source)) for match in found(text)
    ]

    assert sums
    assert [(place, told) for place, told, terms, result in sums if value(terms) != int(result)] == []


def texts(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Every text of clauses and disputes that may have a sum, with what it is of."""
    for clause in catalogue.clauses.values():
        yield from ((clause.id, text) for text in (clause.en, clause.de))
    for dispute in catalogue.disputes.values():
        told = (dispute.because_en, dispute.because_de, dispute.changes_en, dispute.changes_de)
        readings = (text for reading in dispute.readings for text in (reading.en, reading.de))
        yield from ((dispute.option, text) for text in (*told, *readings))


def found(text: str) -> Iterator[re.Match[str]]:
    """The sums of a text."""
    return SUM.finditer(text.replace("\N{MINUS SIGN}", "-").replace("×", "*").replace(" x ", " * "))


def value(terms: str) -> int:
    """What a sum comes to; a bracket that belongs to the sentence is left out."""
    words = NUMBER.findall(terms)
    if words.count("(") > words.count(")"):
        words.remove("(")
    return int(eval("".join(words), {"__builtins__": {}}))  # noqa: S307 - numbers and signs alone
