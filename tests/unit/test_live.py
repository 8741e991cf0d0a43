"""What questions can show, and how the rows that a pack asks are chosen by it."""

from __future__ import annotations

import random

import pytest
from proving import live as command
from tests.unit.materials import material_of

from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages import questions as ask
from tarock_reference.impostors import impostors
from tarock_searching.make import draws
from tarock_searching.make.combination_tables import EACH, Combinations, table_places
from tarock_searching.make.combining import possible_models, rows_at
from tarock_searching.make.draws import BLOCKS, DRAWS, TableOfDraws, table_of_draws
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model
from tarock_searching.model.live import LiveCombinations, Showing
from tarock_steps.catalogue.loading import sources

AXES = tuple(Axis(name, (NO, YES)) for name in "abcd")
SMALL = Model("lungau", "count", "small", AXES, lambda _row, _chance: None, lambda _: None)


def filled(question: ask.Question) -> FilledQuestion:
    return FilledQuestion.of(question, material_of("lungau").reference.ask(question))


def test_a_row_adds_its_pairs_for_each_ruling_and_its_triples_once() -> None:
    live, row = LiveCombinations(SMALL), {"a": NO, "b": NO, "c": YES, "d": ABSENT}

    assert live.new(row, ("x",)) == 3 + 1
    assert live.new(row, ("x", "y")) == 2 * 3 + 1
    live.keep(row, ("x",))
    assert live.new(row, ("x",)) == 0
    assert live.new(row, ("x", "y")) == 3
    assert live.new({**row, "c": NO}, ("x",)) == 2 + 1
    assert (live.pairs, len(live.triples)) == (3, 1)


def test_a_row_that_shows_nothing_adds_nothing() -> None:
    live = LiveCombinations(SMALL)

    live.keep(dict.fromkeys("abcd", NO), ())

    assert live.new(dict.fromkeys("abcd", NO), ()) == 0
    assert (live.pairs, len(live.triples)) == (0, 0)
    assert live.new(dict.fromkeys("abcd", NO), ("x",)) == 6 + 4


def test_only_impostors_whose_clause_the_answer_names_are_asked_and_those_that_differ_are_shown() -> None:
    one = filled(ask.Count(id=1, rules="lungau", cards=["K♥"]))

    shown = Showing(impostors("lungau"), 1_000).shown(one)

    clauses = {impostor.id: impostor.clause for impostor in impostors("lungau")}
    assert shown
    assert all(f'"{clauses[name]}"'.encode() in bytes(one.right) for name in shown)


def test_if_not_all_can_be_asked_the_next_question_goes_to_the_others() -> None:
    one = filled(ask.Count(id=1, rules="lungau", cards=["K♥", "D♥", "C♥", "B♥", "I"]))
    everything = Showing(impostors("lungau"), 1_000).shown(one)
    few = Showing(impostors("lungau"), 1)

    found = [name for _ in range(200) for name in few.shown(one)]

    assert len(everything) > 1
    assert {*found} == {*everything}


def test_a_table_of_draws_has_a_digit_for_each_place_and_a_part_of_it_in_each_block() -> None:
    table, unknown = TableOfDraws("01234" * 32), TableOfDraws("")

    assert (table.size, table.each, table.first(0), table.first(8)) == (160, 4, 0, 3)
    assert (unknown.size, unknown.each, unknown.first(1_999)) == (2_000, EACH, 0)


def test_a_block_takes_as_many_places_of_a_table_as_it_says() -> None:
    few, many = (Combinations(f"{each}", BLOCKS * each, lambda _place, _chance: iter(()), each) for each in (4, 13))

    blocks = [[*table_places([few, many], "lungau 1", number * EACH, EACH)] for number in range(BLOCKS)]

    for table in (few, many):
        taken = [[place.number for place in block if place.table is table] for block in blocks]
        assert {len(numbers) for numbers in taken} == {table.each}
        assert sorted(number for numbers in taken for number in numbers) == [*range(table.size)]


def test_the_draw_that_was_chosen_comes_first_and_all_others_behind_it() -> None:
    material = material_of("lungau")
    model = next(model for model in possible_models(material) if model.name == "tricks")

    usual, chosen = ([*rows_at(3, model, material, random.Random(7), first)] for first in (0, 5))

    assert [number for number, _ in usual] == [*range(DRAWS)]
    assert chosen == usual[5:] + usual[:5]


def test_of_the_draws_of_a_place_the_first_is_taken_that_adds_enough_else_the_best() -> None:
    material = material_of("lungau")
    model = next(model for model in possible_models(material) if model.name == "tricks")
    choosing = command.ChoosingRows("lungau", material, Showing(impostors("lungau"), 1_000))
    rows = [*rows_at(3, model, material, random.Random(11))]
    gains = [
        LiveCombinations(model).new(drawn.row, choosing.showing.shown(filled(drawn.question))) for _, drawn in rows
    ]

    best = choosing.best(rows, LiveCombinations(model), 10**9)
    first = choosing.best(rows, LiveCombinations(model), -1)

    assert best.gain == max(gains) > gains[0]
    assert best.number == gains.index(max(gains))
    assert (first.number, first.gain) == (0, gains[0])


@pytest.mark.parametrize("source", sources())
def test_what_was_chosen_fits_the_models(source: str) -> None:
    names = {model.name for model in possible_models(material_of(source))}

    chosen = draws.chosen_draws(source)

    assert {*chosen} <= names
    for name in chosen:
        numbers = table_of_draws(source, name).numbers
        assert len(numbers) % BLOCKS == 0
        assert all(int(number) < DRAWS for number in numbers)


def test_a_source_for_which_nothing_was_chosen_has_rows_at_random() -> None:
    assert draws.drawn_bytes("a fifth source") == b""
    assert draws.table_of_draws("a fifth source", "deals") == TableOfDraws("")
