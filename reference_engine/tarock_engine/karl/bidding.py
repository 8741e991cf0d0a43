"""The bidding of Karls Tarockrunde: Vorhand reserves, keeps, hands on, and names a game when all have said gut."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from tarock_engine import bidding, declaring, house_bidding
from tarock_engine.actions import FAHREN, GUT, ZUSAMMENWERFEN, Bid
from tarock_engine.cards import NAMES, Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.karl import trischaken
from tarock_engine.karl.bid_ranks import bird_of, game_named, is_equal, overbidding
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.standing import (
    HAND_ON,
    RESERVATION,
    BiddingStanding,
    Survey,
    for_turn,
    has_all_koenige,
    standing_of,
)
from tarock_engine.karl.terms import has_to_announce_bird
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import ClauseId, Grounds, Objection, in_words
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Bidding, Choice, Dealt, State, ThrownIn
from tarock_language.message import message


def survey(seating: Seating, bids: tuple[Bid, ...], hand: Mask, rules: KarlRules) -> Survey:
    """The auction as a check sees it."""
    return Survey(standing_of(seating.players, seating.dealer, bids, rules), hand)


def candidates(turn: Seat, rules: KarlRules) -> Iterator[Bid]:
    """Everything that can be said in an auction."""
    return iter(_candidates(turn, rules))


@remembered(1 << 10)
def _candidates(turn: Seat, rules: KarlRules) -> tuple[Bid, ...]:
    games = []
    for contract in rules.contracts:
        besser, name = rules.bidding.other_name.value
        words = (contract.name, besser) if contract.name == name else (contract.name,)
        birds = rules.owed_birds(contract) if has_to_announce_bird(contract) else ()
        games += [*words, *(f"{word} {bird}" for word in words for bird in birds)]
    return tuple([Bid(turn, word) for word in (*RESERVATION, GUT, HAND_ON, ZUSAMMENWERFEN, *games)])


# --------------------------------------------------------------------------------------------------------- the course


def choices(state: Bidding, rules: KarlRules) -> tuple[Choice, ...]:
    """All that the player in turn may say."""
    if house_bidding.is_ruled(rules):
        return bidding.choices(state, rules)
    return (_choice(*_asked(state, rules), state.turn, rules),)


def refused(state: Bidding, rules: KarlRules) -> Iterator[tuple[Bid, Objection]]:
    """Everything that can be said in an auction but is not allowed now."""
    if house_bidding.is_ruled(rules):
        yield from bidding.refused(state, rules)
        return
    yield from _refused(*_asked(state, rules), state.turn, rules)


def _asked(state: Bidding, rules: KarlRules) -> tuple[BiddingStanding, Mask]:
    """All that the legal bids depend on: the standing, and the cards of the hand that matter."""
    seating, hand = state.dealt.seating, state.dealt.hands[state.turn]
    standing = standing_of(seating.players, seating.dealer, state.bids, rules)
    return for_turn(standing, state.turn, rules), _essence(hand & rules.cards_for_bidding, rules)


@remembered(1 << 14)
def _essence(hand: Mask, rules: KarlRules) -> Mask:
    """A hand with as few cards as possible and the same legal bids."""
    koenige = hand & rules.calling.ever_callable
    found = koenige if has_all_koenige(hand, rules) else 0
    for birds in [_birds(hand, contract, rules) for contract in rules.contracts if has_to_announce_bird(contract)]:
        found |= birds if rules.announcing.bird_duty.value.with_bid else birds & -birds
    found |= hand & rules.suits_for_bidding
    left = hand & ~found
    return found or (left & -left if rules.dealing.throwing_in.value else 0)


@remembered(1 << 16)
def _choice(standing: BiddingStanding, hand: Mask, turn: Seat, rules: KarlRules) -> Choice:
    examined = _examined(standing, hand, turn, rules)
    grounds = [_turn_grounds(standing, rules), *(found for _, _, found in examined)]
    return Choice(turn, "bid", tuple([bid for bid, objection, _ in examined if objection is None]), grounds)


@remembered(1 << 10)
def _refused(standing: BiddingStanding, hand: Mask, turn: Seat, rules: KarlRules) -> bidding.Refusals:
    examined = _examined(standing, hand, turn, rules)
    return tuple([(bid, objection) for bid, objection, _ in examined if objection is not None])


@remembered(1 << 3)
def _examined(
    standing: BiddingStanding, hand: Mask, turn: Seat, rules: KarlRules
) -> tuple[tuple[Bid, Objection | None, Grounds], ...]:
    """Everything that can be said, each with the objection to it (None if it is allowed) and the clauses."""
    looked_at = Survey(standing, hand)
    return tuple([(bid, *bidding.examine_bid(looked_at, bid, rules)) for bid in candidates(turn, rules)])


def after(state: Bidding, bid: Bid, rules: KarlRules) -> State:
    """The auction after another bid, or the phase that follows it; handing the Vorhand on changes the seating."""
    dealt = state.dealt
    if bid.name == HAND_ON:
        order = dealt.seating.active
        place = order.index(order[rules.bidding.rights_go_to.value])
        seating = dataclasses.replace(dealt.seating, active=(*order[place:], *order[:place]))
        dealt = dataclasses.replace(dealt, seating=seating)
    return bidding.after(Bidding(dealt, state.bids, state.turn), bid, rules)


def is_over(seating: Seating, bids: tuple[Bid, ...], rules: KarlRules) -> bool:
    """Whether one player is left with a game, or the deal has been thrown in."""
    return _is_over(standing_of(seating.players, seating.dealer, bids, rules), rules)


def _is_over(at: BiddingStanding, rules: KarlRules) -> bool:
    if at.best is None or at.thrown_in:
        return at.thrown_in
    if at.chosen or (at.held and not rules.bidding.goes_on_after_holding.value):
        return True
    others = [seat for seat in at.order if seat != at.seat]
    final = rules.bidding.gut_is_final.value and rules.bidding.ends_with_one_left.value
    return (at.out if final else at.silent).issuperset(others)


def next_seat(seating: Seating, bids: tuple[Bid, ...], rules: KarlRules) -> Seat:
    """Who is asked next, while the auction is not over; never whoever has bid the highest game."""
    at = standing_of(seating.players, seating.dealer, bids, rules)
    if not bids or bids[-1].name == HAND_ON or bids[-1].seat not in at.order:
        return at.vorhand
    place = at.order.index(bids[-1].seat) + 1
    around = (*at.order[place:], *at.order[:place])
    return next((seat for seat in around if seat not in at.out and seat != at.seat), at.vorhand)


def ends_in(bids: tuple[Bid, ...], rules: KarlRules) -> tuple[str | None, Seat | None]:
    """The game that is played and its declarer, None in Fahren; both are None if the deal was thrown in."""
    best = _best(bids, rules)
    if best is None:
        return None, None
    bid, contract = best
    return contract.name, None if contract.name == FAHREN else bid.seat


def contract_of(bids: tuple[Bid, ...], rules: KarlRules) -> Contract | None:
    """The last game that was bid, or None."""
    best = _best(bids, rules)
    return None if best is None else best[1]


def _best(bids: tuple[Bid, ...], rules: KarlRules) -> tuple[Bid, Contract] | None:
    """The last bid of a game, and the game. None if nobody bid one, or the deal was thrown in."""
    if bids and bids[-1].name == ZUSAMMENWERFEN:
        return None
    named = ((bid, game_named(bid.name, rules)) for bid in reversed(bids))
    return next(((bid, contract) for bid, contract in named if contract is not None), None)


def outcome(dealt: Dealt, bids: tuple[Bid, ...], rules: KarlRules) -> State:
    """The phase after the auction: the game of its declarer, Fahren, or the end of a deal that was thrown in."""
    best = _best(bids, rules)
    if best is None:
        return ThrownIn(dealt, bids[-1].seat)
    bid, contract = best
    if contract.name == FAHREN:
        return trischaken.begin(dealt, rules)
    return declaring.after_bidding(dealt, contract, bid.seat, None, rules)


def turn_grounds(seating: Seating, bids: tuple[Bid, ...], rules: KarlRules) -> Grounds:
    """The clauses that say whose turn it is."""
    return _turn_grounds(standing_of(seating.players, seating.dealer, bids, rules), rules)


def _turn_grounds(at: BiddingStanding, rules: KarlRules) -> Grounds:
    rulings, all_four = rules.bidding, rules.sessions.players_in_play.clause
    handed = () if at.giver is None else _handed_on(rules)
    if at.is_opening and not at.silent:
        return (rulings.opens.clause, all_four, *handed)
    return (rulings.in_turn.clause, all_four, rulings.gut_is_final.clause, rulings.ends_with_one_left.clause, *handed)


def _handed_on(rules: KarlRules) -> Grounds:
    return (rules.bidding.rights_go_to.clause, rules.bidding.giver_stays.clause)


def course_grounds(seating: Seating, bids: tuple[Bid, ...], rules: KarlRules) -> Grounds:
    """The clauses of ``said_grounds`` if the hands are not known: everybody is taken to hold all Vögel."""
    return said_grounds(seating, bids, (rules.bird_cards,) * seating.players, rules)


def said_grounds(seating: Seating, bids: tuple[Bid, ...], hands: Sequence[Mask], rules: KarlRules) -> Grounds:
    """The clauses that allowed each bid, and those that say why the auction goes on or how it ended."""
    standings = [standing_of(seating.players, seating.dealer, bids[:place], rules) for place in range(len(bids) + 1)]
    said = [
        bidding.examine_bid(Survey(at, hands[bid.seat]), bid, rules)[1]
        for at, bid in zip(standings, bids, strict=False)
    ]
    at, rulings = standings[-1], rules.bidding
    handed = () if at.giver is None else (*_handed_on(rules), rulings.bearer_of_burdens.clause)
    if not _is_over(at, rules):
        return merged([_turn_grounds(at, rules), *said, handed])
    held = (rulings.goes_on_after_holding.clause,) if at.held else ()
    ended = () if _best(bids, rules) is None else (rulings.ends_with_one_left.clause, rulings.gut_is_final.clause)
    return merged([ended, *said, held, handed])


# ---------------------------------------------------------------------------------------------- higher bids and holding


@in_words("Vorhand may hold what another has bid, but need not")
def holds(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    now = at.standing
    if now.best is None or bid.seat != now.vorhand or now.seat == bid.seat:
        return None
    gut_or_game = bid.name == GUT or game_named(bid.name, rules) is not None
    return Finding(None, (clause, rules.bidding.goes_on_after_holding.clause)) if gut_or_game else None


@in_words("A bid goes over the one before it, unless it holds that one")
def higher(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    now, best = at.standing, at.standing.best
    if best is None or game_named(bid.name, rules) is None:
        return None
    enough, grounds = _over_all(bid.name, now, rules)
    if enough:
        return Finding(None, (clause, *grounds))
    if not _is_same(bid.name, best, rules) and not is_equal(bid.name, best, rules):
        return Finding(message("{bid} is too low", bid=bid.name), (clause, *grounds))
    found = _hold(now, bid, best, rules)
    return Finding(found.against, (clause, *found.grounds, *(grounds if found.against else ())))


def _over_all(name: str, now: BiddingStanding, rules: KarlRules) -> tuple[bool, Grounds]:
    """Whether a game is higher than the last one and than a Sechser-Dreier that was bid, and the clauses."""
    found = [overbidding(name, other, rules) for other in (now.best, now.sechser) if other is not None]
    against = [grounds for enough, grounds in found if not enough]
    return not against, merged(against or [grounds for _, grounds in found])


def _is_same(name: str, other: str, rules: KarlRules) -> bool:
    """Whether two bids name the same game."""
    mine, theirs = game_named(name, rules), game_named(other, rules)
    return mine is not None and theirs is not None and mine.name == theirs.name


def _hold(now: BiddingStanding, bid: Bid, best: str, rules: KarlRules) -> Finding:
    """Whether the bid holds the last game: by naming it, or a game of the same rank."""
    rulings, other = rules.bidding, now.vorhand if now.seat is None else now.seat
    same, who = _is_same(bid.name, best, rules), (rulings.holding_allowed.clause, rulings.may_hold.clause)
    grounds = who if same else (*who, rulings.equal_game_holds.clause)
    if not rulings.holding_allowed.value or bid.seat == other or not rulings.may_hold.value(now.order, bid.seat, other):
        return Finding(message("{bid} is too low, and not this player's to hold", bid=bid.name), grounds)
    if bid.seat == now.vorhand:
        grounds = (*grounds, rulings.hold_after_naming.clause)
        if now.committed and not rulings.hold_after_naming.value:
            return Finding(message("Vorhand has named a game herself"), grounds)
    if same:
        return Finding(None, (*grounds, rulings.equal_game_holds.clause, rulings.goes_on_after_holding.clause))
    return Finding(
        None if rulings.equal_game_holds.value else message("{best} is held by naming it itself", best=best), grounds
    )


# ------------------------------------------------------------------------------------------ what a hand must be fit for


@in_words("Whoever holds all four Könige names no game in which one is called")
def can_call(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    contract = game_named(bid.name, rules)
    if contract is None or not contract.calls.value:
        return None
    return Finding(
        message("whoever holds all four Könige can call none") if has_all_koenige(at.hand, rules) else None, (clause,)
    )


@in_words("No Vogel is named with a bid")
def without_bird(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del at
    named = bird_of(bid.name, rules) is not None
    return Finding(message("no Vogel is named with the bid, as in {bid}", bid=bid.name), (clause,)) if named else None


@in_words("The Vogel to be announced is named with the bid, and is in the hand")
def with_bird(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    contract, bird = game_named(bid.name, rules), bird_of(bid.name, rules)
    if contract is None or not has_to_announce_bird(contract):
        return None
    if bird is None:
        return Finding(message("its Vogel is named with the bid"), (clause,))
    held = at.hand >> rules.birds[bird] & 1 or not _birds(at.hand, contract, rules)
    return Finding(None if held else message("{card} is not in the hand", card=NAMES[rules.birds[bird]]), (clause,))


@in_words("An Auch-Rufer takes a Vogel in the hand as dealt; to bid it without one is a Renonce")
def needs_a_bird(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    contract = game_named(bid.name, rules)
    if contract is None or not has_to_announce_bird(contract):
        return None
    if _birds(at.hand, contract, rules):
        return Finding(None, (clause, rules.bidding.other_name.clause))
    return Finding(message("{game} takes a Vogel", game=contract.name), (clause, rules.renonce.bid_without_bird.clause))


def _birds(hand: Mask, contract: Contract, rules: KarlRules) -> Mask:
    return hand & mask_of(rules.owed_birds(contract).values())
