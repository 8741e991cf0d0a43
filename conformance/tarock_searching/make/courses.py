"""Generates whole deals, and the smaller questions that arise in them.

The second opinion, our independent implementation, plays each deal beside the engine, with players that seek rare
situations. If the two differ it is a fault of ours (``DisagreedError``), and no program is asked about it.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.parts import Action, WonTrick
from tarock_searching.make.disagreeing import OURS_PART, DisagreedError
from tarock_second_opinion import engine_answers, lockstep
from tarock_second_opinion.source import Act, Case
from tarock_second_opinion.sources import SOURCES

_PREFIXES: Final = 3
"""How many beginnings of a deal are asked, besides the whole deal."""
_DEFAULTS: Final = 0.7
"""Share of the deals that are played by the default readings."""


class FuzzDeal(NamedTuple):
    """A whole deal with the right answer."""

    question: ask.Deal
    answer: DealAnswer


def fuzz_deal(
    source: str,
    chance: random.Random,
    right: Callable[[ask.Question], Answer | None],
    options: Mapping[str, str],
    contract: str = "",
) -> FuzzDeal | None:
    """A deal that engine and second opinion play in lockstep, with its right answer; None if ``right`` has none.

    If a ``contract`` is named, the cards are dealt so that it is likely to be played.
    Raises DisagreedError if the two do not agree.
    """
    teller = SOURCES[source]
    seed = chance.randrange(1 << 48)
    own = random.Random(seed)
    case, chooser = teller.chance(teller, own, contract or teller.contract_of(seed))
    if options or chance.random() < _DEFAULTS:
        case = dataclasses.replace(case, options=tuple(sorted(teller.without_idle(dict(options)).items())))
    outcome = lockstep.run(teller, case, chooser)
    if outcome.difference is not None:
        readings = " ".join(f"{option}={reading}" for option, reading in case.options)
        place = f"{outcome.difference.what} at {outcome.difference.place}"
        raise DisagreedError(
            message(
                "{what}: {source}, deal {seed}: {place}, by {readings}",
                what=OURS_PART,
                source=source,
                seed=seed,
                place=place,
                readings=readings or message("the defaults"),
            )
        )
    question = _question(source, case, outcome.acts)
    answer = right(question)
    return FuzzDeal(question, answer) if isinstance(answer, DealAnswer) else None


def _question(source: str, case: Case, wishes: Sequence[tuple[int, str]]) -> ask.Deal:
    teller = SOURCES[source]
    telling = teller.tell(case)
    dealt = engine_answers.dealt(case, telling)
    acts: list[Act] = []
    for wish in wishes:
        act = next(act for act in [*telling.acts(), *telling.accepted()] if act.wish == wish)
        telling.act(act)
        acts.append(act)
    told = {"ask": "deal", "id": 1, "rules": source, **dealt, "actions": engine_answers.on_wire(acts)}
    return msgspec.convert(told, ask.Deal)


def questions_on_the_way(deal: FuzzDeal, chance: random.Random) -> Iterator[ask.Question]:
    """The deal itself, some of its beginnings, and separate questions about its parts."""
    question, answer = deal
    yield question
    number = len(question.actions)
    for _ in range(_PREFIXES if number else 0):
        kept = question.actions[: chance.randrange(number)]
        yield replace(question, actions=kept)
        yield _view(question, chance.randrange(question.players), kept)
    yield from _bidding(question, chance)
    yield from _tricks(question, answer)
    yield from ending(question, answer)


def _view(question: ask.Deal, seat: int, acts: list[Action]) -> ask.View:
    """The question which cards a seat has seen after these acts."""
    return ask.View(
        id=1,
        rules=question.rules,
        options=question.options,
        players=question.players,
        dealer=question.dealer,
        hands=question.hands,
        talon=question.talon,
        actions=acts,
        seat=seat,
    )


def _bidding(question: ask.Deal, chance: random.Random) -> Iterator[ask.Question]:
    bids = [act for act in question.actions if act.do == "bid"]
    if bids:
        place = chance.randrange(len(bids))
        yield bid_question(question, bids[:place], bids[place].seat)


def bid_question(question: ask.Deal, bids: list[Action], seat: int) -> ask.MayBid:
    """The question what a player may bid in a deal after these bids."""
    return ask.MayBid(
        id=1,
        rules=question.rules,
        options=question.options,
        players=question.players,
        dealer=question.dealer,
        bids=bids,
        hand=question.hands[seat],
    )


def _tricks(question: ask.Deal, answer: DealAnswer) -> Iterator[ask.Question]:
    """For each trick: who wins it, what its last player could have played or led, and what it counts."""
    contract, rules, options = answer.contract, question.rules, question.options
    if contract is None:
        return
    gone: set[str] = set()
    for number, trick in enumerate(answer.tricks, start=1):
        cards = trick.cards
        yield trick_question(question, contract, trick)
        held = next((hand for hand in question.hands if cards[-1] in hand), [])
        left = [card for card in held if card not in gone]
        for before in (cards[:-1], []) if left else ():
            yield ask.MayPlay(
                id=1,
                rules=rules,
                options=options,
                contract=contract,
                hand=left,
                trick=before,
                number=number,
                called=answer.called,
            )
        yield ask.Count(id=1, rules=rules, options=options, cards=cards)
        gone.update(cards)


def trick_question(question: ask.Deal, contract: str, trick: WonTrick) -> ask.Trick:
    """The question who wins a trick of a deal."""
    return ask.Trick(
        id=1,
        rules=question.rules,
        options=question.options,
        contract=contract,
        players=question.players,
        dealer=question.dealer,
        leader=trick.leader,
        cards=trick.cards,
    )


def ending(question: ask.Deal, answer: DealAnswer) -> Iterator[ask.Question]:
    """The questions who pays whom after a finished deal, and who deals next."""
    if not answer.over or answer.contract is None or answer.renonce is not None:
        return
    alone = answer.declarer is None
    yield ask.Settle(
        id=1,
        rules=question.rules,
        options=question.options,
        contract=answer.contract,
        players=question.players,
        dealer=question.dealer,
        declarer=answer.declarer,
        partner=answer.partner,
        items=answer.items,
        from_talon=any(answer.called in packet for packet in question.talon),
        augen=[answer.augen[key] for key in sorted(answer.augen)] if alone else [],
        tricks=[sum(trick.winner == seat for trick in answer.tricks) for seat in range(question.players)]
        if alone
        else [],
        said=[act for act in question.actions if act.do == "say"] if alone else [],
        tariff=question.tariff,
        doubled=question.doubled,
    )
    yield ask.NextDealer(
        id=1, rules=question.rules, options=question.options, players=question.players, previous=question.dealer
    )
