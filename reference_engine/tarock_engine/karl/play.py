"""Play in Karls Tarockrunde: how it begins and ends, who leads, who takes a trick, and which cards are bound."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import play as cardplay
from tarock_engine.actions import SPIEL
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.karl.fahren_duties import draw_trumps
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE, is_negative, terms_of
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.memory import remembered
from tarock_engine.play import bond_card
from tarock_engine.refusals import Narrowing, Restraint
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds, in_words
from tarock_engine.seating import SEATS, Seat, Seating, seated
from tarock_engine.state import Chain, Contest, Dealt, Exchange, Game, Playing, TakenTrick


def manners(rules: KarlRules) -> Mapping[str, Manner[KarlRules]]:
    """The four ways of playing."""
    rulings, fahren = rules.play, rules.trischaken
    suit, trump, _, anything = rulings.follow
    fahren_follow = (fahren.follow_suit, trump, fahren.void, anything)
    farbensolo_follow = (suit, trump, rulings.farbensolo_void, rulings.farbensolo_anything)
    taking = (rulings.pagat_takes, rulings.pagat_last, rulings.overtake)
    drawing = (dataclasses.replace(fahren.overtake, value=draw_trumps),) if fahren.trumps_are_drawn.value else ()
    in_fahren = (fahren.pagat_takes, fahren.pagat_last, fahren.overtake, *drawing)
    in_positive = (rulings.overtake,) if rulings.positive_overtaking.value else ()
    in_farbensolo = (rulings.overtake,) if rulings.farbensolo_overtaking.value else ()
    winners, of_farbensolo = (rulings.winner,), (rulings.farbensolo_winner,)
    return {
        POSITIVE: Manner(
            leads=rulings.leads,
            follow=rulings.follow,
            duties=in_positive,
            winners=winners,
            whole_trull=rulings.whole_trull,
            on_adding=(rulings.positive_overtaking.clause,),
        ),
        NEGATIVE: Manner(
            leads=rulings.negative_leads,
            follow=rulings.follow,
            duties=taking,
            winners=winners,
            whole_trull=rulings.negative_trull,
        ),
        FARBENSOLO: Manner(
            leads=rulings.farbensolo_leads,
            follow=farbensolo_follow,
            duties=(rulings.farbensolo_trump, *in_farbensolo),
            winners=of_farbensolo,
            whole_trull=rulings.farbensolo_trull,
            on_adding=(rulings.farbensolo_overtaking.clause,),
            on_trull=(rulings.farbensolo_trull_on_trump.clause,),
        ),
        FAHREN: Manner(
            leads=fahren.leads,
            follow=fahren_follow,
            duties=in_fahren,
            winners=winners,
            whole_trull=fahren.trull,
            on_lead=(fahren.trumps_are_drawn.clause,),
        ),
    }


@in_words("Whoever bears what the Vorhand brings")
def bearer(game: Game, bearing: Seat) -> Seat:
    del game
    return bearing


@in_words("The declarer")
def declarer(game: Game, bearing: Seat) -> Seat:
    del bearing
    return game.declarer


# ------------------------------------------------------------------------------------------------- duties, winners


@in_words("A trump is led only by whoever has nothing else")
def suit_cards_led(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    return Narrowing(left if situation.table else left & ~rules.ranking.trumps or left, (clause,))


@in_words("A trump goes only on a trump, or where nothing else is left")
def suit_cards_in_every_play(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    trumps = rules.ranking.trumps
    if situation.table and (trumps >> situation.table[0] & 1 or left & ~trumps):
        return Narrowing(left, (clause,))
    return Narrowing(situation.hand & ~trumps or left, (clause,))


@in_words("The Märchenstich, whatever was led")
def trull_always(table: Sequence[Card], rules: RuleSet) -> int | None:
    return rules.play.whole_trull.value(table, rules)


@in_words("The Märchenstich, where it does not need a trump led or has one")
def farbensolo_trull(table: Sequence[Card], rules: KarlRules) -> int | None:
    if rules.play.farbensolo_trull_on_trump.value and not rules.ranking.trumps >> table[0] & 1:
        return None
    return trull_always(table, rules)


# ---------------------------------------------------------------------------------------------------- announced Vögel


class Bond(NamedTuple):
    """The limits that announced cards put on a hand in one trick.

    ``early`` are cards that are played too early now. ``before`` has, for each card not due yet, the card, the dearer
    bound cards of the hand, and the dearer ones of partners.
    """

    early: Mask
    before: tuple[tuple[Mask, Mask, Mask], ...]


def bound(situation: Situation, left: Mask, bonds: Bonds, rules: KarlRules) -> Iterator[Narrowing]:
    """The steps by which no Vogel is given up before a dearer one, or in one reading before any other legal card."""
    bond = _bond(bonds.cards & situation.hand, bonds.of_partner, bonds.called, situation.number, rules)
    if not bond.before:
        return
    left = left & ~bond.early or left
    yield Narrowing(left, (rules.play.early_bird_is_renonce.clause,), Restraint.TOO_EARLY)
    grounds = (rules.play.giving_up_order.clause, rules.renonce.order_breach.clause)
    left &= ~sum(cheaper for cheaper, mine, _ in bond.before if mine & left)
    yield Narrowing(left, grounds, Restraint.IN_ORDER)
    waiting = sum(cheaper for cheaper, _, theirs in bond.before if theirs)
    yield Narrowing(left & ~waiting or left, grounds, Restraint.IN_ORDER)


@remembered(1 << 12)
def _bond(held: Mask, of_partner: Mask, called: Card | None, number: int, rules: KarlRules) -> Bond:
    """The limits that the announced cards ``held`` put on their hand in trick ``number``."""
    dues = [rules.bonuses.bird_tricks[bird].value for bird in rules.birds]
    ranked = list(zip([1 << card for card in rules.birds.values()], dues, range(len(dues)), strict=True))
    early = (
        sum(card for card, due, _ in ranked if card & held and number < due)
        if rules.play.early_bird_is_renonce.value
        else 0
    )
    if rules.play.giving_up_order.value.koenig and called is not None:
        ranked.append((1 << called, rules.bonuses.koenig_ultimo_trick.value, 0))
    before = [
        (card, *_dearer(ranked, rank, held, of_partner, number))
        for card, due, rank in ranked
        if card & held and number < due
    ]
    return Bond(early, tuple(before))


def _dearer(
    ranked: Sequence[tuple[Mask, int, int]], rank: int, held: Mask, of_partner: Mask, number: int
) -> tuple[Mask, Mask]:
    """The announced cards above a ``rank``: those ``held``, and those of the partner that are due after this trick."""
    dearer = [(card, due) for card, due, above in ranked if above > rank]
    mine = sum(card for card, _ in dearer if card & held)
    theirs = sum(card for card, due in dearer if card & of_partner and number < due)
    return mine, theirs


def bound_cards(game: Game, chains: tuple[Chain, ...], seat: Seat, hand: Mask, rules: KarlRules) -> Mask:
    """The cards of a hand that announcements of its side bind."""
    found, side = 0, game.side_of(seat)
    for claim, _ in chains:
        if claim.item != SPIEL and claim.of is not None and game.side_of(claim.of) is side:
            found |= bond_card(claim.item, game.called, rules.birds)
    return found & hand


# ------------------------------------------------------------------------------------------------------------- course


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: KarlRules
) -> Playing:
    """A game with a declarer before the first card."""
    manner = terms_of(game.contract).manner
    if manner == FAHREN:
        return begin_fahren(game.dealt, exchange, rules)
    held: tuple[Mask, ...] = (0,) * len(hands)
    of_partner: tuple[Mask, ...] = ()
    if any(claim.item != SPIEL for claim, _ in chains):
        held = tuple([bound_cards(game, chains, seat, hand, rules) for seat, hand in seated(hands)])
        if rules.play.giving_up_order.value.whole_side:
            of_partner = tuple([_of_side(game, held, game.side_of(seat)) for seat in SEATS[: len(hands)]])
    contest = Contest(
        dealt=game.dealt,
        game=game,
        exchange=exchange,
        chains=chains,
        bound=held,
        valat=False,
        manner=manner,
        of_partner=of_partner,
    )
    bearing = rules.bidding.bearer_of_burdens.value(game.dealt.seating)
    return cardplay.begin(contest, hands, rules.manners[manner].leads.value(game, bearing), rules)


def begin_fahren(dealt: Dealt, exchange: Exchange, rules: KarlRules) -> Playing:
    """Fahren before the first card."""
    contest = Contest.without_declarer(dealt, exchange, FAHREN)
    return cardplay.begin(contest, dealt.hands, leader_in_fahren(dealt.seating, rules), rules)


def leader_in_fahren(seating: Seating, rules: KarlRules) -> Seat:
    """Who leads first in Fahren."""
    seats, bearing = seating.active, rules.bidding.bearer_of_burdens.value(seating)
    return seats[(seats.index(bearing) + rules.trischaken.leads.value) % len(seats)]


def _of_side(game: Game, held: Sequence[Mask], side: Side) -> Mask:
    """All bound cards of a side: the order of giving up looks at a player's own cards and those of his partner."""
    return sum(cards for seat, cards in seated(held) if game.side_of(seat) is side)


def is_over(contest: Contest, tricks: tuple[TakenTrick, ...], hands: tuple[Mask, ...], rules: KarlRules) -> bool:
    """Whether somebody has no card left; after a wrong deal that may be early."""
    del contest, tricks, rules
    return not all(hands)


def absent_grounds(contest: Contest, rules: KarlRules) -> Grounds:
    """No clauses: no seat is absent."""
    del contest, rules
    return ()


def trick_grounds(contest: Contest, number: int, trick: TakenTrick, rules: KarlRules) -> Grounds:
    """The clauses on the first lead after the Vorhand was handed on, and on the Talon at the last trick of Fahren."""
    del trick
    seating = contest.dealt.seating
    handed_on = seating.vorhand != (seating.dealer + 1) % seating.players
    bears = (rules.bidding.bearer_of_burdens.clause,) if number == 1 and handed_on else ()
    last = number == rules.tricks and contest.game is None
    return (*bears, *((rules.trischaken.talon_goes_to.clause,) if last else ()))


def course_grounds(contest: Contest, rules: KarlRules) -> Grounds:
    """The clauses on open hands and talk in negative games, and on silence in Fahren."""
    game = contest.game
    if game is None:
        return (rules.trischaken.nothing_said.clause,)
    ouvert = terms_of(game.contract).is_ouvert
    opened = () if ouvert is None else (ouvert.clause, rules.play.open_from.clause)
    return (*opened, *((rules.play.confer_when_open.clause,) if is_negative(game.contract) else ()))
