"""The bidding of Zwanzigerrufen, which has no auction: Vorhand calls, bids a solo game, or the cards are thrown in."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine import bidding as shared_bidding
from tarock_engine.actions import TRISCHAKEN, ZUSAMMENWERFEN, Bid, Call
from tarock_engine.bid_checks import BiddingSoFar
from tarock_engine.cards import Mask
from tarock_engine.contracts import is_of_tricks
from tarock_engine.refusals import Finding
from tarock_engine.ruling import ClauseId, Grounds, Objection, in_words
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Bidding, Calling, Choice, Dealt, State, ThrownIn
from tarock_engine.zwanzigerrufen import announcement_rights, announcing, calling, throwing, trischaken
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, solo_games
from tarock_engine.zwanzigerrufen.terms import terms_of
from tarock_language.message import message

# -------------------------------------------------------------------------------------------------------- the phase


def choices(state: Bidding, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """Vorhand's call, her solo games, and throwing in; only throwing in, if somebody has to do it."""
    dealt = state.dealt
    have_to, throws = throwing.throwers(dealt, rules), list(throwing.offers(dealt, rules))
    if have_to:
        return tuple(choice for choice in throws if choice.seat in have_to)
    (called,) = calling.choices(_calling(state, rules), rules)
    solos = shared_bidding.choices(state, rules)
    others = [choice for choice in throws if choice.seat != state.turn]
    free = throwing.nobody_has_to(rules)
    hers = [Choice(seat, deed, acts, (*parts, free)) for seat, deed, acts, parts in (called, *solos)]
    return tuple(choice for choice in (*hers, *others) if choice.actions)


def refused(state: Bidding, rules: ZwanzigerrufenRules) -> Iterator[tuple[Bid | Call, Objection]]:
    """Everything that Vorhand could try to begin with but may not."""
    acts: list[Bid | Call] = [Call(state.turn, card) for card in rules.ladder]
    for act in (*acts, *candidates(state.turn, rules)):
        found = objection(state, act, rules)
        if found is not None:
            yield act, found


def objection(state: Bidding, act: Bid | Call, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``act`` is not allowed; None if it is."""
    dealt, rulings = state.dealt, rules.dealing
    have_to = throwing.throwers(dealt, rules)
    if have_to and (act.seat not in have_to or not throwing.is_throwing_in(act)):
        due = (rulings.throwing_in.clause, rulings.tarocks_to_have_to_throw.clause)
        return Objection(message("seat {seat} has to throw the cards in", seat=have_to[0]), due)
    if throwing.is_throwing_in(act):
        return throwing.examine_throwing_in(dealt.hands[act.seat], rules).objection
    if isinstance(act, Call):
        return calling.objection(_calling(state, rules), act, rules)
    if act.seat != state.turn:
        return Objection(message("seat {seat} speaks first", seat=state.turn), (rules.bidding.opens.clause,))
    return shared_bidding.objection(state, act, rules)


def after(state: Bidding, act: Bid | Call, rules: ZwanzigerrufenRules) -> State:
    """The round of announcements of Vorhand's game, or the end of a deal that was thrown in."""
    if isinstance(act, Call):
        return calling.after(_calling(state, rules), act, rules)
    return outcome(state.dealt, (act,), rules)


def _calling(state: Bidding, rules: ZwanzigerrufenRules) -> Calling:
    """The phase of calling: Vorhand calls without a bid before."""
    return Calling(state.dealt, rules.by_name[NORMALSPIEL], state.turn)


def outcome(dealt: Dealt, bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> State:
    """The phase after a bid: the round of announcements, or the end of a deal that was thrown in."""
    bid = bids[-1]
    if throwing.is_throwing_in(bid):
        return ThrownIn(dealt, bid.seat)
    if bid.name == TRISCHAKEN:
        return trischaken.offered(dealt, rules)
    declarer = rules.bidding.find_declarer.value(bid.seat, dealt.seating)
    return announcing.begin(calling.solo(dealt, rules.by_name[bid.name], declarer, rules), rules)


# ------------------------------------------------------------------------------------------------------------ checks


def candidates(turn: Seat, rules: ZwanzigerrufenRules) -> Iterator[Bid]:
    """Everything that can be bid: the solo games, in a house Trischaken, and throwing in."""
    for name in solo_games(rules):
        yield Bid(turn, name)
    if rules.has_trischaken:
        yield Bid(turn, TRISCHAKEN)
    yield Bid(turn, ZUSAMMENWERFEN)


@in_words("A game that can be announced, with the hand that it needs")
def is_a_game(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: ZwanzigerrufenRules) -> Finding | None:
    if throwing.is_throwing_in(bid):
        return None
    if bid.name == TRISCHAKEN:
        return Finding(None, (clause,))
    contract = rules.by_name[bid.name]
    enough = announcement_rights.has_enough(contract, announcement_rights.suit_cards(so_far.hand, rules))
    found = announcement_rights.examine_hand(contract, enough=enough)
    return Finding(found.against, (*found.grounds, clause))


@in_words("Whoever has nothing to call has to play the contract named Solo")
def forced_to_solo(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: ZwanzigerrufenRules) -> Finding | None:
    if throwing.is_throwing_in(bid) or not _has_to_play_solo(so_far.hand, rules):
        return None
    against = None if bid.name == SOLO else message("with all that can be called in hand a Solo has to be played")
    return Finding(against, (clause, rules.bidding.no_normal_with_all.clause))


@in_words("Whoever has nothing to call has to play a Solo or a Farbensolo")
def forced_to_any(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: ZwanzigerrufenRules) -> Finding | None:
    if throwing.is_throwing_in(bid) or not _has_to_play_solo(so_far.hand, rules):
        return None
    against = None if _is_solo_of_source(bid.name, rules) else message("a Solo or a Farbensolo has to be played")
    return Finding(against, (clause, rules.bidding.no_normal_with_all.clause))


def _is_solo_of_source(name: str, rules: ZwanzigerrufenRules) -> bool:
    """Whether a game is the Solo or the Farbensolo, or one of a house's own that takes the place of the Farbensolo."""
    contract = rules.by_name.get(name)
    if name == SOLO or contract is None:
        return name == SOLO
    is_farbensolo = terms_of(contract).manner == FARBENSOLO and not is_of_tricks(contract)
    return name == FARBENSOLO or (is_farbensolo and FARBENSOLO not in rules.by_name)


def _has_to_play_solo(hand: Mask, rules: ZwanzigerrufenRules) -> bool:
    return calling.has_all_callable(hand, rules) and rules.bidding.no_normal_with_all.value


@in_words("Throwing in, where the hand is bad enough")
def may_be_thrown_in(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: ZwanzigerrufenRules) -> Finding | None:
    if not throwing.is_throwing_in(bid):
        return None
    found = throwing.examine_throwing_in(so_far.hand, rules)
    return Finding(found.against, (clause, *found.grounds))


# ------------------------------------------------------------------------------------------------------------ course


def is_over(seating: Seating, bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> bool:
    """Whether a bid was made; every later act belongs to the round of announcements."""
    del seating, rules
    return bool(bids)


def next_seat(seating: Seating, bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> Seat:
    """The seat that bids; nobody else bids, though others may throw the cards in."""
    del bids
    return shared_bidding.opener(seating, rules)


def ends_in(bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> tuple[str | None, Seat | None]:
    """The game that Vorhand began with, and its declarer; none in Trischaken. Both are None for a deal thrown in."""
    last = bids[-1]
    if last.name == TRISCHAKEN:
        return TRISCHAKEN, None
    return (last.name, last.seat) if last.name in rules.by_name else (None, None)


def turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say whose turn it is."""
    del seating, bids
    rulings, called = rules.bidding, rules.by_name[NORMALSPIEL].calls
    return (called.clause, rulings.opens.clause, *(ruling.clause for ruling in rulings.checks[:1]))


def course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say how the deal began."""
    thrown = any(throwing.is_throwing_in(bid) for bid in bids)
    rulings, dealing = rules.bidding, rules.dealing
    how = (
        (dealing.throwing_in.clause, rules.settling.thrown_in_price.clause)
        if thrown
        else (rulings.find_declarer.clause,)
    )
    return (*turn_grounds(seating, bids, rules), *how)


@in_words("Whoever announced a solo game plays it")
def announcer(seat: Seat, seating: Seating) -> Seat:
    del seating
    return seat
