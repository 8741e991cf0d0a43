"""The Talon (Stock) of Tarock-Königrufen: taking cards, and giving up if the called König lies there."""

from __future__ import annotations

import itertools
from typing import Final

from tarock_engine.actions import Share, Take
from tarock_engine.cards import cards_in, mask_of
from tarock_engine.certain import there
from tarock_engine.contracts import TalonUse
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.state import Game
from tarock_engine.talon import is_reason_to_give_up
from tarock_language.message import Message, message

_SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE)
_SET: Final = 3
_SIX: Final = 6


def takes(game: Game, rules: KoenigrufenRules) -> tuple[Take, ...]:
    """All decisions that exist: the sets (or any three cards), all, nothing, and giving up."""
    seat, whole = game.declarer, game.contract.talon.value is TalonUse.WHOLE
    if whole and not all_six(rules).value:
        found = [*_fewer(game), *(Take(seat, share) for share in _SHARES)]
    elif rules.as_dealt.value or game.contract.talon.value is not TalonUse.HALF:
        found = [Take(seat, share) for share in _SHARES]
    else:
        threes = itertools.combinations(cards_in(game.dealt.talon), _SET)
        found = [*(Take(seat, Share.CARDS, mask_of(three)) for three in threes), Take(seat, Share.LEAVE)]
    return (*found, Take(seat, Share.AUFGEBEN))


def _fewer(game: Game) -> list[Take]:
    """The decisions to take one to five of the six cards."""
    cards = cards_in(game.dealt.talon)
    some = [mask_of(few) for number in range(1, _SIX) for few in itertools.combinations(cards, number)]
    return [Take(game.declarer, Share.CARDS, mask) for mask in some]


def all_six(rules: KoenigrufenRules) -> Ruling[bool]:
    """The ruling on whether the Stock of a Sechserdreier has to be taken whole."""
    return there(rules.talon.whole_taken_whole, "ruling on the six cards of a Sechserdreier")


def examine(game: Game, take: Take, rules: KoenigrufenRules) -> Finding:
    """Whether the declarer may decide so."""
    whole, clause = game.contract.talon.value is TalonUse.WHOLE, game.contract.talon.clause
    if take.share is Share.AUFGEBEN:
        return give_up(game, rules)
    if take.share is Share.ALL:
        return Finding(None if whole else message("only three cards may be taken"), (clause,))
    if whole:
        six = all_six(rules)
        fewer = not six.value and take.share in (Share.CARDS, Share.LEAVE)
        return Finding(None if fewer else message("the whole Talon has to be taken"), (clause, six.clause))
    goes_on = goes_on_alone(game, rules)
    if game.from_talon and not goes_on.value:
        return Finding(message("the declarer cannot go on alone"), (goes_on.clause,))
    lone = (goes_on.clause,) if game.from_talon else ()
    talon = rules.talon
    if take.share is Share.LEAVE:
        against = message("one set of the Talon has to be taken") if talon.must_take.value else None
        return Finding(against, (talon.must_take.clause, *lone))
    return Finding(_wrong_set(game, take, rules), (clause, talon.either_half.clause, rules.as_dealt.clause, *lone))


def _wrong_set(game: Game, take: Take, rules: KoenigrufenRules) -> Message | None:
    if rules.talon.either_half.value or not game.from_talon or game.called is None:
        return None
    first, second = game.dealt.halves
    taken = {Share.FIRST: first, Share.SECOND: second}.get(take.share, take.cards)
    return None if taken >> game.called & 1 else message("the set with the called König has to be taken")


def goes_on_alone(game: Game, rules: KoenigrufenRules) -> Ruling[bool]:
    """The ruling on whether a caller whose König lies in the Talon goes on alone."""
    return game.contract.alone_if_in_talon or rules.calling.alone_if_in_talon


def give_up(game: Game, rules: KoenigrufenRules) -> Finding:
    """Whether the declarer may give up."""
    allowed = terms_of(game.contract).may_give_up
    if allowed is None:
        return Finding(message("this contract cannot be given up"), (game.contract.talon.clause,))
    grounds = (allowed.clause, rules.talon.giving_up_after_set.clause)
    if not allowed.value:
        return Finding(message("this contract cannot be given up"), grounds)
    against = None if _has_reason(game, rules) else message("only a caller whose König lies in the Talon may give up")
    return Finding(against, grounds)


def give_up_late(game: Game, rules: KoenigrufenRules) -> Finding:
    """Whether the declarer may still give up although he has taken a set."""
    found = give_up(game, rules)
    if found.against or rules.talon.giving_up_after_set.value:
        return found
    return Finding(message("a set has been taken"), found.grounds)


def give_up_last(game: Game, rules: KoenigrufenRules, *, silent: bool) -> Finding:
    """Whether the declarer may still give up after laying away; ``silent``: it would be his first utterance."""
    found = give_up(game, rules)
    if found.against or (silent and rules.announcing.giving_up_before_word.value):
        return found
    return Finding(
        message("the cards are laid away") if silent else message("the announcements have begun"), found.grounds
    )


def _has_reason(game: Game, rules: KoenigrufenRules) -> bool:
    """Whether nobody is called, or the Talon is a reason to give up."""
    return not game.contract.calls.value or is_reason_to_give_up(game, rules)


def discard_grounds(game: Game, rules: KoenigrufenRules) -> Grounds:
    """The clause on giving up until cards are laid away, if this caller may give up."""
    can = terms_of(game.contract).may_give_up is not None and _has_reason(game, rules)
    return (rules.talon.giving_up_after_set.clause,) if can else ()


def course_grounds(game: Game, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say what became of the Talon."""
    talon, use = rules.talon, game.contract.talon
    if use.value is TalonUse.WHOLE:
        return (use.clause, all_six(rules).clause)
    if use.value is not TalonUse.HALF:
        return (use.clause, *_cannot_be_given_up(game, rules))
    found = (talon.turned_face_up, talon.must_take, talon.either_half, rules.as_dealt)
    return (use.clause, *(ruling.clause for ruling in found))


def _cannot_be_given_up(game: Game, rules: KoenigrufenRules) -> Grounds:
    """The clauses by which a contract that owes no Vogel cannot be given up, if this is one that calls a König."""
    if not game.contract.calls.value or terms_of(game.contract).bird_is_owed is not None:
        return ()
    plain = [terms_of(contract).may_give_up for contract in rules.contracts if terms_of(contract).bird_is_owed is None]
    return tuple(ruling.clause for ruling in plain if ruling is not None)
