"""The rules of play that only Tarock-Königrufen has: overtaking, Farbensolo, bound cards, and when play stops.

Bonds are what holds back cards on which an announced Ultimo depends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine import cards
from tarock_engine import play as cardplay
from tarock_engine.actions import TRISCHAKEN, VALAT
from tarock_engine.amounts import Amount
from tarock_engine.cards import Card, Mask, cards_in, mask_of
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import FARBENSOLO, terms_of
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.memory import remembered
from tarock_engine.play import bond_card
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds, Ruling, in_words
from tarock_engine.seating import Seat, seated
from tarock_engine.state import Chain, Contest, Exchange, Game, Playing, TakenTrick

POSITIVE: Final = "positive"
NEGATIVE: Final = "negative"
_PAGAT: Final = 1 << cards.TRUMP_I


def manners(rules: KoenigrufenRules) -> Mapping[str, Manner[KoenigrufenRules]]:
    """The four ways of playing."""
    rulings, trischaken = rules.play, rules.trischaken
    winners = (rulings.trump_wins, rulings.suit_wins)
    suit, _, _, anything = rulings.follow
    farbensolo_follow = (suit, rulings.farbensolo_trump, rulings.farbensolo_void, anything)
    farbensolo_winners = (rulings.farbensolo_trump_wins, rulings.farbensolo_suit_wins)
    overtaking = (rulings.negative_overtaking, rulings.negative_overtake)
    negative = overtaking if rulings.pagat_last is None else (rulings.pagat_last, *overtaking)
    trischaken_duties = (trischaken.overtaking, trischaken.pagat_last, trischaken.overtake)
    return {
        POSITIVE: Manner(
            leads=rulings.leads, follow=rulings.follow, duties=(), winners=winners, whole_trull=rulings.whole_trull
        ),
        NEGATIVE: Manner(
            leads=rulings.negative_leads,
            follow=rulings.follow,
            duties=negative,
            winners=winners,
            whole_trull=rulings.whole_trull,
        ),
        TRISCHAKEN: Manner(
            leads=trischaken.leads,
            follow=rulings.follow,
            duties=trischaken_duties,
            winners=winners,
            whole_trull=rulings.whole_trull,
        ),
        FARBENSOLO: Manner(
            leads=rulings.farbensolo_leads,
            follow=farbensolo_follow,
            duties=(rulings.farbensolo_lead,),
            winners=farbensolo_winners,
            whole_trull=rulings.farbensolo_trull,
        ),
    }


# ------------------------------------------------------------------------------------------------- duties, winners


@in_words("A card that would take the trick so far has to be played, where one is left")
def overtake(situation: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> Narrowing | None:
    if not situation.table:
        return Narrowing(left, (clause,))
    found = _beating(situation.table, left, rules) or left
    near = (rules.cards.trull.value & ~mask_of(situation.table)).bit_count() == 1
    trull = (rules.play.whole_trull.clause,) if near else ()
    return Narrowing(found, (clause, *trull))


def _beating(table: Sequence[Card], left: Mask, rules: KoenigrufenRules) -> Mask:
    found = left & rules.ranking.beaten_by[table[rules.ranking.best(table)]]
    missing = cardplay.last_of_trull(table, rules.play.whole_trull, rules)
    if missing == _PAGAT:
        return left & _PAGAT
    return found & ~missing


@in_words("Overtaking changes nothing about suit and trump duty")
def within_duties(situation: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> Narrowing | None:
    del situation, rules
    return Narrowing(left, (clause,))


@in_words("Where no card of the suit led beats, a trump that does has to go although the suit is held")
def above_duties(situation: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> Narrowing | None:
    if not situation.table or left & _beating(situation.table, left, rules):
        return Narrowing(left, (clause,))
    trumps = situation.hand & rules.ranking.trumps
    return Narrowing(_beating(situation.table, trumps, rules) or left, (clause,))


@in_words("The Pagat stays in hand as long as there is another trump")
def pagat_last(situation: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> Narrowing | None:
    trischaken = rules.trischaken
    if not situation.hand & _PAGAT:
        return None
    grounds: Grounds = (clause, trischaken.pagat_last_off_lead_too.clause)
    if situation.table and not trischaken.pagat_last_off_lead_too.value:
        return Narrowing(left, grounds)
    if cardplay.last_of_trull(situation.table, rules.play.whole_trull, rules) == _PAGAT:
        grounds = (*grounds, trischaken.pagat_takes.clause)
        if trischaken.pagat_takes.value:
            return Narrowing(left, grounds)
    found = cardplay.with_pagat_last(situation.hand, left, rules)
    others = situation.hand & rules.ranking.trumps & ~_PAGAT
    if found != _PAGAT or not others:
        return Narrowing(found, grounds)
    return Narrowing(situation.hand & rules.ranking.suit_of[situation.table[0]], grounds)


@in_words("A trump is led only by whoever has nothing else")
def suit_cards_led(situation: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> Narrowing | None:
    return Narrowing(left if situation.table else left & ~rules.ranking.trumps or left, (clause,))


@in_words("The Kaiserstich, only where a trump was led")
def trull_where_trump_led(table: Sequence[Card], rules: RuleSet) -> int | None:
    return trull_always(table, rules) if rules.ranking.trumps >> table[0] & 1 else None


@in_words("The Kaiserstich, whatever was led")
def trull_always(table: Sequence[Card], rules: RuleSet) -> int | None:
    return rules.play.whole_trull.value(table, rules)


# ---------------------------------------------------------------------------------------------------- bound cards


class Bond(NamedTuple):
    """The limits that announced Boni put on a hand in one trick: cards ``held`` back, and cards that are ``due``."""

    held: Mask
    grounds: Grounds
    due: tuple[tuple[Mask, Ruling[bool]], ...]


def bound(situation: Situation, left: Mask, bonds: Bonds, rules: KoenigrufenRules) -> Iterator[Narrowing]:
    """The steps for cards that announced Boni hold back, and for those that have to be played in this trick."""
    priority = rules.play.bond_priority
    bond = _bond(bonds.cards & situation.hand, bonds.called, bonds.of_partner, situation.number, rules)
    free = left & ~bond.held
    if free:
        yield Narrowing(free, bond.grounds)
    else:
        yield Narrowing(priority.value(left, rules.price_of_bound), (*bond.grounds, priority.clause))
    for card, must in bond.due:
        if card & free:
            yield Narrowing(card if must.value else free, (must.clause,))


@remembered(1 << 12)
def _bond(cards: Mask, called: Card | None, of_partner: Mask, number: int, rules: KoenigrufenRules) -> Bond:
    """The limits that Boni on ``cards`` of a hand put on it in trick ``number``."""
    rulings = rules.play
    about = {item: bond_card(item, called, rules.birds) & cards for item in rulings.bound_until}
    free_of = 0 if rulings.hold_duty.value.whole_side else of_partner
    mine = {item: card for item, card in about.items() if card & ~free_of}
    if not rulings.hold_duty.value.binds or not mine:
        return Bond(0, (rulings.hold_duty.clause,), ())
    held = sum(card for item, card in mine.items() if number < rulings.bound_until[item].value)
    here = [item for item in mine if item in rulings.must_be_played and number == rulings.bound_until[item].value]
    clauses = (*(rulings.bound_until[item].clause for item in mine), rulings.hold_duty.clause)
    return Bond(held, clauses, tuple((mine[item], rulings.must_be_played[item]) for item in here))


@in_words("Any of them")
def any_bound(left: Mask, _price: Callable[[Card], Amount]) -> Mask:
    return left


@in_words("The card of the dearest Bonus")
def dearest_first(left: Mask, price: Callable[[Card], Amount]) -> Mask:
    most = max(map(price, cards_in(left)))
    return mask_of(card for card in cards_in(left) if price(card) == most)


# --------------------------------------------------------------------------------------------------------- course


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: KoenigrufenRules
) -> Playing:
    """A game with a declarer before the first card."""
    manner = terms_of(game.contract).manner
    both = [bound_cards_by_owner(game, chains, seat, hand, rules) for seat, hand in seated(hands)]
    held, of_partner = tuple(mask for mask, _ in both), tuple(mask for _, mask in both)
    valat = any(chain.item == VALAT for chain in chains)
    contest = Contest(
        dealt=game.dealt,
        game=game,
        exchange=exchange,
        chains=chains,
        bound=held,
        valat=valat,
        manner=manner,
        of_partner=of_partner,
    )
    return cardplay.begin(contest, hands, rules.manners[manner].leads.value(game), rules)


def bound_cards_by_owner(
    game: Game, chains: tuple[Chain, ...], seat: Seat, hand: Mask, rules: KoenigrufenRules
) -> tuple[Mask, Mask]:
    """The cards of a hand that announcements of its side bind, and those that only the partner's announcements bind."""
    found, own, side = 0, 0, game.side_of(seat)
    for claim, _ in chains:
        if claim.item not in rules.play.bound_until or claim.of is None or game.side_of(claim.of) is not side:
            continue
        card = bond_card(claim.item, game.called, rules.birds) & hand
        found |= card
        own |= card if claim.of == seat else 0
    return found, found & ~own


def is_over(contest: Contest, tricks: tuple[TakenTrick, ...], hands: tuple[Mask, ...], rules: KoenigrufenRules) -> bool:
    """Whether nobody has a card left, or the contract or a Valat has failed, if play stops then."""
    if (
        rules.play.stops_when_failed.value
        and contest.game is not None
        and _is_decided(contest, contest.game, tricks, rules)
    ):
        return True
    return cardplay.is_played_out(contest, tricks, hands, rules)


def _is_decided(contest: Contest, game: Game, tricks: tuple[TakenTrick, ...], rules: KoenigrufenRules) -> bool:
    goal = terms_of(game.contract).goal.exact_tricks
    if goal is not None:
        mine = sum(trick.winner == game.declarer for trick in tricks)
        return not mine <= goal.value <= mine + rules.tricks - len(tricks)
    sides = {game.side_of(claim.of) for claim, _ in contest.chains if claim.item == VALAT and claim.of is not None}
    return any(game.side_of(tricks[-1].winner) is not side for side in sides)


def absent_grounds(contest: Contest, rules: KoenigrufenRules) -> Grounds:
    """The clauses by which a seat does not play."""
    del contest
    return (rules.sessions.five_may_sit.clause, rules.play.in_turn.clause)


def course_grounds(contest: Contest, rules: KoenigrufenRules) -> Grounds:
    """The clauses on who leads, when play stops, and what is not announced."""
    if contest.game is None:
        announcing = rules.announcing
        silence = (announcing.none_in_trischaken, announcing.no_round_in_trischaken)
        found = (*silence, rules.trischaken.own_tricks, rules.talon.unseen_in_trischaken)
        return (*(ruling.clause for ruling in found), rules.play.winner_leads.clause)
    negative = terms_of(contest.game.contract).goal.exact_tricks is not None
    without_round = (rules.announcing.negative_kontra.clause,) if negative else ()
    return (
        rules.play.stops_when_failed.clause,
        rules.play.in_turn.clause,
        rules.play.winner_leads.clause,
        *without_round,
    )


def trick_grounds(contest: Contest, number: int, trick: TakenTrick, rules: KoenigrufenRules) -> tuple[ClauseId, ...]:
    """The clauses of this source that a trick rests on."""
    del number, trick
    five = (rules.sessions.five_may_sit.clause,) if contest.dealt.seating.sits_out is not None else ()
    return (*five, *course_grounds(contest, rules)) if contest.game is not None else five
