"""Which questions a lock takes: of each kind all that is to be held, none too many, and the same ones again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest
from proving.locks.lock_check import caught_by_each, is_caught_by
from tests.unit.small_lock import of_areas

from tarock_checking.lock import catching
from tarock_checking.lock.catching import CatchingQuestions, Caught
from tarock_checking.lock.changes import keys_of
from tarock_checking.lock.choosing import _Tested, choose
from tarock_checking.lock.gathering import AnsweredQuestion, Gathered, gather_questions
from tarock_checking.lock.lock_lines import Lock
from tarock_checking.lock.new_lock import key, make
from tarock_language.message import ENGLISH
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_running.inputs.profile import house_at
from tarock_steps.catalogue.features_path import features_root

LUNGAU = variant_of_source("lungau", {})
AREAS = ("calling", "counting", "settling")
"""Areas of few scenarios whose questions are of many kinds."""
SMALL = ("calling", "cards", "sessions")
"""Areas of few questions that every source has."""
HOUSES = sorted(path.stem for path in (features_root() / "houses").glob("*.toml"))
SOURCES = ("karl", "koenigrufen", "lungau", "zwanzigerrufen")
"""Every one of them, since each asks its own kinds of questions."""


@pytest.fixture(scope="module", autouse=True)
def hurried() -> Iterator[None]:
    """For each impostor hardly more than one question is looked for before some are chosen, as in a large source."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(catching, "_ENOUGH", 1)
        patched.setattr(catching, "_TRIED", 1)
        yield


@pytest.fixture(scope="module")
def gathered(hurried: None) -> Iterator[Gathered]:
    """What the scenarios of some areas ask, and only the impostors of these are there."""
    del hurried
    with pytest.MonkeyPatch.context() as patched:
        of_areas(patched, *AREAS)
        yield gather_questions(LUNGAU, say=ENGLISH)


@pytest.fixture(scope="module")
def locked(gathered: Gathered) -> Lock:
    del gathered
    return make(LUNGAU, say=ENGLISH).lock


def house(name: str) -> Variant:
    return variant_of_house(house_at(features_root() / "houses" / f"{name}.toml", name))


def by_kind(asked: tuple[AnsweredQuestion, ...], holds: list[set[str]]) -> Mapping[str, list[set[str]]]:
    kinds = dict.fromkeys(question.kind for question in asked)
    return {
        kind: [mine for question, mine in zip(asked, holds, strict=True) if question.kind == kind] for kind in kinds
    }


@pytest.mark.prove
def test_of_each_kind_all_is_held_that_it_can_hold_and_no_question_could_be_left_out(
    gathered: Gathered, locked: Lock
) -> None:
    keys = {key(question.question): place for place, question in enumerate(gathered.asked)}
    places = [keys[question_key] for question_key in keys_of(Path(), locked.questions)]
    holds = caught_by_each(LUNGAU, gathered.asked, 1)

    every = by_kind(gathered.asked, holds)
    chosen = by_kind(tuple(gathered.asked[place] for place in places), [holds[place] for place in places])

    assert {"settle", "deal", "count", "may_call", "result"} <= set(chosen)
    assert {kind: set().union(*held) for kind, held in chosen.items()} == {
        kind: set().union(*held) for kind, held in every.items() if set().union(*held)
    }
    for kind, held in chosen.items():
        for number, mine in enumerate(held):
            assert mine - set().union(*held[:number], *held[number + 1 :]), f"{kind}: a question too many"


@pytest.mark.prove
@pytest.mark.parametrize("kind", ["settle", "deal"])
def test_a_wrong_price_is_told_by_settlements_alone_and_by_whole_deals_alone(locked: Lock, kind: str) -> None:
    wrong = next(impostor for impostor in LUNGAU.impostors() if impostor.id == "contracts.Dreier.terms.price_won/+1")

    assert is_caught_by(LUNGAU, wrong, [question for question in locked.questions if question.question["ask"] == kind])
    assert not is_caught_by(
        LUNGAU, wrong, [question for question in locked.questions if question.question["ask"] == "may_call"]
    )


@pytest.mark.prove
@pytest.mark.parametrize("name", [*SOURCES, *HOUSES])
def test_what_was_locked_and_is_locked_again_is_the_same_to_the_byte(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    of_areas(monkeypatch, *SMALL)
    variant = variant_of_source(name, {}) if name in SOURCES else house(name)

    first = make(variant, say=ENGLISH)
    second = make(variant, before=frozenset(keys_of(Path(), first.lock.questions)), say=ENGLISH)

    assert len(first.lock.questions) > 10
    assert second.lock.data() == first.lock.data()


@pytest.mark.prove
def test_what_was_renewed_stays_as_it_is(gathered: Gathered, locked: Lock) -> None:
    keys = keys_of(Path(), locked.questions)
    others = [key(question.question) for question in gathered.asked[::3]]

    renewed = make(LUNGAU, before={*keys[::2], *others}, say=ENGLISH)
    again = make(LUNGAU, before=frozenset(keys_of(Path(), renewed.lock.questions)), say=ENGLISH)

    assert {*keys_of(Path(), renewed.lock.questions)} & {*others} - {*keys}
    assert again.lock.data() == renewed.lock.data()


def test_what_can_be_told_without_a_reading_is_told_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    of_areas(monkeypatch, "calling")
    agreed = variant_of_source("lungau", {"solorufer": "below"})

    chosen = make(agreed, say=ENGLISH).chosen

    plain = {
        (question.kind, clause)
        for question in chosen
        if not question.has_to_name_reading
        for clause in question.clauses
    }
    every = gather_questions(agreed, say=ENGLISH).asked
    assert {
        (question.kind, clause) for question in every if not question.has_to_name_reading for clause in question.clauses
    } == plain
    assert {question.question.options.get("solorufer") for question in chosen if question.has_to_name_reading} == {
        "below"
    }


@pytest.mark.prove
def test_an_impostor_is_put_to_a_chosen_question_only_where_it_has_to_be_known(
    gathered: Gathered, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_areas(monkeypatch, "counting")
    clauses = {impostor.id: impostor.clause for impostor in LUNGAU.impostors()}

    choice = choose(LUNGAU, gathered, (), 1, ENGLISH)

    about = [
        (name, place)
        for name, clause in clauses.items()
        for place in choice.places
        if clause in gathered.asked[place].clauses
    ]
    put = [pair for pair in about if pair[1] in choice.found[pair[0]].asked]
    assert 0 < len(put) < len(about)


class AllTelling:
    """Where every question tells every impostor, which is found out when it is asked."""

    def caught_at(self, _impostor: Impostor, place: int) -> Caught:
        return Caught(frozenset({place}), frozenset(), frozenset({place}))


def test_a_question_that_another_was_let_go_for_holds_what_that_one_held() -> None:
    asked = gather_questions(LUNGAU, ["LUN-COUNTING-001"], say=ENGLISH).asked[:2]
    impostor = LUNGAU.impostors()[0]
    known = {impostor.id: Caught(frozenset({0}), frozenset(), frozenset({0}))}
    telling = _Tested(cast("CatchingQuestions", AllTelling()), asked, [impostor], known)

    assert impostor.id in telling.held_at(0) - telling.held_at(1)
    assert telling.is_all_held([impostor.id], [1])
    assert impostor.id in telling.held_at(1)
