"""What each clause of Lungauer Königrufen is about: where a deal has nothing of that, no decision rests on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.laws.lungau.strategies import Course
from tests.laws.relevance import Only, numbers

from tarock_engine.actions import Share, Take
from tarock_engine.state import Chain
from tarock_second_opinion.lungau.bidding import CALLING, VOGERL

_SOLOS: Final = {"Solorufer", "Solodreier"}


def _is_game(course: Course, *names: str) -> bool:
    return course.game is not None and course.game.contract.name in names


def _has_five(course: Course) -> bool:
    return course.dealt.seating.players == 5


def _is_fahren(course: Course) -> bool:
    return course.game is None


def _is_from_talon(course: Course) -> bool:
    return course.game is not None and course.game.from_talon


def _has_half(course: Course) -> bool:
    return _is_game(course, *VOGERL, "Dreier")


def _is_given_up(course: Course) -> bool:
    return any(isinstance(action, Take) and action.share is Share.SCHLEIFEN for action in course.actions)


def _announced(course: Course, *items: str) -> list[Chain]:
    """The Prämien that were announced, the one of the bid among them."""
    if course.game is None or not course.is_played:
        return []
    return [chain for chain in course.contest.chains if chain.item in items]


_PRAEMIEN: Final = ("Trull", "Könige", "Spatz", "Uhu", "König ultimo")


def _has_praemie_doubled(course: Course) -> bool:
    """Whether a Prämie was doubled, the Vogerl of the bid together with the game in a reading that says so."""
    with_game = course.chosen["kontra-on-contained-vogerl"] == "with-game" and _is_game(course, *VOGERL)
    items = (*_PRAEMIEN, "Valat", *(("Spiel",) if with_game else ()))
    return any(chain.doubled for chain in _announced(course, *items))


def _has_valat_made(course: Course) -> bool:
    """Whether one side took all that was played."""
    return len({course.is_mine(trick.winner) for trick in course.played.tricks}) == 1


def _is_valat(course: Course) -> bool:
    return (
        course.game is not None and course.is_played and (bool(_announced(course, "Valat")) or _has_valat_made(course))
    )


ONLY: Final[Sequence[Only[Course]]] = (
    Only(
        "five at the table",
        _has_five,
        numbers("LUN", PLAY="17", TRISCHAKEN="6 7 8 9 10 11", TALON="17", SETTLING="27 28"),
    ),
    Only("four at the table", lambda course: not _has_five(course), numbers("LUN", TALON="16", COUNTING="15")),
    Only(
        "Fahren",
        _is_fahren,
        numbers(
            "LUN", TALON="16 17", COUNTING="15 16", TRISCHAKEN="1 2 3 4 5 6 7 8 9 10 11", SETTLING="29 30 31 32 33"
        ),
    ),
    Only(
        "a game with a declarer",
        lambda course: not _is_fahren(course),
        numbers("LUN", ANNOUNCING="2 3 4 5 13 14 15", COUNTING="8 9", PLAY="10 11 12 13 15 16 17", SETTLING="23"),
    ),
    Only(
        "a Sechserdreier", lambda course: _is_game(course, "Sechserdreier"), numbers("LUN", TALON="1 2", COUNTING="10")
    ),
    Only(
        "half of the Talon that is taken",
        _has_half,
        numbers("LUN", TALON="4 5 6 7 8 13 14", COUNTING="11 12", CALLING="9"),
    ),
    Only(
        "a solo game",
        lambda course: _is_game(course, *_SOLOS),
        numbers("LUN", TALON="15", COUNTING="13", SETTLING="16"),
    ),
    Only("a Solorufer", lambda course: _is_game(course, "Solorufer"), numbers("LUN", COUNTING="14", SETTLING="14")),
    Only("a Solodreier", lambda course: _is_game(course, "Solodreier"), numbers("LUN", SETTLING="15")),
    Only("a Dreier", lambda course: _is_game(course, "Dreier"), numbers("LUN", SETTLING="10")),
    Only(
        "a lost Sechserdreier",
        lambda course: _is_game(course, "Sechserdreier"),
        numbers("LUN", SETTLING="11 12 13 20"),
    ),
    Only("a called König", lambda course: _is_game(course, *CALLING), numbers("LUN", CALLING="2 3", BONUSES="15")),
    Only(
        "a called König in the Talon",
        _is_from_talon,
        numbers("LUN", CALLING="9 11", TALON="7 8", COUNTING="14", BONUSES="7"),
    ),
    Only("giving up", _is_given_up, numbers("LUN", SETTLING="21 28 34")),
    Only("a Vogerlrufer", lambda course: _is_game(course, *VOGERL), numbers("LUN", SETTLING="9", BONUSES="24")),
    Only("an announced Spatz", lambda course: bool(_announced(course, "Spatz")), numbers("LUN", PLAY="10")),
    Only("an announced Uhu", lambda course: bool(_announced(course, "Uhu")), numbers("LUN", PLAY="11 13")),
    Only(
        "an announced König ultimo", lambda course: bool(_announced(course, "König ultimo")), numbers("LUN", PLAY="12")
    ),
    Only("an announced Valat", lambda course: bool(_announced(course, "Valat")), numbers("LUN", PLAY="15 16")),
    Only("a Valat", _is_valat, numbers("LUN", BONUSES="20 21 22", SETTLING="17 18 19 20")),
    Only(
        "a doubled Prämie",
        _has_praemie_doubled,
        numbers("LUN", SETTLING="24 25 26"),
    ),
    Only(
        "a doubled Valat",
        lambda course: any(chain.doubled for chain in _announced(course, "Valat")),
        numbers("LUN", BONUSES="20"),
    ),
    Only("an announced Trull", lambda course: bool(_announced(course, "Trull")), numbers("LUN", BONUSES="2")),
    Only("announced Könige", lambda course: bool(_announced(course, "Könige")), numbers("LUN", BONUSES="4")),
    Only(
        "a Fangprämie announced more than once",
        lambda course: any(len(_announced(course, item)) > 1 for item in ("Trull", "Könige")),
        numbers("LUN", BONUSES="16"),
    ),
    Only(
        "an announced Fangprämie",
        lambda course: bool(_announced(course, "Trull", "Könige")),
        numbers("LUN", BONUSES="17"),
    ),
)
