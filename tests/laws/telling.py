"""What was said and scored in a deal, put into the words in which laws tell it once more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tests.laws import claims
from tests.laws.claims import Said
from tests.laws.strategies import Stop

from tarock_engine.actions import STEP_WORDS, Say, Step
from tarock_engine.contracts import Side
from tarock_engine.scoring import ScoredItem

T = TypeVar("T")


def told(say: Say) -> Said:
    """An utterance other than Gut!"""
    assert say.step is not None
    word = "" if say.step is Step.ANNOUNCE else say.word or STEP_WORDS[say.step]
    return word, say.item, say.of


def heard(
    moments: Iterable[tuple[Stop, object, Say]], talk: T, hear: Callable[[T, Say], None]
) -> Iterator[tuple[Stop, T, Say]]:
    """Every moment of a round, with what was said before it; ``hear`` adds to that what is said then."""
    for stop, _, say in moments:
        yield stop, talk, say
        hear(talk, say)


def plainly(item: ScoredItem) -> claims.Item:
    """An item as the second telling lists it."""
    mine = item.side is Side.DECLARER
    return claims.Item(item.name, mine, item.won, item.announced, item.doubled, item.against)
