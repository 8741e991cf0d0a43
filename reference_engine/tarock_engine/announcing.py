"""The round of announcements: Prämien, Kontra, Rekontra and Superkontra, in turns from the declarer on."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final, NamedTuple

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
from tarock_engine.cards import Card, Mask, mask_of
from tarock_engine.findings import Finding, merged
from tarock_engine.ladder import Relation, next_steps, relation, who_may_double
from tarock_engine.ruleset import RuleSet, Side, TalonUse
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import Announcing, Chain, Choice, Claim, Exchange, Game, Sides, State

BIRDS: Final = {SPATZ: cards.SPATZ, UHU: cards.UHU}
"""The card of each Vogerl."""
_BIRD_CARDS: Final = mask_of(BIRDS.values())
_GUT: Final = tuple(Say(seat, None) for seat in range(5))
_ANNOUNCE: Final = tuple({item: Say(seat, Step.ANNOUNCE, item) for item in ITEMS[1:]} for seat in range(5))


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: RuleSet) -> State:
    """The round before its first turn."""
    spoke = tuple(-2 for _ in hands)
    return Announcing(game, exchange, hands, 0, spoke, initial_chains(game, rules))


def initial_chains(game: Game, rules: RuleSet) -> tuple[Chain, ...]:
    """What can be doubled before anybody has spoken: the game, and the Vogerl that a Vogerlrufer contains."""
    chains = [Chain(Claim(SPIEL, None, contained=False), (-1,))]
    bird = game.contract.bird
    if bird is not None and rules.announcing.contained.value:
        item = next(item for item, card in BIRDS.items() if card == bird.value)
        chains.append(Chain(Claim(item, game.declarer, contained=True), (-1,)))
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
    if state.quiet is not None and say.seat in state.quiet:
        return Objection(f"seat {say.seat} has said Gut!", turn_grounds(state, rules))
    if say.seat not in order:
        return Objection(f"seat {say.seat} plays no part in this game", (rules.play.dealer_out.clause,))
    if state.quiet is None and say.seat != speaker(state):
        return Objection(f"seat {speaker(state)} has to speak", turn_grounds(state, rules))
    return _weigh(state, say, rules).objection


def after(state: Announcing, say: Say, rules: RuleSet) -> State:
    """The round with one more utterance; ``Gut!`` closes the turn."""
    if say.step is None:
        return _closed(state, say.seat, rules)
    chains = _extended(state, say, say.step)
    if state.quiet is None:
        return Announcing(state.game, state.exchange, state.hands, state.turn, state.spoke, chains, stirred=True)
    return state._replace(chains=chains, turn=state.turn + 1, quiet=frozenset())


def speaker(state: Announcing) -> int:
    """The seat in turn."""
    game = state.game
    active = game.dealt.seating.active
    return active[(active.index(game.declarer) + state.turn) % len(active)]


def in_first_circuit(state: Announcing) -> bool:
    """Whether everybody has yet to speak, or is just speaking, for the first time."""
    return state.turn < len(state.game.dealt.seating.active)


def turn_grounds(state: Announcing, rules: RuleSet) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    return _turn_grounds(state.game.contract.name, in_first_circuit(state), rules)


@functools.lru_cache(maxsize=1 << 10)
def _turn_grounds(contract_name: str, first: bool, rules: RuleSet) -> Grounds:  # noqa: FBT001 -- a key to look up
    announcing, contract = rules.announcing, rules.by_name[contract_name]
    contained = (announcing.contained.clause,) if contract.calls.value else ()
    if not first:
        return (announcing.circuits.clause, announcing.one_turn.clause, *contained)
    straight = (announcing.circuits.clause,) if contract.talon.value is TalonUse.HIDDEN else ()
    opening = (announcing.after_discarding.clause, announcing.opens.clause, announcing.one_turn.clause)
    return (*opening, *straight, *contained, rules.bonuses.not_in_fahren.clause)


def course_grounds(rules: RuleSet) -> Grounds:
    """The clauses by which a round of announcements comes to its end."""
    return (rules.announcing.gut.clause, rules.announcing.circuits.clause)


# --------------------------------------------------------------------------------------------------- permission


class Standing(NamedTuple):
    """What it depends on which Prämien a player may announce in his turn.

    ``holds`` are those of the I, the II and the called König that he holds; ``own`` what stands as his announcement;
    ``known`` whether something that he said has shown him to be the partner.
    """

    contract: str
    holds: Mask
    called: Card | None
    from_talon: bool
    declarer: bool
    side: Side
    own: tuple[str, ...]
    known: bool


def _standing(state: Announcing, seat: int) -> Standing:
    game = state.game
    called = 0 if game.called is None else 1 << game.called
    return Standing(
        game.contract.name,
        state.hands[seat] & (_BIRD_CARDS | called),
        game.called,
        game.from_talon,
        seat == game.declarer,
        game.side_of(seat),
        tuple([claim.item for claim, _ in state.chains if claim.of == seat]),
        any(_shows_partner(claim, seat) for claim, _ in state.chains),
    )


def _shows_partner(claim: Claim, seat: int) -> bool:
    """Whether everybody knows by now that ``seat`` is the partner: only he can have said this."""
    return (claim.item == KOENIG_ULTIMO and claim.of == seat) or (claim.of is None and seat in claim.doubled[1:2])


def _choice(state: Announcing, seat: int, rules: RuleSet) -> Choice:
    allowed, grounds = [_GUT[seat]], [turn_grounds(state, rules), (rules.announcing.gut.clause,)]
    if in_first_circuit(state):
        items, found = _open_items(_standing(state, seat), rules)
        allowed += [_ANNOUNCE[seat][item] for item in items]
        grounds.append(found)
    spoke, sides = state.spoke[seat], state.game.sides
    for claim, moments in state.chains:
        if spoke < moments[-1] or not rules.announcing.first_opportunity.value:
            says, found = _openings(claim, sides, seat, spoke >= moments[0], spoke >= 0, rules)
            allowed += says
            grounds.append(found)
    return Choice(seat, "say", tuple(allowed), merged(grounds))


@functools.lru_cache(maxsize=1 << 16)
def _openings(  # noqa: PLR0913, PLR0917 -- all that the answer depends on, so that it can be looked up
    claim: Claim,
    sides: Sides,
    seat: int,
    again_late: bool,  # noqa: FBT001
    spoke: bool,  # noqa: FBT001
    rules: RuleSet,
) -> tuple[tuple[Say, ...], Grounds]:
    """The steps that a player may take in time, and all the clauses that this rests on.

    ``again_late``: the time for a second Kontra is over; ``spoke``: the player has had a turn before.
    """
    says, grounds = [], []
    for step in next_steps(claim, rules):
        late = step is Step.KONTRA and again_late and rules.announcing.first_opportunity.value
        found = _weigh_relation(relation(sides, claim, seat), step, rules, late=late, spoke=spoke)
        grounds.append(found.grounds)
        if not found.against:
            says.append(Say(seat, step, claim.item, claim.of))
    return tuple(says), merged(grounds)


@functools.lru_cache(maxsize=1 << 14)
def _open_items(standing: Standing, rules: RuleSet) -> tuple[tuple[str, ...], Grounds]:
    """What a player who stands so may announce, and all the clauses that this rests on."""
    found = {item: _weigh_announcement(standing, item, rules) for item in ITEMS[1:]}
    allowed = tuple(item for item, finding in found.items() if not finding.against)
    return allowed, merged([finding.grounds for finding in found.values()])


def _candidates(state: Announcing, seat: int) -> Iterator[Say]:
    """Everything that has a name."""
    yield _GUT[seat]
    if in_first_circuit(state):
        yield from _ANNOUNCE[seat].values()
    for chain in state.chains:
        for step in (Step.KONTRA, Step.REKONTRA, Step.SUPERKONTRA):
            yield Say(seat, step, chain.item, chain.of)


def _weigh(state: Announcing, say: Say, rules: RuleSet) -> Finding:
    if say.step is None:
        return Finding("" if say == _GUT[say.seat] else "Gut! is said alone", (rules.announcing.gut.clause,))
    if say.step is Step.ANNOUNCE and say.of is not None:
        return Finding("everybody announces for himself", (rules.announcing.announceable.clause,))
    if say.step is not Step.ANNOUNCE:
        return _weigh_doubling(state, say, say.step, rules)
    if not in_first_circuit(state):
        late = (rules.announcing.one_turn.clause, rules.announcing.first_opportunity.clause)
        return Finding("Prämien are announced in the first turn only", late)
    return _weigh_announcement(_standing(state, say.seat), say.item, rules)


def _weigh_announcement(standing: Standing, item: str, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    if item == announcing.never.value:
        return Finding(f"{item} cannot be announced", (announcing.never.clause,))
    if item not in announcing.announceable.value:
        known = ", ".join(announcing.announceable.value)
        return Finding(f"'{item}' is no Prämie; known are {known}", (announcing.announceable.clause,))
    bird = rules.by_name[standing.contract].bird
    if item in standing.own:
        contained = bird is not None and standing.declarer and BIRDS.get(item) == bird.value
        clause = announcing.contained.clause if contained else announcing.one_turn.clause
        return Finding(f"{item} is announced already", (clause,))
    beside = () if bird is None else (announcing.beside_contained.clause,)
    found = _who_may_announce(standing, item, rules)
    return Finding(found.against, (*found.grounds, announcing.announceable.clause, *beside))


def _who_may_announce(standing: Standing, item: str, rules: RuleSet) -> Finding:
    if item in BIRDS:
        return _holder_of_bird(standing, item, rules)
    if item == KOENIG_ULTIMO:
        return _called_player(standing, rules)
    if item == VALAT:
        return _side_of_declarer(standing, rules)
    return Finding("", ())


def _holder_of_bird(standing: Standing, item: str, rules: RuleSet) -> Finding:
    holder, card = rules.announcing.holder_only, BIRDS[item]
    free = standing.holds >> card & 1 or not holder.value
    return Finding("" if free else f"only the holder of the {cards.NAMES[card]} announces it", (holder.clause,))


def _called_player(standing: Standing, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    grounds = (announcing.koenig_ultimo.clause, announcing.holder_only.clause)
    if standing.called is None:
        return Finding("no König was called", grounds)
    if not standing.holds >> standing.called & 1:
        return Finding("only the called player announces König ultimo", grounds)
    if standing.from_talon:
        lone = announcing.lone_caller
        against = "" if lone.value else "a caller who took the König from the Talon makes it in silence only"
        return Finding(against, (lone.clause,))
    return Finding("", grounds)


def _side_of_declarer(standing: Standing, rules: RuleSet) -> Finding:
    announcing = rules.announcing
    if standing.side is Side.FOES and announcing.valat.value:
        return Finding("only the declarer's side announces a Valat", (announcing.valat.clause,))
    if standing.declarer:
        return Finding("", (announcing.valat.clause,))
    grounds = (announcing.valat.clause, announcing.valat_parties.clause)
    hidden = announcing.valat_parties.value == "known-partner" and not standing.known
    return Finding("the partner is not known yet" if hidden else "", grounds)


def _weigh_doubling(state: Announcing, say: Say, step: Step, rules: RuleSet) -> Finding:
    chain = next((one for one in state.chains if (one.item, one.of) == (say.item, say.of)), None)
    if chain is None:
        grounds = (rules.announcing.kontra.clause, rules.announcing.later_speakers.clause)
        return Finding(f"nobody announced {say.item}", grounds)
    return _weigh_step(state, chain, step, say.seat, rules)


def _weigh_step(state: Announcing, chain: Chain, step: Step, seat: int, rules: RuleSet) -> Finding:
    late = _is_too_late(state, chain, step, seat, rules)
    return _weigh_relation(
        relation(state.game.sides, chain.claim, seat), step, rules, late=late, spoke=state.spoke[seat] >= 0
    )


def _weigh_relation(here: Relation, step: Step, rules: RuleSet, *, late: bool, spoke: bool) -> Finding:
    found = who_may_double(here, step, rules)
    if found.against:
        return found
    announcing = rules.announcing
    grounds = (*found.grounds, announcing.first_opportunity.clause)
    if late:
        return Finding("this had to be said at the first opportunity", grounds)
    return Finding("", (*grounds, announcing.later_speakers.clause) if spoke else grounds)


def _is_too_late(state: Announcing, chain: Chain, step: Step, seat: int, rules: RuleSet) -> bool:
    """Whether ``seat`` has let a turn go by in which the step could have been said."""
    since = chain.moments[0] if step is Step.KONTRA else chain.moments[-1]
    return state.spoke[seat] >= since and rules.announcing.first_opportunity.value


# ------------------------------------------------------------------------------------------------------- course


def _extended(state: Announcing, say: Say, step: Step) -> tuple[Chain, ...]:
    if step is Step.ANNOUNCE:
        return (*state.chains, Chain(Claim(say.item, say.seat, contained=False), (state.turn,)))
    return tuple(
        _doubled(chain, step, say.seat, state.turn) if (chain.item, chain.of) == (say.item, say.of) else chain
        for chain in state.chains
    )


def _doubled(chain: Chain, step: Step, seat: int, moment: int) -> Chain:
    keep = step - 1
    claim = chain.claim._replace(doubled=(*chain.doubled[:keep], seat))
    return Chain(claim, (*chain.moments[: keep + 1], moment))


def _closed(state: Announcing, seat: int, rules: RuleSet) -> State:
    order = state.game.speaking_order
    if state.quiet is not None:
        quiet = state.quiet | {seat}
        return _play(state, rules) if len(quiet) == len(order) else state._replace(quiet=quiet)
    spoke = (*state.spoke[:seat], state.turn, *state.spoke[seat + 1 :])
    turn = state.turn + 1
    if turn % len(order):
        return _at_turn(state, turn, spoke, stirred=state.stirred)
    if not state.stirred:
        return _play(state, rules)
    closed = _at_turn(state, turn, spoke, stirred=False)
    return closed if rules.announcing.circuits.value else closed._replace(quiet=frozenset())


def _at_turn(state: Announcing, turn: int, spoke: tuple[int, ...], *, stirred: bool) -> Announcing:
    return Announcing(state.game, state.exchange, state.hands, turn, spoke, state.chains, stirred)


def _play(state: Announcing, rules: RuleSet) -> State:
    return play.begin(state.game, state.exchange, state.hands, state.chains, rules)
