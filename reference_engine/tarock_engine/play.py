"""The phase in which cards are played: which are legal, who takes a trick, and when play is over.

Bonds are what holds back cards on which an announced Ultimo depends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from tarock_engine import cards
from tarock_engine.actions import KOENIG_ULTIMO, Play, plays
from tarock_engine.cards import CARDS, NAMES, Card, Mask, mask_of
from tarock_engine.contracts import Leader
from tarock_engine.following import Followings
from tarock_engine.manners import FREE, Bonds, Manner, Situation, Winner
from tarock_engine.refusals import Narrowing, merged, why_not
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds, Objection, Ruling, in_words
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Choice, Contest, Game, Played, Playing, TakenTrick
from tarock_language.message import message

# ------------------------------------------------------------------------------------------------------ duties


@in_words("A card that beats the best so far has to be played, where one is left")
def overtake(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    if not situation.table:
        return Narrowing(left, (clause,))
    best = situation.table[rules.ranking.best(situation.table)]
    return Narrowing(left & rules.ranking.beaten_by[best] or left, (clause,))


@in_words("No such duty")
def no_duty(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    del situation, left, clause, rules
    return None


@in_words("The Pagat stays in hand as long as there is another trump")
def pagat_waits(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    if not situation.hand >> cards.TRUMP_I & 1:
        return None
    return Narrowing(with_pagat_last(situation.hand, left, rules), (clause,))


def with_pagat_last(hand: Mask, left: Mask, rules: RuleSet) -> Mask:
    """``left`` without the I, if ``hand`` has another trump and another card of ``left`` is legal."""
    pagat = 1 << cards.TRUMP_I
    return left & ~pagat or left if hand & rules.ranking.trumps & ~pagat else left


# -------------------------------------------------------------------------------------------------- legal cards

R = TypeVar("R", bound=RuleSet)
_IN_ORDER: Final = [CARDS["XXI"], CARDS["Sküs"], cards.TRUMP_I]


def narrowings(situation: Situation, bonds: Bonds, manner: Manner[R], rules: R) -> list[Narrowing]:
    """What each rule leaves of the hand, one step each; the last step has the legal cards."""
    steps = [Narrowing(situation.hand, _turn_grounds(situation, manner, rules))]
    if situation.table:
        steps.append(_followed(situation.hand, situation.table[0], manner.followings))
    for duty in manner.duties:
        narrowed = duty.value(situation, steps[-1].left, duty.clause, rules)
        if narrowed is not None:
            steps.append(narrowed)
    if bonds.cards & situation.hand:
        steps.extend(rules.procedure.play.bound(situation, steps[-1].left, bonds, rules))
    return steps


def _followed(hand: Mask, led: Card, followings: Followings) -> Narrowing:
    """The cards that the first duty that matches a card leaves of the hand."""
    for asked, grounds in followings[led]:
        if hand & asked:
            return Narrowing(hand & asked, grounds)
    return Narrowing(hand, ())


def bond_card(item: str, called: Card | None, birds: Mapping[str, Card]) -> Mask:
    """The card that an announced Ultimo is about, as a mask; empty if there is none."""
    if item == KOENIG_ULTIMO:
        return 0 if called is None else 1 << called
    return 1 << birds[item] if item in birds else 0


def _turn_grounds(situation: Situation, manner: Manner[R], rules: R) -> Grounds:
    if situation.table:
        return (rules.play.in_turn.clause, *manner.on_adding)
    return (leads_later(manner, rules).clause if situation.number > 1 else manner.leads.clause, *manner.on_lead)


def leads_later(manner: Manner[R], rules: R) -> Ruling[Callable[[TakenTrick], Seat]]:
    """The ruling on who leads to a trick after the first."""
    return rules.play.winner_leads if manner.winner_leads is None else manner.winner_leads


# -------------------------------------------------------------------------------------------------------- tricks


def winner(table: tuple[Card, ...], manner: Manner[R], rules: R) -> tuple[int, Grounds]:
    """The place of the winning card in a complete trick, whose cards are in the order played, and the clauses."""
    place = winning_place(table, manner, rules)
    trull, card = rules.cards.trull.value, table[place]
    whole = (manner.whole_trull.clause, rules.play.whole_trull.clause, *manner.on_trull)
    if manner.whole_trull.value(table, rules) is not None:
        return place, merged([whole, _order_clauses(card, rules)])
    special = whole if mask_of(table) & trull == trull else ()
    deciding = next((ruling.clause for ruling in manner.winners if ruling.value(table, rules) is not None), None)
    return place, merged([() if deciding is None else (deciding,), special, _order_clauses(card, rules)])


def winning_place(table: tuple[Card, ...], manner: Manner[R], rules: R) -> int:
    """The place of the winning card in a complete trick, whose cards are in the order played."""
    place = manner.whole_trull.value(table, rules)
    if place is not None:
        return place
    for ruling in manner.winners:
        place = ruling.value(table, rules)
        if place is not None:
            return place
    return 0


@in_words("The highest trump, or without one the highest card of the suit led")
def best(table: Sequence[Card], rules: RuleSet) -> int | None:
    return rules.ranking.best(table)


@in_words("The whole Trull changes nothing: the Sküs takes it")
def skues_takes_all(table: Sequence[Card], rules: RuleSet) -> int | None:
    del table, rules
    return None


@in_words("The I takes the whole Trull")
def spatz_takes_all(table: Sequence[Card], rules: RuleSet) -> int | None:
    trull = rules.cards.trull.value
    return table.index(cards.TRUMP_I) if cards.TRUMP_I in table and mask_of(table) & trull == trull else None


@in_words("The I takes the whole Trull only where XXI, Sküs and I fall in this order")
def spatz_takes_in_order(table: Sequence[Card], rules: RuleSet) -> int | None:
    trull = [card for card in table if rules.cards.trull.value >> card & 1]
    return spatz_takes_all(table, rules) if trull == _IN_ORDER else None


def last_of_trull(table: Sequence[Card], takes: Ruling[Winner[R]], rules: R) -> Mask:
    """The last card that is missing to a whole Trull, if the Pagat ``takes`` such a trick; else 0."""
    trull = rules.cards.trull.value
    missing = trull & ~mask_of(table)
    if missing.bit_count() != 1:
        return 0
    whole = [*(card for card in table if trull >> card & 1), *cards.cards_in(missing)]
    return 0 if takes.value(whole, rules) is None else missing


def _order_clauses(card: Card, rules: RuleSet) -> Grounds:
    """The clauses that rank the suit of a winning card."""
    order = rules.cards
    if rules.ranking.trumps >> card & 1:
        return rules.trump_grounds()
    plain = order.red if NAMES[card][-1] in cards.RED else order.black
    return (order.pictures.clause, plain.clause)


def active_seats(contest: Contest, number: int, rules: RuleSet) -> tuple[Seat, ...]:
    """The seats of a trick where everybody who was dealt cards plays to every trick."""
    del number, rules
    return contest.dealt.seating.active


def order_of(contest: Contest, number: int, leader: Seat, rules: RuleSet) -> tuple[Seat, ...]:
    """The seats of trick ``number`` in the order in which they play, from its leader on."""
    return in_turn(rules.procedure.play.seats_in(contest, number, rules), leader, rules.play.in_turn.value)


# -------------------------------------------------------------------------------------------------------- course


def begin(contest: Contest, hands: tuple[Mask, ...], leader: Seat, rules: RuleSet) -> Playing:
    """The state before the first card is played; in a house the game may name another ``leader``."""
    own = None if contest.game is None else contest.game.contract.leads
    if contest.game is not None and own is not None and own.value is not None:
        leader = leader_named(contest.game, own.value)
    return Playing(contest, hands, order_of(contest, 1, leader, rules), (), ())


def leader_named(game: Game, leader: Leader) -> Seat:
    """The seat of whoever leads or speaks first in a game."""
    seats = game.dealt.seating.active
    declarer = seats.index(game.declarer)
    places = {Leader.VORHAND: 0, Leader.DECLARER: declarer, Leader.LEFT: declarer + 1}
    return seats[places[leader] % len(seats)]


def narrowings_in_turn(state: Playing, rules: RuleSet) -> list[Narrowing]:
    """The steps from the hand of the player in turn to the legal cards."""
    contest, hands, order, table, tricks = state
    seat = order[len(table)]
    situation, bonds = Situation(hands[seat], table, len(tricks) + 1), FREE
    if contest.bound[seat] & hands[seat]:
        called = contest.game.called if contest.game is not None else None
        of_partner = contest.of_partner[seat] & sum(hands) if contest.of_partner else 0
        bonds = Bonds(contest.bound[seat], called, contest.valat, of_partner)
    return narrowings(situation, bonds, rules.manners[contest.manner], rules)


def choices(state: Playing, rules: RuleSet) -> tuple[Choice, ...]:
    """The cards that the player in turn may play."""
    contest, hands, order, table, tricks = state
    seat, manner = order[len(table)], rules.manners[contest.manner]
    if not manner.duties and not contest.bound[seat] & hands[seat]:
        if not table:
            first = leads_later(manner, rules).clause if tricks else manner.leads.clause
            return (Choice(seat, "play", plays(seat, hands[seat]), ((first,), manner.on_lead)),)
        left, grounds, _ = _followed(hands[seat], table[0], manner.followings)
        added = (rules.play.in_turn.clause,)
        return (Choice(seat, "play", plays(seat, left), (added, manner.on_adding, grounds)),)
    steps = narrowings_in_turn(state, rules)
    return (Choice(seat, "play", plays(seat, steps[-1].left), [step.grounds for step in steps]),)


def refused(state: Playing, rules: RuleSet) -> Iterator[tuple[Play, Objection]]:
    """The cards in the hand of the player in turn that may not be played."""
    steps = narrowings_in_turn(state, rules)
    cards = plays(state.turn, state.hands[state.turn] & ~steps[-1].left)
    yield from ((act, found) for act in cards if (found := why_not(steps, act.card)) is not None)


def objection(state: Playing, action: Play, rules: RuleSet) -> Objection | None:
    """The reason why ``action`` is not allowed; None if it is."""
    steps, at = narrowings_in_turn(state, rules), rules.procedure.play
    if action.seat != state.turn:
        out = action.seat not in at.seats_in(state.contest, len(state.tricks) + 1, rules)
        grounds = at.absent_grounds(state.contest, rules) if out else steps[0].grounds
        return Objection(message("seat {seat} has to play", seat=state.turn), grounds)
    if not state.hands[state.turn] >> action.card & 1:
        grounds = (*steps[0].grounds, rules.play.breach_is_refused.clause)
        return Objection(message("{card} is not in the hand", card=NAMES[action.card]), grounds)
    found = why_not(steps, action.card)
    return found and Objection(found.reason, (*found.grounds, rules.play.breach_is_refused.clause))


def after(state: Playing, action: Play, rules: RuleSet) -> Playing | Played:
    """The state after another card; a complete trick goes to its winner, and play goes on or is over."""
    contest, before, order, table, tricks = state
    left = list(before)
    left[action.seat] &= ~(1 << action.card)
    hands, table = tuple(left), (*table, action.card)
    if len(table) < len(order):
        return Playing(contest, hands, order, table, tricks)
    trick = TakenTrick(order[0], table, order[winning_place(table, rules.manners[contest.manner], rules)])
    tricks = (*tricks, trick)
    at, number = rules.procedure.play, len(tricks)
    if at.is_over(contest, tricks, hands, rules):
        return Played(contest, tricks)
    leads, _ = at.next_leader(contest, number, trick, rules)
    return Playing(contest, hands, order_of(contest, number + 1, leads, rules), (), tricks)


def is_played_out(contest: Contest, tricks: tuple[TakenTrick, ...], hands: tuple[Mask, ...], rules: RuleSet) -> bool:
    """Whether nobody has a card left."""
    del contest, tricks, rules
    return not any(hands)


def winner_leads(contest: Contest, number: int, trick: TakenTrick, rules: RuleSet) -> tuple[Seat, Grounds]:
    """The seat that leads to the next trick, and the clause, where the ruling on the winner decides it."""
    del number
    leads = leads_later(rules.manners[contest.manner], rules)
    return leads.value(trick), (leads.clause,)


@in_words("Vorhand, whoever is the declarer")
def vorhand(game: Game) -> Seat:
    return game.dealt.seating.vorhand


@in_words("The declarer")
def declarer(game: Game) -> Seat:
    return game.declarer


def trick_grounds(contest: Contest, number: int, trick: TakenTrick, rules: RuleSet) -> Grounds:
    """The clauses that a trick rests on: who played to it, who won it, and what it ended."""
    manner = rules.manners[contest.manner]
    _, grounds = winner(trick.cards, manner, rules)
    leads = manner.leads.clause if number == 1 else leads_later(manner, rules).clause
    extra = rules.procedure.trick_grounds(contest, number, trick, rules)
    return merged([grounds, (rules.play.in_turn.clause, leads), extra])
