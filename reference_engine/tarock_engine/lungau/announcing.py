"""The phase of announcements in Lungauer Königrufen: Prämien and doublings, in turns from the declarer on.

``procedure`` calls ``begin`` after the Talon, and the functions of a ``PhaseArea`` during the phase. By one reading
doublings are said out of turn after the first turns; then ``quiet`` of the state is not None.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine.actions import ICH_BIN_PARTNER, SPIEL, Say, Step
from tarock_engine.cards import Mask
from tarock_engine.lungau import announcement_rights, doubling, play
from tarock_engine.lungau.announcement_rights import gut
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing
from tarock_engine.lungau.terms import Factors
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Choice, Exchange, Game, State, Unplayed, last_said
from tarock_language.message import message


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: LungauRules) -> State:
    """The round before its first utterance; or play, in rules without a round."""
    chains = doubling.initial_chains(game, rules)
    if not rules.announcing.round_after_discarding.value:
        return play.begin(game, exchange, hands, chains, rules)
    seating, opens = game.dealt.seating, rules.announcing.opens.value
    seats = seating.active if rules.play.dealer_out.value else seating.everybody
    first = seats[(seats.index(game.declarer) + opens) % len(seats)]
    # nobody has closed a turn; -1 is before the first one
    spoke = tuple(-2 for _ in hands)
    return Announcing(
        game=game, exchange=exchange, hands=hands, order=in_turn(seats, first, 1), turn=0, spoke=spoke, chains=chains
    )


def choices(state: Announcing, rules: LungauRules) -> tuple[Choice, ...]:
    """What the player in turn may say, or everybody who may speak out of turn."""
    if state.quiet is None:
        return (_choice(state, state.speaker, rules),)
    return tuple(_choice(state, seat, rules) for seat in state.order if seat not in state.quiet)


def refused(state: Announcing, rules: LungauRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that can be said in the round but is not allowed now for the player in turn."""
    if state.quiet is None:
        for say in _candidates(state, state.speaker, rules):
            found = objection(state, say, rules)
            if found is not None:
                yield say, found


def objection(state: Announcing, say: Say, rules: LungauRules) -> Objection | None:
    """The reason why ``say`` is not allowed; None if it is."""
    if state.quiet is not None and say.seat in state.quiet:
        return Objection(message("seat {seat} has said Gut!", seat=say.seat), turn_grounds(state, rules))
    if say.seat not in state.order:
        return Objection(
            message("seat {seat} plays no part in this game", seat=say.seat), (rules.play.dealer_out.clause,)
        )
    if state.quiet is None and say.seat != state.speaker:
        return Objection(message("seat {seat} has to speak", seat=state.speaker), turn_grounds(state, rules))
    return _examine(state, say, rules).objection


def after(state: Announcing, say: Say, rules: LungauRules) -> State:
    """The state after another utterance; ``Gut!`` closes the turn, and "Ich bin Partner" changes nothing."""
    if say.step is None:
        return _closed(state, say.seat, rules)
    if say.item == ICH_BIN_PARTNER:
        return state
    chains = doubling.extended(state, say, say.step)
    if state.quiet is None:
        game, exchange, hands, order, turn, spoke = state[:6]
        return Announcing(game, exchange, hands, order, turn, spoke, chains, stirred=True)
    return state._replace(chains=chains, quiet=frozenset())


def may_announce_praemien(state: Announcing, rules: LungauRules) -> bool:
    """Whether Prämien may still be announced: while everybody is speaking for the first time."""
    return state.turn < len(state.order) * rules.announcing.praemien_circuits.value


def turn_grounds(state: Announcing, rules: LungauRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    return announcement_rights.turn_grounds(state.game.contract.name, may_announce_praemien(state, rules), rules)


def course_grounds(rules: LungauRules) -> Grounds:
    """The clauses by which the round of announcements ends."""
    ends = rules.announcing.last_guts or rules.announcing.doublings_in_circuits
    return (rules.announcing.gut_word.clause, ends.clause)


def _choice(state: Announcing, seat: Seat, rules: LungauRules) -> Choice:
    spoke, sides, timely = state.spoke[seat], state.game.sides, rules.announcing.at_first_opportunity.value
    if may_announce_praemien(state, rules):
        says, grounds = announcement_rights.announcing_offer(
            announcement_rights.speaker_standing(state, seat, sides, rules), seat, rules
        )
    else:
        says, grounds = announcement_rights.closing_only(state.game.contract.name, seat, rules)
    parts = [grounds]
    chains, together = state.chains, rules.announcing.is_doubled_together
    for chain in chains:
        if spoke < last_said(chain, chains, together=together) or not timely:
            again_late = spoke >= last_said(chain, chains, 0, together=together)
            more, found = doubling.doubling_offer(chain.claim, sides, seat, again_late, spoke >= 0, rules)
            says += more
            parts.append(found)
    return Choice(seat, "say", says, parts)


def _candidates(state: Announcing, seat: Seat, rules: LungauRules) -> Iterator[Say]:
    """Everything that a player could try to say."""
    yield gut(seat, rules.announcing.gut_word.value)
    if may_announce_praemien(state, rules):
        yield from announcement_rights.announcement_says(seat, rules.announcing.announceable.value).values()
    for chain in state.chains:
        yield from doubling.candidates(chain.claim, seat, state.game.sides)


def _examine(state: Announcing, say: Say, rules: LungauRules) -> Finding:
    word = rules.announcing.gut_word
    if say.step is None:
        return Finding(
            None if say == gut(say.seat, word.value) else message("{word} is said alone", word=word.value),
            (word.clause,),
        )
    if say.step is not Step.ANNOUNCE:
        return doubling.examine(state, say, say.step, rules)
    if say.item != ICH_BIN_PARTNER and not may_announce_praemien(state, rules):
        late = (rules.announcing.praemien_circuits.clause, rules.announcing.at_first_opportunity.clause)
        return Finding(message("Prämien are announced in the first turn only"), late)
    item = say.item if say.of is None else f"{say.item} of {say.of}"  # nobody announces for somebody else
    return announcement_rights.examine(
        announcement_rights.speaker_standing(state, say.seat, state.game.sides, rules), item, rules
    )


def _closed(state: Announcing, seat: Seat, rules: LungauRules) -> State:
    spoke = (*state.spoke[:seat], state.turn, *state.spoke[seat + 1 :])
    turn = state.turn + 1
    if state.quiet is not None:
        quiet = state.quiet | {seat}
        over = len(quiet) == len(state.order)
        return _play(state, rules) if over else state._replace(turn=turn, spoke=spoke, quiet=quiet)
    ends = rules.announcing.last_guts
    if ends is not None:
        said = max(chain.moments[-1] for chain in state.chains)
        over = state.turn - said >= (ends.value or 0)
        return _play(state, rules) if over else _at_turn(state, turn, spoke, stirred=False)
    if turn % len(state.order):
        return _at_turn(state, turn, spoke, stirred=state.stirred)
    if not state.stirred:
        return _play(state, rules)
    closed = _at_turn(state, turn, spoke, stirred=False)
    return closed if rules.announcing.doublings_in_circuits.value else closed._replace(quiet=frozenset())


def _at_turn(state: Announcing, turn: int, spoke: tuple[int, ...], *, stirred: bool) -> Announcing:
    return Announcing(
        game=state.game,
        exchange=state.exchange,
        hands=state.hands,
        order=state.order,
        turn=turn,
        spoke=spoke,
        chains=state.chains,
        stirred=stirred,
    )


def _play(state: Announcing, rules: LungauRules) -> State:
    factors = state.game.contract.terms
    paid = factors.unplayed_in_silence if isinstance(factors, Factors) else None
    if paid is not None and paid.value and _is_silent(state):
        return Unplayed(state.game, state.exchange, state.chains)
    return play.begin(state.game, state.exchange, state.hands, state.chains, rules)


def _is_silent(state: Announcing) -> bool:
    """Whether nothing was announced but by the bid, and nothing doubled."""
    return not any(chain.doubled or (chain.item != SPIEL and not chain.claim.contained) for chain in state.chains)
