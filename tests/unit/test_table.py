from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.unit.scripted import Scripted, a_table, course, the_deal

from tarock_protocol.cards import PACK
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_protocol.messages.answers import (
    CountAnswer,
    DealAnswer,
    DealingAnswer,
    DeckAnswer,
    DiscardAnswer,
    LegalAnswer,
    NextDealerAnswer,
    ResultAnswer,
    SettleAnswer,
    TrickAnswer,
    TurnAnswer,
    ViewAnswer,
)
from tarock_protocol.messages.parts import Action, Item, Line, NumberedTrick, Refusal, Turn, WonTrick
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayPlay, NextDealer, Question, Result, Settle, View
from tarock_steps.errors import Mismatch
from tarock_steps.table import position_questions
from tarock_steps.table.readings import FixedReadings, Need
from tarock_steps.words.table import Table

ITEMS = [
    ["item", "side", "outcome", "announced", "doubled by"],
    ["Spiel", "declarer", "won", "no", ""],
    ["Trull", "opponents", "lost", "yes", "Vorhand, Dealer"],
]


def a_position(table: Table) -> None:
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.trick_winner, "Vorhand I K♥ D♥ C♥")


# ------------------------------------------------------------------------------------------ setting the table


def test_hands_are_filled_in_canonical_order_vorhand_first_and_the_talon_last() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.hand("Second", "Skues XXI Kh")
    table.given.packets = ("I", "")

    deal = the_deal(table)

    assert deal.hands[0] == ["XX", *PACK[3:14]]
    assert deal.hands[1][:4] == ["Sküs", "XXI", "K♥", "VIII"]
    assert deal.talon == [["I", "B♣", "10♣"], ["9♣", "8♣", "7♣"]]
    assert sorted(card for cards in (*deal.hands, *deal.talon) for card in cards) == sorted(PACK)


def test_at_a_table_of_five_the_dealer_is_dealt_nothing() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.players = 5

    deal = the_deal(table)

    assert [len(hand) for hand in deal.hands] == [12, 12, 12, 12, 0]


def test_a_dealer_elsewhere_shifts_all_names() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.dealer = 1
    table.given.hand("Vorhand", "Sküs")

    deal = the_deal(table)

    assert deal.dealer == 1
    assert deal.hands[2][0] == "Sküs"


@pytest.mark.parametrize(
    ("player", "cards"),
    [
        ("Vorhand", "I I"),
        ("Vorhand", "I Pagat"),
        ("Vorhand", " ".join(PACK[:13])),
        ("Fourth", "I"),
        ("Vorhand", "A♠"),
    ],
)
def test_hands_that_cannot_be_are_our_fault(player: str, cards: str) -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.hand(player, cards)

    with pytest.raises(TableError):
        the_deal(table)


def test_a_card_in_two_hands_is_our_fault() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.hand("Vorhand", "I")
    table.given.hand("Second", "Spatz")

    with pytest.raises(TableError, match="I is named twice"):
        the_deal(table)


@pytest.mark.parametrize("players", [3, 6])
def test_there_are_no_other_tables_than_of_four_and_five(players: int) -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.players = players

    with pytest.raises(TableError, match="expected 4 or 5"):
        the_deal(table)


# ----------------------------------------------------------------------------------------------- what is done


def test_turns_of_the_bidding_become_actions() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.course.speak("bidding", "Vorhand Erster, Second Spatzrufer Kh")

    assert the_deal(table).actions == [
        Action(seat=0, do="bid", what="Erster"),
        Action(seat=1, do="bid", what="Spatzrufer K♥"),
    ]


def test_each_turn_of_the_announcing_is_closed_and_names_players_by_seat() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.course.speak("announcing", "Vorhand Trull + Könige, Second Kontra Trull of Vorhand, Third Gut!")

    assert [(action.seat, action.what) for action in the_deal(table).actions] == [
        (0, "Trull"),
        (0, "Könige"),
        (0, "Gut!"),
        (1, "Kontra Trull of 0"),
        (1, "Gut!"),
        (2, "Gut!"),
    ]


def test_everybody_says_gut_from_the_declarer_on() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.course.speak("bidding", "Vorhand Erster, Second Weiter, Third Dreier")
    table.course.close()

    assert [action.seat for action in the_deal(table).actions[3:]] == [2, 3, 0, 1]


def test_at_a_table_of_five_the_dealer_says_gut_in_fahren_only() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.players = 5
    table.course.close()
    fahren = [action.seat for action in table.course.actions]
    table.course.act("Second", "bid", "Dreier")
    table.course.close()

    assert fahren == [0, 1, 2, 3, 4]
    assert [action.seat for action in table.course.actions[6:]] == [1, 2, 3, 0]


def test_cards_of_a_trick_are_played_in_turn() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.course.tricks([["leader", "cards"], ["Third", "Kh Dh Ch"]])

    assert the_deal(table).actions == [
        Action(seat=2, do="play", what="K♥"),
        Action(seat=3, do="play", what="D♥"),
        Action(seat=0, do="play", what="C♥"),
    ]


def test_the_dealer_of_five_plays_to_six_tricks_of_fahren_and_to_no_others() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.given.players = 5
    for place in range(6):
        table.course.trick("Vorhand", " ".join(PACK[5 * place : 5 * place + 5]))
    table.course.trick("Third", " ".join(PACK[30:34]))

    assert [action.seat for action in table.course.actions[25:]] == [0, 1, 2, 3, 4, 2, 3, 0, 1]
    with pytest.raises(TableError, match="Dealer does not play along"):
        table.course.trick("Dealer", "I")


# ----------------------------------------------------------------------------------------------------- asking


def test_a_deal_is_asked_for_once_in_each_state() -> None:
    table, driver = a_table(course)
    table.course.act("Vorhand", "bid", "Erster")
    table.expect.next_to("Second", "bid")
    table.expect.choice("Weiter")
    table.course.act("Second", "bid", "Weiter")
    table.expect.next_to("Second", "bid")

    assert [len(question.actions) for question in driver.asked if isinstance(question, Deal)] == [1, 2]
    assert len(table.exchanges) == 2


def test_a_reading_that_a_run_is_fixed_to_overrules_that_of_a_scenario() -> None:
    assert _asked_with(FixedReadings({"a": "1", "c": "3"}), {"b": "2", "c": "2"}) == {"a": "1", "b": "2", "c": "3"}


def test_a_reading_that_means_nothing_beside_those_fixed_is_left_unsaid() -> None:
    needs = (Need("b", {"a": ("2", "3"), "d": ("4",)}),)
    own = {"b": "2", "c": "2"}

    assert _asked_with(FixedReadings({"a": "1"}, needs), own) == {"a": "1", "c": "2"}
    assert _asked_with(FixedReadings({"a": "3"}, needs), own) == {"a": "3", **own}
    assert _asked_with(FixedReadings({"a": "1"}, needs, unsaid={"d": "4"}), own) == {"a": "1", **own}
    assert _asked_with(FixedReadings({"a": "1", "b": "2"}, needs), {}) == {"a": "1", "b": "2"}


def _asked_with(readings: FixedReadings, own: dict[str, str]) -> dict[str, str]:
    """The options that a scenario with readings of its ``own`` is asked with."""
    driver = Scripted(lambda _: DeckAnswer(trumps=[], suits={}, augen={}, total=0, trull=[], names={}))
    table = Table(driver, readings=readings)
    table.given.rules = "lungau"
    for option, reading in own.items():
        table.given.reading(option, reading)
    table.ask(position_questions.deck)
    return driver.asked[0].options


def test_a_reading_that_holds_anyhow_is_not_named() -> None:
    driver = Scripted(lambda _: DeckAnswer(trumps=[], suits={}, augen={}, total=0, trull=[], names={}))
    table = Table(driver)
    table.given.rules = "lungau"
    table.given.reading("who-pays-whom", "one")
    table.given.reading("solorufer", "below")
    table.ask(position_questions.deck)

    assert driver.asked[0].options == {"solorufer": "below"}


def test_every_question_has_an_id_of_its_own() -> None:
    table, driver = a_table(CountAnswer(augen=0))
    table.ask(position_questions.count, "I")
    table.ask(position_questions.count, "I")

    assert [question.id for question in driver.asked] == [1, 2]


def test_the_opponents_have_all_cards_that_are_not_mentioned() -> None:
    table, driver = a_table(ResultAnswer(augen={}, items=[]))
    table.given.game("Second", "Spatzrufer", "K♥")
    table.given.holder = "Dealer"
    table.given.has("the declarer's side has", "Sküs")
    table.given.has("the declarer's side has", "XXI")
    table.given.has("nobody has", "I")
    table.given.tricks_taken = 7
    table.given.told_trick("the last trick but one", "Vorhand II III IV V")
    table.ask(position_questions.result)

    question = driver.asked[0]
    assert isinstance(question, Result)
    assert question.piles == {
        "declarer": ["Sküs", "XXI"],
        "foes": [c for c in PACK if c not in {"Sküs", "XXI", "I"}],
    }
    assert question.tricks == {"declarer": 7, "foes": 5}
    assert (question.declarer, question.partner, question.called, question.from_talon) == (1, 3, "K♥", False)
    assert question.played == [NumberedTrick(number=11, leader=0, cards=["II", "III", "IV", "V"])]


def test_a_declarer_who_holds_the_called_koenig_has_no_partner() -> None:
    table, driver = a_table(TurnAnswer(seat=0, legal=[]))
    table.given.game("Vorhand", "Spatzrufer", "Kh")
    table.given.holder = "Vorhand"
    table.given.spoken("announcing", "Vorhand Trull")
    table.ask_holder("Second", "announce", "I")

    question = driver.asked[0]
    assert isinstance(question, MayAnnounce)
    assert (question.partner, question.called, question.declarer) == (None, "K♥", 0)
    assert [action.what for action in question.said] == ["Trull", "Gut!"]


def test_items_are_settled_as_the_table_lists_them() -> None:
    table, driver = a_table(SettleAnswer(payments=[0, 0, 0, 0]))
    table.given.game("Vorhand", "Dreier", None)
    table.given.rows = ITEMS
    table.given.tariff = 5
    table.ask(position_questions.settle)

    question = driver.asked[0]
    assert isinstance(question, Settle)
    assert question.tariff == 5
    assert question.items == [
        Item(item="Spiel", side="declarer", won=True),
        Item(item="Trull", side="foes", won=False, announced=True, doubled=[0, 3]),
    ]


def test_what_binds_a_player_is_asked_with_his_cards() -> None:
    table, driver = a_table(LegalAnswer(legal=["I"]))
    table.given.own_announcements = "Spatz, König ultimo"
    table.given.trick_number = 12
    table.ask_follower("Third", "K♥ D♥", "Pagat")

    question = driver.asked[0]
    assert isinstance(question, MayPlay)
    assert (question.hand, question.trick, question.number) == (["I"], ["K♥", "D♥"], 12)
    assert question.announced == ["Spatz", "König ultimo"]


def test_the_next_dealer_is_asked_for_by_seats_of_the_last_deal() -> None:
    table, driver = a_table(NextDealerAnswer(dealer=4, vorhand=0, sits_out=4))
    table.given.players = 5
    table.given.dealt_last = "Fourth"
    table.ask(position_questions.next_dealer)
    table.expect.part("Dealer", "deals")
    table.expect.part("Dealer", "sits out")

    question = driver.asked[0]
    assert isinstance(question, NextDealer)
    assert question.previous == 3


def test_a_witness_is_asked_about_the_deal_so_far() -> None:
    table, driver = a_table(
        lambda question: course(question) if isinstance(question, Deal) else ViewAnswer(seen=["Kh"])
    )
    table.course.act("Vorhand", "bid", "Erster")
    table.ask_witness("Third")
    table.expect.seen("K♥")
    table.expect.not_seen("D♥")

    question = driver.asked[-1]
    assert isinstance(question, View)
    assert (question.seat, len(question.actions)) == (2, 1)
    with pytest.raises(Mismatch):
        table.expect.seen("K♥ D♥")
    with pytest.raises(Mismatch):
        table.expect.not_seen("K♥")


@pytest.mark.parametrize("question", [position_questions.result, position_questions.settle])
def test_a_position_without_a_contract_is_our_fault(question: Callable[..., Question]) -> None:
    table, _ = a_table(CountAnswer(augen=0))

    with pytest.raises(TableError, match="a contract"):
        table.ask(question)


def test_an_expectation_that_the_answer_cannot_meet_is_our_fault() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    table.ask(position_questions.count, "I")

    with pytest.raises(TableError, match="'count'"):
        table.expect.payments("Vorhand 0, Second 0, Third 0, Dealer 0")


# ---------------------------------------------------------------------------------------- allowed and refused


def test_a_refusal_rests_on_its_own_grounds_and_the_deal_goes_on_without_it() -> None:
    table, driver = a_table(lambda question: course(question, "Spatzrufer"))
    table.course.speak("bidding", "Vorhand Erster, Second Spatzrufer")
    table.expect.refused()

    assert table.grounds == {"R"}
    table.expect.next_to("Second", "bid")
    assert [len(asked_question.actions) for asked_question in driver.asked if isinstance(asked_question, Deal)] == [
        2,
        1,
    ]


def test_what_was_to_be_refused_and_is_allowed_is_a_mismatch() -> None:
    table, _ = a_table(course)
    table.course.act("Second", "bid", "Spatzrufer")

    with pytest.raises(Mismatch, match="Second bids Spatzrufer: expected refused, given allowed"):
        table.expect.refused()


def test_a_refusal_before_its_time_is_a_mismatch() -> None:
    table, _ = a_table(lambda question: course(question, "Erster"))
    table.course.speak("bidding", "Vorhand Erster, Second Spatzrufer")

    with pytest.raises(Mismatch, match="Vorhand bids Erster: expected allowed"):
        table.expect.refused()


def test_a_refused_action_may_change_nothing() -> None:
    def sly(question: Question) -> DealAnswer:
        answer = course(question, "Spatzrufer")
        return replace(answer, contract="Spatzrufer") if answer.refused else answer

    table, _ = a_table(sly)
    table.course.act("Second", "bid", "Spatzrufer")

    with pytest.raises(Mismatch, match="the contract, after"):
        table.expect.refused()


def test_the_last_word_that_is_written_is_the_one_that_is_refused() -> None:
    table, driver = a_table(lambda question: course(question, "Valat"))
    table.course.say("Second", "Trull + Valat")
    table.expect.refused()

    first = driver.asked[0]
    assert isinstance(first, Deal)
    assert [action.what for action in first.actions] == ["Trull", "Valat"]
    assert [action.what for action in table.course.actions] == ["Trull"]


def test_nothing_else_can_be_expected_once_something_was_refused() -> None:
    table, _ = a_table(lambda question: course(question, "Erster"))
    table.course.act("Vorhand", "bid", "Erster")

    for check in (
        table.expect.allowed,
        table.expect.nobody_next,
        lambda: table.expect.next_to("Second", "bid"),
    ):
        with pytest.raises(Mismatch) as caught:
            check()
        assert str(caught.value) == "Vorhand bids Erster: expected allowed, given refused (too low, R)"


def test_what_is_allowed_rests_on_the_turn_before_it() -> None:
    table, _ = a_table(course)
    table.course.act("Second", "bid", "Weiter")
    table.expect.allowed()

    assert table.grounds == {"A", "T"}


def test_a_discard_about_which_is_asked_is_allowed_or_refused() -> None:
    table, _ = a_table(DiscardAnswer(allowed=True, face_up=["II"], grounds=["D"]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask_discarder("Vorhand", "II 7♠ 8♠", "II 7♠ 8♠ Sküs")
    table.expect.allowed()
    table.expect.face_up("Uhu")

    assert table.grounds == {"D"}
    with pytest.raises(Mismatch):
        table.expect.refused()
    with pytest.raises(Mismatch):
        table.expect.face_up("")


def test_only_the_declarer_is_asked_to_lay_away() -> None:
    table, _ = a_table(DiscardAnswer(allowed=True))
    table.given.game("Vorhand", "Dreier", None)

    with pytest.raises(TableError, match="Vorhand is the declarer"):
        table.ask_discarder("Second", "7♠", "7♠")


# ---------------------------------------------------------------------------------------------------- choices


def test_choices_are_compared_as_sets_whatever_their_spelling() -> None:
    table, _ = a_table(LegalAnswer(legal=["10s", "Spatz", "Kh"], grounds=["L"], why={"Dh": ["W"]}))
    table.ask_holder("Vorhand", "lead", "10♠ I K♥ D♥")
    table.expect.may("Kh I")
    assert table.grounds == {"L"}
    table.expect.may_not("D♥")
    assert table.grounds == {"L", "W"}
    table.expect.choice("K♥ I 10♠")

    with pytest.raises(Mismatch, match="the choice: expected I K♥, given I K♥ 10♠"):
        table.expect.choice("K♥ I")
    with pytest.raises(Mismatch):
        table.expect.may("D♥")
    with pytest.raises(Mismatch, match="expected none of K♥"):
        table.expect.may_not("K♥")


def test_doublings_are_named_by_player() -> None:
    table, _ = a_table(TurnAnswer(seat=1, legal=["Gut!", "Kontra Trull of 0"]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask_holder("Second", "announce", "I")
    table.expect.choice("Kontra Trull of Vorhand, Gut!")

    with pytest.raises(Mismatch, match="given Gut!, Kontra Trull of Vorhand"):
        table.expect.choice("Gut!")


def test_a_choice_of_somebody_else_than_the_player_asked_is_a_mismatch() -> None:
    table, _ = a_table(TurnAnswer(seat=2, legal=["Weiter"]))
    table.ask_holder("Second", "bid", "I")

    with pytest.raises(Mismatch, match="whose turn it is: expected Second, given Third"):
        table.expect.choice("Weiter")


def test_a_choice_of_another_kind_than_expected_is_a_mismatch() -> None:
    table, _ = a_table(lambda question: course(question, next=[Turn(seat=1, do="play", legal=["I"])]))

    with pytest.raises(Mismatch, match="the choice for Second to play"):
        table.expect.choice("Weiter, Spatzrufer")


def test_giving_up_may_stand_among_the_cards_that_can_be_laid_away() -> None:
    turn = Turn(seat=0, do="discard", legal=["Schleifen", "Kh", "7s"])
    table, _ = a_table(lambda question: course(question, next=[turn]))
    table.expect.choice("7♠ K♥ Schleifen")
    table.expect.may("Schleifen")

    with pytest.raises(Mismatch, match="given K♥ 7♠ Schleifen"):
        table.expect.choice("7♠ K♥")


def test_where_anybody_may_speak_one_of_them_can_be_named() -> None:
    turns = [Turn(seat=seat, do="say", legal=["Gut!"] * seat, grounds=[f"S{seat}"]) for seat in range(3)]
    table, _ = a_table(lambda question: course(question, next=turns))
    with pytest.raises(Mismatch, match="one player's"):
        table.expect.choice("Gut!")
    table.expect.next_to("Second", "say")
    table.expect.choice("Gut!")

    assert table.grounds == {"S1", "A"}
    with pytest.raises(Mismatch):
        table.expect.next_to("Dealer", "say")


def test_several_turns_are_wrong_where_one_player_has_to_act() -> None:
    turns = [Turn(seat=seat, do="play", legal=[]) for seat in range(2)]
    table, _ = a_table(lambda question: course(question, next=turns))

    with pytest.raises(Mismatch, match="who is next: expected Second to play, given Vorhand to play; Second to play"):
        table.expect.next_to("Second", "play")


def test_nobody_is_next_when_all_is_said() -> None:
    table, _ = a_table(TurnAnswer(seat=None, legal=[], contract="Fahren"))
    table.ask_holder("Second", "bid", "I")
    table.expect.nobody_next()
    table.expect.contract("Fahren", None)

    with pytest.raises(Mismatch, match="the contract: expected Dreier by Third, given Fahren by nobody"):
        table.expect.contract("Dreier", "Third")
    with pytest.raises(Mismatch, match="nobody's"):
        table.expect.choice("Weiter")


# ------------------------------------------------------------------------------- tricks, hands, deck, dealing


def test_winner_and_next_leader_of_a_trick() -> None:
    table, _ = a_table(TrickAnswer(winner=3, leads=3, grounds=["W"]))
    a_position(table)
    table.expect.part("Dealer", "wins the trick")
    table.expect.part("Dealer", "leads next")

    assert table.grounds == {"W"}
    with pytest.raises(Mismatch, match="who wins the trick: expected Third, given Dealer"):
        table.expect.part("Third", "wins the trick")


def test_the_last_trick_of_a_deal_rests_on_its_own_grounds() -> None:
    tricks = [
        WonTrick(leader=0, cards=["I", "II"], winner=1, grounds=["W1"]),
        WonTrick(leader=1, cards=["Kh", "Dh"], winner=2, grounds=["W2"]),
    ]
    table, _ = a_table(lambda question: course(question, tricks=tricks))
    table.expect.part("Third", "wins the trick")

    assert table.grounds == {"W2"}
    with pytest.raises(Mismatch, match="given nobody"):
        table.expect.part("Third", "leads next")


def test_dealing_is_checked_by_hands_halves_and_parts() -> None:
    answer = DealingAnswer(
        hands=[["Kh"], ["I"], [], []],
        talon=[["II", "III"], ["IV"]],
        vorhand=0,
        order=[0, 1, 2, 3],
        cutter=2,
        direction="counter-clockwise",
    )
    table, _ = a_table(answer)
    table.ask(position_questions.dealing)
    table.expect.hand("Vorhand", "K♥")
    table.expect.halves("III II", "IV")
    table.expect.part("Third", "cuts")
    table.expect.packets("Vorhand, Second, Third, Dealer")
    table.expect.direction("counter-clockwise")

    wrong: list[Callable[[], None]] = [
        lambda: table.expect.hand("Second", "K♥"),
        lambda: table.expect.halves("IV", "II III"),
        lambda: table.expect.packets("Second, Vorhand, Third, Dealer"),
        lambda: table.expect.direction("clockwise"),
        lambda: table.expect.part("Third", "sits out"),
    ]
    for check in wrong:
        with pytest.raises(Mismatch):
            check()


def test_the_deck_is_checked_part_by_part() -> None:
    answer = DeckAnswer(
        trumps=["Sk", "Mond", "I"],
        suits={"h": ["Kh", "Dh"]},
        augen={"Kh": 5, "I": 5},
        total=71,
        trull=["I", "Sk", "XXI"],
        names={"Mond": "XXI"},
        grounds=["D"],
        why={"Kh": ["K"], "trumps": ["T"], "trull": ["3"]},
    )
    table, _ = a_table(answer)
    table.ask(position_questions.deck)
    table.expect.worth("K♥", 5)
    assert table.grounds == {"D", "K"}
    table.expect.row("the trumps", "Sküs XXI I")
    table.expect.row("the suit ♥", "K♥ D♥")
    table.expect.trull("Sküs XXI I")
    table.expect.named("Mond", "XXI")
    table.expect.deck(5, 71)

    assert table.grounds == {"D", "K", "T", "3"}
    wrong: list[Callable[[], None]] = [
        lambda: table.expect.worth("D♥", 4),
        lambda: table.expect.row("the trumps", "XXI Sküs I"),
        lambda: table.expect.row("the suit ♠", "K♠"),
        lambda: table.expect.named("Uhu", "II"),
        lambda: table.expect.deck(54, 71),
    ]
    for check in wrong:
        with pytest.raises(Mismatch):
            check()


def test_an_engine_that_does_not_tell_the_hands_declines() -> None:
    table, _ = a_table(course)

    with pytest.raises(Declined, match="who holds which cards"):
        table.expect.hand("Vorhand", "I")


# ---------------------------------------------------------------------------------------- result and payments


def a_result() -> Table:
    items = [
        Item(item="Spiel", side="declarer", won=True, grounds=["S"]),
        Item(item="Trull", side="foes", won=False, announced=True, doubled=[0, 3], grounds=["T"]),
    ]
    table, _ = a_table(ResultAnswer(augen={"declarer": 36, "foes": 35}, items=items, grounds=["R"]))
    table.given.game("Vorhand", "Dreier", None)
    table.given.has("the opponents have", "I")
    table.ask(position_questions.result)
    return table


def test_items_are_compared_as_a_whole_in_the_columns_that_are_there() -> None:
    table = a_result()
    table.expect.items(ITEMS)
    table.expect.items([row[:3] for row in (ITEMS[0], ITEMS[2], ITEMS[1])])

    assert table.grounds == {"R", "S", "T"}
    with pytest.raises(Mismatch, match="given Spiel won by the declarer's side; Trull lost by the opponents"):
        table.expect.items([row[:3] for row in ITEMS[:2]])


def test_a_single_item_rests_on_its_own_grounds() -> None:
    table = a_result()
    table.expect.item("Trull", "lost", "opponents")
    assert table.grounds == {"T"}
    table.expect.no_item("Valat")
    assert table.grounds == {"T", "R"}
    table.expect.side_augen(36, 35)

    wrong: list[Callable[[], None]] = [
        lambda: table.expect.item("Trull", "won", "opponents"),
        lambda: table.expect.item("Spiel", "won", "opponents"),
        lambda: table.expect.no_item("Spiel"),
        lambda: table.expect.side_augen(35, 36),
    ]
    for check in wrong:
        with pytest.raises(Mismatch):
            check()


@pytest.mark.parametrize("header", [["item", "side"], ["item", "side", "outcome", "colour"]])
def test_a_table_with_wrong_columns_is_our_fault(header: list[str]) -> None:
    table = a_result()

    with pytest.raises(TableError, match="expected item"):
        table.expect.items([header])


def test_payments_and_what_each_item_brings() -> None:
    lines = [
        Line(item="Spiel", side="declarer", amount=20, grounds=["S"]),
        Line(item="Trull", side="declarer", amount=-10, grounds=["T1"]),
        Line(item="Trull", side="foes", amount=-20, grounds=["T2"]),
    ]
    table, _ = a_table(SettleAnswer(payments=[-10, 10, -10, 10], lines=lines, grounds=["P"]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.settle)
    table.expect.brings("Trull", "-30", "Cent")
    assert table.grounds == {"T1", "T2"}
    table.expect.payments("Vorhand -10, Second +10, Third \N{MINUS SIGN}10, Dealer 10")
    assert table.grounds == {"S", "T1", "T2", "P"}

    with pytest.raises(Mismatch, match=r"given Vorhand -10, Second \+10, Third -10, Dealer \+10"):
        table.expect.payments("Vorhand 0, Second 0, Third 0, Dealer 0")
    with pytest.raises(Mismatch, match="given nothing"):
        table.expect.brings("Uhu", "20", "Cent")
    with pytest.raises(TableError, match="a number for each of"):
        table.expect.payments("Vorhand 0")


def test_payments_may_be_fractions_in_whatever_terms() -> None:
    lines = [Line(item="Spiel", side="declarer", amount="2/6"), Line(item="Spiel", side="foes", amount="2/3")]
    table, _ = a_table(SettleAnswer(payments=["-1/3", "1/3", "-2/6", "1/3"], lines=lines))
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.settle)
    table.expect.payments("Vorhand -1/3, Second +1/3, Third -1/3, Dealer 1/3")
    table.expect.brings("Spiel", "1", "points")

    with pytest.raises(Mismatch, match=r"given Vorhand -1/3, Second \+1/3"):
        table.expect.payments("Vorhand -1/3, Second +1/3, Third -1/3, Dealer 2/3")
    with pytest.raises(Mismatch, match=r"expected \+2/3 points, given \+1 points"):
        table.expect.brings("Spiel", "2/3", "points")


def test_an_engine_that_does_not_tell_the_lines_declines() -> None:
    table, _ = a_table(SettleAnswer(payments=[0, 0, 0, 0]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.settle)

    with pytest.raises(Declined, match="what each item brings"):
        table.expect.brings("Spiel", "20", "Cent")


def test_augen_of_fahren_are_told_by_seat() -> None:
    table, _ = a_table(lambda question: course(question, augen={"0": 20, "1": 17, "2": 30, "3": 4}))
    table.expect.seat_augen("Vorhand 20, Second 17, Third 30, Dealer 4")

    with pytest.raises(Mismatch):
        table.expect.seat_augen("Vorhand 17, Second 20, Third 30, Dealer 4")


# --------------------------------------------------------------------------------- answers that make no sense


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [["A♠"], [], [], []]}, r"hands\[0\]"),
        ({"hands": [["Kh"], ["K♥"], [], []]}, "twice"),
        ({"hands": [[]]}, "expected 4 hands"),
        ({"face_up": ["II", "Uhu"]}, "twice"),
        ({"called": "K"}, "called"),
        ({"next": [Turn(seat=0, do="play", legal=["I", "Spatz"])]}, "twice"),
        ({"next": [Turn(seat=0, do="play", legal=["Gut!"])]}, "legal"),
        ({"tricks": [WonTrick(leader=0, cards=["I", "I"], winner=0)]}, "twice"),
        ({"accepted": 7}, "accepted"),
        ({"accepted": 0, "refused": Refusal(index=1)}, "accepted"),
        ({"accepted": -1, "refused": Refusal(index=-1)}, "accepted"),
    ],
)
def test_cards_and_counts_that_cannot_be_break_the_protocol(fields: dict[str, Any], reason: str) -> None:
    table, _ = a_table(lambda question: course(question, **fields))
    table.course.act("Vorhand", "bid", "Erster")

    with pytest.raises(ProtocolError, match=reason):
        table.expect.nobody_next()


def test_payments_for_a_wrong_number_of_seats_break_the_protocol() -> None:
    table, _ = a_table(SettleAnswer(payments=[0, 0]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.settle)

    with pytest.raises(ProtocolError, match="4 seats"):
        table.expect.payments("Vorhand 0, Second 0, Third 0, Dealer 0")
