"""The bidding of Tarock-Königrufen: several turns, final passes, and priority by seat from Vorhand on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock_engine import bidding
from tarock_engine.actions import MEIN_SPIEL, PASS, TRISCHAKEN, Bid
from tarock_engine.bid_checks import BiddingSoFar
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.declaring import declared
from tarock_engine.koenigrufen import trischaken
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import ClauseId, Grounds, in_words
from tarock_engine.seating import Seat, Seating, in_turn
from tarock_engine.state import Dealt, State
from tarock_language.message import message

_OPENING: Final = 2


def candidates(turn: Seat, rules: KoenigrufenRules) -> Iterator[Bid]:
    """Everything that can be said in an auction."""
    yield Bid(turn, MEIN_SPIEL)
    yield Bid(turn, PASS)
    for contract in rules.contracts:
        yield Bid(turn, contract.name)


def essence(bids: tuple[Bid, ...], rules: KoenigrufenRules) -> tuple[Bid, ...]:
    """The bids that matter for the next one: the first, the passes and the bid that stands.

    All bids, if passes in a row count. If the auction began with a game, the first bid does not matter either.
    """
    rulings = rules.bidding
    if len(bids) < _OPENING or not (
        rulings.ends_with_three_out.value and rulings.passing_is_final.value and rulings.outbid_may_return.value
    ):
        return bids
    passes = sorted([bid for bid in bids[1:] if bid.name == PASS], key=_seat)
    standing = _games(bids, rules)[-1:]
    if bids[0].name in rules.by_name:
        return (*standing, *passes)
    return (bids[0], *passes, *standing)


def _seat(bid: Bid) -> Seat:
    return bid.seat


def outcome(dealt: Dealt, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> State:
    """The phase after the auction: the contract of the player who is left, or Trischaken."""
    declaring = declaring_bid(bids, rules)
    if declaring.name == TRISCHAKEN and _is_played_at_once(rules.by_name[TRISCHAKEN], rules):
        return trischaken.begin(dealt, rules)
    return declared(dealt, declaring, rules)


def _is_played_at_once(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether nobody calls, takes from the Talon or announces before the first card."""
    quiet = not contract.calls.value and contract.talon.value is TalonUse.UNTOUCHED
    announcing = rules.announcing
    return quiet and announcing.none_in_trischaken.value and announcing.no_round_in_trischaken.value


def ends_in(bids: tuple[Bid, ...], rules: KoenigrufenRules) -> tuple[str, Seat | None]:
    """The game that is played and its declarer, None in Trischaken."""
    declaring = declaring_bid(bids, rules)
    return declaring.name, None if declaring.name == TRISCHAKEN else declaring.seat


def declaring_bid(bids: tuple[Bid, ...], rules: KoenigrufenRules) -> Bid:
    """The bid that is played when the auction is over."""
    return rules.bidding.find_declaring_bid.value(_games(bids, rules))


@in_words("The last bid that is no pass: the player left plays it")
def last_game_bid(games: Sequence[Bid]) -> Bid:
    return games[-1]


def _games(bids: Sequence[Bid], rules: KoenigrufenRules) -> list[Bid]:
    return [bid for bid in bids if bid.name in rules.by_name]


def _passed(bids: Sequence[Bid]) -> frozenset[Seat]:
    return frozenset(bid.seat for bid in bids if bid.name == PASS)


def _in_a_row(bids: Sequence[Bid]) -> int:
    """The number of passes at the end of the bids."""
    return next((number for number, bid in enumerate(reversed(bids)) if bid.name != PASS), len(bids))


def _is_alone(seating: Seating, bids: Sequence[Bid]) -> bool:
    """Whether everybody else has passed."""
    return len(_passed(bids)) >= len(seating.active) - 1


def is_over(seating: Seating, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> bool:
    """Whether one player is left with a contract, and nobody is asked again."""
    games, others = _games(bids, rules), len(seating.active) - 1
    if not games:
        return False
    if not rules.bidding.outbid_may_return.value and len(bids) > others:
        return True
    named_last = len(games) == 1 and bids[-1] == games[0] and _is_alone(seating, bids)
    if not rules.bidding.passing_is_final.value:
        return _in_a_row(bids) >= others or named_last
    if rules.bidding.ends_with_three_out.value:
        return _is_alone(seating, bids)
    return _in_a_row(bids) >= others or len(_passed(bids)) > others or named_last


def next_seat(seating: Seating, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> Seat:
    """Who is asked next, while the auction is not over."""
    if not bids:
        return bidding.opener(seating, rules)
    last, *others = in_turn(seating.active, bids[-1].seat, rules.bidding.in_turn.value)
    out = _passed(bids) if rules.bidding.passing_is_final.value else frozenset[Seat]()
    return next((seat for seat in (*others, last) if seat not in out), last)


def turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> Grounds:
    """The clauses that say whose turn it is."""
    if not bids:
        return (rules.bidding.opens.clause,)
    return (rules.bidding.in_turn.clause, *course_grounds(seating, bids, rules))


def course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> Grounds:
    """The clauses that say why the auction goes on, or how it ended."""
    rulings = rules.bidding
    if is_over(seating, bids, rules):
        ending = declaring_bid(bids, rules)
        reserved = rules.by_name[ending.name].vorhand_only
        return (
            rulings.ends_with_three_out.clause,
            rulings.find_declaring_bid.clause,
            *(() if reserved is None else (reserved.clause,)),
        )
    return (rulings.passing_is_final.clause, rulings.outbid_may_return.clause, rulings.ends_with_three_out.clause)


# ------------------------------------------------------------------------------------------------------ checks


@in_words("Vorhand, and nobody else, opens with Mein Spiel")
def keeps_her_game(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del rules
    if bid.name != MEIN_SPIEL:
        return None
    opening = not so_far.bids and bid.seat == so_far.seating.vorhand
    return Finding(None if opening else message("only Vorhand says Mein Spiel, when she opens"), (clause,))


@in_words("Vorhand cannot begin with a pass")
def opens_without_passing(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del rules
    if so_far.bids:
        return None
    return Finding(message("Vorhand cannot begin with a pass") if bid.name == PASS else None, (clause,))


@in_words("Vorhand begins with Mein Spiel")
def opens_with_mein_spiel(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del rules
    if so_far.bids:
        return None
    return Finding(
        None if bid.name == MEIN_SPIEL else message("Vorhand begins with {word}", word=MEIN_SPIEL), (clause,)
    )


@in_words("Vorhand may begin with a pass too")
def may_open_with_a_pass(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del bid, rules
    began_so = not so_far.bids or so_far.bids[0].name == PASS
    return Finding(None, (clause,)) if began_so else None


@in_words("Whoever is left without a contract has to name one")
def has_to_name_one(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    if _games(so_far.bids, rules) or not _is_alone(so_far.seating, so_far.bids):
        return None
    return Finding(message("a contract has to be named") if bid.name == PASS else None, (clause,))


@in_words("Contracts that only Vorhand names after three passes, each by a clause of its own")
def reserved(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del clause
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.vorhand_only is None:
        return None
    own, once = contract.vorhand_only, contract.first_word_only
    opens = once is not None and once.value and not so_far.bids
    if not own.value or opens or _is_left_with_her_game(so_far, rules):
        return Finding(None, (own.clause,))
    return Finding(
        message("{bid} is named by Vorhand after Mein Spiel and three passes only", bid=bid.name), (own.clause,)
    )


def _is_left_with_her_game(so_far: BiddingSoFar, rules: KoenigrufenRules) -> bool:
    kept = bool(so_far.bids) and so_far.bids[0].name == MEIN_SPIEL
    return kept and _is_alone(so_far.seating, so_far.bids) and not _games(so_far.bids, rules)


@in_words("After three passes Vorhand names any contract")
def any_contract(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    del bid
    return Finding(None, (clause,)) if _is_left_with_her_game(so_far, rules) else None


@in_words("After three passes Vorhand names one of the three contracts that are hers")
def her_own_three(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    contract = rules.by_name.get(bid.name)
    if contract is None or not _is_left_with_her_game(so_far, rules):
        return None
    hers = contract.vorhand_only is not None and contract.vorhand_only.value
    return Finding(None if hers else message("{bid} is not one of Vorhand's three", bid=bid.name), (clause,))


@in_words("A bid goes over the one before it, or equals it with priority")
def higher(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: KoenigrufenRules) -> Finding | None:
    contract, games = rules.by_name.get(bid.name), _games(so_far.bids, rules)
    if contract is None or not games:
        return None
    standing = games[-1]
    rank, other = ranks(rules).get(bid.name, -1), ranks(rules).get(standing.name, -1)
    first = _has_priority(bid.seat, standing.seat, so_far.seating, rules)
    equal_will_do = _is_equal_enough(bid, standing, rules, first=first)
    against = None if rank > other or (rank == other and equal_will_do) else message("{bid} is too low", bid=bid.name)
    which = rules.bidding.equal_with_priority if first else rules.bidding.higher_over_priority
    levels = [game.level.clause for game in (contract, rules.by_name[standing.name]) if game.level is not None]
    five = (rules.bidding.priority_at_five.clause,) if so_far.seating.sits_out is not None else ()
    return Finding(against, merged([(clause, which.clause, rules.bidding.priority.clause, *five, *levels)]))


def _is_equal_enough(bid: Bid, standing: Bid, rules: KoenigrufenRules, *, first: bool) -> bool:
    if bid.seat == standing.seat:
        return False
    return rules.bidding.equal_with_priority.value if first else not rules.bidding.higher_over_priority.value


def _has_priority(seat: Seat, other: Seat, seating: Seating, rules: KoenigrufenRules) -> bool:
    """Whether ``seat`` has priority over ``other``."""
    order = seating.active
    if seating.sits_out is not None:
        order = in_turn(order, order[rules.bidding.priority_at_five.value], 1)
    if rules.bidding.may_hold is not None:
        return rules.bidding.may_hold.value(order, seat, other)
    places = {player: place * rules.bidding.priority.value for place, player in enumerate(order)}
    return places[seat] < places[other]


@remembered(1 << 8)
def ranks(rules: KoenigrufenRules) -> Mapping[str, int]:
    """The rank of each contract that everybody can bid."""
    classes = rules.bidding.equal_rank.value.classes
    if classes:
        return {name: rank for rank, names in enumerate(classes) for name in names}
    return {contract.name: contract.level.value for contract in rules.contracts if contract.level is not None}
