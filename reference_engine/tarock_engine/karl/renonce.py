"""Renonce in Karls Tarockrunde: finds breaches of the rules that nobody noticed, and when they can be pointed out."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tarock_engine import discarding, engine
from tarock_engine import play as cardplay
from tarock_engine.actions import Action, Bid, Discard, Play
from tarock_engine.cards import Mask, cards_in, mask_of, names_in
from tarock_engine.karl.bid_ranks import game_named
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing, Breach, NamingBird, RenonceEnd, Slip
from tarock_engine.karl.terms import has_to_announce_bird
from tarock_engine.refusals import Restraint, kept_back, merged
from tarock_engine.ruling import Grounds, IllegalActionError, Objection
from tarock_engine.seating import Seat
from tarock_engine.state import (
    AtTalon,
    Bidding,
    Calling,
    Chain,
    Contest,
    Dealt,
    Discarding,
    Exchange,
    Game,
    GivenUp,
    Played,
    Playing,
    State,
    ThrownIn,
    Unplayed,
)
from tarock_language.message import Message, message


@dataclasses.dataclass(frozen=True, slots=True)
class LayAway:
    """All the cards of a discard at once, whatever their number."""

    seat: Seat
    cards: Mask

    @property
    def words(self) -> str:
        """The cards' names."""
        return " ".join(names_in(self.cards))


@dataclasses.dataclass(frozen=True, slots=True)
class PointOut:
    """Pointing out the Renonce of another seat."""

    seat: Seat
    offender: Seat

    @property
    def words(self) -> str:
        """The number of the offender's seat."""
        return str(self.offender)


# -------------------------------------------------------------------------------------------------- what goes unnoticed


def overlooked(state: State, action: Action | LayAway, rules: KarlRules) -> tuple[State, Slip]:
    """The state after a breach that nobody noticed, and its record. IllegalActionError if it is none, or is refused."""
    if isinstance(action, LayAway):
        return _laid_away(state, action, rules)
    found = engine.objection(state, action, rules)
    if found is None:
        raise IllegalActionError(action, _allowed(action, rules))
    if isinstance(state, Playing) and isinstance(action, Play):
        slip = _of_card(state, action, rules)
    elif isinstance(state, Bidding) and isinstance(action, Bid):
        slip = _of_bid(state, action, rules)
    else:
        slip = None
    if slip is None:
        raise IllegalActionError(action, found)
    return engine.advance(state, action, rules), slip


def _allowed(action: Action | LayAway, rules: KarlRules) -> Objection:
    """The objection to a breach that is none, because the action is allowed."""
    rulings = rules.renonce
    own = {
        Bid: rulings.bid_without_bird,
        LayAway: rulings.early_discard_made_anew,
    }.get(type(action), rulings.order_breach)
    return Objection(message("this is allowed"), (rulings.every_breach.clause, own.clause))


def _of_card(state: Playing, action: Play, rules: KarlRules) -> Slip | None:
    """The breach of playing this card; None if it is none, or not a card of the player in turn."""
    if action.seat != state.turn or not state.hands[state.turn] >> action.card & 1:
        return None
    kept, renonce = kept_back(cardplay.narrowings_in_turn(state, rules), action.card), rules.renonce
    if kept is None:
        return None
    if kept.restraint is Restraint.OF_ALL:
        grounds = _slipped((*kept.grounds, renonce.every_breach.clause), rules)
        return Slip(action.seat, Breach.CARD, grounds, before=state) if renonce.every_breach.value else None
    counts = kept.restraint is Restraint.TOO_EARLY or renonce.order_breach.value
    return Slip(action.seat, Breach.ORDER, _slipped(kept.grounds, rules), before=state) if counts else None


def _of_bid(state: Bidding, action: Bid, rules: KarlRules) -> Slip | None:
    """The breach of bidding a game that needs a Vogel without one; None if the bid would be illegal even with all."""
    contract = game_named(action.name, rules)
    if contract is None or not has_to_announce_bird(contract):
        return None
    no_bird, hands = rules.renonce.bid_without_bird, list(state.dealt.hands)
    birds = mask_of(rules.owed_birds(contract).values())
    if not no_bird.value or hands[action.seat] & birds:
        return None
    hands[action.seat] |= birds
    holding = dataclasses.replace(state, dealt=dataclasses.replace(state.dealt, hands=tuple(hands)))
    if engine.objection(holding, action, rules) is not None:
        return None
    return Slip(action.seat, Breach.NO_BIRD, _slipped((no_bird.clause,), rules), bid=contract.name)


def _slipped(grounds: Grounds, rules: KarlRules) -> Grounds:
    return merged([grounds, (rules.renonce.until_settled.clause, rules.renonce.settles_alone.clause)])


def _laid_away(state: State, action: LayAway, rules: KarlRules) -> tuple[State, Slip]:
    """The announcing after a discard with a wrong number of cards or forbidden ones, and the breach."""
    renonce = rules.renonce
    if not isinstance(state, Discarding) or action.seat != state.game.declarer:
        reason = (
            message("nobody lays cards away now")
            if not isinstance(state, Discarding)
            else message("the declarer lays cards away")
        )
        raise IllegalActionError(action, Objection(reason, (renonce.early_discard_made_anew.clause,)))
    due = discarding.number(state.game.contract, rules).clause
    if not action.cards or action.cards & ~state.hand:
        raise IllegalActionError(action, Objection(message("these cards are not in the hand"), (due,)))
    number = action.cards.bit_count() != state.missing
    if not number and _may_be_laid(state, action.cards, rules):
        raise IllegalActionError(action, _allowed(action, rules))
    exchange = state.exchange
    for card in cards_in(action.cards):
        exchange = exchange.with_laid(1 << card, discarding.face_up_cards(state.game.contract, rules))
    hands = list(state.game.dealt.hands)
    hands[action.seat] = state.hand & ~action.cards
    clause = renonce.wrong_number_of_all.clause if number else renonce.forbidden_discard.clause
    kind, grounds = Breach.NUMBER if number else Breach.LAID, (clause, renonce.early_discard_made_anew.clause)
    slip = Slip(action.seat, kind, _slipped(grounds, rules))
    return rules.procedure.announce(state.game, exchange, tuple(hands), rules), slip


def _may_be_laid(state: Discarding, cards: Mask, rules: KarlRules) -> bool:
    """Whether these cards (at least one) may be laid away one after the other, in some order."""
    allowed = discarding.discard_narrowings(state, rules)[-1].left & cards
    for card in cards_in(allowed):
        after = discarding.after(state, Discard(state.game.declarer, card), rules)
        left = cards & ~(1 << card)
        if not left or (isinstance(after, Discarding) and _may_be_laid(after, left, rules)):
            return True
    return False


# ---------------------------------------------------------------------------------------------------- what is found out


def exposed(state: State, slips: Sequence[Slip], accuser: Seat, offender: Seat, rules: KarlRules) -> State:
    """The state after a Renonce was pointed out, in a house perhaps with the card in hand again.

    IllegalActionError if there is none that counts.
    """
    action, renonce = PointOut(accuser, offender), rules.renonce
    _refuse_pointing_out(action, state, rules)
    own = [slip for slip in slips if slip.seat == offender]
    wrong_discard = next((slip for slip in own if slip.kind in (Breach.NUMBER, Breach.LAID)), None)
    if wrong_discard is not None and renonce.early_discard_made_anew.value:
        again = _taken_back(state, rules)
        if again is not None:
            return again
    cards = [slip.before for slip in own if slip.before is not None and _is_before_next_lead(slip, state)]
    if cards and renonce.put_right is not None and renonce.put_right.value:
        return cards[0]
    counts = _standing(slips, state, offender, rules)
    if not counts:
        raise IllegalActionError(action, Objection(*_why_not(own, rules)))
    dealt, game, exchange, chains = _table(state)
    rest = [] if renonce.settles_alone.value else [seat for seat in dealt.seating.active if seat != offender]
    others = [slip for seat in rest for slip in _standing(slips, state, seat, rules)]
    return RenonceEnd(
        dealt=dealt, game=game, slips=tuple(counts), exchange=exchange, chains=chains, others=tuple(others)
    )


def _refuse_pointing_out(action: PointOut, state: State, rules: KarlRules) -> None:
    """Raise IllegalActionError if the deal is settled, or if somebody points out what he did himself."""
    stands = (rules.renonce.until_settled.clause,)
    if isinstance(state, RenonceEnd | ThrownIn | GivenUp | Unplayed):
        grounds = (*stands, rules.renonce.settles_alone.clause)
        raise IllegalActionError(action, Objection(message("the deal is settled"), grounds))
    if action.seat == action.offender:
        raise IllegalActionError(action, Objection(message("nobody points out his own Renonce"), stands))


def _standing(slips: Sequence[Slip], state: State, seat: Seat, rules: KarlRules) -> list[Slip]:
    """The breaches of a player that count as a Renonce now, the earliest first."""
    own = [slip for slip in slips if slip.seat == seat]
    if not any(slip.kind is Breach.NUMBER for slip in own):
        own += _miscounted(state, seat, rules)
    return [slip for slip in own if _is_renonce(slip, state, rules)]


def _taken_back(state: State, rules: KarlRules) -> Discarding | None:
    """The declarer with all his cards again; None if he has said "ich liege" already."""
    if isinstance(state, Discarding) or (isinstance(state, Announcing) and not state.opened):
        exchange = dataclasses.replace(state.exchange, laid=0, face_up=0)
        return discarding.begin(state.game, exchange, rules)
    return None


def _is_renonce(slip: Slip, state: State, rules: KarlRules) -> bool:
    """Whether a breach counts as a Renonce when it is pointed out in this state."""
    renonce = rules.renonce
    if slip.kind is Breach.LAID:
        return renonce.forbidden_discard.value
    if slip.kind is Breach.NO_BIRD:
        return renonce.outbid_too.value or _is_auch_rufer_declarer(state, slip.seat)
    if slip.kind is Breach.NUMBER:
        return renonce.wrong_number_of_all.value or slip.seat == _declarer(state)
    return renonce.until_settled.value or _is_before_next_lead(slip, state)


def _is_before_next_lead(slip: Slip, state: State) -> bool:
    """Whether nobody has led to another trick since the card of the breach."""
    if slip.before is None or not isinstance(state, Playing | Played):
        return True
    led = len(state.tricks) + bool(isinstance(state, Playing) and state.table)
    return led <= len(slip.before.tricks) + 1


def _why_not(own: Sequence[Slip], rules: KarlRules) -> tuple[Message, Grounds]:
    """The reason why nothing is settled, and the clauses."""
    rulings = rules.renonce
    acts = (
        rulings.every_breach.clause,
        rulings.order_breach.clause,
        rulings.bid_without_bird.clause,
        rulings.outbid_too.clause,
    )
    cards = (
        rulings.early_discard_made_anew.clause,
        rulings.wrong_number_of_all.clause,
        rulings.wrong_number_once_named.clause,
        rulings.wrong_number_before_opening.clause,
    )
    beside = (rulings.forbidden_discard.clause, rulings.until_settled.clause, rulings.settles_alone.clause)
    return message("this is no Renonce" if own else "there is no Renonce"), (*acts, *cards, *beside)


def _is_auch_rufer_declarer(state: State, seat: Seat) -> bool:
    """Whether the seat is the declarer of a game that needs a Vogel."""
    game = _table(state)[1]
    return game is not None and game.declarer == seat and has_to_announce_bird(game.contract)


def _declarer(state: State) -> Seat | None:
    game = _table(state)[1]
    return None if game is None else game.declarer


def _table(state: State) -> tuple[Dealt, Game | None, Exchange, tuple[Chain, ...]]:
    """The deal, the game, what became of the Talon, and what was announced and doubled."""
    match state:
        case Bidding():
            return state.dealt, None, Exchange(), ()
        case Calling():
            game = Game(state.dealt, state.contract, state.declarer)
            return state.dealt, game, state.exchange or Exchange(), ()
        case AtTalon() | NamingBird():
            return state.game.dealt, state.game, Exchange(), ()
        case Discarding():
            return state.game.dealt, state.game, state.exchange, ()
        case Announcing():
            return state.game.dealt, state.game, state.exchange, state.chains
        case Playing() | Played():
            contest: Contest = state.contest
            return contest.dealt, contest.game, contest.exchange, contest.chains
        case _:
            message = f"{type(state).__name__} is no phase of Karls Tarockrunde"
            raise TypeError(message)


def _miscounted(state: State, seat: Seat, rules: KarlRules) -> list[Slip]:
    """The breach of a seat that has a wrong number of cards in play, or in the announcing after "ich liege".

    In a reading the dealt number counts earlier, as soon as game and partner are known. Empty if there is none.
    """
    dealt, game, exchange, _ = _table(state)
    hand, early = dealt.hands[seat], rules.renonce.wrong_number_before_opening
    named = () if game is not None else (rules.renonce.wrong_number_once_named.clause,)
    if not _is_opened(state, rules):
        if not early.value or game is None or (game.contract.calls.value and game.called is None):
            return []
        named = (early.clause,)
    elif game is not None and seat == game.declarer:
        hand = (hand | exchange.taken) & ~exchange.laid
    grounds = (rules.renonce.wrong_number_of_all.clause, *named)
    return [] if hand.bit_count() == rules.tricks else [Slip(seat, Breach.NUMBER, _slipped(grounds, rules))]


def _is_opened(state: State, rules: KarlRules) -> bool:
    """Whether "ich liege" has been said, or Fahren named."""
    if isinstance(state, Playing) and state.contest.game is None and not (state.tricks or state.table):
        return rules.renonce.wrong_number_once_named.value
    return isinstance(state, Playing | Played) or (isinstance(state, Announcing) and state.opened)
