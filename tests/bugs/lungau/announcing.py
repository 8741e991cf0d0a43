"""Mistakes in the round of announcements."""

import dataclasses
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import Say, Step
from tarock_engine.lungau import announcing, doubling, doubling_ladder
from tarock_engine.lungau.state import Announcing


@bug(BugKind.SEATS, "announcing")
def the_second_circuit_begins_with_vorhand(engine: WrongEngine) -> None:
    """The declarer opens the round, but from the second circuit on the turns go from Vorhand."""

    def after(right: Any, state: Any, say: Any, rules: Any) -> Any:
        found = right(state, say, rules)
        if not isinstance(found, Announcing) or found.turn < len(found.order):
            return found
        return found._replace(order=found.game.dealt.seating.active)

    engine.instead(announcing.after, after)


@bug(BugKind.MEETING, "announcing")
def a_kontra_goes_to_the_first_of_that_name(engine: WrongEngine) -> None:
    """Where both sides announced the same Prämie every doubling of it goes to the one that was announced first."""

    def extended(right: Any, state: Any, say: Any, step: Any) -> Any:
        first = next((chain for chain in state.chains if chain.item == say.item), None)
        return right(state, dataclasses.replace(say, of=first.of) if first and step else say, step)

    engine.instead(doubling.extended, extended)


@bug(BugKind.LADDERS, "announcing")
def the_called_player_has_no_rekontra(engine: WrongEngine) -> None:
    """Only the declarer may say Rekontra to the game, not the called player."""

    def doubler_of(right: Any, sides: Any, claim: Any, seat: Any, rules: Any) -> Any:
        found = right(sides, claim, seat, rules)
        called = claim.of is None and found.said == 1 and seat == sides.partner
        return found._replace(own_side=False) if called else found

    engine.instead(doubling_ladder.doubler_of, doubler_of)


@bug(BugKind.LADDERS, "announcing")
def a_rekontra_is_never_too_late(engine: WrongEngine) -> None:
    """An announcer who has let a Kontra stand may still say Rekontra a circuit later."""

    def choice(right: Any, state: Any, seat: Any, rules: Any) -> Any:
        found = right(state, seat, rules)
        late = [
            Say(seat=seat, step=Step.REKONTRA, item=chain.item, of=seat)
            for chain in state.chains
            if chain.of == seat and len(chain.doubled) == 1 and state.spoke[seat] >= chain.moments[-1]
        ]
        return found._replace(actions=(*found.actions, *late))

    def is_too_late(right: Any, state: Any, chain: Any, step: Any, *others: Any) -> Any:
        return step is not Step.REKONTRA and right(state, chain, step, *others)

    engine.instead(announcing._choice, choice)  # noqa: SLF001 - the rule has no other name
    engine.instead(doubling._is_too_late, is_too_late)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.LATE, "announcing")
def the_last_word_of_a_circuit_is_not_heard(engine: WrongEngine) -> None:
    """What the last player of a circuit announces or doubles stands, but brings no further circuit to answer it."""

    def after(right: Any, state: Any, say: Any, rules: Any) -> Any:
        found = right(state, say, rules)
        last = say.step is not None and state.turn % len(state.order) == len(state.order) - 1
        return found._replace(stirred=state.stirred) if last else found

    engine.instead(announcing.after, after)
