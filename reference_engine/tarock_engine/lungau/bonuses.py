"""Decides which items are won, lost or not scored in a game of Lungauer Königrufen: the game, Prämien and Valat."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, KOENIGFANG, SPIEL, TRULL, UHU, VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import Card
from tarock_engine.contracts import Side, goal_in_tricks, is_of_tricks
from tarock_engine.counting import count_augen
from tarock_engine.lungau.ending import Ending
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.terms import Factors
from tarock_engine.of_houses import Taken
from tarock_engine.refusals import merged
from tarock_engine.ruling import ClauseId, Grounds, Ruling, in_words
from tarock_engine.scoring import KnownTrick, ScoredItem, Unscored, doubled_together, of_known
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Unplayed


def scored_items(ending: Ending, rules: LungauRules) -> tuple[ScoredItem, ...]:
    """The scored items in the order of ``rules.items``, the declarer's first."""
    scored = doubled_together(_before_conditions(ending, rules), rules.announcing.items_doubled_apart)
    return tuple(rules.bonuses.counting_here(scored)[0])


def unplayed_items(state: Unplayed) -> tuple[ScoredItem, ...]:
    """The game and the Vogerl of the bid as won, in a house that pays them where nothing was said."""
    factors = state.game.contract.terms
    ruled = factors.unplayed_in_silence if isinstance(factors, Factors) else None
    grounds: Grounds = () if ruled is None else (ruled.clause,)
    return tuple(
        ScoredItem(chain.item, Side.DECLARER, won=True, announced=False, doubled=(), grounds=grounds, against=chain.of)
        if chain.item == SPIEL
        else ScoredItem(chain.item, Side.DECLARER, won=True, announced=True, doubled=(), grounds=grounds)
        for chain in state.chains
    )


def unscored(ending: Ending, rules: LungauRules) -> tuple[Unscored, ...]:
    """Everything that is not scored, whether it happened or not, for its clauses."""
    barred = rules.bonuses.counting_here(_before_conditions(ending, rules))[1] if rules.bonuses.has_conditions else ()
    return (*(item for item in _examined(ending, rules) if isinstance(item, Unscored)), *barred)


def _before_conditions(ending: Ending, rules: LungauRules) -> list[ScoredItem]:
    """The scored items in their order, without regard to what a house says of when they count."""
    found = [_announceable(item, ending, rules) for item in _examined(ending, rules) if isinstance(item, ScoredItem)]
    return sorted(
        rules.settling.with_failed_valat(found),
        key=lambda item: (rules.items.index(item.name), item.side is Side.FOES),
    )


def _examined(ending: Ending, rules: LungauRules) -> list[ScoredItem | Unscored]:
    if is_of_tricks(ending.contract):
        return [*_games_of_tricks(ending)]
    valat = of_known(_valat(ending, rules), rules.left_out, ending.contract)
    sweeping = [sweeps(rules, won=item.won) for item in valat if isinstance(item, ScoredItem)]
    is_sweeping, kept = any(ruling.value for ruling in sweeping), rules.bonuses.valat_beside
    if is_sweeping and kept is None:
        return valat
    chains = _counting_chains(ending, rules)
    rest: list[ScoredItem | Unscored] = [_game(ending, rules)]
    for part in (_fang, _koenigfang, _birds, _koenig_ultimo):
        rest.extend(of_known(part(ending, chains, rules), rules.left_out, ending.contract))
    if is_sweeping and kept is not None:
        rest = [item for item in rest if kept.value.is_beside(item)]
    beside = tuple(ruling.clause for ruling in (*sweeping, *([kept] if is_sweeping and kept is not None else [])))
    return [*valat, *(item._replace(grounds=(*item.grounds, *beside)) for item in rest)]


def _announceable(item: ScoredItem, ending: Ending, rules: LungauRules) -> ScoredItem:
    """The item with the clauses that let it be announced added to its grounds."""
    announcing = rules.announcing
    if item.name not in announcing.announceable.value or item.name == announcing.never_announced.value:
        return item
    bird = ending.contract.bird
    contained = item.announced and bird is not None and rules.birds.get(item.name) == bird.value
    own = (announcing.bid_announces_bird.clause, announcing.bird_doubled_apart.clause) if contained else ()
    grounds = (*item.grounds, announcing.announceable.clause, *own)
    return ScoredItem(
        name=item.name, side=item.side, won=item.won, announced=item.announced, doubled=item.doubled, grounds=grounds
    )


def augen_by_side(ending: Ending, rules: LungauRules) -> dict[Side | Seat, Augen]:
    """The Augen of both parties; none where tricks decide."""
    return (
        {}
        if is_of_tricks(ending.contract)
        else {side: count_augen(ending.piles[side], rules.counting) for side in Side}
    )


# ------------------------------------------------------------------------------------------------------- Valat


def _valat(ending: Ending, rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    announced = next((chain for chain in ending.chains if chain.item == VALAT), None)
    yield _silent_valat(ending, rules) if announced is None else _announced_valat(announced, ending, rules)


def _announced_valat(chain: Chain, ending: Ending, rules: LungauRules) -> ScoredItem | Unscored:
    bonuses = rules.bonuses
    won, lost = not ending.tricks[Side.FOES], bonuses.announced_valat_lost
    if not won and not lost.value:
        return Unscored(VALAT, (lost.clause,))
    said = ending.chains[0] if rules.announcing.is_doubled_together else chain
    kept = (bonuses.valat_keeps_doublings.clause,) if said.doubled else ()
    doubled = said.doubled if bonuses.valat_keeps_doublings.value else ()
    grounds = (bonuses.every_trick_is_valat.clause, lost.clause, sweeps(rules, won=won).clause, *kept)
    return ScoredItem(VALAT, Side.DECLARER, won, announced=True, doubled=doubled, grounds=grounds)


def _silent_valat(ending: Ending, rules: LungauRules) -> ScoredItem | Unscored:
    every, voids = rules.bonuses.every_trick_is_valat, rules.bonuses.valat_voids_others
    if all(ending.tricks.values()) or not every.value:
        return Unscored(VALAT, (every.clause, voids.clause))
    side = Side.FOES if ending.tricks[Side.FOES] else Side.DECLARER
    parties = rules.announcing.valat_parties
    if side is Side.FOES and not parties.value.opponents_make_it:
        return Unscored(VALAT, (every.clause, parties.clause))
    who = (parties.clause,) if side is Side.FOES else ()
    grounds = (every.clause, voids.clause, *who)
    return ScoredItem(VALAT, side, won=True, announced=False, doubled=(), grounds=grounds)


def sweeps(rules: LungauRules, *, won: bool) -> Ruling[bool]:
    """The ruling on whether nothing is scored beside a Valat: one that was ``won``, or an announced one that failed."""
    return rules.bonuses.valat_voids_others if won else rules.bonuses.failed_valat_stands_alone


# -------------------------------------------------------------------------------------------------- game, Fang


def _games_of_tricks(ending: Ending) -> Iterator[ScoredItem]:
    """A game that tricks decide, as one item for each opponent where each doubles for himself."""
    goal = goal_in_tricks(ending.contract)
    won = goal is not None and ending.tricks[Side.DECLARER] == goal.value
    grounds = () if goal is None else (goal.clause,)
    for chain in ending.chains:
        game = ScoredItem(SPIEL, Side.DECLARER, won, announced=False, doubled=chain.doubled, grounds=grounds)
        yield game._replace(against=chain.of)


def _game(ending: Ending, rules: LungauRules) -> ScoredItem:
    to_win, doubled = rules.counting.to_win, ending.chains[0].doubled
    mine, theirs = (count_augen(ending.piles[side], rules.counting) for side in Side)
    won = rules.counting.who_needs.value(mine, theirs, to_win.value, len(doubled))
    return ScoredItem(SPIEL, Side.DECLARER, won, announced=False, doubled=doubled, grounds=(to_win.clause,))


def _counting_chains(ending: Ending, rules: LungauRules) -> tuple[Chain, ...]:
    """The announcements that count; a reading decides on those that repeat an earlier one."""
    counted: list[Chain] = []
    for chain in ending.chains:
        if any(_is_repetition(chain, earlier, ending, rules) for earlier in counted):
            continue
        counted.append(_with_game(chain, ending, rules))
    return tuple(counted)


def _with_game(chain: Chain, ending: Ending, rules: LungauRules) -> Chain:
    """The chain; in a reading the Vogerl of a Vogerlrufer has the doublings of the game."""
    if not chain.claim.contained or rules.announcing.bird_doubled_apart.value:
        return chain
    return Chain(chain.claim._replace(doubled=ending.chains[0].doubled), chain.moments)


def _is_repetition(chain: Chain, earlier: Chain, ending: Ending, rules: LungauRules) -> bool:
    if earlier.item != chain.item:
        return False
    return rules.bonuses.counts_again.value(_side(chain, ending) is _side(earlier, ending))


@in_words("Each side's first announcement counts")
def once_per_side(same_side: bool) -> bool:  # noqa: FBT001 -- the one thing asked
    return same_side


@in_words("Every announcement counts")
def each_counts(same_side: bool) -> bool:  # noqa: FBT001
    del same_side
    return False


@in_words("The very first announcement counts")
def first_of_all(same_side: bool) -> bool:  # noqa: FBT001
    del same_side
    return True


def _side(chain: Chain, ending: Ending) -> Side:
    return Side.DECLARER if chain.of is None else ending.sides[chain.of]


class _CardSet(NamedTuple):
    """Trull, Könige or a set of a house: what it needs, whether an announced one can be lost, and who made it."""

    name: str
    needs: Ruling[object]
    lost: Ruling[bool]
    made_by: Collection[Side]


def _sets_made(ending: Ending, rules: LungauRules) -> Iterator[_CardSet]:
    bonuses, piles = rules.bonuses, ending.piles
    for name, whole, lost in (
        (TRULL, bonuses.trull, bonuses.announced_trull_lost),
        (KOENIGE, bonuses.koenige, bonuses.announced_koenige_lost),
    ):
        made_by = [side for side in Side if piles[side] & whole.value == whole.value]
        yield _CardSet(name=name, needs=whole, lost=lost, made_by=made_by)
    if bonuses.own_sets:
        augen = {side: count_augen(piles[side], rules.counting) for side in Side}
        taken = Taken(cards=piles, augen=augen, known=ending.known, tricks=rules.tricks, trumps=ending.trumps)
        yield from (
            _CardSet(name=name, needs=needs, lost=bonuses.announced_trull_lost, made_by=made_by)
            for name, needs, made_by in bonuses.own_made(taken)
        )


def _fang(ending: Ending, chains: tuple[Chain, ...], rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    for cards in _sets_made(ending, rules):
        own = [chain for chain in chains if chain.item == cards.name]
        for chain in own:
            yield _announced_set(cards, chain, ending, rules)
        yield from _silent_set(cards, {_side(chain, ending) for chain in own}, rules)


def _announced_set(cards: _CardSet, chain: Chain, ending: Ending, rules: LungauRules) -> ScoredItem | Unscored:
    """An announced set: won by the side that has it, else lost."""
    bonuses, side = rules.bonuses, _side(chain, ending)
    made = side in cards.made_by
    if not made and not cards.lost.value:
        return Unscored(cards.name, (cards.lost.clause,))
    is_repeated = sum(known.item == cards.name for known in ending.chains) > 1
    grounds = (
        cards.needs.clause,
        cards.lost.clause,
        *((bonuses.counts_again.clause,) if is_repeated else ()),
        *((bonuses.made_by_foes_counts.clause,) if side.other in cards.made_by else ()),
    )
    return ScoredItem(cards.name, side, made, announced=True, doubled=chain.doubled, grounds=grounds)


def _silent_set(cards: _CardSet, announced_by: Collection[Side], rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    """A set made by a side that did not announce it; whether it counts beside an announcement is a ruling."""
    beside = rules.bonuses.made_by_foes_counts
    if not cards.made_by and not announced_by:
        yield Unscored(cards.name, (cards.needs.clause,))
    for side in cards.made_by:
        if side in announced_by:
            continue
        if announced_by and not beside.value:
            yield Unscored(cards.name, (beside.clause,))
        else:
            grounds = (cards.needs.clause, *((beside.clause,) if announced_by else ()))
            yield ScoredItem(cards.name, side, won=True, announced=False, doubled=(), grounds=grounds)


def _koenigfang(ending: Ending, chains: tuple[Chain, ...], rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    del chains
    bonuses = rules.bonuses
    if ending.called is None or not ending.piles[Side.FOES] >> ending.called & 1:
        from_talon = (bonuses.koenigfang_in_left_half.clause,) if ending.from_talon else ()
        yield Unscored(KOENIGFANG, (bonuses.koenigfang_in_trick.clause, *from_talon))
        return
    conditions = [bonuses.koenigfang_in_trick]
    if ending.left_king:
        conditions.append(bonuses.koenigfang_in_left_half)
    elif ending.from_talon:
        conditions.append(bonuses.koenigfang_of_lone_caller)
    if _has_last(ending.called, ending, rules):
        conditions.append(bonuses.koenigfang_beside_ultimo)
    grounds = tuple(ruling.clause for ruling in conditions)
    if all(ruling.value for ruling in conditions):
        yield ScoredItem(KOENIGFANG, Side.FOES, won=True, announced=False, doubled=(), grounds=grounds)
    else:
        yield Unscored(KOENIGFANG, grounds[1:] if bonuses.koenigfang_in_trick.value else grounds)


# ------------------------------------------------------------------------------------------------------ Ultimos


def _birds(ending: Ending, chains: tuple[Chain, ...], rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    bonuses = rules.bonuses
    for name, card in rules.birds.items():
        due, lost = bonuses.bird_tricks[name], bonuses.beaten_birds_lost[name]
        trick = _trick_with(card, due.value, ending)
        own = [chain for chain in chains if chain.item == name]
        if trick is not None:
            for chain in own or (None,):
                taken = bonuses.has_taken(name, trick, trick.cards.index(card))
                item = _bird(name, trick, trick.cards.index(card), chain, ending, taken=taken[0])
                rest = due if item.won else lost
                grounds = merged([(rest.clause,), taken[1]])
                yield item._replace(grounds=grounds) if rest.value else Unscored(name, grounds)
            continue
        for chain in own:
            yield from _missed(chain, ending, rules)
        if not own:
            yield Unscored(name, (due.clause,))


def _bird(  # noqa: PLR0913 - what an item is made of
    name: str, trick: KnownTrick, place: int, chain: Chain | None, ending: Ending, *, taken: bool
) -> ScoredItem:
    """The item of a Vogerl whose card has this ``place`` in its trick; silent if there is no ``chain``."""
    if chain is None:
        return ScoredItem(name, trick.sides[place], taken, announced=False, doubled=(), grounds=())
    side = _side(chain, ending)
    won = taken and trick.winner is side
    return ScoredItem(name, side, won, announced=True, doubled=chain.doubled, grounds=())


def _missed(chain: Chain, ending: Ending, rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    """The result of an announced Ultimo whose card was not played to its trick."""
    scored, clause = _how_missed(chain, ending, rules)
    if scored:
        side = _side(chain, ending)
        yield ScoredItem(chain.item, side, won=False, announced=True, doubled=chain.doubled, grounds=(clause,))
    else:
        yield Unscored(chain.item, (clause,))


def _how_missed(chain: Chain, ending: Ending, rules: LungauRules) -> tuple[bool, ClauseId]:
    """Whether a missed Ultimo is scored as lost, and the clause: for a card kept too long, laid away or forced out.

    Also for one that stayed in hand because play ended early, or that the announcer never had.
    """
    card = ending.called if chain.item == KOENIG_ULTIMO else rules.birds[chain.item]
    early, laid, in_time = rules.bonuses.forced_early_lost, rules.bonuses.laid_away_lost, rules.play.uhu_in_time
    if chain.item == UHU and _has_last(card, ending, rules):
        return in_time.value.scored_when_late, in_time.clause
    if card is not None and ending.laid >> card & 1:
        return laid.value, laid.clause
    played = ending.forced is None or card is None or bool(ending.forced >> card & 1)
    if played:
        return early.value, early.clause
    if card is not None and ending.in_hand >> card & 1:
        return False, rules.play.failed_valat_ends_play.clause
    return True, early.clause


def _koenig_ultimo(ending: Ending, chains: tuple[Chain, ...], rules: LungauRules) -> Iterator[ScoredItem | Unscored]:
    own = [chain for chain in chains if chain.item == KOENIG_ULTIMO]
    trick = _trick_with(ending.called, rules.bonuses.koenig_ultimo_trick.value, ending)
    if trick is None:
        for chain in own:
            yield from _missed(chain, ending, rules)
    else:
        suffices, grounds = _is_won_as_needed(trick, ending, rules), _last_king(trick, rules)
        for chain in own:
            side = _side(chain, ending)
            won = trick.winner is side and suffices
            yield ScoredItem(KOENIG_ULTIMO, side, won, announced=True, doubled=chain.doubled, grounds=grounds)
        if not own and suffices:
            yield ScoredItem(KOENIG_ULTIMO, trick.winner, won=True, announced=False, doubled=(), grounds=grounds)
            return
    if not own:
        yield Unscored(KOENIG_ULTIMO, (rules.bonuses.koenig_ultimo_trick.clause,))


def _is_won_as_needed(trick: KnownTrick, ending: Ending, rules: LungauRules) -> bool:
    """Whether the trick is won as König ultimo needs it: by any card of the side, or by the König, by the ruling."""
    return rules.bonuses.koenig_need_not_win.value or trick.cards[trick.won_by] == ending.called


def _last_king(trick: KnownTrick, rules: LungauRules) -> Grounds:
    bonuses = rules.bonuses
    both = (bonuses.koenigfang_beside_ultimo.clause,) if trick.winner is Side.FOES else ()
    return (bonuses.koenig_ultimo_trick.clause, bonuses.koenig_need_not_win.clause, *both)


def _has_last(card: Card | None, ending: Ending, rules: LungauRules) -> bool:
    """Whether the last trick is known and has the card in it."""
    return rules.tricks in ending.known and card in ending.known[rules.tricks].cards


def _trick_with(card: Card | None, number: int, ending: Ending) -> KnownTrick | None:
    """The trick with this number, if it is known and has the card in it; else None."""
    trick = ending.known.get(number)
    return trick if trick is not None and card in trick.cards else None
