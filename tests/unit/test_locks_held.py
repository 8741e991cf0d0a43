"""A lock put to every impostor of its variant, from the file alone: for one area here, for everything by make prove."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from proving.locks import __main__ as program
from proving.locks import lock_check
from proving.locks.lock_check import LockResult, is_caught_by, lock_result
from tests.unit import small_lock
from tests.unit.small_lock import COUNT, DECK, of_areas

from tarock_checking.lock.catching import CatchingQuestions
from tarock_checking.lock.gathering import Gathered, answered, gather_questions
from tarock_checking.lock.lock_file import locked_question, read_lock
from tarock_checking.lock.lock_lines import Lock
from tarock_checking.lock.new_lock import Fates, Made, make
from tarock_checking.lock.terminal import lines_about_lock as told_of
from tarock_language.message import ENGLISH
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import Variant, variant_of_house, variant_of_source

LUNGAU = variant_of_source("lungau", {})
IMPOSTORS = {impostor.id: impostor for impostor in LUNGAU.impostors()}
KING = next(impostor for impostor in IMPOSTORS.values() if impostor.clause == "LUN-COUNTING-001")


@pytest.mark.prove
def test_every_impostor_of_an_area_is_told_by_its_lock_or_excused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_areas(monkeypatch, "counting", "calling", "sessions")

    found = lock_result(LUNGAU, tmp_path, 1)

    assert (found.remain, found.spare) == ((), ())
    assert found.caught == found.made.fates.caught + found.made.fates.refusing > 30
    assert len(found.made.lock.questions) < found.caught


@pytest.mark.prove
def test_the_readings_of_a_variant_are_in_force_in_its_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_areas(monkeypatch, "calling")
    agreed = variant_of_source("lungau", {"solorufer": "below"})

    found = lock_result(agreed, tmp_path, 1)

    assert found.remain == ()
    assert "contracts.Solorufer.calls/dropped" in lock_result(LUNGAU, tmp_path, 1).made.fates.unplayed
    assert "contracts.Solorufer.calls/dropped" not in found.made.fates.unplayed
    named = [
        (question.question.get("contract"), question.question["options"]) for question in found.made.lock.questions
    ]
    assert all(options == {"solorufer": "below"} for contract, options in named if contract == "Solorufer")
    assert {tuple(options.items()) for _, options in named} == {(), (("solorufer", "below"),)}


def test_a_variant_is_asked_in_its_own_words_where_it_does_not_know_those_of_the_scenarios(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of_areas(monkeypatch, "whole_deals")
    readings = {"king-named-when": "with-bid"}

    found = gather_questions(variant_of_source("lungau", readings), say=ENGLISH)

    bids = {
        act["what"]
        for question in found.asked
        for act in msgspec.to_builtins(question.question).get("actions", [])
        if act["do"] == "bid"
    }
    assert any("Spatzrufer K" in bid for bid in bids)
    assert any(question.means.get("over") and question.means["contract"] == "Spatzrufer" for question in found.asked)
    assert {tuple(question.question.options.items()) for question in found.asked} == {tuple(readings.items())}


def of_ruling(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Leave only the impostors of one ruling."""
    everyone = Variant.impostors
    monkeypatch.setattr(
        Variant, "impostors", lambda self: tuple(impostor for impostor in everyone(self) if impostor.path == path)
    )


@pytest.mark.prove
def test_what_an_impostor_has_wrong_about_a_game_that_a_house_leaves_out_is_no_mistake_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_areas(monkeypatch, "bidding")
    of_ruling(monkeypatch, "contracts.Piccolo.level")
    text = 'name = "x"\nbased_on = "koenigrufen"\n[without]\ncontracts = ["Zwiccolo"]\n'
    about = "contracts.Piccolo.level/above-Zwiccolo"

    house = lock_result(variant_of_house(house_of(text, "x.toml")), tmp_path, 1)
    source = lock_result(variant_of_source("koenigrufen", {}), tmp_path, 1)

    assert house.remain == source.remain == ()
    assert about in house.made.fates.unplayed
    assert about not in source.made.fates.unplayed
    assert {"Zwiccolo"}.isdisjoint(
        choice
        for question in house.made.lock.questions
        for turn in question.answer.get("next", [])
        for choice in turn["legal"]
    )


@pytest.mark.prove
def test_an_impostor_with_the_order_of_games_that_the_house_has_is_the_house_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_areas(monkeypatch, "bidding")
    of_ruling(monkeypatch, "contracts.Solorufer.level")
    order = '["Spatzrufer", "Uhurufer", "Solorufer", ["Dreier", "Sechserdreier"], "Solodreier"]'
    text = f'name = "x"\nbased_on = "lungau"\n[readings]\nsolorufer = "below"\n[rulings]\n"bidding.order" = {order}\n'

    house = lock_result(variant_of_house(house_of(text, "x.toml")), tmp_path, 1)

    fates = house.made.fates
    assert list(fates.own) == ["contracts.Solorufer.level/above"]
    assert house.remain == ()
    assert not fates.remains
    assert fates.of_variant == house.caught == fates.caught > 0
    assert any("1 are left aside" in line for line in told_of(house.made, ENGLISH))


def test_what_differs_only_in_words_that_a_house_leaves_out_is_no_mistake_there() -> None:
    text = (
        'name = "x"\nbased_on = "koenigrufen"\n[without]\ncontracts = ["Besser Dreier"]\nitems = ["Trull", "Könige"]\n'
    )
    house, source = variant_of_house(house_of(text, "x.toml")), variant_of_source("koenigrufen", {})
    left_out = {impostor.id for impostor in house.impostors() if house.is_left_out(impostor)}

    assert "contracts.Solo Dreier.level/below-Besser-Dreier" in left_out
    assert "announcing.announceable/without-Trull" in left_out
    assert "contracts.Dreier.level/below-Farbensolo" not in left_out
    assert "counting.worths.0/+1" not in left_out
    assert not any(map(source.is_left_out, source.impostors()))


def test_a_ruling_that_is_a_word_left_out_says_nothing() -> None:
    text = 'name = "x"\nbased_on = "lungau"\n[without]\nitems = ["Königfang"]\n'
    house = variant_of_house(house_of(text, "x.toml"))
    (nothing,) = (impostor for impostor in house.impostors() if impostor.id == "announcing.never_announced/nothing")

    assert house.is_left_out(nothing)
    assert not LUNGAU.is_left_out(nothing)


@pytest.mark.prove
def test_a_bonus_named_after_an_item_that_is_left_out_is_not_played_and_a_card_of_its_name_is() -> None:
    lungau = variant_of_house(house_of('name = "x"\nbased_on = "lungau"\n[without]\nitems = ["Königfang"]\n', "x"))
    text = 'name = "x"\nbased_on = "koenigrufen"\n[without]\nitems = ["Trull", "Könige"]\n'
    koenigrufen = variant_of_house(house_of(text, "x"))
    left_out = {
        impostor.id
        for variant in (lungau, koenigrufen)
        for impostor in variant.impostors()
        if variant.is_left_out(impostor)
    }

    assert {"bonuses.koenigfang_beside_ultimo/ultimo-only", "bonuses.koenige/with-D♣"} <= left_out
    assert {"cards.trull/without-I", "calling.fourth.koenige_held/+1"}.isdisjoint(left_out)


def test_who_breaks_down_over_a_question_is_told_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_line: bytes) -> bytes:
        raise StopIteration

    monkeypatch.setattr(Variant, "wrong", lambda _self, _impostor: breaks)
    asked = answered(LUNGAU, locked_question(Path(), small_lock.lock(COUNT).questions[0]))
    assert asked is not None

    caught = CatchingQuestions(LUNGAU, Gathered((asked,), ()), ()).caught(KING)

    assert (set(caught.by_answer), set(caught.by_refusal)) == (set(), {0})


def test_an_impostor_that_no_question_tells_is_found_out() -> None:
    assert is_caught_by(LUNGAU, KING, small_lock.lock(COUNT, DECK).questions)
    assert not is_caught_by(LUNGAU, KING, ())
    assert not is_caught_by(LUNGAU, IMPOSTORS["play.bound_until.Spatz/+1"], small_lock.lock().questions)


def test_what_remains_makes_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Made(lock=small_lock.lock(), clauses=7, bare=(), rulings=8, fates=Fates(caught=3, remains={"a/b": "[X] y"}))
    monkeypatch.setattr(program, "lock_result", lambda *_: LockResult(made, 3, ("a/b",)))

    code = program.main(["lungau"])

    assert code == 1
    said = capsys.readouterr().out
    assert "lungau: no question catches a/b\n" in said
    assert "5 questions test 7 clauses and 8 rulings; 3 of 4 impostors caught" in said


def test_a_question_too_many_is_found_out_and_makes_the_command_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    of_areas(monkeypatch, "sessions")
    twice = make(LUNGAU, say=ENGLISH)
    monkeypatch.setattr(lock_check, "make", lambda *_, **__: replace(twice, chosen=(*twice.chosen, twice.chosen[0])))

    found = lock_result(LUNGAU, tmp_path, 1)
    monkeypatch.setattr(program, "lock_result", lambda *_: found)

    assert found.spare == (1, len(twice.chosen) + 1)
    assert program.main(["lungau"]) == 1
    assert "lungau: question 1 could be left out\n" in capsys.readouterr().out


def test_an_option_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["lungau", "--option", "solorufer=sideways"]) == 2
    assert "option 'solorufer' has no reading 'sideways'" in capsys.readouterr().err


def test_the_lock_is_read_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_areas(monkeypatch, "sessions")
    seen: list[Path] = []

    def read(path: Path) -> Lock:
        seen.append(path)
        return read_lock(path)

    monkeypatch.setattr(lock_check, "read_lock", read)

    lock_result(LUNGAU, tmp_path, 1)

    assert seen == [tmp_path / "a.lock.jsonl"]
