"""The second opinion on questions that tell only the end of a deal, compared with the engine's answers."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec

from tarock_protocol.messages import parts
from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.questions import Result
from tarock_protocol.offered_fields import is_in_part
from tarock_second_opinion import shared_glue
from tarock_second_opinion.notebook import End, Item, Outcome
from tarock_second_opinion.sources import SOURCES

SIDES: Final[tuple[parts.Side, parts.Side]] = ("declarer", "foes")
"""The side of the declarer, and the other one."""


def ended(question: Result) -> Outcome | None:
    """The result of an end; none if too little is described, or something impossible."""
    if is_in_part(question) or not _has_room(question):
        return None
    source = SOURCES[question.rules]
    return source.ended(_end(question), source.whole(question.options))


def ended_otherwise(question: Result, answer: ResultAnswer) -> str | None:
    """The difference from the answer to a question; empty if there is none, none if the end cannot be scored here."""
    found = ended(question)
    if found is None:
        return None
    augen = [Fraction(answer.augen[side]) for side in SIDES if side in answer.augen]
    if found.augen != augen:
        return f"augen: {found.augen} told once more, {augen} answered"
    ours, engines = shared_glue.items_told(found.items), shared_glue.items_told(map(told_item, answer.items))
    return "" if ours == engines else f"items: {ours} told once more, {engines} answered"


def told_item(one: parts.Item) -> Item:
    """An item of the protocol as an item of the second opinion."""
    return Item(one.item, one.side, one.won, one.announced, tuple(one.doubled), one.against)


def _has_room(question: Result) -> bool:
    """Whether all described tricks come before or at the last one that was taken."""
    return all(trick.number <= sum(question.tricks.values()) for trick in question.played)


def _end(question: Result) -> End:
    return End(
        contract=question.contract,
        players=question.players,
        dealer=question.dealer,
        declarer=question.declarer,
        partner=question.partner,
        called=(question.called or "").rpartition(" ")[2],
        piles={side: question.piles.get(side, []) for side in SIDES},
        tricks={side: question.tricks.get(side, 0) for side in SIDES},
        played={trick.number: (trick.leader, trick.cards) for trick in question.played},
        said=[(action.seat, action.what) for action in question.said],
        from_talon=question.from_talon,
        hands=[] if isinstance(question.hands, msgspec.UnsetType) else question.hands,
        taken=[] if isinstance(question.taken, msgspec.UnsetType) else question.taken,
        laid=[] if isinstance(question.laid, msgspec.UnsetType) else question.laid,
    )
