"""What questions can show, and what the rows of a model show together."""

from __future__ import annotations

from proving.showing import LiveCombinations, Showing
from tests.unit.materials import material_of

from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages import questions as ask
from tarock_reference.impostors import impostors
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model

AXES = tuple(Axis(name, (NO, YES)) for name in "abcd")
SMALL = Model("lungau", "count", "small", AXES, lambda _row, _chance: None, lambda _: None)


def filled(question: ask.Question) -> FilledQuestion:
    return FilledQuestion.of(question, material_of("lungau").reference.ask(question))


def test_a_row_adds_its_pairs_for_each_ruling_and_its_triples_once() -> None:
    live, row = LiveCombinations(SMALL), {"a": NO, "b": NO, "c": YES, "d": ABSENT}

    for rulings, found in ((("x",), (3, 1)), (("x",), (3, 1)), (("x", "y"), (6, 1))):
        live.keep(row, rulings)
        assert (live.pairs, len(live.triples)) == found

    live.keep({**row, "c": NO}, ("x",))
    assert (live.pairs, len(live.triples)) == (6 + 2, 2)


def test_a_row_that_shows_nothing_adds_nothing() -> None:
    live = LiveCombinations(SMALL)

    live.keep(dict.fromkeys("abcd", NO), ())

    assert (live.pairs, len(live.triples)) == (0, 0)


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
