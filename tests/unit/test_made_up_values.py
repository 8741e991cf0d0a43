"""A value that fits no better than its neighbours is told as one of several; a question that parts them names it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import UNHURRIED
from tarock_engine.cards import CardSet
from tarock_language.catalogue import language_of
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation, deviation_named, deviations_beside
from tarock_reference.rival_values import rival_values, said_with_rivals
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.verdict.causes import is_unsupported
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

KARL: Final = variant_of_source("karl", {})
LIMIT: Final = "trischaken.limit_points/"
KOENIGE: Final = "bonuses.koenige/with-"


def named(cause: str) -> Deviation:
    found = deviation_named(cause, KARL)
    assert found is not None
    return found


def looked(cause: str, area: str, word: str = "") -> DiagnosisLine:
    """The diagnosis of an engine of ours with a deviation, from some scenarios of an area."""
    chosen = tuple(planned for planned in plan("karl") if planned.area == area and word in planned.id)
    heard = RunSoFar()
    program = Deviant(KARL.rules_for, deviations_named(cause, KARL)).respond
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="karl", chosen=chosen))
    return diagnosis_of(chosen, heard, KARL, None, UNHURRIED)


@pytest.mark.prove
def test_of_a_limit_that_no_scenario_tells_from_its_neighbours_no_single_one_is_told() -> None:
    (cause,) = looked(f"{LIMIT}=37", "trischaken").causes

    assert cause.sentence == (
        "From how many points on a loser of Fahren pays a multiple: another value instead of 107/3, such as "
        "37, 110/3, 112/3 or 38"
    )
    assert f"{LIMIT}=110/3" in {equal.id for equal in cause.equals}
    assert cause.profile == ""


def test_a_price_that_each_payment_shows_is_told_alone() -> None:
    (cause,) = looked("contracts.Bettler.terms.price/=10", "settling", "bettler").causes

    assert cause.sentence == "What the game counts (Bettler): 10 instead of 15"
    assert cause.profile


def test_what_explains_one_failure_agrees_only_with_what_could_have_contradicted_it() -> None:
    """No scenario of a Solo-Dreier that passed shows that the Talon is not the declarer's."""
    found = looked("contracts.Solo-Dreier.terms.talon_to/nobody", "bonuses", "solo-dreier")

    assert [(len(cause.explains), cause.agrees, is_unsupported(cause)) for cause in found.causes] == [(1, 0, True)]


@pytest.mark.parametrize(
    ("cause", "beside"),
    [
        (f"{LIMIT}=37", [f"{LIMIT}=110/3", f"{LIMIT}=112/3"]),
        ("contracts.Bettler.terms.price/=10", [f"contracts.Bettler.terms.price/={number}" for number in (9, 11)]),
        (f"{KOENIGE}D♣", [f"{KOENIGE}all", f"{KOENIGE}I", f"{KOENIGE}C♣"]),
        ("contracts.Farbensolo.terms.talon_to/declarer", []),
        ("without items: Könige", []),
    ],
)
def test_beside_a_value_are_the_next_numbers_and_other_cards(cause: str, beside: list[str]) -> None:
    found = [*deviations_beside(named(cause), KARL.rules)]

    assert [other.id for other in found] == beside
    assert all(named(other.id).impostor == other.impostor for other in found)


def test_beside_what_is_played_somewhere_is_what_is_played_there() -> None:
    somewhere = f'{LIMIT}=37 @ ask="count"'

    assert [other.id for other in deviations_beside(named(somewhere), KARL.rules)] == [
        f'{LIMIT}=110/3 @ ask="count"',
        f'{LIMIT}=112/3 @ ask="count"',
    ]


@pytest.mark.parametrize(
    "name",
    [
        f"{LIMIT}=107/3",
        f"{LIMIT}=-1",
        f"{LIMIT}=1/0",
        f"{LIMIT}=x",
        f"{LIMIT}={'9' * 40}",
        "contracts.Bettler.terms.price/=1/2",
        f"{KOENIGE}Q♣",
        f"{LIMIT}with-D♣",
        "nowhere/=3",
    ],
)
def test_what_is_no_value_of_a_ruling_names_no_deviation(name: str) -> None:
    assert deviation_named(name, KARL) is None


def test_the_values_of_a_set_are_told_without_all_cards() -> None:
    several, equals = [named(f"{KOENIGE}D♣")], [[named(f"{KOENIGE}all")], [named(f"{LIMIT}=37")]]
    said = said_with_rivals(several, equals, KARL.rules)

    assert [type(value) for value in rival_values(several, equals)] == [CardSet, CardSet]
    assert str(said) == (
        "The cards that make alle Könige: another value instead of K♥ K♦ K♠ K♣, such as K♥ K♦ K♠ K♣ D♣"
    )
    assert "ein anderer Wert statt K♥ K♦ K♠ K♣, etwa K♥ K♦ K♠ K♣ D♣" in language_of("de").sentence(said)


def test_the_number_of_a_reading_is_told_with_the_reading() -> None:
    assert named(f"{LIMIT}groups").sentence == (
        "36 instead of 107/3: counting-method=groups where the default was asked for"
    )


def test_a_reading_is_a_value_as_any_other() -> None:
    several, equals = [named(f"{LIMIT}=37")], [[named(f"{LIMIT}groups")]]

    assert rival_values(several, equals) == [Fraction(37), Fraction(36)]
    assert rival_values(several, []) == ()
