"""The auction: what may be bid, when it ends, and what it ends in."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import calling
from tarock_engine.actions import ERSTER, PASS, Bid
from tarock_engine.cards import NAMES, Mask, cards_in
from tarock_engine.findings import Finding
from tarock_engine.ruleset import Contract, RuleSet
from tarock_engine.ruling import ClauseId, Grounds, Objection
from tarock_engine.seating import Seating, in_turn
from tarock_engine.state import Bidding, Choice, Dealt, State


class Auction(NamedTuple):
    """What a check looks at: the table, the bids so far and the hand of the player to speak."""

    seating: Seating
    bids: tuple[Bid, ...]
    hand: Mask


BidCheck = Callable[[Auction, Bid, ClauseId, RuleSet], "Finding | None"]
"""Weighs a bid by its own clause and those of the game; None where the check does not apply."""


def begin(dealt: Dealt, rules: RuleSet) -> Bidding:
    """The auction before the first bid."""
    return Bidding(dealt, (), _opener(dealt.seating, rules))


def choices(state: Bidding, rules: RuleSet) -> tuple[Choice, ...]:
    """All that the player in turn may bid."""
    relevant = state.dealt.hands[state.turn] & rules.cards_for_bidding
    return (_choice(state.dealt.seating, state.bids, relevant, state.turn, rules),)


@functools.lru_cache(maxsize=1 << 14)
def _choice(seating: Seating, bids: tuple[Bid, ...], hand: Mask, turn: int, rules: RuleSet) -> Choice:
    auction = Auction(seating, bids, hand)
    allowed, grounds = [], [_turn_grounds(seating, bids, rules)]
    for bid in _candidates(turn, rules):
        objection, found = _weigh(auction, bid, rules)
        grounds.append(found)
        if objection is None:
            allowed.append(bid)
    return Choice(turn, "bid", tuple(allowed), grounds)


def refused(state: Bidding, rules: RuleSet) -> Iterator[tuple[Bid, Objection]]:
    """Everything that can be said in an auction but is not allowed now."""
    for bid in _candidates(state.turn, rules):
        found = objection(state, bid, rules)
        if found is not None:
            yield bid, found


def objection(state: Bidding, bid: Bid, rules: RuleSet) -> Objection | None:
    """Say why ``bid`` is not allowed, or nothing."""
    if bid.seat != state.turn:
        return Objection(f"seat {state.turn} has to bid", _turn_grounds(state.dealt.seating, state.bids, rules))
    if bid.name not in (PASS, ERSTER) and bid.name not in rules.by_name:
        known = ", ".join((PASS, ERSTER, *rules.by_name))
        return Objection(
            f"there is no bid '{bid.name}'; known are {known}", _turn_grounds(state.dealt.seating, state.bids, rules)
        )
    return _weigh(_auction(state), bid, rules)[0]


def after(state: Bidding, bid: Bid, rules: RuleSet) -> State:
    """The auction with one more bid, or what it ends in."""
    bids = (*state.bids, bid)
    if not is_over(state.dealt.seating, bids, rules):
        return Bidding(state.dealt, bids, next_seat(state.dealt.seating, bids, rules))
    highest = highest_bid(bids, rules)
    if highest is None:
        return rules.bidding.all_pass.value(state.dealt, rules)
    contract = rules.by_name[highest.name]
    return calling.begin(state.dealt, contract, highest.seat, highest.king, rules)


def highest_bid(bids: tuple[Bid, ...], rules: RuleSet) -> Bid | None:
    """The bid that stands, none where nobody bid a game."""
    games = [bid for bid in bids if bid.name in rules.by_name]
    return rules.bidding.highest_declares.value(games, rules.by_name) if games else None


def by_level(games: Sequence[Bid], contracts: Mapping[str, Contract]) -> Bid:
    """The bid of the highest game."""
    return max(games, key=lambda bid: contracts[bid.name].level.value)


def is_over(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> bool:
    """Whether nobody is asked any more."""
    if ending_clause(bids, rules) is not None:
        return True
    if rules.bidding.once.value:
        return len(bids) == len(seating.active)
    passed = {bid.seat for bid in bids if bid.name == PASS}
    return len(bids) >= len(seating.active) and len(passed) >= len(seating.active) - 1


def next_seat(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> int:
    """Who is asked next, while the auction is not over."""
    if not bids:
        return _opener(seating, rules)
    passed = {bid.seat for bid in bids if bid.name == PASS}
    last, *others = in_turn(seating.active, bids[-1].seat, rules.bidding.in_turn.value)
    return next(seat for seat in (*others, last) if seat not in passed)


def ending_clause(bids: tuple[Bid, ...], rules: RuleSet) -> ClauseId | None:
    """The clause by which the last bid ends the auction at once, where it does."""
    if not bids or bids[-1].name not in rules.by_name:
        return None
    contract = rules.by_name[bids[-1].name]
    if contract.ends_auction is None or not contract.ends_auction.value:
        return None
    if _below_added(contract, rules):
        end = rules.bidding.end_with_solo
        return end.clause if contract.name in end.value else None
    return contract.ends_auction.clause


def course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Grounds:
    """The clauses that say why the auction goes on, or how and in what it ended."""
    if is_over(seating, bids, rules):
        return outcome_grounds(bids, rules)
    standing = highest_bid(bids, rules)
    game = None if standing is None else rules.by_name[standing.name]
    below = game is not None and game.ends_auction is not None and _below_added(game, rules)
    return (rules.bidding.once.clause, *((rules.bidding.end_with_solo.clause,) if below else ()))


def outcome_grounds(bids: tuple[Bid, ...], rules: RuleSet) -> Grounds:
    """The clauses that say how the auction ended and in what."""
    bidding = rules.bidding
    ended = ending_clause(bids, rules)
    how = (ended,) if ended is not None else (bidding.once.clause,)
    highest = highest_bid(bids, rules)
    if highest is None:
        return (*how, bidding.all_pass.clause)
    level = rules.by_name[highest.name].level.clause
    return (*how, bidding.highest_declares.clause, level)


# ------------------------------------------------------------------------------------------------------ checks


def opening(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """Vorhand opens with Erster or a game; nobody says Erster later."""
    del rules
    if bid.name == ERSTER:
        return Finding("only Vorhand says Erster, when she opens" if auction.bids else "", (clause,))
    if auction.bids:
        return None
    return Finding("Vorhand cannot pass when she opens" if bid.name == PASS else "", (clause,))


def in_use(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """Games that a round has to agree on."""
    del auction
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.available is None:
        return None
    return Finding("" if contract.available.value else f"{bid.name} has not been agreed on", (clause,))


def reserved(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """Games that are Vorhand's, each by a clause of its own."""
    del clause
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.vorhand_only is None:
        return None
    allowed = bid.seat == auction.seating.vorhand or not contract.vorhand_only.value
    return Finding("" if allowed else f"only Vorhand may bid {bid.name}", (contract.vorhand_only.clause,))


def bird_in_hand(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """The card that a Vogerlrufer needs."""
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.bird is None:
        return None
    held = auction.hand >> contract.bird.value & 1
    against = "" if held else f"{bid.name} needs the {NAMES[contract.bird.value]} in hand"
    return Finding(against, (clause, contract.bird.clause))


def bird_may_come(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """The card that a Vogerlrufer needs may still come from the Talon."""
    del auction
    contract = rules.by_name.get(bid.name)
    return None if contract is None or contract.bird is None else Finding("", (clause, contract.bird.clause))


def needs_no_bird(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """A Rufer that needs no Vogerl."""
    del auction
    contract = rules.by_name.get(bid.name)
    applies = contract is not None and contract.calls.value and contract.bird is None
    return Finding("", (clause,)) if applies else None


def higher(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """Each bid beats those before it."""
    contract, standing = rules.by_name.get(bid.name), highest_bid(auction.bids, rules)
    if contract is None or standing is None:
        return None
    level, other = contract.level, rules.by_name[standing.name].level
    against = "" if level.value > other.value else f"{bid.name} is not higher than {standing.name}"
    return Finding(against, (clause, level.clause, other.clause))


def king_with_bid(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """The König is named with the bid in rounds that want it, and only there."""
    contract = rules.by_name.get(bid.name)
    too_soon = "" if bid.king is None else "the König is not named with this bid"
    if contract is None or not contract.calls.value:
        return Finding(too_soon, (clause,)) if too_soon else None
    if rules.calling.before_talon.value:
        return Finding(too_soon, (clause,))
    if bid.king is None:
        return Finding("the König has to be named with the bid", (clause,))
    if auction.hand >> bid.king & 1:
        return None
    return Finding(calling.weigh(bid.king, auction.hand, contract, rules).against, (clause,))


def somebody_to_call(auction: Auction, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    """A caller needs a König that he may call."""
    contract = rules.by_name.get(bid.name)
    if contract is None or not contract.calls.value or rules.calling.own.value:
        return None
    if bid.king is not None:
        return Finding(calling.weigh(bid.king, auction.hand, contract, rules).against, (clause,))
    left = rules.calling.callable & ~auction.hand
    return Finding("" if left else "no König is left that may be called", (clause,))


# ----------------------------------------------------------------------------------------------------- helpers


def _weigh(auction: Auction, bid: Bid, rules: RuleSet) -> tuple[Objection | None, Grounds]:
    """The first objection, and the clauses of all checks that applied up to it."""
    grounds: list[ClauseId] = []
    for check in rules.bidding.checks:
        found = check.value(auction, bid, check.clause, rules)
        if found is None:
            continue
        grounds.extend(found.grounds)
        if found.against:
            return found.objection, tuple(grounds)
    return None, tuple(grounds)


def _candidates(turn: int, rules: RuleSet) -> Iterator[Bid]:
    yield Bid(turn, PASS)
    yield Bid(turn, ERSTER)
    for contract in rules.contracts:
        if contract.calls.value and not rules.calling.before_talon.value:
            for king in cards_in(rules.calling.callable):
                yield Bid(turn, contract.name, king)
        else:
            yield Bid(turn, contract.name)


def _auction(state: Bidding) -> Auction:
    return Auction(state.dealt.seating, state.bids, state.dealt.hands[state.turn])


def _opener(seating: Seating, rules: RuleSet) -> int:
    return seating.active[rules.bidding.opens.value]


def _turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: RuleSet) -> Grounds:
    if not bids:
        return (rules.bidding.opens.clause,)
    return (rules.bidding.in_turn.clause, *course_grounds(seating, bids, rules))


def _below_added(contract: Contract, rules: RuleSet) -> bool:
    """Whether a game that the round took in by agreement is higher."""
    added = [other for other in rules.contracts if other.available is not None and other.available.value]
    return any(other.level.value > contract.level.value for other in added)
