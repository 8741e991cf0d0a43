"""Builds the questions about a position, one function for each kind, from what a scenario has set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from msgspec import UNSET

from tarock_language.message import Message, message
from tarock_protocol.errors import TableError
from tarock_protocol.messages.questions import (
    Count,
    Dealing,
    Deck,
    MayAnnounce,
    MayBid,
    MayCall,
    MayDiscard,
    MayPlay,
    NextDealer,
    Question,
    Result,
    Session,
    Settle,
    Trick,
    View,
)
from tarock_steps.table.course import Course
from tarock_steps.table.setting import WITHOUT_DECLARER, Setting
from tarock_steps.table.setup import read_cards
from tarock_steps.table.turns import played_trick

Given = TypeVar("Given")


def deck(_given: Setting) -> Deck:
    """Ask about the deck."""
    return Deck(id=0)


def count(_given: Setting, cards: str) -> Count:
    """Ask how many Augen these cards hold."""
    return Count(id=0, cards=read_cards(cards))


def dealing(given: Setting) -> Dealing:
    """Ask who receives which cards."""
    seating = given.seating
    return Dealing(
        id=0,
        players=seating.players,
        dealer=seating.dealer,
        pack=given.whole_pack,
        cut=given.lifted,
        starts=None if given.first_packet is None else seating.seat(given.first_packet),
        pile=None if given.pile is None else read_cards(given.pile),
        chosen=given.chosen,
    )


def may_bid(given: Setting, cards: str) -> MayBid:
    """Ask what may be bid."""
    seating = given.seating
    return MayBid(id=0, players=seating.players, dealer=seating.dealer, bids=given.bids, hand=read_cards(cards))


def may_call(given: Setting, cards: str) -> MayCall:
    """Ask which kings may be called."""
    return MayCall(id=0, contract=_contract(given), hand=read_cards(cards))


def may_discard(given: Setting, cards: str, hand: str) -> MayDiscard:
    """Ask whether these cards may be laid away."""
    return MayDiscard(id=0, contract=_contract(given), hand=read_cards(hand), discards=read_cards(cards))


def may_announce(given: Setting, cards: str) -> MayAnnounce:
    """Ask what may be announced."""
    seating = given.seating
    return MayAnnounce(
        id=0,
        players=seating.players,
        dealer=seating.dealer,
        contract=_contract(given),
        declarer=given.declarer,
        partner=given.partner,
        called=given.called,
        said=given.said,
        hand=read_cards(cards),
        from_talon=given.king_in_talon,
    )


def may_lead(given: Setting, hand: str) -> MayPlay:
    """Ask which cards may be led."""
    return may_play(given, "", hand)


def may_play(given: Setting, cards: str, hand: str) -> MayPlay:
    """Ask which cards may be played after these cards of a trick."""
    return MayPlay(
        id=0,
        contract=given.contract or given.table.plain_game,
        hand=read_cards(hand),
        trick=read_cards(cards),
        number=given.trick_number,
        announced=given.announced,
        called=given.called,
    )


def trick_winner(given: Setting, text: str) -> Trick:
    """Ask who wins this trick."""
    seating = given.seating
    played = played_trick(text, seating)
    return Trick(
        id=0,
        contract=given.contract or given.table.plain_game,
        players=seating.players,
        dealer=seating.dealer,
        leader=played.leader,
        cards=played.cards,
    )


def result(given: Setting) -> Result:
    """Ask what is won and lost."""
    seating, hands = given.seating, given.hands_for_result
    return Result(
        id=0,
        contract=_contract(given),
        players=seating.players,
        dealer=seating.dealer,
        declarer=_named(given.declarer, message("the scenario asks without having named a declarer")),
        partner=given.partner,
        called=given.called,
        piles=given.final_piles,
        tricks=given.final_tricks,
        played=given.known_tricks,
        said=given.said,
        from_talon=given.king_in_talon,
        hands=UNSET if hands is None else hands,
        taken=given.taken,
        laid=given.laid,
    )


def settle(given: Setting) -> Settle:
    """Ask who pays whom."""
    seating = given.seating
    contract = _contract(given)
    if contract in WITHOUT_DECLARER and given.offender is None:
        _named(given.gathered.get("Augen"), message("the scenario asks without having named everybody's Augen"))
    return Settle(
        id=0,
        contract=contract,
        players=seating.players,
        dealer=seating.dealer,
        declarer=given.declarer,
        partner=given.partner,
        items=given.items,
        given_up=given.given_up,
        from_talon=given.king_in_talon,
        augen=given.augen_by_seat,
        tricks=given.tricks_by_seat,
        bird=given.bird,
        said=given.said,
        tariff=given.tariff,
        doubled=given.doubled or UNSET,
        renonce=UNSET if given.offender is None else seating.seat(given.offender),
        replaced=given.game_replaced,
    )


def next_dealer(given: Setting) -> NextDealer:
    """Ask who deals next."""
    seating = given.seating
    return NextDealer(
        id=0,
        players=seating.players,
        lot=None if given.lot is None else seating.seat(given.lot),
        previous=None if given.dealt_last is None else seating.seat(given.dealt_last),
        given_up=given.given_up,
    )


def session(given: Setting) -> Session:
    """Ask the state of the session."""
    seating = given.seating
    return Session(
        id=0, players=seating.players, dealer=seating.dealer, deals=given.past_deals, last_hour=given.last_hour
    )


def view(course: Course, seat: int) -> View:
    """Ask what this seat has seen."""
    deal = course.question(course.actions)
    return View(
        id=0,
        players=deal.players,
        dealer=deal.dealer,
        hands=deal.hands,
        talon=deal.talon,
        actions=deal.actions,
        seat=seat,
    )


HOLDING: Final[Mapping[str, Callable[[Setting, str], Question]]] = {
    "bid": may_bid,
    "call": may_call,
    "announce": may_announce,
    "lead": may_lead,
}
"""The questions about a hand, by deed."""


def _contract(given: Setting) -> str:
    return _named(given.contract, message("the scenario asks without having named a contract"))


def _named(value: Given | None, fault: Message) -> Given:
    if value is None:
        raise TableError(fault)
    return value
