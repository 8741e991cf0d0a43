"""Decides which items are won, lost or unscored in Tarock-Königrufen: the game, sets, catches, Ultimos and Valat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_engine.actions import KOENIGE, KOENIGFANG, MONDFANG, SKUESFANG, SPIEL, TRULL, VALAT
from tarock_engine.cards import CARDS, TRUMP_I
from tarock_engine.certain import there
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import doubling, ultimos
from tarock_engine.koenigrufen.ending import Ending, announced_by, can_score_valat
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import is_farbensolo, terms_of
from tarock_engine.of_houses import PartnersCard, Taken
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.scoring import ScoredItem, Unscored, doubled_together, game_against_each, of_known
from tarock_engine.state import Chain

_SKUES: Final = CARDS["Sküs"]
_MOND: Final = CARDS["XXI"]
Scored = ScoredItem | Unscored


def items(ending: Ending, rules: KoenigrufenRules) -> tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]:
    """First the scored items, in the order of ``rules.items`` and the declarer's first; then the unscored ones.

    Unscored items only bring clauses.
    """
    examined = _examined(ending, rules)
    found = rules.settling.with_failed_valat([item for item in examined if isinstance(item, ScoredItem)])
    scored = sorted(found, key=lambda item: (rules.items.index(item.name), item.side is Side.FOES))
    scored = doubled_together(scored, rules.announcing.items_doubled_apart)
    scored, barred = rules.bonuses.counting_here(scored)
    return tuple(scored), (*(item for item in examined if isinstance(item, Unscored)), *barred)


def _examined(ending: Ending, rules: KoenigrufenRules) -> list[Scored]:
    valat = without_made_by_others(of_known(_valat(ending, rules), rules.left_out, ending.contract), rules)
    boni = without_made_by_others(of_known(_boni(ending, rules), rules.left_out, ending.contract), rules)
    rest = [*_game(ending, rules), *boni]
    made = any(isinstance(item, ScoredItem) for item in valat)
    return [*valat, *(_beside_valat(rest, rules) if made else rest)]


def _beside_valat(rest: Sequence[Scored], rules: KoenigrufenRules) -> Iterator[Scored]:
    """The items that are settled beside a Valat, with the clause that says so."""
    beside = rules.bonuses.valat_beside
    for item in rest:
        if beside.value.is_beside(item):
            yield item._replace(grounds=(*item.grounds, beside.clause))


def _boni(ending: Ending, rules: KoenigrufenRules) -> list[Scored]:
    bonuses, terms = rules.bonuses, terms_of(ending.contract)
    if terms.goal.exact_tricks is not None and bonuses.positive_only.value:
        return [Unscored(TRULL, (bonuses.positive_only.clause,))]
    found: list[Scored] = [Unscored("", (bonuses.positive_only.clause,))]
    found += [*_sets(ending, rules), *_koenigfang(ending, rules), *_told_catches(ending, rules)]
    found += ultimos.examined(ending, rules)
    return _in_farbensolo(found, rules) if is_farbensolo(ending.contract) else found


def _in_farbensolo(found: Sequence[Scored], rules: KoenigrufenRules) -> list[Scored]:
    """The Boni of a Farbensolo: those that count there in silence, and those that could be announced there."""
    only = rules.bonuses.silent_in_farbensolo
    counting = [item for item in found if item.name in only.value or getattr(item, "announced", False)]
    return [Unscored(TRULL, (only.clause,)), *counting]


def without_made_by_others(found: Sequence[Scored], rules: KoenigrufenRules) -> list[Scored]:
    """The items; in a reading, one that a side made is unscored if the other side's announcement of it failed."""
    both = rules.bonuses.made_by_foes_counts
    failed = {
        (item.name, item.side) for item in found if isinstance(item, ScoredItem) and item.announced and not item.won
    }
    kept: list[Scored] = []
    if not failed:
        return list(found)
    for item in found:
        others = isinstance(item, ScoredItem) and item.won and (item.name, item.side.other) in failed
        if others and not both.value:
            kept.append(Unscored(item.name, (both.clause,)))
        elif isinstance(item, ScoredItem) and (others or (item.name, item.side) in failed):
            kept.append(item._replace(grounds=(*item.grounds, both.clause)))
        else:
            kept.append(item)
    return kept


# --------------------------------------------------------------------------------------------------------- the game


def _game(ending: Ending, rules: KoenigrufenRules) -> Iterator[ScoredItem]:
    won, grounds = is_won(ending, rules)
    chains = ending.said(SPIEL)
    if doubling.is_doubled_by_each(ending.contract, rules):
        of_foe = {chain.of: chain.doubled for chain in chains}
        grounds = (*grounds, rules.announcing.negative_kontra.clause)
        yield from game_against_each(ending.foes, of_foe, grounds, won=won)
        return
    doubled = chains[0].doubled if chains else ()
    yield ScoredItem(SPIEL, Side.DECLARER, won, announced=False, doubled=doubled, grounds=grounds)


def is_won(ending: Ending, rules: KoenigrufenRules) -> tuple[bool, Grounds]:
    """Whether the declarer won the game, and the clauses."""
    goal, mine = terms_of(ending.contract).goal, ending.counted[Side.DECLARER]
    if goal.exact_tricks is not None:
        only = rules.counting.negative_counts_tricks
        made = ending.tricks[Side.DECLARER] == goal.exact_tricks.value
        enough = made if only.value else 2 * mine[0] > rules.counting.total.value
        return enough, (goal.exact_tricks.clause, only.clause)
    least, needs = there(goal.least_augen, "goal"), rules.counting.who_needs
    steps = max((len(chain.doubled) for chain in ending.said(SPIEL)), default=0)
    won = needs.value(mine[0], ending.counted[Side.FOES][0], least.value, steps)
    return won, (least.clause, rules.counting.method.clause)


# ---------------------------------------------------------------------------------------------------- sets of cards


class _CardSet(NamedTuple):
    """Trull, Könige or a set of a house: what it needs, whether an announced one can be lost, and who made it."""

    name: str
    needs: Ruling[object]
    lost: Ruling[bool]
    made_by: Collection[Side]


def _sets(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    for cards in _sets_made(ending, rules):
        for side in Side:
            yield from _set_of(side, cards, ending, rules)
        if not cards.made_by and not ending.said(cards.name):
            yield Unscored(cards.name, (cards.needs.clause, rules.bonuses.sets_with_talon.clause))


def _sets_made(ending: Ending, rules: KoenigrufenRules) -> Iterator[_CardSet]:
    bonuses = rules.bonuses
    won = bonuses.cards_for_sets(ending.piles, ending.in_tricks)
    for name, whole, lost in (
        (TRULL, bonuses.trull, bonuses.announced_trull_lost),
        (KOENIGE, bonuses.koenige, bonuses.announced_koenige_lost),
    ):
        made_by = [side for side in Side if won[side] & whole.value == whole.value]
        yield _CardSet(name=name, needs=whole, lost=lost, made_by=made_by)
    augen = {side: ending.counted[side][0] for side in Side}
    taken = Taken(cards=won, augen=augen, known=ending.known, tricks=rules.tricks, trumps=ending.trumps)
    yield from (
        _CardSet(name=name, needs=needs, lost=bonuses.announced_trull_lost, made_by=made_by)
        for name, needs, made_by in bonuses.own_made(taken)
    )


def _set_of(side: Side, cards: _CardSet, ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    """A set as far as it concerns a side: each announcement of the side, or what it made in silence."""
    made, talon = side in cards.made_by, rules.bonuses.sets_with_talon.clause
    chains, again = announced_by(side, cards.name, ending, rules)
    if made and not chains:
        silent = (cards.needs.clause, talon)
        yield ScoredItem(cards.name, side, won=True, announced=False, doubled=(), grounds=silent)
    if chains and not made and not cards.lost.value:
        yield Unscored(cards.name, (cards.lost.clause,))
        return
    for chain in chains:
        grounds = (cards.needs.clause, cards.lost.clause, talon, *again)
        yield ScoredItem(cards.name, side, made, announced=True, doubled=chain.doubled, grounds=grounds)


def _koenigfang(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    bonuses = rules.bonuses
    from_talon = (bonuses.koenigfang_in_left_half.clause,) if ending.from_talon else ()
    if ending.called is None or not ending.piles[Side.FOES] >> ending.called & 1:
        yield Unscored(KOENIGFANG, (bonuses.koenigfang_in_trick.clause, *from_talon))
        return
    how = bonuses.koenigfang_in_left_half if _is_outside_tricks(ending) else bonuses.koenigfang_in_trick
    time = bonuses.caught_in.get(KOENIGFANG)
    numbers = [number for number, trick in ending.known.items() if ending.called in trick.cards]
    grounds = merged([(how.clause,), from_talon, () if time is None else (time.clause,)])
    if how.value and (time is None or all(time.value.is_at(number, rules.tricks) for number in numbers)):
        yield ScoredItem(KOENIGFANG, Side.FOES, won=True, announced=False, doubled=(), grounds=grounds)
    else:
        yield Unscored(KOENIGFANG, grounds)


def _is_outside_tricks(ending: Ending) -> bool:
    if ending.in_tricks is None or ending.called is None:
        return ending.left_king
    return not ending.in_tricks[Side.FOES] >> ending.called & 1


# ----------------------------------------------------------------------------------------------------------- catches


def _catches(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    bonuses = rules.bonuses
    for trick in ending.known.values():
        winning = trick.cards[trick.won_by]
        for name, prey in ((MONDFANG, _MOND), (SKUESFANG, _SKUES)):
            if prey not in trick.cards or winning == prey:
                continue
            owner = trick.sides[trick.cards.index(prey)]
            yield _caught(name, winning == TRUMP_I, trick.winner, own=owner is trick.winner, rules=rules)
    catches = (
        bonuses.mondfang_is_scored,
        bonuses.own_mond_is_caught,
        bonuses.skuesfang_is_scored,
        bonuses.own_skues_is_caught,
    )
    yield Unscored(MONDFANG, tuple(ruling.clause for ruling in catches))


def _caught(name: str, by_pagat: bool, winner: Side, *, own: bool, rules: KoenigrufenRules) -> Scored:  # noqa: FBT001
    bonuses = rules.bonuses
    if name == SKUESFANG:
        by, of_own = bonuses.skuesfang_is_scored, bonuses.own_skues_is_caught
    else:
        by, of_own = (bonuses.mond_by_any_card if by_pagat else bonuses.mondfang_is_scored), bonuses.own_mond_is_caught
    grounds = merged([(by.clause, of_own.clause), () if name == SKUESFANG else (bonuses.mond_by_any_card.clause,)])
    counts, partners = of_own.value or not own, bonuses.partners_card.get(name)
    if own and partners is not None:
        counts, grounds = counts or partners.value is not PartnersCard.NOBODY, (*grounds, partners.clause)
        winner = winner.other if partners.value is PartnersCard.OTHERS else winner
    if by.value and counts:
        return ScoredItem(name, winner, won=True, announced=False, doubled=(), grounds=grounds)
    return Unscored(name, grounds)


def _told_catches(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    """The catches; in a house that lets them be announced, those that a side announced are not silent."""
    silent = [*_catches(ending, rules)]
    told = [name for name in rules.announcing.catches if ending.said(name)]
    yield from (item for item in silent if item.name not in told)
    yield from (item for name in told for item in _announced_catch(name, silent, ending, rules))


def _announced_catch(name: str, silent: Sequence[Scored], ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    """A catch that was announced: won by a side that made it, else lost; silent for a side that did not announce it."""
    made = {item.side: item for item in silent if isinstance(item, ScoredItem) and item.name == name}
    told = {side: announced_by(side, name, ending, rules) for side in Side}
    allowed = rules.announcing.catches[name].clause
    yield from (made[side] for side, (chains, _) in told.items() if not chains and side in made)
    yield from (
        ScoredItem(
            name=name,
            side=side,
            won=side in made,
            announced=True,
            doubled=chain.doubled,
            grounds=(allowed, *again),
        )
        for side, (chains, again) in told.items()
        for chain in chains
    )


# ------------------------------------------------------------------------------------------------------------- Valat


def _valat(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    bonuses = rules.bonuses
    if not can_score_valat(ending.contract, rules):
        none = bonuses.positive_only if terms_of(ending.contract).goal.exact_tricks else bonuses.valat_in_farbensolo
        yield Unscored(VALAT, (none.clause,))
        return
    farbensolo = (bonuses.valat_in_farbensolo.clause,) if is_farbensolo(ending.contract) else ()
    for side in Side:
        chains, again = announced_by(side, VALAT, ending, rules)
        grounds = merged([_valat_grounds(rules), farbensolo, again])
        made = ending.tricks[side] == rules.tricks
        if side is Side.FOES and not bonuses.valat_by_foes.value:
            yield Unscored(VALAT, (bonuses.valat_by_foes.clause, *farbensolo))
        elif chains and (made or ending.tricks[side.other]):
            for chain in chains:
                yield from _announced_valat(side, chain, made, grounds, rules)
        elif made and bonuses.every_trick_is_valat.value:
            yield ScoredItem(VALAT, side, won=True, announced=False, doubled=(), grounds=grounds)
        else:
            yield Unscored(VALAT, grounds)


def _announced_valat(
    side: Side,
    chain: Chain,
    made: bool,  # noqa: FBT001
    grounds: Grounds,
    rules: KoenigrufenRules,
) -> Iterator[Scored]:
    lost = rules.bonuses.announced_valat_lost
    if made or lost.value:
        yield ScoredItem(VALAT, side, made, announced=True, doubled=chain.doubled, grounds=(*grounds, lost.clause))
    else:
        yield Unscored(VALAT, (lost.clause,))


def _valat_grounds(rules: KoenigrufenRules) -> Grounds:
    bonuses = rules.bonuses
    found = (
        bonuses.every_trick_is_valat,
        bonuses.valat_takes_talon,
        bonuses.valat_takes_discards,
        bonuses.valat_by_foes,
    )
    return (*(ruling.clause for ruling in found), bonuses.valat_beside.clause)
