"""The rules of play that only Lungauer Königrufen has: bound cards, a fifth player in Fahren, an early end by Valat.

Bonds are what holds back cards on which an announced Ultimo depends.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from tarock_engine import cards, play
from tarock_engine.actions import UHU, VALAT
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side, is_of_tricks
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.play import bond_card
from tarock_engine.refusals import Narrowing
from tarock_engine.ruling import ClauseId, Grounds, in_words
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import Chain, Contest, Exchange, Game, Playing, TakenTrick

WITH_DECLARER = "with a declarer"
NEGATIVE = "for no Augen"
FAHREN = "Fahren"


def manners(rules: LungauRules) -> Mapping[str, Manner[LungauRules]]:
    """The ways of playing: a game with a declarer, and Fahren with duties that a house's negative games have too."""
    rulings, trischaken = rules.play, rules.trischaken
    duties = (trischaken.overtake, trischaken.pagat_last)
    with_declarer = Manner(
        leads=rulings.leads,
        follow=rulings.follow,
        duties=(),
        winners=(rulings.winner,),
        whole_trull=rulings.whole_trull,
    )
    return {
        WITH_DECLARER: with_declarer,
        NEGATIVE: dataclasses.replace(with_declarer, duties=duties),
        FAHREN: Manner(
            leads=trischaken.leads,
            follow=rulings.fahren_follow,
            duties=duties,
            winners=(rulings.winner,),
            whole_trull=rulings.whole_trull,
        ),
    }


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: LungauRules
) -> Playing:
    """A game with a declarer before the first card."""
    bound = tuple(_bound_cards(chains, seat, game.called, rules) for seat in SEATS[: len(hands)])
    valat = any(chain.item == VALAT for chain in chains)
    contest = Contest(
        dealt=game.dealt,
        game=game,
        exchange=exchange,
        chains=chains,
        bound=bound,
        valat=valat,
        manner=manner_of(game.contract),
    )
    return play.begin(contest, hands, rules.play.leads.value(game), rules)


def manner_of(contract: Contract) -> str:
    """The manner in which a game with a declarer is played."""
    return NEGATIVE if is_of_tricks(contract) else WITH_DECLARER


def _bound_cards(chains: tuple[Chain, ...], seat: Seat, called: Card | None, rules: LungauRules) -> Mask:
    bound = 0
    for chain in chains:
        if chain.of == seat:
            bound |= bond_card(chain.item, called, rules.announcing.birds)
    return bound


@in_words("The I stays in hand as long as there is another trump")
def spatz_last(situation: Situation, left: Mask, clause: ClauseId, rules: LungauRules) -> Narrowing | None:
    spatz, bound = 1 << cards.TRUMP_I, rules.play.bond_priority
    if _is_lead_free(situation, rules):
        return Narrowing(left, (bound.clause,))
    if not situation.hand & spatz:
        return None
    lead = () if situation.table else (bound.clause,)
    return Narrowing(play.with_pagat_last(situation.hand, left, rules), (clause, *lead))


def _is_lead_free(situation: Situation, rules: LungauRules) -> bool:
    """Whether this is the first lead of a deal and a reading lets any card be led."""
    return situation.number == 1 and not situation.table and rules.play.bond_priority.value.first_lead_free


def bound(situation: Situation, left: Mask, bonds: Bonds, rules: LungauRules) -> Iterator[Narrowing]:
    """The steps for cards that announced Ultimos hold back, and for an announced Uhu in its trick."""
    rulings = rules.play
    mine = {
        item: bond_card(item, bonds.called, rules.announcing.birds) & bonds.cards & situation.hand
        for item in rulings.bound_until
    }
    clauses = tuple([bond.clause for item, bond in rulings.bound_until.items() if mine[item]])
    if bonds.valat:
        if rulings.valat_frees_bound_cards.value:
            yield Narrowing(left, (rulings.valat_frees_bound_cards.clause,))
            return
        clauses = (*clauses, rulings.valat_frees_bound_cards.clause)
    if _is_lead_free(situation, rules):
        yield Narrowing(left, (rulings.bond_priority.clause,))
        return
    held = 0
    for item, bond in rulings.bound_until.items():
        held |= mine[item] if situation.number < bond.value else 0
    left = left & ~held or rulings.bond_priority.value.forced(left)
    yield Narrowing(left, (*clauses, rulings.bond_priority.clause))
    uhu = mine[UHU] & left
    if uhu and situation.number == rulings.bound_until[UHU].value:
        yield Narrowing(uhu if rulings.uhu_in_time.value.must_be_played else left, (rulings.uhu_in_time.clause,))


@in_words("Any of them")
def any_bound(left: Mask) -> Mask:
    return left


@in_words("The II before the I")
def uhu_first(left: Mask) -> Mask:
    return left & ~(1 << cards.TRUMP_I) if left >> cards.TRUMP_II & 1 else left


def seats_in(contest: Contest, number: int, rules: LungauRules) -> tuple[Seat, ...]:
    """The seats that play to trick ``number``, in turn; a dealer with six cards stops after the sixth trick."""
    if contest.game is None and number <= rules.trischaken.dealer_tricks.value:
        return with_dealer(contest.dealt.seating, rules.trischaken.dealer_plays_at.value, rules)
    return contest.dealt.seating.active


def dealer_in_fahren(seating: Seating, rules: LungauRules) -> Seat | None:
    """The dealer of five, who takes the Talon as his hand; None at a table of four, or if he takes no part."""
    return seating.sits_out if rules.talon.dealer_takes_talon.value else None


def with_dealer(seating: Seating, place: int, rules: LungauRules) -> tuple[Seat, ...]:
    """The seats that take part in Fahren, in turn; a dealer without cards comes after the first ``place`` others."""
    dealer = dealer_in_fahren(seating, rules)
    return seating.active if dealer is None else (*seating.active[:place], dealer, *seating.active[place:])


def is_over(contest: Contest, tricks: tuple[TakenTrick, ...], hands: tuple[Mask, ...], rules: LungauRules) -> bool:
    """Whether nobody has a card left, or an announced Valat has just failed."""
    game = contest.game
    failed = game is not None and contest.valat and game.side_of(tricks[-1].winner) is Side.FOES
    if failed and may_end_early(contest.chains, rules):
        return True
    return not any(hands[seat] for seat in contest.dealt.seating.active)


def may_end_early(chains: tuple[Chain, ...], rules: LungauRules) -> bool:
    """Whether nobody goes on playing after an announced Valat has failed; in a house a Vogerl may prevent that."""
    goes_on, said = rules.play.bird_keeps_playing, {chain.item for chain in chains}
    is_kept = goes_on is not None and goes_on.value and not said.isdisjoint(rules.birds)
    return VALAT in said and rules.play.failed_valat_ends_play.value and not is_kept


def next_leader(contest: Contest, number: int, trick: TakenTrick, rules: LungauRules) -> tuple[Seat, Grounds]:
    """The seat that leads after trick ``number``, and the clause: its winner, or another for a dealer without cards."""
    leads, after_dealer = rules.play.winner_leads.value(trick), rules.trischaken.leads_after_dealer
    if leads not in seats_in(contest, number + 1, rules):
        return contest.dealt.seating.active[after_dealer.value], (after_dealer.clause,)
    return leads, (rules.play.winner_leads.clause,)


def absent_grounds(contest: Contest, rules: LungauRules) -> Grounds:
    """The clauses by which a seat does not play."""
    if contest.game is None:
        return (rules.trischaken.dealer_tricks.clause,)
    return (rules.play.dealer_out.clause,)


def course_grounds(contest: Contest, rules: LungauRules) -> Grounds:
    """The clauses that say who plays and how long."""
    found: list[ClauseId] = []
    dealer = contest.dealt.seating.sits_out
    if contest.game is not None:
        if dealer is not None:
            found.append(rules.play.dealer_out.clause)
        if contest.valat:
            found.append(rules.play.failed_valat_ends_play.clause)
    else:
        found += [rules.bonuses.none_in_fahren.clause, rules.trischaken.kontra_allowed.clause]
    if contest.game is None and dealer is not None:
        trischaken = rules.trischaken
        found += [
            trischaken.dealer_says_kontra.clause,
            trischaken.dealer_speaks_at.clause,
            trischaken.dealer_tricks.clause,
            trischaken.dealer_plays_at.clause,
        ]
        found += [trischaken.leads_after_dealer.clause, rules.talon.dealer_takes_talon.clause]
    return tuple(found)


def trick_grounds(contest: Contest, number: int, trick: TakenTrick, rules: LungauRules) -> tuple[ClauseId, ...]:
    """The clauses of this source that a trick rests on."""
    extra: list[ClauseId] = []
    if contest.game is None and contest.dealt.seating.sits_out is not None:
        trischaken = rules.trischaken
        extra.append(trischaken.dealer_tricks.clause)
        if number == 1:
            extra.append(trischaken.dealer_plays_at.clause)
        extra.extend(next_leader(contest, number, trick, rules)[1])
    elif contest.dealt.seating.sits_out is not None:
        extra.append(rules.play.dealer_out.clause)
    if contest.game is not None and contest.valat and contest.game.side_of(trick.winner) is Side.FOES:
        extra.append(rules.play.failed_valat_ends_play.clause)
    return tuple(extra)
