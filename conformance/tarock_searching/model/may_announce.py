"""The model of questions about what may be announced: who has said what before.

A row is a wish: the round of announcements is played with the reference, and has as much of it as the rules allow.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model, Row, yes_or_no
from tarock_searching.model.cards import NAMED, in_pack_order, is_koenig, named_in, some_cards
from tarock_searching.model.parties import (
    GIVEN,
    NOTHING,
    RowParties,
    axes_of_parties,
    beginnings_of_parties,
    read_parties,
)
from tarock_searching.model.words import Saying, axes_of_words, read_words, said_in_round

NAME: Final = "announcing"
_TURNS: Final = tuple("012345")
"""How many players say nothing after the last announcement or doubling."""
_KOENIGE: Final = tuple("01234")


def may_announce_model(saying: Saying) -> Model:
    """The model of a variant."""
    variant = saying.variant
    axes = (*axes_of_parties(variant.games), *_axes_of_hand(saying.pack), *axes_of_words(saying.items))
    return Model(
        variant.based_on,
        kind(ask.MayAnnounce),
        NAME,
        (*axes, Axis("turns in silence", _TURNS)),
        lambda row, chance: _built(row, saying, chance),
        lambda question: _read(question, saying),
        tuple(_beginnings(variant.games)),
        GIVEN,
    )


def _beginnings(games: Sequence[str]) -> Iterator[Row]:
    for parties in beginnings_of_parties(games):
        for held in (NO, YES):
            yield {**parties, "called card in hand": held}


def _axes_of_hand(pack: Sequence[str]) -> Iterator[Axis]:
    yield Axis("Könige in hand", _KOENIGE)
    for card in named_in(pack):
        yield Axis(f"{card} in hand", (NO, YES))
    yield Axis("called card in hand", (NO, YES), lambda row: row["called"] != NOTHING)


def _built(row: Row, saying: Saying, chance: random.Random) -> Question | None:
    """The question after a round in which as many wishes came true as the reference allows."""
    by = RowParties.of(row, saying.pack, chance)
    hand = None if by is None else _hand(row, by.called, saying, chance)
    if by is None or hand is None:
        return None
    asked = by.first_turn(row, saying.variant.based_on, hand)
    said = said_in_round(row, asked, by.roles, saying)
    return None if said is None else replace(asked, said=said.words[: said.last + int(row["turns in silence"])])


def _hand(row: Row, called: str | None, saying: Saying, chance: random.Random) -> list[str] | None:
    """A hand with these Könige and named cards, and with the called card if the row says so."""
    has_called = row["called card in hand"] == YES
    held = [card for card in NAMED if row.get(f"{card} in hand") == YES]
    number = int(row["Könige in hand"])
    if called is not None and has_called:
        held += [] if called in held else [called]
        number -= is_koenig(called)
    koenige = some_cards(number, [card for card in saying.pack if is_koenig(card) and card != called], chance)
    if koenige is None or (called in NAMED and (called in held) is not has_called):
        return None
    hidden = {*NAMED, *held, *koenige, called}
    others = [card for card in saying.pack if card not in hidden and not is_koenig(card)]
    more = some_cards(saying.hand - len(held) - len(koenige), others, chance)
    return None if more is None else in_pack_order([*held, *koenige, *more])


def _read(question: Question, saying: Saying) -> Row | None:
    if not isinstance(question, ask.MayAnnounce) or question.contract not in saying.variant.games:
        return None
    parties = read_parties(question)
    if parties is None:
        return None
    row, roles = {**parties[0]}, parties[1]
    row["Könige in hand"] = str(sum(map(is_koenig, question.hand)))
    row |= {f"{card} in hand": yes_or_no(card in question.hand) for card in named_in(saying.pack)}
    row["called card in hand"] = ABSENT if question.called is None else yes_or_no(question.called in question.hand)
    row |= read_words(question.said, roles, saying)
    silent = [saying.is_silence(action.what) for action in question.said]
    turns_in_silence = len(silent) - max((place + 1 for place, is_so in enumerate(silent) if not is_so), default=0)
    return row | {"turns in silence": str(min(turns_in_silence, len(_TURNS) - 1))}
