"""What the features say of doubled deals, sessions, conferring and breaches of the rules, and their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.unit.scripted import a_table, course, the_deal

from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError, TableError
from tarock_protocol.messages.answers import (
    Answer,
    CountAnswer,
    DealAnswer,
    DealingAnswer,
    DealOfSession,
    DeckAnswer,
    NextDealerAnswer,
    ResultAnswer,
    SessionAnswer,
    SettleAnswer,
    ViewAnswer,
)
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Deal, PastDeal, Question, Session, Settle, View
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.errors import CatalogueError, Mismatch
from tarock_steps.suite import vocabulary
from tarock_steps.suite.judging import refuse_false_claims
from tarock_steps.suite.perturbing import perturbed
from tarock_steps.suite.scripts import Script, step_deed
from tarock_steps.table import position_questions
from tarock_steps.words.table import Table

ONCE, TWICE = DealOfSession(dealer=3, vorhand=0, doubled=False), DealOfSession(dealer=0, vorhand=1, doubled=True)
SESSION = SessionAnswer(deals=[TWICE, ONCE], due=3, totals=[20, "-15/2", "-15/2", -5], grounds=["S"])
PLANNED = Planned(
    id="a", source="karl", area="play", feature="a", line=1, name="a", outline="a", row={}, clauses=(), dispute=None,
    reading=None, lines=(), asks_position=False,
)  # fmt: skip


def said(table: Table, keyword: str, text: str, *rows: list[str]) -> None:
    """Go through one step."""
    found = vocabulary.find(keyword, text)
    assert found is not None, text
    found.function(table, **vocabulary.arguments(found, text, rows))


def silence(rules: str) -> Table:
    """A table at which the declarer has just named his game."""
    table, _ = a_table(CountAnswer(augen=0))
    table.given.rules = rules
    table.course.act("Third", "bid", "Dreier")
    return table


def speakers(table: Table, number: int) -> list[int]:
    """Who said the last words."""
    return [action.seat for action in table.course.actions[-number:]]


# --------------------------------------------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("written", "answered"), [("35 2/3", "107/3"), ("107/3", "107/3"), ("2/3", "2/3"), ("36", 36), ("36", "72/2")]
)
def test_augen_are_written_as_mixed_numbers(written: str, answered: Any) -> None:
    table, _ = a_table(CountAnswer(augen=answered))
    table.ask(position_questions.count, "I")

    said(table, "then", f"they count {written} Augen")
    with pytest.raises(Mismatch, match="the Augen: expected 1/3, given"):
        said(table, "then", "they count 1/3 Augen")


def test_both_sides_augen_are_told_as_mixed_numbers() -> None:
    table, _ = a_table(ResultAnswer(augen={"declarer": "107/3", "foes": "103/3"}, items=[]))
    table.given.game("Vorhand", "Dreier", None)
    table.given.has("the opponents have", "I")
    table.ask(position_questions.result)
    said(table, "then", "the declarer's side has 35 2/3 Augen and the opponents have 34 1/3")

    told = "expected 35 1/3 for the declarer's side, 34 1/3 for the opponents, given 35 2/3 for the declarer's side"
    with pytest.raises(Mismatch, match=told):
        said(table, "then", "the declarer's side has 35 1/3 Augen and the opponents have 34 1/3")


def test_everybodys_augen_are_given_and_expected_as_mixed_numbers() -> None:
    table, driver = a_table(lambda question: course(question, augen={"0": "52/3", "1": 20, "2": "2/3", "3": 32}))
    said(table, "then", 'the Augen come to "Vorhand 17 1/3, Second 20, Third 2/3, Dealer 32"')
    with pytest.raises(Mismatch, match="given Vorhand 17 1/3, Second 20, Third 2/3, Dealer 32"):
        said(table, "then", 'the Augen come to "Vorhand 17 2/3, Second 20, Third 2/3, Dealer 32"')

    said(table, "given", "Fahren is played")
    said(table, "given", 'the Augen are "Vorhand 17 1/3, Second 20, Third 2/3, Dealer 32"')
    driver.answer = lambda _: SettleAnswer(payments=["-15/2", "5/2", "5/2", "5/2"])
    said(table, "when", "the deal is settled")
    said(table, "then", 'the payments are "Vorhand -7 1/2, Second +5/2, Third +2 1/2, Dealer 5/2"')

    asked = driver.asked[-1]
    assert isinstance(asked, Settle)
    assert asked.augen == ["52/3", 20, "2/3", 32]


@pytest.mark.parametrize("amount", ["7.5", "7 1", "1/0", "7 1/0", "x"])
def test_a_number_that_is_none_is_our_fault(amount: str) -> None:
    table, _ = a_table(SettleAnswer(payments=[0, 0, 0, 0]))
    said(table, "given", "Vorhand plays a Dreier")
    said(table, "when", "the deal is settled")

    with pytest.raises(TableError, match="a whole number or a fraction"):
        said(table, "then", f'the payments are "Vorhand {amount}, Second 0, Third 0, Dealer 0"')


def test_the_deck_counts_in_whatever_parts() -> None:
    table, _ = a_table(DeckAnswer(trumps=["I"], suits={}, augen={"I": 5}, total=5, trull=[], names={}))
    table.ask(position_questions.deck)
    said(table, "then", '"I" are worth 5 Augen each')
    said(table, "then", "the deck holds 1 cards and 5 Augen")

    with pytest.raises(Mismatch, match="the Augen of I: expected 4 1/3, given 5"):
        said(table, "then", '"I" are worth 4 1/3 Augen each')
    with pytest.raises(Mismatch, match="the Augen of II: expected 1, given nothing said"):
        said(table, "then", '"II" are worth 1 Augen each')
    with pytest.raises(Mismatch, match="expected 1 cards, 4 1/3 Augen, given 1 cards, 5 Augen"):
        said(table, "then", "the deck holds 1 cards and 4 1/3 Augen")


# --------------------------------------------------------------------------------------- contracts and what is said


@pytest.mark.parametrize("contract", ["Auch-Rufer", "Solo-Rufer", "Sechser-Dreier", "Piccolo-Ouvert", "Besser Rufer"])
def test_a_contract_may_have_a_hyphen_or_a_blank_in_it(contract: str) -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "given", f"Second plays an {contract} calling K♥")

    assert (table.given.contract, table.given.player, table.given.king) == (contract, "Second", "K♥")


def test_a_bird_that_is_named_with_a_bid_stays_a_word() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "when", 'the bidding goes "Vorhand Auch-Rufer Uhu, Second Auch-Rufer Wildsau, Third Spatzrufer Kh"')

    assert [action.what for action in table.course.actions] == ["Auch-Rufer Uhu", "Auch-Rufer Wildsau", "Spatzrufer K♥"]


def test_utterances_of_one_turn_are_joined_by_commas_or_by_plus() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "when", 'Vorhand says "ich liege, Pagat + König ultimo"')
    said(table, "when", 'Second says "Kontra Spiel, Kontra Pagat of Vorhand"')
    said(table, "when", 'Vorhand says "Retour Pagat of Vorhand"')

    assert [(action.seat, action.what) for action in table.course.actions] == [
        *((0, what) for what in ("ich liege", "Pagat", "König ultimo", "Gut!")),
        *((1, what) for what in ("Kontra Spiel", "Kontra Pagat of 0", "Gut!")),
        *((0, what) for what in ("Retour Pagat of 0", "Gut!")),
    ]


def test_everybody_says_gut_only_as_long_as_the_round_lasts() -> None:
    table = silence("karl")
    table.course.say("Third", "ich liege")
    table.course.close()
    opened = speakers(table, 4)
    table.course.actions = table.course.actions[:-3]
    table.course.say("Dealer", "Kontra Spiel")
    table.course.say("Vorhand", "Gut!")
    table.course.close()

    assert opened == [2, 3, 0, 1]
    assert speakers(table, 4) == [3, 0, 1, 2]


def test_where_nothing_has_to_be_said_first_everybody_says_gut_from_the_declarer_on() -> None:
    table = silence("karl")
    table.course.close()

    assert speakers(table, 5) == [2, 2, 3, 0, 1]


def test_where_a_whole_circuit_ends_the_round_everybody_says_gut_once() -> None:
    table = silence("lungau")
    table.course.speak("announcing", "Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!")
    table.course.close()

    assert speakers(table, 4) == [2, 3, 0, 1]


def test_a_call_of_the_deal_or_of_fahren_names_no_declarer() -> None:
    table = silence("karl")
    table.course.speak("bidding", "Vorhand Vorhand, Second Gut!, Third gebe die Vorhand weiter, Dealer zusammenwerfen")
    table.course.close()

    assert speakers(table, 4) == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("move", "what"), [("pays for the game", "zahlen"), ("turns the deal into Fahren", "Fahren")]
)  # fmt: skip
def test_what_may_be_done_over_a_koenig_in_the_talon(move: str, what: str) -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "when", f"Vorhand {move}")

    assert table.course.actions == [Action(seat=0, do="talon", what=what)]


# ------------------------------------------------------------------------------------------------ breaches of the rules


def test_what_nobody_notices_has_a_mark_or_is_called_so() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "when", 'the bidding goes "Vorhand Gut!, Second Auch-Rufer!, Third Gut!"')
    said(table, "when", 'Dealer bids "Auch-Rufer" unnoticed')
    said(table, "when", 'Vorhand lays away "Kh 7♠" unnoticed')
    said(table, "when", 'Vorhand plays "Spatz" unnoticed')
    said(table, "when", "the play goes:", ["leader", "cards"], ["Second", "K♥ D♥! C♥ B♥!"])
    said(table, "when", 'Second leads and the trick is "Sküs! XXI"')

    unnoticed = [(action.seat, action.do, action.what) for action in the_deal(table).actions if action.unnoticed]
    assert unnoticed == [
        (1, "bid", "Auch-Rufer"),
        (3, "bid", "Auch-Rufer"),
        (0, "discard", "K♥ 7♠"),
        (0, "play", "I"),
        (2, "play", "D♥"),
        (0, "play", "B♥"),
        (1, "play", "Sküs"),
    ]
    assert [action.what for action in the_deal(table).actions if action.do == "bid"][0::2] == ["Gut!", "Gut!"]


def test_a_card_of_a_trick_is_named_once_noticed_or_not() -> None:
    table, _ = a_table(CountAnswer(augen=0))

    with pytest.raises(TableError, match="I is named twice"):
        said(table, "when", 'Second leads and the trick is "I! I"')


def test_an_act_that_is_noticed_says_nothing_of_it_on_the_wire() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "when", 'Vorhand plays "I"')
    noticed = codec.encode(the_deal(table))
    said(table, "when", 'Second plays "II" unnoticed')

    assert b"unnoticed" not in noticed
    assert b"doubled" not in noticed
    assert b'{"seat":1,"do":"play","what":"II","unnoticed":true}' in codec.encode(the_deal(table))


def test_a_renonce_is_pointed_out_by_seat() -> None:
    table, _ = a_table(lambda question: course(question, next=[], over=True, renonce=1, payments=[1, -3, 1, 1]))
    said(table, "when", "Third points out the Renonce of Second")
    said(table, "then", "that is allowed")
    said(table, "then", "it is nobody's turn")
    said(table, "then", "the Renonce of Second is settled")

    assert the_deal(table).actions == [Action(seat=2, do="renonce", what="1")]
    with pytest.raises(Mismatch, match="who pays for a Renonce: expected Third, given Second"):
        said(table, "then", "the Renonce of Third is settled")


def test_a_renonce_that_is_refused_is_told_with_both_names() -> None:
    table, _ = a_table(course)
    said(table, "when", "Third points out the Renonce of Second")

    with pytest.raises(Mismatch, match="Third points out the Renonce of Second: expected refused, given allowed"):
        said(table, "then", "that is refused")


@pytest.mark.parametrize(("clause", "grounds"), [("LUN-PLAY-003", "R"), ("LUN-BIDDING-001", "R")])
def test_a_refusal_under_a_clause_is_held_to_its_own_grounds_and_not_to_those_of_what_may_follow(
    clause: str, grounds: str
) -> None:
    table, _ = a_table(lambda question: course(question, "1"))
    said(table, "when", "Third points out the Renonce of Second")
    said(table, "then", f"that is refused under {clause}")

    assert table.refusals == ((clause, (grounds,)),)
    with pytest.raises(CatalogueError, match=f"claims a refusal under {clause} but it rests on R"):
        refuse_false_claims(PLANNED, table)


def test_a_refusal_under_the_clause_that_it_rests_on_stands() -> None:
    def refusing(question: Question) -> DealAnswer:
        answer = course(question, "1")
        told = answer.refused
        return answer if told is None else replace(answer, refused=replace(told, grounds=["LUN-PLAY-003"]))

    table, _ = a_table(refusing)
    said(table, "when", "Third points out the Renonce of Second")
    said(table, "then", "that is refused under LUN-PLAY-003")

    refuse_false_claims(PLANNED, table)


def test_beside_a_renonce_nothing_is_settled() -> None:
    item = Item(item="Spiel", side="declarer", won=True)
    table, _ = a_table(lambda question: course(question, renonce=0, items=[item]))

    with pytest.raises(Mismatch, match="beside the Renonce: expected nothing, given Spiel"):
        said(table, "then", "the Renonce of Vorhand is settled")


def test_a_refused_act_may_not_end_a_deal_with_a_renonce() -> None:
    def sly(question: Question) -> DealAnswer:
        answer = course(question, "1")
        return replace(answer, renonce=1) if answer.refused else answer

    table, _ = a_table(sly)
    said(table, "when", "Third points out the Renonce of Second")

    with pytest.raises(Mismatch, match="who pays for a Renonce, after it was refused that Third points out"):
        said(table, "then", "that is refused")


def test_hands_of_a_wrong_number_of_cards_are_filled_up_to_it() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "given", "Second was dealt 13 cards")
    said(table, "given", "Dealer was dealt 11 cards")
    table.given.hand("Second", "I")

    assert [len(hand) for hand in the_deal(table).hands] == [12, 13, 12, 11]


def test_hands_that_do_not_make_up_the_pack_are_our_fault() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "given", "Second was dealt 13 cards")

    with pytest.raises(TableError, match="hands of 12, 13, 12, 12 cards: expected 48 in all"):
        the_deal(table)


def test_a_sheet_may_be_of_a_doubled_deal_and_of_a_renonce() -> None:
    table, driver = a_table(SettleAnswer(payments=[0, 0, 0, 0]))
    said(table, "given", "Vorhand plays a Dreier")
    said(table, "when", "the deal is settled")
    said(table, "given", "the deal counts double")
    said(table, "given", "Third committed a Renonce")
    said(table, "when", "the deal is settled")

    plain, other = driver.asked
    assert isinstance(other, Settle)
    assert (other.doubled, other.renonce) == (True, 2)
    assert b"doubled" not in codec.encode(plain)
    assert b"renonce" not in codec.encode(plain)
    assert codec.decode_question(codec.encode(plain)) == plain
    assert codec.decode_question(codec.encode(other)) == other


def test_a_deal_may_be_doubled() -> None:
    table, _ = a_table(CountAnswer(augen=0))
    said(table, "given", "the deal counts double")

    assert the_deal(table).doubled is True


# ----------------------------------------------------------------------------------------------------------- conferring


def a_view(**answer: Any) -> tuple[Table, list[Question]]:
    """A table with an answer about what somebody has seen."""
    table, driver = a_table(
        lambda question: course(question) if isinstance(question, Deal) else ViewAnswer(seen=[], **answer)
    )
    return table, driver.asked


def test_with_whom_a_player_may_confer_is_asked_for_as_the_deal_stands() -> None:
    table, asked = a_view(confers=[3, 2], grounds=["V"])
    said(table, "when", 'Vorhand plays "I"')
    said(table, "then", 'Second may confer with "Third, Dealer"')

    assert table.grounds == {"V"}
    view = asked[-1]
    assert isinstance(view, View)
    assert (view.seat, len(view.actions)) == (1, 1)
    with pytest.raises(Mismatch, match="with whom Second may confer: expected nobody, given Third, Dealer"):
        said(table, "then", 'Second may confer with "nobody"')


def test_a_player_about_whom_was_asked_is_not_asked_about_again() -> None:
    table, asked = a_view()
    said(table, "when", "Second is asked for the cards seen so far")
    said(table, "then", 'Second may confer with "nobody"')

    assert sum(isinstance(question, View) for question in asked) == 1
    with pytest.raises(Mismatch, match="who is asked about: expected Third, given Second"):
        said(table, "then", 'Third may confer with "nobody"')


# ------------------------------------------------------------------------------------------------------------- sessions


def a_session(answer: Answer = SESSION) -> tuple[Table, list[Question]]:
    """A table at which one deal was played, with an answer about the session."""
    table, driver = a_table(answer)
    rows = (
        ["game", "events", "payments"],
        ["Fahren", "twelve tricks, handed on", "Vorhand +15/2, Second -5/2, Third -5/2, Dealer -5/2"],
    )
    said(table, "given", "the session so far:", *rows)
    said(table, "given", "the last hour begins with deal 2")
    said(table, "when", "the next deal is due")
    return table, driver.asked


def test_a_session_is_asked_for_by_the_seats_of_its_first_deal() -> None:
    _, asked = a_session()

    assert asked == [
        Session(
            id=1,
            rules="lungau",
            players=4,
            dealer=3,
            deals=[PastDeal("Fahren", ["twelve tricks", "handed on"], ["15/2", "-5/2", "-5/2", "-5/2"])],
            last_hour=1,
        )
    ]


def test_a_session_without_a_deal_has_its_first_one_next() -> None:
    table, driver = a_table(SessionAnswer(deals=[ONCE], due=0, totals=[0, 0, 0, 0]))
    said(table, "when", "the next deal is due")
    said(table, "then", "Dealer deals")

    asked = driver.asked[0]
    assert isinstance(asked, Session)
    assert (asked.deals, asked.last_hour) == ([], None)


def test_events_and_payments_of_a_deal_may_be_left_out() -> None:
    table, _ = a_table(SESSION)
    said(table, "given", "the session so far:", ["game"], ["Dreier"])
    assert table.given.past_deals == [PastDeal("Dreier")]
    said(table, "given", "the session so far:", ["game", "events", "payments"], ["Dreier", "", ""])
    assert table.given.past_deals == [PastDeal("Dreier")]
    said(table, "given", "the session so far:", ["game", "weather"], ["Dreier", "fine"])
    with pytest.raises(TableError, match=r"expected game \| events \| payments"):
        assert table.given.past_deals


def test_the_next_deal_is_the_last_of_those_that_are_told() -> None:
    table, _ = a_session()
    for text in ("Dealer deals", "Vorhand is Vorhand", "the next deal counts once", "doubled deals still to come: 3"):
        said(table, "then", text)
    rows = ["dealer", "vorhand", "counts"], ["Vorhand", "Second", "double"], ["Dealer", "Vorhand", "once"]
    said(table, "then", "the deals go:", *rows)
    said(table, "then", 'the score is "Vorhand +20, Second -15/2, Third -7 1/2, Dealer -5"')

    assert table.grounds == {"S"}
    wrong: list[tuple[str, str, tuple[list[str], ...]]] = [
        ("Vorhand deals", "who deals: expected Vorhand, given Dealer", ()),
        ("Second is Vorhand", "who is Vorhand: expected Second, given Vorhand", ()),
        ("the next deal counts double", "the next deal: expected double, given once", ()),
        ("doubled deals still to come: 4", "that are due: expected 4, given 3", ()),
        ("the deals go:", "given Vorhand, Second, double; Dealer, Vorhand, once", (rows[0], rows[2])),
        ('the score is "Vorhand 0, Second 0, Third 0, Dealer 0"', r"given Vorhand \+20, Second -15/2", ()),
    ]
    for text, told, table_below in wrong:
        with pytest.raises(Mismatch, match=told):
            said(table, "then", text, *table_below)


@pytest.mark.parametrize("deals", [[], [ONCE], [ONCE, ONCE, ONCE]])
def test_a_session_with_another_number_of_deals_breaks_the_protocol(deals: list[DealOfSession]) -> None:
    table, _ = a_session(SessionAnswer(deals=deals, due=0, totals=[0, 0, 0, 0]))

    with pytest.raises(ProtocolError, match="expected 2, the next one included"):
        said(table, "then", "Dealer deals")


def test_a_score_of_a_wrong_number_of_seats_breaks_the_protocol() -> None:
    table, _ = a_session(SessionAnswer(deals=[ONCE, ONCE], due=0, totals=[0, 0]))

    with pytest.raises(ProtocolError, match="totals: got 2"):
        said(table, "then", 'the score is "Vorhand 0, Second 0, Third 0, Dealer 0"')


@pytest.mark.parametrize("question", [position_questions.next_dealer, position_questions.dealing])
def test_whoever_is_vorhand_may_be_asked_of_any_deal(question: Callable[..., Question]) -> None:
    dealt = DealingAnswer(
        hands=[], talon=[], vorhand=0, order=[], cutter=None, direction="counter-clockwise", grounds=["D"]
    )
    table, _ = a_table(NextDealerAnswer(dealer=3, vorhand=0) if question is position_questions.next_dealer else dealt)
    table.ask(question)
    said(table, "then", "Vorhand is Vorhand")

    with pytest.raises(Mismatch):
        said(table, "then", "Second is Vorhand")


def test_nobody_cuts_where_a_source_says_nothing_of_it() -> None:
    dealt = DealingAnswer(hands=[], talon=[], vorhand=0, order=[], cutter=None, direction="clockwise")
    table, _ = a_table(dealt)
    table.ask(position_questions.dealing)

    with pytest.raises(Mismatch, match="who cuts: expected Third, given nobody"):
        said(table, "then", "Third cuts")


# ------------------------------------------------------------------------------------------------- changed expectations


def changed(text: str, *rows: tuple[str, ...]) -> list[str]:
    """The other things that are expected instead of one."""
    line = PlannedLine("then", text, rows)
    return [change.script.lines[0].told for change in perturbed(Script(PLANNED, (line,), (step_deed(line),)))]


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("they count 35 2/3 Augen", ["they count 36 2/3 Augen"]),
        ("they count 2/3 Augen", ["they count 1 2/3 Augen"]),
        ("the next deal counts once", ["the next deal counts double"]),
        ("doubled deals still to come: 4", ["doubled deals still to come: 5"]),
        ("Second is Vorhand", ["Vorhand is Vorhand"]),
        ("the Renonce of Vorhand is settled", ["the Renonce of Second is settled"]),
        (
            'Second may confer with "Third, Dealer"',
            [
                'Second may confer with "Dealer"',
                'Second may confer with "Third"',
                'Second may confer with "Third, Dealer, Vorhand"',
            ],
        ),
        ('Vorhand may confer with "nobody"', ['Vorhand may confer with "Second"']),
        (
            'the score is "Vorhand +7 1/2, Second -5/2, Third -5/2, Dealer -5/2"',
            [
                'the score is "Vorhand +17/2, Second -5/2, Third -5/2, Dealer -5/2"',
                'the score is "Vorhand +15/2, Second -3/2, Third -5/2, Dealer -5/2"',
                'the score is "Vorhand +15/2, Second -5/2, Third -3/2, Dealer -5/2"',
                'the score is "Vorhand +15/2, Second -5/2, Third -5/2, Dealer -3/2"',
                'the score is "Vorhand -5/2, Second +15/2, Third -5/2, Dealer -5/2"',
            ],
        ),
        (
            'the Augen come to "Vorhand 35 2/3, Second 34 1/3, Third 0, Dealer 0"',
            [
                'the Augen come to "Vorhand 36 2/3, Second 34 1/3, Third 0, Dealer 0"',
                'the Augen come to "Vorhand 35 2/3, Second 35 1/3, Third 0, Dealer 0"',
                'the Augen come to "Vorhand 35 2/3, Second 34 1/3, Third 1, Dealer 0"',
                'the Augen come to "Vorhand 35 2/3, Second 34 1/3, Third 0, Dealer 1"',
                'the Augen come to "Vorhand 34 1/3, Second 35 2/3, Third 0, Dealer 0"',
                'the Augen come to "Vorhand 35 2/3, Second 0, Third 34 1/3, Dealer 0"',
            ],
        ),
    ],
)
def test_an_expectation_is_changed_into_what_is_wrong(text: str, others: list[str]) -> None:
    assert changed(text) == others


def test_a_course_of_deals_is_changed_in_every_cell() -> None:
    header = ("dealer", "vorhand", "counts")

    told = changed("the deals go:", header, ("Dealer", "Vorhand", "double"), ("Vorhand", "Second", "once"))

    assert [text.splitlines()[2:] for text in told] == [
        ["| Vorhand | Second | once |"],
        ["| Vorhand | Vorhand | double |", "| Vorhand | Second | once |"],
        ["| Dealer | Second | double |", "| Vorhand | Second | once |"],
        ["| Dealer | Vorhand | once |", "| Vorhand | Second | once |"],
        ["| Dealer | Vorhand | double |"],
        ["| Dealer | Vorhand | double |", "| Second | Second | once |"],
        ["| Dealer | Vorhand | double |", "| Vorhand | Vorhand | once |"],
        ["| Dealer | Vorhand | double |", "| Vorhand | Second | double |"],
        ["| Dealer | Vorhand | double |", "| Vorhand | Second | once |", "| Vorhand | Second | once |"],
    ]
