"""Decides which items are won, lost or not scored in a deal of Zwanzigerrufen: the game, and every bonus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_engine.actions import MONDFANG, PAGAT, SPIEL, VALAT
from tarock_engine.cards import TRUMP_I, mask_of
from tarock_engine.contracts import Side, goal_in_tricks, is_of_tricks
from tarock_engine.of_houses import Taken, ValatBeside
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.scoring import (
    KnownTrick,
    ScoredItem,
    Unscored,
    doubled_together,
    of_known,
)
from tarock_engine.seating import seated
from tarock_engine.state import Chain
from tarock_engine.zwanzigerrufen import dealt
from tarock_engine.zwanzigerrufen.ending import Ending, catches, failed_valats, with_pagat
from tarock_engine.zwanzigerrufen.names import ABSOLUT, FARBENSOLO, MATERIAL, MOND, SKUES
from tarock_engine.zwanzigerrufen.rules import (
    ZwanzigerrufenRules,
    is_doubled_by_each_foe,
    kontra_binding,
    scored_in_game,
)
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of

Scored = ScoredItem | Unscored


def items(ending: Ending, rules: ZwanzigerrufenRules) -> tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]:
    """First the scored items, in the order of ``rules.items`` and the declarer's first; then the unscored ones.

    Unscored items only bring clauses.
    """
    examined = _examined(ending, rules)
    if terms_of(ending.contract).manner == FARBENSOLO:
        examined = [_as_known(item, ending, rules) for item in examined]
    if is_doubled_by_each_foe(ending.contract, rules):
        examined = [part for item in examined for part in _for_each(item, ending)]
    found = rules.settling.with_failed_valat([item for item in examined if isinstance(item, ScoredItem)])
    scored = sorted(found, key=lambda item: (rules.items.index(item.name), item.side is Side.FOES))
    scored = doubled_together(scored, rules.announcing.items_doubled_apart)
    scored, barred = rules.bonuses.counting_here(scored)
    return tuple(scored), (*[item for item in examined if isinstance(item, Unscored)], *barred)


def _examined(ending: Ending, rules: ZwanzigerrufenRules) -> list[Scored]:
    if is_of_tricks(ending.contract):
        return [*_game(ending, rules)]
    rulings, failed = rules.bonuses, failed_valats(ending)
    if failed and not rulings.settled_beside_failed_valat.value:
        grounds = (rulings.settled_beside_failed_valat.clause, rulings.announced_valat_lost.clause)
        counting = failed if rulings.each_announcement_counts.value else _one_each(failed, ending, rules).values()
        lost = rulings.announced_valat_lost.value
        return [
            _announced(chain, ending, grounds, won=False) if lost else Unscored(VALAT, grounds) for chain in counting
        ]
    valat = of_known(_valat(ending, rules), rules.left_out, ending.contract)
    rest = [*_game(ending, rules), *_material(ending, rules), *_mond(ending, rules)]
    rest = [*rest, *_absolut(ending, rules), *_own_items(ending, rules), *_pagat(ending, rules)]
    rest = of_known(rest, rules.left_out, ending.contract)
    cancels, why = _cancels(valat, rules, beside_failed=bool(failed))
    beside = ValatBeside.of(rulings.valat_beside.value)
    kept = [item for item in rest if not cancels or isinstance(item, Unscored) or beside.is_beside(item)]
    return [*valat, Unscored(VALAT, why), *[item._replace(grounds=(*item.grounds, *why)) for item in kept]]


def _cancels(valat: Sequence[Scored], rules: ZwanzigerrufenRules, *, beside_failed: bool) -> tuple[bool, Grounds]:
    """Whether a made Valat cancels other items, and the clauses on what is settled beside a Valat."""
    rulings, made = rules.bonuses, any(isinstance(item, ScoredItem) and item.won for item in valat)
    if not beside_failed:
        return made, (rulings.valat_beside.clause,) if made else ()
    over = rulings.valat_cancels_beside_failed
    why = (rulings.settled_beside_failed_valat.clause, *((over.clause,) if made else ()))
    return (True, (*why, rulings.valat_beside.clause)) if made and over.value else (False, why)


def _as_known(one: Scored, ending: Ending, rules: ZwanzigerrufenRules) -> Scored:
    """A bonus of a Farbensolo with the clause that lists it, or ``Unscored`` if it does not count there."""
    if isinstance(one, Unscored) or one.name == SPIEL:
        return one
    known, why = scored_in_game(ending.contract, one.name, rules)
    if not known:
        return Unscored(one.name, why)
    return one._replace(grounds=(*one.grounds, rules.bonuses.farbensolo_scores.clause))


def _for_each(one: Scored, ending: Ending) -> Iterator[Scored]:
    """A doubled bonus as one item for each opponent, where a Kontra binds only its speaker and the soloist."""
    if isinstance(one, Unscored) or one.name == SPIEL or not one.doubled:
        yield one
        return
    first = one.doubled[0]
    for foe in ending.foes:
        binds = first in (foe, ending.sides.declarer)
        yield one._replace(against=foe, doubled=one.doubled if binds else ())


# -------------------------------------------------------------------------------------------------------------- game


def _game(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    tricks = goal_in_tricks(ending.contract)
    if tricks is not None:
        won = ending.tricks[Side.DECLARER] == tricks.value
        yield from (_game_of(chain, ending, (tricks.clause,), rules, won=won) for chain in ending.said(SPIEL))
        return
    goal, rulings = terms_of(ending.contract).least_augen, rules.counting
    mine, theirs = ending.augen(Side.DECLARER), ending.augen(Side.FOES)
    even = mine == theirs
    grounds = (goal.clause, rulings.partners_together.clause, *((rulings.tie_is_lost.clause,) if even else ()))
    if even and is_normal(ending.contract) and not rulings.tie_is_lost.value:
        yield Unscored(SPIEL, grounds)
        return
    for chain in ending.said(SPIEL):
        won = rulings.who_needs.value(mine, theirs, goal.value, len(ending.doubled(chain)))
        yield _game_of(chain, ending, grounds, rules, won=won)


def _game_of(chain: Chain, ending: Ending, grounds: Grounds, rules: ZwanzigerrufenRules, *, won: bool) -> ScoredItem:
    """The item of the game, or of the game against one opponent."""
    doubled, binding = ending.doubled(chain), kontra_binding(ending.contract, rules)
    why = grounds if binding is None else (*grounds, binding.clause)
    return ScoredItem(SPIEL, Side.DECLARER, won, announced=False, doubled=doubled, grounds=why, against=chain.of)


# ---------------------------------------------------------------------------------------------- announced and silent


def _announced(chain: Chain, ending: Ending, grounds: Grounds, *, won: bool) -> ScoredItem:
    doubled = ending.doubled(chain)
    return ScoredItem(chain.item, ending.owner(chain), won, announced=True, doubled=doubled, grounds=grounds)


def _silent(item: str, side: Side, grounds: Grounds, *, won: bool = True) -> ScoredItem:
    return ScoredItem(item, side, won, announced=False, doubled=(), grounds=grounds)


def _one_each(chains: Sequence[Chain], ending: Ending, rules: ZwanzigerrufenRules) -> dict[Side, Chain]:
    """For each side the one of these announcements that counts."""
    by_side: dict[Side, list[Chain]] = {}
    for chain in chains:
        by_side.setdefault(ending.owner(chain), []).append(chain)
    which = rules.bonuses.which_counts.value
    return {side: said[which([ending.doubled(chain) for chain in said])] for side, said in by_side.items()}


@in_words("The announcement that was made before the others")
def earliest(doublings: Sequence[tuple[int, ...]]) -> int:
    del doublings
    return 0


@in_words("The announcement that was doubled most often, of several the earliest")
def most_doubled(doublings: Sequence[tuple[int, ...]]) -> int:
    often = [len(doubling) for doubling in doublings]
    return often.index(max(often))


def _said(item: str, ending: Ending, rules: ZwanzigerrufenRules) -> tuple[list[Chain], frozenset[Side], Grounds]:
    """The announcements of a bonus that count, the sides that made them, and the clauses if there were several."""
    said = ending.said(item)
    if not said:
        return [], frozenset(), ()
    rulings, counting = rules.bonuses, _one_each(said, ending, rules)
    several = (rulings.each_announcement_counts.clause,) if len(said) > 1 else ()
    if rulings.each_announcement_counts.value:
        return said, frozenset(counting), several
    several = (*several, rulings.which_counts.clause) if len(counting) < len(said) else several
    return list(counting.values()), frozenset(counting), several


def _valat(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    rulings = rules.bonuses
    chains, announcers, several = _said(VALAT, ending, rules)
    whole = sum(ending.tricks.values()) == rules.play.tricks.value
    for chain in chains:
        won = whole and not ending.tricks[ending.owner(chain).other]
        rule = rulings.every_trick_is_valat if won else rulings.announced_valat_lost
        one = _announced(chain, ending, (rule.clause, *several), won=won)
        yield one if rule.value else Unscored(VALAT, one.grounds)
    made = next((side.other for side, tricks in ending.tricks.items() if not tricks), None) if whole else None
    if made is None:
        yield Unscored(VALAT, (rulings.silent_fail_costs_nothing.clause,))
    elif made not in announcers:
        collapse = made.other in announcers
        grounds = (rulings.every_trick_is_valat.clause, *((rulings.valat_fails_alone.clause,) if collapse else ()))
        counts = rulings.every_trick_is_valat.value and not (collapse and rulings.valat_fails_alone.value)
        yield _silent(VALAT, made, grounds) if counts else Unscored(VALAT, grounds)


def _absolut(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    rulings = rules.bonuses
    chains, announcers, several = _said(ABSOLUT, ending, rules)
    low = next((side for side, (augen, _) in ending.counted.items() if augen <= rulings.absolut_augen.value), None)
    owner = None if low is None else rulings.absolut_belongs_to.value(low)
    how = (rulings.absolut_augen.clause, rulings.absolut_belongs_to.clause, *several)
    for chain in chains:
        won = owner is ending.owner(chain)
        found = _announced(chain, ending, how if won else (*how, rulings.announced_absolut_lost.clause), won=won)
        yield found if won or rulings.announced_absolut_lost.value else Unscored(ABSOLUT, found.grounds)
    if owner is None or low is None:
        yield _missed_absolut(ending, announcers, rules)
        return
    if owner in announcers:
        return
    collapse = low in announcers
    grounds = (*how, rulings.absolut_in_silence.clause, *((rulings.absolut_fails_alone.clause,) if collapse else ()))
    if not rulings.absolut_in_silence.value or (collapse and rulings.absolut_fails_alone.value):
        yield Unscored(ABSOLUT, grounds)
        return
    yield _silent(ABSOLUT, owner, grounds)


def _missed_absolut(ending: Ending, announcers: frozenset[Side], rules: ZwanzigerrufenRules) -> Scored:
    """The result of an Absolut that nobody made, which by the ruling costs nothing in silence."""
    rulings = rules.bonuses
    grounds = (rulings.absolut_augen.clause, rulings.silent_fail_costs_nothing.clause)
    side = max(Side, key=ending.augen)
    if rulings.silent_fail_costs_nothing.value or side in announcers:
        return Unscored(ABSOLUT, grounds)
    return _silent(ABSOLUT, side, grounds, won=False)


def _own_items(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    """The items of a house's own: each announcement of one, and those that were made in silence."""
    augen = {side: ending.augen(side) for side in Side}
    sides = {seat: ending.sides.of(seat) for seat, _ in seated(ending.hands)}
    trumps = rules.bonuses.most_trumps(dict(seated(ending.hands)), sides, rules.ranking.trumps)
    taken = Taken(cards=ending.won, augen=augen, known=ending.known, tricks=rules.tricks, trumps=trumps)
    for name, needs, made_by in rules.bonuses.own_made(taken):
        chains, announcers, several = _said(name, ending, rules)
        grounds: Grounds = (needs.clause, *several)
        yield from (_announced(chain, ending, grounds, won=ending.owner(chain) in made_by) for chain in chains)
        yield from (_silent(name, side, grounds) for side in made_by if side not in announcers)
        yield Unscored(name, grounds)


# ------------------------------------------------------------------------------------------------------ Pagat Ultimo


def _pagat(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    known, why = scored_in_game(ending.contract, PAGAT, rules)
    chains, announcers, several = _said(PAGAT, ending, rules)
    if not known:
        yield Unscored(PAGAT, why)
        return
    played = with_pagat(ending)
    for chain in chains:
        won, grounds = _of_announcer(ending.owner(chain), played, rules)
        yield _announced(chain, ending, (*grounds, *several), won=won)
    if played is not None and played[1].side_of(TRUMP_I) not in announcers:
        yield _silent_pagat(*played, rules)


def _made(trick: KnownTrick, rules: ZwanzigerrufenRules) -> tuple[bool, Grounds]:
    """Whether the I takes the trick; the clause if that is by a Märchenstich, or if only its side does."""
    of, (takes, how) = (
        rules.bonuses.pagat_by_maerchenstich,
        rules.bonuses.has_taken(PAGAT, trick, trick.cards.index(TRUMP_I)),
    )
    trull = rules.cards.trull.value
    if takes and mask_of(trick.cards) & trull == trull:
        return of.value, (of.clause,)
    return takes, how


def _of_announcer(
    side: Side, played: tuple[int, KnownTrick] | None, rules: ZwanzigerrufenRules
) -> tuple[bool, Grounds]:
    rulings = rules.bonuses
    if played is None or played[1].side_of(TRUMP_I) is not side:
        return False, (rulings.pagat_trick.clause, rules.announcing.pagat_by_holder.clause)
    number, trick = played
    if number < rulings.pagat_trick.value:
        return not rulings.announced_pagat_lost_early.value, (
            rulings.announced_pagat_lost_early.clause,
            rulings.pagat_trick.clause,
        )
    won, grounds = _made(trick, rules)
    if won or grounds:
        return won, (rulings.pagat_trick.clause, *grounds)
    lost = rulings.announced_pagat_lost_to_partner if trick.winner is side else rulings.announced_pagat_lost_to_foe
    return not lost.value, (lost.clause,)


def _silent_pagat(number: int, trick: KnownTrick, rules: ZwanzigerrufenRules) -> Scored:
    rulings, side = rules.bonuses, trick.side_of(TRUMP_I)
    if number < rulings.pagat_trick.value:
        grounds: Grounds = (rulings.silent_pagat_lost.clause, rulings.pagat_trick.clause)
        return (
            _silent(PAGAT, side, grounds, won=False)
            if rulings.silent_pagat_lost.value.early
            else Unscored(PAGAT, grounds)
        )
    won, why = _made(trick, rules)
    if won:
        grounds = (rulings.pagat_trick.clause, rulings.pagat_in_silence.clause, *why)
        return _silent(PAGAT, side, grounds) if rulings.pagat_in_silence.value else Unscored(PAGAT, grounds)
    if why:
        return _silent(PAGAT, side, (rulings.pagat_trick.clause, *why), won=False)
    to_partner = trick.winner is side
    lost = rulings.silent_pagat_lost.value.to_partner if to_partner else rulings.silent_pagat_lost_to_foe.value
    grounds = (rulings.silent_pagat_lost.clause,) if to_partner else (rulings.silent_pagat_lost_to_foe.clause,)
    return _silent(PAGAT, side, grounds, won=False) if lost else Unscored(PAGAT, grounds)


# ----------------------------------------------------------------------------------------------- material, the Mond


def _material(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    claimed = rules.bonuses.sets_are_claimed
    for item in MATERIAL:
        known, why = scored_in_game(ending.contract, item, rules)
        if not known:
            yield Unscored(item, why)
            continue
        chains, announcers, several = _said(item, ending, rules)
        side, grounds = dealt.side_with(item, ending.hands, ending.won, ending.sides, rules)
        for chain in chains:
            how = (*grounds, rules.announcing.announceable_sets.clause, *several)
            yield _announced(chain, ending, how, won=side is ending.owner(chain))
        if side is None:
            yield Unscored(item, grounds)
        if side is None or side in announcers:
            continue
        grounds = (*grounds, claimed.clause)
        kept = not claimed.value or item in ending.claims
        yield _silent(item, side, grounds) if kept else Unscored(item, grounds)


def _mond(ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Scored]:
    rulings = rules.bonuses
    known, why = scored_in_game(ending.contract, MONDFANG, rules)
    trull = rules.cards.trull.value
    yield Unscored(MONDFANG, (rulings.mondfang_is_scored.clause,))
    if any(MOND in trick.cards and mask_of(trick.cards) & trull == trull for trick in ending.known.values()):
        yield Unscored(MONDFANG, (rulings.mondfang_in_maerchenstich.clause,))
    for trick in catches(ending, trull if rulings.mondfang_in_maerchenstich.value else 0):
        if not known:
            yield Unscored(MONDFANG, why)
            continue
        conditions = [rulings.mondfang_is_scored, *_special_catch(trick, rules)]
        if against := [ruling.clause for ruling in conditions if not ruling.value]:
            yield Unscored(MONDFANG, tuple(against))
            continue
        side = rulings.mondfang_belongs_to.value(trick.side_of(MOND))
        grounds = (*(ruling.clause for ruling in conditions), rulings.mondfang_belongs_to.clause)
        yield _silent(MONDFANG, side, grounds)


def _special_catch(trick: KnownTrick, rules: ZwanzigerrufenRules) -> Iterator[Ruling[bool]]:
    """More rulings on a Mondfang: for one by the partner's Sküs, and for a Sküs that lay in the trick already."""
    if trick.winner is trick.side_of(MOND):
        yield rules.bonuses.mondfang_by_partner
    if SKUES in trick.cards[: trick.cards.index(MOND)]:
        yield rules.bonuses.mondfang_under_skues


def bonus_grounds(scored: Sequence[ScoredItem], unscored: Sequence[Unscored]) -> Grounds:
    """All the clauses that items, and what was not scored, rest on."""
    return merged([*(item.grounds for item in scored), *(item.grounds for item in unscored)])
