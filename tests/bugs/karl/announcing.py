"""Mistakes in the round of announcements."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import KOENIG_ULTIMO, Say, Step
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract
from tarock_engine.karl import announcement_rights, announcing, doubling_ladder
from tarock_engine.karl.doubler import KarlDoubler
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing, Position
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Choice, Claim, Exchange, Game, Sides, State
from tarock_language.message import message


@bug(BugKind.SEATS, "announcing")
def round_goes_on_from_vorhand(engine: WrongEngine) -> None:
    """After the declarer it is Vorhand who speaks, and the others behind her, wherever the declarer sits."""

    def begin(
        right: Callable[..., State], game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: KarlRules
    ) -> State:
        state = right(game, exchange, hands, rules)
        if not isinstance(state, Announcing):
            return state
        others = [seat for seat in game.dealt.seating.active if seat != game.declarer]
        return state._replace(round=state.round._replace(order=(game.declarer, *others)))

    engine.instead(announcing.begin, begin)


@bug(BugKind.MEETING, "announcing")
def valat_pays_for_the_owed_vogel(engine: WrongEngine) -> None:
    """The declarer of an Auch-Rufer who has announced a Valat need not announce a Vogel any more."""

    def examine_gut(right: Callable[..., Finding], speaker: Position, rules: KarlRules) -> Finding:
        return right(speaker._replace(owed=announcement_rights.NONE) if speaker.limited else speaker, rules)

    engine.instead(announcement_rights.examine_gut, examine_gut)


@bug(BugKind.LADDERS, "announcing")
def no_retour_to_koenig_ultimo(engine: WrongEngine) -> None:
    """A Kontra to König ultimo cannot be answered with Retour."""

    def doubler_of(
        right: Callable[..., KarlDoubler],
        sides: Sides,
        claim: Claim,
        *others: Seat | Contract | KarlRules,
    ) -> KarlDoubler:
        found = right(sides, claim, *others)
        closed = claim.item == KOENIG_ULTIMO and bool(claim.doubled)
        return found._replace(said=found.said + 1) if closed else found

    engine.instead(doubling_ladder.doubler_of, doubler_of)


@bug(BugKind.LADDERS, "announcing")
def kontra_comes_too_late(engine: WrongEngine) -> None:
    """Whoever has closed a turn cannot say Kontra in a later one, unless somebody has announced in between."""

    def choices(right: Callable[..., tuple[Choice, ...]], state: Announcing, rules: KarlRules) -> tuple[Choice, ...]:
        found = right(state, rules)
        if state.here.open:
            return found
        return tuple(
            choice._replace(actions=tuple(say for say in choice.actions if not _is_kontra(say))) for choice in found
        )

    def objection(
        right: Callable[..., Objection | None], state: Announcing, say: Say, rules: KarlRules
    ) -> Objection | None:
        late = _is_kontra(say) and not state.here.open
        return right(state, say, rules) or (Objection(message("Kontra comes too late"), ()) if late else None)

    engine.instead(announcing.choices, choices)
    engine.instead(announcing.objection, objection)


def _is_kontra(say: object) -> bool:
    return isinstance(say, Say) and say.step is Step.KONTRA


@bug(BugKind.LATE, "announcing")
def round_ends_with_the_declarers_gut(engine: WrongEngine) -> None:
    """The round is over when its turn comes back to the declarer and he says Gut! alone, whoever has yet to answer."""

    def after(right: Callable[..., State], state: Announcing, say: Say, rules: KarlRules) -> State:
        closing = say.step is None and state.place == 0 and state.turns > 0 and state.silent
        return right(state._replace(passes=len(state.round.order)) if closing else state, say, rules)

    engine.instead(announcing.after, after)
