"""Questions and answers with other labels: what is exchanged where, and that it can be undone."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock_protocol.messages.answers import DealAnswer, DealingAnswer, SettleAnswer, TrickAnswer, TurnAnswer
from tarock_protocol.messages.parts import Action, Item, Line, Turn
from tarock_protocol.messages.questions import Deal, MayPlay, Session, Settle, Trick
from tarock_protocol.messages.questions import PastDeal as Past
from tarock_steps.symmetry.relabelling import Relabelling, relabelled
from tarock_steps.symmetry.symmetries import BY_NAME

ONE_ON = Relabelling(seats=(1, 2, 3, 0))
BLACK = BY_NAME["♠↔♣"]
COLOURS = BY_NAME["♥↔♠ ♦↔♣"]


def test_everybody_moves_on_and_what_is_told_by_seat_moves_along() -> None:
    settled = Settle(
        id=1, rules="karl", contract="Fahren", players=4, dealer=3, augen=[1, 2, 3, 4], tricks=[5, 6, 7, 8]
    )

    moved = relabelled(settled, ONE_ON)

    assert (moved.dealer, moved.declarer) == (0, None)
    assert (moved.augen, moved.tricks) == ([4, 1, 2, 3], [8, 5, 6, 7])


def test_a_seat_among_words_moves_too() -> None:
    said = [Action(seat=0, do="say", what="Kontra Trull of 3"), Action(seat=2, do="renonce", what="1")]
    asked = Deal(id=1, players=4, dealer=3, hands=[["I"], ["II"], ["III"], ["IV"]], talon=[], actions=said)

    moved = relabelled(asked, ONE_ON)

    assert [(action.seat, action.what) for action in moved.actions] == [(1, "Kontra Trull of 0"), (3, "2")]
    assert moved.hands == [["IV"], ["I"], ["II"], ["III"]]


def test_only_cards_under_their_own_names_are_put_in_order() -> None:
    other_suit = Relabelling(cards={"K♠": "K♥"})

    assert other_suit.said("K♠ XXI I") == "XXI I K♥"
    assert other_suit.said("K♠ Pagat") == "K♥ Pagat"


def test_the_seats_of_items_lines_and_augen_of_seats_move() -> None:
    told = DealAnswer(
        accepted=0,
        refused=None,
        next=[Turn(seat=2, do="say", legal=["Gut!", "Kontra Spiel", "Rekontra 0"], why={"Kontra Uhu of 1": ["X"]})],
        augen={"0": 10, "3": 20},
        items=[Item(item="Spiel", side="foes", won=True, doubled=[3, 0], against=2)],
        lines=[Line(item="Spiel", side="foes", amount=3, against=3)],
        payments=[1, 2, 3, -6],
    )

    moved = relabelled(told, ONE_ON)

    assert moved.next[0].seat == 3
    assert moved.next[0].legal == ["Gut!", "Kontra Spiel", "Rekontra 1"]
    assert moved.next[0].why == {"Kontra Uhu of 2": ["X"]}
    assert moved.augen == {"1": 10, "0": 20}
    assert (moved.items[0].doubled, moved.items[0].against, moved.lines[0].against) == ([0, 1], 3, 0)
    assert moved.payments == [-6, 1, 2, 3]


def test_what_is_no_seat_of_the_table_stays() -> None:
    told = TrickAnswer(winner=9, leads=None)

    assert relabelled(told, ONE_ON) == told


def test_payments_that_are_not_one_for_each_seat_stay_in_their_order() -> None:
    assert relabelled(SettleAnswer(payments=[1, -1]), ONE_ON).payments == [1, -1]


def test_the_halves_of_the_talon_change_places_with_the_words_for_them() -> None:
    halves = Relabelling(halves=True)
    taken = [Action(seat=0, do="talon", what="first"), Action(seat=0, do="bid", what="Erster")]
    asked = Deal(id=1, players=4, dealer=3, hands=[], talon=[["I"], ["II"]], actions=taken)

    other = relabelled(asked, halves)

    assert other.talon == [["II"], ["I"]]
    assert [action.what for action in other.actions] == ["second", "Erster"]


def test_whatever_is_paid_is_worth_more_and_augen_are_not() -> None:
    sevenfold = Relabelling(factor=Fraction(7))
    asked = Settle(id=1, contract="Fahren", players=4, dealer=3, augen=[70, 0, 0, 0], tariff=20)
    past = Session(id=1, players=4, dealer=0, deals=[Past(contract="Dreier", payments=[3, "-1/2"], of_game=[1, -1])])

    assert (relabelled(asked, sevenfold).tariff, relabelled(asked, sevenfold).augen) == (140, [70, 0, 0, 0])
    assert relabelled(SettleAnswer(payments=["-1/3", "5/7", 0]), sevenfold).payments == ["-7/3", 5, 0]
    assert relabelled(past, sevenfold).deals[0].payments == [21, "-7/2"]
    assert relabelled(past, sevenfold).deals[0].of_game == [7, -7]


def test_cards_change_wherever_they_stand_and_a_set_of_cards_is_told_from_the_highest_down() -> None:
    asked = MayPlay(id=1, rules="koenigrufen", contract="Rufer", hand=["K♠", "7♣", "I"], trick=["8♠"], called="K♠")
    swap = BLACK.relabelling(asked)

    assert swap is not None
    other = relabelled(asked, swap)
    assert (other.hand, other.trick, other.called) == (["K♣", "7♠", "I"], ["8♣"], "K♣")
    laid = relabelled(Action(seat=0, do="discard", what="8♠ K♣ 9♣"), swap)
    assert laid.what == "K♠ 9♠ 8♣"
    assert relabelled(Action(seat=0, do="discard", what="V IV"), swap).what == "V IV"
    assert relabelled(TurnAnswer(seat=1, legal=["Spatzrufer K♠", "Weiter"]), swap).legal == ["Spatzrufer K♣", "Weiter"]
    assert relabelled(
        DealingAnswer(hands=[["K♠"]], talon=[], vorhand=0, order=[], cutter=None, direction="clockwise"), swap
    ).hands == [["K♣"]]


@pytest.mark.parametrize(
    ("rules", "options", "black", "red"),
    [
        ("karl", {}, "10♠", "A♥"),
        ("karl", {}, "7♣", "4♦"),
        ("zwanzigerrufen", {}, "10♠", "A♥"),
        ("zwanzigerrufen", {"glatze-cards": "four"}, "10♠", "4♥"),
    ],
)
def test_black_and_red_cards_of_one_rank_take_each_others_place(
    rules: str, options: dict[str, str], black: str, red: str
) -> None:
    asked = Trick(
        id=1,
        rules=rules,
        options=options,
        contract="Solo",
        players=4,
        dealer=3,
        leader=0,
        cards=[black, red, "K♥", "I"],
    )
    by = COLOURS.relabelling(asked)

    assert by is not None
    assert relabelled(asked, by).cards == [red, black, "K♠", "I"]


def test_a_card_gives_way_to_its_neighbour_only_where_that_is_not_told() -> None:
    asked = Trick(id=1, rules="karl", contract="Dreier", players=4, dealer=3, leader=0, cards=["10♠", "8♠", "7♠", "XV"])

    cards = [
        relabelled(asked, by).cards
        for name in ("neighbours-1", "neighbours-2")
        if (by := BY_NAME[name].relabelling(asked)) is not None
    ]

    # first pairs 10 9, 8 7, XV XIV: the 8 and the 7 are both told; then 9 8, XIV XIII: neither the 10 nor the 7 has one
    assert cards == [["9♠", "8♠", "7♠", "XIV"], ["10♠", "9♠", "7♠", "XV"]]


@pytest.mark.parametrize("special", ["Sküs", "XXI", "XX", "XVI", "IV", "III", "II", "I", "K♥", "B♠"])
def test_cards_that_are_more_than_their_rank_have_no_neighbours(special: str) -> None:
    asked = MayPlay(id=1, rules="koenigrufen", contract="Rufer", hand=[special], trick=[])

    assert [BY_NAME[name].relabelling(asked) for name in ("neighbours-1", "neighbours-2")] == [None, None]


@pytest.mark.parametrize(("symmetry", "options"), [("tariff×7", {"schleifen-tariff": "fixed"})])
def test_a_symmetry_does_not_hold_where_its_file_says_so(symmetry: str, options: dict[str, str]) -> None:
    asked = Settle(id=1, rules="lungau", contract="Dreier", players=4, dealer=3, tariff=20)
    other = Settle(id=1, rules="lungau", options=options, contract="Dreier", players=4, dealer=3, tariff=20)

    assert BY_NAME[symmetry].relabelling(asked) is not None
    assert BY_NAME[symmetry].relabelling(other) is None


LABELS = st.builds(
    Relabelling,
    seats=st.permutations(range(4)).map(tuple),
    cards=st.sampled_from([{}, {"K♠": "K♣", "K♣": "K♠"}, {"V": "VI", "VI": "V"}]),
    halves=st.booleans(),
    factor=st.sampled_from([Fraction(1), Fraction(7)]),
)


@given(LABELS, st.integers(0, 3), st.integers(0, 3))
def test_what_was_exchanged_can_be_undone(labels: Relabelling, dealer: int, other: int) -> None:
    asked = Deal(
        id=1,
        rules="koenigrufen",
        players=4,
        dealer=dealer,
        hands=[["K♠"], ["K♣"], ["V"], ["VI"]],
        talon=[["I"], ["II"]],
        actions=[
            Action(seat=other, do="say", what=f"Kontra Trull of {dealer}"),
            Action(seat=dealer, do="talon", what="second"),
            Action(seat=other, do="play", what="K♠"),
        ],
        tariff=10,
    )
    told = SettleAnswer(payments=["-1/3", 2, 3, 4], lines=[Line(item="Uhu", side="foes", amount=2, against=other)])

    for message in (asked, told):
        assert relabelled(relabelled(message, labels), labels.back()) == message
