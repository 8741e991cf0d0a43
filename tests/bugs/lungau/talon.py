"""Mistakes about the Talon and what is laid away."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import discarding
from tarock_engine.contracts import TalonUse
from tarock_engine.lungau import view
from tarock_engine.state import Played, Playing


@bug(BugKind.MEETING, "talon")
def all_six_lie_face_down(engine: WrongEngine) -> None:
    """In a Sechserdreier trumps that have to be laid away lie face down like the Talon that was taken up unseen."""

    def face_up_cards(right: Any, contract: Any, rules: Any) -> Any:
        return 0 if contract.talon.value is TalonUse.WHOLE else right(contract, rules)

    engine.instead(discarding.face_up_cards, face_up_cards)


@bug(BugKind.LATE, "talon")
def a_trump_may_go_when_the_others_just_suffice(engine: WrongEngine) -> None:
    """Trumps may be laid away where no more other cards are left than have to go, although these suffice."""

    def as_few(right: Any, state: Any, left: Any, rules: Any) -> Any:
        others = left & ~discarding.last_resort(state.game.contract, rules)
        return left if others.bit_count() == state.missing else right(state, left, rules)

    engine.instead(discarding.as_few, as_few)


@bug(BugKind.UNSEEN, "talon")
def open_discards_are_forgotten_in_play(engine: WrongEngine) -> None:
    """From the first card on the opponents no longer know the trumps of the declarer's hand that he laid away open."""

    def seen(right: Any, state: Any, dealt: Any, seat: Any, rules: Any) -> Any:
        cards, grounds = right(state, dealt, seat, rules)
        if not isinstance(state, Playing | Played) or state.game is None or seat == state.game.declarer:
            return cards, grounds
        return cards & ~(state.exchange.face_up & dealt.hands[state.game.declarer]), grounds

    engine.instead(view.seen, seen)
