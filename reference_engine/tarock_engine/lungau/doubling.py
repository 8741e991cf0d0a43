"""What each player may double in Lungauer Königrufen and when, and the state of the doublings after it."""

from __future__ import annotations

from tarock_engine.actions import SPIEL, Say, Step
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


def initial_chains(game: Game, rules: LungauRules) -> tuple[Chain, ...]:
    """The chains before anybody has spoken: the game, and the Vogerl that a Vogerlrufer contains."""
    chains = [Chain(Claim(SPIEL, None, contained=False), (-1,))]
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
    steps, grounds = _open_steps(doubler_of(sides, claim, seat, rules), again_late, spoke, rules)
    return tuple([Say(seat=seat, step=step, item=claim.item, of=claim.of) for step in steps]), grounds


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
    chain = next((known for known in state.chains if (known.item, known.of) == (say.item, say.of)), None)
    if chain is None:
        grounds = (rules.announcing.kontra_to_praemie.clause, rules.announcing.answered_at_next_turn.clause)
        return Finding(message("nobody announced {item}", item=say.item), grounds)
    return _examine_step(state, chain, step, say.seat, rules)


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
    """The chains after one more announcement or doubling."""
    seat, turn, item, of = say.seat, state.turn, say.item, say.of
    if step is Step.ANNOUNCE:
        return (*state.chains, Chain(Claim(item, seat, contained=False), (turn,)))
    chains = list(state.chains)
    for place, chain in enumerate(chains):
        if chain.claim.item == item and chain.claim.of == of:
            chains[place] = _doubled(chain, step, seat, turn)
    return tuple(chains)


def _doubled(chain: Chain, step: Step, seat: Seat, moment: int) -> Chain:
    item, of, contained, doubled = chain.claim
    claim = Claim(item=item, of=of, contained=contained, doubled=(*doubled[: step - 1], seat))
    return Chain(claim, (*chain.moments[:step], moment))
