"""The smallest question that shows something: whatever does not belong to it is gone, and it is still a question."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tarock_protocol.codec import encode, kind
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import DealAnswer, SettleAnswer
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Count, Deal, Question, Settle
from tarock_reference import respond
from tarock_searching.ask.duel import Duel, Find, OtherField
from tarock_searching.make.courses import fuzz_deal
from tarock_searching.shrink.reducing import few_of_each_way, one_of_each_way, reduced
from tarock_searching.shrink.repairing import repaired
from tarock_searching.shrink.smallest import smallest
from tarock_steps.catalogue.loading import sources, table_of

TRICKS = 3
ITEM = Item(item="Pagat", side="declarer", won=False, announced=True, doubled=[4, 3])
SHEET = Settle(
    id=1,
    rules="koenigrufen",
    contract="Solo Dreier",
    players=5,
    dealer=1,
    declarer=3,
    tariff=20,
    options={"kontra-steps": "mordkontra"},
    items=[Item(item="Spiel", side="declarer", won=False), Item(item="Trull", side="foes", won=True), ITEM],
)


def duel_with(program: Callable[[bytes], bytes]) -> Duel:
    return Duel(InProcess(program), InProcess(respond))


BOTH_RIGHT = duel_with(respond)


def deal_of(source: str, seed: int) -> Deal:
    """A deal played to its end by players who seek what is rare."""
    chance = random.Random(seed)
    while True:
        deal = fuzz_deal(source, chance, BOTH_RIGHT.right, {})
        if deal is not None and len(deal.answer.tricks) > TRICKS and not deal.question.options:
            return deal.question


def changing(change: Callable[[dict[str, object], dict[str, object]], None]) -> Callable[[bytes], bytes]:
    def answer(line: bytes) -> bytes:
        asked, reply = json.loads(line), json.loads(respond(line))
        if "answer" in reply:
            change(asked, reply["answer"])
        return json.dumps(reply).encode()

    return answer


def found(duel: Duel, question: Question) -> Find:
    right = duel.right(question)
    assert right is not None
    find = duel.find(question, right)
    assert find is not None
    return find


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_deal_is_left_with_what_shows_it_alone(source: str) -> None:
    def is_shown(question: Question) -> bool:
        answer = BOTH_RIGHT.right(question)
        return isinstance(answer, DealAnswer) and len(answer.tricks) >= TRICKS

    for seed in (1, 2, 3):
        small = smallest(deal_of(source, seed), is_shown, BOTH_RIGHT.right)

        assert isinstance(small, Deal)
        assert (small.players, small.dealer, small.options) == (4, 3, {})
        assert Counter(action.do for action in small.actions)["play"] == 4 * TRICKS
        said = [action.what for action in small.actions if action.do == "say"]
        assert {*said} <= {table_of(source).closes, table_of(source).opens}


def test_a_settlement_is_left_with_the_item_in_the_plainest_game_at_a_table_of_four() -> None:
    def is_shown(question: Question) -> bool:
        answer = BOTH_RIGHT.right(question)
        return isinstance(answer, SettleAnswer) and any(line.item == "Pagat" for line in answer.lines)

    small = smallest(SHEET, is_shown, BOTH_RIGHT.right)

    # the dealer goes from seat 1 to seat 4, and the declarer with him from seat 3 to seat 1
    plain = Item(item="Pagat", side="declarer", won=False)
    assert small == Settle(id=1, rules="koenigrufen", contract="Dreier", players=4, dealer=3, declarer=1, items=[plain])


def test_doublings_stay_as_far_as_they_show_it() -> None:
    def is_shown(question: Question) -> bool:
        answer = BOTH_RIGHT.right(question)
        lines = answer.lines if isinstance(answer, SettleAnswer) else []
        return isinstance(question, Settle) and any(
            line.item == "Pagat" and item.doubled for line in lines for item in question.items
        )

    small = smallest(SHEET, is_shown, BOTH_RIGHT.right)

    assert isinstance(small, Settle)
    assert [(item.item, len(item.doubled)) for item in small.items] == [("Pagat", 1)]


def test_nobody_is_asked_what_is_no_question() -> None:
    asked: list[Question] = []

    def is_shown(question: Question) -> bool:
        asked.append(question)
        return False

    assert smallest(SHEET, is_shown, BOTH_RIGHT.right) == SHEET
    assert asked
    assert all(BOTH_RIGHT.right(asked_question) is not None for asked_question in asked)
    assert len({encode(asked_question) for asked_question in asked}) == len(asked)


def test_no_more_is_tried_than_somebody_allows() -> None:
    asked: list[Question] = []

    def is_shown(question: Question) -> bool:
        asked.append(question)
        return False

    smallest(deal_of("karl", 1), is_shown, BOTH_RIGHT.right, 7)

    assert len(asked) == 7


def test_a_deal_whose_game_is_another_goes_on_as_it_can() -> None:
    deal = deal_of("lungau", 1)
    cards = [action for action in deal.actions if action.do == "play"]
    bids = [
        Action(seat=2, do="bid", what="Erster"),
        *(Action(seat=seat, do="bid", what="Weiter") for seat in (3, 0, 1)),
    ]

    driven = repaired(deal, bids, cards, BOTH_RIGHT.right)

    assert driven is not None
    assert driven.actions[:4] == bids
    answer = BOTH_RIGHT.right(driven)
    assert isinstance(answer, DealAnswer)
    assert (answer.contract, answer.refused) == ("Fahren", None)
    assert answer.tricks


def test_acts_that_are_refused_themselves_are_no_deal() -> None:
    deal = deal_of("lungau", 1)

    assert repaired(deal, [Action(seat=2, do="bid", what="Weiter")], [], BOTH_RIGHT.right) is None


@pytest.mark.parametrize(("changed", "kinds"), [(("deal", "trick"), "trick"), (("deal",), "deal")])
def test_a_deal_is_told_as_the_trick_that_shows_it_too(changed: tuple[str, ...], kinds: str) -> None:
    def second_wins(asked: dict[str, object], answer: dict[str, object]) -> None:
        if asked["ask"] in changed:
            for trick in answer.get("tricks", [answer]):  # type: ignore[attr-defined]
                trick["winner"] = (int(trick["winner"]) + 1) % 4

    duel = duel_with(changing(second_wins))

    small = reduced(found(duel, deal_of("zwanzigerrufen", 1)), duel)

    assert kind(small.question) == kinds
    assert small.difference.field == ("winner" if kinds == "trick" else "tricks.winner")


def test_a_deal_with_another_fault_than_its_parts_stays_a_deal() -> None:
    def counts_and_forgets(asked: dict[str, object], answer: dict[str, object]) -> None:
        if asked["ask"] == "deal":
            answer["hands"] = []
        if asked["ask"] == "count":
            answer["augen"] = 99

    duel = duel_with(changing(counts_and_forgets))

    small = reduced(found(duel, deal_of("zwanzigerrufen", 1)), duel)

    assert (kind(small.question), small.difference.field) == ("deal", "hands")


def test_of_finds_that_turn_out_to_go_wrong_in_one_way_the_smallest_is_kept_and_all_are_counted() -> None:
    def find(asked: Question, clause: str) -> Find:
        return Find(asked, OtherField("augen", 5, 4), (clause,))

    deal = find(deal_of("lungau", 1), "LUN-COUNTING-001")
    other_deal = find(deal_of("lungau", 2), "LUN-COUNTING-002")
    pile = find(Count(id=1, rules="lungau", cards=["I", "III"]), "LUN-COUNTING-003")
    card = find(Count(id=1, rules="lungau", cards=["I"]), "LUN-COUNTING-003")
    finds = {finding.sort: finding for finding in (deal, other_deal, pile)}
    often = Counter({deal.sort: 2, other_deal.sort: 3, pile.sort: 4})

    kept = one_of_each_way({deal.sort: card, pile.sort: pile}, finds, often)

    assert kept == (card,)
    assert often == {("count", "augen"): 9}


def test_a_few_finds_of_each_way_to_go_wrong_are_made_small() -> None:
    def find(number: int) -> Find:
        return Find(Count(id=1, rules="lungau", cards=["I"]), OtherField("augen", 5, 4), (f"LUN-COUNTING-00{number}",))

    finds = {finding.sort: finding for finding in map(find, range(1, 8))}

    assert [*few_of_each_way(finds)] == [("count", f"augen of LUN-COUNTING-00{number}") for number in (1, 2, 3)]
