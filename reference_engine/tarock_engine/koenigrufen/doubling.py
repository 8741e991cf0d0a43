"""What each player may double in Tarock-Königrufen, the words for it, and the state of the doublings after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_engine.actions import GUT, SPIEL, STEP_WORDS, Say, Step
from tarock_engine.contracts import Contract
from tarock_engine.koenigrufen import doubling_ladder
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing, Lineup
from tarock_engine.koenigrufen.terms import is_negative
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Chain, Claim, Game, Offer, Sides, last_said
from tarock_language.message import message

_GAME: Final = Claim(SPIEL, None, contained=False)


def is_doubled_by_each(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether each opponent doubles the game for himself: in a negative game, if the rules say so."""
    return is_negative(contract) and rules.announcing.negative_kontra.value.each_alone


def initial_chains(game: Game, rules: KoenigrufenRules) -> tuple[Chain, ...]:
    """The chains at the start: one for the game, or one for each opponent if each doubles for himself."""
    if not is_doubled_by_each(game.contract, rules):
        return (Chain(_GAME, (-1,)),)
    foes = [seat for seat in game.dealt.seating.active if seat != game.declarer]
    return tuple(Chain(_GAME._replace(of=seat), (-1,)) for seat in foes)


@remembered(1 << 15)
def doubling_offers(claim: Claim, lineup: Lineup, rules: KoenigrufenRules) -> tuple[Offer, ...]:
    """For each seat the doublings of a claim that it may say, and the clauses that decide it."""
    return tuple([_offer(claim, seat, lineup, rules) for seat in SEATS[: lineup.players]])


def _offer(claim: Claim, seat: Seat, lineup: Lineup, rules: KoenigrufenRules) -> Offer:
    if _is_anothers(claim, seat, lineup.sides):
        return (), ()
    doubler = doubling_ladder.doubler_of(lineup.sides, claim, seat, rules, negative=lineup.negative)
    steps, grounds = _open_steps(doubler, rules)
    return tuple([_doubling(seat, step, claim, rules) for step in steps]), grounds


@remembered(1 << 10)
def _open_steps(doubler: KoenigrufenDoubler, rules: KoenigrufenRules) -> tuple[tuple[Step, ...], Grounds]:
    """The steps that a player in this relation may say, and the clauses."""
    found = {step: doubling_ladder.examine(doubler, step, rules) for step in _steps(rules)}
    steps = tuple(step for step, finding in found.items() if not finding.against)
    return steps, merged([finding.grounds for finding in found.values()])


def _is_anothers(claim: Claim, seat: Seat, sides: Sides) -> bool:
    """Whether the claim is another opponent's game, where each opponent doubles the game for himself."""
    return claim.item == SPIEL and claim.of is not None and seat not in (claim.of, sides.declarer)


def _steps(rules: KoenigrufenRules) -> tuple[Step, ...]:
    return tuple(Step(number) for number in range(1, len(rules.announcing.steps) + 1))


@remembered(1 << 12)
def _doubling(seat: Seat, step: Step, claim: Claim, rules: KoenigrufenRules) -> Say:
    """A doubling of ``claim``; an opponent names no seat for the game that he doubles for himself."""
    word = rules.announcing.steps[step - 1]
    of = None if claim.item == SPIEL and seat == claim.of else claim.of
    return Say(seat=seat, step=step, item=claim.item, of=of, word=None if STEP_WORDS.get(step) == word else word)


def candidates(claim: Claim, seat: Seat, sides: Sides, rules: KoenigrufenRules) -> Iterator[Say]:
    """Every doubling of ``claim`` that this player could try."""
    if not _is_anothers(claim, seat, sides):
        for step in _steps(rules):
            yield _doubling(seat, step, claim, rules)


def objection(state: Announcing, say: Say, due: Grounds, rules: KoenigrufenRules) -> Objection | None:
    """The reason why a doubling is not allowed; None if it is. ``due`` are cited if only the words are wrong."""
    place, sides = _place_of(state.chains, say), state.game.sides
    if place is None or say.step is None:
        return _objection_to_unannounced(say, rules)
    claim = state.chains[place].claim
    if _is_anothers(claim, say.seat, sides):
        return Objection(
            message("the game is doubled by each opponent for himself"), (rules.announcing.negative_kontra.clause,)
        )
    doubler = doubling_ladder.doubler_of(sides, claim, say.seat, rules, negative=is_negative(state.game.contract))
    found = doubling_ladder.examine(doubler, say.step, rules).objection
    if found is not None:
        return found
    again = rules.announcing.kontra_after_gut
    if again is not None and has_been_heard(state, state.chains[place], rules):
        return Objection(message("the player has said {word} to this", word=GUT), (again.clause,))
    usual = _doubling(say.seat, say.step, claim, rules)
    return None if say == usual else Objection(message("this is said as '{words}'", words=usual.words), due)


def _objection_to_unannounced(say: Say, rules: KoenigrufenRules) -> Objection | None:
    """The reason why nobody may double a Bonus that nobody announced; None if the rules allow a Kontra to it."""
    only, bonus = rules.announcing.only_announced_doubled, say.item in rules.announcing.announceable.value
    if bonus and say.of is not None and say.step is Step.KONTRA and not only.value:
        return None
    return Objection(
        message("nobody announced {item}", item=say.item), (only.clause, rules.announcing.kontra_to_bonus.clause)
    )


def _place_of(chains: tuple[Chain, ...], say: Say) -> int | None:
    """The place of the chain that is doubled, or None; without a seat it is the speaker's chain for the game."""
    item, of = say.item, say.of
    account = say.seat if of is None and item == SPIEL else of
    for place, (claim, _) in enumerate(chains):
        if claim.item == item and claim.of in (of, account):
            return place
    return None


def doubled(chains: tuple[Chain, ...], say: Say, now: int) -> tuple[int, Chain]:
    """The place of the doubled chain, and this chain with the new step; it begins in turn ``now`` if there was none."""
    place = _place_of(chains, say)
    if place is None:
        return len(chains), Chain(Claim(item=say.item, of=say.of, contained=False, doubled=(say.seat,)), (now,))
    claim, moments = chains[place]
    return place, Chain(_with_step(claim, say.seat), (*moments, now))


def has_been_heard(state: Announcing, chain: Chain, rules: KoenigrufenRules) -> bool:
    """Whether the player in turn may not double any more in a house, as he closed a turn after the last step."""
    again, together = rules.announcing.kontra_after_gut, rules.announcing.is_doubled_together
    last = state.turns - len(state.round.order)
    is_silent = again is not None and not again.value and last >= 0
    return is_silent and last_said(chain, state.chains, together=together) <= last


@remembered(1 << 15)
def _with_step(claim: Claim, seat: Seat) -> Claim:
    """A claim with one more doubling."""
    return Claim(item=claim.item, of=claim.of, contained=claim.contained, doubled=(*claim.doubled, seat))
