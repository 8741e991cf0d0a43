"""Mistakes in the auction."""

from tarock_conformance.bugs.frame import BugKind, WrongEngine, bug


@bug(BugKind.SEATS, "bidding")
def vorhand_sits_in_the_first_seat(engine: WrongEngine) -> None:
    """At a table of four Vorhand is taken to sit in the first seat, whoever deals."""
    engine.asked("may_bid", lambda question: question | {"dealer": 3} if question["players"] == 4 else question)
