"""What somebody may announce, choose, call or lay away in the middle of a deal, as the deals of scenarios come to it.

Scenarios ask what may be announced of few rounds by itself, and of hardly any in which a doubling was answered; and
most of their deals have gone past what may be done with the Talon.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from proving.partings.candidates import Candidate, asked_by_scenarios, candidate
from tarock_conformance.ask.answered import answer_or_reason
from tarock_conformance.ask.table_talk import talk_of
from tarock_reference import respond
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.questions import Deal, MayAnnounce
from tarock_steps.protocol.seating import SeatNames

_CHOSEN: Final = ("talon", "call", "discard")


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
def chosen_on_the_way(source: str) -> tuple[Candidate, ...]:
    """Deals up to where something is first done with the Talon or called, of each auction the smallest."""
    found: dict[object, Candidate] = {}
    for deal in _deals(source):
        auction = tuple(one for one in deal.actions if one.do == "bid")
        for what in _CHOSEN:
            place = next((place for place, one in enumerate(deal.actions) if one.do == what), None)
            begun = None if place is None or (what, auction) in found else deal.actions[:place]
            if begun is not None and (one := candidate(replace(deal, actions=begun))) is not None:
                found[what, auction] = one
    return tuple(sorted(found.values(), key=lambda one: one.size))


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
