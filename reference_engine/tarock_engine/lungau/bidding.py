"""The bidding of Lungauer Königrufen: one turn each, games by level, and who plays in the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tarock_engine import bidding, calling, declaring
from tarock_engine.actions import ERSTER, FAHREN, PASS, Bid
from tarock_engine.bid_checks import BiddingSoFar
from tarock_engine.cards import NAMES, cards_in
from tarock_engine.certain import there
from tarock_engine.contracts import Contract
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import ClauseId, Grounds, Ruling, in_words
from tarock_engine.seating import Seat, Seating, in_turn
from tarock_engine.state import Dealt, State
from tarock_language.message import message


def candidates(turn: Seat, rules: LungauRules) -> Iterator[Bid]:
    """Everything that can be said in an auction."""
    yield Bid(turn, PASS)
    yield Bid(turn, ERSTER)
    for contract in rules.contracts:
        if contract.calls.value and not rules.calling.called_before_talon.value:
            for king in cards_in(rules.calling.ever_callable):
                yield Bid(turn, contract.name, king)
        else:
            yield Bid(turn, contract.name)


def outcome(dealt: Dealt, bids: tuple[Bid, ...], rules: LungauRules) -> State:
    """The phase after the auction: the game of the highest bid, or the game without a declarer."""
    highest = highest_bid(bids, rules)
    return (
        rules.bidding.begin_without_declarer.value(dealt, rules)
        if highest is None
        else declaring.declared(dealt, highest, rules)
    )


def ends_in(bids: tuple[Bid, ...], rules: LungauRules) -> tuple[str, Seat | None]:
    """The game that is played and its declarer, None in Fahren."""
    highest = highest_bid(bids, rules)
    return (FAHREN, None) if highest is None else (highest.name, highest.seat)


def highest_bid(bids: tuple[Bid, ...], rules: LungauRules) -> Bid | None:
    """The bid that stands, None if nobody bid a game."""
    games = [bid for bid in bids if bid.name in rules.by_name]
    return rules.bidding.find_declaring_bid.value(games, rules.by_name) if games else None


@in_words("The bid of the highest game")
def by_level(games: Sequence[Bid], contracts: Mapping[str, Contract]) -> Bid:
    return max(reversed(games), key=lambda bid: level_of(contracts[bid.name]).value)


def level_of(contract: Contract) -> Ruling[int]:
    """The place of a game in the auction, which every game of this source has. ValueError without one."""
    return there(contract.level, "place in the auction")


def is_over(seating: Seating, bids: tuple[Bid, ...], rules: LungauRules) -> bool:
    """Whether nobody is asked any more."""
    if ending_clause(bids, rules) is not None:
        return True
    if games_left_to_vorhand(seating, bids, rules):
        return False
    if rules.bidding.one_turn_each.value:
        return len(bids) >= len(seating.active)
    passed = {bid.seat for bid in bids if bid.name == PASS}
    return len(passed) >= len(seating.active) - 1


def games_left_to_vorhand(seating: Seating, bids: tuple[Bid, ...], rules: LungauRules) -> tuple[str, ...]:
    """The games that Vorhand may choose now that everybody has passed after her Erster, in a house; else none."""
    ruled, said = rules.bidding.left_to_vorhand, [bid.name for bid in bids]
    is_hers = said == [ERSTER, *[PASS] * (len(seating.active) - 1)]
    return ruled.value if ruled is not None and is_hers else ()


def next_seat(seating: Seating, bids: tuple[Bid, ...], rules: LungauRules) -> Seat:
    """Who is asked next, while the auction is not over."""
    if not bids:
        return bidding.opener(seating, rules)
    passed = {bid.seat for bid in bids if bid.name == PASS}
    last, *others = in_turn(seating.active, bids[-1].seat, rules.bidding.in_turn.value)
    return next(seat for seat in (*others, last) if seat not in passed)


def ending_clause(bids: tuple[Bid, ...], rules: LungauRules) -> ClauseId | None:
    """The clause by which the last bid ends the auction at once; None if it does not."""
    if not bids or bids[-1].name not in rules.by_name:
        return None
    contract = rules.by_name[bids[-1].name]
    if contract.ends_auction is None or not contract.ends_auction.value:
        return None
    if _is_below_added(contract, rules):
        end = rules.bidding.ends_despite_solo
        return end.clause if contract.name in end.value else None
    return contract.ends_auction.clause


def turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: LungauRules) -> Grounds:
    """The clauses that say whose turn it is."""
    if not bids:
        return (rules.bidding.opens.clause,)
    return (rules.bidding.in_turn.clause, *course_grounds(seating, bids, rules))


def course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: LungauRules) -> Grounds:
    """The clauses that say why the auction goes on, or how it ended and which game is played."""
    if is_over(seating, bids, rules):
        return _outcome_grounds(bids, rules)
    standing = highest_bid(bids, rules)
    game = None if standing is None else rules.by_name[standing.name]
    below = game is not None and game.ends_auction is not None and _is_below_added(game, rules)
    return (rules.bidding.one_turn_each.clause, *((rules.bidding.ends_despite_solo.clause,) if below else ()))


def _outcome_grounds(bids: tuple[Bid, ...], rules: LungauRules) -> Grounds:
    """The clauses that say how the auction ended and which game is played."""
    ended = ending_clause(bids, rules)
    how = (ended,) if ended is not None else (rules.bidding.one_turn_each.clause,)
    highest = highest_bid(bids, rules)
    if highest is None:
        return (*how, rules.bidding.begin_without_declarer.clause)
    level = level_of(rules.by_name[highest.name])
    return (*how, rules.bidding.find_declaring_bid.clause, level.clause)


def _is_below_added(contract: Contract, rules: LungauRules) -> bool:
    """Whether a game that the circle has added by agreement is higher."""
    added = [other for other in rules.contracts if other.available is not None and other.available.value]
    return any(level_of(other).value > level_of(contract).value for other in added)


# ------------------------------------------------------------------------------------------------------ checks


@in_words("Vorhand opens with Erster or a game; nobody says Erster later")
def opening(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    del rules
    if bid.name == ERSTER:
        return Finding(message("only Vorhand says Erster, when she opens") if so_far.bids else None, (clause,))
    if so_far.bids:
        return None
    return Finding(message("Vorhand cannot pass when she opens") if bid.name == PASS else None, (clause,))


@in_words("Games that are Vorhand's, each by a clause of its own")
def reserved(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    del clause
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.vorhand_only is None:
        return None
    allowed = bid.seat == so_far.seating.vorhand or not contract.vorhand_only.value
    return Finding(
        None if allowed else message("only Vorhand may bid {bid}", bid=bid.name), (contract.vorhand_only.clause,)
    )


@in_words("The card that a Vogerlrufer needs")
def bird_in_hand(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.bird is None:
        return None
    held = so_far.hand >> contract.bird.value & 1
    against = None if held else message("{bid} needs the {card} in hand", bid=bid.name, card=NAMES[contract.bird.value])
    return Finding(against, (clause, contract.bird.clause))


@in_words("The card that a Vogerlrufer needs may still come from the Talon")
def bird_may_come(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    del so_far
    contract = rules.by_name.get(bid.name)
    return None if contract is None or contract.bird is None else Finding(None, (clause, contract.bird.clause))


@in_words("A Rufer that needs no Vogerl")
def needs_no_bird(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    del so_far
    contract = rules.by_name.get(bid.name)
    applies = contract is not None and contract.calls.value and contract.bird is None
    return Finding(None, (clause,)) if applies else None


@in_words("Each bid beats those before it")
def higher(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    contract, standing = rules.by_name.get(bid.name), highest_bid(so_far.bids, rules)
    if contract is None or standing is None:
        return None
    level, other = level_of(contract), level_of(rules.by_name[standing.name])
    holds = level.value == other.value and _may_hold(so_far, bid, standing, rules)
    against = (
        None
        if level.value > other.value or holds
        else message("{bid} is not higher than {standing}", bid=bid.name, standing=standing.name)
    )
    return Finding(against, merged([(clause, level.clause, other.clause)]))


def _may_hold(so_far: BiddingSoFar, bid: Bid, standing: Bid, rules: LungauRules) -> bool:
    """Whether a house lets this player hold the highest bid, which somebody else has made."""
    ruled, after_game = rules.bidding.may_hold, rules.bidding.hold_after_naming
    if ruled is None or bid.seat == standing.seat:
        return False
    opened = next((said.name for said in so_far.bids if said.seat == bid.seat), "")
    kept_out = after_game is not None and not after_game.value and opened in rules.by_name
    return not kept_out and ruled.value(so_far.seating.active, bid.seat, standing.seat)


@in_words("The König is named with the bid in rounds that want it, and only there")
def king_with_bid(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    contract = rules.by_name.get(bid.name)
    too_soon = None if bid.king is None else message("the König is not named with this bid")
    if contract is None or not contract.calls.value:
        return Finding(too_soon, (clause,)) if too_soon else None
    if rules.calling.called_before_talon.value:
        return Finding(too_soon, (clause,))
    if bid.king is None:
        return Finding(message("the König has to be named with the bid"), (clause,))
    if so_far.hand >> bid.king & 1:
        return None
    return Finding(calling.examine_call(bid.king, so_far.hand, contract, rules).against, (clause,))


@in_words("A caller needs a König that he may call")
def somebody_to_call(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: LungauRules) -> Finding | None:
    contract = rules.by_name.get(bid.name)
    if contract is None or not contract.calls.value or rules.calling.own_koenig_callable.value:
        return None
    if bid.king is not None:
        return Finding(calling.examine_call(bid.king, so_far.hand, contract, rules).against, (clause,))
    left = calling.left_to_call(so_far.hand, rules)
    return Finding(None if left else message("no König is left that may be called"), (clause,))
