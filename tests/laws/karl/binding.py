"""What announced birds ask of those who hold them, told once more without a look at the engine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tests.laws.karl import plain
from tests.laws.karl.strategies import Course
from tests.laws.karl.told import things

_DEARNESS: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}
_TRICK: Final = {card: plain.TRICK_OF[bird] for bird, card in plain.BIRDS.items()}


class Held(NamedTuple):
    """The cards of what each side has announced, and a player who is due in a trick of this number."""

    announced: dict[bool, set[str]]
    seat: int
    trick: int


def held_by(course: Course) -> dict[bool, set[str]]:
    """The birds, and where it counts the called König, that each side has announced."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for one in things(course):
        if one.of is None:
            continue
        if one.item in plain.BIRDS:
            found[course.is_mine(one.of)].add(plain.BIRDS[one.item])
        elif one.item == "König ultimo" and course.chosen["giving-up-order-scope"] == "koenig-too":
            found[course.is_mine(one.of)].add("König")
    return found


def left(allowed: set[str], held: Held, hands: Sequence[Collection[str]], course: Course) -> set[str]:
    """The cards that the announced birds leave of those that may be played else."""
    mine = course.is_mine(held.seat)
    side = held.announced[mine]
    called = next((one for one in plain.KOENIGE if "König" in side and one == _called(course)), None)
    birds = {card for card in allowed if card in side or card == called}
    if course.chosen["announced-bird-played-early"] == "renonce":
        allowed = allowed - {card for card in birds if card in _DEARNESS and held.trick < _TRICK[card]} or allowed
        birds &= allowed
    cheaper = {
        card
        for card in birds
        if held.trick < _TRICK.get(card, 12) and any(_dear(other) > _dear(card) for other in birds)
    }
    allowed = allowed - cheaper
    if course.chosen["giving-up-order-scope"] == "side":
        others = [hand for seat, hand in enumerate(hands) if seat != held.seat and course.is_mine(seat) is mine]
        waiting = [card for hand in others for card in hand if card in side and held.trick < _TRICK[card]]
        kept = {
            card
            for card in birds & allowed
            if held.trick < _TRICK[card] and any(_dear(other) > _dear(card) for other in waiting)
        }
        allowed = allowed - kept or allowed
    return allowed


def _dear(card: str) -> int:
    return _DEARNESS.get(card, 1)


def _called(course: Course) -> str | None:
    from tarock_engine.cards import NAMES  # noqa: PLC0415

    return None if course.declared.called is None else NAMES[course.declared.called]
