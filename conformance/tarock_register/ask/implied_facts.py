"""Finds facts that a question leaves out although the rules imply them, by asking the engine.

Examples: a game whose declarer is doubled for an announcement that nobody has made contains that announcement; where a
declarer has to make one of several before he passes, one of them is made; who holds the called card is the partner;
beside a Valat that replaces everything else nothing is scored. A fact with two possible values, an item won or lost, is
marked as not certain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.messages.answers import ResultAnswer, TurnAnswer
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import AnyQuestion, CardPlay, MayAnnounce, MayPlay, Question, Result, Settle
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_steps.catalogue.loading import table_of

_OF_THE_DECLARER: Final = re.compile(r"(?P<step>\w+) (?P<item>.+) of 0")
_PARTNER: Final = 2
GAME: Final = "Spiel"
VALAT: Final = "Valat"


class Omission(NamedTuple):
    """Something that a question leaves out: what is said about it, and the question with it.

    It is certain if there is only one way to complete it; an item may be won or lost, so there are two.
    """

    said: Message
    question: AnyQuestion
    is_certain: bool = True


def omissions(question: AnyQuestion, respond: Respond) -> Iterator[Omission]:
    """Everything that a question leaves out although it is certain, each with the completed question."""
    match question:
        case MayPlay(contract=contract, announced=announced):
            for item in items_in_game(question, contract, respond):
                if item not in announced:
                    more = replace(question, announced=[*announced, item])
                    yield Omission(_announced(item, contract), more)
        case Settle(items=items) if (made := _made_alone(question, respond)) is not None:
            beside = (replace(question, items=[item, made]) for item in items if item is not made)
            if len(items) > 1 and all(isinstance(answer_or_reason(sheet, respond), Message) for sheet in beside):
                alone = message("beside a Valat that is made nothing else is scored")
                yield Omission(alone, replace(question, items=[made]))
        case Settle(given_up=False):
            for item in items_in_game(question, question.contract, respond):
                yield from _on_the_sheet(question, item)
            yield from _of_several(question, required_items(question, question.contract, respond))
        case MayAnnounce(partner=None, called=str(called)) if called in question.hand:
            yield from _partner(question, called, _in_turn(question, respond))
        case CardPlay(partner=None, called=str(called)):
            yield from _partner(question, called, next(_holders(question.hands, called), None))
        case _:
            return


def items_in_game(question: Question, contract: str, respond: Respond) -> list[str]:
    """The items that a game itself announces: a doubling of the declarer for them may be said without announcement."""
    closes = table_of(question.rules).closes
    found = map(_OF_THE_DECLARER.fullmatch, _sayable(question, contract, (closes,), respond))
    return [matched["item"] for matched in found if matched is not None]


def required_items(question: Question, contract: str, respond: Respond) -> list[str]:
    """The items of which the declarer has to announce one before he closes his turn; empty if he need not."""
    closes = table_of(question.rules).closes
    at_first = _sayable(question, contract, (), respond)
    if not at_first or closes in at_first:
        return []
    return [item for item in at_first if closes in _sayable(question, contract, (item,), respond)]


def _sayable(question: Question, contract: str, words: Sequence[str], respond: Respond) -> list[str]:
    """What may be said after a declarer on seat 0 has said these words; empty if he cannot have said them.

    The player who is asked about holds the lowest trumps, and so every Vogel; if he cannot hold them, suit cards.
    """
    source = table_of(question.rules)
    said = [Action(seat=0, do="say", what=word) for word in (*filter(None, (source.opens,)), *words)]
    pack = source.pack(question.options)
    king = next((card for card in pack if card in SUIT_CARDS), "")
    trumps = [card for card in reversed(pack) if card not in SUIT_CARDS][: source.hand]
    suits = [card for card in reversed(pack) if card in SUIT_CARDS and card != king][: source.hand]
    for (called, partner), hand in product(((None, None), (king, _PARTNER)), (trumps, suits)):
        asked = MayAnnounce(
            id=1, rules=question.rules, options=question.options, players=4, dealer=3, contract=contract, declarer=0,
            partner=partner, called=called, said=said, hand=hand,
        )  # fmt: skip
        answer = answer_or_reason(asked, respond)
        if isinstance(answer, TurnAnswer):
            return answer.legal
    return []


def _announced(item: str, contract: str) -> Message:
    return message("{item} is announced in a {contract}", item=item, contract=contract)


def _made_alone(question: Settle, respond: Respond) -> Item | None:
    """The won Valat on a sheet, if nothing else is scored beside it; else None."""
    made = next((item for item in question.items if item.item == VALAT and item.won), None)
    if made is None or question.declarer is None:
        return None
    source = table_of(question.rules)
    king = next((card for card in source.pack(question.options) if card in SUIT_CARDS), "")
    for called in (None, king):
        all_tricks = Result(
            id=1, rules=question.rules, options=question.options, players=question.players, dealer=question.dealer,
            contract=question.contract, declarer=question.declarer, partner=question.partner, called=called,
            tricks={"declarer": source.hand, "foes": 0}, played=[], said=[],
        )  # fmt: skip
        answer = answer_or_reason(all_tricks, respond)
        if isinstance(answer, ResultAnswer):
            return made if [item.item for item in answer.items] == [VALAT] and GAME not in (answer.open or ()) else None
    return None


def _on_the_sheet(question: Settle, item: str) -> Iterator[Omission]:
    """The sheet with an item of the game marked as announced; once won and once lost where the item is missing."""
    there = [entry for entry in question.items if entry.item == item and entry.side == "declarer"]
    if not there:
        names = {"item": item, "contract": question.contract}
        as_won = message("{item} is on the sheet of a {contract}; here as won", **names)
        as_lost = message("{item} is on the sheet of a {contract}; here as lost", **names)
        for said, won in ((as_won, True), (as_lost, False)):
            entry = Item(item=item, side="declarer", won=won, announced=True)
            yield Omission(said, replace(question, items=[*question.items, entry]), is_certain=False)
    elif not all(entry.announced for entry in there):
        items = [replace(entry, announced=True) if entry in there else entry for entry in question.items]
        yield Omission(_announced(item, question.contract), replace(question, items=items))


def _of_several(question: Settle, items: Sequence[str]) -> Iterator[Omission]:
    """The sheet with the first of ``items`` added, where one has to be announced and none is."""
    mine = {entry.item for entry in question.items if entry.side == "declarer" and entry.announced}
    if items and mine.isdisjoint(items):
        said = message(
            "one of {items} is announced in a {contract}; here {item} as won",
            items=[*items],
            contract=question.contract,
            item=items[0],
        )
        entry = Item(item=items[0], side="declarer", won=True, announced=True)
        kept = [other for other in question.items if other.item != items[0]]
        yield Omission(said, replace(question, items=[*kept, entry]), is_certain=False)


def _partner(question: MayAnnounce | CardPlay, called: str, seat: int | None) -> Iterator[Omission]:
    if seat is not None and seat != question.declarer:
        said = message("seat {seat} holds {called} and is the partner", seat=seat, called=called)
        yield Omission(said, replace(question, partner=seat))


def _holders(hands: Sequence[Sequence[str]], called: str) -> Iterator[int]:
    return (seat for seat, hand in enumerate(hands) if called in hand)


def _in_turn(question: MayAnnounce, respond: Respond) -> int | None:
    """The seat whose turn it is; where the engine needs a partner for that, a seat that fits as partner."""
    answer = answer_or_reason(question, respond)
    if isinstance(answer, TurnAnswer):
        return answer.seat
    seats = (seat for seat in range(question.players) if seat != question.declarer)
    tried = ((seat, answer_or_reason(replace(question, partner=seat), respond)) for seat in seats)
    return next((seat for seat, given in tried if isinstance(given, TurnAnswer) and given.seat == seat), None)
