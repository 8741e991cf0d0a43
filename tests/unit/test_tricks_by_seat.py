"""Results told by sides where the rules ask for the tricks of each seat: whose they are then, and what lies beside."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.unit.otherwise import asked, playing

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import NumberedTrick
from tarock_protocol.messages.questions import Result
from tarock_reference import respond
from tarock_steps.suite.tricks_by_seat import with_tricks_by_seat
from tarock_steps.suite.verdicts import Basis, Outcome

APART = {"count-which-piles": "partners-apart"}
TAKEN_BY_VORHAND = "koenigrufen/bonuses/the-declarer-takes-the-iii-of-his-partner"
"""Vorhand and Third took 8 tricks; of their 35 cards 3 lie in none, and of the 19 of the others the 3 of the Stock."""


def test_the_tricks_of_a_side_lie_with_its_first_player_and_cards_without_a_picture_beside_them() -> None:
    """Vorhand won each of the three tricks that are told; A♥, 3♥, A♦, 2♦ and 3♦ lie in none of them."""
    verdict, questions = asked(TAKEN_BY_VORHAND, APART)
    (result,) = [question for question in questions if isinstance(question, Result)]
    taken, laid = result.taken, result.laid

    assert verdict.outcome is Outcome.PASSED
    assert verdict.basis is Basis.DERIVED
    assert isinstance(taken, list)
    assert list(map(len, taken)) == [32, 16, 0, 0]
    assert isinstance(laid, list)
    assert len(laid) == 3
    assert set(laid) < {"A♥", "3♥", "A♦", "2♦", "3♦"}
    assert sorted([*taken[0], *laid]) == sorted(result.piles["declarer"])
    assert set(taken[1]) < set(result.piles["foes"])


def test_nothing_is_told_apart_where_nobody_asks_for_it() -> None:
    _, questions = asked(TAKEN_BY_VORHAND, {"count-which-piles": "thirds"})

    assert [question.taken for question in questions if isinstance(question, Result)] == [UNSET]


def test_who_counts_the_partners_together_is_found_out() -> None:
    """The others' 31 cards have a face value of 55: 55 - 10 × 2 - 1 = 34 in one pile. The Dealer won the two tricks
    that are told, 8 cards, Second the other 20, and 3 are the Stock's: 2 × 2 + 1, 6 × 2 + 1 and 2 less, 55 - 20 = 35.
    """
    verdict, _ = asked(
        "koenigrufen/counting/36-or-35-for-two-partners[Rufer, 36]",
        APART,
        playing({"count-which-piles": "side-groups"}),
    )

    assert verdict.outcome is Outcome.FAILED
    assert verdict.expected == "36 for the declarer's side, 35 for the opponents"
    assert verdict.given == "36 for the declarer's side, 34 for the opponents"


FIVE = Result(
    id=7,
    rules="koenigrufen",
    contract="Rufer",
    players=5,
    dealer=4,
    declarer=0,
    partner=2,
    called="K♥",
    piles={
        "declarer": ["2♥", "K♥", "D♥", "B♥", "4♦", "XX", "7♠", "XIX", "7♣", "D♣", "8♣"],
        "foes": ["3♥", "XVIII", "C♥", "4♥", "9♣", "K♣", "10♣"],
    },
    tricks={"declarer": 2, "foes": 1},
    played=[NumberedTrick(number=12, leader=0, cards=["2♥", "B♥", "K♥", "D♥"])],
    said=[],
)
"""Third's K♥ has won the one trick that is told; the others have a trick and the 3 cards of a set."""


def apart(question: Result) -> list[Result]:
    return list(with_tricks_by_seat(question, InProcess(respond)))


def test_a_trick_that_is_told_lies_with_whoever_won_it() -> None:
    """The other trick of each side has its trumps and pictures, and what it takes to make four cards."""
    first, *_ = apart(FIVE)
    taken = first.taken

    assert isinstance(taken, list)
    assert list(map(len, taken)) == [4, 4, 4, 0, 0]
    assert set(taken[0]) > {"XX", "XIX", "D♣"}
    assert set(taken[1]) > {"XVIII", "C♥", "K♣"}
    assert taken[2] == ["2♥", "B♥", "K♥", "D♥"]


def test_all_that_lies_beside_was_laid_away_or_three_cards_of_it_or_none() -> None:
    """Of the seven cards that are in no trick that is told, four have neither trump nor picture."""
    for result, number in zip(apart(FIVE), (3, 3, 0), strict=True):
        check_laid(result, number)

    for result, number in zip(apart(replace(FIVE, tricks={"declarer": 1, "foes": 1})), (7, 3, 0), strict=True):
        check_laid(result, number)


def check_laid(one: Result, number: int) -> None:
    """So many cards were laid away: those without a picture, as far as there are as many."""
    laid, plain = one.laid or [], {"4♦", "7♠", "7♣", "8♣"}

    assert len(laid) == number
    assert set(laid) < plain or plain < set(laid)
    assert set(laid) <= {"XX", "XIX", "D♣", *plain}
    assert (one.laid is UNSET) == (number == 0)


@pytest.mark.parametrize("tricks", [0, 3])
def test_a_side_with_number_cards_than_its_tricks_have_is_left_as_it_is(tricks: int) -> None:
    """None is number than the one that is told, and three are twelve cards of eleven."""
    assert apart(replace(FIVE, tricks={"declarer": tricks, "foes": 1})) == []


@pytest.mark.parametrize("untold", [{"piles": {}}, {"tricks": {}}, {"piles": {}, "tricks": {}}])
def test_of_a_result_told_in_part_nothing_is_taken_apart(untold: dict[str, dict[str, int]]) -> None:
    assert apart(replace(FIVE, **untold)) == []
