"""Makes smaller questions out of a deal, at the place where two readings differ in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayBid, MayCall, Question
from tarock_reference import respond
from tarock_searching.make.courses import FuzzDeal, questions_on_the_way
from tarock_steps.suite.without_bidding import WithoutBidding


def smaller_than(deal: Deal, answer: DealAnswer) -> Iterator[Question]:
    """Questions about its last place, about its cards alone, and about its parts; some may have no answer."""
    for turn in answer.next[:1]:
        hand = answer.hands[turn.seat]
        if turn.do == "bid":
            yield MayBid(**_shared(deal), **_table(deal), bids=_acts(deal, "bid"), hand=hand)
        elif turn.do == "call":
            yield MayCall(**_shared(deal), contract=answer.contract or "", hand=hand)
        elif turn.do == "say":
            yield _may_announce(deal, answer, hand)
    driver = InProcess(respond)
    cards = WithoutBidding(driver, driver).cards_asked(deal)
    if cards is not None:
        yield cards.question
    on_the_way = questions_on_the_way(FuzzDeal(deal, answer), random.Random(0))
    yield from (question for question in on_the_way if not isinstance(question, Deal))


def _may_announce(deal: Deal, answer: DealAnswer, hand: list[str]) -> MayAnnounce:
    return MayAnnounce(
        **_shared(deal),
        **_table(deal),
        contract=answer.contract or "",
        declarer=answer.declarer,
        partner=answer.partner,
        called=answer.called,
        said=_acts(deal, "say"),
        hand=hand,
        from_talon=any(answer.called in half for half in deal.talon),
    )


def _acts(deal: Deal, deed: str) -> list[Action]:
    return [action for action in deal.actions if action.do == deed]


def _shared(deal: Deal) -> dict[str, Any]:
    return {"id": 0, "rules": deal.rules, "options": deal.options}


def _table(deal: Deal) -> dict[str, Any]:
    return {"players": deal.players, "dealer": deal.dealer}
