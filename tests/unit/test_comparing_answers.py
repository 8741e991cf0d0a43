"""Where a given answer differs from the right one, and which clauses that part of it rests on."""

from typing import Any

from tarock_protocol.meaning import meaning, plain_values, reasoned
from tarock_protocol.messages.answers import DealAnswer, LegalAnswer, SettleAnswer
from tarock_protocol.messages.parts import Item, Line, Turn
from tarock_protocol.messages.questions import Deal, MayPlay, Settle
from tarock_steps.suite.differences import Difference, declined_parts, differences, is_different
from tarock_steps.suite.part_grounds import clauses_at, clauses_by_part, clauses_of

SETTLE = Settle(id=1, rules="lungau", contract="Dreier", players=4, dealer=3, declarer=0)
DEAL = Deal(id=1, rules="lungau", players=4, dealer=3, hands=[], talon=[], actions=[])
MAY_PLAY = MayPlay(id=1, rules="lungau", contract="Dreier", hand=["K♥", "I"], trick=[])


def settled(*amounts: tuple[str, int], payments: tuple[int, ...] = (3, -1, -1, -1)) -> dict[str, Any]:
    lines = [Line(item=item, side="declarer", amount=amount) for item, amount in amounts]
    return meaning(SETTLE, SettleAnswer(payments=list(payments), lines=lines))


def dealt(**fields: Any) -> DealAnswer:
    return DealAnswer(**{"accepted": 0, "refused": None, "next": [], **fields})


def test_answers_that_say_the_same_in_another_spelling_and_order_do_not_differ() -> None:
    one = meaning(MAY_PLAY, LegalAnswer(legal=["K♥", "I"], grounds=["LUN-PLAY-001"], why={"II": ["LUN-PLAY-002"]}))
    other = meaning(MAY_PLAY, LegalAnswer(legal=["Pagat", "Kh"]))

    assert one == other
    assert not is_different(one, other)


def test_the_smallest_part_that_differs_is_told() -> None:
    right = meaning(DEAL, dealt(next=[Turn(seat=0, do="play", legal=["I", "II"])], contract="Dreier"))
    given = meaning(DEAL, dealt(next=[Turn(seat=0, do="play", legal=["I"])], contract="Rufer"))

    assert differences(right, given) == [
        Difference("next/0/legal", ["I", "II"], ["I"]),
        Difference("contract", "Dreier", "Rufer"),
    ]


def test_lists_of_different_lengths_differ_as_a_whole() -> None:
    item = Item(item="Spiel", side="declarer", won=True)
    right, given = (meaning(DEAL, dealt(over=True, items=items)) for items in ([item], []))

    assert [difference.place for difference in differences(right, given)] == ["items"]


def test_what_an_item_brings_is_compared_and_not_in_how_many_lines_it_is_told() -> None:
    right = settled(("Spiel", 2), ("Spiel", 1), ("Trull", 0))

    assert not is_different(right, settled(("Spiel", 3)))
    assert differences(right, settled(("Spiel", 4))) == [Difference("lines/Spiel", "3", "4")]


def test_hands_and_lines_may_be_left_out_which_is_declined_and_not_wrong() -> None:
    right = settled(("Spiel", 3))

    assert not is_different(right, settled())
    assert declined_parts(right, settled()) == {"lines": "does not say what each item brings"}
    assert declined_parts(right, right) == {}


def test_what_else_is_wrong_is_wrong_whatever_was_left_out() -> None:
    right, given = settled(("Spiel", 3)), settled(payments=(6, -2, -2, -2))

    assert [difference.place for difference in differences(right, given)] == ["payments"]


def test_augen_that_nobody_asked_for_yet_are_not_judged() -> None:
    right, given = meaning(DEAL, dealt()), meaning(DEAL, dealt(augen={"declarer": 7, "foes": 0}))

    assert not is_different(right, given)
    assert is_different(given, right)


def test_a_part_rests_on_its_own_clauses_else_on_those_of_the_smallest_part_around_it() -> None:
    rests = {"": ["A"], "items/0": ["B"], "items/1": ["C"], "next/0": ["D"]}

    assert clauses_at(rests, "items/1/won") == ["C"]
    assert clauses_at(rests, "items") == ["B", "C"]
    assert clauses_at(rests, "next/0/legal") == ["D"]
    assert clauses_at(rests, "payments") == ["A"]
    assert clauses_at({}, "payments") == []


def test_a_choice_that_is_wrongly_allowed_breaks_what_forbids_it() -> None:
    answer = LegalAnswer(legal=["K♥"], grounds=["A"], why={"I": ["B"], "II": ["C"]})
    rests = clauses_by_part(reasoned(MAY_PLAY, answer))

    assert clauses_of(rests, Difference("legal", ["K♥"], ["I", "K♥"])) == ["B"]
    assert clauses_of(rests, Difference("legal", ["K♥"], [])) == ["A"]


def test_a_part_whose_reason_the_answer_names_rests_on_that() -> None:
    rests = {"": ["A"], "why/total": ["B"], "why/K♥": ["C"]}

    assert clauses_of(rests, Difference("total", 71, 70)) == ["B"]
    assert clauses_of(rests, Difference("augen/K♥", 5, 4)) == ["C"]
    assert clauses_of(rests, Difference("augen/D♥", 4, 5)) == ["A"]


def test_parts_have_the_same_places_with_their_reasons_as_without() -> None:
    items = [
        Item(item=name, side="declarer", won=won, grounds=[f"{name}-{won}"])
        for name, won in (("Trull", False), ("Spiel", True), ("Spiel", False))
    ]
    said = reasoned(DEAL, dealt(over=True, items=items))

    rests, means = clauses_by_part(said), plain_values(said)

    assert means == meaning(DEAL, dealt(over=True, items=list(reversed(items))))
    assert {
        place: (item["item"], item["won"]) for place, item in ((f"items/{n}", means["items"][n]) for n in range(3))
    } == {place: (clauses[0].split("-")[0], clauses[0].endswith("True")) for place, clauses in rests.items()}
