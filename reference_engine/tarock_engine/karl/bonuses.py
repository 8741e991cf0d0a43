"""Decides which items are won, lost or not scored in a game of Karls Tarockrunde.

The items are the game, Trull and Könige, items of a house, Vögel, König Ultimo and Valat. What opponents settle one by
one is an item for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, SPIEL, TRULL, VALAT
from tarock_engine.certain import there
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.ending import Ending, card_of, counting_chains, has_accounts, is_void
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import is_kept_beside_valat
from tarock_engine.karl.terms import is_farbensolo, is_negative, terms_of
from tarock_engine.of_houses import Taken
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.scoring import KnownTrick, ScoredItem, Unscored, game_against_each, of_known
from tarock_engine.state import Chain

Scored = ScoredItem | Unscored


def items(ending: Ending, rules: KarlRules) -> tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]:
    """First the scored items, in the order of ``rules.items`` and the declarer's first; then the unscored ones.

    Unscored items only bring clauses; sets of cards have one in any case.
    """
    announced = counting_chains(ending.chains, ending.sides, ending.held, rules)
    examined = [
        *_voided(ending, rules),
        *_sets(ending, announced, rules),
        *_birds(ending, announced, rules),
        *_koenig(ending, announced, rules),
        *_valat(ending, announced, rules),
    ]
    found = _without_silent_beside_valat(
        _without_made_by_others(of_known(examined, rules.left_out, ending.contract), rules), rules
    )
    valats = [item for item in found if isinstance(item, ScoredItem) and item.name == VALAT]
    scored = [item for item in found if isinstance(item, ScoredItem)]
    scored = [*_game(ending, valats, rules), *_by_account(scored, ending, rules)]
    scored.sort(key=lambda item: (rules.items.index(item.name), item.side is Side.FOES))
    scored, barred = rules.bonuses.counting_here(scored)
    return tuple(scored), (*(item for item in found if isinstance(item, Unscored)), *barred)


# --------------------------------------------------------------------------------------------------------- the game


def _game(ending: Ending, valats: Sequence[ScoredItem], rules: KarlRules) -> Iterator[ScoredItem]:
    won, grounds = is_won(ending, valats, rules)
    chains = {chain.of: chain.claim.doubled for chain in ending.said(SPIEL)}
    if not has_accounts(ending.contract, rules):
        yield ScoredItem(SPIEL, Side.DECLARER, won, announced=False, doubled=chains.get(None, ()), grounds=grounds)
        return
    yield from game_against_each(ending.foes, chains, grounds, won=won)


def is_won(ending: Ending, valats: Sequence[ScoredItem], rules: KarlRules) -> tuple[bool, Grounds]:
    """Whether the declarer won the game, and the clauses; in a reading a side loses it by a failed Valat."""
    won, grounds = _reached(ending, rules)
    if all(valat.won for valat in valats):
        return won, grounds
    loser = rules.settling.failed_side(valats)
    return won if loser is None else loser is Side.FOES, (*grounds, rules.settling.failed_valat_loses_game.clause)


def _reached(ending: Ending, rules: KarlRules) -> tuple[bool, Grounds]:
    goal = terms_of(ending.contract).goal
    if goal.exact_tricks is not None:
        return ending.tricks[Side.DECLARER] == goal.exact_tricks.value, (goal.exact_tricks.clause,)
    least, needs = there(goal.least_augen, "goal"), rules.counting.who_needs
    mine, theirs = (ending.counted[side][0] for side in Side)
    steps = max((len(chain.claim.doubled) for chain in ending.said(SPIEL)), default=0)
    return needs.value(mine, theirs, least.value, steps), (least.clause, rules.counting.method.clause)


# ------------------------------------------------------------------------------------------------------ common parts


def _silent(contract: Contract, rules: KarlRules) -> Ruling[tuple[str, ...]] | None:
    """The ruling on the items that count in silence; None in a game where all do."""
    if is_negative(contract):
        return rules.bonuses.silent_in_negative
    return rules.bonuses.silent_in_farbensolo if is_farbensolo(contract) else None


def _quiet(name: str, side: Side, won: bool, grounds: Grounds) -> ScoredItem:  # noqa: FBT001
    """A silent item."""
    return ScoredItem(name, side, won, announced=False, doubled=(), grounds=grounds)


def _silently(one: ScoredItem, ending: Ending, rules: KarlRules) -> Scored:
    """A silent item, or ``Unscored`` if it does not count in this game or for this side."""
    only, either = _silent(ending.contract, rules), rules.bonuses.foes_can_make
    grounds = one.grounds
    if only is not None:
        grounds = (*grounds, only.clause)
        if one.name not in only.value:
            return Unscored(one.name, (only.clause,))
    if one.side is Side.FOES:
        grounds = (*grounds, either.clause)
        if one.name not in either.value:
            return Unscored(one.name, (either.clause,))
    return one._replace(grounds=grounds)


def _announced(chain: Chain, side: Side, won: bool, grounds: Grounds, rules: KarlRules) -> Scored:  # noqa: FBT001
    """An announced item, made or lost."""
    bonuses, item = rules.bonuses, chain.item
    found = (bonuses.announced_fail_lost.clause, bonuses.one_item_per_side.clause)
    if not won and not bonuses.announced_fail_lost.value:
        return Unscored(item, found)
    either = (bonuses.foes_can_make.clause,) if side is Side.FOES else ()
    return ScoredItem(item, side, won, announced=True, doubled=chain.doubled, grounds=(*grounds, *found, *either))


def _without_made_by_others(found: Sequence[Scored], rules: KarlRules) -> list[Scored]:
    """The items; in a reading, one made in silence is unscored if the other side lost the same item."""
    only = rules.bonuses.only_failed_counts
    failed = {(item.name, item.side) for item in found if isinstance(item, ScoredItem) and not item.won}
    kept: list[Scored] = []
    for item in found:
        if not isinstance(item, ScoredItem) or item.announced:
            kept.append(item)
        elif item.won and (item.name, item.side.other) in failed and only.value:
            kept.append(Unscored(item.name, (only.clause,)))
        else:
            kept.append(item)
    return kept


def _without_silent_beside_valat(found: Sequence[Scored], rules: KarlRules) -> Sequence[Scored]:
    """The items; beside a Valat, made or failed, those that do not count in a house are unscored."""
    beside = rules.bonuses.valat_beside or rules.settling.silent_beside_valat
    if not any(isinstance(item, ScoredItem) and item.name == VALAT for item in found):
        return found
    gone = [
        isinstance(item, ScoredItem) and item.name != VALAT and not is_kept_beside_valat(item, rules) for item in found
    ]
    return [Unscored(item.name, (beside.clause,)) if out else item for item, out in zip(found, gone, strict=True)]


def _voided(ending: Ending, rules: KarlRules) -> Iterator[Unscored]:
    """The void announcements of Vögel."""
    for chain in ending.chains:
        if is_void(chain, ending.side_of(chain), ending.held, rules):
            yield Unscored(chain.item, (rules.bonuses.not_held_stands.clause,))


def _by_account(found: Sequence[ScoredItem], ending: Ending, rules: KarlRules) -> Iterator[ScoredItem]:
    """The items, some of them once for each opponent.

    If announcements are not doubled by themselves, announced items have the doublings of the game. Where each opponent
    settles with the declarer by himself, there is one of these, and one Valat, for each of them.
    """
    apart, accounts = rules.announcing.items_doubled_apart, has_accounts(ending.contract, rules)
    doubled = {chain.of: chain.claim.doubled for chain in ending.said(SPIEL)}
    for item in found:
        together = item.announced and not apart.value
        if together:
            item = item._replace(doubled=doubled.get(None, ()), grounds=(*item.grounds, apart.clause))  # noqa: PLW2901
        if accounts and (together or item.name == VALAT):
            for foe in ending.foes:
                yield item._replace(doubled=doubled.get(foe, ()) if together else item.doubled, against=foe)
        else:
            yield item


# ---------------------------------------------------------------------------------------------------- sets of cards


def _sets(ending: Ending, announced: Sequence[Chain], rules: KarlRules) -> Iterator[Scored]:
    for name, needs, made_by in _sets_made(ending, rules):
        mine = {ending.side_of(chain) for chain in announced if chain.item == name}
        for chain in announced:
            if chain.item == name:
                side = ending.side_of(chain)
                yield _announced(chain, side, side in made_by, (needs.clause,), rules)
        for side in made_by:
            if side not in mine:
                yield _silently(_quiet(name, side, True, (needs.clause,)), ending, rules)  # noqa: FBT003
        yield Unscored(name, (needs.clause,))


def _sets_made(ending: Ending, rules: KarlRules) -> Iterator[tuple[str, Ruling[object], Sequence[Side]]]:
    """Each set (Trull, Könige, items of a house): its name, the ruling on what it needs, the sides that made it."""
    bonuses = rules.bonuses
    won = bonuses.cards_for_sets(ending.piles, ending.in_tricks)
    for name, whole in ((TRULL, bonuses.trull), (KOENIGE, bonuses.koenige)):
        yield name, whole, [side for side in Side if won[side] & whole.value == whole.value]
    augen = {side: ending.counted[side][0] for side in Side}
    taken = Taken(cards=won, augen=augen, known=ending.known, tricks=rules.tricks, trumps=ending.trumps)
    yield from bonuses.own_made(taken)


# --------------------------------------------------------------------------------------------------------- the Vögel


def _birds(ending: Ending, announced: Sequence[Chain], rules: KarlRules) -> Iterator[Scored]:
    for bird, card in rules.birds.items():
        due = rules.bonuses.bird_tricks[bird]
        trick = ending.known.get(due.value)
        own = [chain for chain in announced if chain.item == bird]
        for chain in own:
            yield _announced_bird(chain, trick, ending, rules)
        if trick is None or card not in trick.cards:
            yield Unscored(bird, (due.clause,))
            continue
        side = trick.side_of(card)
        if side in {ending.side_of(chain) for chain in own}:
            continue
        lost, grounds = rules.bonuses.silent_attempt_lost, (due.clause, rules.bonuses.bird_takes_itself.clause)
        if _has_taken(trick, trick.cards.index(card), rules):
            yield _silently(_quiet(bird, side, True, grounds), ending, rules)  # noqa: FBT003
        elif lost.value:
            yield _silently(_quiet(bird, side, False, (*grounds, lost.clause)), ending, rules)  # noqa: FBT003
        else:
            yield Unscored(bird, (*grounds, lost.clause))


def _has_taken(trick: KnownTrick, place: int, rules: KarlRules) -> bool:
    """Whether the card in ``place`` took the trick, or in a reading the side of its player did."""
    if rules.bonuses.bird_takes_itself.value:
        return trick.won_by == place
    return trick.winner is trick.sides[place]


def _announced_bird(chain: Chain, trick: KnownTrick | None, ending: Ending, rules: KarlRules) -> Scored:
    bonuses, side, card = rules.bonuses, ending.side_of(chain), rules.birds[chain.item]
    due, stands = bonuses.bird_tricks[chain.item], bonuses.not_held_stands
    grounds: Grounds = (due.clause, bonuses.bird_takes_itself.clause, stands.clause)
    if trick is not None and card in trick.cards and trick.side_of(card) is side:
        return _announced(chain, side, _has_taken(trick, trick.cards.index(card), rules), grounds, rules)
    return _missed(chain, side, grounds, ending, rules)


def _missed(chain: Chain, side: Side, grounds: Grounds, ending: Ending, rules: KarlRules) -> Scored:
    """The result of an announced Vogel or König Ultimo if its side did not play the card to the trick of the item.

    It is lost; if the side played the card to another trick, a ruling says whether it is lost or unscored.
    """
    card, elsewhere = card_of(chain.item, ending.called, rules), rules.bonuses.played_elsewhere_lost
    where = next((trick for trick in ending.known.values() if card in trick.cards), None)
    if where is None or card is None or where.side_of(card) is not side:
        return _announced(chain, side, False, grounds, rules)  # noqa: FBT003
    if not elsewhere.value:
        return Unscored(chain.item, (elsewhere.clause,))
    return _announced(chain, side, False, (*grounds, elsewhere.clause), rules)  # noqa: FBT003


# -------------------------------------------------------------------------------------------------------- the König


def _koenig(ending: Ending, announced: Sequence[Chain], rules: KarlRules) -> Iterator[Scored]:
    bonuses, card = rules.bonuses, ending.called
    own = [chain for chain in announced if chain.item == KOENIG_ULTIMO]
    trick = ending.known.get(bonuses.koenig_ultimo_trick.value)
    from_talon = (bonuses.koenig_from_talon.clause,) if ending.taken else ()
    grounds = (bonuses.koenig_ultimo_trick.clause, *from_talon)
    holder = trick.side_of(card) if trick is not None and card in trick.cards else None
    for chain in own:
        side = ending.side_of(chain)
        if trick is not None and holder is not None:
            yield _announced(chain, side, trick.winner is side, grounds, rules)
        else:
            yield _missed(chain, side, grounds, ending, rules)
    if trick is None or holder is None:
        yield Unscored(KOENIG_ULTIMO, () if card is None else grounds)
    elif trick.winner not in {ending.side_of(chain) for chain in own}:
        yield _silent_koenig(trick.winner, holder, grounds, ending, rules)


def _silent_koenig(winner: Side, holder: Side, grounds: Grounds, ending: Ending, rules: KarlRules) -> Scored:
    """The result of a silent König Ultimo: ``winner`` took the trick with the König of ``holder`` in it."""
    bonuses = rules.bonuses
    if ending.taken and not bonuses.koenig_from_talon.value:
        return Unscored(KOENIG_ULTIMO, grounds)
    if winner is not holder:
        grounds = (*grounds, bonuses.silent_attempt_lost.clause)
        if not bonuses.silent_attempt_lost.value:
            return Unscored(KOENIG_ULTIMO, grounds)
    return _silently(_quiet(KOENIG_ULTIMO, winner, True, grounds), ending, rules)  # noqa: FBT003


# ------------------------------------------------------------------------------------------------------------- Valat


def _valat(ending: Ending, announced: Sequence[Chain], rules: KarlRules) -> Iterator[Scored]:
    bonuses = rules.bonuses
    own = {ending.side_of(chain): chain for chain in announced if chain.item == VALAT}
    for side in Side:
        made = bonuses.every_trick_is_valat.value and ending.tricks[side] == rules.tricks
        if side in own:
            yield _announced(own[side], side, made, (bonuses.every_trick_is_valat.clause,), rules)
        elif made:
            yield _silently(_quiet(VALAT, side, True, (bonuses.every_trick_is_valat.clause,)), ending, rules)  # noqa: FBT003
        else:
            yield Unscored(VALAT, (bonuses.every_trick_is_valat.clause,))


def all_grounds(scored: Sequence[ScoredItem], unscored: Sequence[Unscored], rules: KarlRules) -> Grounds:
    """All the clauses that items, and what was not scored, rest on."""
    beside = (rules.bonuses.only_failed_counts.clause, rules.bonuses.apart_from_game.clause)
    return merged([*(item.grounds for item in scored), *(item.grounds for item in unscored), beside])
