"""Laying cards away for those taken from the Talon, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tarock_engine import announcing, schleifen
from tarock_engine.actions import Discard, Share, Take, discards
from tarock_engine.cards import NAMES, Mask, cards_in
from tarock_engine.findings import Narrowing, why_not
from tarock_engine.ruleset import Contract, RuleSet, TalonUse
from tarock_engine.ruling import Grounds, Objection, Ruling
from tarock_engine.state import Choice, Discarding, Exchange, Game, GivenUp, State

LastResort = Callable[[Discarding, Mask, RuleSet], Mask]
"""Which of the cards left in hand may go next by a reading of when trumps may go that are the last resort."""


def begin(game: Game, exchange: Exchange, rules: RuleSet) -> Discarding:
    """The declarer with the cards that he has taken up."""
    hand = game.dealt.hands[game.declarer] | exchange.taken
    return Discarding(game, exchange, hand, number(game.contract, rules).value)


def number(contract: Contract, rules: RuleSet) -> Ruling[int]:
    """How many cards go back for those taken."""
    return rules.talon.six if contract.talon.value is TalonUse.WHOLE else rules.talon.three


def choices(state: Discarding, rules: RuleSet) -> tuple[Choice, ...]:
    """Each card that may be laid away next, and Schleifen where it is still possible."""
    seat, steps = state.game.declarer, narrowings(state, rules)
    cards = Choice(seat, "discard", discards(seat, steps[-1].left), [step.grounds for step in steps])
    give_up = schleifen.weigh_late(state.game, rules)
    if give_up.against:
        return (cards,)
    return (cards, Choice(seat, "talon", (Take(seat, Share.SCHLEIFEN),), (give_up.grounds,)))


def refused(state: Discarding, rules: RuleSet) -> Iterator[tuple[Discard, Objection]]:
    """The cards in hand that may not be laid away next."""
    steps = narrowings(state, rules)
    for card in cards_in(state.hand & ~steps[-1].left):
        found = why_not(steps, card)
        if found is not None:
            yield Discard(state.game.declarer, card), found


def objection(state: Discarding, action: Discard | Take, rules: RuleSet) -> Objection | None:
    """Say why laying a card away (or giving up only now) is not allowed, or nothing."""
    due = (number(state.game.contract, rules).clause,)
    if action.seat != state.game.declarer:
        return Objection(f"seat {state.game.declarer} has to lay cards away", due)
    if isinstance(action, Discard):
        if state.hand >> action.card & 1:
            return why_not(narrowings(state, rules), action.card)
        return Objection(f"{NAMES[action.card]} is not in the hand", due)
    if action.share is Share.SCHLEIFEN:
        return schleifen.weigh_late(state.game, rules).objection
    return Objection("the Talon has been taken", (state.game.contract.talon.clause,))


def after(state: Discarding, action: Discard | Take, rules: RuleSet) -> State:
    """One card fewer to lay away; after the last of them the announcements."""
    if isinstance(action, Take):
        return GivenUp(state.game)
    bit = 1 << action.card
    exchange = state.exchange.with_laid(bit, rules.talon.face_up.value)
    hand, missing = state.hand & ~bit, state.missing - 1
    if missing:
        return Discarding(state.game, exchange, hand, missing)
    hands = list(state.game.dealt.hands)
    hands[state.game.declarer] = hand
    return announcing.begin(state.game, exchange, tuple(hands), rules)


def narrowings(state: Discarding, rules: RuleSet) -> list[Narrowing]:
    """The way from the hand to the cards that may be laid away next, step by step."""
    rule = rules.talon
    left = state.hand
    steps = [Narrowing(left, (number(state.game.contract, rules).clause,))]
    if left & rule.never.value:
        left &= ~rule.never.value
        steps.append(Narrowing(left, (rule.never.clause,)))
    if left & rule.last_resort.value:
        left = rule.last_resort_choice.value(state, left, rules)
        steps.append(Narrowing(left, _last_resort_grounds(rules)))
    return steps


def as_few(state: Discarding, left: Mask, rules: RuleSet) -> Mask:
    """Only as many as are missing go, chosen freely."""
    others = left & ~rules.talon.last_resort.value
    return left if others.bit_count() < state.missing else others


def bid_uhu_last(state: Discarding, left: Mask, rules: RuleSet) -> Mask:
    """Only as many as are missing go, the card of a Vogerlrufer behind all others."""
    found, bird = as_few(state, left, rules), state.game.contract.bird
    kept = 0 if bird is None else 1 << bird.value
    return found & ~kept if found & rules.talon.last_resort.value & ~kept else found


def any_number(state: Discarding, left: Mask, rules: RuleSet) -> Mask:
    """As soon as one is missing any number may go."""
    last, laid = rules.talon.last_resort.value, state.exchange.laid
    others = (left & ~last).bit_count() + (laid & ~last).bit_count()
    return left if others < state.missing + laid.bit_count() else left & ~last


def _last_resort_grounds(rules: RuleSet) -> Grounds:
    rule = rules.talon
    return (rule.last_resort.clause, rule.last_resort_choice.clause, rule.face_up.clause)


def open_cards(laid: Mask, rules: RuleSet) -> tuple[Mask, Grounds]:
    """Which of the discards have to lie face up."""
    return laid & rules.talon.face_up.value, (rules.talon.face_up.clause,)


def course_grounds(game: Game, exchange: Exchange, rules: RuleSet) -> Grounds:
    """The clauses by which cards were laid away."""
    if not exchange.taken:
        return ()
    late = (rules.talon.schleifen_until_half.clause,) if game.from_talon else ()
    due = number(game.contract, rules).clause
    return (due, rules.talon.never.clause, *_last_resort_grounds(rules), *late)
