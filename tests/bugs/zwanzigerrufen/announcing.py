"""Mistakes in the round of announcements."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import SPIEL, Say, Step
from tarock_engine.refusals import Finding
from tarock_engine.seating import Seat
from tarock_engine.state import Claim, Sides
from tarock_engine.zwanzigerrufen import announcing, doubling_ladder
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.state import Announcing, Turns
from tarock_language.message import message

_Course = Callable[..., Announcing]
_Doublers = Callable[..., ZwanzigerrufenDoubler]


@bug(BugKind.MEETING, "announcing")
def lapsed_bonus_is_not_said_anew(engine: WrongEngine) -> None:
    """Whoever announced a bonus before a solo game displaced the normal one has announced it already."""

    def remembering(after: Announcing, before: Announcing) -> Announcing:
        said = zip(after.heard.by_place, before.heard.by_place, strict=True)
        heard = after.heard._replace(by_place=tuple([now | then for now, then in said]))
        return after._replace(heard=heard, here=after.here._replace(mine=heard.by_place[after.place]))

    def displaced(right: _Course, state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
        return remembering(right(state, say, rules), state)

    def worked_out(right: _Course, state: Announcing, rules: ZwanzigerrufenRules) -> Announcing:
        return remembering(right(state, rules), state)

    engine.instead(announcing._displaced, displaced)  # noqa: SLF001 - a mistake is made inside
    engine.instead(announcing.worked_out, worked_out)


@bug(BugKind.LADDERS, "announcing")
def bonuses_go_no_further_than_retour(engine: WrongEngine) -> None:
    """Supre and Resupre are there for the game alone."""

    def examine(
        right: Callable[..., Finding], doubler: ZwanzigerrufenDoubler, step: Step, rules: ZwanzigerrufenRules
    ) -> Finding:
        too_far = step > 2 and not doubler.game
        return Finding(message("a bonus is doubled no further"), ()) if too_far else right(doubler, step, rules)

    engine.instead(doubling_ladder.examine, examine)


@bug(BugKind.LADDERS, "announcing")
def retour_to_a_bonus_is_its_announcers(engine: WrongEngine) -> None:
    """A Kontra to a bonus is answered by whoever announced it, and not by his partner."""

    def doubler_of(
        right: _Doublers, claim: Claim, seat: Seat, sides: Sides, *rest: object, late: bool
    ) -> ZwanzigerrufenDoubler:
        found = right(claim, seat, sides, *rest, late=late)
        others = claim.item != SPIEL and len(claim.doubled) == 1 and claim.of != seat
        return found._replace(answers=False) if others else found

    engine.instead(doubling_ladder.doubler_of, doubler_of)


@bug(BugKind.LADDERS, "announcing")
def supre_to_a_solo_is_that_of_the_kontra(engine: WrongEngine) -> None:
    """In a solo game Supre is said by the opponent who said Kontra, and by neither of the two others."""

    def doubler_of(
        right: _Doublers, claim: Claim, seat: Seat, sides: Sides, *rest: object, late: bool
    ) -> ZwanzigerrufenDoubler:
        found = right(claim, seat, sides, *rest, late=late)
        alone = claim.item == SPIEL and sides.partner is None
        others = alone and len(claim.doubled) == 2 and claim.doubled[0] != seat
        return found._replace(answers=False) if others else found

    engine.instead(doubling_ladder.doubler_of, doubler_of)


@bug(BugKind.LADDERS, "announcing")
def doubling_does_not_keep_the_round_going(engine: WrongEngine) -> None:
    """A turn in which somebody only doubles is counted with those of mere Weiter, after which the round is over."""

    def doubled(right: _Course, state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
        return right(state, say, rules)._replace(turns=state.turns)

    engine.instead(announcing._doubled, doubled)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.LATE, "announcing")
def fourth_weiter_is_all_that_is_left(engine: WrongEngine) -> None:
    """After three turns of mere Weiter the fourth player can only say Weiter too."""

    def has_said_enough(right: Callable[..., bool], turns: Turns, place: int, rules: ZwanzigerrufenRules) -> bool:
        return turns.silent == 3 or right(turns, place, rules)

    engine.instead(announcing._has_said_enough, has_said_enough)  # noqa: SLF001 - a mistake is made inside
