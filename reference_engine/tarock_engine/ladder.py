"""Kontra, Rekontra and Superkontra: who may say them, and which of them count in the end."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import SPIEL, Step
from tarock_engine.findings import Finding
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import ClauseId, Grounds
from tarock_engine.state import Chain, Game


_AFTER: Final = ((Step.KONTRA,), (Step.REKONTRA,), (Step.SUPERKONTRA,), ())
_AFTER_KONTRA: Final = (Step.KONTRA, Step.REKONTRA)


def next_steps(chain: Chain, rules: RuleSet) -> tuple[Step, ...]:
    """The steps that may follow on a chain; beside Rekontra a second Kontra, in a reading that knows one."""
    said = len(chain.doubled)
    if said == 1 and not rules.announcing.own_kontra_blocks.value:
        return _AFTER_KONTRA
    return _AFTER[said]


def who_may_double(game: Game, chain: Chain, step: Step, seat: int, rules: RuleSet) -> Finding:
    """Whether ``seat`` is the one to take the next ``step`` on a chain."""
    if step != len(chain.doubled) + 1 and not _second_kontra(game, chain, step, seat, rules):
        return _wrong_step(game, chain, step, rules)
    if chain.item == SPIEL:
        return _game_step(game, step, seat, rules)
    if _goes_with_game(game, chain, rules):
        return Finding(f"{chain.item} is doubled together with the game", (rules.announcing.contained_chain.clause,))
    return _praemie_step(game, chain, step, seat, rules)


def _wrong_step(game: Game, chain: Chain, step: Step, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    if step <= len(chain.doubled):
        own = chain.of is not None and game.side_of(chain.doubled[0]) is game.side_of(chain.of)
        clause = announcing.own_kontra_blocks.clause if step is Step.KONTRA and own else step_clause(chain, step, rules)
        return Finding("that has been said", (clause, announcing.own_kontra_blocks.clause))
    return Finding("the step before it has not been said", (step_clause(chain, step, rules),))


def step_clause(chain: Chain, step: Step, rules: RuleSet) -> ClauseId:
    """The clause that provides for a step."""
    announcing = rules.announcing
    if chain.item == SPIEL:
        steps = (announcing.kontra_to_game, announcing.rekontra_to_game, announcing.superkontra_to_game)
    else:
        steps = (announcing.kontra, announcing.rekontra, announcing.superkontra)
    return steps[step - 1].clause


def _game_step(game: Game, step: Step, seat: int, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    foe = game.side_of(seat) is Side.FOES
    if step is Step.KONTRA:
        kontra = announcing.kontra_to_game
        against = "" if foe or not kontra.value else "only an opponent says Kontra to the game"
        return Finding(against, (kontra.clause,))
    if step is Step.REKONTRA:
        against = "only the declarer or the called player says Rekontra to the game" if foe else ""
        return Finding(against, (announcing.rekontra_to_game.clause,))
    grounds = (announcing.superkontra_to_game.clause, announcing.superkontra.clause)
    if not announcing.superkontra_to_game.value:
        return Finding("the game stops at Rekontra", grounds)
    return Finding("" if foe else "only an opponent says Superkontra to the game", grounds)


def _praemie_step(game: Game, chain: Chain, step: Step, seat: int, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    assert chain.of is not None
    contained = chain.moments[0] < 0
    extra: Grounds = (announcing.contained_chain.clause,) if contained else ()
    if step is Step.KONTRA:
        against = "nobody doubles his own announcement" if seat == chain.of else ""
        return Finding(against, (announcing.kontra.clause, *extra))
    ladder = announcing.ladder.value
    own_side = game.side_of(seat) is game.side_of(chain.of)
    if step is Step.REKONTRA:
        may = own_side if ladder == "partners" else seat == chain.of
        grounds = (announcing.rekontra.clause, announcing.ladder.clause, *extra)
        return Finding("" if may else "Rekontra is the announcer's", grounds)
    may = {
        "announcer-then-foe": seat != chain.of,
        "announcer-then-kontrer": seat == chain.doubled[0],
        "partners": not own_side,
    }[ladder]
    grounds = (announcing.superkontra.clause, announcing.ladder.clause, *extra)
    return Finding("" if may else "this player may not say Superkontra here", grounds)


def _second_kontra(game: Game, chain: Chain, step: Step, seat: int, rules: RuleSet) -> bool:
    """Whether an opponent may still say Kontra where the announcer's own side did."""
    if rules.announcing.own_kontra_blocks.value or step is not Step.KONTRA or len(chain.doubled) != 1:
        return False
    if chain.of is None:
        return False
    announcers = game.side_of(chain.of)
    return game.side_of(chain.doubled[0]) is announcers and game.side_of(seat) is not announcers


def _goes_with_game(game: Game, chain: Chain, rules: RuleSet) -> bool:
    contained = chain.of == game.declarer and chain.moments[0] < 0
    return contained and not rules.announcing.contained_chain.value


def counted_steps(doubled_by: tuple[Side, ...], announcer: Side, rules: RuleSet) -> tuple[int, Grounds]:
    """How many steps to a Prämie count, given the sides of those who said them.

    A Kontra of the announcer's own side leaves the Prämie undoubled; a Superkontra of his own side falls away.
    """
    settling = rules.settling
    if not doubled_by:
        return 0, ()
    if doubled_by[0] is announcer and settling.foe_doubles.value:
        return settling.partner_doubles.value, (settling.foe_doubles.clause, settling.partner_doubles.clause)
    grounds: Grounds = (settling.foe_doubles.clause,)
    if len(doubled_by) > 2 and doubled_by[2] is announcer:  # noqa: PLR2004 -- Kontra, Rekontra, Superkontra
        grounds = (*grounds, settling.own_superkontra.clause)
        return (2 if settling.own_superkontra.value else 0), grounds
    return len(doubled_by), grounds
