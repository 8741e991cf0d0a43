"""The second opinion as a program that speaks the protocol; what it does not know by itself it declines."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import answers, parts, questions
from tarock_second_opinion import deals, impossible_questions, positions
from tarock_second_opinion.ends import SIDES, ended
from tarock_second_opinion.engine_answers import amount
from tarock_second_opinion.sheets import settled
from tarock_second_opinion.source import Telling
from tarock_second_opinion.sources import SOURCES

_ACTIVE: Final = 4
_TABLES: Final = (_ACTIVE, _ACTIVE + 1)
"""The possible numbers of players at a table."""
_MOST_TRICKS: Final = 12
_EVERYBODY_ALONE: Final = ("Fahren", "Trischaken")
_KNOWN: Final = 256
"""The number of choices of readings that are cached as possible."""


class BadQuestionError(Exception):
    """A question that is well formed but asks for something that cannot be."""


def respond(line: bytes) -> bytes:
    """One reply for one question, both a line of JSON; a bad question gets an ``error`` that names the place."""
    try:
        question = codec.decode_question(line)
    except ProtocolError as fault:
        return msgspec.json.encode({"id": codec.question_id(line), "error": str(fault)})
    try:
        answer = _answer(question)
    except BadQuestionError as fault:
        return msgspec.json.encode({"id": question.id, "error": str(fault)})
    except Exception as fault:  # noqa: BLE001 - what it cannot tell of is no question of this game
        reason = f"this cannot be told at the table: {type(fault).__name__}: {fault}"
        return msgspec.json.encode({"id": question.id, "error": reason})
    if answer is None:
        return msgspec.json.encode({"id": question.id, "declined": "the second opinion does not tell this by itself"})
    return msgspec.json.encode({"id": question.id, "answer": answer})


def hello() -> answers.HelloAnswer:
    """The answer to ``hello``: who answers, and which questions."""
    return answers.HelloAnswer(
        protocol=questions.PROTOCOL,
        name="Tarock second opinion",
        version="checkout",
        language="Python",
        rules={
            name: {option: list(readings) for option, readings in source.readings.items()}
            for name, source in SOURCES.items()
        },
        questions=[codec.kind(questions.Hello), *(codec.kind(question) for question in _SAYS)],
        fields={codec.kind(questions.Trick): ["winner"], codec.kind(questions.Deal): [*deals.SAID]},
    )


def _answer(question: questions.AnyQuestion) -> answers.Answer | None:
    if isinstance(question, questions.Hello):
        return hello()
    says = _SAYS.get(type(question))
    if says is None:
        return None
    _refuse_unknown(question)
    return says(question)


# ----------------------------------------------------------------------------------------------------- the answers


def _count(question: questions.Count) -> answers.Answer:
    return answers.CountAnswer(augen=amount(positions.counted(question)))


def _trick(question: questions.Trick) -> answers.Answer:
    return answers.TrickAnswer(winner=positions.winner(question), leads=None)


def _may_play(question: questions.MayPlay) -> answers.Answer | None:
    found = positions.playable(question)
    return None if found is None else answers.LegalAnswer(legal=found)


def _may_bid(question: questions.MayBid) -> answers.Answer | None:
    """The turn of the first seat that can hold the given hand, or how the auction ended."""
    for place in range(1, question.players + 1):
        seat = (question.dealer + place) % question.players
        telling = positions.after_bids(question, seat)
        if telling is None:
            continue
        if telling.contract:
            return _bought(telling)
        legal = [act.words for act in telling.acts() if (act.seat, act.deed) == (seat, "bid")]
        if legal:
            return answers.TurnAnswer(seat=seat, legal=legal)
    return None


def _bought(telling: Telling) -> answers.TurnAnswer:
    declarer = telling.course.game.declarer
    return answers.TurnAnswer(
        seat=None, legal=[], contract=telling.contract, declarer=None if declarer < 0 else declarer
    )


def _deal(question: questions.Deal) -> answers.Answer | None:
    found = deals.told(question)
    if found is not None and found.refused is not None:
        _refuse_act(question, found.refused.index)
    return found


def _result(question: questions.Result) -> answers.Answer | None:
    if question.contract in _EVERYBODY_ALONE:
        _refuse("contract", "a game with a declarer", question.contract)
    _refuse_impossible(impossible_questions.of_end(question))
    found = ended(question)
    if found is None:
        return None
    augen = {side: amount(number) for side, number in zip(SIDES, found.augen, strict=False)}
    return answers.ResultAnswer(augen=augen, items=[deals.item_on_wire(item) for item in found.items])


def _settle(question: questions.Settle) -> answers.Answer | None:
    _refuse_impossible(impossible_questions.of_sheet(question))
    found = settled(question)
    if found is None:
        return None
    lines = [deals.line_on_wire(line) for line in found.lines]
    return answers.SettleAnswer(payments=[amount(payment) for payment in found.payments], lines=lines)


_SAYS: Final[Mapping[type[questions.Question], Callable[[Any], answers.Answer | None]]] = {
    questions.Count: _count,
    questions.MayBid: _may_bid,
    questions.MayPlay: _may_play,
    questions.Trick: _trick,
    questions.Result: _result,
    questions.Settle: _settle,
    questions.Deal: _deal,
}


# --------------------------------------------------------------------------------------------------- bad questions


def _refuse_unknown(question: questions.Question) -> None:
    """Refuse an unknown rule set, reading, game, seat or card, and a repeated card."""
    if question.rules not in SOURCES:
        _refuse("rules", f"one of {', '.join(SOURCES)}", question.rules)
    _choose(question.rules, tuple(sorted(question.options.items())))
    contract, players = getattr(question, "contract", None), getattr(question, "players", _ACTIVE)
    if players not in _TABLES:
        _refuse("players", " or ".join(map(str, _TABLES)), players)
    seats = range(players)
    if contract is not None and contract not in SOURCES[question.rules].contracts:
        _refuse("contract", "a game of the rule set", contract)
    for place, seat in _seats(question):
        if seat not in seats:
            _refuse(place, f"a seat among {', '.join(map(str, seats))}", seat)
    for index, trick in enumerate(getattr(question, "played", ())):
        _refuse_trick(f"played[{index}]", trick)
    for place, cards in _TOLD.get(type(question), lambda _: {})(question).items():
        _refuse_cards(place, cards, question)


def _seats(question: questions.Question) -> Iterator[tuple[str, int]]:
    """Every seat that a question names, except in the acts of a deal, with its place."""
    told = [("", question)]
    for field in ("bids", "said", "items", "played"):
        told += [
            (f"{field}[{index}].", told_part) for index, told_part in enumerate(getattr(question, field, None) or ())
        ]
    for place, part in told:
        for name in ("dealer", "leader", "declarer", "partner", "renonce", "against", "seat"):
            if isinstance(seat := getattr(part, name, None), int):
                yield f"{place}{name}", seat


def _refuse_trick(place: str, trick: parts.NumberedTrick) -> None:
    """Refuse a trick with an impossible number, or without all its cards."""
    if trick.number not in range(1, _MOST_TRICKS + 1):
        _refuse(f"{place}.number", f"a trick from 1 to {_MOST_TRICKS}", trick.number)
    if len(trick.cards) != _ACTIVE:
        _refuse(f"{place}.cards", f"{_ACTIVE} cards", len(trick.cards))


def _refuse_impossible(found: impossible_questions.Fault | None) -> None:
    """Refuse a question with a fault."""
    if found is not None:
        _refuse(*found)


def _refuse_act(question: questions.Deal, index: int) -> None:
    """Refuse an act of an unknown seat, or with unknown cards."""
    act, place = question.actions[index], f"actions[{index}]"
    if act.seat not in range(question.players):
        _refuse(f"{place}.seat", f"a seat below {question.players}", act.seat)
    if act.do in ("discard", "play"):
        _refuse_cards(f"{place}.what", deals.spelt(act), question)


def _refuse_cards(place: str, cards: Sequence[str], question: questions.Question) -> None:
    source = SOURCES[question.rules]
    pack = source.pack(source.whole(question.options))
    for index, card in enumerate(cards):
        if card not in pack or card in cards[:index]:
            _refuse(place, "cards of the pack, each once", card)


_TOLD: Final[Mapping[type[questions.Question], Callable[[Any], dict[str, list[str]]]]] = {
    questions.Count: lambda question: {"cards": question.cards},
    questions.Trick: lambda question: {"cards": question.cards},
    questions.MayPlay: lambda question: {"hand and trick": [*question.hand, *question.trick]},
    questions.MayBid: lambda question: {"hand": question.hand},
    questions.Result: lambda question: {"piles": [card for pile in question.piles.values() for card in pile]},
    questions.Deal: lambda question: {"hands": [card for hand in question.hands for card in hand]},
}
"""The cards in a question, by their place."""


@functools.lru_cache(_KNOWN)
def _choose(rules: str, options: tuple[tuple[str, str], ...]) -> None:
    """Refuse readings that cannot be chosen together."""
    try:
        SOURCES[rules].rules.choose(dict(options))
    except ValueError as fault:
        raise BadQuestionError(str(fault)) from fault


def _refuse(place: str, expected: str, given: object) -> None:
    message = f"{place}: expected {expected}, got {given!r}"
    raise BadQuestionError(message)
