"""The Talon of Lungauer Königrufen: taking a share of it, and giving up if the called König lies there."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import Share, Take
from tarock_engine.contracts import TalonUse
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.state import Game
from tarock_language.message import Message, message

_SHARES: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.SCHLEIFEN)


def takes(game: Game, rules: LungauRules) -> tuple[Take, ...]:
    """All decisions that exist: the halves, all, nothing, and giving up."""
    del rules
    return tuple(Take(game.declarer, share) for share in _SHARES)


def examine(game: Game, take: Take, rules: LungauRules) -> Finding:
    """Whether the declarer may decide so."""
    share = take.share
    whole = game.contract.talon.value is TalonUse.WHOLE
    if share is Share.ALL:
        return Finding(None if whole else message("only a half may be taken"), (game.contract.talon.clause,))
    if share is Share.SCHLEIFEN:
        return schleifen(game, rules)
    if whole:
        return Finding(message("the whole Talon has to be taken"), (game.contract.talon.clause,))
    goes_on = goes_on_alone(game, rules)
    if game.from_talon and not goes_on.value:
        return Finding(message("the declarer cannot go on alone"), (goes_on.clause,))
    return _examine_half(game, share, rules)


def _examine_half(game: Game, share: Share, rules: LungauRules) -> Finding:
    """Whether this half may be taken, or both halves left."""
    talon = rules.talon
    bird = (talon.must_take_bird.clause,) if talon.must_take_bird.value else ()
    if share is not Share.LEAVE:
        lone = (talon.lone_takes_either_half.clause,) if game.from_talon else ()
        return Finding(_wrong_half(game, share, rules), (game.contract.talon.clause, *lone, *bird))
    if talon.must_take.value:
        return Finding(message("a half of the Talon has to be taken"), (talon.must_take.clause,))
    return Finding(_wrong_half(game, share, rules), (talon.must_take.clause, *bird))


def _wrong_half(game: Game, share: Share, rules: LungauRules) -> Message | None:
    first, second = game.dealt.halves
    left = {Share.FIRST: second, Share.SECOND: first}.get(share, first | second)
    bird = game.contract.bird
    if bird is not None and rules.talon.must_take_bird.value and left >> bird.value & 1:
        return message("the half with the missing Vogel has to be taken")
    if game.called is not None and not rules.talon.lone_takes_either_half.value and left >> game.called & 1:
        return message("the half with the called König has to be taken")
    return None


def course_grounds(game: Game, rules: LungauRules) -> Grounds:
    """The clauses that say what became of the Talon."""
    talon = rules.talon
    found = [game.contract.talon.clause]
    if game.contract.talon.value is TalonUse.HALF:
        found += [talon.turned_face_up.clause, talon.must_take.clause]
        if game.from_talon:
            found.append(talon.lone_takes_either_half.clause)
    return tuple(found)


def goes_on_alone(game: Game, rules: LungauRules) -> Ruling[bool]:
    """The ruling on whether a caller whose König lies in the Talon goes on alone."""
    return game.contract.alone_if_in_talon or rules.calling.alone_if_in_talon


def schleifen(game: Game, rules: LungauRules) -> Finding:
    """Whether the declarer may give up instead of taking from the Talon."""
    give_up = rules.calling.schleifen_allowed
    if not game.from_talon:
        return Finding(message("only a caller whose König lies in the Talon may give up"), (give_up.clause,))
    if not give_up.value:
        return Finding(message("giving up is not allowed"), (give_up.clause,))
    return Finding(
        None, (give_up.clause, rules.calling.alone_if_in_talon.clause, rules.talon.no_schleifen_after_half.clause)
    )


def schleifen_late(game: Game, rules: LungauRules) -> Finding:
    """Whether the declarer may still give up although he has taken a half."""
    found = schleifen(game, rules)
    if found.against or not rules.talon.no_schleifen_after_half.value:
        return found
    return Finding(message("a half has been taken"), found.grounds)


def discard_grounds(game: Game, rules: LungauRules) -> Grounds:
    """The clause on whether a lone caller may give up until cards are laid away."""
    return (rules.talon.no_schleifen_after_half.clause,) if game.from_talon else ()
