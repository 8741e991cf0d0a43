"""The round of announcements: Prämien, Kontra, Rekontra and Superkontra, in turns from the declarer on."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

from tarock_engine import cards, play
from tarock_engine.actions import (
    ITEMS,
    KOENIG_ULTIMO,
    SPATZ,
    SPIEL,
    UHU,
    VALAT,
    Say,
    Step,
)
from tarock_engine.cards import Mask
from tarock_engine.findings import Finding, merged
from tarock_engine.ladder import next_steps, who_may_double
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import Announcing, Chain, Choice, Exchange, Game, State

BIRDS: Final = {SPATZ: cards.SPATZ, UHU: cards.UHU}
"""The card of each Vogerl."""


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: RuleSet) -> State:
    """The round before its first turn."""
    spoke = tuple(-2 for _ in hands)
    return Announcing(game, exchange, hands, 0, spoke, initial_chains(game, rules))


def initial_chains(game: Game, rules: RuleSet) -> tuple[Chain, ...]:
    """What can be doubled before anybody has spoken: the game, and the Vogerl that a Vogerlrufer contains."""
    chains = [Chain(SPIEL, None, (), (-1,))]
    bird = game.contract.bird
    if bird is not None and rules.announcing.contained.value:
        item = next(item for item, card in BIRDS.items() if card == bird.value)
        chains.append(Chain(item, game.declarer, (), (-1,)))
    return tuple(chains)


def choices(state: Announcing, rules: RuleSet) -> tuple[Choice, ...]:
    """What may be said: by the player in turn, or by everybody who may break in."""
    if state.quiet is None:
        return (_choice(state, speaker(state), rules),)
    return tuple(_choice(state, seat, rules) for seat in state.game.speaking_order if seat not in state.quiet)


def refused(state: Announcing, rules: RuleSet) -> Iterator[tuple[Say, Objection]]:
    """Everything that has a name but may not be said now by the player in turn."""
    if state.quiet is None:
        for say in _candidates(state, speaker(state)):
            found = objection(state, say, rules)
            if found is not None:
                yield say, found


def objection(state: Announcing, say: Say, rules: RuleSet) -> Objection | None:
    """Say why ``say`` is not allowed, or nothing."""
    order = state.game.speaking_order
    if say.seat not in order:
        return Objection(f"seat {say.seat} plays no part in this game", (rules.play.dealer_out.clause,))
    if state.quiet is None and say.seat != speaker(state):
        return Objection(f"seat {speaker(state)} has to speak", turn_grounds(state, rules))
    return _weigh(state, say, rules).objection


def after(state: Announcing, say: Say, rules: RuleSet) -> State:
    """The round with one more utterance; ``Gut!`` closes the turn."""
    if say.step is None:
        return _closed(state, say.seat, rules)
    chains = _extended(state, say)
    if state.quiet is None:
        return dataclasses.replace(state, chains=chains, stirred=True)
    return dataclasses.replace(state, chains=chains, turn=state.turn + 1, quiet=frozenset())


def speaker(state: Announcing) -> int:
    """The seat in turn."""
    order = state.game.speaking_order
    return order[state.turn % len(order)]


def turn_grounds(state: Announcing, rules: RuleSet) -> Grounds:
    """The clauses that say whose turn it is."""
    first = state.turn < len(state.game.speaking_order)
    announcing = rules.announcing
    return (announcing.after_discarding.clause, announcing.opens.clause) if first else (announcing.circuits.clause,)


# --------------------------------------------------------------------------------------------------- permission


def _choice(state: Announcing, seat: int, rules: RuleSet) -> Choice:
    allowed, grounds = [], [turn_grounds(state, rules)]
    for say in _announcements(state, seat):
        found = _weigh(state, say, rules)
        if not found.against:
            allowed.append(say)
        grounds.append(found.grounds)
    for chain in state.chains:
        for step in next_steps(chain, rules):
            if _is_too_late(state, chain, step, seat, rules):
                continue
            found = _weigh_step(state, chain, step, seat, rules)
            if not found.against:
                allowed.append(Say(seat, step, chain.item, chain.of))
            grounds.append(found.grounds)
    return Choice(seat, "say", tuple(allowed), merged(grounds))


def _announcements(state: Announcing, seat: int) -> Iterator[Say]:
    yield Say(seat, None)
    if state.turn < len(state.game.speaking_order):
        for item in ITEMS[1:]:
            yield Say(seat, Step.ANNOUNCE, item)


def _candidates(state: Announcing, seat: int) -> Iterator[Say]:
    """Everything that has a name."""
    yield from _announcements(state, seat)
    for chain in state.chains:
        for step in (Step.KONTRA, Step.REKONTRA, Step.SUPERKONTRA):
            yield Say(seat, step, chain.item, chain.of)


def _weigh(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    if say.step is None:
        return Finding("", (rules.announcing.gut.clause,))
    if say.step is Step.ANNOUNCE:
        return _weigh_announcement(state, say, rules)
    return _weigh_doubling(state, say, rules)


def _weigh_announcement(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    if say.item == announcing.never.value:
        return Finding(f"{say.item} cannot be announced", (announcing.never.clause,))
    if say.item not in announcing.announceable.value:
        known = ", ".join(announcing.announceable.value)
        return Finding(f"'{say.item}' is no Prämie; known are {known}", (announcing.announceable.clause,))
    if state.turn >= len(state.game.speaking_order):
        late = (announcing.one_turn.clause, announcing.first_opportunity.clause)
        return Finding("Prämien are announced in the first turn only", late)
    if any(chain.item == say.item and chain.of == say.seat for chain in state.chains):
        contained = say.item in BIRDS and state.game.contract.bird is not None
        clause = announcing.contained.clause if contained else announcing.one_turn.clause
        return Finding(f"{say.item} is announced already", (clause,))
    beside = (announcing.beside_contained.clause,) if state.game.contract.bird is not None else ()
    found = _who_may_announce(state, say, rules)
    return Finding(found.against, (*found.grounds, announcing.announceable.clause, *beside))


def _who_may_announce(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    if say.item in BIRDS:
        return _holder_of_bird(state, say, rules)
    if say.item == KOENIG_ULTIMO:
        return _called_player(state, say, rules)
    if say.item == VALAT:
        return _side_of_declarer(state, say, rules)
    return Finding("", ())


def _holder_of_bird(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    holder = rules.announcing.holder_only
    card = BIRDS[say.item]
    holds = state.hands[say.seat] >> card & 1
    against = "" if holds or not holder.value else f"only the holder of the {cards.NAMES[card]} announces it"
    return Finding(against, (holder.clause,))


def _called_player(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    announcing, game = rules.announcing, state.game
    grounds = (announcing.koenig_ultimo.clause, announcing.holder_only.clause)
    if game.called is None:
        return Finding("no König was called", grounds)
    if not state.hands[say.seat] >> game.called & 1:
        return Finding("only the called player announces König ultimo", grounds)
    if game.from_talon:
        lone = announcing.lone_caller
        against = "" if lone.value else "a caller who took the König from the Talon makes it in silence only"
        return Finding(against, (lone.clause,))
    return Finding("", grounds)


def _side_of_declarer(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    announcing, game = rules.announcing, state.game
    if game.side_of(say.seat) is Side.FOES and announcing.valat.value:
        return Finding("only the declarer's side announces a Valat", (announcing.valat.clause,))
    if say.seat == game.declarer:
        return Finding("", (announcing.valat.clause,))
    grounds = (announcing.valat.clause, announcing.valat_parties.clause)
    known = any(chain.item == KOENIG_ULTIMO and chain.of == say.seat for chain in state.chains)
    hidden = announcing.valat_parties.value == "known-partner" and not known
    return Finding("the partner is not known yet" if hidden else "", grounds)


def _weigh_doubling(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    assert say.step is not None
    chain = next((one for one in state.chains if (one.item, one.of) == (say.item, say.of)), None)
    if chain is None:
        return Finding(f"nobody announced {say.item}", (rules.announcing.kontra.clause,))
    return _weigh_step(state, chain, say.step, say.seat, rules)


def _weigh_step(state: Announcing, chain: Chain, step: Step, seat: int, rules: RuleSet) -> Finding:
    found = who_may_double(state.game, chain, step, seat, rules)
    if found.against:
        return found
    announcing = rules.announcing
    grounds = (*found.grounds, announcing.first_opportunity.clause)
    if _is_too_late(state, chain, step, seat, rules):
        return Finding("this had to be said at the first opportunity", grounds)
    if state.spoke[seat] >= 0:
        return Finding("", (*grounds, announcing.later_speakers.clause))
    return Finding("", grounds)


def _is_too_late(state: Announcing, chain: Chain, step: Step, seat: int, rules: RuleSet) -> bool:
    """Whether ``seat`` has let a turn go by in which the step could have been said."""
    since = chain.moments[0] if step is Step.KONTRA else chain.moments[-1]
    return state.spoke[seat] >= since and rules.announcing.first_opportunity.value


# ------------------------------------------------------------------------------------------------------- course


def _extended(state: Announcing, say: Say) -> tuple[Chain, ...]:
    if say.step is Step.ANNOUNCE:
        return (*state.chains, Chain(say.item, say.seat, (), (state.turn,)))
    return tuple(
        _doubled(chain, say, state.turn) if (chain.item, chain.of) == (say.item, say.of) else chain
        for chain in state.chains
    )


def _doubled(chain: Chain, say: Say, moment: int) -> Chain:
    assert say.step is not None
    keep = say.step - 1
    return chain._replace(doubled=(*chain.doubled[:keep], say.seat), moments=(*chain.moments[: keep + 1], moment))


def _closed(state: Announcing, seat: int, rules: RuleSet) -> State:
    order = state.game.speaking_order
    if state.quiet is not None:
        quiet = state.quiet | {seat}
        return _play(state, rules) if len(quiet) == len(order) else dataclasses.replace(state, quiet=quiet)
    spoke = tuple(state.turn if one == seat else last for one, last in enumerate(state.spoke))
    turn = state.turn + 1
    if turn % len(order):
        return dataclasses.replace(state, turn=turn, spoke=spoke)
    if not state.stirred:
        return _play(state, rules)
    quiet = None if rules.announcing.circuits.value else frozenset()
    return dataclasses.replace(state, turn=turn, spoke=spoke, stirred=False, quiet=quiet)


def _play(state: Announcing, rules: RuleSet) -> State:
    return play.begin(state.game, state.exchange, state.hands, state.chains, rules)


