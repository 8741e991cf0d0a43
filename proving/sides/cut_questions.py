"""Cuts smaller questions out of the deals of scenarios: announcements, choices, first tricks, settlements of one item.

Scenarios seldom ask what may be announced in a round, or after a doubling was answered. Most of their deals have
already gone past the Talon, and most settle several items.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from proving.partings.candidates import Candidate, asked_by, asked_by_scenarios, candidate
from proving.sides.item_clauses import results
from tarock_protocol import codec
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action, Item, Side
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayBid, Question, Result, Settle
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_reference import respond
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.table_talk import talk_of

_CHOSEN: Final = ("talon", "call", "discard", "play")


@functools.cache
def announced_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Questions about announcing after each doubling and the last word, under all defaults; each round once."""
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for begun in _begun(deal):
            said = tuple(act for act in begun.actions if act.do == "say")
            key = said, tuple(act for act in begun.actions if act.do in ("bid", "call"))
            asked = None if key in found else _asked_after(begun)
            if asked is not None and (one := candidate(asked)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda entry: entry.size))


@functools.cache
def bid_on_the_way(source: str) -> tuple[Candidate, ...]:
    """What may be bid in the auctions of deals, under all defaults; each auction once, smallest first."""
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for asked in _bidding_of(deal):
            key = asked.players, asked.dealer, tuple(asked.bids)
            if key not in found and (one := candidate(asked)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda entry: entry.size))


def _bidding_of(deal: Deal) -> Iterator[MayBid]:
    """What may be bid after each bid of a deal, by whoever is in turn with the hand that he was dealt."""
    bids = list(takewhile(lambda act: act.do == "bid", deal.actions))
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
    """Deals up to the first act with the Talon, the first call and the first card, and up to the end of a trick.

    Of deals with the same auction and call whose answers name the same clauses, only the smallest.
    """
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        for begun in _up_to_choices(deal):
            one = candidate(replace(deal, actions=begun))
            if one is not None:
                bids = tuple(act for act in begun if act.do in ("bid", "call"))
                found.setdefault((bids, len(begun) - len(bids) > 0, one.named), one)
    return tuple(sorted(found.values(), key=lambda entry: entry.size))


def begun_with(scenario: str) -> tuple[Candidate, ...]:
    """What a scenario asks, its auctions, and its deals up to each act before the first card; smallest first."""
    asked = asked_by(scenario)
    deals = [entry.question for entry in asked if isinstance(entry.question, Deal)]
    begun = [replace(deal, actions=acts) for deal in deals for acts in _before_the_cards(deal)]
    bids_asked = (question for deal in deals for question in _bidding_of(deal))
    rounds = (
        question
        for deal in begun
        if deal.actions[-1].do == "say"
        for question in (_asked_after(deal),)
        if question is not None
    )
    found = {codec.encode(entry.question): entry for entry in asked}
    for question in chain[Question](begun, bids_asked, rounds):
        one = candidate(question)
        if one is not None:
            found.setdefault(codec.encode(question), one)
    return tuple(sorted(found.values(), key=lambda entry: entry.size))


def _before_the_cards(deal: Deal) -> Iterator[Sequence[Action]]:
    """The acts of a deal up to each act before the first card."""
    number = sum(act.do != "play" for act in deal.actions)
    return (deal.actions[:place] for place in range(1, number + 1))


def _up_to_choices(deal: Deal) -> Iterator[Sequence[Action]]:
    """The acts of a deal up to each first choice, and up to the end of the first trick."""
    for what in _CHOSEN:
        place = next((place for place, act in enumerate(deal.actions) if act.do == what), None)
        if place is not None:
            yield deal.actions[:place]
            if what == "play" and len(deal.actions) >= place + ACTIVE:
                yield deal.actions[: place + ACTIVE]


@functools.cache
def settled_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Sheets of one item each, from the ends of deals in scenarios; of similar ones only the smallest."""
    found: dict[object, Candidate] = {}
    for result, answer in results(source):
        for item in answer.items:
            sheet = _sheet_of(result, replace(item, grounds=[]))
            key = sheet.contract, sheet.partner is None, sheet.from_talon, item.item, item.won, item.announced
            if key not in found and (one := candidate(sheet)) is not None:
                found[key] = one
    return tuple(sorted(found.values(), key=lambda entry: entry.size))


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
    """The deals of scenarios under the default of every option, the smaller ones first."""
    questions = (entry.question for entry in asked_by_scenarios(source))
    return (question for question in questions if isinstance(question, Deal) and not question.options)


def _begun(deal: Deal) -> Iterator[Deal]:
    """The deal up to each doubling and up to the last word; nothing where nothing is doubled."""
    steps = talk_of(deal.rules, {}, SeatNames.of(deal.players, deal.dealer), "").words.steps
    said = [place for place, act in enumerate(deal.actions) if act.do == "say"]
    doublings = [place for place in said if deal.actions[place].what.partition(" ")[0] in steps]
    for place in [*doublings, *said[-1:]] if doublings else ():
        yield replace(deal, actions=deal.actions[: place + 1])


def _asked_after(begun: Deal) -> MayAnnounce | None:
    """What the player in turn may announce then; None if nobody may."""
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
        said=[act for act in begun.actions if act.do == "say"],
        hand=told.hands[speaker],
    )


@functools.cache
def taken_by_the_others(source: str) -> tuple[Candidate, ...]:
    """Ends of deals for scenarios that give only hands, as if each side had taken the cards dealt to the other."""
    told = (_taken_by_the_others(result) for result, _ in results(source))
    found = (candidate(result) for result in told if result is not None)
    return tuple(sorted((entry for entry in found if entry is not None), key=lambda entry: entry.size))


def _taken_by_the_others(result: Result) -> Result | None:
    """None where anything else is given, or where one side was dealt more cards."""
    if result.partner is None or isinstance(result.hands, UnsetType) or result.piles or result.tricks or result.played:
        return None
    dealt: dict[Side, list[str]] = {"declarer": [], "foes": []}
    for seat, hand in enumerate(result.hands):
        dealt["foes" if seat in (result.declarer, result.partner) else "declarer"] += hand
    each = len(dealt["foes"]) // ACTIVE
    return replace(result, piles=dealt, tricks=dict.fromkeys(dealt, each))
