"""Simplifies a question: replaces its game by a plainer one, with a deal in which that is bid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, Question
from tarock_reference.variants import variant_of_source
from tarock_searching.shrink.repairing import Right, repaired
from tarock_steps.catalogue.loading import table_of

_PLAINER: Final = 3
"""How many plainer bids are tried instead of a bid."""
_EXCHANGED: Final = 3
"""How many acts longer a deal with a plainer game may be: a call, the Talon, and a discard."""


def with_plainer_game(question: Question, right: Right) -> Iterator[Question]:
    """The same question about each plainer game, the plainest first; for a deal, deals in which one is bid."""
    games = plainest_first(question.rules)
    if isinstance(question, Deal):
        yield from _with_plainer_bid(question, games, right)
        return
    game = getattr(question, "contract", None)
    for plainer in games[: games.index(game)] if game in games else ():
        yield replace(question, contract=plainer)
        if getattr(question, "partner", None) is not None:
            yield replace(question, contract=plainer, partner=None)


def plainest_first(source: str) -> tuple[str, ...]:
    """The games of a source: its plain game first, then the others in their order."""
    plain = table_of(source).plain_game
    return tuple(dict.fromkeys((plain, *variant_of_source(source, {}).games)))


def _with_plainer_bid(deal: Deal, games: Sequence[str], right: Right) -> Iterator[Deal]:
    for place, act in enumerate(deal.actions):
        if act.do != "bid" or _rank(act.what, games) is None:
            continue
        before = deal.actions[:place]
        for word in _plainer_words(act, right(replace(deal, actions=before)), games):
            found = repaired(deal, [*before, replace(act, what=word)], deal.actions[place + 1 :], right)
            if found is not None and len(found.actions) <= len(deal.actions) + _EXCHANGED:
                yield found


def _plainer_words(act: Action, answer: Answer | None, games: Sequence[str]) -> list[str]:
    turns = answer.next if isinstance(answer, DealAnswer) else []
    words = [(rank, word) for turn in turns for word in turn.legal if (rank := _rank(word, games)) is not None]
    now = _rank(act.what, games)
    return [word for rank, word in sorted(words) if now is not None and rank < now][:_PLAINER]


def _rank(word: str, games: Sequence[str]) -> int | None:
    """How plain the game of a bid is, 0 for the plainest; None if the bid names no game."""
    return next((rank for rank, game in enumerate(games) if word == game or word.startswith(f"{game} ")), None)
