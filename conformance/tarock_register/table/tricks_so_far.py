"""Tells the table who takes an unfinished trick, as far as the cards that were played decide it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tarock_language.message import message
from tarock_protocol.messages.answers import TrickAnswer
from tarock_protocol.messages.questions import Trick
from tarock_register.ask.answer_grounds import grounds
from tarock_register.ask.answered import answer_or_reason
from tarock_register.table.answering import clause_texts
from tarock_register.table.requests import Sitting
from tarock_running.process.exits import UsageFaultError


class _Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of which some cards lie there; ``seats`` are all who play to it, from the leader on."""

    contract: str
    players: int
    dealer: int
    seats: list[int]
    cards: list[str]


def so_far_told(sitting: Sitting) -> dict[str, object]:
    """The seat that takes a trick so far as ``winner``, and whether that is ``open``: a missing card can change it.

    Every card is tried as the next one. The winner is null where it depends on the missing cards. The clauses are those
    on which the answer rests with each card. No question of the protocol is about that, so there is ``more``.
    """
    begun = msgspec.convert(sitting.request.question, _Begun)
    if not 0 < len(begun.cards) < len(begun.seats):
        raise UsageFaultError(message("expected the first cards of a trick"))
    answers = [*_with_each_card(begun, sitting)]
    winners = {answer.winner for answer in answers}
    known = winners & {*begun.seats[: len(begun.cards)]}
    if len(known) != 1:
        return {"more": True, "winner": None, "open": True, "clauses": {}}
    [winner] = known
    first, *others = (grounds(answer) for answer in answers if answer.winner == winner)
    shared = [clause for clause in first if all(clause in other for other in others)]
    is_last = len(begun.cards) == len(begun.seats) - 1
    texts = clause_texts(sitting, _whole(begun, [], sitting), shared)
    return {"more": True, "winner": winner, "open": winners != known or not is_last, "clauses": texts}


def _with_each_card(begun: _Begun, sitting: Sitting) -> Iterator[TrickAnswer]:
    """The answers for the trick with every card as the next one, and low ones after that."""
    rest = [card for card in sitting.catalogue.table.pack(sitting.options) if card not in begun.cards]
    for card in rest:
        low = [other for other in reversed(rest) if other != card]
        answer = answer_or_reason(_whole(begun, [card, *low], sitting), sitting.respond)
        if isinstance(answer, TrickAnswer):
            yield answer


def _whole(begun: _Begun, further: list[str], sitting: Sitting) -> Trick:
    cards = [*begun.cards, *further][: len(begun.seats)]
    return Trick(
        id=0, rules=sitting.rules, options=sitting.options, contract=begun.contract, players=begun.players,
        dealer=begun.dealer, leader=next(iter(begun.seats), 0), cards=cards,
    )  # fmt: skip
