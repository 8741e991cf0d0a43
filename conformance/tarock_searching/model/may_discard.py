"""The model of questions about what may be laid away: how many cards of which kinds go, and which are kept."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_reference.variants import Variant
from tarock_searching.model.axes import Axis, Model, Row
from tarock_searching.model.cards import (
    MORE,
    NAMED,
    TAROCK,
    counted_up_to,
    in_pack_order,
    is_koenig,
    kind_of_card,
    named_in,
    number_meant,
    some_cards,
)

NAME: Final = "cards laid away"
_ELSEWHERE: Final = "elsewhere"
_KEPT: Final = "kept"
_LAID: Final = "laid away"
_WRONG: Final = {"as many as due": 0, "one fewer": -1, "one more": 1}
_KOENIGE: Final = 4
_FEW: Final = 1


def may_discard_model(variant: Variant, pack: Sequence[str], tricks: int, talon: Sequence[int]) -> Model:
    """The model of a variant with these packets in the Talon, played with these cards in so many tricks."""
    taken = tuple(dict.fromkeys(map(str, accumulate(talon))))
    return Model(
        variant.based_on,
        kind(ask.MayDiscard),
        NAME,
        tuple(_axes(variant.games, taken, named_in(pack))),
        lambda row, chance: _built(row, variant.based_on, pack, tricks, chance),
        lambda question: _read(question, variant, pack, {tricks + int(number): number for number in taken}),
        tuple({"game": game, "taken up": number} for game in variant.games for number in taken),
    )


def _axes(games: Sequence[str], taken: tuple[str, ...], named: Sequence[str]) -> Iterator[Axis]:
    yield Axis("game", tuple(games))
    yield Axis("taken up", taken)
    yield Axis("number laid away", tuple(_WRONG), rare=True)
    yield Axis("Könige laid away", ("0", "1", MORE), rare=True)
    yield Axis("Könige kept", ("0", "1", "2", "3", "4"))
    yield Axis("plain Tarocks laid away", ("0", "1", MORE), rare=True)
    yield Axis("Tarocks kept", (MORE, "0", "1"))
    yield Axis("suit cards kept", (MORE, "0", "1"))
    for card in named:
        yield Axis(card, (_ELSEWHERE, _KEPT, _LAID), rare=True)


def _built(row: Row, source: str, pack: Sequence[str], tricks: int, chance: random.Random) -> Question | None:
    laid = _laid(row, pack, chance)
    kept = None if laid is None else _kept(row, laid, pack, tricks + int(row["taken up"]) - len(laid), chance)
    if laid is None or kept is None:
        return None
    chance.shuffle(laid)
    return ask.MayDiscard(id=1, rules=source, contract=row["game"], hand=in_pack_order([*kept, *laid]), discards=laid)


def _laid(row: Row, pack: Sequence[str], chance: random.Random) -> list[str] | None:
    named = [card for card in named_in(pack) if row[card] == _LAID]
    koenige = some_cards(number_meant(row["Könige laid away"], _FEW, chance), list(filter(is_koenig, pack)), chance)
    plain = some_cards(number_meant(row["plain Tarocks laid away"], _FEW, chance), _plain_tarocks(pack), chance)
    if koenige is None or plain is None:
        return None
    number = int(row["taken up"]) + _WRONG[row["number laid away"]] - len(named) - len(koenige) - len(plain)
    others = some_cards(number, _others(pack), chance)
    return None if others is None else [*named, *koenige, *plain, *others]


def _kept(row: Row, laid: Collection[str], pack: Sequence[str], number: int, chance: random.Random) -> list[str] | None:
    """So many cards to keep; Tarocks or suit cards make up the number, whichever are more than a few."""
    free = [card for card in pack if card not in laid]
    named = [card for card in named_in(pack) if row[card] == _KEPT]
    koenige = some_cards(int(row["Könige kept"]), list(filter(is_koenig, free)), chance)
    if koenige is None:
        return None
    left = number - len(koenige)
    tarocks, others = row["Tarocks kept"], row["suit cards kept"]
    most = left - (_FEW + 1 if others == MORE else int(others))
    if tarocks == MORE and others == MORE:
        if most <= _FEW:
            return None
        held = chance.randint(max(_FEW + 1, len(named)), max(most, _FEW + 1, len(named)))
    else:
        held = most if tarocks == MORE else int(tarocks)
    plain = some_cards(held - len(named), _plain_tarocks(free), chance)
    rest = some_cards(left - held, _others(free), chance)
    return None if plain is None or rest is None else [*named, *koenige, *plain, *rest]


def _plain_tarocks(cards: Collection[str]) -> list[str]:
    return [card for card in cards if kind_of_card(card) == TAROCK and card not in NAMED]


def _others(cards: Collection[str]) -> list[str]:
    return [card for card in cards if card in SUIT_CARDS and not is_koenig(card)]


def _read(question: Question, variant: Variant, pack: Sequence[str], taken: Mapping[int, str]) -> Row | None:
    if not isinstance(question, ask.MayDiscard) or question.contract not in variant.games:
        return None
    laid, kept = question.discards, [card for card in question.hand if card not in question.discards]
    number = taken.get(len(question.hand), "0")
    wrong = next((name for name, more in _WRONG.items() if more == len(laid) - int(number)), None)
    if wrong is None or number == "0" or len({*laid}) < len(laid):
        return None
    row = {
        "game": question.contract,
        "taken up": number,
        "number laid away": wrong,
        "Könige laid away": counted_up_to(_FEW, sum(map(is_koenig, laid))),
        "Könige kept": str(sum(map(is_koenig, kept))),
        "plain Tarocks laid away": counted_up_to(_FEW, len(_plain_tarocks(laid))),
        "Tarocks kept": counted_up_to(_FEW, sum(kind_of_card(card) == TAROCK for card in kept)),
        "suit cards kept": counted_up_to(_FEW, len(_others(kept))),
    }
    return row | {card: _LAID if card in laid else _KEPT if card in kept else _ELSEWHERE for card in named_in(pack)}
