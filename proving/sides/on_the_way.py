"""What the deals of scenarios come to on their way: announcements, choices, the first trick, and sheets of one item.

Scenarios ask what may be announced of few rounds by itself, and of hardly any in which a doubling was answered; most of
their deals have gone past what may be done with the Talon; and sheets tell of more than the one item that was lost.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from proving.partings.candidates import Candidate, asked_by, asked_by_scenarios, candidate
from proving.sides.led import results
from tarock_conformance.ask.answered import answer_or_reason
from tarock_conformance.ask.table_talk import talk_of
from tarock_reference import respond
from tarock_steps.protocol import codec
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.parts import Action, Item, Side
from tarock_steps.protocol.messages.questions import Deal, MayAnnounce, MayBid, Question, Result, Settle
from tarock_steps.protocol.seating import ACTIVE, SeatNames

_CHOSEN: Final = ("talon", "call", "discard", "play")


@functools.cache
def announced_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Such questions after each doubling and after the last word, by the default of every option; each round once."""
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for begun in _begun(deal):
            said = tuple(one for one in begun.actions if one.do == "say")
            key = said, tuple(one for one in begun.actions if one.do in ("bid", "call"))
            asked = None if key in found else _asked_after(begun)
            if asked is not None and (one := candidate(asked)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda one: one.size))


@functools.cache
def bid_on_the_way(source: str) -> tuple[Candidate, ...]:
    """What may be bid in the auctions of deals, by the default of every option; each auction once, smallest first."""
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for asked in _auction_of(deal):
            key = asked.players, asked.dealer, tuple(asked.bids)
            if key not in found and (one := candidate(asked)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda one: one.size))


def _auction_of(deal: Deal) -> Iterator[MayBid]:
    """What may be bid after each bid of a deal, by whoever is in turn with the hand that he was dealt."""
    bids = list(takewhile(lambda one: one.do == "bid", deal.actions))
    for place in range(1, len(bids) + 1):
        begun = replace(deal, actions=bids[:place])
        told = answer_or_reason(begun, respond)
        if not isinstance(told, DealAnswer) or told.refused is not None:
            return
        speaker = next((turn.seat for turn in told.next if turn.do == "bid"), None)
        if speaker is not None:
            fields = {"rules": deal.rules, "players": deal.players, "dealer": deal.dealer}
            yield MayBid(id=0, **fields, bids=begun.actions, hand=told.hands[speaker])  # type: ignore[arg-type]


@functools.cache
def chosen_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Deals up to where something is first done with the Talon, called or played, and up to the end of a trick.

    Of those with the same auction in which the same is called and where a clause is named by the same ones, the
    smallest.
    """
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for begun in _up_to_choices(deal):
            one = candidate(replace(deal, actions=begun))
            if one is not None:
                auction = tuple(act for act in begun if act.do in ("bid", "call"))
                found.setdefault((auction, len(begun) - len(auction) > 0, one.named), one)
    return tuple(sorted(found.values(), key=lambda one: one.size))


def begun_with(scenario: str) -> tuple[Candidate, ...]:
    """What a scenario asks, its auctions, and its deals up to each act before the first card; smallest first."""
    asked = asked_by(scenario)
    deals = [one.question for one in asked if isinstance(one.question, Deal)]
    begun = [replace(deal, actions=acts) for deal in deals for acts in _before_the_cards(deal)]
    auctions = (one for deal in deals for one in _auction_of(deal))
    rounds = (one for deal in begun if deal.actions[-1].do == "say" for one in (_asked_after(deal),) if one is not None)
    found = {codec.encode(one.question): one for one in asked}
    for question in chain[Question](begun, auctions, rounds):
        one = candidate(question)
        if one is not None:
            found.setdefault(codec.encode(question), one)
    return tuple(sorted(found.values(), key=lambda one: one.size))


def _before_the_cards(deal: Deal) -> Iterator[Sequence[Action]]:
    """What is done in a deal up to each act before the first card."""
    number = sum(act.do != "play" for act in deal.actions)
    return (deal.actions[:place] for place in range(1, number + 1))


def _up_to_choices(deal: Deal) -> Iterator[Sequence[Action]]:
    """What is done in a deal up to each first choice, and up to the end of the first trick."""
    for what in _CHOSEN:
        place = next((place for place, one in enumerate(deal.actions) if one.do == what), None)
        if place is not None:
            yield deal.actions[:place]
            if what == "play" and len(deal.actions) >= place + ACTIVE:
                yield deal.actions[: place + ACTIVE]


@functools.cache
def settled_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Sheets of one item each, as the ends of deals in scenarios come to them; of those alike the smallest."""
    found: dict[object, Candidate] = {}
    for result, answer in results(source):
        for item in answer.items:
            sheet = _sheet_of(result, replace(item, grounds=[]))
            key = sheet.contract, sheet.partner is None, sheet.from_talon, item.item, item.won, item.announced
            if key not in found and (one := candidate(sheet)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda one: one.size))


def _sheet_of(result: Result, item: Item) -> Settle:
    return Settle(
        id=0,
        rules=result.rules,
        contract=result.contract,
        players=result.players,
        dealer=result.dealer,
        declarer=result.declarer,
        partner=result.partner,
        from_talon=result.from_talon,
        items=[item],
    )


def _deals(source: str) -> Iterator[Deal]:
    """The deals of scenarios by the default of every option, the smaller ones first."""
    questions = (one.question for one in asked_by_scenarios(source))
    return (one for one in questions if isinstance(one, Deal) and not one.options)


def _begun(deal: Deal) -> Iterator[Deal]:
    """The deal up to each doubling, and up to the last word where something is doubled at all."""
    steps = talk_of(deal.rules, {}, SeatNames.of(deal.players, deal.dealer), "").words.steps
    said = [place for place, one in enumerate(deal.actions) if one.do == "say"]
    doublings = [place for place in said if deal.actions[place].what.partition(" ")[0] in steps]
    for place in [*doublings, *said[-1:]] if doublings else ():
        yield replace(deal, actions=deal.actions[: place + 1])


def _asked_after(begun: Deal) -> MayAnnounce | None:
    """What whoever is in turn may announce then; none where nobody may."""
    told = answer_or_reason(begun, respond)
    if not isinstance(told, DealAnswer) or told.refused is not None or told.contract is None:
        return None
    speaker = next((turn.seat for turn in told.next if turn.do == "say"), None)
    if speaker is None or (told.called is not None and told.partner is None):
        return None
    return MayAnnounce(
        id=0,
        rules=begun.rules,
        players=begun.players,
        dealer=begun.dealer,
        contract=told.contract,
        declarer=told.declarer,
        partner=told.partner,
        called=told.called,
        said=[one for one in begun.actions if one.do == "say"],
        hand=told.hands[speaker],
    )


@functools.cache
def taken_by_the_others(source: str) -> tuple[Candidate, ...]:
    """Ends of deals of which scenarios tell the hands alone, as if each side had taken what the other one was dealt."""
    told = (_taken_by_the_others(result) for result, _ in results(source))
    found = (candidate(one) for one in told if one is not None)
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.size))


def _taken_by_the_others(result: Result) -> Result | None:
    """None where anything else is told, or where one side was dealt more cards."""
    if result.partner is None or isinstance(result.hands, UnsetType) or result.piles or result.tricks or result.played:
        return None
    dealt: dict[Side, list[str]] = {"declarer": [], "foes": []}
    for seat, hand in enumerate(result.hands):
        dealt["foes" if seat in (result.declarer, result.partner) else "declarer"] += hand
    each = len(dealt["foes"]) // ACTIVE
    return replace(result, piles=dealt, tricks=dict.fromkeys(dealt, each))
