"""Mistakes from deal to deal."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import sessions
from tarock_engine.rounds import Past
from tarock_engine.ruling import Grounds
from tarock_engine.seating import SEATS
from tarock_engine.sessions import SessionCourse
from tarock_engine.zwanzigerrufen import rounds
from tarock_engine.zwanzigerrufen.rounds import Left
from tarock_engine.zwanzigerrufen.rules import DoppelteRunde


@bug(BugKind.SEATS, "sessions")
def vorhand_of_a_session_begins_in_the_first_seat(engine: WrongEngine) -> None:
    """The Vorhand of a session's deals is counted from seat 0 on, whoever has dealt the first of them."""

    def course(right: Callable[..., SessionCourse], players: int, *given: Any, **named: Any) -> SessionCourse:
        found = right(players, *given, **named)
        rows = [deal._replace(vorhand=SEATS[place % players]) for place, deal in enumerate(found.deals)]
        return found._replace(deals=tuple(rows))

    engine.instead(sessions.course, course)


@bug(BugKind.MEETING, "sessions")
def catch_within_a_round_uses_up_one_of_its_deals(engine: WrongEngine) -> None:
    """A Mond that is caught in a doubled deal leaves three more of them, that deal being counted with the new round."""

    def after(
        right: Callable[..., tuple[Left, Grounds]], left: Left, past: Past, of: DoppelteRunde
    ) -> tuple[Left, Grounds]:
        found, grounds = right(left, past, of)
        again = bool(left) and bool(past.events & of.triggers.value)
        return ((*found[:-1], found[-1] - 1) if again else found), grounds

    engine.instead(rounds._after, after)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.UNSEEN, "sessions")
def due_leaves_out_the_next_deal(engine: WrongEngine) -> None:
    """The doubled deals that are due are counted from the one after the next."""

    def course(right: Callable[..., SessionCourse], *given: Any, **named: Any) -> SessionCourse:
        found = right(*given, **named)
        return found._replace(due=max(found.due - 1, 0))

    engine.instead(sessions.course, course)
