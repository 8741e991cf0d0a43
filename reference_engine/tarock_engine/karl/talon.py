"""The Talon of Karls Tarockrunde: taking a half, the choice if the called König lies there, and laying away.

The shared ``talon`` and ``discarding`` decide most of it, and call these functions by ``AtTheTalon`` and two phases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarock_engine import calling, discarding, talon
from tarock_engine.actions import Call, Discard, Share, Take
from tarock_engine.cards import Mask
from tarock_engine.certain import there
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.karl import trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import terms_of
from tarock_engine.refusals import Finding, Narrowing
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import Grounds, Objection, Ruling, in_words
from tarock_engine.state import AtTalon, Discarding, Exchange, Game, State
from tarock_language.message import Message, message

SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.ZAHLEN, Share.FAHREN)


class _WhyNot(NamedTuple):
    """Why a game may not be paid for, or turned into Fahren: not this game, or not with this Talon."""

    this_game: Message
    this_talon: Message


_NO_PAYING: Final = _WhyNot(
    message("this game is not paid for"), message("a game is paid for only when its König lies in the Talon")
)
_NO_FAHREN: Final = _WhyNot(
    message("this game is not turned into Fahren"),
    message("a game is turned into Fahren only when its König lies in the Talon"),
)


def takes(game: Game, rules: KarlRules) -> tuple[Take, ...]:
    """All decisions that exist: the halves, all, nothing, paying for the game, and Fahren."""
    del rules
    return tuple([Take(game.declarer, share) for share in SHARES])


def after(state: AtTalon, take: Take | Call, rules: KarlRules) -> State:
    """The phase after a decision; Fahren is played with the hands as dealt, after everybody has seen the Talon."""
    if isinstance(take, Take) and take.share is Share.FAHREN:
        return trischaken.begin(state.game.dealt, rules, Exchange(left=state.game.dealt.talon))
    return talon.after(state, take, rules)


def examine(game: Game, take: Take, rules: KarlRules) -> Finding:
    """Whether the declarer may decide so."""
    terms, use = terms_of(game.contract), game.contract.talon
    if take.share is Share.ZAHLEN:
        known = [terms_of(contract).may_pay for contract in rules.contracts]
        return _over_koenig(game, terms.may_pay, known, _NO_PAYING, rules)
    if take.share is Share.FAHREN:
        known = [terms_of(contract).may_turn_to_fahren for contract in rules.contracts]
        return _over_koenig(game, terms.may_turn_to_fahren, known, _NO_FAHREN, rules)
    if use.value is not TalonUse.WHOLE:
        return _one_half(game, take, rules)
    return Finding(None if take.share is Share.ALL else message("the whole Talon has to be taken"), (use.clause,))


def _one_half(game: Game, take: Take, rules: KarlRules) -> Finding:
    """Whether the declarer may take this, or nothing, in a game that takes a half."""
    use = game.contract.talon.clause
    lone = (goes_on_alone(game, rules).clause,) if game.from_talon else ()
    if game.from_talon and not goes_on_alone(game, rules).value:
        return Finding(message("the declarer cannot go on alone"), lone)
    if take.share is Share.ALL:
        return Finding(message("only one half may be taken"), (use,))
    if take.share is Share.LEAVE:
        return _neither(game, rules, lone)
    return _half(game, take, rules, (use, *lone))


def _neither(game: Game, rules: KarlRules, lone: Grounds) -> Finding:
    """Whether both halves may be left: only after the call, and if no half has to be taken for its König."""
    rule = rules.talon
    if rule.must_take.value or (game.contract.calls.value and game.called is None):
        return Finding(message("one half of the Talon has to be taken"), (rule.must_take.clause, *lone))
    is_due = game.from_talon and not rule.either_half.value
    against = message("the half with the called König has to be taken") if is_due else None
    return Finding(against, (rule.must_take.clause, rule.either_half.clause, *lone))


def _over_koenig(
    game: Game,
    allowed: Ruling[bool] | None,
    known: Sequence[Ruling[bool] | None],
    why_not: _WhyNot,
    rules: KarlRules,
) -> Finding:
    """Whether the game may be paid for, or turned into Fahren, by its ruling ``allowed``.

    ``known`` are the rulings of all games on that: where the game has none, it is refused by the clauses of the others.
    """
    if allowed is None:
        return Finding(
            why_not.this_game,
            tuple(ruling.clause for ruling in known if ruling is not None),
        )
    if not allowed.value:
        return Finding(why_not.this_game, (allowed.clause,))
    anyway = not game.contract.calls.value or talon.is_reason_to_give_up(game, rules)
    may = game.from_talon or (anyway and why_not is _NO_PAYING)
    against = None if may else why_not.this_talon
    return Finding(against, (allowed.clause, rules.talon.koenig_choice_while_open.clause))


def _half(game: Game, take: Take, rules: KarlRules, grounds: Grounds) -> Finding:
    taken = dict(zip((Share.FIRST, Share.SECOND), game.dealt.halves, strict=True))[take.share]
    either = rules.talon.either_half
    if game.called is not None:
        is_allowed = either.value or not game.from_talon or taken >> game.called & 1
        return Finding(
            None if is_allowed else message("the half with the called König has to be taken"), (*grounds, either.clause)
        )
    hand = game.dealt.hands[game.declarer] | taken
    if game.contract.calls.value and not calling.left_to_call(hand, rules):
        own = (rules.calling.own_koenig_callable.clause, rules.calling.called_before_talon.clause)
        return Finding(message("with this half no König would be left to call"), (*own, *grounds))
    return Finding(None, (*grounds, either.clause))


def goes_on_alone(game: Game, rules: KarlRules) -> Ruling[bool]:
    """The ruling of the game on whether a caller whose König lies in the Talon goes on alone.

    ValueError in a game in which no König is called.
    """
    del rules
    return there(game.contract.alone_if_in_talon, "called König")


def pay_late(game: Game, rules: KarlRules) -> Finding:
    """Whether the game may still be paid for after a half was taken, which is allowed in a reading only."""
    while_open = rules.talon.koenig_choice_while_open
    if while_open.value:
        return Finding(message("a half has been taken"), (while_open.clause,))
    return examine(game, Take(game.declarer, Share.ZAHLEN), rules)


def late_objection(state: Discarding, action: Discard | Take, rules: KarlRules) -> Objection | None:
    """The reason why a discard, or a late decision to pay or to play Fahren, is not allowed; None if it is."""
    if isinstance(action, Take) and action.share is Share.FAHREN:
        return Objection(message("a half has been taken"), (rules.talon.koenig_choice_while_open.clause,))
    return discarding.objection(state, action, rules)


def narrow(state: Discarding, left: Mask, rules: KarlRules) -> Iterator[Narrowing]:
    """The steps to the cards that may be laid away: the limit of a reading, and the last card if a trump has to go."""
    rule, trumps = rules.talon, rules.ranking.trumps
    left = rule.limit.value(state, left, rules)
    yield Narrowing(left, (rule.limit.clause,))
    due = rule.a_trump_goes.value and state.missing == 1 and not state.exchange.laid & trumps
    number = discarding.number(state.game.contract, rules)
    yield Narrowing(left & trumps or left if due else left, (rule.a_trump_goes.clause, number.clause))


@in_words("Any card may go, even a trump that could stay and a card of the Trull")
def any_card(state: Discarding, left: Mask, rules: RuleSet) -> Mask:
    del state, rules
    return left


@in_words("No card of the Trull goes; other trumps do freely")
def no_trull(state: Discarding, left: Mask, rules: RuleSet) -> Mask:
    del state
    return left & ~rules.cards.trull.value


@in_words("No card of the Trull goes, and of the other trumps only as many as are missing when nothing else may go")
def trumps_last(state: Discarding, left: Mask, rules: WithTalon) -> Mask:
    found, trumps = no_trull(state, left, rules), rules.ranking.trumps
    others = found & trumps if discarding.has_changed_places(state.game.contract, rules) else found & ~trumps
    return found if others.bit_count() < state.missing else others


def discard_grounds(game: Game, rules: KarlRules) -> Grounds:
    """The clauses on what may be laid away, and on the choice before that."""
    over = (rules.talon.koenig_choice_while_open.clause,) if game.contract.calls.value else ()
    return (rules.talon.limit.clause, rules.talon.a_trump_goes.clause, *over)


def course_grounds(game: Game, rules: KarlRules) -> Grounds:
    """The clauses that say what became of the Talon."""
    use, rule, dealing = game.contract.talon, rules.talon, rules.dealing
    if use.value is not TalonUse.HALF:
        return (use.clause, *((dealing.talon_packets.clause,) if use.value is TalonUse.WHOLE else ()))
    found = (use, rule.turned_face_up, rule.must_take, rule.either_half, dealing.first_half)
    return tuple(ruling.clause for ruling in found if ruling is not None)


def turned_into(contract: Contract, rules: KarlRules) -> Grounds:
    """The clauses that let a game become Fahren."""
    fahren = terms_of(contract).may_turn_to_fahren
    return () if fahren is None else (fahren.clause, rules.talon.koenig_choice_while_open.clause)
