"""Decides Boni of Tarock-Königrufen for a card in a certain trick: Vögel and König Ultimo, announced and silent."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tarock_engine.actions import KOENIG_ULTIMO
from tarock_engine.cards import Card
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen.ending import Ending, UltimoTrick, announced_by
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.scoring import ScoredItem, Unscored
from tarock_engine.state import Chain

Scored = ScoredItem | Unscored


def examined(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    """The results of every Vogel and of König Ultimo."""
    for bird in rules.birds:
        yield from _bird(bird, ending, rules)
    yield from _koenig(ending, rules)


def _counting(item: str, ending: Ending, rules: KoenigrufenRules) -> Iterator[tuple[Chain, Grounds]]:
    """The announcements of a Bonus that count, each with the clause on repeated ones of its side, if there are any."""
    for side in Side if ending.said(item) else ():
        chains, again = announced_by(side, item, ending, rules)
        yield from ((chain, again) for chain in chains)


def _resting_on(scored: Scored, more: Grounds) -> Scored:
    return scored._replace(grounds=(*scored.grounds, *more))


# --------------------------------------------------------------------------------------------------------- the Vögel


def _bird(bird: str, ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    due = rules.bonuses.bird_tricks[bird]
    card, trick = rules.birds[bird], ending.known.get(due.value)
    own = ending.said(bird)
    for chain, again in _counting(bird, ending, rules):
        yield _resting_on(_announced_bird(chain, card, trick, ending, rules), again)
    if trick is not None and card in trick.cards:
        side = trick.sides[trick.cards.index(card)]
        if side not in {ending.side_of(chain) for chain in own}:
            yield _silent_bird(bird, card, trick, rules)
    elif not own:
        yield _not_in_its_trick(bird, card, ending, rules)


def _announced_bird(
    chain: Chain, card: Card, trick: UltimoTrick | None, ending: Ending, rules: KoenigrufenRules
) -> Scored:
    bird, side = chain.item, ending.side_of(chain)
    played_here = trick is not None and card in trick.cards and trick.sides[trick.cards.index(card)] is side
    if trick is not None and played_here:
        taken, how = rules.bonuses.has_taken(bird, trick, trick.cards.index(card))
        grounds = (rules.bonuses.bird_tricks[bird].clause, *how)
        if taken:
            return ScoredItem(bird, side, won=True, announced=True, doubled=chain.doubled, grounds=grounds)
        return _lost(chain, side, rules.bonuses.announced_beaten_lost)
    return _missed(chain, side, card, ending, rules)


def _silent_bird(bird: str, card: Card, trick: UltimoTrick, rules: KoenigrufenRules) -> Scored:
    bonuses = rules.bonuses
    place = trick.cards.index(card)
    in_use, due, lost = (
        bonuses.silent_birds_scored.get(bird),
        bonuses.bird_tricks[bird],
        bonuses.silent_birds_lost[bird],
    )
    used = () if in_use is None else (in_use.clause,)
    if in_use is not None and not in_use.value:
        return Unscored(bird, used)
    grounds = (lost.clause, bonuses.every_play_is_attempt.clause, *used)
    if bonuses.has_taken(bird, trick, place)[0]:
        return ScoredItem(
            bird, trick.sides[place], won=True, announced=False, doubled=(), grounds=(due.clause, *grounds)
        )
    if not trick.unforced[place]:
        return Unscored(bird, (bonuses.every_play_is_attempt.clause, *used))
    if not lost.value:
        return Unscored(bird, grounds)
    return ScoredItem(bird, trick.sides[place], won=False, announced=False, doubled=(), grounds=grounds)


def _not_in_its_trick(bird: str, card: Card, ending: Ending, rules: KoenigrufenRules) -> Scored:
    free = rules.bonuses.elsewhere_costs_nothing
    played = next((trick for trick in ending.known.values() if card in trick.cards), None)
    if free.value or played is None:
        return Unscored(bird, (free.clause, rules.bonuses.bird_tricks[bird].clause))
    side = played.sides[played.cards.index(card)]
    return ScoredItem(bird, side, won=False, announced=False, doubled=(), grounds=(free.clause,))


def _lost(chain: Chain, side: Side, how: Ruling[bool]) -> Scored:
    """The result of an announced Bonus that failed; ``how`` rules on whether it is lost in this way."""
    if not how.value:
        return Unscored(chain.item, (how.clause,))
    return ScoredItem(chain.item, side, won=False, announced=True, doubled=chain.doubled, grounds=(how.clause,))


def _missed(chain: Chain, side: Side, card: Card | None, ending: Ending, rules: KoenigrufenRules) -> Scored:
    """The result of an announced Bonus whose card its side played too early, too late, or did not have."""
    bonuses = rules.bonuses
    if card is not None and ending.in_hand >> card & 1:
        return Unscored(chain.item, (rules.play.stops_when_failed.clause,))
    number = next((number for number, trick in ending.known.items() if card in trick.cards), None)
    if number is None or card is None:
        all_known = len(ending.known) == sum(ending.tricks.values())
        unheld = all_known or not _may_have_held(side, card, ending)
        return _lost(chain, side, bonuses.announced_not_held_lost if unheld else bonuses.announced_early_lost)
    trick = ending.known[number]
    if trick.sides[trick.cards.index(card)] is not side:
        return _lost(chain, side, bonuses.announced_not_held_lost)
    due = bonuses.koenig_ultimo_trick if chain.item == KOENIG_ULTIMO else bonuses.bird_tricks[chain.item]
    return _lost(
        chain, side, bonuses.announced_early_lost if number < due.value else bonuses.announced_kept_too_long_lost
    )


def _may_have_held(side: Side, card: Card | None, ending: Ending) -> bool:
    """Whether a card that no known trick shows may have been in the hands of a side."""
    return card is not None and (card != ending.called or (side is Side.DECLARER and not ending.from_talon))


# -------------------------------------------------------------------------------------------------------- the König


def _koenig(ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    bonuses, card = rules.bonuses, ending.called
    trick = ending.known.get(bonuses.koenig_ultimo_trick.value)
    if trick is not None and card not in trick.cards:
        trick = None
    for chain, again in _counting(KOENIG_ULTIMO, ending, rules):
        yield _resting_on(_announced_koenig(chain, trick, card, ending, rules), again)
    if trick is not None and card is not None:
        yield from _koenig_in_silence(trick, card, ending, rules)
    elif card is not None and not ending.said(KOENIG_ULTIMO):
        yield Unscored(KOENIG_ULTIMO, (bonuses.koenig_ultimo_trick.clause, bonuses.silent_koenig_lost.clause))


def _koenig_in_silence(trick: UltimoTrick, card: Card, ending: Ending, rules: KoenigrufenRules) -> Iterator[Scored]:
    """The called König in its trick, for the sides that did not announce it."""
    announced_by = {ending.side_of(chain) for chain in ending.said(KOENIG_ULTIMO)}
    if Side.DECLARER not in announced_by:
        yield _silent_koenig_beside(announced_by, trick, card, rules)
    both = rules.bonuses.koenig_counts_for_both
    if trick.winner is Side.FOES and both.value and Side.FOES not in announced_by:
        yield ScoredItem(KOENIG_ULTIMO, Side.FOES, won=True, announced=False, doubled=(), grounds=(both.clause,))


def _silent_koenig_beside(
    announced_by: Collection[Side], trick: UltimoTrick, card: Card, rules: KoenigrufenRules
) -> Scored:
    """The declarer's silent König; where the opponents announced and won it, a ruling says whether he loses it too."""
    beside = rules.bonuses.silent_koenig_lost_beside
    won_by_foes = (
        Side.FOES in announced_by and rules.bonuses.koenig_winnable_by_foes.value and trick.winner is Side.FOES
    )
    if won_by_foes and not beside.value:
        return Unscored(KOENIG_ULTIMO, (beside.clause,))
    return _silent_koenig(trick, card, rules)


def _announced_koenig(
    chain: Chain, trick: UltimoTrick | None, card: Card | None, ending: Ending, rules: KoenigrufenRules
) -> Scored:
    bonuses, side = rules.bonuses, ending.side_of(chain)
    if card is not None and ending.in_hand >> card & 1:
        return Unscored(KOENIG_ULTIMO, (rules.play.stops_when_failed.clause,))
    if side is Side.FOES:
        won = bonuses.koenig_winnable_by_foes.value and trick is not None and trick.winner is side
        beside = (bonuses.silent_koenig_lost_beside.clause,) if bonuses.koenig_winnable_by_foes.value else ()
        grounds = (bonuses.koenig_winnable_by_foes.clause, bonuses.announced_not_held_lost.clause, *beside)
        return ScoredItem(KOENIG_ULTIMO, side, won, announced=True, doubled=chain.doubled, grounds=grounds)
    if trick is None:
        return _missed(chain, side, card, ending, rules)
    if trick.winner is side and _is_won_as_needed(trick, card, rules):
        grounds = (bonuses.koenig_ultimo_trick.clause, bonuses.koenig_need_not_win.clause)
        return ScoredItem(KOENIG_ULTIMO, side, won=True, announced=True, doubled=chain.doubled, grounds=grounds)
    found = _lost(chain, side, bonuses.announced_beaten_lost)
    return found._replace(grounds=(*found.grounds, bonuses.koenig_counts_for_both.clause))


def _silent_koenig(trick: UltimoTrick, card: Card, rules: KoenigrufenRules) -> Scored:
    bonuses = rules.bonuses
    place = trick.cards.index(card)
    if trick.winner is trick.sides[place] and _is_won_as_needed(trick, card, rules):
        made = (
            bonuses.koenig_ultimo_trick,
            bonuses.koenig_need_not_win,
            bonuses.silent_koenig_lost,
            bonuses.koenig_counts_for_both,
        )
        grounds = tuple(ruling.clause for ruling in made)
        return ScoredItem(KOENIG_ULTIMO, trick.winner, won=True, announced=False, doubled=(), grounds=grounds)
    lost = (
        bonuses.silent_koenig_lost.clause,
        bonuses.every_play_is_attempt.clause,
        bonuses.koenig_counts_for_both.clause,
    )
    if not trick.unforced[place]:
        return Unscored(KOENIG_ULTIMO, (bonuses.every_play_is_attempt.clause,))
    if not bonuses.silent_koenig_lost.value:
        return Unscored(KOENIG_ULTIMO, lost)
    return ScoredItem(KOENIG_ULTIMO, trick.sides[place], won=False, announced=False, doubled=(), grounds=lost)


def _is_won_as_needed(trick: UltimoTrick, card: Card | None, rules: KoenigrufenRules) -> bool:
    """Whether the trick is won as König Ultimo needs it: by any card of the side, or by the König, by the ruling."""
    return rules.bonuses.koenig_need_not_win.value or trick.cards[trick.won_by] == card
