"""Mistakes in calling a König."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import calling
from tarock_engine.actions import FOURTH
from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.contracts import Contract
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import WithTalon

_OTHERS = ~(1 << CARDS["K♣"])


@bug(BugKind.PAIRS, "calling")
def king_of_clubs_is_not_counted(engine: WrongEngine) -> None:
    """Whether three Könige are held is counted without the K♣, at which the loop over the suits stops."""

    def examine_call(
        right: Callable[..., Finding], king: Card | None, hand: Mask, contract: Contract, rules: WithTalon
    ) -> Finding:
        return right(king, hand & _OTHERS if king is None else hand, contract, rules)

    engine.instead(calling.examine_call, examine_call)


@bug(BugKind.UNSEEN, "calling")
def fourth_koenig_stays_unnamed(engine: WrongEngine) -> None:
    """The course of a deal never tells which König the words Vierter König have called."""

    def unnamed(question: Told, answer: Told) -> Told:
        done = question["actions"][: answer["accepted"]]
        said = any(act["do"] == "call" and act["what"] == FOURTH for act in done)
        return answer | {"called": None} if said else answer

    engine.answered("deal", unnamed)
