"""An order that a program has otherwise is worked out from its answers, and told as one cause with the whole order."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import cast

import pytest
from tests.unit.test_asking_on import LUNGAU

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.deviation_scores import DeviationScores
from tarock_checking.diagnose.played_orders import parts_apart, straighter_orders
from tarock_checking.diagnose.replays import together
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import deviation_named, deviations
from tarock_reference.orders import orders_of
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

GAMES = "bidding.order/order-Solorufer<Sechserdreier=Dreier<Spatzrufer<Uhurufer<Solodreier"
UNTIED = "bidding.order/order-Solorufer<Spatzrufer<Uhurufer<Dreier<Sechserdreier<Solodreier"
SUITS = "cards.black/order-8-10-7-9"
ABOVE = "cards.red/order-A-K-D-C-B-2-3-4"
TRUMPS = "cards.trumps/order-Sküs-XIX-XXI-XX-XVIII-XVII-XVI-XV-XIV-XIII-XII-XI-X-IX-VII-VIII-VI-V-IV-III-II-I"
BELOW = "contracts.Uhurufer.level/below-Spatzrufer"


@cache
def looked(*names: str, areas: tuple[str, ...]) -> DiagnosisLine:
    """The diagnosis of an engine with these deviations, from its answers in the scenarios of some areas."""
    wrong = [found for name in names for found in deviations_named(name, LUNGAU)]
    assert len(wrong) == len(names)
    chosen, heard = tuple(planned for planned in plan("lungau") if planned.area in areas), RunSoFar()
    program = InProcess(Deviant(kept(LUNGAU.rules_for), wrong).respond)
    play_run(Run(driver=program, sink=heard.verdict, source="lungau", chosen=chosen))
    assert heard.failed
    return diagnosis_of(chosen, heard, LUNGAU, None, SearchLimits())


@pytest.mark.gate("games", "court-cards")
@pytest.mark.parametrize(
    ("name", "areas"),
    [
        pytest.param(GAMES, ("bidding",), id="games"),
        pytest.param(UNTIED, ("bidding",), id="untied"),
        pytest.param(SUITS, ("cards", "play"), id="suits"),
        pytest.param(ABOVE, ("cards", "play"), id="court-cards"),
        pytest.param(TRUMPS, ("cards",), id="trumps"),
    ],
)
def test_a_whole_order_is_one_cause(name: str, areas: tuple[str, ...]) -> None:
    found = looked(name, areas=areas)

    assert found.unexplained == found.contradicted == []
    assert [cause.id for cause in found.causes] == [_plainly(name)]


KARL = variant_of_source("karl", {})
BEFORE_OUVERT = "Solo-Rufer<Bettler<Auch-Rufer<Dreier<Farbensolo"
BROKEN = "Piccolo-Ouvert<Zwiccolo-Ouvert<Bettel-Ouvert<Solo-Dreier"
TIES = f"bidding.order/order-Piccolo<Zwiccolo<{BEFORE_OUVERT}<{BROKEN}"
ONE_TIE = f"bidding.order/order-Piccolo=Zwiccolo<{BEFORE_OUVERT}<{BROKEN}"
LOWER, LOWER_OUVERT = "contracts.Piccolo.level/-1", "contracts.Piccolo-Ouvert.level/-1"


@pytest.mark.prove
def test_two_ties_that_a_program_breaks_are_one_order() -> None:
    """Each of the two games could as well be lower by itself, one of them even level with another game."""
    chosen, heard = tuple(planned for planned in plan("karl") if "with-an-equal-game" in planned.id), RunSoFar()
    program = InProcess(Deviant(kept(KARL.rules_for), deviations_named(TIES, KARL)).respond)
    play_run(Run(driver=program, sink=heard.verdict, source="karl", chosen=chosen))
    found = diagnosis_of(chosen, heard, KARL, None, SearchLimits())

    assert [cause.id for cause in found.causes] == [TIES]
    assert found.unexplained == found.contradicted == []


@pytest.mark.parametrize(
    ("names", "straighter"),
    [((LOWER_OUVERT,), ONE_TIE), ((LOWER, ONE_TIE), TIES), ((LOWER,), ""), ((LOWER, LOWER_OUVERT), LOWER)],
)
def test_an_order_is_tried_that_differs_less_or_is_one_deviation(names: tuple[str, ...], straighter: str) -> None:
    found = together(deviation for name in names for deviation in deviations_named(name, KARL))
    scores = cast("DeviationScores", SimpleNamespace(orders=[*orders_of(KARL.rules)], candidates=deviations(KARL)))
    tried = [" ".join(deviation.id for deviation in several) for several in straighter_orders(scores, found)]

    assert straighter in tried


@pytest.mark.parametrize("name", ["cards.trumps/as-in-zwanzigerrufen", "cards.red/as-in-zwanzigerrufen"])
def test_no_order_is_tried_in_place_of_one_that_lacks_cards(name: str) -> None:
    found = together(deviations_named(name, KARL))
    scores = cast("DeviationScores", SimpleNamespace(orders=[*orders_of(KARL.rules)], candidates=deviations(KARL)))

    assert found
    assert [*straighter_orders(scores, found)] == []


@pytest.mark.prove
def test_an_order_is_told_beside_another_cause() -> None:
    found = looked(GAMES, "without items: Trull", areas=("bidding", "bonuses"))

    assert sorted(cause.id for cause in found.causes) == sorted((_plainly(GAMES), "without items: Trull"))


def test_one_game_in_another_place_is_told_as_that_game() -> None:
    (cause,) = looked(BELOW, areas=("bidding",)).causes

    assert BELOW in {cause.id, *(equal.id for equal in cause.equals)}


def test_the_line_of_a_profile_has_the_whole_order() -> None:
    (cause,) = looked(GAMES, areas=("bidding",)).causes

    assert cause.profile == (
        '[rulings] "bidding.order" = ["Solorufer", ["Dreier", "Sechserdreier"], "Spatzrufer", "Uhurufer", "Solodreier"]'
    )


def test_a_card_above_the_court_cards_is_told_with_all_of_its_suit() -> None:
    (cause,) = looked(ABOVE, areas=("cards", "play")).causes

    assert "A, K, D, C, B, 2, 3, 4 instead of K, D, C, B, A, 2, 3, 4" in cause.sentence
    assert cause.profile == ""


def _plainly(name: str) -> str:
    (found,) = deviations_named(name, LUNGAU)
    return found.id


def test_games_in_one_row_have_one_id() -> None:
    assert _plainly(GAMES) == _plainly(GAMES.replace("Sechserdreier=Dreier", "Dreier=Sechserdreier"))


RIGHT = "bidding.order/order-Solorufer<Spatzrufer<Uhurufer<Dreier=Sechserdreier<Solodreier"


@pytest.mark.parametrize(
    "name",
    [
        RIGHT,
        GAMES.replace("<Uhurufer", ""),
        GAMES.replace("Uhurufer", "Spatzrufer"),
        GAMES.replace("Uhurufer", "Mord"),
        "bidding.order/order-",
        "bidding.order/",
        "cards.black/order-8=10-7-9",
        "cards.none/order-8-10-7-9",
    ],
)
def test_what_names_no_other_order_names_no_deviation(name: str) -> None:
    assert deviation_named(name, LUNGAU) is None


@pytest.mark.parametrize(("reading", "is_sought"), [("by-row", True), ("by-price", False)])
def test_no_order_of_games_is_sought_where_prices_decide(reading: str, is_sought: bool) -> None:  # noqa: FBT001 - a column
    karl = variant_of_source("karl", {"auction-rank-order": reading})

    assert ("bidding.order" in {order.name for order in orders_of(karl.rules)}) is is_sought


@pytest.mark.parametrize(
    ("said", "given", "parts"),
    [
        ({"legal": ["a", "b"]}, {"legal": ["a", "b"]}, 0),
        ({"legal": ["a", "b"]}, {"legal": ["b", "a"]}, 1),
        ({"legal": ["a", "b", "c"]}, {"legal": ["c", "b", "a"]}, 3),
        ({"legal": ["a", "b"], "seat": 1}, {"legal": ["b", "c"], "seat": 2}, 3),
        ({"seat": 1}, {"seat": 1, "contract": "Dreier"}, 1),
        ({"augen": {"declarer": 30}}, {"augen": {"declarer": 31}}, 1),
    ],
)
def test_answers_differ_in_their_parts(said: object, given: object, parts: int) -> None:
    assert parts_apart(said, given) == parts_apart(given, said) == parts
