"""The steps of doubling in Lungauer Königrufen, Kontra to Superkontra: who may say which, and which count at last."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import SPIEL, Step
from tarock_engine.contracts import Side
from tarock_engine.lungau.doubler import LungauDoubler
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Claim, Sides
from tarock_language.message import message

_AFTER: Final = ((Step.KONTRA,), (Step.REKONTRA,), (Step.SUPERKONTRA,), ())


def next_steps(said: int, rules: LungauRules) -> tuple[Step, ...]:
    """The steps that may follow after ``said`` steps; a second Kontra too, in a reading that allows one."""
    if said and not rules.announcing.own_kontra_blocks_foes.value:
        return (Step.KONTRA, *_AFTER[said])
    return _AFTER[said]


def doubler_of(sides: Sides, claim: Claim, seat: Seat, rules: LungauRules) -> LungauDoubler:
    """The relation of ``seat`` to ``claim``."""
    side = Side.DECLARER if claim.of is None or claim.item == SPIEL else sides.of(claim.of)
    doubled = claim.doubled
    return LungauDoubler(
        most=rules.announcing.most_steps_to(claim.item),
        game=claim.item == SPIEL,
        contained=claim.contained,
        said=len(doubled),
        announcer=seat == claim.of,
        own_side=sides.of(seat) is side,
        kontrer=bool(doubled) and seat == doubled[0],
        own_kontra=bool(doubled) and sides.of(doubled[0]) is side,
    )


def who_may_double(doubler: LungauDoubler, step: Step, rules: LungauRules) -> Finding:
    """Whether a player in this relation may say ``step``."""
    if step > Step.SUPERKONTRA:
        return Finding(message("Superkontra is the last step"), (rules.announcing.superkontra_to_praemie.clause,))
    if step > doubler.most:
        return Finding(message("doubling goes no further"), (rules.announcing.kontra_to_praemie.clause,))
    if step != doubler.said + 1 and not _is_second_kontra(doubler, step, rules):
        return _wrong_step(doubler, step, rules)
    if doubler.game:
        return _game_step(doubler, step, rules)
    if doubler.contained and not rules.announcing.bird_doubled_apart.value:
        return Finding(message("it is doubled together with the game"), (rules.announcing.bird_doubled_apart.clause,))
    return _praemie_step(doubler, step, rules)


def _wrong_step(doubler: LungauDoubler, step: Step, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    clause = _step_ruling(doubler, step, rules).clause
    if step <= doubler.said:
        return Finding(message("that has been said"), (clause, announcing.own_kontra_blocks_foes.clause))
    contained = (announcing.bird_doubled_apart.clause,) if doubler.contained else ()
    return Finding(message("the step before it has not been said"), (clause, *contained))


def _step_ruling(doubler: LungauDoubler, step: Step, rules: LungauRules) -> Ruling[bool]:
    announcing = rules.announcing
    if doubler.game:
        steps = (announcing.kontra_to_game_by_foes, announcing.rekontra_to_game_by_side, announcing.superkontra_to_game)
    else:
        steps = (announcing.kontra_to_praemie, announcing.rekontra_to_praemie, announcing.superkontra_to_praemie)
    return steps[step - 1]


def _game_step(doubler: LungauDoubler, step: Step, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    foe = not doubler.own_side
    if step is Step.KONTRA:
        kontra = announcing.kontra_to_game_by_foes
        against = None if foe or not kontra.value else message("only an opponent says Kontra to the game")
        return Finding(against, (kontra.clause,))
    if step is Step.REKONTRA:
        against = message("only the declarer or the called player says Rekontra to the game") if foe else None
        rekontra = announcing.rekontra_to_game_by_side
        return Finding(against if rekontra.value else message("there is no Rekontra to the game"), (rekontra.clause,))
    grounds = (announcing.superkontra_to_game.clause, announcing.superkontra_to_praemie.clause)
    if not announcing.superkontra_to_game.value:
        return Finding(message("the game stops at Rekontra"), grounds)
    return Finding(None if foe else message("only an opponent says Superkontra to the game"), grounds)


def _praemie_step(doubler: LungauDoubler, step: Step, rules: LungauRules) -> Finding:
    announcing, due = rules.announcing, _step_ruling(doubler, step, rules)
    if announcing.is_doubled_together:
        return Finding(message("game and announcements are doubled together"), (due.clause,))
    extra: Grounds = (
        (announcing.bid_announces_bird.clause, announcing.bird_doubled_apart.clause) if doubler.contained else ()
    )
    if not due.value:
        return Finding(message("Prämien know no such step"), (due.clause,))
    if step is Step.KONTRA:
        against = message("nobody doubles his own announcement") if doubler.announcer else None
        return Finding(against, (due.clause, announcing.own_kontra_blocks_foes.clause, *extra))
    ladder = announcing.ladder
    grounds = (due.clause, ladder.clause, *extra)
    if step is Step.REKONTRA:
        return Finding(None if ladder.value.rekontra(doubler) else message("Rekontra is the announcer's"), grounds)
    return Finding(
        None if ladder.value.superkontra(doubler) else message("this player may not say Superkontra here"), grounds
    )


@in_words("The announcer")
def is_announcer(doubler: LungauDoubler) -> bool:
    return doubler.announcer


@in_words("Any other player")
def is_another(doubler: LungauDoubler) -> bool:
    return not doubler.announcer


@in_words("The player who said Kontra")
def is_kontrer(doubler: LungauDoubler) -> bool:
    return doubler.kontrer


@in_words("The announcer's side, except for one of it who said the Kontra")
def is_own_side(doubler: LungauDoubler) -> bool:
    return doubler.own_side and not doubler.kontrer


@in_words("The side against the announcer")
def is_other_side(doubler: LungauDoubler) -> bool:
    return not doubler.own_side


def _is_second_kontra(doubler: LungauDoubler, step: Step, rules: LungauRules) -> bool:
    """Whether the step is a second Kontra, which an opponent may say after the announcer's own side did."""
    if rules.announcing.own_kontra_blocks_foes.value:
        return False
    return step is Step.KONTRA and doubler.own_kontra and not doubler.own_side


def counted_steps(doubled_by: tuple[Side, ...], announcer: Side, rules: LungauRules) -> tuple[int, Grounds]:
    """The number of doublings of a Prämie that count, by the sides of those who said them, and the clauses.

    By default a Kontra of the announcer's own side does not count, and neither does a Superkontra of his own side.
    """
    settling = rules.settling
    if not doubled_by:
        return 0, ()
    grounds: Grounds = (settling.foes_doublings_count.clause, settling.doublings_by_partner.clause)
    if doubled_by[0] is announcer and settling.foes_doublings_count.value:
        return settling.doublings_by_partner.value, grounds
    if len(doubled_by) < Step.SUPERKONTRA:
        return len(doubled_by), grounds
    grounds = (*grounds, settling.own_superkontra_drops.clause)
    if doubled_by[Step.SUPERKONTRA - 1] is not announcer:
        return len(doubled_by), grounds
    return (len(doubled_by) - 1 if settling.own_superkontra_drops.value else 0), grounds
