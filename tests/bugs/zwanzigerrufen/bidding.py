"""Mistakes about solo games."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import Say
from tarock_engine.contracts import Contract
from tarock_engine.refusals import Finding
from tarock_engine.zwanzigerrufen import announcement_rights, announcing
from tarock_engine.zwanzigerrufen.announcing import Moment
from tarock_engine.zwanzigerrufen.names import SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.state import Announcing, Turns
from tarock_language.message import message


@bug(BugKind.SEATS, "bidding")
def solo_hands_the_turn_back_to_vorhand(engine: WrongEngine) -> None:
    """A solo game of another player closes his turn, and the round begins anew with Vorhand."""

    def displaced(
        right: Callable[..., Announcing], state: Announcing, say: Say, rules: ZwanzigerrufenRules
    ) -> Announcing:
        after = right(state, say, rules)
        anew = Moment(after.order, 0, Turns(after.turns.closed + 1))
        return announcing._round(after.game, after.chains, anew, rules) if after.place else after  # noqa: SLF001

    engine.instead(announcing._displaced, displaced)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.LATE, "bidding")
def solo_asks_for_a_tarock(engine: WrongEngine) -> None:
    """A player without any Tarock may not announce a Solo, because he has no trump to play it with."""

    def has_enough(right: Callable[..., bool], contract: Contract, number: int) -> bool:
        return right(contract, number) and not (contract.name == SOLO and number == 10)

    def examine_hand(right: Callable[..., Finding], contract: Contract, *, enough: bool) -> Finding:
        missing = contract.name == SOLO and not enough
        return Finding(message("a Solo needs a Tarock"), ()) if missing else right(contract, enough=enough)

    engine.instead(announcement_rights.has_enough, has_enough)
    engine.instead(announcement_rights.examine_hand, examine_hand)
