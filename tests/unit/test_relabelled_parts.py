"""The parts that a check reads where its questions were put with other labels: they say what playing says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from tests.unit.filled_scenarios import FilledScenario, answers_of, by_playing, filled, first_unmet

from tarock_protocol.drivers import Driver, InProcess
from tarock_protocol.messages.questions import Deal, Deck, MayPlay, Question, Settle
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.relabelled_parts import relabelled_part
from tarock_steps.suite.scripts import scripts
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver
from tarock_steps.symmetry.relabelling import Relabelling
from tarock_steps.symmetry.symmetries import SYMMETRIES, Symmetry

BY = Relabelling(
    seats=(1, 2, 3, 0), cards={"K♥": "K♦", "K♦": "K♥", "XV": "XIV", "XIV": "XV"}, halves=True, factor=Fraction(7)
)


@pytest.mark.parametrize(
    ("asked", "part", "put"),
    [
        (Deal, ["hands", 3], ["hands", 0]),
        (Deal, ["augen", "3"], ["augen", "0"]),
        (Deal, ["augen", "foes"], ["augen", "foes"]),
        (Deal, ["tricks", -1, "winner"], ["tricks", -1, "winner"]),
        (Deal, ["next", {"seat": 1, "do": "say"}, 0, "legal"], ["next", {"seat": 2, "do": "say"}, 0, "legal"]),
        (
            Deal,
            ["next", 0, "legal", {"among": ["K♥", "Kontra 2", "first"]}],
            ["next", 0, "legal", {"among": ["K♦", "Kontra 3", "second"]}],
        ),
        (
            Deal,
            ["next", ["seat", "do"], {"due": {"seat": 0, "do": "bid"}}],
            ["next", ["seat", "do"], {"due": {"seat": 1, "do": "bid"}}],
        ),
        (Deal, ["items", {"item": "Spiel"}, {"each": "won"}], ["items", {"item": "Spiel"}, {"each": "won"}]),
        (Deck, ["augen", "K♥"], ["augen", "K♦"]),
        (Deck, ["trumps"], ["trumps"]),
        (MayPlay, ["legal", {"among": ["XV", "II"]}], ["legal", {"among": ["XIV", "II"]}]),
        (Settle, ["lines", {"item": "Spiel"}, {"sum": "amount"}], ["lines", {"item": "Spiel"}, {"sum": "amount"}]),
    ],
)
def test_a_part_names_what_takes_the_place_of_what_it_named(
    asked: type[Question], part: list[Any], put: list[Any]
) -> None:
    assert relabelled_part(part, asked, BY) == tuple(put)


class PutAgain(NamedTuple):
    """A scenario as it is and with other labels."""

    original: FilledScenario
    symmetry: Symmetry
    counterpart: FilledScenario


def put_again(source: str, *areas: str, every: int = 1) -> Iterator[PutAgain]:
    """Each scenario by some symmetries in turn."""
    chosen = [found_script for found_script in scripts(source) if not areas or found_script.planned.area in areas]
    for number, script in enumerate(chosen[::every]):
        one = filled(script)
        for symmetry in SYMMETRIES[number % 3 :: 3]:
            counterpart = filled(one.script, symmetry)
            if counterpart.asked != one.asked:
                yield PutAgain(one, symmetry, counterpart)


def is_as_played(one: PutAgain, driver: Driver) -> bool:
    """Whether the same step is not met first, by the parts of the counterpart and by playing it."""
    answers = [*answers_of(driver, one.counterpart.questions)]
    return first_unmet(one.counterpart, answers) == by_playing(one.counterpart, RelabelledDriver(driver, one.symmetry))


@pytest.mark.prove
def test_the_parts_of_a_counterpart_say_what_playing_it_says() -> None:
    wrong = [InProcess(impostor.respond()) for impostor in impostors("lungau") if "-TALON-" in impostor.clause][::16]

    for again in put_again("lungau", "talon", every=9):
        for driver in (InProcess(respond), *wrong):
            assert is_as_played(again, driver), (again.original.script.planned.id, again.symmetry.name)


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_so_it_is_in_every_source(source: str) -> None:
    """Every eighth scenario, before the first two impostors that break each clause of a scenario.

    Whoever gives the right answers passes both ways, as the counterpart did when it was filled.
    """
    wrong = defaultdict[str, list[Callable[[bytes], bytes]]](list)
    for impostor in impostors(source):
        wrong[impostor.clause].append(impostor.respond())

    for again in put_again(source, every=8):
        for clause in again.original.script.planned.clauses:
            for program in wrong[clause][:2]:
                if not again.counterpart.is_answered_right(program):
                    assert is_as_played(again, InProcess(program)), (
                        again.original.script.planned.id,
                        again.symmetry.name,
                    )
