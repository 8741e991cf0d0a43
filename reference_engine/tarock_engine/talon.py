"""The phase in which the declarer takes cards from the Talon, or gives the game up."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine import calling, discarding
from tarock_engine.actions import Call, Share, Take
from tarock_engine.cards import Mask
from tarock_engine.contracts import TalonUse
from tarock_engine.refusals import merged
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import ClauseId, Grounds, Objection
from tarock_engine.state import AtTalon, Calling, Choice, Exchange, Game, GivenUp, State
from tarock_language.message import Word, message


def clause_of(state: State) -> ClauseId | None:
    """The clause on what the game does with the Talon; None if the game is not known, or has no declarer."""
    contract = state.contract if isinstance(state, Calling) else state.game and state.game.contract
    return contract.talon.clause if contract else None


def begin(game: Game, rules: WithTalon) -> State:
    """The phase after the call: the Talon, if the contract uses it, else the announcements.

    A declarer who cannot go on alone, because the called card lies in a Talon that nobody takes, has given up.
    """
    if game.contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE):
        return AtTalon(game)
    if game.from_talon and not rules.procedure.talon.goes_on_alone(game, rules).value:
        return GivenUp(game)
    return rules.procedure.announce(game, Exchange(), game.dealt.hands, rules)


def choices(state: AtTalon, rules: WithTalon) -> tuple[Choice, ...]:
    """What the declarer may do with the Talon."""
    at = rules.procedure.talon
    found = [(take, at.examine(state.game, take, rules)) for take in at.takes(state.game, rules)]
    allowed = tuple([take for take, finding in found if not finding.against])
    parts = [_turn_grounds(state.game, rules), *[finding.grounds for _, finding in found]]
    taking = Choice(state.game.declarer, "talon", allowed, parts)
    if not _is_uncalled(state.game):
        return (taking,)
    return (taking, calling.choice(state.game.declarer, _hand(state.game), state.game.contract, rules))


def is_reason_to_give_up(game: Game, rules: WithTalon) -> bool:
    """Whether the called König lies in the Talon, or a house lets the game be given up whatever lies there."""
    ruled = rules.talon.given_up_anyway
    return game.from_talon or (ruled is not None and ruled.value)


def _is_uncalled(game: Game) -> bool:
    """Whether a König is still to be called, in a reading that turns the Talon before the call."""
    return game.contract.calls.value and game.called is None


def _hand(game: Game) -> Mask:
    return game.dealt.hands[game.declarer]


def refused(state: AtTalon, rules: WithTalon) -> Iterator[tuple[Take | Call, Objection]]:
    """What the declarer may not do with the Talon."""
    at = rules.procedure.talon
    for take in at.takes(state.game, rules):
        found = at.examine(state.game, take, rules).objection
        if found is not None:
            yield take, found
    if _is_uncalled(state.game):
        for king in calling.candidates(rules):
            call = Call(state.game.declarer, king)
            found = _call_objection(state.game, call, rules)
            if found is not None:
                yield call, found


def objection(state: AtTalon, take: Take | Call, rules: WithTalon) -> Objection | None:
    """The reason why ``take`` (or a call at this time) is not allowed; None if it is."""
    at = rules.procedure.talon
    if isinstance(take, Call):
        return _call_objection(state.game, take, rules)
    if take.seat != state.game.declarer:
        return Objection(
            message("the Talon is seat {seat}'s", seat=state.game.declarer), _turn_grounds(state.game, rules)
        )
    known = at.takes(state.game, rules)
    if take not in known:
        ways = [Word(way.words) for way in known]
        grounds = merged([_turn_grounds(state.game, rules), at.course_grounds(state.game, rules)])
        return Objection(message("'{words}' is unknown here; known are {ways}", words=take.words, ways=ways), grounds)
    return at.examine(state.game, take, rules).objection


def _call_objection(game: Game, call: Call, rules: WithTalon) -> Objection | None:
    due = calling.turn_grounds(game.contract, rules)
    if not _is_uncalled(game):
        return Objection(message("the call is over"), due)
    if call.seat != game.declarer:
        return Objection(message("seat {seat} has to call a König", seat=game.declarer), due)
    return calling.examine_call(call.king, _hand(game), game.contract, rules).objection


def after(state: AtTalon, take: Take | Call, rules: WithTalon) -> State:
    """The phase after a decision on the Talon, or after a call that is made there."""
    game = state.game
    if isinstance(take, Call):
        return AtTalon(calling.called(game, take, _hand(game), rules))
    if take.share is rules.procedure.talon.giving_up:
        return GivenUp(game)
    first, second = game.dealt.halves
    taken = {Share.FIRST: first, Share.SECOND: second, Share.ALL: first | second}.get(take.share, take.cards)
    exchange = Exchange(taken=taken, left=game.dealt.talon & ~taken)
    if _is_uncalled(game):
        return Calling(dealt=game.dealt, contract=game.contract, declarer=game.declarer, exchange=exchange)
    return exchanged(game, exchange, rules)


def exchanged(game: Game, exchange: Exchange, rules: WithTalon) -> State:
    """The phase after cards were taken from the Talon: laying away, or the announcements if none were taken."""
    if exchange.taken:
        return discarding.begin(game, exchange, rules)
    return rules.procedure.announce(game, exchange, game.dealt.hands, rules)


def _turn_grounds(game: Game, rules: WithTalon) -> Grounds:
    if game.contract.talon.value is TalonUse.WHOLE:
        return (game.contract.talon.clause,)
    return (rules.talon.turned_face_up.clause, game.contract.talon.clause)
