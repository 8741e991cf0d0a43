"""Taking from the Talon, giving up, and laying cards away."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine import announcing
from tarock_engine.actions import Discard, Share, Take
from tarock_engine.cards import NAMES, Card, Mask, cards_in
from tarock_engine.findings import Finding, merged
from tarock_engine.ruleset import Contract, RuleSet, TalonUse
from tarock_engine.ruling import Grounds, Objection, Ruling
from tarock_engine.state import AtTalon, Choice, Discarding, Exchange, Game, GivenUp, State


def begin(game: Game, rules: RuleSet) -> State:
    """After the call: the Talon, where the contract uses it, else the announcements."""
    if game.contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE):
        return AtTalon(game)
    return announcing.begin(game, Exchange(), game.dealt.hands, rules)


def choice(state: AtTalon, rules: RuleSet) -> Choice:
    """What the declarer may do with the Talon."""
    found = {share: weigh(state.game, share, rules) for share in Share}
    allowed = tuple(Take(state.game.declarer, share) for share, finding in found.items() if not finding.against)
    grounds = merged([_turn_grounds(state.game, rules), *(finding.grounds for finding in found.values())])
    return Choice(state.game.declarer, "talon", allowed, grounds)


def refused(state: AtTalon, rules: RuleSet) -> Iterator[tuple[Take, Objection]]:
    """What the declarer may not do with the Talon."""
    for share in Share:
        found = weigh(state.game, share, rules).objection
        if found is not None:
            yield Take(state.game.declarer, share), found


def objection(state: AtTalon, take: Take, rules: RuleSet) -> Objection | None:
    """Say why ``take`` is not allowed, or nothing."""
    if take.seat != state.game.declarer:
        return Objection(f"the Talon is seat {state.game.declarer}'s", _turn_grounds(state.game, rules))
    return weigh(state.game, take.share, rules).objection


def after(state: AtTalon, take: Take, rules: RuleSet) -> State:
    """The declarer with more cards to lay away, or what follows where he takes none."""
    game = state.game
    if take.share is Share.SCHLEIFEN:
        return GivenUp(game)
    first, second = game.dealt.halves
    taken = {Share.FIRST: first, Share.SECOND: second, Share.ALL: first | second, Share.LEAVE: 0}[take.share]
    exchange = Exchange(taken=taken, left=game.dealt.talon & ~taken)
    if not taken:
        return announcing.begin(game, exchange, game.dealt.hands, rules)
    hand = game.dealt.hands[game.declarer] | taken
    return Discarding(game, exchange, hand, number_to_discard(game.contract, rules))


def weigh(game: Game, share: Share, rules: RuleSet) -> Finding:
    """Whether a share of the Talon may be taken."""
    whole = game.contract.talon.value is TalonUse.WHOLE
    if share is Share.ALL:
        return Finding("" if whole else "only a half may be taken", (game.contract.talon.clause,))
    if share is Share.SCHLEIFEN:
        return _schleifen(game, rules)
    if whole:
        return Finding("the whole Talon has to be taken", (game.contract.talon.clause,))
    if share is Share.LEAVE:
        must = rules.talon.must_take
        return Finding("a half of the Talon has to be taken" if must.value else "", (must.clause,))
    lone = (rules.talon.either_half.clause,) if game.from_talon else ()
    return Finding(_wrong_half(game, share, rules), (game.contract.talon.clause, *lone))


def _wrong_half(game: Game, share: Share, rules: RuleSet) -> str:
    if not game.from_talon or rules.talon.either_half.value or game.called is None:
        return ""
    half = game.dealt.halves[0 if share is Share.FIRST else 1]
    return "" if half >> game.called & 1 else "the half with the called König has to be taken"


def _schleifen(game: Game, rules: RuleSet) -> Finding:
    give_up = rules.calling.schleifen
    if not game.from_talon:
        return Finding("only a caller whose König lies in the Talon may give up", (give_up.clause,))
    if not give_up.value:
        return Finding("giving up is not allowed", (give_up.clause,))
    return Finding("", (give_up.clause, rules.calling.alone.clause, rules.talon.schleifen_until_half.clause))


# -------------------------------------------------------------------------------------------------- discarding


def number_to_discard(contract: Contract, rules: RuleSet) -> int:
    """How many cards go back for those taken."""
    return _number(contract, rules).value


def discard_choices(state: Discarding, rules: RuleSet) -> tuple[Choice, ...]:
    """Each card that may be laid away next, and Schleifen where it is still possible."""
    seat = state.game.declarer
    found = {card: weigh_discard(state, card, rules) for card in cards_in(state.hand)}
    cards = tuple(Discard(seat, card) for card, finding in found.items() if not finding.against)
    grounds = merged([(_number(state.game.contract, rules).clause,), *(f.grounds for f in found.values())])
    discards = Choice(seat, "discard", cards, grounds)
    give_up = weigh_late_schleifen(state, rules)
    if give_up.against:
        return (discards,)
    return (discards, Choice(seat, "talon", (Take(seat, Share.SCHLEIFEN),), give_up.grounds))


def discard_refused(state: Discarding, rules: RuleSet) -> Iterator[tuple[Discard, Objection]]:
    """The cards in hand that may not be laid away next."""
    for card in cards_in(state.hand):
        found = weigh_discard(state, card, rules).objection
        if found is not None:
            yield Discard(state.game.declarer, card), found


def discard_objection(state: Discarding, action: Discard | Take, rules: RuleSet) -> Objection | None:
    """Say why laying a card away (or giving up only now) is not allowed, or nothing."""
    number = (_number(state.game.contract, rules).clause,)
    if action.seat != state.game.declarer:
        return Objection(f"seat {state.game.declarer} has to lay cards away", number)
    if isinstance(action, Take):
        if action.share is not Share.SCHLEIFEN:
            return Objection("the Talon has been taken", (state.game.contract.talon.clause,))
        return weigh_late_schleifen(state, rules).objection
    if not state.hand >> action.card & 1:
        return Objection(f"{NAMES[action.card]} is not in the hand", number)
    return weigh_discard(state, action.card, rules).objection


def after_discard(state: Discarding, action: Discard | Take, rules: RuleSet) -> State:
    """One card fewer to lay away; after the last of them the announcements."""
    if isinstance(action, Take):
        return GivenUp(state.game)
    bit = 1 << action.card
    old, open_ = state.exchange, rules.talon.face_up.value & bit
    exchange = Exchange(old.taken, old.left, old.laid | bit, old.face_up | open_)
    hand, missing = state.hand & ~bit, state.missing - 1
    if missing:
        return Discarding(state.game, exchange, hand, missing)
    hands = list(state.game.dealt.hands)
    hands[state.game.declarer] = hand
    return announcing.begin(state.game, exchange, tuple(hands), rules)


def weigh_discard(state: Discarding, card: Card, rules: RuleSet) -> Finding:
    """Whether one card of the hand may be laid away next."""
    talon, bit = rules.talon, 1 << card
    if talon.never.value & bit:
        return Finding(f"{NAMES[card]} is never laid away", (talon.never.clause,))
    if not talon.last_resort.value & bit:
        return Finding("", ())
    grounds = (talon.last_resort.clause, talon.last_resort_choice.clause, talon.face_up.clause)
    if not _trump_is_needed(state, rules):
        return Finding(f"{NAMES[card]} may go only when nothing else is left", grounds)
    if _is_bid_bird(state, card, rules) and state.hand & talon.last_resort.value & ~bit:
        return Finding(f"{NAMES[card]} goes only as the last trump", grounds)
    return Finding("", grounds)


def _trump_is_needed(state: Discarding, rules: RuleSet) -> bool:
    talon = rules.talon
    others = ~(talon.never.value | talon.last_resort.value)
    if talon.last_resort_choice.value == "any-number":
        before = state.hand | state.exchange.laid
        return (before & others).bit_count() < state.missing + state.exchange.laid.bit_count()
    return (state.hand & others).bit_count() < state.missing


def _is_bid_bird(state: Discarding, card: Card, rules: RuleSet) -> bool:
    bird = state.game.contract.bird
    return rules.talon.last_resort_choice.value == "bid-uhu-last" and bird is not None and bird.value == card


def weigh_late_schleifen(state: Discarding, rules: RuleSet) -> Finding:
    """Whether the declarer may still give up although he has taken a half."""
    until = rules.talon.schleifen_until_half
    allowed = _schleifen(state.game, rules)
    if allowed.against:
        return allowed
    return Finding("a half has been taken" if until.value else "", allowed.grounds)


def _number(contract: Contract, rules: RuleSet) -> Ruling[int]:
    return rules.talon.six if contract.talon.value is TalonUse.WHOLE else rules.talon.three


def course_grounds(game: Game, exchange: Exchange, rules: RuleSet) -> Grounds:
    """The clauses that say what became of the Talon and of the cards laid away."""
    talon = rules.talon
    found = [game.contract.talon.clause]
    if game.contract.talon.value is TalonUse.HALF:
        found += [talon.turned.clause, talon.must_take.clause]
        if game.from_talon:
            found.append(talon.either_half.clause)
    if exchange.taken:
        found += [_number(game.contract, rules).clause, talon.never.clause, talon.last_resort.clause]
        found += [talon.last_resort_choice.clause, talon.face_up.clause]
        if game.from_talon:
            found.append(talon.schleifen_until_half.clause)
    return tuple(found)


def open_cards(laid: Mask, rules: RuleSet) -> tuple[Mask, Grounds]:
    """Which of the discards have to lie face up."""
    return laid & rules.talon.face_up.value, (rules.talon.face_up.clause,)


def _turn_grounds(game: Game, rules: RuleSet) -> Grounds:
    if game.contract.talon.value is TalonUse.WHOLE:
        return (game.contract.talon.clause,)
    return (rules.talon.turned.clause, game.contract.talon.clause)
