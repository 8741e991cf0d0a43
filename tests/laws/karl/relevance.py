"""What each clause of Karls Tarockrunde is about: where a deal has nothing of that, no decision rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.laws.karl import plain
from tests.laws.karl.strategies import Course
from tests.laws.relevance import Only, numbers

from tarock_engine.karl.state import Announcing, RenonceEnd
from tarock_engine.state import Calling, Chain, Played

_SOLOS: Final = ("Solo-Rufer", "Farbensolo", "Solo-Dreier")


def _games(course: Course) -> set[str]:
    """What was played, and a Rufer too that was turned into Fahren."""
    found = {state.game.contract.name for state in course.states if state.game is not None}
    found |= {state.contract.name for state in course.states if isinstance(state, Calling)}
    return found | ({"Fahren"} if course.is_played and course.game is None else set())


def _is(*names: str) -> Callable[[Course], bool]:
    return lambda course: bool(_games(course) & {*names})


def _has_talk(course: Course) -> bool:
    return any(isinstance(state, Announcing) for state in course.states)


def _is_from_talon(course: Course) -> bool:
    return any(state.game is not None and state.game.from_talon for state in course.states)


def _chains(course: Course) -> tuple[Chain, ...]:
    """What was said in the end."""
    talks = [state.chains for state in course.states if isinstance(state, Announcing)]
    played = isinstance(course.end, Played) and course.end.contest.game is not None
    return course.contest.chains if played else talks[-1] if talks else ()


def _is_announced(course: Course, *items: str) -> bool:
    return any(chain.item in items and chain.of is not None for chain in _chains(course) if chain.item != "Spiel")


def _is_doubled(course: Course) -> bool:
    return any(chain.doubled for chain in _chains(course))


def _has_retour(course: Course) -> bool:
    return any(len(chain.doubled) > 1 for chain in _chains(course))


def _is_ranked_by_price(course: Course) -> bool:
    """Whether games outbid each other by their prices."""
    return course.chosen["auction-rank-order"] in ("by-price", "by-price-with-bird")


def _has_accounts(course: Course) -> bool:
    """Whether each opponent doubles the game for himself."""
    too = course.chosen["kontra-binding"] == "farbensolo-too"
    return bool(_games(course) & {*_NEGATIVE, *(("Farbensolo",) if too else ())})


def _price(*names: str) -> Callable[[Course], bool]:
    """Whether the price of one of some games was asked for, in the auction or at the end."""
    return lambda course: bool(_games(course) & {*names}) or _is_ranked_by_price(course)


def _scored(name: str) -> Callable[[Course], bool]:
    """Whether a bonus was won or lost, or its bird paid for."""
    ranked = name == "Pagat"
    return lambda course: (
        course.is_given_up
        or any(item.name == name for item in course.items)
        or (ranked and _is_ranked_by_price(course))
    )


def _is_unplayed(course: Course) -> bool:
    return course.is_unplayed


def _is_paid(course: Course) -> bool:
    return course.is_given_up


def _has_renonce(course: Course) -> bool:
    """Whether a breach was pointed out; nobody commits one in these deals."""
    return isinstance(course.end, RenonceEnd)


def _is_handed_on(course: Course) -> bool:
    return course.has_handed_on


BONUSES: Final = ("Trull", "Könige", "König ultimo", "Valat", *plain.BIRDS)
_NEGATIVE: Final = tuple(plain.NEGATIVE)
_OUVERT: Final = tuple(name for name in _NEGATIVE if name.endswith("-Ouvert"))
_CALLING: Final = tuple(plain.CALLING)

ONLY: Final[Sequence[Only[Course]]] = (
    Only(
        "Fahren",
        _is("Fahren"),
        numbers(
            "KAR",
            TRISCHAKEN="1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24",
            COUNTING="18",
            SETTLING="1",
        ),
    ),
    Only("a round of announcements", _has_talk, numbers("KAR", ANNOUNCING="1 2 3 4 5 6 7 22 23 24 25 26 31")),
    Only("a game with a declarer", lambda course: bool(_games(course) - {"Fahren"}), numbers("KAR", COUNTING="9 10")),
    Only(
        "a negative game",
        _is(*_NEGATIVE),
        numbers(
            "KAR",
            PLAY="3 13 16 17 18 20 21 22 23 24 25 26 27",
            ANNOUNCING="11 28",
            CALLING="10",
            TALON="15",
            BONUSES="19",
        ),
    ),
    Only("accounts of the opponents", _has_accounts, numbers("KAR", ANNOUNCING="29", SETTLING="29")),
    Only("a negative game or Fahren", _is(*_NEGATIVE, "Fahren"), numbers("KAR", PLAY="19")),
    Only("an Ouvert game", _is(*_OUVERT), numbers("KAR", PLAY="20 25 26 27")),
    Only("a Piccolo", _is("Piccolo"), numbers("KAR", PLAY="22")),
    Only("a Zwiccolo", _is("Zwiccolo"), numbers("KAR", PLAY="23")),
    Only("a Bettler", _is("Bettler"), numbers("KAR", PLAY="24")),
    Only("a Piccolo-Ouvert", _is("Piccolo-Ouvert"), numbers("KAR", PLAY="25")),
    Only("a Zwiccolo-Ouvert", _is("Zwiccolo-Ouvert"), numbers("KAR", PLAY="26")),
    Only("a Bettel-Ouvert", _is("Bettel-Ouvert"), numbers("KAR", PLAY="27")),
    Only(
        "a Rufer",
        _is("Rufer"),
        numbers("KAR", SETTLING="2 41 42 43", CALLING="12", ANNOUNCING="15 16 17 18", TRISCHAKEN="13"),
    ),
    Only(
        "an Auch-Rufer",
        _is("Auch-Rufer"),
        numbers("KAR", SETTLING="44 45", CALLING="15", ANNOUNCING="13 32"),
    ),
    Only(
        "a Solo-Rufer",
        _is("Solo-Rufer"),
        numbers("KAR", SETTLING="33 34 35", CALLING="17", COUNTING="15 17", TALON="12"),
    ),
    Only("a Dreier or Sechser-Dreier", _is("Dreier", "Sechser-Dreier"), numbers("KAR", CALLING="8")),
    Only(
        "a Sechser-Dreier",
        _is("Sechser-Dreier"),
        numbers("KAR", SETTLING="9 30 31 32", COUNTING="12", TALON="4 5 6 11"),
    ),
    Only(
        "a Farbensolo",
        _is("Farbensolo"),
        numbers(
            "KAR",
            SETTLING="38",
            COUNTING="14",
            PLAY="2 14 15 28 29 30 31 32",
            TALON="13",
            BONUSES="20",
            ANNOUNCING="12 30",
        ),
    ),
    Only("a Solo-Dreier", _is("Solo-Dreier"), numbers("KAR", SETTLING="36 37", COUNTING="16", TALON="14")),
    Only(
        "a Solo-Dreier or Farbensolo",
        _is("Solo-Dreier", "Farbensolo"),
        numbers("KAR", CALLING="9", SETTLING="39"),
    ),
    *(
        Only(f"a {name}, or games ranked by price", _price(name), numbers("KAR", SETTLING=number))
        for name, number in (
            ("Piccolo", "3"),
            ("Zwiccolo", "4"),
            ("Solo-Rufer", "5"),
            ("Bettler", "6"),
            ("Auch-Rufer", "7"),
            ("Dreier", "8"),
            ("Farbensolo", "10"),
            ("Piccolo-Ouvert", "11"),
            ("Zwiccolo-Ouvert", "12"),
            ("Bettel-Ouvert", "13"),
            ("Solo-Dreier", "14"),
        )
    ),
    Only(
        "half of the Talon that is taken",
        _is(*plain.HALVES),
        numbers("KAR", TALON="2 3", COUNTING="11 13"),
    ),
    Only(
        "an untouched Talon that counts",
        lambda course: course.is_played and course.contract in ("Fahren", *_SOLOS),
        numbers("KAR", TALON="16"),
    ),
    Only("a called König", _is(*_CALLING), numbers("KAR", CALLING="1 4 5 6", BONUSES="3 4", ANNOUNCING="10")),
    Only(
        "a called König in the Talon",
        _is_from_talon,
        numbers("KAR", SETTLING="43 44 45", COUNTING="17", BONUSES="4"),
    ),
    Only("paying for a game", _is_paid, numbers("KAR", SETTLING="43 44 45")),
    Only("a Rufer that is not played", _is_unplayed, numbers("KAR", SETTLING="41 42")),
    Only("a Vorhand that was handed on", _is_handed_on, numbers("KAR", BIDDING="40 41 42 43")),
    Only(
        "an announced Valat",
        lambda course: _is_announced(course, "Valat"),
        numbers("KAR", ANNOUNCING="19 20 32", SETTLING="24 26"),
    ),
    Only("a Valat", _scored("Valat"), numbers("KAR", SETTLING="22 24 25 26 35 39")),
    Only("an announced bonus", lambda course: _is_announced(course, *BONUSES), numbers("KAR", BONUSES="13 14")),
    Only(
        "an announced bird",
        lambda course: _is_announced(course, *plain.BIRDS, "König ultimo"),
        numbers("KAR", PLAY="33"),
    ),
    Only("something doubled", _is_doubled, numbers("KAR", SETTLING="27 28")),
    Only("a Retour", _has_retour, numbers("KAR", SETTLING="28")),
    *(
        Only(f"a {name} won or lost", _scored(name), numbers("KAR", SETTLING=number))
        for name, number in (
            ("König ultimo", "15"),
            ("Trull", "16"),
            ("Könige", "17"),
            ("Pagat", "18"),
            ("Uhu", "19"),
            ("Kakadu", "20"),
            ("Wildsau", "21"),
        )
    ),
    Only(
        "a Renonce",
        _has_renonce,
        numbers("KAR", RENONCE="1 2 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"),
    ),
)
