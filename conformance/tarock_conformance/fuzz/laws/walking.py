"""Deals in which each act is chosen from those that the program itself lists."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_conformance.fuzz.laws.frame import BrokeError
from tarock_second_opinion.lockstep import QUIET
from tarock_steps.catalogue.loading import load_catalogue, table_of
from tarock_steps.protocol.cards import SUIT_CARDS, is_card
from tarock_steps.protocol.deeds import CARD_DEEDS
from tarock_steps.protocol.messages.parts import Action
from tarock_steps.protocol.messages.questions import CardPlay, Deal
from tarock_steps.protocol.seating import ACTIVE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tarock_conformance.fuzz.laws.frame import Hearing
    from tarock_conformance.fuzz.material import Material
    from tarock_steps.protocol.messages.answers import DealAnswer, PlayAnswer
    from tarock_steps.protocol.messages.parts import Turn

_LONGEST: Final = 400
"""How many acts a deal has at most before it is let go of."""
_QUIET: Final = (0.4, 0.8, 0.95)
"""How often players say what adds least, one of these in each deal."""
_READINGS: Final = (0, 0, 1, 3)
"""How many readings are chosen at random for a fresh deal."""
_TRIES: Final = 12
"""How often cards are tried that may be laid away together, and words that are not listed."""
_TRIED: Final = frozenset({"bid", "call", "say", "play"})
"""Of which deeds something is tried that is not listed."""
_ANOTHER: Final = 0.3
"""How often somebody else tries what is listed."""
_OWN: Final = 0.7
"""How often a card that is not listed is one of the own hand."""


def fresh_deal(material: Material, chance: random.Random, options: Mapping[str, str]) -> Deal:
    """A deal of cards as they come, by readings at random but for these."""
    disputes = load_catalogue(material.source).disputes
    some = chance.sample(sorted(disputes), chance.choice(_READINGS))
    drawn = {name: chance.choice(disputes[name].values) for name in some}
    chosen = {**drawn, **options}
    table = table_of(material.source)
    players = material.value(chance, "Deal", "players") or ACTIVE
    dealer = chance.randrange(players)
    cards = [*table.pack(chosen)]
    chance.shuffle(cards)
    seats = [seat for seat in range(players) if players == ACTIVE or seat != dealer]
    dealt = {seat: cards[place * table.hand : (place + 1) * table.hand] for place, seat in enumerate(seats)}
    rest = cards[len(seats) * table.hand :]
    packets = [rest[sum(table.talon[:place]) :][:size] for place, size in enumerate(table.talon)]
    hands = [dealt.get(seat, []) for seat in range(players)]
    return Deal(
        id=1,
        rules=material.source,
        options=chosen,
        players=players,
        dealer=dealer,
        hands=hands,
        talon=packets,
        actions=[],
    )


def walk(hearing: Hearing, question: Deal | CardPlay, chance: random.Random) -> Iterator[Deal | CardPlay]:
    """A deal act by act, each beginning of it a question; it ends where nothing is listed, or what is done refused.

    Where a program breaks over the first question, that is none for it, and nothing comes; BrokeError where it breaks
    later, and Declined where it does not play such deals.
    """
    quiet = chance.choice(_QUIET)
    try:
        hearing.answer(question)
    except BrokeError:
        return
    while True:
        yield question
        answer = hearing.answer(question)
        if answer.refused is not None or not answer.next or len(question.actions) >= _LONGEST:
            return
        turn = chance.choice(answer.next)
        if turn.do != "discard":
            question = _done(question, turn, _choice(turn, quiet, chance))
        elif (laid := _laid(hearing, question, turn, answer, chance)) is not None:
            question = laid
        else:
            return


def _done(question: Deal | CardPlay, turn: Turn, what: str) -> Deal | CardPlay:
    return replace(question, actions=[*question.actions, Action(seat=turn.seat, do=turn.do, what=what)])


def _choice(turn: Turn, quiet: float, chance: random.Random) -> str:
    least = [what for what in QUIET if what in turn.legal]
    return least[0] if least and chance.random() < quiet else chance.choice(turn.legal)


def _laid(
    hearing: Hearing, question: Deal | CardPlay, turn: Turn, answer: DealAnswer | PlayAnswer, chance: random.Random
) -> Deal | CardPlay | None:
    """Some cards laid away together that the program accepts; none where no try was lucky."""
    held = len(answer.hands[turn.seat]) if answer.hands else 0
    cards = [what for what in turn.legal if is_card(what)]
    number = held - table_of(question.rules).hand
    if not 0 < number <= len(cards):
        return None
    for tried in range(_TRIES):
        chance.shuffle(cards)
        some = sorted(cards, key=_is_plain, reverse=True) if tried % 2 else cards
        further = _done(question, turn, " ".join(some[:number]))
        if hearing.answer(further).refused is None:
            return further
    return None


def _is_plain(card: str) -> bool:
    return card in SUIT_CARDS


def something_unlisted(
    question: Deal | CardPlay, answer: DealAnswer | PlayAnswer, material: Material, chance: random.Random
) -> Deal | CardPlay | None:
    """A deal with an act more that is not listed; none where none came to mind.

    Cards that are laid away are listed one by one and judged together, and those taken from the Talon in any order, so
    neither is tried.
    """
    turns = [turn for turn in answer.next if turn.do in _TRIED]
    if answer.refused is not None or not turns:
        return None
    turn = chance.choice(turns)
    others = [seat for seat in range(question.players) if all(seat != one.seat for one in answer.next)]
    if others and chance.random() < _ANOTHER:
        return _done(question, replace(turn, seat=chance.choice(others)), chance.choice(turn.legal))
    words = _cards(question, turn.seat, chance) if turn.do in CARD_DEEDS else _words(material, chance)
    listed = {what for one in answer.next if one.seat == turn.seat for what in one.legal}
    return next((_done(question, turn, what) for what in words if what not in listed), None)


def _cards(question: Deal | CardPlay, seat: int, chance: random.Random) -> list[str]:
    """Cards that somebody was dealt, or any."""
    held = question.hands[seat] if chance.random() < _OWN else [card for hand in question.hands for card in hand]
    return chance.sample(held, len(held))


def _words(material: Material, chance: random.Random) -> list[str]:
    """Words that somebody says in a scenario."""
    said = [material.value(chance, "actions", "what") for _ in range(_TRIES)]
    return [what for what in said if what is not None and not any(map(is_card, what.split()))]
