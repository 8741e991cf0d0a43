"""Mistakes in the round of announcements."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import Say, Step
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import announcing, doubling, doubling_ladder
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Choice, Claim, Sides, State
from tarock_language.message import message


@bug(BugKind.LADDERS, "announcing")
def a_bonus_is_doubled_twice_at_most(engine: WrongEngine) -> None:
    """There is a Subkontra to the game alone; a Bonus is doubled no further after the Rekontra."""

    def wrong(right: Callable[..., Finding], doubler: KoenigrufenDoubler, step: Step, rules: KoenigrufenRules) -> Any:
        found = right(doubler, step, rules)
        too_far = not doubler.game and step > Step.REKONTRA
        return found._replace(against=message("doubling goes no further")) if too_far else found

    engine.instead(doubling_ladder.examine, wrong)


@bug(BugKind.LADDERS, "announcing")
def the_declarers_side_answers_every_kontra(engine: WrongEngine) -> None:
    """Rekontra is the declarer's side's to say, also to the Kontra that it has given the opponents itself."""

    def wrong(right: Callable[..., KoenigrufenDoubler], sides: Sides, claim: Claim, seat: Seat, **told: bool) -> Any:
        found = right(sides, claim, seat, **told)
        answers = sides.of(seat) is Side.DECLARER
        return found._replace(own_side=answers) if found.said and found.of_foes else found

    engine.instead(doubling_ladder.doubler_of, wrong)


@bug(BugKind.LADDERS, "announcing")
def kontra_comes_in_the_next_turn_or_never(engine: WrongEngine) -> None:
    """Whoever has closed a turn since something was announced cannot say Kontra to it any more."""

    def is_too_late(state: Announcing, chain: Chain) -> bool:
        return chain.moments[0] < state.turns - len(state.round.order)

    def is_missed(state: Announcing, say: Any) -> bool:
        chains = [chain for chain in state.chains if (chain.item, chain.of) == (say.item, say.of)]
        return say.step is Step.KONTRA and any(is_too_late(state, chain) for chain in chains)

    def fewer(right: Callable[..., Any], state: Announcing, rules: KoenigrufenRules) -> Any:
        return tuple(
            Choice(
                choice.seat,
                choice.deed,
                tuple(act for act in choice.actions if not is_missed(state, act)),
                choice.parts,
            )
            if choice.deed == "say"
            else choice
            for choice in right(state, rules)
        )

    def wrong(right: Callable[..., Any], state: Announcing, say: Say, due: Grounds, rules: KoenigrufenRules) -> Any:
        return (
            Objection(message("it is too late for that"), due)
            if is_missed(state, say)
            else right(state, say, due, rules)
        )

    engine.instead(announcing.choices, fewer)
    engine.instead(doubling.objection, wrong)


@bug(BugKind.LADDERS, "announcing")
def a_doubling_goes_to_the_first_who_announced_it(engine: WrongEngine) -> None:
    """Where both sides have announced the same Bonus, every doubling of it is entered to the earlier announcement."""

    def wrong(right: Callable[..., Any], chains: tuple[Chain, ...], say: Say, now: int) -> Any:
        first = next((chain for chain in chains if chain.item == say.item), None)
        return right(chains, say, now) if first is None else (chains.index(first), _with_step(first, say.seat))

    engine.instead(doubling.doubled, wrong)


@bug(BugKind.LATE, "announcing")
def a_turn_with_a_doubling_alone_is_a_pass(engine: WrongEngine) -> None:
    """The last of three passes may be a turn in which somebody has said Kontra; then nobody can answer it."""

    def wrong(right: Callable[..., State], state: Announcing, say: Say, rules: KoenigrufenRules) -> Any:
        found = right(state, say, rules)
        if isinstance(found, Announcing) and say.step not in (None, Step.ANNOUNCE):
            return found._replace(silent=state.silent)
        return found

    engine.instead(announcing.after, wrong)


@bug(BugKind.UNSEEN, "announcing")
def a_partners_rekontra_is_entered_under_the_announcer(engine: WrongEngine) -> None:
    """The Rekontra to a Bonus is told as the announcer's own, although the partner has said it."""

    def wrong(right: Callable[..., Claim], claim: Claim, seat: Seat) -> Claim:
        answered = len(claim.doubled) == Step.REKONTRA - 1 and claim.of is not None
        return right(claim, claim.of if answered else seat)

    engine.instead(doubling._with_step, wrong)  # noqa: SLF001 - the one place that enters a step


def _with_step(chain: Chain, seat: Seat) -> Chain:
    """What was announced, with one more step."""
    return Chain(chain.claim._replace(doubled=(*chain.claim.doubled, seat)), chain.moments)
