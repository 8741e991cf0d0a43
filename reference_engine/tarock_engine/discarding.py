"""The phase in which the declarer lays cards away, one after the other, for those taken from the Talon."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine.actions import Discard, Take, discards
from tarock_engine.cards import NAMES, Mask, cards_in
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.refusals import Narrowing, why_not
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Grounds, Objection, Ruling, in_words
from tarock_engine.state import Choice, Discarding, Exchange, Game, GivenUp, State
from tarock_language.message import message


def begin(game: Game, exchange: Exchange, rules: WithTalon) -> Discarding:
    """The declarer with the cards that he has taken up."""
    hand = game.dealt.hands[game.declarer] | exchange.taken
    due = number(game.contract, rules).value
    left = exchange.left.bit_count() if game.contract.talon.value is TalonUse.WHOLE else 0
    return Discarding(game=game, exchange=exchange, hand=hand, missing=due - left)


def number(contract: Contract, rules: WithTalon) -> Ruling[int]:
    """How many cards go back for those taken."""
    return rules.talon.discards_of_whole if contract.talon.value is TalonUse.WHOLE else rules.talon.discards_of_half


def sizes(contract: Contract, rules: WithTalon) -> range:
    """The possible numbers of cards in the hand from which cards are laid away, in rising order."""
    most, six = number(contract, rules).value, rules.talon.whole_taken_whole
    fewer = contract.talon.value is TalonUse.WHOLE and six is not None and not six.value
    return range(rules.tricks + (1 if fewer else most), rules.tricks + most + 1)


def number_grounds(contract: Contract, rules: WithTalon) -> Grounds:
    """The clauses that say how many cards go back."""
    due, six = number(contract, rules).clause, rules.talon.whole_taken_whole
    return (due,) if six is None or contract.talon.value is not TalonUse.WHOLE else (due, six.clause)


def choices(state: Discarding, rules: WithTalon) -> tuple[Choice, ...]:
    """Each card that may be laid away next, and giving up where that is still possible."""
    seat, steps = state.game.declarer, discard_narrowings(state, rules)
    cards = Choice(seat, "discard", discards(seat, steps[-1].left), [step.grounds for step in steps])
    give_up = rules.procedure.talon.give_up_late(state.game, rules)
    if give_up.against:
        return (cards,)
    return (cards, Choice(seat, "talon", takes_that_give_up(state.game, rules), (give_up.grounds,)))


def takes_that_give_up(game: Game, rules: WithTalon) -> tuple[Take, ...]:
    """The ways of giving up."""
    at = rules.procedure.talon
    return tuple(take for take in at.takes(game, rules) if take.share is at.giving_up)


def refused(state: Discarding, rules: WithTalon) -> Iterator[tuple[Discard, Objection]]:
    """The cards in hand that may not be laid away next."""
    steps, seat = discard_narrowings(state, rules), state.game.declarer
    cards = cards_in(state.hand & ~steps[-1].left)
    yield from ((Discard(seat, card), found) for card in cards if (found := why_not(steps, card)) is not None)


def objection(state: Discarding, action: Discard | Take, rules: WithTalon) -> Objection | None:
    """The reason why laying a card away (or giving up only now) is not allowed; None if it is."""
    due = number_grounds(state.game.contract, rules)
    if action.seat != state.game.declarer:
        return Objection(message("seat {seat} has to lay cards away", seat=state.game.declarer), due)
    if isinstance(action, Discard):
        if state.hand >> action.card & 1:
            return why_not(discard_narrowings(state, rules), action.card)
        return Objection(message("{card} is not in the hand", card=NAMES[action.card]), due)
    if action in takes_that_give_up(state.game, rules):
        return rules.procedure.talon.give_up_late(state.game, rules).objection
    return Objection(message("the Talon has been taken"), (state.game.contract.talon.clause,))


def after(state: Discarding, action: Discard | Take, rules: WithTalon) -> State:
    """One card fewer to lay away; after the last of them the announcements."""
    if isinstance(action, Take):
        return GivenUp(state.game, state.exchange)
    bit = 1 << action.card
    exchange = state.exchange.with_laid(bit, face_up_cards(state.game.contract, rules))
    hand, missing = state.hand & ~bit, state.missing - 1
    if missing:
        return Discarding(game=state.game, exchange=exchange, hand=hand, missing=missing)
    hands = list(state.game.dealt.hands)
    hands[state.game.declarer] = hand
    return rules.procedure.announce(state.game, exchange, tuple(hands), rules)


def discard_narrowings(state: Discarding, rules: WithTalon) -> list[Narrowing]:
    """The steps from the hand to the cards that may be laid away next."""
    rule, contract, left = rules.talon, state.game.contract, state.hand
    six = _six_clause(contract, rules)
    steps = [Narrowing(left, number_grounds(contract, rules))]
    if not _has_limits(contract, rules):
        steps.append(Narrowing(left, six))
        return steps
    for never in rule.never_laid_away:
        if left & never.value:
            left &= ~never.value
            steps.append(Narrowing(left, (never.clause, *six)))
    if rule.last_resort_choice is not None and left & last_resort(contract, rules):
        left = rule.last_resort_choice.value(state, left, rules)
        steps.append(Narrowing(left, (*last_resort_grounds(rules), *six)))
    steps.extend(rules.procedure.talon.narrow(state, left, rules))
    wanted, left = rules.suit_games.get(contract.name), steps[-1].left
    if wanted is not None and left & rules.ranking.trumps:
        has_more = (state.hand & ~rules.ranking.trumps).bit_count() > wanted.value
        steps.append(Narrowing(left if has_more else left & rules.ranking.trumps, (wanted.clause,)))
    return steps


def valuable(contract: Contract, rules: WithTalon) -> Mask:
    """The cards that are never laid away in this game."""
    found: Mask = 0
    for never in rules.talon.never_laid_away if _has_limits(contract, rules) else ():
        found |= never.value
    return found


def _has_limits(contract: Contract, rules: WithTalon) -> bool:
    """Whether the limits on discards hold in this game."""
    six = rules.talon.whole_limited_too
    return six is None or six.value or contract.talon.value is not TalonUse.WHOLE


def _six_clause(contract: Contract, rules: WithTalon) -> Grounds:
    if contract.talon.value is not TalonUse.WHOLE:
        return ()
    return tuple(
        ruling.clause for ruling in (rules.talon.whole_limited_too, rules.talon.whole_face_up_too) if ruling is not None
    )


@in_words("Only as many as are missing go, chosen freely")
def as_few(state: Discarding, left: Mask, rules: WithTalon) -> Mask:
    others = left & ~last_resort(state.game.contract, rules)
    return left if others.bit_count() < state.missing else others


@in_words("Only as many as are missing go, the card of a Vogerlrufer behind all others")
def bid_uhu_last(state: Discarding, left: Mask, rules: WithTalon) -> Mask:
    found, bird = as_few(state, left, rules), state.game.contract.bird
    kept = 0 if bird is None else 1 << bird.value
    return found & ~kept if found & last_resort(state.game.contract, rules) & ~kept else found


@in_words("As soon as one is missing any number may go")
def any_number(state: Discarding, left: Mask, rules: WithTalon) -> Mask:
    last, laid = last_resort(state.game.contract, rules), state.exchange.laid
    others = (left & ~last).bit_count() + (laid & ~last).bit_count()
    return left if others < state.missing + laid.bit_count() else left & ~last


def last_resort(contract: Contract, rules: WithTalon) -> Mask:
    """The cards that may be laid away only when nothing else is left; 0 if the source has none."""
    last = rules.talon.last_resort
    return 0 if last is None else _changed_places(last.value, contract, rules)


def _changed_places(trumps: Mask, contract: Contract, rules: WithTalon) -> Mask:
    """These trumps, or all suit cards where both change places."""
    return rules.pack & ~rules.ranking.trumps if has_changed_places(contract, rules) else trumps


def has_changed_places(contract: Contract, rules: WithTalon) -> bool:
    """Whether suit cards are what trumps are elsewhere, as in suit games where a house does not say otherwise."""
    ruled = rules.talon.suits_as_trumps
    return rules.procedure.talon.is_suit_game(contract) and (ruled is None or ruled.value)


def last_resort_grounds(rules: WithTalon) -> Grounds:
    """The clauses about trumps among the discards."""
    rule = rules.talon
    found = (rule.last_resort, rule.last_resort_choice, rule.face_up, rule.face_down)
    return tuple([ruling.clause for ruling in found if ruling is not None])


def face_up_cards(contract: Contract, rules: WithTalon) -> Mask:
    """The cards that lie face up when they are laid away."""
    down, six = rules.talon.face_down, rules.talon.whole_face_up_too
    hidden = six is not None and not six.value and contract.talon.value is TalonUse.WHOLE
    if hidden or not _has_limits(contract, rules):
        return 0
    shown = rules.talon.face_up.value | (0 if down is None else ~(down.value | rules.ranking.trumps))
    return _changed_places(shown, contract, rules)


def open_cards(laid: Mask, contract: Contract, rules: WithTalon) -> tuple[Mask, Grounds]:
    """The discards that have to lie face up, and the clauses."""
    if not _has_limits(contract, rules):
        return 0, _six_clause(contract, rules)
    down = () if rules.talon.face_down is None else (rules.talon.face_down.clause,)
    return laid & face_up_cards(contract, rules), (rules.talon.face_up.clause, *down, *_six_clause(contract, rules))


def course_grounds(game: Game, exchange: Exchange, rules: WithTalon) -> Grounds:
    """The clauses by which cards were laid away."""
    if not exchange.taken:
        return ()
    due, extra = number_grounds(game.contract, rules), rules.procedure.talon.discard_grounds(game, rules)
    if not _has_limits(game.contract, rules):
        return (*due, *_six_clause(game.contract, rules), *extra)
    never = [ruling.clause for ruling in rules.talon.never_laid_away]
    return (*due, *never, *last_resort_grounds(rules), *_six_clause(game.contract, rules), *extra)
