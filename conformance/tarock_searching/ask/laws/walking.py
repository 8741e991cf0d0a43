"""Plays random deals with a program, by acts that its own answers list as allowed; laws are then held against them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from tarock_protocol.cards import SUIT_CARDS, is_card
from tarock_protocol.deeds import CARD_DEEDS
from tarock_protocol.messages.answers import DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_protocol.messages.questions import CardPlay, Deal
from tarock_protocol.seating import ACTIVE
from tarock_searching.ask.laws.law import BrokeError, Hearing
from tarock_searching.make.material import Material
from tarock_second_opinion.lockstep import QUIET
from tarock_steps.catalogue.loading import load_catalogue, table_of

_LONGEST: Final = 400
"""How many acts a deal may have before it is abandoned."""
_QUIET: Final = (0.4, 0.8, 0.95)
"""How often players choose the quietest word; one of these values for each deal."""
_READINGS: Final = (0, 0, 1, 3)
"""Numbers of random readings for a fresh deal, to choose from."""
_TRIES: Final = 12
"""How many sets of discards, or unlisted words, are tried."""
_TRIED: Final = frozenset({"bid", "call", "say", "play"})
"""The deeds for which an unlisted act is tried."""
_ANOTHER: Final = 0.3
"""How often the unlisted act is a listed one by a player who is not in turn."""
_OWN: Final = 0.7
"""How often an unlisted card is one from the player's own hand."""


def fresh_deal(material: Material, chance: random.Random, options: Mapping[str, str]) -> Deal:
    """A deal of shuffled cards before its first act; readings are random, except for the given ``options``."""
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
    """Play a deal act by act, and yield each beginning of it; ends if nothing is listed, or if an act is refused.

    Yields nothing if the program breaks over the first question. Raises BrokeError if it breaks later, and Declined if
    it does not play such deals.
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
    """The deal with a discard that the program accepts; None if none of the tries is accepted."""
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
    """The deal with another act that is not listed; None if no such act was found.

    Discards and cards taken from the Talon are not tried: discards are listed one by one but judged together, and cards
    of the Talon may be named in any order.
    """
    turns = [turn for turn in answer.next if turn.do in _TRIED]
    if answer.refused is not None or not turns:
        return None
    turn = chance.choice(turns)
    others = [seat for seat in range(question.players) if all(seat != due.seat for due in answer.next)]
    if others and chance.random() < _ANOTHER:
        return _done(question, replace(turn, seat=chance.choice(others)), chance.choice(turn.legal))
    words = _cards(question, turn.seat, chance) if turn.do in CARD_DEEDS else _words(material, chance)
    listed = {what for due in answer.next if due.seat == turn.seat for what in due.legal}
    return next((_done(question, turn, what) for what in words if what not in listed), None)


def _cards(question: Deal | CardPlay, seat: int, chance: random.Random) -> list[str]:
    """The player's own cards or the cards of all hands, in random order."""
    held = question.hands[seat] if chance.random() < _OWN else [card for hand in question.hands for card in hand]
    return chance.sample(held, len(held))


def _words(material: Material, chance: random.Random) -> list[str]:
    """Random words, not cards, that players say in scenarios."""
    said = [material.value(chance, "actions", "what") for _ in range(_TRIES)]
    return [what for what in said if what is not None and not any(map(is_card, what.split()))]
