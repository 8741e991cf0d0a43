"""What a house adds to the bidding of a source with a Talon: throwing in, and games that a bid may or may not name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeGuard

from tarock_engine import calling
from tarock_engine.actions import BEI, GUT, PASS, ZUSAMMENWERFEN, Bid
from tarock_engine.bid_checks import BiddingSoFar, Throwing, all_bids
from tarock_engine.cards import FOUR_KOENIGE, Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.memory import remembered
from tarock_engine.procedure import AtBidding
from tarock_engine.refusals import NOTHING, Finding
from tarock_engine.ruleset import RuleSet, WithBirds, WithTalon
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat, Seating, in_turn
from tarock_engine.state import Dealt, State, ThrownIn
from tarock_language.message import Message, message


class Surveyed(NamedTuple):
    """The auction as the checks of the source see it, and as those of a house do."""

    inner: object
    plain: BiddingSoFar


# ---------------------------------------------------------------------------------------------------------- bad hands


def throwing(hand: Mask, rules: RuleSet) -> tuple[Throwing, Grounds]:
    """Whether the holder of ``hand`` may or has to throw the cards in by the rulings of a house, and the clauses."""
    known = rules.dealing.thrown_in
    if known is None:
        return Throwing.NO, ()
    tarocks = hand & rules.ranking.trumps
    found = [known.without_tarock] if not tarocks else []
    if not tarocks | hand & FOUR_KOENIGE:
        found.append(known.without_tarock_and_koenig)
    if tarocks.bit_count() == 1 and tarocks & rules.cards.trull.value:
        found.append(known.sole_trull_card)
    ways = [ruling.value for ruling in found]
    way = next((way for way in (Throwing.MUST, Throwing.MAY) if way in ways), Throwing.NO)
    return way, (known.without_tarock.clause,)


# --------------------------------------------------------------------------------------------------------- the bidding


@remembered(1 << 8)
def is_ruled(rules: RuleSet) -> bool:
    """Whether a house rules on the auction of a source with a Talon."""
    if not isinstance(rules, WithTalon):
        return False
    raising = rules.bidding.last_may_raise
    own = any(_own_rulings(contract, rules) for contract in rules.contracts)
    ruled = rules.dealing.thrown_in is not None or (raising is not None and raising.value)
    ruled = ruled or rules.bidding.left_to_vorhand is not None
    return ruled or own or bool(besides(rules)) or _has_dead_end(rules)


def _own_rulings(contract: Contract, rules: WithTalon) -> list[Ruling[object]]:
    """The rulings of a house on who may bid a game."""
    found = (contract.first_word_only, contract.only_left_to_vorhand, *_birds_in_hand(contract, rules))
    return [ruling for ruling in found if ruling is not None and ruling.value]


def _birds_in_hand(contract: Contract, rules: WithTalon) -> list[Ruling[bool]]:
    """The rulings by which the bidder of a game holds a Vogel, in a source that does not ask for one by itself."""
    terms = contract.terms
    owed = getattr(terms, "bird_is_owed", None)
    is_owed = hasattr(terms, "bird_in_hand") and owed is not None and owed.value
    found = (getattr(terms, "bird_in_hand", None), rules.announcing.bird_as_dealt if is_owed else None)
    return [ruling for ruling in found if ruling is not None and ruling.value]


def _has_dead_end(rules: WithTalon) -> bool:
    """Whether the holder of all that can be called has nothing to call, in a source whose auction looks at no hand."""
    looks = rules.cards_for_bidding != rules.suits_for_bidding
    return not looks and not _can_call(rules.calling.ever_callable, rules)


def _can_call(hand: Mask, rules: WithTalon) -> bool:
    """Whether the holder of ``hand`` has something to call in the games in which one calls."""
    games = [contract for contract in rules.contracts if contract.calls.value]
    cards = calling.candidates(rules)
    return any(not calling.examine_call(card, hand, game, rules).against for game in games for card in cards)


def course_of(rules: RuleSet) -> AtBidding[RuleSet]:
    """The auction of a source, with what a house adds."""
    return _with_house(rules) if is_ruled(rules) else rules.procedure.bidding


def _with_house(rules: RuleSet) -> AtBidding[RuleSet]:
    inner = rules.procedure.bidding
    return dataclasses.replace(
        inner,
        candidates=_candidates,
        is_over=_is_over,
        next_seat=_next_seat,
        ends_in=_ends_in,
        outcome=_outcome,
        turn_grounds=_turn_grounds,
        course_grounds=_course_grounds,
        essence=all_bids,
        survey=_survey,
    )


def _candidates(turn: Seat, rules: RuleSet) -> Iterator[Bid]:
    throws = () if rules.dealing.thrown_in is None else (Bid(turn, ZUSAMMENWERFEN),)
    beside = (Bid(turn, name) for name in besides(rules))
    yield from dict.fromkeys((*rules.procedure.bidding.candidates(turn, rules), *throws, *beside))


def _is_thrown(bids: tuple[Bid, ...]) -> bool:
    return bool(bids) and bids[-1].name == ZUSAMMENWERFEN


def raiser(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Seat | None:
    """The last bidder if nobody goes on and he has yet to say which game he plays; else None."""
    ruled, inner = rules.bidding.last_may_raise, rules.procedure.bidding
    if len(standing_bids(bids, rules)) > 1:
        return None
    bids = _without_besides(bids, rules)
    if ruled is None or not ruled.value or not inner.is_over(seating, bids, rules):
        return None
    seat = inner.ends_in(bids, rules)[1]
    return None if bids[-1].seat == seat else seat


# ------------------------------------------------------------------------------------------------- games beside others


@remembered(1 << 8)
def besides(rules: RuleSet) -> Mapping[str, Ruling[tuple[str, ...]]]:
    """The bids of games beside those of others, each with the games beside which it may be played."""
    ruled = ((contract.name, contract.beside) for contract in rules.contracts)
    return {f"{name} {BEI}": ruling for name, ruling in ruled if ruling is not None and ruling.value}


def standing_bids(bids: tuple[Bid, ...], rules: RuleSet) -> list[Bid]:
    """The bids that stand: the highest, and those of games beside it."""
    found: list[Bid] = []
    for bid in bids:
        if bid.name in rules.by_name:
            found = [bid]
        elif bid.name in besides(rules):
            found.append(bid)
    return found


def _without_besides(bids: tuple[Bid, ...], rules: RuleSet) -> tuple[Bid, ...]:
    return tuple(bid for bid in bids if bid.name not in besides(rules))


def _waiting(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> list[Seat] | None:
    """Who may still bid over games beside each other, in turn; None where one game stands alone."""
    stands = standing_bids(bids, rules)
    quiet = {bid.seat for bid in (*stands, *(bid for bid in bids if bid.name == PASS))}
    around = in_turn(seating.active, bids[-1].seat, rules.bidding.in_turn.value) if bids else ()
    return [seat for seat in around if seat not in quiet] if len(stands) > 1 else None


def _examine_beside(at: BiddingSoFar, bid: Bid, ruling: Ruling[tuple[str, ...]], rules: RuleSet) -> Opinion:
    """What a house says of a game beside those that stand."""
    stands, games = standing_bids(at.bids, rules), [*ruling.value]
    fits = bool(stands) and stands[0].name in games and bid.seat not in {known.seat for known in stands}
    beside = message("{bid} goes beside {games:either} of another player only", bid=bid.name, games=games)
    against = None if fits else beside
    return Opinion(Finding(against, (ruling.clause,)), is_final=True)


def _is_over(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> bool:
    if _is_thrown(bids) or (bids and raiser(seating, bids[:-1], rules) is not None):
        return True
    waiting, bids = _waiting(seating, bids, rules), _without_besides(bids, rules)
    if waiting is not None:
        return not waiting
    return rules.procedure.bidding.is_over(seating, bids, rules) and raiser(seating, bids, rules) is None


def _next_seat(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Seat:
    seat, waiting = raiser(seating, bids, rules), _waiting(seating, bids, rules)
    if waiting:
        return waiting[0]
    bids = _without_besides(bids, rules)
    return rules.procedure.bidding.next_seat(seating, bids, rules) if seat is None else seat


def _ends_in(bids: tuple[Bid, ...], rules: RuleSet) -> tuple[str | None, Seat | None]:
    if _is_thrown(bids):
        return None, None
    return rules.procedure.bidding.ends_in(_without_besides(bids, rules), rules)


def _outcome(dealt: Dealt, bids: tuple[Bid, ...], rules: RuleSet) -> State:
    if _is_thrown(bids):
        return ThrownIn(dealt, bids[-1].seat)
    return rules.procedure.bidding.outcome(dealt, _without_besides(bids, rules), rules)


def _turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Grounds:
    if _is_thrown(bids):
        return ()
    return rules.procedure.bidding.turn_grounds(seating, _without_besides(bids, rules), rules)


def _course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Grounds:
    if _is_thrown(bids):
        return thrown_grounds(rules)
    beside = [besides(rules)[bid.name].clause for bid in standing_bids(bids, rules)[1:]]
    return (*rules.procedure.bidding.course_grounds(seating, _without_besides(bids, rules), rules), *beside)


def is_thrown_in(state: State, rules: RuleSet) -> TypeGuard[ThrownIn]:
    """Whether a deal was thrown in that only a house has thrown in."""
    return isinstance(state, ThrownIn) and rules.dealing.throwing_in is None


def thrown_grounds(rules: RuleSet) -> Grounds:
    """The clauses on a deal that was thrown in."""
    known = rules.dealing.thrown_in
    return () if known is None else (known.without_tarock.clause,)


def _survey(seating: Seating, bids: tuple[Bid, ...], hand: Mask, rules: RuleSet) -> Surveyed:
    inner = rules.procedure.bidding.survey(seating, _without_besides(bids, rules), hand, rules)
    return Surveyed(inner, BiddingSoFar(seating, bids, hand))


# --------------------------------------------------------------------------------------------------------- the checks


class Opinion(NamedTuple):
    """What a house says of a bid; where it ``is_final``, the checks of the source are not asked."""

    finding: Finding
    is_final: bool


def examine(at: BiddingSoFar, bid: Bid, rules: RuleSet) -> Opinion:
    """What a house says of a bid."""
    first = all(earlier.seat != bid.seat for earlier in at.bids)
    way, why = throwing(at.hand, rules)
    if bid.name == ZUSAMMENWERFEN and (way is not Throwing.NO or rules.dealing.throwing_in is None):
        return Opinion(Finding(_against_throwing(way, first=first), why), is_final=True)
    if way is Throwing.MUST and first:
        return Opinion(Finding(message("this hand has to be thrown in"), why), is_final=True)
    if bid.name in besides(rules):
        return _examine_beside(at, bid, besides(rules)[bid.name], rules)
    if bid.seat == raiser(at.seating, at.bids, rules):
        return _raised(at, bid, rules)
    found = _examine_game(at, bid, rules, first=first)
    return Opinion(found if found.against else Finding(None, (*why, *found.grounds)), is_final=bool(found.against))


def _against_throwing(way: Throwing, *, first: bool) -> Message | None:
    if not first:
        return message("a deal is thrown in with the first call only")
    return message("this hand cannot be thrown in") if way is Throwing.NO else None


def _raised(at: BiddingSoFar, bid: Bid, rules: RuleSet) -> Opinion:
    """What the last bidder may say when nobody goes on: his game once more, or a higher one."""
    ruled = rules.bidding.last_may_raise
    grounds = () if ruled is None else (ruled.clause,)
    mine = next(said.name for said in reversed(at.bids) if said.seat == bid.seat)
    if bid.name == mine:
        return Opinion(Finding(None, grounds), is_final=True)
    found = _examine_game(at, bid, rules, first=False)
    reason = found.against if _game_of(bid, rules) else message("the game that is played is named now")
    return Opinion(Finding(reason, found.grounds if found.against else grounds), is_final=reason is not None)


def _game_of(bid: Bid, rules: RuleSet) -> Contract | None:
    """The game that a bid names, also with its Vogel or by another word; None for a word that names none."""
    first, other = bid.name.partition(" ")[0], getattr(rules.bidding, "other_name", None)
    named = other.value[1] if other is not None and first == other.value[0] else first
    return rules.by_name.get(bid.name) or rules.by_name.get(named)


def _examine_game(at: BiddingSoFar, bid: Bid, rules: RuleSet, *, first: bool) -> Finding:
    """Whether a house lets this hand bid a game at this time; a refusal has the clause of its own ruling alone."""
    contract = _game_of(bid, rules)
    if contract is None:
        return Finding(None, ())
    once = contract.first_word_only
    if once is not None and once.value and not first:
        return Finding(message("{bid} is bid with the first call only", bid=bid.name), (once.clause,))
    left = _left_to_vorhand(contract, at, rules)
    if left.against:
        return left
    in_hand = _birds_in_hand(contract, rules) if isinstance(rules, WithBirds) else []
    if in_hand and not _has_owed_birds(at.hand, contract, rules):
        return Finding(message("{game} takes a Vogel", game=bid.name), (in_hand[0].clause,))
    if isinstance(rules, WithTalon) and contract.calls.value and _has_dead_end(rules) and not _can_call(at.hand, rules):
        return Finding(message("whoever holds all four Könige can call none"), (contract.calls.clause,))
    own = _own_rulings(contract, rules) if isinstance(rules, WithTalon) else ()
    return Finding(None, tuple(ruling.clause for ruling in own))


def _left_to_vorhand(contract: Contract, at: BiddingSoFar, rules: RuleSet) -> Finding:
    """Whether a game may be bid where Vorhand chooses when all the others have passed, and before that."""
    is_left, choice, only = _is_left_to_vorhand(at, rules), rules.bidding.left_to_vorhand, contract.only_left_to_vorhand
    if only is not None and only.value and not is_left:
        reason = message("{bid} is bid by Vorhand when all the others have passed", bid=contract.name)
        return Finding(reason, (only.clause,))
    if is_left and choice is not None and contract.name not in choice.value:
        return Finding(message("Vorhand chooses {games:either} now", games=[*choice.value]), (choice.clause,))
    return NOTHING


def _is_left_to_vorhand(at: BiddingSoFar, rules: RuleSet) -> bool:
    """Whether Vorhand has kept her games, and all the others have passed."""
    passed = {bid.seat for bid in at.bids if bid.name in (PASS, GUT)}
    return passed == {*at.seating.active[1:]} and not any(_game_of(bid, rules) for bid in at.bids)


def _has_owed_birds(hand: Mask, contract: Contract, rules: RuleSet) -> bool:
    """Whether a hand has a Vogel that may be owed in a game, or all of them where each one is."""
    birds = mask_of(rules.owed_birds(contract).values()) if isinstance(rules, WithBirds) else 0
    every = getattr(contract.terms, "every_bird_owed", None)
    return not birds & ~hand if every is not None and every.value else bool(hand & birds)
