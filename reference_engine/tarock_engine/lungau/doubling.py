"""What each player may double in Lungauer Königrufen and when, and the state of the doublings after it."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine.actions import SPIEL, Say, Step
from tarock_engine.contracts import Contract, Side, is_of_tricks
from tarock_engine.lungau.doubler import LungauDoubler
from tarock_engine.lungau.doubling_ladder import doubler_of, next_steps, who_may_double
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Claim, Game, Sides, last_said
from tarock_language.message import message


def is_doubled_by_each(contract: Contract, rules: LungauRules) -> bool:
    """Whether every opponent doubles for himself."""
    ruled = rules.announcing.foes_double_alone
    return ruled is not None and ruled.value and is_of_tricks(contract)


def initial_chains(game: Game, rules: LungauRules) -> tuple[Chain, ...]:
    """The chains before anybody has spoken: the game, or one for each opponent, and the Vogerl of a Vogerlrufer."""
    foes = [seat for seat in game.dealt.seating.active if game.side_of(seat) is Side.FOES]
    accounts = foes if is_doubled_by_each(game.contract, rules) else [None]
    chains = [Chain(Claim(SPIEL, account, contained=False), (-1,)) for account in accounts]
    bird = game.contract.bird
    if bird is not None and rules.announcing.bid_announces_bird.value:
        item = next(item for item, card in rules.birds.items() if card == bird.value)
        chains.append(Chain(Claim(item, game.declarer, contained=True), (-1,)))
    return tuple(chains)


@remembered(1 << 16)
def doubling_offer(  # noqa: PLR0913, PLR0917 -- all that the answer depends on, so that it can be looked up
    claim: Claim,
    sides: Sides,
    seat: Seat,
    again_late: bool,  # noqa: FBT001
    spoke: bool,  # noqa: FBT001
    rules: LungauRules,
) -> tuple[tuple[Say, ...], Grounds]:
    """The doublings of a claim that a player may say now, and the clauses.

    ``again_late``: the player has had a turn since the claim, so a Kontra comes too late. ``spoke``: he has had a turn.
    """
    if _is_anothers(claim, seat, sides):
        return (), ()
    steps, grounds = _open_steps(doubler_of(sides, claim, seat, rules), again_late, spoke, rules)
    return tuple([doubling_said(seat, step, claim) for step in steps]), grounds


def doubling_said(seat: Seat, step: Step, claim: Claim) -> Say:
    """A doubling of a claim; an opponent names no seat for the game that he doubles for himself."""
    return Say(seat=seat, step=step, item=claim.item, of=None if _is_account(claim, seat) else claim.of)


def _is_account(claim: Claim, seat: Seat) -> bool:
    """Whether the claim is the game against this opponent alone."""
    return claim.item == SPIEL and claim.of == seat


def _is_anothers(claim: Claim, seat: Seat, sides: Sides) -> bool:
    """Whether the claim is the game against another opponent."""
    return claim.item == SPIEL and claim.of is not None and seat not in (claim.of, sides.declarer)


def candidates(claim: Claim, seat: Seat, sides: Sides) -> Iterator[Say]:
    """Every doubling of a claim that this player could try."""
    steps = () if _is_anothers(claim, seat, sides) else (Step.KONTRA, Step.REKONTRA, Step.SUPERKONTRA)
    yield from (doubling_said(seat, step, claim) for step in steps)


@remembered(1 << 10)
def _open_steps(
    doubler: LungauDoubler,
    again_late: bool,  # noqa: FBT001
    spoke: bool,  # noqa: FBT001
    rules: LungauRules,
) -> tuple[tuple[Step, ...], Grounds]:
    """The steps that a player in this relation may say, and the clauses."""
    steps, grounds = [], []
    for step in next_steps(doubler.said, rules):
        late = step is Step.KONTRA and again_late and rules.announcing.at_first_opportunity.value
        found = _examine_relation(doubler, step, rules, late=late, spoke=spoke)
        grounds.append(found.grounds)
        if not found.against:
            steps.append(step)
    return tuple(steps), merged(grounds)


def examine(state: Announcing, say: Say, step: Step, rules: LungauRules) -> Finding:
    """Whether the speaker may say ``step`` to the claim that ``say`` names."""
    chain = next((known for known in state.chains if is_about(say, known.claim)), None)
    is_strange = chain is None or _is_anothers(chain.claim, say.seat, state.game.sides)
    if is_strange and say.item == SPIEL and is_doubled_by_each(state.game.contract, rules):
        own = message("the game is doubled by each opponent for himself")
        return Finding(own, (rules.announcing.kontra_to_game_by_foes.clause,))
    if chain is None:
        grounds = (rules.announcing.kontra_to_praemie.clause, rules.announcing.answered_at_next_turn.clause)
        return Finding(message("nobody announced {item}", item=say.item), grounds)
    return _examine_step(state, chain, step, say.seat, rules)


def is_about(say: Say, claim: Claim) -> bool:
    """Whether an utterance doubles a claim."""
    of = None if _is_account(claim, say.seat) else claim.of
    return (claim.item, of) == (say.item, say.of)


def _examine_step(state: Announcing, chain: Chain, step: Step, seat: Seat, rules: LungauRules) -> Finding:
    late = _is_too_late(state, chain, step, seat, rules)
    return _examine_relation(
        doubler_of(state.game.sides, chain.claim, seat, rules), step, rules, late=late, spoke=state.spoke[seat] >= 0
    )


def _examine_relation(doubler: LungauDoubler, step: Step, rules: LungauRules, *, late: bool, spoke: bool) -> Finding:
    found = who_may_double(doubler, step, rules)
    if found.against:
        return found
    announcing = rules.announcing
    grounds = (*found.grounds, announcing.at_first_opportunity.clause)
    if late:
        return Finding(message("this had to be said at the first opportunity"), grounds)
    if not spoke:
        return Finding(None, grounds)
    again = announcing.answered_at_next_turn
    return Finding(None if again.value else message("whoever has spoken is silent"), (*grounds, again.clause))


def _is_too_late(state: Announcing, chain: Chain, step: Step, seat: Seat, rules: LungauRules) -> bool:
    """Whether ``seat`` has had a turn already in which he could have said the step, where the rules forbid waiting."""
    place, together = 0 if step is Step.KONTRA else -1, rules.announcing.is_doubled_together
    since = last_said(chain, state.chains, place, together=together)
    return state.spoke[seat] >= since and rules.announcing.at_first_opportunity.value


def extended(state: Announcing, say: Say, step: Step) -> tuple[Chain, ...]:
    """The chains after another announcement or doubling."""
    seat, turn = say.seat, state.turn
    if step is Step.ANNOUNCE:
        return (*state.chains, Chain(Claim(say.item, seat, contained=False), (turn,)))
    return tuple(_doubled(chain, step, seat, turn) if is_about(say, chain.claim) else chain for chain in state.chains)


def _doubled(chain: Chain, step: Step, seat: Seat, moment: int) -> Chain:
    item, of, contained, doubled = chain.claim
    claim = Claim(item=item, of=of, contained=contained, doubled=(*doubled[: step - 1], seat))
    return Chain(claim, (*chain.moments[:step], moment))
