"""Writes the play of a deal in the exchange format of other programs: a line for each state.

The format has no sign for a doubling and none for a bid, so neither is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.answers import DealAnswer, PlayAnswer
from tarock_protocol.messages.questions import AnyQuestion, CardPlay, Deal
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.explain.exchange import GAMES, SAID
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.exchanged_cards import SPELT

if TYPE_CHECKING:
    from tarock_protocol.messages.parts import WonTrick

_PLAYERS: Final = 4
_PLAY: Final = "play"


def exchange_lines(question: AnyQuestion, respond: Respond) -> Iterator[str]:
    """A line for each state from the first card on, up to what is allowed.

    UsageFaultError for a question without a course, one that is refused whole, and a game without a sign.
    """
    if not isinstance(question, Deal | CardPlay) or question.players != _PLAYERS:
        raise UsageFaultError(message("--exchange: expected the course of a deal of four players"))
    whole = _answered(question, respond)
    acts = question.actions[: whole.accepted]
    first = next((place for place, act in enumerate(acts) if act.do == _PLAY), len(acts))
    about = _game(question, whole)
    for end in range(first, len(acts) + 1):
        answer = _answered(replace(question, actions=acts[:end]), respond)
        cards = [act.what for act in acts[:end] if act.do == _PLAY]
        tricks = answer.tricks
        lies = cards[sum(len(trick.cards) for trick in tricks) :]
        if tricks and not lies and end > first and acts[end - 1].do == _PLAY:
            yield _line(question, answer, tricks[:-1], tricks[-1].cards, about)
        yield _line(question, answer, tricks, lies, about)


def _answered(question: Deal | CardPlay, respond: Respond) -> DealAnswer | PlayAnswer:
    answer = answer_or_reason(question, respond)
    if isinstance(answer, Message):
        raise UsageFaultError(message("--exchange: {fault}", fault=answer))
    return cast("DealAnswer | PlayAnswer", answer)


def _line(
    question: Deal | CardPlay,
    answer: DealAnswer | PlayAnswer,
    tricks: Sequence[WonTrick],
    lies: Sequence[str],
    about: str,
) -> str:
    piles: list[list[str]] = [[] for _ in range(_PLAYERS)]
    told = answer if isinstance(answer, DealAnswer) else question
    if isinstance(told, DealAnswer | CardPlay) and told.declarer is not None:
        piles[told.declarer] += told.discards
    for trick in tricks:
        piles[trick.winner] += trick.cards
    talon = "/".join(map(_written, question.talon))
    players = "#".join(f"{_written(hand)}/{_written(pile)}" for hand, pile in zip(answer.hands, piles, strict=True))
    return f"{talon}#{players}#{_written(lies)} {about}"


def _written(cards: Sequence[str]) -> str:
    return "".join(SPELT[card] for card in cards)


def _game(question: Deal | CardPlay, answer: DealAnswer | PlayAnswer) -> str:
    """The groups behind the cards."""
    told = answer if isinstance(answer, DealAnswer) else question
    contract = told.contract if isinstance(told, DealAnswer | CardPlay) else None
    signs = {_key(name): sign for sign, name in GAMES.items()} | {"bettler": "B", "bettlerouvert": "BO"}
    if contract is None or _key(contract) not in signs or not isinstance(told, DealAnswer | CardPlay):
        raise UsageFaultError(message("--exchange: the format has no sign for the game '{game}'", game=contract or ""))
    seat = 0 if told.declarer is None else told.declarer
    king = SPELT.get(told.called or "", "-")
    partner = "-" if told.partner is None else str(told.partner + 1)
    signs_said = {name: sign for sign, name in SAID.items()}
    acts = [*question.actions, *(question.said if isinstance(question, CardPlay) else [])]
    said = "/".join(
        "".join(sorted({signs_said[act.what] for act in acts if act.seat == seat and act.what in signs_said}))
        for seat in range(_PLAYERS)
    )
    return f"{signs[_key(contract)]}{seat + 1}{king}{partner}- {said} - -"


def _key(name: str) -> str:
    return name.replace(" ", "").replace("-", "").casefold()
