"""What each clause of Zwanzigerrufen is about: where a deal has nothing of that, no decision rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.laws.relevance import Only, numbers
from tests.laws.zwanzigerrufen.strategies import Course

from tarock_engine.state import Chain


def _is(*names: str) -> Callable[[Course], bool]:
    return lambda course: not course.is_thrown_in and course.contract in names


def _named(*names: str) -> Callable[[Course], bool]:
    """Whether a game was announced, be it played or displaced by another."""
    return lambda course: any(name in names for _, name in course.announced_games)


def _chains(course: Course) -> tuple[Chain, ...]:
    return () if course.is_thrown_in else course.contest.chains


def _announced(*items: str) -> Callable[[Course], bool]:
    return lambda course: any(chain.item in items and chain.item != "Spiel" for chain in _chains(course))


def _is_doubled(course: Course) -> bool:
    return any(chain.doubled for chain in _chains(course))


def _is_twice(course: Course) -> bool:
    """Whether some bonus was announced more than once."""
    said = [chain.item for chain in _chains(course) if chain.item != "Spiel"]
    return len({*said}) < len(said)


def _has_failed(course: Course) -> bool:
    return not course.is_thrown_in and any(item.announced and not item.won for item in course.items)


def _scored(name: str, *, announced: bool | None = None) -> Callable[[Course], bool]:
    return lambda course: (
        not course.is_thrown_in
        and any(item.name == name and (announced is None or item.announced is announced) for item in course.items)
    )


def _is_played(course: Course) -> bool:
    return not course.is_thrown_in


SOLOS: Final = ("Farbensolo", "Solo")

ONLY: Final[Sequence[Only[Course]]] = (
    Only("throwing in", lambda course: course.is_thrown_in, numbers("ZWA", SETTLING="30")),
    Only("a deal that is played", _is_played, numbers("ZWA", PLAY="3 24", SETTLING="22", COUNTING="10")),
    Only(
        "a normal game that is played",
        _is("Normalspiel"),
        numbers("ZWA", COUNTING="11", SETTLING="1 9 10 23", PLAY="4 15"),
    ),
    Only("a Solo", _is("Solo"), numbers("ZWA", COUNTING="13", SETTLING="3 12 17 27", PLAY="16")),
    Only(
        "a Farbensolo",
        _is("Farbensolo"),
        numbers(
            "ZWA",
            COUNTING="12",
            SETTLING="2 11 18",
            PLAY="2 12 13 14 18 19 21 22",
            BONUSES="14 28 30",
        ),
    ),
    Only("a solo game that is played", _is(*SOLOS), numbers("ZWA", PLAY="27", SETTLING="24 25")),
    Only(
        "a Farbensolo that was announced",
        _named("Farbensolo"),
        numbers("ZWA", CALLING="9", ANNOUNCING="18", SETTLING="28", BONUSES="29"),
    ),
    Only("a Solo that was announced", _named("Solo"), numbers("ZWA", CALLING="10")),
    Only("an announced Absolut", _announced("Absolut"), numbers("ZWA", SETTLING="5", BONUSES="4 5")),
    Only(
        "an announced Pagat Ultimo",
        _announced("Pagat"),
        numbers("ZWA", SETTLING="7", BONUSES="8 9 10", PLAY="23"),
    ),
    Only("an announced Absolut or Pagat Ultimo", _announced("Absolut", "Pagat"), numbers("ZWA", SETTLING="5 7 8")),
    Only("an announced Valat", _announced("Valat"), numbers("ZWA", SETTLING="10", BONUSES="16 18 35 36")),
    Only("a Valat", _scored("Valat"), numbers("ZWA", SETTLING="9 10 11 12", BONUSES="17 18")),
    Only("a failed announcement", _has_failed, numbers("ZWA", SETTLING="16")),
    Only("a bonus announced more than once", _is_twice, numbers("ZWA", BONUSES="32 33")),
    Only("something doubled", _is_doubled, numbers("ZWA", SETTLING="19 20 21")),
    Only("a Trull", _scored("Trull"), numbers("ZWA", SETTLING="13")),
    Only("4 Könige", _scored("Könige"), numbers("ZWA", SETTLING="14")),
    Only("a caught Mond", _scored("Mondfang"), numbers("ZWA", SETTLING="15", BONUSES="25 26")),
    Only("a silent Absolut", _scored("Absolut", announced=False), numbers("ZWA", SETTLING="4")),
    Only("a silent Pagat Ultimo", _scored("Pagat", announced=False), numbers("ZWA", SETTLING="6 31")),
    Only("a made silent Valat", _scored("Valat", announced=False), numbers("ZWA", SETTLING="9")),
)
