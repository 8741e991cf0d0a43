"""Taking from the Talon, and giving up."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine import announcing, discarding, schleifen
from tarock_engine.actions import Share, Take
from tarock_engine.findings import Finding
from tarock_engine.ruleset import RuleSet, TalonUse
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import AtTalon, Choice, Exchange, Game, GivenUp, State


def begin(game: Game, rules: RuleSet) -> State:
    """After the call: the Talon, where the contract uses it, else the announcements."""
    if game.contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE):
        return AtTalon(game)
    if game.from_talon and not schleifen.alone(game, rules).value:
        return GivenUp(game)
    return announcing.begin(game, Exchange(), game.dealt.hands, rules)


def choices(state: AtTalon, rules: RuleSet) -> tuple[Choice, ...]:
    """What the declarer may do with the Talon."""
    found = {share: weigh(state.game, share, rules) for share in Share}
    allowed = tuple(Take(state.game.declarer, share) for share, finding in found.items() if not finding.against)
    parts = [_turn_grounds(state.game, rules), *(finding.grounds for finding in found.values())]
    return (Choice(state.game.declarer, "talon", allowed, parts),)


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
    if taken:
        return discarding.begin(game, exchange, rules)
    return announcing.begin(game, exchange, game.dealt.hands, rules)


def weigh(game: Game, share: Share, rules: RuleSet) -> Finding:
    """Whether a share of the Talon may be taken."""
    whole = game.contract.talon.value is TalonUse.WHOLE
    if share is Share.ALL:
        return Finding("" if whole else "only a half may be taken", (game.contract.talon.clause,))
    if share is Share.SCHLEIFEN:
        return schleifen.weigh(game, rules)
    if whole:
        return Finding("the whole Talon has to be taken", (game.contract.talon.clause,))
    alone = schleifen.alone(game, rules)
    if game.from_talon and not alone.value:
        return Finding("the declarer cannot go on alone", (alone.clause,))
    return _weigh_half(game, share, rules)


def _weigh_half(game: Game, share: Share, rules: RuleSet) -> Finding:
    """Whether a half may be taken, or all six cards left."""
    talon = rules.talon
    bird = (talon.half_with_bird.clause,) if talon.half_with_bird.value else ()
    if share is not Share.LEAVE:
        lone = (talon.either_half.clause,) if game.from_talon else ()
        return Finding(_wrong_half(game, share, rules), (game.contract.talon.clause, *lone, *bird))
    if talon.must_take.value:
        return Finding("a half of the Talon has to be taken", (talon.must_take.clause,))
    return Finding(_wrong_half(game, share, rules), (talon.must_take.clause, *bird))


def _wrong_half(game: Game, share: Share, rules: RuleSet) -> str:
    first, second = game.dealt.halves
    left = {Share.FIRST: second, Share.SECOND: first}.get(share, first | second)
    bird = game.contract.bird
    if bird is not None and rules.talon.half_with_bird.value and left >> bird.value & 1:
        return "the half with the missing Vogel has to be taken"
    if game.called is not None and not rules.talon.either_half.value and left >> game.called & 1:
        return "the half with the called König has to be taken"
    return ""


def course_grounds(game: Game, rules: RuleSet) -> Grounds:
    """The clauses that say what became of the Talon."""
    talon = rules.talon
    found = [game.contract.talon.clause]
    if game.contract.talon.value is TalonUse.HALF:
        found += [talon.turned.clause, talon.must_take.clause]
        if game.from_talon:
            found.append(talon.either_half.clause)
    return tuple(found)


def _turn_grounds(game: Game, rules: RuleSet) -> Grounds:
    if game.contract.talon.value is TalonUse.WHOLE:
        return (game.contract.talon.clause,)
    return (rules.talon.turned.clause, game.contract.talon.clause)
