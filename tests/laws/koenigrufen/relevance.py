"""What each clause of Tarock-Königrufen is about: where a deal has nothing of that, no decision rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.laws.koenigrufen.strategies import Course
from tests.laws.relevance import Only, numbers

from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.state import Calling, Chain
from tarock_second_opinion.koenigrufen.announcing import BIRD_CARDS
from tarock_second_opinion.koenigrufen.game import BESSER, CALLING, EXCHANGING_THREE, WANTED_TRICKS

_SOLOS: Final = ("Solo", "Solo Dreier")
_NEGATIVE: Final = tuple(WANTED_TRICKS)


def _contract(course: Course) -> str:
    """What was played or given up, or called for."""
    found = [state.contract.name for state in course.states if isinstance(state, Calling)]
    return found[0] if found else course.contract


def _is(*names: str) -> Callable[[Course], bool]:
    return lambda course: _contract(course) in names


def _has_five(course: Course) -> bool:
    return course.dealt.seating.players == 5


def _has_talk(course: Course) -> bool:
    return any(isinstance(state, Announcing) for state in course.states)


def _is_from_talon(course: Course) -> bool:
    return any(state.game is not None and state.game.from_talon for state in course.states)


def _chains(course: Course) -> tuple[Chain, ...]:
    """What was announced and doubled in a game with a declarer that was played."""
    return course.contest.chains if course.is_played and course.game is not None else ()


def _announced(*items: str) -> Callable[[Course], bool]:
    return lambda course: any(chain.item in items and chain.item != "Spiel" for chain in _chains(course))


def _steps(number: int) -> Callable[[Course], bool]:
    return lambda course: any(len(chain.doubled) >= number for chain in _chains(course))


def _scored(name: str, *, announced: bool | None = None) -> Callable[[Course], bool]:
    return lambda course: any(
        item.name == name and (announced is None or item.announced is announced) for item in course.items
    )


def _silent_price(name: str) -> Callable[[Course], bool]:
    """Whether a silent Bonus was scored, or an announced one failed that costs what a silent one does."""
    return lambda course: any(
        item.name == name
        and (not item.announced or (not item.won and course.chosen["failed-announcement-value"] == "silent"))
        for item in course.items
    )


def _may_leave(course: Course) -> bool:
    """Whether a part of the Stock may be left to the opponents."""
    some = course.chosen["sechserdreier-takes"] == "any-number"
    return _contract(course) in (*EXCHANGING_THREE, *(("Sechserdreier",) if some else ()))


def _has_failed(course: Course) -> bool:
    return any(item.announced and not item.won for item in course.items)


BONI: Final = ("Trull", "Könige", "König ultimo", "Valat", *BIRD_CARDS)

ONLY: Final[Sequence[Only[Course]]] = (
    Only("five at the table", _has_five, numbers("KOE", BIDDING="29", SETTLING="56")),
    Only(
        "Trischaken",
        _is("Trischaken"),
        numbers(
            "KOE",
            TRISCHAKEN="1 2 3 4 5 6",
            COUNTING="12 28",
            TALON="11",
            ANNOUNCING="34 36",
            SETTLING="57 58 59 60 61 62",
        ),
    ),
    Only(
        "a game with a declarer",
        lambda course: _contract(course) != "Trischaken",
        numbers("KOE", COUNTING="13 14", SETTLING="15 42 47 48 49 50 51"),
    ),
    Only("a round of announcements", _has_talk, numbers("KOE", ANNOUNCING="2 3 4 5 6 20 21 22 24 25 26 27 29 30 35")),
    Only(
        "a negative contract with a declarer",
        _is(*_NEGATIVE),
        numbers("KOE", PLAY="3 21 22", COUNTING="15 16 17 18 19 29", TALON="10", CALLING="20", ANNOUNCING="15 33"),
    ),
    Only("a negative contract", _is(*_NEGATIVE, "Trischaken"), numbers("KOE", PLAY="13 14")),
    Only("a Piccolo", _is("Piccolo"), numbers("KOE", COUNTING="15", SETTLING="2")),
    Only("a Zwiccolo", _is("Zwiccolo"), numbers("KOE", COUNTING="16", SETTLING="3")),
    Only("a Bettel", _is("Bettel"), numbers("KOE", COUNTING="17", SETTLING="5")),
    Only("a Piccolo Ouvert", _is("Piccolo Ouvert"), numbers("KOE", COUNTING="18", SETTLING="8", PLAY="22")),
    Only("a Bettel Ouvert", _is("Bettel Ouvert"), numbers("KOE", COUNTING="19", SETTLING="10", PLAY="21")),
    Only("an Ouvert", _is("Piccolo Ouvert", "Bettel Ouvert"), numbers("KOE", PLAY="23")),
    Only("a Rufer", _is("Rufer"), numbers("KOE", CALLING="1", TALON="1", SETTLING="1")),
    Only("a Rufer or Solo", _is("Rufer", "Solo"), numbers("KOE", TALON="27")),
    Only(
        "a Solo",
        _is("Solo"),
        numbers("KOE", CALLING="2 9", TALON="7", COUNTING="23 24 25", SETTLING="4 36 54"),
    ),
    Only(
        "a Besser Rufer",
        _is("Besser Rufer"),
        numbers("KOE", CALLING="3", TALON="2 24 25", SETTLING="6 55", ANNOUNCING="17"),
    ),
    Only("a Dreier", _is("Dreier"), numbers("KOE", CALLING="16", TALON="3", SETTLING="7")),
    Only(
        "a Besser Dreier", _is("Besser Dreier"), numbers("KOE", CALLING="17", TALON="4", SETTLING="11", ANNOUNCING="18")
    ),
    Only("a Besser contract", _is(*BESSER), numbers("KOE", ANNOUNCING="17 18 19")),
    Only("a Solo Dreier", _is("Solo Dreier"), numbers("KOE", CALLING="18", TALON="8", COUNTING="26", SETTLING="12 37")),
    Only("a solo game", _is(*_SOLOS), numbers("KOE", SETTLING="36 37")),
    Only(
        "a Sechserdreier",
        _is("Sechserdreier"),
        numbers("KOE", CALLING="15", TALON="5 6 16 23 28", COUNTING="21", SETTLING="13 14 40 53"),
    ),
    Only(
        "a Farbensolo",
        _is("Farbensolo"),
        numbers(
            "KOE",
            CALLING="19",
            TALON="9",
            COUNTING="14 27",
            SETTLING="9",
            PLAY="2 15 16 17 18 19 20",
            BONUSES="2 42",
            ANNOUNCING="16",
        ),
    ),
    Only(
        "a set of the Stock that is taken",
        _is(*EXCHANGING_THREE),
        numbers("KOE", TALON="13 14 15", COUNTING="20"),
    ),
    Only("a part of the Stock that is left", _may_leave, numbers("KOE", COUNTING="22")),
    Only(
        "an untouched Stock that counts",
        _is(*_SOLOS, "Farbensolo"),
        numbers("KOE", TALON="7 8 9 29", COUNTING="23 24 25 26 27"),
    ),
    Only("a called König", _is(*CALLING), numbers("KOE", CALLING="1 2 3 4 6 10 11", BONUSES="28 29 30")),
    Only("a called König in the Stock", _is_from_talon, numbers("KOE", BONUSES="10", COUNTING="24", SETTLING="54 55")),
    Only("a game that may be given up with a Vogel", _is("Besser Rufer"), numbers("KOE", SETTLING="55")),
    Only("an announced Bonus", _announced(*BONI), numbers("KOE", SETTLING="35")),
    Only("a failed announcement", _has_failed, numbers("KOE", BONUSES="33 34 35 36")),
    Only("an announced Trull", _announced("Trull"), numbers("KOE", SETTLING="17", BONUSES="6")),
    Only("announced 4 Könige", _announced("Könige"), numbers("KOE", SETTLING="19", BONUSES="7")),
    Only("an announced Pagat", _announced("Pagat"), numbers("KOE", SETTLING="21", PLAY="25")),
    Only("an announced Uhu", _announced("Uhu"), numbers("KOE", SETTLING="23", PLAY="26 30")),
    Only("an announced Kakadu", _announced("Kakadu"), numbers("KOE", SETTLING="25", PLAY="27 31")),
    Only("an announced Marabu", _announced("Marabu"), numbers("KOE", SETTLING="27", PLAY="28 32")),
    Only(
        "an announced König Ultimo",
        _announced("König ultimo"),
        numbers("KOE", SETTLING="29", PLAY="29", BONUSES="32 44"),
    ),
    Only("an announced card", _announced("König ultimo", *BIRD_CARDS), numbers("KOE", PLAY="33 34")),
    Only("an announced Valat", _announced("Valat"), numbers("KOE", SETTLING="34", BONUSES="38")),
    Only("a Valat", _scored("Valat"), numbers("KOE", SETTLING="33 34 38 39 40 41")),
    Only("a Mondfang", _scored("Mondfang"), numbers("KOE", SETTLING="31")),
    Only("a Sküsfang", _scored("Sküsfang"), numbers("KOE", SETTLING="32")),
    Only("a called König won by the opponents", _scored("Königfang"), numbers("KOE", SETTLING="30")),
    *(
        Only(f"a silent {name}", _silent_price(name), numbers("KOE", SETTLING=number))
        for name, number in (
            ("Trull", "16"),
            ("Könige", "18"),
            ("Pagat", "20"),
            ("Uhu", "22"),
            ("Kakadu", "24"),
            ("Marabu", "26"),
            ("König ultimo", "28"),
        )
    ),
    Only("Hirschkontra", _steps(4), numbers("KOE", SETTLING="44 46")),
    Only("Mordkontra", _steps(5), numbers("KOE", SETTLING="45")),
)
