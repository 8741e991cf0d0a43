"""The model of questions about the result of a deal: the last tricks, what counts for whom, Augen, announcements.

A row is a wish: announcements and last tricks are played with the reference, and have as much of it as the rules allow.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Final

from msgspec.structs import replace

from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.parts import NumberedTrick, Side
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE
from tarock_searching.model.augen import AUGEN, AugenCount, augen_beside_half
from tarock_searching.model.axes import Axis, Model, Row
from tarock_searching.model.cards import in_pack_order, is_koenig
from tarock_searching.model.last_tricks import (
    TakenBy,
    ToldDeal,
    axes_of_last_tricks,
    last_tricks,
    read_last_tricks,
    side_of_seat,
)
from tarock_searching.model.parties import GIVEN, RowParties, axes_of_parties, beginnings_of_parties, read_parties
from tarock_searching.model.words import axes_of_words, read_words, said_in_round

NAME: Final = "results"
_TRULL: Final = ("Sküs", "XXI", "I")
_SPLIT: Final = "split"
_SETS: Final = (_SPLIT, "declarer", "foes")
_SWAPS: Final = 80
"""How many cards are exchanged at most to come to certain Augen."""
_TRIES: Final = 4


def result_model(counting: AugenCount) -> Model:
    """The model of a variant."""
    variant, saying = counting.saying.variant, counting.saying
    axes = (
        *axes_of_parties(variant.games),
        *_axes_of_piles(counting),
        *axes_of_last_tricks(saying.pack),
        *axes_of_words(saying.items),
    )
    half = counting.half
    return Model(
        variant.based_on,
        kind(ask.Result),
        NAME,
        axes,
        lambda row, chance: _built(row, counting, half, chance),
        lambda question: _read(question, counting, half),
        tuple(_beginnings(variant.games, counting)),
        GIVEN,
    )


def _beginnings(games: Sequence[str], counting: AugenCount) -> Iterator[Row]:
    """All parties, with all cards of the Talon beside the tricks of either side, or none."""
    beside, left = counting.beside, len(counting.saying.pack) - ACTIVE * counting.tricks
    pairs = [(mine, theirs) for mine in beside for theirs in beside if int(mine) + int(theirs) in (0, left)]
    for parties, (mine, theirs) in product(beginnings_of_parties(games), dict.fromkeys(pairs)):
        yield {**parties, "cards beside the declarer's tricks": mine, "cards beside the opponents' tricks": theirs}


def _axes_of_piles(counting: AugenCount) -> Iterator[Axis]:
    numbers = sorted(range(counting.tricks + 1), key=lambda number: abs(2 * number - counting.tricks))
    yield Axis("tricks of declarer", tuple(map(str, numbers)))
    yield Axis("cards beside the declarer's tricks", counting.beside)
    yield Axis("cards beside the opponents' tricks", counting.beside)
    yield Axis("Trull with", _SETS)
    yield Axis("Könige with", _SETS)
    yield Axis("Augen", AUGEN[::-1])


def _built(row: Row, counting: AugenCount, half: Fraction, chance: random.Random) -> Question | None:
    """A question in which as many wishes came true as is possible; some courses of the last tricks are tried."""
    by = RowParties.of(row, counting.saying.pack, chance)
    asked = None if by is None else _asked(row, by, counting)
    if by is None or asked is None:
        return None
    deal = ToldDeal(asked, by, counting.saying, counting.tricks)
    for _ in range(_TRIES):
        question = _tried(row, deal, counting, half, chance)
        if question is not None and _is_question(question, counting):
            return question
    return None


def _asked(row: Row, by: RowParties, counting: AugenCount) -> ask.Result | None:
    """The question without its cards, behind a round in which the wishes came true; none if it cannot begin so."""
    turn = by.first_turn(row, counting.saying.variant.based_on, [])
    said = said_in_round(row, turn, by.roles, counting.saying)
    if said is None:
        return None
    return ask.Result(
        id=1,
        rules=turn.rules,
        contract=turn.contract,
        players=turn.players,
        dealer=turn.dealer,
        declarer=by.declarer,
        partner=turn.partner,
        called=turn.called,
        played=[],
        said=said.words if said.last else [],
        from_talon=turn.from_talon,
    )


def _tried(row: Row, deal: ToldDeal, counting: AugenCount, half: Fraction, chance: random.Random) -> ask.Result | None:
    played, by = last_tricks(row, deal, chance), deal.by
    if played is None:
        return None
    winners = [side_of_seat(trick.winner, by) for trick in played]
    least, most = winners.count("declarer"), counting.tricks - winners.count("foes")
    number = min(max(int(row["tricks of declarer"]), least), most)
    piles: dict[Side, list[str]] = {"declarer": [], "foes": []}
    for trick in played:
        piles[side_of_seat(trick.winner, by)] += trick.trick.cards
    sizes = {
        "declarer": ACTIVE * number + int(row["cards beside the declarer's tricks"]),
        "foes": ACTIVE * (counting.tricks - number) + int(row["cards beside the opponents' tricks"]),
    }
    if not _can_fill(row, piles, sizes, counting.saying.pack, chance):
        return None
    told = {card for trick in played for card in trick.trick.cards}
    _exchange(row, piles, told, _measure(counting, half), chance)
    tricks: dict[Side, int] = {"declarer": number, "foes": counting.tricks - number}
    told_tricks: list[NumberedTrick] = [trick.trick for trick in played]
    question = replace(deal.asked, piles=piles, tricks=tricks, played=told_tricks)
    return replace(question, hands=_hands(played, deal, chance)) if counting.needs_hands else question


def _hands(played: Sequence[TakenBy], deal: ToldDeal, chance: random.Random) -> list[list[str]]:
    """Hands with the cards of the told tricks, and the called card with the partner; chance deals the rest."""
    by, pack = deal.by, deal.saying.pack
    hands: list[list[str]] = [[] for _ in range(by.players)]
    for trick, _ in played:
        place = by.order.index(trick.leader)
        for turn, card in enumerate(trick.cards):
            hands[by.order[(place + turn) % ACTIVE]].append(card)
    if by.called is not None and not any(by.called in hand for hand in hands):
        hands[by.declarer if by.partner is None else by.partner].append(by.called)
    dealt = {card for hand in hands for card in hand}
    left = [card for card in pack if card not in dealt]
    chance.shuffle(left)
    for seat in by.order:
        number = deal.tricks - len(hands[seat])
        hands[seat] = in_pack_order([*hands[seat], *left[:number]])
        del left[:number]
    return hands


def _is_question(question: Question, counting: AugenCount) -> bool:
    try:
        counting.saying.reference.ask(question)
    except ProtocolError:
        return False
    return True


def _can_fill(
    row: Row, piles: dict[Side, list[str]], sizes: dict[str, int], pack: Sequence[str], chance: random.Random
) -> bool:
    """Fill the piles up to their sizes: first with the Trull and the Könige, as wished. False if there is no room."""
    left = [card for card in pack if card not in piles["declarer"] + piles["foes"]]
    chance.shuffle(left)
    koenige = [card for card in left if is_koenig(card)]
    for cards, wish in (([card for card in _TRULL if card in left], row["Trull with"]), (koenige, row["Könige with"])):
        for place, card in enumerate(cards):
            side: Side = "declarer" if wish == "declarer" or (wish == _SPLIT and place % 2 == 0) else "foes"
            if len(piles[side]) < sizes[side]:
                piles[side].append(card)
                left.remove(card)
    for side in ("declarer", "foes"):
        number = sizes[side] - len(piles[side])
        if not 0 <= number <= len(left):
            return False
        piles[side] += left[:number]
        del left[:number]
    return True


def _measure(counting: AugenCount, half: Fraction) -> Callable[[Sequence[str]], Fraction]:
    return lambda pile: counting.augen(pile) - half


def _exchange(
    row: Row,
    piles: dict[Side, list[str]],
    told: set[str],
    above_half: Callable[[Sequence[str]], Fraction],
    chance: random.Random,
) -> None:
    """Exchange cards between the piles until the declarer's side has the wished Augen, if that can be had."""
    fixed = {*told, *_TRULL}
    mine, theirs = piles["declarer"], piles["foes"]
    wished, above = AUGEN.index(row["Augen"]), above_half(mine)
    for _ in range(_SWAPS):
        there = AUGEN.index(augen_beside_half(above))
        places = [[place for place, card in enumerate(pile) if _is_free(card, fixed)] for pile in (mine, theirs)]
        if there == wished or not all(places):
            return
        one, other = (chance.choice(some) for some in places)
        changed = above_half([*mine[:one], theirs[other], *mine[one + 1 :]])
        if (changed > above) is (wished > there):
            mine[one], theirs[other], above = theirs[other], mine[one], changed


def _is_free(card: str, fixed: set[str]) -> bool:
    return card not in fixed and not is_koenig(card)


# ------------------------------------------------------------------------------------------------------ the inverse


def _read(question: Question, counting: AugenCount, half: Fraction) -> Row | None:
    saying = counting.saying
    if not isinstance(question, ask.Result) or question.contract not in saying.variant.games:
        return None
    parties = read_parties(question)
    if parties is None or not question.piles or not question.tricks:
        return None
    row, roles = {**parties[0]}, parties[1]
    sides: tuple[Side, Side] = ("declarer", "foes")
    tricks = {side: question.tricks.get(side, 0) for side in sides}
    piles = {side: question.piles.get(side, []) for side in sides}
    beside = {side: str(len(pile) - ACTIVE * tricks[side]) for side, pile in piles.items()}
    row |= {
        "tricks of declarer": str(tricks["declarer"]),
        "cards beside the declarer's tricks": beside["declarer"],
        "cards beside the opponents' tricks": beside["foes"],
        "Trull with": _owner([card for card in _TRULL if card in saying.pack], piles),
        "Könige with": _owner([card for card in saying.pack if is_koenig(card)], piles),
        "Augen": augen_beside_half(counting.augen(piles["declarer"]) - half),
    }
    told = read_last_tricks(question, roles, saying, counting.tricks)
    if told is None or sum(tricks.values()) != counting.tricks or not {*beside.values()} <= {*counting.beside}:
        return None
    return {**row, **told, **read_words(question.said, roles, saying)}


def _owner(cards: Sequence[str], piles: dict[Side, list[str]]) -> str:
    return next((side for side, pile in piles.items() if {*cards} <= {*pile}), _SPLIT)
