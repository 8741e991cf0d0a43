"""Models of what can vary: that a question reads as the row it was built from, and that rows meet in threes."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

import pytest
from proving import triples as command
from proving.triple_sets import Tried, Triples
from tests.unit.materials import material_of

from tarock_protocol.codec import decode_question, encode
from tarock_protocol.messages.questions import MayPlay, Question, Result, Settle
from tarock_searching.make.combining import possible_models
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model
from tarock_searching.model.drawing import DrawnRow
from tarock_steps.catalogue.loading import sources


def drawn(source: str, name: str, number: int) -> list[DrawnRow]:
    """Some rows of a model."""
    (model,) = possible_models(material_of(source), lambda candidate: candidate.name == name)
    return [*command.drawn_rows(model, material_of(source).is_question, number)]


@functools.cache
def scenario_questions(source: str) -> Sequence[Question]:
    """The questions of all scenarios of a source."""
    return [*command.scenario_questions(source)]


def small(axes: Sequence[Axis]) -> Model:
    """A model whose rows are no questions of any source."""
    return Model("lungau", "may_play", "small", tuple(axes), lambda _row, _chance: None, lambda _: None)


def test_an_axis_that_does_not_exist_beside_the_others_is_absent() -> None:
    model = small([Axis("led", (NO, YES)), Axis("suit", ("♥", "♦"), lambda row: row["led"] == YES)])

    assert model.completed({"suit": "♦"}) == {"led": NO, "suit": ABSENT}
    assert model.completed({"led": YES, "suit": "♦"}) == {"led": YES, "suit": "♦"}
    assert model.completed({"led": YES}) == {"led": YES, "suit": "♥"}


def test_three_values_of_a_row_are_one_triple_and_an_absent_one_is_in_none() -> None:
    model = small([Axis(name, (NO, YES)) for name in "abcd"])
    found = Triples(model)

    found.add(dict(zip("abcd", (NO, NO, NO, ABSENT), strict=True)))
    assert len(found) == 1
    found.add(dict(zip("abcd", (NO, NO, NO, YES), strict=True)))
    assert len(found) == 4  # one of four axes is left out of each
    found.add(dict(zip("abcd", (NO, NO, NO, YES), strict=True)), {"a", "b"})
    assert len(found) == 4

    other = Triples(model)
    other.add(dict(zip("abcd", (NO, NO, YES, YES), strict=True)))
    assert found.common(other) == other.common(found) == 1


def test_two_values_exclude_each_other_if_they_failed_often_and_are_in_no_question() -> None:
    tried, row = Tried(small([Axis(name, (NO, YES)) for name in "abc"])), dict.fromkeys("abc", YES)

    assert tried.may_have_new(row, "a")
    for _ in range(300):
        tried.note(row, "a", is_question=False)
    assert not tried.may_have_new(row, "a")
    tried.note(row, "a", is_question=True)
    assert not tried.may_have_new(row, "a")  # it is known now
    assert tried.may_have_new({**row, "b": NO}, "a")


def test_the_same_place_has_the_same_row_and_another_has_another() -> None:
    once, again = drawn("lungau", "duties", 4), drawn("lungau", "duties", 4)

    assert once == again
    assert len({encode(drawn_row.question) for drawn_row in once}) == 4


def test_a_sparse_sheet_has_few_items_and_a_dense_one_more() -> None:
    rows = [drawn_row.question for drawn_row in drawn("lungau", "items settled", 20)]
    numbers = [len(question.items) for question in rows if isinstance(question, Settle)]

    assert all(number <= 4 for number in numbers[1::2])  # the game and three items
    assert max(numbers[::2]) > 4


def test_a_row_says_what_is_in_the_hand_and_on_the_table() -> None:
    for row, question in drawn("lungau", "duties", 12):
        assert isinstance(question, MayPlay)
        assert len(question.trick) == (0 if row["cards on the table"] == ABSENT else int(row["cards on the table"]))
        tarocks = sum(card[-1] not in "♥♦♠♣" for card in question.hand)
        assert row["Tarocks in hand"] == ("more" if tarocks > 2 else str(tarocks))
        assert not {*question.hand} & {*question.trick}


def test_a_round_is_played_out_until_its_wishes_came_true() -> None:
    rows = [drawn_row.row for drawn_row in drawn("lungau", "announcing", 16)]

    steps = [value for row in rows for axis, value in row.items() if axis.startswith("steps on")]
    assert {"1", "2"} <= {*steps}
    assert {row["Trull by"] for row in rows} > {"nobody"}


def test_a_result_has_the_last_tricks_and_piles_of_the_right_size() -> None:
    for row, question in drawn("lungau", "results", 3):
        assert isinstance(question, Result)
        assert [trick.number for trick in question.played][-1] == 12
        beside = int(row["cards beside the declarer's tricks"])
        assert len(question.piles["declarer"]) == 4 * question.tricks["declarer"] + beside


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_question_reads_as_the_row_it_was_built_from(source: str) -> None:
    material = material_of(source)
    for model in possible_models(material):
        for row, question in command.drawn_rows(model, material.is_question, 40):
            read = model.read(decode_question(encode(question)))
            assert read == row
            assert {*row} == {axis.name for axis in model.axes}


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_every_question_of_the_scenarios_reads_as_a_row_with_values_of_its_axes(source: str) -> None:
    asked, models = scenario_questions(source), possible_models(material_of(source))

    for model in models:
        known = {axis.name: {*axis.values, ABSENT} for axis in model.axes}
        for row, _ in command.described_by(model, asked):
            assert {*row} == {*known}
            assert all(value in known[name] for name, value in row.items()), row
            assert dict(row) == model.completed(row)


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_nothing_that_a_scenario_asks_is_held_to_be_impossible(source: str) -> None:
    """What rows say excludes each other by the default readings is in no question of the suite."""
    material = material_of(source)
    asked = [question for question in scenario_questions(source) if not question.options]
    for model in possible_models(material):
        if model.given is not None:
            continue  # its rows are wishes, so one that did not come true says nothing
        rows = [drawn_row.row for drawn_row in command.drawn_rows(model, material.is_question, 600)]
        told, of_scenarios = [row for row, _ in command.described_by(model, asked)], Triples(model)
        for row in told:
            of_scenarios.add(row)
        tried = command.tried_triples(model, material.is_question, rows, of_scenarios)

        assert not [row for row in told if tried.has_contradiction(row)]


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_every_declarer_settles_with_every_partner_and_whoever_deals(source: str) -> None:
    settled = (drawn_row.question for drawn_row in drawn(source, "items settled", 500))
    four = [question for question in settled if isinstance(question, Settle) and question.players == 4]

    others: tuple[int | None, ...] = (None, *range(4))
    parties = {(question.declarer, question.partner) for question in four}
    assert parties == {pair for pair in itertools.product(range(4), others) if pair[0] != pair[1]}
    dealers = {(question.dealer, question.declarer) for question in four}
    assert dealers == {*itertools.product(range(4), range(4))}


@pytest.mark.prove
def test_the_triples_are_counted_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["zwanzigerrufen", "--model", "tricks", "--rows", "50", "--blocks", "1"]) == 0

    first, *origins = capsys.readouterr().out.splitlines()
    assert first.startswith("zwanzigerrufen, tricks: 13 axes, ")
    assert [line.split(":")[0].strip() for line in origins] == ["scenarios", "campaign", "rows"]
    assert origins[-1].startswith("  rows: 50 rows, ")
