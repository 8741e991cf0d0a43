"""The round of announcements: Prämien, Kontra, Rekontra and Superkontra, in turns from the declarer on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tarock_engine import cards
from tarock_engine.actions import (
    ICH_BIN_PARTNER,
    KOENIG_ULTIMO,
    SPATZ,
    SPIEL,
    UHU,
    VALAT,
    Say,
    Step,
)
from tarock_engine.cards import Card, Mask, mask_of
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.findings import Finding, merged
from tarock_engine.lungau import play
from tarock_engine.lungau.doubler import LungauDoubler
from tarock_engine.lungau.ladder import next_steps, relation, who_may_double
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import in_turn
from tarock_engine.state import Chain, Choice, Claim, Exchange, Game, Sides, State

BIRDS: Final = {SPATZ: cards.SPATZ, UHU: cards.UHU}
"""The card of each Vogerl."""
_BIRD_CARDS: Final = mask_of(BIRDS.values())


@remembered(1 << 6)
def _gut(seat: int, word: str) -> Say:
    """What closes a turn."""
    return Say(seat, None, word)


@remembered(1 << 6)
def _announcements(seat: int, items: tuple[str, ...]) -> Mapping[str, Say]:
    """Every announcement that has a name, and what would name a side."""
    return {item: Say(seat, Step.ANNOUNCE, item) for item in (*items, ICH_BIN_PARTNER)}


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: LungauRules) -> State:
    """The round before its first turn; or play, in rules that know none."""
    chains = initial_chains(game, rules)
    if not rules.announcing.round_after_discarding.value:
        return play.begin(game, exchange, hands, chains, rules)
    seating, opens = game.dealt.seating, rules.announcing.opens.value
    seats = seating.active if rules.play.dealer_out.value else seating.everybody
    first = seats[(seats.index(game.declarer) + opens) % len(seats)]
    spoke = tuple(-2 for _ in hands)
    return Announcing(game, exchange, hands, in_turn(seats, first, 1), 0, spoke, chains)


def initial_chains(game: Game, rules: LungauRules) -> tuple[Chain, ...]:
    """What can be doubled before anybody has spoken: the game, and the Vogerl that a Vogerlrufer contains."""
    chains = [Chain(Claim(SPIEL, None, contained=False), (-1,))]
    bird = game.contract.bird
    if bird is not None and rules.announcing.bid_announces_bird.value:
        item = next(item for item, card in BIRDS.items() if card == bird.value)
        chains.append(Chain(Claim(item, game.declarer, contained=True), (-1,)))
    return tuple(chains)


def choices(state: Announcing, rules: LungauRules) -> tuple[Choice, ...]:
    """What may be said: by the player in turn, or by everybody who may break in."""
    if state.quiet is None:
        return (_choice(state, speaker(state), rules),)
    return tuple(_choice(state, seat, rules) for seat in state.order if seat not in state.quiet)


def refused(state: Announcing, rules: LungauRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that has a name but may not be said now by the player in turn."""
    if state.quiet is None:
        for say in _candidates(state, speaker(state), rules):
            found = objection(state, say, rules)
            if found is not None:
                yield say, found


def objection(state: Announcing, say: Say, rules: LungauRules) -> Objection | None:
    """Say why ``say`` is not allowed, or nothing."""
    if state.quiet is not None and say.seat in state.quiet:
        return Objection(f"seat {say.seat} has said Gut!", turn_grounds(state, rules))
    if say.seat not in state.order:
        return Objection(f"seat {say.seat} plays no part in this game", (rules.play.dealer_out.clause,))
    if state.quiet is None and say.seat != speaker(state):
        return Objection(f"seat {speaker(state)} has to speak", turn_grounds(state, rules))
    return _weigh(state, say, rules).objection


def after(state: Announcing, say: Say, rules: LungauRules) -> State:
    """The round with one more utterance; ``Gut!`` closes the turn."""
    if say.step is None:
        return _closed(state, say.seat, rules)
    if say.item == ICH_BIN_PARTNER:
        return state
    chains = _extended(state, say, say.step)
    if state.quiet is None:
        game, exchange, hands, order, turn, spoke = state[:6]
        return Announcing(game, exchange, hands, order, turn, spoke, chains, stirred=True)
    return state._replace(chains=chains, turn=state.turn + 1, quiet=frozenset())


def speaker(state: Announcing) -> int:
    """The seat in turn."""
    return state.order[state.turn % len(state.order)]


def praemien_are_open(state: Announcing, rules: LungauRules) -> bool:
    """Whether Prämien may still be announced: while everybody is speaking for the first time."""
    return state.turn < len(state.order) * rules.announcing.praemien_circuits.value


def turn_grounds(state: Announcing, rules: LungauRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    return _turn_grounds(state.game.contract.name, praemien_are_open(state, rules), rules)


@remembered(1 << 10)
def _turn_grounds(contract_name: str, opens: bool, rules: LungauRules) -> Grounds:  # noqa: FBT001 -- a key to look up
    announcing, contract = rules.announcing, rules.by_name[contract_name]
    contained = (announcing.bid_announces_bird.clause,) if contract.calls.value else ()
    if not opens:
        return (announcing.doublings_in_circuits.clause, announcing.praemien_circuits.clause, *contained)
    straight = (announcing.doublings_in_circuits.clause,) if contract.talon.value is TalonUse.HIDDEN else ()
    opening = (announcing.round_after_discarding.clause, announcing.opens.clause, announcing.praemien_circuits.clause)
    return (*opening, *straight, *contained, rules.bonuses.none_in_fahren.clause)


def course_grounds(rules: LungauRules) -> Grounds:
    """The clauses by which a round of announcements comes to its end."""
    return (rules.announcing.gut_word.clause, rules.announcing.doublings_in_circuits.clause)


# --------------------------------------------------------------------------------------------------- permission


class SpeakerStanding(NamedTuple):
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


def _standing(state: Announcing, seat: int, sides: Sides) -> SpeakerStanding:
    game = state.game
    called = 0 if game.called is None else 1 << game.called
    own: tuple[str, ...] = ()
    known = False
    for claim, _ in state.chains:
        if claim.of == seat:
            own += (claim.item,)
        known = known or _shows_partner(claim, seat)
    return SpeakerStanding(
        game.contract.name,
        state.hands[seat] & (_BIRD_CARDS | called),
        game.called,
        game.from_talon,
        seat == game.declarer,
        sides.of(seat),
        own,
        known,
    )


def _shows_partner(claim: Claim, seat: int) -> bool:
    """Whether everybody knows by now that ``seat`` is the partner: only he can have said this."""
    return (claim.item == KOENIG_ULTIMO and claim.of == seat) or (claim.of is None and seat in claim.doubled[1:2])


def _choice(state: Announcing, seat: int, rules: LungauRules) -> Choice:
    spoke, sides, timely = state.spoke[seat], state.game.sides, rules.announcing.at_first_opportunity.value
    if praemien_are_open(state, rules):
        says, grounds = _open_items(_standing(state, seat, sides), seat, rules)
    else:
        says, grounds = _later_turn(state.game.contract.name, seat, rules)
    parts = [grounds]
    for claim, moments in state.chains:
        if spoke < moments[-1] or not timely:
            more, found = _openings(claim, sides, seat, spoke >= moments[0], spoke >= 0, rules)
            says += more
            parts.append(found)
    return Choice(seat, "say", says, parts)


@remembered(1 << 10)
def _later_turn(contract: str, seat: int, rules: LungauRules) -> tuple[tuple[Say, ...], Grounds]:
    """What a player may say beside doublings when the time for Prämien is over."""
    gut = rules.announcing.gut_word
    secret = _names_a_side(rules.by_name[contract], rules)
    return (_gut(seat, gut.value),), merged([_turn_grounds(contract, False, rules), (gut.clause,), secret])  # noqa: FBT003


@remembered(1 << 16)
def _openings(  # noqa: PLR0913, PLR0917 -- all that the answer depends on, so that it can be looked up
    claim: Claim,
    sides: Sides,
    seat: int,
    again_late: bool,  # noqa: FBT001
    spoke: bool,  # noqa: FBT001
    rules: LungauRules,
) -> tuple[tuple[Say, ...], Grounds]:
    """The steps that a player may take in time, and all the clauses that this rests on.

    ``again_late``: the time for a second Kontra is over; ``spoke``: the player has had a turn before.
    """
    steps, grounds = _open_steps(relation(sides, claim, seat), again_late, spoke, rules)
    return tuple([Say(seat, step, claim.item, claim.of) for step in steps]), grounds


@remembered(1 << 10)
def _open_steps(
    here: LungauDoubler,
    again_late: bool,  # noqa: FBT001
    spoke: bool,  # noqa: FBT001
    rules: LungauRules,
) -> tuple[tuple[Step, ...], Grounds]:
    """The steps themselves for a player who stands so to a claim."""
    steps, grounds = [], []
    for step in next_steps(here.said, rules):
        late = step is Step.KONTRA and again_late and rules.announcing.at_first_opportunity.value
        found = _weigh_relation(here, step, rules, late=late, spoke=spoke)
        grounds.append(found.grounds)
        if not found.against:
            steps.append(step)
    return tuple(steps), merged(grounds)


@remembered(1 << 15)
def _open_items(standing: SpeakerStanding, seat: int, rules: LungauRules) -> tuple[tuple[Say, ...], Grounds]:
    """What a player who stands so may say beside doublings, and all the clauses that this rests on."""
    gut, secret = rules.announcing.gut_word, _names_a_side(rules.by_name[standing.contract], rules)
    says, grounds = [_gut(seat, gut.value)], [_turn_grounds(standing.contract, True, rules), (gut.clause,)]  # noqa: FBT003
    for item, say in _announcements(seat, rules.announcing.announceable.value).items():
        found = _weigh_announcement(standing, item, rules)
        if not found.against:
            says.append(say)
        if item != ICH_BIN_PARTNER:
            grounds.append(found.grounds)
    return tuple(says), merged([*grounds, secret])


def _names_a_side(contract: Contract, rules: LungauRules) -> Grounds:
    """The clause that keeps the partner secret, in games that know one."""
    return (rules.calling.partner_is_secret.clause,) if contract.calls.value else ()


def _candidates(state: Announcing, seat: int, rules: LungauRules) -> Iterator[Say]:
    """Everything that has a name."""
    yield _gut(seat, rules.announcing.gut_word.value)
    if praemien_are_open(state, rules):
        yield from _announcements(seat, rules.announcing.announceable.value).values()
    for chain in state.chains:
        for step in (Step.KONTRA, Step.REKONTRA, Step.SUPERKONTRA):
            yield Say(seat, step, chain.item, chain.of)


def _weigh(state: Announcing, say: Say, rules: LungauRules) -> Finding:
    gut = rules.announcing.gut_word
    if say.step is None:
        return Finding("" if say == _gut(say.seat, gut.value) else f"{gut.value} is said alone", (gut.clause,))
    if say.step is not Step.ANNOUNCE:
        return _weigh_doubling(state, say, say.step, rules)
    if say.item != ICH_BIN_PARTNER and not praemien_are_open(state, rules):
        late = (rules.announcing.praemien_circuits.clause, rules.announcing.at_first_opportunity.clause)
        return Finding("Prämien are announced in the first turn only", late)
    item = say.item if say.of is None else f"{say.item} of {say.of}"  # nobody announces for somebody else
    return _weigh_announcement(_standing(state, say.seat, state.game.sides), item, rules)


def _weigh_announcement(standing: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    if item == ICH_BIN_PARTNER:
        return _own_side_named(standing, rules)
    if item == announcing.never_announced.value:
        return Finding(f"{item} cannot be announced", (announcing.never_announced.clause,))
    if item not in announcing.announceable.value:
        known = ", ".join(announcing.announceable.value)
        return Finding(f"'{item}' is no Prämie; known are {known}", (announcing.announceable.clause,))
    bird = rules.by_name[standing.contract].bird
    if item in standing.own:
        contained = bird is not None and standing.declarer and BIRDS.get(item) == bird.value
        clause = announcing.bid_announces_bird.clause if contained else announcing.praemien_circuits.clause
        return Finding(f"{item} is announced already", (clause,))
    beside = () if bird is None else (announcing.more_beside_bird.clause,)
    if beside and not announcing.more_beside_bird.value:
        return Finding("nothing is announced beside the Vogerl of the bid", beside)
    found = _who_may_announce(standing, item, rules)
    return Finding(found.against, (*found.grounds, announcing.announceable.clause, *beside))


def _own_side_named(standing: SpeakerStanding, rules: LungauRules) -> Finding:
    """Whether the partner may say that he is the partner."""
    secret = rules.calling.partner_is_secret
    if secret.value:
        return Finding("nobody names a side", (secret.clause,))
    partner = standing.side is Side.DECLARER and not standing.declarer
    return Finding("" if partner else "only the partner could say so", (secret.clause,))


def _who_may_announce(standing: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    if item in BIRDS:
        return _holder_of_bird(standing, item, rules)
    if item == KOENIG_ULTIMO:
        return _called_player(standing, rules)
    if item == VALAT:
        return _side_of_declarer(standing, rules)
    return Finding("", ())


def _holder_of_bird(standing: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    holder, card = rules.announcing.ultimo_by_holder, BIRDS[item]
    free = standing.holds >> card & 1 or not holder.value
    return Finding("" if free else f"only the holder of the {cards.NAMES[card]} announces it", (holder.clause,))


def _called_player(standing: SpeakerStanding, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    grounds = (announcing.koenig_ultimo_by_called.clause, announcing.ultimo_by_holder.clause)
    if standing.called is None:
        return Finding("no König was called", grounds)
    if not standing.holds >> standing.called & 1 and announcing.koenig_ultimo_by_called.value:
        return Finding("only the called player announces König ultimo", grounds)
    if standing.from_talon:
        lone = announcing.koenig_ultimo_by_lone_caller
        against = "" if lone.value else "a caller who took the König from the Talon makes it in silence only"
        return Finding(against, (lone.clause,))
    if standing.declarer:
        own = announcing.koenig_ultimo_by_own_caller
        against = "" if own.value else "a caller of his own König makes it in silence only"
        return Finding(against, (own.clause,) if against else (*grounds, own.clause))
    return Finding("", grounds)


def _side_of_declarer(standing: SpeakerStanding, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    if standing.side is Side.FOES and announcing.valat_by_declarers_side.value:
        return Finding("only the declarer's side announces a Valat", (announcing.valat_by_declarers_side.clause,))
    if standing.declarer:
        return Finding("", (announcing.valat_by_declarers_side.clause,))
    grounds = (announcing.valat_by_declarers_side.clause, announcing.valat_parties.clause)
    hidden = announcing.valat_parties.value.partner_is_known and not standing.known
    return Finding("the partner is not known yet" if hidden else "", grounds)


def _weigh_doubling(state: Announcing, say: Say, step: Step, rules: LungauRules) -> Finding:
    chain = next((one for one in state.chains if (one.item, one.of) == (say.item, say.of)), None)
    if chain is None:
        grounds = (rules.announcing.kontra_to_praemie.clause, rules.announcing.answered_at_next_turn.clause)
        return Finding(f"nobody announced {say.item}", grounds)
    return _weigh_step(state, chain, step, say.seat, rules)


def _weigh_step(state: Announcing, chain: Chain, step: Step, seat: int, rules: LungauRules) -> Finding:
    late = _is_too_late(state, chain, step, seat, rules)
    return _weigh_relation(
        relation(state.game.sides, chain.claim, seat), step, rules, late=late, spoke=state.spoke[seat] >= 0
    )


def _weigh_relation(here: LungauDoubler, step: Step, rules: LungauRules, *, late: bool, spoke: bool) -> Finding:
    found = who_may_double(here, step, rules)
    if found.against:
        return found
    announcing = rules.announcing
    grounds = (*found.grounds, announcing.at_first_opportunity.clause)
    if late:
        return Finding("this had to be said at the first opportunity", grounds)
    if not spoke:
        return Finding("", grounds)
    again = announcing.answered_at_next_turn
    return Finding("" if again.value else "whoever has spoken is silent", (*grounds, again.clause))


def _is_too_late(state: Announcing, chain: Chain, step: Step, seat: int, rules: LungauRules) -> bool:
    """Whether ``seat`` has let a turn go by in which the step could have been said."""
    since = chain.moments[0] if step is Step.KONTRA else chain.moments[-1]
    return state.spoke[seat] >= since and rules.announcing.at_first_opportunity.value


# ------------------------------------------------------------------------------------------------------- course


def _extended(state: Announcing, say: Say, step: Step) -> tuple[Chain, ...]:
    seat, turn, item, of = say.seat, state.turn, say.item, say.of
    if step is Step.ANNOUNCE:
        return (*state.chains, Chain(Claim(item, seat, contained=False), (turn,)))
    chains = list(state.chains)
    for place, chain in enumerate(chains):
        if chain.claim.item == item and chain.claim.of == of:
            chains[place] = _doubled(chain, step, seat, turn)
    return tuple(chains)


def _doubled(chain: Chain, step: Step, seat: int, moment: int) -> Chain:
    item, of, contained, doubled = chain.claim
    claim = Claim(item, of, contained, (*doubled[: step - 1], seat))
    return Chain(claim, (*chain.moments[:step], moment))


def _closed(state: Announcing, seat: int, rules: LungauRules) -> State:
    spoke = (*state.spoke[:seat], state.turn, *state.spoke[seat + 1 :])
    turn = state.turn + 1
    if state.quiet is not None:
        quiet = state.quiet | {seat}
        over = len(quiet) == len(state.order)
        return _play(state, rules) if over else state._replace(turn=turn, spoke=spoke, quiet=quiet)
    if turn % len(state.order):
        return _at_turn(state, turn, spoke, stirred=state.stirred)
    if not state.stirred:
        return _play(state, rules)
    closed = _at_turn(state, turn, spoke, stirred=False)
    return closed if rules.announcing.doublings_in_circuits.value else closed._replace(quiet=frozenset())


def _at_turn(state: Announcing, turn: int, spoke: tuple[int, ...], *, stirred: bool) -> Announcing:
    return Announcing(state.game, state.exchange, state.hands, state.order, turn, spoke, state.chains, stirred)


def _play(state: Announcing, rules: LungauRules) -> State:
    return play.begin(state.game, state.exchange, state.hands, state.chains, rules)
