"""Translates a word of one source to another: bids and games, items, steps of doubling."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final, Literal

from tarock_protocol.seating import SeatNames
from tarock_register.ask.table_talk import TableTalk, talk_of
from tarock_register.explain.translated_deals import WAITS
from tarock_steps.catalogue.loading import sources

Kind = Literal["bid", "say", "item", "game", "card"]
"""The kind of a word."""
_TABLE: Final = 4
_REMEMBERED: Final = 8192
"""The number of translated words that are cached."""


@functools.cache
def talk(rules: str, contract: str = "") -> TableTalk:
    """The words of a source, at a table of four."""
    return talk_of(rules, {}, SeatNames.of(_TABLE), contract)


@functools.lru_cache(_REMEMBERED)
def in_words_of(rules: str, contract: str, kind: Kind, word: str) -> str:
    """A word in the source's own words; unchanged where the source has no other word for it."""
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
    """The source's word for a Vorhand who does not bid yet; any other bid is unchanged."""
    if bid not in WAITS:
        return bid
    return next((word for word in WAITS if word in talk(rules).words.bids), bid)


def doubled_there(rules: str, text: str) -> str:
    """An utterance with the source's word for its step of doubling; other utterances are unchanged."""
    first, _, rest = text.partition(" ")
    step, own = steps().get(first), talk(rules).words.steps
    return f"{own[step]} {rest}".rstrip() if step is not None and step < len(own) else text


@functools.cache
def steps() -> Mapping[str, int]:
    """All sources' words for doubling, with their place in the ladder."""
    return {word: place for rules in sources() for place, word in enumerate(talk(rules).words.steps)}
