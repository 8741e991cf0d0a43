"""Translates a word of one source to another: bids and games, items, steps of doubling."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, Literal

from tarock_conformance.ask.table_talk import talk_of
from tarock_conformance.explain.retelling import WAITS
from tarock_steps.catalogue.loading import sources
from tarock_steps.protocol.seating import SeatNames

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_conformance.ask.table_talk import TableTalk

Kind = Literal["bid", "say", "item", "game", "card"]
"""What a word stands for."""
_TABLE: Final = 4
_REMEMBERED: Final = 8192
"""How many words are remembered as another source has them."""


@functools.cache
def talk(rules: str, contract: str = "") -> TableTalk:
    """The words of a source, at a table of four."""
    return talk_of(rules, {}, SeatNames.of(_TABLE), contract)


@functools.lru_cache(_REMEMBERED)
def in_words_of(rules: str, contract: str, kind: Kind, word: str) -> str:
    """A word as a source has it; what it has no other word for stays as it is."""
    words = talk(rules, contract)
    match kind:
        case "bid":
            return words.bid(kept_there(rules, word))
        case "say":
            return words.utterance(doubled_there(rules, word))
        case "item":
            return words.item(word)
        case "game":
            return words.game(word)
        case "card":
            return word


def kept_there(rules: str, bid: str) -> str:
    """What Vorhand says instead of a bid, as it is said there; any other bid as it is."""
    if bid not in WAITS:
        return bid
    return next((word for word in WAITS if word in talk(rules).words.bids), bid)


def doubled_there(rules: str, text: str) -> str:
    """An utterance with the word that a source has for its step of doubling, where it is one."""
    first, _, rest = text.partition(" ")
    step, own = steps().get(first), talk(rules).words.steps
    return f"{own[step]} {rest}".rstrip() if step is not None and step < len(own) else text


@functools.cache
def steps() -> Mapping[str, int]:
    """The words of all sources for a doubling, with their places."""
    return {word: place for rules in sources() for place, word in enumerate(talk(rules).words.steps)}
