"""Fahren in Lungauer Königrufen: the round of Kontras before it, and what each pair of players pays after it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tarock_engine import play
from tarock_engine.actions import Double, Say, Step
from tarock_engine.cards import Mask
from tarock_engine.lungau.play import FAHREN, dealer_in_fahren, with_dealer
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import KontraRound
from tarock_engine.refusals import Finding
from tarock_engine.ruling import ClauseId, Grounds, Objection, in_words
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Choice, Contest, Dealt, Doubling, Exchange, Playing, State
from tarock_language.message import message


@in_words("Fahren is played, after a round of Kontras")
def begin(dealt: Dealt, rules: LungauRules) -> State:
    before = KontraRound(dealt=dealt, turn=0, spoke=tuple(-2 for _ in dealt.hands), said=())
    return before if rules.trischaken.kontra_allowed.value else _play(before, rules)


def kontra_speaker(state: KontraRound, rules: LungauRules) -> Seat:
    """The seat in turn, Vorhand first."""
    order = speakers(state.dealt.seating, rules)
    return order[state.turn % len(order)]


def speakers(seating: Seating, rules: LungauRules) -> tuple[Seat, ...]:
    """The speakers of the round in order, with a dealer of five, whose hand is the Talon."""
    return with_dealer(seating, rules.trischaken.dealer_speaks_at.value, rules)


def choices(state: KontraRound, rules: LungauRules) -> tuple[Choice, ...]:
    """What the player in turn may say."""
    seat = kontra_speaker(state, rules)
    found = [(word, _examine(state, word, rules)) for word in _candidates(state, seat, rules)]
    allowed = tuple(word for word, finding in found if not finding.against)
    return (Choice(seat, "say", allowed, [_turn_grounds(state, rules), *(f.grounds for _, f in found)]),)


def refused(state: KontraRound, rules: LungauRules) -> Iterator[tuple[Double | Say, Objection]]:
    """What the player in turn may not say."""
    for word in _candidates(state, kontra_speaker(state, rules), rules):
        found = _examine(state, word, rules).objection
        if found is not None:
            yield word, found


def objection(state: KontraRound, said: Double | Say, rules: LungauRules) -> Objection | None:
    """The reason why ``said`` is not allowed; None if it is."""
    if said.seat != kontra_speaker(state, rules):
        return Objection(
            message("seat {seat} has to speak", seat=kontra_speaker(state, rules)), _turn_grounds(state, rules)
        )
    return _examine(state, said, rules).objection


def after(state: KontraRound, said: Double | Say, rules: LungauRules) -> State:
    """The round after another utterance; ``Gut!`` closes the turn."""
    if isinstance(said, Say):
        return state
    if said.step is not None:
        doubling = Doubling(seat=said.seat, step=int(said.step), to=said.to, moment=state.turn)
        return dataclasses.replace(state, said=(*state.said, doubling), stirred=True)
    order = speakers(state.dealt.seating, rules)
    spoke = tuple(state.turn if seat == said.seat else last for seat, last in enumerate(state.spoke))
    turn = state.turn + 1
    if turn % len(order):
        return dataclasses.replace(state, turn=turn, spoke=spoke)
    if state.stirred and rules.settling.kontra_binds.value.answered:
        return dataclasses.replace(state, turn=turn, spoke=spoke, stirred=False)
    return _play(state, rules)


def _play(state: KontraRound, rules: LungauRules) -> Playing:
    dealt = state.dealt
    contest = Contest.without_declarer(dealt, Exchange(), FAHREN, state.said)
    leader = dealt.seating.active[rules.trischaken.leads.value]
    return play.begin(contest, fahren_hands(dealt, rules), leader, rules)


def fahren_hands(dealt: Dealt, rules: LungauRules) -> tuple[Mask, ...]:
    """The hands for Fahren; a dealer without cards takes the Talon, if the rules say so."""
    held, dealer = list(dealt.hands), dealer_in_fahren(dealt.seating, rules)
    if dealer is not None:
        held[dealer] = dealt.talon
    return tuple(held)


def _candidates(state: KontraRound, seat: Seat, rules: LungauRules) -> Iterator[Double | Say]:
    yield Double(seat, None)
    yield Double(seat, Step.KONTRA)
    yield from dict.fromkeys(
        Double(seat, Step(doubling.step + 1), doubling.seat)
        for doubling in state.said
        if doubling.step < Step.SUPERKONTRA and doubling.seat != seat and doubling.to in (None, seat)
    )
    for item in rules.announcing.announceable.value:
        yield Say(seat, Step.ANNOUNCE, item)


def _examine(state: KontraRound, said: Double | Say, rules: LungauRules) -> Finding:
    if isinstance(said, Say):
        without = rules.bonuses.none_in_fahren
        return Finding(message("Fahren knows no Prämien") if without.value else None, (without.clause,))
    kontra = rules.trischaken.kontra_allowed
    dealer = said.seat == state.dealt.seating.sits_out
    grounds: Grounds = (kontra.clause, *((rules.trischaken.dealer_says_kontra.clause,) if dealer else ()))
    if said.step is None:
        return Finding(None if said.to is None else message("Gut! is said alone"), grounds)
    if said.step is Step.KONTRA:
        if dealer and not rules.trischaken.dealer_says_kontra.value:
            return Finding(message("the dealer has no Kontra"), grounds)
        late = state.spoke[said.seat] >= 0 or any(
            doubling.seat == said.seat and doubling.step == 1 for doubling in state.said
        )
        late = late or said.to is not None
        return Finding(message("Kontra is said in the first turn, once") if late else None, grounds)
    return _examine_answer(state, said, rules)


def _examine_answer(state: KontraRound, said: Double, rules: LungauRules) -> Finding:
    """Whether a doubling may be answered, which only a reading allows in Fahren."""
    binds = rules.settling.kontra_binds
    grounds: tuple[ClauseId, ...] = (binds.clause,)
    if not binds.value.answered:
        return Finding(message("a Kontra in Fahren is not answered"), grounds)
    answered = [
        doubling
        for doubling in state.said
        if doubling.seat == said.to and doubling.step == (said.step or 0) - 1 and doubling.to in (None, said.seat)
    ]
    if not answered or said.to == said.seat or (said.step or 0) > Step.SUPERKONTRA:
        return Finding(message("there is nothing to answer"), grounds)
    if any((doubling.seat, doubling.step, doubling.to) == (said.seat, said.step, said.to) for doubling in state.said):
        return Finding(message("that has been said"), grounds)
    if state.spoke[said.seat] >= answered[-1].moment:
        return Finding(message("this had to be said at the first opportunity"), grounds)
    return Finding(None, grounds)


def _turn_grounds(state: KontraRound, rules: LungauRules) -> Grounds:
    own = rules.trischaken
    five = () if state.dealt.seating.sits_out is None else (own.dealer_says_kontra.clause, own.dealer_speaks_at.clause)
    kontras_only = (own.kontra_allowed.clause, rules.bonuses.none_in_fahren.clause, *five)
    return kontras_only if state.turn else (rules.bidding.begin_without_declarer.clause, *kontras_only)


@in_words("Each Kontra binds the pairs of its speaker")
def kontras_of_both(seat: Seat, other: Seat, said: tuple[Doubling, ...]) -> int:
    return len({seat, other} & {doubling.seat for doubling in said if doubling.step == Step.KONTRA})


@in_words("A Kontra binds the whole table, and two are the most")
def kontras_of_table(seat: Seat, other: Seat, said: tuple[Doubling, ...]) -> int:
    del seat, other
    return min(sum(doubling.step == Step.KONTRA for doubling in said), 2)


@in_words("Each Kontra binds the pairs of its speaker, each answer the pair of the two")
def steps_of_both(seat: Seat, other: Seat, said: tuple[Doubling, ...]) -> int:
    answers = sum({doubling.seat, doubling.to} == {seat, other} for doubling in said)  # a Kontra is to nobody
    return kontras_of_both(seat, other, said) + answers


def paying_seats(seating: Seating, rules: LungauRules) -> tuple[Seat, ...]:
    """The seats that settle with each other after Fahren."""
    has_part = dealer_in_fahren(seating, rules) is not None and rules.trischaken.dealer_settles.value
    return seating.everybody if has_part else seating.active
