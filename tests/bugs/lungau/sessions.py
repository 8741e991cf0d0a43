"""Mistakes from deal to deal."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import sessions
from tarock_engine.seating import further


@bug(BugKind.SEATS, "sessions")
def the_deal_passes_on_among_four(engine: WrongEngine) -> None:
    """At a table of five the deal passes on as if there were four seats, so that the fifth player never deals."""

    def dealer_after(right: Any, players: int, rules: Any, *, previous: Any = None, **others: Any) -> Any:
        seat, grounds = right(players, rules, previous=previous, **others)
        if players == 5 and previous is not None and seat != previous:
            seat = further(previous, 1, 4)
        return seat, grounds

    engine.instead(sessions.dealer_after, dealer_after)


@bug(BugKind.UNSEEN, "sessions")
def the_last_dealer_sits_out(engine: WrongEngine) -> None:
    """Asked who deals next among five, it names the dealer of the last deal as the one who sits out."""

    def answered(question: Told, answer: Told) -> Told:
        previous = question.get("previous")
        return answer if question["players"] == 4 or previous is None else answer | {"sits_out": previous}

    engine.answered("next_dealer", answered)
