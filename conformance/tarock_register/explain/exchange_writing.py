"""Writes the play of a deal in TAF, the text format in which other programs exchange deals (files ``.rock``).

Each line is a state of the deal. ``exchange_parsing`` says what stands in a line, and has the signs. The format has no
sign for a doubling and none for a bid, so neither is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.answers import DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import WonTrick
from tarock_protocol.messages.questions import AnyQuestion, CardPlay, Deal
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.explain.exchange_parsing import GAMES, SAID
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.exchanged_cards import SPELT

_PLAYERS: Final = 4
_PLAY: Final = "play"


def _key(name: str) -> str:
    return name.replace(" ", "").replace("-", "").casefold()


_SIGNS: Final = {_key(name): sign for sign, name in GAMES.items()} | {"bettler": "B", "bettlerouvert": "BO"}
"""The signs of games by their names in any source, without blanks, hyphens and capitals."""
_ANNOUNCED: Final = {name: sign for sign, name in SAID.items()}


def exchange_lines(question: AnyQuestion, respond: Respond) -> Iterator[str]:
    """A line for each state of a deal of four: before the first card, and after each card and each taken trick.

    The lines end before the first act that the engine refuses. Raises UsageFaultError if the question is not about a
    deal of four or its cards, if the engine answers with an error, or if the format has no sign for the game.
    """
    if not isinstance(question, Deal | CardPlay) or question.players != _PLAYERS:
        raise UsageFaultError(message("--exchange: expected the course of a deal of four players"))
    whole = _answered(question, respond)
    acts = question.actions[: whole.accepted]
    played = [place for place, act in enumerate(acts) if act.do == _PLAY]
    about = _game(question, whole)
    for end in (*played[:1], *(place + 1 for place in played)) or (len(acts),):
        answer = _answered(replace(question, actions=acts[:end]), respond)
        cards = [act.what for act in acts[:end] if act.do == _PLAY]
        tricks = answer.tricks
        on_table = cards[sum(len(trick.cards) for trick in tricks) :]
        if cards and not on_table:
            yield _line(question, answer, tricks[:-1], tricks[-1].cards, about)
        yield _line(question, answer, tricks, on_table, about)


def _answered(question: Deal | CardPlay, respond: Respond) -> DealAnswer | PlayAnswer:
    answer = answer_or_reason(question, respond)
    if isinstance(answer, Message):
        raise UsageFaultError(message("--exchange: {fault}", fault=answer))
    return cast("DealAnswer | PlayAnswer", answer)


def _line(
    question: Deal | CardPlay,
    answer: DealAnswer | PlayAnswer,
    tricks: Sequence[WonTrick],
    on_table: Sequence[str],
    about: str,
) -> str:
    """One line: the Talon, hand and pile of each player, the cards on the table, and the groups ``about`` the game.

    The pile of the declarer begins with the cards that he has laid away.
    """
    piles: list[list[str]] = [[] for _ in range(_PLAYERS)]
    known = _facts(question, answer)
    if known.declarer is not None:
        piles[known.declarer] += known.discards
    for trick in tricks:
        piles[trick.winner] += trick.cards
    talon = "/".join(map(_written, question.talon))
    players = "#".join(f"{_written(hand)}/{_written(pile)}" for hand, pile in zip(answer.hands, piles, strict=True))
    return f"{talon}#{players}#{_written(on_table)} {about}"


def _written(cards: Sequence[str]) -> str:
    return "".join(SPELT[card] for card in cards)


def _game(question: Deal | CardPlay, answer: DealAnswer | PlayAnswer) -> str:
    """The groups of signs behind the cards: the game with declarer, König and partner, then announcements by seat."""
    known = _facts(question, answer)
    sign = _SIGNS.get(_key(known.contract or ""))
    if sign is None:
        raise UsageFaultError(
            message("--exchange: the format has no sign for the game '{game}'", game=known.contract or "")
        )
    seat = 0 if known.declarer is None else known.declarer
    king = SPELT.get(known.called or "", "-")
    partner = "-" if known.partner is None else str(known.partner + 1)
    acts = [*question.actions, *(question.said if isinstance(question, CardPlay) else [])]
    spoken = {(act.seat, _ANNOUNCED[act.what]) for act in acts if act.do == "say" and act.what in _ANNOUNCED}
    said = "/".join("".join(sorted(item for who, item in spoken if who == place)) for place in range(_PLAYERS))
    return f"{sign}{seat + 1}{king}{partner}- {said} - -"


def _facts(question: Deal | CardPlay, answer: DealAnswer | PlayAnswer) -> DealAnswer | CardPlay:
    """What has contract, declarer, partner and discards: the question about the cards, or the answer about a deal."""
    return question if isinstance(question, CardPlay) else cast("DealAnswer", answer)
